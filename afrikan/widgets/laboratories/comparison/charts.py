"""The differences as pictures, and the table of the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite

from afrikan.draw.forest import Forest, Row, forest_svg
from afrikan.language import number
from afrikan.simulation.comparison import Comparison
from afrikan.simulation.findings import CLEAR, NEVER, PERHAPS, Finding
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import heading_html, wide_html
from afrikan.widgets.laboratories.comparison.figures import (
    GROUPS,
    change_text,
    found,
    group_of,
    interval_text,
    named,
    scale,
    shown,
    value_text,
)
from afrikan.widgets.laboratories.comparison.words import said

MARKS = {CLEAR: "sure", PERHAPS: "doubt"}
COLUMNS = ("figure", "head_a", "head_b", "difference", "range", "saved", "verdict")


def charts_html(compared: Comparison, values: Values, lang: str) -> str:
    """Return the differences as pictures, one for each axis.

    Args:
        compared: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    some = shown(found(compared, values), values)
    pictures = [
        f"<figure>{forest_svg(_forest(group, rows, compared, values, lang))}</figure>"
        for group in GROUPS
        if (rows := [finding for finding in some if group_of(finding) == group])
    ]
    return heading_html(said(lang, "charts_head")) + "".join(pictures)


def _forest(group: str, some: Sequence[Finding], compared: Comparison, values: Values, lang: str) -> Forest:
    rows = [_row(finding, compared, lang) for finding in some]
    percent = values["confidence"]
    used = {row.mark for row in rows}
    in_prices = "_in_prices" if some[0].unit == "tile_price" else ""
    return Forest(
        said(lang, f"{group}_title", percent=percent), rows, said(lang, f"{group}_axis{in_prices}"),
        said(lang, "less"), said(lang, "more"),
        [(mark, said(lang, f"key_{mark}")) for mark in ("sure", "doubt", "open") if mark in used],
        "; ".join(f"{row.label}: {row.said}" for row in rows), lang=lang,
    )  # fmt: skip


def _row(finding: Finding, compared: Comparison, lang: str) -> Row:
    label = named(finding.name, compared, unit=finding.unit).text(lang)
    text = f"{change_text(finding, lang)} {interval_text(finding, lang)}".strip()
    value, low, high = (end * scale(finding) for end in finding.difference)
    if finding.kind == NEVER:
        low = high = float("nan")
    return Row(label, value, low, high, text, MARKS.get(finding.kind, "open"))


def table_html(compared: Comparison, values: Values, lang: str) -> str:
    """Return the table of the differences.

    Args:
        compared: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    every = found(compared, values)
    percent = values["confidence"]
    heads = "".join(f'<th scope="col">{escape(said(lang, key))}</th>' for key in COLUMNS)
    rows = "".join(_cells(finding, compared, lang) for finding in shown(every, values))
    caption = said(lang, "table_caption", games=compared.games, percent=percent)
    table = (
        f'<table class="afrikan-comparison-table"><caption>{escape(caption)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )
    hint = f"<p>{escape(said(lang, 'saved_hint'))}</p>"
    return wide_html(table, caption) + hint + _blank(every, compared, lang)


def _cells(finding: Finding, compared: Comparison, lang: str) -> str:
    label = escape(named(finding.name, compared, unit=finding.unit).text(lang))
    texts = (
        value_text(finding.a, finding, lang), value_text(finding.b, finding, lang),
        change_text(finding, lang), interval_text(finding, lang), _saved(finding, lang),
        said(lang, f"verdict_{finding.kind}"),
    )  # fmt: skip
    cells = "".join(f"<td>{escape(text)}</td>" for text in texts)
    return f'<tr class="afrikan-comparison-{finding.kind}"><th scope="row">{label}</th>{cells}</tr>'


def _saved(finding: Finding, lang: str) -> str:
    """Return how many games the common luck saves."""
    return number(round(finding.saved), lang).replace("-", "−") if isfinite(finding.saved) else "–"


def _blank(every: Sequence[Finding], compared: Comparison, lang: str) -> str:
    """Return what never happened under either ruleset."""
    names = [named(f.name, compared, unit=f.unit).text(lang) for f in every if f.blank]
    return f"<p>{escape(said(lang, 'blank', figures='; '.join(names)))}</p>" if names else ""
