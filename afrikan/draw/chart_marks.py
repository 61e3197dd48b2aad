"""The marks of a bar chart, told apart by shape as well as colour."""

from collections.abc import Sequence

from afrikan.draw.chart import EXACT, GUESS, INK, MARKED, MEAN, PAPER, SIMULATED, Bar
from afrikan.draw.shapes import Point, Shape, circle, line, rectangle

KEY_WIDTH = 34.0
GUESS_DASH = (7.0, 4.0)
HATCH = 8.0
"""Distance between the lines of a hatched bar."""


def bar_shapes(bar: Bar, x: float, y: float, width: float, height: float) -> list[Shape]:
    """Return a bar: filled, hatched if it stands for the tail, edged strongly if it is marked."""
    edge = min(3.0 if bar.marked else 1.2, max(0.3, min(width, height) / 4))
    fill = PAPER if bar.tail else MARKED if bar.marked else EXACT
    shapes = [Shape(rectangle(x, y, width, height), fill, INK, edge)]
    if bar.tail:
        shapes += [Shape(line(ends), "none", INK, 1.4) for ends in hatching(x, y, width, height)]
    return shapes


def hatching(x: float, y: float, width: float, height: float) -> list[Sequence[Point]]:
    """Return slanting lines that fill a rectangle.

    >>> hatching(0, 0, 8, 8)
    [[(0.0, 4.0), (4.0, 0.0)], [(4.0, 8), (8, 4.0)]]
    """
    lines: list[Sequence[Point]] = []
    offset = HATCH / 2
    while offset < width + height:
        low = (x + max(0.0, offset - height), y + min(height, offset))
        high = (x + min(width, offset), y + max(0.0, offset - width))
        lines.append([low, high])
        offset += HATCH
    return lines


def whisker(low: Point, high: Point, half: float) -> list[Shape]:
    """Return the line from one end of an interval to the other, with caps of a half length."""
    across = (0.0, half) if low[1] == high[1] else (half, 0.0)
    caps = [[(x - across[0], y - across[1]), (x + across[0], y + across[1])] for x, y in (low, high)]
    paths = [line([low, high]), *map(line, caps)]
    halo = [Shape(path, "none", PAPER, 5) for path in paths]
    return [*halo, *(Shape(path, "none", INK, 2.2) for path in paths)]


def dot(at: Point, radius: float = 7.0) -> Shape:
    """Return the dot of a simulated share."""
    return Shape(circle(radius, *at), SIMULATED, PAPER, min(2.0, radius / 3))


def diamond(at: Point, radius: float = 9.0) -> Shape:
    """Return the diamond at the end of what the reader predicts."""
    x, y = at
    corners = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
    return Shape(line(corners, closed=True), GUESS, PAPER, 1.6)


def dashed(a: Point, b: Point) -> list[Shape]:
    """Return the dashed line of what the reader predicts."""
    return [Shape(line([a, b]), "none", PAPER, 5.5), Shape(line([a, b]), "none", GUESS, 3, GUESS_DASH)]


def triangle(tip: Point, right: bool = False, size: float = 11.0) -> Shape:
    """Return the triangle at the mean, its tip upwards or to the right."""
    x, y = tip
    base = [(x - size, y - 0.7 * size), (x - size, y + 0.7 * size)] if right else (
        [(x - 0.7 * size, y + size), (x + 0.7 * size, y + size)]
    )  # fmt: skip
    return Shape(line([tip, *base], closed=True), MEAN, INK, 1.2)


def key_mark(name: str, x: float, y: float) -> list[Shape]:
    """Return a mark as the legend shows it, its left middle at a point.

    Args:
        name: ``"exact"``, ``"tail"``, ``"simulated"``, ``"guess"`` or ``"mean"``.
    """
    middle, right = x + KEY_WIDTH / 2, x + KEY_WIDTH
    if name in ("exact", "tail"):
        return bar_shapes(Bar("", 0, tail=name == "tail"), x, y - 8, KEY_WIDTH, 16)
    if name == "simulated":
        return [*whisker((x + 1, y), (right - 1, y), 6), dot((middle, y))]
    if name == "guess":
        return [*dashed((x, y), (right, y)), diamond((middle, y))]
    return [triangle((middle, y - 7), size=14)]
