"""What the lesson about tiles shows: the tiles of the game as a table, open tiles and chances on the map."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from html import escape

from afrikan.board import RouteGraph
from afrikan.draw import MapWords, board_svg, overlay_svg
from afrikan.odds import Odds, Tiles
from afrikan.odds.answer.words import percent
from afrikan.widgets.lessons.tiles.read import face_word
from afrikan.widgets.lessons.tiles.seen import word

WIDTH = 720
"""Pixels of a map on the page."""

Places = tuple[tuple[str, str], ...]


def tiles_html(given: Tiles, lang: str) -> str:
    """Return how many tiles of each face there are and have been seen; what is left is for the reader."""
    dealt = dict(zip(given.left, given.known.rules.tile_mix, strict=True))
    seen = {face: dealt[face] - left for face, left in given.left.items()}
    heads = [face_word(face).text(lang) for face in dealt] + [word("tiles_all").text(lang)]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    rows = _row("tiles_dealt", dealt, lang) + _row("tiles_seen", seen, lang)
    return (
        f"<table><caption>{escape(word('tiles_caption').text(lang))}</caption>"
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _row(key: str, counts: Mapping[str, int], lang: str) -> str:
    cells = "".join(f"<td>{count}</td>" for count in (*counts.values(), sum(counts.values())))
    return f'<tr><th scope="row">{escape(word(key).text(lang))}</th>{cells}</tr>'


def before_html(given: Tiles, lang: str) -> str:
    """Return the board with the tiles that are known to lie open."""
    return _opened_svg(given.known.graph, tuple(given.known.opened.items()), lang)


def after_html(given: Tiles, odds: Odds, lang: str) -> str:
    """Return the board with the chance of the Star wherever it may lie."""
    chances = tuple((str(city), chance) for city, chance in odds.chances.items())
    return _chances_svg(given.known.graph, chances, tuple(given.known.opened.items()), lang)


@lru_cache(maxsize=8)
def _opened_svg(board: RouteGraph, opened: Places, lang: str) -> str:
    closed = {city: "down" for city in board.cities if city not in board.starts}
    title = word("map_before").text(lang)
    tiles = {**closed, **dict(opened)}
    return board_svg(board, tiles=tiles, lang=lang, width=WIDTH, title=title, legend=False)


@lru_cache(maxsize=8)
def _chances_svg(
    board: RouteGraph, chances: tuple[tuple[str, Fraction], ...], opened: Places, lang: str
) -> str:
    return overlay_svg(
        board,
        dict(chances),
        marks=dict(opened),
        words=MapWords(measure=word("map_measure")),
        write=lambda value, lang: percent(value).text(lang),
        title=word("map_title"),
        lang=lang,
        width=WIDTH,
        legend=False,
    )
