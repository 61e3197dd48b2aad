"""The parts of the deck: cards of a terrain, and cards of forts and treasure sites."""

from dataclasses import dataclass

from afrikan.island.words import Ground

KINDS = ("plain", "shortcut", "event", "lost")
CLASSES = ("site", "fort")
"""What has cards of its own and is no terrain: all treasure sites, all forts."""


@dataclass(frozen=True, slots=True)
class Card:
    """One distinct terrain card.

    Args:
        terrain: whose stack it belongs to.
        kind: ``"plain"``, ``"shortcut"``, ``"event"`` (days are lost) or ``"lost"`` (one's way is lost).
        number: the movement cost printed.
        loss: the days in the red hand; 0 if there is none.
        helps: id of the equipment shown, ``""`` if nothing helps.
        count: how many such cards there are.
        source: where the row comes from.
    """

    terrain: Ground
    kind: str
    number: int
    loss: int
    helps: str
    count: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class ClassCard:
    """A card that is laid for a treasure site or a fort.

    Args:
        stack: ``"site"`` or ``"fort"``.
        number: the movement cost printed.
        count: how many such cards there are.
        source: where the row comes from.
    """

    stack: str
    number: int
    count: int
    source: str = ""
