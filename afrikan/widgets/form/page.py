"""The parts of which every panel on the page is made."""

from pathlib import Path
from typing import Any

import ipywidgets as widgets

STYLE = Path(__file__).with_name("panel.css").read_text("utf-8")


def style(own: str = "") -> Any:
    """Return the look of a panel as a part that is not seen.

    Args:
        own: what this kind of panel has besides what all have.
    """
    return widgets.HTML(f"<style>{STYLE}{own}</style>").add_class("afrikan-lesson-style")


def group(name: str, *children: Any) -> Any:
    """Return parts together, under the name by which the look knows them."""
    return widgets.Box(list(children)).add_class(name)
