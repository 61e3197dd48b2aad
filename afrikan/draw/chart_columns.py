"""Bars that stand upright on an axis of numbers: for long lists, such as the turns of a journey."""

from collections.abc import Iterator
from itertools import pairwise

from afrikan.draw.chart import GRID, INK, Bar, Chart
from afrikan.draw.chart_marks import bar_shapes, dashed, diamond, dot, triangle, whisker
from afrikan.draw.shapes import Shape, Text, line
from afrikan.draw.wrap import width_of

SMALL = 17.0
LINE = 25.0
HEIGHT = 330.0
TOP = 34.0
BROADEST = 40.0


class _Frame:
    """Where the columns stand."""

    def __init__(self, chart: Chart, width: float) -> None:
        self.chart = chart
        self.numbers = [bar.at for bar in chart.bars if bar.at is not None]
        gaps = [after - before for before, after in pairwise(self.numbers)]
        self.gap = min(gaps)
        self.left = max(width_of(said, SMALL) for _, said in chart.ticks) + 10
        tails = sum(bar.tail for bar in chart.bars)
        slots = (self.numbers[-1] - self.numbers[0]) / self.gap + 1 + 1.5 * tails
        self.slot = (width - self.left - 6) / slots
        self.right = width
        self.broad = max(1.0, min(BROADEST, 0.78 * self.slot))
        self.bottom = TOP + HEIGHT

    def x(self, wanted: float) -> float:
        """Return where a number lies; one beyond the ends lies at the end."""
        inside = min(max(wanted, self.numbers[0] - 0.5 * self.gap), self.numbers[-1] + 0.5 * self.gap)
        return self.left + 6 + (0.5 + (inside - self.numbers[0]) / self.gap) * self.slot

    def middle(self, bar: Bar) -> float:
        """Return the middle of a column; the tail stands apart on the right."""
        return self.x(bar.at) if bar.at is not None else self.x(self.numbers[-1]) + 1.5 * self.slot

    def y(self, length: float) -> float:
        """Return how high a length reaches."""
        return self.bottom - HEIGHT * length / self.chart.ticks[-1][0]


def items(chart: Chart, width: float) -> tuple[list[Shape | Text], float]:
    """Return the columns and their axes within a width, and how high they are."""
    frame = _Frame(chart, width)
    parts = [*_axis(frame), *(part for bar in chart.bars for part in _column(frame, bar))]
    if chart.guess is not None:
        x = frame.x(chart.guess)
        parts += [*dashed((x, TOP), (x, frame.bottom)), diamond((x, TOP))]
    if chart.mean is not None:
        parts.append(triangle((frame.x(chart.mean), frame.bottom + 1)))
    parts += [mark for bar in chart.bars for mark in _marks(frame, bar)]
    return parts, frame.bottom + 2 * LINE + 12


def _axis(frame: _Frame) -> Iterator[Shape | Text]:
    chart, bottom = frame.chart, frame.bottom
    for value, said in chart.ticks:
        y = frame.y(value)
        yield Shape(line([(frame.left, y), (frame.right, y)]), "none", GRID if value else INK, 1.2)
        yield Text(frame.left - 8, y, said, SMALL, "end")
    widest = max(width_of(bar.label, SMALL) for bar in chart.bars if not bar.tail) + 14
    for value, said in chart.number_ticks(max(1, int((frame.right - frame.left) / widest))):
        yield Text(frame.x(value), bottom + LINE / 2 + 11, said, SMALL, "middle")
    yield Text(0, LINE / 2 - 4, chart.axis, SMALL, bold=True)
    yield Text(
        (frame.left + frame.right) / 2, bottom + 1.5 * LINE + 11, chart.unit, SMALL, "middle", bold=True
    )


def _column(frame: _Frame, bar: Bar) -> Iterator[Shape]:
    x, broad = frame.middle(bar), frame.broad
    if bar.value:
        top = frame.y(bar.value)
        yield from bar_shapes(bar, x - broad / 2, top, broad, frame.bottom - top)


def _marks(frame: _Frame, bar: Bar) -> Iterator[Shape]:
    x, broad = frame.middle(bar), frame.broad
    if bar.guess is not None:
        y = frame.y(bar.guess)
        yield from dashed((x - broad / 2 - 3, y), (x + broad / 2 + 3, y))
        yield diamond((x, y), min(9.0, max(4.0, broad / 2)))
    if bar.simulated:
        share, low, high = bar.simulated
        yield from whisker((x, frame.y(low)), (x, frame.y(high)), min(6.0, broad / 3))
        yield dot((x, frame.y(share)), min(6.0, max(2.5, broad / 3)))
