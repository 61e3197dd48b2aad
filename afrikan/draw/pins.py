"""Which way pawns lean from their place, so that they hide as little as possible of what matters."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, dist, hypot, pi, sin

from afrikan.board import RouteGraph
from afrikan.draw.layout import LABEL_SIZE, MAP_WIDTH, layout_of
from afrikan.draw.shapes import Point

HEAD = 17.0
TAG_REACH = 29.0
DIRECTIONS = 24
_STEP = 2 * pi / DIRECTIONS
_GAPS = {1: (8,), 2: (8, 6, 5, 4), 3: (8, 6, 5, 4), 4: (6, 5, 4, 3), 5: (4, 3), 6: (4, 3)}
_LENGTHS = {1: 35.0, 2: 35.0, 3: 35.0, 4: 46.0, 5: 46.0, 6: 46.0}
PIN_LENGTHS = sorted(set(_LENGTHS.values()))


def pin_heads(board: RouteGraph, groups: Sequence[tuple[str, int]], lang: str) -> list[list[Point]]:
    """Return where the heads go for each (place, number of pawns there), in order.

    Several pawns on one place fan out around it; a fan turns away from tiles, names and other pawns.
    """
    placed: list[Point] = []
    fans = []
    for place, count in groups:
        heads, costs = _around(board, place, lang, _LENGTHS[count], placed)
        best = min((sum(costs[d] for d in fan), fan) for fan in _fans(count))[1]
        fans.append([heads[direction] for direction in best])
        placed += fans[-1]
    return fans


def tag_points(board: RouteGraph, places: Sequence[str], lang: str, taken: Sequence[Point]) -> list[Point]:
    """Return where a short tag goes beside each place, in order, clear of pawns' heads that are taken."""
    placed = list(taken)
    for place in places:
        points, costs = _around(board, place, lang, TAG_REACH, placed)
        placed.append(points[costs.index(min(costs))])
    return placed[len(taken) :]


@lru_cache(maxsize=16)
def prepare(board: RouteGraph, lang: str) -> None:
    """Work out in advance what a pawn or a tag beside any place hides, so that no picture waits for it."""
    for node in board.nodes:
        for length in (TAG_REACH, _LENGTHS[1]):
            _costs(board, node.id, lang, length)


def _around(
    board: RouteGraph, place: str, lang: str, length: float, placed: Sequence[Point]
) -> tuple[list[Point], list[float]]:
    """Return the points around a place, clockwise from upright, and how much a head at each would hide."""
    points = [_head(board, place, direction, length) for direction in range(DIRECTIONS)]
    near = [other for other in placed if dist(other, layout_of(board).points[place]) < length + 2 * HEAD]
    hidden = zip(_costs(board, place, lang, length), points, strict=True)
    costs = [cost + 6.0 * sum(dist(point, other) < 2 * HEAD for other in near) for cost, point in hidden]
    return points, costs


@lru_cache(maxsize=8)
def _fans(count: int) -> list[list[int]]:
    """Return every way to spread that many heads around a place."""
    return [
        [(turn + gap * i) % DIRECTIONS for i in range(count)]
        for gap in _GAPS[count]
        for turn in range(DIRECTIONS)
    ]


def _head(board: RouteGraph, place: str, direction: int, length: float) -> Point:
    x, y = layout_of(board).points[place]
    angle = direction * _STEP - pi / 2
    return x + length * cos(angle), y + length * sin(angle)


@lru_cache(maxsize=2048)
def _costs(board: RouteGraph, place: str, lang: str, length: float) -> list[float]:
    """Return, for each direction clockwise from upright, how much a head there would hide."""
    layout = layout_of(board)
    home = layout.points[place]
    near = [n for n in board.nodes if n.id != place and dist(layout.points[n.id], home) < 90]
    weights = [(layout.points[n.id], 9.0 if n.kind == "city" else 4.0 if n.hazard else 0.6) for n in near]
    boxes = [box for box in _label_boxes(board, lang) if _gap(box, home) < length + HEAD]
    costs = []
    for direction in range(DIRECTIONS):
        x, y = head = _head(board, place, direction, length)
        cost = 0.1 * min(direction, DIRECTIONS - direction)
        cost += sum(weight for point, weight in weights if dist(head, point) < HEAD + 12)
        cost += sum(3.0 for box in boxes if _gap(box, head) < HEAD - 2)
        inside = HEAD < x < MAP_WIDTH - HEAD and HEAD < y < layout.height - HEAD
        costs.append(cost if inside else cost + 50)
    return costs


@lru_cache(maxsize=16)
def _label_boxes(board: RouteGraph, lang: str) -> list[tuple[float, float, float, float]]:
    return [_label_box(board, city, lang) for city in board.cities]


def _label_box(board: RouteGraph, city: str, lang: str) -> tuple[float, float, float, float]:
    node = board.node(city)
    x, y, anchor = layout_of(board).label_at(node, lang)
    width = 0.56 * LABEL_SIZE * len(node.label(lang))
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width
    return left, y - LABEL_SIZE / 2, left + width, y + LABEL_SIZE / 2


def _gap(box: tuple[float, float, float, float], point: Point) -> float:
    x, y = point
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))
