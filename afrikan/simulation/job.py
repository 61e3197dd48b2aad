"""What is to be played, as it travels to whoever plays it, and a function there that plays blocks of it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from afrikan.chance import seed_of
from afrikan.game.view import OwnPolicy
from afrikan.policies.choose import POLICIES
from afrikan.policies.routes import Routes, routes
from afrikan.records import blank, to_record, to_records
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import Rules
from afrikan.simulation.compiled import ENGINE
from afrikan.simulation.compiling import Engine
from afrikan.simulation.layout import PAIR, PARTED, size
from afrikan.simulation.measures import MEASURES
from afrikan.simulation.own_policy import play_own_block
from afrikan.simulation.playout import ROOM, play_block
from afrikan.star.state import ACTIONS, CITIES, SEATS, Board, State
from afrikan.star.tables import tables

Table = tuple[tuple[int, ...], ...]


class Part(NamedTuple):
    """What a block of games came to.

    Attributes:
        games: how many they are.
        counts: the tally under each ruleset.
        rows: under each ruleset the measures of the games kept.
        seconds: what the block took.
        pairs: for each ruleset what it and the first one came to together.
        parted: for each ruleset the numbers of the first games whose play parted from the first one's.
    """

    games: int
    counts: Table
    rows: tuple[Table, ...]
    seconds: float
    pairs: Table = ()
    parted: Table = ()


@dataclass(frozen=True, eq=False)
class Job:
    """Games of one seed.

    Args:
        rules: the rulesets that every game is played under.
        policies: who decides for each entrant: a built-in policy, or a function of one's own.
        names: what the players are called.
        seed: decides tiles and dice.
        rounds: a game ends without a winner after so many.
        rotate: whether the entrants move on by one seat with every game.
        keep: of so many games, from the first on, the measures are kept; and the numbers of so many of those
            whose play parts.
        compiled: whether compiled code plays.
    """

    rules: tuple[Ruleset, ...]
    policies: tuple[str | OwnPolicy, ...]
    names: tuple[str, ...]
    seed: int
    rounds: int
    rotate: bool = False
    keep: int = 0
    compiled: bool = False

    @property
    def engine(self) -> Engine:
        """The functions that play when they are compiled."""
        return ENGINE

    def player(self) -> "Play":
        """Return what plays blocks; it has loaded whatever it needs when it is returned."""
        return player_of(self)

    @property
    def own(self) -> bool:
        """Whether a policy is somebody's own, so that all is interpreted."""
        return any(not isinstance(policy, str) for policy in self.policies)

    @property
    def key(self) -> tuple[int, int]:
        """The seed as two 32-bit words."""
        key = seed_of(self.seed)
        return key.seed_low, key.seed_high

    def parted_of(self, games: int) -> int:
        """Return of how many games of a block the number is kept if their play parts."""
        return min(games, self.keep) if len(self.rules) > 1 else 0

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
    state = blank(State)
    arguments = [list(column) for column in zip(*_tabled(job), strict=True)]
    faces, out, room = [0] * CITIES, [0] * ACTIONS, [0] * ROOM
    run: Callable[..., None] = partial(play_own_block, job) if job.own else play_block

    def play(begin: int, games: int) -> Part:
        tallies = [[0] * size(job.rounds) for _ in job.rules]
        rows = [[[0] * MEASURES for _ in range(job.kept_of(begin, games))] for _ in job.rules]
        pairs, parted = [[0] * PAIR for _ in job.rules], [[0] * job.parted_of(games) for _ in job.rules]
        started = perf_counter()
        run(
            state, *arguments, _numbers(job), _groups(job), faces, out, room, *job.key,
            begin, games, len(job.policies), job.rounds, int(job.rotate), tallies, rows, pairs, parted,
        )  # fmt: skip
        return _part(games, perf_counter() - started, tallies, rows, pairs, parted)

    return play


def _compiled(job: Job) -> Play:
    import numpy as np

    run: Callable[..., Any] = ENGINE.block()
    state, sides = to_record(blank(State)), len(job.rules)
    arguments = [to_records(column) for column in zip(*_tabled(job), strict=True)]
    faces, out, room = (np.zeros(length, np.int64) for length in (CITIES, ACTIONS, ROOM))
    policies, groups = np.array(_numbers(job), np.int64), np.array(_groups(job), np.int64)

    def play(begin: int, games: int) -> Part:
        tallies = np.zeros((sides, size(job.rounds)), np.int64)
        rows = np.zeros((sides, job.kept_of(begin, games), MEASURES), np.int64)
        pairs, parted = (np.zeros((sides, n), np.int64) for n in (PAIR, job.parted_of(games)))
        started = perf_counter()
        run(
            state, *arguments, policies, groups, faces, out, room, *job.key,
            begin, games, len(job.policies), job.rounds, int(job.rotate), tallies, rows, pairs, parted,
        )  # fmt: skip
        seconds = perf_counter() - started
        return _part(games, seconds, tallies.tolist(), rows.tolist(), pairs.tolist(), parted.tolist())

    return play


def _tabled(job: Job) -> list[tuple[Rules, Board, Routes]]:
    """Return for each ruleset the tables that the rules and the policies use."""
    planned = "planner" in job.policies
    return [(rules.kernel(), tables(rules), routes(rules, planned)) for rules in job.rules]


def _part(
    games: int,
    seconds: float,
    tallies: list[list[int]],
    rows: list[list[list[int]]],
    pairs: list[list[int]],
    parted: list[list[int]],
) -> Part:
    known = tuple(tuple(found[: pair[PARTED]]) for found, pair in zip(parted, pairs, strict=True))
    kept = tuple(tuple(map(tuple, side)) for side in rows)
    return Part(games, tuple(map(tuple, tallies)), kept, seconds, tuple(map(tuple, pairs)), known)


def _numbers(job: Job) -> list[int]:
    """Return the number of each entrant's built-in policy; that of one's own is never asked for."""
    numbers = [POLICIES[policy] if isinstance(policy, str) else -1 for policy in job.policies]
    return numbers + [0] * (SEATS - len(numbers))


def _groups(job: Job) -> list[int]:
    """Return for each entrant the first one with the same policy."""
    return [job.policies.index(policy) for policy in job.policies]
