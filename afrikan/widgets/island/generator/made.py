"""An island that was made, with all figures that tell how easy or hard it is."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from afrikan import odds
from afrikan.island.generator import Recipe, Windows, generate, windows
from afrikan.island.generator.alike import alike_by_chance, alike_neighbours
from afrikan.island.generator.candidates import Candidates, after_forts
from afrikan.island.map import IslandMap
from afrikan.island.model import FORT_LABELS
from afrikan.odds import Odds

HARDEST = 10
"""So many of the hardest starts are told."""


@dataclass(frozen=True)
class Made:
    """An island and its figures.

    Args:
        recipe: what it was made from.
        enforced: whether it had to meet the windows.
        island: the map.
        windows: the figures that the windows are about.
        candidates: what is known after 1, 2, …, 8 fortresses.
        steps: how many steps the informed locator needs.
        hardest: the starts that it recognises last, by name, with their steps.
        alike, by_chance: how often neighbours have the same terrain, and how often by chance alone.
    """

    recipe: Recipe
    enforced: bool
    island: IslandMap
    windows: Windows
    candidates: tuple[Candidates, ...]
    steps: Odds
    hardest: tuple[tuple[str, int], ...]
    alike: Fraction
    by_chance: Fraction


def made(recipe: Recipe, enforced: bool) -> Made:
    """Return an island made from a recipe; takes a second or so.

    Args:
        recipe: what to make it from.
        enforced: whether it must meet the windows.

    Raises:
        AfrikanError: if it cannot be made; says what to change.
    """
    island = generate(recipe, enforce=enforced)
    cards = tuple(island.clues.values())
    return Made(
        recipe,
        enforced,
        island,
        windows(island),
        tuple(after_forts(cards, forts) for forts in range(1, len(FORT_LABELS) + 1)),
        odds.recognising(map=island),
        tuple(odds.hardest_starts(HARDEST, map=island)),
        alike_neighbours(island),
        alike_by_chance(island),
    )
