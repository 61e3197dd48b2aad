"""The past of a game as a slider over its turns, a list of its branches, and its log with the rules."""

from collections.abc import Callable
from pathlib import Path

import anywidget
import traitlets

from afrikan.widgets.stepper.history_view import HistoryView

Handler = Callable[[int], None]


class History(anywidget.AnyWidget):
    """The timeline, the branches and the log of a game.

    Args:
        turn: called with the number of the turn to show.
        jump: called with the number of the action to jump to.
        branch: called with the number of the branch to show.

    Attributes:
        view: what is shown, as plain data; its size does not grow with the game.
    """

    _esm = Path(__file__).with_name("history.js")
    view = traitlets.Dict().tag(sync=True)

    def __init__(self, view: HistoryView, *, turn: Handler, jump: Handler, branch: Handler) -> None:
        super().__init__(view=view.as_dict())
        self._handlers = {"turn": turn, "jump": jump, "branch": branch}
        self.on_msg(self._heard)

    def show(self, view: HistoryView) -> None:
        """Show a past."""
        self.view = view.as_dict()

    def _heard(self, _: object, content: object, buffers: object) -> None:
        if not isinstance(content, dict):
            return
        handler = self._handlers.get(str(content.get("kind")))
        number = content.get("number")
        if handler is not None and type(number) is int:
            handler(number)

    def __repr__(self) -> str:
        """Return where in the past the page stands, in words."""
        return f"<History: {self.view['said']}>"
