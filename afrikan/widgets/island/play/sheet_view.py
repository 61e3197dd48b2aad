"""The sheet on the page: the sketch, the buttons that move it over the map, where one may be."""

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets as widgets

from afrikan.island.words import Direction
from afrikan.messages import say
from afrikan.widgets.island.play.choices import Way
from afrikan.widgets.island.play.compass import Compass
from afrikan.widgets.island.play.html import belief_words, sheet_html
from afrikan.widgets.island.play.state import TableState

Handler = Callable[[Callable[[], None]], Callable[[Any], None]]


class SheetView:
    """The sketch with its controls.

    Args:
        table: the game and the words.
        handler: makes a handler of a function, as the table handles presses.
        cursor: tells on which hex of the map the cursor stands.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, table: TableState, handler: Handler, cursor: Callable[[], int]) -> None:
        self._table = table
        word = table.word
        self.compass = Compass(word("slide"), "", lambda way: handler(lambda: table.slide_sheet(way))(None))
        self.lay = self._button("lay", handler(lambda: table.lay_sheet(cursor())))
        self.lift = self._button("lift", handler(table.lift_sheet))
        self.switches = {name: self._switch(name, handler) for name in ("belief", "flipped")}
        self.words = widgets.HTML().add_class("afrikan-sheet-words")
        self.belief = widgets.HTML().add_class("afrikan-belief")
        heading = widgets.HTML(f'<div class="afrikan-caption">{word("sheet_caption")}</div>')
        acts = widgets.Box([self.lay, self.lift]).add_class("afrikan-row")
        shown = widgets.Box([*self.switches.values(), self.belief]).add_class("afrikan-row")
        beside = widgets.Box([acts, self.words]).add_class("afrikan-side")
        moved = widgets.Box([self.compass, beside]).add_class("afrikan-sheet-row")
        self.box = widgets.Box([heading, moved, shown]).add_class("afrikan-side").add_class("afrikan-sheet")

    def _button(self, key: str, act: Callable[[Any], None]) -> Any:
        button = widgets.Button(description=self._table.word(key)).add_class(f"afrikan-{key}")
        button.on_click(act)
        return button

    def _switch(self, name: str, handler: Handler) -> Any:
        said = self._table.word(f"switch_{name}")
        checkbox = widgets.Checkbox(value=False, description=said, indent=False)
        checkbox.observe(handler(partial(self._switched, name)), "value")
        return checkbox.add_class(f"afrikan-switch-{name}")

    def _switched(self, name: str) -> None:
        self._table.switch(name, self.switches[name].value)

    def refresh(self, revision: int) -> None:
        """Show the sketch as it is now."""
        table = self._table
        there = not table.covered and bool(table.sketch)
        laid = there and bool(table.sheet_at)
        ways = [
            Way(way.name.lower(), say(table.lang, "island_direction", way.name), True) for way in Direction
        ]
        self.compass.show(revision, ways if laid else (), table.turned)
        self.lay.disabled, self.lift.disabled = not there, not laid
        self.words.value = sheet_html(table)
        self.belief.value = belief_words(table)
        for name, checkbox in self.switches.items():
            checkbox.value = getattr(table, name)
