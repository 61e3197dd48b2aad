"""One mode's network of places as a networkx graph, which the questions about the board start from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from afrikan.board.graph import ROLL_MODES, RouteGraph

if TYPE_CHECKING:
    import networkx as nx


def parts(mode: str) -> tuple[str, ...]:
    """Return the modes of which a mode of travel is made: land and sea for ``"mixed"``, else itself."""
    return ROLL_MODES if mode == "mixed" else (mode,)


@lru_cache(maxsize=32)
def network(board: RouteGraph, mode: str) -> nx.MultiGraph[str]:
    """Return all cities, the dots of a mode and its steps; steps by land and by sea stay apart.

    Args:
        board: the board.
        mode: ``"land"``, ``"sea"``, ``"air"``, or ``"mixed"`` for land and sea with changes at cities.

    Raises:
        AfrikanError: if the mode is not known.

    >>> network(RouteGraph.load("finnish"), "air").number_of_edges()
    23
    """
    import networkx as nx

    graph: nx.MultiGraph[str] = nx.MultiGraph()
    graph.add_nodes_from(
        node.id for node in board.nodes if node.kind == "city" or board.neighbours(node.id, mode)
    )
    for edge in board.edges:
        if edge.mode in parts(mode):
            graph.add_edge(edge.a, edge.b, key=edge.mode)
    nx.freeze(graph)
    return graph


def in_order(board: RouteGraph, places: Iterable[str]) -> tuple[str, ...]:
    """Return places in the order of the board, cities first."""
    return tuple(sorted(places, key=board.index.__getitem__))
