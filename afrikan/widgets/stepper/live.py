"""The status line: says what happened and what is awaited, also aloud, without ever being replaced."""

from pathlib import Path

import anywidget
import traitlets


class LiveLine(anywidget.AnyWidget):
    """Lines of text that a screen reader speaks when they change.

    Attributes:
        lines: role to text; the roles are ``error``, ``status``, ``notice``, ``hint`` and ``latest``.
    """

    _esm = Path(__file__).with_name("live.js")
    lines = traitlets.Dict().tag(sync=True)

    def show(self, **lines: str) -> None:
        """Show these lines; one that is left out or empty disappears."""
        self.lines = {role: text for role, text in lines.items() if text}

    def text(self, role: str) -> str:
        """Return the line of a role, or empty."""
        line: str = self.lines.get(role, "")
        return line

    def __repr__(self) -> str:
        """Return the lines in words."""
        return f"<LiveLine: {' '.join(self.lines.values())}>"
