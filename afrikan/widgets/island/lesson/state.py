"""What a lesson about the island is, without widgets: fields, predictions, sentences about what was done."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar

from afrikan.errors import Phrase, Word
from afrikan.messages import messages
from afrikan.widgets.form.fields import Field
from afrikan.widgets.form.form import Form
from afrikan.widgets.lesson.figures import Figure
from afrikan.widgets.lesson.prediction import Prediction, Verdict, read_prediction, verdict

SHARED = "island_lesson"
"""The section of the words that all these lessons share."""


class IslandState(Form):
    """A lesson about the island; a mistake raises nothing once it is there, ``error`` says what is right.

    Args:
        fields: what can be chosen.
        lang: language of the words.
        entered: what some fields hold at first.

    Attributes:
        texts: what was typed as predictions, by the key of its figure.
        predictions: what was read of them.

    Raises:
        AfrikanError: if a field cannot hold what it is given.
    """

    section: ClassVar[str]
    """The section of the lesson's own words."""

    def __init__(self, fields: tuple[Field, ...], lang: str, entered: Mapping[str, Any]) -> None:
        super().__init__(fields, lang, entered)
        self.texts: dict[str, str] = {}
        self.predictions: dict[str, Prediction] = {}

    def phrase(self, key: str, **values: object) -> Word:
        """Return one of the lesson's words, or one that all lessons share."""
        own = key in messages("en")[self.section]
        return Word(self.section if own else SHARED, key, **values)

    def word(self, key: str, **values: object) -> str:
        """Return the same in the lesson's language."""
        return self.phrase(key, **values).text(self.lang)

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field.

        Args:
            key: the field's.
            value: what is put there.
        """
        raise NotImplementedError

    # Predictions

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What can be predicted now."""
        raise NotImplementedError

    def exact(self, key: str) -> Fraction | int:
        """Return the exact value of a figure."""
        raise NotImplementedError

    def predict(self, key: str, text: str) -> None:
        """Take a prediction as it is typed; an empty text takes it back.

        Args:
            key: the figure's.
            text: what was typed.
        """
        self.texts[key] = text
        self.predictions.pop(key, None)
        figure = next(figure for figure in self.figures if figure.key == key)
        with self._told():
            if text.strip():
                self.predictions[key] = self._read(figure, text)
                self.notice = self.word("noted", prediction=self.predictions[key].written)

    def _read(self, figure: Figure, text: str) -> Prediction:
        return read_prediction(text, figure.chance, self.lang)

    def _forget(self) -> None:
        """Empty the fields for predictions."""
        self.texts, self.predictions = {}, {}

    def verdict(self, figure: Figure) -> Verdict | None:
        """Return how a prediction compares with the exact figure; nothing if there is none."""
        predicted = self.predictions.get(figure.key)
        return verdict(predicted, self.exact(figure.key), figure) if predicted else None

    # What is said

    @property
    def status(self) -> str:
        """Where the lesson stands and what comes next, in words."""
        raise NotImplementedError

    def describe(self) -> str:
        """Return what can be seen in one line of words, no secret among it."""
        raise NotImplementedError

    def fail(self, error: Exception) -> None:
        """Say in the status line that something unforeseen went wrong."""
        self.notice = ""
        self.error = self.word("unforeseen", error=f"{type(error).__name__}: {error}")


def figure(key: str, said: Phrase, chance: bool = False, near: Fraction | None = None) -> Figure:
    """Return something that can be predicted, and that no simulation shows.

    Args:
        key: its name.
        said: what it is, in words.
        chance: whether it is a chance, else a number.
        near: how far from it a prediction is close.
    """
    return Figure(key, said, lambda answer: answer.numbers[key], None, chance=chance, near=near)
