"""Maps with values: readable plates, an order seen without colour, the same as SVG and on an axis."""

import re
import subprocess
import sys
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from math import dist, hypot, inf, nan
from xml.etree import ElementTree

import matplotlib
import pytest
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from afrikan.board import Edge, Node, RouteGraph
from afrikan.board.changes import with_closed_port
from afrikan.draw import Arrow, MapWords, Pawn, draw_overlay, overlay_svg
from afrikan.draw.layout import LABEL_SIZE, MAP_WIDTH, PANEL, layout_of
from afrikan.draw.overlay import Overlay
from afrikan.draw.overlay_legend import panel_groups
from afrikan.draw.overlay_parts import checked
from afrikan.draw.overlay_scene import overlay_groups, placed_plates
from afrikan.draw.pins import HEAD, pin_heads
from afrikan.draw.scene import heading_boxes
from afrikan.draw.shades import STOPS, is_dark, luminance, shade
from afrikan.draw.shapes import Shape, Text
from afrikan.draw.valued import ARROW, NOTHING, PLACE_MARKS, PLATE_SIZE, valued_place
from afrikan.errors import AfrikanError, Word
from afrikan.language import LANGUAGES, WORDINGS

matplotlib.use("Agg")

FINNISH = RouteGraph.load("finnish")
NORDIC = RouteGraph.load("nordic")
CHANGED = with_closed_port(NORDIC, "suakin")
BOARDS = pytest.mark.parametrize("board", [FINNISH, NORDIC, CHANGED], ids=lambda board: board.name)
EACH = pytest.mark.parametrize("lang", LANGUAGES)
POINTS = layout_of(FINNISH).points
SVG = "{http://www.w3.org/2000/svg}"
WORDS = MapWords(
    measure={"en": "turns to Cairo", "fi": "vuoroja Kairoon", "sv": "turer till Kairo"},
    low={"en": "near", "fi": "lähellä", "sv": "nära"},
    high=Word("overlay", "arrow"),
    alt="What it takes.",
)
AWAY = FINNISH.distances("cairo", "mixed")


def tree(board, values, **options):
    return ElementTree.fromstring(overlay_svg(board, values, **options))


def words_in(root):
    return [text.text for text in root.iter(f"{SVG}text")]


def said(board, values, **options):
    return tree(board, values, **options).find(f"{SVG}desc").text


def extent(text, size, bold=False):
    font = FontProperties(family="DejaVu Sans", size=size, weight="bold" if bold else "normal")
    return text_to_path.get_text_width_height_descent(text, font, ismath=False)[0]


def overlap(a, b, margin=0.0):
    return a[0] < b[2] + margin and b[0] < a[2] + margin and a[1] < b[3] + margin and b[1] < a[3] + margin


def gap(box, point):
    x, y = point
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


@cache
def names(board, lang):
    """The boxes of the cities' names as DejaVu Sans sets them."""
    boxes = {}
    for city in board.cities:
        node = board.node(city)
        x, y, anchor = layout_of(board).label_at(node, lang)
        width = extent(node.label(lang), LABEL_SIZE)
        left = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
        boxes[city] = (left, y - LABEL_SIZE / 2, left + width, y + LABEL_SIZE / 2)
    return boxes


def plates(board, lang, text="12.4", **more):
    overlay = Overlay(dict.fromkeys(board.cities, 1.0), dict.fromkeys(board.cities, text), **more)
    return {wanted.place: box for wanted, _, box in placed_plates(board, overlay, lang, "Expected turns")}


@pytest.mark.parametrize("board", [FINNISH, NORDIC], ids=lambda board: board.name)
@pytest.mark.parametrize(
    ("text", "lang"),
    [*(("12.4", lang) for lang in WORDINGS), *(("99,9 %", lang) for lang in LANGUAGES), ("–", "en")],
)
def test_plates_cover_no_plate_name_city_hazard_or_heading_and_stay_on_the_map(board, lang, text):
    boxes = plates(board, lang, text)
    points, height = layout_of(board).points, layout_of(board).height
    assert [(a, b) for a, b in combinations(boxes, 2) if overlap(boxes[a], boxes[b], 2)] == []
    covered = {(a, b) for a in boxes for b, name in names(board, lang).items() if overlap(boxes[a], name)}
    assert covered == set()
    for place, box in boxes.items():
        assert 4 <= box[0] < box[2] <= MAP_WIDTH - 4
        assert 4 <= box[1] < box[3] <= height - 4
        assert all(gap(box, points[city]) > 18 for city in board.cities if city != place)
        assert all(gap(box, points[node.id]) > 12 for node in board.nodes if node.hazard)
        assert not any(overlap(box, taken) for taken in heading_boxes(board, lang, "Expected turns"))


