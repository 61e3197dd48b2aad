"""The lesson about the race home: who wins, the Star or a horseshoe, and what a ticket or a turn is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from afrikan.errors import Phrase
from afrikan.odds import Odds, race
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, chance_of
from afrikan.widgets.lesson.panel import Panel
from afrikan.widgets.lesson.topic import Answer, Topic
from afrikan.widgets.lessons.race.fields import (
    NAMES,
    NOBODY,
    STAR,
    Posed,
    fields,
    in_order,
    posed,
    raced,
    running,
    word,
)
from afrikan.widgets.lessons.race.html import after_html, before_html

PAIR = 2
TICKET, LOST = "ticket", "lost_turn"


def _answer(values: Values) -> Answer:
    return _answered(posed(values))


@lru_cache(maxsize=16)
def _answered(asked: Posed) -> Answer:
    found = asked.race
    return Answer(
        found.odds, (_shortened(found.rounds),), partial(before_html, asked), partial(after_html, asked)
    )


def _shortened(rounds: Odds) -> Odds:
    """Return how long the race lasts without what the answer to who wins has told already."""
    return replace(rounds, steps=rounds.steps[-1:], notes=())


def _figures(values: Values) -> tuple[Figure, ...]:
    """Return the chance of each runner to win; of two, the Star's, and what more would make of it."""
    keys = running(values)
    if len(keys) > PAIR:
        return tuple(_wins(values, key) for key in keys)
    more = (TICKET, LOST) if values["best"] == NOBODY else ()
    return _wins(values, STAR), *(_with(values, what) for what in more)


def _wins(values: Values, key: str) -> Figure:
    number = in_order(values).index(key) + 1
    return chance_of(word("chance", player=NAMES[key]), f"player_{number}", key)


def _with(values: Values, what: str) -> Figure:
    """Return the chance of the Star to win with one thing changed; no simulation shows it."""
    asked, number = posed(values), in_order(values).index(STAR) + 1
    said = word(f"chance_{what}", player=NAMES[STAR])
    return Figure(what, said, lambda _: asked.worth[number, what].chance, None, chance=True)


def _think(values: Values) -> tuple[Phrase, ...]:
    thoughts = [word("think_several") if values["chasers"] > 1 else word("think_first")]
    if values["best"] != NOBODY:
        thoughts.append(word("think_best"))
    if values["map"] != NOBODY:
        thoughts.append(word("think_map"))
    return (*thoughts, word("think_turns"), word("think_ticket"))


def _warm() -> Iterator[None]:
    """Look into the ways home of a carrier under every preset that is offered."""
    for preset in raced():
        _ = race(preset, [{"at": "egypt", "star": True}, {"at": "congo", "horseshoe": True}]).odds
        yield


TOPIC = Topic(word("title"), fields(), _answer, _figures, _think, _warm)


class RacePanel(Panel):
    """Who is home first, the Star or a horseshoe: predict, simulate, and see the exact answer.

    Aino carries the Star; Elof, Ida and Otto have a horseshoe each. The turn goes round in this order.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides the luck of the simulation; the session's if left out.
        entered: what fields hold at first: ``rules`` is a preset; ``star`` is the id of the place where Aino
            stands, ``star_money`` her money in ship tickets; ``chasers`` is a number from 1 to 3, and
            ``chaser_1``, ``chaser_1_money`` and so on tell of each; ``next`` is who moves next, ``"star"``,
            ``"chaser_1"`` …; ``best`` is who answers the plans of the others as well as possible, and
            ``map`` whose chances are laid over the board: one of these, or ``"nobody"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = RacePanel(star="tunis", star_money=0, chaser_1="tripoli", chaser_1_money=0)
    >>> panel.state.answer.odds["player_1"]
    Fraction(5, 6)
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        super().__init__(TOPIC, lang, seed, **entered)
