"""Systems of equations of Markov chains: solved sparsely, and by Gauss and by numpy for comparison."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from afrikan.pawn.linear import solve

HALF = Fraction(1, 2)


@st.composite
def chains(draw):
    """Up to eight states in any order, each with a way out, some end values, any gains."""
    count = draw(st.integers(1, 8))
    weights = st.lists(st.integers(0, 3), min_size=count, max_size=count)
    rows = [draw(weights) for _ in range(count)]
    outs = draw(st.lists(st.integers(1, 4), min_size=count, max_size=count))
    ends = draw(st.lists(st.sampled_from(["end", "far"]), min_size=count, max_size=count))
    gains = {state: Fraction(draw(st.integers(-5, 5)), draw(st.integers(1, 4))) for state in range(count)}
    chances = {}
    for state, (row, out, end) in enumerate(zip(rows, outs, ends, strict=True)):
        total = sum(row) + out
        chances[state] = {other: Fraction(part, total) for other, part in enumerate(row) if part}
        chances[state][end] = Fraction(out, total)
    known = {"end": Fraction(0), "far": Fraction(draw(st.integers(-9, 9)))}
    return draw(st.permutations(range(count))), gains, chances, known


def by_gauss(gains, chances, known):
    """The exact solution by elimination on the dense matrix."""
    count = len(gains)
    rows = []
    for state in range(count):
        row = [Fraction(int(other == state)) - chances[state].get(other, 0) for other in range(count)]
        rows.append([*row, gains[state] + sum(known[end] * chances[state].get(end, 0) for end in known)])
    for column in range(count):
        pivot = next(row for row in range(column, count) if rows[row][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for row in range(count):
            if row != column:
                factor = rows[row][column]
                pairs = zip(rows[row], rows[column], strict=True)
                rows[row] = [value - factor * first for value, first in pairs]
    return {state: rows[state][-1] for state in range(count)}


@given(chains())
def test_every_system_is_solved_as_gauss_does_whatever_the_order(chain):
    order, gains, chances, known = chain
    assert solve(order, gains, chances, known) == by_gauss(gains, chances, known)


@given(chains())
def test_numpy_finds_the_same(chain):
    order, gains, chances, known = chain
    count = len(gains)
    matrix = np.eye(count)
    right = np.zeros(count)
    for state, row in chances.items():
        right[state] = float(gains[state] + sum(known[end] * row.get(end, 0) for end in known))
        for other in range(count):
            matrix[state, other] -= float(row.get(other, 0))
    found = solve(order, gains, chances, known)
    assert [float(found[state]) for state in range(count)] == pytest.approx(np.linalg.solve(matrix, right))


def test_the_ruined_gambler_plays_so_long_as_is_known():
    """From k of n coins the fair game lasts k(n - k) rounds."""
    coins = range(1, 10)
    chances = {k: {k - 1: HALF, k + 1: HALF} for k in coins}
    found = solve(coins, dict.fromkeys(coins, Fraction(1)), chances, {0: Fraction(0), 10: Fraction(0)})
    assert found == {k: Fraction(k * (10 - k)) for k in coins}


def test_a_chance_that_is_missing_counts_as_the_end_without_worth():
    assert solve("a", {"a": Fraction(1)}, {"a": {"a": HALF}}, {}) == {"a": 2}


@pytest.mark.parametrize(
    "chances",
    [{"a": {"a": Fraction(1)}}, {"a": {"b": Fraction(1)}, "b": {"a": Fraction(1)}}],
    ids=["alone", "in a circle"],
)
def test_states_that_are_never_left_have_no_value(chances):
    with pytest.raises(ZeroDivisionError):
        solve(sorted(chances), dict.fromkeys(chances, Fraction(1)), chances, {})