@BOARDS
@EACH
def test_every_plate_is_near_its_city_and_nearer_than_to_any_other(board, lang):
    points = layout_of(board).points
    for city, box in plates(board, lang).items():
        assert 20 < gap(box, points[city]) < 45
        assert all(
            gap(box, points[city]) < gap(box, points[other]) for other in board.cities if other != city
        )


@pytest.mark.parametrize("text", ["12.4", "–", "99,9 %", "1/28", "100\N{NO-BREAK SPACE}%", "0.0036"])
def test_a_text_fits_its_plate(text):
    for box in plates(FINNISH, "en", text).values():
        assert extent(text, PLATE_SIZE, bold=True) <= box[2] - box[0] - 6


def test_a_plate_anywhere_covers_no_city_and_no_hazard():
    for node in FINNISH.nodes:
        overlay = Overlay({node.id: 1.0}, {node.id: "12.4"})
        ((_, _, box),) = placed_plates(FINNISH, overlay, "en", "t")
        marks = {n.id: POINTS[n.id] for n in FINNISH.nodes if n.kind == "city" or n.hazard}
        assert [place for place, point in marks.items() if gap(box, point) < 13] == []


def test_plates_of_dots_keep_apart_where_there_is_room():
    route = ["cairo_egypt_land_1", "cairo_egypt_land_2", "cairo_egypt_land_3", "cairo", "egypt"]
    overlay = Overlay(dict.fromkeys(route, 1.0), dict.fromkeys(route, "2.5"))
    boxes = [box for _, _, box in placed_plates(FINNISH, overlay, "en", "t")]
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


def test_plates_go_around_pawns():
    pawns = [Pawn("congo", seat) for seat in range(3)]
    (heads,) = pin_heads(FINNISH, [("congo", 3)], "en")
    boxes = plates(FINNISH, "en", pawns=pawns)
    assert all(gap(box, head) > HEAD - 1 for box in boxes.values() for head in heads)
    assert boxes["congo"] != plates(FINNISH, "en")["congo"]


@BOARDS
@EACH
def test_svg_is_whole_and_told_in_each_language(board, lang):
    root = tree(board, board.distances("cairo", "mixed"), lang=lang, words=WORDS, title="A & <b>")
    assert (root.get("role"), root.get("lang"), root.get("aria-label")) == ("img", lang, "A & <b>")
    assert root.find(f"{SVG}title").text == "A & <b>"
    desc = root.find(f"{SVG}desc").text
    assert desc.startswith("A & <b>. What it takes. ")
    highest, lowest, cairo = {
        "en": ("Highest among the cities", "Lowest among the cities", "Cairo"),
        "fi": ("Suurimmat kaupungeista", "Pienimmät kaupungeista", "Kairo"),
        "sv": ("Högst bland städerna", "Lägst bland städerna", "Kairo"),
    }[lang]
    assert f"{highest}: " in desc
    assert f"{lowest}: {cairo}: 0; " in desc
    shown = words_in(root)
    assert all(board.node(city).label(lang) in shown for city in board.cities)
    assert WORDS.measure[lang] in shown
    assert f"0: {WORDS.low[lang]}" in shown


def test_the_places_at_the_ends_of_the_scale_are_told():
    values = {city: number / 2 for number, city in enumerate(FINNISH.cities)}
    order = [FINNISH.node(city).label("en") for city in FINNISH.cities]
    desc = said(FINNISH, values, lang="en")
    assert f"Highest: {order[-1]}: 15.5; {order[-2]}: 15.0; {order[-3]}: 14.5; {order[-4]}: 14.0." in desc
    assert f"Lowest: {order[0]}: 0.0; {order[1]}: 0.5; {order[2]}: 1.0; {order[3]}: 1.5." in desc


