"""Where the rest of a move may lead: the legs to a place, directly and by way of cities that are passed."""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from afrikan.game.law import Law
from afrikan.records import clone
from afrikan.rules.kernel_types import ReverseInMove
from afrikan.star.actions import first, kind_of, pack, second
from afrikan.star.kernel import apply, legal
from afrikan.star.state import ACTIONS, OFF_BOARD, State
from afrikan.star.words import Kind, Phase


class Onward(NamedTuple):
    """A position in which a move goes on, and what leads to it: legs, and boarding a ship on the way.

    Nothing leads to the position shown.
    """

    state: State
    legs: tuple[int, ...]


def legs_to(state: State, law: Law, place: int | None, mode: int) -> tuple[int, ...]:
    """Return every leg of the board that one roll could allow from where the pawn stands.

    Args:
        state: the position.
        law: the rules in force.
        place: number of the place where the leg ends; any place if ``None``.
        mode: how it travels.
    """
    board, node = law.board, state.players[state.current].node
    if node == OFF_BOARD:
        return ()
    legs = range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1])
    return tuple(board.leg_action[leg] for leg in legs if place is None or board.leg_to[leg] == place)


def flights_from(law: Law, node: int) -> tuple[int, ...]:
    """Return the flights that leave a place."""
    board = law.board
    if not 0 <= node < board.cities:
        return ()
    flights = range(board.air_begin[node], board.air_begin[node + 1])
    return tuple(pack(Kind.FLY, board.air_to[flight]) for flight in flights)


def onward(state: State, law: Law) -> Iterator[Onward]:
    """Yield the position shown and all those in which the same move can go on, nearest first.

    It goes on past a city or aboard a ship, and from a dot where it may turn round there.
    """
    waiting = deque([Onward(state, ())])
    seen = set()
    while waiting:
        found = waiting.popleft()
        player = found.state.players[found.state.current]
        key = (player.node, found.state.rest, found.state.came, found.state.mode, player.voyage, player.port)
        if key in seen:
            continue
        seen.add(key)
        yield found
        for action in _leading_on(found.state, law):
            after = clone(found.state)
            apply(after, law.kernel, law.board, action)
            if after.phase == Phase.MOVE and after.current == state.current:
                waiting.append(Onward(after, (*found.legs, action)))


def _leading_on(state: State, law: Law) -> Iterator[int]:
    """Yield the actions after which the same move may go on where one leg alone does not lead."""
    turns = law.kernel.reverse_in_move == ReverseInMove.YES
    room = [0] * ACTIONS
    for action in room[: legal(state, law.kernel, law.board, room)]:
        kind = kind_of(action)
        is_leg = kind == Kind.LAND or kind == Kind.SEA
        if kind == Kind.SAIL or (is_leg and (turns or first(action) < law.board.cities)):
            yield action


def by_promise(state: State, leg: int) -> tuple[bool, bool, int]:
    """Return by what the legs to one place are sorted, from the one that comes nearest to being legal."""
    return second(leg) > state.rest, second(leg) != state.rest, second(leg)
