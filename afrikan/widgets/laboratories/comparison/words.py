"""The words of the comparison: of its fields, of what a game is measured by, of numbers."""

from __future__ import annotations

from math import floor, isfinite, log10

from afrikan.errors import Word
from afrikan.language import decimal
from afrikan.messages import translated
from afrikan.rules import Choice, Ruleset, catalogue
from afrikan.rules.validate import shown
from afrikan.widgets.form.fields import Values

MOST_PLACES = 4


def word(key: str, **values: object) -> Word:
    """Return words of the panel's own section."""
    return Word("comparison_panel", key, **values)


def said(lang: str, key: str, **values: object) -> str:
    """Return such words as text in a language."""
    return word(key, **values).text(lang)


def reading_words(option: str, choice: Choice, lang: str) -> str:
    """Return what a value of an option means, in words; a number of somebody's own as it is."""
    value = catalogue()[option].value(choice)
    if value is None:
        return shown(choice)
    return f"{shown(choice)}: {translated(value.text, lang)}"


def title(rules: Ruleset, lang: str) -> str:
    """Return a ruleset in words and as a code.

    >>> title(Ruleset.preset("swedish"), "en")
    'Swedish rules (swedish)'
    """
    return f"{rules.title_in(lang)} ({rules.code})"


def level(values: Values) -> float:
    """Return the confidence that was chosen for the intervals."""
    return int(values["confidence"]) / 100


def places_for(half: float) -> int:
    """Return the decimals that a figure with an interval of such a half-width deserves.

    One digit of the half-width is told, or two if the first one is small, as is usual for measured figures.

    >>> [places_for(half) for half in (12.0, 1.3, 0.4, 0.06, 0.0)]
    [0, 1, 1, 2, 2]
    """
    if not isfinite(half) or half <= 0:
        return 2
    power = floor(log10(half))
    small = half < 3 * 10.0**power
    return max(0, min(MOST_PLACES, small - power))


def signed(value: float, places: int, lang: str) -> str:
    """Return a number with its sign, also that of a gain.

    >>> signed(0.5, 1, "en"), signed(-0.04, 1, "fi"), signed(-2.0, 0, "sv")
    ('+0.5', '0,0', '−2')
    """
    text = decimal(value, places, lang)
    if not any(figure in text for figure in "123456789"):
        return text.removeprefix("−")
    return text if text.startswith("−") else f"+{text}"