def test_svg_is_self_contained():
    picture = overlay_svg(FINNISH, AWAY, arrows=[Arrow(("congo", "cairo"))], marks={"cairo": "goal"})
    assert picture.count("http") == 1
    assert not re.search(r"<script|<style|<image|<use|href|url\(|\son\w+=|<foreignObject|\sid=", picture)
    assert picture == overlay_svg(FINNISH, AWAY, arrows=[Arrow(("congo", "cairo"))], marks={"cairo": "goal"})


def test_the_scale_grows_darker_all_the_way_in_visible_steps():
    colours = [shade(i / 64) for i in range(65)]
    assert all(luminance(a) > luminance(b) for a, b in pairwise(colours))
    assert all(luminance(a) > 1.3 * luminance(b) for a, b in pairwise(STOPS))
    assert not is_dark(shade(0))
    assert is_dark(shade(1))
    assert (shade(-1), shade(2)) == (shade(0), shade(1))


def outline(mark):
    return tuple((item.path, item.width) for item in mark if isinstance(item, Shape))


def reach_of(mark):
    return max(hypot(*point) for _, points in mark[0].path for point in points)


def test_a_greater_value_is_a_larger_and_darker_mark_of_the_same_shape():
    kinds = [FINNISH.node(place) for place in ("congo", "cairo", "fork_chad", "fork_dakar")]
    kinds += [node for node in FINNISH.nodes if node.hazard]
    for node in kinds:
        marks = [valued_place(node, share / 8) for share in range(9)]
        assert all(reach_of(a) < reach_of(b) for a, b in pairwise(marks))
        assert all(luminance(a[0].fill) > luminance(b[0].fill) for a, b in pairwise(marks))
        assert len({outline(mark) for mark in marks}) == 9
    assert len({tuple(letter for letter, _ in valued_place(n, 0.5)[0].path) for n in kinds[:4]}) >= 2


def test_what_has_no_value_is_grey_and_hatched_and_has_a_dash():
    values = {"congo": None, "cairo": inf, "tunis": nan, "egypt": 3, "sahara": Fraction(1, 2)}
    overlay = checked(FINNISH, Overlay(values))
    assert overlay.missing == ["congo", "cairo", "tunis"]
    assert overlay.ends == (0.5, 3)
    for place in overlay.missing:
        mark = valued_place(FINNISH.node(place), overlay.share(place))
        assert mark[0].fill == NOTHING
        assert len(mark) > len(valued_place(FINNISH.node(place), 0.5))
    root = tree(FINNISH, values, words=MapWords(none="no way"), lang="en")
    assert words_in(root).count("–") == 3
    assert "– no way" in words_in(root)
    assert "No way: Congo; Cairo; Tunis." in root.find(f"{SVG}desc").text
    assert "Values: Egypt: 3.0; Sahara: 0.5." in root.find(f"{SVG}desc").text


def discs(groups, board, values):
    """How many places show a value."""
    shades = {NOTHING, *(shade(share) for i in values if (share := Overlay(values).share(i)) is not None)}
    points = {layout_of(board).points[place] for place in values}
    return sum((group.x, group.y) in points and group.items[0].fill in shades for group in groups)


@pytest.mark.parametrize(("board", "lang"), [(FINNISH, "en"), (NORDIC, "fi"), (CHANGED, "sv")], ids=str)
def test_the_axis_shows_the_same_discs_shapes_and_words(board, lang):
    values = {**board.distances("cairo", "mixed"), "congo": None}
    options = {
        "arrows": [Arrow(("congo", "cairo")), Arrow(("tangier", "tunis"), "sea", 1)],
        "marks": {"cairo": "goal", "congo": "star"},
        "pawns": [Pawn("tunis", 1, "Anna", "star")],
        "words": WORDS,
        "lang": lang,
    }
    axis = draw_overlay(board, values, **options)
    root = tree(board, values, **options)
    assert [text.get_text() for text in axis.texts] == words_in(root)
    assert len(axis.patches) == len(list(root.iter(f"{SVG}path")))
    overlay = checked(board, Overlay(values, **{k: v for k, v in options.items() if k != "lang"}))
    assert discs(overlay_groups(board, overlay, lang, "t", True), board, values) == len(board.nodes)
    fills = {matplotlib.colors.to_hex(patch.get_facecolor()) for patch in axis.patches}
    assert {shade(Overlay(values).share("cairo")), NOTHING} <= fills
    axis.figure.canvas.draw()
    matplotlib.pyplot.close(axis.figure)


