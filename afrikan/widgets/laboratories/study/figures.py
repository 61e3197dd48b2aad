"""Published figures beside ours: as pictures and as a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from afrikan.draw.forest import Forest, forest_svg
from afrikan.draw.forest import Row as Difference
from afrikan.draw.points import Point, Points, Row, points_svg
from afrikan.language import decimal, number
from afrikan.simulation.estimates import Estimate
from afrikan.studies import Reproduction
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.laboratories.comparison.words import signed
from afrikan.widgets.laboratories.html import ends, p_text, places_of, table_html
from afrikan.widgets.laboratories.study.words import level, measure_word, said

COLUMNS = ("figure", "published", "ours", "difference", "p", "p_all", "verdict")
MARKS = {"agrees": "open", "alone": "doubt", "differs": "sure"}
PLACES = 2
"""Decimals with which the report states its figures."""


class Found(NamedTuple):
    """A published figure, ours, and how far they are apart."""

    variant: str
    measure: str
    share: bool
    published: Estimate
    ours: Estimate
    difference: Estimate
    p: float
    p_all: float
    verdict: str

    @property
    def scale(self) -> float:
        """By what the figure is multiplied to be read."""
        return 100.0 if self.share else 1.0

    def scaled(self, side: Estimate) -> Estimate:
        """Return the published figure, ours or the difference as it is read."""
        return Estimate(side.value * self.scale, side.low * self.scale, side.high * self.scale)

    def point(self, side: Estimate, name: str) -> Point:
        """Return the published figure or ours as it is drawn."""
        found = self.scaled(side)
        return Point(found.value, found.low, found.high, name)

    @property
    def unit(self) -> str:
        """The sign after it."""
        return "\u00a0%" if self.share else ""

    def name(self, lang: str) -> str:
        """Return what the figure is."""
        return measure_word(self.measure, self.variant).text(lang)

    def told(self, side: Estimate, lang: str) -> str:
        """Return the published figure or ours."""
        return f"{decimal(side.value * self.scale, PLACES, lang)}{self.unit}"

    def interval(self, side: Estimate, lang: str) -> str:
        """Return the interval of the published figure or of ours."""
        return ends(side.low, side.high, self.scale, PLACES, lang)

    def apart(self, lang: str) -> str:
        """Return how far they are apart, with the interval."""
        _, low, high = self.difference
        places = max(PLACES, places_of(low, high, self.scale))
        text = signed(self.difference.value * self.scale, places, lang)
        return f"{text} {ends(low, high, self.scale, places, lang, sign=True)}"


def found(done: Reproduction, values: Values) -> tuple[Found, ...]:
    """Return every figure with the confidence that was chosen."""
    return _found(done, level(values))


@lru_cache(maxsize=2)
def _found(done: Reproduction, confidence: float) -> tuple[Found, ...]:
    return tuple(map(_read, done.figures(confidence).to_dict("records")))


def _read(row: dict[Any, Any]) -> Found:
    published, ours, difference = (
        Estimate(row[name], row[f"{name}_low"], row[f"{name}_high"])
        for name in ("published", "ours", "difference")
    )
    verdict = "agrees" if row["agrees"] else "alone" if row["agrees_among_all"] else "differs"
    return Found(
        row["variant"], row["measure"], row["kind"] == "share", published, ours, difference, row["p"],
        row["p_holm"], verdict,
    )  # fmt: skip


def charts_html(done: Reproduction, values: Values, lang: str) -> str:
    """Return published figures and ours as points, and their differences.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    every, percent = found(done, values), values["confidence"]
    pictures = list(_pictures([row for row in every if row.share], "shares", "points", percent, lang))
    pictures += _pictures([row for row in every if not row.share], "rounds", "apart_rounds", percent, lang)
    figures = "".join(f"<figure>{picture}</figure>" for picture in pictures)
    return heading_html(said(lang, "charts_head")) + figures if pictures else ""


def _pictures(some: list[Found], both: str, apart: str, percent: str, lang: str) -> Iterator[str]:
    if not some:
        return
    rows = [
        Row(
            row.name(lang),
            (row.point(row.published, "other"), row.point(row.ours, "ours")),
            f"{row.told(row.published, lang)} | {row.told(row.ours, lang)}",
        )
        for row in some
    ]
    keys = [("other", said(lang, "key_published")), ("ours", said(lang, "key_ours"))]
    described = "; ".join(f"{row.label}: {row.said}" for row in rows)
    yield points_svg(
        Points(
            said(lang, f"{both}_title", percent=percent), rows, said(lang, f"{both}_axis"), keys,
            described=described, unit=some[0].unit, lang=lang,
        )
    )  # fmt: skip
    axis = said(lang, "points_axis" if some[0].share else "rounds_axis")
    yield forest_svg(_forest(some, said(lang, f"{apart}_title", percent=percent), axis, lang))


def _forest(some: list[Found], title: str, axis: str, lang: str) -> Forest:
    rows = [_difference(row, lang) for row in some]
    keys = [
        (mark, said(lang, f"verdict_{verdict}"))
        for verdict, mark in MARKS.items()
        if any(row.verdict == verdict for row in some)
    ]
    described = "; ".join(f"{row.label}: {row.said}" for row in rows)
    return Forest(title, rows, axis, keys=keys, described=described, lang=lang)


def _difference(row: Found, lang: str) -> Difference:
    found = row.scaled(row.difference)
    return Difference(row.name(lang), found.value, found.low, found.high, row.apart(lang), MARKS[row.verdict])


def table(done: Reproduction, values: Values, lang: str) -> str:
    """Return the table of the same numbers.

    Args:
        done: the games so far.
        values: what the fields mean.
        lang: language of the words.
    """
    every = found(done, values)
    if not every:
        return ""
    rows = [
        (
            row.name(lang),
            f"{row.told(row.published, lang)} {row.interval(row.published, lang)}",
            f"{row.told(row.ours, lang)} {row.interval(row.ours, lang)}",
            row.apart(lang),
            p_text(row.p, lang),
            p_text(row.p_all, lang),
            said(lang, f"verdict_{row.verdict}"),
        )
        for row in every
    ]
    ours = max(counts.games for counts in done.counts.values())
    caption = said(
        lang, "table_caption", percent=values["confidence"], published=number(done.study.games, lang),
        ours=number(ours, lang),
    )  # fmt: skip
    heads = [said(lang, key) for key in COLUMNS]
    return table_html(caption, heads, rows, [row.verdict == "differs" for row in every])
