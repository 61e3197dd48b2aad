"""The marks on a board: cities, dots, hazards, tiles, pawns; each told apart by shape as well as colour."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import atan2, cos, sin

from afrikan.draw.shapes import (
    Group,
    Path,
    Point,
    Shape,
    Text,
    arc,
    circle,
    line,
    polygon,
    rectangle,
    smooth,
    star,
)

INK = "#1a1a1a"
PAPER = "#ffffff"
LAND_LINE = "#E69F00"
SEA_LINE = "#0072B2"
AIR_LINE = "#B04A00"
ROAD_EDGE = "#5b4636"
HOME = "#009E73"
CITY_RADIUS = 14.0
DOT_RADIUS = 5.0
FLIGHT_BEND = 0.07
SEAT_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#F0E442", "#56B4E9")
_DARK_SEATS = (0, 2)

Mark = tuple[Shape | Text, ...]


def _outlined(path: Path, fill: str, width: float = 2.0, stroke: str = INK) -> Shape:
    return Shape(path, fill, stroke, width)


def _drawn(path: Path, width: float, stroke: str = INK) -> Shape:
    return Shape(path, "none", stroke, width)


def _smaller(mark: Mark, share: float, dx: float = 0.0, dy: float = 0.0) -> tuple[Shape, ...]:
    """Return the shapes of a mark at a share of their size, moved."""

    def smaller(path: Path) -> Path:
        return tuple(
            (letter, tuple((share * x + dx, share * y + dy) for x, y in points)) for letter, points in path
        )

    shapes = (item for item in mark if isinstance(item, Shape))
    return tuple(replace(shape, path=smaller(shape.path), width=share * shape.width) for shape in shapes)


CITY = (_outlined(circle(CITY_RADIUS), PAPER, 3, "#7a1f1f"),)
START = (
    _outlined(rectangle(-17, -17, 34, 34), HOME, 3),
    Shape(line([(-11, 0), (0, -11), (11, 0), (8, 0), (8, 10), (-8, 10), (-8, 0)], closed=True), PAPER),
)
LAND_DOT = (Shape(circle(DOT_RADIUS), INK),)
SEA_DOT = (_outlined(polygon(4, 6.5), PAPER, 2.2, SEA_LINE),)
BEDOUIN = (
    _outlined(circle(13), PAPER, 3, SEA_LINE),
    Shape(line([(0, -8), (9, 6), (3, 6), (0, 0), (-3, 6), (-9, 6)], closed=True), INK),
)
PIRATE = (
    _outlined(circle(13), PAPER, 3),
    _drawn(line([(-6, -6), (6, 6)]), 3.4),
    _drawn(line([(-6, 6), (6, -6)]), 3.4),
)
HAZARD_MARKS = {"bedouin": BEDOUIN, "pirate": PIRATE}

_HORSESHOE: Path = (
    ("M", ((-4.5, 8.0),)),
    ("C", ((-10.0, 2.0), (-9.0, -8.5), (0.0, -8.5))),
    ("C", ((9.0, -8.5), (10.0, 2.0), (4.5, 8.0))),
)
_MASK: Path = (
    ("M", ((-11.0, -4.0),)),
    ("Q", ((0.0, -7.5), (11.0, -4.0))),
    ("Q", ((10.5, 5.5), (5.0, 5.5))),
    ("Q", ((1.8, 5.5), (0.0, 2.0))),
    ("Q", ((-1.8, 5.5), (-5.0, 5.5))),
    ("Q", ((-10.5, 5.5), (-11.0, -4.0))),
    ("Z", ()),
)
_CUT_CORNERS = line(
    [(-4, -10.5), (4, -10.5), (8, -6.5), (8, 6.5), (4, 10.5), (-4, 10.5), (-8, 6.5), (-8, -6.5)], closed=True
)
_DISC = _outlined(circle(16), PAPER)
FACES: Mapping[str, Mark] = {
    "down": (
        _outlined(circle(16), "#7a1f1f"),
        _drawn(circle(12.2), 1.4, PAPER),
        Text(0, 0.5, "?", 19, "middle", True, PAPER),
    ),
    "blank": (_DISC, _drawn(line([(-6, 6), (6, -6)]), 2.4, "#777777"), _drawn(circle(8.4), 2.4, "#777777")),
    "horseshoe": (_DISC, _drawn(_HORSESHOE, 6), _drawn(_HORSESHOE, 2.6, "#9fb4c0")),
    "robber": (_DISC, Shape(_MASK, INK), *(Shape(circle(2.3, x, -0.6), PAPER) for x in (-4.6, 4.6))),
    "topaz": (
        _DISC,
        _outlined(line([(-6, -7.5), (6, -7.5), (10.5, -2), (0, 10.5), (-10.5, -2)], True), "#F0E442", 1.6),
        _drawn(line([(-10.5, -2), (10.5, -2)]), 1.3),
        _drawn(line([(-6, -7.5), (-3.5, -2), (0, 10.5), (3.5, -2), (6, -7.5)]), 1.1),
    ),
    "emerald": (_DISC, _outlined(_CUT_CORNERS, "#009E73", 1.6), _drawn(rectangle(-3.6, -6, 7.2, 12), 1.3)),
    "ruby": (
        _DISC,
        _outlined(polygon(4, 11.5), "#D55E00", 1.6),
        _drawn(polygon(4, 5.5), 1.3),
    ),
    "star": (_outlined(circle(16), INK), _outlined(star(14), "#F0E442", 1.0)),
}

_HALF_AEROPLANE = [(9, 0), (3, 1.6), (-1.5, 8.5), (-3.5, 8.5), (-1.5, 1.5), (-6, 1.3), (-8, 3.8), (-9.5, 3.8)]
_PLUS_QUARTER = [(6.5, -15.0), (6.5, -6.5), (15.0, -6.5)]
_PLUS = line(
    [(x * c - y * s, x * s + y * c) for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1)) for x, y in _PLUS_QUARTER],
    closed=True,
)
PAWN_SHAPES: tuple[Path, ...] = (
    circle(13),
    rectangle(-12, -12, 24, 24),
    line([(0, -17), (17, 12), (-17, 12)], closed=True),
    polygon(4, 17),
    polygon(6, 15, 0),
    _PLUS,
)
BADGES: Mapping[str, tuple[Shape, ...]] = {
    "star": (_outlined(circle(10), INK, 1.5, PAPER), Shape(star(8.5), "#F0E442")),
    "horseshoe": (
        _outlined(circle(10), PAPER, 1.8),
        _drawn(
            (
                ("M", ((-2.8, 5.0),)),
                ("C", ((-6.4, 1.2), (-5.8, -5.4), (0.0, -5.4))),
                ("C", ((5.8, -5.4), (6.4, 1.2), (2.8, 5.0))),
            ),
            2.8,
        ),
    ),
    "home": (
        _outlined(circle(10), HOME, 1.8),
        Shape(line([(-6.5, 0), (0, -6.5), (6.5, 0), (4.8, 0), (4.8, 6), (-4.8, 6), (-4.8, 0)], True), PAPER),
    ),
    "out": (
        _outlined(circle(10), PAPER, 1.8),
        _drawn(line([(-4.5, -4.5), (4.5, 4.5)]), 2.6),
        _drawn(line([(-4.5, 4.5), (4.5, -4.5)]), 2.6),
    ),
    "robber": (
        _outlined(circle(10), PAPER, 1.8),
        *_smaller((Shape(_MASK, INK), *(Shape(circle(2.3, x, -0.6), PAPER) for x in (-4.6, 4.6))), 0.68),
    ),
}
"""What a pawn carries, and how it stands with its player."""


def _ring(r: float, dash: tuple[float, float]) -> Mark:
    return Shape(circle(r), "none", "#F0E442", 7), Shape(circle(r), "none", INK, 4, dash)


_OPEN_BACK = (_outlined(circle(16), "#7a1f1f"), Shape(circle(13.3), "none", PAPER, 2, (1.5, 3.68)))
SHOWN_FACES: Mapping[str, Mark] = {
    face: (*_OPEN_BACK, *_smaller(mark, 0.66)) for face, mark in FACES.items() if face != "down"
}
"""A tile that lies face down and whose face is shown all the same: the back of the tile around the face."""

_STOP_SIGN = polygon(8, 22, 22.5)
LYING: Mapping[str, Mark] = {
    "robber": (_drawn(_STOP_SIGN, 7, PAPER), _drawn(_STOP_SIGN, 3.6)),
    "star": _smaller(BADGES["star"], 1.1, -15, -13),
}
"""What lies in a city beside its tile: the sign around an opened robber that stays, and the Star put down."""

IN_TURN = (_outlined(circle(24), "#F0E442", 2.4),)
TRAIL_DASHES: tuple[tuple[float, ...], ...] = ((), (9, 6), (1, 6), (12, 5, 1, 5), (4, 5), (9, 5, 4, 5))
"""How the way of each seat's last turn is dashed."""


