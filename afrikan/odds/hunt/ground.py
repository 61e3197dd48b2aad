"""What the questions about the island have in common: the box they are asked of, and what they rest on."""

from pathlib import Path

from afrikan.errors import Word
from afrikan.island.box import Box
from afrikan.island.game.law import Law, law_of
from afrikan.island.map import IslandMap
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.families import ISLAND

Where = str | Path | IslandMap | Box


def asked_of(map: Where, rules: Ruleset | str) -> Law:
    """Return ruleset and box of a question.

    Args:
        map: as for ``IslandGame``.
        rules: the ruleset, or its short code.

    Raises:
        AfrikanError: if there is no such map or ruleset.
    """
    return law_of(ruleset_of(rules, ISLAND.name), map if isinstance(map, Box) else Box.load(map))


def label_of(island: IslandMap) -> Word:
    """Return what an answer about a map rests on."""
    key = "label_made_up" if island.label == "reconstruction" else "label_map"
    return Word("odds_hunt", key, map=dict(island.title), label=island.label or "-")
