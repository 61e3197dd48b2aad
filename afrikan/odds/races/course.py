"""How a race may go: the chance of each runner to win in each round, exact."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from operator import add

from afrikan.odds.races.runner import Arrivals, Label, Row, Runner
from afrikan.pawn.journey import LONGEST
from afrikan.pawn.turns import DICE
from afrikan.pawn.within import Weight

TAIL = Fraction(1, 10**9)
"""A race is followed until a chance smaller than this is left that it goes on."""

Pairs = dict[tuple[Label, Label], Weight]
"""How many of the equally likely pairs of rows of rolls lead to two labels."""


@dataclass(frozen=True)
class Course:
    """The course of a race.

    Args:
        wins: for each round the chance of each runner to win in it.
        left: the chance that nobody is home after the last of these rounds.
        draws: for each round the chance that several come home in it and nobody wins; empty where the first
            one always does.
    """

    wins: tuple[tuple[Fraction, ...], ...]
    left: Fraction
    draws: tuple[Fraction, ...] = ()

    @property
    def drawn(self) -> Fraction:
        """The chance that nobody wins because several come home in one round."""
        return sum(self.draws, Fraction(0))

    @property
    def lengths(self) -> tuple[Fraction, ...]:
        """For each round the chance that the race ends in it."""
        won = [sum(chances, Fraction(0)) for chances in self.wins]
        return tuple(map(add, won, self.draws)) if self.draws else tuple(won)

    def chance(self, seat: int) -> Fraction:
        """Return the chance of a runner to win."""
        return sum((chances[seat] for chances in self.wins), Fraction(0))

    def rounds(self, seat: int) -> Iterator[tuple[int, Fraction]]:
        """Yield each round in which a runner may win, with the chance that it does."""
        for played, chances in enumerate(self.wins, start=1):
            if chances[seat]:
                yield played, chances[seat]


def others_out(arrivals: Sequence[Arrivals], seat: int, played: int, whole: bool = False) -> Fraction:
    """Return the chance that no other runner is home when one ends its turn in a round.

    Args:
        arrivals: of all runners in turn order.
        seat: the number of the one, from 0.
        played: the round.
        whole: whether the round is played to its end before anybody has won.
    """
    before = (runner.later(played) for runner in arrivals[:seat])
    behind = (runner.later(played if whole else played - 1) for runner in arrivals[seat + 1 :])
    return prod((*before, *behind), start=Fraction(1))


def independent(arrivals: Sequence[Arrivals], whole: bool = False) -> Course:
    """Return the course of a race in which no runner looks at where the others stand.

    Args:
        arrivals: of all runners in turn order.
        whole: whether every round is played to its end; whoever comes home alone in it wins.
    """
    wins: list[tuple[Fraction, ...]] = []
    draws: list[Fraction] = []
    left = Fraction(1)
    while left >= TAIL and len(wins) < LONGEST:
        played = len(wins) + 1
        wins.append(
            tuple(
                runner.at(played) * others_out(arrivals, seat, played, whole)
                for seat, runner in enumerate(arrivals)
            )
        )
        before, left = left, prod((runner.later(played) for runner in arrivals), start=Fraction(1))
        draws.append(before - left - sum(wins[-1]))
    return Course(tuple(wins), left, tuple(draws) if whole else ())


def watched(runner: Runner, rival: Runner, row: Callable[[Label, Label], Row], first: bool) -> Course:
    """Return the course of a race of two in which one watches where the other stands.

    Args:
        runner: the one who watches; its wins stand first in the course.
        rival: the other one, who follows its plan.
        row: what follows the labels of both when the one who watches has its turn.
        first: whether the one who watches has the first turn.
    """
    rows = rival.follow()
    pairs: Pairs = {(runner.label, rival.label): 1}
    wins: list[tuple[Fraction, ...]] = []
    left = Fraction(1)
    while left >= TAIL and len(wins) < LONGEST:
        whole = DICE ** (2 * len(wins) + 2)
        if first:
            mine, pairs = _own_half(pairs, runner, row)
            theirs, pairs = _rivals_half(pairs, rival, rows)
            mine *= DICE
        else:
            theirs, pairs = _rivals_half(pairs, rival, rows)
            mine, pairs = _own_half(pairs, runner, row)
            theirs *= DICE
        wins.append((Fraction(mine) / whole, Fraction(theirs) / whole))
        left = Fraction(sum(pairs.values())) / whole
    return Course(tuple(wins), left)


def _own_half(pairs: Pairs, runner: Runner, row: Callable[[Label, Label], Row]) -> tuple[Weight, Pairs]:
    """Return how many rows of rolls bring the one who watches home in its turn, and what is left."""
    won: Weight = 0
    onward: Pairs = {}
    for (own, other), weight in pairs.items():
        for end, times in row(own, other):
            if runner.home(end):
                won += weight * times
            else:
                onward[end, other] = onward.get((end, other), 0) + weight * times
    return won, onward


def _rivals_half(pairs: Pairs, rival: Runner, rows: dict[Label, Row]) -> tuple[Weight, Pairs]:
    """Return how many rows of rolls bring the rival home in its turn, and what is left."""
    won: Weight = 0
    onward: Pairs = {}
    for (own, other), weight in pairs.items():
        for end, times in rows[other]:
            if rival.home(end):
                won += weight * times
            else:
                onward[own, end] = onward.get((own, end), 0) + weight * times
    return won, onward