def arrow(seat: int) -> Mark:
    """Return the arrowhead on the way of a seat's last turn, pointing right."""
    return (_outlined(line([(8, 0), (-5, 6), (-5, -6)], closed=True), SEAT_COLOURS[seat], 1.6),)


DOT_RING = _ring(14.0, (6.0, 4.996))
CITY_RING = _ring(20.0, (8.0, 5.963))


def road(points: Sequence[Point]) -> tuple[Shape, Shape]:
    """Return a route on land: a straight, solid line with edges; first its bed, then its top."""
    path = line(points)
    return Shape(path, "none", ROAD_EDGE, 7), Shape(path, "none", LAND_LINE, 4)


def sea_route(points: Sequence[Point]) -> Shape:
    """Return a route at sea: a dashed curve."""
    return Shape(smooth(points), "none", SEA_LINE, 3.2, (10, 7))


def flight(a: Point, b: Point) -> tuple[Shape, Shape]:
    """Return a flight: a dotted arc with a small aeroplane at its top."""
    path = arc(a, b, FLIGHT_BEND)
    control = path[1][1][0]
    top = (a[0] + 2 * control[0] + b[0]) / 4, (a[1] + 2 * control[1] + b[1]) / 4
    plane = Shape(_aeroplane(top, atan2(b[1] - a[1], b[0] - a[0])), AIR_LINE, PAPER, 1.2)
    return Shape(path, "none", AIR_LINE, 2.6, (0.1, 7.5)), plane


