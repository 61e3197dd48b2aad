"""Expected turns from every place to every city, and the sums of money that make a difference to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from afrikan.checks import check_whole
from afrikan.errors import Phrase, Word
from afrikan.game.position import MOST_MONEY
from afrikan.odds.journeys.goals import HOME, aim_of, named
from afrikan.odds.journeys.words import label_of
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import spoken
from afrikan.star.tables import board_of

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, repr=False)
class TravelTimes:
    """The fewest expected turns of a lone pawn from every place to some goals.

    Args:
        rules: the ruleset.
        money: what the pawn has at first.
        turns: for each goal, place to expected turns; ``None`` where it is not reached with certainty.
    """

    rules: Ruleset
    money: int
    turns: Mapping[str, Mapping[str, Fraction | None]]

    @property
    def label(self) -> Phrase:
        """Provenance: what the numbers that went in rest on."""
        return label_of(self.rules)

    def to_frame(self) -> pd.DataFrame:
        """Return one row for each place and one column for each goal; infinite where it is out of reach.

        What they rest on stands in ``attrs["label"]``, in the session's language.
        """
        import pandas as pd

        columns = {
            goal: {place: float("inf") if value is None else float(value) for place, value in row.items()}
            for goal, row in self.turns.items()
        }
        frame = pd.DataFrame(columns).rename_axis(index="start", columns="goal")
        frame.attrs["label"] = self.label.text(spoken(None))
        return frame

    def _said(self, lang: str) -> tuple[str, str]:
        """Return in a language what the table holds, and what it rests on."""
        values = {"money": self.money, "count": len(self.turns), "rules": self.rules.title_in}
        about = Word("odds_travel", "times", **values)
        return about.text(lang), Word("odds", "rests", label=self.label).text(lang)

    def __repr__(self) -> str:
        """Return in the session's language what the table holds and what it rests on."""
        return "\n".join(self._said(spoken(None)))

    def _repr_html_(self) -> str:
        lang = spoken(None)
        about, rests = (f"<p>{escape(text)}</p>" for text in self._said(lang))
        return f'<div lang="{lang}">{about}{self.to_frame().to_html(border=0, max_rows=60)}{rests}</div>'


def travel_times(
    rules: Ruleset | str = "fan",
    money: int | None = None,
    goals: Iterable[str] | None = None,
    home: str | None = None,
) -> TravelTimes:
    """Return the fewest expected turns from every place to every city, as ``travel`` finds them.

    A pawn at sea is taken to have a ticket. All cities take some seconds the first time, later ones none.

    Args:
        rules: the ruleset, or its code such as ``"fan"``.
        money: what the pawn has; the ruleset's start money if left out.
        goals: ids of places, ``"home"`` among them for both start cities together; every city if left out.
        home: as for ``travel``.

    Raises:
        AfrikanError: if an argument is not possible.

    >>> travel_times("fan", money=100, goals=["canary_islands"]).turns["canary_islands"]["morocco"]
    Fraction(91, 36)
    """
    ruleset = ruleset_of(rules)
    graph, kernel = board_of(ruleset), ruleset.kernel()
    money = kernel.start_money if money is None else money
    check_whole(Phrase("the_money"), money, 0, MOST_MONEY)
    found = {}
    for goal in graph.cities if goals is None else named(goals):
        aim = aim_of(ruleset, goal if goal == HOME else [goal], home)
        turns = aim.turns(ruleset, money)
        level = aim.plan(turns, graph).level(money // turns.unit)
        found[goal] = {place: level.values[spot] for place, spot in turns.places(graph).items()}
    return TravelTimes(ruleset, money, found)


def travel_money(
    rules: Ruleset | str = "fan", goal: str | Iterable[str] = HOME, home: str | None = None
) -> tuple[int, ...]:
    """Return the sums of money that make a difference on the way to a goal, from none on.

    With each of them a pawn is faster from some place than with the one before; with a sum in between, or
    with more than the last, it is nowhere faster than with the next smaller one.

    Args:
        rules: the ruleset, or its code such as ``"fan"``.
        goal, home: as for ``travel``.

    Raises:
        AfrikanError: if an argument is not possible.

    >>> travel_money("fan", "congo")[-1]
    1000
    """
    ruleset = ruleset_of(rules)
    aim = aim_of(ruleset, goal, home)
    turns = aim.turns(ruleset, 0)
    levels = aim.plan(turns, board_of(ruleset)).levels()
    steps = enumerate(pairwise(level.values for level in levels), start=1)
    return (0, *(turns.unit * number for number, (before, after) in steps if after != before))
