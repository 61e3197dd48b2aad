"""The errors a person can cause: each says in one sentence what is wrong and what would be right."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from fractions import Fraction
from typing import Any

from afrikan.language import WORDINGS, decimal, number, translated
from afrikan.quote import one_line

DECIMALS = 3
"""Decimals of a number in a sentence that is no whole number."""

MOST_NAMES = 40
"""Names listed where none is close; more would bury the sentence."""


class Phrase:
    """A sentence, or a part of one, that is put into words in the language of whoever reads it.

    Args:
        key: a key of the section ``error`` of the words.
        values: what fills its braces, each put into the same language: phrases, errors, numbers, texts by
            language, functions of the language, and tuples of all these, which become a list with commas.
    """

    __slots__ = ("key", "section", "values")

    def __init__(self, key: str, /, **values: object) -> None:
        self.section = "error"
        self.key = key
        self.values = values

    def text(self, lang: str) -> str:
        """Return the words in a language."""
        from afrikan.messages import say

        values = {name: in_words(value, lang) for name, value in self.values.items()}
        return say(lang, self.section, self.key, **values)

    def __str__(self) -> str:
        """Return the words in the session's language."""
        return self.text(_session_language())


class Word(Phrase):
    """Words of another section than ``error``, such as a tile's face.

    >>> Word("face", "HORSESHOE").text("en")
    'horseshoe'
    """

    __slots__ = ()

    def __init__(self, section: str, key: str, /, **values: object) -> None:
        super().__init__(key, **values)
        self.section = section


def in_words(value: object, lang: str) -> Any:
    """Return a value as it fills a gap of a sentence: see ``Phrase``."""
    if callable(value):
        return value(lang)
    if isinstance(value, AfrikanError):
        return one_line(value.text(lang))
    if isinstance(value, Phrase):
        return value.text(lang)
    if isinstance(value, Mapping):
        return translated(value, lang)
    if isinstance(value, tuple):
        return ", ".join(in_words(part, lang) for part in value)
    if isinstance(value, float | Fraction):
        return decimal(float(value), DECIMALS, lang)
    return number(value, lang) if type(value) is int else str(value)


def _session_language() -> str:
    from afrikan.session import current

    return current().language


class AfrikanError(ValueError):
    """Base of every error that bad input can cause; its text is one sentence for people.

    Args:
        key: a key of the section ``error`` of the words.
        values: what fills the braces of the sentence; see ``Phrase``.

    Attributes:
        runs: the games that a simulation had played when it failed.
    """

    runs: Any = None

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key, values)
        self.phrase = Phrase(key, **values)

    def text(self, lang: str) -> str:
        """Return the sentence in a language."""
        return self.phrase.text(lang)

    def __str__(self) -> str:
        """Return the sentence in the session's language."""
        return self.text(_session_language())

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the parts that a pickled error is rebuilt from."""
        return _rebuilt, (type(self), self.phrase.key, self.phrase.values)

    def _render_traceback_(self) -> list[str]:
        """Let notebooks show the sentence alone: where in the code it was noticed helps nobody there."""
        return [f"{type(self).__name__}: {self}"]


def _rebuilt(kind: type[AfrikanError], key: str, values: Mapping[str, object]) -> AfrikanError:
    return kind(key, **values)


class DataError(AfrikanError):
    """A data file is not as it must be; names the file, the line and the reason, in English."""

    def __init__(self, file: object, line: int | None, reason: str) -> None:
        super().__init__("data", file=file, line=line, reason=reason)
        self.parts = (file, line, reason)

    def text(self, lang: str) -> str:
        """Return file, line and reason, in English whatever the language."""
        file, line, reason = self.parts
        return f"{file}: {reason}" if line is None else f"{file}, line {line}: {reason}"

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the parts that a pickled error is rebuilt from."""
        return DataError, self.parts


class RulesetError(AfrikanError):
    """A ruleset, option or value does not exist, is not available yet, or contradicts another."""


class IllegalAction(AfrikanError):
    """An action is refused by the rules; carries the refusal code and the citation.

    Args:
        sentence: gives the reason in a language.
        code: name of the refusal, as in ``Refusal``.
        rule: id of the rule that refuses.
    """

    def __init__(self, sentence: Callable[[str], str], code: str, rule: str) -> None:
        super().__init__("refused")
        self._sentence = sentence
        self.code = code
        self.rule = rule

    def text(self, lang: str) -> str:
        """Return the reason in a language."""
        return self._sentence(lang)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the parts that a pickled error is rebuilt from, with the reason in every language."""
        sentences = {lang: self.text(lang) for lang in WORDINGS}
        return IllegalAction, (sentences.__getitem__, self.code, self.rule)


class SaveError(AfrikanError):
    """A saved game cannot be opened; names the place and the reason."""


def suggestion(value: object, known: Iterable[str], otherwise: Phrase | None = None) -> Phrase:
    """Return a half-sentence that helps after an unknown name.

    Args:
        value: what was given.
        known: the names there are.
        otherwise: what to say if none of them is close; if left out, all of them, or the first of many.

    >>> str(suggestion("finish", ["finnish", "nordic"]))
    "did you mean 'finnish'?"
    >>> str(suggestion("mars", ["finnish", "nordic"]))
    'known: finnish, nordic'
    """
    names = tuple(known)
    close = get_close_matches(str(value), names, n=1)
    if close:
        return Phrase("did_you_mean", name=close[0])
    if otherwise is None and len(names) > MOST_NAMES:
        return Phrase("known_some", names=names[:MOST_NAMES], count=len(names))
    return otherwise or Phrase("known_are", names=names)


def english_suggestion(value: object, known: Iterable[str]) -> str:
    """Return the same half-sentence for an error about a data file, which is in English.

    >>> english_suggestion("finish", ["finnish", "nordic"])
    "did you mean 'finnish'?"
    """
    return suggestion(value, known).text("en")
