"""Playing on until figures are known well enough, with intervals that stay honest all the same.

Who looks again and again and stops at the first interval that is narrow enough stops too often at one that is
wrong. So the looks are fixed beforehand, at numbers of games that grow by half each time, and every look has
an equal part of the error that is allowed in all: the chance that any of them misses is at most their sum.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from typing import NamedTuple

from afrikan.checks import check_confidence
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted
from afrikan.simulation.estimates import Estimate, mean_of, share_of
from afrikan.simulation.measures import NAMES, SHARES

FIRST_LOOK = 1000
ENOUGH = 30
"""A mean that fewer games carry than this is not known yet, however narrow its interval looks."""


class Sums(NamedTuple):
    """A measure over many games: its sum, and that of its squares."""

    total: int
    squares: int


@dataclass(frozen=True)
class Until:
    """What must be known how well before playing stops.

    Args:
        wanted: names of measures, each with the largest half-width of its interval.
        confidence: of each of these intervals, whenever playing stops.
        games: the most that are played.
    """

    wanted: tuple[tuple[str, float], ...]
    confidence: float
    games: int

    @cached_property
    def looks(self) -> tuple[int, ...]:
        """The numbers of games after which one looks, the last of them all games.

        >>> Until((), 0.95, 4000).looks
        (1000, 1500, 2250, 3375, 4000)
        """
        numbers = []
        look = FIRST_LOOK
        while look < self.games:
            numbers.append(look)
            look += look // 2
        return (*numbers, self.games)

    def level(self, confidence: float) -> float:
        """Return what each look's interval must be made for, so that all together have a confidence."""
        return 1 - (1 - confidence) / len(self.looks)

    def known(self, sums: Mapping[str, Sums], games: int) -> bool:
        """Tell whether everything is known well enough after so many games.

        Args:
            sums: each measure that is wanted.
            games: how many were played; a number among the looks.
        """
        level = self.level(self.confidence)
        return all(
            carried(sums[name], games) and estimate(name, sums[name], games, level).half <= half
            for name, half in self.wanted
        )


def estimate(name: str, sums: Sums, games: int, confidence: float) -> Estimate:
    """Return the mean of a measure with its interval: Wilson's for a share."""
    if NAMES[name] in SHARES:
        return share_of(sums.total, games, confidence)
    return mean_of(*sums, games, confidence)


def carried(sums: Sums, games: int) -> bool:
    """Tell whether a mean rests on enough games, and not on a few that stand out.

    The measure is how many games of equal size would give the same ratio of sum and squares. Games all alike
    show no spread, so nothing is known of it.
    """
    spread = games * sums.squares > sums.total**2
    return spread and sums.total**2 >= ENOUGH * sums.squares


def until_of(wanted: Mapping[str, float] | None, confidence: float, games: int) -> Until | None:
    """Return what must be known before playing stops.

    Raises:
        AfrikanError: if a measure is unknown or a half-width is no positive number.
    """
    check_confidence(confidence)
    if wanted is None:
        return None
    if not isinstance(wanted, Mapping) or not wanted:
        raise AfrikanError("until_kind", value=quoted(wanted))
    for name, half in wanted.items():
        if name not in NAMES:
            raise AfrikanError("measure_unknown", name=quoted(name), hint=suggestion(name, NAMES))
        number = isinstance(half, int | float) and not isinstance(half, bool)
        if not number or not isfinite(half) or half <= 0:
            raise AfrikanError("half_width_wrong", name=quoted(name), value=quoted(half))
    return Until(tuple((name, float(half)) for name, half in wanted.items()), float(confidence), games)
