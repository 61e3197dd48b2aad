"""The fields of a lesson as controls on the page, each with a label that can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from afrikan.widgets.lesson.fields import Choice, Field, Whole
from afrikan.widgets.lesson.html import hint_html
from afrikan.widgets.lesson.state import LessonState

Changed = Callable[[str, Any], None]


class Controls:
    """A control for each field; those whose field is not there now are hidden.

    Args:
        state: the fields, what stands in them, and the words.
        changed: called with a field's key and what now stands in it.

    Attributes:
        box: the widget to place.
        of: the controls by the keys of their fields.
    """

    def __init__(self, state: LessonState, changed: Changed) -> None:
        self._state = state
        self._changed = changed
        self._filling = False
        self.of = {field.key: _control(field, state) for field in state.topic.fields}
        self._places = {
            field.key: _place(self.of[field.key], field, state.lang) for field in state.topic.fields
        }
        for key, control in self.of.items():
            control.observe(lambda change, key=key: self._heard(key, change["new"]), "value")
        self.box = widgets.Box(tuple(self._places.values())).add_class("afrikan-lesson-fields")
        self.refresh()

    def _heard(self, key: str, value: Any) -> None:
        if not self._filling:
            self._changed(key, value)

    def refresh(self) -> None:
        """Show what stands in the fields, and only those that are there."""
        state = self._state
        there = {field.key for field in state.fields}
        self._filling = True
        for field in state.topic.fields:
            self._places[field.key].layout.display = None if field.key in there else "none"
            if field.key in there:
                self._fill(field)
        self._filling = False

    def _fill(self, field: Field) -> None:
        control, state = self.of[field.key], self._state
        if isinstance(field, Choice):
            listed = tuple(field.listed(state.offered(field), state.lang))
            if tuple(control.options) != listed:
                control.options = listed
        if control.value != state.entered[field.key]:
            control.value = state.entered[field.key]


def _control(field: Field, state: LessonState) -> Any:
    label, raw = field.label.text(state.lang), state.entered[field.key]
    if isinstance(field, Choice):
        listed = field.listed(state.offered(field), state.lang)
        value = raw if raw in state.offered(field) else None
        return widgets.Dropdown(options=listed, value=value, description=label)
    if isinstance(field, Whole):
        return widgets.BoundedIntText(min=field.low, max=field.high, value=raw, description=label)
    return widgets.Text(value=str(raw), description=label, continuous_update=False)


def _place(control: Any, field: Field, lang: str) -> Any:
    """Return a control with the hint below it."""
    hint = [widgets.HTML(hint_html(field.hint.text(lang)))] if field.hint else []
    return (
        widgets.VBox([control, *hint])
        .add_class("afrikan-lesson-field")
        .add_class(f"afrikan-field-{field.key}")
    )
