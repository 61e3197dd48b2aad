"""A board as one self-contained SVG text: fixed coordinates, no scripts, nothing from outside."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape

from afrikan.board import RouteGraph
from afrikan.draw.layout import layout_of
from afrikan.draw.marks import pawn_head
from afrikan.draw.scene import MAX_PAWNS, Lying, Pawn, check_play, moving_part, picture_width, still_part
from afrikan.draw.shapes import Group, Path, Shape, Text
from afrikan.draw.words import clean, describe_board, describe_play, title_word
from afrikan.errors import AfrikanError
from afrikan.quote import quoted
from afrikan.session import spoken

FONT = "DejaVu Sans, Verdana, Geneva, sans-serif"


def board_svg(
    board: RouteGraph,
    *,
    tiles: Mapping[str, str] | None = None,
    pawns: Sequence[Pawn] = (),
    highlight: Iterable[str] | None = None,
    lying: Lying | None = None,
    lang: str | None = None,
    width: int = 1000,
    title: str | None = None,
    legend: bool = True,
) -> str:
    """Return a picture of a board, with tiles, pawns and marked places if given, as SVG.

    Args:
        board: the board.
        tiles: city id to ``"down"`` or a face (``"ruby"`` ...); a city left out has no tile.
        pawns: at most six.
        highlight: ids of places to mark with a dashed ring.
        lying: city id to what lies there beside its tile, ``"robber"`` or ``"star"``.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        width: width on the page in pixels; the picture also shrinks to fit.
        title: heading; the board's own title if None.
        legend: whether to explain the marks beside the map.

    Raises:
        AfrikanError: if a place, tile, pawn, language or width is not possible; says what would be.

    >>> picture = board_svg(RouteGraph.load("nordic"), tiles={"congo": "ruby"}, lang="sv")
    >>> "rekonstruktion" in picture, "Luanda: rubin." in picture
    (True, True)
    """
    lang = spoken(lang)
    marked = check_play(board, tiles, pawns, highlight, lying)
    heading = clean(title_word(board, lang) if title is None else title, 120)
    moving = moving_part(board, tiles, pawns, marked, lang, legend, lying)
    said = (
        describe_board(board, heading, lang) + " " + describe_play(board, tiles, pawns, marked, lang, lying)
    )
    inside = f"{_still_svg(board, lang, heading, legend)}{''.join(map(group_svg, moving))}"
    return picture_svg(inside, heading, said, lang, width, (picture_width(legend), layout_of(board).height))


def picture_svg(
    inside: str, heading: str, said: str, lang: str, width: int, size: tuple[float, float]
) -> str:
    """Return a whole picture around its parts.

    Args:
        inside: the parts, as SVG.
        heading: the picture's name.
        said: what it shows, in words.
        lang: the language of the words.
        width: width on the page in pixels.
        size: width and height in the picture's own units.

    Raises:
        AfrikanError: if the width is not possible.
    """
    if isinstance(width, bool) or not isinstance(width, int) or not 100 <= width <= 10_000:
        raise AfrikanError("picture_width", value=quoted(width), low=100, high=10_000)
    wide, high = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{_safe(heading)}" lang="{lang}" '
        f'width="{width}" height="{width * high / wide:.0f}" viewBox="0 0 {_number(wide)} {_number(high)}" '
        f'style="max-width:100%;height:auto" font-family="{FONT}" '
        f'stroke-linecap="round" stroke-linejoin="round">'
        f"<title>{_safe(heading)}</title><desc>{_safe(said.strip())}</desc>{inside}</svg>"
    )


@lru_cache(maxsize=MAX_PAWNS)
def pawn_svg(seat: int) -> str:
    """Return a seat's pawn as a small picture, to stand in a line of text as it stands on the board.

    Args:
        seat: number from 0.

    >>> 'aria-label="2"' in pawn_svg(1)
    True
    """
    drawn = "".join(map(group_svg, pawn_head(seat, (0.0, 0.0))))
    return (
        f'<svg class="afrikan-pawn" viewBox="-20 -20 40 40" role="img" aria-label="{seat + 1}" '
        f'font-family="{FONT}" stroke-linejoin="round">{drawn}</svg>'
    )


@lru_cache(maxsize=32)
def _still_svg(board: RouteGraph, lang: str, title: str, legend: bool) -> str:
    return "".join(map(group_svg, still_part(board, lang, title, legend)))


def group_svg(group: Group) -> str:
    """Return a group of shapes as a part of an SVG picture."""
    inside = _items_svg(group.items)
    if group.x == group.y == 0:
        return inside
    return f'<g transform="translate({_number(group.x)} {_number(group.y)})">{inside}</g>'


@lru_cache(maxsize=1024)
def _items_svg(items: tuple[Shape | Text, ...]) -> str:
    return "".join(_shape_svg(item) if isinstance(item, Shape) else _text_svg(item) for item in items)


def _shape_svg(shape: Shape) -> str:
    paint = f' fill="{shape.fill}"'
    if shape.width:
        paint += f' stroke="{shape.stroke}" stroke-width="{_number(shape.width)}"'
    if shape.dash:
        paint += f' stroke-dasharray="{" ".join(map(_number, shape.dash))}"'
    return f'<path d="{path_svg(shape.path)}"{paint}/>'


def _text_svg(text: Text) -> str:
    style = f' font-size="{_number(text.size)}" fill="{text.fill}"'
    style += f' text-anchor="{text.anchor}"' if text.anchor != "start" else ""
    style += ' font-weight="bold"' if text.bold else ""
    style += f' stroke="{text.halo}" stroke-width="5" paint-order="stroke"' if text.halo else ""
    baseline = text.y + 0.36 * text.size
    return f'<text x="{_number(text.x)}" y="{_number(baseline)}"{style}>{_safe(text.text)}</text>'


def path_svg(path: Path) -> str:
    """Return a path as SVG writes it."""
    return "".join(
        letter + " ".join(f"{_number(x)} {_number(y)}" for x, y in points) for letter, points in path
    )


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _safe(text: str) -> str:
    return escape(clean(text, 20_000), quote=True)
