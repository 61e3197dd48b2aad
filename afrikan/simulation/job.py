"""What is to be played, as it travels to whoever plays it, and a function there that plays blocks of it."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

from afrikan.chance import seed_of
from afrikan.game.view import OwnPolicy
from afrikan.policies.choose import POLICIES
from afrikan.policies.routes import routes
from afrikan.records import blank, to_record
from afrikan.rules import Ruleset
from afrikan.simulation import compiled as compiler
from afrikan.simulation.layout import size
from afrikan.simulation.measures import MEASURES
from afrikan.simulation.own_policy import play_own_block
from afrikan.simulation.playout import ROOM, play_block
from afrikan.star.state import ACTIONS, CITIES, SEATS, State
from afrikan.star.tables import tables


class Part(NamedTuple):
    """What a block of games came to: the tally, the measures of the games kept, the seconds it took."""

    games: int
    counts: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    seconds: float


@dataclass(frozen=True, eq=False)
class Job:
    """Games of one seed.

    Args:
        rules: the ruleset.
        policies: who decides for each entrant: a built-in policy, or a function of one's own.
        names: what the players are called.
        seed: decides tiles and dice.
        rounds: a game ends without a winner after so many.
        rotate: whether the entrants move on by one seat with every game.
        keep: of so many games, from the first on, the measures are kept.
        compiled: whether compiled code plays.
    """

    rules: Ruleset
    policies: tuple[str | OwnPolicy, ...]
    names: tuple[str, ...]
    seed: int
    rounds: int
    rotate: bool = False
    keep: int = 0
    compiled: bool = False

    @property
    def own(self) -> bool:
        """Whether a policy is somebody's own, so that all is interpreted."""
        return any(not isinstance(policy, str) for policy in self.policies)

    def kept_of(self, begin: int, games: int) -> int:
        """Return of how many games of a block the measures are kept."""
        return max(0, min(games, self.keep - begin))


Play = Callable[[int, int], Part]
"""Plays so many games from a number on."""


def player_of(job: Job) -> Play:
    """Return what plays blocks of a job; it has loaded whatever it needs when it is returned."""
    make = _compiled if job.compiled else _interpreted
    play = make(job)
    play(0, 0)
    return play


def _interpreted(job: Job) -> Play:
    state, key = blank(State), seed_of(job.seed)
    arguments = job.rules.kernel(), tables(job.rules), routes(job.rules, "planner" in job.policies)
    faces, out, room = [0] * CITIES, [0] * ACTIONS, [0] * ROOM
    run = (lambda *given: play_own_block(job, *given)) if job.own else play_block

    def play(begin: int, games: int) -> Part:
        tally = [0] * size(job.rounds)
        rows = [[0] * MEASURES for _ in range(job.kept_of(begin, games))]
        started = perf_counter()
        run(
            state, *arguments, _numbers(job), faces, out, room, key.seed_low, key.seed_high,
            begin, games, len(job.policies), job.rounds, int(job.rotate), tally, rows,
        )  # fmt: skip
        return Part(games, tuple(tally), tuple(map(tuple, rows)), perf_counter() - started)

    return play


def _compiled(job: Job) -> Play:
    import numpy as np

    run: Callable[..., Any] = compiler.compiled_block()
    key, state = seed_of(job.seed), to_record(blank(State))
    tabled = job.rules.kernel(), tables(job.rules), routes(job.rules, "planner" in job.policies)
    arguments = [to_record(table) for table in tabled]
    faces, out, room = (np.zeros(length, np.int64) for length in (CITIES, ACTIONS, ROOM))
    policies = np.array(_numbers(job), np.int64)

    def play(begin: int, games: int) -> Part:
        tally = np.zeros(size(job.rounds), np.int64)
        rows = np.zeros((job.kept_of(begin, games), MEASURES), np.int64)
        started = perf_counter()
        run(
            state, *arguments, policies, faces, out, room, key.seed_low, key.seed_high,
            begin, games, len(job.policies), job.rounds, int(job.rotate), tally, rows,
        )  # fmt: skip
        return Part(games, tuple(tally.tolist()), tuple(map(tuple, rows.tolist())), perf_counter() - started)

    return play


def _numbers(job: Job) -> list[int]:
    """Return the number of each entrant's built-in policy; that of one's own is never asked for."""
    numbers = [POLICIES[policy] if isinstance(policy, str) else -1 for policy in job.policies]
    return numbers + [0] * (SEATS - len(numbers))
