"""What can be chosen about a journey: rules, start, goal, condition, money, what the plan aims at."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from afrikan.board import RouteGraph
from afrikan.board.words import PlaceName
from afrikan.errors import AfrikanError, Word
from afrikan.odds import travel
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import PennilessSea
from afrikan.star.tables import board_of, tables
from afrikan.widgets.form.fields import (
    Choice,
    Entered,
    Field,
    Options,
    Values,
    Whole,
    rules,
    ruleset,
)
from afrikan.widgets.stepper.editor_state import CONDITIONS

if TYPE_CHECKING:
    from afrikan.odds import Travel

SECTION = "odds_panel_travel"
HOME = "home"
TURNS, CHANCE = "turns", "chance"
MOST_TICKETS = 10
"""The most money that can be chosen, in ship tickets: more makes hardly any journey quicker."""

MOST_TURNS = 12
VALUES_ALONE = "none"
"""The choice of a map without moves, in place of a roll."""

DICE = 6
FREE = "free"
LONGEST_SLAVERY = 3


def word(key: str, **values: object) -> Word:
    """Return words of this panel."""
    return Word(SECTION, key, **values)


def _board(entered: Entered) -> RouteGraph:
    return board_of(ruleset(entered))


def _starts(entered: Entered) -> Options:
    """Return the cities, and the dots where a hazard may hold a pawn."""
    graph = _board(entered)
    return {node.id: PlaceName(graph, node.id) for node in graph.nodes if node.kind == "city" or node.hazard}


def _goals(entered: Entered) -> Options:
    graph = _board(entered)
    *others, last = (PlaceName(graph, start) for start in graph.starts)
    home = Word("odds_travel", "or", places=tuple(others), last=last) if others else last
    return {HOME: word("home", places=home), **{city: PlaceName(graph, city) for city in graph.cities}}


def _conditions(entered: Entered) -> Options:
    """Return the conditions in which a pawn can begin a turn at the start."""
    chosen = ruleset(entered)
    board, kernel, node = tables(chosen), chosen.kernel(), board_of(chosen).index[entered["start"]]
    names = [FREE]
    if board.hazard[node]:
        names.append("held")
    if kernel.penniless_sea == PennilessSea.FREE_AFTER_SKIP and board.island[node]:
        names += ["must_skip", "stowaway"] if node < board.cities else ["stowaway"]
    if node == board.slave_coast:
        names += [f"slave_{rolls}" for rolls in range(1, min(kernel.slave_length, LONGEST_SLAVERY) + 1)]
    return {name: Word("panel", f"condition_{name}") for name in names}


def _rolls() -> Options:
    rolls = {str(roll): word("roll_die", roll=roll) for roll in range(1, DICE + 1)}
    return {VALUES_ALONE: word("roll_none"), **rolls}


def fields() -> tuple[Field, ...]:
    """Return the fields of the panel."""
    aims = {TURNS: word("aim_turns"), CHANCE: word("aim_chance")}
    return (
        *rules(),
        Choice(key="start", label=word("start"), first="cairo", options=_starts, alphabetical=True),
        Choice(key="condition", label=word("condition"), first=FREE, options=_conditions),
        Choice(key="goal", label=word("goal"), first=HOME, options=_goals, alphabetical=True),
        Whole(key="money", label=word("money"), hint=word("money_hint"), first=3, low=0, high=MOST_TICKETS),
        Choice(key="aim", label=word("aim"), first=TURNS, options=aims),
        Whole(key="within", label=word("within"), first=4, low=1, high=MOST_TURNS,
              when=lambda entered: entered["aim"] == CHANCE),
        Choice(key="roll", label=word("roll"), first=VALUES_ALONE, options=_rolls(), view=True),
    )  # fmt: skip


def trip_of(values: Values) -> Travel:
    """Return the journey that the fields mean.

    Raises:
        AfrikanError: if the goal is not reached with certainty and the plan aims at the fewest turns.
    """
    within = values["within"] if values["aim"] == CHANCE else None
    return _trip(
        ruleset(values), values["start"], values["condition"], values["goal"], values["money"], within
    )


@lru_cache(maxsize=64)
def _trip(rules: Ruleset, start: str, condition: str, goal: str, tickets: int, within: int | None) -> Travel:
    """Return a journey; shared, so that another look at it asks for nothing anew."""
    money = tickets * rules.kernel().sea_price
    marks = CONDITIONS[condition]
    try:
        return travel(rules, start, goal, money=money, within=within, **marks)
    except AfrikanError as problem:
        if problem.phrase.key != "goal_out_of_reach":
            raise
    said = travel(rules, start, goal, money=money, within=1, **marks).odds.question.values
    way = word("way", start=said["start"], goal=said["goal"])
    raise AfrikanError("trip_unsure", way=way, money=money)
