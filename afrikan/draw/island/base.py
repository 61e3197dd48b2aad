"""The part of an island's picture that never changes: sea, terrain, coordinates, heading, compass."""

from collections.abc import Iterator
from functools import lru_cache

from afrikan.draw.island.geometry import HEX, MARGIN, Geometry, geometry_of
from afrikan.draw.island.motifs import MOTIFS
from afrikan.draw.island.palette import FILLS, GRID, INKS, TAG_EDGE, TAG_FILL
from afrikan.draw.island.repeated import Drawn, Repeated, layer_svg
from afrikan.draw.island.signs import compass, scaled
from afrikan.draw.island.told import heading_of, label_of
from afrikan.draw.shapes import Group, Point, Shape, Text, rectangle
from afrikan.draw.words import clean
from afrikan.draw.wrap import width_of
from afrikan.island.hexes import around
from afrikan.island.map import IslandMap
from afrikan.island.words import SITES, TERRAINS, Ground
from afrikan.messages import say
from afrikan.session import spoken

TITLE, TAG = 31.0, 21.0
COORDINATE = 15.0
EVERY = 5
"""Each fifth number of a column or row is bold."""


def island_base_svg(
    island: IslandMap, lang: str | None = None, *, turned: bool = False, title: str | None = None,
    coordinates: bool = True,
) -> str:  # fmt: skip
    """Return the lowest layer of a map as a part of an SVG; it is drawn once and kept.

    Args:
        island: the map.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        turned: whether north is down.
        title: heading; the map's own if None.
        coordinates: whether columns and rows are numbered along the edges.

    Raises:
        AfrikanError: if the language is not available.
    """
    lang = spoken(lang)
    return _base_svg(
        island, lang, turned, heading_of(island, title, lang), label_of(island, lang), coordinates
    )


@lru_cache(maxsize=16)
def _base_svg(island: IslandMap, lang: str, turned: bool, heading: str, label: str, coordinates: bool) -> str:
    """Keep the layer by all that it shows: maps that are played alike may have other titles and labels."""
    return layer_svg(base_items(island, lang, turned, heading, label, coordinates))


def base_items(
    island: IslandMap, lang: str, turned: bool, heading: str, label: str, coordinates: bool
) -> list[Drawn]:
    """Return the lowest layer, back to front.

    Args:
        island: the map.
        lang: language of the words.
        turned: whether north is down.
        heading: what stands above the map.
        label: where the data comes from; nothing is said if it is empty.
        coordinates: whether columns and rows are numbered.
    """
    geometry = geometry_of(island, turned)
    sea = Group((Shape(rectangle(0, 0, geometry.width, geometry.height), FILLS[Ground.SEA]),))
    items: list[Drawn] = [sea, *_ground(island, geometry)]
    if coordinates:
        items.append(Group(tuple(_coordinates(geometry))))
    return [*items, Group(tuple(_band(geometry, lang, heading, label)))]


def _ground(island: IslandMap, geometry: Geometry) -> Iterator[Repeated]:
    by_ground = {
        ground: tuple(
            geometry.centres[number] for number, found in enumerate(island.grounds) if found == ground
        )
        for ground in TERRAINS
    }
    labelled = (Ground.FORT, *SITES)
    blank = tuple(geometry.centres[n] for n, found in enumerate(island.grounds) if found in labelled)
    path, width = MOTIFS[Ground.SEA]
    yield Repeated(path, _shallows(island, geometry), stroke=INKS[Ground.SEA], width=width)
    for ground, points in by_ground.items():
        yield Repeated(HEX, points, FILLS[ground], GRID, 1.0)
    yield Repeated(HEX, blank, FILLS[Ground.FORT], GRID, 1.0)
    for ground, points in by_ground.items():
        if ground in MOTIFS:
            path, width = MOTIFS[ground]
            yield Repeated(path, points, stroke=INKS[ground], width=width)


def _shallows(island: IslandMap, geometry: Geometry) -> tuple[Point, ...]:
    """Return the middles of the sea hexes next to land, but those where numbers of columns and rows stand."""
    beside = {at for place in island.hexes for at in around(place.at) if at not in island.index}
    points = sorted(map(geometry.point, beside))
    low, high = geometry.band + MARGIN, geometry.height - MARGIN
    return tuple((x, y) for x, y in points if MARGIN <= x <= geometry.width - MARGIN and low <= y <= high)


def _coordinates(geometry: Geometry) -> Iterator[Text]:
    """Yield the numbers of the columns above and below the map, of the rows on its left and right."""
    away = MARGIN - COORDINATE
    for column in range(geometry.columns):
        x, _ = geometry.spot(column, 0)
        for y in (geometry.band + MARGIN - away, geometry.height - MARGIN + away):
            yield _numbered(column + 1, x, y)
    yield from _rows(geometry, True, MARGIN - away)
    yield from _rows(geometry, False, geometry.width - MARGIN + away)


def _rows(geometry: Geometry, left: bool, x: float) -> Iterator[Text]:
    """Yield the numbers of the rows at the height that they have in the outermost column."""
    column = 0 if left != geometry.turned else geometry.columns - 1
    for row in range(geometry.rows):
        _, y = geometry.spot(column, 2 * row + column % 2)
        yield _numbered(row + 1, x, y)


def _numbered(number: int, x: float, y: float) -> Text:
    return Text(x, y, str(number), COORDINATE, "middle", bold=number % EVERY == 0)


def _band(geometry: Geometry, lang: str, heading: str, label: str) -> Iterator[Shape | Text]:
    """Yield the strip above the map: heading, what the data is, the compass."""
    unit = geometry.unit
    middle, left, right = 0.55 * geometry.band, 24 * unit, geometry.width - 90 * unit
    tag = clean(label, 60)
    wide = width_of(tag, TAG * unit, bold=True) + 24 * unit if tag else 0.0
    room = right - left - (wide + 24 * unit if tag else 0.0)
    size = min(TITLE * unit, TITLE * unit * room / width_of(heading or " ", TITLE * unit, bold=True))
    yield Text(left, middle, heading, size, bold=True)
    if tag:
        x, high = right - wide, 34 * unit
        yield Shape(rectangle(x, middle - high / 2, wide, high), TAG_FILL, TAG_EDGE, 2.5 * unit)
        yield Text(x + wide / 2, middle, tag, TAG * unit, "middle", True, TAG_EDGE)
    needle = compass(geometry.turned, say(lang, "island_map", "north"))
    aside = -7 if geometry.turned else 9
    yield from scaled(needle, 1.2 * unit, geometry.width - 44 * unit, middle + aside * unit)
