"""The printed example: a ruin whose ring is two bush, two swamp, two jungle."""

from collections import Counter
from collections.abc import Collection, Mapping

from afrikan.island.hexes import At, around, distance
from afrikan.island.words import Ground

LABEL = "B4"
"""Where the example's treasure lies. Source: Rules of the island game, p. 4."""
RING = {Ground.BUSH: 2, Ground.SWAMP: 2, Ground.JUNGLE: 2}


def example_among(sites: Collection[At], terrain: Mapping[At, Ground]) -> At:
    """Return the inland site whose ring needs the fewest changes to become that of the example."""
    return min(sites, key=lambda at: (len(_surplus(at, terrain)), at))


def _surplus(site: At, terrain: Mapping[At, Ground]) -> list[At]:
    """Return the hexes of a ring whose terrain the example has no room for."""
    left, surplus = Counter(RING), []
    for at in around(site):
        if left[terrain[at]]:
            left[terrain[at]] -= 1
        else:
            surplus.append(at)
    return surplus


def with_example(site: At, fixed: Collection[At], terrain: Mapping[At, Ground]) -> dict[At, Ground] | None:
    """Return the terrain with the example's ring around a site, or None if too little of a terrain is free.

    Each hex of the ring that does not fit changes places with the nearest one of a missing terrain, so the
    shares stay exact.

    Args:
        site: the ruin.
        fixed: hexes that must not change: the rings of all sites.
        terrain: the terrain of every hex without a label.
    """
    changed = dict(terrain)
    for at in _surplus(site, changed):
        missing = Counter(RING) - Counter(changed[near] for near in around(site))
        free = [other for other, ground in changed.items() if missing[ground] and other not in fixed]
        if not free:
            return None
        other = min(free, key=lambda other: (distance(at, other), other))
        changed[at], changed[other] = changed[other], changed[at]
    return changed
