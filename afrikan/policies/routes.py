"""Distances and next steps to every city, and the way home, as tables for the built-in policies."""

from collections.abc import Callable, Iterator
from functools import cache
from heapq import heappop, heappush
from math import inf
from typing import Annotated

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, Phrase
from afrikan.pawn.turns import Spot
from afrikan.policies.homeward import PURSES, Homeward, homeward, own_starts
from afrikan.policies.planner_tables import Plans, lay_plans
from afrikan.records import Index, blank
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import HazardEffect, HazardOnFixedSteps, Rules
from afrikan.star.state import CITIES, NODES, NONE, Board
from afrikan.star.tables import LONGEST_ROLL, board_of, steps_without_calling, tables
from afrikan.star.words import Mode, Voyage

LAND = 0
MIXED = 1
RICH = 0
POOR = 1
"""Rows of the tables of tiles: with money for a ship, and without."""

DRIFTING = PURSES
"""Row of the tables for a pawn that drifts without money; in the homeward ones those of more follow."""

HOME_ROWS = 2 * PURSES
"""Rows of the homeward tables: by money with a ticket or on land, then by money adrift."""

HOMES = 4
"""Tables of the way home, one for each start city where only one's own is home."""

WAYS = 8192
FAR = 1_000_000
"""Stands for a distance or duration without end."""

QUARTERS = 4
"""A step in quarters."""

SLOW_QUARTERS = 7
"""A step at sea, in quarters, for a player without money, who may not roll there."""

SCALE = 1000
"""Expected turns are kept in thousandths, so that policies compare integers."""


class Routes:
    """What the built-in policies know of the board.

    Attributes:
        distance: steps from a node to a city, or ``FAR``; by land, then by land and sea.
        onward: next node on a shortest way, or ``NONE``; by land, then by land and sea.
        order: the other cities that can be reached from a node, by growing distance; by land, then by both.
        reached: how many they are.
        toward: the leg that leads from a node towards a city with a rest of 1 to 6 steps, as far as it goes.
        by_road: steps from a node to a city by land without calling at another, or ``FAR``.
        by_ship: whether the next step from a node to a city by land and sea is made by ship.
        table: for each start city, which table leads those home who set out there.
        home: by table, expected turns home in thousandths after landing on a node, for money worth 0, 1, …
            ship tickets, then the same adrift; a hazard is taken to catch the pawn that lands there.
        home_action: the action that begins the quickest way home, in the same tables and rows.
        reach_begin: where the ways of a mode and node begin that one roll allows, passing cities if it may.
        reach_to, reach_steps: end and length of each way.
        reach_leg: its first leg in the board's table.
        reach_passes: bit marks of the hazards strictly inside it.
        cairo, tangier: the start cities of these names, or ``NONE``.
        tile_order: the cities by growing distance by land and sea from a node, for a player with money for a
            ship, then for one without, who is slower at sea.
        tile_away: their distances in the same order, in quarters of a step.
        plans: what the policy ``planner`` looks up; blank unless asked for.
    """

    __slots__ = (
        "by_road", "by_ship", "cairo", "distance", "home", "home_action", "onward", "order", "plans",
        "reach_begin", "reach_leg", "reach_passes", "reach_steps", "reach_to", "reached", "table", "tangier",
        "tile_away", "tile_order", "toward",
    )  # fmt: skip
    distance: Annotated[list[list[list[int]]], (2, NODES, CITIES)]
    onward: Annotated[list[list[list[int]]], (2, NODES, CITIES)]
    order: Annotated[list[list[list[Index]]], (2, NODES, CITIES)]
    reached: Annotated[list[list[int]], (2, NODES)]
    toward: Annotated[list[list[list[list[int]]]], (2, NODES, CITIES, LONGEST_ROLL)]
    by_road: Annotated[list[list[int]], (NODES, CITIES)]
    by_ship: Annotated[list[list[int]], (NODES, CITIES)]
    table: Annotated[list[Index], CITIES]
    home: Annotated[list[list[list[int]]], (HOMES, HOME_ROWS, NODES)]
    home_action: Annotated[list[list[list[int]]], (HOMES, HOME_ROWS, NODES)]
    reach_begin: Annotated[list[list[int]], (2, NODES + 1)]
    reach_to: Annotated[list[Index], WAYS]
    reach_steps: Annotated[list[int], WAYS]
    reach_leg: Annotated[list[int], WAYS]
    reach_passes: Annotated[list[int], WAYS]
    plans: Annotated[list[Plans], 1]
    cairo: int
    tangier: int
    tile_order: Annotated[list[list[list[Index]]], (2, NODES, CITIES)]
    tile_away: Annotated[list[list[list[int]]], (2, NODES, CITIES)]


