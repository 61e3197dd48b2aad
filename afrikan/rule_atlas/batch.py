"""Some values played beside their common baseline, and then watched, under one policy after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from afrikan.policies.homeward import homeward
from afrikan.policies.routes import routes
from afrikan.rule_atlas.cases import Case
from afrikan.rule_atlas.effects import Levels, effects
from afrikan.rule_atlas.rows import Row
from afrikan.rule_atlas.watching import watched
from afrikan.rules import Ruleset
from afrikan.simulation.comparing import compare
from afrikan.simulation.comparison import Comparison

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Made:
    """How an atlas is made.

    Attributes:
        version: of the package.
        seed: decides tiles and dice.
        players: how many play, all by the same policy.
        rounds: a game ends without a winner after so many.
        confidence: of the interval of one comparison, and of all those of a measure together.
        comparisons: how many comparisons of each measure there are in the whole atlas.
    """

    version: str
    seed: int
    players: int
    rounds: int
    confidence: float
    comparisons: int


@dataclass(frozen=True)
class Play:
    """How values are played under one policy.

    Args:
        policy: the built-in policy of all players.
        games: how many games are compared.
        watched: how many of them are watched.
        compiled: whether compiled code plays.
    """

    policy: str
    games: int
    watched: int
    compiled: bool


@dataclass(frozen=True)
class Batch:
    """Values flipped from one base that are played together.

    Args:
        made: how the atlas is made.
        plays: how they are played, under one policy after the other.
        cases: the values.
    """

    made: Made
    plays: tuple[Play, ...]
    cases: tuple[Case, ...]

    def rows(self, stop: Stop) -> tuple[Row, ...] | None:
        """Return the rows of its values by policy, or ``None`` if it was stopped before all were there."""
        rows = tuple(row for play in self.plays for row in self._rows(play, stop))
        return rows if len(rows) == len(self.plays) * len(self.cases) else None

    def _rows(self, play: Play, stop: Stop) -> Iterator[Row]:
        """Yield the rows under one policy in their order; fewer if it is stopped."""
        found = {place: _refused(case, play) for place, case in enumerate(self.cases) if case.refused}
        left = [place for place in range(len(self.cases)) if place not in found]
        for baseline in dict.fromkeys(self.cases[place].baseline for place in left):
            together = [place for place in left if self.cases[place].baseline == baseline]
            played = self._played(play, baseline, [self.cases[place] for place in together], stop)
            found |= dict(zip(together, played, strict=False))
        return (found[place] for place in sorted(found))

    def _played(self, play: Play, baseline: Ruleset, cases: Sequence[Case], stop: Stop) -> Iterator[Row]:
        """Yield the rows of values with one baseline; fewer if it is stopped."""
        if stop():
            return
        made = self.made
        compared = compare(
            baseline, *(case.changed for case in cases), policies=(play.policy,) * made.players,
            games=play.games, seed=made.seed, rounds=made.rounds, keep=1, confidence=made.confidence,
            compiled=play.compiled, stop=stop,
        )  # fmt: skip
        for side, case in enumerate(cases, start=1):
            if stop():
                return
            yield self._row(play, compared, side, case)

    def _row(self, play: Play, compared: Comparison, side: int, case: Case) -> Row:
        made, levels = self.made, Levels(self.made.confidence, self.made.comparisons)
        changed, baseline = compared.runs[side].rules, compared.runs[0].rules
        sighting = watched(
            changed, baseline, play.policy, play.watched, made.seed,
            players=made.players, rounds=made.rounds, compiled=play.compiled,
        )  # fmt: skip
        first = next(iter(compared.numbers[side - 1]), None)
        return Row(
            case.base.code, play.policy, case.option, case.value, case.others, baseline.code, case.scaled, "",
            play.games, compared.parted[side - 1], first, play.watched, sighting,
            {effect.measure: effect for effect in effects(compared, side, levels)},
        )  # fmt: skip


def _refused(case: Case, play: Play) -> Row:
    assert case.refused is not None
    reason = case.refused.text("en")
    return Row(case.base.code, play.policy, case.option, case.value, {}, "", case.scaled, reason)


def forget() -> None:
    """Let go of the tables of the rulesets played so far, of which an atlas needs hundreds."""
    routes.cache_clear()
    homeward.cache_clear()
