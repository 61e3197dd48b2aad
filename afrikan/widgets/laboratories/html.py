"""Tables and numbers as the results of experiments show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite

from afrikan.errors import Word
from afrikan.language import decimal
from afrikan.widgets.form.html import wide_html
from afrikan.widgets.laboratories.comparison.words import places_for, signed

LEAST_P = 0.0001


def percent(share: float, lang: str, places: int = 1) -> str:
    """Return a share in per cent.

    >>> percent(0.24351, "en", 2)
    '24.35\\xa0%'
    """
    return f"{decimal(100 * share, places, lang)}\u00a0%"


def ends(low: float, high: float, scale: float, places: int, lang: str, sign: bool = False) -> str:
    """Return an interval in brackets; empty if there is none.

    Args:
        low, high: its ends.
        scale: by what they are multiplied, such as 100 for shares.
        places: decimals.
        lang: language of the words.
        sign: whether positive ends have a sign, too.
    """
    if not (isfinite(low) and isfinite(high)):
        return ""
    write = signed if sign else decimal
    texts = [write(end * scale, places, lang) for end in (low, high)]
    text = Word("comparison_panel", "interval", low=texts[0], high=texts[1]).text(lang)
    return text.replace(" ", "\u00a0")


def places_of(low: float, high: float, scale: float = 1.0) -> int:
    """Return the decimals that a figure with such an interval deserves."""
    return places_for((high - low) / 2 * scale)


def p_text(p: float, lang: str) -> str:
    """Return a p-value, very small ones by their bound.

    >>> p_text(0.03214, "en"), p_text(1e-9, "sv")
    ('0.032', '< 0,0001')
    """
    if p < LEAST_P:
        return f"< {decimal(LEAST_P, 4, lang)}"
    return decimal(p, 4 if p < 0.001 else 3, lang)


def p_said(p: float, lang: str) -> str:
    """Return a p-value as a part of a sentence.

    >>> p_said(0.03214, "en"), p_said(1e-9, "sv")
    ('p = 0.032', 'p < 0,0001')
    """
    text = p_text(p, lang)
    return f"p {text}" if text.startswith("<") else f"p = {text}"


def table_html(
    caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], marked: Sequence[bool] = ()
) -> str:
    """Return a table whose first column names the rows; it scrolls where it is too wide.

    Args:
        caption: what it shows.
        heads: the heads of the columns.
        rows: the cells, as text.
        marked: which rows are in bold.
    """
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = []
    for place, (first, *cells) in enumerate(rows):
        strong = ' class="afrikan-laboratory-marked"' if place < len(marked) and marked[place] else ""
        inside = "".join(f"<td>{escape(text)}</td>" for text in cells)
        body.append(f'<tr{strong}><th scope="row">{escape(first)}</th>{inside}</tr>')
    table = (
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
    )
    return wide_html(table, caption)


def folded_html(summary: str, inside: str) -> str:
    """Return a part that opens when it is pressed."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def code_html(lang: str, lines: str) -> str:
    """Return lines of code that do the same, folded away.

    Args:
        lang: language of the words.
        lines: the code.
    """
    head = Word("comparison_panel", "code_head").text(lang)
    return folded_html(head, f"<pre><code>{escape(lines)}</code></pre>")
