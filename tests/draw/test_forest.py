"""Differences around zero: nothing clipped, nothing told by colour alone, safe, with zero on the axis."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afrikan.draw.chart_svg import PAD, WIDTH
from afrikan.draw.forest import BEYOND, Forest, Row, arrow, forest_svg, mark

SVG = "{http://www.w3.org/2000/svg}"
NASTY = """<script>alert("1")</script> & '</svg> \x00 ]]>"""
NAN = float("nan")
ROWS = (
    Row("rounds", -1.49, -1.55, -1.43, "−1.49 (−1.55 to −1.43)", "sure"),
    Row(
        "wins of seat 1 (by land to the Gold Coast), starter",
        0.9,
        0.1,
        1.7,
        "+0.9 (+0.1 to +1.7)",
        "doubt",
    ),
    Row("drawn", 0.0, NAN, NAN, "no difference in any game"),
)
FOREST = Forest(
    "Shares: B less A", ROWS, "percentage points", "less", "more",
    [("sure", "clearly not 0"), ("doubt", "perhaps not 0"), ("open", "not told apart from 0")],
    "rounds: fewer", lang="en",
)  # fmt: skip
FINITE = st.floats(-1e6, 1e6)


def texts(forest):
    return [
        "".join(text.itertext()) for text in ElementTree.fromstring(forest_svg(forest)).iter(f"{SVG}text")
    ]


def test_everything_is_said():
    said = " ".join(texts(FOREST))
    for word in (
        "Shares: B less A",
        "percentage points",
        "← less",
        "more →",
        "perhaps not 0",
        "no difference",
    ):
        assert word in said
    assert [text for text in texts(FOREST) if re.fullmatch(r"−?\d+(\.\d)?", text)] == [
        "−2", "−1", "0", "1", "2",
    ]  # fmt: skip
    assert "<desc>rounds: fewer</desc>" in forest_svg(FOREST)


def test_nothing_stands_outside_the_picture():
    for text in ElementTree.fromstring(forest_svg(FOREST)).iter(f"{SVG}text"):
        assert 0 <= float(text.get("x")) <= WIDTH - 2 * PAD


def test_marks_differ_in_shape():
    paths = {tuple(name for name, _ in mark(kind, (0, 0))[0].path) for kind in ("sure", "doubt")}
    assert len(paths) == 2
    full, empty = (mark(kind, (0, 0))[0] for kind in ("sure", "open"))
    assert full.fill != empty.fill


def test_a_difference_without_an_interval_has_no_whisker():
    with_interval = replace(FOREST, rows=ROWS[:1], keys=())
    without = replace(FOREST, rows=ROWS[2:], keys=())
    assert forest_svg(with_interval).count("<path") > forest_svg(without).count("<path")
    assert without.span == (-1.0, 1.0)


def test_texts_are_safe():
    forest = Forest(NASTY, [Row(NASTY, 1, 0, 2, NASTY)], NASTY, NASTY, NASTY, [("sure", NASTY)], NASTY)
    assert "<script" not in forest_svg(forest)
    ElementTree.fromstring(forest_svg(forest))


@given(st.lists(st.tuples(FINITE, FINITE, FINITE), min_size=1, max_size=5))
def test_the_axis_holds_every_end_and_zero(triples):
    forest = replace(FOREST, rows=[Row("x", middle, low, high) for middle, low, high in triples])
    low, high = forest.span
    ends = [0.0, *(end for row in forest.rows for end in row.ends)]
    assert low <= min(ends) + 1e-9 * abs(low)
    assert max(ends) <= high + 1e-9 * abs(high)
    assert low < high
    values = [value for value, _ in forest.ticks]
    assert any(abs(value) < 1e-9 * (high - low) for value in values)
    assert 2 <= len(values) <= 10


@pytest.mark.parametrize(("lang", "tick"), [("en", "−0.5"), ("fi", "−0,5")])
def test_numbers_follow_the_language(lang, tick):
    assert tick in texts(replace(FOREST, rows=[Row("x", 0.5, -0.6, 0.9)], lang=lang))


def test_what_lies_beyond_the_axis_is_an_arrow_at_its_end_with_its_own_figure():
    rows = [*ROWS, Row("huge", 174.0, 170.0, 177.0, "+174", "sure"), Row("far", -50.0, -60.0, -1.0, "−50")]
    near = replace(FOREST, rows=rows, limit=4.0, keys=[(BEYOND, "beyond the axis")])
    assert near.span == (-6.0, 6.0)
    assert replace(FOREST, rows=rows).span[1] > 170
    assert {"+174", "−50", "beyond the axis"} <= set(texts(near))
    right, left = arrow((0, 0))[0], arrow((0, 0), left=True)[0]
    assert {x for _, points in right.path for x, _ in points} == {-7.0, 7.0}
    assert right.path != left.path
    assert forest_svg(near) != forest_svg(replace(near, rows=ROWS))
