"""The form for what the table shows: language, wording, hidden tiles, chances, one device for all."""

from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets as widgets

from afrikan.language import LANGUAGES, NEUTRAL, base
from afrikan.messages import say
from afrikan.widgets.stepper.state import StepperState

SWITCHES = ("open_tiles", "show_odds", "pass_on")


class ViewForm:
    """Checkboxes and a list of languages.

    Args:
        state: the game and the words.
        handler: makes a handler of a function, as the stepper handles presses.
        speak: called with the language or wording that is chosen.

    Attributes:
        box: the widget to place.
        switches: the checkboxes by the names of what they switch.
    """

    def __init__(
        self,
        state: StepperState,
        handler: Callable[[Callable[[], None]], Any],
        speak: Callable[[str], None],
    ) -> None:
        self._state = state
        self._speak = speak
        names = [(say(lang, "panel", "language_name"), lang) for lang in LANGUAGES]
        self.language = widgets.Dropdown(
            options=names, value=base(state.lang), description=self._word("language")
        )
        self.neutral = self._checkbox("neutral", state.lang.endswith(NEUTRAL))
        self.switches = {name: self._checkbox(name, getattr(state, name)) for name in SWITCHES}
        fields = [self.language, self.neutral, *self.switches.values()]
        self.box = widgets.VBox(fields).add_class("afrikan-form")
        for field in (self.language, self.neutral):
            field.observe(handler(self._speaking), "value")
        for name, checkbox in self.switches.items():
            checkbox.observe(handler(partial(self._switched, name)), "value")

    def _word(self, key: str) -> str:
        return say(self._state.lang, "panel", key)

    def _checkbox(self, key: str, value: bool) -> Any:
        return widgets.Checkbox(value=value, description=self._word(key), indent=False)

    def _switched(self, name: str) -> None:
        setattr(self._state, name, self.switches[name].value)
        if name == "pass_on":
            self._state.uncover()

    def _speaking(self) -> None:
        self._speak(f"{self.language.value}{NEUTRAL}" if self.neutral.value else self.language.value)

    def refresh(self) -> None:
        """Nothing here depends on the game."""
