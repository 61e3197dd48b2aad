"""Figures as points with their intervals, one row for each thing, several sides to a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, isfinite

from afrikan.draw.chart import GRID, SIMULATED, nice_step
from afrikan.draw.chart_marks import KEY_WIDTH
from afrikan.draw.chart_svg import INSIDE, LINE, SMALL, TITLE, Part, lines, stacked
from afrikan.draw.marks import INK, PAPER
from afrikan.draw.shapes import Point as At
from afrikan.draw.shapes import Shape, Text, circle, line
from afrikan.draw.wrap import width_of, wrap
from afrikan.language import decimal

OTHER = "#0072B2"
SIZE = 17.0
ROW, DENSE = 38.0, 25.0
STEP = 22.0
GAP = 14.0
APART = 18.0
"""How far the points of one row lie below one another."""

LONGEST_LABEL, LONGEST_SAID = 340.0, 270.0
FEW_TICKS = 5
RADIUS = 5.5
CAP = 8.0
"""Half the height of the ends of an interval: they reach beyond a point that is wider than its interval."""

MANY_ROWS = 14
"""More rows than these stand closer together."""


@dataclass(frozen=True, slots=True)
class Point:
    """One figure.

    Args:
        value: the figure.
        low, high: the ends of its interval; no numbers if there is none.
        side: whose it is: ``"ours"`` or ``"other"``, each with a mark of its own.
    """

    value: float
    low: float
    high: float
    side: str = "ours"

    @property
    def ends(self) -> tuple[float, ...]:
        """What of it lies on the axis."""
        return tuple(end for end in (self.value, self.low, self.high) if isfinite(end))


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one thing.

    Args:
        label: what it is.
        points: its figures, from the top.
        said: a text beside them.
        fair: where the figure would lie if there were nothing to find.
    """

    label: str
    points: tuple[Point, ...]
    said: str = ""
    fair: float | None = None


@dataclass(frozen=True, slots=True)
class Points:
    """Rows of points on one axis.

    Args:
        title: the heading.
        rows: the rows, from the top.
        axis: what the axis counts.
        keys: the marks that are explained, each with its words: a side, or ``"fair"``.
        at: a line across all rows, such as at a difference of zero.
        described: what can be seen, for those who do not see it.
        unit: a sign after each number on the axis.
        lang: the language of the words.
    """

    title: str
    rows: Sequence[Row]
    axis: str
    keys: Sequence[tuple[str, str]] = ()
    at: float | None = None
    described: str = ""
    unit: str = ""
    lang: str = "en"

    @property
    def step(self) -> float:
        """How far the marks on the axis are apart."""
        ends = self._ends
        return nice_step((max(ends) - min(ends)) / FEW_TICKS)

    @property
    def span(self) -> tuple[float, float]:
        """The ends of the axis: whole steps around everything that lies on it."""
        low, high = min(self._ends), max(self._ends)
        if low == high:
            return low - 1.0, high + 1.0
        return floor(low / self.step + 1e-9) * self.step, ceil(high / self.step - 1e-9) * self.step

    @property
    def _ends(self) -> list[float]:
        ends = [end for row in self.rows for point in row.points for end in point.ends]
        ends += [row.fair for row in self.rows if row.fair is not None]
        ends += [] if self.at is None else [self.at]
        return ends or [0.0]

    @property
    def ticks(self) -> list[tuple[float, str]]:
        """The marks on the axis with their numbers."""
        (low, high), step = self.span, self.step
        places = next((places for places in range(6) if abs(round(step, places) - step) < 1e-9), 6)
        numbers = (i * step for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1))
        return [(value, f"{decimal(value + 0.0, places, self.lang)}{self.unit}") for value in numbers]


def points_svg(points: Points) -> str:
    """Return the points as SVG; it shrinks to fit the page and stands on white.

    Args:
        points: what is shown.

    >>> points = Points("How long?", [Row("rounds", (Point(12.4, 12.3, 12.5),))], "rounds", described="12.4.")
    >>> "<title>How long?</title><desc>12.4.</desc>" in points_svg(points)
    True
    """
    parts = (lines(points.title, TITLE * 0.85, True), _keys(points), _rows(points))
    return stacked(parts, points.title, points.described, points.lang)


