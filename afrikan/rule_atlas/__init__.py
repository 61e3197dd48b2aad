"""The rule atlas: what every value of every option changes, flipped alone, and whether it comes up at all."""

from afrikan.rule_atlas.atlas import Atlas
from afrikan.rule_atlas.run import atlas, blocks

__all__ = ["Atlas", "atlas", "blocks"]
