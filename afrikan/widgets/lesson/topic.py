"""What a lesson is about: fields, the answer they ask for, and the figures that can be predicted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from afrikan.errors import Phrase
from afrikan.odds.answer.fact import Fact
from afrikan.odds.answer.result import Odds
from afrikan.widgets.form.fields import Field, Values
from afrikan.widgets.lesson.figures import Figure

Shown = Callable[[str], str]
"""Gives a piece of HTML in a language."""


def nothing(_: str) -> str:
    """Return no HTML."""
    return ""


@dataclass(frozen=True)
class Answer:
    """What is known about the question that the fields ask.

    Args:
        asked: the exact answer; chances are what is simulated, and where nothing is left to chance it is a
            ``Fact``.
        more: further answers shown below it.
        before: a picture of the situation, there from the start; it must not give the answer away.
        after: what else is shown with the answer, such as a map.
        numbers: what is known besides chances, by the key of its figure; see ``number_of``.
    """

    asked: Odds | Fact
    more: tuple[Odds, ...] = ()
    before: Shown = nothing
    after: Shown = nothing
    numbers: Mapping[str, Fraction | int] = field(default_factory=dict)

    @property
    def odds(self) -> Odds:
        """The chances; asked for only where something is left to chance."""
        assert isinstance(self.asked, Odds)
        return self.asked

    @property
    def simulable(self) -> bool:
        """Whether it can be simulated."""
        return isinstance(self.asked, Odds) and self.asked.trial is not None


@dataclass(frozen=True)
class Topic:
    """A kind of question, explored by changing its fields.

    Args:
        title: what it is about, in words.
        fields: what can be chosen.
        answer: gives the answer for the values of the fields, within a tenth of a second.
        figures: gives what can be predicted for them, what is asked first leading.
        think: questions to think about, shown with the answer.
        warm: works out, bit by bit, what would make the first answer under a ruleset slow.
    """

    title: Phrase
    fields: tuple[Field, ...]
    answer: Callable[[Values], Answer | Odds]
    figures: Callable[[Values], tuple[Figure, ...]]
    think: Callable[[Values], tuple[Phrase, ...]] = lambda _: ()
    warm: Callable[[], Iterator[None]] = lambda: iter(())

    def asked(self, values: Values) -> Answer:
        """Return the answer for the values of the fields.

        Raises:
            AfrikanError: if they contradict each other.
        """
        answer = self.answer(values)
        return Answer(answer) if isinstance(answer, Odds) else answer
