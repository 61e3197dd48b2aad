"""Makes an atlas: batch after batch, in several processes, to loop over and to stop at will."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import replace
from multiprocessing.synchronize import Event
from typing import TypeVar

from afrikan.checks import check_confidence, check_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.policies.choose import POLICIES
from afrikan.quote import one_line, quoted
from afrikan.rule_atlas.atlas import Atlas
from afrikan.rule_atlas.batch import Batch, Made, Play, Stop, forget
from afrikan.rule_atlas.cases import cases
from afrikan.rule_atlas.rows import Row
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import current
from afrikan.simulation.executors import MOST_WORKERS, leave_interrupts
from afrikan.simulation.run import check_table, fast_code
from afrikan.version import version

T = TypeVar("T")

BASES = ("fan", "swedish")
TEMPERS = ("nearest", "planner")
"""Policies of different temper: one goes for the nearest tile, the other weighs what each way is worth."""

GAMES = {"planner": 6_000, "random": 2_000}
OTHER_GAMES = 20_000
"""So many games of each policy are compared unless told otherwise; those that take longer play fewer."""

WATCHED = 300
LOOK = 0.1
"""Seconds between two looks whether to stop."""

MOST_PLAYERS = 4
"""So many can play under every named value of the option ``max_players``."""

TOGETHER = 8
"""So many values are played side by side, so that one run of their baseline serves them all."""


def atlas(
    bases: Sequence[Ruleset | str] = BASES,
    policies: Sequence[str] = TEMPERS,
    options: Sequence[str] | None = None,
    games: int | Mapping[str, int] | None = None,
    seed: int | None = None,
    *,
    watched: int = WATCHED,
    players: int = 4,
    rounds: int = 200,
    confidence: float = 0.95,
    workers: int | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Stop = lambda: False,
) -> Atlas:
    """Flip every value of every option alone, and tell what each changes and whether it came up at all.

    Args:
        bases: the rulesets to flip from, or their codes.
        policies: the built-in policies; under each, all players follow the same one.
        options: ids of the options; all of them if left out.
        games: how many games are compared for each value: a number, or one for each policy by its name.
        seed: decides tiles and dice; the session's if left out.
        watched: so many of these games are watched for whether the value's difference is met and used.
        players: how many play.
        rounds: a game ends without a winner after so many.
        confidence: of the interval of each comparison, and of all those of a measure together.
        workers: how many processes play; as many as there are processors if left out, and with one it is
            this process.
        compiled: force or forbid compiled code; if left out, many games use it where numba is installed.
        progress: show a progress bar.
        stop: asked again and again; when it answers true, the rows finished by then are returned.

    Raises:
        AfrikanError: if an argument is not possible; an unknown option is named with one that is close.

    >>> few = atlas(["fan"], ["nearest"], ["slave_length"], games=2, watched=1, seed=1, workers=1)
    >>> [row.value for row in few.rows]
    [1, 2]
    """
    made, batches = _planned(
        bases, policies, options, games, seed, watched, players, rounds, confidence, compiled
    )
    parts = _played(made, batches, _workers(workers), stop)
    rows = [row for part in (_with_bar(parts, batches) if progress else parts) for row in part.rows]
    order = list(dict.fromkeys((row.base, row.policy) for row in rows))
    return Atlas(made, tuple(sorted(rows, key=lambda row: order.index((row.base, row.policy)))))


def blocks(
    bases: Sequence[Ruleset | str] = BASES,
    policies: Sequence[str] = TEMPERS,
    options: Sequence[str] | None = None,
    games: int | Mapping[str, int] | None = None,
    seed: int | None = None,
    *,
    watched: int = WATCHED,
    players: int = 4,
    rounds: int = 200,
    confidence: float = 0.95,
    workers: int | None = None,
    compiled: bool | None = None,
    stop: Stop = lambda: False,
) -> Generator[Atlas]:
    """Yield the same atlas in parts that add up to it, the first of them empty, in a fixed order.

    Closing the generator stops what is under way.

    Args:
        bases, policies, options, games, seed, watched, players, rounds, confidence: as for ``atlas``.
        workers, compiled, stop: as for ``atlas``.

    Raises:
        AfrikanError: if an argument is not possible; names it.
    """
    made, batches = _planned(
        bases, policies, options, games, seed, watched, players, rounds, confidence, compiled
    )
    return _played(made, batches, _workers(workers), stop)


def _planned(
    bases: Sequence[Ruleset | str],
    policies: Sequence[str],
    options: Sequence[str] | None,
    games: int | Mapping[str, int] | None,
    seed: int | None,
    watched: int,
    players: int,
    rounds: int,
    confidence: float,
    compiled: bool | None,
) -> tuple[Made, list[Batch]]:
    """Return how an atlas is made and what is to be played for it; see ``atlas``."""
    rulesets = tuple(dict.fromkeys(map(ruleset_of, _listed(bases, "the_bases"))))
    tempers = tuple(dict.fromkeys(_listed(policies, "the_policies")))
    flips = [cases(base, None if options is None else _listed(options, "the_options")) for base in rulesets]
    seed = current().seed if seed is None else seed
    check_confidence(confidence)
    check_whole(Phrase("the_watched"), watched, 1, 2**31)
    check_whole(Phrase("the_players"), players, 2, MOST_PLAYERS)
    playable = sum(case.refused is None for each in flips for case in each)
    made = Made(version(), seed, players, rounds, float(confidence), playable * len(tempers))
    plays = [_play(policy, games, watched, len(flips[0]), compiled) for policy in tempers]
    for play in plays:
        check_table(rulesets[0], (play.policy,) * players, play.games, seed, rounds)
    return made, [
        Batch(made, tuple(plays), each[begin : begin + TOGETHER])
        for each in flips
        for begin in range(0, len(each), TOGETHER)
    ]


def _play(
    policy: str, games: int | Mapping[str, int] | None, watched: int, values: int, compiled: bool | None
) -> Play:
    """Return how so many values are played under one policy."""
    if not isinstance(policy, str) or policy not in POLICIES:
        raise AfrikanError("policy_unknown", policy=quoted(policy), hint=suggestion(policy, POLICIES))
    usual = GAMES.get(policy, OTHER_GAMES)
    wanted = games.get(policy, usual) if isinstance(games, Mapping) else usual if games is None else games
    check_whole(Phrase("the_games"), wanted, 1, 2**62)
    return Play(policy, wanted, min(watched, wanted), fast_code((policy,), wanted * values, compiled))


def _listed(names: Sequence[T], what: str) -> Sequence[T]:
    """Refuse a single name where several belong.

    Raises:
        AfrikanError: naming the argument.
    """
    if isinstance(names, str) or not isinstance(names, Sequence) or not names:
        raise AfrikanError("atlas_list", name=Phrase(what), value=quoted(names))
    return names


def _workers(workers: int | None) -> int:
    if workers is not None:
        check_whole(Phrase("the_workers"), workers, 1, MOST_WORKERS)
    return workers or os.cpu_count() or 1


def _played(made: Made, batches: Sequence[Batch], workers: int, stop: Stop) -> Generator[Atlas]:
    """Yield what the batches came to, in their order."""
    _make_ready(batches)
    several = workers > 1 and len(batches) > 1
    with closing(_elsewhere(batches, workers, stop) if several else _here(batches, stop)) as played:
        for rows in played:
            yield Atlas(made, rows)
            if stop():
                return


def _make_ready(batches: Sequence[Batch]) -> None:
    """Have the code compiled before several processes ask for it."""
    for batch in batches:
        plays = tuple(replace(play, games=1, watched=1) for play in batch.plays if play.compiled)
        playable = tuple(case for case in batch.cases if case.refused is None)
        if plays and playable:
            replace(batch, plays=plays[:1], cases=playable[:1]).rows(lambda: False)
            return


def _here(batches: Sequence[Batch], stop: Stop) -> Generator[tuple[Row, ...]]:
    """Yield the rows of each batch, played in this process."""
    for batch in batches:
        rows = batch.rows(stop)
        forget()
        if rows is None:
            return
        yield rows


def _elsewhere(batches: Sequence[Batch], workers: int, stop: Stop) -> Generator[tuple[Row, ...]]:
    """Yield the rows of each batch, played in other processes."""
    context = multiprocessing.get_context("spawn")
    halt = context.Event()
    with ProcessPoolExecutor(workers, context, get_ready, (halt,)) as pool:
        try:
            for future in [pool.submit(play_batch, batch) for batch in batches]:
                while not wait([future], timeout=LOOK).done:
                    if stop():
                        return
                yield future.result()
        except BrokenExecutor as error:
            raise AfrikanError("atlas_lost", reason=one_line(str(error))) from error
        finally:
            halt.set()
            pool.shutdown(wait=False, cancel_futures=True)


_halt: Event | None = None
"""In a process of the pool, what says that it is to stop."""


def get_ready(halt: Event) -> None:
    """Prepare a process of the pool; the one that started it decides what an interrupt means."""
    global _halt
    _halt = halt
    leave_interrupts()


def play_batch(batch: Batch) -> tuple[Row, ...]:
    """Return the rows of a batch, played in a process of the pool; none if it is to stop."""
    assert _halt is not None
    rows = batch.rows(_halt.is_set)
    forget()
    return rows or ()


def _with_bar(parts: Iterable[Atlas], batches: Sequence[Batch]) -> Iterator[Atlas]:
    from tqdm.auto import tqdm

    with tqdm(total=sum(len(batch.plays) * len(batch.cases) for batch in batches), unit="row") as bar:
        for part in parts:
            yield part
            bar.update(len(part.rows))
