"""The names on a board can be read: none covers another name, a city, a dot or the edge, in any language."""

from itertools import combinations
from math import hypot

import pytest
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from afrikan.board import Node, RouteGraph
from afrikan.draw import Pawn
from afrikan.draw.layout import LABEL_SIZE, MAP_WIDTH, PANEL, layout_of
from afrikan.draw.legend import legend_groups, player_groups
from afrikan.draw.scene import still_part
from afrikan.draw.shapes import Text
from afrikan.draw.words import title_word
from afrikan.language import WORDINGS, base
from afrikan.messages import messages

CASES = [(RouteGraph.load(name), lang) for name in ("finnish", "nordic") for lang in WORDINGS]
EACH = pytest.mark.parametrize(("board", "lang"), CASES, ids=[f"{b.name}-{lang}" for b, lang in CASES])
RADIUS = {"start": 18.5, "city": 17.0, "hazard": 14.5, "sea": 7.6, "land": 5.0}


def extent(text):
    """The box of a text set in DejaVu Sans: left, top, right, bottom."""
    font = FontProperties(family="DejaVu Sans", size=text.size, weight="bold" if text.bold else "normal")
    width, height, descent = text_to_path.get_text_width_height_descent(text.text, font, ismath=False)
    left = text.x - {"start": 0, "middle": width / 2, "end": width}[text.anchor]
    baseline = text.y + 0.36 * text.size
    return left, baseline - (height - descent), left + width, baseline + descent


def labels(board, lang):
    found = {}
    for city in board.cities:
        node = board.node(city)
        x, y, anchor = layout_of(board).label_at(node, lang)
        found[city] = extent(Text(x, y, node.label(lang), LABEL_SIZE, anchor))
    return found


def gap(box, point):
    x, y = point
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def radius(node):
    return RADIUS["start" if node.is_start else "hazard" if node.hazard else node.kind]


def overlap(a, b, margin=0.0):
    return a[0] < b[2] + margin and b[0] < a[2] + margin and a[1] < b[3] + margin and b[1] < a[3] + margin


@EACH
def test_every_name_has_its_spot(board, lang):
    spots = {spot.id for spot in board.spots if spot.lang == base(lang)}
    own = {spot.id for spot in board.spots if spot.lang == lang}
    assert spots == set(board.cities)
    assert own <= {city for city in board.cities if lang in board.node(city).names}


def test_a_neutral_name_may_have_a_spot_of_its_own():
    board = RouteGraph.load("finnish")
    x, _ = layout_of(board).points["slave_coast"]
    wordings = ("fi", "fi-x-neutral", "sv", "sv-x-neutral")
    found = [layout_of(board).label_at(board.node("slave_coast"), lang)[0] - x for lang in wordings]
    assert found == pytest.approx([0, 16, 10, 10])


@EACH
def test_the_picture_writes_the_names_at_these_spots(board, lang):
    drawn = {extent(i) for g in still_part(board, lang, "t", False) for i in g.items if isinstance(i, Text)}
    assert set(labels(board, lang).values()) <= drawn


@EACH
def test_no_two_names_overlap(board, lang):
    boxes = labels(board, lang)
    clashes = [(a, b) for a, b in combinations(boxes, 2) if overlap(boxes[a], boxes[b], 2)]
    assert clashes == []


@EACH
def test_no_name_covers_a_city_or_dot(board, lang):
    points = layout_of(board).points
    covered = [
        (city, node.id)
        for city, box in labels(board, lang).items()
        for node in board.nodes
        if gap(box, points[node.id]) < radius(node)
    ]
    assert covered == []


@EACH
def test_every_name_is_nearest_to_its_own_city(board, lang):
    points = layout_of(board).points
    for city, box in labels(board, lang).items():
        others = [gap(box, points[other]) for other in board.cities if other != city]
        assert gap(box, points[city]) < min(40, *others)


@EACH
def test_names_and_heading_lie_inside_the_map_and_clear_of_each_other(board, lang):
    groups = still_part(board, lang, title_word(board, lang), False)
    boxes = [extent(item) for group in groups for item in group.items if isinstance(item, Text)]
    height = layout_of(board).height
    assert all(left >= 4 and right <= MAP_WIDTH - 4 for left, _, right, _ in boxes)
    assert all(top >= 4 and low <= height - 4 for _, top, _, low in boxes)
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


@EACH
def test_the_legend_fits_its_panel(board, lang):
    groups = legend_groups(board, lang)
    texts = [(group, item) for group in groups for item in group.items if isinstance(item, Text)]
    assert len(texts) >= 18
    for group, text in texts:
        right = group.x + extent(text)[2]
        assert right <= MAP_WIDTH + PANEL - 4, text.text


@pytest.mark.parametrize("name", ["finnish", "nordic"])
def test_titles_and_labels_of_the_shipped_boards_are_translated(name):
    board = RouteGraph.load(name)
    assert messages("en")["board_title"][board.title] == board.title
    assert messages("en")["board_label"][board.label] == board.label


def test_six_players_fit_beside_the_smallest_board():
    board = RouteGraph.from_parts([Node("a", is_start=True)], [], label="made up")
    pawns = [Pawn("a", seat, "A name") for seat in range(6)]
    rows = [group.y for group in player_groups(pawns, "en")]
    foot = layout_of(board).height - 50
    assert max(rows) + 18 < foot