class _Frame:
    """Where labels, points and texts stand, and how high each row is."""

    def __init__(self, points: Points) -> None:
        rows = points.rows
        label = min(LONGEST_LABEL, max((width_of(row.label, SIZE) for row in rows), default=0.0))
        said = min(LONGEST_SAID, max((width_of(row.said, SIZE) for row in rows), default=0.0))
        self.labels = [wrap(row.label, label, SIZE) for row in rows]
        self.saids = [wrap(row.said, said, SIZE) for row in rows]
        self.left, self.right = label + 2 * GAP, INSIDE - said - 2 * GAP
        self.low, self.high = points.span
        self.edges = [4.0]
        for row, *texts in zip(rows, self.labels, self.saids, strict=True):
            least = DENSE if len(rows) > MANY_ROWS else ROW
            high = max(least, max(map(len, texts)) * STEP + 3, len(row.points) * APART + 10)
            self.edges.append(self.edges[-1] + high)

    def x(self, value: float) -> float:
        """Return where a number lies."""
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)


def _rows(points: Points) -> Part:
    frame = _Frame(points)
    items = [*_axis(points, frame)]
    for place, row in enumerate(points.rows):
        top, bottom = frame.edges[place], frame.edges[place + 1]
        y = (top + bottom) / 2
        for texts, x in ((frame.labels[place], 0.0), (frame.saids[place], frame.right + 2 * GAP)):
            first = y - (len(texts) - 1) * STEP / 2
            items += [Text(x, first + i * STEP, text, SIZE) for i, text in enumerate(texts)]
        if row.fair is not None:
            items += fair_mark((frame.x(row.fair), y), (bottom - top) / 2 - 3)
        first = y - (len(row.points) - 1) * APART / 2
        for i, point in enumerate(row.points):
            items += _point(frame, point, first + i * APART)
    return items, frame.edges[-1] + 2.5 * STEP


def _point(frame: _Frame, point: Point, y: float) -> list[Shape]:
    shapes = [mark(point.side, (frame.x(point.value), y))] if isfinite(point.value) else []
    if not (isfinite(point.low) and isfinite(point.high)):
        return shapes
    low, high = frame.x(point.low), frame.x(point.high)
    paths = [line([(low, y), (high, y)]), *(line([(x, y - CAP), (x, y + CAP)]) for x in (low, high))]
    return [*shapes, *(Shape(path, "none", INK, 1.8) for path in paths)]


def _axis(points: Points, frame: _Frame) -> Iterator[Shape | Text]:
    top, bottom = frame.edges[0], frame.edges[-1]
    for value, text in points.ticks:
        x = frame.x(value)
        yield Shape(line([(x, top), (x, bottom)]), "none", GRID, 1.2)
        yield Text(x, bottom + STEP / 2 + 2, text, SMALL, "middle")
    if points.at is not None:
        x = frame.x(points.at)
        yield Shape(line([(x, top), (x, bottom)]), "none", INK, 2.2)
    middle = (frame.left + frame.right) / 2
    yield Text(middle, bottom + 1.5 * STEP + 4, points.axis, SMALL, "middle", bold=True)


def mark(side: str, at: At) -> Shape:
    """Return the mark of a figure: a full dot if it is ours, an empty diamond if it is the other side's.

    Args:
        side: ``"ours"`` or ``"other"``.
        at: its middle.
    """
    x, y = at
    if side == "ours":
        return Shape(circle(RADIUS, x, y), SIMULATED, PAPER, 2)
    far = RADIUS + 1.5
    return Shape(
        line([(x, y - far), (x + far, y), (x, y + far), (x - far, y)], closed=True), PAPER, OTHER, 2.6
    )


def fair_mark(at: At, half: float) -> list[Shape]:
    """Return the upright stroke at what would be fair."""
    x, y = at
    path = line([(x, y - half), (x, y + half)])
    return [Shape(path, "none", PAPER, 7), Shape(path, "none", INK, 3, (5.0, 3.0))]


def _keys(points: Points) -> Part:
    """Return the legend, as many marks on a line as fit, and its height."""
    items: list[Shape | Text] = []
    x, middle = 0.0, LINE * SMALL / 2
    for name, text in points.keys:
        width = KEY_WIDTH + width_of(text, SMALL)
        if x and x + width > INSIDE:
            x, middle = 0.0, middle + LINE * SMALL + 4
        at = (x + KEY_WIDTH / 2, middle)
        items += fair_mark(at, LINE * SMALL / 2) if name == "fair" else [mark(name, at)]
        items.append(Text(x + KEY_WIDTH, middle, text, SMALL))
        x += width + 20
    return items, middle + LINE * SMALL / 2
