"""One try at an island: land, places, terrain, kinds, labels and clue cards from one stream of luck."""

from collections import Counter
from collections.abc import Mapping, Sequence

from afrikan.island.check_clues import clues_of
from afrikan.island.generator.example import LABEL, example_among, with_example
from afrikan.island.generator.faults import Fault
from afrikan.island.generator.luck import Luck
from afrikan.island.generator.places import Places, places_of
from afrikan.island.generator.shape import outline
from afrikan.island.generator.terrain import terrain_of
from afrikan.island.hexes import At, around
from afrikan.island.model import FORT_LABELS, SITE_LABELS, Card, Hex
from afrikan.island.recipe import Recipe
from afrikan.island.words import SITES, Ground

RECONSTRUCTION, RULEBOOK = "reconstruction", "rulebook"
SHUFFLES = 60
"""How often the kinds of the inland sites are dealt anew until no two sites have the same clues."""

Grounds = dict[At, Ground]


def draft(recipe: Recipe, luck: Luck) -> tuple[Hex, ...] | Fault:
    """Return the hexes of one try, or the reason why it came to nothing."""
    land = outline(recipe.hexes, luck)
    if land is None:
        return Fault.SHAPE
    places = places_of(land, recipe, luck)
    if places is None:
        return Fault.ROOM
    labelled = places.all
    free = [at for at in land if at not in labelled]
    grown = terrain_of(land, free, recipe.shares, recipe.smoothing, luck)
    example = example_among(places.inland, grown)
    rings = {near for site in (*places.harbours, *places.inland) for near in around(site)}
    terrain = with_example(example, rings, grown)
    if terrain is None:
        return Fault.EXAMPLE
    kinds = _kinds(places, example, terrain, luck)
    if kinds is None:
        return Fault.SIGNATURES
    labels = _labels(places, example, luck)
    grounds = terrain | kinds
    return tuple(Hex(*at, grounds[at], labels.get(at, ""), _source(at, example)) for at in land)


def cards_of(hexes: Sequence[Hex], luck: Luck) -> dict[str, Card]:
    """Return the clue card of each treasure site, its clues in random order over the forts."""
    land = {place.at: place for place in hexes}
    sites = sorted((place for place in hexes if place.ground in SITES), key=lambda place: place.label)
    return {site.label: tuple(luck.shuffled(clues_of(site, land))) for site in sites}


def source_of_card(label: str) -> str:
    """Return where the clues of a site come from: those of the printed example from the rulebook."""
    return RULEBOOK if label == LABEL else RECONSTRUCTION


def _source(at: At, example: At) -> str:
    return RULEBOOK if at == example else RECONSTRUCTION


def _kinds(places: Places, example: At, terrain: Mapping[At, Ground], luck: Luck) -> Grounds | None:
    """Return the ground of every labelled hex so that all sites differ in their clues, or None."""
    fixed = dict.fromkeys(places.forts, Ground.FORT) | dict.fromkeys(places.harbours, Ground.HARBOUR)
    others = [site for site in places.inland if site != example]
    each = len(places.harbours)
    kinds = [Ground.WATER_HOLE] * each + [Ground.CAVE] * each + [Ground.RUIN] * (each - 1)
    for _ in range(SHUFFLES):
        dealt = fixed | {example: Ground.RUIN} | dict(zip(others, luck.shuffled(kinds), strict=True))
        if _distinct(dealt, terrain):
            return dealt
    return None


def _distinct(kinds: Mapping[At, Ground], terrain: Mapping[At, Ground]) -> bool:
    sites = [(at, kind) for at, kind in kinds.items() if kind in SITES]
    signatures = Counter(
        (kind, *sorted(terrain.get(near, Ground.SEA) for near in around(at))) for at, kind in sites
    )
    return len(signatures) == len(sites)


def _labels(places: Places, example: At, luck: Luck) -> dict[At, str]:
    forts = dict(zip(luck.shuffled(places.forts), FORT_LABELS, strict=True))
    others = [site for site in (*places.harbours, *places.inland) if site != example]
    names = [label for label in SITE_LABELS[: len(others) + 1] if label != LABEL]
    return forts | dict(zip(luck.shuffled(others), names, strict=True)) | {example: LABEL}
