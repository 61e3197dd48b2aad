"""How far a roll goes: the chance that the next one reaches a place, and where a given one can end."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache, partial
from html import escape

from afrikan.board import RouteGraph
from afrikan.board.reach import ROLLS, reach, rolls_to
from afrikan.board.told import reach_word
from afrikan.draw import MapWords, Pawn
from afrikan.odds import one_roll
from afrikan.odds.answer.result import YES
from afrikan.odds.answer.words import percent
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, chance_of, number_of
from afrikan.widgets.lesson.topic import Answer
from afrikan.widgets.lessons.routes.maps import PAWN, found_html, situation_html
from afrikan.widgets.lessons.routes.table import table_html
from afrikan.widgets.lessons.routes.words import by, gap, heading, name, word

ANY = "any"
"""Stands for any other city as the place to reach."""


def answer(values: Values) -> Answer:
    """Return the chance of the next roll to reach a place, and where the given roll can end."""
    board, start, mode, roll = _asked(values)
    aim = values["aim"]
    found = reach(board, start, roll, mode).places
    cities = sum(place in board.cities for place in found)
    marks = ((start, PAWN),) if aim == ANY else ((start, PAWN), (aim, "goal"))
    return Answer(
        one_roll(board, start, None if aim == ANY else aim, mode),
        before=partial(situation_html, board, marks),
        after=partial(_after, board, start, aim, mode, roll),
        numbers={"cities": cities, "dots": len(found) - cities},
    )


def figures(values: Values) -> tuple[Figure, ...]:
    """Return the chance, and how many places the given roll can reach."""
    roll = values["roll"]
    return (
        chance_of(word("figure_enough"), YES, "chance"),
        number_of(word("figure_roll_cities", roll=roll), "cities"),
        number_of(word("figure_roll_dots", roll=roll), "dots"),
    )


def _asked(values: Values) -> tuple[RouteGraph, str, str, int]:
    return RouteGraph.load(values["board"]), values["start"], values["mode"], values["roll"]


@lru_cache(maxsize=16)
def _after(board: RouteGraph, start: str, aim: str, mode: str, roll: int, lang: str) -> str:
    said = reach_word(board, reach(board, start, roll, mode)).text(lang)
    return (
        f"{_map(board, start, aim, mode, roll, lang)}<p>{escape(said)}</p>{_table(board, start, mode, lang)}"
    )


def _map(board: RouteGraph, start: str, aim: str, mode: str, roll: int, lang: str) -> str:
    leading = rolls_to(board, start, mode)
    rings = dict.fromkeys(reach(board, start, roll, mode).places, "ring")
    words = MapWords(
        measure=word("roll_measure", start=gap(board, start), mode=by(mode)),
        alt=word("roll_alt", roll=roll),
    )
    return found_html(
        board,
        {place: Fraction(len(rolls), len(ROLLS)) for place, rolls in leading.items()},
        words,
        word("roll_title", roll=roll, start=gap(board, start), mode=by(mode)),
        lang,
        marks=rings if aim == ANY else {**rings, aim: "goal"},
        texts={place: _share(rolls) for place, rolls in leading.items() if place in board.cities},
        pawns=(Pawn(start, 0),),
        limits=(0.0, 1.0),
        write=lambda value, lang: percent(value).text(lang),
    )


def _share(rolls: tuple[int, ...]) -> str:
    return f"{len(rolls)}/{len(ROLLS)}"


def _table(board: RouteGraph, start: str, mode: str, lang: str) -> str:
    leading = sorted(rolls_to(board, start, mode).items(), key=lambda found: (found[1], found[0]))
    rows = [(name(board, place, lang), ", ".join(map(str, rolls)), _share(rolls)) for place, rolls in leading]
    cities = [row for row, (place, _) in zip(rows, leading, strict=True) if place in board.cities]
    dots = [row for row, (place, _) in zip(rows, leading, strict=True) if place not in board.cities]
    heads = heading("place"), word("column_rolls"), word("column_chance")
    return table_html(word("roll_cities"), heads, cities, lang) + table_html(
        word("roll_dots"), heads, dots, lang, most=0
    )
