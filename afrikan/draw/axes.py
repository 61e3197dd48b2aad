"""A board on a matplotlib axis: the same shapes, names and marks as in the SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from afrikan.board import RouteGraph
from afrikan.draw.layout import layout_of
from afrikan.draw.scene import Lying, Pawn, check_play, moving_part, picture_width, still_part
from afrikan.draw.shapes import Group, Path, Shape, Text
from afrikan.draw.words import clean, title_word
from afrikan.session import spoken

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.path import Path as AxesPath

UNITS_PER_INCH = 110.0
_POINTS_PER_INCH = 72.0


def draw_board(
    board: RouteGraph,
    ax: Axes | None = None,
    *,
    tiles: Mapping[str, str] | None = None,
    pawns: Sequence[Pawn] = (),
    highlight: Iterable[str] | None = None,
    lying: Lying | None = None,
    lang: str | None = None,
    title: str | None = None,
    legend: bool = True,
) -> Axes:
    """Draw a board on an axis, with tiles, pawns and marked places if given.

    Lines and letters are sized for the axis as it is now; enlarge the figure first, then draw.

    Args:
        board: the board.
        ax: the axis; a new figure of fitting size if None.
        tiles: city id to ``"down"`` or a face; a city left out has no tile.
        pawns: at most six.
        highlight: ids of places to mark with a dashed ring.
        lying: city id to what lies there beside its tile, ``"robber"`` or ``"star"``.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        title: heading; the board's own title if None.
        legend: whether to explain the marks beside the map.

    Returns:
        The axis; add your own layers in the picture's units, see ``afrikan.draw.layout``.

    Raises:
        AfrikanError: if a place, tile, pawn or language is not possible; says what would be.
    """
    lang = spoken(lang)
    marked = check_play(board, tiles, pawns, highlight, lying)
    heading = clean(title_word(board, lang) if title is None else title, 120)
    moving = moving_part(board, tiles, pawns, marked, lang, legend, lying)
    groups = [*still_part(board, lang, heading, legend), *moving]
    return paint(groups, ax, (picture_width(legend), layout_of(board).height))


def paint(groups: Iterable[Group], ax: Axes | None, size: tuple[float, float]) -> Axes:
    """Draw groups of shapes on an axis, back to front, and fit the axis to the picture.

    Args:
        groups: the groups.
        ax: the axis; a new figure of fitting size if None.
        size: width and height in the picture's own units.
    """
    wide, high = size
    axis = _fresh_axis(wide, high) if ax is None else ax
    axis.set_xlim(0, wide)
    axis.set_ylim(high, 0)
    axis.set_aspect("equal")
    axis.axis("off")
    scale = _points_per_unit(axis, wide, high)
    for number, group in enumerate(groups):
        for item in group.items:
            if isinstance(item, Shape):
                _draw_shape(axis, item, group, scale, 1 + number / 1000)
            else:
                _draw_text(axis, item, group, scale, 1 + number / 1000)
    return axis


def _fresh_axis(wide: float, high: float) -> Axes:
    from matplotlib import pyplot as plt

    figure = plt.figure(figsize=(wide / UNITS_PER_INCH, high / UNITS_PER_INCH))
    return figure.add_axes((0.0, 0.0, 1.0, 1.0))


def _points_per_unit(axis: Axes, wide: float, high: float) -> float:
    figure = axis.get_figure(root=True)
    box = axis.get_position(original=True)
    if figure is None:
        return _POINTS_PER_INCH / UNITS_PER_INCH
    across, down = figure.get_size_inches()
    return float(_POINTS_PER_INCH * min(across * box.width / wide, down * box.height / high))


def _draw_shape(axis: Axes, shape: Shape, group: Group, scale: float, zorder: float) -> None:
    from matplotlib.patches import PathPatch

    style: dict[str, Any] = {"capstyle": "round", "joinstyle": "round", "clip_on": True}
    if shape.dash and shape.width:
        style["linestyle"] = (0, tuple(length / shape.width for length in shape.dash))
    patch = PathPatch(
        _axes_path(shape.path, group.x, group.y),
        facecolor=shape.fill,
        edgecolor=shape.stroke if shape.width else "none",
        linewidth=shape.width * scale,
        zorder=zorder,
        **style,
    )
    axis.add_patch(patch)


def _draw_text(axis: Axes, text: Text, group: Group, scale: float, zorder: float) -> None:
    from matplotlib.patheffects import Normal, Stroke

    effects = [Stroke(linewidth=5 * scale, foreground=text.halo), Normal()] if text.halo else []
    axis.text(
        group.x + text.x,
        group.y + text.y + 0.36 * text.size,
        text.text,
        parse_math=False,
        fontsize=text.size * scale,
        fontweight="bold" if text.bold else "normal",
        fontfamily="DejaVu Sans",
        color=text.fill,
        ha={"start": "left", "middle": "center", "end": "right"}[text.anchor],
        va="baseline",
        zorder=zorder,
        path_effects=effects,
        clip_on=True,
    )


def _axes_path(path: Path, x: float, y: float) -> AxesPath:
    from matplotlib.path import Path as AxesPath

    codes: list[Any] = []
    corners: list[tuple[float, float]] = []
    names = {"M": AxesPath.MOVETO, "L": AxesPath.LINETO, "Q": AxesPath.CURVE3, "C": AxesPath.CURVE4}
    for letter, points in path:
        if letter == "Z":
            codes.append(AxesPath.CLOSEPOLY)
            corners.append(corners[-1])
        for px, py in points:
            codes.append(names[letter])
            corners.append((x + px, y + py))
    return AxesPath(corners, codes)
