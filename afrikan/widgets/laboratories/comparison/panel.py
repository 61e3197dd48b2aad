"""The comparison on the page: two readings, their games on the same luck, and each game that parts."""

from __future__ import annotations

from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from afrikan.rules import Ruleset
from afrikan.session import spoken
from afrikan.simulation import Comparison
from afrikan.widgets.form.html import heading_html, hint_html
from afrikan.widgets.form.page import group
from afrikan.widgets.laboratories.comparison.parting import SIDES, Opened
from afrikan.widgets.laboratories.comparison.parting_html import opened_html
from afrikan.widgets.laboratories.comparison.sides import CHANGED, entered_side
from afrikan.widgets.laboratories.comparison.state import ComparisonState
from afrikan.widgets.laboratories.comparison.words import said
from afrikan.widgets.laboratory.panel import LaboratoryPanel

STYLE = Path(__file__).with_name("comparison.css").read_text("utf-8")


class ComparisonPanel(LaboratoryPanel[Comparison]):
    """Two readings of the rules side by side: the same dice, where games part, what it matters.

    Args:
        a: the first ruleset, or its code such as ``"fan"``.
        b: the second one; or ``"changed"``, which is A with one option changed: then ``option`` and ``value``
            tell which one.
        lang: language of the words; the session's if left out.
        seed: decides tiles and dice; the session's if left out.
        entered: what other fields hold at first: ``players`` from 2 to 6, ``policy`` as ``"nearest"``,
            ``rounds``, ``games``, ``confidence`` as ``"95"``, ``figures`` as ``"main"`` or ``"all"``.

    Attributes:
        state: both readings, the games played and the game that is open.
        stepper: the game on the table below, or ``None``.
        box: the widget to place.

    Raises:
        AfrikanError: if a field cannot hold what it is given.

    >>> panel = ComparisonPanel("fan", "swedish", games=20, seed=7)
    >>> panel.run.click()
    >>> panel
    <ComparisonPanel: A: fan; B: swedish; 4 players, seed 7 · 20 of 20 games>
    """

    state: ComparisonState

    def __init__(
        self,
        a: Ruleset | str = "fan",
        b: Ruleset | str = CHANGED,
        lang: str | None = None,
        seed: int | None = None,
        **entered: Any,
    ) -> None:
        self.stepper: Any = None
        self._drawn_game: Opened | None = None
        both = {**entered_side("a", a), **entered_side("b", b)}
        self._hold(ComparisonState(spoken(lang), seed, **both, **entered))

    # The parts

    def _inside(self) -> tuple[Any, ...]:
        lang = self.state.lang
        self._filling = False
        self._listed: tuple[int, ...] | None = None
        self.choose = widgets.Dropdown(description=said(lang, "parting_list"))
        self.number = widgets.Text(description=said(lang, "parting_number"), continuous_update=False)
        self.on_table = {side: self._table_button(side) for side in SIDES}
        for control in (self.choose, self.number):
            control.observe(lambda change: self._open(change["new"]), "value")
        self._opened = widgets.HTML().add_class("afrikan-comparison-opened")
        heading = widgets.HTML(
            heading_html(said(lang, "parting_head")) + hint_html(said(lang, "parting_hint"))
        )
        choosing = group("afrikan-lesson-row", self.choose, self.number)
        self._tables = group("afrikan-lesson-row", *self.on_table.values())
        look = widgets.HTML(f"<style>{STYLE}</style>").add_class("afrikan-lesson-style")
        parting = group("afrikan-lesson-step", heading, choosing, self._opened, self._tables)
        return look, parting.add_class("afrikan-comparison-parting")

    def _below(self) -> tuple[Any, ...]:
        self._table = widgets.VBox().add_class("afrikan-comparison-table-below")
        return (self._table,)

    def _table_button(self, side: str) -> Any:
        button = widgets.Button(description=said(self.state.lang, "table", side=side))
        button.on_click(lambda _: self._do(partial(self._play, side)))
        return button.add_class(f"afrikan-comparison-table-{side.lower()}")

    # What is pressed

    def _open(self, number: str) -> None:
        if not self._filling:
            self._do(lambda: self.state.open(number))

    def _play(self, side: str) -> None:
        """Put the open game on the table below."""
        game = self.state.on_table(side)
        if game is None:
            return
        from afrikan.widgets.stepper import Stepper

        lang = self.state.lang
        self.stepper = Stepper.of(game, lang)
        number = str(game.game)
        about = escape(said(lang, "table_about", side=side, rules=game.rules.code, number=number))
        heading = widgets.HTML(
            f'<div class="afrikan-comparison-about" role="heading" aria-level="2">{about}</div>'
        )
        self._table.children = (heading, self.stepper.box)

    # What is shown

    def refresh(self) -> None:
        """Show the state as it is now; what has not changed is not sent again."""
        super().refresh()
        self._show_numbers()
        self._show_opened()

    def _show_numbers(self) -> None:
        """List the first games that part, unless games are under way: a list that is open stays as it is."""
        state = self.state
        if not state.running and self._listed != state.numbers:
            self._listed = state.numbers
            numbers = [(str(number), str(number)) for number in state.numbers]
            self._filling = True
            self.choose.options = [(said(state.lang, "choose" if numbers else "none_yet"), ""), *numbers]
            self._filling = False
            self._fill("" if state.opened is None else str(state.opened.number))

    def _show_opened(self) -> None:
        found, lang = self.state.opened, self.state.lang
        if found is not self._drawn_game:
            self._drawn_game = found
            self._opened.value = "" if found is None else opened_html(found, lang)
            self._fill("" if found is None else str(found.number))
        self._tables.layout.display = "none" if found is None else None

    def _fill(self, number: str) -> None:
        """Let both controls show the number of the game that is open."""
        self._filling = True
        known = [value for _, value in self.choose.options]
        self.choose.value = number if number in known else ""
        self.number.value = number
        self._filling = False
