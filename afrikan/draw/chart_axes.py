"""A bar chart on a matplotlib axis: the same bars, marks and words as in the SVG."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from textwrap import fill
from typing import TYPE_CHECKING, Any

from afrikan.draw.chart import EXACT, GRID, GUESS, INK, MARKED, MEAN, PAPER, SIMULATED, Chart
from afrikan.draw.words import clean

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INCHES = 9.0
SIZE = 12.0
POINTS_PER_INCH = 72.0
SIGN = 0.62
"""Width of a letter as a share of its size."""

LABEL_SIGNS = 26
KEY_INCHES = 3.2


def draw_chart(chart: Chart, ax: Axes | None = None) -> Axes:
    """Draw a bar chart on an axis; rows count from 0, chances from 0 to 1.

    Words are broken for the axis as it is now; enlarge the figure first, then draw.

    Args:
        chart: what is shown.
        ax: the axis; a new figure of fitting size if None.

    Returns:
        The axis; add layers of your own in these units.
    """
    axis = _fresh_axis(chart) if ax is None else ax
    places = _columns(axis, chart) if chart.upright else _rows(axis, chart)
    _marks(axis, chart, places)
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)
    axis.set_axisbelow(True)
    axis.grid(axis="y" if chart.upright else "x", color=GRID)
    inches = _inches(axis)
    _ticks(axis, chart, inches)
    _words(axis, chart, inches)
    return axis


def _fresh_axis(chart: Chart) -> Axes:
    from matplotlib import pyplot as plt

    high = (
        5.5 if chart.upright else 2.4 + 0.42 * sum(_broken(bar.label).count("\n") + 1 for bar in chart.bars)
    )
    return plt.figure(figsize=(INCHES, high), layout="constrained").add_subplot()


def _inches(axis: Axes) -> float:
    """Return how wide an axis is once its labels have taken their place."""
    figure = axis.get_figure(root=True)
    if figure is None:
        return INCHES
    if figure.get_layout_engine() is not None:
        figure.draw_without_rendering()
    return float(figure.get_figwidth() * axis.get_position().width)


def _rows(axis: Axes, chart: Chart) -> list[float]:
    """Draw bars as rows and return where each stands."""
    places = list(map(float, range(len(chart.bars))))
    for bar, place in zip(chart.bars, places, strict=True):
        axis.barh(place, bar.value, height=0.62, **_paint(bar.tail, bar.marked))
        axis.annotate(
            clean(bar.said), (bar.end, place), (8, 0), textcoords="offset points", va="center",
            in_layout=False, fontsize=SIZE, fontweight="bold" if bar.marked else "normal", parse_math=False,
        )  # fmt: skip
    labels = [_broken(bar.label) for bar in chart.bars]
    axis.set_yticks(places, labels, fontsize=SIZE, parse_math=False)
    axis.set_ylim(len(places) - 0.4, -0.6)
    axis.set_ylabel(clean(chart.unit), fontsize=SIZE, parse_math=False)
    return places


def _columns(axis: Axes, chart: Chart) -> list[float]:
    """Draw bars upright on an axis of numbers and return where each stands."""
    numbers = [bar.at for bar in chart.bars if bar.at is not None]
    gap = min(after - before for before, after in pairwise(numbers))
    places = [float(numbers[-1] + 1.5 * gap if bar.at is None else bar.at) for bar in chart.bars]
    for bar, place in zip(chart.bars, places, strict=True):
        axis.bar(place, bar.value, width=0.78 * gap, **_paint(bar.tail, bar.marked))
    axis.set_xlim(numbers[0] - gap, places[-1] + gap)
    axis.set_yticks(*zip(*chart.ticks, strict=True), fontsize=SIZE - 1)
    axis.set_ylim(0, chart.ticks[-1][0])
    axis.set_ylabel(clean(chart.axis), fontsize=SIZE, parse_math=False)
    return places


def _paint(tail: bool, marked: bool) -> dict[str, Any]:
    colour = PAPER if tail else MARKED if marked else EXACT
    return {"facecolor": colour, "edgecolor": INK, "linewidth": 2.4 if marked else 0.8, "hatch": "//" * tail}


def _ticks(axis: Axes, chart: Chart, inches: float) -> None:
    """Label the horizontal axis as densely as it allows; rows also need room for the figures behind them."""
    if chart.upright:
        longest = max(len(bar.label) for bar in chart.bars if not bar.tail)
        most = inches * POINTS_PER_INCH / (SIZE * SIGN * (longest + 2))
        axis.set_xticks(*zip(*chart.number_ticks(max(1, int(most))), strict=True), fontsize=SIZE - 1)
        return
    longest = max((len(bar.said) for bar in chart.bars), default=0)
    share = 1 - min(0.6, (longest * SIZE * SIGN + 12) / POINTS_PER_INCH / inches)
    every = ceil(len(chart.ticks) * 0.7 / (inches * share))
    axis.set_xticks(*zip(*chart.ticks[::every], strict=True), fontsize=SIZE - 1)
    axis.set_xlim(0, chart.ticks[-1][0] / share)


def _marks(axis: Axes, chart: Chart, places: list[float]) -> None:
    """Add simulated shares, predictions and the mean."""
    whisker = axis.vlines if chart.upright else axis.hlines
    for bar, place in zip(chart.bars, places, strict=True):
        if bar.guess is not None:
            _mark(axis, chart, place, bar.guess, "D", GUESS)
        if bar.simulated:
            share, low, high = bar.simulated
            whisker(place, low, high, colors=INK, linewidth=1.8, zorder=4)
            _mark(axis, chart, place, share, "o", SIMULATED)
    if chart.guess is not None:
        at = chart.guess if chart.upright else chart.row_of(chart.guess)
        line = axis.axvline if chart.upright else axis.axhline
        line(at, color=GUESS, linestyle="--", linewidth=2.2)
    if chart.mean is not None:
        at = chart.mean if chart.upright else chart.row_of(chart.mean)
        _mark(axis, chart, at, 0.0, "^" if chart.upright else ">", MEAN)


def _mark(axis: Axes, chart: Chart, place: float, length: float, shape: str, colour: str) -> None:
    x, y = (place, length) if chart.upright else (length, place)
    edge = INK if colour == MEAN else PAPER
    axis.plot(
        [x], [y], shape, color=colour, markersize=9 if colour == MEAN else 7, markeredgecolor=edge,
        zorder=5, clip_on=False,
    )  # fmt: skip


def _words(axis: Axes, chart: Chart, inches: float) -> None:
    """Add title, legend, and the words under the axis, broken to its width."""
    signs = int(inches * POINTS_PER_INCH / (SIZE * SIGN))
    columns = max(1, int(inches / KEY_INCHES))
    lines = ceil(len(chart.keys) / columns)
    axis.set_title(
        _broken(chart.title, int(0.75 * signs)), loc="left", fontsize=SIZE + 2, fontweight="bold",
        pad=8 + 20 * lines, parse_math=False,
    )  # fmt: skip
    under = (clean(chart.unit if chart.upright else chart.axis), _broken(chart.foot, signs))
    axis.set_xlabel("\n".join(filter(None, under)), fontsize=SIZE, parse_math=False)
    if lines:
        _legend(axis, chart, columns)


def _legend(axis: Axes, chart: Chart, columns: int) -> None:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    handles: dict[str, Any] = {
        "exact": Patch(**_paint(False, False)),
        "tail": Patch(**_paint(True, False)),
        "simulated": Line2D([], [], color=INK, marker="o", markerfacecolor=SIMULATED, markersize=8),
        "guess": Line2D([], [], color=GUESS, marker="D", linestyle="--", markersize=8),
        "mean": Line2D([], [], color=MEAN, marker="^", markeredgecolor=INK, linestyle="", markersize=9),
    }
    legend = axis.legend(
        [handles[name] for name, _ in chart.keys], [clean(said) for _, said in chart.keys],
        loc="lower left", bbox_to_anchor=(0, 1), ncols=columns, frameon=False, fontsize=SIZE - 1,
        borderaxespad=0.2,
    )  # fmt: skip
    legend.set_in_layout(False)
    for text in legend.get_texts():
        text.set_parse_math(False)


def _broken(text: str, signs: int = LABEL_SIGNS) -> str:
    return fill(clean(text), max(8, signs))
