"""A board with values over it, as shapes: routes, arrows, valued places, names, plates, pawns, panel."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import atan2, cos, degrees, dist, sin

from afrikan.board import MODES, RouteGraph
from afrikan.draw.layout import layout_of
from afrikan.draw.marks import FACES
from afrikan.draw.overlay_legend import panel_groups
from afrikan.draw.overlay_parts import Arrow, Overlay
from afrikan.draw.pins import pin_heads
from afrikan.draw.plates import Box, Wanted, gap, nearest, plate_boxes, wanted_plate
from afrikan.draw.scene import Layer, heading_boxes, moving_part, still_layers
from afrikan.draw.shapes import Group, Point
from afrikan.draw.valued import (
    MARK_ROOM,
    PLACE_MARKS,
    ROOM,
    arrow_head,
    arrow_line,
    kind_of,
    leader,
    plate,
    valued_place,
)
from afrikan.draw.ways import way_arrows, way_path
from afrikan.draw.words import clean

LONGEST_TEXT = 14
_OVER = ("names", "heading")
TIED = 4.0
"""A plate farther than this from the rim of its place is tied to it by a line."""


def overlay_groups(board: RouteGraph, overlay: Overlay, lang: str, title: str, legend: bool) -> list[Group]:
    """Return the whole picture, back to front.

    Args:
        board: the board.
        overlay: what is laid over it, checked.
        lang: language of the words.
        title: the heading.
        legend: whether the panel is shown.
    """
    layers = still_layers(board, lang, title)
    routes, rest = layers[: 1 + len(MODES)], layers[1 + len(MODES) :]
    plates = placed_plates(board, overlay, lang, title)
    return [
        *_groups(routes),
        *_arrow_lines(board, overlay),
        *(_leader(board, wanted, box) for wanted, _, box in plates if _loose(board, wanted, box)),
        *_valued(board, overlay, _groups(layer for layer in rest if layer.name not in _OVER)),
        *_marks(board, overlay),
        *_arrow_heads(board, overlay),
        *_groups(layer for layer in rest if layer.name in _OVER),
        *(_plate(text, box) for _, text, box in plates),
        *moving_part(board, None, overlay.pawns, (), lang, legend=False),
        *(panel_groups(board, overlay, lang) if legend else ()),
    ]


def placed_plates(
    board: RouteGraph, overlay: Overlay, lang: str, title: str
) -> list[tuple[Wanted, str, Box]]:
    """Return every plate with its text and the box where it stands."""
    texts = {place: clean(overlay.text(place, lang), LONGEST_TEXT) for place in overlay.plates(board)}
    room = {place: MARK_ROOM.get(mark, 0.0) for place, mark in overlay.marks.items()}
    wanted = tuple(wanted_plate(board, place, text, room.get(place, 0.0)) for place, text in texts.items())
    standing = Counter(pawn.node for pawn in overlay.pawns)
    fans = pin_heads(board, list(standing.items()), lang)
    heads = tuple(head for fan in fans for head in fan)
    boxes = plate_boxes(board, lang, wanted, heading_boxes(board, lang, title), heads)
    return list(zip(wanted, texts.values(), boxes, strict=True))


def _groups(layers: Iterable[Layer]) -> list[Group]:
    return [group for layer in layers for group in layer.groups]


def _valued(board: RouteGraph, overlay: Overlay, groups: Iterable[Group]) -> Iterator[Group]:
    """Yield places, those that have a value in its shade."""
    points = layout_of(board).points
    shaded = {
        points[place]: valued_place(board.node(place), overlay.share(place)) for place in overlay.values
    }
    for group in groups:
        yield replace(group, items=shaded.get((group.x, group.y), group.items))


def _marks(board: RouteGraph, overlay: Overlay) -> Iterator[Group]:
    for place, name in overlay.marks.items():
        kind = "city" if board.node(place).kind == "city" else "dot"
        mark = PLACE_MARKS[name][kind] if name in PLACE_MARKS else FACES[name]
        yield Group(mark, *layout_of(board).points[place])


def _arrow_lines(board: RouteGraph, overlay: Overlay) -> Iterator[Group]:
    for arrow in overlay.arrows:
        if arrow.whole:
            yield Group(arrow_line(way_path(board, arrow.path, arrow.mode), arrow.weight))


def _arrow_heads(board: RouteGraph, overlay: Overlay) -> Iterator[Group]:
    for arrow in overlay.arrows:
        if arrow.whole:
            for point, direction in way_arrows(board, arrow.path, arrow.mode):
                yield arrow_head(point, direction, arrow.weight)
        else:
            yield _first_head(board, arrow)


def _first_head(board: RouteGraph, arrow: Arrow) -> Group:
    """Return an arrowhead beside the first place of a way, towards the second."""
    path = way_path(board, arrow.path[:2], arrow.mode)
    home, onward = path[0][1][0], path[1][1][0]
    if home == onward:
        onward = path[1][1][-1]
    angle = atan2(onward[1] - home[1], onward[0] - home[0])
    points = layout_of(board).points
    room = ROOM[kind_of(board.node(arrow.path[0]))] + 6
    away = min(room, 0.45 * dist(home, points[arrow.path[1]]))
    at = home[0] + away * cos(angle), home[1] + away * sin(angle)
    return arrow_head(at, degrees(angle), 0.5 * arrow.weight)


def _plate(text: str, box: Box) -> Group:
    return Group(plate(text, box[2] - box[0]), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def _loose(board: RouteGraph, wanted: Wanted, box: Box) -> bool:
    return gap(box, layout_of(board).points[wanted.place]) > wanted.room + TIED


def _leader(board: RouteGraph, wanted: Wanted, box: Box) -> Group:
    home: Point = layout_of(board).points[wanted.place]
    return Group(leader(home, nearest(box, home)))
