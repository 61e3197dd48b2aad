"""Afrikan tähti (Star of Africa): the rules as one engine, explored in notebooks.

>>> import afrikan as af
>>> af.Game(af.Ruleset.preset("fan"), players=2, seed=7).legal
('start tangier', 'start cairo')
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afrikan import island as island
    from afrikan import odds as odds
    from afrikan import studies as studies
    from afrikan.board import RouteGraph as RouteGraph
    from afrikan.errors import AfrikanError as AfrikanError
    from afrikan.game import Game as Game
    from afrikan.policies import turns_home as turns_home
    from afrikan.rule_atlas import Atlas as Atlas
    from afrikan.rule_atlas import atlas as atlas
    from afrikan.rules import Ruleset as Ruleset
    from afrikan.session import use as use
    from afrikan.simulation import compare as compare
    from afrikan.simulation import simulate as simulate
    from afrikan.tournaments import round_robin as round_robin
    from afrikan.tournaments import tournament as tournament
    from afrikan.widgets import AtlasPanel as AtlasPanel
    from afrikan.widgets import ComparisonPanel as ComparisonPanel
    from afrikan.widgets import IslandCluesPanel as IslandCluesPanel
    from afrikan.widgets import IslandGeneratorPanel as IslandGeneratorPanel
    from afrikan.widgets import IslandTable as IslandTable
    from afrikan.widgets import IslandView as IslandView
    from afrikan.widgets import IslandWherePanel as IslandWherePanel
    from afrikan.widgets import RacePanel as RacePanel
    from afrikan.widgets import RoutePanel as RoutePanel
    from afrikan.widgets import RuleBrowser as RuleBrowser
    from afrikan.widgets import Stepper as Stepper
    from afrikan.widgets import StudyPanel as StudyPanel
    from afrikan.widgets import StudyRulesPanel as StudyRulesPanel
    from afrikan.widgets import TilePanel as TilePanel
    from afrikan.widgets import TournamentPanel as TournamentPanel
    from afrikan.widgets import TravelPanel as TravelPanel
    from afrikan.widgets import WaitingPanel as WaitingPanel

_HOMES = {
    "AfrikanError": "afrikan.errors",
    "Atlas": "afrikan.rule_atlas",
    "AtlasPanel": "afrikan.widgets",
    "ComparisonPanel": "afrikan.widgets",
    "Game": "afrikan.game",
    "IslandCluesPanel": "afrikan.widgets",
    "IslandGeneratorPanel": "afrikan.widgets",
    "IslandTable": "afrikan.widgets",
    "IslandView": "afrikan.widgets",
    "IslandWherePanel": "afrikan.widgets",
    "RacePanel": "afrikan.widgets",
    "RouteGraph": "afrikan.board",
    "RoutePanel": "afrikan.widgets",
    "RuleBrowser": "afrikan.widgets",
    "Ruleset": "afrikan.rules",
    "Stepper": "afrikan.widgets",
    "StudyPanel": "afrikan.widgets",
    "StudyRulesPanel": "afrikan.widgets",
    "TilePanel": "afrikan.widgets",
    "TournamentPanel": "afrikan.widgets",
    "TravelPanel": "afrikan.widgets",
    "WaitingPanel": "afrikan.widgets",
    "atlas": "afrikan.rule_atlas",
    "compare": "afrikan.simulation",
    "round_robin": "afrikan.tournaments",
    "simulate": "afrikan.simulation",
    "tournament": "afrikan.tournaments",
    "turns_home": "afrikan.policies",
    "use": "afrikan.session",
}

_MODULES = ("island", "odds", "studies")

__all__ = [
    "AfrikanError",
    "Atlas",
    "AtlasPanel",
    "ComparisonPanel",
    "Game",
    "IslandCluesPanel",
    "IslandGeneratorPanel",
    "IslandTable",
    "IslandView",
    "IslandWherePanel",
    "RacePanel",
    "RouteGraph",
    "RoutePanel",
    "RuleBrowser",
    "Ruleset",
    "Stepper",
    "StudyPanel",
    "StudyRulesPanel",
    "TilePanel",
    "TournamentPanel",
    "TravelPanel",
    "WaitingPanel",
    "atlas",
    "compare",
    "island",
    "odds",
    "round_robin",
    "simulate",
    "studies",
    "tournament",
    "turns_home",
    "use",
]


def __getattr__(name: str) -> object:
    """Load a public name from its module when it is first used."""
    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    if name not in _HOMES:
        raise AttributeError(f"afrikan has no '{name}'; it has {', '.join(__all__)}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """List the public names."""
    return sorted(__all__)
