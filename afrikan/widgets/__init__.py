"""Views for notebooks over the games; each is loaded, and with it ipywidgets, when it is first used."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan.widgets.atlas.panel import AtlasPanel as AtlasPanel
    from afrikan.widgets.board_view import BoardView as BoardView
    from afrikan.widgets.island.clues.panel import IslandCluesPanel as IslandCluesPanel
    from afrikan.widgets.island.generator.panel import IslandGeneratorPanel as IslandGeneratorPanel
    from afrikan.widgets.island.map_view import IslandView as IslandView
    from afrikan.widgets.island.play import IslandTable as IslandTable
    from afrikan.widgets.island.where.panel import IslandWherePanel as IslandWherePanel
    from afrikan.widgets.laboratories.comparison.panel import ComparisonPanel as ComparisonPanel
    from afrikan.widgets.laboratories.study.panel import StudyPanel as StudyPanel
    from afrikan.widgets.laboratories.study.panel import StudyRulesPanel as StudyRulesPanel
    from afrikan.widgets.laboratories.tournament.panel import TournamentPanel as TournamentPanel
    from afrikan.widgets.lessons.race.panel import RacePanel as RacePanel
    from afrikan.widgets.lessons.routes.panel import RoutePanel as RoutePanel
    from afrikan.widgets.lessons.tiles.panel import TilePanel as TilePanel
    from afrikan.widgets.lessons.travel.panel import TravelPanel as TravelPanel
    from afrikan.widgets.lessons.waiting import WaitingPanel as WaitingPanel
    from afrikan.widgets.rule_browser import RuleBrowser as RuleBrowser
    from afrikan.widgets.stepper import Stepper as Stepper

_HOMES = {
    "AtlasPanel": "atlas.panel",
    "BoardView": "board_view",
    "ComparisonPanel": "laboratories.comparison.panel",
    "IslandCluesPanel": "island.clues.panel",
    "IslandGeneratorPanel": "island.generator.panel",
    "IslandTable": "island.play",
    "IslandView": "island.map_view",
    "IslandWherePanel": "island.where.panel",
    "RacePanel": "lessons.race.panel",
    "RoutePanel": "lessons.routes.panel",
    "RuleBrowser": "rule_browser",
    "Stepper": "stepper",
    "StudyPanel": "laboratories.study.panel",
    "StudyRulesPanel": "laboratories.study.panel",
    "TilePanel": "lessons.tiles.panel",
    "TournamentPanel": "laboratories.tournament.panel",
    "TravelPanel": "lessons.travel.panel",
    "WaitingPanel": "lessons.waiting",
}

__all__ = [
    "AtlasPanel",
    "BoardView",
    "ComparisonPanel",
    "IslandCluesPanel",
    "IslandGeneratorPanel",
    "IslandTable",
    "IslandView",
    "IslandWherePanel",
    "RacePanel",
    "RoutePanel",
    "RuleBrowser",
    "Stepper",
    "StudyPanel",
    "StudyRulesPanel",
    "TilePanel",
    "TournamentPanel",
    "TravelPanel",
    "WaitingPanel",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
