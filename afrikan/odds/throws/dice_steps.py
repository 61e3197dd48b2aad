"""Derivations of one throw: the chance of each face, mean and variance, and what the rounded die does."""

from fractions import Fraction

from afrikan.errors import Word
from afrikan.odds.answer.formula import equals, frac
from afrikan.odds.answer.result import Step

MOST_SHOWN = 8
"""Faces that one line of a derivation lists."""


def throw(weights: tuple[Fraction, ...]) -> tuple[Step, ...]:
    """Return the derivation for a die with the given chances of its faces."""
    alike = len(set(weights)) == 1
    said = Word("odds_die", "alike" if alike else "listed", faces=len(weights))
    return (Step(said, f"P(k) = {frac(weights[0])}" if alike else _listed(weights)), *_moments(weights))


def rounding(weights: tuple[Fraction, ...]) -> tuple[Step, ...]:
    """Return the derivation for the die that rounds ``5x + 1``."""
    tenth, three, nine = (frac(Fraction(tenths, 10)) for tenths in (1, 3, 9))
    outer, inner = frac(weights[0]), frac(weights[1])
    first = f"P(1) = {tenth} - 0 = {outer}"
    second = f"P(2) = {three} - {tenth} = {inner}"
    last = f"P(6) = 1 - {nine} = {outer}"
    return (
        Step(Word("odds_die", "rounded"), r"k - \frac{1}{2} \leq 5x + 1 < k + \frac{1}{2}"),
        Step(Word("odds_die", "solved"), r"\frac{2k - 3}{10} \leq x < \frac{2k - 1}{10}"),
        Step(Word("odds_die", "outer"), rf"{first}, \quad {second}, \quad \ldots, \quad {last}"),
        *_moments(weights),
        Step(Word("odds_die", "beside_fair"), _moments_of_fair(len(weights))),
        Step(Word("odds_die", "groups"), _groups(weights)),
    )


def _listed(weights: tuple[Fraction, ...]) -> str:
    each = [f"P({face}) = {frac(weight)}" for face, weight in enumerate(weights, start=1)]
    if len(each) > MOST_SHOWN:
        each = [*each[:3], r"\ldots", each[-1]]
    return r", \quad ".join(each)


def _mean_and_square(weights: tuple[Fraction, ...]) -> tuple[Fraction, Fraction]:
    pairs = list(enumerate(weights, start=1))
    mean = sum((face * weight for face, weight in pairs), Fraction(0))
    return mean, sum((face**2 * weight for face, weight in pairs), Fraction(0))


def _moments(weights: tuple[Fraction, ...]) -> tuple[Step, ...]:
    mean, square = _mean_and_square(weights)
    total = rf"\sum_{{k=1}}^{{{len(weights)}}}"
    spread = rf"\text{{Var}} = {total} k^{{2}} \cdot P(k) - E^{{2}} = {frac(square)} - {frac(mean**2)}"
    return (
        Step(Word("odds_die", "mean"), rf"E = {total} k \cdot P(k) {equals(mean)}"),
        Step(Word("odds_die", "variance"), f"{spread} {equals(square - mean**2)}"),
    )


def _moments_of_fair(faces: int) -> str:
    mean, square = _mean_and_square((Fraction(1, faces),) * faces)
    return rf"E {equals(mean)}, \quad \text{{Var}} {equals(square - mean**2)}"


def _groups(weights: tuple[Fraction, ...]) -> str:
    groups = ((4, 5, 6), (5, 6), (1, 2))
    return r", \quad ".join(
        f"P({', '.join(map(str, group))}) = {frac(sum((weights[face - 1] for face in group), Fraction(0)))}"
        for group in groups
    )
