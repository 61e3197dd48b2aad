"""Pictures of boards as SVG and on matplotlib axes; each part is loaded when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.draw.axes import draw_board as draw_board
    from afrikan.draw.overlay import Arrow as Arrow
    from afrikan.draw.overlay import MapWords as MapWords
    from afrikan.draw.overlay import draw_overlay as draw_overlay
    from afrikan.draw.overlay import overlay_svg as overlay_svg
    from afrikan.draw.scene import Pawn as Pawn
    from afrikan.draw.svg import board_svg as board_svg
    from afrikan.draw.svg import pawn_svg as pawn_svg

_HOMES = {
    "Arrow": "overlay",
    "MapWords": "overlay",
    "Pawn": "scene",
    "board_svg": "svg",
    "draw_board": "axes",
    "draw_overlay": "overlay",
    "overlay_svg": "overlay",
    "pawn_svg": "svg",
}

__all__ = ["Arrow", "MapWords", "Pawn", "board_svg", "draw_board", "draw_overlay", "overlay_svg", "pawn_svg"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found
    return found
