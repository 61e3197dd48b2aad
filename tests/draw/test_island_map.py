"""Maps of the island: whole, every hex once, labels readable, turned as a reflection, small and quick."""

import re
import subprocess
import sys
import time
from collections import Counter
from xml.etree import ElementTree

import pytest
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from afrikan.draw.island import (
    Route,
    Standing,
    belief_layer_svg,
    geometry_of,
    island_base_svg,
    island_svg,
    island_table,
    label_layer_svg,
    mark_layer_svg,
    outline_layer_svg,
    path_layer_svg,
)
from afrikan.draw.island import base as base_module
from afrikan.draw.island.beliefs import PLAIN
from afrikan.draw.island.geometry import HALF, RADIUS
from afrikan.draw.island.labels import label_items
from afrikan.draw.island.motifs import MOTIFS, ground_mark
from afrikan.draw.island.palette import FILLS, FORT_FRAME, INKS, MAPPED, SITE_FRAME
from afrikan.draw.island.repeated import Repeated, groups_of, layer_svg
from afrikan.draw.island.signs import SIGNS
from afrikan.draw.shapes import Shape
from afrikan.errors import AfrikanError
from afrikan.island.hexes import around, ball
from afrikan.island.map import IslandMap
from afrikan.island.words import SITES, TERRAINS, Direction, Ground
from afrikan.language import LANGUAGES

CLASSIC, SMALL = IslandMap.load("classic"), IslandMap.load("small")
MAPS = pytest.mark.parametrize("island", [CLASSIC, SMALL], ids=lambda island: island.name)
EACH = pytest.mark.parametrize("lang", LANGUAGES)
TURNED = pytest.mark.parametrize("turned", [False, True])
SVG = "{http://www.w3.org/2000/svg}"
PATHS = [
    Route((60, SMALL.neighbours[60][0]), 0, "Anna", (1,)),
    Route((70, 20, 5), 1, "<b>&", (0, 2), dashed=True),
]
STANDING = [Standing(60, 0, "Anna"), Standing(70, 1)]


def tree(island, *args, **options):
    return ElementTree.fromstring(island_svg(island, *args, **options))


def desc(root):
    return root.find(f"{SVG}desc").text


