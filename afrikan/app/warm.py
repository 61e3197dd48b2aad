"""Loads, once, what the kernels of all visitors have in common; they are forked from the process that did."""

import gc
from importlib import import_module

import afrikan
from afrikan.game import Game
from afrikan.language import LANGUAGES
from afrikan.rules import Ruleset

MODULES = ("ipykernel.debugger", "ipykernel.kernelapp", "ipywidgets")
"""Every kernel loads these; the debugger alone, if not shared, is half of what a visitor takes."""
SHOWN = (
    "Stepper", "RuleBrowser", "WaitingPanel", "TilePanel", "RoutePanel", "TravelPanel", "RacePanel",
)  # fmt: skip
"""What the notebooks show; the package loads each when it is first named."""


def fill_caches() -> None:
    """Play and draw a little, so that boards, rules and words are read already."""
    game = Game(Ruleset.preset("fan"), 4, policies="nearest", seed=1).play(40)
    for lang in LANGUAGES:
        game.svg(lang)
        game.status(lang)
        for entry in game.log:
            entry.text(lang)


for module in MODULES:
    import_module(module)
for name in SHOWN:
    getattr(afrikan, name)
fill_caches()
gc.collect()
gc.freeze()
