"""Comparing places by the way to their nearest unopened tile, then to the second, and so on.

A place is seen as an outlook: a city or fork, the steps to it, and whether there is money for a ship.
"""

from afrikan.policies.routes import FAR, Routes
from afrikan.policies.spans import QUARTERS
from afrikan.star.state import NODES, NONE, Board, State


def outlook(purse: int, place: int, steps: int) -> int:
    """Return what is seen from so many steps before a place.

    Args:
        purse: ``RICH`` or ``POOR``.
        place: a city or a fork.
        steps: what the way to it counts.

    >>> place_of(outlook(1, 31, 4)), purse_of(outlook(1, 31, 4)), steps_of(outlook(1, 31, 4))
    (31, 1, 4)
    """
    return place + NODES * (purse + 2 * steps)


def place_of(seen: int) -> int:
    """Return the city or fork of an outlook."""
    return seen % NODES


def purse_of(seen: int) -> int:
    """Return which table of tiles an outlook uses."""
    return seen // NODES % 2


def steps_of(seen: int) -> int:
    """Return the steps to the place of an outlook."""
    return seen // (2 * NODES)


def nearer(state: State, board: Board, routes: Routes, seen: int, other: int) -> bool:
    """Tell whether the tiles seen are nearer than those of another outlook; anything is nearer than ``NONE``.

    The nearest tiles decide; where they are equally far, the second, then the third, and so on.
    """
    if other == NONE or seen == NONE:
        return seen != NONE
    order, away = routes.tile_order[purse_of(seen)], routes.tile_away[purse_of(seen)]
    orders, aways = routes.tile_order[purse_of(other)], routes.tile_away[purse_of(other)]
    here, there = place_of(seen), place_of(other)
    lead = QUARTERS * (steps_of(other) - steps_of(seen))
    one = next_tile(state, board, order[here], 0)
    two = next_tile(state, board, orders[there], 0)
    while one < board.cities:
        gain = aways[there][two] + lead - away[here][one]
        if gain != 0:
            return gain > 0
        one = next_tile(state, board, order[here], one + 1)
        two = next_tile(state, board, orders[there], two + 1)
    return False


def next_tile(state: State, board: Board, order: list[int], begin: int) -> int:
    """Return where in an order of cities, from ``begin`` on, the next unopened tile stands."""
    while begin < board.cities and state.tiles[order[begin]] == NONE:
        begin += 1
    return begin


def at(state: State, board: Board, routes: Routes, purse: int, node: int, before: int) -> int:
    """Return the better outlook of a place over both ends of its road or lane.

    Args:
        state, board, routes: the position and its tables.
        purse: ``RICH`` or ``POOR``.
        node: the place.
        before: what is counted on top, in steps.
    """
    one = outlook(purse, routes.span_end[0][node], routes.span_steps[0][node] + before)
    if routes.span_steps[0][node] == 0:
        return one
    other = outlook(purse, routes.span_end[1][node], routes.span_steps[1][node] + before)
    return other if nearer(state, board, routes, other, one) else one


def quarters_to_tile(state: State, board: Board, routes: Routes, seen: int) -> int:
    """Return the distance of the nearest tile of an outlook in quarters of a step; a lot if there is none."""
    row, place = purse_of(seen), place_of(seen)
    nearest = next_tile(state, board, routes.tile_order[row][place], 0)
    if nearest == board.cities:
        return FAR
    return routes.tile_away[row][place][nearest] + QUARTERS * steps_of(seen)
