"""What the lesson about making islands does, without widgets: a recipe, islands made, predictions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, wait
from fractions import Fraction
from functools import partial
from io import BytesIO
from typing import Any, ClassVar, TypeVar

from afrikan.draw.island import island_pdf
from afrikan.errors import AfrikanError
from afrikan.island.map import IslandMap
from afrikan.language import translated
from afrikan.widgets.island.generator.fields import MET, SECTION, YES, fields, recipe_of
from afrikan.widgets.island.generator.made import Made, made
from afrikan.widgets.island.lesson.fields import DOWN
from afrikan.widgets.island.lesson.state import IslandState, figure
from afrikan.widgets.laboratory.engine import in_thread
from afrikan.widgets.lesson.figures import Figure

FORTS = 4
"""After so many fortresses the remaining treasure hexes are predicted."""
MOST_LISTED = 12
"""Islands that are compared; earlier ones go."""
BREATH = 0.02
"""Seconds that a step waits for what a thread does."""

T = TypeVar("T")


class GeneratorState(IslandState):
    """Numbers from which islands are made, and the islands.

    Args:
        lang: language of the words.
        seed: what the field for it holds at first.
        entered: what some fields hold at first.

    Attributes:
        islands: those made so far, the last one last.
        busy: what is going on: ``"making"``, ``"printing"``, or empty.
        pdf: the maps of the last island on paper; empty until they are asked for.

    Raises:
        AfrikanError: if a field cannot hold what it is given.
    """

    section: ClassVar[str] = SECTION

    def __init__(self, lang: str, seed: int, **entered: Any) -> None:
        super().__init__(fields(seed), lang, entered)
        recipe_of(self._meant())
        self.islands: tuple[Made, ...] = ()
        self.busy = ""
        self.pdf = b""
        self.outdated = False

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field."""
        if not self._put(key, value):
            return
        with self._told():
            if not next(field for field in self.every_field if field.key == key).view:
                self.outdated = True
                self._forget()
            recipe_of(self._meant())

    # Making

    @property
    def running(self) -> bool:
        """Whether something is going on."""
        return bool(self.busy)

    @property
    def last(self) -> Made | None:
        """The island made last."""
        return self.islands[-1] if self.islands else None

    def make(self) -> Iterator[None]:
        """Make an island; each step of the loop waits a little for it."""
        if self.running:
            return
        with self._told():
            values = self._meant()
            work = partial(made, recipe_of(values), values["windows"] == MET)
            found = yield from self._working("making", work)
            self.islands = (*self.islands, found)[-MOST_LISTED:]
            self.pdf, self.outdated = b"", False

    def print_maps(self) -> Iterator[None]:
        """Make the two maps of the last island for paper."""
        if self.running:
            return
        with self._told():
            island = self._last().island
            self.pdf = yield from self._working("printing", partial(_pdf, island, self.lang))
            self.notice = self.word("printed")

    def _last(self) -> Made:
        if self.last is None:
            raise AfrikanError("lesson_no_island")
        return self.last

    def _working(self, busy: str, work: Callable[[], T]) -> Generator[None, None, T]:
        """Do something long in a thread; return what it comes to."""
        self.busy = busy
        try:
            future: Future[T] = in_thread(work)
            while not future.done():
                wait((future,), timeout=BREATH)
                yield
            return future.result()
        finally:
            self.busy = ""

    # Predictions

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What can be predicted: steps of the locator, treasure hexes after four forts, like neighbours."""
        return (
            figure("steps", self.phrase("figure_steps")),
            figure("left", self.phrase("figure_left", forts=FORTS)),
            figure("alike", self.phrase("figure_alike"), chance=True),
        )

    def exact(self, key: str) -> Fraction | int:
        """Return the exact value of a figure of the last island."""
        last = self._last()
        exact = {"steps": last.steps.mean, "left": last.candidates[FORTS - 1].mean, "alike": last.alike}
        return exact[key]

    # What is said

    @property
    def turned(self) -> bool:
        """Whether north is down."""
        return bool(self.entered["north"] == DOWN)

    @property
    def marked(self) -> bool:
        """Whether the hardest starts are marked."""
        return bool(self.entered["hardest"] == YES)

    @property
    def status(self) -> str:
        """Where the lesson stands and what comes next, in words."""
        if self.busy:
            return self.word(self.busy)
        if self.last is None or self.outdated:
            return self.word("go_on" if self.predictions else "invite")
        missed = len(self.last.windows.faults)
        return self.word("missed" if missed else "met", title=self._title(self.last), count=missed)

    def _title(self, one: Made) -> str:
        return translated(one.island.title, self.lang)

    def describe(self) -> str:
        """Return what can be seen in one line of words."""
        return self._title(self.last) if self.last else self.word("nothing_made")


def _pdf(island: IslandMap, lang: str) -> bytes:
    file = BytesIO()
    island_pdf(island, file, lang)
    return file.getvalue()
