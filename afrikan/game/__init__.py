"""The friendly game: legal actions, verify, can, do, undo, log, save, notation."""

from afrikan.game.branches import Parting, parting
from afrikan.game.game import Game
from afrikan.game.log import LogLine
from afrikan.game.rules_line import Line, RulesLine
from afrikan.game.view import OwnPolicy, PlayerView, View

__all__ = ["Game", "Line", "LogLine", "OwnPolicy", "Parting", "PlayerView", "RulesLine", "View", "parting"]
