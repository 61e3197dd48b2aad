"""Runs many games on the island, in blocks that a script can loop over and a widget can stop."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from pathlib import Path

from afrikan.chance import seed_of
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.game.seats import HUMAN
from afrikan.island.box import Box
from afrikan.island.game.seats import policy_of
from afrikan.island.game.view import OwnPolicy
from afrikan.island.map import IslandMap
from afrikan.island.simulation.job import Job, Part
from afrikan.island.simulation.layout import size
from afrikan.island.simulation.runs import IslandRuns
from afrikan.island.state import MOST_ROUNDS, SEATS
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.families import ISLAND
from afrikan.session import current
from afrikan.simulation.executors import Crew, crew_of
from afrikan.simulation.run import MOST_KEPT, check_begin, fast_code, gathered

Policies = Sequence[str | OwnPolicy]


def simulate(
    rules: Ruleset | str = "island",
    policies: Policies = ("locator", "locator"),
    games: int = 10_000,
    seed: int | None = None,
    *,
    map: str | Path | IslandMap | Box = "classic",
    rounds: int = 200,
    rotate: bool = False,
    keep: int = 0,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> IslandRuns:
    """Play many games on the island and count what happened.

    Args:
        rules: the ruleset, or its short code such as ``"island"``.
        policies: who decides for each of the two sides, as for ``IslandGame``; ``"human"`` cannot.
        games: how many, numbered from 0.
        seed: decides the cards; the session's seed if left out.
        map: as for ``IslandGame``.
        rounds: a game ends without a winner after so many days.
        rotate: let the two change seats with every game.
        keep: of so many games, from the first on, the measures are kept one by one.
        executor, workers, compiled, progress, stop: as for ``afrikan.simulate``.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it. What
            had been played by then stands in the error's ``runs``.

    >>> simulate(games=5, seed=1, map="small", compiled=False).games
    5
    """
    steps = blocks(
        rules, policies, games, seed, map=map, rounds=rounds, rotate=rotate, keep=keep,
        executor=executor, workers=workers, compiled=compiled,
    )  # fmt: skip
    return gathered(steps, games, progress=progress, stop=stop)


def blocks(
    rules: Ruleset | str = "island",
    policies: Policies = ("locator", "locator"),
    games: int = 10_000,
    seed: int | None = None,
    *,
    map: str | Path | IslandMap | Box = "classic",
    rounds: int = 200,
    rotate: bool = False,
    keep: int = 0,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    begin: int = 0,
) -> Generator[IslandRuns]:
    """Yield the same games as ``simulate`` in blocks of about 40 ms, to loop over and to stop at will.

    Args:
        rules, policies, games, seed, map, rounds, rotate, keep: as for ``simulate``.
        executor, workers, compiled: as for ``simulate``.
        begin: number of the first game that is played, so that games that were stopped go on.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it.
    """
    ruleset = ruleset_of(rules, ISLAND.name)
    seed = current().seed if seed is None else seed
    _check(policies, games, seed, rounds)
    check_begin(begin, games)
    check_whole(Phrase("the_keep"), keep, 0, min(games, MOST_KEPT))
    box = map if isinstance(map, Box) else Box.load(map)
    deciders = tuple(policies)
    fast = fast_code(deciders, games, compiled)
    job = Job(ruleset, box, deciders, seed, rounds, bool(rotate), keep, fast)
    nothing = IslandRuns(ruleset, box, deciders, seed, rounds, (0,) * size(rounds), bool(rotate))
    return _played(crew_of(job, executor, workers), nothing, begin, games)


def _played(crew: Crew[Part], nothing: IslandRuns, begin: int, games: int) -> Generator[IslandRuns]:
    frame = (nothing.rules, nothing.box, nothing.deciders, nothing.seed, nothing.rounds)
    try:
        for part in crew.parts(begin, games):
            yield IslandRuns(*frame, part.counts, nothing.rotate, part.rows)
    finally:
        crew.close()


def _check(policies: Policies, games: object, seed: int, rounds: object) -> None:
    if isinstance(policies, str) or not isinstance(policies, Sequence) or len(policies) != SEATS:
        raise AfrikanError("island_policies_number", value=quoted(policies))
    for policy in policies:
        if policy == HUMAN or not callable(policy):
            policy_of(policy)
    check_whole(Phrase("the_games"), games, 1, 2**62)
    check_whole(Phrase("the_rounds"), rounds, 1, MOST_ROUNDS)
    seed_of(seed)
