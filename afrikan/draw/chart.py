"""A bar chart as plain data: what is shown, whatever it is about and however it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil, floor, log10

from afrikan.draw.marks import INK as INK
from afrikan.draw.marks import PAPER as PAPER
from afrikan.language import decimal, number

EXACT = "#56B4E9"
MARKED = "#E69F00"
SIMULATED = "#D55E00"
GUESS = "#8F3B76"
MEAN = "#009E73"
GRID = "#d5d5d5"
MOST_ROWS = 12
"""Bars shown as rows with their labels and figures; more of them stand upright on an axis of numbers."""

FEW_TICKS = 5
SHORTEST = 1e-6
"""If no bar is longer, the axis goes to 1, since nothing can be seen anyway."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar.

    Args:
        label: what it stands for.
        value: its length, from 0 to 1.
        said: a text beside it, such as ``"1/4 = 25 %"``.
        at: the number that it stands for, if it stands for one.
        simulated: a share from a simulation with the ends of its interval.
        guess: the length that the reader predicts.
        tail: whether it stands for all that lies beyond the others.
        marked: whether it is to be seen at once.
    """

    label: str
    value: float
    said: str = ""
    at: int | None = None
    simulated: tuple[float, float, float] | None = None
    guess: float | None = None
    tail: bool = False
    marked: bool = False

    @property
    def end(self) -> float:
        """The length of whatever reaches farthest."""
        return max(self.value, self.guess or 0.0, *(self.simulated or ()))


@dataclass(frozen=True, slots=True)
class Legend:
    """The words for the marks; those that do not come are not explained."""

    exact: str = ""
    simulated: str = ""
    guess: str = ""
    mean: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """A bar chart.

    Args:
        title: the heading.
        bars: the bars, from the top or from the left.
        unit: what the labels are, such as "turns".
        axis: what the lengths are, such as "chance".
        legend: the words for the marks.
        described: what can be seen, for those who do not see it.
        foot: a line below, such as what the numbers rest on.
        lang: the language of the words.
        mean, guess: numbers on the axis of the labels to be marked: the mean, and what the reader predicts.
    """

    title: str
    bars: Sequence[Bar]
    unit: str = ""
    axis: str = ""
    legend: Legend = field(default_factory=Legend)
    described: str = ""
    foot: str = ""
    lang: str = "en"
    mean: float | None = None
    guess: float | None = None

    @property
    def upright(self) -> bool:
        """Whether the bars stand on an axis of numbers, because they are too many for rows."""
        return len(self.bars) > MOST_ROWS and all(bar.tail or bar.at is not None for bar in self.bars)

    @property
    def keys(self) -> list[tuple[str, str]]:
        """The marks that are explained, by name, with their words; none if bars alone are shown."""
        words = {
            "exact": self.legend.exact,
            "simulated": self.legend.simulated if any(bar.simulated for bar in self.bars) else "",
            "guess": self.legend.guess if self.guess is not None or self._guessed else "",
            "mean": self.legend.mean if self.mean is not None else "",
            "tail": ", ".join(f"{bar.label}: {bar.said}" for bar in self.bars if bar.tail and self.upright),
        }
        shown = [(name, said) for name, said in words.items() if said]
        return shown if len(shown) > 1 else []

    @property
    def _guessed(self) -> bool:
        return any(bar.guess is not None for bar in self.bars)

    @property
    def ticks(self) -> list[tuple[float, str]]:
        """The marks on the axis of lengths: from 0 to the first that no bar exceeds."""
        longest = min(1.0, max([bar.end for bar in self.bars], default=0.0))
        longest = longest if longest > SHORTEST else 1.0
        step = nice_step(longest / FEW_TICKS)
        places = max(0, -floor(log10(100 * step) + 1e-9))
        return [
            (i * step, f"{decimal(100 * i * step, places, self.lang)}\u00a0%")
            for i in range(ceil(longest / step - 1e-9) + 1)
        ]

    def number_ticks(self, most: int) -> list[tuple[int, str]]:
        """Return the marks on the axis of numbers, where bars stand for numbers.

        Args:
            most: how many there may be.
        """
        found = [bar.at for bar in self.bars if bar.at is not None]
        low, high = min(found), max(found)
        step = max(1, round(nice_step((high - low) / most)))
        begin = ceil(low / step)
        return [(i * step, number(i * step, self.lang)) for i in range(begin, floor(high / step) + 1)]

    def row_of(self, wanted: float) -> float:
        """Return where a number lies among the rows, counted from 0; between two rows if it lies between."""
        found = [(bar.at, row) for row, bar in enumerate(self.bars) if bar.at is not None]
        if wanted <= found[0][0]:
            return found[0][1]
        for (low, row), (high, after) in pairwise(found):
            if wanted <= high:
                return row + (after - row) * (wanted - low) / (high - low)
        return found[-1][1] + 0.5 * (wanted > found[-1][0])


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2 and 5 times a power of ten that is not below a value.

    >>> nice_step(0.04), nice_step(3), nice_step(0)
    (0.05, 5.0, 1.0)
    """
    if least <= 0:
        return 1.0
    power = 10.0 ** floor(log10(least) + 1e-9)
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9)))
