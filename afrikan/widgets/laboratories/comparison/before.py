"""What differs between the two rulesets, in words, before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from afrikan.errors import Word
from afrikan.messages import translated
from afrikan.rules import Choice, Ruleset, catalogue
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import wide_html
from afrikan.widgets.laboratories.comparison.sides import along, side_a, side_b
from afrikan.widgets.laboratories.comparison.words import reading_words, said, title

HEADS = ("differs", "head_a", "head_b")
MOST_OPEN = 6
"""Of more differences than these only the number is shown until one asks for them."""


def before_html(values: Values, lang: str) -> str:
    """Return what is compared: both rulesets, and each option in which they differ.

    Args:
        values: what the fields mean.
        lang: language of the words.
    """
    a, b = side_a(values), side_b(values)
    differing = a.differences(b)
    return (
        f"<p>{escape(said(lang, 'compared', a=title(a, lang), b=title(b, lang)))}</p>"
        f"{_along(values, lang)}{_boards(a, b, lang)}{_differences(differing, lang)}"
    )


def _along(values: Values, lang: str) -> str:
    """Return what has to change along with the option that was chosen."""
    others = ", ".join(along(values))
    return f"<p>{escape(said(lang, 'along', options=others))}</p>" if others else ""


def _boards(a: Ruleset, b: Ruleset, lang: str) -> str:
    if a.board == b.board:
        return ""
    boards = {side: Word("comparison", f"board_{rules.board}") for side, rules in (("a", a), ("b", b))}
    told = Word("comparison", "boards_differ", **boards).text(lang)
    return f"<p><strong>{escape(told)}.</strong></p>"


def _differences(differing: Mapping[str, tuple[Choice, Choice]], lang: str) -> str:
    heads = "".join(
        f'<th scope="col">{escape(said(lang, key))}</th>' for key in ("differs", "head_a", "head_b")
    )
    rows = "".join(_row(option, *values, lang) for option, values in differing.items())
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    table = wide_html(table, said(lang, "differs"))
    if len(differing) <= MOST_OPEN:
        return table
    summary = escape(said(lang, "differ_in", count=len(differing)))
    return f"<details><summary>{summary}</summary>{table}</details>"


def _row(option: str, a: Choice, b: Choice, lang: str) -> str:
    question = translated(catalogue()[option].question, lang)
    cells = "".join(f"<td>{escape(reading_words(option, value, lang))}</td>" for value in (a, b))
    return f'<tr><th scope="row">{escape(question)} <code>{escape(option)}</code></th>{cells}</tr>'
