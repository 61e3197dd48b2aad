"""The fields of the lesson about the race home, and the race that they mean."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from afrikan.board import RouteGraph
from afrikan.errors import Phrase, Word
from afrikan.odds import Race, race
from afrikan.rules import Ruleset
from afrikan.star.tables import board_of
from afrikan.widgets.odds.fields import (
    Choice,
    Entered,
    Field,
    Options,
    PlaceName,
    Values,
    Whole,
    always,
    rules,
    ruleset,
)

STAR = "star"
CHASERS = ("chaser_1", "chaser_2", "chaser_3")
NAMES = {STAR: "Aino", "chaser_1": "Elof", "chaser_2": "Ida", "chaser_3": "Otto"}
FIRST = {
    STAR: ("congo", 300),
    "chaser_1": ("dar_fur", 0),
    "chaser_2": ("timbuktu", 200),
    "chaser_3": ("cape_guardafui", 500),
}
RICHEST = 9_000
NOBODY = "nobody"


def word(key: str, **values: object) -> Word:
    """Return one of the lesson's own words."""
    return Word("odds_panel_race", key, **values)


def called(key: str) -> Phrase:
    """Return a runner's name with what it carries."""
    return Word("odds_race", STAR if key == STAR else "horseshoe", player=NAMES[key])


class Standing(NamedTuple):
    """A runner where it stands.

    Attributes:
        key: whose fields tell of it.
        place: the id of a place.
        money: what it has.
    """

    key: str
    place: str
    money: int

    @property
    def name(self) -> str:
        """What it is called."""
        return NAMES[self.key]

    @property
    def carries(self) -> str:
        """What it brings home."""
        return STAR if self.key == STAR else "horseshoe"


@dataclass(frozen=True)
class Posed:
    """The race that the fields mean.

    Args:
        rules: the ruleset.
        standings: the runners in turn order.
        best: number of the runner with the best response, from 1, or ``None``.
        shown: number of the runner whose chances are on the map, or ``None``.
    """

    rules: Ruleset
    standings: tuple[Standing, ...]
    best: int | None
    shown: int | None

    @property
    def race(self) -> Race:
        """The race, worked out once."""
        return _worked_out(self.rules, self.standings, self.best)


@lru_cache(maxsize=16)
def _worked_out(rules: Ruleset, standings: tuple[Standing, ...], best: int | None) -> Race:
    runners = [
        {"at": runner.place, "money": runner.money, "name": runner.name, runner.carries: True}
        for runner in standings
    ]
    return race(rules, runners, best_response=best)


def running(chosen: Entered | Values) -> tuple[str, ...]:
    """Return the keys of those who run, the Star first, as the turn goes round."""
    return (STAR, *(key for number, key in enumerate(CHASERS, start=1) if number <= chosen["chasers"]))


def in_order(values: Values) -> tuple[str, ...]:
    """Return the keys of those who run, who moves next first."""
    keys = running(values)
    first = keys.index(values["next"])
    return keys[first:] + keys[:first]


def posed(values: Values) -> Posed:
    """Return the race that the values of the fields mean."""
    keys = in_order(values)
    numbers = {key: number for number, key in enumerate(keys, start=1)}
    standings = tuple(Standing(key, values[key], values[f"{key}_money"]) for key in keys)
    best, shown = numbers.get(values["best"]), numbers.get(values["map"])
    return Posed(ruleset(values), standings, best, shown)


def fields() -> tuple[Field, ...]:
    """Return the fields: ruleset, who stands where with what, who moves next, and what is asked."""
    chasers = Whole(key="chasers", label=word("chasers"), first=1, low=1, high=len(CHASERS))
    return (
        *rules(),
        *_of_runner(STAR),
        chasers,
        *(field for key in CHASERS for field in _of_runner(key)),
        Choice(key="next", label=word("next"), first=STAR, options=_runners),
        Choice(key="best", label=word("best"), first=NOBODY, options=_runners_or("best_nobody")),
        Choice(key="map", label=word("map"), first=NOBODY, options=_runners_or("map_nobody")),
    )


def _of_runner(key: str) -> tuple[Field, Field]:
    """Return the fields for where a runner stands and what it has."""
    place, money = FIRST[key]
    runs = always if key == STAR else lambda entered: key in running(entered)
    return (
        Choice(
            key=key, label=word("place", runner=called(key)), first=place,
            options=lambda entered: _places(board_of(ruleset(entered))), alphabetical=True, when=runs,
        ),
        Whole(
            key=f"{key}_money", label=word("money", player=NAMES[key]), first=money, low=0, high=RICHEST,
            when=runs,
        ),
    )  # fmt: skip


@lru_cache(maxsize=4)
def _places(graph: RouteGraph) -> Options:
    """Return every place where a race can begin: who is at a start city is home."""
    return {node.id: PlaceName(graph, node.id) for node in graph.nodes if not node.is_start}


def _runners(entered: Entered) -> Options:
    return {key: called(key) for key in running(entered)}


def _runners_or(nobody: str) -> Options:
    raise NotImplementedError
