"""An exact answer: chances as fractions, every figure that follows from them, and how they came about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import sqrt
from typing import TYPE_CHECKING

from afrikan.chance import Seed
from afrikan.checks import is_number
from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.odds.answer.words import percent
from afrikan.quote import quoted
from afrikan.session import spoken

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from afrikan.odds.answer.compare import Comparison
    from afrikan.odds.answer.picture import Prediction
    from afrikan.odds.answer.sample import Sample

Outcome = int | str
"""A number, such as turns or money, or the name of something that has none, such as a face or a seat."""

Trial = Callable[[Seed], Outcome]
"""Plays the question once through the engine: from a stream of luck to what came out."""

YES, NO = "yes", "no"
RULEBOOK = Word("odds", "label_rules")
"""Provenance of an answer in which every number comes from a rulebook."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a derivation.

    Args:
        said: what is done, in words.
        latex: the formula with the numbers put in.
    """

    said: Phrase
    latex: str


@dataclass(frozen=True, slots=True)
class Moments:
    """Mean and variance of the whole distribution, where the list of outcomes ends before it does."""

    mean: Fraction
    variance: Fraction | None = None


@dataclass(frozen=True, repr=False)
class Odds:
    """An exact distribution that knows its question, its derivation and what it rests on.

    Args:
        question: what is asked, in words.
        chances: each outcome's chance, in the order in which they are shown; numbers ascend.
        unit: key of the section ``odds_unit``: what the outcomes are, such as ``"turns"``.
        steps: the derivation.
        label: provenance: what the numbers that went in rest on.
        notes: what was taken for granted.
        beyond: chance of all outcomes after the last one listed, where an endless tail was cut.
        moments: mean and variance of the whole, to be given where a tail was cut and they are known.
        names: the words for outcomes that are no numbers.
        trial: plays the question once through the engine.

    Raises:
        AfrikanError: if the chances are negative or do not sum to 1.

    >>> die = Odds(Word("odds", "one_die"), {face: Fraction(1, 6) for face in range(1, 7)}, "pips")
    >>> die.mean, die.variance, die.quantile(Fraction(9, 10)), die.at_least(5)
    (Fraction(7, 2), Fraction(35, 12), 6, Fraction(1, 3))
    """

    question: Phrase
    chances: Mapping[Outcome, Fraction]
    unit: str
    steps: tuple[Step, ...] = ()
    label: Phrase = RULEBOOK
    notes: tuple[Phrase, ...] = ()
    beyond: Fraction = Fraction(0)
    moments: Moments | None = None
    names: Mapping[Outcome, Phrase] = field(default_factory=dict)
    trial: Trial | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        """Refuse what is no distribution."""
        total = sum(self.chances.values(), self.beyond)
        if total != 1 or any(chance < 0 for chance in (*self.chances.values(), self.beyond)):
            raise AfrikanError("chances_wrong", total=quoted(str(total)))

    @classmethod
    def event(cls, question: Phrase, chance: Fraction, **more: object) -> Odds:
        """Return the odds of something that happens or does not.

        >>> Odds.event(Word("odds", "one_die"), Fraction(1, 3)).chance
        Fraction(1, 3)
        """
        names = {answer: Word("odds", answer) for answer in (YES, NO)}
        return cls(question, {YES: chance, NO: 1 - chance}, "answer", names=names, **more)  # type: ignore[arg-type]

    def __getitem__(self, outcome: Outcome) -> Fraction:
        """Return the chance of an outcome; 0 for a number that cannot come.

        Raises:
            AfrikanError: if there is no outcome of that name, or a number lies in the tail that was cut.
        """
        if self.numeric and is_number(outcome):
            self._check_listed(outcome)
        elif not isinstance(outcome, str) or outcome not in self.chances:
            hint = suggestion(outcome, map(str, self.chances))
            raise AfrikanError("outcome_unknown", outcome=quoted(outcome), hint=hint)
        return self.chances.get(outcome, Fraction(0))

    @property
    def chance(self) -> Fraction:
        """The chance that it happens, where the question is whether something happens.

        Raises:
            AfrikanError: if the outcomes are not yes and no.
        """
        if set(self.chances) != {YES, NO}:
            raise AfrikanError("no_event", question=self.question)
        return self.chances[YES]

    @property
    def numeric(self) -> bool:
        """Whether the outcomes are numbers, so that they have a mean."""
        return all(isinstance(outcome, int) for outcome in self.chances)

    @property
    def mean(self) -> Fraction:
        """The expected value.

        Raises:
            AfrikanError: if the outcomes are no numbers, or the mean of the cut tail is not known.
        """
        if self.moments is not None:
            return self.moments.mean
        self._check_whole()
        return sum((number * chance for number, chance in self._pairs()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The expected square of the distance from the mean.

        Raises:
            AfrikanError: as for ``mean``.
        """
        if self.moments is not None and self.moments.variance is not None:
            return self.moments.variance
        self._check_whole()
        return sum(((number - self.mean) ** 2 * chance for number, chance in self._pairs()), Fraction(0))

    @property
    def deviation(self) -> float:
        """The standard deviation, the root of the variance."""
        return sqrt(self.variance)

    def quantile(self, share: Fraction | float) -> int:
        """Return the smallest number that is not exceeded with at least a given chance.

        Args:
            share: above 0, at most 1.

        Raises:
            AfrikanError: if the share is none, or the quantile lies in the tail that was cut.
        """
        if not isinstance(share, int | float | Fraction) or not 0 < share <= 1:
            raise AfrikanError("share_wrong", value=quoted(share))
        wanted = Fraction(share)
        sums = accumulate(chance for _, chance in self._pairs())
        for (number, _), reached in zip(self._pairs(), sums, strict=True):
            if reached >= wanted:
                return number
        raise AfrikanError("quantile_cut", value=quoted(str(share)), beyond=percent(self.beyond))

    @property
    def median(self) -> int:
        """The quantile of one half."""
        return self.quantile(Fraction(1, 2))

    def at_most(self, number: int) -> Fraction:
        """Return the chance of a number or less.

        Raises:
            AfrikanError: if it is no whole number, or lies in the tail that was cut.
        """
        if not is_number(number):
            raise AfrikanError("number_kind", value=quoted(number))
        self._check_listed(number)
        return sum((chance for value, chance in self._pairs() if value <= number), Fraction(0))

    def at_least(self, number: int) -> Fraction:
        """Return the chance of a number or more; all of a tail that was cut may be meant, but no part of it.

        Raises:
            AfrikanError: as for ``at_most``.
        """
        return 1 - self.at_most(number - 1 if is_number(number) else number)

    @cached_property
    def floats(self) -> dict[Outcome, float]:
        """The chances as floating-point numbers, for pictures and other libraries."""
        return {outcome: float(chance) for outcome, chance in self.chances.items()}

    def name(self, outcome: Outcome, lang: str | None = None) -> str:
        """Return what an outcome is called; in the session's language if none is given."""
        from afrikan.language import number

        lang = spoken(lang)
        if outcome in self.names:
            return self.names[outcome].text(lang)
        return number(outcome, lang) if isinstance(outcome, int) else outcome

    def to_frame(self) -> pd.DataFrame:
        """Return a table with each outcome's chance as fraction and number, and the chance of at most it."""
        import pandas as pd

        rows = [(outcome, chance, float(chance)) for outcome, chance in self.chances.items()]
        frame = pd.DataFrame(rows, columns=["outcome", "exact", "chance"]).set_index("outcome")
        if self.numeric:
            frame["at_most"] = list(map(float, accumulate(self.chances.values())))
        return frame

    def latex(self, lang: str | None = None) -> str:
        """Return the derivation as one block of LaTeX, its words in a language.

        >>> steps = (Step(Word("odds", "yes"), "1"),)
        >>> Odds.event(Word("odds", "one_die"), Fraction(1), steps=steps).latex("en")
        '\\\\begin{aligned}\\n&\\\\text{yes}\\\\\\\\\\n&\\\\quad 1\\n\\\\end{aligned}'
        """
        from afrikan.odds.answer.formula import block, spoken_in

        lang = spoken(lang)
        return block((step.said.text(lang), spoken_in(step.latex, lang)) for step in self.steps)

    def blocks(self, trials: int = 2_000, seed: int | None = None) -> Iterator[Sample]:
        """Yield simulated trials in blocks of about 40 ms, to loop over and to stop at will.

        Args:
            trials: how many, numbered from 0.
            seed: decides the luck; the session's if left out.

        Raises:
            AfrikanError: if an argument is not possible, or this answer cannot be simulated.
        """
        from afrikan.odds.answer.sample import blocks

        return blocks(self, trials, seed)

    def sample(self, trials: int = 2_000, seed: int | None = None) -> Sample:
        """Return what came out of many trials through the engine.

        Args:
            trials, seed: as for ``blocks``.

        Raises:
            AfrikanError: as for ``blocks``.
        """
        from afrikan.odds.answer.sample import sample

        return sample(self, trials, seed)

    def compare(self, sample: Sample, confidence: float = 0.95) -> Comparison:
        """Return the exact answer beside a simulation: covered or not, and how surprising the gap is.

        Args:
            sample: from ``sample``.
            confidence: of each interval.
        """
        from afrikan.odds.answer.compare import compare

        return compare(self, sample, confidence)

    def svg(
        self,
        lang: str | None = None,
        beside: Comparison | None = None,
        prediction: Prediction | None = None,
        highlight: Outcome | None = None,
    ) -> str:
        """Return a picture of the chances as SVG.

        Args:
            lang: language of the words; the session's if left out.
            beside: a simulation to show beside them, from ``compare``.
            prediction: what the reader predicts: a chance for each of some outcomes, or one number: the
                chance of yes, or the mean.
            highlight: an outcome to be seen at once.

        Raises:
            AfrikanError: if the comparison is about something else, or the prediction does not fit.
        """
        from afrikan.draw.chart_svg import chart_svg
        from afrikan.odds.answer.picture import chart_of

        return chart_svg(chart_of(self, spoken(lang), beside, prediction, highlight))

    def draw(
        self,
        ax: Axes | None = None,
        lang: str | None = None,
        beside: Comparison | None = None,
        prediction: Prediction | None = None,
        highlight: Outcome | None = None,
    ) -> Axes:
        """Draw the same picture on a matplotlib axis and return the axis.

        Args:
            ax: the axis; a new figure of fitting size if left out.
            lang, beside, prediction, highlight: as for ``svg``.

        Raises:
            AfrikanError: as for ``svg``.
        """
        from afrikan.draw.chart_axes import draw_chart
        from afrikan.odds.answer.picture import chart_of

        return draw_chart(chart_of(self, spoken(lang), beside, prediction, highlight), ax)

    def alt(self, lang: str | None = None) -> str:
        """Return in words what the picture shows: the question, the likeliest outcomes, the mean.

        >>> Odds.event(Word("odds", "one_die"), Fraction(1, 3)).alt("en")
        'What does one die show? Chances: yes: 33.3 %; no: 66.7 %.'
        """
        from afrikan.odds.answer.figures import alt

        return alt(self, spoken(lang))

    def __repr__(self) -> str:
        """Return question and figures as text in the session's language."""
        from afrikan.odds.answer.report import text

        return text(self, spoken(None))

    def _repr_html_(self) -> str:
        from afrikan.odds.answer.report import html

        return html(self, lang=spoken(None))

    def _pairs(self) -> Iterator[tuple[int, Fraction]]:
        for outcome, chance in self.chances.items():
            if not isinstance(outcome, int):
                raise AfrikanError("no_numbers", question=self.question)
            yield outcome, chance

    def _check_listed(self, number: int) -> None:
        """Refuse a number beyond the last one listed if more come after it."""
        if self.beyond and number > max((value for value, _ in self._pairs()), default=number):
            raise AfrikanError("tail_cut", beyond=percent(self.beyond))

    def _check_whole(self) -> None:
        if self.beyond:
            raise AfrikanError("tail_cut", beyond=percent(self.beyond))
