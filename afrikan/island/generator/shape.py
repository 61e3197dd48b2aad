"""The outline of an island: a circle that a few waves have bent."""

from math import atan2, cos, hypot, isqrt, pi, sqrt

from afrikan.island.check import holes
from afrikan.island.generator.luck import Luck
from afrikan.island.hexes import At, ball, flood

WAVES = range(2, 8)
"""Waves around the coast, each of its own strength and phase."""
STRENGTH = (0.05, 0.16)
DECIMALS = 9
"""Further ones may differ between machines, and the order of the hexes must not."""

Wave = tuple[int, float, float]


def outline(hexes: int, luck: Luck) -> tuple[At, ...] | None:
    """Return the land of an island, nearest to the middle first, or None if it is in pieces or has a hole.

    Args:
        hexes: how many hexes of land.
        luck: what bends the coast.
    """
    low, high = STRENGTH
    waves = [(k, low + (high - low) * luck.unit(), 2 * pi * luck.unit()) for k in WAVES]
    # A disc of n hexes has a radius of about sqrt(n / 3); the waves may double it.
    around = ball((0, 0), 2 * isqrt(hexes // 3) + 2)
    land = tuple(sorted(around, key=lambda at: (_height(at, waves), at))[:hexes])
    whole = set(land)
    if len(flood(land[0], whole)) < hexes or holes(whole):
        return None
    return land


def _height(at: At, waves: list[Wave]) -> float:
    """Return how far out a hex lies, measured by the distance of the coast in its direction."""
    x, y = 1.5 * at[0], sqrt(3) * (at[1] + at[0] / 2)
    angle = atan2(y, x)
    coast = 1 + sum(strength * cos(k * angle + phase) for k, strength, phase in waves)
    return round(hypot(x, y) / coast, DECIMALS)
