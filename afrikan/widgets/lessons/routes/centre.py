"""What lies on the way and what lies in the middle: betweenness and closeness as chances and means."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from afrikan.board import RouteGraph
from afrikan.board.analysis import centrality
from afrikan.draw import MapWords
from afrikan.draw.overlay_parts import Write
from afrikan.language import decimal
from afrikan.odds import how_far, on_the_way
from afrikan.odds.answer.result import YES
from afrikan.odds.answer.words import percent
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, at_most, chance_of, mean
from afrikan.widgets.lesson.topic import Answer
from afrikan.widgets.lessons.routes.maps import found_html, situation_html
from afrikan.widgets.lessons.routes.table import MOST_ROWS, table_html
from afrikan.widgets.lessons.routes.words import by, heading, name, rounded, word

if TYPE_CHECKING:
    import pandas as pd

FEW = 10
"""So many steps are not far."""

COLUMNS = ("betweenness", "closeness", "mean_steps", "reached")


class Measure(NamedTuple):
    """How central cities are, by one measure.

    Attributes:
        column: its column in the table of centrality.
        order: the column by which the most central city comes first.
        plates: so many of the most central cities get it written on the map.
        write: how it is written.
    """

    column: str
    order: str
    plates: int
    write: Write


def between(values: Values) -> Answer:
    """Return the chance that a city lies on a shortest way between two others: its betweenness."""
    board, city, mode = _asked(values)
    return Answer(
        on_the_way(board, city, mode),
        before=partial(situation_html, board, ((city, "ring"),)),
        after=partial(_after, board, city, mode, BETWEEN),
    )


def between_figures(values: Values) -> tuple[Figure, ...]:
    """Return that chance."""
    return (chance_of(word("figure_between"), YES, "between"),)


def near(values: Values) -> Answer:
    """Return how far other cities lie from a city: the mean of it is what closeness is made of."""
    board, city, mode = _asked(values)
    return Answer(
        how_far(board, city, mode),
        before=partial(situation_html, board, ((city, "ring"),)),
        after=partial(_after, board, city, mode, NEAR),
    )


def near_figures(values: Values) -> tuple[Figure, ...]:
    """Return the mean, and the chance of a few steps."""
    return mean(word("figure_mean")), at_most(word("figure_few", steps=FEW), FEW, "few")


def _asked(values: Values) -> tuple[RouteGraph, str, str]:
    return RouteGraph.load(values["board"]), values["city"], values["mode"]


def _share(value: float, lang: str) -> str:
    return percent(value).text(lang)


BETWEEN = Measure("betweenness", "betweenness", plates=MOST_ROWS, write=_share)
NEAR = Measure("mean_steps", "closeness", plates=100, write=rounded)


@lru_cache(maxsize=16)
def _after(board: RouteGraph, city: str, mode: str, measure: Measure, lang: str) -> str:
    frame = centrality(board, mode).sort_values(measure.order, ascending=False, kind="stable")
    return _map(board, city, mode, measure, frame, lang) + _table(board, mode, frame, lang)


def _map(board: RouteGraph, city: str, mode: str, measure: Measure, frame: pd.DataFrame, lang: str) -> str:
    here = board.distances(city, mode)
    known = {str(place): float(value) for place, value in frame[measure.column].items() if place in here}
    written = {place: measure.write(value, lang) for place, value in known.items()}
    first = (*list(known)[: measure.plates], city)
    words = MapWords(
        measure=word(f"{measure.column}_measure", mode=by(mode)),
        low=word(f"{measure.column}_low"),
        high=word(f"{measure.column}_high"),
        none=word("out_of_reach"),
    )
    return found_html(
        board,
        {**dict.fromkeys(board.cities), **known},
        words,
        word(f"{measure.column}_title", mode=by(mode)),
        lang,
        marks={city: "ring"},
        texts={place: written[place] for place in first},
        write=measure.write,
    )


def _table(board: RouteGraph, mode: str, frame: pd.DataFrame, lang: str) -> str:
    """Return the cities within reach of others with every measure."""
    known = frame.dropna()[list(COLUMNS)].itertuples()
    rows = [(name(board, place, lang), *_cells(row, lang)) for place, *row in known]
    heads = heading("city"), *map(heading, COLUMNS)
    return table_html(word("centre_table", mode=by(mode)), heads, rows, lang)


def _cells(row: Sequence[float], lang: str) -> tuple[str, ...]:
    between, close, steps, reached = row
    return _share(between, lang), decimal(close, 4, lang), rounded(steps, lang), f"{round(reached)}"
