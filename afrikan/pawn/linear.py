"""Solves sparse systems of equations in fractions: what the states of a Markov chain are worth."""

from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from typing import TypeVar

State = TypeVar("State", bound=Hashable)


def solve(
    order: Iterable[State],
    gains: Mapping[State, Fraction],
    chances: Mapping[State, Mapping[State, Fraction]],
    known: Mapping[State, Fraction],
) -> dict[State, Fraction]:
    """Return the value of each state: its gain plus the mean of the values of the states that follow.

    Args:
        order: the states; quickest if those that lead only to earlier or known ones come first.
        gains: what each state adds.
        chances: for each state, the chance of each that follows, known ones included.
        known: values that are given.

    Raises:
        ZeroDivisionError: if a state is never left, so that it has no value.

    >>> half = Fraction(1, 2)
    >>> solve("a", {"a": Fraction(1)}, {"a": {"a": half, "end": half}}, {"end": Fraction(0)})
    {'a': Fraction(2, 1)}
    """
    values = dict(known)
    found: dict[State, Fraction] = {}
    open_rows: dict[State, tuple[Fraction, dict[State, Fraction]]] = {}
    for state in order:
        constant, row = _reduced(gains[state], chances[state], values, open_rows)
        own = row.pop(state, None)
        if own is not None:
            constant /= 1 - own
            row = {other: chance / (1 - own) for other, chance in row.items()}
        if row:
            open_rows[state] = constant, row
        else:
            values[state] = found[state] = constant
    for state, (constant, row) in reversed(open_rows.items()):
        values[state] = constant + sum(chance * values[other] for other, chance in row.items())
        found[state] = values[state]
    return found


def _reduced(
    constant: Fraction,
    chances: Mapping[State, Fraction],
    values: Mapping[State, Fraction],
    open_rows: Mapping[State, tuple[Fraction, dict[State, Fraction]]],
) -> tuple[Fraction, dict[State, Fraction]]:
    """Return an equation in terms of states that are neither solved nor expressed by later ones."""
    row: dict[State, Fraction] = {}
    pending = dict(chances)
    while pending:
        other, chance = pending.popitem()
        if other in values:
            constant += chance * values[other]
        elif other in open_rows:
            more, its_row = open_rows[other]
            constant += chance * more
            for third, part in its_row.items():
                pending[third] = pending.get(third, Fraction(0)) + chance * part
        else:
            row[other] = row.get(other, Fraction(0)) + chance
    return constant, row
