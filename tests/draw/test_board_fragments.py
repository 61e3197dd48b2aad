"""Pictures in parts: the still map in layers, marks by name, tags and ways that fit the picture."""

import re
from itertools import pairwise
from math import cos, dist, radians, sin
from xml.etree import ElementTree

import pytest

from afrikan.board import MODES, RouteGraph
from afrikan.draw import Pawn, marks
from afrikan.draw.fragments import layered_svg, mark_svgs, pawn_pieces
from afrikan.draw.layout import MAP_WIDTH, layout_of
from afrikan.draw.legend import legend_marks
from afrikan.draw.pins import HEAD, PIN_LENGTHS, TAG_REACH, pin_heads, tag_points
from afrikan.draw.scene import still_layers, still_part
from afrikan.draw.shapes import Shape
from afrikan.draw.ways import ARROW_EVERY, way_arrows, way_path
from afrikan.language import LANGUAGES

FINNISH = RouteGraph.load("finnish")
NORDIC = RouteGraph.load("nordic")
BOARDS = pytest.mark.parametrize("board", [FINNISH, NORDIC], ids=lambda board: board.name)
POINTS = layout_of(FINNISH).points


def colours_of(group):
    return {paint for item in group.items if isinstance(item, Shape) for paint in (item.fill, item.stroke)}


