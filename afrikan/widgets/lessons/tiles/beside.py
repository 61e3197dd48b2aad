"""The question beside a tile, pay, roll or move on: its fields, its answer, and the choices as a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.odds import Tiles
from afrikan.odds.answer.result import YES
from afrikan.rules import Ruleset
from afrikan.rules.catalogue import catalogue
from afrikan.widgets.form.fields import Choice, Entered, Field, Options, Values, ruleset
from afrikan.widgets.form.html import wide_html
from afrikan.widgets.lesson.figures import Figure, at_least, chance_of, mean
from afrikan.widgets.lesson.topic import Answer
from afrikan.widgets.lessons.tiles.seen import named, tile_cities, word

PLANS = ("pay", "once", "roll", "leave")
ARRIVED, LATER = "arrived", "later"
MONEY, TURNS, OPENED = "money", "turns", "opened"
UNCHANGED = "unchanged"
PLAIN = "plain"
LONG = 3
"""Turns at a tile that are many."""

OPTIONS = ("free_roll_when", "attempt_decision", "buy_when", "forced_stay")
"""The options that say when a tile may be opened and when it may be left."""


def option_of() -> dict[str, str]:
    """Return each value that can be tried out in place of the ruleset's, with its option."""
    known = catalogue()
    return {str(value.id): option for option in OPTIONS for value in known[option].playable}


def beside_fields(asked: Callable[[Entered], bool]) -> tuple[Field, ...]:
    """Return the fields of the question.

    Args:
        asked: whether it is asked, for what stands in the fields.
    """
    plans = {plan: Word("odds_timing", plan) for plan in PLANS}
    choices: dict[str, Options | Callable[[Entered], Options]] = {
        "plan": plans,
        "asked": named("asked", MONEY, TURNS, OPENED),
        "moment": named("moment", ARRIVED, LATER),
        "at": _cities,
        "change": named("change", UNCHANGED, *option_of()),
    }
    first = {"plan": PLANS[0], "asked": MONEY, "moment": ARRIVED, "at": PLAIN, "change": UNCHANGED}
    return tuple(
        Choice(
            key=key, label=word(key), first=first[key], options=options, alphabetical=key == "at", when=asked
        )
        for key, options in choices.items()
    )  # fmt: skip


def _cities(entered: Entered) -> Options:
    return {PLAIN: word("at_plain"), **tile_cities(entered)}


def changed_rules(values: Values) -> Ruleset:
    """Return the ruleset that the fields name, with the one rule changed that they ask to change."""
    rules, value = ruleset(values), values.get("change", UNCHANGED)
    return rules if value == UNCHANGED else rules.replace(**{option_of()[value]: value})


def answer_beside(given: Tiles, values: Values) -> Answer:
    """Return what the chosen plan comes to; the table of all of them comes with it.

    Raises:
        AfrikanError: if the rules refuse the plan; gives their reason.
    """
    at = None if values["at"] == PLAIN else values["at"]
    timings = given.timing(values["purse"], at, arrived=values["moment"] == ARRIVED)
    chosen = timings[values["plan"]]
    odds = {MONEY: chosen.money, TURNS: chosen.turns, OPENED: chosen.opened}[values["asked"]]
    if odds is None:
        raise AfrikanError(
            "panel_plan_refused", plan=Word("odds_timing", chosen.choice), reason=chosen.reason
        )
    return Answer(odds, after=partial(_table, timings.question, timings.html))


def _table(question: Phrase, html: Callable[[str], str], lang: str) -> str:
    """Return the table in a frame that can be scrolled by keys where it is too wide for the page."""
    return wide_html(html(lang), question.text(lang))


def figures_beside(values: Values) -> tuple[Figure, ...]:
    """Return what can be predicted of a plan."""
    if values["asked"] == MONEY:
        nothing = chance_of(word("figure_no_money"), 0, "nothing")
        return mean(word("figure_mean_money")), nothing
    if values["asked"] == TURNS:
        return mean(word("figure_mean_turns")), at_least(word("figure_long", turns=LONG), LONG, "long")
    return (chance_of(word("figure_opened"), YES),)
