"""The marks on a map with values: places shaded and sized by their value, plates with texts, arrows."""

from math import cos, radians, sin, sqrt

from afrikan.board import Node
from afrikan.draw import marks
from afrikan.draw.marks import INK, PAPER, Mark
from afrikan.draw.shades import is_dark, shade
from afrikan.draw.shapes import Group, Path, Point, Shape, Text, circle, line, polygon, rectangle

ARROW = "#a3124f"
NOTHING = "#d6d6d6"
CITY_RED = "#7a1f1f"
PLATE_HEIGHT = 25.0
PLATE_SIZE = 17.0
ROOM = {"city": 21.5, "hazard": 21.5, "land": 13.5, "sea": 15.5}
"""How far from its centre each kind of place reaches at most."""
_SMALLEST = {"city": 14.5, "hazard": 16.5, "land": 7.0, "sea": 9.5}
_GROWTH = {"city": 5.5, "hazard": 4.0, "land": 5.0, "sea": 5.0}
_START_SHARE = 0.93
_HOUSE = [(-10, 0), (0, -10), (10, 0), (7, 0), (7, 9), (-7, 9), (-7, 0)]
_MIDDLE = 0.4


def kind_of(node: Node) -> str:
    """Return the kind that decides the size of a place: its own, or ``"hazard"``."""
    return "hazard" if node.hazard else node.kind


def valued_place(node: Node, share: float | None) -> Mark:
    """Return a place that shows its value by its shade and size, or hatched if it has none.

    Args:
        node: the place; cities are circles, starts squares, dots on land circles, dots at sea diamonds.
        share: the value as a share of the scale, from 0 to 1, or None.
    """
    kind = kind_of(node)
    size = _SMALLEST[kind] + _GROWTH[kind] * (_MIDDLE if share is None else share)
    fill = NOTHING if share is None else shade(share)
    hatching = () if share is not None else _hatching(size * (0.62 if kind == "sea" else 0.9))
    body = _body(node, kind, size, fill)
    return (*body, *hatching, *_upon(node, fill))


def _body(node: Node, kind: str, size: float, fill: str) -> Mark:
    if node.is_start:
        half = _START_SHARE * size
        return (Shape(rectangle(-half, -half, 2 * half, 2 * half), fill, INK, 3),)
    if kind == "city":
        return (Shape(circle(size), fill, CITY_RED, 3),)
    if kind == "sea":
        return (Shape(polygon(4, size), fill, marks.SEA_LINE, 2.2),)
    return (Shape(circle(size), fill, INK, 1.8),)


def _upon(node: Node, fill: str) -> Mark:
    """Return what keeps a start or a hazard recognisable."""
    if node.hazard:
        return marks.HAZARD_MARKS[node.hazard]
    if node.is_start:
        return (Shape(line(_HOUSE, closed=True), PAPER if is_dark(fill) else INK),)
    return ()


def _hatching(r: float) -> Mark:
    """Return slanting lines across a circle."""
    chords = []
    for offset in (-0.6, -0.2, 0.2, 0.6):
        half, away = r * sqrt(1 - offset**2), r * offset
        ends = [(along + away, along - away) for along in (-half, half)]
        chords.append(Shape(line([(x * 0.7071, y * 0.7071) for x, y in ends]), "none", "#6b6b6b", 1.5))
    return tuple(chords)


def plate(text: str, width: float) -> Mark:
    """Return a plate with a text, centred."""
    frame = rounded(-width / 2, -PLATE_HEIGHT / 2, width, PLATE_HEIGHT, 6)
    return Shape(frame, PAPER, INK, 1.6), Text(0, 0, text, PLATE_SIZE, "middle", True)


def leader(a: Point, b: Point) -> Mark:
    """Return the line that ties a plate to a place which it does not touch."""
    return Shape(line([a, b]), "none", PAPER, 5), Shape(line([a, b]), "none", INK, 1.8)


def arrow_line(path: Path, weight: float) -> Mark:
    """Return the line of an arrow along a way; ``weight`` from 0 to 1 decides its width."""
    width = 3 + 4 * weight
    return Shape(path, "none", PAPER, width + 4), Shape(path, "none", ARROW, width)


def arrow_head(at: Point, direction: float, weight: float) -> Group:
    """Return an arrowhead at a point; the direction is in degrees."""
    size = 0.8 + 0.5 * weight
    corners = [(11 * size, 0.0), (-7 * size, 9 * size), (-7 * size, -9 * size)]
    c, s = cos(radians(direction)), sin(radians(direction))
    turned = [(x * c - y * s, x * s + y * c) for x, y in corners]
    return Group((Shape(line(turned, closed=True), ARROW, PAPER, 2),), *at)


def rounded(x: float, y: float, width: float, height: float, r: float) -> Path:
    """Return an upright rectangle with round corners."""
    right, low = x + width, y + height
    return (
        ("M", ((x + r, y),)),
        ("L", ((right - r, y),)),
        ("Q", ((right, y), (right, y + r))),
        ("L", ((right, low - r),)),
        ("Q", ((right, low), (right - r, low))),
        ("L", ((x + r, low),)),
        ("Q", ((x, low), (x, low - r))),
        ("L", ((x, y + r),)),
        ("Q", ((x, y), (x + r, y))),
        ("Z", ()),
    )


def _crossed(r: float) -> Mark:
    ways = [line([(-r, -r), (r, r)]), line([(-r, r), (r, -r)])]
    return (*(Shape(way, "none", PAPER, 9) for way in ways), *(Shape(way, "none", ARROW, 5) for way in ways))


PLACE_MARKS: dict[str, dict[str, Mark]] = {
    "ring": {"city": marks.CITY_RING, "dot": marks.DOT_RING},
    "goal": {
        kind: (
            Shape(circle(r), "none", PAPER, 11),
            *(Shape(circle(r + d), "none", INK, 2.6) for d in (-3, 3)),
        )
        for kind, r in (("city", 26.0), ("dot", 19.0))
    },
    "closed": {"city": _crossed(15), "dot": _crossed(10)},
}
"""Marks that can lie on a place beside the faces of tiles, by name and by kind of place."""
MARK_ROOM = {"ring": 23.0, "goal": 31.0, "closed": 22.0}
