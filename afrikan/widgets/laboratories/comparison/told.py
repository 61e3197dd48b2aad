"""What a comparison tells, in sentences: what clearly differs, what does not, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import isnan

from afrikan.errors import Word
from afrikan.language import decimal, number
from afrikan.simulation.comparison import Comparison
from afrikan.simulation.comparison_summary import TOLD
from afrikan.simulation.estimates import Estimate, share_of
from afrikan.simulation.findings import CLEAR, PERHAPS, UNKNOWN, Finding
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.laboratories.comparison.figures import (
    LENGTH,
    MONEY,
    change_text,
    found,
    interval_text,
    named,
    places,
    scale,
    shown,
)
from afrikan.widgets.laboratories.comparison.words import level, said, word

FEW = 30
"""So few games that intervals by the normal distribution are rough."""


def finding_words(compared: Comparison, values: Values) -> Word:
    """Return in one sentence what was found."""
    every = [finding for finding in found(compared, values) if not finding.blank]
    clear = sum(finding.kind == CLEAR for finding in every)
    return word("finding", games=compared.games, clear=clear, count=len(every))


def agreeing(compared: Comparison, values: Values) -> Estimate:
    """Return the share of games that were played the same, with its interval."""
    games = compared.games
    return share_of(games - compared.parted[0], games, level(values))


def share_text(share: Estimate) -> Word:
    """Return a share with its interval in words."""
    figures = zip(("middle", "low", "high"), share, strict=True)
    return Word("summary", "share", **{name: _Percent(figure) for name, figure in figures})


class _Percent(Word):
    """A share as a percentage without its sign."""

    __slots__ = ("share",)

    def __init__(self, share: float) -> None:
        super().__init__("summary", "share")
        self.share = share

    def text(self, lang: str) -> str:
        """Return the number in a language's manner."""
        return decimal(100 * self.share, 1, lang)


def told_html(compared: Comparison, values: Values, lang: str) -> str:
    """Return the findings as sentences.

    Args:
        compared: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    every = shown(found(compared, values), values)
    kinds = {kind: [f for f in every if f.kind == kind] for kind in (CLEAR, PERHAPS, UNKNOWN)}
    parts = [heading_html(said(lang, "told_head")), _alike(compared, values, lang)]
    if kinds[CLEAR]:
        items = "".join(f"<li>{escape(sentence(f, compared, lang))}</li>" for f in ordered(kinds[CLEAR]))
        parts.append(f"<ul>{items}</ul>")
    elif compared.parted[0]:
        parts.append(f"<p>{escape(said(lang, 'nothing_clear'))}</p>")
    parts += [
        f"<p>{escape(said(lang, key, figures=_listed(kinds[kind], compared, lang)))}</p>"
        for key, kind in (("perhaps_list", PERHAPS), ("unknown_list", UNKNOWN))
        if kinds[kind]
    ]
    return "".join(parts) + _caution(compared, values, lang)


def _alike(compared: Comparison, values: Values, lang: str) -> str:
    """Return in how many games the play was the same."""
    games, parted = compared.games, compared.parted[0]
    if not parted:
        told = said(lang, "all_alike", games=games, most=_Percent(1 - agreeing(compared, values).low))
    else:
        told = said(lang, "alike", games=games, alike=share_text(agreeing(compared, values)), parted=parted)
    return f"<p><strong>{escape(told)}</strong></p>"


def ordered(clear: Iterable[Finding]) -> list[Finding]:
    """Return figures so that those come first that people ask for first."""
    first = ("rounds", "starter_wins", "star_wins", "horseshoe_wins", "unfinished", "drawn", *TOLD)
    return sorted(clear, key=lambda f: first.index(f.name) if f.name in first else len(first))


def sentence(finding: Finding, compared: Comparison, lang: str) -> str:
    """Return a difference as a sentence, such as "A game is 1.2 rounds longer under B (0.9 to 1.5)."

    Args:
        finding: the difference.
        compared: the comparison that it is from.
        lang: language of the words.
    """
    value, low, high = finding.difference
    if isnan(low):
        label = named(finding.name, compared, unit=finding.unit)
        return said(lang, "always", figure=label, value=change_text(finding, lang))
    less = value < 0
    ends = sorted(abs(end) for end in (low, high))
    by, *others = (decimal(abs(end) * scale(finding), places(finding), lang) for end in (value, *ends))
    what = named(finding.name, compared, "measure_told", finding.unit) if _key(finding) != "rounds" else ""
    key = f"{_key(finding)}_{'less' if less else 'more'}"
    return said(lang, key, what=what, by=by, low=others[0], high=others[1])


def _key(finding: Finding) -> str:
    """Return which kind of sentence tells a difference."""
    if finding.share:
        return "often"
    if finding.name in MONEY:
        return "money"
    return "rounds" if finding.name == LENGTH[0] else "count"


def _listed(some: Iterable[Finding], compared: Comparison, lang: str) -> str:
    return "; ".join(_brief(finding, compared, lang) for finding in ordered(some))


def _brief(finding: Finding, compared: Comparison, lang: str) -> str:
    label = named(finding.name, compared, unit=finding.unit).text(lang)
    return f"{label}: {change_text(finding, lang)} {interval_text(finding, lang)}".strip()


def _caution(compared: Comparison, values: Values, lang: str) -> str:
    """Return how sure all this is."""
    told = "".join(f"<p>{escape(text)}</p>" for text in _cautions(compared, values, lang))
    return f"<details><summary>{escape(said(lang, 'sure_head'))}</summary>{told}</details>"


def _cautions(compared: Comparison, values: Values, lang: str) -> Iterator[str]:
    vary = sum(f.kind != "never" for f in found(compared, values))
    yield said(lang, "sure", percent=values["confidence"], count=vary)
    yield said(lang, "sure_stop")
    yield said(lang, "sure_policy")
    if compared.games < FEW:
        yield said(lang, "sure_few", games=number(compared.games, lang))
