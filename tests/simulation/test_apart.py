"""Differences of samples that share no luck against published examples, scipy, and how often they hold."""

from math import hypot
from random import Random

import pytest
from scipy.stats import chi2, chi2_contingency, norm

from afrikan.simulation.apart import (
    chi_square_of,
    difference_of_apart,
    difference_of_apart_shares,
    holm,
    p_of,
    p_of_chi_square,
    p_of_shares,
)


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    [
        ((48, 80), (56, 70), 0.0524, 0.3339),
        ((3, 10), (9, 10), 0.1705, 0.8090),
        ((2, 7), (6, 7), 0.0582, 0.8062),
        ((0, 29), (5, 56), -0.0381, 0.1926),
        ((0, 20), (10, 10), 0.6791, 1.0),
        ((0, 10), (10, 10), 0.6075, 1.0),
    ],
)
def test_newcombe_s_own_examples(first, second, low, high):
    found = difference_of_apart_shares(*first, *second)
    assert found.value == pytest.approx(second[0] / second[1] - first[0] / first[1])
    assert (found.low, found.high) == pytest.approx((low, high), abs=6e-5)


def test_intervals_hold_as_often_as_they_say():
    random, tries, held = Random(3), 800, 0
    for _ in range(tries):
        a = sum(random.random() < 0.2 for _ in range(60))
        b = sum(random.random() < 0.3 for _ in range(40))
        found = difference_of_apart_shares(a, 60, b, 40, 0.9)
        held += found.low <= 0.1 <= found.high
    assert 0.87 < held / tries < 0.94


def test_errors_of_means_add_up_as_squares():
    found = difference_of_apart(12.4, 0.03, 12.5, 0.04, 0.9)
    assert found.value == pytest.approx(0.1)
    assert found.high - found.value == pytest.approx(norm.ppf(0.95) * 0.05)
    assert found.value - found.low == pytest.approx(norm.ppf(0.95) * hypot(0.03, 0.04))


def test_p_of_shares_is_that_of_the_fourfold_table():
    expected = chi2_contingency([[48, 32], [56, 14]], correction=False).pvalue
    assert p_of_shares(48, 80, 56, 70) == pytest.approx(expected)


def test_p_of_a_difference_is_two_sided():
    assert p_of(-0.3, 0.2) == pytest.approx(2 * norm.sf(1.5))
    assert (p_of(0.0, 0.0), p_of(0.1, 0.0)) == (1.0, 0.0)


def test_holm_multiplies_the_least_by_all_the_next_by_one_less_and_never_falls():
    assert holm((0.01, 0.04, 0.03, 0.005)) == pytest.approx((0.03, 0.06, 0.06, 0.02))
    assert holm((0.6, 0.9)) == (1.0, 1.0)
    assert holm(()) == ()


def test_chi_square_is_that_of_the_table_and_things_that_never_happen_are_left_out():
    rows = [23350, 24290, 27340, 25020], [2418, 2326, 2746, 2510]
    expected = chi2_contingency(rows, correction=False)
    assert chi_square_of(*rows) == pytest.approx(expected.statistic)
    assert p_of_chi_square(chi_square_of(*rows), 3) == pytest.approx(expected.pvalue)
    assert chi_square_of((*rows[0], 0), (*rows[1], 0)) == pytest.approx(expected.statistic)


@pytest.mark.parametrize("freedom", range(1, 8))
def test_the_tail_of_chi_square(freedom):
    for statistic in (0.0, 0.4, 3.0, 11.0, 60.0):
        assert p_of_chi_square(statistic, freedom) == pytest.approx(chi2.sf(statistic, freedom), rel=1e-9)
