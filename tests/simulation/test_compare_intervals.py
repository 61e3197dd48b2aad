"""Intervals of paired differences against formulas worked out here on their own, and how often they hold."""

from fractions import Fraction
from random import Random
from statistics import NormalDist, stdev

import pytest
from scipy.optimize import brentq

from afrikan.simulation.paired import Pair, difference_of_means, difference_of_shares

Z = NormalDist().inv_cdf(0.975)


def score(only_a, only_b, games, difference):
    """Tango's statistic, the likelihood under the supposed difference maximised by its derivative."""
    low, high = max(0.0, -difference), (1 - difference) / 2

    def slope(share):
        left = games - only_a - only_b
        return (
            only_b * share * (1 - 2 * share - difference)
            + only_a * (share + difference) * (1 - 2 * share - difference)
            - 2 * left * share * (share + difference)
        )

    share = brentq(slope, low + 1e-13, high - 1e-13)
    return (only_b - only_a - games * difference) / (games * (2 * share + difference - difference**2)) ** 0.5


@pytest.mark.parametrize(("only_a", "only_b", "games"), [(2, 12, 44), (9, 5, 100), (30, 41, 1000), (1, 3, 9)])
def test_the_ends_of_tango_s_interval_are_z_standard_errors_away(only_a, only_b, games):
    found = difference_of_shares(only_a, only_b, games)
    assert found.value == (only_b - only_a) / games
    assert score(only_a, only_b, games, found.low) == pytest.approx(Z, abs=1e-6)
    assert score(only_a, only_b, games, found.high) == pytest.approx(-Z, abs=1e-6)


def test_no_game_that_differs_is_not_certainty():
    found = difference_of_shares(0, 0, 100)
    assert found.low == pytest.approx(-(Z**2) / (100 + Z**2))
    assert found.high == pytest.approx(Z**2 / (100 + Z**2))


def test_exchanging_the_sides_turns_the_interval_round():
    one, other = difference_of_shares(3, 8, 50, 0.9), difference_of_shares(8, 3, 50, 0.9)
    assert one.low == pytest.approx(-other.high)
    assert one.high == pytest.approx(-other.low)


def test_all_games_that_differ_reach_the_end():
    assert difference_of_shares(0, 10, 10).high == pytest.approx(1.0)
    assert difference_of_shares(10, 0, 10).low == pytest.approx(-1.0)


def pair_of(a, b):
    return Pair(
        len(a), *map(Fraction, (sum(a), sum(b), sum(x * x for x in a), sum(y * y for y in b))),
        Fraction(sum(x * y for x, y in zip(a, b, strict=True))),
    )  # fmt: skip


def test_a_mean_difference_is_that_of_the_differences():
    a, b = [3, 5, 9, 2, 7, 7], [4, 5, 12, 1, 9, 8]
    found = difference_of_means(pair_of(a, b))
    differences = [y - x for x, y in zip(a, b, strict=True)]
    half = Z * stdev(differences) / len(a) ** 0.5
    assert found.value == pytest.approx(sum(differences) / 6)
    assert (found.low, found.high) == pytest.approx((found.value - half, found.value + half))


def test_units_scale_each_side():
    a, b = [300, 500, 900, 200], [40, 50, 120, 10]
    scaled = pair_of(a, b).scaled(Fraction(100), Fraction(10))
    same = pair_of([3, 5, 9, 2], [4, 5, 12, 1])
    assert scaled == same


def test_games_saved_are_those_of_the_ratio_of_variances():
    a, b = [3, 5, 9, 2, 7, 7], [4, 5, 12, 1, 9, 8]
    differences = [y - x for x, y in zip(a, b, strict=True)]
    ratio = (stdev(a) ** 2 + stdev(b) ** 2) / stdev(differences) ** 2
    assert pair_of(a, b).saved == pytest.approx(6 * ratio - 6)


def drawn(random, games):
    """Shares 0.3 and 0.35 of one luck, so that most games agree."""
    lucks = [random.random() for _ in range(games)]
    noises = [random.random() < 0.1 for _ in range(games)]
    a = [luck < 0.3 for luck in lucks]
    b = [(1 - luck if noise else luck) < 0.35 for luck, noise in zip(lucks, noises, strict=True)]
    return a, b


def test_intervals_hold_as_often_as_they_say():
    random, tries = Random(5), 600
    shares = means = 0
    for _ in range(tries):
        a, b = drawn(random, 80)
        only_a = sum(x and not y for x, y in zip(a, b, strict=True))
        only_b = sum(y and not x for x, y in zip(a, b, strict=True))
        found = difference_of_shares(only_a, only_b, 80, 0.9)
        shares += found.low <= 0.05 <= found.high
        found = difference_of_means(pair_of(list(map(int, a)), list(map(int, b))), 0.9)
        means += found.low <= 0.05 <= found.high
    assert 0.87 < shares / tries < 0.94
    assert 0.85 < means / tries < 0.94
