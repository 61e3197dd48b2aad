"""Where the network is thin: routes and places without which cities are cut off from the rest."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from afrikan.board.graph import RouteGraph
from afrikan.board.network import in_order, network, parts

if TYPE_CHECKING:
    import networkx as nx


@dataclass(frozen=True, slots=True)
class Bridge:
    """A route between two crossings every step of which is a bridge: without it no way leads around.

    Attributes:
        places: the ids along it, from one city or fork to the next.
        mode: ``"land"``, ``"sea"`` or ``"air"``.
        cut_off: the cities on the side that is cut off; see ``bridges``.
    """

    places: tuple[str, ...]
    mode: str
    cut_off: tuple[str, ...]

    @property
    def edges(self) -> tuple[tuple[str, str], ...]:
        """Its steps, each as the two places it joins."""
        return tuple(pairwise(self.places))


@dataclass(frozen=True, slots=True)
class Cut:
    """A place without which its piece of the network falls apart.

    Attributes:
        place: its id.
        cut_off: the cities on all sides but the one that counts as the rest; see ``bridges``.
    """

    place: str
    cut_off: tuple[str, ...]


def bridges(board: RouteGraph, mode: str = "mixed") -> tuple[Bridge, ...]:
    """Return the routes whose loss cuts the network of a mode, those that cut off most cities first.

    Where the network falls apart, the rest is the side with a start; among several, the one with the most
    cities. All other sides are cut off.

    Args:
        board: the board.
        mode: ``"land"``, ``"sea"``, ``"air"``, or ``"mixed"`` for land and sea with changes at cities.

    Raises:
        AfrikanError: if the mode is not known.

    >>> second = bridges(RouteGraph.load("finnish"), "land")[1]
    >>> second.places[0], second.places[-1], len(second.edges), second.cut_off
    ('whalefish_bay', 'victoria_falls', 4, ('whalefish_bay', 'capetown'))
    """
    import networkx as nx

    graph = network(board, mode)
    thin = {frozenset(step) for step in nx.bridges(graph)}
    found = [
        Bridge(chain, way, _cut_off(board, _sides(graph, chain)))
        for way in parts(mode)
        for chain in board.segments(way)
        if frozenset(chain[:2]) in thin
    ]
    return tuple(sorted(found, key=lambda bridge: -len(bridge.cut_off)))


def articulation_points(board: RouteGraph, mode: str = "mixed") -> tuple[Cut, ...]:
    """Return the places whose loss cuts the network of a mode, those that cut off most cities first.

    Args:
        board, mode: as for ``bridges``, also which side counts as the rest.

    >>> cuts = articulation_points(RouteGraph.load("finnish"), "land")
    >>> [(cut.place, cut.cut_off) for cut in cuts if cut.place in ("dar_fur", "victoria_falls")]
    [('victoria_falls', ('whalefish_bay', 'capetown'))]
    """
    import networkx as nx

    graph: nx.Graph[str] = nx.Graph(network(board, mode))
    found = []
    for place in in_order(board, nx.articulation_points(graph)):
        piece = nx.node_connected_component(graph, place) - {place}
        sides = nx.connected_components(graph.subgraph(piece))
        found.append(Cut(place, _cut_off(board, sides)))
    return tuple(sorted(found, key=lambda cut: -len(cut.cut_off)))


def _sides(graph: nx.MultiGraph[str], chain: tuple[str, ...]) -> list[Set[str]]:
    """Return the two parts into which a piece falls without the first step of a route."""
    import networkx as nx

    left: nx.MultiGraph[str] = nx.MultiGraph(graph)
    left.remove_edge(*chain[:2])
    return [nx.node_connected_component(left, end) for end in chain[:2]]


def _cut_off(board: RouteGraph, sides: Iterable[Set[str]]) -> tuple[str, ...]:
    cities = [in_order(board, side & set(board.cities)) for side in sides]
    starts = set(board.starts)
    rest = max(cities, key=lambda side: (not starts.isdisjoint(side), len(side)))
    return in_order(board, (city for side in cities if side is not rest for city in side))