@BOARDS
def test_the_layers_are_the_still_picture_and_each_mode_is_apart(board):
    layers = still_layers(board, "en", "t")
    assert [layer.name for layer in layers] == [
        *("ground", "air", "sea", "land", "sea", "land", "places", "names", "heading")
    ]
    assert tuple(group for layer in layers for group in layer.groups) == still_part(board, "en", "t", False)
    lines = {"air": marks.AIR_LINE, "sea": marks.SEA_LINE, "land": marks.LAND_LINE}
    for layer in layers[1:4]:
        others = {lines[mode] for mode in MODES if mode != layer.name}
        assert lines[layer.name] in colours_of(layer.groups[0])
        assert not others & colours_of(layer.groups[0])
    dots = {"sea": marks.SEA_DOT, "land": marks.LAND_DOT}
    for layer in layers[4:6]:
        assert dots[layer.name] in [group.items for group in layer.groups]
        assert len(layer.groups) == sum(node.kind == layer.name for node in board.nodes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_layered_picture_is_svg_that_can_be_recoloured(lang):
    root = ElementTree.fromstring(layered_svg(FINNISH, lang))
    named = set(re.findall(r"var\(--afrikan-([a-z-]+),#[0-9a-fA-F]+\)", layered_svg(FINNISH, lang)))
    assert named == {
        *("sea", "ground", "coast", "road", "road-edge", "sea-line", "air-line", "dot", "ink", "halo")
    }
    assert float(root.get("viewBox").split()[2]) == MAP_WIDTH
    assert FINNISH.node("gold_coast").label(lang) in [text.text for text in root.iter() if text.text]


def test_recolouring_leaves_hazards_and_cities_alone():
    root = ElementTree.fromstring(layered_svg(FINNISH, "en"))
    places = next(child for child in root if child.get("class") == "afrikan-layer-places")
    assert "var(" not in ElementTree.tostring(places, "unicode")
    land = [child for child in root if child.get("class") == "afrikan-layer-land"][1]
    paints = [{path.get("fill") for path in group} for group in land]
    assert paints.count({f"var(--afrikan-dot,{marks.INK})"}) == len(paints) - 1
    assert paints.count({marks.PAPER, marks.INK}) == 1


def test_every_mark_has_a_name_and_looks_its_own():
    named = mark_svgs()
    assert {f"tile-{face}" for face in marks.FACES} <= named.keys()
    assert {f"shown-{face}" for face in marks.FACES if face != "down"} <= named.keys()
    assert len(set(named.values())) == len(named)
    for mark in named.values():
        ElementTree.fromstring(f"<g>{mark}</g>")


def test_the_dashes_of_trails_tell_the_seats_apart():
    assert len(set(marks.TRAIL_DASHES)) == len(marks.SEAT_COLOURS) == len(marks.TRAIL_DASHES)


def test_a_pawn_is_made_of_marks_that_exist():
    for count in range(1, 7):
        (heads,) = pin_heads(FINNISH, [("cairo", count)], "en")
        for seat, head in enumerate(heads):
            home = POINTS["cairo"]
            carries = ("", "star", "horseshoe")[seat % 3]
            pieces = pawn_pieces(Pawn("cairo", seat, "A", carries), home, head, in_turn=seat == 0)
            assert {name for name, *_ in pieces} <= mark_svgs().keys()
            (pin, _, _, turn), body = pieces[0], pieces[-2 if carries else -1]
            length = float(pin.removeprefix("pin-"))
            assert length in PIN_LENGTHS
            assert body[1:3] == pytest.approx((head[0] - home[0], head[1] - home[1]))
            upright = radians(turn - 90)
            assert body[1:3] == pytest.approx((length * cos(upright), length * sin(upright)), abs=0.01)


@BOARDS
def test_tags_stand_beside_their_places_and_apart_from_each_other_and_from_pawns(board):
    for city in board.cities:
        places = list(dict.fromkeys(way.node for way in board.landings(city, 6, "land")))
        (heads,) = pin_heads(board, [(city, 2)], "en")
        tags = tag_points(board, places, "en", heads)
        for place, tag in zip(places, tags, strict=True):
            assert dist(tag, layout_of(board).points[place]) == pytest.approx(TAG_REACH)
        close = [1 for i, a in enumerate(tags) for b in [*tags[i + 1 :], *heads] if dist(a, b) < HEAD]
        assert close == []


@BOARDS
def test_a_tag_goes_around_a_pawn_that_is_in_its_way(board):
    for node in board.nodes:
        (free,) = tag_points(board, [node.id], "en", [])
        (aside,) = tag_points(board, [node.id], "en", [free])
        assert dist(free, aside) >= 2 * HEAD
        first, second = tag_points(board, [node.id] * 2, "en", [])
        assert (first, second) == (free, aside)


def test_the_legend_lists_every_face_and_hazard():
    for lang in LANGUAGES:
        listed = [mark for _, rows in legend_marks(lang) for mark, _ in rows]
        assert all(mark in listed for mark in (*marks.FACES.values(), *marks.HAZARD_MARKS.values()))


def test_a_way_at_sea_passes_every_dot_and_bends_only_where_the_picture_does():
    way = next(way for way in FINNISH.next_cities("tripoli", "sea") if way.node == "cairo")
    places = ("tripoli", *way.path)
    path = way_path(FINNISH, places, "sea")
    assert [points[-1] for _, points in path] == [POINTS[place] for place in places]
    assert path[0][0] == "M"
    assert {letter for letter, _ in path[1:]} == {"C"}
    fork = next(place for place in way.path if place in FINNISH.forks)
    control = path[places.index(fork) + 1][1][0]
    onward = POINTS[places[places.index(fork) + 1]]
    towards = [(onward[i] - POINTS[fork][i], control[i] - POINTS[fork][i]) for i in (0, 1)]
    assert towards[0][0] * towards[1][1] == pytest.approx(towards[1][0] * towards[0][1])


def test_ways_on_land_are_straight_and_flights_lie_on_their_arc():
    places = ("cairo", "cairo_egypt_land_1", "cairo_egypt_land_2")
    assert [letter for letter, _ in way_path(FINNISH, places, "land")] == ["M", "L", "L"]
    for edge in FINNISH.edges:
        if edge.mode == "air":
            drawn = marks.flight(POINTS[edge.a], POINTS[edge.b])[0].path
            assert way_path(FINNISH, (edge.a, edge.b), "air") == drawn
            back = way_path(FINNISH, (edge.b, edge.a), "air")
            assert back[1][1][0] == pytest.approx(drawn[1][1][0])


def test_a_way_has_an_arrow_near_its_end_and_more_if_it_is_long():
    short = way_arrows(FINNISH, ("cairo", "cairo_egypt_land_1"), "land")
    assert len(short) == 1
    long = next(way for way in FINNISH.next_cities("tangier", "land") if way.node == "sahara")
    arrows = way_arrows(FINNISH, ("tangier", *long.path), "land")
    assert len(arrows) > 1
    points = [point for point, _ in arrows]
    assert all(dist(a, b) > ARROW_EVERY / 2 for a, b in pairwise(points))
    assert dist(points[0], POINTS["sahara"]) < 60
