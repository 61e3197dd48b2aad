"""What one turn of a lone pawn leads to, followed through all its pauses."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from afrikan.pawn.linear import solve
from afrikan.pawn.plan import Choice
from afrikan.pawn.turns import DICE, End, Turns

Stand = tuple[int, int]
"""The number of a spot, and the money in units."""

Chooser = Callable[[Stand], Choice | None]
"""What a plan does at a stand."""

Stop = Callable[[Stand, Stand], bool]
"""Tells whether nothing that follows between two stands is of interest any more."""

Weight = int | Fraction
"""How many of the six rolls of a turn lead somewhere; a fraction where the die falls more than once."""


def after(stand: Stand, end: End) -> Stand:
    """Return where the pawn stands at an end of its turn, or of a part of it."""
    return end.spot, stand[1] - end.paid


def turn_of(
    turns: Turns, stand: Stand, choose: Chooser, stop: Stop | None = None
) -> dict[Stand | None, Weight]:
    """Return how many of the six rolls lead to each stand in which the next turn begins.

    Args:
        turns: how a turn can be spent.
        stand: where the turn begins; it stays there if nothing is chosen.
        choose: what is done there and at each pause; the pawn stays where that is nothing.
        stop: where it tells so, the turn counts under ``None``.
    """
    choice = choose(stand)
    if choice is None:
        return {stand: DICE}
    ends: dict[Stand | None, Weight] = {}
    share = DICE // len(choice.ends)
    for end, times in _onward(stand, choice, stop).items():
        if end is None or end[0] not in turns.pauses:
            ends[end] = ends.get(end, 0) + share * times
            continue
        for last, chance in _resumed(turns, end, choose, stop).items():
            ends[last] = ends.get(last, 0) + share * times * chance
    return ends


def _onward(stand: Stand, choice: Choice, stop: Stop | None) -> dict[Stand | None, int]:
    found: dict[Stand | None, int] = {}
    for end in choice.ends:
        to: Stand | None = after(stand, end)
        if stop and to and stop(stand, to):
            to = None
        found[to] = found.get(to, 0) + 1
    return found


def _resumed(turns: Turns, pause: Stand, choose: Chooser, stop: Stop | None) -> dict[Stand | None, Fraction]:
    """Return the chance of each stand in which a turn may end that pauses at a stand."""
    rows: dict[Stand, dict[Stand | None, Fraction]] = {}
    waiting = [pause]
    while waiting:
        stand = waiting.pop()
        if stand in rows:
            continue
        choice = choose(stand)
        if choice is None:
            continue
        counts = _onward(stand, choice, stop)
        rows[stand] = {end: Fraction(times, len(choice.ends)) for end, times in counts.items()}
        waiting += [end for end in counts if end is not None and end[0] in turns.pauses]
    if pause not in rows:
        return {pause: Fraction(1)}
    lasts = {end for row in rows.values() for end in row if end not in rows}
    return {last: _chance(rows, pause, last, lasts) for last in lasts}


def _chance(
    rows: dict[Stand, dict[Stand | None, Fraction]],
    pause: Stand,
    last: Stand | None,
    lasts: Iterable[Stand | None],
) -> Fraction:
    known: dict[Stand | None, Fraction] = {end: Fraction(end == last) for end in lasts}
    order: list[Stand | None] = list(reversed(rows))
    gains: dict[Stand | None, Fraction] = dict.fromkeys(order, Fraction(0))
    chances: dict[Stand | None, Mapping[Stand | None, Fraction]] = dict(rows.items())
    return solve(order, gains, chances, known)[pause]
