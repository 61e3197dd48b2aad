"""Comparing places by the way to their nearest unopened tile, then to the second, and so on.

An outlook packs in one int how far the nearest tile is, and from where the tiles are seen: the place, the
steps counted on top of its distances, and whether there is money for a ship.
"""

from afrikan.policies.routes import FAR, QUARTERS, Routes
from afrikan.star.state import NODES, NONE, Board, State

MOST_STEPS = 1024
VIEWS = 2 * NODES * MOST_STEPS
NOTHING = 4 * FAR * VIEWS
"""The outlook of a place that sees no tile at all."""


def outlook(state: State, board: Board, routes: Routes, purse: int, place: int, steps: int) -> int:
    """Return what is seen from a place.

    Args:
        state, board, routes: the position and its tables.
        purse: ``RICH`` or ``POOR``.
        place: the place.
        steps: what is counted on top of its distances, below ``MOST_STEPS``.
    """
    nearest = next_tile(state, board, routes.tile_order[purse][place], 0)
    if nearest == board.cities:
        return NOTHING
    quarters = routes.tile_away[purse][place][nearest] + QUARTERS * steps
    return quarters * VIEWS + (steps * 2 + purse) * NODES + place


def quarters_of(seen: int) -> int:
    """Return how far the nearest tile of an outlook is, in quarters of a step."""
    return seen // VIEWS


def first_tile(state: State, board: Board, routes: Routes, seen: int) -> int:
    """Return the city with the nearest tile of an outlook; any city if it sees none."""
    order = routes.tile_order[seen // NODES % 2][seen % NODES]
    nearest = next_tile(state, board, order, 0)
    return order[nearest] if nearest < board.cities else order[0]


def nearer(state: State, board: Board, routes: Routes, seen: int, other: int) -> bool:
    """Tell whether the tiles of one outlook are nearer than those of another.

    The nearest tiles decide; where they are equally far, the second, then the third, and so on.
    """
    if quarters_of(seen) != quarters_of(other):
        return seen < other
    return seen != other and nearer_further_on(state, board, routes, seen % VIEWS, other % VIEWS)


def nearer_further_on(state: State, board: Board, routes: Routes, seen: int, other: int) -> bool:
    """Compare two outlooks with equally near tiles by the tiles that follow."""
    here, there = seen % NODES, other % NODES
    purse, others = seen // NODES % 2, other // NODES % 2
    lead = QUARTERS * (other // (2 * NODES) - seen // (2 * NODES))
    one, two = 0, 0
    while one < board.cities:
        one = next_tile(state, board, routes.tile_order[purse][here], one) + 1
        two = next_tile(state, board, routes.tile_order[others][there], two) + 1
        if one <= board.cities:
            gain = routes.tile_away[others][there][two - 1] + lead - routes.tile_away[purse][here][one - 1]
            if gain != 0:
                return gain > 0
    return False


def next_tile(state: State, board: Board, order: list[int], begin: int) -> int:
    """Return where in an order of cities, from ``begin`` on, the next unopened tile stands."""
    while begin < board.cities and state.tiles[order[begin]] == NONE:
        begin += 1
    return begin
