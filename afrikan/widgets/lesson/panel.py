"""A lesson on the page: question, own prediction, simulation, exact answer; shows what came of each press."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from time import perf_counter
from typing import Any

import ipywidgets as widgets

from afrikan.language import base, number
from afrikan.session import spoken
from afrikan.widgets.breathing import go_on, in_the_background
from afrikan.widgets.form.controls import Controls
from afrikan.widgets.form.html import heading_html, hint_html
from afrikan.widgets.form.page import group, style
from afrikan.widgets.lesson.guesses import Guesses
from afrikan.widgets.lesson.html import progress_html, question_html, result_html
from afrikan.widgets.lesson.state import TRIALS, LessonState
from afrikan.widgets.lesson.topic import Topic
from afrikan.widgets.shown import shown
from afrikan.widgets.stepper.frame import Frame
from afrikan.widgets.stepper.live import LiveLine

PAUSE = 0.4
"""Seconds between two looks at the result while a simulation is under way."""

STYLE = Path(__file__).with_name("panel.css").read_text("utf-8")


class Panel:
    """A question to explore in a notebook: choose, predict, simulate, and see the exact answer.

    Args:
        topic: what it is about.
        lang: language of the words; the session's if left out.
        seed: decides the luck of the simulation; the session's if left out.
        entered: what some of the topic's fields hold at first.

    Attributes:
        state: the question and what has been done about it.
        box: the widget to place.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or there are no words in the language.
    """

    def __init__(
        self, topic: Topic, lang: str | None = None, seed: int | None = None, **entered: Any
    ) -> None:
        self.state = LessonState(topic, spoken(lang), seed, **entered)
        self._task: asyncio.Task[None] | None = None
        self._drawn: tuple[object, ...] = ()
        self._drawn_at = 0.0
        self._make_controls()
        self._make_texts()
        self.box = widgets.VBox(self._layout()).add_class("afrikan-lesson")
        self.refresh()
        self._warming = in_the_background(topic.warm())

    # The parts

    def _make_controls(self) -> None:
        state, word = self.state, self.state.word
        self.fields = Controls(state, lambda key, value: self._do(lambda: state.enter(key, value)))
        self.guesses = Guesses(state, lambda key, text: self._do(lambda: state.predict(key, text)))
        trials = [(number(count, state.lang), count) for count in TRIALS]
        self.trials = widgets.Dropdown(options=trials, value=state.trials, description=word("trials"))
        self.seed = widgets.Text(value=state.seed, description=word("seed"), continuous_update=False)
        self.note = self._button("note", state.note)
        self.simulate = self._button("simulate", self._start, primary=True)
        self.stop = self._button("stop", state.stop)
        self.reveal = self._button("reveal", self._turn_over, primary=True)
        self.trials.observe(lambda change: self._do(lambda: state.plan(change["new"])), "value")
        self.seed.observe(lambda change: self._do(lambda: state.sow(change["new"])), "value")

    def _make_texts(self) -> None:
        self._question, self._progress, self.result = (widgets.HTML() for _ in range(3))
        self._progress.add_class("afrikan-lesson-progress")
        self.result.add_class("afrikan-lesson-result")
        self._live = LiveLine()

    def _layout(self) -> tuple[Any, ...]:
        sowing = group("afrikan-lesson-row", self.trials, self.seed)
        running = group("afrikan-lesson-row", self.simulate, self.stop)
        self._steps = {
            "predict": self._step("predict", self.guesses.box, self.note),
            "simulate": self._step("simulate", sowing, running, self._progress),
            "exact": self._step("exact", self.reveal),
        }
        steps = group("afrikan-lesson-steps", *self._steps.values())
        frame = Frame(base(self.state.lang))
        return style(STYLE), frame, self.fields.box, self._question, steps, self._live, self.result

    def _step(self, name: str, *parts: Any) -> Any:
        return group("afrikan-lesson-step", widgets.HTML(), *parts).add_class(f"afrikan-lesson-step-{name}")

    def _button(self, key: str, act: Callable[[], None], primary: bool = False) -> Any:
        kind = "primary" if primary else ""
        button = widgets.Button(description=self.state.word(key), button_style=kind)
        button.on_click(lambda _: self._do(act))
        return button.add_class(f"afrikan-lesson-{key}")

    # What is pressed

    def _shown(self) -> AbstractContextManager[None]:
        return shown(self.state.fail, self.refresh)

    def _do(self, act: Callable[[], None]) -> None:
        """Act and then show the result, or what went wrong."""
        with self._shown():
            act()

    def _turn_over(self) -> None:
        if self.state.revealed:
            self.state.hide()
        else:
            self.state.reveal()

    # The simulation

    def _start(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = go_on(self.state.simulate(), lambda: self.state.running, self._simulate_on)

    def _simulate_on(self, blocks: Iterator[None]) -> None:
        self._do(lambda: next(blocks, None))

    # What is shown

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not sent again."""
        state = self.state
        self.fields.refresh()
        self.guesses.refresh()
        self._question.value = question_html(state)
        self._progress.value = progress_html(state)
        self.stop.layout.display = None if state.running else "none"
        self.reveal.description = state.word("hide" if state.revealed else "reveal")
        self._show_steps()
        self._show_result()
        self._show_live()

    def _show_steps(self) -> None:
        """Show and number the steps that there are: no simulation where nothing can be simulated."""
        word, simulable = self.state.word, self.state.simulable
        self._steps["simulate"].layout.display = None if simulable else "none"
        there = [name for name in self._steps if simulable or name != "simulate"]
        for rank, name in enumerate(there, 1):
            heading = heading_html(word(f"{name}_head", number=rank))
            self._steps[name].children[0].value = heading + hint_html(word(f"{name}_hint"))

    def _show_result(self) -> None:
        """Show the result anew if it has changed; while a simulation runs, only now and then."""
        state = self.state
        wanted = state.answer, state.sample, state.revealed, tuple(state.predictions.items())
        hurried = state.running and perf_counter() - self._drawn_at < PAUSE
        if wanted != self._drawn and not hurried:
            self.result.value = result_html(state)
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
