"""Figures estimated from many games, each with its interval: shares, means, differences of shares."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from afrikan.odds.answer.compare import chi_squared_tail
from afrikan.simulation.estimates import interval


class Estimate(NamedTuple):
    """A figure from a simulation with the ends of its interval."""

    value: float
    low: float
    high: float


class Equality(NamedTuple):
    """Pearson's chi-squared test that all of some outcomes have the same chance.

    Attributes:
        distance: the test statistic.
        freedom: its degrees of freedom.
        surprise: the p-value, the chance that equal outcomes differ at least this much.
    """

    distance: float
    freedom: int
    surprise: float


def share(hits: int, trials: int, confidence: float) -> Estimate:
    """Return a share with Wilson's interval.

    >>> [round(figure, 4) for figure in share(50, 100, 0.95)]
    [0.5, 0.4038, 0.5962]
    """
    return Estimate(hits / trials, *interval(hits, trials, confidence))


def mean(counts: Mapping[int, int], least: float, most: float, confidence: float) -> Estimate:
    """Return the mean of numbers with an interval by the central limit theorem.

    Args:
        counts: how often each number came.
        least, most: between which all numbers lie; so does the interval, which is all of it for one number.
        confidence: of the interval.

    >>> [round(figure, 3) for figure in mean({1: 50, 3: 50}, 1, 200, 0.95)]
    [2.0, 1.803, 2.197]
    """
    middle, deviation, count = _moments(counts)
    if count == 1:
        return Estimate(middle, least, most)
    half = _quantile(confidence) * deviation / sqrt(count)
    return Estimate(middle, max(least, middle - half), min(most, middle + half))


def mean_of_sum(
    total: int, counts: Mapping[int, int], factor: int, most: float, confidence: float
) -> Estimate:
    """Return the mean of numbers that are known but for a bounded part, with an interval rather too wide.

    Each is ``factor * (n - 1) + j`` with an n that was counted and a j from 1 to ``factor`` that was not. The
    deviation of a sum is at most the sum of the deviations, and that of j at most half its span.

    Args:
        total: the sum of all numbers.
        counts: how often each n came.
        factor: as above.
        most: the largest number there can be.
        confidence: of the interval.

    >>> [round(figure, 3) for figure in mean_of_sum(350, {1: 50, 3: 50}, 2, 400, 0.95)]
    [3.5, 3.008, 3.992]
    """
    _, deviation, count = _moments(counts)
    middle = total / count
    if count == 1:
        return Estimate(middle, 1, most)
    widest = factor * deviation + (factor - 1) / 2 * sqrt(count / (count - 1))
    half = _quantile(confidence) * widest / sqrt(count)
    return Estimate(middle, max(1, middle - half), min(most, middle + half))


def difference(first: int, second: int, trials: int, confidence: float) -> Estimate:
    """Return the difference of two shares of one sample, whose outcomes exclude each other.

    The interval is the adjusted Wald interval of Agresti and Min (2005) for matched pairs: half a trial is
    added to each of the four cells, both, neither, and either alone; here the cell of both stays empty.

    Args:
        first, second: how often each outcome came.
        trials: out of how many.
        confidence: of the interval.

    >>> [round(figure, 3) for figure in difference(30, 20, 100, 0.95)]
    [0.1, -0.038, 0.234]
    """
    one, other, count = first + 0.5, second + 0.5, trials + 2
    middle = (one - other) / count
    half = _quantile(confidence) * sqrt(((one + other) / count - middle**2) / count)
    return Estimate((first - second) / trials, max(-1.0, middle - half), min(1.0, middle + half))


def equality(counts: Sequence[int]) -> Equality:
    """Return the chi-squared test that outcomes counted in one sample are equally likely.

    >>> test = equality([30, 20, 10])
    >>> test.distance, test.freedom, round(test.surprise, 4)
    (10.0, 2, 0.0067)
    """
    freedom, expected = len(counts) - 1, sum(counts) / len(counts)
    distance = sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0
    return Equality(distance, freedom, chi_squared_tail(distance, freedom))


def _quantile(confidence: float) -> float:
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def _moments(counts: Mapping[int, int]) -> tuple[float, float, int]:
    """Return mean, standard deviation and number, the deviation with the divisor n - 1."""
    count = sum(counts.values())
    middle = sum(number * times for number, times in counts.items()) / count
    squares = sum(times * (number - middle) ** 2 for number, times in counts.items())
    return middle, sqrt(squares / (count - 1)) if count > 1 else 0.0, count
