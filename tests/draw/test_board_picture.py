"""Pictures of boards: complete, safe, told apart without colour, and the same as SVG and on an axis."""

import re
import subprocess
import sys
from itertools import combinations, pairwise
from math import dist
from xml.etree import ElementTree

import matplotlib
import pytest

from afrikan.board import Edge, Node, RouteGraph
from afrikan.draw import Pawn, board_svg, draw_board, marks
from afrikan.draw.layout import MAP_WIDTH, layout_of
from afrikan.draw.pins import HEAD, pin_heads
from afrikan.draw.scene import moving_part, picture_width, still_part
from afrikan.draw.shapes import Shape, Text
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES, WORDINGS

matplotlib.use("Agg")

FINNISH = RouteGraph.load("finnish")
NORDIC = RouteGraph.load("nordic")
BOARDS = pytest.mark.parametrize("board", [FINNISH, NORDIC], ids=lambda board: board.name)
SVG = "{http://www.w3.org/2000/svg}"
TILES = {"tunis": "down", "egypt": "ruby", "congo": "star"}
PAWNS = [
    Pawn("cairo", 0, "Anna", "star"),
    Pawn("cairo", 1, "Björn"),
    Pawn("sahara", 2, "Cecilia", "horseshoe"),
]
NASTY = """<script>alert("1")</script> & '</svg> $x$ \\frac{ {0} \x00\x1b\u202e\ud800 ]]>"""


def tree(board, **options):
    return ElementTree.fromstring(board_svg(board, **options))


def words_in(root):
    return [text.text for text in root.iter(f"{SVG}text")]


@BOARDS
@pytest.mark.parametrize("lang", WORDINGS)
def test_svg_is_whole_and_names_every_city(board, lang):
    root = tree(board, lang=lang)
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == root.get("aria-label")
    assert "32 " in root.find(f"{SVG}desc").text
    shown = words_in(root)
    assert all(shown.count(board.node(city).label(lang)) == 1 for city in board.cities)


def test_svg_is_self_contained():
    picture = board_svg(FINNISH, tiles=TILES, pawns=PAWNS, highlight=["cairo"])
    assert picture.count("http") == 1
    assert picture.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert not re.search(r"<script|<style|<image|<use|href|url\(|\son\w+=|<foreignObject|\sid=", picture)


def test_the_board_shows_itself():
    assert FINNISH._repr_svg_() == FINNISH.svg() == board_svg(FINNISH)
    assert FINNISH.svg(lang="sv") == board_svg(FINNISH, lang="sv")


def test_description_says_what_the_play_is():
    said = (
        tree(FINNISH, tiles=TILES, pawns=PAWNS, highlight=["congo", "cairo_egypt_land_2"])
        .find(f"{SVG}desc")
        .text
    )
    for sentence in (
        "32 cities and 188 dots joined by 147 steps on land, 96 steps at sea and 23 flights.",
        "Data: public digitisations.",
        "Tiles face down: 1.",
        "Egypt: ruby.",
        "Congo: Star of Africa.",
        "Player 1, Anna: Cairo, carrying: Star of Africa.",
        "Player 2, Björn: Cairo.",
        "Player 3, Cecilia: Sahara, carrying: horseshoe, visa.",
        "Marked: Congo; the dot 2 steps from Cairo and 2 steps from Egypt.",
    ):
        assert sentence in said
    assert "Pelaaja 1, Anna: Kairo; mukana Afrikan tähti." in board_svg(FINNISH, pawns=PAWNS, lang="fi")
    assert "Spelare 2, Björn: Kairo." in board_svg(FINNISH, pawns=PAWNS, lang="sv")


@BOARDS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("legend", [True, False])
def test_a_reconstruction_says_so_in_the_picture(board, lang, legend):
    word = {"en": "reconstruction", "fi": "rekonstruktio", "sv": "rekonstruktion"}[lang]
    assert (word in words_in(tree(board, lang=lang, legend=legend))) == (board is NORDIC)
    assert (f" {word}." in tree(board, lang=lang).find(f"{SVG}desc").text) == (board is NORDIC)


