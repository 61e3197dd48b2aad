"""The past of a game of any family: its positions, undo, redo, jump, and games that branch off."""

from afrikan.history.past import Past
from afrikan.history.timeline import Timeline

__all__ = ["Past", "Timeline"]
