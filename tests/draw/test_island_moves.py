"""The sheet over the map marks exactly what contradicts it; the cards of a day lie where they were laid."""

import re
from xml.etree import ElementTree

import pytest

from afrikan.draw.island import (
    LaidCard,
    Noted,
    cards_svg,
    contradictions,
    geometry_of,
    sheet_layer_svg,
    sheet_over_map_svg,
    sheet_svg,
)
from afrikan.draw.island.cards import RED, card_groups, places_of
from afrikan.draw.island.palette import WRONG
from afrikan.errors import AfrikanError
from afrikan.island.map import IslandMap
from afrikan.island.state import ANY_SITE
from afrikan.island.words import CardKind, Direction, Ground
from afrikan.language import LANGUAGES

SMALL = IslandMap.load("small")
SVG = "{http://www.w3.org/2000/svg}"
N, NE, SE, S, SW, NW = Direction
TRAIL = [
    Noted(None, Ground.JUNGLE),
    Noted(N, Ground.SWAMP, (NE, SE), True),
    Noted(None, Ground.BUSH),
    Noted(SE, None),
    Noted(S, ANY_SITE, (), True),
]
HERE = SMALL.forts["A1"]
"""At 09.03, with mountains, swamp, jungle, jungle, jungle and jungle around it from the north clockwise."""


def told(picture):
    return ElementTree.fromstring(picture).find(f"{SVG}desc").text


def at(name):
    return SMALL.hexes[SMALL.number(name) - 1].at


def test_a_sketch_that_fits_has_no_contradiction():
    fits = [
        Noted(None, Ground.MOUNTAIN),
        Noted(S, Ground.FORT),
        Noted(NE, Ground.SWAMP),
        Noted(SW, Ground.FORT),
    ]
    assert contradictions(SMALL, fits, HERE) == {}
    picture = sheet_over_map_svg(SMALL, fits, HERE, "en", legend=False)
    assert WRONG not in picture
    assert told(picture).endswith("The sketch ends at 09.03. It contradicts nothing on the map.")


def test_contradictions_are_exactly_where_the_map_differs():
    trail = [
        Noted(None, Ground.SWAMP),
        Noted(S, Ground.FORT, (SE,)),
        Noted(NE, Ground.SWAMP),
        Noted(SW, ANY_SITE),
        Noted(NW, None),
        Noted(SE, Ground.FORT),
    ]
    assert contradictions(SMALL, trail, HERE) == {
        at("09.02"): (Ground.SWAMP, Ground.MOUNTAIN),
        at("09.03"): (ANY_SITE, Ground.FORT),
        at("10.03"): (Ground.SEA, Ground.JUNGLE),
    }
    for turned in (False, True):
        picture = sheet_over_map_svg(SMALL, trail, HERE, "en", turned, legend=False)
        crosses = re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\)">(?:<path[^>]*>)+</g>', picture)
        marked = {
            (float(x), float(y))
            for x, y in crosses
            if WRONG in picture.split(f'translate({x} {y})">')[-1].split("</g>")[0]
        }
        geometry = geometry_of(SMALL, turned)
        assert marked == {geometry.point(at(name)) for name in ("09.02", "09.03", "10.03")}
    assert "Contradictions: 3. 09.02: told swamp, map mountains;" in told(picture)


def test_a_hex_at_sea_contradicts_whatever_was_told():
    corner = SMALL.number("16.09")
    for ground in (None, Ground.OPEN, Ground.HARBOUR):
        found = contradictions(SMALL, [Noted(None, ground), Noted(SW)], corner)
        assert [shown for _, shown in found.values()] == [Ground.SEA]


def test_only_the_last_piece_is_laid_on_the_map():
    wrong = [Noted(None, Ground.OPEN), Noted(N, Ground.OPEN)]
    assert contradictions(SMALL, [*wrong, Noted(None, Ground.FORT)], HERE) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sketch_is_told_step_by_step(lang):
    said = told(sheet_svg(TRAIL, lang))
    assert said.count(";") == len(TRAIL) - 1
    if lang == "en":
        assert said == (
            "Start: jungle; north: swamp (sea in sight: northeast, southeast) (the day ends); "
            "set down elsewhere: bush; southeast: not told; south: treasure hex (the day ends)."
        )
    assert "?" in [text.text for text in ElementTree.fromstring(sheet_svg(TRAIL, lang)).iter(f"{SVG}text")]


def moves(svg):
    return [(float(x), float(y)) for x, y in re.findall(r"translate\((-?[\d.]+) (-?[\d.]+)\)", svg)]


def test_the_sheet_has_the_scale_of_the_map_and_ends_at_the_origin():
    trail = [Noted(None, Ground.OPEN), Noted(N, Ground.BUSH)]
    assert moves(sheet_layer_svg(trail)) == [(0, 34.6)]
    assert moves(sheet_layer_svg(trail, turned=True)) == [(0, -34.6)]
    a, b = SMALL.number("09.03"), SMALL.number("09.02")
    for turned in (False, True):
        centres = geometry_of(SMALL, turned).centres
        shift = centres[a][1] - centres[b][1]
        assert moves(sheet_layer_svg(trail, turned=turned)) == [(0, pytest.approx(shift))]


