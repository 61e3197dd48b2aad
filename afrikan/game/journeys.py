"""The ways that pawns have gone and may go, dot by dot, so that pictures can show them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from afrikan.board import RouteGraph
from afrikan.game.game import Game
from afrikan.star.actions import first, kind_of, second
from afrikan.star.state import NONE, State
from afrikan.star.words import Kind

LOOK_BACK = 60
"""Actions looked back at for the last turns: enough for six players, and the same however long the game."""
MODES = {Kind.LAND: "land", Kind.SEA: "sea", Kind.FLY: "air"}


class Leg(NamedTuple):
    """One leg of a journey.

    Attributes:
        seat: whose pawn, from 0.
        mode: ``"land"``, ``"sea"`` or ``"air"``.
        path: ids of the places, from the one left to the one reached.
    """

    seat: int
    mode: str
    path: tuple[str, ...]


def leg_of(before: State, action: int, graph: RouteGraph) -> Leg | None:
    """Return the way that an action takes, or ``None`` if it moves no pawn.

    Args:
        before: the position in which the action is considered.
        action: the action as a number.
        graph: the board.
    """
    mode = MODES.get(Kind(kind_of(action)))
    if mode is None:
        return None
    here = before.players[before.current].node
    path = _path(graph, here, first(action), mode, second(action), before.came)
    return Leg(before.current, mode, path)


@lru_cache(maxsize=4096)
def _path(graph: RouteGraph, here: int, there: int, mode: str, steps: int, came: int) -> tuple[str, ...]:
    origin, end = graph.nodes[here].id, graph.nodes[there].id
    if mode == "air":
        return origin, end
    onward = graph.landings(origin, steps, mode, None if came == NONE else graph.nodes[came].id)
    ways = (*onward, *graph.landings(origin, steps, mode))
    return next((origin, *way.path) for way in ways if way.node == end and way.steps == steps)


def course(game: Game, port: str) -> tuple[str, ...]:
    """Return a shortest way by sea from the pawn to act to a port, calling at no other on the way.

    >>> from afrikan.rules import Ruleset
    >>> game = Game(Ruleset.preset("fan"), players=2, seed=7).do("start tangier").do("start cairo")
    >>> len(course(game.roll(6).roll(2), "tunis")) - 1
    3
    """
    board, graph = game.timeline.now.law.board, game.board
    goal = graph.index[port]
    path = [game.state.players[game.state.current].node]
    for left in reversed(range(board.sea_steps[path[0]][goal])):
        around = (graph.index[place] for place in graph.neighbours(graph.nodes[path[-1]].id, "sea"))
        nearer = (node for node in around if node >= board.cities and board.sea_steps[node][goal] == left)
        path.append(next(nearer) if left else goal)
    return tuple(graph.nodes[node].id for node in path)


def latest_legs(game: Game) -> tuple[Leg, ...]:
    """Return the leg of the last action before the position shown, if it moved a pawn."""
    return tuple(_legs(game, game.at - 1)) if game.at else ()


def trails(game: Game) -> tuple[Leg, ...]:
    """Return the legs of the last turn of each player that has moved, oldest first.

    >>> from afrikan.rules import Ruleset
    >>> game = Game(Ruleset.preset("fan"), players=2, seed=7)
    >>> game = game.do("start tangier").do("start cairo").roll(6).roll(2).roll(3).do("land morocco 2")
    >>> trails(game)
    (Leg(seat=0, mode='land', path=('tangier', 'fork_atlas', 'morocco')),)
    """
    found: list[Leg] = []
    turns: dict[int, int] = {}
    oldest = max(0, game.at - LOOK_BACK)
    for number in range(game.at - 1, oldest - 1, -1):
        state = game.timeline.moments[number].state
        player = state.players[state.current]
        for leg in _legs(game, number):
            if turns.setdefault(leg.seat, player.turns) == player.turns:
                found.append(leg)
    return tuple(reversed(found))


def _legs(game: Game, number: int) -> Iterator[Leg]:
    before, action = game.timeline.moments[number].state, game.timeline.actions[number]
    leg = leg_of(before, action, game.board) if isinstance(action, int) else None
    if leg is not None:
        yield leg
