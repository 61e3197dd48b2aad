"""The lesson about making islands as a panel: what makes an island hard?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from afrikan.session import current, spoken
from afrikan.widgets.breathing import go_on
from afrikan.widgets.form.page import group
from afrikan.widgets.island.generator.made import Made
from afrikan.widgets.island.generator.shown import (
    clues_html,
    code_of_island,
    compared_html,
    download_html,
    map_html,
    patches_html,
    steps_html,
    windows_html,
)
from afrikan.widgets.island.generator.state import GeneratorState
from afrikan.widgets.island.lesson.html import section_html, verdicts_html
from afrikan.widgets.island.lesson.panel import IslandPanel, there

MAKERS: dict[str, Callable[[GeneratorState, Made], str]] = {
    "windows": windows_html,
    "patches": patches_html,
    "clues": clues_html,
    "steps": steps_html,
    "code": code_of_island,
}
"""What is shown of an island below its map, from the top."""
UNTITLED = ("code",)


class IslandGeneratorPanel(IslandPanel[GeneratorState]):
    """What makes an island hard? Choose a recipe, predict, make the island, and see its figures.

    Args:
        lang: language of the words; the session's if left out.
        seed: decides the island; the session's if left out.
        entered: what fields hold at first: ``hexes``, ``smoothing``, the shares ``open``, ``jungle``,
            ``mountain``, ``swamp`` and ``bush`` in per cent, ``sites`` as ``"0"`` or ``"4"`` to ``"28"``;
            ``windows`` is ``"any"`` or ``"met"``; ``hardest`` is ``"no"`` or ``"yes"``; ``north`` is ``"up"``
            or ``"down"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or the shares do not sum to 100.

    >>> panel = IslandGeneratorPanel(seed=1, hexes=80)
    >>> panel.buttons["make"].click()
    >>> len(panel.state.last.island.hexes)
    80
    """

    def __init__(self, lang: str | None = None, seed: int | None = None, **entered: Any) -> None:
        self._task: asyncio.Task[None] | None = None
        luck = current().seed if seed is None else seed
        super().__init__(GeneratorState(spoken(lang), luck, **entered))

    def _layout(self) -> tuple[Any, ...]:
        state = self.state
        make = self._button("make", lambda: self._start(state.make()), primary=True)
        predict = self._step("predict", self.guesses.box, make, self._part("verdict"))
        printing = self._button("print_maps", lambda: self._start(state.print_maps()))
        self._paper = group("afrikan-lesson-row", printing, self._part("download"))
        parts = [self._part(name) for name in MAKERS]
        return (
            self.fields.box, predict, self._live, self._part("map"), self._paper, *parts,
            self._part("compared"),
        )  # fmt: skip

    def _start(self, work: Iterator[None]) -> None:
        if self._task is None or self._task.done():
            self._task = go_on(work, lambda: self.state.running, self._work_on)

    def _work_on(self, work: Iterator[None]) -> None:
        self._do(lambda: next(work, None))

    # What is shown

    def _show(self) -> None:
        state, last = self.state, self.state.last
        there(self._paper, last is not None)
        looks = state.turned, state.marked
        noted = tuple(state.predictions.items())
        self._draw("map", (last, looks), lambda: map_html(state, last) if last else "")
        self._draw("download", len(state.pdf), lambda: download_html(state))
        judged = last is not None and not state.outdated
        self._draw("verdict", (last, judged, noted), lambda: verdicts_html(state) if judged else "")
        for name in MAKERS:
            self._draw(name, (last, noted if name == "steps" else ()), partial(self._made, name))
        self._draw("compared", state.islands, self._compared)

    def _made(self, name: str) -> str:
        last = self.state.last
        if last is None:
            return ""
        inside = MAKERS[name](self.state, last)
        return inside if name in UNTITLED else section_html(self.state.word(f"{name}_head"), inside)

    def _compared(self) -> str:
        return compared_html(self.state) if self.state.islands else ""
