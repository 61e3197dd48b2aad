"""Points with intervals: where they lie, nothing clipped, nothing told by colour alone."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from test_chart import NASTY, boxes_of

from afrikan.draw.chart_svg import WIDTH
from afrikan.draw.points import Point, Points, Row, mark, points_svg

SVG = "{http://www.w3.org/2000/svg}"
NAN = float("nan")
ROWS = (
    Row(
        "wins by the closest tile", (Point(23.4, 23.1, 23.6, "other"), Point(24.3, 24.0, 24.6)), "23.4 | 24.3"
    ),
    Row("a figure with a name that is far too long for one line of any picture", (Point(10, 9, 11),), "10"),
    Row("unknown", (Point(15.0, NAN, NAN),), "15", fair=25.0),
)
PICTURE = Points(
    "Published and ours", ROWS, "share", [("other", "published"), ("ours", "ours"), ("fair", "fair share")],
    described="Nearly alike.", unit=" %", lang="fi",
)  # fmt: skip
MANY = Points(
    "Many", [Row(f"city {n}", (Point(n / 7, n / 7 - 0.4, n / 7 + 0.4),)) for n in range(30)], "rounds"
)


def tree(points):
    return ElementTree.fromstring(points_svg(points))


def texts(points):
    return [text.text for text in tree(points).iter(f"{SVG}text")]


def test_the_axis_holds_every_end_and_what_is_fair():
    assert PICTURE.span == (5.0, 25.0)
    assert [said for _, said in PICTURE.ticks] == ["5 %", "10 %", "15 %", "20 %", "25 %"]
    assert Points("", [Row("", (Point(2.0, 2.0, 2.0),))], "").span == (1.0, 3.0)
    assert Points("", [Row("", (Point(2.0, 1.5, 2.5),))], "", at=0.0).span[0] == 0.0


def test_decimals_are_those_of_the_steps_in_the_language_s_manner():
    small = Points("", [Row("", (Point(0.2, 0.11, 0.3),))], "", lang="sv")
    assert [said for _, said in small.ticks] == ["0,10", "0,15", "0,20", "0,25", "0,30"]


@pytest.mark.parametrize("points", [PICTURE, MANY], ids=["few", "many"])
def test_nothing_is_clipped_and_no_words_overlap(points):
    high = float(tree(points).get("viewBox").split()[3])
    found = boxes_of(tree(points))
    for left, top, right, bottom, text in found:
        assert left >= 0, text
        assert right <= WIDTH, text
        assert top >= 0, text
        assert bottom <= high, text
    for one, other in combinations(found, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one[4], other[4])


def middles(points, fill):
    """Where the dots of a colour are, from left to right."""
    found = []
    for path in tree(points).iter(f"{SVG}path"):
        if path.get("fill") == fill:
            numbers = [float(x) for x, _ in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path.get("d"))]
            found.append((min(numbers) + max(numbers)) / 2)
    return sorted(found)


def test_points_lie_where_their_values_say():
    fill = mark("ours", (0, 0)).fill
    first, second, third = middles(PICTURE, fill)[-3:]
    ticks = {text.text: float(text.get("x")) for text in tree(PICTURE).iter(f"{SVG}text")}
    assert (first, second) == pytest.approx((ticks["10 %"], ticks["15 %"]), abs=0.2)
    assert (third - first) / (second - first) == pytest.approx((24.3 - 10) / (15 - 10), rel=0.01)


def test_sides_differ_in_shape_as_well_as_in_colour():
    ours, other = mark("ours", (0, 0)), mark("other", (0, 0))
    assert len(ours.path) != len(other.path)
    assert ours.fill != other.fill


def test_it_has_a_name_and_says_what_is_seen():
    root = tree(PICTURE)
    assert root.get("role") == "img"
    assert [part.text for part in list(root)[:2]] == ["Published and ours", "Nearly alike."]
    assert {"published", "ours", "fair share", "share"} <= set(texts(PICTURE))


def test_words_of_any_kind_are_only_words():
    nasty = Points(NASTY, [Row(NASTY, (Point(1, 0, 2),), NASTY)], NASTY, [("ours", NASTY)], described=NASTY)
    assert "<script" not in points_svg(nasty)
    assert tree(nasty).tag == f"{SVG}svg"


def test_nothing_at_all_is_an_empty_picture():
    assert texts(Points("Nothing", [], "share")) == ["Nothing", "−1", "0", "1", "share"]
