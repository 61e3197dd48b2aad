"""Many trials of a question, played through the engine and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from time import perf_counter

from afrikan.chance import seed_of
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.odds.answer.result import Odds, Outcome
from afrikan.session import current

BLOCK_SECONDS = 0.04
MOST_TRIALS = 10_000_000


@dataclass(frozen=True)
class Sample:
    """How often each outcome came, out of so many trials; samples of one seed merge by addition.

    Args:
        counts: times by outcome.
        seed: the seed of the trials.
    """

    counts: Mapping[Outcome, int] = field(default_factory=dict)
    seed: int = 0

    @property
    def trials(self) -> int:
        """How many trials there were."""
        return sum(self.counts.values())

    def __add__(self, other: Sample) -> Sample:
        """Return both together.

        Raises:
            AfrikanError: if the seeds differ.

        >>> Sample({1: 2}, 7) + Sample({1: 1, 3: 4}, 7)
        Sample(counts={1: 3, 3: 4}, seed=7)
        """
        if self.seed != other.seed:
            raise AfrikanError("sample_differs", seed=self.seed, other=other.seed)
        return Sample(dict(Counter(self.counts) + Counter(other.counts)), self.seed)


def sample(odds: Odds, trials: int, seed: int | None) -> Sample:
    """Return what came out of many trials; see ``Odds.sample``."""
    steps = blocks(odds, trials, seed)
    done = next(steps)
    for more in steps:
        done += more
    return done


def blocks(odds: Odds, trials: int, seed: int | None) -> Iterator[Sample]:
    """Yield trials in blocks of about 40 ms; see ``Odds.blocks``."""
    seed = current().seed if seed is None else seed
    check_whole(Phrase("the_trials"), trials, 1, MOST_TRIALS)
    seed_of(seed)
    if odds.trial is None:
        raise AfrikanError("no_trial", question=odds.question)
    return _blocks(odds, trials, seed)


def _blocks(odds: Odds, trials: int, seed: int) -> Iterator[Sample]:
    assert odds.trial is not None
    begin = 0
    while begin < trials:
        counts: Counter[Outcome] = Counter()
        started = perf_counter()
        while begin < trials and perf_counter() - started < BLOCK_SECONDS:
            counts[odds.trial(seed_of(seed, begin))] += 1
            begin += 1
        yield Sample(dict(counts), seed)
