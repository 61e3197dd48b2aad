"""What the questions about the board find, in words: sentences, and tables with names in place of ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from afrikan.board.cuts import Bridge, Cut
from afrikan.board.graph import RouteGraph
from afrikan.board.reach import Reach
from afrikan.board.words import place_name
from afrikan.errors import Word
from afrikan.language import WORDINGS
from afrikan.messages import messages, say
from afrikan.session import spoken

if TYPE_CHECKING:
    import pandas as pd


def place_word(board: RouteGraph, place: str) -> Mapping[str, str]:
    """Return what a place is called, by language, to fill the gap of a sentence.

    >>> place_word(RouteGraph.load("finnish"), "cairo")["fi"]
    'Kairo'
    """
    return {lang: place_name(board, board.index[board.node(place).id], lang) for lang in WORDINGS}


def reach_word(board: RouteGraph, found: Reach) -> Word:
    """Return where a roll may end, in words: the cities by name, the dots by number.

    >>> from afrikan.board.reach import reach
    >>> board = RouteGraph.load("finnish")
    >>> print(reach_word(board, reach(board, "tangier", 3)).text("en"))
    Tangier, a roll of 3, land. With the whole roll: 3 dots. Cities where the move may end earlier: Morocco.
    """
    word = Word("odds_board", "nowhere") if not found.ends else None
    return Word(
        "odds_board",
        f"reach_{found.mode}",
        place=place_word(board, found.place),
        roll=found.roll,
        mode=Word("mode", found.mode),
        ends=word or _listed(board, found.ends),
        stops=_listed(board, found.stops) if found.stops else Word("odds_board", "no_city"),
    )


def bridge_word(board: RouteGraph, bridge: Bridge) -> Word:
    """Return what the loss of a route cuts off, in words."""
    return Word(
        "odds_board",
        "bridge",
        a=place_word(board, bridge.places[0]),
        b=place_word(board, bridge.places[-1]),
        steps=len(bridge.edges),
        mode=Word("mode", bridge.mode),
        cities=_listed(board, bridge.cut_off) if bridge.cut_off else Word("odds_board", "no_city"),
    )


def cut_word(board: RouteGraph, cut: Cut) -> Word:
    """Return what the loss of a place cuts off, in words."""
    cities = _listed(board, cut.cut_off) if cut.cut_off else Word("odds_board", "no_city")
    return Word("odds_board", "cut", place=place_word(board, cut.place), cities=cities)


def named(frame: pd.DataFrame, board: RouteGraph, lang: str | None = None) -> pd.DataFrame:
    """Return a table of the board with names in place of ids and with headings in words.

    Args:
        frame: a table from ``afrikan.board.analysis`` or ``afrikan.board.changes``.
        board: the board.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.

    >>> from afrikan.board.analysis import hubs
    >>> board = RouteGraph.load("finnish")
    >>> list(named(hubs(board), board, "fi").columns)
    ['laji', 'maitse', 'meritse', 'lentäen', 'maitse ja meritse']
    """
    lang = spoken(lang)

    def heading(value: object) -> object:
        known = value in messages("en")["board_table"]
        return say(lang, "board_table", str(value)) if known else place(value)

    def place(value: object) -> object:
        there = isinstance(value, str) and value in board.index
        return place_name(board, board.index[str(value)], lang) if there else value

    def kind(value: object) -> str:
        return say(lang, "board_kind", str(value))

    told = frame.rename(index=place, columns=heading)
    told.index.names = [heading(name) for name in told.index.names]
    if "kind" in frame:
        told[heading("kind")] = [kind(value) for value in frame["kind"]]
    return told


def _listed(board: RouteGraph, places: Iterable[str]) -> tuple[object, ...]:
    """Return cities by name, and after them how many dots there are."""
    here = [board.node(place) for place in places]
    cities: list[object] = [place_word(board, node.id) for node in here if node.kind == "city"]
    dots = len(here) - len(cities)
    if dots:
        cities.append(Word("odds_board", "one_dot" if dots == 1 else "dots", count=dots))
    return tuple(cities)
