"""The button that opens a file: its words are ours, for the browser's own field has words of its own."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from afrikan.history.saved import LARGEST


class FileOpener(anywidget.AnyWidget):
    """A button to choose a file with.

    Args:
        label: its words.
        accept: endings of the files that are offered, such as ``".json,.txt"``.
        opened: called with the bytes of the file; of one that is too large, with the beginning.
    """

    _esm = Path(__file__).with_name("file_opener.js")
    label = traitlets.Unicode().tag(sync=True)
    accept = traitlets.Unicode().tag(sync=True)
    most = traitlets.Int(LARGEST).tag(sync=True)

    def __init__(self, label: str, accept: str, opened: Callable[[bytes], None]) -> None:
        super().__init__(label=label, accept=accept)
        self._opened = opened
        self.on_msg(self._heard)

    def _heard(self, _: object, content: object, buffers: list[Any]) -> None:
        if isinstance(content, dict) and content.get("kind") == "file" and len(buffers) == 1:
            self._opened(bytes(buffers[0]))

    def __repr__(self) -> str:
        """Return what it is for."""
        return f"<FileOpener: {self.label}>"
