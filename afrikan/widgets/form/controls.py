"""The fields of a panel as controls on the page, each with a label that can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from afrikan.widgets.form.fields import Choice, Field, Number, Whole
from afrikan.widgets.form.form import Form
from afrikan.widgets.form.html import hint_html

Changed = Callable[[str, Any], None]


class Controls:
    """A control for each field; those whose field is not there now are hidden.

    Args:
        form: the fields and what stands in them.
        changed: called with a field's key and what now stands in it.

    Attributes:
        box: the widget to place.
        of: the controls by the keys of their fields.
    """

    def __init__(self, form: Form, changed: Changed) -> None:
        self._form = form
        self._changed = changed
        self._filling = False
        self.of = {field.key: _control(field, form) for field in form.every_field}
        self._places = {field.key: _place(self.of[field.key], field, form.lang) for field in form.every_field}
        for key, control in self.of.items():
            control.observe(lambda change, key=key: self._heard(key, change["new"]), "value")
        self.box = widgets.Box(tuple(self._places.values())).add_class("afrikan-lesson-fields")
        self.refresh()

    def _heard(self, key: str, value: Any) -> None:
        if not self._filling:
            self._changed(key, value)

    def refresh(self) -> None:
        """Show what stands in the fields, and only those that are there."""
        form = self._form
        there = {field.key for field in form.fields}
        self._filling = True
        for field in form.every_field:
            self._places[field.key].layout.display = None if field.key in there else "none"
            if field.key in there:
                self._fill(field)
        self._filling = False

    def _fill(self, field: Field) -> None:
        control, form = self.of[field.key], self._form
        if isinstance(field, Choice):
            listed = tuple(field.listed(form.offered(field), form.lang))
            if tuple(control.options) != listed:
                control.options = listed
        entered = form.entered[field.key]
        wanted = str(entered) if isinstance(control, widgets.Text) else entered
        if control.value != wanted:
            control.value = wanted


def _control(field: Field, form: Form) -> Any:
    label, raw = field.label.text(form.lang), form.entered[field.key]
    if isinstance(field, Choice):
        listed = field.listed(form.offered(field), form.lang)
        value = raw if raw in form.offered(field) else None
        return widgets.Dropdown(options=listed, value=value, description=label)
    if isinstance(field, Whole) and not isinstance(field, Number):
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
