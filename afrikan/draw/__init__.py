"""Pictures of boards as SVG and on matplotlib axes; each part is loaded when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.draw.board_axes import draw_board as draw_board
    from afrikan.draw.board_svg import board_svg as board_svg
    from afrikan.draw.scene import Pawn as Pawn

_HOMES = {"board_svg": "board_svg", "draw_board": "board_axes", "Pawn": "scene"}

__all__ = ["Pawn", "board_svg", "draw_board"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found
    return found
