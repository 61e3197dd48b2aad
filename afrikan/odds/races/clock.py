"""The best answer to several plans by the clock: how likely the others are home by then, not where."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from afrikan.odds.races.course import TAIL, others_out
from afrikan.odds.races.response import Levels, Moves, Response, level
from afrikan.odds.races.runner import Arrivals, Runner
from afrikan.pawn.turns import DICE

HORIZON = 120
"""Rounds that are reckoned with at most."""


def free_ways(arrivals: Sequence[Arrivals], seat: int, whole: bool = False) -> list[Fraction]:
    """Return for each round the chance that no other runner is home when one ends its turn in it.

    If whole rounds are played, nobody may come home later in that round either. The list ends where the
    chance is negligible that all others are still under way.
    """
    found: list[Fraction] = []
    while not found or (found[-1] >= TAIL and len(found) < HORIZON):
        found.append(others_out(arrivals, seat, len(found) + 1, whole))
    return found


class Clock(Response):
    """The best answer by the clock, in whole numbers; what the runner knows is the rounds gone.

    Args:
        runner: the runner.
        free: from ``free_ways``.

    Attributes:
        worth: what every stand is worth when no round is gone, times ``whole``.
        whole: the measure of ``worth``.
    """

    def __init__(self, runner: Runner, free: Sequence[Fraction]) -> None:
        super().__init__(runner)
        self.tie = 0
        moves = Moves(runner)
        self.worth: Levels = [[0] * moves.size]
        self.whole, prizes = whole_prizes(free)
        for gone in reversed(range(len(free))):
            after = [list(values) for values in self.worth]
            for values in after:
                for spot in moves.home:
                    values[spot] = prizes[gone]
            self.after[gone] = after
            self.worth = moves.judged(after)

    def chance(self, spot: int, purse: int) -> Fraction:
        """Return the chance to win from a stand when no round is gone."""
        return Fraction(int(level(self.worth, purse)[spot]), self.whole)


def whole_prizes(free: Sequence[Fraction]) -> tuple[int, list[int]]:
    """Return a number of equally likely cases, and how many of them coming home wins in each round.

    The cases of a round are those of all later rolls, so that sums over six rolls stay whole.
    """
    last = len(free)
    common = lcm(*(chance.denominator for chance in free))
    prizes = [int(chance * common) * DICE ** (last - played) for played, chance in enumerate(free, start=1)]
    return common * DICE**last, prizes
