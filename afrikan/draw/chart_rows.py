"""Bars as rows: a label before each, its figure behind it."""

from collections.abc import Iterator

from afrikan.draw.chart import GRID, INK, Bar, Chart
from afrikan.draw.chart_marks import bar_shapes, dashed, diamond, dot, triangle, whisker
from afrikan.draw.shapes import Shape, Text, line
from afrikan.draw.wrap import width_of, wrap

SIZE, SMALL = 20.0, 17.0
LINE = 25.0
ROW = 40.0
THICK = 24.0
GAP = 14.0
LONGEST_LABEL, LONGEST_SAID = 330.0, 240.0


class _Frame:
    """Where labels, bars and figures stand, and how high each row is."""

    def __init__(self, chart: Chart, width: float) -> None:
        self.chart = chart
        bars = chart.bars
        label = _widest([(bar.label, bar.marked) for bar in bars], LONGEST_LABEL)
        said = _widest([(bar.said, bar.marked) for bar in bars], LONGEST_SAID)
        self.labels = [wrap(bar.label, label, SIZE, bar.marked) for bar in bars]
        self.saids = [wrap(bar.said, said, SIZE, bar.marked) for bar in bars]
        first, last = (width_of(chart.ticks[end][1], SMALL) / 2 for end in (0, -1))
        self.left = max(label + GAP + (GAP if chart.mean is not None else 0.0), first)
        self.right = width - max(said + GAP, last)
        self.top = LINE if chart.unit else 4.0
        edges = [self.top]
        for label_lines, said_lines in zip(self.labels, self.saids, strict=True):
            lines = max(len(label_lines), len(said_lines))
            edges.append(edges[-1] + max(ROW, lines * LINE + 8))
        self.edges = edges

    def x(self, length: float) -> float:
        """Return where a length ends."""
        return self.left + (self.right - self.left) * length / self.chart.ticks[-1][0]

    def y(self, row: float) -> float:
        """Return the middle of a row; of a place between two rows if it is no whole number."""
        below = min(int(row), len(self.edges) - 2)
        middle = (self.edges[below] + self.edges[below + 1]) / 2
        return middle + (row - below) * (self.edges[below + 1] - self.edges[below])


def _widest(texts: list[tuple[str, bool]], most: float) -> float:
    return min(most, max((width_of(text, SIZE, bold) for text, bold in texts), default=0.0))


def items(chart: Chart, width: float) -> tuple[list[Shape | Text], float]:
    """Return the bars, their axis and their labels within a width, and how high they are."""
    frame = _Frame(chart, width)
    bottom = frame.edges[-1]
    each = range(len(chart.bars))
    parts = [*_axis(frame), *(part for row in each for part in _row(frame, row))]
    if chart.mean is not None:
        parts.append(triangle((frame.left - 2, frame.y(chart.row_of(chart.mean))), right=True))
    if chart.guess is not None:
        y = frame.y(chart.row_of(chart.guess))
        parts += [*dashed((frame.left, y), (frame.right, y)), diamond((frame.right, y))]
    parts += [mark for row in each for mark in _marks(frame, chart.bars[row], frame.y(row))]
    height = bottom + 2 * LINE if chart.axis else bottom + LINE
    return parts, height + 6


def _axis(frame: _Frame) -> Iterator[Shape | Text]:
    chart, bottom = frame.chart, frame.edges[-1]
    for value, said in chart.ticks:
        x = frame.x(value)
        yield Shape(line([(x, frame.top), (x, bottom)]), "none", GRID if value else INK, 1.2)
        yield Text(x, bottom + LINE / 2 + 2, said, SMALL, "middle")
    if chart.unit:
        yield Text(0, LINE / 2 - 4, chart.unit, SMALL, bold=True)
    if chart.axis:
        middle = (frame.left + frame.right) / 2
        yield Text(middle, bottom + 1.5 * LINE + 2, chart.axis, SMALL, "middle", bold=True)


def _row(frame: _Frame, row: int) -> Iterator[Shape | Text]:
    bar, y = frame.chart.bars[row], frame.y(row)
    if bar.value:
        yield from bar_shapes(bar, frame.left, y - THICK / 2, frame.x(bar.value) - frame.left, THICK)
    for lines, x in ((frame.labels[row], 0.0), (frame.saids[row], frame.right + GAP)):
        first = y - (len(lines) - 1) * LINE / 2
        yield from (
            Text(x, first + i * LINE, text, SIZE, bold=bar.marked) for i, text in enumerate(lines) if text
        )


def _marks(frame: _Frame, bar: Bar, y: float) -> Iterator[Shape]:
    if bar.guess is not None:
        x = frame.x(bar.guess)
        yield from dashed((x, y - THICK / 2 - 6), (x, y + THICK / 2 + 6))
        yield diamond((x, y))
    if bar.simulated:
        share, low, high = bar.simulated
        yield from whisker((frame.x(low), y), (frame.x(high), y), 7)
        yield dot((frame.x(share), y))
