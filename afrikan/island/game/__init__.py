"""A game on the hex island to step through."""

from afrikan.island.game.game import IslandGame

__all__ = ["IslandGame"]
