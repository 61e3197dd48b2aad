"""A laboratory on the page: fields, games that run and stop, their result; shows what came of each press."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from html import escape
from pathlib import Path
from time import perf_counter
from typing import Any, Generic

import ipywidgets as widgets

from afrikan.language import base
from afrikan.session import spoken
from afrikan.widgets.breathing import go_on
from afrikan.widgets.form.controls import Controls
from afrikan.widgets.form.fields import Values
from afrikan.widgets.form.html import bar_html
from afrikan.widgets.form.page import group, style
from afrikan.widgets.laboratory.experiment import Experiment, R
from afrikan.widgets.laboratory.state import LaboratoryState
from afrikan.widgets.shown import shown
from afrikan.widgets.stepper.frame import Frame
from afrikan.widgets.stepper.live import LiveLine

PAUSE = 0.4
"""Seconds between two looks at the result while games are under way."""

STYLE = Path(__file__).with_name("laboratory.css").read_text("utf-8")
IDLE = "afrikan-laboratory-idle"
"""The look of a button that would do nothing now; it keeps the keyboard's focus, and a press says why."""


class LaboratoryPanel(Generic[R]):
    """An experiment in a notebook: choose, let the games run, stop them, go on, and see what they tell.

    Args:
        experiment: what it is about.
        lang: language of the words; the session's if left out.
        seed: decides the luck; the session's if left out.
        entered: what some of the fields hold at first.

    Attributes:
        state: the experiment and what has been played.
        box: the widget to place.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or there are no words in the language.
    """

    def __init__(
        self, experiment: Experiment[R], lang: str | None = None, seed: int | None = None, **entered: Any
    ) -> None:
        self._hold(LaboratoryState(experiment, spoken(lang), seed, **entered))

    def _hold(self, state: LaboratoryState[R]) -> None:
        """Show a state, which may be one with more to it than every laboratory has."""
        self.state = state
        self._task: asyncio.Task[None] | None = None
        self._before_of: Values | None = None
        self._drawn: tuple[object, ...] = ()
        self._drawn_at = 0.0
        self._make_controls()
        self._make_texts()
        panel = widgets.VBox(self._layout()).add_class("afrikan-lesson").add_class("afrikan-laboratory")
        self.box = widgets.VBox([panel, *self._below()])
        self.refresh()

    # The parts

    def _make_controls(self) -> None:
        state = self.state
        self.fields = Controls(state, lambda key, value: self._do(lambda: state.enter(key, value)))
        self.run = self._button("run", lambda: self._start(state.run), primary=True)
        self.stop = self._button("stop", state.stop)
        self.go_on = self._button("go_on", lambda: self._start(state.go_on))

    def _make_texts(self) -> None:
        self._before, self._progress, self._belongs = (widgets.HTML() for _ in range(3))
        self._progress.add_class("afrikan-lesson-progress")
        self._belongs.add_class("afrikan-laboratory-belongs")
        self._live = LiveLine()
        self.sections = {
            section.key: widgets.HTML().add_class(f"afrikan-laboratory-{section.key}")
            for section in self.state.experiment.sections
        }
        self._result = group("afrikan-laboratory-result", *self.sections.values())

    def _layout(self) -> tuple[Any, ...]:
        buttons = group("afrikan-lesson-row", self.run, self.stop, self.go_on)
        running = group("afrikan-laboratory-run", buttons, self._progress)
        frame = Frame(base(self.state.lang))
        parts = (self.fields.box, self._before, running, self._live, self._belongs, self._result)
        return style(STYLE), frame, *parts, *self._inside()

    def _inside(self) -> tuple[Any, ...]:
        """Return what else an experiment has within the panel."""
        return ()

    def _below(self) -> tuple[Any, ...]:
        """Return what else an experiment has below the panel, with a look of its own."""
        return ()

    def _button(self, key: str, act: Callable[[], None], primary: bool = False) -> Any:
        kind = "primary" if primary else ""
        button = widgets.Button(description=self.state.word(key), button_style=kind)
        button.on_click(lambda _: self._do(act))
        return button.add_class(f"afrikan-laboratory-{key.replace('_', '-')}")

    # What is pressed

    def _shown(self) -> AbstractContextManager[None]:
        return shown(self.state.fail, self.refresh)

    def _do(self, act: Callable[[], None]) -> None:
        """Act and then show the result, or what went wrong."""
        with self._shown():
            act()

    def _start(self, begin: Callable[[], Iterator[None]]) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = go_on(begin(), lambda: self.state.running, self._play_on)

    def _play_on(self, blocks: Iterator[None]) -> None:
        self._do(lambda: next(blocks, None))

    # What is shown

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not sent again."""
        state = self.state
        self.fields.refresh()
        if state.values is not None and state.values is not self._before_of:
            self._before_of = state.values
            self._before.value = state.experiment.before(state.values, state.lang)
        self._progress.value = self._bar() if state.wanted else ""
        _mark(self.stop, IDLE, not state.running)
        _mark(self.go_on, IDLE, not state.can_go_on)
        self._show_result()
        self._show_live()

    def _bar(self) -> str:
        state = self.state
        return bar_html(state.done, state.wanted, state.progress, state.word("how_far"))

    def _show_result(self) -> None:
        """Show the result anew if it has changed; while games are under way, only now and then."""
        state = self.state
        self._belongs.value = f"<p>{escape(state.belongs)}</p>" if state.belongs else ""
        _mark(self._result, "afrikan-laboratory-former", bool(state.belongs))
        wanted = state.result, state.shown
        hurried = state.running and state.result is not None and perf_counter() - self._drawn_at < PAUSE
        if wanted != self._drawn and not hurried:
            for section in state.experiment.sections:
                html = "" if state.result is None else section.html(state.result, state.shown, state.lang)
                self.sections[section.key].value = html
            self._drawn, self._drawn_at = wanted, perf_counter()

    def _show_live(self) -> None:
        state = self.state
        error = f"⚠ {state.error}" if state.error else ""
        self._live.show(error=error, status=state.status, notice=state.notice)

    def __repr__(self) -> str:
        """Return question and progress in words."""
        return f"<{type(self).__name__}: {self.state.describe()}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = self.box._repr_mimebundle_(**options)
        return bundle | {"text/plain": f"{self!r}\n{self.state.word('not_running')}"}


def _mark(part: Any, name: str, marked: bool) -> None:
    """Give a part a look, or take it away; nothing is sent if it has it already."""
    if marked != (name in part._dom_classes):
        (part.add_class if marked else part.remove_class)(name)
