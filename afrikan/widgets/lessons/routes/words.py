"""The words of the lesson: its own section, places in sentences, ways of travel, numbers of steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from afrikan.board import RouteGraph
from afrikan.board.words import Place, place_name
from afrikan.errors import Word
from afrikan.language import decimal
from afrikan.messages import Steps, number

SECTION = "odds_panel_routes"
MINUS = "\u2212"


def word(key: str, **values: object) -> Word:
    """Return words of this lesson."""
    return Word(SECTION, key, **values)


def by(mode: str) -> Word:
    """Return how one travels, in words."""
    return Word("odds_ways", f"by_{mode}")


def heading(column: str) -> Word:
    """Return the heading of a column that tables about the board have in common."""
    return Word("board_table", column)


def gap(board: RouteGraph, place: str) -> Callable[[str], Place]:
    """Return a place as it fills the gap of a sentence, in the form that the sentence asks for."""
    return partial(Place, board, board.index[place])


def name(board: RouteGraph, place: str, lang: str) -> str:
    """Return what a place is called.

    >>> name(RouteGraph.load("finnish"), "cairo", "fi")
    'Kairo'
    """
    return place_name(board, board.index[place], lang)


def dashed(board: RouteGraph, places: Iterable[str]) -> Callable[[str], str]:
    """Return the names of places one after the other, with dashes between them."""
    return lambda lang: " – ".join(name(board, place, lang) for place in places)


def steps_of(count: int) -> Callable[[str], Steps]:
    """Return a number of steps as it fills the gap of a sentence."""
    return lambda lang: Steps(lang, count)


def rounded(value: float, lang: str) -> str:
    """Return a number with one decimal."""
    return decimal(value, 1, lang)


def signed(value: float, lang: str, places: int = 0) -> str:
    """Return a change with its sign.

    >>> signed(-1500, "sv"), signed(2.25, "fi", 1), signed(0, "en")
    ('−1\\xa0500', '+2,2', '0')
    """
    text = decimal(abs(value), places, lang) if places else number(round(abs(value)), lang)
    return text if not value else f"{'+' if value > 0 else MINUS}{text}"
