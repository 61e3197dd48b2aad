"""The form to save a game and to open a saved one."""

from collections.abc import Callable

import ipywidgets as widgets

from afrikan.widgets.stepper_html import download_html
from afrikan.widgets.stepper_state import StepperState


class FileForm:
    """A link that stores the game as a file, the game as text, and the way back from either.

    Args:
        state: the game and the words.
        open_game: called with a saved game, the text or the bytes of a file.
        press: makes a handler of a function, as the stepper handles presses.

    Attributes:
        box: the widget to place.
    """

    def __init__(
        self,
        state: StepperState,
        open_game: Callable[[str | bytes], None],
        press: Callable[[Callable[[], None]], Callable[[object], None]],
    ) -> None:
        self._state = state
        self._open_game = open_game
        word = state.word
        self.link = widgets.HTML()
        self.upload = widgets.FileUpload(description=word("upload"), accept=".json", multiple=False)
        self.text = widgets.Textarea(description=word("saved_text"), rows=4)
        self.show_text = widgets.Button(description=word("show_text"))
        self.open = widgets.Button(description=word("open"))
        files = widgets.Box([self.link, self.upload]).add_class("afrikan-row")
        texts = widgets.Box([self.show_text, self.open]).add_class("afrikan-row")
        self.box = widgets.VBox([files, self.text, texts]).add_class("afrikan-form")
        self.show_text.on_click(press(self._show_text))
        self.open.on_click(press(lambda: open_game(self.text.value)))
        self.upload.observe(press(self._uploaded), "value")

    def show_link(self) -> None:
        """Let the link store the game as it is now."""
        state = self._state
        self.link.value = download_html(state.game, state.game.save(), state.word("save"))

    def _show_text(self) -> None:
        self.text.value = self._state.save()

    def _uploaded(self) -> None:
        if self.upload.value:
            content = bytes(self.upload.value[0]["content"])
            self.upload.value = ()
            self._open_game(content)