def _aeroplane(at: Point, angle: float) -> Path:
    half = [(x, y * side) for side in (1, -1) for x, y in _HALF_AEROPLANE[::side]]
    c, s = cos(angle), sin(angle)
    return line([(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in half], closed=True)


AEROPLANE = (Shape(_aeroplane((0, 0), 0), AIR_LINE),)


def pawn_head(
    seat: int, at: Point, carries: str = "", home: Point | None = None, state: str = ""
) -> list[Group]:
    """Return a pawn's head with its number, and its badges.

    Args:
        seat: whose pawn.
        at: the point of the head.
        carries: what it carries; its badge is on the side away from home.
        home: the point of the pawn's place.
        state: how the player stands; its badge is on the other side.
    """
    body = PAWN_SHAPES[seat]
    number_fill = PAPER if seat in _DARK_SEATS else INK
    lift = 3.0 if seat == 2 else 0.5
    head = (Shape(body, "none", PAPER, 7), _outlined(body, SEAT_COLOURS[seat], 2.4))
    groups = [Group((*head, Text(0, lift, str(seat + 1), 17, "middle", True, number_fill)), *at)]
    side = -14 if home is not None and at[0] < home[0] - 1 else 14
    height = 13 if home is not None and at[1] > home[1] + 1 else -13
    if carries:
        groups.append(Group(BADGES[carries], at[0] + side, at[1] + height))
    if state:
        groups.append(Group(BADGES[state], at[0] - side, at[1] + height))
    return groups


def pawn_pin(home: Point, head: Point) -> Group:
    """Return the needle that ties a pawn's head to its place."""
    needle = line([(0, 0), (head[0] - home[0], head[1] - home[1])])
    return Group((_drawn(needle, 6, PAPER), _drawn(needle, 2.6), Shape(circle(4.2), INK, PAPER, 1.5)), *home)
