"""The form for what the island's table shows and does by itself: for teachers, and for real cards."""

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets as widgets

from afrikan.widgets.island.play.state import TableState

SWITCHES = ("automatic", "typed", "referee", "treasure")
PACES = {"fast": 0.0, "medium": 0.4, "slow": 1.5}


class ViewForm:
    """Checkboxes, and how fast bots play.

    Args:
        table: the table and the words.
        handler: makes a handler of a function, as the table handles presses.

    Attributes:
        box: the widget to place.
        switches: the checkboxes by the names of what they switch.
    """

    def __init__(self, table: TableState, handler: Callable[[Callable[[], None]], Any]) -> None:
        self._table = table
        self.switches = {name: self._checkbox(name) for name in SWITCHES}
        paces = [(table.word(f"pace_{name}"), seconds) for name, seconds in PACES.items()]
        self.pace = widgets.Dropdown(options=paces, value=table.pace, description=table.word("pace"))
        self.box = widgets.VBox([*self.switches.values(), self.pace]).add_class("afrikan-form")
        self.pace.observe(handler(self._set_pace), "value")
        for name, checkbox in self.switches.items():
            checkbox.observe(handler(partial(self._switched, name)), "value")

    def _checkbox(self, name: str) -> Any:
        said = self._table.word(f"switch_{name}")
        return widgets.Checkbox(value=getattr(self._table, name), description=said, indent=False)

    def _switched(self, name: str) -> None:
        self._table.switch(name, self.switches[name].value)

    def _set_pace(self) -> None:
        self._table.pace = self.pace.value

    def refresh(self) -> None:
        """Show what is switched on; the treasure can be shown to a referee only."""
        for name, checkbox in self.switches.items():
            checkbox.value = getattr(self._table, name)
        self.switches["treasure"].disabled = not self._table.referee
