"""Every table of several policies on the page: the matrix of one against all others, and the standings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Any

from afrikan.draw.points import Point, Row, points_svg
from afrikan.errors import Word
from afrikan.language import number
from afrikan.tournaments import RoundRobin
from afrikan.tournaments.names import names_of
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.laboratories.html import ends, percent, table_html
from afrikan.widgets.laboratories.tournament.fields import AGAINST
from afrikan.widgets.laboratories.tournament.table import Rows, shares_of, speed, together
from afrikan.widgets.laboratories.tournament.words import level, named, said, word

SIGNS = {1: " ▲", 0: "", -1: " ▼"}


def finding(done: RoundRobin, values: Values) -> Word:
    """Return in one sentence who wins most on average."""
    best = _standings(done, values)[0]
    return word("finding_many", policy=named(best["policy"]), share=partial(percent, best["share"]))


def _standings(done: RoundRobin, values: Values) -> Rows:
    return list(done.standings(level(values)).to_dict("records"))


def told_html(done: RoundRobin, values: Values, lang: str) -> str:
    """Return the findings as sentences.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    items = "".join(f"<li>{escape(text)}</li>" for text in _sentences(done, values, lang))
    return f"{heading_html(said(lang, 'told_head'))}<ul>{items}</ul>"


def _sentences(done: RoundRobin, values: Values, lang: str) -> Iterator[str]:
    yield finding(done, values).text(lang)
    if done.kind == AGAINST:
        yield said(lang, "told_sure_tables", count=len(done.members), percent=values["confidence"])
    yield speed(done.games, done.games_a_second, lang)


def chart_html(done: RoundRobin, values: Values, lang: str) -> str:
    """Return the mean shares of wins as points beside the fair one.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    fair = 100 / len(done.members[0])
    rows = []
    for row in _standings(done, values):
        point = Point(*(100 * row[end] for end in ("share", "low", "high")))
        rows.append(Row(named(row["policy"]).text(lang), (point,), _told(row, lang), fair))
    title = said(lang, "standings_title", percent=values["confidence"])
    return f"<figure>{points_svg(shares_of(rows, title, lang))}</figure>"


def _told(row: dict[Any, Any], lang: str) -> str:
    return f"{percent(row['share'], lang)} {ends(row['low'], row['high'], 100, 1, lang)}"


def table(done: RoundRobin, values: Values, lang: str) -> str:
    """Return the matrix, if there is one, and the standings.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    matrix = _matrix(done, values, lang) if done.kind == AGAINST else ""
    cells = [
        (
            named(row["policy"]).text(lang), number(row["tables"], lang), number(row["games"], lang),
            _told(row, lang),
        )
        for row in _standings(done, values)
    ]  # fmt: skip
    heads = [said(lang, key) for key in ("policy_head", "tables", "games_head", "share")]
    return matrix + table_html(said(lang, "standings_caption"), heads, cells)


def _matrix(done: RoundRobin, values: Values, lang: str) -> str:
    rows = done.matrix(level(values)).to_dict("records")
    found = {(row["policy"], row["rival"]): row for row in rows}
    names = names_of(done.policies)
    cells = [
        (named(one).text(lang), *(_cell(found.get((one, rival)), lang) for rival in names)) for one in names
    ]
    heads = [said(lang, "matrix_corner"), *(named(name).text(lang) for name in names)]
    fair = percent(1 / len(done.members[0]), lang)
    return table_html(said(lang, "matrix_caption", percent=values["confidence"], fair=fair), heads, cells)


def _cell(row: dict[Any, Any] | None, lang: str) -> str:
    if row is None:
        return "–"
    return f"{percent(row['share'], lang)}{SIGNS[row['ahead']]} {together(row, lang)}"
