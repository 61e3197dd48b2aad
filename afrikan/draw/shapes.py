"""The few kinds of shape a picture is made of, so that SVG and matplotlib show the same picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]
Command = tuple[str, tuple[Point, ...]]
Path = tuple[Command, ...]

_ROUND = 0.5522847498


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its paint; lengths are in units of the picture."""

    path: Path
    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; ``y`` is the middle of its height."""

    x: float
    y: float
    text: str
    size: float
    anchor: str = "start"
    bold: bool = False
    fill: str = "#1a1a1a"
    halo: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes and texts drawn in their own coordinates and moved to a place."""

    items: tuple[Shape | Text, ...]
    x: float = 0.0
    y: float = 0.0


def line(points: Sequence[Point], closed: bool = False) -> Path:
    """Return straight lines through points."""
    commands: list[Command] = [("M", (points[0],)), *(("L", (p,)) for p in points[1:])]
    return (*commands, ("Z", ())) if closed else tuple(commands)


def smooth(points: Sequence[Point]) -> Path:
    """Return a smooth curve through points (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    commands: list[Command] = [("M", (points[0],))]
    for before, a, b, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        first = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        second = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        commands.append(("C", (first, second, b)))
    return tuple(commands)


def arc(a: Point, b: Point, bend: float) -> Path:
    """Return a shallow arc; ``bend`` is its height as a share of its length, to the left of a-b."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    control = (middle[0] + 2 * bend * (b[1] - a[1]), middle[1] - 2 * bend * (b[0] - a[0]))
    return ("M", (a,)), ("Q", (control, b))


def circle(r: float, x: float = 0.0, y: float = 0.0) -> Path:
    """Return a circle of four curves."""
    k = r * _ROUND
    return (
        ("M", ((x + r, y),)),
        ("C", ((x + r, y + k), (x + k, y + r), (x, y + r))),
        ("C", ((x - k, y + r), (x - r, y + k), (x - r, y))),
        ("C", ((x - r, y - k), (x - k, y - r), (x, y - r))),
        ("C", ((x + k, y - r), (x + r, y - k), (x + r, y))),
        ("Z", ()),
    )


def polygon(corners: int, r: float, turn: float = -90.0) -> Path:
    """Return a regular polygon; ``turn`` is the direction of its first corner in degrees."""
    angles = [(turn + 360 * i / corners) * pi / 180 for i in range(corners)]
    return line([(r * cos(a), r * sin(a)) for a in angles], closed=True)


def star(r: float, waist: float = 0.45) -> Path:
    """Return a five-pointed star."""
    angles = [(-90 + 36 * i) * pi / 180 for i in range(10)]
    radii = [r if i % 2 == 0 else r * waist for i in range(10)]
    return line([(q * cos(a), q * sin(a)) for a, q in zip(angles, radii, strict=True)], closed=True)


def rectangle(x: float, y: float, width: float, height: float) -> Path:
    """Return an upright rectangle."""
    return line([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], closed=True)