def test_places_without_a_value_stay_as_they_are():
    bare = overlay_groups(FINNISH, Overlay({}), "en", "t", False)
    one = overlay_groups(FINNISH, Overlay({"congo": 1.0}), "en", "t", False)
    changed = [group for group in one if group not in bare]
    assert {(group.x, group.y) for group in changed[:1]} == {POINTS["congo"]}
    assert len(changed) == 2
    assert overlay_svg(FINNISH, {})


def test_texts_limits_and_the_way_values_are_written():
    values = {"congo": 0.25, "cairo": 0.5}
    assert {"0.25", "0.50"} <= set(words_in(tree(FINNISH, values, lang="en")))
    assert {"0,25", "0,50"} <= set(words_in(tree(FINNISH, values, lang="fi")))
    percent = words_in(tree(FINNISH, values, lang="en", write=lambda value, lang: f"{value:.0%} {lang}"))
    assert {"25% en", "50% en"} <= set(percent)
    assert "25%" in said(FINNISH, values, write=lambda value, _: f"{value:.0%}")
    own = words_in(tree(FINNISH, values, lang="en", texts={"congo": "1/4"}))
    assert "1/4" in own
    assert own.count("0.50") == 1
    wide = Overlay(values, limits=(0.0, 1.0))
    assert (wide.share("congo"), wide.share("cairo")) == (0.25, 0.5)
    assert "1.00: much" in words_in(
        tree(FINNISH, values, lang="en", limits=(0, 1), words=MapWords(high="much"))
    )
    narrow = Overlay(values, limits=(0.3, 0.4))
    assert (narrow.share("congo"), narrow.share("cairo")) == (0, 1)
    assert words_in(tree(FINNISH, {"congo": 7.0, "cairo": 7}, lang="en")).count("7") == 3
    thousands = words_in(tree(FINNISH, {"congo": 5000, "cairo": 7}, lang="sv"))
    assert "5\N{NO-BREAK SPACE}000" in thousands


def test_arrows_follow_the_routes_and_find_a_shortest_way():
    (found,) = checked(FINNISH, Overlay({}, arrows=[Arrow(("congo", "cairo"), "land", 1)])).arrows
    assert len(found.path) == 1 + FINNISH.distance("congo", "cairo", "land")
    assert all(b in FINNISH.neighbours(a, "land") for a, b in pairwise(found.path))
    groups = overlay_groups(FINNISH, Overlay({}, arrows=(found,)), "en", "t", False)
    lines = [i for g in groups for i in g.items if isinstance(i, Shape) and i.stroke == ARROW]
    assert [[points[-1] for _, points in line.path] for line in lines] == [[POINTS[p] for p in found.path]]
    heads = [g for g in groups if any(isinstance(i, Shape) and i.fill == ARROW for i in g.items)]
    assert len(heads) > 2
    heavy, light = (
        max(item.width for item in g.items if item.stroke == ARROW)
        for weight in (1, 0)
        for g in overlay_groups(
            FINNISH, Overlay({}, arrows=(Arrow(found.path, "land", weight),)), "en", "t", False
        )
        if any(isinstance(item, Shape) and item.stroke == ARROW for item in g.items)
    )
    assert heavy > 1.5 * light


