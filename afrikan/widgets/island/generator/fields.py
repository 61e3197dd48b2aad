"""What can be chosen in the lesson about making islands: the numbers of a recipe, and what is shown."""

from __future__ import annotations

from afrikan.errors import Word
from afrikan.island.model import FEWEST_HEXES, MOST_HEXES, SITE_LABELS
from afrikan.island.recipe import MOST_SEED, SHARE, Recipe
from afrikan.island.words import SITES, TERRAINS, Ground
from afrikan.widgets.form.fields import Choice, Field, Number, Values
from afrikan.widgets.island.lesson.fields import DOWN, UP, choice, seed
from afrikan.widgets.island.lesson.state import SHARED

SECTION = "island_generator"
FITTING = "0"
ANY, MET = "any", "met"
NO, YES = "no", "yes"
MOST_SMOOTHING = 9
USUAL = Recipe()


def word(key: str, **values: object) -> Word:
    """Return one of the lesson's words."""
    return Word(SECTION, key, **values)


def fields(luck: int) -> tuple[Field, ...]:
    """Return what can be chosen.

    Args:
        luck: the seed at first.
    """
    counts = range(len(SITES), len(SITE_LABELS) + 1, len(SITES))
    sites = {FITTING: word("sites_fitting")}
    sites |= {str(count): word("sites_count", count=count) for count in counts}
    return (
        seed(SECTION, luck, most=MOST_SEED),
        Number(key="hexes", label=word("hexes"), first=120, low=FEWEST_HEXES, high=MOST_HEXES),
        Number(key="smoothing", label=word("smoothing"), first=USUAL.smoothing, low=0, high=MOST_SMOOTHING),
        *map(_share, TERRAINS, USUAL.shares),
        Choice(key="sites", label=word("sites"), first=FITTING, options=sites),
        choice(SECTION, "windows", ANY, MET),
        choice(SHARED, "north", UP, DOWN, view=True),
        choice(SECTION, "hardest", NO, YES, view=True),
    )


def _share(ground: Ground, share: int) -> Number:
    """Return the field for the share of a terrain."""
    name = word("share", ground=Word("island_ground", ground.name))
    return Number(key=ground.name.lower(), label=name, first=share, low=SHARE[0], high=SHARE[1])


def recipe_of(values: Values) -> Recipe:
    """Return the recipe that the fields mean.

    Args:
        values: what they mean.

    Raises:
        AfrikanError: if the shares do not sum to 100.
    """
    shares = tuple(values[ground.name.lower()] for ground in TERRAINS)
    return Recipe(values["seed"], values["hexes"], values["smoothing"], shares, int(values["sites"]))
