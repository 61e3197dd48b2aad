"""What may be known: where a side is, where the treasure is, what the other side can tell of it."""

from afrikan.island.beliefs.location import Belief
from afrikan.island.beliefs.told import Told, read_told, told_of_game
from afrikan.island.beliefs.treasure import Posterior, posterior

__all__ = ["Belief", "Posterior", "Told", "posterior", "read_told", "told_of_game"]