def test_names_are_text_and_never_markup():
    nodes = [Node("a", names={"en": "<b>&amp;</b>"}, is_start=True, x=0.2), Node("b", x=0.8)]
    board = RouteGraph.from_parts(nodes, [Edge("a", "b")], title=NASTY, label="<i>mine</i>")
    root = tree(board, pawns=[Pawn("a", 0, NASTY)], title=NASTY)
    assert "<b>&amp;</b>" in words_in(root)
    assert root.find(f"{SVG}title").text.startswith('<script>alert("1")</script>')
    assert {child.tag.removeprefix(SVG) for child in root.iter()} == {
        "svg",
        "title",
        "desc",
        "g",
        "path",
        "text",
    }
    board_svg(board, pawns=[Pawn("a", 0, NASTY)], title=NASTY).encode("utf-8")
    draw_board(
        board, pawns=[Pawn("a", 0, NASTY), Pawn("b", 1, "$\\frac{$")], title=NASTY
    ).figure.canvas.draw()


def outline(mark):
    """What a mark looks like without any colour."""
    return tuple(
        (item.path, item.width, item.dash) if isinstance(item, Shape) else item.text for item in mark
    )


def test_marks_differ_by_shape_and_not_only_by_colour():
    places = [marks.CITY, marks.START, marks.LAND_DOT, marks.SEA_DOT, marks.BEDOUIN, marks.PIRATE]
    everything = [*places, *marks.FACES.values(), *marks.BADGES.values(), marks.CITY_RING, marks.DOT_RING]
    assert len({outline(mark) for mark in everything}) == len(everything)
    assert len(set(marks.PAWN_SHAPES)) == len(set(marks.SEAT_COLOURS)) == 6
    line = [(0.0, 0.0), (50.0, 20.0), (100.0, 0.0)]
    routes = [marks.road(line)[1], marks.sea_route(line), marks.flight(line[0], line[-1])[0]]
    assert len({route.dash for route in routes}) == 3
    assert len({route.stroke for route in routes}) == 3
    assert [route.path[1][0] for route in routes] == ["L", "C", "Q"]


@BOARDS
def test_every_place_and_route_is_drawn(board):
    groups = still_part(board, "en", "t", False)
    points = layout_of(board).points
    at = {(group.x, group.y): group.items for group in groups if group.x}
    for node in board.nodes:
        mark = at[points[node.id]]
        if node.hazard:
            assert mark == marks.HAZARD_MARKS[node.hazard]
        elif node.kind == "city":
            assert mark == (marks.START if node.is_start else marks.CITY)
        else:
            assert mark == (marks.LAND_DOT if node.kind == "land" else marks.SEA_DOT)
    shapes = [item for group in groups for item in group.items if isinstance(item, Shape)]
    land = [s for s in shapes if s.stroke == marks.LAND_LINE]
    assert sum(len(s.path) - 1 for s in land) == sum(edge.mode == "land" for edge in board.edges)
    sea = [s for s in shapes if s.stroke == marks.SEA_LINE and s.dash]
    assert sum(len(s.path) - 1 for s in sea) == sum(edge.mode == "sea" for edge in board.edges)
    assert sum(s.stroke == marks.AIR_LINE for s in shapes) == 23


def test_tiles_lie_in_their_cities_and_removed_ones_are_gone():
    groups = moving_part(FINNISH, TILES, (), (), "en", False)
    points = layout_of(FINNISH).points
    assert {(g.x, g.y): g.items for g in groups} == {points[c]: marks.FACES[f] for c, f in TILES.items()}
    assert moving_part(FINNISH, {}, (), (), "en", False) == []
    assert moving_part(FINNISH, None, (), (), "en", False) == []


def test_marked_places_get_a_ring_of_their_kind():
    groups = moving_part(FINNISH, None, (), ["cairo", "fork_chad", "fork_benin"], "en", False)
    assert [group.items for group in groups] == [marks.CITY_RING, marks.DOT_RING, marks.DOT_RING]
    assert all(item.dash for item in (marks.CITY_RING[1], marks.DOT_RING[1]))


@BOARDS
def test_pawns_on_one_place_stand_apart_inside_the_map(board):
    height = layout_of(board).height
    for node in board.nodes:
        for count in range(1, 7):
            (heads,) = pin_heads(board, [(node.id, count)], "en")
            assert len(heads) == count
            assert all(dist(a, b) > 30 for a, b in combinations(heads, 2))
            assert all(HEAD < x < MAP_WIDTH - HEAD and HEAD < y < height - HEAD for x, y in heads)