def starts(root, fill):
    """Where each part of the filled paths of a colour begins."""
    found = [path.get("d") for path in root.iter(f"{SVG}path") if path.get("fill") == fill]
    return [tuple(map(float, point)) for d in found for point in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", d)]


def boxes(root):
    """The box of every text as its font really measures it, without the descent that no letter here has."""
    found = []
    for parent in root.iter():
        move = re.findall(r"-?[\d.]+", parent.get("transform", "0 0"))
        for text in parent.findall(f"{SVG}text"):
            size = float(text.get("font-size"))
            weight = "bold" if text.get("font-weight") else "normal"
            font = FontProperties(family="DejaVu Sans", size=size, weight=weight)
            width, height, descent = text_to_path.get_text_width_height_descent(text.text, font, ismath=False)
            x = float(text.get("x")) + float(move[0])
            x -= {None: 0, "middle": 0.5, "end": 1}[text.get("text-anchor")] * width
            y = float(text.get("y")) + float(move[1])
            found.append((x, y - (height - descent), x + width, y + descent, text.text))
    return found


def apart(a, b):
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


@MAPS
@EACH
@TURNED
def test_a_map_is_whole_and_told(island, lang, turned):
    root = tree(island, lang, turned=turned)
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == root.get("aria-label") == island.title[lang]
    said = desc(root)
    for label, number in (*island.forts.items(), *island.sites.items()):
        assert re.search(rf"{label}\b[^;]* {re.escape(island.name_of(number))}\b", said)
    assert {"en": "North is", "fi": "Pohjoinen on", "sv": "Norr är"}[lang] in said
    assert {"en": "reconstruction", "fi": "rekonstruktio", "sv": "rekonstruktion"}[lang] in said
    assert f"{island.grounds.count(Ground.SWAMP)}" in said


def test_the_directions_of_both_views_are_told():
    assert "North is up." in desc(tree(SMALL, "en"))
    assert "North is down." in desc(tree(SMALL, "en", turned=True))


@MAPS
@TURNED
def test_every_hex_is_drawn_once_in_its_colour(island, turned):
    geometry = geometry_of(island, turned)
    root = tree(island, "en", turned=turned, legend=False)
    for ground in TERRAINS:
        wanted = Counter(
            (round(x - RADIUS / 2, 1), round(y - HALF, 1))
            for (x, y), found in zip(geometry.centres, island.grounds, strict=True)
            if found == ground
        )
        assert Counter(starts(root, FILLS[ground])) == wanted


@MAPS
def test_every_hex_has_the_pattern_of_its_ground(island):
    base = ElementTree.fromstring(f"<svg>{island_base_svg(island, 'en')}</svg>")
    strokes = {path.get("stroke"): path.get("d") for path in base.iter("path")}
    for ground, (path, _) in MOTIFS.items():
        if ground != Ground.SEA:
            parts = sum(letter == "M" for letter, _ in path)
            drawn = strokes[INKS[ground]]
            assert drawn.count("M") == island.grounds.count(ground)
            assert drawn.count("M") + drawn.count("m") == parts * island.grounds.count(ground)


@MAPS
def test_places_agree_with_the_coordinates_of_the_map(island):
    geometry = geometry_of(island)
    for number in range(1, len(island.hexes) + 1):
        column, row = map(int, island.name_of(number).split("."))
        x, y = geometry.centres[number]
        assert (x, y) == geometry.spot(column - 1, 2 * (row - 1) + (column - 1) % 2)


@MAPS
def test_the_turned_map_is_the_point_reflection(island):
    north_up, north_down = geometry_of(island), geometry_of(island, True)
    sums = {
        (round(a[0] + b[0], 1), round(a[1] + b[1], 1))
        for a, b in zip(north_up.centres[1:], north_down.centres[1:], strict=True)
    }
    (both,) = sums
    assert both == pytest.approx((north_up.width, north_up.height + north_up.band), abs=0.11)
    assert (north_up.width, north_up.height) == (north_down.width, north_down.height)


@TURNED
def test_neighbours_lie_in_their_direction(turned):
    geometry = geometry_of(SMALL, turned)
    place = SMALL.hexes[59].at
    x, y = geometry.point(place)
    seen = [(geometry.point(at)[0] - x, geometry.point(at)[1] - y) for at in around(place)]
    way = -1 if turned else 1
    steps = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
    assert seen == [pytest.approx((way * 30 * a, way * HALF * b), abs=0.11) for a, b in steps]
    for direction in Direction:
        (ax, ay), (bx, by) = geometry.edge(direction)
        assert (ax + bx, ay + by) == pytest.approx(seen[direction], abs=0.11)


@MAPS
@EACH
@TURNED
@pytest.mark.parametrize("numbers", [False, True])
def test_labels_stand_once_inside_and_no_text_lies_on_another(island, lang, turned, numbers):
    shares = {number: 0.987 if number % 2 else 0.0421 for number in range(1, len(island.hexes), 3)}
    shares |= dict.fromkeys(island.sites.values(), 0.0007)
    options = {"values": shares, "numbers": True} if numbers else {}
    root = tree(island, lang, turned=turned, **options)
    found = boxes(root)
    shown = Counter(box[4] for box in found)
    assert all(shown[label] == 1 for label in (*island.forts, *island.sites))
    wide, high = map(float, root.get("viewBox").split()[2:])
    assert [
        box for box in found if not (box[0] >= 2 and box[2] <= wide - 2 and 0 <= box[1] < box[3] <= high)
    ] == []
    near = sorted(found)
    assert [
        (a[4], b[4])
        for place, a in enumerate(near)
        for b in near[place + 1 :]
        if b[0] < a[2] and not apart(a, b)
    ] == []


@MAPS
def test_columns_and_rows_are_numbered_on_both_sides(island):
    geometry = geometry_of(island)
    shown = Counter(box[4] for box in boxes(tree(island, "en", legend=False)))
    bare = Counter(box[4] for box in boxes(tree(island, "en", legend=False, coordinates=False)))
    added = shown - bare
    wanted = Counter()
    for count in (geometry.columns, geometry.rows):
        wanted.update({str(number): 2 for number in range(1, count + 1)})
    assert added == wanted


@TURNED
def test_numbers_at_the_edge_stand_in_line_with_their_column_and_row(turned):
    geometry = geometry_of(SMALL, turned)
    root = tree(SMALL, "en", turned=turned, legend=False)
    at = Counter((round((box[0] + box[2]) / 2), box[4]) for box in boxes(root))
    for column in range(geometry.columns):
        x, _ = geometry.spot(column, 0)
        assert any(
            abs(place - x) <= 1 and text == str(column + 1) and n >= 2 for (place, text), n in at.items()
        )
    west = [(number, SMALL.name_of(number)) for number in range(1, 121) if SMALL.name_of(number)[:2] == "16"]
    right = [box for box in boxes(root) if (box[0] < 58 if turned else box[0] > geometry.width - 58)]
    for number, name in west:
        y = geometry.centres[number][1]
        assert any(box[4] == str(int(name[3:])) and box[1] < y < box[3] for box in right)


def test_forts_and_sites_have_frames_of_their_colour_and_signs_of_their_kind():
    items = list(label_items(SMALL, geometry_of(SMALL), PLAIN, False))
    frames = {item.stroke: set(item.points) for item in items if isinstance(item, Repeated)}
    centres = geometry_of(SMALL).centres
    assert frames[FORT_FRAME] == {centres[number] for number in SMALL.forts.values()}
    assert frames[SITE_FRAME] == {centres[number] for number in SMALL.sites.values()}
    signs = Counter(item.items for item in items if not isinstance(item, Repeated))
    for kind in (Ground.FORT, *SITES):
        assert signs[SIGNS[kind]] == SMALL.grounds.count(kind)
    assert len({tuple(shape.path for shape in sign) for sign in SIGNS.values()}) == 5


def test_patterns_tell_grounds_apart_without_colour():
    outlines = {tuple((s.path, s.width) for s in ground_mark(ground)) for ground in MAPPED}
    assert len(outlines) == len(MAPPED)
    assert set(MAPPED) - set(MOTIFS) == {Ground.OPEN}


@MAPS
def test_layers_together_are_the_picture(island):
    shares = {number: number / 2000 for number in range(1, 50)}
    outlined = [island.index[at] for at in ball(island.hexes[30].at, 2) if at in island.index]
    path, mark = Route((9, 10)), Standing(12)
    picture = island_svg(
        island, "sv", values=shares, outlined=outlined, paths=[path], marks=[mark], legend=False, turned=True
    )
    layers = [
        island_base_svg(island, "sv", turned=True),
        belief_layer_svg(island, shares, "sv", turned=True),
        outline_layer_svg(island, outlined, turned=True),
        label_layer_svg(island, shares, turned=True),
        path_layer_svg(island, [path], turned=True),
        mark_layer_svg(island, [mark], turned=True),
    ]
    assert "".join(layers) in picture


def test_routes_players_and_outlines_are_drawn_and_told():
    root = tree(SMALL, "en", paths=PATHS, marks=STANDING, outlined=[1, 2])
    said = desc(root)
    assert "Route of Anna: " in said
    assert "Route of <b>&: " in said
    assert f"days ended: 2. Anna stands at {SMALL.name_of(60)}. player 2 stands at" in said.replace(
        "Player", "player"
    )
    assert said.endswith("Outlined hexes: 2.")
    shown = " ".join(text.text for text in root.iter(f"{SVG}text"))
    for word in ("Routes", "Anna", "<b>&", "end of a day", "lost, set down elsewhere", "outlined hexes"):
        assert word in shown


def test_the_same_way_of_two_players_is_seen_twice():
    both = [Route((60, SMALL.neighbours[60][0]), seat) for seat in (0, 1)]
    alone, together = path_layer_svg(SMALL, both[:1]), path_layer_svg(SMALL, both)
    x, y = geometry_of(SMALL).centres[60]
    begun = {tuple(map(float, point)) for point in re.findall(r'd="M([\d.]+) ([\d.]+)L', together)}
    assert begun == {(round(x - 3.2, 1), round(y - 3.2, 1)), (round(x + 3.2, 1), round(y + 3.2, 1))}
    assert f'd="M{x:g} {y:g}L' in alone


def test_an_outline_goes_around_hexes_taken_together():
    geometry = geometry_of(SMALL)
    centre = SMALL.hexes[59].at
    land = set(ball(centre, 2))
    assert [len(loop) for loop in geometry.border(land)] == [6 * (2 * 2 + 1)]
    ring = land - {*ball(centre, 1)}
    assert sorted(len(loop) for loop in geometry.border(ring)) == [18, 30]
    assert geometry.border(()) == []


def test_players_on_one_hex_stand_apart():
    layer = mark_layer_svg(SMALL, [Standing(60, 0), Standing(60, 1)])
    moves = re.findall(r'translate\(([\d.]+) ([\d.]+)\)"><path[^>]*><path[^>]*><text', layer)
    assert len(set(moves)) == 2


@pytest.mark.parametrize(("island", "most"), [(CLASSIC, 250_000), (SMALL, 60_000)], ids=["classic", "small"])
def test_pictures_are_small_and_the_same_each_time(island, most):
    shares = {number: number / 1000 for number in range(1, len(island.hexes))}
    picture = island_svg(island, "fi")
    assert len(picture.encode()) < most
    base_module._base_svg.cache_clear()
    assert island_svg(island, "fi") == picture
    assert len(island_svg(island, "fi", values=shares).encode()) < most


def test_a_redraw_is_quick():
    shares = {number: number / 1000 for number in range(1, 1000)}
    island_svg(CLASSIC, "en", values=shares)
    took = []
    for _ in range(5):
        began = time.perf_counter()
        island_svg(CLASSIC, "en", values=shares)
        took.append(time.perf_counter() - began)
    assert min(took) < 0.1


def test_maps_that_are_played_alike_keep_their_own_titles_and_labels():
    other = IslandMap.from_parts(
        SMALL.hexes, SMALL.clues, name="mine", title={"en": "Mine"}, about={"label": "drawn <by> me"}
    )
    assert other == SMALL
    island_svg(SMALL, "en")
    root = tree(other, "en")
    assert root.find(f"{SVG}title").text == "Mine"
    assert "drawn <by> me" in [text.text for text in root.iter(f"{SVG}text")]
    assert "Data: drawn <by> me." in desc(root)


def test_a_map_without_a_label_says_nothing_of_its_data():
    bare = IslandMap.from_parts(SMALL.hexes, SMALL.clues, title={"en": "Bare"})
    assert "Data:" not in desc(tree(bare, "en"))
    assert "reconstruction" not in island_svg(bare, "en")


@MAPS
def test_the_tag_of_a_reconstruction_is_in_the_picture(island):
    for lang, word in {"en": "reconstruction", "fi": "rekonstruktio", "sv": "rekonstruktion"}.items():
        assert word in [box[4] for box in boxes(tree(island, lang, legend=False))]


def test_a_long_title_fits():
    root = tree(SMALL, "fi", title="Aarresaari " * 20)
    title = next(box for box in boxes(root) if box[4].startswith("Aarresaari"))
    tag = next(box for box in boxes(root) if box[4] == "rekonstruktio")
    assert title[2] < tag[0]


def test_a_picture_stands_on_paper_of_its_own_and_uses_nothing_from_outside():
    picture = island_svg(CLASSIC, "en", paths=[Route((1, 2))])
    assert picture.count("http") == 1
    assert not re.search(r"<script|<style|<image|<use|href|url\(|\son\w+=|\sid=", picture)
    geometry = geometry_of(CLASSIC)
    first = ElementTree.fromstring(picture).find(f"{SVG}path")
    assert f"{geometry.width:.0f} " in first.get("d")
    assert first.get("fill") == FILLS[Ground.SEA]


def test_a_repeated_shape_is_the_same_in_both_forms():
    first = (("M", ((-1.0, 0.0),)), ("L", ((4.0, 0.0),)), ("Q", ((5.0, 1.0), (4.0, 2.5))), ("Z", ()))
    hook = (*first, ("M", ((0.0, 1.0),)), ("L", ((1.0, -1.0),)))
    item = Repeated(hook, ((10.0, 10.0),), "#112233", opacity=0.5)
    assert layer_svg([item]) == '<path d="M9 10h5q1 1 0 2.5zm1 1l1-2" fill="#112233" opacity="0.5"/>'
    ((shape,),) = (group.items for group in groups_of([item]))
    assert isinstance(shape, Shape)
    assert shape.fill == "#11223380"
    assert shape.path[0] == ("M", ((9.0, 10.0),))
    assert shape.path[-1] == ("L", ((11.0, 9.0),))
    assert groups_of([Repeated(hook, ())]) == []
    assert layer_svg([Repeated(hook, ())]) == ""


@EACH
def test_the_table_says_what_lies_around_each_labelled_hex(lang):
    rows = island_table(SMALL, lang)
    assert [row[0] for row in rows] == [*SMALL.forts, *SMALL.sites]
    harbours = [row for row in rows if row[1] == {"en": "harbour", "fi": "satama", "sv": "hamn"}[lang]]
    sea = {"en": "sea", "fi": "meri", "sv": "hav"}[lang]
    assert len(harbours) == 3
    assert all(sea in row[3:] for row in harbours)
    assert all(len(row) == 9 and row[2] == SMALL.name_of(SMALL.number(row[0])) for row in rows)


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"values": {0: 0.5}}, "hex number 0 "),
        ({"values": {121: 0.5}}, "hex number 121"),
        ({"values": {1: 1.5}}, "must be a number from 0 to 1, not 1.5"),
        ({"values": {1: -0.1}}, "must be a number from 0 to 1"),
        ({"values": {1: float("nan")}}, "must be a number from 0 to 1"),
        ({"values": {1: True}}, "must be a number from 0 to 1"),
        ({"values": {1: "x"}}, "must be a number from 0 to 1"),
        ({"values": [1, 2]}, "must be a table such as {17: 0.25} or a set of hexes"),
        ({"values": {1.5}}, "hex number 1.5"),
        ({"paths": [Route((1, 999))]}, "hex number 999"),
        ({"paths": [Route((1, 2), 2)]}, "seat 2 of a pawn"),
        ({"paths": [Route((1, 2), 0, "", (2,))]}, "cannot end at 2; places in it count from 0 to 1"),
        ({"marks": [Standing(0)]}, "hex number 0"),
        ({"marks": [Standing(1, 5)]}, "seat 5 of a pawn"),
        ({"outlined": [-1]}, "hex number -1"),
        ({"lang": "de"}, "language 'de' is not available"),
        ({"width": 9}, "whole number of pixels"),
    ],
)
def test_impossible_maps_are_refused_in_one_sentence(options, answer):
    with pytest.raises(AfrikanError, match=re.escape(answer)) as caught:
        island_svg(SMALL, **options)
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == 3


def test_drawing_svg_needs_the_standard_library_only():
    code = (
        "import sys; from afrikan.draw.island import cards_svg, island_svg, island_table, sheet_over_map_svg;"
        "from afrikan.island.map import IslandMap;"
        "island_svg(IslandMap.load('small'), 'en', values={1: 0.5});"
        "sys.exit(any(m in sys.modules for m in ('numpy', 'networkx', 'pandas', 'matplotlib')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_unknown_names_of_the_package_are_refused():
    import afrikan.draw.island

    with pytest.raises(AttributeError, match="has no attribute 'iland_svg'"):
        _ = afrikan.draw.island.iland_svg
