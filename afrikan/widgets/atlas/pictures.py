"""What matters most and what does not matter at all, as pictures with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from statistics import median

from afrikan.draw.forest import BEYOND, Forest, forest_svg
from afrikan.draw.forest import Row as Line
from afrikan.rule_atlas.rows import Row
from afrikan.rule_atlas.verdicts import CLEAR, NONE, REFUSES, UNTESTED
from afrikan.rules.validate import shown
from afrikan.widgets.atlas.figures import (
    band_text,
    change_text,
    code,
    interval_text,
    is_share,
    measure_word,
    reading,
    said,
    scale,
)
from afrikan.widgets.atlas.state import AtlasState
from afrikan.widgets.form.html import heading_html

MOST = 12
"""So many readings a picture shows."""

MARKS = {CLEAR: "sure", NONE: "open"}
FAR = 6
"""What is so many times as large as the middle one of the effects in a picture lies beyond its axis."""

LONGEST = 60
"""A longer sentence is cut in a picture; it stands whole in the table."""


def pictures_html(state: AtlasState) -> str:
    """Return what matters most, what does not matter at all, and what the policy does not test."""
    lang, band = state.lang, band_text(state.measure, state.lang)
    parts = [heading_html(state.word("most_head")), _picture(state, CLEAR, "most_title")]
    parts += [heading_html(state.word("none_head")), _note(state.word("none_note", band=band))]
    parts += [_picture(state, NONE, "none_title"), _untested(state)]
    return "".join(parts) + _listed(state.word("refused_head"), state.of(REFUSES), lang)


def _picture(state: AtlasState, told: str, heading: str) -> str:
    rows = state.of(told)
    if not rows:
        return _note(state.word(f"{told}_nothing"))
    shown = rows[:MOST]
    left = _note(state.word("more_in_table", count=len(rows) - len(shown))) if len(rows) > MOST else ""
    return f"<figure>{forest_svg(_forest(state, shown, told, heading))}</figure>{left}"


def _forest(state: AtlasState, rows: Sequence[Row], told: str, heading: str) -> Forest:
    measure, lang = state.measure, state.lang
    name = measure_word(measure).text(lang)
    lines = [_line(row, measure, MARKS[told], lang) for row in rows]
    limit = _limit([abs(line.value) for line in lines])
    keys = [(MARKS[told], state.word(f"key_{told}"))]
    return Forest(
        state.word(heading, measure=name), lines, state.word("axis_points") if is_share(measure) else name,
        state.word("less"), state.word("more"),
        keys if limit is None else [*keys, (BEYOND, state.word("key_beyond"))],
        "; ".join(f"{line.label}: {line.said}" for line in lines), limit=limit, lang=lang,
    )  # fmt: skip


def _limit(sizes: Sequence[float]) -> float | None:
    """Return how far the axis reaches so that a few huge effects do not hide the others."""
    far = FAR * median(sizes)
    return far if 0 < far < max(sizes) else None


def _line(row: Row, measure: str, mark: str, lang: str) -> Line:
    effect, by = row.effects[measure], scale(measure)
    text = f"{change_text(effect, lang)} {interval_text(effect, lang)}".removesuffix(" –")
    low, high = effect.low_all * by, effect.high_all * by
    return Line(_label(row, lang), effect.difference * by, low, high, text, mark)


def _label(row: Row, lang: str) -> str:
    """Return a reading as one recognises it in a picture: as it is written in a code, and what it means."""
    text = reading(row, lang)
    told = text if len(text) <= LONGEST else f"{text[:LONGEST].rsplit(' ', 1)[0]} …"
    return f"{row.option} = {shown(row.value)}: {told}".removesuffix(": ")


def _untested(state: AtlasState) -> str:
    """Return the readings of which this policy tells nothing."""
    return _listed(state.word("untested_head"), state.of(UNTESTED), state.lang, state.word("untested_note"))


def _listed(heading: str, rows: Sequence[Row], lang: str, note: str = "") -> str:
    """Return readings as a list that opens."""
    if not rows:
        return ""
    items = "".join(_item(row, lang) for row in rows)
    return (
        f"<details><summary>{escape(heading)} ({len(rows)})</summary>{_note(note) if note else ''}"
        f"<ul>{items}</ul></details>"
    )


def _item(row: Row, lang: str) -> str:
    why = said(lang, f"verdict_{row.status}")
    return f"<li><code>{escape(code(row))}</code> {escape(reading(row, lang))} ({escape(why)})</li>"


def _note(text: str) -> str:
    return f"<p>{escape(text)}</p>"
