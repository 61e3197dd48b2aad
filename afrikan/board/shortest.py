"""All shortest ways from a place: how long they are, how many there are, and one of them drawn by lot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from afrikan.board.graph import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.quote import quoted


@dataclass(frozen=True, slots=True)
class Shortest:
    """The shortest ways from a place to every place that can be reached.

    Attributes:
        start: id of the place.
        steps: the fewest steps to each place, nearest first.
        ways: how many ways with so few steps lead to each.
        before: for each, the places from which the last step of such a way comes.
    """

    start: str
    steps: dict[str, int]
    ways: dict[str, int]
    before: dict[str, tuple[str, ...]]

    def draw(self, goal: str, below: Callable[[int], int]) -> tuple[str, ...]:
        """Return one of the shortest ways to a place that can be reached, each as likely as any other.

        Args:
            goal: id of the place.
            below: gives a random whole number from 0 up to, but without, the one it is given.

        >>> shortest_from(RouteGraph.load("finnish"), "tangier", "land").draw("morocco", lambda count: 0)
        ('tangier', 'fork_atlas', 'morocco')
        """
        path = [goal]
        while path[-1] != self.start:
            lot = below(self.ways[path[-1]])
            for other in self.before[path[-1]]:
                lot -= self.ways[other]
                if lot < 0:
                    path.append(other)
                    break
        return tuple(reversed(path))


@lru_cache(maxsize=256)
def shortest_from(board: RouteGraph, start: str, mode: str = "mixed") -> Shortest:
    """Return all shortest ways from a place.

    Args:
        board: the board.
        start: id of the place.
        mode: ``"land"``, ``"sea"``, ``"air"``, or ``"mixed"`` for land and sea with changes at cities.

    Raises:
        AfrikanError: if there is no such place or mode.

    >>> found = shortest_from(RouteGraph.load("finnish"), "tangier", "land")
    >>> found.steps["cairo"], found.ways["cairo"]
    (18, 1)
    """
    steps = board.distances(start, mode)
    ways = {start: 1}
    before: dict[str, tuple[str, ...]] = {start: ()}
    for place in list(steps)[1:]:
        before[place] = tuple(
            other for other in board.neighbours(place, mode) if steps[other] == steps[place] - 1
        )
        ways[place] = sum(ways[other] for other in before[place])
    return Shortest(start, steps, ways, before)


def way_between(board: RouteGraph, start: str, goal: str, mode: str = "mixed") -> tuple[str, ...]:
    """Return one of the shortest ways between two places.

    Args:
        board, start, mode: as for ``shortest_from``.
        goal: id of the place where it ends.

    Raises:
        AfrikanError: if no way leads there.

    >>> way_between(RouteGraph.load("finnish"), "tangier", "morocco", "land")
    ('tangier', 'fork_atlas', 'morocco')
    """
    found = shortest_from(board, start, mode)
    if board.node(goal).id not in found.steps:
        raise AfrikanError("no_way", start=quoted(start), goal=quoted(goal), mode=quoted(mode))
    return found.draw(goal, lambda count: 0)
