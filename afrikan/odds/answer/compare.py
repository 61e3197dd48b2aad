"""An exact answer beside a simulation: which shares the intervals cover, and how surprising the gap is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import erfc, exp, lgamma, log, sqrt
from typing import TYPE_CHECKING

from afrikan.checks import check_confidence
from afrikan.errors import AfrikanError, Word
from afrikan.odds.answer.result import Odds, Outcome
from afrikan.odds.answer.sample import Sample
from afrikan.odds.answer.words import percent
from afrikan.quote import quoted
from afrikan.session import spoken
from afrikan.simulation.estimates import interval

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from afrikan.odds.answer.picture import Prediction

FEWEST_EXPECTED = 5
"""Expected times below which outcomes are put together, as is usual for the chi-squared test."""

SURPRISING = 0.01


@dataclass(frozen=True, slots=True)
class Beside:
    """One outcome's exact chance beside its simulated share.

    Attributes:
        outcome: the outcome; ``None`` stands for all beyond the last one listed.
        exact: its chance.
        times: how often it came.
        share, low, high: its share of the trials, with the ends of the interval.
    """

    outcome: Outcome | None
    exact: Fraction
    times: int
    share: float
    low: float
    high: float

    @property
    def covered(self) -> bool:
        """Whether the interval holds the exact chance."""
        return self.low <= self.exact <= self.high


@dataclass(frozen=True, repr=False)
class Comparison:
    """An exact answer beside a simulation.

    Args:
        odds: the exact answer.
        sample: the simulation.
        confidence: of each interval.
        rows: each outcome beside its share.
        surprise: the chance that a simulation without any mistake strays at least as far as this one.
    """

    odds: Odds
    sample: Sample
    confidence: float
    rows: tuple[Beside, ...]
    surprise: float

    @property
    def covered(self) -> int:
        """How many of the exact chances lie within their intervals."""
        return sum(row.covered for row in self.rows)

    @property
    def surprising(self) -> bool:
        """Whether the gap is so wide that chance alone makes it in fewer than 1 of 100 simulations."""
        return self.surprise < SURPRISING

    def sentence(self, lang: str | None = None) -> str:
        """Return in words how well both agree; in the session's language if none is given."""
        verdict = Word("odds", "surprising" if self.surprising else "unsurprising")
        return Word(
            "odds", "beside",
            trials=self.sample.trials, confidence=percent(self.confidence), covered=self.covered,
            rows=len(self.rows), surprise=percent(self.surprise), verdict=verdict,
        ).text(spoken(lang))  # fmt: skip

    def to_frame(self) -> pd.DataFrame:
        """Return one row for each outcome: exact chance, share, interval, whether it is covered."""
        import pandas as pd

        columns = ["outcome", "exact", "chance", "times", "share", "low", "high", "covered"]
        rows = [
            (row.outcome, row.exact, float(row.exact), row.times, row.share, row.low, row.high, row.covered)
            for row in self.rows
        ]
        return pd.DataFrame(rows, columns=columns).set_index("outcome")

    def svg(self, lang: str | None = None, prediction: Prediction | None = None) -> str:
        """Return a picture of both as SVG; see ``Odds.svg``."""
        return self.odds.svg(lang, self, prediction)

    def draw(
        self, ax: Axes | None = None, lang: str | None = None, prediction: Prediction | None = None
    ) -> Axes:
        """Draw both on a matplotlib axis and return the axis; see ``Odds.draw``."""
        return self.odds.draw(ax, lang, self, prediction)

    def __repr__(self) -> str:
        """Return the sentence."""
        return self.sentence()

    def _repr_html_(self) -> str:
        from afrikan.odds.answer.report import html

        return html(self.odds, self, lang=spoken(None))


def compare(odds: Odds, sample: Sample, confidence: float = 0.95) -> Comparison:
    """Return an exact answer beside a simulation; see ``Odds.compare``.

    Raises:
        AfrikanError: if the sample is empty or holds an outcome that cannot come, or the confidence is none.
    """
    check_confidence(confidence)
    if not isinstance(sample, Sample):
        raise AfrikanError("sample_kind", value=quoted(sample))
    if not sample.trials:
        raise AfrikanError("sample_empty")
    for outcome, times in sample.counts.items():
        if times and not _possible(odds, outcome):
            raise AfrikanError("outcome_impossible", outcome=quoted(outcome), question=odds.question)
    rows = tuple(_rows(odds, sample, confidence))
    return Comparison(odds, sample, confidence, rows, _surprise(rows, sample.trials))


def _possible(odds: Odds, outcome: Outcome) -> bool:
    """Return whether an outcome has a chance, or lies in the tail that was cut."""
    if outcome in odds.chances or not odds.beyond:
        return odds[outcome] > 0
    listed = [number for number in odds.chances if isinstance(number, int)]
    return not isinstance(outcome, int) or not listed or outcome > listed[-1]


def _rows(odds: Odds, sample: Sample, confidence: float) -> Iterator[Beside]:
    left = sample.trials
    for outcome, exact in odds.chances.items():
        times = sample.counts.get(outcome, 0)
        left -= times
        yield _beside(outcome, exact, times, sample.trials, confidence)
    if odds.beyond:
        yield _beside(None, odds.beyond, left, sample.trials, confidence)


def _beside(outcome: Outcome | None, exact: Fraction, times: int, trials: int, confidence: float) -> Beside:
    return Beside(outcome, exact, times, times / trials, *interval(times, trials, confidence))


def _surprise(rows: tuple[Beside, ...], trials: int) -> float:
    """Return the p-value of Pearson's chi-squared test, rare outcomes put together."""
    cells: list[tuple[float, int]] = []
    wanted, came = 0.0, 0
    for row in sorted(rows, key=lambda row: row.exact):
        wanted += trials * float(row.exact)
        came += row.times
        if wanted >= FEWEST_EXPECTED:
            cells.append((wanted, came))
            wanted, came = 0.0, 0
    if wanted and cells:
        cells[-1] = (cells[-1][0] + wanted, cells[-1][1] + came)
    distance = sum((came - wanted) ** 2 / wanted for wanted, came in cells)
    return chi_squared_tail(distance, len(cells) - 1)


def chi_squared_tail(distance: float, freedom: int) -> float:
    """Return the chance that a chi-squared variable exceeds a value.

    Args:
        distance: the value, 0 or more.
        freedom: degrees of freedom; with none of them nothing can stray, and the chance is 1.

    >>> round(chi_squared_tail(3.841, 1), 3), round(chi_squared_tail(5.991, 2), 3)
    (0.05, 0.05)
    """
    half = distance / 2
    if freedom < 1 or half <= 0:
        return 1.0
    order, tail = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while order < freedom / 2:
        tail += exp(order * log(half) - half - lgamma(order + 1))
        order += 1
    return min(1.0, tail)
