"""The kernel's board tables, made once from a route graph and a ruleset."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from afrikan.board import Node, RouteGraph
from afrikan.errors import AfrikanError, Phrase
from afrikan.records import blank
from afrikan.rules import Ruleset
from afrikan.star.actions import pack
from afrikan.star.state import CITIES, FAR, FLIGHTS, LEGS, NODES, NONE, OFF_BOARD, Board
from afrikan.star.words import Hazard, Kind, Mode

LONGEST_ROLL = 6
HAZARDS = {"": Hazard.NONE, "bedouin": Hazard.BEDOUIN, "pirate": Hazard.PIRATE}
MODES = {Mode.LAND: "land", Mode.SEA: "sea"}


class Leg(NamedTuple):
    """A way that ends at the next city or at the dot where a roll may end."""

    to: int
    steps: int
    first: int
    last: int
    passes: int


@cache
def board_of(rules: Ruleset) -> RouteGraph:
    """Return the route graph that a ruleset is played on."""
    return RouteGraph.load(str(rules.board))


def tables(rules: Ruleset) -> Board:
    """Return the kernel's board tables for a ruleset; shared, so not to be changed."""
    return _tables_of(board_of(rules), rules.tile_cities == "all")


@cache
def _tables_of(graph: RouteGraph, tiles_everywhere: bool) -> Board:
    return build_tables(graph, tiles_everywhere)


def build_tables(graph: RouteGraph, tiles_everywhere: bool = False) -> Board:
    """Return the kernel's board tables of a route graph.

    Args:
        graph: the board.
        tiles_everywhere: whether the start cities get a tile too.

    Raises:
        AfrikanError: if the board has more nodes, cities, legs or flights than the kernel holds.
    """
    _check(len(graph.nodes), OFF_BOARD, Phrase("nodes"))
    _check(len(graph.cities), CITIES, Phrase("cities"))
    board = blank(Board)
    board.cities = len(graph.cities)
    board.nodes = len(graph.nodes)
    board.capetown = graph.index.get("capetown", NONE)
    board.gold_coast = graph.index.get("gold_coast", NONE)
    board.slave_coast = graph.index.get("slave_coast", NONE)
    for number, node in enumerate(graph.nodes):
        board.is_start[number] = int(node.is_start)
        board.hazard[number] = HAZARDS[node.hazard]
        board.on_land[number] = int(bool(graph.neighbours(node.id, "land")))
        board.on_sea[number] = int(bool(graph.neighbours(node.id, "sea")))
        board.island[number] = int(_on_island(graph, node))
        if number < board.cities:
            board.has_tile[number] = int(tiles_everywhere or not node.is_start)
        else:
            beside = (graph.index[other] for other in graph.neighbours(node.id, "sea"))
            board.ports_beside[number] = sum(other < board.cities for other in beside)
    _lay_parts(board, graph)
    _lay_legs(board, graph)
    board.sea_steps = steps_without_calling(graph, "sea")
    _lay_flights(board, graph)
    return board


def _on_island(graph: RouteGraph, node: Node) -> bool:
    if node.kind == "city":
        return node.id in graph.islands
    away = graph.distances(node.id, "land") if node.kind == "land" else {}
    return node.kind == "land" and not any(start in away for start in graph.starts)


def _lay_parts(board: Board, graph: RouteGraph) -> None:
    for node in reversed(graph.nodes):
        joined = graph.distances(node.id, "land") if board.on_land[graph.index[node.id]] else ()
        for place in (node.id, *joined):
            board.land_part[graph.index[place]] = graph.index[node.id]


def _check(count: int, most: int, what: Phrase) -> None:
    if count > most:
        raise AfrikanError("board_too_large", count=count, what=what, most=most)


def _lay_legs(board: Board, graph: RouteGraph) -> None:
    laid = 0
    marks = board.hazard[: board.nodes]
    for mode in Mode:
        around = [[graph.index[other] for other in graph.neighbours(n.id, MODES[mode])] for n in graph.nodes]
        for node in range(board.nodes):
            board.leg_begin[mode][node] = laid
            for leg in legs_from(node, around, marks, board.cities):
                _check(laid + 1, LEGS, Phrase("legs"))
                board.leg_action[laid] = pack(Kind.LAND + mode, leg.to, leg.steps)
                board.leg_to[laid] = leg.to
                board.leg_steps[laid] = leg.steps
                board.leg_first[laid] = leg.first
                board.leg_last[laid] = leg.last
                board.leg_passes[laid] = leg.passes
                laid += 1
            board.leg_begin[mode][node + 1] = laid


def legs_from(node: int, around: list[list[int]], marks: list[int], cities: int) -> list[Leg]:
    """Return every leg that one roll allows from a node, by end and length.

    Args:
        node: where the pawn stands.
        around: the neighbours of each node by one mode.
        marks: the hazard of each node.
        cities: nodes below this number are cities, where a leg ends.
    """
    starts = [Leg(first, 1, first, node, 0) for first in around[node]]
    return sorted(leg for start in starts for leg in _extend(start, around, marks, cities))


def _extend(leg: Leg, around: list[list[int]], marks: list[int], cities: int) -> Iterator[Leg]:
    yield leg
    if leg.to < cities or leg.steps == LONGEST_ROLL:
        return
    for onward in around[leg.to]:
        if onward != leg.last:
            passes = leg.passes | marks[leg.to]
            yield from _extend(Leg(onward, leg.steps + 1, leg.first, leg.to, passes), around, marks, cities)


def steps_without_calling(graph: RouteGraph, mode: str) -> list[list[int]]:
    """Return the steps by a mode from each node to each city without calling at another, or ``FAR``."""
    around = [[graph.index[other] for other in graph.neighbours(n.id, mode)] for n in graph.nodes]
    away = [[FAR] * CITIES for _ in range(NODES)]
    cities = len(graph.cities)
    for city in range(cities):
        reached, steps = [city], 0
        while reached:
            for node in reached:
                away[node][city] = steps
            steps += 1
            under_way = [node for node in reached if node == city or node >= cities]
            beyond = {other for node in under_way for other in around[node]}
            reached = [node for node in beyond if away[node][city] == FAR]
    return away


def _lay_flights(board: Board, graph: RouteGraph) -> None:
    laid = 0
    for city in range(board.cities):
        board.air_begin[city] = laid
        for other in graph.neighbours(graph.nodes[city].id, "air"):
            _check(laid + 1, FLIGHTS, Phrase("flights"))
            board.air_to[laid] = graph.index[other]
            laid += 1
        board.air_begin[city + 1] = laid
