"""Who plays the blocks: this thread, several threads or processes, or any executor, such as a cluster's."""

import multiprocessing
import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.quote import one_line, quoted
from afrikan.simulation.compiling import Engine
from afrikan.simulation.own_policy import check_importable

KINDS = ("threads", "processes")
MOST_WORKERS = 1024
MOST_BREAKS = 3
"""So often in a row a pool of processes is made anew after one of them has died."""

HERE_SECONDS = 0.04
ELSEWHERE_SECONDS = 0.1
"""How long a block should take in this thread, and in another, where sending it costs something."""

MOST_GAMES = 1 << 16
"""Of one block, so that no sum of squares in it outgrows 64 bits; sums over blocks know no bound."""


class Played(Protocol):
    """What a block of games came to, however it is counted."""

    @property
    def games(self) -> int:
        """How many games they are."""

    @property
    def seconds(self) -> float:
        """What the block took."""


Part = TypeVar("Part", bound=Played)
PartOut = TypeVar("PartOut", bound=Played, covariant=True)


class Job(Protocol[PartOut]):
    """What is to be played, as it travels to whoever plays it."""

    @property
    def compiled(self) -> bool:
        """Whether compiled code plays."""

    @property
    def policies(self) -> tuple[object, ...]:
        """Who decides."""

    @property
    def engine(self) -> Engine:
        """The functions that play when they are compiled."""

    def player(self) -> Callable[[int, int], PartOut]:
        """Return what plays so many games from a number on, ready to do so."""


class Pace:
    """How many games to play next, so that a block takes about so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.size = 1

    def learn(self, part: Played) -> None:
        """Take a block that has been played as a measure for the next ones."""
        fitting = int(part.games * self.seconds / max(part.seconds, 1e-9))
        self.size = max(1, min(4 * part.games, fitting, MOST_GAMES))


class Crew(Protocol[PartOut]):
    """Plays blocks in the order of their games."""

    def parts(self, begin: int, end: int) -> Iterator[PartOut]:
        """Yield what games ``begin`` to ``end - 1`` came to, block after block."""

    def close(self) -> None:
        """Let go of all workers."""


def crew_of(job: Job[Part], executor: str | Executor | None, workers: int | None) -> Crew[Part]:
    """Return who plays a job.

    Args:
        job: what is to be played.
        executor: as for ``afrikan.simulate``.
        workers: how many blocks are in play at the same time.

    Raises:
        AfrikanError: if there is no such executor, or a policy cannot get there.
    """
    if workers is not None:
        check_whole(Phrase("the_workers"), workers, 1, MOST_WORKERS)
    if executor is None:
        return Here(job)
    if isinstance(executor, str) and executor in KINDS:
        return Pool(job, executor, workers)
    if isinstance(executor, Executor):
        return Borrowed(job, executor, workers)
    raise AfrikanError("executor_unknown", value=quoted(executor), hint=suggestion(executor, KINDS))


class Here(Generic[Part]):
    """This thread."""

    def __init__(self, job: Job[Part]) -> None:
        if job.compiled:
            job.engine.announce()
        self.play = job.player()
        self.pace = Pace(HERE_SECONDS)

    def parts(self, begin: int, end: int) -> Iterator[Part]:
        """Yield what games ``begin`` to ``end - 1`` came to, block after block."""
        while begin < end:
            part = self.play(begin, min(self.pace.size, end - begin))
            yield part
            begin += part.games
            self.pace.learn(part)

    def close(self) -> None:
        """There is nothing to let go of."""


@dataclass
class Block(Generic[Part]):
    """Games that somebody plays."""

    begin: int
    games: int
    future: Future[Part]


class Borrowed(Generic[Part]):
    """Somebody else's executor; it is left as it was."""

    def __init__(self, job: Job[Part], executor: Executor, workers: int | None, name: str = "") -> None:
        self.executor = executor
        self.name = name or type(executor).__name__
        self.ahead = 2 * (workers or workers_of(executor))
        self.pace = Pace(ELSEWHERE_SECONDS)
        self.sent = sent(job, self.name, alone=not isinstance(executor, ThreadPoolExecutor))

    def parts(self, begin: int, end: int) -> Iterator[Part]:
        """Yield what games ``begin`` to ``end - 1`` came to, block after block.

        Raises:
            AfrikanError: if a policy fails, or the workers are lost; what was yielded is right.
        """
        waiting: deque[Block[Part]] = deque()
        try:
            while begin < end or waiting:
                while begin < end and len(waiting) < self.ahead:
                    games = min(self.pace.size, end - begin)
                    waiting.append(Block(begin, games, self.submitted(begin, games)))
                    begin += games
                part = self.result(waiting)
                waiting.popleft()
                self.pace.learn(part)
                yield part
        finally:
            for block in waiting:
                block.future.cancel()

    def result(self, waiting: deque[Block[Part]]) -> Part:
        """Return what the first of the blocks that are in play came to."""
        try:
            return waiting[0].future.result()
        except AfrikanError:
            raise
        except Exception as error:
            raise self.lost(waiting[0].begin, error) from error

    def submitted(self, begin: int, games: int) -> Future[Part]:
        """Hand a block to the workers."""
        try:
            return self.executor.submit(play_part, self.sent, begin, games)
        except Exception as error:
            raise self.lost(begin, error) from error

    def lost(self, begin: int, error: BaseException) -> AfrikanError:
        """Return the error that names the executor and tells how far it came."""
        reason = one_line(f"{type(error).__name__}: {error}")
        return AfrikanError("executor_failed", executor=self.name, games=begin, reason=reason)

    def close(self) -> None:
        """Leave the executor to its owner."""


