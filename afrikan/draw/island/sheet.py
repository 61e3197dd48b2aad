"""The transparent sheet with a hiker's sketch, alone and laid over the map."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from afrikan.draw.island.base import island_base_svg
from afrikan.draw.island.beliefs import PLAIN
from afrikan.draw.island.geometry import COLUMN, HALF, RADIUS, geometry_of, small_hex
from afrikan.draw.island.labels import label_items
from afrikan.draw.island.motifs import ground_mark
from afrikan.draw.island.palette import INK, PAPER, SITE_FRAME
from afrikan.draw.island.panel import WIDTH, foot_lines, panel_items, sections_of, sketch_section
from afrikan.draw.island.repeated import layer_svg
from afrikan.draw.island.routes import LINES, route_line
from afrikan.draw.island.signs import END_RING, SIGNS, WRONG_CROSS, day_end, scaled
from afrikan.draw.island.told import describe_map, heading_of, label_of
from afrikan.draw.island.told_moves import describe_trail, describe_wrong
from afrikan.draw.island.trail import Noted, Piece, contradictions, laid_out, pieces_of
from afrikan.draw.marks import Mark
from afrikan.draw.shapes import Group, Point, Shape, Text
from afrikan.draw.svg import picture_svg
from afrikan.island.hexes import At, step
from afrikan.island.map import IslandMap
from afrikan.island.state import ANY_SITE
from afrikan.island.words import Ground
from afrikan.messages import say
from afrikan.session import spoken

MEDAL, SEA_MEDAL = 0.6, 0.46
"""Size of what was told, so that the ground of the map is seen around it."""
END_X, END_Y = 12.0, 10.0
ROOM = 1.3 * RADIUS
BREAK = 1.6 * RADIUS
"""Room between two pieces of a sketch, for the question mark."""
LEAST_WIDTH = 100


def sheet_svg(trail: Sequence[Noted], lang: str | None = None, *, turned: bool = False) -> str:
    """Return a sketch on a transparent sheet as SVG, at the size of the map: a unit of it is a pixel.

    Pieces before and after the hiker was set down anew stand side by side, with a question mark between.

    Args:
        trail: the hexes in order.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        turned: whether north is down.

    Raises:
        AfrikanError: if nothing is noted, or a direction, a ground or the language does not exist.

    >>> from afrikan.island.words import Direction
    >>> picture = sheet_svg([Noted(None, Ground.JUNGLE), Noted(Direction.N, Ground.SWAMP)], "en")
    >>> "Start: jungle; north: swamp." in picture
    True
    """
    lang = spoken(lang)
    groups: list[Group] = []
    x, high = 0.0, 0.0
    for number, piece in enumerate(pieces_of(trail)):
        if number:
            mark = Text(x + BREAK / 2, 2 * RADIUS, "?", 34, "middle", bold=True, halo=PAPER)
            groups.append(Group((mark,)))
            x += BREAK
        box = _box(piece, turned)
        groups += sketch_groups(piece, _placing(turned, x - box[0], -box[1]))
        x, high = x + box[2] - box[0], max(high, box[3] - box[1])
    heading, said = say(lang, "island_map", "sheet"), describe_trail(trail, lang)
    wide = max(x, LEAST_WIDTH)
    return picture_svg(layer_svg(groups), heading, said, lang, round(wide), (wide, high))


def sheet_layer_svg(trail: Sequence[Noted], *, turned: bool = False) -> str:
    """Return the last piece of a sketch as a part of an SVG, its last hex at the origin.

    Moved to ``Geometry.centres[number]`` it lies over the map with its end on that hex.

    Args:
        trail: the hexes in order.
        turned: whether north is down.

    Raises:
        AfrikanError: if nothing is noted, or a direction or a ground does not exist.
    """
    piece = pieces_of(trail)[-1]
    x, y = _flat(piece[-1][0], turned)
    return layer_svg(sketch_groups(piece, _placing(turned, -x, -y)))


def sheet_over_map_svg(
    island: IslandMap,
    trail: Sequence[Noted],
    at: int,
    lang: str | None = None,
    turned: bool = False,
    *,
    width: int = 1400,
    legend: bool = True,
) -> str:
    """Return the map with the sheet over it, and a red cross wherever they contradict one another.

    Args:
        island: the map.
        trail: the sketch; what was noted since the hiker was last set down anew is laid over the map.
        at: number of the hex on which its end lies.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        turned: whether north is down.
        width: width on the page in pixels; the picture also shrinks to fit.
        legend: whether the signs are explained beside the map.

    Raises:
        AfrikanError: if a hex, direction, ground, language or width is not possible.
    """
    lang = spoken(lang)
    geometry = geometry_of(island, turned)
    wrong = contradictions(island, trail, at)
    piece = laid_out(island, pieces_of(trail)[-1], at)
    groups = sketch_groups(piece, geometry.point)
    groups += [Group(WRONG_CROSS, *geometry.point(place)) for place in wrong]
    size = geometry.width, geometry.height
    if legend:
        sections = [*sections_of(island, lang), sketch_section(lang)]
        drawn, high = panel_items(sections, foot_lines(island, lang), geometry)
        groups += drawn
        size = geometry.width + WIDTH * geometry.unit, high
    heading = heading_of(island, None, lang)
    told = describe_map(island, lang, turned, heading, label_of(island, lang))
    said = [told, describe_trail(trail, lang), describe_wrong(island, wrong, at, lang)]
    base = island_base_svg(island, lang, turned=turned)
    layers = layer_svg([*label_items(island, geometry, PLAIN, False), *groups])
    return picture_svg(base + layers, heading, " ".join(said), lang, width, size)


def sketch_groups(piece: Piece, place: Callable[[At], Point]) -> list[Group]:
    """Return a piece of a sketch: the path, what was told on the way, ends of days, where it is now.

    Args:
        piece: its hexes.
        place: gives the middle of a hex.
    """
    ways = [(place(a), place(b)) for (a, _), (b, _) in pairwise(piece)]
    groups = [Group(tuple(route_line(ways, 0)))]
    for at, noted in piece:
        groups += (Group(_told(Ground.SEA, SEA_MEDAL), *place(step(at, way))) for way in noted.seas)
    for at, noted in piece:
        groups.append(Group(_told(noted.ground, MEDAL), *place(at)))
    for at, noted in piece:
        if noted.day_ends:
            groups.append(Group(day_end(LINES[0]), *_shifted(place(at), END_X, END_Y)))
    return [*groups, Group(END_RING, *place(piece[-1][0]))]


def _told(ground: int | None, share: float) -> Mark:
    """Return what was told of a hex, small enough that the map is seen around it."""
    if ground is not None and ground in SIGNS:
        return _blank(INK, share) + scaled(SIGNS[ground], 1.3 * share)
    if ground is None or ground == ANY_SITE:
        colour = SITE_FRAME if ground == ANY_SITE else INK
        return (*_blank(colour, share), Text(0, 0.5, "?", 15, "middle", True, colour))
    return (*_blank(INK, share), *scaled(ground_mark(ground), share))


def _blank(edge: str, share: float) -> Mark:
    return (Shape(small_hex(share + 0.04), PAPER, PAPER, 5), Shape(small_hex(share), PAPER, edge, 2.6))


def _touched(piece: Piece) -> Iterator[At]:
    for at, noted in piece:
        yield at
        yield from (step(at, way) for way in noted.seas)


def _flat(at: At, turned: bool) -> Point:
    way = -1 if turned else 1
    return way * COLUMN * at[0], way * HALF * (2 * at[1] + at[0])


def _placing(turned: bool, dx: float, dy: float) -> Callable[[At], Point]:
    """Return what places the hexes of a sketch on a sheet of its own."""
    return lambda at: _shifted(_flat(at, turned), dx, dy)


def _box(piece: Piece, turned: bool) -> tuple[float, float, float, float]:
    """Return what a piece covers with its hexes: left, top, right and bottom."""
    xs, ys = zip(*(_flat(at, turned) for at in _touched(piece)), strict=True)
    return min(xs) - ROOM, min(ys) - ROOM, max(xs) + ROOM, max(ys) + ROOM


def _shifted(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy
