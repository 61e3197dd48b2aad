"""One shape drawn at many places as a single short path, so that a thousand hexes make a small picture."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from afrikan.draw.shapes import Group, Path, Point, Shape
from afrikan.draw.svg import group_svg


@dataclass(frozen=True, slots=True)
class Repeated:
    """A path with its paint, and the places where it is drawn.

    Args:
        path: the path around its own middle.
        points: where that middle comes to lie.
        fill, stroke, width: its paint; lengths are in units of the picture.
        opacity: from 0 to 1.
    """

    path: Path
    points: tuple[Point, ...]
    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0
    opacity: float = 1.0

    @property
    def shape(self) -> Shape:
        """The same as one shape, for pictures that are no SVG."""
        veil = "" if self.opacity == 1 else f"{round(255 * self.opacity):02x}"
        fill, stroke = (paint if paint == "none" else paint + veil for paint in (self.fill, self.stroke))
        moved = (command for point in self.points for command in _moved(self.path, point))
        return Shape(tuple(moved), fill, stroke, self.width)


Drawn = Group | Repeated
"""What a layer of a picture is made of."""


def layer_svg(items: Iterable[Drawn]) -> str:
    """Return the parts of a layer as SVG, back to front.

    Args:
        items: the parts.

    >>> hook = (("M", ((-1.0, 0.0),)), ("L", ((4.0, 0.0),)), ("L", ((4.0, 2.5),)))
    >>> layer_svg([Repeated(hook, ((10.0, 10.0), (40.0, 10.0)), stroke="red", width=2)])
    '<path d="M9 10h5v2.5M39 10h5v2.5" fill="none" stroke="red" stroke-width="2"/>'
    """
    return "".join(_repeated_svg(item) if isinstance(item, Repeated) else group_svg(item) for item in items)


def groups_of(items: Iterable[Drawn]) -> list[Group]:
    """Return the parts of a layer as groups of shapes, for pictures that are no SVG.

    Args:
        items: the parts.
    """
    return [
        Group((item.shape,)) if isinstance(item, Repeated) else item
        for item in items
        if not isinstance(item, Repeated) or item.points
    ]


def number(value: float) -> str:
    """Return a length as SVG writes it, with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _repeated_svg(item: Repeated) -> str:
    if not item.points:
        return ""
    dx, dy = item.path[0][1][0]
    rest = _relative(item.path)
    drawn = "".join(f"M{number(x + dx)} {number(y + dy)}{rest}" for x, y in item.points)
    paint = f' fill="{item.fill}"'
    if item.width:
        paint += f' stroke="{item.stroke}" stroke-width="{number(item.width)}"'
    if item.opacity != 1:
        paint += f' opacity="{item.opacity:g}"'
    return f'<path d="{drawn}"{paint}/>'


@lru_cache(maxsize=256)
def _relative(path: Path) -> str:
    """Return all of a path behind its first point, in steps from point to point, as short as SVG allows."""
    start = here = path[0][1][0]
    written, last, bend = "", "", None
    for letter, points in path[1:]:
        steps = tuple((round(x - here[0], 1), round(y - here[1], 1)) for x, y in points)
        command, numbers = _command(letter, steps, bend)
        text = "" if command == last and command != "m" else command
        written += text + _joined(numbers, spaced=not text and bool(numbers))
        bend = _mirrored(steps) if letter == "C" else None
        here = points[-1] if points else start
        start = here if letter == "M" else start
        last = command
    return written


def _command(letter: str, steps: tuple[Point, ...], bend: Point | None) -> tuple[str, list[float]]:
    """Return the shortest command for a part of a path, with its numbers."""
    numbers = [part for step in steps for part in step]
    if letter == "L" and 0 in numbers:
        return ("v", numbers[1:]) if numbers[0] == 0 else ("h", numbers[:1])
    if letter == "C" and bend == steps[0]:
        return "s", numbers[2:]
    return letter.lower(), numbers


def _mirrored(steps: tuple[Point, ...]) -> Point:
    """Return where a curve goes on as if it had no corner, seen from its end."""
    (_, _), (bx, by), (x, y) = steps
    return round(x - bx, 1), round(y - by, 1)


def _joined(numbers: list[float], spaced: bool) -> str:
    text = "".join(f" {number(part)}" for part in numbers).replace(" -", "-")
    return text if spaced else text.removeprefix(" ")


def _moved(path: Path, by: Point) -> Path:
    return tuple((letter, tuple((x + by[0], y + by[1]) for x, y in points)) for letter, points in path)
