"""The same games on the island under several rulesets, with the same luck, and in what they differ."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from afrikan.checks import check_confidence, check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.island.box import Box
from afrikan.island.map import IslandMap
from afrikan.island.simulation.layout import NAMES, SHARES
from afrikan.island.simulation.run import Policies, simulate
from afrikan.island.simulation.runs import IslandRuns
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.families import ISLAND
from afrikan.simulation.estimates import Estimate
from afrikan.simulation.paired import Pair, difference_of_means, difference_of_shares
from afrikan.simulation.run import MOST_KEPT

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True)
class IslandComparison:
    """What the same games came to under two rulesets or more.

    Args:
        runs: the games under each ruleset, their measures kept one by one.
        confidence: of each interval.
    """

    runs: tuple[IslandRuns, ...]
    confidence: float

    @property
    def games(self) -> int:
        """How many games were played under each ruleset."""
        return min(run.games for run in self.runs)

    def pair(self, name: str, side: int = 1) -> Pair:
        """Return a measure under the first ruleset and another.

        Args:
            name: such as ``"days"``; see ``afrikan.island.simulation.layout.Measure``.
            side: number of the other ruleset; 1 is the one after the first.
        """
        place = NAMES[name]
        pairs = zip(self.runs[0].kept, self.runs[side].kept, strict=False)
        figures = [(a[place], b[place]) for a, b in pairs]
        sums = (
            sum(a for a, _ in figures),
            sum(b for _, b in figures),
            sum(a * a for a, _ in figures),
            sum(b * b for _, b in figures),
            sum(a * b for a, b in figures),
        )
        return Pair(len(figures), *map(Fraction, sums))

    def difference(self, name: str, side: int = 1) -> Estimate:
        """Return by how much the mean or share of a measure is larger than under the first ruleset.

        Args:
            name, side: as for ``pair``.
        """
        pair = self.pair(name, side)
        if name in SHARES:
            only_a, only_b = int(pair.a - pair.products), int(pair.b - pair.products)
            return difference_of_shares(only_a, only_b, pair.games, self.confidence)
        return difference_of_means(pair, self.confidence)

    def differences(self) -> pd.DataFrame:
        """Return one row for each ruleset after the first and each measure.

        ``a`` and ``b`` are the mean or share under the first and the other ruleset, ``difference`` is b − a
        with its interval for paired games; ``saved`` tells how many more games without common luck the same
        interval would have needed.
        """
        import pandas as pd

        rows = []
        for side, run in enumerate(self.runs[1:], start=1):
            for name in NAMES:
                pair, found = self.pair(name, side), self.difference(name, side)
                means = {"a": float(pair.a / pair.games), "b": float(pair.b / pair.games)}
                ends = {"difference": found.value, "low": found.low, "high": found.high}
                rows.append(
                    {"ruleset": run.rules.code, "measure": name, **means, **ends, "saved": pair.saved}
                )
        frame = pd.DataFrame(rows).set_index(["ruleset", "measure"])
        first = self.runs[0]
        frame.attrs |= {"ruleset": first.rules.code, "map": first.box.map.name, "sources": first.box.labels}
        return frame

    def __repr__(self) -> str:
        """Return what was compared."""
        codes = ", ".join(run.rules.code for run in self.runs)
        return f"<IslandComparison of {codes} on {self.runs[0].box.map.name}: {self.games} games each>"


def compare(
    *rules: Ruleset | str,
    policies: Policies = ("locator", "locator"),
    games: int = 10_000,
    seed: int | None = None,
    map: str | Path | IslandMap | Box = "classic",
    rounds: int = 200,
    rotate: bool = False,
    confidence: float = 0.95,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> IslandComparison:
    """Play the same games on the island under two rulesets or more.

    The luck is the same: the clue card, and the cards that a side draws on each of its days, as far as the
    stacks allow. Where playing is stopped, the games are those that all rulesets have in common.

    Args:
        rules: the rulesets or their short codes, two or more.
        policies, games, seed, map, rounds, rotate: as for ``simulate``.
        confidence: of each interval.
        executor, workers, compiled, progress, stop: as for ``simulate``.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it.

    >>> found = compare("island", "island;lost_radius=2", games=20, seed=1, map="small", compiled=False)
    >>> found.games, len(found.differences())
    (20, 17)
    """
    rulesets = [ruleset_of(one, ISLAND.name) for one in rules]
    if len(rulesets) < 2:
        raise AfrikanError("compare_few", count=len(rulesets))
    check_confidence(confidence)
    check_whole(Phrase("the_games"), games, 1, MOST_KEPT)
    runs = [
        simulate(
            ruleset, policies, games, seed, map=map, rounds=rounds, rotate=rotate, keep=games,
            executor=executor, workers=workers, compiled=compiled, progress=progress, stop=stop,
        )
        for ruleset in rulesets
    ]  # fmt: skip
    return IslandComparison(tuple(runs), confidence)
