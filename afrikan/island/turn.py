"""The course of the days: whose it is, how it ends, and where its cards go."""

from afrikan.island.notes import note
from afrikan.island.state import NONE, SEATS, Isle, State
from afrikan.island.words import Ending, Event, Phase


def begin_day(state: State) -> None:
    """Begin the hiking day of the current side."""
    player = state.players[state.current]
    player.days += 1
    player.choices = 0
    state.points = 0
    state.draws = 0
    state.crossed = 1
    state.trail[0] = player.hex
    state.phase = Phase.DAY


def end_day(state: State, isle: Isle) -> None:
    """Collect the cards, all but the one that marks the position, and hand the day to the other side."""
    for card in range(isle.cards):
        state.pile[card] += state.laid[card]
        state.laid[card] = 0
    state.card = NONE
    state.current = SEATS - 1 - state.current
    if state.current == state.first:
        state.round += 1
        if state.round > state.cap:
            end_without_winner(state)
            return
    begin_day(state)


def end_without_winner(state: State) -> None:
    """End the game because its last day is over."""
    note(state, Event.NO_WINNER, 0, state.cap)
    state.round = state.cap
    state.ending = Ending.NO_WINNER
    state.phase = Phase.OVER


def win(state: State, hex: int, label: int) -> None:
    """End the game with the treasure in the hands of the current side."""
    note(state, Event.TREASURE_FOUND, hex, label)
    state.winner = state.current
    state.ending = Ending.TREASURE
    state.phase = Phase.OVER
