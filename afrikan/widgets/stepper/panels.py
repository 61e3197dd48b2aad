"""The panels above the table: one is open at a time, and each is built when it is opened first."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import ipywidgets as widgets

from afrikan.widgets.stepper.panel_toggle import PanelToggle


class Panel(Protocol):
    """A form that can be opened above the table."""

    box: Any

    def refresh(self) -> None:
        """Show the state as it is now."""


class Panels:
    """The buttons that open and close the panels, and the panel that is open.

    Args:
        makers: name of each panel to its button's label and to what builds it.
        changed: called when a panel is opened or closed.

    Attributes:
        bar: the row of buttons.
        place: where the open panel stands.
        toggles: the buttons by the names of the panels.
        opened: name of the open panel, or empty.
    """

    def __init__(
        self, makers: Mapping[str, tuple[str, Callable[[], Panel]]], changed: Callable[[], None]
    ) -> None:
        self._makers = {name: maker for name, (_, maker) in makers.items()}
        self._built: dict[str, Panel] = {}
        self._changed = changed
        self.opened = ""
        self.toggles = {name: PanelToggle(label) for name, (label, _) in makers.items()}
        for name, toggle in self.toggles.items():
            toggle.add_class(f"afrikan-open-{name}")
            toggle.observe(lambda change, name=name: self._toggled(name, change["new"]), "value")
        self.bar = widgets.Box(tuple(self.toggles.values())).add_class("afrikan-row")
        self.place = widgets.VBox()

    def __getitem__(self, name: str) -> Any:
        """Return a panel, built if it is not yet."""
        if name not in self._built:
            self._built[name] = self._makers[name]()
        return self._built[name]

    def open(self, name: str) -> None:
        """Open a panel and close the others; no name closes them all."""
        for other, toggle in self.toggles.items():
            if other != name:
                toggle.value = False
        if name:
            self.toggles[name].value = True

    def refresh(self) -> None:
        """Let the open panel show the state as it is now."""
        if self.opened:
            self[self.opened].refresh()

    def _toggled(self, name: str, pressed: bool) -> None:
        if pressed:
            self.opened = name
            self.open(name)
            self.place.children = (self[name].box,)
        elif self.opened == name:
            self.opened = ""
            self.place.children = ()
        else:
            return
        self._changed()
