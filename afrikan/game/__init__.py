"""The friendly game: legal actions, verify, can, do, undo, log, save, notation."""

from afrikan.game.game import Game
from afrikan.game.log import LogLine
from afrikan.game.view import OwnPolicy, PlayerView, View

__all__ = ["Game", "LogLine", "OwnPolicy", "PlayerView", "View"]
