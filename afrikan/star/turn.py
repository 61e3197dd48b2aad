"""The frame of a turn: how it begins, how it ends, and when the game is over."""

from afrikan.rules.kernel_types import EndWhen, FinishCities, Rules
from afrikan.star.notes import note
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.words import Ending, Event, Face, Phase


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
    state.moved = 0
    state.flights = 0
    state.tried = 0
    state.spare = 0
    state.resume = 0


def end_turn(state: State) -> None:
    """Pass the turn to the left, unless the last round has been played or nobody is left to play."""
    if state.extra == 1:
        state.extra = 0
        begin_turn(state)
        return
    pass_on(state)
    while state.phase != Phase.OVER and state.players[state.current].out == 1:
        pass_on(state)
    if state.phase != Phase.OVER:
        begin_turn(state)


def pass_on(state: State) -> None:
    """Let the next seat be the current one; where a round is complete, begin the next or end the game."""
    state.current += 1
    if state.current == state.seats:
        state.current = 0
    if state.current == state.first:
        if state.closing == 1 or state.round >= state.cap:
            over(state)
        else:
            state.round += 1


def over(state: State) -> None:
    """End the game as it stands."""
    state.phase = Phase.OVER
    if state.ending == Ending.PLAYING:
        state.ending = Ending.NO_WINNER
        note(state, Event.NO_WINNER, state.round, 0)
    elif state.ending == Ending.DRAW:
        note(state, Event.DRAWN, state.home, 0)
    else:
        note(state, Event.WON, state.winner, state.ending)


def carries(player: Player) -> bool:
    """Tell whether a player can win by coming home."""
    return player.star == 1 or player.horseshoe == 1


def is_home(rules: Rules, board: Board, player: Player, node: int) -> bool:
    """Tell whether a node is a city where a player's treasure may be brought."""
    if rules.finish_cities == FinishCities.OWN_START_ONLY:
        return node == player.start
    return board.is_start[node] == 1


def come_home(state: State, rules: Rules) -> None:
    """Take note that the current player is home with the Star or a horseshoe, and of what that ends."""
    player = state.players[state.current]
    state.home += 1
    player.place = state.home
    state.extra = 0
    way = Ending.STAR if player.star == 1 else Ending.HORSESHOE
    if state.home == 1:
        state.winner = state.current
        state.ending = way
    if rules.end_when == EndWhen.AT_ONCE:
        over(state)
        return
    note(state, Event.CAME_HOME, state.current, way)
    if rules.end_when == EndWhen.FINISH_ROUND:
        state.closing = 1
        if state.home > 1:
            state.winner = NONE
            state.ending = Ending.DRAW
        end_turn(state)
        return
    leave_game(state, player, place_is_open(state))


def leave_game(state: State, player: Player, goes_on: bool) -> None:
    """Let a player take no more turns; the game goes on if it may and if anybody is left."""
    player.out = 1
    left = 0
    for seat in range(state.seats):
        left += 1 - state.players[seat].out
    if goes_on and left > 0:
        end_turn(state)
    else:
        over(state)


def place_is_open(state: State) -> bool:
    """Tell whether anybody but the current player can still come home with a horseshoe."""
    chances = state.remaining[Face.HORSESHOE]
    for seat in range(state.seats):
        if seat != state.current and state.players[seat].out == 0 and carries(state.players[seat]):
            chances += 1
    return chances > 0
