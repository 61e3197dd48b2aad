"""What a closed port or a new road changes: how many pairs of cities lie farther apart, or nearer."""

from __future__ import annotations

from functools import partial

from afrikan.board import RouteGraph
from afrikan.errors import Phrase
from afrikan.odds.answer.fact import Fact
from afrikan.odds.answer.formula import ratio
from afrikan.odds.answer.result import Step
from afrikan.odds.journeys.ways import label_of
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, number_of
from afrikan.widgets.lesson.topic import Answer
from afrikan.widgets.lessons.routes.change_shown import after_html, before_html
from afrikan.widgets.lessons.routes.changed import Change, closed_port, new_road
from afrikan.widgets.lessons.routes.words import by, gap, steps_of, word


def port(values: Values) -> Answer:
    """Return what it changes to close a port.

    Raises:
        AfrikanError: if a city could then no longer be reached.
    """
    board, city = RouteGraph.load(values["board"]), values["port"]
    change = closed_port(board, city)
    return _answer(change, word("port_question", city=gap(board, city), pairs=change.pairs))


def port_figures(values: Values) -> tuple[Figure, ...]:
    """Return how many pairs lie farther apart, and the greatest such change."""
    return number_of(word("figure_farther"), "changed"), number_of(word("figure_longer"), "most")


def road(values: Values) -> Answer:
    """Return what it changes to build a road.

    Raises:
        AfrikanError: if it cannot be built there, or a road that is no longer is there already.
    """
    board, mode, steps = RouteGraph.load(values["board"]), values["mode"], values["steps"]
    one, other = values["one"], values["other"]
    change = new_road(board, one, other, steps, mode)
    ends = {"one": gap(board, one), "other": gap(board, other)}
    said = word("road_question", **ends, steps=steps_of(steps), pairs=change.pairs, mode=by(mode))
    return _answer(change, said)


def road_figures(values: Values) -> tuple[Figure, ...]:
    """Return how many pairs lie nearer together, and the greatest such change."""
    return number_of(word("figure_nearer"), "changed"), number_of(word("figure_shorter"), "most")


def _answer(change: Change, question: Phrase) -> Answer:
    return Answer(
        Fact(question, _steps(change), label_of(change.after)),
        before=partial(before_html, change),
        after=partial(after_html, change),
        numbers={"changed": change.changed, "most": change.most},
    )


def _steps(change: Change) -> tuple[Step, ...]:
    cities = len(change.before.cities)
    return (
        Step(word("step_pairs", count=cities), f"\\binom{{{cities}}}{{2}} = {change.pairs}"),
        Step(word("step_share"), ratio(change.changed, change.pairs)),
    )
