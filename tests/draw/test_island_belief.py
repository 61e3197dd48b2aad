"""Colours of the island told apart by everyone, and beliefs whose order and numbers can be read."""

import re
from fractions import Fraction
from html import unescape
from itertools import combinations, pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from afrikan.draw.island import belief_layer_svg, geometry_of, island_svg
from afrikan.draw.island.beliefs import Belief, belief_items, belief_shade, checked_belief, dot_radius
from afrikan.draw.island.figures import number_items, percent, small_number
from afrikan.draw.island.palette import FILLS, INKS, MAPPED, PAPER
from afrikan.draw.island.repeated import Repeated
from afrikan.draw.shades import is_dark, luminance
from afrikan.draw.shapes import Shape, Text
from afrikan.island.map import IslandMap
from afrikan.island.words import Ground
from afrikan.language import LANGUAGES

SMALL, CLASSIC = IslandMap.load("small"), IslandMap.load("classic")
GEOMETRY = geometry_of(SMALL)
SVG = "{http://www.w3.org/2000/svg}"
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""How linear red, green and blue are seen. Source: Machado, Oliveira and Fernandes 2009, severity 1."""
TO_XYZ = ((0.4125, 0.3576, 0.1804), (0.2127, 0.7152, 0.0722), (0.0193, 0.1192, 0.9503))
WHITE = (0.9505, 1.0, 1.0888)


def linear(colour):
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(seen):
    parts = [part / white for part, white in zip(times(TO_XYZ, seen), WHITE, strict=True)]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def told_apart(colours, sight):
    places = [lab([min(max(part, 0), 1) for part in times(SIGHTS[sight], linear(c))]) for c in colours]
    return min(dist(a, b) for a, b in combinations(places, 2))


@pytest.mark.parametrize("sight", SIGHTS)
def test_grounds_differ_in_colour_for_everyone(sight):
    assert told_apart([FILLS[ground] for ground in MAPPED], sight) > 15


def test_colour_blindness_is_simulated_rightly():
    assert told_apart(["#ff0000", "#8f7e00"], "usual") > 70
    assert told_apart(["#ff0000", "#8f7e00"], "protanopia") < 45
    assert lab([1, 1, 1]) == pytest.approx((100, 0, 0), abs=0.1)


def test_grounds_differ_in_lightness():
    lightness = sorted(lab(linear(FILLS[ground]))[0] for ground in MAPPED)
    assert min(b - a for a, b in pairwise(lightness)) > 6


@pytest.mark.parametrize("ground", [ground for ground in MAPPED if ground not in (Ground.OPEN, Ground.SEA)])
def test_patterns_stand_out_from_their_ground(ground):
    light, dark = sorted((luminance(FILLS[ground]), luminance(INKS[ground])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) > 3


def dots(values):
    """Colour and radius of the dot on each hex."""
    found = {}
    at = {point: number for number, point in enumerate(GEOMETRY.centres)}
    for item in belief_items(SMALL, GEOMETRY, checked_belief(SMALL, values), "en", False):
        if isinstance(item, Repeated) and item.fill != PAPER and item.width == 1.3:
            for point in item.points:
                found[at[point]] = item.fill, item.path[0][1][0][0]
    return found


def bare(count):
    labelled = {*SMALL.forts.values(), *SMALL.sites.values()}
    return [number for number in range(1, 121) if number not in labelled][:count]


def test_the_likelier_the_darker_and_larger():
    hexes = bare(40)
    found = dots({number: (place + 1) / 100 for place, number in enumerate(hexes)})
    assert set(found) == set(hexes)
    seen = [found[number] for number in hexes]
    assert all(luminance(a[0]) >= luminance(b[0]) and a[1] <= b[1] for a, b in pairwise(seen))
    assert luminance(seen[0][0]) > 4 * luminance(seen[-1][0])
    assert seen[-1][1] > 2 * seen[0][1]


def test_the_area_of_a_dot_grows_with_its_level():
    steps = [(dot_radius(level + 1) - 4) ** 2 - (dot_radius(level) - 4) ** 2 for level in range(24)]
    assert steps == pytest.approx([steps[0]] * 24)


def test_hexes_that_are_out_are_veiled_and_the_others_outlined():
    items = list(belief_items(SMALL, GEOMETRY, checked_belief(SMALL, {60, 61}), "en", True))
    veil, halo, edge = items
    assert (veil.fill, veil.opacity) == (PAPER, 0.7)
    assert halo.path == edge.path
    around = {point for _, points in edge.path for point in points}
    assert around <= {point for _, points in veil.path for point in points}
    assert len(around) in (10, 12)


def test_a_belief_of_nothing_and_of_everything_is_drawn():
    for values in ({}, set(), dict.fromkeys(range(1, 121), 0), set(range(1, 121))):
        for numbers in (False, True):
            ElementTree.fromstring(island_svg(SMALL, "en", values=values, numbers=numbers))


def test_impossible_hexes_are_left_out():
    assert checked_belief(SMALL, {3: 0, 1: 0.5, 2: Fraction(1, 2)}) == Belief(
        {1: 0.5, 2: Fraction(1, 2)}, True
    )


def shown(values, lang="en", **options):
    layer = belief_layer_svg(SMALL, values, lang, numbers=True, **options)
    return [unescape(text) for text in re.findall(r">([^<]+)</text>", layer)]


def test_numbers_are_written_in_per_cent_or_as_fractions():
    one, two, three = bare(3)
    assert shown({one: 0.5, two: 0.0421, three: 0.0004}) == ["50", "4.2", "<0.1"]
    assert shown({one: 0.0421}, "fi") == ["4,2"]
    assert shown({one: Fraction(3, 28), two: Fraction(1, 10_007)}) == ["3", "28", "<0.1"]
    assert shown({one: Fraction(1)}) == ["100"]
    assert shown({one, two}) == []
    assert shown({SMALL.forts["A1"]: Fraction(5, 78)}) == ["5/78"]
    assert shown({SMALL.forts["A1"]: Fraction(1234, 5678)}) == ["22"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_fits_its_hex(lang):
    for thousandths in range(1, 1001):
        (text,) = number_items(thousandths / 1000, (0, 0), "#000000", lang)
        assert len(text.text) <= 4
        assert percent(thousandths / 1000, lang) == text.text
    above, bar, below = number_items(Fraction(1234, 4567), (7, 9), "#000000", lang)
    assert (above.text, below.text) == ("1234", "4567")
    assert above.y < 9 < below.y
    assert isinstance(bar, Shape)
    assert small_number(Fraction(123, 4567), (0, 0), "#000000", lang).text == percent(123 / 4567, lang)


def test_numbers_stand_out_from_their_shade():
    values = {number: (place + 1) / 100 for place, number in enumerate(bare(60))}
    belief = checked_belief(SMALL, values)
    groups = [
        item for item in belief_items(SMALL, GEOMETRY, belief, "en", True) if not isinstance(item, Repeated)
    ]
    at = {GEOMETRY.centres[number]: number for number in values}
    texts = [item for group in groups for item in group.items if isinstance(item, Text)]
    assert len(texts) == 60
    for text in texts:
        behind = belief_shade(belief, at[text.x, text.y])
        assert (text.fill == PAPER) == is_dark(behind)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_tells_the_ends_of_the_scale(lang):
    root = ElementTree.fromstring(island_svg(SMALL, lang, values={1: 0.6, 2: 0.1, 3: 0.0}))
    words = " ".join(text.text for text in root.iter(f"{SVG}text"))
    for part in ("60\u00a0%", "30\u00a0%", "10\u00a0%"):
        assert part in words
    said = root.find(f"{SVG}desc").text
    assert f"{SMALL.name_of(1)}: 60 %; {SMALL.name_of(2)}: 10 %." in said


def test_a_set_and_equal_numbers_are_told_as_alike():
    for values in ({5, 6}, {5: 0.5, 6: 0.5}):
        said = ElementTree.fromstring(island_svg(SMALL, "en", values=values)).find(f"{SVG}desc").text
        assert said.endswith("Hexes that are possible, all alike: 2.")
