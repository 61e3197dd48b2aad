"""Where the ways meet: in how many directions each place can be left."""

from __future__ import annotations

from functools import lru_cache, partial

from afrikan.board import RouteGraph
from afrikan.board.analysis import hubs
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
    """Return in how many directions a city can be left."""
    board, city, mode = RouteGraph.load(values["board"]), values["city"], values["mode"]
    ways = ways_out(board, mode)
    return Answer(
        Fact(word("hub_question", city=gap(board, city), mode=by(mode)), label=label_of(board)),
        before=partial(situation_html, board, ((city, "ring"),)),
        after=partial(_after, board, city, mode),
        numbers={"ways": ways[city], "most": max(ways[other] for other in board.cities)},
    )


def figures(values: Values) -> tuple[Figure, ...]:
    """Return the directions of the city, and of the city that has most."""
    board, city = RouteGraph.load(values["board"]), values["city"]
    return (
        number_of(word("figure_ways", city=gap(board, city)), "ways"),
        number_of(word("figure_most"), "most"),
    )


def ways_out(board: RouteGraph, mode: str) -> dict[str, int]:
    """Return in how many directions each city and each fork of a mode can be left, those with most first."""
    ways = {str(place): int(count) for place, count in hubs(board, mode)[mode].items()}
    return {place: count for place, count in ways.items() if count or place in board.cities}


@lru_cache(maxsize=16)
def _after(board: RouteGraph, city: str, mode: str, lang: str) -> str:
    ways = ways_out(board, mode)
    words = MapWords(measure=word("hub_measure", mode=by(mode)))
    title = word("hub_title", mode=by(mode))
    texts = {place: number(count, lang) for place, count in ways.items() if place in board.cities}
    limits = whole_limits(ways.values())
    picture = found_html(board, ways, words, title, lang, marks={city: "ring"}, texts=texts, limits=limits)
    rows = [(name(board, place, lang), number(count, lang)) for place, count in ways.items()]
    return picture + table_html(title, (heading("place"), word("column_ways")), rows, lang)
