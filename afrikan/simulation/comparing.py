"""Plays the same games under several rulesets, in blocks that merge."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from itertools import combinations

from afrikan.checks import check_confidence, check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.game.view import OwnPolicy
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.elsewhere import for_any_family
from afrikan.session import current
from afrikan.simulation.comparison import Comparison
from afrikan.simulation.executors import Crew, crew_of
from afrikan.simulation.job import Job, Part
from afrikan.simulation.run import MOST_KEPT, check_begin, check_table, default_names, fast_code, gathered
from afrikan.simulation.runs import Runs


@for_any_family
def compare(
    *rules: Ruleset | str,
    policies: Sequence[str | OwnPolicy] = ("nearest",) * 4,
    games: int = 10_000,
    seed: int | None = None,
    rounds: int = 200,
    rotate: bool = False,
    keep: int = 100,
    confidence: float = 0.95,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> Comparison:
    """Play the same games under two rulesets or more, and tell in what they differ from the first one.

    The luck is the same: dice and tiles depend on seed, game, player and turn, not on the rules. So most of
    what luck alone does falls out of the differences, and far fewer games tell as much. Rulesets of another
    family are handed to that family's own ``compare``.

    Args:
        rules: the rulesets or their short codes, two or more; they may have boards of their own.
        policies, games, seed, rounds, rotate: as for ``simulate``.
        keep: the measures of so many games are kept one by one, from the first on, and the numbers of so many
            of the games whose play parts from that under the first ruleset.
        confidence: of each interval.
        executor, workers, compiled, progress, stop: as for ``simulate``.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it. What
            had been played by then stands in the error's ``runs``.

    >>> fan = Ruleset.preset("fan")
    >>> compare(fan, fan.replace(slave_length=2), games=20, seed=1, compiled=False).parted
    (1,)
    """
    steps = compared_blocks(
        *rules, policies=policies, games=games, seed=seed, rounds=rounds, rotate=rotate, keep=keep,
        confidence=confidence, executor=executor, workers=workers, compiled=compiled,
    )  # fmt: skip
    return gathered(steps, games, progress=progress, stop=stop)


def compared_blocks(
    *rules: Ruleset | str,
    policies: Sequence[str | OwnPolicy] = ("nearest",) * 4,
    games: int = 10_000,
    seed: int | None = None,
    rounds: int = 200,
    rotate: bool = False,
    keep: int = 100,
    confidence: float = 0.95,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    begin: int = 0,
) -> Generator[Comparison]:
    """Yield the same games as ``compare`` in blocks of about 40 ms, to loop over and to stop at will.

    Args:
        rules, policies, games, seed, rounds, rotate, keep, confidence: as for ``compare``.
        executor, workers, compiled: as for ``compare``; elsewhere a block takes about 100 ms.
        begin: number of the first game that is played, so that games that were stopped go on.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it.

    >>> fan = Ruleset.preset("fan")
    >>> later = compared_blocks(fan, fan.replace(loans="yes"), games=7, begin=5, compiled=False)
    >>> sum(block.games for block in later)
    2
    """
    seed = current().seed if seed is None else seed
    rulesets = tuple(map(ruleset_of, rules))
    _check_rules(rulesets)
    for side in rulesets:
        check_table(side, policies, games, seed, rounds)
    check_begin(begin, games)
    check_whole(Phrase("the_keep"), keep, 0, MOST_KEPT)
    check_confidence(confidence)
    deciders = tuple(policies)
    fast = fast_code(deciders, len(rulesets) * games, compiled)
    job = Job(rulesets, deciders, default_names(len(deciders)), seed, rounds, bool(rotate), keep, fast)
    return _played(crew_of(job, executor, workers), job, begin, games, confidence)


def _played(crew: Crew[Part], job: Job, begin: int, games: int, confidence: float) -> Generator[Comparison]:
    try:
        for part in crew.parts(begin, games):
            runs = tuple(
                Runs(rules, job.policies, job.seed, job.rounds, counts, job.rotate, rows)
                for rules, counts, rows in zip(job.rules, part.counts, part.rows, strict=True)
            )
            yield Comparison(runs, part.pairs[1:], part.parted[1:], job.keep, confidence)
    finally:
        crew.close()


def _check_rules(rules: Sequence[Ruleset]) -> None:
    if len(rules) < 2:
        raise AfrikanError("compare_few", count=len(rules))
    for (first, one), (second, other) in combinations(enumerate(rules, start=1), 2):
        if one == other:
            raise AfrikanError("compare_twice", first=first, second=second, code=quoted(one.code))
