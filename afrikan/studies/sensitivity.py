"""Which rules a study's figures hang on: its games played with one rule at a time read otherwise."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any

from afrikan.checks import check_confidence
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.rules.catalogue import catalogue
from afrikan.session import current
from afrikan.simulation import Comparison, Runs, compared_blocks
from afrikan.simulation.apart import holm, p_of, p_of_shares
from afrikan.simulation.estimates import deviation, mean_of, share_of
from afrikan.simulation.run import check_table, fast_code, gathered
from afrikan.studies.one_change import Change, changes
from afrikan.studies.published import Study, study
from afrikan.studies.replay import ROUNDS

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, eq=False)
class Sensitivity:
    """A study's games under its own rules, and with each of some rules read otherwise, on the same luck.

    Args:
        study: what was published.
        changes: the rules that were read otherwise, one at a time.
        compared: for each change its games and those under the study's own rules; none yet are ``None``.
    """

    study: Study
    changes: tuple[Change, ...]
    compared: tuple[Comparison | None, ...]

    def __add__(self, other: Sensitivity) -> Sensitivity:
        """Return both together; they must differ in their games only.

        Raises:
            AfrikanError: if rules or seed differ.
        """
        if (self.study, self.changes) != (other.study, other.changes):
            raise AfrikanError("tally_differs")
        pairs = zip(self.compared, other.compared, strict=True)
        both = tuple(a if b is None else b if a is None else a + b for a, b in pairs)
        return replace(self, compared=both)

    @property
    def played(self) -> dict[Change, Comparison]:
        """The changes that have games."""
        pairs = zip(self.changes, self.compared, strict=True)
        return {change: compared for change, compared in pairs if compared is not None}

    @property
    def games(self) -> int:
        """How many games were played with all changes together."""
        return sum(compared.games for compared in self.played.values())

    def games_of(self, place: int) -> int:
        """Return how many games were played with one of the changes."""
        compared = self.compared[place]
        return 0 if compared is None else compared.games

    def table(self, confidence: float = 0.95) -> pd.DataFrame:
        """Return one row for the study's own rules, without an option, and one for each change.

        ``rounds`` and ``horseshoe_wins`` are what our games came to, with their intervals; ``more_rounds``
        and ``more_horseshoe_wins`` by how much the change alone moves them, with paired intervals, and none
        for the study's own rules. ``p`` is how likely figures so far from the published ones are if the study
        was played so: the smaller one of both, doubled. ``p_holm`` is corrected for all rows; if it is below
        1 − confidence, the published figures speak against these rules: the row is ``excluded``.

        Args:
            confidence: of each interval.
        """
        import pandas as pd

        check_confidence(confidence)
        most = max(self.played.values(), key=lambda compared: compared.games)
        rows = [self._row(None, most, 0, confidence)]
        rows += [self._row(change, compared, 1, confidence) for change, compared in self.played.items()]
        for row, raised in zip(rows, holm([row["p"] for row in rows]), strict=True):
            row |= {"p_holm": raised, "excluded": raised < 1 - confidence}
        return pd.DataFrame(rows)

    def _row(self, change: Change | None, compared: Comparison, side: int, level: float) -> dict[str, Any]:
        runs, games = compared.runs[side], compared.games
        mean = mean_of(*runs.sums("rounds"), games, level)
        share = share_of(runs.sums("horseshoe_wins").total, games, level)
        return (
            {"option": change.option if change else "", "value": change.value if change else ""}
            | {"games": games, "rounds": mean.value, "rounds_low": mean.low, "rounds_high": mean.high}
            | _moved(compared, "rounds", side, level)
            | {"horseshoe_wins": share.value}
            | {"horseshoe_wins_low": share.low, "horseshoe_wins_high": share.high}
            | _moved(compared, "horseshoe_wins", side, level)
            | {"p": min(1.0, 2 * min(self._against(runs)))}
        )

    def _against(self, runs: Runs) -> Iterator[float]:
        """Yield the p-values of both figures against the published ones."""
        rounds, games, found = runs.sums("rounds"), runs.games, self.study
        error = hypot(deviation(*rounds, games) / sqrt(games), found.deviation / sqrt(found.games))
        yield p_of(rounds.total / games - found.mean, error)
        published = round(next(iter(found.horseshoe_wins.values())) * found.games)
        yield p_of_shares(published, found.games, runs.sums("horseshoe_wins").total, games)


def _moved(compared: Comparison, name: str, side: int, level: float) -> dict[str, float]:
    ends = tuple(compared.difference(name, side, level)) if side else (0.0, 0.0, 0.0)
    return dict(zip((f"more_{name}{end}" for end in ("", "_low", "_high")), ends, strict=True))


def sensitivity(
    name: str = "kari_2024",
    games: int = 1_000,
    seed: int | None = None,
    *,
    options: Sequence[str] | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> Sensitivity:
    """Play a study's games with one rule at a time read otherwise, all of them on the same luck.

    The policies keep their order round the table and move on by a seat with each game.

    Args:
        name: id of the study.
        games: how many under each ruleset.
        seed: decides tiles and dice; the session's if left out.
        options: which rules are read otherwise; every one that can be if left out.
        compiled, progress, stop: as for ``afrikan.simulate``.

    Raises:
        AfrikanError: if there is no such study or option, or an argument is not possible; names it.

    >>> found = sensitivity(games=8, seed=1, options=["star_last_instant_win"], compiled=False)
    >>> list(found.table().value)
    ['', 'play_on']
    """
    steps = sensitivity_blocks(name, games, seed, options=options, compiled=compiled)
    total = games * len(_chosen(study(name), options))
    return gathered(steps, total, progress=progress, stop=stop)


def sensitivity_blocks(
    name: str = "kari_2024",
    games: int = 1_000,
    seed: int | None = None,
    *,
    options: Sequence[str] | None = None,
    compiled: bool | None = None,
    so_far: Sensitivity | None = None,
) -> Generator[Sensitivity]:
    """Yield the games of ``sensitivity`` in blocks, to loop over and to stop at will.

    Args:
        name, games, seed, options, compiled: as for ``sensitivity``.
        so_far: the same games as far as they have been played; they are not yielded again.

    Raises:
        AfrikanError: as for ``sensitivity``.
    """
    found = study(name)
    rules, chosen = Ruleset.preset(found.ruleset), _chosen(found, options)
    check_table(rules, found.policies, games, current().seed if seed is None else seed, ROUNDS)
    nothing = Sensitivity(found, chosen, (None,) * len(chosen))

    def of_change(place: int) -> Generator[Comparison]:
        return compared_blocks(
            rules, chosen[place].rules, policies=found.policies, games=games, seed=seed, rotate=True, keep=0,
            compiled=fast_code(found.policies, games * len(chosen), compiled),
            begin=0 if so_far is None else so_far.games_of(place),
        )  # fmt: skip

    return _in_turns(of_change, nothing)


def _in_turns(
    of_change: Callable[[int], Generator[Comparison]], nothing: Sensitivity
) -> Generator[Sensitivity]:
    """Play the changes in turns; what a change needs is made ready when its first turn comes."""
    steps: dict[int, Generator[Comparison]] = {}
    left = list(range(len(nothing.changes)))
    while left:
        for place in left.copy():
            if place not in steps:
                steps[place] = of_change(place)
            block = next(steps[place], None)
            if block is None:
                left.remove(place)
            else:
                row = (*nothing.compared[:place], block, *nothing.compared[place + 1 :])
                yield replace(nothing, compared=row)


def _chosen(found: Study, options: Sequence[str] | None) -> tuple[Change, ...]:
    for option in options or ():
        if option not in catalogue():
            hint = suggestion(option, catalogue())
            raise AfrikanError("option_unknown", name=quoted(option), hint=hint)
    every = changes(Ruleset.preset(found.ruleset))
    return tuple(change for change in every if options is None or change.option in options)