class Pool(Borrowed[Part]):
    """Threads or processes of one's own, made anew if a process dies."""

    def __init__(self, job: Job[Part], kind: str, workers: int | None) -> None:
        self.kind = kind
        self.workers = workers or os.cpu_count() or 1
        self.breaks = 0
        if job.compiled and (kind == "threads" or not job.engine.is_cached()):
            job.engine.announce()
            job.player()
        super().__init__(job, self.made(), self.workers, kind)

    def made(self) -> Executor:
        """Return a new pool."""
        if self.kind == "threads":
            return ThreadPoolExecutor(self.workers, thread_name_prefix="afrikan")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=leave_interrupts)

    def result(self, waiting: deque[Block[Part]]) -> Part:
        """Return what the first block came to; blocks that died with a process are played again."""
        while True:
            try:
                part = waiting[0].future.result()
            except BrokenExecutor as error:
                self.renew(waiting, error)
            except AfrikanError:
                raise
            except Exception as error:
                raise self.lost(waiting[0].begin, error) from error
            else:
                self.breaks = 0
                return part

    def renew(self, waiting: deque[Block[Part]], error: BrokenExecutor) -> None:
        """Make the pool anew and hand out once more whatever has not come to an end."""
        self.breaks += 1
        if self.breaks > MOST_BREAKS:
            raise self.lost(waiting[0].begin, error) from error
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self.made()
        for block in waiting:
            if not block.future.done() or block.future.cancelled() or block.future.exception():
                block.future = self.submitted(block.begin, block.games)

    def submitted(self, begin: int, games: int) -> Future[Part]:
        """Hand a block to the workers; a pool that has just broken says so by its first result."""
        try:
            return self.executor.submit(play_part, self.sent, begin, games)
        except BrokenExecutor as error:
            broken: Future[Part] = Future()
            broken.set_exception(error)
            return broken

    def close(self) -> None:
        """Let go of the workers, who finish what they are at."""
        self.executor.shutdown(wait=True, cancel_futures=True)


def workers_of(executor: Executor) -> int:
    """Return how many blocks an executor can play at the same time, as far as it tells."""
    most = getattr(executor, "_max_workers", None)
    if isinstance(most, int):
        return most
    client = getattr(executor, "_client", None)
    threads: dict[str, int] = client.ncores() if client is not None else {}
    return max(sum(threads.values()), os.cpu_count() or 1)


def sent(job: Job[Part], executor: str, *, alone: bool) -> Job[Part] | bytes:
    """Return a job as it is handed over: packed where workers may have a memory of their own.

    Args:
        job: the job.
        executor: its name, for the error.
        alone: whether workers may not share this memory.

    Raises:
        AfrikanError: if a policy of one's own cannot be found there.
    """
    if not alone:
        return job
    check_importable(job.policies, executor)
    return pickle.dumps(job)


_here = threading.local()


def play_part(sent: Job[Part] | bytes, begin: int, games: int) -> Part:
    """Play a block in a worker, which remembers the job it has played last.

    Args:
        sent: the job, or the same packed.
        begin: number of the first game.
        games: how many are played.
    """
    if getattr(_here, "sent", None) != sent:
        job: Job[Part] = pickle.loads(sent) if isinstance(sent, bytes) else sent
        _here.sent, _here.play = sent, job.player()
    play_here: Callable[[int, int], Part] = _here.play
    return play_here(begin, games)


def leave_interrupts() -> None:
    """Let the process that started this one decide what an interrupt from the keyboard means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
