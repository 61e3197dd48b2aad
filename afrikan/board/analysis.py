"""The route graph as a subject: distances, hubs, pieces, centre and rim, and what lies between the cities."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, cast

from afrikan.board.cuts import Bridge as Bridge
from afrikan.board.cuts import Cut as Cut
from afrikan.board.cuts import articulation_points as articulation_points
from afrikan.board.cuts import bridges as bridges
from afrikan.board.graph import RouteGraph
from afrikan.board.model import MODES
from afrikan.board.network import in_order, network
from afrikan.board.reach import Reach as Reach
from afrikan.board.reach import reach as reach
from afrikan.board.reach import rolls_to as rolls_to

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd


@dataclass(frozen=True, slots=True)
class Extent:
    """How far apart the cities of one piece lie, measured in steps (or flights).

    Attributes:
        cities: the cities of the piece.
        eccentricity: for each of them, how far the farthest of the others is.
        radius, diameter: the smallest and the greatest eccentricity.
        centre: the cities with the smallest.
        periphery: the cities with the greatest.
    """

    cities: tuple[str, ...]
    eccentricity: dict[str, int]
    radius: int
    diameter: int
    centre: tuple[str, ...]
    periphery: tuple[str, ...]


def distance_table(board: RouteGraph, mode: str = "mixed") -> pd.DataFrame:
    """Return the fewest steps (or flights) between every two cities; missing where no way leads.

    Args:
        board: the board.
        mode: ``"land"``, ``"sea"``, ``"air"``, or ``"mixed"`` for land and sea with changes at cities.

    Raises:
        AfrikanError: if the mode is not known.

    >>> int(distance_table(RouteGraph.load("finnish")).loc["tangier", "cairo"])
    8
    """
    import pandas as pd

    found = {city: board.distances(city, mode) for city in board.cities}
    rows = {city: [away.get(other) for other in board.cities] for city, away in found.items()}
    frame = pd.DataFrame.from_dict(rows, orient="index", columns=list(board.cities))
    return frame.astype("Int64").rename_axis("city")


def ports(board: RouteGraph, mode: str = "sea") -> tuple[str, ...]:
    """Return the cities that can be left by a mode, such as those with a port.

    >>> len(ports(RouteGraph.load("finnish"))), len(ports(RouteGraph.load("finnish"), "air"))
    (18, 18)
    """
    return tuple(city for city in board.cities if board.neighbours(city, mode))


def components(board: RouteGraph, mode: str = "land") -> tuple[tuple[str, ...], ...]:
    """Return the pieces into which the cities fall by a mode, the largest first.

    >>> [len(piece) for piece in components(RouteGraph.load("finnish"), "land")]
    [28, 2, 1, 1]
    """
    import networkx as nx

    pieces = (in_order(board, piece) for piece in nx.connected_components(network(board, mode)))
    cities = (tuple(place for place in piece if board.node(place).kind == "city") for piece in pieces)
    return tuple(sorted(filter(None, cities), key=lambda piece: (-len(piece), board.index[piece[0]])))


def hubs(board: RouteGraph, mode: str = "mixed") -> pd.DataFrame:
    """Return in how many ways each city and fork can be left, those with the most by the mode first.

    Args:
        board: the board.
        mode: which count decides the order; as for ``distance_table``.

    >>> hubs(RouteGraph.load("finnish"), "land").index[0]
    'dar_fur'
    """
    import pandas as pd

    places = (*board.cities, *board.forks)
    counts = {way: [len(board.neighbours(place, way)) for place in places] for way in MODES}
    frame = pd.DataFrame(counts, index=pd.Index(places, name="place"))
    by_mode = [len(board.neighbours(place, mode)) for place in places]
    frame.insert(0, "kind", [board.node(place).kind for place in places])
    frame["mixed"] = frame["land"] + frame["sea"]
    return frame.iloc[sorted(range(len(places)), key=lambda row: -by_mode[row])]


def extents(board: RouteGraph, mode: str = "mixed") -> tuple[Extent, ...]:
    """Return centre, rim and eccentricities of every piece of the network, the largest piece first.

    >>> whole, = extents(RouteGraph.load("finnish"))
    >>> whole.centre, whole.periphery, whole.radius, whole.diameter
    (('slave_coast', 'kandjama', 'congo'), ('cape_verde', 'tamatave'), 22, 32)
    """
    return tuple(_extent(board, mode, piece) for piece in components(board, mode))


def centrality(board: RouteGraph, mode: str = "mixed") -> pd.DataFrame:
    """Return how central each city is, the one most passed through first.

    Columns: ``betweenness``, on what share of the shortest ways between two other cities it lies (two
    cities with several shortest ways share their weight among them, and two that nothing joins count as
    none); ``closeness``, networkx's closeness over the distances between cities: 1 over the mean distance,
    times the share of the other cities that can be reached; ``mean_steps`` to these, and their number
    ``reached``.

    >>> centrality(RouteGraph.load("finnish")).index[0]
    'dar_fur'
    """
    import networkx as nx
    import pandas as pd

    cities, count = board.cities, len(board.cities)
    pairs = max(1, (count - 1) * (count - 2) // 2)
    passed = nx.betweenness_centrality_subset(network(board, mode), cities, cities)
    close = nx.closeness_centrality(_apart(board, mode, cities), distance="steps")
    others = {
        city: [steps for other, steps in board.distances(city, mode).items() if other in close and steps]
        for city in cities
    }
    columns = {
        "betweenness": [passed[city] / pairs for city in cities],
        "closeness": [close[city] for city in cities],
        "mean_steps": [sum(away) / len(away) if away else float("nan") for away in others.values()],
        "reached": [len(away) for away in others.values()],
    }
    frame = pd.DataFrame(columns, index=pd.Index(cities, name="city"))
    return frame.sort_values(["betweenness", "closeness"], ascending=False, kind="stable")


def _extent(board: RouteGraph, mode: str, cities: tuple[str, ...]) -> Extent:
    import networkx as nx

    apart = _apart(board, mode, cities)
    away = {city: {other: board.distances(city, mode)[other] for other in cities} for city in cities}
    farthest = cast("dict[str, int]", nx.eccentricity(apart, sp=away))
    return Extent(
        cities,
        {city: farthest[city] for city in cities},
        nx.radius(apart, e=farthest),
        nx.diameter(apart, e=farthest),
        in_order(board, nx.center(apart, e=farthest)),
        in_order(board, nx.periphery(apart, e=farthest)),
    )


@lru_cache(maxsize=32)
def _apart(board: RouteGraph, mode: str, cities: tuple[str, ...]) -> nx.Graph[str]:
    """Return the cities as a graph in which every two that a way joins are joined by their distance."""
    import networkx as nx

    apart: nx.Graph[str] = nx.Graph()
    apart.add_nodes_from(cities)
    for a, b in combinations(cities, 2):
        steps = board.distance(a, b, mode)
        if steps is not None:
            apart.add_edge(a, b, steps=steps)
    return apart
