"""The terrain of an island: random heights for each terrain, averaged into patches, under exact shares."""

from collections.abc import Collection, Mapping, Sequence
from math import fsum, sqrt

from afrikan.island.generator.luck import Luck
from afrikan.island.hexes import At, around
from afrikan.island.words import TERRAINS, Ground

DECIMALS = 9

Heights = dict[At, float]


def terrain_of(
    land: Sequence[At], free: Collection[At], shares: Sequence[int], smoothing: int, luck: Luck
) -> dict[At, Ground]:
    """Return a terrain for each free hex, every terrain as often as its share demands.

    Args:
        land: all hexes of the island; patches go on across the labelled ones.
        free: the hexes without a label.
        shares: percent of each terrain, in the order of ``TERRAINS``.
        smoothing: how often heights are averaged over neighbours; the more, the larger the patches.
        luck: what raises the heights.
    """
    fields = {terrain: _field(land, smoothing, luck) for terrain in TERRAINS}
    ranked = sorted(
        (-round(fields[terrain][at], DECIMALS), at, terrain) for terrain in TERRAINS for at in free
    )
    left = quotas(len(free), shares)
    found: dict[At, Ground] = {}
    for _, at, terrain in ranked:
        if left[terrain] and at not in found:
            found[at] = terrain
            left[terrain] -= 1
    return found


def quotas(hexes: int, shares: Sequence[int]) -> dict[Ground, int]:
    """Return how many hexes each terrain gets: its share, the rest to the largest remainders.

    >>> list(quotas(964, (20, 30, 20, 15, 15)).values())
    [193, 289, 193, 145, 144]
    """
    counts = {terrain: hexes * share // 100 for terrain, share in zip(TERRAINS, shares, strict=True)}
    rest = {terrain: hexes * share % 100 for terrain, share in zip(TERRAINS, shares, strict=True)}
    missing = hexes - sum(counts.values())
    for terrain in sorted(TERRAINS, key=lambda terrain: -rest[terrain])[:missing]:
        counts[terrain] += 1
    return counts


def _field(land: Sequence[At], smoothing: int, luck: Luck) -> Heights:
    """Return random heights of mean 0 and deviation 1, averaged over neighbours."""
    heights = {at: luck.unit() for at in land}
    near = {at: [at, *(other for other in around(at) if other in heights)] for at in land}
    for _ in range(smoothing):
        heights = _averaged(heights, near)
    mean = fsum(heights.values()) / len(land)
    deviation = sqrt(fsum((height - mean) ** 2 for height in heights.values()) / len(land))
    return {at: (height - mean) / deviation for at, height in heights.items()}


def _averaged(heights: Heights, near: Mapping[At, Sequence[At]]) -> Heights:
    # fsum, since the sum of floats has changed between versions of Python.
    return {at: fsum(map(heights.__getitem__, others)) / len(others) for at, others in near.items()}
