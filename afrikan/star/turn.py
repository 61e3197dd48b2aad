"""The frame of a turn: how it begins, how it ends, and when the game is over."""

from afrikan.star.notes import note
from afrikan.star.state import NONE, Player, State
from afrikan.star.words import Ending, Event, Phase


def begin_turn(state: State) -> None:
    """Begin the current player's turn."""
    player = state.players[state.current]
    player.turns += 1
    state.phase = Phase.TURN
    state.rolls = 0
    state.choices = 0
    state.rest = 0
    state.steps = 0
    state.came = NONE
    state.arrived = 0
    state.opened = 0


def end_turn(state: State) -> None:
    """Pass the turn to the left, unless the last round has been played."""
    following = state.current + 1
    if following == state.seats:
        following = 0
    if following == state.first:
        if state.round >= state.cap:
            state.phase = Phase.OVER
            state.ending = Ending.NO_WINNER
            note(state, Event.NO_WINNER, state.round, 0)
            return
        state.round += 1
    state.current = following
    begin_turn(state)


def carries(player: Player) -> bool:
    """Tell whether a player can win by coming home."""
    return player.star == 1 or player.horseshoe == 1


def win(state: State) -> None:
    """End the game: the current player is home with the Star or a horseshoe."""
    player = state.players[state.current]
    state.winner = state.current
    state.ending = Ending.STAR if player.star == 1 else Ending.HORSESHOE
    state.phase = Phase.OVER
    note(state, Event.WON, state.current, state.ending)
