"""Plays a tournament at one table, in blocks that merge."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from time import perf_counter

from afrikan import simulation
from afrikan.game.view import OwnPolicy
from afrikan.rules import Ruleset
from afrikan.simulation.run import gathered
from afrikan.tournaments.table import Tournament


def tournament(
    policies: Sequence[str | OwnPolicy],
    rules: Ruleset | str,
    games: int = 10_000,
    seed: int | None = None,
    *,
    rotate: bool = True,
    rounds: int = 200,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> Tournament:
    """Let policies play against each other and tell how often each wins, with intervals.

    Args:
        policies: who plays, two to six, each a built-in policy or a function of one's own, with which all
            games are interpreted; a policy may have several places.
        rules: the ruleset, or its short code such as ``"fan"``.
        games: how many.
        seed: decides tiles and dice; the session's if left out.
        rotate: let every policy move on by one seat with each game, so that none profits from its seat.
        rounds, executor, workers, compiled, progress, stop: as for ``afrikan.simulate``.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it. What
            had been played by then stands in the error's ``runs``.

    >>> tournament(["random", "nearest"], Ruleset.preset("fan"), games=10, seed=1).games
    10
    """
    steps = blocks(
        policies, rules, games, seed, rotate=rotate, rounds=rounds,
        executor=executor, workers=workers, compiled=compiled,
    )  # fmt: skip
    return gathered(steps, games, progress=progress, stop=stop)


def blocks(
    policies: Sequence[str | OwnPolicy],
    rules: Ruleset | str,
    games: int = 10_000,
    seed: int | None = None,
    *,
    rotate: bool = True,
    rounds: int = 200,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    begin: int = 0,
) -> Generator[Tournament]:
    """Yield the games of ``tournament`` in blocks, to loop over and to stop at will.

    Args:
        policies, rules, games, seed, rotate, rounds, executor, workers, compiled: as for ``tournament``.
        begin: number of the first game that is played, so that games that were stopped go on.

    Raises:
        AfrikanError: as for ``tournament``.
    """
    steps = simulation.blocks(
        rules, policies, games, seed, rotate=rotate, rounds=rounds,
        executor=executor, workers=workers, compiled=compiled, begin=begin,
    )  # fmt: skip
    return _timed(steps)


def _timed(steps: Generator[simulation.Runs]) -> Generator[Tournament]:
    try:
        started = perf_counter()
        for runs in steps:
            yield Tournament(runs, perf_counter() - started)
            started = perf_counter()
    finally:
        steps.close()
