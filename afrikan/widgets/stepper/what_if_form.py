"""The form that changes one option and goes on from the start of this turn: "what if?"."""

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from afrikan.game.switching import switchable
from afrikan.messages import say, translated
from afrikan.rules.catalogue import Option, Value, catalogue
from afrikan.rules.presets import presets
from afrikan.widgets.stepper.html import hint_html
from afrikan.widgets.stepper.state import StepperState


class WhatIfForm:
    """A list of the options that can change in mid-game, the readings of the one chosen, and a button.

    Args:
        state: the game and the words.
        handler: makes a handler of a function, as the stepper handles presses.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, state: StepperState, handler: Callable[[Callable[[], None]], Any]) -> None:
        self._state = state
        lang = state.lang
        named = [
            (translated(option.question, lang), name)
            for name, option in catalogue().items()
            if option.kind == "choice" and len(option.playable) > 1 and switchable(name)
        ]
        self.option = widgets.Dropdown(options=named, description=say(lang, "panel", "what_if_option"))
        self.value = widgets.Dropdown(description=say(lang, "panel", "what_if_value"))
        self.start = widgets.Button(description=say(lang, "panel", "what_if_start"), button_style="primary")
        hint = widgets.HTML(hint_html(say(lang, "panel", "what_if_hint")))
        fields = [hint, self.option, self.value, self.start]
        self.box = widgets.VBox(fields).add_class("afrikan-form").add_class("afrikan-wide")
        self.option.observe(lambda _: self.refresh(), "value")
        self.start.on_click(handler(self._start))
        self.refresh()

    def refresh(self) -> None:
        """Offer the playable readings other than the one in force."""
        option, lang = catalogue()[self.option.value], self._state.lang
        now = self._state.game.rules.values[option.id]
        others = [value for value in option.playable if value.id != now]
        options = [(_answer(option, value, lang), value.id) for value in others]
        if list(self.value.options) != options:
            self.value.options = options
            self.value.index = 0 if options else None
        self.start.disabled = not options or self._state.game.over

    def _start(self) -> None:
        self._state.what_if(self.option.value, self.value.value)


def _answer(option: Option, value: Value, lang: str) -> str:
    """Return a reading as a sentence, with the presets that hold it."""
    holders = [name for name, preset in presets().items() if preset.values[option.id] == value.id]
    named = ", ".join(translated(presets()[name].title, lang) for name in holders)
    return translated(value.text, lang) + (f" ({named})" if named else "")
