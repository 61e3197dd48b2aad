"""What a reproduction's games came to, by the city of the Star: whole numbers that merge by addition."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import inf, isnan, nan, sqrt
from operator import add
from typing import TYPE_CHECKING, Any

import numpy as np

from afrikan.simulation.estimates import deviation
from afrikan.simulation.looks import Sums
from afrikan.simulation.measures import Measure

if TYPE_CHECKING:
    Numbers = np.ndarray[Any, np.dtype[np.int64]]

Table = tuple[tuple[int, ...], ...]


class Column(IntEnum):
    """What is counted for each city of the Star; then come the wins of each policy.

    ``ROUNDS`` to ``ROUNDS_4`` are the sums of the rounds and of their second, third and fourth powers.
    """

    GAMES = 0
    ROUNDS = 1
    ROUNDS_2 = 2
    ROUNDS_3 = 3
    ROUNDS_4 = 4
    UNFINISHED = 5
    STAR_WINS = 6
    HORSESHOE_WINS = 7
    WINS = 8


POWERS = 4
SHARES = (Measure.UNFINISHED, Measure.STAR_WINS, Measure.HORSESHOE_WINS)


@dataclass(frozen=True)
class Counts:
    """Games counted by the city where the Star lay.

    Args:
        cities: a row of counts for each city, laid out by ``Column``.
    """

    cities: Table

    def __add__(self, other: "Counts") -> "Counts":
        """Return both together."""
        rows = zip(self.cities, other.cities, strict=True)
        return Counts(tuple(tuple(map(add, *pair)) for pair in rows))

    @property
    def total(self) -> tuple[int, ...]:
        """The counts of all games, wherever the Star lay."""
        return tuple(map(sum, zip(*self.cities, strict=True)))

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.total[Column.GAMES]


def empty(cities: int, policies: int) -> Counts:
    """Return the counts of no games.

    Args:
        cities: how many cities the board has.
        policies: how many policies take part.
    """
    return Counts(((0,) * (Column.WINS + policies),) * cities)


def counted(rows: Sequence[Sequence[int]], stars: "Numbers", cities: int, entrants: Sequence[int]) -> Counts:
    """Return the counts of some games.

    Args:
        rows: the measures of each game.
        stars: the city of the Star in each game.
        cities: how many cities the board has.
        entrants: for each policy, which entrant it was in these games.
    """
    measures = np.array(rows, np.int64)
    rounds = measures[:, Measure.ROUNDS]
    wins = [Measure.WINS_1 + entrant for entrant in entrants]
    columns = [rounds**power for power in range(POWERS + 1)]
    columns += [measures[:, place] for place in (*SHARES, *wins)]
    table = np.zeros((cities, len(columns)), np.int64)
    np.add.at(table, stars, np.column_stack(columns))
    return Counts(tuple(map(tuple, table.tolist())))


def rounds_of(row: Sequence[int]) -> Sums:
    """Return the sum of the rounds and that of their squares in a row of counts."""
    return Sums(row[Column.ROUNDS], row[Column.ROUNDS_2])


def deviation_of(row: Sequence[int]) -> float:
    """Return the standard deviation of the rounds in a row of counts."""
    return deviation(*rounds_of(row), row[Column.GAMES])


def peakedness(row: Sequence[int]) -> float:
    """Return the kurtosis of the rounds in a row of counts: 3 for a normal distribution, exact from the sums.

    Without games of different lengths it is not a number.
    """
    games, one, two, three, four, *_ = row
    square = games * two - one * one
    if not square:
        return nan
    fourth = games**3 * four - 4 * games**2 * one * three + 6 * games * one**2 * two - 3 * one**4
    return fourth / square**2


def error_of_deviation(spread: float, kurtosis: float, games: int) -> float:
    """Return the standard error of a standard deviation, by the delta method; infinite if nothing varies.

    Args:
        spread: the standard deviation.
        kurtosis: of what varies.
        games: how many games it was found in.
    """
    if isnan(kurtosis):
        return inf
    return spread * sqrt((kurtosis - 1) / (4 * games))
