"""Random streams that depend on a counter only, so that luck stays the same under other rules."""

from afrikan.chance.generator import philox
from afrikan.chance.streams import Purpose, Seed, below, block, seed_of, word

__all__ = ["Purpose", "Seed", "below", "block", "philox", "seed_of", "word"]
