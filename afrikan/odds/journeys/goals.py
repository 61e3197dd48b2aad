"""Where journeys go: the places of a goal, and the quickest plan to them."""

from collections.abc import Iterable
from typing import NamedTuple

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, suggestion
from afrikan.pawn.plan import Plan, quickest
from afrikan.pawn.turns import Turns, turns_with
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.star.state import NONE
from afrikan.star.tables import board_of

HOME = "home"
"""Stands for the start cities where a treasure may be brought."""


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


class Aim(NamedTuple):
    """What a journey is to reach.

    Attributes:
        places: ids of the places.
        treasure: whether the pawn brings a treasure home, so that the rules say where and when it is home.
        start: number of the city from which the pawn set out, where only that one is home; else ``NONE``.
    """

    places: tuple[str, ...]
    treasure: bool
    start: int

    def turns(self, rules: Ruleset, money: int) -> Turns:
        """Return how a pawn with some money can spend a turn on its way."""
        return turns_with(rules, money, self.treasure, self.start)

    def plan(self, turns: Turns, graph: RouteGraph) -> Plan:
        """Return the quickest plan, in whatever condition the pawn ends its turn there; shared."""
        if self.treasure:
            return quickest(turns, turns.home)
        nodes = {graph.index[place] for place in self.places}
        spots = enumerate(turns.spots)
        return quickest(
            turns, frozenset(number for number, spot in spots if spot.node in nodes and not spot.pause)
        )


def aim_of(rules: Ruleset, goal: object, home: object = None) -> Aim:
    """Return what a journey is to reach under a ruleset.

    Args:
        rules: the ruleset.
        goal: id of a place, several ids, or ``"home"``.
        home: id of the city from which the pawn set out; the first start city if left out.

    Raises:
        AfrikanError: if there is no such place, or no start city of that name.
    """
    graph = board_of(rules)
    start = graph.starts[0] if home is None else home
    if start not in graph.starts:
        raise AfrikanError("home_unknown", value=quoted(start), starts=graph.starts)
    if goal != HOME:
        return Aim(goal_places(graph, goal), False, NONE)
    if rules.finish_cities == "own_start_only":
        return Aim((start,), True, graph.index[start])
    return Aim(graph.starts, True, NONE)
