"""The fields for predictions: one for each figure that can be predicted, and the button that notes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import ipywidgets as widgets

from afrikan.widgets.lesson.figures import Figure

Changed = Callable[[str, str], None]


class Predicted(Protocol):
    """What can be predicted, and what was typed."""

    lang: str

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What can be predicted now."""

    @property
    def texts(self) -> Mapping[str, str]:
        """What was typed, by the key of its figure."""


class Guesses:
    """A text field for each figure; what is typed stays when the question changes.

    Args:
        state: the figures, and what was typed.
        changed: called with a figure's key and what was typed for it.

    Attributes:
        box: the widget to place.
        of: the fields by the keys of their figures.
    """

    def __init__(self, state: Predicted, changed: Changed) -> None:
        self._state = state
        self._changed = changed
        self._filling = False
        self.of: dict[str, Any] = {}
        self.box = widgets.Box().add_class("afrikan-lesson-guesses")
        self.refresh()

    def refresh(self) -> None:
        """Show a field for each figure of the question as it is now."""
        self._filling = True
        shown = tuple(self._field(figure.key) for figure in self._state.figures)
        for field, figure in zip(shown, self._state.figures, strict=True):
            field.description = figure.said.text(self._state.lang)
            field.value = self._state.texts.get(figure.key, "")
        if self.box.children != shown:
            self.box.children = shown
        self._filling = False

    def _field(self, key: str) -> Any:
        if key not in self.of:
            field = widgets.Text(continuous_update=False).add_class(f"afrikan-guess-{key}")
            field.observe(lambda change: self._heard(key, change["new"]), "value")
            self.of[key] = field
        return self.of[key]

    def _heard(self, key: str, text: str) -> None:
        if not self._filling:
            self._changed(key, text)
