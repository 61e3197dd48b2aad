"""Maps of the lesson: the situation before the answer, and what was found, laid over the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from afrikan.board import RouteGraph
from afrikan.draw import Arrow, MapWords, Pawn, overlay_svg
from afrikan.draw.overlay_parts import Value, Write
from afrikan.errors import Phrase

WIDTH = 760
"""Pixels of a map on the page."""

SHADES = 4
"""Steps between the samples of a scale."""

Marked = tuple[tuple[str, str], ...]
"""Places and their marks."""

PAWN = "pawn"
"""Stands for a pawn among the marks."""


@lru_cache(maxsize=16)
def situation_html(board: RouteGraph, marked: Marked, lang: str) -> str:
    """Return the board with the places that the question is about, and nothing that gives the answer away.

    Args:
        board: the board.
        marked: these places with their marks.
        lang: language of the words.
    """
    marks = {place: mark for place, mark in marked if mark != PAWN}
    pawns = [Pawn(place, 0) for place, mark in marked if mark == PAWN]
    return _figure(overlay_svg(board, {}, marks=marks, pawns=pawns, lang=lang, width=WIDTH))


def whole_limits(values: Iterable[int]) -> tuple[float, float]:
    """Return ends of a scale from 0 on, of which the samples between are whole numbers, too.

    >>> whole_limits([3, 29])
    (0.0, 32.0)
    """
    return 0.0, float(SHADES * max(1, -(-max(values, default=1) // SHADES)))


def found_html(
    board: RouteGraph,
    values: Mapping[str, Value | None],
    words: MapWords,
    title: Phrase,
    lang: str,
    *,
    marks: Mapping[str, str] | None = None,
    texts: Mapping[str, str] | None = None,
    arrows: Sequence[Arrow] = (),
    pawns: Sequence[Pawn] = (),
    limits: tuple[float, float] | None = None,
    write: Write | None = None,
) -> str:
    """Return the map of what was found; see ``overlay_svg``."""
    picture = overlay_svg(
        board, values, texts=texts, arrows=arrows, marks=marks, pawns=pawns, words=words,
        limits=limits, write=write, title=title, lang=lang, width=WIDTH,
    )  # fmt: skip
    return _figure(picture)


def _figure(picture: str) -> str:
    return f'<figure style="margin:0 0 12px">{picture}</figure>'
