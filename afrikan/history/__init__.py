"""The past of a game of any family, and what may be done in the position shown."""

from afrikan.history.past import Past
from afrikan.history.playable import Playable
from afrikan.history.timeline import Timeline

__all__ = ["Past", "Playable", "Timeline"]
