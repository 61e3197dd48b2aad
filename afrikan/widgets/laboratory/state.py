"""What a laboratory does, without widgets: fields, games that run, stop and go on, the result so far."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, wait
from functools import partial
from itertools import chain, islice
from typing import Any, Generic

from afrikan.errors import AfrikanError, Word
from afrikan.session import current
from afrikan.simulation.compiled import ENGINE
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.form import Form
from afrikan.widgets.laboratory import engine
from afrikan.widgets.laboratory.engine import GAMES
from afrikan.widgets.laboratory.experiment import SEED, Experiment, R

BREATH = 0.02
"""Seconds that a step waits for what a thread does."""


class LaboratoryState(Form, Generic[R]):
    """An experiment and everything a person can do with it.

    A mistake raises nothing: what was typed stays, and ``error`` says what would be right. Another choice in
    a field stops the games; what was played stays, and is told to belong to the former fields.

    Args:
        experiment: what it is about.
        lang: language of the words.
        seed: decides the luck; the session's if left out.
        entered: what some of the fields hold at first.

    Attributes:
        values: what the visible fields mean, or ``None`` while they hold something impossible.
        result: what was played so far, or ``None``.
        played: the values with which it was played.
        wanted: how much was wanted by then.
        busy: ``"playing"``, ``"compiling"`` for the first time, ``"loading"`` what was compiled before, or
            empty.

    Raises:
        AfrikanError: if a field cannot hold what it is given.
    """

    def __init__(
        self, experiment: Experiment[R], lang: str = "en", seed: int | None = None, **entered: Any
    ) -> None:
        luck = current().seed if seed is None else seed
        super().__init__(experiment.every_field, lang, {SEED: luck, **entered})
        self.experiment = experiment
        self.result: R | None = None
        self.played: Values = {}
        self.wanted = 0
        self.busy = ""
        self._run: object = None
        self._look()
        if self._problem is not None:
            raise self._problem

    def word(self, key: str, **values: object) -> str:
        """Return one of the laboratories' own words."""
        return Word("laboratory", key, **values).text(self.lang)

    # The fields

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field; games under way stop if it asks something new."""
        if not self._put(key, value):
            return
        with self._told():
            self._look()
            if self._problem is not None:
                self._end()
                raise self._problem
            if self.running and self.outdated:
                self._end()

    def _look(self) -> None:
        """Read what the fields mean."""
        self.values: Values | None = None
        self._problem: AfrikanError | None = None
        try:
            values = self._meant()
            self.experiment.asked(values)
            self.values = values
        except AfrikanError as problem:
            self._problem = problem

    def _asked(self) -> Values:
        if self.values is None:
            assert self._problem is not None
            raise self._problem
        return self.values

    @property
    def question(self) -> str:
        """What is asked, in words; empty if the fields hold something impossible."""
        return "" if self.values is None else self.experiment.asked(self.values).text(self.lang)

    @property
    def shown(self) -> Values:
        """The values that the result was played with, and how it is to be shown now."""
        views = {field.key for field in self.every_field if field.view}
        now = {key: value for key, value in (self.values or {}).items() if key in views}
        return {**self.played, **now}

    @property
    def outdated(self) -> bool:
        """Whether what was played belongs to other fields than they are now."""
        return bool(self.played) and (
            self.values is None or self._kind(self.values) != self._kind(self.played)
        )

    def _kind(self, values: Values) -> Values:
        """Return the values on which it depends what is played."""
        free = {GAMES, *(field.key for field in self.every_field if field.view)}
        return {key: value for key, value in values.items() if key not in free}

    # The games

    @property
    def running(self) -> bool:
        """Whether games are under way."""
        return self._run is not None

    @property
    def done(self) -> int:
        """How much has been played."""
        return 0 if self.result is None else self.experiment.done(self.result)

    @property
    def can_go_on(self) -> bool:
        """Whether there is something to go on with: a result of these fields that is not complete."""
        if self.running or self.result is None or self.values is None or self.outdated:
            return False
        return self.done < self.experiment.wanted(self.values)

    @property
    def progress(self) -> str:
        """How far the games are, in words."""
        return self.word("progress", done=self.done, wanted=self.wanted)

    def run(self) -> Iterator[None]:
        """Play from the first game on; each step of the loop takes about 40 ms."""
        return self._begun(None)

    def go_on(self) -> Iterator[None]:
        """Play on from where the games stopped."""
        if self.can_go_on:
            return self._begun(self.result)
        with self._told():
            self.notice = self.word("nothing_to_go_on")
        return iter(())

    def _begun(self, so_far: R | None) -> Iterator[None]:
        self._end()
        with self._told():
            values = self._asked()
            self.result, self.played = so_far, values
            self.wanted = self.experiment.wanted(values)
            self._run = run = object()
            return self._running(values, run)
        return iter(())

    def _running(self, values: Values, run: object) -> Iterator[None]:
        with self._told():
            if self.experiment.compiled(values):
                loading = engine.load()
                if not loading.done():
                    self.busy = "loading" if ENGINE.is_cached() else "compiling"
                yield from self._wait(loading, run)
            yield from self._playing(values, run)
        if self._run is run:
            self._end()

    def _playing(self, values: Values, run: object) -> Iterator[None]:
        """Add block after block, as long as this run is the one under way.

        The first one comes from a thread, since what has to be reckoned before it may take seconds.
        """
        if self._run is not run:
            return
        self.busy = "playing"
        beginning = engine.in_thread(partial(_begin, self.experiment, values, self.result))
        yield from self._wait(beginning, run)
        blocks = beginning.result() if self._run is run else iter(())
        for block in blocks:
            self.result = block if self.result is None else self.result + block
            if self.done >= self.wanted:
                self._end()
            yield
            if self._run is not run:
                return

    def _wait(self, work: Future[Any], run: object) -> Iterator[None]:
        """Wait until something is done, or nobody waits for it any longer."""
        while self._run is run and not _done(work):
            yield
        if self._run is run:
            work.result()

    def stop(self) -> None:
        """Stop the games and keep what has been played."""
        with self._told():
            self.notice = "" if self.running else self.word("nothing_runs")
            self._end()

    def _end(self) -> None:
        self._run = None
        self.busy = ""

    # What is said

    @property
    def status(self) -> str:
        """Where the experiment stands and what comes next, in words."""
        if self.values is None:
            return self.word("impossible")
        if self.busy:
            return self.word(self.busy)
        if self.result is None:
            return self.word("invite")
        if self.outdated:
            return self.word("outdated")
        if self.can_go_on:
            return self.word("stopped", done=self.done, wanted=self.experiment.wanted(self.values))
        return self.experiment.finding(self.result, self.shown).text(self.lang)

    @property
    def belongs(self) -> str:
        """To which former fields the result belongs, in words; empty if to those that are there now."""
        if self.result is None or not self.outdated:
            return ""
        return self.word("belongs", asked=self.experiment.asked(self.played))

    def fail(self, error: Exception) -> None:
        """Say in the status line that something unforeseen went wrong."""
        self._end()
        self.notice = ""
        self.error = self.word("unforeseen", error=f"{type(error).__name__}: {error}")

    def describe(self) -> str:
        """Return question and progress in one line of words."""
        parts = (
            self.question or self.error,
            self.progress if self.wanted else self.word("not_run"),
            self.belongs,
        )
        return " · ".join(part for part in parts if part)


def _begin(experiment: Experiment[R], values: Values, so_far: R | None) -> Iterator[R]:
    """Return blocks of which the first one has been played."""
    blocks = iter(experiment.blocks(values, so_far))
    return chain(list(islice(blocks, 1)), blocks)


def _done(work: Future[Any]) -> bool:
    """Wait a little; tell whether it is done."""
    wait((work,), timeout=BREATH)
    return work.done()
