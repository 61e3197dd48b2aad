"""Pieces of HTML that the lessons about the island share: pictures, predictions, what figures rest on."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from html import escape

from afrikan.draw.island.told import label_of
from afrikan.errors import Word
from afrikan.island.map import IslandMap
from afrikan.odds.answer.figures import chance_said, valued
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.island.lesson.state import SHARED, IslandState
from afrikan.widgets.laboratories.html import table_html


def figure_html(picture: str, caption: str) -> str:
    """Return a picture, which brings its own words for those who do not see it, and a line below it.

    Args:
        picture: the picture as SVG.
        caption: the line.
    """
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>"


def paragraphs_html(texts: Iterable[str]) -> str:
    """Return texts as paragraphs; empty ones are left out."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts if text)


def section_html(head: str, inside: str) -> str:
    """Return something under a heading; nothing if there is nothing."""
    return heading_html(head) + inside if inside else ""


def rests_on(island: IslandMap, lang: str) -> str:
    """Return on what every figure of a map rests, in words.

    Args:
        island: the map.
        lang: language of the words.
    """
    return Word(SHARED, "rests", label=label_of(island, lang) or "–").text(lang)


def verdicts_html(state: IslandState) -> str:
    """Return what was predicted, what is right and how close it came, as a table; nothing if none was.

    Args:
        state: the lesson.
    """
    rows = []
    for figure in state.figures:
        judged = state.verdict(figure)
        if judged:
            exact = Fraction(state.exact(figure.key))
            said = chance_said(exact, state.lang) if figure.chance else valued(exact, state.lang)
            written = state.predictions[figure.key].written
            name = figure.said.text(state.lang)
            rows.append((name, written, said, judged.mark.text(state.lang)))
    heads = [state.word(f"column_{key}") for key in ("figure", "prediction", "exact", "verdict")]
    return table_html(state.word("verdicts"), heads, rows) if rows else ""
