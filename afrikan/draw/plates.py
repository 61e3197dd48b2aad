"""Where plates with texts stand beside their places: clear of names, cities, the edge and each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin

from afrikan.board import RouteGraph
from afrikan.draw.layout import LABEL_SIZE, MAP_WIDTH, layout_of
from afrikan.draw.pins import HEAD
from afrikan.draw.shapes import Point
from afrikan.draw.valued import PLATE_HEIGHT, PLATE_SIZE, ROOM, kind_of
from afrikan.draw.wrap import width_of

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SIDE = 7.0
MARGIN = 4.0
GAPS = (2.0, 8.0, 16.0, 26.0, 38.0, 52.0)
_NEAREST = 60
_LONG, _LINE = 45.0, 5.0
_ROUNDS = 8
_HIDES = {"city": 60.0, "hazard": 40.0, "land": 5.0, "sea": 5.0, "line": 2.0}
_NAME, _OUTSIDE, _PLATE, _PAWN, _MISTAKEN, _FAR = 60.0, 900.0, 200.0, 50.0, 14.0, 0.35


@dataclass(frozen=True, slots=True)
class Wanted:
    """A plate to be placed.

    Args:
        place: id of its place.
        width: its width.
        room: how far from its centre the place itself reaches.
    """

    place: str
    width: float
    room: float


def wanted_plate(board: RouteGraph, place: str, text: str, room: float = 0.0) -> Wanted:
    """Return the plate that a text needs beside a place; ``room`` if the place reaches farther than usual."""
    width = width_of(text, PLATE_SIZE, bold=True) + 2 * SIDE
    return Wanted(place, max(round(width), PLATE_HEIGHT), max(room, ROOM[kind_of(board.node(place))]))


@lru_cache(maxsize=64)
def plate_boxes(
    board: RouteGraph, lang: str, wanted: tuple[Wanted, ...], taken: tuple[Box, ...], heads: tuple[Point, ...]
) -> tuple[Box, ...]:
    """Return where plates stand, in order.

    Each takes the spot that hides least; then all are looked at again, given the others, until none moves.

    Args:
        board: the board.
        lang: language of the names.
        wanted: the plates.
        taken: boxes that must stay free, such as the heading.
        heads: where pawns' heads are.
    """
    spots = [_free_spots(board, lang, plate, taken, heads) for plate in wanted]
    chosen = [min(options)[1] for options in spots]
    for _ in range(_ROUNDS):
        before = list(chosen)
        for number, options in enumerate(spots):
            others = [box for i, box in enumerate(chosen) if i != number]
            chosen[number] = _best(options, others)
        if chosen == before:
            break
    return tuple(chosen)


def _best(options: Sequence[tuple[float, Box]], others: Sequence[Box]) -> Box:
    low = min(box[0] for _, box in options), min(box[1] for _, box in options)
    high = max(box[2] for _, box in options), max(box[3] for _, box in options)
    near = [box for box in others if overlap(box, (*low, *high), MARGIN)]

    def cost(option: tuple[float, Box]) -> float:
        return option[0] + sum(_PLATE for box in near if overlap(option[1], box, MARGIN))

    return min(options, key=cost)[1]


def _free_spots(
    board: RouteGraph, lang: str, plate: Wanted, taken: Sequence[Box], heads: Sequence[Point]
) -> list[tuple[float, Box]]:
    """Return the spots of a plate that hide least, with what each costs."""
    found = []
    for cost, box in _spots(board, lang, plate):
        cost += sum(_OUTSIDE for other in taken if overlap(box, other, MARGIN))
        cost += sum(_PAWN for head in heads if gap(box, head) < HEAD + 2)
        found.append((cost, box))
    return sorted(found)[:_NEAREST]


@lru_cache(maxsize=4096)
def _spots(board: RouteGraph, lang: str, plate: Wanted) -> tuple[tuple[float, Box], ...]:
    layout = layout_of(board)
    home = layout.points[plate.place]
    reach = plate.width + plate.room + max(GAPS) + max(ROOM.values())
    others = [node for node in board.nodes if node.id != plate.place]
    near = [node for node in others if _apart(layout.points[node.id], home) < reach]
    hidden = [(layout.points[n.id], ROOM[kind_of(n)] - 2, _HIDES[kind_of(n)]) for n in near]
    hidden += [(point, _LINE, _HIDES["line"]) for point in _lines(board) if _apart(point, home) < reach]
    cities = [layout.points[node.id] for node in others if node.kind == "city"]
    cities = [city for city in cities if _apart(city, home) < reach + max(GAPS)]
    around = (home[0] - reach, home[1] - reach, home[0] + reach, home[1] + reach)
    names = [box for box in name_boxes(board, lang) if overlap(box, around)]
    found = []
    for far, box in _around(home, plate):
        inside = within(box, (MARGIN, MARGIN, MAP_WIDTH - MARGIN, layout.height - MARGIN))
        cost = far * _FAR + (0 if inside else _OUTSIDE)
        cost += sum(_NAME for name in names if overlap(box, name, 2))
        cost += sum(weight for point, room, weight in hidden if gap(box, point) < room)
        cost += sum(_MISTAKEN for city in cities if gap(box, city) < gap(box, home) + 10)
        found.append((cost, box))
    return tuple(found)


@lru_cache(maxsize=16)
def _lines(board: RouteGraph) -> tuple[Point, ...]:
    """Return points along the steps that are so long that a plate can hide them without hiding a dot."""
    points = layout_of(board).points
    found: list[Point] = []
    for edge in board.edges:
        (ax, ay), (bx, by) = points[edge.a], points[edge.b]
        parts = int(hypot(bx - ax, by - ay) / (_LONG / 2))
        if edge.mode != "air" and parts > 1:
            found += [(ax + i / parts * (bx - ax), ay + i / parts * (by - ay)) for i in range(1, parts)]
    return tuple(found)


def _around(home: Point, plate: Wanted) -> Iterator[tuple[float, Box]]:
    """Yield the spots around a place, near ones first: a box that slides around a circle."""
    half_w, half_h = plate.width / 2, PLATE_HEIGHT / 2
    for far in GAPS:
        r = plate.room + far
        for x, y in _rim(half_w, half_h, r):
            cx, cy = home[0] + x, home[1] + y
            yield far, (cx - half_w, cy - half_h, cx + half_w, cy + half_h)


def _rim(half_w: float, half_h: float, r: float) -> Iterator[Point]:
    """Yield the centres of a box that touches a circle: beside it, above and below it, and at its corners."""
    for share in (0.0, 0.5, -0.5, 1.0, -1.0):
        for side in (1, -1):
            yield side * (half_w + r), share * half_h
            yield share * half_w, side * (half_h + r)
    for angle in (pi / 6, pi / 4, pi / 3):
        for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            yield x * (half_w + r * cos(angle)), y * (half_h + r * sin(angle))


@lru_cache(maxsize=16)
def name_boxes(board: RouteGraph, lang: str) -> tuple[Box, ...]:
    """Return the boxes of the cities' names."""
    found = []
    for city in board.cities:
        node = board.node(city)
        x, y, anchor = layout_of(board).label_at(node, lang)
        width = width_of(node.label(lang), LABEL_SIZE)
        left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width
        found.append((left, y - LABEL_SIZE / 2, left + width, y + LABEL_SIZE / 2))
    return tuple(found)


def overlap(a: Box, b: Box, margin: float = 0.0) -> bool:
    """Return whether two boxes lie nearer to each other than a margin."""
    across = a[0] < b[2] + margin and b[0] < a[2] + margin
    return across and a[1] < b[3] + margin and b[1] < a[3] + margin


def within(a: Box, b: Box) -> bool:
    """Return whether the first box lies within the second."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] <= b[2] and a[3] <= b[3]


def gap(box: Box, point: Point) -> float:
    """Return how far a point lies outside a box; written for speed, because a picture asks it very often."""
    (left, top, right, low), (x, y) = box, point
    across = left - x if x < left else x - right if x > right else 0.0
    down = top - y if y < top else y - low if y > low else 0.0
    return hypot(across, down)


def nearest(box: Box, point: Point) -> Point:
    """Return the point of a box that lies nearest to a point."""
    return min(max(point[0], box[0]), box[2]), min(max(point[1], box[1]), box[3])


def _apart(a: Point, b: Point) -> float:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
