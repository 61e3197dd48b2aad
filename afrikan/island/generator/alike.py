"""How much the terrains of an island lie in patches: how often neighbours are alike."""

from collections import Counter
from fractions import Fraction

from afrikan.island.map import IslandMap
from afrikan.island.words import TERRAINS


def alike_neighbours(island: IslandMap) -> Fraction:
    """Return the share of pairs of neighbouring hexes, both of a terrain, that have the same one.

    >>> 0 < alike_neighbours(IslandMap.load("small")) < 1
    True
    """
    pairs = [
        (island.grounds[hex], island.grounds[beside])
        for hex in range(1, len(island.hexes) + 1)
        for beside in island.neighbours[hex]
        if hex < beside and island.grounds[hex] in TERRAINS and island.grounds[beside] in TERRAINS
    ]
    return Fraction(sum(one == other for one, other in pairs), len(pairs))


def alike_by_chance(island: IslandMap) -> Fraction:
    """Return the same share for terrains that are dealt out at random: two hexes drawn without return."""
    counts = Counter(ground for ground in island.grounds if ground in TERRAINS)
    total = counts.total()
    return Fraction(sum(count * (count - 1) for count in counts.values()), total * (total - 1))
