"""The fields of the lesson about the race home, and the race that they mean."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from afrikan.board import RouteGraph
from afrikan.board.words import PlaceName
from afrikan.errors import Phrase, Word
from afrikan.odds import Race, race
from afrikan.rules import Ruleset
from afrikan.star.tables import board_of
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

if TYPE_CHECKING:
    from afrikan.odds.races.worth import Worth

STAR = "star"
CHASERS = ("chaser_1", "chaser_2", "chaser_3")
NAMES = {STAR: "Aino", "chaser_1": "Elof", "chaser_2": "Ida", "chaser_3": "Otto"}
FIRST = {
    STAR: ("congo", 3),
    "chaser_1": ("dar_fur", 0),
    "chaser_2": ("timbuktu", 2),
    "chaser_3": ("cape_guardafui", 5),
}
"""Where each runner stands at first, and how many ship tickets its money buys."""

MOST_TICKETS = 10
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

    @property
    def worth(self) -> Worth:
        """What a little more is worth where everyone follows the plan with the fewest expected turns."""
        return _worth(self.race.fewest)


@lru_cache(maxsize=16)
def _worked_out(rules: Ruleset, standings: tuple[Standing, ...], best: int | None) -> Race:
    runners = [
        {"at": runner.place, "money": runner.money, "name": runner.name, runner.carries: True}
        for runner in standings
    ]
    return race(rules, runners, best_response=best)


_worth = lru_cache(maxsize=16)(Race.worth)


def running(chosen: Entered | Values) -> tuple[str, ...]:
    """Return the keys of those who run, the Star first, as the turn goes round."""
    count = chosen["chasers"]
    return (STAR, *CHASERS[: count if isinstance(count, int) else 1])


def in_order(values: Values) -> tuple[str, ...]:
    """Return the keys of those who run, who moves next first."""
    keys = running(values)
    first = keys.index(values["next"])
    return keys[first:] + keys[:first]


def posed(values: Values) -> Posed:
    """Return the race that the values of the fields mean."""
    keys = in_order(values)
    numbers = {key: number for number, key in enumerate(keys, start=1)}
    rules = ruleset(values)
    standings = tuple(
        Standing(key, values[key], values[f"{key}_money"] * rules.kernel().sea_price) for key in keys
    )
    return Posed(rules, standings, numbers.get(values["best"]), numbers.get(values["map"]))


def raced() -> list[str]:
    """Return the presets under which the Star can be raced home: those by which a horseshoe can win."""
    return [name for name in Ruleset.presets() if Ruleset.preset(name).horseshoe_wins == "yes"]


def fields() -> tuple[Field, ...]:
    """Return the fields: ruleset, who stands where with what, who moves next, and what is asked."""
    chasers = Whole(key="chasers", label=word("chasers"), first=1, low=1, high=len(CHASERS))
    return (
        *rules(names=raced()),
        chasers,
        *_of_runner(STAR),
        *(field for key in CHASERS for field in _of_runner(key)),
        Choice(key="next", label=word("next"), first=STAR, options=_runners),
        _runner_or_nobody("best"),
        _runner_or_nobody("map", view=True),
    )


def _of_runner(key: str) -> tuple[Field, Field]:
    """Return the fields for where a runner stands and what it has."""
    place, tickets = FIRST[key]

    def runs(entered: Entered) -> bool:
        return key in running(entered)

    return (
        Choice(
            key=key, label=word("place", runner=called(key)), first=place, when=runs,
            options=lambda entered: _places(board_of(ruleset(entered))), alphabetical=True,
        ),
        Whole(
            key=f"{key}_money", label=word("money", player=NAMES[key]), first=tickets, when=runs,
            low=0, high=MOST_TICKETS,
        ),
    )  # fmt: skip


@lru_cache(maxsize=4)
def _places(graph: RouteGraph) -> Options:
    """Return every place where a race can begin: who is in a start city is home."""
    return {node.id: PlaceName(graph, node.id) for node in graph.nodes if not node.is_start}


def _runners(entered: Entered) -> Options:
    return {key: called(key) for key in running(entered)}


def _runner_or_nobody(key: str, view: bool = False) -> Choice:
    def options(entered: Entered) -> Options:
        return {NOBODY: word(f"{key}_nobody"), **_runners(entered)}

    return Choice(key=key, label=word(key), first=NOBODY, options=options, view=view)
