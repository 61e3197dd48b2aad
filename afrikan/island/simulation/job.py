"""What is to be played on the island, as it travels to whoever plays it, and a function that plays blocks."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

from afrikan.chance import seed_of
from afrikan.island.box import Box
from afrikan.island.game.seats import policy_of
from afrikan.island.game.view import OwnPolicy
from afrikan.island.policies.making import ways_of
from afrikan.island.policies.ways import Ways
from afrikan.island.simulation.engine import ENGINE
from afrikan.island.simulation.layout import MEASURES, size
from afrikan.island.simulation.own_policy import play_own_block
from afrikan.island.simulation.playout import play_block
from afrikan.island.state import ACTIONS, LABELS, NONE, SEATS, Isle, State
from afrikan.island.tables import isle_of
from afrikan.records import blank, to_record
from afrikan.rules import Ruleset
from afrikan.rules.island_types import Rules
from afrikan.simulation.compiling import Engine

ROOM = (LABELS, ACTIONS, SEATS, SEATS, MEASURES)
"""Sizes of the rows that a block writes in."""


class Part(NamedTuple):
    """What a block of games came to: how many they are, their tally, the rows kept, the seconds it took."""

    games: int
    counts: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    seconds: float


@dataclass(frozen=True, eq=False)
class Job:
    """Games of one seed.

    Args:
        rules: the ruleset.
        box: map, terrain cards and equipment.
        policies: who decides for each entrant: a built-in policy, or a function of one's own.
        seed: decides the cards.
        rounds: a game ends without a winner after so many days.
        rotate: whether the entrants change seats with every game.
        keep: of so many games, from the first on, the measures are kept.
        compiled: whether compiled code plays.
    """

    rules: Ruleset
    box: Box
    policies: tuple[str | OwnPolicy, ...]
    seed: int
    rounds: int
    rotate: bool = False
    keep: int = 0
    compiled: bool = False

    @property
    def engine(self) -> Engine:
        """The functions that play when they are compiled."""
        return ENGINE

    @property
    def own(self) -> bool:
        """Whether a policy is somebody's own, so that all is interpreted."""
        return any(not isinstance(policy, str) for policy in self.policies)

    def kept_of(self, begin: int, games: int) -> int:
        """Return of how many games of a block the measures are kept."""
        return max(0, min(games, self.keep - begin))

    def numbers(self) -> list[int]:
        """Return the number of each entrant's built-in policy."""
        return [policy_of(policy) if isinstance(policy, str) else NONE for policy in self.policies]

    def tables(self) -> tuple[Rules, Isle, Ways]:
        """Return the tables that the rules and the policies use."""
        return self.rules.filled(Rules()), isle_of(self.box), ways_of(self.box, self.rules)

    def player(self) -> Callable[[int, int], Part]:
        """Return what plays so many games from a number on; it has loaded whatever it needs."""
        play = _compiled(self) if self.compiled else _interpreted(self)
        play(0, 0)
        return play


def _interpreted(job: Job) -> Callable[[int, int], Part]:
    if job.own:
        return lambda begin, games: _own(job, begin, games)
    state, tables, policies = blank(State), job.tables(), job.numbers()
    room, key = [[0] * length for length in ROOM], seed_of(job.seed)
    run: Callable[..., None] = play_block

    def play(begin: int, games: int) -> Part:
        tally = [0] * size(job.rounds)
        rows = [[0] * MEASURES for _ in range(job.kept_of(begin, games))]
        started = perf_counter()
        run(
            state, *tables, policies, *room, key.seed_low, key.seed_high,
            begin, games, job.rounds, int(job.rotate), tally, rows,
        )  # fmt: skip
        return Part(games, tuple(tally), tuple(map(tuple, rows)), perf_counter() - started)

    return play


def _own(job: Job, begin: int, games: int) -> Part:
    tally, rows = [0] * size(job.rounds), [[0] * MEASURES for _ in range(job.kept_of(begin, games))]
    started = perf_counter()
    play_own_block(job, begin, games, tally, rows)
    return Part(games, tuple(tally), tuple(map(tuple, rows)), perf_counter() - started)


def _compiled(job: Job) -> Callable[[int, int], Part]:
    import numpy as np

    run: Callable[..., Any] = ENGINE.block()
    state, tables = to_record(blank(State)), [to_record(table) for table in job.tables()]
    policies = np.array(job.numbers(), np.int64)
    room = [np.zeros(length, np.int64) for length in ROOM]
    key = seed_of(job.seed)

    def play(begin: int, games: int) -> Part:
        tally = np.zeros(size(job.rounds), np.int64)
        rows = np.zeros((job.kept_of(begin, games), MEASURES), np.int64)
        started = perf_counter()
        run(
            state, *tables, policies, *room, key.seed_low, key.seed_high,
            begin, games, job.rounds, int(job.rotate), tally, rows,
        )  # fmt: skip
        seconds = perf_counter() - started
        return Part(games, tuple(tally.tolist()), tuple(map(tuple, rows.tolist())), seconds)

    return play
