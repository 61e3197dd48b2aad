"""A board before and after one change, and what it means for every city and every pair of cities."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb

from afrikan.board import RouteGraph
from afrikan.board.changes import Difference, compare, with_closed_port, with_road

Means = dict[str, tuple[float, float]]


@dataclass(frozen=True)
class Change:
    """One change of a board.

    Args:
        before, after: the board without and with it.
        mode: the way of travel for which it is looked at.
        nearer: whether it can only shrink distances, as a road does; else it can only make them grow.
        marks: the cities it is about, with the marks they get on a map.
    """

    before: RouteGraph
    after: RouteGraph
    mode: str
    nearer: bool
    marks: tuple[tuple[str, str], ...]

    @cached_property
    def difference(self) -> Difference:
        """The changed distances and the changed centrality."""
        return compare(self.before, self.after, self.mode)

    @property
    def pairs(self) -> int:
        """How many pairs of cities there are."""
        return comb(len(self.before.cities), 2)

    @property
    def changed(self) -> int:
        """How many of them have another distance, or lost or found a way."""
        return len(self.difference.distances)

    @property
    def linked(self) -> int:
        """How many pairs lost every way, or found a first one."""
        return int(self.difference.distances["change"].isna().sum())

    @property
    def most(self) -> int:
        """The greatest change of a distance; 0 if only whole ways were lost or found, or nothing changed."""
        changes = self.difference.distances["change"].dropna().abs()
        return int(changes.max()) if len(changes) else 0

    @property
    def road(self) -> tuple[str, ...]:
        """The way along a new road, from end to end; empty if there is none."""
        dots = [node.id for node in self.after.nodes if node.id not in self.before.index]
        ends = [city for city, _ in self.marks]
        return (ends[0], *dots, ends[-1]) if self.nearer else ()

    @cached_property
    def means(self) -> Means:
        """For each city its mean distance before and after, to the cities that it reaches both times."""
        found: Means = {}
        for city in self.before.cities:
            old, new = (board.distances(city, self.mode) for board in (self.before, self.after))
            others = [
                other for other in self.before.cities if other != city and other in old and other in new
            ]
            if others:
                sums = (sum(away[other] for other in others) for away in (old, new))
                before, after = (total / len(others) for total in sums)
                found[city] = before, after
        return found

    @cached_property
    def gains(self) -> dict[str, float]:
        """How much the mean distance of each city changed, those with the greatest change first."""
        changes = {city: abs(after - before) for city, (before, after) in self.means.items()}
        return dict(sorted(changes.items(), key=lambda change: -change[1]))


@lru_cache(maxsize=32)
def closed_port(board: RouteGraph, city: str) -> Change:
    """Return what it changes to close a port; see ``with_closed_port``."""
    return Change(board, with_closed_port(board, city), "mixed", nearer=False, marks=((city, "closed"),))


@lru_cache(maxsize=32)
def new_road(board: RouteGraph, one: str, other: str, steps: int, mode: str) -> Change:
    """Return what it changes to build a road; see ``with_road``."""
    marks = ((one, "ring"), (other, "ring"))
    return Change(board, with_road(board, one, other, steps), mode, nearer=True, marks=marks)
