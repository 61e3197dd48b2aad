"""One table of policies and what came of its games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from afrikan.language import decimal, number
from afrikan.messages import say
from afrikan.session import spoken
from afrikan.simulation.apart import holm, p_of
from afrikan.simulation.estimates import Estimate, share_of
from afrikan.simulation.layout import Figure
from afrikan.simulation.paired import Pair, difference_of_means, difference_of_shares
from afrikan.simulation.runs import Runs
from afrikan.simulation.tables import framed, games_at, level_of
from afrikan.tournaments.names import distinct, names_of

if TYPE_CHECKING:
    import pandas as pd


class Side(NamedTuple):
    """All places of one policy at a table.

    Attributes:
        name: the policy in one word, unlike that of any other side.
        entrants: its places in the list of policies.
        wins: how many games one of them won.
    """

    name: str
    entrants: tuple[int, ...]
    wins: int


@dataclass(frozen=True)
class Tournament:
    """Games of two to six policies at one table; tournaments of the same kind merge by addition.

    A policy may have several places; its share of wins is then that of all of them, and ``fair`` the share
    that they would have if all players were alike.

    Args:
        runs: the games.
        seconds: what they took.

    >>> from afrikan.rules import Ruleset
    >>> from afrikan.tournaments import tournament
    >>> done = tournament(["planner", *["nearest"] * 3], Ruleset.preset("fan"), games=20, seed=1)
    >>> list(done.shares().policy), list(done.shares().fair)
    (['planner', 'nearest'], [0.25, 0.75])
    """

    runs: Runs
    seconds: float = field(default=0.0, compare=False)

    def __add__(self, other: Tournament) -> Tournament:
        """Return both together.

        Raises:
            AfrikanError: if they differ in more than their games.
        """
        return Tournament(self.runs + other.runs, self.seconds + other.seconds)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.runs.games

    @property
    def games_a_second(self) -> float:
        """How fast they were played; compiling and loading are no part of it."""
        return self.games / self.seconds if self.seconds else float("nan")

    @property
    def sides(self) -> tuple[Side, ...]:
        """The policies that differ, in the order of their first places."""
        deciders, wins = self.runs.deciders, self.runs.entrant_wins
        found = []
        policies = distinct(deciders)
        for name, policy in zip(names_of(policies), policies, strict=True):
            places = tuple(place for place, other in enumerate(deciders) if other == policy)
            found.append(Side(name, places, sum(wins[place] for place in places)))
        return tuple(found)

    def shares(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return how often each policy won.

        ``low`` to ``high`` is Wilson's interval of the share, right for one policy looked at alone;
        ``low_all`` to ``high_all`` that of Goodman (1965), so wide that with this confidence all policies'
        shares lie in theirs. ``ahead`` tells on which side of ``fair`` the latter lies: 1 above, −1 below,
        0 if it cannot be told. ``factor`` is the share in units of ``fair``.

        Args:
            confidence: of each interval; here and below.
        """
        level, sides = level_of(self.runs, confidence), self.sides
        together = 1 - (1 - level) / len(sides)
        rows = []
        for side in sides:
            one, all_of_them = (share_of(side.wins, self.games, sure) for sure in (level, together))
            fair = len(side.entrants) / self.runs.seats
            star, horseshoe = self._by_means(side)
            rows.append(
                {"policy": side.name, "places": len(side.entrants), "games": self.games, "wins": side.wins}
                | {"share": one.value, "low": one.low, "high": one.high}
                | {"low_all": all_of_them.low, "high_all": all_of_them.high, "fair": fair}
                | {"ahead": ahead(all_of_them, fair), "factor": one.value / fair}
                | {"star_wins": star, "horseshoe_wins": horseshoe}
            )
        return framed(self.runs, rows)

    def _by_means(self, side: Side) -> Iterator[int]:
        seats = range(self.runs.seats)
        for figure in (Figure.STAR_WINS, Figure.HORSESHOE_WINS):
            yield self.runs.figure(figure, seats, side.entrants)

    def pairs(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return for each two policies which of them wins more often, place for place.

        ``a`` and ``b`` are the shares of wins of one place of each policy, ``difference`` is b − a with its
        interval for paired figures, since both play in the same games and at most one of them wins. ``p`` is
        how likely so unequal wins are if a place of either is as good; ``p_holm`` is corrected for all pairs,
        and ``more`` names who wins more often by it, or is empty.
        """
        level = level_of(self.runs, confidence)
        rows = [self._pair(*two, level) for two in combinations(self.sides, 2)]
        for row, raised in zip(rows, holm([row["p"] for row in rows]), strict=True):
            row["p_holm"] = raised
            leader = row["other"] if row["difference"] > 0 else row["policy"]
            row["more"] = leader if raised < 1 - level else ""
        return framed(self.runs, rows)

    def _pair(self, one: Side, other: Side, level: float) -> dict[str, Any]:
        found = difference_of_sides(one, other, self.games, level)
        return (
            {"policy": one.name, "other": other.name, "games": self.games}
            | {"a": one.wins / self.games / len(one.entrants)}
            | {"b": other.wins / self.games / len(other.entrants)}
            | {"difference": found.value, "low": found.low, "high": found.high}
            | {"p": p_of_sides(one, other)}
        )

    def seats(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return how often each policy won from each seat, of the games in which it sat there."""
        level, rows = level_of(self.runs, confidence), []
        for side in self.sides:
            for seat in range(self.runs.seats):
                games = games_at(self.runs, (seat,), side.entrants)
                figures = (Figure.STAR_WINS, Figure.HORSESHOE_WINS)
                wins = sum(self.runs.figure(figure, (seat,), side.entrants) for figure in figures)
                if games:
                    found = share_of(wins, games, level)
                    rows.append(
                        {"policy": side.name, "seat": seat + 1, "games": games, "wins": wins}
                        | {"share": found.value, "low": found.low, "high": found.high}
                    )
        return framed(self.runs, rows)

    def __repr__(self) -> str:
        """Return each policy's share of wins with its interval, in the session's language."""
        if not self.games:
            return repr(self.runs)
        lang = spoken(None)
        head = say(
            lang, "tournament", "head", games=number(self.games, lang), seed=self.runs.seed,
            rules=self.runs.rules.code,
        )  # fmt: skip
        lines = [
            say(lang, "tournament", "line", policy=row["policy"], places=row["places"])
            + " "
            + say(lang, "summary", "share", **shown(row["share"], row["low_all"], row["high_all"], lang))
            for row in self.shares().to_dict("records")
        ]
        return "\n".join([head, *lines])


def shown(middle: float, low: float, high: float, lang: str) -> dict[str, str]:
    """Return a share and the ends of its interval in per cent, as words."""
    return {
        name: decimal(100 * value, 1, lang)
        for name, value in (("middle", middle), ("low", low), ("high", high))
    }


def ahead(found: Estimate, fair: float) -> int:
    """Return 1 if a share lies above the fair one for sure, −1 if below, else 0."""
    return (found.low > fair) - (found.high < fair)


def difference_of_sides(one: Side, other: Side, games: int, confidence: float) -> Estimate:
    """Return how much oftener a place of the other side wins, with the interval of paired figures.

    Args:
        one, other: the sides.
        games: how many games were played.
        confidence: of the interval.
    """
    places = len(one.entrants), len(other.entrants)
    if places[0] == places[1]:
        found = difference_of_shares(one.wins, other.wins, games, confidence)
        return Estimate(*(end / places[0] for end in found))
    a, b = Fraction(one.wins), Fraction(other.wins)
    pair = Pair(games, a, b, a, b, Fraction(0)).scaled(Fraction(places[0]), Fraction(places[1]))
    return difference_of_means(pair, confidence)


def p_of_sides(one: Side, other: Side) -> float:
    """Return how likely wins so unequal are if a place of either side is as good.

    Of the games that one of them wins, each then has a share by its places.
    """
    decided = one.wins + other.wins
    chance = len(one.entrants) / (len(one.entrants) + len(other.entrants))
    return p_of(one.wins - decided * chance, (decided * chance * (1 - chance)) ** 0.5)