@pytest.mark.parametrize(
    ("path", "mode"),
    [(("congo", "ocomba"), "land"), (("cairo", "suakin"), "sea"), (("congo", "kandjama"), "land")],
)
def test_a_short_arrow_is_one_head_beside_its_place_towards_the_next(path, mode):
    (arrow,) = checked(FINNISH, Overlay({}, arrows=[Arrow(path, mode, whole=False)])).arrows
    groups = overlay_groups(FINNISH, Overlay({}, arrows=(arrow,)), "en", "t", False)
    (head,) = [g for g in groups if any(isinstance(i, Shape) and i.fill == ARROW for i in g.items)]
    home, onward = POINTS[arrow.path[0]], POINTS[arrow.path[1]]
    assert not any(isinstance(i, Shape) and i.stroke == ARROW for g in groups for i in g.items)
    assert dist((head.x, head.y), home) < dist(home, onward) / 2 + 0.01
    assert dist((head.x, head.y), onward) < dist(home, onward)
    tip = head.items[0].path[0][1][0]
    assert tip[0] * (onward[0] - home[0]) + tip[1] * (onward[1] - home[1]) > 0


def test_arrowheads_lie_on_the_curve_of_a_long_step_at_sea():
    nodes = [Node("a", is_start=True, x=0.1, y=0.1), Node("d", "sea", x=0.5, y=0.5), Node("b", x=0.9, y=0.1)]
    board = RouteGraph.from_parts(nodes, [Edge("a", "d", "sea"), Edge("d", "b", "sea")])
    groups = overlay_groups(board, Overlay({}, arrows=(Arrow(("a", "d", "b"), "sea"),)), "en", "t", False)
    (line,) = [i for g in groups for i in g.items if isinstance(i, Shape) and i.stroke == ARROW]
    curve, here = [], line.path[0][1][0]
    for _, (first, second, end) in line.path[1:]:
        for t in (i / 100 for i in range(101)):
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
            curve.append(
                [
                    sum(w * p[i] for w, p in zip(weights, (here, first, second, end), strict=True))
                    for i in (0, 1)
                ]
            )
        here = end
    heads = [g for g in groups if any(isinstance(i, Shape) and i.fill == ARROW for i in g.items)]
    assert len(heads) == 2
    assert all(min(dist((head.x, head.y), point) for point in curve) < 2 for head in heads)


def test_a_flight_may_be_an_arrow():
    groups = overlay_groups(
        FINNISH, Overlay({}, arrows=(Arrow(("morocco", "tangier"), "air"),)), "en", "t", False
    )
    lines = [i for g in groups for i in g.items if isinstance(i, Shape) and i.stroke == ARROW]
    assert [line.path[1][0] for line in lines] == ["Q"]


@EACH
def test_arrows_and_marks_are_told_and_explained(lang):
    options = {
        "arrows": [Arrow(("tunis", "tripoli"))],
        "marks": {"cairo": "goal", "tunis": "ring", "congo": "star"},
    }
    root = tree(FINNISH, {}, lang=lang, **options)
    words = {
        "en": ("direction of travel", "goal", "Star of Africa"),
        "fi": ("kulkusuunta", "määränpää", "Afrikan tähti"),
        "sv": ("färdriktning", "mål", "Afrikas stjärna"),
    }[lang]
    shown = " ".join(words_in(root))
    assert all(word in shown for word in words)
    desc = root.find(f"{SVG}desc").text
    assert f"{words[0].capitalize()}: Tunis → Tripoli." in desc
    assert f"{words[1].capitalize()}: {FINNISH.node('cairo').label(lang)}." in desc
    assert f"{words[2]}: {FINNISH.node('congo').label(lang)}." in desc


def test_many_arrows_and_many_places_are_told_by_their_number():
    arrows = [Arrow((edge.a, edge.b), edge.mode) for edge in FINNISH.edges]
    desc = said(FINNISH, dict.fromkeys(FINNISH.index), arrows=arrows, lang="en")
    assert "Direction of travel: 266." in desc
    assert "No value: 220 places." in desc
    assert len(desc) < 400


