"""Derivations for chance on the map: rolls that suffice, a mean distance, the share of shortest ways."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb

from afrikan.board.reach import ROLLS
from afrikan.errors import Word
from afrikan.odds.answer.formula import equals, frac, ratio
from afrikan.odds.answer.result import Step

MOST_SHOWN = 5
"""Terms of a sum that are written out; the rest are dots."""


def roll_steps(rolls: tuple[int, ...], exact: bool) -> tuple[Step, ...]:
    """Return the derivation of the chance that a roll suffices.

    Args:
        rolls: those that do.
        exact: whether the place is a dot, which a move must reach with its very last step.
    """
    if not rolls:
        return (_step("rolls_none", "P = 0"),)
    said = "rolls_exact" if exact else "rolls_city"
    listed = r", \quad ".join(map(str, rolls))
    return (
        _step(said, listed, least=rolls[0]),
        _step("rolls_share", f"P = {ratio(len(rolls), len(ROLLS))}"),
    )


def far_steps(counts: Counter[int], others: int) -> tuple[Step, ...]:
    """Return the derivation of how far away a city drawn by lot lies.

    Args:
        counts: how many cities lie at each distance.
        others: how many other cities the board has.
    """
    reached, total = counts.total(), sum(steps * times for steps, times in counts.items())
    mean = Fraction(total, reached)
    terms = [f"{counts[steps]} \\cdot {steps}" for steps in sorted(counts)]
    near = (1 / mean) * Fraction(reached, others)
    closeness = f"\\frac{{{reached}}}{{{others}}} \\cdot \\frac{{1}}{{E}} {equals(near)}"
    return (
        _step("far_each", r"P(D=d) = \frac{n_d}{" + str(reached) + "}", count=reached),
        _step("far_mean", f"E = \\frac{{{_sum(terms)}}}{{{reached}}} = {ratio(total, reached)}"),
        _step("far_close", f"C = {closeness}"),
    )


def between_steps(shares: Sequence[Fraction], others: int) -> tuple[Step, ...]:
    """Return the derivation of the share of shortest ways that lead through a city.

    Args:
        shares: for each pair of other cities, the share of its shortest ways that do.
        others: how many other cities there are.
    """
    pairs, sums = comb(others, 2), sum(shares, Fraction(0))
    if not sums:
        return (_step("between_none", "P = 0"),)
    split = Counter(share for share in shares if share)
    terms = [
        f"{split[share]} \\cdot {frac(share)}"
        for share in sorted(split, key=lambda share: (-split[share], share))
    ]
    return (
        _step("between_pairs", f"\\binom{{{others}}}{{2}} = {pairs}", count=others),
        _step("between_sum", f"S = {_sum(terms)} {equals(sums)}", all=split[Fraction(1)]),
        _step("between_share", f"P = \\frac{{S}}{{{pairs}}} {equals(sums / pairs)}"),
    )


def _sum(terms: Sequence[str]) -> str:
    """Return terms as a sum, the middle of a long one as dots."""
    shown = list(terms) if len(terms) <= MOST_SHOWN else [*terms[: MOST_SHOWN - 1], r"\ldots", terms[-1]]
    return " + ".join(shown)


def _step(key: str, latex: str, **values: object) -> Step:
    return Step(Word("odds_ways", key, **values), latex)
