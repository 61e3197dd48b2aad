"""A board with numbers laid over it, as SVG and on a matplotlib axis: policies, chances, centrality."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from afrikan.board import RouteGraph
from afrikan.draw.layout import layout_of
from afrikan.draw.overlay_parts import Arrow as Arrow
from afrikan.draw.overlay_parts import MapWords as MapWords
from afrikan.draw.overlay_parts import Overlay as Overlay
from afrikan.draw.overlay_parts import Said, Value, Write, checked
from afrikan.draw.overlay_scene import overlay_groups
from afrikan.draw.overlay_words import describe_overlay
from afrikan.draw.scene import Pawn, picture_width
from afrikan.draw.svg import group_svg, picture_svg
from afrikan.draw.words import clean, title_word
from afrikan.errors import in_words
from afrikan.session import spoken

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PLAIN = MapWords()


def overlay_svg(
    board: RouteGraph,
    values: Mapping[str, Value | None],
    *,
    texts: Mapping[str, str] | None = None,
    arrows: Sequence[Arrow] = (),
    marks: Mapping[str, str] | None = None,
    pawns: Sequence[Pawn] = (),
    words: MapWords = PLAIN,
    limits: tuple[float, float] | None = None,
    write: Write | None = None,
    title: Said | None = None,
    lang: str | None = None,
    width: int = 1000,
    legend: bool = True,
) -> str:
    """Return a picture of a board with values over it, as SVG with alternative text.

    Each place with a value is shaded and sized by it; one whose value is None or infinite is grey and
    hatched. Plates beside places write values out; arrows follow the routes.

    Args:
        board: the board.
        values: place id to a number, or None where there is none; a place left out stays as it is.
        texts: place id to the text on its plate; if None, every city with a value gets it written.
        arrows: ways along the routes.
        marks: place id to ``"ring"``, ``"goal"``, ``"closed"`` or a face of a tile such as ``"star"``.
        pawns: at most six.
        words: what values, scale and arrows mean.
        limits: the ends of the scale, to compare pictures; the smallest and the greatest value if None.
        write: how values are written, from the value and the language; with few decimals if None.
        title: heading; the board's own title if None.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        width: width on the page in pixels; the picture also shrinks to fit.
        legend: whether to explain scale and marks beside the map.

    Raises:
        AfrikanError: if a place, value, arrow, mark, language or width is not possible; says what would be.

    >>> board = RouteGraph.load("finnish")
    >>> away = board.distances("cairo", "mixed")
    >>> picture = overlay_svg(board, away, words=MapWords(measure="steps to Cairo"), lang="en")
    >>> "Lowest among the cities: Cairo: 0; Tripoli: 4; " in picture
    True
    """
    overlay = Overlay(values, texts, arrows, marks or {}, pawns, words, limits, write)
    return svg_of(board, overlay, title=title, lang=lang, width=width, legend=legend)


def svg_of(
    board: RouteGraph,
    overlay: Overlay,
    *,
    title: Said | None = None,
    lang: str | None = None,
    width: int = 1000,
    legend: bool = True,
) -> str:
    """Return the picture of an overlay that is kept as a value; see ``overlay_svg``."""
    lang = spoken(lang)
    overlay = checked(board, overlay)
    heading = _heading(board, title, lang)
    inside = "".join(map(group_svg, overlay_groups(board, overlay, lang, heading, legend)))
    said = describe_overlay(board, overlay, lang, heading)
    return picture_svg(inside, heading, said, lang, width, (picture_width(legend), layout_of(board).height))


def draw_overlay(
    board: RouteGraph,
    values: Mapping[str, Value | None],
    ax: Axes | None = None,
    *,
    texts: Mapping[str, str] | None = None,
    arrows: Sequence[Arrow] = (),
    marks: Mapping[str, str] | None = None,
    pawns: Sequence[Pawn] = (),
    words: MapWords = PLAIN,
    limits: tuple[float, float] | None = None,
    write: Write | None = None,
    title: Said | None = None,
    lang: str | None = None,
    legend: bool = True,
) -> Axes:
    """Draw a board with values over it on an axis: the same shapes and words as in the SVG.

    Args:
        ax: the axis; a new figure of fitting size if None.
        board, values, texts, arrows, marks, pawns, words: as for ``overlay_svg``.
        limits, write, title, lang, legend: as for ``overlay_svg``.

    Returns:
        The axis; add your own layers in the picture's units, see ``afrikan.draw.layout``.

    Raises:
        AfrikanError: as for ``overlay_svg``.
    """
    from afrikan.draw.axes import paint

    lang = spoken(lang)
    overlay = checked(board, Overlay(values, texts, arrows, marks or {}, pawns, words, limits, write))
    groups = overlay_groups(board, overlay, lang, _heading(board, title, lang), legend)
    return paint(groups, ax, (picture_width(legend), layout_of(board).height))


def _heading(board: RouteGraph, title: Said | None, lang: str) -> str:
    return clean(title_word(board, lang) if title is None else in_words(title, lang), 120)
