"""How far it is from one city to another: the way with the fewest steps, and everything else from there."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import pairwise

from afrikan.board import RouteGraph
from afrikan.board.graph import DISTANCE_MODES
from afrikan.board.shortest import way_between
from afrikan.draw import Arrow, MapWords
from afrikan.errors import AfrikanError
from afrikan.messages import number
from afrikan.odds.answer.fact import Fact
from afrikan.odds.answer.result import Step
from afrikan.odds.journeys.ways import label_of
from afrikan.quote import quoted
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, number_of
from afrikan.widgets.lesson.topic import Answer
from afrikan.widgets.lessons.routes.maps import found_html, situation_html, whole_limits
from afrikan.widgets.lessons.routes.table import table_html
from afrikan.widgets.lessons.routes.words import by, dashed, gap, heading, name, word

NONE = "–"


def answer(values: Values) -> Answer:
    """Return how far it is.

    Raises:
        AfrikanError: if both ends are the same city.
    """
    board, start, goal, mode = _asked(values)
    if start == goal:
        raise AfrikanError("ends_alike", place=quoted(start))
    steps = board.distance(start, goal, mode)
    key = "distance_question" if steps is not None else "distance_none"
    reached = sum(city in board.distances(start, mode) for city in board.cities) - 1
    return Answer(
        Fact(word(key, **_gaps(values)), _steps(board, start, goal, mode), label_of(board)),
        before=partial(situation_html, board, ((start, "ring"), (goal, "goal"))),
        after=partial(_after, board, start, goal, mode),
        numbers={"steps": steps or 0, "reached": reached},
    )


def figures(values: Values) -> tuple[Figure, ...]:
    """Return the distance, if there is a way, and how many cities can be reached."""
    board, start, goal, mode = _asked(values)
    reached = number_of(word("figure_reached", **_gaps(values)), "reached")
    if board.distance(start, goal, mode) is None:
        return (reached,)
    return number_of(word("figure_steps", **_gaps(values)), "steps"), reached


def _asked(values: Values) -> tuple[RouteGraph, str, str, str]:
    return RouteGraph.load(values["board"]), values["start"], values["goal"], values["mode"]


def _gaps(values: Values) -> dict[str, object]:
    board, start, goal, mode = _asked(values)
    return {"start": gap(board, start), "goal": gap(board, goal), "mode": by(mode)}


def _steps(board: RouteGraph, start: str, goal: str, mode: str) -> tuple[Step, ...]:
    """Return the derivation: the steps from city to city along a shortest way."""
    if board.distance(start, goal, mode) is None:
        return ()
    way = way_between(board, start, goal, mode)
    stops = [place for place in way if place in board.cities]
    legs = [way.index(b) - way.index(a) for a, b in pairwise(stops)]
    total = f" = {sum(legs)}" if len(legs) > 1 else ""
    said = word("distance_legs", places=dashed(board, stops))
    return (Step(said, " + ".join(map(str, legs)) + total),)


@lru_cache(maxsize=16)
def _after(board: RouteGraph, start: str, goal: str, mode: str, lang: str) -> str:
    return (
        _map(board, start, goal, mode, lang)
        + _by_mode(board, start, goal, lang)
        + _all(board, start, mode, lang)
    )


def _map(board: RouteGraph, start: str, goal: str, mode: str, lang: str) -> str:
    away = board.distances(start, mode)
    words = MapWords(
        measure=word("distance_measure", start=gap(board, start), mode=by(mode)),
        low=word("near"),
        high=word("far"),
        none=word("out_of_reach"),
        arrow=word("distance_arrow"),
    )
    return found_html(
        board,
        {**dict.fromkeys(board.cities), **away},
        words,
        word("distance_title", start=gap(board, start), mode=by(mode)),
        lang,
        marks={start: "ring", goal: "goal"},
        limits=whole_limits(away.values()),
        arrows=_arrows(board, way_between(board, start, goal, mode)) if goal in away else (),
    )


def _arrows(board: RouteGraph, way: tuple[str, ...]) -> list[Arrow]:
    """Return a way as arrows, a new one wherever it changes between land and sea."""
    parts: list[tuple[str, list[str]]] = []
    for a, b in pairwise(way):
        mode = "land" if b in board.neighbours(a, "land") else "sea"
        if not parts or parts[-1][0] != mode:
            parts.append((mode, [a]))
        parts[-1][1].append(b)
    return [Arrow(tuple(places), mode) for mode, places in parts]


def _by_mode(board: RouteGraph, start: str, goal: str, lang: str) -> str:
    rows = []
    for mode in DISTANCE_MODES:
        steps = board.distance(start, goal, mode)
        if mode != "air":
            rows.append((by(mode).text(lang), NONE if steps is None else number(steps, lang)))
    caption = word("distance_modes", start=gap(board, start), goal=gap(board, goal))
    return table_html(caption, (word("mode"), word("column_steps")), rows, lang)


def _all(board: RouteGraph, start: str, mode: str, lang: str) -> str:
    away = board.distances(start, mode)
    near = sorted((away[city], name(board, city, lang)) for city in board.cities if city in away)
    lost = sorted(name(board, city, lang) for city in board.cities if city not in away)
    rows = [(city, number(steps, lang)) for steps, city in near[1:]] + [(city, NONE) for city in lost]
    caption = word("distance_all", start=gap(board, start), mode=by(mode))
    return table_html(caption, (heading("city"), word("column_steps")), rows, lang, most=0)
