"""The numbers and words of the atlas as they are read on the page."""

from __future__ import annotations

from math import isfinite, isnan

from afrikan.errors import Phrase, Word
from afrikan.language import decimal
from afrikan.messages import translated
from afrikan.rule_atlas.effects import Effect
from afrikan.rule_atlas.rows import Row
from afrikan.rule_atlas.verdicts import UNTESTED, band, verdict
from afrikan.rules import catalogue
from afrikan.rules.validate import shown
from afrikan.simulation.measures import NAMES, SHARES
from afrikan.widgets.laboratories.comparison.words import places_for, signed

DASH = "–"


def said(lang: str, key: str, **values: object) -> str:
    """Return words of the panel's own section in a language."""
    return Word("atlas_panel", key, **values).text(lang)


def measure_word(measure: str) -> Phrase:
    """Return a measure in words.

    >>> measure_word("money").text("en")
    'money of all players at the end, in prices of a tile'
    """
    if measure == "seat_wins_1":
        return Word("measure", "wins_alike", seat=1)
    return Word("measure", "money_in_prices" if measure == "money" else measure)


def is_share(measure: str) -> bool:
    """Tell whether a measure is a share of games, which is read in percent."""
    return NAMES[measure] in SHARES


def scale(measure: str) -> float:
    """Return by what a measure is multiplied to be read."""
    return 100.0 if is_share(measure) else 1.0


def places(effect: Effect) -> int:
    """Return the decimals with which a difference is told."""
    half = (effect.high_all - effect.low_all) / 2 * scale(effect.measure)
    return places_for(half if isfinite(half) else 0.0)


def change_text(effect: Effect, lang: str) -> str:
    """Return a difference with its sign, in words where no game differs."""
    if not effect.difference and isnan(effect.low_all):
        return said(lang, "never")
    text = signed(effect.difference * scale(effect.measure), places(effect), lang)
    return said(lang, "points", value=text) if is_share(effect.measure) else text


def interval_text(effect: Effect, lang: str, *, together: bool = True) -> str:
    """Return an interval of a difference; a dash if there is none.

    Args:
        effect: the difference.
        lang: language of the words.
        together: whether it is the interval that holds together with all others, else this one alone.
    """
    low, high = (effect.low_all, effect.high_all) if together else (effect.low, effect.high)
    if isnan(low):
        return DASH
    ends = [signed(end * scale(effect.measure), places(effect), lang) for end in (low, high)]
    return said(lang, "interval", low=ends[0], high=ends[1])


def value_text(value: float, effect: Effect, lang: str) -> str:
    """Return a measure under one ruleset."""
    text = decimal(value * scale(effect.measure), max(1, places(effect)), lang)
    return f"{text}\u00a0%" if is_share(effect.measure) else text


def band_text(measure: str, lang: str) -> str:
    """Return up to which size a difference is taken for none."""
    size = band(measure) * scale(measure)
    text = decimal(size, 0 if size == round(size) else 2, lang)
    return said(lang, "band_points", size=text) if is_share(measure) else said(lang, "band", size=text)


def rate_text(rate: float, lang: str) -> str:
    """Return how often a game something comes up, with as many decimals as it deserves."""
    if not rate:
        return "0"
    return decimal(rate, 0 if rate >= 20 else 1 if rate >= 1 else 2 if rate >= 0.05 else 3, lang)


def alike_text(row: Row, lang: str) -> str:
    """Return the share of games that went on as under the baseline."""
    if not row.games:
        return DASH
    share = 100 * (1 - row.parted / row.games)
    return f"{decimal(share, 1, lang)}\u00a0%"


def reading(row: Row, lang: str) -> str:
    """Return the value and what it means."""
    value = catalogue()[row.option].value(row.value)
    if value is not None:
        return translated(value.text, lang)
    return "" if row.scaled is None else said(lang, "scaled", value=shown(row.scaled))


def code(row: Row) -> str:
    """Return the reading as it is written in a code."""
    return f"{row.option}={shown(row.value)}"


def others(row: Row) -> str:
    """Return what else had to change, as it is written in a code."""
    return ", ".join(f"{name}={shown(value)}" for name, value in row.others.items())


def verdict_text(row: Row, measure: str, lang: str) -> str:
    """Return what can be said of a value, in words."""
    found = verdict(row, measure)
    return said(lang, f"verdict_{row.status if found == UNTESTED else found}")
