"""The words of the panel on which policies play against each other, and the fields they need."""

from __future__ import annotations

from afrikan.errors import Phrase, Word
from afrikan.policies.choose import POLICIES
from afrikan.widgets.form.fields import Values
from afrikan.widgets.laboratory.players import policy_word


class Named(Phrase):
    """The name of a policy of somebody's own."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__("policy")
        self.name = name

    def text(self, lang: str) -> str:
        """Return the name as it is."""
        return self.name


def word(key: str, **values: object) -> Word:
    """Return words of the panel's own section."""
    return Word("tournament_panel", key, **values)


def said(lang: str, key: str, **values: object) -> str:
    """Return such words as text in a language."""
    return word(key, **values).text(lang)


def named(policy: str) -> Phrase:
    """Return a policy in words, one of somebody's own by its name."""
    return policy_word(policy) if policy in POLICIES else Named(policy)


def level(values: Values) -> float:
    """Return the confidence that was chosen for the intervals."""
    return int(values["confidence"]) / 100
