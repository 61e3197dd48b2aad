"""Where forts and treasure sites lie: far enough from each other, harbours at the sea, all others inland."""

from collections.abc import Sequence
from dataclasses import dataclass

from afrikan.island.generator.luck import Luck
from afrikan.island.hexes import At, around, distance
from afrikan.island.model import FORT_LABELS
from afrikan.island.recipe import Recipe
from afrikan.island.words import SITES

ATTEMPTS = 30
"""How often forts and sites are placed anew before the outline is given up."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the labelled hexes lie.

    Args:
        forts: the eight forts.
        harbours: the treasure sites at the coast.
        inland: the other treasure sites.
    """

    forts: tuple[At, ...]
    harbours: tuple[At, ...]
    inland: tuple[At, ...]

    @property
    def all(self) -> frozenset[At]:
        """All labelled hexes."""
        return frozenset((*self.forts, *self.harbours, *self.inland))


def places_of(land: Sequence[At], recipe: Recipe, luck: Luck) -> Places | None:
    """Return places for forts and sites, or None if there is no room at the distances of the recipe."""
    whole = set(land)
    inland = [at for at in land if whole.issuperset(around(at))]
    coast = [at for at in land if not whole.issuperset(around(at))]
    each = recipe.sites // len(SITES)
    for _ in range(ATTEMPTS):
        forts = _scattered(inland, len(FORT_LABELS), recipe.fort_distance, (), luck)
        harbours = _scattered(coast, each, recipe.site_distance, forts, luck)
        taken = (*forts, *harbours)
        others = _scattered(inland, recipe.sites - each, recipe.site_distance, taken, luck)
        if len(taken) + len(others) == len(FORT_LABELS) + recipe.sites:
            return Places(forts, harbours, others)
    return None


def _scattered(
    candidates: Sequence[At], count: int, apart: int, taken: Sequence[At], luck: Luck
) -> tuple[At, ...]:
    """Return up to ``count`` candidates in random order, each far enough from all before it."""
    chosen: list[At] = []
    for at in luck.shuffled(candidates):
        if len(chosen) == count:
            break
        if all(distance(at, other) >= apart for other in (*taken, *chosen)):
            chosen.append(at)
    return tuple(chosen)
