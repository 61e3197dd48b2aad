"""The kernel's vocabulary: grounds, directions, phases, kinds of action, events, refusals."""

from enum import IntEnum


class Ground(IntEnum):
    """What a hex shows on the map; ``SEA`` is everything around the land."""

    SEA = 0
    OPEN = 1
    JUNGLE = 2
    MOUNTAIN = 3
    SWAMP = 4
    BUSH = 5
    FORT = 6
    WATER_HOLE = 7
    CAVE = 8
    RUIN = 9
    HARBOUR = 10


class Direction(IntEnum):
    """The six ways out of a flat-topped hex, clockwise from north, as the map names them."""

    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5


TERRAINS = (Ground.OPEN, Ground.JUNGLE, Ground.MOUNTAIN, Ground.SWAMP, Ground.BUSH)
"""The grounds that have a stack of terrain cards."""

SITES = (Ground.WATER_HOLE, Ground.CAVE, Ground.RUIN, Ground.HARBOUR)
"""The kinds of treasure hex."""

BLANK = 11
"""The clue of the one fortress that has none: it continues the numbers of ``Ground``."""
