"""Where the board can be cut: places and routes whose loss leaves cities without a way to the others."""

from __future__ import annotations

from functools import lru_cache, partial
from html import escape

from afrikan.board import RouteGraph
from afrikan.board.analysis import Bridge, Cut, articulation_points, bridges
from afrikan.board.told import cut_word
from afrikan.draw import MapWords
from afrikan.messages import number
from afrikan.odds.answer.fact import Fact
from afrikan.odds.journeys.ways import label_of
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, number_of
from afrikan.widgets.lesson.topic import Answer
from afrikan.widgets.lessons.routes.maps import found_html, situation_html, whole_limits
from afrikan.widgets.lessons.routes.table import table_html
from afrikan.widgets.lessons.routes.words import by, gap, heading, name, word


def answer(values: Values) -> Answer:
    """Return how many cities the loss of a place cuts off."""
    board, place, mode = RouteGraph.load(values["board"]), values["spot"], values["mode"]
    lost = cut_off(board, mode)
    return Answer(
        Fact(word("cut_question", place=gap(board, place), mode=by(mode)), label=label_of(board)),
        before=partial(situation_html, board, ((place, "closed"),)),
        after=partial(_after, board, place, mode),
        numbers={
            "cut": len(lost.get(place, ())),
            "worst": max(map(len, lost.values()), default=0),
            "bridges": len(_bridges(board, mode)),
        },
    )


def figures(values: Values) -> tuple[Figure, ...]:
    """Return the cities cut off, the most that any place can cut off, and the number of such routes."""
    return (
        number_of(word("figure_cut"), "cut"),
        number_of(word("figure_worst"), "worst"),
        number_of(word("figure_bridges"), "bridges"),
    )


def cut_off(board: RouteGraph, mode: str) -> dict[str, tuple[str, ...]]:
    """Return the cities that the loss of each place cuts off, if it does, the worst first."""
    return {cut.place: cut.cut_off for cut in articulation_points(board, mode) if cut.cut_off}


def _bridges(board: RouteGraph, mode: str) -> list[Bridge]:
    return [bridge for bridge in bridges(board, mode) if bridge.cut_off]


@lru_cache(maxsize=16)
def _after(board: RouteGraph, place: str, mode: str, lang: str) -> str:
    lost = cut_off(board, mode)
    counts = {spot: len(cities) for spot, cities in lost.items()}
    crossings = (*board.cities, *board.forks)
    words = MapWords(measure=word("cut_measure", mode=by(mode)), alt="" if lost else word("cut_nothing"))
    picture = found_html(
        board,
        counts,
        words,
        word("cut_title", mode=by(mode)),
        lang,
        marks={**dict.fromkeys(lost.get(place, ()), "ring"), place: "closed"},
        texts={spot: number(count, lang) for spot, count in counts.items() if spot in crossings},
        limits=whole_limits(counts.values()),
    )
    said = cut_word(board, Cut(place, lost.get(place, ()))) if lost else word("cut_nothing")
    return (
        f"{picture}<p>{escape(said.text(lang))}</p>" + _places(board, mode, lang) + _routes(board, mode, lang)
    )


def _places(board: RouteGraph, mode: str, lang: str) -> str:
    crossings = (*board.cities, *board.forks)
    rows = [
        (name(board, place, lang), *_cities(board, cities, lang))
        for place, cities in cut_off(board, mode).items()
        if place in crossings
    ]
    return table_html(word("cut_places"), (heading("place"), *_HEADS), rows, lang)


def _routes(board: RouteGraph, mode: str, lang: str) -> str:
    rows = [
        (
            f"{name(board, bridge.places[0], lang)} – {name(board, bridge.places[-1], lang)}",
            *_cities(board, bridge.cut_off, lang),
        )
        for bridge in _bridges(board, mode)
    ]
    return table_html(word("cut_routes"), (word("column_route"), *_HEADS), rows, lang)


_HEADS = word("column_cut"), word("column_cut_cities")


def _cities(board: RouteGraph, cities: tuple[str, ...], lang: str) -> tuple[str, str]:
    return number(len(cities), lang), ", ".join(name(board, city, lang) for city in cities)