@BOARDS
@EACH
def test_everything_in_the_panel_fits(board, lang):
    pawns = [Pawn("cairo", seat, "A long name of a player") for seat in range(6)]
    marks = dict(zip(board.cities, (*PLACE_MARKS, "star"), strict=False))
    words = MapWords(
        measure="expected turns from each place to the nearest start",
        low="close to a start",
        none="no way leads there",
    )
    values = {**board.distances("cairo", "mixed"), "congo": None}
    overlay = Overlay(values, None, [Arrow(("tunis", "tripoli"))], marks, pawns, words)
    groups = panel_groups(board, overlay, lang)
    low = layout_of(board).height - 20
    lines = []
    for group in groups:
        for item in group.items:
            if isinstance(item, Text) and len(item.text) > 1:
                right = group.x + item.x + extent(item.text, item.size, item.bold)
                assert right <= MAP_WIDTH + PANEL - 4, item.text
                assert group.y + item.y <= low + 1
                lines.append(group.y + item.y)
    assert all(b - a >= 18 for a, b in pairwise(sorted(set(lines))))


def test_only_a_whole_board_is_needed():
    for parts in (
        ([Node("a", is_start=True)], []),
        ([Node("a", is_start=True), Node("b")], [Edge("a", "b", "sea")]),
        ([Node("a", is_start=True, x=0, y=0), Node("b", x=1, y=1)], [Edge("a", "b")]),
    ):
        board = RouteGraph.from_parts(*parts)
        values = dict.fromkeys(board.cities, 12.5)
        assert words_in(tree(board, values, lang="en")).count("12.5") == len(board.cities) + 1
        axis = draw_overlay(board, values)
        axis.figure.canvas.draw()
        matplotlib.pyplot.close(axis.figure)


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"values": {"atlantis": 1}}, "no place with the id 'atlantis'"),
        (
            {"values": {"congo": "far"}},
            "the value of 'congo' must be a number, or None where there is none, not 'far'",
        ),
        ({"values": {"congo": True}}, "the value of 'congo' must be a number"),
        ({"texts": {"atlantis": "1"}}, "no place with the id 'atlantis'"),
        ({"marks": {"congo": "gaol"}}, "mark 'gaol' at 'congo' is unknown; did you mean 'goal'?"),
        ({"marks": {"atlantis": "goal"}}, "no place with the id 'atlantis'"),
        ({"pawns": [Pawn("cairo", 6)]}, "seat 6 of a pawn"),
        ({"limits": (1, 1)}, "limits must be two numbers, the smaller one first, such as (0, 1), not (1, 1)"),
        ({"limits": (0, inf)}, "limits must be two numbers"),
        ({"limits": 3}, "limits must be two numbers"),
        ({"arrows": [Arrow(("congo",))]}, "the way ('congo',) is too short"),
        (
            {"arrows": [Arrow(("congo", "cairo"), "rail")]},
            "mode 'rail' of a way is unknown; known: land, sea, air",
        ),
        (
            {"arrows": [Arrow(("congo", "cairo"), weight=2)]},
            "the weight of an arrow must be a number from 0 to 1",
        ),
        (
            {"arrows": [Arrow(("congo", "cairo"), "air")]},
            "an arrow leads from 'congo' to 'cairo', but nothing joins them by the mode 'air'",
        ),
        ({"arrows": [Arrow(("cairo", "st_helena"))]}, "from 'cairo' to 'st_helena', but nothing joins them"),
        ({"arrows": [Arrow(("congo", "ocomba", "kandjama"))]}, "from 'congo' to 'ocomba', but nothing joins"),
        ({"lang": "de"}, "language 'de' is not available"),
    ],
)
def test_impossible_maps_are_refused_in_one_sentence(options, answer):
    options = {"values": {}, **options}
    for draw in (overlay_svg, draw_overlay):
        with pytest.raises(AfrikanError, match=re.escape(answer)) as caught:
            draw(FINNISH, **options)
        assert len({caught.value.text(lang) for lang in LANGUAGES}) == 3


def test_an_impossible_width_is_refused():
    with pytest.raises(AfrikanError, match="is not a whole number of pixels from 100 to 10,000"):
        overlay_svg(FINNISH, {}, width=99)


def test_drawing_svg_needs_the_standard_library_only():
    code = (
        "import sys; from afrikan.draw import overlay_svg; from afrikan.board import RouteGraph;"
        "board = RouteGraph.load('finnish'); overlay_svg(board, board.distances('cairo', 'mixed'));"
        "sys.exit(any(m in sys.modules for m in ('numpy', 'networkx', 'pandas', 'matplotlib')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
