"""Our figures by the city where the Star lay: over the map, as points, and as a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from afrikan.draw import MapWords, overlay_svg
from afrikan.draw.points import Point, Points, Row, points_svg
from afrikan.language import decimal, number
from afrikan.star.tables import board_of
from afrikan.studies import Reproduction
from afrikan.studies.counts import Column
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import heading_html, hint_html
from afrikan.widgets.laboratories.html import ends, folded_html, percent, places_of, table_html
from afrikan.widgets.laboratories.study.words import level, measure_word, said

MEASURES = ("rounds", "horseshoe_wins", "star_wins")
WIDTH = 760
"""Pixels of the map on the page."""


def stars_html(done: Reproduction, values: Values, lang: str) -> str:
    """Return the chosen figure by the city of the Star.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    study = done.study
    if not done.counts[next(iter(study.variants))].total[Column.GAMES]:
        return ""
    measure = values["view"]
    rows = [row for row in cities(done, level(values), lang) if row["measure"] == measure]
    board = board_of(next(iter(study.variants.values())))
    name = measure_word(measure).text(lang)
    title = said(lang, "map_title", measure=name)
    picture = overlay_svg(
        board, {row["city"]: row["value"] for row in rows}, title=title, lang=lang, width=WIDTH,
        words=MapWords(measure=name, low=said(lang, "map_low"), high=said(lang, "map_high")),
        write=lambda value, lang: _short(measure, value, lang),
    )  # fmt: skip
    return (
        heading_html(said(lang, "stars_head"))
        + hint_html(said(lang, "stars_hint"))
        + f"<figure>{picture}</figure><figure>{_points(rows, title, name, lang)}</figure>"
        + folded_html(said(lang, "stars_caption", percent=values["confidence"]), _table(rows, values, lang))
    )


@lru_cache(maxsize=2)
def cities(done: Reproduction, confidence: float, lang: str) -> tuple[dict[Any, Any], ...]:
    """Return the rows of ``Reproduction.stars``, the cities named in a language."""
    from afrikan.board.words import place_name

    board = board_of(next(iter(done.study.variants.values())))
    rows = done.stars(confidence=confidence).to_dict("records")
    return tuple({**row, "name": place_name(board, board.index[row["city"]], lang)} for row in rows)


def _scale(measure: str) -> float:
    return 1.0 if measure == "rounds" else 100.0


def _short(measure: str, value: float, lang: str) -> str:
    return decimal(value, 1, lang) if measure == "rounds" else percent(value, lang, 0)


def _places(rows: list[dict[Any, Any]]) -> int:
    """Return the decimals that the widest of the intervals deserves."""
    scale = _scale(rows[0]["measure"])
    return max(1, min(places_of(row["low"], row["high"], scale) for row in rows))


def _told(row: dict[Any, Any], places: int, lang: str) -> tuple[str, str]:
    scale = _scale(row["measure"])
    unit = "" if scale == 1 else "\u00a0%"
    value = f"{decimal(row['value'] * scale, places, lang)}{unit}"
    return value, ends(row["low"], row["high"], scale, places, lang)


def _ordered(rows: list[dict[Any, Any]]) -> list[dict[Any, Any]]:
    return sorted(rows, key=lambda row: -row["value"])


def _points(rows: list[dict[Any, Any]], title: str, axis: str, lang: str) -> str:
    scale, places = _scale(rows[0]["measure"]), _places(rows)
    shown = [
        Row(
            row["name"],
            (Point(*(row[end] * scale for end in ("value", "low", "high"))),),
            " ".join(_told(row, places, lang)),
        )
        for row in _ordered(rows)
    ]
    described = "; ".join(f"{row.label}: {row.said}" for row in shown)
    unit = "" if scale == 1 else "\u00a0%"
    return points_svg(Points(title, shown, axis, described=described, unit=unit, lang=lang))


def _table(rows: list[dict[Any, Any]], values: Values, lang: str) -> str:
    places = _places(rows)
    cells = [
        (row["name"], number(row["games"], lang), " ".join(_told(row, places, lang)))
        for row in _ordered(rows)
    ]
    heads = [said(lang, "city"), said(lang, "games_there"), measure_word(values["view"]).text(lang)]
    return table_html(said(lang, "stars_caption", percent=values["confidence"]), heads, cells)
