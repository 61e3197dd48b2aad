"""Panels on which a probability question is explored: predict, simulate, and see the exact answer.

A further panel is a ``Topic`` in a module of its own, as in ``waiting``: fields, a function from their values
to the answer, and one to the figures that can be predicted; then a class over ``Panel`` that names the topic,
and words in a section of their own. ``check_topic`` in the tests asserts what every topic must do.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.widgets.odds.panel import Panel as Panel
    from afrikan.widgets.odds.race_panel import RacePanel as RacePanel
    from afrikan.widgets.odds.tiles_panel import TilePanel as TilePanel
    from afrikan.widgets.odds.travel_panel import TravelPanel as TravelPanel
    from afrikan.widgets.odds.waiting import WaitingPanel as WaitingPanel

_HOMES = {
    "Panel": "panel",
    "RacePanel": "race_panel",
    "TilePanel": "tiles_panel",
    "TravelPanel": "travel_panel",
    "WaitingPanel": "waiting",
}

__all__ = ["Panel", "RacePanel", "TilePanel", "TravelPanel", "WaitingPanel"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