@cache
def routes(rules: Ruleset, planned: bool = False) -> Routes:
    """Return the policies' tables for a ruleset; shared, so not to be changed.

    Args:
        rules: the ruleset.
        planned: whether the policy ``planner`` is to use them, for which it takes a second longer.
    """
    board, kernel = tables(rules), rules.kernel()
    return build_routes(board_of(rules), board, kernel, lambda start: homeward(rules, start), planned)


def build_routes(
    graph: RouteGraph, board: Board, rules: Rules, plan_for: Callable[[int], Homeward], planned: bool = False
) -> Routes:
    """Return the policies' tables for any board.

    Args:
        graph: the board.
        board: the kernel's tables of it.
        rules: the ruleset as numbers.
        plan_for: returns the quickest way home under both for those who set out from a city, ``NONE`` for
            everyone.
        planned: as for ``routes``.

    Raises:
        AfrikanError: if there are more start cities, each home to its own, than tables.
    """
    made = blank(Routes)
    _lay_distances(made, graph)
    made.by_road = steps_without_calling(graph, "land")
    _lay_legs(made, board)
    _lay_ways(made, board)
    _lay_tiles(made, graph)
    starts = own_starts(rules, board)
    if len(starts) > HOMES:
        raise AfrikanError("board_too_large", count=len(starts), what=Phrase("start_cities"), most=HOMES)
    if planned:
        lay_plans(made.plans[0], rules, board, [plan_for(start) for start in starts])
    for table, start in enumerate(starts):
        if start != NONE:
            made.table[start] = table
        _lay_home(made, table, plan_for(start), board, rules)
    return made


def _lay_distances(made: Routes, graph: RouteGraph) -> None:
    for table, mode in ((LAND, "land"), (MIXED, "mixed")):
        made.distance[table] = [[FAR] * CITIES for _ in range(NODES)]
        made.onward[table] = [[NONE] * CITIES for _ in range(NODES)]
        for city, name in enumerate(graph.cities):
            away = graph.distances(name, mode)
            for place, steps in away.items():
                node = graph.index[place]
                made.distance[table][node][city] = steps
                if steps:
                    onward = min(
                        graph.index[other]
                        for other in _around(graph, place, mode)
                        if away.get(other, FAR) == steps - 1
                    )
                    made.onward[table][node][city] = onward
        for node, row in enumerate(made.distance[table]):
            there = [city for city in range(CITIES) if city != node and row[city] < FAR]
            made.reached[table][node] = len(there)
            made.order[table][node][: len(there)] = sorted(there, key=row.__getitem__)
    _lay_ships(made, graph)


def _lay_ships(made: Routes, graph: RouteGraph) -> None:
    for place, node in graph.index.items():
        by_land = {graph.index[other] for other in graph.neighbours(place, "land")}
        row = made.onward[MIXED][node]
        made.by_ship[node] = [int(onward != NONE and onward not in by_land) for onward in row]


