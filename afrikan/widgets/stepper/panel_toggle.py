"""The button of a panel: unlike a stock toggle, it tells screen readers whether its panel is open."""

from pathlib import Path

import anywidget
import traitlets


class PanelToggle(anywidget.AnyWidget):
    """A button that opens and closes a panel.

    Args:
        description: its words.

    Attributes:
        value: whether the panel is open.
        wanted: whether the keyboard's focus goes here as soon as the button is on the page.
    """

    _esm = Path(__file__).with_name("panel_toggle.js")
    description = traitlets.Unicode().tag(sync=True)
    value = traitlets.Bool(False).tag(sync=True)
    wanted = traitlets.Bool(False).tag(sync=True)

    def __init__(self, description: str) -> None:
        super().__init__(description=description)

    def __repr__(self) -> str:
        """Return what it opens."""
        return f"<PanelToggle: {self.description}>"
