"""The words of the panels about a published study."""

from __future__ import annotations

from afrikan.errors import Phrase, Word
from afrikan.messages import translated
from afrikan.studies import Study
from afrikan.widgets.form.fields import Choice, Values
from afrikan.widgets.laboratory.players import policy_word

LEVELS = ("90", "95", "99")
WINS = "wins_"


class StudyTitle(Phrase):
    """The title of a published study."""

    __slots__ = ("study",)

    def __init__(self, study: Study) -> None:
        super().__init__("study")
        self.study = study

    def text(self, lang: str) -> str:
        """Return the title in a language."""
        return translated(self.study.title, lang)


def word(key: str, **values: object) -> Word:
    """Return words of the panel's own section."""
    return Word("study_panel", key, **values)


def said(lang: str, key: str, **values: object) -> str:
    """Return such words as text in a language."""
    return word(key, **values).text(lang)


def measure_word(measure: str, variant: str = "") -> Word:
    """Return a figure in words.

    Args:
        measure: its name, such as ``"wins_capetown"``.
        variant: what was played, if that is to be said.
    """
    if measure.startswith(WINS):
        return Word("study", "wins", policy=policy_word(measure.removeprefix(WINS)))
    return Word("study", f"{measure}_{variant}" if variant and measure == "horseshoe_wins" else measure)


def confidence_field() -> Choice:
    """Return the field for the confidence of the intervals."""
    levels = {level: word("percent", percent=level) for level in LEVELS}
    return Choice(key="confidence", label=word("confidence"), first="95", options=levels, view=True)


def level(values: Values) -> float:
    """Return the confidence that was chosen for the intervals."""
    return int(values["confidence"]) / 100
