"""Pictures in parts for a page that redraws itself: the still map in layers, and every mark once."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import atan2, degrees, hypot

from afrikan.board import RouteGraph
from afrikan.board.words import title_word
from afrikan.draw import marks, scene
from afrikan.draw.layout import MAP_WIDTH, layout_of
from afrikan.draw.pins import PIN_LENGTHS
from afrikan.draw.scene import Pawn, still_layers
from afrikan.draw.shapes import Group, Point, Shape, Text
from afrikan.draw.svg import FONT, group_svg
from afrikan.draw.words import clean

_LINES = {
    marks.ROAD_EDGE: "road-edge",
    marks.LAND_LINE: "road",
    marks.SEA_LINE: "sea-line",
    marks.AIR_LINE: "air-line",
}
_PAINTS: Mapping[str, Mapping[str, str]] = {
    "ground": {scene.SEA: "sea", scene.LAND: "ground", scene.COAST: "coast"},
    "air": {**_LINES, marks.PAPER: "halo"},
    "sea": _LINES,
    "land": _LINES,
    "names": {marks.INK: "ink", scene.HALO: "halo"},
    "heading": {marks.INK: "ink", scene.SEA: "sea"},
}

Piece = tuple[str, float, float, float]
"""Name of a mark, where it stands, and by how many degrees it is turned."""


@lru_cache(maxsize=16)
def layered_svg(board: RouteGraph, lang: str) -> str:
    """Return the still map, without legend, as SVG whose layers are groups of class ``afrikan-layer-...``.

    A style sheet may change its colours through the variables ``--afrikan-sea``, ``-ground``, ``-coast``,
    ``-road``, ``-road-edge``, ``-sea-line``, ``-air-line``, ``-dot``, ``-ink`` and ``-halo``.

    >>> 'class="afrikan-layer-names"' in layered_svg(RouteGraph.load("finnish"), "fi")
    True
    """
    layers = still_layers(board, lang, clean(title_word(board, lang), 120))
    inside = "".join(
        f'<g class="afrikan-layer-{layer.name}">'
        f"{''.join(group_svg(_themed(group, layer.name)) for group in layer.groups)}</g>"
        for layer in layers
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" lang="{lang}" font-family="{FONT}" '
        f'viewBox="0 0 {MAP_WIDTH:.0f} {layout_of(board).height:.1f}" '
        f'stroke-linecap="round" stroke-linejoin="round">{inside}</svg>'
    )


def _themed(group: Group, layer: str) -> Group:
    """Return a group whose colours can be changed by a style sheet."""
    if group.items == marks.LAND_DOT:
        names: Mapping[str, str] = {marks.INK: "dot"}
    else:
        names = _PAINTS.get(layer, {})

    def paint(colour: str) -> str:
        return f"var(--afrikan-{names[colour]},{colour})" if colour in names else colour

    def themed(item: Shape | Text) -> Shape | Text:
        if isinstance(item, Shape):
            return replace(item, fill=paint(item.fill), stroke=paint(item.stroke))
        return replace(item, fill=paint(item.fill), halo=paint(item.halo))

    return replace(group, items=tuple(map(themed, group.items)))


@lru_cache(maxsize=1)
def mark_svgs() -> Mapping[str, str]:
    """Return every mark that comes and goes during play, by name, as a part of an SVG picture.

    >>> sorted(mark_svgs())[:3]
    ['aeroplane', 'arrow-0', 'arrow-1']
    """
    named: dict[str, marks.Mark] = {
        "ring-city": marks.CITY_RING,
        "ring-dot": marks.DOT_RING,
        "in-turn": marks.IN_TURN,
        "aeroplane": marks.AEROPLANE,
        "sea-dot": marks.SEA_DOT,
        **{f"tile-{face}": mark for face, mark in marks.FACES.items()},
        **{f"shown-{face}": mark for face, mark in marks.SHOWN_FACES.items()},
        **{f"lies-{name}": mark for name, mark in marks.LYING.items()},
        **{f"badge-{name}": mark for name, mark in marks.BADGES.items()},
        **{f"arrow-{seat}": marks.arrow(seat) for seat in range(scene.MAX_PAWNS)},
        **{f"pawn-{seat}": marks.pawn_head(seat, (0, 0))[0].items for seat in range(scene.MAX_PAWNS)},
        **{f"pin-{length:.0f}": marks.pawn_pin((0, 0), (0, -length)).items for length in PIN_LENGTHS},
    }
    return {name: group_svg(Group(mark)) for name, mark in named.items()}


def pawn_pieces(pawn: Pawn, home: Point, head: Point, in_turn: bool) -> list[Piece]:
    """Return the marks that make up a pawn, back to front, seen from its place.

    Args:
        pawn: the pawn.
        home: the point of its place.
        head: the point of its head, from ``afrikan.draw.pins``.
        in_turn: whether it is marked as the one in turn.
    """
    dx, dy = head[0] - home[0], head[1] - home[1]
    pieces: list[Piece] = [(f"pin-{hypot(dx, dy):.0f}", 0.0, 0.0, degrees(atan2(dy, dx)) + 90)]
    if in_turn:
        pieces.append(("in-turn", dx, dy, 0.0))
    pieces.append((f"pawn-{pawn.seat}", dx, dy, 0.0))
    badges: Sequence[Group] = marks.pawn_head(pawn.seat, head, pawn.carries, home, pawn.state)[1:]
    names = [name for name in (pawn.carries, pawn.state) if name]
    for name, badge in zip(names, badges, strict=True):
        pieces.append((f"badge-{name}", badge.x - home[0], badge.y - home[1], 0.0))
    return pieces
