"""One table's games on the page: who wins how often, which of two wins more often, from which seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Any

from afrikan.draw.forest import Forest, forest_svg
from afrikan.draw.forest import Row as Difference
from afrikan.draw.points import Point, Points, Row, points_svg
from afrikan.errors import Word
from afrikan.language import decimal, number
from afrikan.tournaments import Tournament
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.laboratories.comparison.words import places_for, signed
from afrikan.widgets.laboratories.html import ends, p_text, percent, places_of, table_html
from afrikan.widgets.laboratories.tournament.words import level, named, said, word

Rows = list[dict[Any, Any]]
AHEAD = {1: "ahead_1", 0: "ahead_0", -1: "ahead_minus"}
SIDES = {1: "told_ahead", 0: "told_open", -1: "told_behind"}


def finding(done: Tournament, values: Values) -> Word:
    """Return in one sentence who wins most, measured by the fair share."""
    best = max(_shares(done, values), key=lambda row: row["factor"])
    return word(
        "finding_one", policy=named(best["policy"]), share=partial(percent, best["share"]),
        fair=partial(percent, best["fair"]),
    )  # fmt: skip


def _shares(done: Tournament, values: Values) -> Rows:
    return list(done.shares(level(values)).to_dict("records"))


def _pairs(done: Tournament, values: Values) -> Rows:
    return list(done.pairs(level(values)).to_dict("records")) if len(done.sides) > 1 else []


def told_html(done: Tournament, values: Values, lang: str) -> str:
    """Return the findings as sentences.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    items = "".join(f"<li>{escape(text)}</li>" for text in _sentences(done, values, lang))
    return f"{heading_html(said(lang, 'told_head'))}<ul>{items}</ul>"


def _sentences(done: Tournament, values: Values, lang: str) -> Iterator[str]:
    rows = _shares(done, values)
    for side, key in SIDES.items():
        some = [_told(row, lang) for row in rows if row["ahead"] == side]
        if some:
            yield said(lang, key, policies="; ".join(some))
    yield said(lang, "told_sure", count=len(rows), percent=values["confidence"])
    yield speed(done.games, done.games_a_second, lang)


def speed(games: int, a_second: float, lang: str) -> str:
    """Return how many games were played and how fast."""
    return said(lang, "told_speed", games=number(games, lang), speed=number(round(a_second), lang))


def _told(row: dict[Any, Any], lang: str) -> str:
    return said(
        lang, "told_share", policy=named(row["policy"]), share=percent(row["share"], lang),
        interval=together(row, lang), fair=percent(row["fair"], lang),
    )  # fmt: skip


def together(row: dict[Any, Any], lang: str) -> str:
    """Return the interval that is right together with all others."""
    return ends(row["low_all"], row["high_all"], 100, 1, lang)


def sided(row: dict[Any, Any], lang: str) -> str:
    """Return a policy with the number of its places, if it has more than one."""
    name = named(row["policy"]).text(lang)
    return name if row["places"] == 1 else said(lang, "fair_seats", policy=name, places=row["places"])


