"""A row of buttons that is refilled in place, so that the keyboard's focus survives."""

from collections.abc import Callable, Sequence

import ipywidgets as widgets

from afrikan.widgets.press_guard import PressGuard
from afrikan.widgets.stepper_state import Choice

READY = 10
"""Buttons made in advance, so that no press waits for them; more are made when needed."""


class ButtonRow:
    """Shows one button for each choice.

    Args:
        press: called with the action of the button that is pressed.
        guard: decides which presses on the page count.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, press: Callable[[str], None], guard: PressGuard) -> None:
        self.box = widgets.Box()
        self.box.add_class("afrikan-row")
        self._press = press
        self._guard = guard
        self._buttons = [self._button(number) for number in range(READY)]
        self._shown: tuple[Choice, ...] = ()

    def show(self, choices: Sequence[Choice]) -> None:
        """Let the row offer exactly these choices."""
        while len(self._buttons) < len(choices):
            self._buttons.append(self._button(len(self._buttons)))
        for number, choice in enumerate(choices):
            old = self._shown[number] if number < len(self._shown) else None
            if choice != old:
                _relabel(self._buttons[number], choice)
        self._shown = tuple(choices)
        self.box.children = tuple(self._buttons[: len(choices)])

    def focus(self) -> bool:
        """Move the keyboard's focus to the first button and tell whether there is one."""
        if self._shown:
            self._buttons[0].focus()
        return bool(self._shown)

    def _button(self, number: int) -> widgets.Button:
        button = widgets.Button()
        button.on_click(lambda _: self._press(self._shown[number].action))
        self._guard.watch(button)
        return button


def _relabel(button: widgets.Button, choice: Choice) -> None:
    with button.hold_sync():
        button.description = choice.label
        button.tooltip = choice.action
        for name in button._dom_classes:
            button.remove_class(name)
        button.add_class("afrikan-action")
        button.add_class(f"act-{choice.action.replace(' ', '-')}")