@pytest.mark.parametrize("turned", [False, True])
def test_a_sheet_is_transparent_and_holds_all_of_the_sketch(turned):
    root = ElementTree.fromstring(sheet_svg(TRAIL, "en", turned=turned))
    wide, high = map(float, root.get("viewBox").split()[2:])
    assert abs(float(root.get("width")) - wide) <= 0.5
    assert not [p for p in root.iter(f"{SVG}path") if p.get("d").startswith(f"M0 0L{wide:.0f}")]
    for x, y in moves(sheet_svg(TRAIL, "en", turned=turned)):
        assert 14 <= x <= wide - 13
        assert 14 <= y <= high - 13


DAY = [
    LaidCard(None, Ground.JUNGLE),
    LaidCard(N, Ground.JUNGLE, 3),
    LaidCard(NE, Ground.SWAMP, 1, CardKind.SHORTCUT),
    LaidCard(SW, Ground.JUNGLE, 4),
    LaidCard(NW, Ground.BUSH, 2, CardKind.EVENT),
]


def test_cards_lie_in_their_directions_and_on_top_of_one_another():
    assert places_of(DAY) == [(0, 0), (0, -1), (1, -2), (0, -1), (-1, -1)]
    points = [(90 * q, 2 * r) for q, r in places_of(DAY)]
    groups = list(card_groups(DAY, points))
    assert len(groups) == len(DAY) + 1
    lifted = [(group.x, group.y) for group in groups]
    assert lifted[1] == points[1]
    assert lifted[3] == (points[3][0] + 7, points[3][1] - 7)
    assert [item.text for group in groups[4:5] for item in group.items if hasattr(item, "text")] == ["2."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_show_their_numbers_and_signs(lang):
    root = ElementTree.fromstring(cards_svg(DAY, lang))
    shown = [text.text for text in root.iter(f"{SVG}text")]
    assert shown[:5] == ["3", "1", "4", "2.", "2"]
    assert RED in cards_svg(DAY, lang)
    assert RED not in cards_svg(DAY[:4], lang)
    words = {"en": "shortcut", "fi": "oikotie", "sv": "genväg"}
    assert words[lang] in shown
    lost = cards_svg([*DAY[:1], LaidCard(S, Ground.OPEN, None, CardKind.LOST)], lang)
    assert "?" in [text.text for text in ElementTree.fromstring(lost).iter(f"{SVG}text")]


def test_cards_are_told_in_order():
    assert told(cards_svg(DAY, "en")) == (
        "Jungle. North: jungle, 3. Northeast: swamp, shortcut, 1. Southwest: jungle, 4. "
        "Northwest: bush, event; days lost, 2."
    )


def test_turned_cards_are_the_point_reflection():
    up, down = (moves(cards_svg(DAY[:3], "en", turned))[:3] for turned in (False, True))
    sums = {(round(a[0] + b[0]), round(a[1] + b[1])) for a, b in zip(up, down, strict=True)}
    assert len(sums) == 1


@pytest.mark.parametrize("count", range(1, 30))
def test_every_card_and_word_lies_inside(count):
    cards = [LaidCard(Direction((place // 4) % 6), 1 + place % 10, place % 12) for place in range(count)]
    for lang in LANGUAGES:
        picture = cards_svg(cards, lang)
        wide, high = map(float, ElementTree.fromstring(picture).get("viewBox").split()[2:])
        assert all(10 <= x <= wide - 10 and 10 <= y <= high - 10 for x, y in moves(picture))


@pytest.mark.parametrize(
    ("draw", "answer"),
    [
        (lambda: sheet_svg([]), "a sketch needs at least the hex where it begins"),
        (
            lambda: sheet_svg([Noted(), Noted(6)]),
            "no direction 6; directions are numbers from 0 (north) to 5",
        ),
        (lambda: sheet_svg([Noted(None, None, (-1,))]), "no direction -1"),
        (lambda: sheet_layer_svg([Noted(None, 11)]), "no ground 11"),
        (lambda: sheet_over_map_svg(SMALL, TRAIL, 0), "hex number 0"),
        (lambda: contradictions(SMALL, TRAIL, 121), "hex number 121"),
        (lambda: cards_svg([]), "there are no cards"),
        (lambda: cards_svg([LaidCard(None, Ground.SEA)]), "no ground"),
        (lambda: cards_svg([*DAY, LaidCard(None, Ground.OPEN)]), "no direction None"),
        (lambda: cards_svg([LaidCard(None, Ground.OPEN, 1, 9)]), "no kind of card 9"),
        (lambda: cards_svg([LaidCard(None, Ground.OPEN, -1)]), "no whole number from 0 to 99"),
        (lambda: cards_svg(DAY, "de"), "language 'de' is not available"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(draw, answer):
    with pytest.raises(AfrikanError, match=re.escape(answer)) as caught:
        draw()
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == 3
