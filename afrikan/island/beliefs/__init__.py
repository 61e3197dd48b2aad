"""What may be known: where a side is, where the treasure is, what the other side can tell, what it is worth."""

from afrikan.island.beliefs.location import Belief
from afrikan.island.beliefs.told import Told, told_of_game
from afrikan.island.beliefs.treasure import Posterior, posterior

__all__ = ["Belief", "Posterior", "Told", "posterior", "told_of_game"]
