"""Figures that can be predicted: each is read off the exact answer, and off a simulation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from typing import TYPE_CHECKING

from afrikan.errors import Phrase
from afrikan.language import decimal
from afrikan.odds.answer.figures import chance_said, valued
from afrikan.odds.answer.result import Odds, Outcome
from afrikan.odds.answer.sample import Sample
from afrikan.odds.answer.words import percent

if TYPE_CHECKING:
    from afrikan.widgets.lesson.topic import Answer

NARROWEST, WIDEST = Fraction(1, 100), Fraction(1, 20)
"""Bounds of what is close to a chance: between them, a quarter of the chance or of its opposite."""

TENTH = Fraction(1, 10)
DECIMALS = 2
"""Decimals of a number that was simulated."""


@dataclass(frozen=True)
class Figure:
    """Something about an answer that can be predicted.

    Args:
        key: its name.
        said: what it is, in words.
        exact: reads it off the exact answer.
        simulated: reads it off a simulation; ``None`` if a simulation does not show it.
        chance: whether it is a chance, else a number.
        near: how far from it a prediction is close; if left out, see ``tolerance``.
        outcome: the outcome at whose bar a prediction is drawn, if it is the chance of one.
        middle: whether it is the mean, and a prediction is drawn as such.
    """

    key: str
    said: Phrase
    exact: Callable[[Answer], Fraction | int]
    simulated: Callable[[Sample], Fraction | float] | None
    chance: bool = False
    near: Fraction | None = None
    outcome: Outcome | None = None
    middle: bool = False

    def tolerance(self, exact: Fraction) -> Fraction:
        """Return how far from a figure a prediction is close: a tenth of a number; see ``NARROWEST``."""
        if self.near is not None:
            return self.near
        if not self.chance:
            return abs(exact) * TENTH
        return min(WIDEST, max(NARROWEST, min(exact, 1 - exact) / 4))

    def text(self, value: Fraction | int, lang: str) -> str:
        """Return the exact figure: as a fraction where that is short, and as people read it.

        >>> Figure("x", Phrase("x"), min, max, chance=True).text(Fraction(1, 3), "fi")
        '1/3 ≈ 33,3 %'
        >>> Figure("x", Phrase("x"), min, max).text(Fraction(7, 2), "en")
        '7/2 = 3.5'
        """
        exact = Fraction(value)
        return chance_said(exact, lang) if self.chance else valued(exact, lang)

    def rough(self, value: Fraction | float, lang: str) -> str:
        """Return the figure rounded: a percentage, or a number with few decimals."""
        if self.chance:
            return percent(value).text(lang)
        text = decimal(float(value), DECIMALS, lang)
        return text.rstrip("0").rstrip(".,")


def number_of(said: Phrase, key: str, near: Fraction | None = None) -> Figure:
    """Return one of the numbers that an answer has besides its chances; no simulation shows it."""
    return Figure(key, said, lambda answer: answer.numbers[key], None, near=near)


def mean(said: Phrase, key: str = "mean") -> Figure:
    """Return the expected value."""
    return Figure(key, said, lambda answer: answer.odds.mean, _sample_mean, middle=True)


def quantile(said: Phrase, share: Fraction, key: str = "quantile") -> Figure:
    """Return the smallest number not exceeded with at least a given chance; one beside it is close."""
    return Figure(
        key,
        said,
        lambda answer: answer.odds.quantile(share),
        lambda sample: _sample_quantile(sample, share),
        near=Fraction(1),
    )


def _listed(odds: Odds, outcome: Outcome) -> bool:
    return isinstance(outcome, int) or outcome in odds.chances


def chance_of(said: Phrase, outcome: Outcome, key: str = "chance") -> Figure:
    """Return the chance of one outcome; 0 where the answer does not list its name."""
    return Figure(
        key,
        said,
        lambda answer: answer.odds[outcome] if _listed(answer.odds, outcome) else Fraction(0),
        lambda sample: _share(sample, lambda came: came == outcome),
        chance=True,
        outcome=outcome,
    )


def at_most(said: Phrase, limit: int, key: str = "at_most") -> Figure:
    """Return the chance of a number or less."""
    return Figure(
        key,
        said,
        lambda answer: answer.odds.at_most(limit),
        lambda sample: _share(sample, lambda came: isinstance(came, int) and came <= limit),
        chance=True,
    )


def at_least(said: Phrase, limit: int, key: str = "at_least") -> Figure:
    """Return the chance of a number or more."""
    return Figure(
        key,
        said,
        lambda answer: answer.odds.at_least(limit),
        lambda sample: _share(sample, lambda came: isinstance(came, int) and came >= limit),
        chance=True,
    )


def _share(sample: Sample, counts: Callable[[Outcome], bool]) -> Fraction:
    return Fraction(sum(times for came, times in sample.counts.items() if counts(came)), sample.trials)


def _pairs(sample: Sample) -> list[tuple[int, int]]:
    return sorted((came, times) for came, times in sample.counts.items() if isinstance(came, int))


def _sample_mean(sample: Sample) -> Fraction:
    return Fraction(sum(came * times for came, times in _pairs(sample)), sample.trials)


def _sample_quantile(sample: Sample, share: Fraction) -> int:
    pairs = _pairs(sample)
    sums = accumulate(times for _, times in pairs)
    return next(
        came for (came, _), reached in zip(pairs, sums, strict=True) if reached >= share * sample.trials
    )
