"""Where everything goes in a picture of a board: frame, places, coast and the corners of the legend."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import atan2, dist, pi

from afrikan.board import LabelSpot, Node, RouteGraph
from afrikan.draw.shapes import Point
from afrikan.language import base

BOARD_WIDTH = 1000.0
BOARD_HEIGHT = 1350.0
SIDE = 26.0
MAP_WIDTH = BOARD_WIDTH + 2 * SIDE
TOP = 116.0
BOTTOM = 66.0
PANEL = 236.0
LABEL_SIZE = 18.0
LEAST_HEIGHT = 1010.0
NEAR = 270.0


@dataclass(frozen=True, slots=True)
class Layout:
    """The frame of a picture and the point of every place in it."""

    height: float
    points: Mapping[str, Point]
    spots: Mapping[tuple[str, str], LabelSpot]

    def label_at(self, node: Node, lang: str) -> tuple[float, float, str]:
        """Return x, y and anchor of a city's name."""
        x, y = self.points[node.id]
        spot = self.spots.get((node.id, lang)) or self.spots.get((node.id, base(lang)))
        spot = spot or LabelSpot(node.id, lang, 0, 30, "middle")
        return x + spot.dx, y + spot.dy, spot.anchor


@lru_cache(maxsize=16)
def layout_of(board: RouteGraph) -> Layout:
    """Return the layout of a board: as wide as the printed board, cut above and below its places."""
    top = min(node.y for node in board.nodes) * BOARD_HEIGHT - TOP
    low = max(node.y for node in board.nodes) * BOARD_HEIGHT + BOTTOM
    height = max(low - top, LEAST_HEIGHT)
    top -= (height - (low - top)) / 2
    points = {n.id: (n.x * BOARD_WIDTH + SIDE, n.y * BOARD_HEIGHT - top) for n in board.nodes}
    spots = {(spot.id, spot.lang): spot for spot in board.spots}
    return Layout(height, points, spots)


@lru_cache(maxsize=16)
def coast_of(board: RouteGraph) -> list[list[Point]]:
    """Return, for each part of the land network, the closed walk around its outside."""
    points = layout_of(board).points
    left = {node.id for node in board.nodes if board.neighbours(node.id, "land")}
    walks = []
    while left:
        start = min(left, key=lambda place: points[place])
        walks.append([points[place] for place in _walk_around(board, start, points)])
        left -= board.distances(start, "land").keys()
    return walks


@lru_cache(maxsize=16)
def inland_of(board: RouteGraph) -> list[list[Point]]:
    """Return the triangles between cities that lie near each other on one land network."""
    points = layout_of(board).points
    triangles = []
    for trio in combinations(board.cities, 3):
        a, b, c = (points[city] for city in trio)
        near = max(dist(a, b), dist(b, c), dist(c, a)) < NEAR
        if near and {trio[1], trio[2]} <= board.distances(trio[0], "land").keys():
            triangles.append([a, b, c])
    return triangles


def _walk_around(board: RouteGraph, start: str, points: Mapping[str, Point]) -> list[str]:
    """Follow the outermost route from the leftmost place until the walk closes."""
    here, facing = start, -pi / 2
    walk: list[str] = []
    steps: set[tuple[str, str]] = set()
    while True:
        onward = _next_left(board, here, facing, points)
        if (here, onward) in steps:
            return walk
        steps.add((here, onward))
        walk.append(here)
        facing = _direction(points[onward], points[here])
        here = onward


def _next_left(board: RouteGraph, here: str, facing: float, points: Mapping[str, Point]) -> str:
    """Return the neighbour first met when turning clockwise from the direction faced."""

    def turn(other: str) -> float:
        angle = (_direction(points[here], points[other]) - facing) % (2 * pi)
        return angle or 2 * pi

    return min(board.neighbours(here, "land"), key=turn)


def _direction(a: Point, b: Point) -> float:
    return atan2(b[1] - a[1], b[0] - a[0])