def _lay_legs(made: Routes, board: Board) -> None:
    known: dict[tuple[int, int, int, int], int] = {}
    for mode in Mode:
        for node in range(board.nodes):
            for leg in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
                known.setdefault((mode, node, board.leg_to[leg], board.leg_steps[leg]), leg)
    for table in (LAND, MIXED):
        for node in range(board.nodes):
            for city in made.order[table][node][: made.reached[table][node]]:
                mode = Mode.SEA if table == MIXED and made.by_ship[node][city] else Mode.LAND
                to, legs = node, made.toward[table][node][city]
                for rest in range(LONGEST_ROLL):
                    if rest == 0 or to >= board.cities:
                        to = made.onward[table][to][city]
                        legs[rest] = known[mode, node, to, rest + 1]
                    else:
                        legs[rest] = legs[rest - 1]


def _around(graph: RouteGraph, place: str, mode: str) -> tuple[str, ...]:
    land = graph.neighbours(place, "land")
    return land if mode == "land" else land + graph.neighbours(place, "sea")


def _lay_ways(made: Routes, board: Board) -> None:
    laid = 0
    for mode in Mode:
        for node in range(board.nodes):
            made.reach_begin[mode][node] = laid
            for way in _ways(board, mode, node, NONE, LONGEST_ROLL):
                to, steps, leg, passes = way
                made.reach_to[laid] = to
                made.reach_steps[laid] = steps
                made.reach_leg[laid] = leg
                made.reach_passes[laid] = passes
                laid += 1
            made.reach_begin[mode][node + 1] = laid


def _ways(board: Board, mode: int, node: int, came: int, rest: int) -> Iterator[tuple[int, int, int, int]]:
    for leg in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
        to, steps, passes = board.leg_to[leg], board.leg_steps[leg], board.leg_passes[leg]
        if board.leg_first[leg] == came or steps > rest:
            continue
        yield to, steps, leg, passes
        if mode == Mode.LAND and to < board.cities:
            for end, more, _, later in _ways(board, mode, to, board.leg_last[leg], rest - steps):
                yield end, steps + more, leg, passes | later


def _lay_home(made: Routes, table: int, plan: Homeward, board: Board, rules: Rules) -> None:
    spared = rules.hazard_on_fixed_steps == HazardOnFixedSteps.NO
    misses = rules.hazard_effect == HazardEffect.SKIP_ONE_TURN
    for row in range(HOME_ROWS):
        purse, adrift = row % PURSES, row >= DRIFTING
        voyage = Voyage.DRIFT if adrift else Voyage.TICKET
        for node in range(board.nodes):
            at_sea = Spot(node, voyage, 0)
            spot = at_sea if at_sea in plan.turns[purse] else Spot(node, Voyage.NONE, 0)
            made.home_action[table][row][node] = plan.actions[purse][spot]
            if board.hazard[node] and not (adrift and spared):
                spot = spot._replace(lost=1) if misses else spot._replace(held=1)
            turns = plan.turns[purse][spot]
            made.home[table][row][node] = FAR if turns == inf else round(turns * SCALE)


def _lay_tiles(made: Routes, graph: RouteGraph) -> None:
    made.cairo = graph.index.get("cairo", NONE)
    made.tangier = graph.index.get("tangier", NONE)
    for purse, lane in ((RICH, QUARTERS), (POOR, SLOW_QUARTERS)):
        for node, row in enumerate(_quarters(graph, lane)):
            made.tile_order[purse][node] = sorted(range(CITIES), key=row.__getitem__)
            made.tile_away[purse][node] = sorted(row)


def _quarters(graph: RouteGraph, lane: int) -> list[list[int]]:
    """Return the distance from each node to each city in quarters of a step; one at sea counts ``lane``."""
    away = [[FAR] * CITIES for _ in range(NODES)]
    for city, name in enumerate(graph.cities):
        waiting, reached = [(0, name)], set[str]()
        while waiting:
            quarters, place = heappop(waiting)
            if place not in reached:
                reached.add(place)
                away[graph.index[place]][city] = quarters
                for mode, step in (("land", QUARTERS), ("sea", lane)):
                    for other in graph.neighbours(place, mode):
                        heappush(waiting, (quarters + step, other))
    return away
