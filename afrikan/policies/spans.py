"""Ways to the cities in quarters of a step, and the ends of the road or lane on which each dot lies."""

from heapq import heappop, heappush

from afrikan.board import RouteGraph
from afrikan.star.state import CITIES, NODES, NONE

QUARTERS = 4
"""A step in quarters."""

SLOW_QUARTERS = 7
"""A step at sea, in quarters, for a player without money, who cannot roll there."""


def spans(graph: RouteGraph) -> tuple[list[list[int]], list[list[int]]]:
    """Return for each node both ends of the road or lane on which it lies, and the steps to them.

    A city or a fork is its own end.
    """
    ends = [[*range(len(graph.nodes)), *[NONE] * (NODES - len(graph.nodes))] for _ in range(2)]
    steps = [[0] * NODES for _ in range(2)]
    for mode in ("land", "sea"):
        for path in graph.segments(mode):
            numbers = [graph.index[place] for place in path]
            for place, node in enumerate(numbers[1:-1], start=1):
                ends[0][node], steps[0][node] = numbers[0], place
                ends[1][node], steps[1][node] = numbers[-1], len(path) - 1 - place
    return ends, steps


def quarters_to_cities(graph: RouteGraph, lane: int, far: int) -> list[list[int]]:
    """Return the distance from each node to each city by land and sea, in quarters of a step.

    Args:
        graph: the board.
        lane: what a step at sea counts, in quarters.
        far: stands for a distance without end.
    """
    away = [[far] * CITIES for _ in range(NODES)]
    for city, name in enumerate(graph.cities):
        waiting, reached = [(0, name)], set[str]()
        while waiting:
            quarters, place = heappop(waiting)
            if place in reached:
                continue
            reached.add(place)
            away[graph.index[place]][city] = quarters
            for mode, step in (("land", QUARTERS), ("sea", lane)):
                for other in graph.neighbours(place, mode):
                    heappush(waiting, (quarters + step, other))
    return away
