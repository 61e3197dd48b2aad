"""The same games under several rulesets: in what these differ from the first one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from operator import add
from typing import TYPE_CHECKING, Any

from afrikan.checks import check_whole, is_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.quote import quoted
from afrikan.simulation.comparison_summary import ComparisonSummary
from afrikan.simulation.estimates import Estimate, share_of
from afrikan.simulation.layout import PARTED, PRODUCTS
from afrikan.simulation.measures import NAMES, SHARES, Measure
from afrikan.simulation.paired import Pair, difference_of_means, difference_of_shares
from afrikan.simulation.runs import Runs
from afrikan.simulation.tables import level_of, names_of

if TYPE_CHECKING:
    import pandas as pd

    from afrikan.simulation.divergence import Divergence

IN_MONEY = (Measure.MONEY,)
"""The measures that are counted in a ruleset's own money."""

Table = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Comparison:
    """The same games of one seed under several rulesets; comparisons of the same kind merge by addition.

    Args:
        runs: the games under each ruleset.
        pairs: for each ruleset after the first, what it and the first one came to together.
        numbers: for each ruleset after the first, the numbers of the first games whose play parted.
        keep: of so many of these games the number is kept.
        confidence: of each interval, unless one is asked for.

    >>> from afrikan.rules import Ruleset
    >>> from afrikan.simulation import compare
    >>> fan = Ruleset.preset("fan")
    >>> compared = compare(fan, fan.replace(slave_length=2), games=20, seed=1, compiled=False)
    >>> list(compared.differences().columns[:6])
    ['ruleset', 'measure', 'kind', 'unit', 'a', 'b']
    """

    runs: tuple[Runs, ...]
    pairs: Table
    numbers: Table
    keep: int
    confidence: float = 0.95

    def __add__(self, other: Comparison) -> Comparison:
        """Return both together; they must differ in their games only, and these come after.

        Raises:
            AfrikanError: if rulesets, policies, seed, cap or seating differ.
        """
        if len(self.runs) != len(other.runs):
            raise AfrikanError("tally_differs")
        return replace(
            self,
            runs=tuple(map(add, self.runs, other.runs)),
            pairs=tuple(tuple(map(add, *pair)) for pair in zip(self.pairs, other.pairs, strict=True)),
            numbers=tuple((*a, *b)[: self.keep] for a, b in zip(self.numbers, other.numbers, strict=True)),
        )

    @property
    def games(self) -> int:
        """How many games were played under each ruleset."""
        return self.runs[0].games

    @property
    def parted(self) -> tuple[int, ...]:
        """In how many games the play parted from that under the first ruleset, for each of the others."""
        return tuple(pair[PARTED] for pair in self.pairs)

    @property
    def agree(self) -> tuple[Estimate, ...]:
        """The share of games played action by action as under the first ruleset, for each of the others."""
        return tuple(share_of(self.games - parted, self.games, self.confidence) for parted in self.parted)

    def pair(self, name: str, side: int = 1) -> Pair:
        """Return a measure under the first ruleset and another; money in tile prices where these differ.

        Args:
            name: such as ``"rounds"``.
            side: number of the other ruleset; 1 is the one after the first.
        """
        first, other = self.runs[0], self.runs[side]
        (a, a_squares), (b, b_squares) = first.sums(name), other.sums(name)
        products = self.pairs[side - 1][PRODUCTS + NAMES[name]]
        pair = Pair(self.games, *map(Fraction, (a, b, a_squares, b_squares, products)))
        if self.unit(name, side) != "tile_price":
            return pair
        return pair.scaled(Fraction(first.rules.tile_price), Fraction(other.rules.tile_price))

    def unit(self, name: str, side: int = 1) -> str:
        """Return what a measure is counted in: ``"money"``, ``"tile_price"``, or nothing."""
        if NAMES[name] not in IN_MONEY:
            return ""
        alike = self.runs[0].rules.tile_price == self.runs[side].rules.tile_price
        return "money" if alike else "tile_price"

    def difference(self, name: str, side: int = 1, confidence: float | None = None) -> Estimate:
        """Return by how much the mean or share of a measure is larger than under the first ruleset.

        Args:
            name, side: as for ``pair``.
            confidence: of the interval; that of the comparison if left out.
        """
        level = level_of(self.runs[0], self.confidence if confidence is None else confidence)
        pair = self.pair(name, side)
        if NAMES[name] in SHARES:
            only_a, only_b = int(pair.a - pair.products), int(pair.b - pair.products)
            return difference_of_shares(only_a, only_b, self.games, level)
        return difference_of_means(pair, level)

    def differences(self, confidence: float | None = None) -> pd.DataFrame:
        """Return one row for each ruleset after the first and each measure.

        ``a`` and ``b`` are the mean or share under the first and the other ruleset, ``difference`` is b − a
        with its interval for paired games, empty where the difference of a mean never varies; ``saved`` tells
        how many more games without common luck the same interval would have needed.

        Args:
            confidence: of each interval; that of the comparison if left out.
        """
        import pandas as pd

        sides = range(1, len(self.runs))
        rows = [self._row(name, side, confidence) for side in sides for name in names_of(self.runs[0])]
        frame = pd.DataFrame(rows)
        frame.attrs |= {"ruleset": self.runs[0].rules.code, "seed": self.runs[0].seed, "games": self.games}
        return frame

    def _row(self, name: str, side: int, confidence: float | None) -> dict[str, Any]:
        found, pair = self.difference(name, side, confidence), self.pair(name, side)
        return (
            {"ruleset": self.runs[side].rules.code, "measure": name}
            | {"kind": "share" if NAMES[name] in SHARES else "mean", "unit": self.unit(name, side)}
            | {"a": float(pair.a / self.games), "b": float(pair.b / self.games)}
            | {"difference": found.value, "low": found.low, "high": found.high}
            | {"games": self.games, "saved": pair.saved}
        )

    def divergence(self, number: int | None = None, side: int = 1) -> Divergence:
        """Return where one game parts from that under the first ruleset, and by which rule.

        Args:
            number: of the game; the first one that parts if left out.
            side: number of the other ruleset; 1 is the one after the first.

        Raises:
            AfrikanError: if there is no such game or ruleset, or its play does not part.
        """
        from afrikan.simulation.divergence import divergence_of

        if not is_whole(side, 1, len(self.pairs)):
            raise AfrikanError("compare_side", value=quoted(side), last=len(self.pairs))
        if number is None:
            number = self._first_parted(side)
        check_whole(Phrase("the_game"), number, 0, self.games - 1)
        reopen: tuple[Callable[[int], Any], ...] = self.runs[0].game, self.runs[side].game
        return divergence_of(number, *(open_game(number) for open_game in reopen))

    def _first_parted(self, side: int) -> int:
        if not self.parted[side - 1]:
            raise AfrikanError("compare_alike", games=self.games)
        if not self.numbers[side - 1]:
            raise AfrikanError("compare_not_kept")
        return self.numbers[side - 1][0]

    def summary(self) -> ComparisonSummary:
        """Return the main differences in words, in the session's language."""
        return ComparisonSummary(self)

    def __repr__(self) -> str:
        """Return the summary."""
        return repr(self.summary())

    def _repr_html_(self) -> str:
        return self.summary()._repr_html_()
