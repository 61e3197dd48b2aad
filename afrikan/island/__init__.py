"""The hex island: a treasure hunt for two in which only the opponent knows where you are.

>>> from afrikan import island
>>> island.IslandMap.load("classic").clues["B4"][0].ground in range(12)
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.island.beliefs.location import Belief as Belief
    from afrikan.island.beliefs.rival import rival_of as rival_of
    from afrikan.island.beliefs.told import read_told as read_told
    from afrikan.island.beliefs.treasure import posterior as posterior
    from afrikan.island.beliefs.worth import plans as plans
    from afrikan.island.box import Box as Box
    from afrikan.island.generator.make import generate as generate
    from afrikan.island.generator.windows import windows as windows
    from afrikan.island.map import IslandMap as IslandMap
    from afrikan.island.recipe import Recipe as Recipe

_HOMES = {
    "Belief": "beliefs.location",
    "Box": "box",
    "IslandMap": "map",
    "Recipe": "recipe",
    "generate": "generator.make",
    "plans": "beliefs.worth",
    "posterior": "beliefs.treasure",
    "read_told": "beliefs.told",
    "rival_of": "beliefs.rival",
    "windows": "generator.windows",
}

__all__ = [
    "Belief",
    "Box",
    "IslandMap",
    "Recipe",
    "generate",
    "plans",
    "posterior",
    "read_told",
    "rival_of",
    "windows",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
