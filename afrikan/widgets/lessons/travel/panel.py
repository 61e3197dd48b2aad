"""The lesson about journeys: how many turns a pawn needs by the best plan, and where that plan goes."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any

from afrikan.errors import Phrase
from afrikan.odds import travel
from afrikan.rules import Ruleset
from afrikan.widgets.form.fields import Values
from afrikan.widgets.lesson.figures import Figure, at_most, mean, quantile
from afrikan.widgets.lesson.panel import Panel
from afrikan.widgets.lesson.topic import Answer, Topic
from afrikan.widgets.lessons.travel.fields import CHANCE, VALUES_ALONE, fields, trip_of, word
from afrikan.widgets.lessons.travel.html import answer_html, start_html

SOON = 3
"""Turns within which a pawn may arrive, where the plan has no number of turns to keep to."""

NEARLY_SURE = Fraction(9, 10)
LANGUAGES_KEPT = 6


def _answer(values: Values) -> Answer:
    trip = trip_of(values)
    caught = trip.caught()
    roll = 0 if values["roll"] == VALUES_ALONE else int(values["roll"])
    shown = lru_cache(LANGUAGES_KEPT)(partial(answer_html, trip, roll, not caught.chance))
    before = lru_cache(LANGUAGES_KEPT)(partial(start_html, trip, values["condition"]))
    return Answer(trip.odds, (caught,) if caught.chance else (), before, shown)


def _figures(values: Values) -> tuple[Figure, ...]:
    """Return what the plan aims at, then what follows; without a mean where arrival is not certain."""
    trip = trip_of(values)
    turns = trip.within or SOON
    soon = at_most(word("soon_one" if turns == 1 else "soon", turns=turns), turns, "soon")
    if trip.turns_expected is None:
        return (soon,)
    middle = mean(word("mean"))
    first = (middle, soon) if trip.within is None else (soon, middle)
    return (*first, quantile(word("enough"), NEARLY_SURE, "enough"))


def _think(values: Values) -> tuple[Phrase, ...]:
    if values["aim"] == CHANCE:
        return word("think_aims"), word("think_late")
    caught = (word("think_caught"),) if trip_of(values).caught().chance else ()
    rolls = (word("think_rolls"),) if values["roll"] != VALUES_ALONE else ()
    return (word("think_steps"), word("think_money"), *rolls, *caught)


def _warm() -> Iterator[None]:
    """Look into the turns of a lone pawn under every preset, on its way home and elsewhere."""
    for preset in Ruleset.presets():
        travel(preset, "egypt")
        travel(preset, "egypt", "congo")
        yield


TOPIC = Topic(word("title"), fields(), _answer, _figures, _think, _warm)


class TravelPanel(Panel):
    """How many turns a journey takes by the best plan: predict, simulate, see the exact answer and the map.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides the luck of the simulation; the session's if left out.
        entered: what fields hold at first: ``rules`` is a preset; ``start`` and ``goal`` are ids of cities,
            ``goal`` may be ``"home"``; ``money`` is a number of ship tickets from 0 to 10; ``condition`` is
            ``"free"``, or where the start allows it ``"held"``, ``"must_skip"``, ``"stowaway"`` or
            ``"slave_1"`` to ``"slave_3"``; ``aim`` is ``"turns"``, or ``"chance"`` with ``within=4``;
            ``roll`` is ``"1"`` to ``"6"`` for the best moves on the map, or ``"none"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = TravelPanel(start="egypt", goal="tripoli", money=0, seed=7)
    >>> panel.state.reveal()
    >>> panel.state.answer.odds.mean
    Fraction(16807, 7776)
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        super().__init__(TOPIC, lang, seed, **entered)
