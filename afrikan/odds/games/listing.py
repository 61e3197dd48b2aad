"""Estimated figures in words, and tables of them as text and as HTML."""

from collections.abc import Sequence
from html import escape

from afrikan.errors import Phrase, Word
from afrikan.language import LANGUAGES, decimal
from afrikan.odds.answer.words import percent
from afrikan.odds.games.intervals import Estimate

Rows = Sequence[Sequence[str]]


def share_said(estimate: Estimate) -> Phrase:
    """Return a share and its interval as percentages.

    >>> share_said(Estimate(0.25, 0.2, 0.3125)).text("en")
    '25 % (20 % to 31.2 %)'
    """
    value, low, high = map(percent, estimate)
    return Word("odds_game", "estimate", value=value, low=low, high=high)


def number_said(estimate: Estimate) -> Phrase:
    """Return a number and its interval with one decimal.

    >>> number_said(Estimate(17.04, 16.9, 17.2)).text("sv")
    '17,0 (16,9 till 17,2)'
    """
    value, low, high = map(_decimal, estimate)
    return Word("odds_game", "estimate", value=value, low=low, high=high)


def points_said(estimate: Estimate) -> Phrase:
    """Return a difference of shares and its interval in percentage points.

    >>> points_said(Estimate(0.01, -0.005, 0.025)).text("en")
    '1.0 percentage points (−0.5 to 2.5)'
    """
    value, low, high = (_decimal(100 * figure) for figure in estimate)
    return Word("odds_game", "points", value=value, low=low, high=high)


def _decimal(value: float) -> dict[str, str]:
    return {lang: decimal(value, 1, lang) for lang in LANGUAGES}


def as_text(caption: str, rows: Rows, notes: Sequence[str], head: Sequence[str] = ()) -> str:
    """Return a table as aligned lines between its caption and its notes."""
    lines = [head, *rows] if head else list(rows)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    table = [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)) for line in lines
    ]
    parts = [caption, "\n".join(line.rstrip() for line in table), "\n".join(f"- {note}" for note in notes)]
    return "\n\n".join(parts)


def as_html(caption: str, rows: Rows, notes: Sequence[str], lang: str, head: Sequence[str] = ()) -> str:
    """Return a table with its caption and its notes; the first cell of each row is its head."""
    from afrikan.odds.answer.report import STYLE

    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(f"<tr>{_cells(*row)}</tr>" for row in rows)
    listed = "".join(f"<li>{escape(note)}</li>" for note in notes)
    top = f"<thead><tr>{heads}</tr></thead>" if head else ""
    return (
        f'<div class="afrikan-odds" lang="{lang}"><style>{STYLE}</style>'
        f"<table><caption>{escape(caption)}</caption>{top}<tbody>{body}</tbody></table>"
        f"<ul>{listed}</ul></div>"
    )


def _cells(first: str, *others: str) -> str:
    return f'<th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in others)
