"""Differences of figures from samples that share no luck, each with its interval, and tests of them."""

from collections.abc import Sequence
from math import erfc, exp, hypot, pi, sqrt
from statistics import NormalDist

from afrikan.simulation.estimates import Estimate, interval


def difference_of_apart_shares(
    hits_a: int, games_a: int, hits_b: int, games_b: int, confidence: float = 0.95
) -> Estimate:
    """Return share b less share a with Newcombe's interval from the two score intervals (1998, method 10).

    Args:
        hits_a, games_a: how often it happened in the first sample, and its size, at least 1.
        hits_b, games_b: the same of the second one.
        confidence: such as 0.95.

    >>> [round(end, 4) for end in difference_of_apart_shares(48, 80, 56, 70)]
    [0.2, 0.0524, 0.3339]
    """
    a, b = hits_a / games_a, hits_b / games_b
    low_a, high_a = interval(hits_a, games_a, confidence)
    low_b, high_b = interval(hits_b, games_b, confidence)
    return Estimate(b - a, b - a - hypot(b - low_b, high_a - a), b - a + hypot(high_b - b, a - low_a))


def difference_of_apart(a: float, error_a: float, b: float, error_b: float, confidence: float) -> Estimate:
    """Return figure b less figure a with its interval by the central limit theorem.

    Args:
        a, error_a: a figure and its standard error.
        b, error_b: the same from another sample.
        confidence: such as 0.95.
    """
    half = NormalDist().inv_cdf(0.5 + confidence / 2) * hypot(error_a, error_b)
    return Estimate(b - a, b - a - half, b - a + half)


def p_of_shares(hits_a: int, games_a: int, hits_b: int, games_b: int) -> float:
    """Return how likely shares at least so far apart are if both samples come from the same one share.

    >>> round(p_of_shares(48, 80, 56, 70), 4)
    0.008
    """
    pooled = (hits_a + hits_b) / (games_a + games_b)
    error = sqrt(pooled * (1 - pooled) * (1 / games_a + 1 / games_b))
    return p_of(hits_b / games_b - hits_a / games_a, error)


def p_of(difference: float, error: float) -> float:
    """Return how likely a difference at least so large is, either way, if there is none but that of chance.

    Args:
        difference: of two figures.
        error: its standard error.

    >>> round(p_of(1.96, 1.0), 3)
    0.05
    """
    if not error:
        return 0.0 if difference else 1.0
    return erfc(abs(difference) / error / sqrt(2))


def holm(values: Sequence[float]) -> tuple[float, ...]:
    """Return p-values of several tests, each raised so that all together err as seldom as one (Holm 1979).

    >>> holm((0.01, 0.5, 0.02))
    (0.03, 0.5, 0.04)
    """
    raised, least = [0.0] * len(values), 0.0
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        least = max(least, min(1.0, (len(values) - rank) * values[place]))
        raised[place] = least
    return tuple(raised)


def chi_square_of(first: Sequence[int], second: Sequence[int]) -> float:
    """Return by how much two rows of counts differ in their shares: Pearson's statistic of homogeneity.

    Args:
        first, second: how often each of the same things happened in two samples.

    >>> round(chi_square_of((10, 20, 30), (12, 24, 36)), 9)
    0.0
    """
    total, sizes = sum(first) + sum(second), (sum(first), sum(second))
    return sum(
        (count - (a + b) * size / total) ** 2 / ((a + b) * size / total)
        for a, b in zip(first, second, strict=True)
        if a + b
        for count, size in zip((a, b), sizes, strict=True)
    )


def p_of_chi_square(statistic: float, freedom: int) -> float:
    """Return how likely chi-square is at least so large.

    Args:
        statistic: its value.
        freedom: degrees of freedom, at least 1.

    >>> round(p_of_chi_square(7.815, 3), 3)
    0.05
    """
    half = statistic / 2
    if freedom % 2:
        tail, term, step = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half), 3
    else:
        tail, term, step = 0.0, exp(-half), 2
    while step <= freedom:
        tail += term
        term *= statistic / step
        step += 2
    return tail
