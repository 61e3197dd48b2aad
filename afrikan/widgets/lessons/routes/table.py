"""Tables beside the maps: the first rows are shown, the others can be unfolded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from afrikan.errors import Phrase
from afrikan.messages import number
from afrikan.widgets.lessons.routes.words import word

MOST_ROWS = 8
"""Rows that are shown at once."""

WIDE = ' style="min-width:min(100%,32em)"'
"""Keeps a caption on few lines above a table with little in it."""

APART = ' style="margin:0 0 12px"'

Row = Sequence[str]


def table_html(
    caption: Phrase, heads: Iterable[Phrase], rows: Sequence[Row], lang: str, most: int = MOST_ROWS
) -> str:
    """Return a table with a caption.

    Args:
        caption: what it shows.
        heads: the headings of its columns.
        rows: texts, the first of which names the row.
        lang: language of the words.
        most: so many rows are shown at once, the others folded; with 0, all are folded under the caption.
    """
    if not rows:
        return ""
    said, names = caption.text(lang), [head.text(lang) for head in heads]
    shown, folded = rows[:most], rows[most:]
    first = _table(f"<caption>{escape(said)}</caption>", names, shown) if shown else ""
    if not folded:
        return first
    more = word("more_rows", count=number(len(folded), lang)).text(lang) if shown else said
    rest = _table("", names, folded, label=said)
    return f"{first}<details{APART}><summary>{escape(more)}</summary>{rest}</details>"


def _table(caption: str, names: Iterable[str], rows: Iterable[Row], label: str = "") -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    body = "".join(map(_row, rows))
    named = f' aria-label="{escape(label)}"' if label else ""
    return f"<table{named}{WIDE}>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(row: Row) -> str:
    first, *cells = map(escape, row)
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
