"""Where journeys go: the places of a goal, and the quickest plan to them."""

from collections.abc import Collection, Iterable

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, suggestion
from afrikan.pawn.plan import Plan, quickest
from afrikan.pawn.turns import Turns
from afrikan.quote import quoted

HOME = "home"
"""Stands for both start cities."""


def named(goal: object) -> tuple[str, ...]:
    """Return the ids that a goal consists of, not yet looked up.

    Raises:
        AfrikanError: if it is neither an id nor several of them.
    """
    names = (goal,) if isinstance(goal, str) else tuple(goal) if isinstance(goal, Iterable) else ()
    if not names:
        raise AfrikanError("goal_missing", value=quoted(goal))
    return names


def goal_places(graph: RouteGraph, goal: object) -> tuple[str, ...]:
    """Return the ids of the places of a goal.

    Args:
        graph: the board.
        goal: id of a place, several ids, or ``"home"``.

    Raises:
        AfrikanError: if there is no such place.
    """
    if goal == HOME:
        return graph.starts
    names = named(goal)
    for name in names:
        if not isinstance(name, str) or name not in graph.index:
            raise AfrikanError("goal_unknown", place=quoted(name), hint=suggestion(name, graph.cities))
    return tuple(dict.fromkeys(names))


def plan_to(turns: Turns, graph: RouteGraph, places: Collection[str]) -> Plan:
    """Return the quickest plan to some places, in whatever condition the pawn ends its turn there; shared."""
    nodes = {graph.index[place] for place in places}
    spots = enumerate(turns.spots)
    return quickest(turns, frozenset(number for number, spot in spots if spot.node in nodes))
