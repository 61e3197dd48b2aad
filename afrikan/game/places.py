"""Names of places for people: a city by its name, a dot by the cities it lies between."""

from functools import cache

from afrikan.board import RouteGraph
from afrikan.messages import counted_steps, say


@cache
def place_name(graph: RouteGraph, number: int, lang: str) -> str:
    """Return the name of a node in a language.

    Args:
        graph: the board.
        number: the node's number, or -1 for a pawn that is not on the board yet.
        lang: the language.

    >>> board = RouteGraph.load("finnish")
    >>> place_name(board, board.index["tangier_tunis_land_1"], "en")
    'the dot 1 step from Tangier and 4 steps from Tunis'
    """
    if number < 0:
        return say(lang, "place", "nowhere")
    node = graph.nodes[number]
    if node.kind == "city":
        return node.label(lang)
    ways = sorted((way.steps, graph.index[way.node]) for way in graph.next_cities(node.id, node.kind))
    nearest: dict[int, int] = {}
    for steps, city in ways:
        nearest.setdefault(city, steps)
    values = {}
    for letter, (city, steps) in zip("ab", nearest.items(), strict=False):
        values[f"steps_{letter}"] = counted_steps(lang, steps)
        values[f"city_{letter}"] = graph.nodes[city].label(lang)
    extent = "between" if len(nearest) > 1 else "near"
    return say(lang, "place", f"{node.kind}_{extent}", **values)
