"""An answer as people read it: text, and HTML with figure, table, derivation and provenance."""

from __future__ import annotations

from html import escape

from afrikan.odds.compare import Comparison
from afrikan.odds.result import Odds
from afrikan.odds.words import exactly


def text(odds: Odds, lang: str) -> str:
    """Return question and chances as lines of text."""
    rows = [
        f"{odds.name(outcome, lang)}: {exactly(chance, lang)}" for outcome, chance in odds.chances.items()
    ]
    return "\n".join([odds.question.text(lang), *rows])


def html(odds: Odds, beside: Comparison | None = None, *, lang: str) -> str:
    """Return figure, table, derivation and provenance as HTML.

    Args:
        odds: the answer.
        beside: a simulation to show beside it.
        lang: language of the words.
    """
    said = beside.sentence(lang) if beside else ""
    return f"<pre>{escape(text(odds, lang))}</pre>{escape(said)}"
