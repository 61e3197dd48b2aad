"""Differences with their intervals around a line at zero, whatever they are about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, isfinite

from afrikan.draw.chart import nice_step
from afrikan.draw.chart_marks import KEY_WIDTH, whisker
from afrikan.draw.chart_svg import INSIDE, LINE, SMALL, TITLE, Part, lines, stacked
from afrikan.draw.marks import INK, PAPER
from afrikan.draw.shapes import Point, Shape, Text, circle, line
from afrikan.draw.wrap import width_of, wrap
from afrikan.language import decimal

GRID = "#d5d5d5"
SURE, OPEN, DOUBT = "#0072B2", "#4d4d4d", "#D55E00"
SIZE = 17.0
ROW = 34.0
STEP = 22.0
GAP = 14.0
LONGEST_LABEL, LONGEST_SAID = 300.0, 290.0
FEW_TICKS = 6
RADIUS = 7.0
BEYOND = "beyond"
"""The name of the arrow among the marks that are explained."""


@dataclass(frozen=True, slots=True)
class Row:
    """One difference.

    Args:
        label: of what.
        value: the difference.
        low, high: the ends of its interval; no numbers if there is none.
        said: a text beside it.
        mark: ``"sure"``, ``"doubt"`` or ``"open"``, each with a shape of its own.
    """

    label: str
    value: float
    low: float
    high: float
    said: str = ""
    mark: str = "open"

    @property
    def ends(self) -> tuple[float, ...]:
        """What of it lies on the axis."""
        return tuple(end for end in (self.value, self.low, self.high) if isfinite(end))


@dataclass(frozen=True, slots=True)
class Forest:
    """Differences below one another on one axis.

    Args:
        title: the heading.
        rows: the differences, from the top.
        axis: what the axis counts.
        less, more: what it means to lie left and right of zero.
        keys: the marks that are explained, each with its words.
        described: what can be seen, for those who do not see it.
        unit: a sign after each number on the axis.
        limit: so far the axis reaches at most on either side; what lies beyond it is an arrow at its end.
        lang: the language of the words.
    """

    title: str
    rows: Sequence[Row]
    axis: str
    less: str = ""
    more: str = ""
    keys: Sequence[tuple[str, str]] = ()
    described: str = ""
    unit: str = ""
    limit: float | None = None
    lang: str = "en"

    def within(self, value: float) -> float:
        """Return a number, or the end of the axis beyond which it lies."""
        return value if self.limit is None else max(-self.limit, min(self.limit, value))

    @property
    def span(self) -> tuple[float, float]:
        """The ends of the axis: whole steps, with zero among them."""
        ends = [0.0, *(self.within(end) for row in self.rows for end in row.ends)]
        low, high = min(ends), max(ends)
        if low == high:
            return -1.0, 1.0
        step = nice_step((high - low) / FEW_TICKS)
        return floor(low / step - 1e-9) * step, ceil(high / step + 1e-9) * step

    @property
    def ticks(self) -> list[tuple[float, str]]:
        """The marks on the axis with their numbers."""
        low, high = self.span
        step = nice_step((high - low) / FEW_TICKS)
        places = next((places for places in range(6) if abs(round(step, places) - step) < 1e-9), 6)
        numbers = (i * step for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1))
        return [(value, f"{decimal(value + 0.0, places, self.lang)}{self.unit}") for value in numbers]


def forest_svg(forest: Forest) -> str:
    """Return the differences as SVG; it shrinks to fit the page and stands on white.

    Args:
        forest: what is shown.

    >>> forest = Forest("Longer?", [Row("rounds", -1.5, -1.6, -1.4)], "rounds", described="Shorter.")
    >>> "<title>Longer?</title><desc>Shorter.</desc>" in forest_svg(forest)
    True
    """
    parts = (lines(forest.title, TITLE * 0.85, True), _keys(forest), _rows(forest))
    return stacked(parts, forest.title, forest.described, forest.lang)


class _Frame:
    """Where labels, differences and figures stand, and how high each row is."""

    def __init__(self, forest: Forest) -> None:
        rows = forest.rows
        label = min(LONGEST_LABEL, max(width_of(row.label, SIZE) for row in rows))
        said = min(LONGEST_SAID, max(width_of(row.said, SIZE) for row in rows))
        self.labels = [wrap(row.label, label, SIZE) for row in rows]
        self.saids = [wrap(row.said, said, SIZE) for row in rows]
        self.left, self.right = label + 2 * GAP, INSIDE - said - 2 * GAP
        self.low, self.high = forest.span
        self.edges = [STEP + 4.0 if forest.less or forest.more else 4.0]
        for texts in zip(self.labels, self.saids, strict=True):
            self.edges.append(self.edges[-1] + max(ROW, max(map(len, texts)) * STEP + 8))

    def x(self, value: float) -> float:
        """Return where a number lies."""
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)


def _rows(forest: Forest) -> Part:
    frame = _Frame(forest)
    items = [*_axis(forest, frame)]
    for place, row in enumerate(forest.rows):
        y = (frame.edges[place] + frame.edges[place + 1]) / 2
        for texts, x in ((frame.labels[place], 0.0), (frame.saids[place], frame.right + 2 * GAP)):
            first = y - (len(texts) - 1) * STEP / 2
            items += [Text(x, first + i * STEP, text, SIZE) for i, text in enumerate(texts)]
        if forest.within(row.value) != row.value:
            items += arrow((frame.left if row.value < 0 else frame.right, y), left=row.value < 0)
            continue
        if isfinite(row.low) and isfinite(row.high):
            low, high = forest.within(row.low), forest.within(row.high)
            items += whisker((frame.x(low), y), (frame.x(high), y), 6)
        items += mark(row.mark, (frame.x(row.value), y))
    return items, frame.edges[-1] + 2.5 * STEP


def _axis(forest: Forest, frame: _Frame) -> Iterator[Shape | Text]:
    top, bottom, zero = frame.edges[0], frame.edges[-1], frame.x(0.0)
    for value, text in forest.ticks:
        x = frame.x(value)
        yield Shape(line([(x, top), (x, bottom)]), "none", GRID, 1.2)
        yield Text(x, bottom + STEP / 2 + 2, text, SMALL, "middle")
    yield Shape(line([(zero, top), (zero, bottom)]), "none", INK, 2.2)
    if forest.less:
        yield Text(frame.left, STEP / 2, f"← {forest.less}", SMALL)
    if forest.more:
        yield Text(frame.right, STEP / 2, f"{forest.more} →", SMALL, "end")
    middle = (frame.left + frame.right) / 2
    yield Text(middle, bottom + 1.5 * STEP + 4, forest.axis, SMALL, "middle", bold=True)


def mark(name: str, at: Point) -> list[Shape]:
    """Return the mark of a difference: a full dot, an empty diamond, or an empty dot.

    Args:
        name: ``"sure"``, ``"doubt"`` or ``"open"``.
        at: its middle.
    """
    x, y = at
    if name == "sure":
        return [Shape(circle(RADIUS, x, y), SURE, PAPER, 2)]
    if name == "doubt":
        far = RADIUS + 1.5
        corners = [(x, y - far), (x + far, y), (x, y + far), (x - far, y)]
        return [Shape(line(corners, closed=True), PAPER, DOUBT, 2.6)]
    return [Shape(circle(RADIUS - 1, x, y), PAPER, OPEN, 2.4)]


def arrow(at: Point, left: bool = False) -> list[Shape]:
    """Return the mark of a difference that lies beyond the axis: an arrow head that points there.

    Args:
        at: its middle.
        left: whether it points to the left.
    """
    x, y = at
    far = -RADIUS if left else RADIUS
    corners = [(x - far, y - RADIUS), (x + far, y), (x - far, y + RADIUS)]
    return [Shape(line(corners, closed=True), SURE, PAPER, 1.6)]


def _keys(forest: Forest) -> Part:
    """Return the legend, as many marks on a line as fit, and its height."""
    items: list[Shape | Text] = []
    x, middle = 0.0, LINE * SMALL / 2
    for name, text in forest.keys:
        width = KEY_WIDTH + width_of(text, SMALL)
        if x and x + width > INSIDE:
            x, middle = 0.0, middle + LINE * SMALL + 4
        at = x + KEY_WIDTH / 2, middle
        items += [
            *(arrow(at) if name == BEYOND else mark(name, at)),
            Text(x + KEY_WIDTH, middle, text, SMALL),
        ]
        x += width + 20
    return items, middle + LINE * SMALL / 2
