"""Makes islands: the printed one is not public, so ours is generated under the facts that are."""

from afrikan.island.generator.make import generate
from afrikan.island.generator.windows import Windows, windows
from afrikan.island.recipe import Recipe

__all__ = ["Recipe", "Windows", "generate", "windows"]
