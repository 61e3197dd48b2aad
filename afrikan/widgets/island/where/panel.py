"""The lesson about finding oneself as a panel: where am I?"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from afrikan.island.box import Box
from afrikan.island.map import IslandMap
from afrikan.island.words import Direction
from afrikan.session import current, spoken
from afrikan.widgets.form.page import group
from afrikan.widgets.island.lesson.html import section_html, verdicts_html
from afrikan.widgets.island.lesson.panel import IslandPanel, there
from afrikan.widgets.island.where.fields import PARTNER, REAL
from afrikan.widgets.island.where.shown import (
    code_of_walk,
    facts_html,
    ground_html,
    map_html,
    note_html,
    promise_html,
)
from afrikan.widgets.island.where.state import WhereState


class IslandWherePanel(IslandPanel[WhereState]):
    """Where am I? Walk on from a hidden start, predict how many hexes remain possible, and see them.

    Args:
        map: ``"small"``, ``"classic"``, a map, or a folder of your own.
        lang: language of the words; the session's if left out.
        seed: decides the start, and where one who gets lost is put; the session's if left out.
        entered: what fields hold at first. ``who`` is ``"seed"``, ``"hardest"``, ``"partner"`` (who types a
            hex) or ``"real"`` (a real opponent, whose answers are entered); ``show`` is ``"asked"`` or
            ``"always"``; ``numbers`` is ``"no"`` or ``"yes"``; ``north`` is ``"up"`` or ``"down"``.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = IslandWherePanel(map="small", seed=7)
    >>> panel.state.reveal()
    >>> panel.state.belief.count < 120
    True
    """

    def __init__(
        self,
        map: str | Path | IslandMap | Box = "small",
        lang: str | None = None,
        seed: int | None = None,
        **entered: Any,
    ) -> None:
        box = map if isinstance(map, Box) else Box.load(map)
        luck = current().seed if seed is None else seed
        super().__init__(WhereState(box, spoken(lang), luck, **entered))

    def _layout(self) -> tuple[Any, ...]:
        state = self.state
        reveal = self._button("reveal", state.reveal, primary=True)
        predict = self._step("predict", self.guesses.box, reveal, self._part("verdict"))
        steps = group("afrikan-island-both", self._walking(), predict)
        promise = self._button("promise", state.promise)
        parts = (
            self._part("note"),
            self._part("map"),
            promise,
            self._part("promise"),
            self._part("facts"),
            self._part("code"),
        )
        return self.fields.box, self._partner(), steps, self._live, *parts

    def _walking(self) -> Any:
        """Return the six directions as they lie around a hex, and what else can be done."""
        state = self.state
        self.ways = {way: self._way(way) for way in Direction}
        self._rose = group("afrikan-island-rose", *self.ways.values(), self._part("ground"))
        listen = self._button("listen", state.listen, primary=True)
        others = [
            self._button("undo", state.undo),
            self._button("get_lost", state.get_lost),
            self._button("give_up", state.give_up),
            self._button("begin_again", state.begin_again),
        ]
        row = group("afrikan-lesson-row", *others)
        return group("afrikan-lesson-step", self._part("walk"), self._rose, listen, row)

    def _way(self, way: Direction) -> Any:
        button = widgets.Button(description=self.state.word(f"go_{way.name.lower()}"))
        button.on_click(lambda _: self._do(partial(self.state.go, way)))
        return button.add_class(f"afrikan-island-{way.name.lower()}")

    def _partner(self) -> Any:
        """Return the field in which a partner types the start unseen."""
        self.hidden = widgets.Password(description=self.state.word("hidden_start"), continuous_update=False)
        self.hidden.add_class("afrikan-island-secret")
        set_down = self._button("set_down", self._set_down)
        self._hiding = self._step("partner", group("afrikan-lesson-row", self.hidden, set_down))
        return self._hiding

    def _set_down(self) -> None:
        self.state.set_down(self.hidden.value)
        if not self.state.error:
            self.hidden.value = ""

    # What is shown

    def _show(self) -> None:
        state, who = self.state, self.state.entered["who"]
        there(self._hiding, who == PARTNER)
        there(self._rose, who != REAL)
        for key, wanted in (("listen", who == REAL), ("get_lost", who != REAL), ("give_up", who != REAL)):
            there(self.buttons[key], wanted)
        head = "listen" if who == REAL else "walk"
        self._draw("walk", head, lambda: self._head(head))
        self.buttons["promise"].description = state.word("promise_hide" if state.promising else "promise")
        self.buttons["get_lost"].description = state.word("get_lost_not" if state.losing else "get_lost")
        self._turn()
        self._show_parts()

    def _turn(self) -> None:
        """Let the directions lie as on the map."""
        if self.state.turned:
            self._rose.add_class("afrikan-island-turned")
        else:
            self._rose.remove_class("afrikan-island-turned")

    def _show_parts(self) -> None:
        state = self.state
        legs = tuple(state.legs)
        looks = state.turned, state.numbered, state.given_up
        shown = state.shown
        self._draw("ground", legs, lambda: ground_html(state))
        self._draw("verdict", (legs, tuple(state.predictions.items())), self._verdict)
        self._draw("note", (shown is None, state.seen), lambda: note_html(state))
        self._draw("map", (shown and shown.weights, *looks), lambda: map_html(state))
        promised = legs if state.promising else None
        self._draw("promise", promised, lambda: promise_html(state) if state.promising else "")
        self._draw("facts", legs, lambda: section_html(state.word("facts_head"), facts_html(state)))
        self._draw("code", tuple(leg.text for leg in legs), lambda: code_of_walk(state))

    def _verdict(self) -> str:
        return verdicts_html(self.state) if self.state.seen else ""
