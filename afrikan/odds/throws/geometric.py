"""The law of the number of attempts until success, of one player or several; nothing about the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb, log10

ALL, FIRST = "all", "first"
NEGLIGIBLE = Fraction(1, 1_000_000)
"""A tail is cut where less than this is left."""

MOST_LISTED = 500
MOST_DIGITS = 4000
"""Python writes out no longer whole numbers; a list ends before its fractions grow beyond."""


@dataclass(frozen=True, slots=True)
class Attempts:
    """How many rounds it takes until success, where each player makes one attempt a round.

    Args:
        chance: that one attempt succeeds; above 0.
        players: how many try.
        until: ``ALL``, until the last has succeeded, or ``FIRST``.

    >>> law = Attempts(Fraction(1, 2), 3, ALL)
    >>> law.at_most(2), law.mean
    (Fraction(27, 64), Fraction(22, 7))
    """

    chance: Fraction
    players: int = 1
    until: str = ALL

    @property
    def miss(self) -> Fraction:
        """The chance that one attempt fails."""
        return 1 - self.chance

    def at_most(self, rounds: int) -> Fraction:
        """Return the chance that it takes so many rounds or fewer."""
        if rounds < 1:
            return Fraction(0)
        missed = self.miss**rounds
        return 1 - missed**self.players if self.until == FIRST else (1 - missed) ** self.players

    @property
    def mean(self) -> Fraction:
        """The expected number of rounds."""
        return sum((sign / stop for sign, stop in self._groups()), Fraction(0))

    @property
    def square(self) -> Fraction:
        """The expected square of the number of rounds."""
        return sum((sign * (2 - stop) / stop**2 for sign, stop in self._groups()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The variance of the number of rounds."""
        return self.square - self.mean**2

    def rows(self, most: int | None = None) -> dict[int, Fraction]:
        """Return the chance of each number of rounds until less than ``NEGLIGIBLE`` is left.

        Args:
            most: end the list there at the latest.
        """
        digits = self.players * log10(max(self.miss.denominator, 2))
        last = min(most or MOST_LISTED, max(1, int(MOST_DIGITS / digits)))
        found: dict[int, Fraction] = {}
        reached = Fraction(0)
        while 1 - reached >= NEGLIGIBLE and len(found) < last:
            before, reached = reached, self.at_most(len(found) + 1)
            found[len(found) + 1] = reached - before
        return found

    def _groups(self) -> Iterator[tuple[int, Fraction]]:
        """Yield, by inclusion and exclusion, each group size's signed count, and its chance a round."""
        if self.until == FIRST:
            yield 1, 1 - self.miss**self.players
            return
        for size in range(1, self.players + 1):
            yield (-1) ** (size + 1) * comb(self.players, size), 1 - self.miss**size
