"""Differences of two shares or two means over the same games, each with the interval of paired figures."""

from collections.abc import Callable
from fractions import Fraction
from math import inf, nan, sqrt
from statistics import NormalDist
from typing import NamedTuple

from afrikan.simulation.estimates import Estimate

HALVINGS = 60
"""So often an interval's end is halved in: to the last digit of a float."""


class Pair(NamedTuple):
    """Two figures of each of the same games, as sums over the games.

    Attributes:
        games: how many games.
        a, b: the sum of each figure.
        a_squares, b_squares: the sum of its squares.
        products: the sum of the products of both.
    """

    games: int
    a: Fraction
    b: Fraction
    a_squares: Fraction
    b_squares: Fraction
    products: Fraction

    @property
    def difference(self) -> Fraction:
        """The mean of b less that of a."""
        return (self.b - self.a) / self.games

    @property
    def spread(self) -> Fraction:
        """The variance of the differences over the games, each game counted once."""
        squares = self.a_squares + self.b_squares - 2 * self.products
        return squares / self.games - self.difference**2

    @property
    def spread_apart(self) -> Fraction:
        """The variance that a difference between two games would have that share no luck."""
        a, b = self.a / self.games, self.b / self.games
        return (self.a_squares + self.b_squares) / self.games - a * a - b * b

    @property
    def saved(self) -> float:
        """How many more games samples without common luck would need for an interval as narrow as this.

        It is below 0 where common luck does harm, and not a number where no difference varies.
        """
        if not self.spread:
            return inf if self.spread_apart else nan
        return float(self.games * (self.spread_apart / self.spread - 1))

    def scaled(self, a: Fraction, b: Fraction) -> "Pair":
        """Return the same with each figure counted in a unit of its own.

        Args:
            a, b: how much of the figure one unit is.
        """
        return Pair(
            self.games, self.a / a, self.b / b, self.a_squares / a**2, self.b_squares / b**2,
            self.products / (a * b),
        )  # fmt: skip


def difference_of_means(pair: Pair, confidence: float = 0.95) -> Estimate:
    """Return the mean difference with its interval by the central limit theorem.

    Where all games differ alike, most often not at all, nothing is known of the spread: the ends are not
    numbers.

    >>> pair = Pair(100, *map(Fraction, (200, 210, 500, 545, 520)))
    >>> [round(figure, 3) for figure in difference_of_means(pair)]
    [0.1, 0.061, 0.139]
    """
    value = float(pair.difference)
    if pair.games < 2 or not pair.spread:
        return Estimate(value, nan, nan)
    half = _quantile(confidence) * sqrt(pair.spread / (pair.games - 1))
    return Estimate(value, value - half, value + half)


def difference_of_shares(only_a: int, only_b: int, games: int, confidence: float = 0.95) -> Estimate:
    """Return the difference of two shares with Tango's score interval for paired shares (1998).

    It holds for few games and for none that differ, too: of 0 in n it says ± z² / (n + z²).

    Args:
        only_a, only_b: in how many games the one thing happened and not the other.
        games: how many games; at least 1.
        confidence: such as 0.95.

    >>> [round(figure, 4) for figure in difference_of_shares(2, 12, 44)]
    [0.2273, 0.0692, 0.386]
    """
    value, z = (only_b - only_a) / games, _quantile(confidence)

    def score(difference: float) -> float:
        return _score(only_a, only_b, games, difference)

    low = _root(lambda difference: score(difference) <= z, -1.0, value)
    high = _root(lambda difference: score(difference) < -z, value, 1.0)
    return Estimate(value, low, high)


def _score(only_a: int, only_b: int, games: int, difference: float) -> float:
    """Return how many standard errors the shares lie from a supposed difference, by its own estimate."""
    linear = (2 * games - only_b + only_a) * difference - only_b - only_a
    constant = -only_a * difference * (1 - difference)
    share = (sqrt(max(0.0, linear * linear - 8 * games * constant)) - linear) / (4 * games)
    variance = games * (2 * share + difference * (1 - difference))
    distance = only_b - only_a - games * difference
    if variance <= 0:
        return 0.0 if abs(distance) < 1e-9 else inf if distance > 0 else -inf
    return distance / sqrt(variance)


def _root(reached: Callable[[float], bool], low: float, high: float) -> float:
    """Return where something begins to hold that does not hold below."""
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if reached(middle) else (middle, high)
    return high


def _quantile(confidence: float) -> float:
    return NormalDist().inv_cdf(0.5 + confidence / 2)
