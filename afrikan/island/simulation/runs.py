"""What many games on the island came to: a tally of integers that merges by addition, and its tables."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import add
from typing import TYPE_CHECKING, Any

from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.island.box import Box
from afrikan.island.game.view import OwnPolicy
from afrikan.island.simulation.layout import (
    GAMES,
    NAMES,
    SQUARES,
    SUMS,
    Measure,
    ended_at,
    located_at,
)
from afrikan.island.state import SEATS
from afrikan.rules import Ruleset
from afrikan.simulation.estimates import mean_of, share_of
from afrikan.simulation.looks import Sums
from afrikan.simulation.own_policy import name_of

if TYPE_CHECKING:
    import pandas as pd

    from afrikan.island.game import IslandGame

CONFIDENCE = 0.95


@dataclass(frozen=True)
class IslandRuns:
    """Many games under one ruleset on one map, counted; runs of the same kind merge by addition.

    Args:
        rules: the ruleset.
        box: map, terrain cards and equipment.
        deciders: the policy of each entrant, a built-in one or a function.
        seed: the seed of the games.
        rounds: the last day that was played.
        counts: integers as ``afrikan.island.simulation.layout`` lays them out.
        rotate: whether the entrants changed seats with every game.
        kept: the measures of the first games, one row each.

    >>> from afrikan.island.simulation import simulate
    >>> runs = simulate("island", ["locator", "guesser"], games=10, seed=1, map="small")
    >>> runs.games, runs.policies
    (10, ('locator', 'guesser'))
    """

    rules: Ruleset
    box: Box
    deciders: tuple[str | OwnPolicy, ...]
    seed: int
    rounds: int
    counts: tuple[int, ...]
    rotate: bool = False
    kept: tuple[tuple[int, ...], ...] = ()

    def __add__(self, other: IslandRuns) -> IslandRuns:
        """Return both together.

        Raises:
            AfrikanError: if they differ in more than their games.
        """
        if self._frame != other._frame:
            raise AfrikanError("tally_differs")
        return replace(self, counts=tuple(map(add, self.counts, other.counts)), kept=self.kept + other.kept)

    @property
    def _frame(self) -> tuple[object, ...]:
        return self.rules, self.box, self.deciders, self.seed, self.rounds, self.rotate

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts[GAMES]

    @property
    def policies(self) -> tuple[str, ...]:
        """The policy of each entrant in one word."""
        return tuple(map(name_of, self.deciders))

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each entrant won."""
        return tuple(self.counts[SUMS + Measure.WINS_1 + entrant] for entrant in range(SEATS))

    def sums(self, name: str) -> Sums:
        """Return the sum of a measure over all games, and that of its squares.

        Args:
            name: such as ``"days"``; see ``afrikan.island.simulation.layout.Measure``.
        """
        place = NAMES[name]
        return Sums(self.counts[SUMS + place], self.counts[SQUARES + place])

    def game(self, number: int) -> IslandGame:
        """Return one of the games to step through, at its end.

        Args:
            number: 0 up to one less than the number of games.

        Raises:
            AfrikanError: if there is no such game.
        """
        from afrikan.island.game import IslandGame

        check_whole(Phrase("the_game"), number, 0, self.games - 1)
        policies = self.deciders[::-1] if self.rotate and number % SEATS else self.deciders
        return IslandGame(
            self.rules, map=self.box, policies=policies, seed=self.seed, game=number, rounds=self.rounds
        ).play()

    def _made(self, rows: list[dict[str, Any]]) -> pd.DataFrame:
        import pandas as pd

        if not self.games:
            raise AfrikanError("runs_empty")
        frame = pd.DataFrame(rows)
        frame.attrs |= {
            "ruleset": self.rules.code,
            "map": self.box.map.name,
            "sources": self.box.labels,
            "seed": self.seed,
            "games": self.games,
        }
        return frame

    def frame(self) -> pd.DataFrame:
        """Return one row for each entrant: policy, wins, share with its 95 % interval."""
        rows = [
            {"entrant": entrant, "policy": policy, "wins": wins, **self._share(wins, CONFIDENCE)}
            for entrant, (policy, wins) in enumerate(zip(self.policies, self.wins, strict=True), start=1)
        ]
        return self._made(rows).set_index("entrant")

    def _share(self, hits: int, confidence: float) -> dict[str, float]:
        share = share_of(hits, self.games, confidence)
        return {"share": share.value, "low": share.low, "high": share.high}

    def measures(self, confidence: float = CONFIDENCE) -> pd.DataFrame:
        """Return the mean of everything a game is measured by, with its interval."""
        rows = []
        for name in NAMES:
            total, squares = self.sums(name)
            mean = mean_of(total, squares, self.games, confidence)
            rows.append({"measure": name, "mean": mean.value, "low": mean.low, "high": mean.high})
        return self._made(rows).set_index("measure")

    def lengths(self) -> pd.DataFrame:
        """Return how many games ended on each day, with and without a winner."""
        days = range(self.rounds + 1)
        rows = [
            {
                "day": day,
                "won": self.counts[ended_at(1, day, self.rounds)],
                "no_winner": self.counts[ended_at(0, day, self.rounds)],
            }
            for day in days
        ]
        return self._made([row for row in rows if row["won"] or row["no_winner"]]).set_index("day")

    def located(self, confidence: float = CONFIDENCE) -> pd.DataFrame:
        """Return for each entrant and day in which share of the games it knew by then where it was."""
        rows = []
        for entrant, policy in enumerate(self.policies):
            known = 0
            for day in range(self.rounds + 1):
                known += self.counts[located_at(entrant, day, self.rounds)]
                share = self._share(known, confidence)
                rows.append({"entrant": entrant + 1, "policy": policy, "day": day, **share})
                if known == self.games:
                    break
        return self._made(rows)

    def rows(self) -> pd.DataFrame:
        """Return the measures of the games kept, one row each."""
        return self._made([dict(zip(NAMES, row, strict=True)) for row in self.kept])

    def __repr__(self) -> str:
        """Return what was played and who won how often."""
        won = ", ".join(f"{name} {wins}" for name, wins in zip(self.policies, self.wins, strict=True))
        return f"<IslandRuns {self.rules.code} on {self.box.map.name}: {self.games} games, won: {won}>"
