"""The way of a move as a line that follows the roads, sea routes and flights of the picture."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, dist

from afrikan.board import RouteGraph
from afrikan.draw.layout import layout_of
from afrikan.draw.marks import FLIGHT_BEND
from afrikan.draw.shapes import Path, Point, arc, line, smooth

ARROW_EVERY = 120.0
"""Least distance between two arrows along one way."""


def way_path(board: RouteGraph, places: Sequence[str], mode: str) -> Path:
    """Return the line along places, the first of them where the move begins.

    Args:
        board: the board.
        places: ids, at least two.
        mode: ``"land"``, ``"sea"`` or ``"air"``; anything else gives straight lines.

    >>> way_path(RouteGraph.load("finnish"), ["tangier", "cairo"], "air")[-1][0]
    'Q'
    """
    points = [layout_of(board).points[place] for place in places]
    if mode == "sea":
        return _sea_path(board, places, points)
    if mode == "air" and len(places) == 2:
        return _flight_path(board, places, points)
    return line(points)


def way_arrows(board: RouteGraph, places: Sequence[str], mode: str) -> list[tuple[Point, float]]:
    """Return where a way carries arrows, and which way each points in degrees; at least one."""
    if mode == "air" and len(places) == 2:
        (_, (a,)), (_, (control, b)) = way_path(board, places, mode)
        top = ((a[0] + 2 * control[0] + b[0]) / 4, (a[1] + 2 * control[1] + b[1]) / 4)
        return [(top, _direction(a, b))]
    arrows, gone = [], ARROW_EVERY
    for (_, (*_, a)), (_, (*controls, b)) in reversed(list(pairwise(way_path(board, places, mode)))):
        if gone >= ARROW_EVERY:
            first, second = controls or (a, b)
            arrows.append(_middle(a, first, second, b))
            gone = 0.0
        gone += dist(a, b)
    return arrows


def _middle(a: Point, first: Point, second: Point, b: Point) -> tuple[Point, float]:
    """Return the middle of a curve, and its direction there; a line is a curve with its ends as controls."""
    x, y = ((a[i] + 3 * first[i] + 3 * second[i] + b[i]) / 8 for i in (0, 1))
    onward = (b[0] + second[0] - first[0] - a[0], b[1] + second[1] - first[1] - a[1])
    return (x, y), _direction((0.0, 0.0), onward)


def _sea_path(board: RouteGraph, places: Sequence[str], points: Sequence[Point]) -> Path:
    """Curve between cities and forks, where the drawn routes begin and end."""
    ends = {*board.cities, *board.forks}
    breaks = [0, *(i for i in range(1, len(places) - 1) if places[i] in ends), len(places) - 1]
    curves = [smooth(points[a : b + 1])[1:] for a, b in pairwise(breaks)]
    return ("M", (points[0],)), *(command for curve in curves for command in curve)


def _flight_path(board: RouteGraph, places: Sequence[str], points: Sequence[Point]) -> Path:
    """Bend the line to the side to which the picture bends this flight."""
    drawn = {(edge.a, edge.b) for edge in board.edges if edge.mode == "air"}
    bend = -FLIGHT_BEND if (places[1], places[0]) in drawn else FLIGHT_BEND
    return arc(points[0], points[1], bend)


def _direction(a: Point, b: Point) -> float:
    return degrees(atan2(b[1] - a[1], b[0] - a[0]))
