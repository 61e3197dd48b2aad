"""Views for notebooks over the games; each is loaded, and with it ipywidgets, when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.widgets.stepper import Stepper as Stepper

_HOMES = {"Stepper": "stepper"}

__all__ = ["Stepper"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