@BOARDS
def test_pawns_on_places_side_by_side_stand_apart(board):
    for edge in board.edges:
        if edge.mode != "air":
            ((first,), (second,)) = pin_heads(board, [(edge.a, 1), (edge.b, 1)], "en")
            assert dist(first, second) > 30


def test_each_pawn_shows_its_number_colour_and_burden():
    pawns = [Pawn("cairo", seat, f"P{seat}", ("", "star", "horseshoe")[seat % 3]) for seat in range(6)]
    groups = moving_part(FINNISH, None, pawns, (), "en", False)
    for seat in range(6):
        heads = [g for g in groups if any(isinstance(i, Text) and i.text == str(seat + 1) for i in g.items)]
        assert len(heads) == 1
        assert marks.SEAT_COLOURS[seat] in [item.fill for item in heads[0].items]
    for carried in ("star", "horseshoe"):
        assert sum(group.items == marks.BADGES[carried] for group in groups) == 2


def test_players_are_listed_in_the_legend_and_long_names_are_cut():
    shown = words_in(tree(FINNISH, pawns=[Pawn("cairo", 0, "x" * 500), Pawn("cairo", 3, "Daavid")]))
    assert "x" * 12 + "…" in shown
    assert "Daavid" in shown
    assert "Daavid" not in words_in(tree(FINNISH, pawns=[Pawn("cairo", 3, "Daavid")], legend=False))


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"tiles": {"atlantis": "down"}}, "no place with the id 'atlantis'"),
        ({"tiles": {"fork_chad": "down"}}, "a tile lies in a city, but 'fork_chad' is a dot"),
        ({"tiles": {"congo": "rubyy"}}, "tile 'rubyy' in 'congo' is unknown; did you mean 'ruby'?"),
        ({"tiles": {"congo": None}}, "tile 'None' in 'congo' is unknown"),
        ({"pawns": [Pawn("cairoo", 0)]}, "did you mean 'cairo'"),
        ({"pawns": [Pawn("cairo", 6)]}, "seat 6 of a pawn is not a number from 0 to 5"),
        ({"pawns": [Pawn("cairo", 1.0)]}, "seat 1.0 of a pawn"),
        (
            {"pawns": [Pawn("cairo", 0, "A", "ruby")]},
            "a pawn carries 'ruby', which is unknown; known: star, horseshoe",
        ),
        ({"pawns": [Pawn("cairo", 0)] * 7}, "7 pawns; a picture shows at most 6"),
        ({"highlight": ["nowhere"]}, "no place with the id 'nowhere'"),
        ({"lang": "de"}, "language 'de' is not available; known: en, fi, sv"),
        ({"lang": ["en"]}, "is not available"),
    ],
)
def test_impossible_pictures_are_refused_in_one_sentence(options, answer):
    for draw in (board_svg, draw_board):
        with pytest.raises(AfrikanError, match=re.escape(answer)):
            draw(FINNISH, **options)


@pytest.mark.parametrize("width", [0, 99, 10_001, 3.5, True, "wide", None])
def test_impossible_widths_are_refused(width):
    with pytest.raises(AfrikanError, match=r"is not a whole number of pixels from 100 to 10,000"):
        board_svg(FINNISH, width=width)


@BOARDS
def test_the_axis_shows_the_same_shapes_and_words(board):
    options = {"tiles": TILES, "pawns": PAWNS, "highlight": ["congo"], "lang": "fi"}
    axis = draw_board(board, **options)
    root = tree(board, **options)
    assert [text.get_text() for text in axis.texts] == words_in(root)
    assert len(axis.patches) == len(list(root.iter(f"{SVG}path")))
    wide, high = picture_width(True), layout_of(board).height
    assert (axis.get_xlim(), axis.get_ylim()) == ((0, wide), (high, 0))
    axis.figure.canvas.draw()
    for text in axis.texts:
        box = text.get_window_extent().transformed(axis.transData.inverted())
        assert 0 <= box.x0 < box.x1 <= wide


def test_an_axis_of_your_own_is_used_and_its_size_respected():
    from matplotlib import pyplot as plt

    small, large = (draw_board(FINNISH, plt.figure(figsize=(s, s)).add_axes((0, 0, 1, 1))) for s in (4, 8))
    assert large.texts[0].get_fontsize() == pytest.approx(2 * small.texts[0].get_fontsize())
    plt.close("all")


