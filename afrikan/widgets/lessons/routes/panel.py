"""The lesson about the board as a graph as a panel for a notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from afrikan.board import RouteGraph
from afrikan.board.analysis import distance_table
from afrikan.errors import Phrase
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure
from afrikan.widgets.lesson.panel import Panel
from afrikan.widgets.lesson.state import LessonState
from afrikan.widgets.lesson.topic import Answer, Topic
from afrikan.widgets.lessons.routes import centre, change, cut, far, hub, roll
from afrikan.widgets.lessons.routes.change_shown import after_html, before_html
from afrikan.widgets.lessons.routes.changed import closed_port
from afrikan.widgets.lessons.routes.fields import BETWEEN, CUT, DISTANCE, HUB, NEAR, PORT, ROAD, ROLL, fields
from afrikan.widgets.lessons.routes.words import word


class Question(NamedTuple):
    """A kind of question: its answer and the figures that can be predicted."""

    answer: Callable[[Values], Answer]
    figures: Callable[[Values], tuple[Figure, ...]]


QUESTIONS = {
    DISTANCE: Question(far.answer, far.figures),
    ROLL: Question(roll.answer, roll.figures),
    HUB: Question(hub.answer, hub.figures),
    CUT: Question(cut.answer, cut.figures),
    BETWEEN: Question(centre.between, centre.between_figures),
    NEAR: Question(centre.near, centre.near_figures),
    PORT: Question(change.port, change.port_figures),
    ROAD: Question(change.road, change.road_figures),
}


def _think(values: Values) -> tuple[Phrase, ...]:
    return word(f"think_{values['what']}"), word(f"think_{values['what']}_more")


TOPIC = Topic(
    word("title"),
    fields(),
    lambda values: QUESTIONS[values["what"]].answer(values),
    lambda values: QUESTIONS[values["what"]].figures(values),
    _think,
)


def warm(state: LessonState) -> None:
    """Load what takes long at first, and draw the first maps with values, so that no press waits for it."""
    board, lang = RouteGraph.load(state.values["board"]), state.lang
    distance_table(board)
    for drawn in (before_html, after_html):
        drawn(closed_port(board, board.starts[0]), lang)
    if state.answer is not None:
        state.answer.after(lang)


class RoutePanel(Panel):
    """The board as a graph: distances, rolls, hubs, thin spots, centres, closed ports and new roads.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides the luck of the simulation; the session's if left out.
        entered: what fields hold at first. ``what`` is ``"distance"`` (with ``start`` and ``goal``),
            ``"roll"`` (with ``start``, ``roll``, and as ``aim`` ``"any"`` or the place to reach), ``"hub"``,
            ``"between"`` or ``"near"`` (with ``city``), ``"cut"`` (with ``spot``), ``"port"`` (with ``port``)
            or ``"road"`` (with ``one``, ``other`` and ``steps``); places are ids. ``mode`` is ``"land"``,
            ``"sea"``, ``"mixed"`` or ``"air"``, as far as the question goes; ``board`` is ``"finnish"`` or
            ``"nordic"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = RoutePanel(what="roll", start="gold_coast", roll=4, seed=7)
    >>> panel.state.answer.odds.chance
    Fraction(1, 2)
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        super().__init__(TOPIC, lang, seed, **entered)
        warm(self.state)
