"""What can be chosen in the lesson: the board, the question, and what each question is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from afrikan.board import RouteGraph
from afrikan.board.analysis import ports
from afrikan.board.changes import MOST_STEPS
from afrikan.board.graph import shipped_boards
from afrikan.board.reach import ROLLS, rolls_to
from afrikan.board.words import PlaceName
from afrikan.errors import Phrase
from afrikan.widgets.form.fields import Choice, Entered, Field, Options, Whole, place
from afrikan.widgets.lessons.routes.roll import ANY
from afrikan.widgets.lessons.routes.words import by, word

DISTANCE, ROLL, HUB, CUT = "distance", "roll", "hub", "cut"
BETWEEN, NEAR, PORT, ROAD = "between", "near", "port", "road"
MODES = {
    DISTANCE: ("land", "sea", "mixed"),
    ROLL: ("land", "sea"),
    HUB: ("land", "sea", "mixed", "air"),
    CUT: ("land", "mixed"),
    BETWEEN: ("land", "mixed"),
    NEAR: ("land", "mixed"),
    PORT: (),
    ROAD: ("land", "mixed"),
}
"""The ways of travel for which each question can be asked; a closed port concerns them all."""


def fields() -> tuple[Field, ...]:
    """Return the fields."""
    asked: dict[str, Phrase] = {key: word(f"what_{key}") for key in MODES}
    boards: dict[str, Phrase] = {name: word(f"board_{name}") for name in shipped_boards()}
    return (
        Choice(key="what", label=word("what"), first=DISTANCE, options=asked),
        *_ends(),
        Choice(
            key="mode", label=word("mode"), first="land", options=_modes,
            when=lambda entered: entered["what"] != PORT,
        ),
        Choice(key="aim", label=word("aim"), first=ANY, options=_aims, when=_asks(ROLL)),
        Whole(key="roll", label=word("roll"), first=4, low=ROLLS[0], high=ROLLS[-1], when=_asks(ROLL)),
        Whole(key="steps", label=word("steps"), first=4, low=1, high=MOST_STEPS, when=_asks(ROAD)),
        Choice(key="board", label=word("board"), first="finnish", options=boards),
    )  # fmt: skip


def _ends() -> tuple[Field, ...]:
    """Return the fields for the places that a question is about."""
    first = {
        "start": "cairo",
        "goal": "capetown",
        "city": "dar_fur",
        "one": "sierra_leone",
        "other": "slave_coast",
    }
    asks = {
        "start": (DISTANCE, ROLL), "goal": (DISTANCE,), "city": (HUB, BETWEEN, NEAR), "one": (ROAD,),
        "other": (ROAD,),
    }  # fmt: skip
    towns = [_town(key, first[key], *asks[key]) for key in first]
    spot = Choice(
        key="spot", label=word("spot"), first="victoria_falls", options=_crossings, alphabetical=True,
        when=_asks(CUT),
    )  # fmt: skip
    port = Choice(
        key="port", label=word("port"), first="tangier", options=_ports, alphabetical=True,
        when=_asks(PORT),
    )  # fmt: skip
    return *towns, spot, port


def _town(key: str, first: str, *questions: str) -> Choice:
    town = place(key, word(key), first, _board)
    return Choice(
        key=key,
        label=town.label,
        first=first,
        options=town.options,
        alphabetical=True,
        when=_asks(*questions),
    )


def _asks(*questions: str) -> Callable[[Entered], bool]:
    """Return what tells whether one of some questions is asked."""
    return lambda entered: entered["what"] in questions


def _board(entered: Entered) -> RouteGraph:
    return RouteGraph.load(entered["board"])


def _modes(entered: Entered) -> Options:
    return {mode: by(mode) for mode in MODES[entered["what"]] or ("land",)}


def _crossings(entered: Entered) -> Options:
    board = _board(entered)
    return {spot: PlaceName(board, spot) for spot in (*board.cities, *board.forks)}


def _ports(entered: Entered) -> Options:
    board = _board(entered)
    return {city: PlaceName(board, city) for city in ports(board)}


def _aims(entered: Entered) -> Options:
    mode = entered["mode"] if entered["mode"] in MODES[ROLL] else MODES[ROLL][0]
    return _within_reach(_board(entered), entered["start"], mode)


@lru_cache(maxsize=64)
def _within_reach(board: RouteGraph, start: str, mode: str) -> Options:
    """Return any other city, and then each place that a roll can reach, cities first."""
    leading = rolls_to(board, start, mode)
    places = sorted(
        (spot for spot in leading if spot != start),
        key=lambda spot: (spot not in board.cities, leading[spot]),
    )
    return {ANY: word("aim_any"), **{spot: PlaceName(board, spot) for spot in places}}
