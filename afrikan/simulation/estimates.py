"""Shares and means of many games, each with its interval."""

from math import inf, sqrt
from statistics import NormalDist
from typing import NamedTuple


class Estimate(NamedTuple):
    """A figure with the ends of its interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """How far the interval reaches from the figure, on the wider side."""
        return max(self.high - self.value, self.value - self.low)


def interval(hits: int, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """Return Wilson's score interval of a share; it ends exactly at 0 or 1 where it reaches them.

    Args:
        hits: how often it happened.
        trials: out of how many; at least 1.
        confidence: such as 0.95.

    >>> [round(end, 4) for end in interval(50, 100)]
    [0.4038, 0.5962]
    """
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = hits / trials
    spread = z * (share * (1 - share) / trials + z * z / (4 * trials * trials)) ** 0.5
    scale = 1 + z * z / trials
    centre = share + z * z / (2 * trials)
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return low if hits else 0.0, high if hits < trials else 1.0


def share_of(hits: int, trials: int, confidence: float = 0.95) -> Estimate:
    """Return a share with Wilson's interval; without trials nothing is known of it.

    >>> share_of(0, 0).low, share_of(0, 0).high
    (0.0, 1.0)
    """
    if trials == 0:
        return Estimate(float("nan"), 0.0, 1.0)
    return Estimate(hits / trials, *interval(hits, trials, confidence))


def mean_of(total: int, squares: int, count: int, confidence: float = 0.95) -> Estimate:
    """Return the mean of numbers that are not negative, with its interval by the central limit theorem.

    Args:
        total: their sum.
        squares: the sum of their squares.
        count: how many they are; one of them tells nothing of the spread.
        confidence: such as 0.95.

    >>> [round(figure, 3) for figure in mean_of(200, 500, 100)]
    [2.0, 1.803, 2.197]
    """
    if count < 2:
        return Estimate(total / count if count else float("nan"), 0.0, inf)
    middle = total / count
    half = NormalDist().inv_cdf(0.5 + confidence / 2) * deviation(total, squares, count) / sqrt(count)
    return Estimate(middle, max(0.0, middle - half), middle + half)


def deviation(total: int, squares: int, count: int) -> float:
    """Return the standard deviation of numbers, given their sum and that of their squares.

    >>> round(deviation(200, 500, 100), 3)
    1.005
    """
    return sqrt((count * squares - total * total) / (count * (count - 1))) if count > 1 else float("nan")
