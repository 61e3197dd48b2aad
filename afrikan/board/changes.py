"""What a closed port or a new road changes: boards that differ from another in one way, and a comparison."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count, pairwise
from math import dist

from afrikan.board.difference import Difference as Difference
from afrikan.board.difference import compare as compare
from afrikan.board.graph import RouteGraph
from afrikan.board.model import MODES, Edge, Node
from afrikan.board.travel import distances_from
from afrikan.board.words import CHANGED
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted

_NAMED = "_changed"
MOST_STEPS = 30
BENDS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32)
CLEARANCE = 0.035
"""How far a new dot keeps from other places if it can, as a share of the board."""


def with_closed_port(board: RouteGraph, city: str) -> RouteGraph:
    """Return the board without the sea routes that lead to a city, up to the next city or fork.

    Args:
        board: the board.
        city: id of the city whose port is closed.

    Raises:
        AfrikanError: if there is no such city, it has no port, or some place could no longer be reached.

    >>> board = RouteGraph.load("finnish")
    >>> with_closed_port(board, "cape_verde").distance("canary_islands", "cape_verde", "mixed")
    13
    """
    _check_city(board, city)
    if not board.neighbours(city, "sea"):
        ports = tuple(other for other in board.cities if board.neighbours(other, "sea"))
        raise AfrikanError("no_port", city=quoted(city), ports=ports)
    return _without(board, lambda edge: edge.mode == "sea" and city in (edge.a, edge.b))


def without_edge(board: RouteGraph, a: str, b: str, mode: str = "land") -> RouteGraph:
    """Return the board without a step or a flight; dots that lead nowhere then go with it.

    Args:
        board: the board.
        a, b: ids of the two places, in any order.
        mode: ``"land"``, ``"sea"`` or ``"air"``.

    Raises:
        AfrikanError: if nothing joins the two in this mode, or some place could no longer be reached.

    >>> board = RouteGraph.load("finnish")
    >>> without_edge(board, "tangier", "fork_atlas").distance("tangier", "morocco", "land")
    30
    """
    if mode not in MODES:
        raise AfrikanError("mode_of_way_unknown", mode=quoted(mode), hint=suggestion(mode, MODES))
    around = board.neighbours(a, mode)
    if board.node(b).id not in around:
        raise AfrikanError("no_edge", a=quoted(a), b=quoted(b), mode=quoted(mode), around=around)
    return _without(board, lambda edge: edge.mode == mode and {edge.a, edge.b} == {a, b})


def with_road(board: RouteGraph, a: str, b: str, steps: int) -> RouteGraph:
    """Return the board with a new road between two cities, its dots evenly spaced and clear of the others.

    Args:
        board: the board.
        a, b: ids of the two cities.
        steps: how long the road is, 1 to 30.

    Raises:
        AfrikanError: if the cities or the length are not possible, or a road that is no longer joins the
            two already.

    >>> board = with_road(RouteGraph.load("finnish"), "cairo", "suakin", 3)
    >>> board.distance("cairo", "suakin", "land"), board.label
    (3, 'public digitisations, changed by you')
    """
    for city in (a, b):
        _check_city(board, city)
    if a == b:
        raise AfrikanError("road_to_itself", city=quoted(a))
    if type(steps) is not int or not 1 <= steps <= MOST_STEPS:
        raise AfrikanError("road_steps", value=quoted(steps), most=MOST_STEPS)
    there = [way.steps for way in board.next_cities(a, "land") if way.node == b]
    if min(there, default=MOST_STEPS + 1) <= steps:
        raise AfrikanError("road_exists", a=quoted(a), b=quoted(b), steps=min(there))
    dots = _new_dots(board, board.node(a), board.node(b), steps)
    chain = [a, *(dot.id for dot in dots), b]
    return _changed(board, [*board.nodes, *dots], [*board.edges, *(Edge(*step) for step in pairwise(chain))])


def _check_city(board: RouteGraph, city: str) -> None:
    if board.node(city).kind != "city":
        raise AfrikanError("city_wanted", place=quoted(city))


def _without(board: RouteGraph, goes: Callable[[Edge], bool]) -> RouteGraph:
    """Return the board without some edges and without the dots that then lead nowhere."""
    edges = [edge for edge in board.edges if not goes(edge)]
    while loose := _loose(board, edges):
        edges = [edge for edge in edges if loose.isdisjoint((edge.a, edge.b))]
    joined = {end for edge in edges for end in (edge.a, edge.b)}
    nodes = [node for node in board.nodes if node.kind == "city" or node.id in joined]
    _check_whole(nodes, edges)
    return _changed(board, nodes, edges)


def _loose(board: RouteGraph, edges: Iterable[Edge]) -> set[str]:
    """Return the dots at which a single edge ends."""
    ends = Counter(end for edge in edges for end in (edge.a, edge.b))
    return {end for end, times in ends.items() if times == 1 and board.node(end).kind != "city"}


def _check_whole(nodes: Iterable[Node], edges: Iterable[Edge]) -> None:
    around: dict[str, list[str]] = {node.id: [] for node in nodes}
    for edge in edges:
        around[edge.a].append(edge.b)
        around[edge.b].append(edge.a)
    start = next(node.id for node in nodes if node.is_start)
    reached = distances_from(start, {place: tuple(others) for place, others in around.items()})
    lost = tuple(node.names or node.id for node in nodes if node.kind == "city" and node.id not in reached)
    if lost:
        raise AfrikanError("change_cuts_off", cities=lost)


def _changed(board: RouteGraph, nodes: Iterable[Node], edges: Iterable[Edge]) -> RouteGraph:
    known = board.label.removesuffix(CHANGED).removesuffix(", ")
    label = f"{known}, {CHANGED}" if known else CHANGED
    name = f"{board.name.removesuffix(_NAMED)}{_NAMED}"
    made = RouteGraph.from_parts(nodes, edges, name=name, title=board.title, label=label)
    return replace(made, spots=board.spots, licence=board.licence, credit=board.credit)


def _new_dots(board: RouteGraph, a: Node, b: Node, steps: int) -> list[Node]:
    """Return the dots of a new road, bent as little as keeps them clear of other places."""
    taken = [(node.x, node.y) for node in board.nodes]
    ways = [_bent((a.x, a.y), (b.x, b.y), steps, bend) for bend in BENDS]
    best = min(ways, key=lambda way: sum(dist(dot, other) < CLEARANCE for dot in way for other in taken))
    ids = (f"new_road_{number}" for number in count(1))
    road = next(name for name in ids if f"{name}_1" not in board.index)
    return [Node(f"{road}_{i}", "land", x=x, y=y) for i, (x, y) in enumerate(best, 1)]


def _bent(
    a: tuple[float, float], b: tuple[float, float], steps: int, bend: float
) -> list[tuple[float, float]]:
    """Return the points between two ends; ``bend`` is the height of the arc as a share of its length."""
    points = []
    for i in range(1, steps):
        share = i / steps
        height = bend * 4 * share * (1 - share)
        x = a[0] + share * (b[0] - a[0]) + height * (b[1] - a[1])
        y = a[1] + share * (b[1] - a[1]) - height * (b[0] - a[0])
        points.append((min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)))
    return points
