"""Which figures of a comparison are shown, what they are called, and what they come to in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import isnan

from afrikan.errors import Word
from afrikan.language import decimal
from afrikan.simulation.comparison import Comparison
from afrikan.simulation.comparison_summary import TOLD
from afrikan.simulation.findings import CLEAR, NEVER, PERHAPS, Finding, findings
from afrikan.widgets.form.fields import Values
from afrikan.widgets.laboratories.comparison.words import MOST_PLACES, level, places_for, said, signed
from afrikan.widgets.laboratory.players import policy_word

ALL, MAIN = "all", "main"
"""Which figures are shown: every one, or those that a summary tells of."""

GROUPS = ("shares", "length", "events", "money")
"""The figures by the axis on which they can stand together."""

LENGTH = ("rounds", "turns")
MONEY = ("money",)
BY_SEAT = ("wins", "policy_wins")


def found(compared: Comparison, values: Values) -> tuple[Finding, ...]:
    """Return every figure's difference with the confidence that was chosen."""
    return _found(compared, level(values))


@lru_cache(maxsize=2)
def _found(compared: Comparison, confidence: float) -> tuple[Finding, ...]:
    return findings(compared, confidence=confidence)


def shown(every: Iterable[Finding], values: Values) -> tuple[Finding, ...]:
    """Return the figures that are to be shown: all or the main ones, none that stayed 0."""
    return tuple(
        finding
        for finding in every
        if not finding.blank and (values["figures"] == ALL or finding.name in TOLD or _seat(finding.name)[0])
    )


def group_of(finding: Finding) -> str:
    """Return the axis on which a figure stands."""
    if finding.share:
        return "shares"
    return "length" if finding.name in LENGTH else "money" if finding.name in MONEY else "events"


def _seat(name: str) -> tuple[str, int]:
    """Return the measure that counts wins and the number at its end; nothing for other measures."""
    kind, _, number = name.rpartition("_")
    return (kind, int(number)) if kind in BY_SEAT else ("", 0)


def named(name: str, compared: Comparison, section: str = "measure", unit: str = "") -> Word:
    """Return a figure in words.

    Args:
        name: the measure.
        compared: names the policies.
        section: ``"measure"`` for its name, ``"measure_told"`` as a part of a sentence.
        unit: what it is counted in.
    """
    kind, number = _seat(name)
    policies = compared.runs[0].policies
    if kind and len(set(policies)) == 1:
        return Word(section, f"{kind}_alike", seat=number)
    if kind:
        return Word(section, kind, seat=number, policy=policy_word(policies[number - 1]))
    return Word(section, f"{name}_in_prices" if unit == "tile_price" else name)


def scale(finding: Finding) -> float:
    """Return by what a figure is multiplied to be read: shares are told in percent."""
    return 100.0 if finding.share else 1.0


def places(finding: Finding) -> int:
    """Return the decimals with which a difference is told: enough to see whether its interval ends at 0."""
    half = finding.difference.half * scale(finding)
    found = places_for(0.0 if isnan(half) else half)
    if finding.kind in (CLEAR, PERHAPS) and not isnan(half):
        nearest = min(map(abs, finding.difference[1:])) * scale(finding)
        while found < MOST_PLACES and nearest < 0.5 * 10.0**-found:
            found += 1
    return found


def value_text(value: float, finding: Finding, lang: str) -> str:
    """Return a figure under one ruleset."""
    text = decimal(value * scale(finding), max(1, places(finding)), lang)
    return f"{text}\u00a0%" if finding.share else text


def change_text(finding: Finding, lang: str) -> str:
    """Return a difference with its sign; in words where no game differs."""
    if finding.kind == NEVER:
        return Word("comparison", "never").text(lang)
    text = signed(finding.difference.value * scale(finding), places(finding), lang)
    return said(lang, "points", value=text) if finding.share else text


def interval_text(finding: Finding, lang: str) -> str:
    """Return the interval of a difference; empty if there is none."""
    low, high = finding.difference.low, finding.difference.high
    if finding.kind == NEVER or isnan(low):
        return ""
    ends = [signed(end * scale(finding), places(finding), lang) for end in (low, high)]
    return said(lang, "interval", low=ends[0], high=ends[1])
