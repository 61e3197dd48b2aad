"""The table of the atlas: plain data for the page, and the widget that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from afrikan.messages import translated
from afrikan.rule_atlas.rows import TESTED, Row
from afrikan.rule_atlas.verdicts import verdict
from afrikan.rules import catalogue
from afrikan.widgets.atlas.figures import (
    DASH,
    alike_text,
    change_text,
    code,
    interval_text,
    others,
    rate_text,
    reading,
    said,
    verdict_text,
)
from afrikan.widgets.atlas.state import COLUMNS, AtlasState
from afrikan.widgets.js import joined, section

HERE = Path(__file__)
INTERVAL = "interval"


class AtlasTable(anywidget.AnyWidget):
    """A table whose columns order it; it shows plain data and reports what a person does.

    Args:
        heard: called with each message from the page.

    Attributes:
        table: words, heads and rows.
    """

    _esm = joined(section("dom"), HERE.with_suffix(".js"))
    table = traitlets.Dict().tag(sync=True)

    def __init__(self, heard: Callable[[Mapping[str, Any]], None], **data: Any) -> None:
        super().__init__(**data)
        self.on_msg(lambda _, content, __: heard(content))

    def __repr__(self) -> str:
        """Return how many rows there are in words."""
        return f"<AtlasTable: {self.table.get('counted', '')}>"


def table_data(state: AtlasState) -> dict[str, Any]:
    """Return what the page shows as a table."""
    rows, lang = state.rows, state.lang
    return {
        "caption": state.word("table_caption"),
        "search": state.word("search"),
        "hint": state.word("search_hint"),
        "counted": state.word("counted", count=len(rows), total=len(state.selected)),
        "nothing": "" if rows else state.word("nothing_found"),
        "heads": [_head(state, name) for name in (*COLUMNS[:2], INTERVAL, *COLUMNS[2:])],
        "rows": [_row(row, state, lang) for row in rows],
    }


def _head(state: AtlasState, name: str) -> dict[str, Any]:
    """Return the head of a column, with the way in which it orders the table if it does."""
    way = ("descending" if state.downward else "ascending") if name == state.column else "none"
    sorts = name in COLUMNS
    hint = state.word("order_by", column=state.word(f"column_{name}")) if sorts else ""
    return {"name": name, "text": state.word(f"column_{name}"), "sorts": sorts, "way": way, "hint": hint}


def _row(row: Row, state: AtlasState, lang: str) -> dict[str, Any]:
    added = others(row)
    return {
        "name": code(row),
        "question": translated(catalogue()[row.option].question, lang),
        "reading": reading(row, lang),
        "note": said(lang, "with_others", others=added) if added else "",
        "told": verdict(row, state.measure),
        "open": row is state.opened,
        "cells": _cells(row, state.measure, lang),
    }


def _cells(row: Row, measure: str, lang: str) -> list[str]:
    told = verdict_text(row, measure, lang)
    effect = row.effects.get(measure)
    if effect is None:
        return [DASH, DASH, told, DASH, DASH, DASH]
    rates = [rate_text(row.offered, lang), rate_text(row.used, lang)]
    figures = [change_text(effect, lang), interval_text(effect, lang)] if row.status == TESTED else [DASH] * 2
    return [*figures, told, alike_text(row, lang), *rates]
