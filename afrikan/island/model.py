"""The parts of an island: a hex, a clue, the labels in their printed order."""

from dataclasses import dataclass, field

from afrikan.island.hexes import At
from afrikan.island.words import BLANK, SITES, TERRAINS, Direction, Ground

LABELS = tuple(f"{letter}{digit}" for letter in "ABCDEF" for digit in range(1, 7))
"""All labels in reading order. Source: Rules of the island game, p. 1."""
FORT_LABELS = LABELS[:8]
SITE_LABELS = LABELS[8:]
FEWEST_HEXES, MOST_HEXES = 60, 1500
"""How large an island may be; the bounds are ours, the printed one has about a thousand hexes."""
NOWHERE = -1
"""The direction of a clue that tells of no neighbouring hex."""


@dataclass(frozen=True, slots=True)
class Hex:
    """One hex of land.

    Args:
        q: axial coordinate, eastwards.
        r: axial coordinate, southwards.
        ground: what the map shows there; never ``SEA``.
        label: ``""``, or the printed label of a fort or treasure site, ``"A1"`` to ``"F6"``.
        source: where this row of the data comes from, such as ``"reconstruction"``.
    """

    q: int
    r: int
    ground: Ground
    label: str = ""
    source: str = field(default="", compare=False)

    @property
    def at(self) -> At:
        """The axial coordinates as a pair."""
        return self.q, self.r


@dataclass(frozen=True, slots=True)
class Clue:
    """What one fort's window shows on one treasure site's card.

    Args:
        ground: number of a terrain, of ``SEA`` or of a kind of site; or ``BLANK``.
        direction: of the neighbour of the site that it tells of; ``NOWHERE`` for the kind and the blank.
    """

    ground: int
    direction: int = NOWHERE

    def __str__(self) -> str:
        """Return the clue as it stands in the data.

        >>> str(Clue(Ground.BUSH, Direction.NE)), str(Clue(Ground.WATER_HOLE)), str(Clue(BLANK))
        ('bush NE', 'water_hole', '?')
        """
        if self.ground == BLANK:
            return "?"
        name = ground_id(Ground(self.ground))
        return name if self.direction == NOWHERE else f"{name} {Direction(self.direction).name}"


Card = tuple[Clue, ...]
"""The eight clues of one site, in the order of ``FORT_LABELS``."""


def ground_id(ground: Ground) -> str:
    """Return the word for a ground in the data.

    >>> ground_id(Ground.WATER_HOLE)
    'water_hole'
    """
    return ground.name.lower()


GROUNDS = {ground_id(ground): ground for ground in Ground}
"""Every ground by the word for it in the data."""
CLUES = {ground_id(ground): int(ground) for ground in (Ground.SEA, *TERRAINS, *SITES)} | {"blank": BLANK}
"""What a window can show, by the word for it."""
WAYS = {way.name.lower(): int(way) for way in Direction}
"""Every direction by the word for it in actions and facts."""