def chart_html(done: Tournament, values: Values, lang: str) -> str:
    """Return the shares of wins as points beside the fair ones, and the differences of every two.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    rows = [share_row(sided(row, lang), row, lang) for row in _shares(done, values)]
    title = said(lang, "shares_title", percent=values["confidence"])
    pairs = _pairs(done, values)
    picture = forest_svg(_forest(pairs, values, lang)) if pairs else ""
    figure = f"<figure>{picture}</figure>" if picture else ""
    return f"<figure>{points_svg(shares_of(rows, title, lang))}</figure>{figure}"


def share_row(label: str, row: dict[Any, Any], lang: str) -> Row:
    """Return a share with its interval and the fair share as they are drawn."""
    point = Point(*(100 * row[end] for end in ("share", "low_all", "high_all")))
    text = f"{percent(row['share'], lang)} {together(row, lang)}"
    return Row(label, (point,), text, 100 * row["fair"])


def shares_of(rows: list[Row], title: str, lang: str) -> Points:
    """Return shares of wins as a picture."""
    keys = [("ours", said(lang, "key_share")), ("fair", said(lang, "key_fair"))]
    described = "; ".join(f"{row.label}: {row.said}" for row in rows)
    axis, unit = said(lang, "share_axis"), "\u00a0%"
    return Points(title, rows, axis, keys, described=described, unit=unit, lang=lang)


def _forest(pairs: Rows, values: Values, lang: str) -> Forest:
    rows = [_difference(row, lang) for row in pairs]
    used = {row.mark for row in rows}
    keys = [(mark, said(lang, f"mark_{mark}")) for mark in ("sure", "doubt", "open") if mark in used]
    described = "; ".join(f"{row.label}: {row.said}" for row in rows)
    title = said(lang, "pairs_title", percent=values["confidence"])
    return Forest(title, rows, said(lang, "pairs_axis"), keys=keys, described=described, lang=lang)


def _difference(row: dict[Any, Any], lang: str) -> Difference:
    value, low, high = (100 * row[end] for end in ("difference", "low", "high"))
    mark = "sure" if row["more"] else "open" if low <= 0 <= high else "doubt"
    return Difference(_pair(row, lang), value, low, high, apart(row, lang), mark)


def _pair(row: dict[Any, Any], lang: str) -> str:
    return said(lang, "pair", one=named(row["policy"]), other=named(row["other"]))


def apart(row: dict[Any, Any], lang: str) -> str:
    """Return a difference of shares in percentage points with its interval."""
    places = max(1, places_of(row["low"], row["high"], 100))
    interval = ends(row["low"], row["high"], 100, places, lang, sign=True)
    return f"{signed(100 * row['difference'], places, lang)} {interval}"


def table(done: Tournament, values: Values, lang: str) -> str:
    """Return the tables of the shares, of every two policies, and of the seats.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    return (
        _share_table(done, values, lang) + _pair_table(done, values, lang) + _seat_table(done, values, lang)
    )


def _share_table(done: Tournament, values: Values, lang: str) -> str:
    rows, sure = _shares(done, values), values["confidence"]
    cells = [
        (
            sided(row, lang), number(row["wins"], lang),
            f"{percent(row['share'], lang)} {ends(row['low'], row['high'], 100, 1, lang)}",
            together(row, lang), percent(row["fair"], lang),
            decimal(row["factor"], 2, lang), number(row["star_wins"], lang),
            number(row["horseshoe_wins"], lang), said(lang, AHEAD[row["ahead"]]),
        )
        for row in rows
    ]  # fmt: skip
    heads = [
        said(lang, "policy_head"), said(lang, "wins"), said(lang, "alone", percent=sure),
        said(lang, "together", percent=sure), said(lang, "fair"),
        said(lang, "factor"), said(lang, "star_wins"), said(lang, "horseshoe_wins"), said(lang, "verdict"),
    ]  # fmt: skip
    return table_html(said(lang, "shares_caption"), heads, cells)


def _pair_table(done: Tournament, values: Values, lang: str) -> str:
    rows = _pairs(done, values)
    if not rows:
        return ""
    cells = [
        (
            _pair(row, lang), percent(row["a"], lang), percent(row["b"], lang), apart(row, lang),
            p_text(row["p"], lang), p_text(row["p_holm"], lang),
            named(row["more"]).text(lang) if row["more"] else said(lang, "nobody"),
        )
        for row in rows
    ]  # fmt: skip
    keys = ("pair_head", "first_share", "second_share", "difference", "p", "p_all", "more")
    return table_html(said(lang, "pairs_caption"), [said(lang, key) for key in keys], cells)


def _seat_table(done: Tournament, values: Values, lang: str) -> str:
    seats = range(1, done.runs.seats + 1)
    found = {(row["policy"], row["seat"]): row for row in done.seats(level(values)).to_dict("records")}
    cells = [
        (
            named(side.name).text(lang),
            *(_seat(found.get((side.name, seat)), lang) for seat in seats),
        )
        for side in done.sides
    ]
    heads = [said(lang, "policy_head"), *(said(lang, "seat_head", seat=seat) for seat in seats)]
    return table_html(said(lang, "seats_caption", percent=values["confidence"]), heads, cells)


def _seat(row: dict[Any, Any] | None, lang: str) -> str:
    if row is None:
        return "–"
    places = max(0, min(1, places_for(50 * (row["high"] - row["low"]))))
    return f"{percent(row['share'], lang, places)} {ends(row['low'], row['high'], 100, places, lang)}"
