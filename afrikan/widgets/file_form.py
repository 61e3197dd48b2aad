"""The form to save a game and to open a saved one."""

from collections.abc import Callable

import ipywidgets as widgets

from afrikan.widgets.stepper_html import download_html
from afrikan.widgets.stepper_state import StepperState


class FileForm:
    """A saved game as text and as a link to a file; the way back by paste or by upload.

    Args:
        state: the game and the words.
        press: makes a handler of a function, as the stepper handles presses.

    Attributes:
        box: the widget to place.
    """

    def __init__(
        self, state: StepperState, press: Callable[[Callable[[], None]], Callable[[object], None]]
    ) -> None:
        self._state = state
        word = state.word
        self.save = widgets.Button(description=word("save"))
        self.link = widgets.HTML()
        self.text = widgets.Textarea(description=word("saved_text"), rows=6)
        self.open = widgets.Button(description=word("open"))
        self.upload = widgets.FileUpload(description=word("upload"), accept=".json", multiple=False)
        buttons = widgets.Box([self.save, self.open, self.upload, self.link])
        buttons.add_class("afrikan-row")
        self.box = widgets.VBox([buttons, self.text])
        self.box.add_class("afrikan-form")
        self.save.on_click(press(self._save))
        self.open.on_click(press(lambda: state.open(self.text.value)))
        self.upload.observe(press(self._uploaded), "value")

    def _save(self) -> None:
        text = self._state.save()
        self.text.value = text
        self.link.value = download_html(self._state.game, text, self._state.word("download"))

    def _uploaded(self) -> None:
        if self.upload.value:
            content = bytes(self.upload.value[0]["content"])
            self.upload.value = ()
            self._state.open(content)
