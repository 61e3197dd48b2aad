"""Which way pawns lean from their place, so that they hide as little as possible of what matters."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, dist, hypot, pi, sin

from afrikan.board import RouteGraph
from afrikan.draw.layout import LABEL_SIZE, MAP_WIDTH, layout_of
from afrikan.draw.shapes import Point

HEAD = 17.0
DIRECTIONS = 24
_STEP = 2 * pi / DIRECTIONS
_GAPS = {1: (8,), 2: (8, 6, 5, 4), 3: (8, 6, 5, 4), 4: (6, 5, 4, 3), 5: (4, 3), 6: (4, 3)}
_LENGTHS = {1: 35.0, 2: 35.0, 3: 35.0, 4: 46.0, 5: 46.0, 6: 46.0}


def pin_heads(board: RouteGraph, groups: Sequence[tuple[str, int]], lang: str) -> list[list[Point]]:
    """Return where the heads go for each (place, number of pawns there), in order.

    Several pawns on one place fan out around it; a fan turns away from tiles, names and other pawns.
    """
    placed: list[Point] = []
    fans = []
    for place, count in groups:
        heads = [_head(board, place, direction, _LENGTHS[count]) for direction in range(DIRECTIONS)]
        costs = [
            cost + sum(6.0 for other in placed if dist(head, other) < 2 * HEAD)
            for cost, head in zip(_costs(board, place, lang, _LENGTHS[count]), heads, strict=True)
        ]
        best = min((sum(costs[d] for d in fan), fan) for fan in _fans(count))[1]
        fans.append([heads[direction] for direction in best])
        placed += fans[-1]
    return fans


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
    boxes = [_label_box(board, city, lang) for city in board.cities]
    costs = []
    for direction in range(DIRECTIONS):
        x, y = head = _head(board, place, direction, length)
        cost = 0.1 * min(direction, DIRECTIONS - direction)
        cost += sum(weight for point, weight in weights if dist(head, point) < HEAD + 12)
        cost += sum(3.0 for box in boxes if _gap(box, head) < HEAD - 2)
        inside = HEAD < x < MAP_WIDTH - HEAD and HEAD < y < layout.height - HEAD
        costs.append(cost if inside else cost + 50)
    return costs


def _label_box(board: RouteGraph, city: str, lang: str) -> tuple[float, float, float, float]:
    node = board.node(city)
    x, y, anchor = layout_of(board).label_at(node, lang)
    width = 0.56 * LABEL_SIZE * len(node.label(lang))
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width
    return left, y - LABEL_SIZE / 2, left + width, y + LABEL_SIZE / 2


def _gap(box: tuple[float, float, float, float], point: Point) -> float:
    x, y = point
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))
