"""Derivations of the number of attempts until success, with the numbers put in."""

from fractions import Fraction

from afrikan.errors import Word
from afrikan.odds.answer.formula import equals, frac, number
from afrikan.odds.answer.result import Step
from afrikan.odds.throws.geometric import ALL, Attempts

MOST_ADDED = 6
"""Faces whose chances are shown as a sum."""

WORKED = 3
"""Numbers of attempts whose chances are worked out."""


def derivation(law: Attempts, weights: list[Fraction], faces: str, last: int) -> tuple[Step, ...]:
    """Return the derivation.

    Args:
        law: the law of the number of attempts.
        weights: the chance of each face that counts as success.
        faces: these faces as they are written.
        last: where the list of chances ends.
    """
    start = _start(law, weights, faces)
    if law.miss == 0:
        return (start, Step(_said("certain"), "P(N = 1) = 1"))
    several = law.players > 1 and law.until == ALL
    middle = _last_of_several(law) if several else _first_success(law)
    return (start, *middle, _cut(law, last))


def _said(key: str, **values: object) -> Word:
    return Word("odds_waiting", key, **values)


def _start(law: Attempts, weights: list[Fraction], faces: str) -> Step:
    added = f" = {' + '.join(map(frac, weights))}" if 1 < len(weights) <= MOST_ADDED else ""
    values = rf"p{added} = {frac(law.chance)}, \quad q = 1 - p = {frac(law.miss)}"
    return Step(_said("step_chance", faces=faces), values)


def _first_success(law: Attempts) -> tuple[Step, ...]:
    if law.players == 1:
        return _geometric("p", "q", law.chance)
    chance, count = law.at_most(1), law.players
    power = f"= 1 - {_power(law.miss, str(count))}"
    joint = Step(_said("step_round", players=count), rf"r = 1 - q^{{{count}}} {power} {equals(chance)}")
    return (joint, *_geometric("r", "(1 - r)", chance))


def _geometric(success: str, failure: str, chance: Fraction) -> tuple[Step, ...]:
    miss = 1 - chance
    power = _power(miss, "n-1")
    worked = [f"P(N = {n}) {equals(miss ** (n - 1) * chance)}" for n in range(1, WORKED + 1)]
    exactly = rf"P(N = n) = {failure}^{{n-1}} \cdot {success} = {power} \cdot {frac(chance)}"
    spread = rf"\text{{Var}}(N) = \frac{{{failure.strip('()')}}}{{{success}^{{2}}}}"
    return (
        Step(_said("step_exactly"), exactly),
        Step(_said("step_worked"), r", \quad ".join(worked)),
        Step(_said("step_at_least"), rf"P(N \geq n) = {failure}^{{n-1}} = {power}"),
        Step(_said("step_mean"), rf"E(N) = \frac{{1}}{{{success}}} {equals(1 / chance)}"),
        Step(_said("step_variance"), f"{spread} {equals(miss / chance**2)}"),
    )


def _last_of_several(law: Attempts) -> tuple[Step, ...]:
    count = law.players
    by, before = (rf"\left(1 - {_power(law.miss, n)}\right)^{{{count}}}" for n in ("n", "n-1"))
    worked = [f"P(N = {n}) {equals(law.at_most(n) - law.at_most(n - 1))}" for n in range(1, WORKED + 1)]
    signed = rf"\sum_{{j=1}}^{{{count}}} (-1)^{{j+1}} \cdot \binom{{{count}}}{{j}} \cdot"
    square = rf"E(N^{{2}}) = {signed} \frac{{1 + q^{{j}}}}{{(1 - q^{{j}})^{{2}}}} {equals(law.square)}"
    return (
        Step(_said("step_all_by", players=count), rf"P(N \leq n) = (1 - q^{{n}})^{{{count}}} = {by}"),
        Step(_said("step_all_exactly"), rf"P(N = n) = {by} - {before}"),
        Step(_said("step_worked"), r", \quad ".join(worked)),
        Step(_said("step_all_at_least"), rf"P(N \geq n) = 1 - {before}"),
        Step(_said("step_all_mean"), rf"E(N) = {signed} \frac{{1}}{{1 - q^{{j}}}} {equals(law.mean)}"),
        Step(_said("step_all_square"), square),
        Step(_said("step_variance"), rf"\text{{Var}}(N) = E(N^{{2}}) - E(N)^{{2}} {equals(law.variance)}"),
    )


def _cut(law: Attempts, last: int) -> Step:
    return Step(_said("step_cut", last=last), rf"P(N > {last}) \approx {_tiny(1 - law.at_most(last))}")


def _power(value: Fraction, exponent: str) -> str:
    return rf"\left({frac(value)}\right)^{{{exponent}}}"


def _tiny(value: Fraction) -> str:
    """Return a number rounded, in powers of ten if it is small."""
    if value > Fraction(1, 1000):
        return number(value)
    digits, _, exponent = f"{float(value):.1e}".partition("e")
    return rf"{digits} \cdot 10^{{{int(exponent)}}}"
