"""The form to save, share, print and open games."""

from base64 import b64encode
from collections.abc import Callable
from html import escape
from io import BytesIO
from typing import Any

import ipywidgets as widgets

from afrikan.game import Game
from afrikan.game.page import game_page
from afrikan.game.share import share_game, share_position
from afrikan.messages import say
from afrikan.widgets.stepper.file_opener import FileOpener
from afrikan.widgets.stepper.state import StepperState

Handle = Callable[[Callable[[], None]], Any]


class FileForm:
    """Buttons that make files and codes of the game, and the ways back from them.

    Args:
        state: the game and the words.
        handler: makes a handler of a function, as the stepper handles presses.
        open_game: called with a saved game: its text, its code or the bytes of a file.

    Attributes:
        box: the widget to place.
    """

    def __init__(
        self, state: StepperState, handler: Handle, open_game: Callable[[str | bytes], None]
    ) -> None:
        self._state = state
        self._open_game = open_game
        self._handler = handler
        self.made = widgets.HTML()
        self._made_of = self._shown
        self.buttons = {name: self._button(name, handler) for name in (*DOWNLOADS, *CODES)}
        self.text = widgets.Textarea(description=self._word("file_text"), rows=4, continuous_update=False)
        self.open = widgets.Button(description=self._word("file_open"), button_style="primary")
        self.upload = FileOpener(self._word("file_upload"), ".json,.txt", self._uploaded)
        downloads = widgets.Box([self.buttons[name] for name in DOWNLOADS]).add_class("afrikan-row")
        codes = widgets.Box([self.buttons[name] for name in CODES]).add_class("afrikan-row")
        ways = widgets.Box([self.open, self.upload]).add_class("afrikan-row")
        fields = [downloads, self.made, codes, self.text, ways]
        self.box = widgets.VBox(fields).add_class("afrikan-form").add_class("afrikan-wide")
        self.open.on_click(handler(lambda: open_game(self.text.value)))

    @property
    def _shown(self) -> tuple[Game, int]:
        return self._state.game, self._state.game.at

    def _word(self, key: str) -> str:
        return say(self._state.lang, "panel", key)

    def _button(self, name: str, handler: Handle) -> Any:
        button = widgets.Button(description=self._word(f"file_{name}")).add_class(f"afrikan-file-{name}")
        button.on_click(handler(lambda: self._make(name)))
        return button

    def _make(self, name: str) -> None:
        with self._state.told():
            if name in CODES:
                self.text.value = CODES[name](self._state.game)
                self._state.notice = self._word("file_code_made")
            else:
                self.made.value, self._made_of = self._link(name), self._shown
                self._state.notice = self._word("file_made")

    def _link(self, name: str) -> str:
        """Return the link under which the browser stores a file of the game as it is now."""
        kind, ending, make = DOWNLOADS[name]
        game = self._state.game
        file = f"afrikan-{game.rules.name}-{game.seed}-{game.at}.{ending}"
        data = b64encode(make(game, self._state.lang)).decode("ascii")
        return (
            f'<a class="afrikan-download" download="{escape(file)}" href="data:{kind};base64,{data}">'
            f"↓ {escape(file)}</a>"
        )

    def _uploaded(self, content: bytes) -> None:
        self._handler(lambda: self._open_game(content))(None)

    def refresh(self) -> None:
        """Take away a file of a position that is shown no longer."""
        if self._made_of != self._shown:
            self.made.value = ""


def _png(game: Game, lang: str) -> bytes:
    """Return the board as a picture of dots; the SVG's shapes, drawn by matplotlib."""
    from matplotlib.figure import Figure

    from afrikan.draw import draw_board
    from afrikan.game.picture import pawns_and_tiles

    figure = Figure(figsize=(11.7, 11.7), dpi=150)
    draw_board(game.board, figure.add_axes((0.0, 0.0, 1.0, 1.0)), lang=lang, **pawns_and_tiles(game))
    file = BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()


DOWNLOADS: dict[str, tuple[str, str, Callable[[Game, str], bytes]]] = {
    "save": ("application/json", "json", lambda game, _: game.save().encode()),
    "page": ("text/html", "html", lambda game, lang: game_page(game, lang).encode()),
    "svg": ("image/svg+xml", "svg", lambda game, lang: game.svg(lang).encode()),
    "png": ("image/png", "png", _png),
}
"""Name of each file that can be made to its media type, its ending and what makes it."""
CODES: dict[str, Callable[[Game], str]] = {
    "share_game": share_game,
    "share_position": share_position,
    "notation": lambda game: game.notation(),
}
"""Name of each text that can be passed on to what makes it."""
