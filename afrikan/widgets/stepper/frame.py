"""What concerns the table as a whole on the page: its language, and the keys that belong to it."""

from pathlib import Path

import anywidget
import traitlets


class Frame(anywidget.AnyWidget):
    """Part of a table without anything to see; it speaks for the table around it.

    Args:
        lang: the language, so that screen readers pronounce it as such.
    """

    _esm = Path(__file__).with_name("frame.js")
    lang = traitlets.Unicode().tag(sync=True)

    def __init__(self, lang: str) -> None:
        super().__init__(lang=lang)

    def __repr__(self) -> str:
        """Return the language."""
        return f"<Frame: {self.lang}>"
