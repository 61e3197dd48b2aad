"""Exact answers to the probability questions of the game; each is loaded when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.odds.result import Odds as Odds

_HOMES = {"Odds": "result"}

__all__ = ["Odds"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
