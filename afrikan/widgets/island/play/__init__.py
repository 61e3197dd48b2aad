"""The play table of the hex island: a game for two, with what each side may see of it."""

from afrikan.widgets.island.play.view import IslandTable

__all__ = ["IslandTable"]
