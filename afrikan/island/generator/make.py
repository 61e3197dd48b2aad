"""Makes an island from a recipe: tries one after the other until one meets every window."""

from collections import Counter
from dataclasses import replace

from afrikan.errors import AfrikanError
from afrikan.island.generator.draft import RECONSTRUCTION, cards_of, draft, source_of_card
from afrikan.island.generator.faults import Fault, told
from afrikan.island.generator.luck import Luck
from afrikan.island.generator.windows import windows
from afrikan.island.map import IslandMap
from afrikan.island.recipe import Recipe
from afrikan.language import LANGUAGES
from afrikan.messages import say

TRIES = 40


def generate(recipe: Recipe | None = None, *, enforce: bool = True) -> IslandMap:
    """Return the island of a recipe, always the same one.

    Args:
        recipe: what to make it from; that of ``Recipe()`` if left out.
        enforce: whether it must meet the windows. If not, the first island that is sound is returned, however
            easy or hard; one that misses a window bears no recipe, since its recipe alone makes another.

    Raises:
        AfrikanError: if no try meets the windows; says which failed most often and what to change.

    >>> generate(Recipe(seed=7, hexes=120)).sites["B4"] > 0
    True
    """
    recipe = recipe or Recipe()
    faults: Counter[Fault] = Counter()
    for number in range(TRIES):
        made = _attempt(recipe, Luck(recipe.seed * TRIES + number), enforce)
        if isinstance(made, IslandMap):
            return made
        faults.update(made)
    fault, count = faults.most_common(1)[0]
    wrong, advice = told(fault)
    raise AfrikanError("island_failed", tries=TRIES, fault=wrong, count=count, advice=advice)


def _attempt(recipe: Recipe, luck: Luck, enforce: bool) -> IslandMap | tuple[Fault, ...]:
    hexes = draft(recipe, luck)
    if isinstance(hexes, Fault):
        return (hexes,)
    cards = cards_of(hexes, luck)
    island = IslandMap.from_parts(
        hexes,
        cards,
        name=f"seed_{recipe.seed}",
        title={lang: say(lang, "generator", "title", seed=recipe.seed) for lang in LANGUAGES},
        about={"label": RECONSTRUCTION},
        recipe=recipe,
        clue_sources={label: source_of_card(label) for label in cards},
    )
    missed = windows(island).faults
    if missed and not enforce:
        return replace(island, recipe=None)
    return missed or island