@pytest.mark.parametrize(
    "parts",
    [
        ([Node("a", is_start=True)], []),
        ([Node("a", is_start=True), Node("b")], [Edge("a", "b", "sea")]),
        ([Node("a", is_start=True), Node("b")], [Edge("a", "b", "air"), Edge("a", "b")]),
        (
            [Node("a", is_start=True, x=0, y=0), Node("d", "land", x=1, y=1), Node("b", x=1, y=0)],
            [Edge("a", "d"), Edge("d", "b")],
        ),
    ],
    ids=["one city", "only sea, same point", "same point", "corners"],
)
def test_any_board_can_be_drawn(parts):
    board = RouteGraph.from_parts(*parts)
    assert "custom" in words_in(tree(board, pawns=[Pawn("a", 0)]))
    draw_board(board).figure.canvas.draw()


def test_pictures_are_deterministic_and_the_still_part_is_reused():
    options = {"tiles": TILES, "pawns": PAWNS, "highlight": ["congo"]}
    assert board_svg(FINNISH, **options) == board_svg(FINNISH, **options)
    assert still_part(FINNISH, "en", "t", True) is still_part(FINNISH, "en", "t", True)


def test_the_coast_walk_follows_the_outermost_routes():
    from afrikan.draw.layout import coast_of

    nodes = [Node("w", is_start=True, x=0.1, y=0.5), Node("n", x=0.5, y=0.1), Node("e", x=0.9, y=0.5)]
    nodes += [Node("s", x=0.5, y=0.9), Node("m", x=0.5, y=0.5)]
    rim = ["w", "n", "e", "s", "w"]
    board = RouteGraph.from_parts(
        nodes, [Edge(a, b) for a, b in pairwise(rim)] + [Edge("w", "m"), Edge("m", "e")]
    )
    (walk,) = coast_of(board)
    points = layout_of(board).points
    assert set(walk) == {points[place] for place in rim}


def test_drawing_svg_needs_the_standard_library_only():
    code = (
        "import sys; import afrikan.draw; from afrikan.board import RouteGraph;"
        "RouteGraph.load('finnish').svg();"
        "sys.exit(any(m in sys.modules for m in ('numpy', 'networkx', 'pandas', 'matplotlib')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_unknown_names_of_the_module_are_refused():
    import afrikan.draw

    with pytest.raises(AttributeError, match="has no attribute 'draw_bord'"):
        _ = afrikan.draw.draw_bord


LYING = {"egypt": ("robber",), "capetown": ("robber", "star")}
STANDING = [Pawn("cairo", 0, "Anna", "star", "home"), Pawn("sahara", 1, "Björn", "", "out")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_on_the_board_is_drawn_explained_and_told(lang):
    bare, laid = (tree(FINNISH, tiles=TILES, lying=lying, lang=lang) for lying in (None, LYING))
    assert len(list(laid.iter(f"{SVG}path"))) > len(list(bare.iter(f"{SVG}path")))
    added = set(words_in(laid)) - set(words_in(bare))
    assert len(added) == 3
    said = laid.find(f"{SVG}desc").text.removeprefix(bare.find(f"{SVG}desc").text)
    assert (
        said.count(FINNISH.node("egypt").label(lang)) == said.count(FINNISH.node("capetown").label(lang)) == 1
    )


def test_how_a_player_stands_is_a_sign_of_its_own_shape_and_told():
    said = tree(FINNISH, pawns=STANDING).find(f"{SVG}desc").text
    assert said.endswith(
        "Player 1, Anna: Cairo, carrying: Star of Africa. Player 1: home. "
        "Player 2, Björn: Sahara. Player 2: out of the game."
    )
    shapes = [tuple(shape.path for shape in mark) for mark in (*marks.BADGES.values(), *marks.LYING.values())]
    assert len(set(shapes)) == len(shapes)


def test_unknown_things_and_states_are_refused():
    for options, named in (
        ({"lying": {"egypt": ["robbr"]}}, "did you mean 'robber'"),
        ({"lying": {"fork_atlas": ["star"]}}, "fork_atlas"),
        ({"pawns": [Pawn("cairo", 0, "", "", "lost")]}, "'lost'"),
    ):
        with pytest.raises(AfrikanError, match=named):
            board_svg(FINNISH, **options)
