"""Loads, once, what the kernels of all visitors have in common; they are forked from the process that did."""

import gc
from importlib import import_module

import afrikan
from afrikan.game import Game
from afrikan.island.game import IslandGame
from afrikan.island.map import IslandMap
from afrikan.language import LANGUAGES
from afrikan.rules import Ruleset
from afrikan.widgets.island.map_view import IslandView
from afrikan.widgets.lessons.race import panel as race
from afrikan.widgets.lessons.travel import panel as travel

MODULES = ("ipykernel.debugger", "ipykernel.kernelapp", "ipywidgets")
"""Every kernel loads these; the debugger alone, if not shared, is half of what a visitor takes."""
SHOWN = (
    "Stepper", "RuleBrowser", "IslandTable", "WaitingPanel", "TilePanel", "RoutePanel", "TravelPanel",
    "RacePanel", "ComparisonPanel", "StudyPanel", "StudyRulesPanel", "TournamentPanel",
)  # fmt: skip
"""What the notebooks show; the package loads each when it is first named."""


def fill_caches() -> None:
    """Play, draw and reckon a little, so that boards, maps, rules, words and ways are known already."""
    game = Game(Ruleset.preset("fan"), 4, policies="nearest", seed=1).play(40)
    for lang in LANGUAGES:
        game.svg(lang)
        game.status(lang)
        for entry in game.log:
            entry.text(lang)
        IslandView(IslandMap.load("small"), lang)
    IslandGame("island", map="small", policies="locator", seed=1).play(40)
    for topic in (travel.TOPIC, race.TOPIC):
        for _ in topic.warm():
            pass


for module in MODULES:
    import_module(module)
for name in SHOWN:
    getattr(afrikan, name)
fill_caches()
gc.collect()
gc.freeze()
