"""The form to save a game on the island, pass it on as text, and open one."""

from base64 import b64encode
from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as widgets

from afrikan.widgets.island.play.state import TableState
from afrikan.widgets.stepper.file_opener import FileOpener
from afrikan.widgets.stepper.html import hint_html


class FileForm:
    """Buttons that make a file or a text of the game, and the ways back from them.

    Args:
        table: the game and the words.
        handler: makes a handler of a function, as the table handles presses.
        open_game: called with a saved game: its text or the bytes of a file.

    Attributes:
        box: the widget to place.
    """

    def __init__(
        self,
        table: TableState,
        handler: Callable[[Callable[[], None]], Any],
        open_game: Callable[[str | bytes], None],
    ) -> None:
        self._table, self._handler, self._open_game = table, handler, open_game
        self._made_of = table.game, table.game.at
        word = table.word
        self.save = self._button("file_save", self._save)
        self.transcript = self._button("file_transcript", self._write)
        self.link = widgets.HTML()
        self.text = widgets.Textarea(description=word("file_text"), rows=4, continuous_update=False)
        self.open = self._button("file_open", lambda: open_game(self.text.value))
        self.upload = FileOpener(word("file_upload"), ".json,.txt", self._uploaded)
        made = widgets.Box([self.save, self.transcript, self.link]).add_class("afrikan-row")
        ways = widgets.Box([self.open, self.upload]).add_class("afrikan-row")
        hint = widgets.HTML(hint_html(word("file_hint")))
        fields = [made, hint, self.text, ways]
        self.box = widgets.VBox(fields).add_class("afrikan-form").add_class("afrikan-wide")

    def _button(self, key: str, act: Callable[[], None]) -> Any:
        button = widgets.Button(description=self._table.word(key))
        button.on_click(self._handler(act))
        return button.add_class(f"afrikan-{key.replace('_', '-')}")

    def _save(self) -> None:
        """Make the link under which the browser stores the game as it is now."""
        game = self._table.game
        self._made_of = game, game.at
        file = escape(f"afrikan-{game.rules.name}-{game.map.name}-{game.seed}-{game.at}.json")
        data = b64encode(game.save().encode()).decode("ascii")
        href = f"data:application/json;base64,{data}"
        self.link.value = f'<a class="afrikan-download" download="{file}" href="{href}">↓ {file}</a>'

    def _write(self) -> None:
        self.text.value = self._table.game.notation()

    def _uploaded(self, content: bytes) -> None:
        self._handler(lambda: self._open_game(content))(None)

    def refresh(self) -> None:
        """Take away a file of a position that is shown no longer."""
        if self._made_of != (self._table.game, self._table.game.at):
            self.link.value = ""
