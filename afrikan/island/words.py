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


class Phase(IntEnum):
    """What the game waits for: a decision, then those that wait for chance."""

    PLACE = 0
    EQUIP = 1
    DAY = 2
    FULL = 3
    EVENT = 4
    DROP = 5
    LOT = 6
    CARD = 7
    CLUE = 8
    CHEST = 9
    OVER = 10


class Kind(IntEnum):
    """Kinds of action; the last four are outcomes of chance."""

    PLACE = 0
    TAKE = 1
    READY = 2
    GO = 3
    OPEN = 4
    REST = 5
    USE = 6
    SUFFER = 7
    DROP = 8
    WAIT = 9
    LOT = 10
    CARD = 11
    CLUE = 12
    CHEST = 13


class CardKind(IntEnum):
    """What a terrain card does."""

    PLAIN = 0
    SHORTCUT = 1
    EVENT = 2
    LOST = 3


class Ending(IntEnum):
    """How the game stands or ended."""

    PLAYING = 0
    TREASURE = 1
    NO_WINNER = 2


class Event(IntEnum):
    """What happened; feeds the log and the tallies."""

    PLACED = 0
    TOOK = 1
    READY = 2
    STARTS = 3
    SEA_IN_SIGHT = 4
    ENTERED = 5
    SHORTCUT = 6
    CROSSED_OWN_PATH = 7
    STOPPED = 8
    PROTECTED = 9
    PROTECTED_IN_PART = 10
    GOT_LOST = 11
    DROPPED = 12
    WAITED = 13
    RESTED = 14
    FORT_REACHED = 15
    FORT_SHUT = 16
    SITE_REACHED = 17
    SITE_SHUT = 18
    FORT_OPENED = 19
    CLUE_READ = 20
    NO_CLUE = 21
    SITE_OPENED = 22
    SITE_EMPTY = 23
    TREASURE_FOUND = 24
    LOCATED = 25
    RESHUFFLED = 26
    NO_WINNER = 27


class Refusal(IntEnum):
    """Why an action is not legal."""

    NONE = 0
    GAME_OVER = 1
    CHANCE_DECIDES = 2
    NO_SUCH_OUTCOME = 3
    NOT_NOW = 4
    PLACE_FIRST = 5
    NOT_ON_LAND = 6
    START_ON_LABEL = 7
    START_NEAR_LABEL = 8
    EQUIP_FIRST = 9
    NO_SUCH_EQUIPMENT = 10
    ALREADY_TAKEN = 11
    TOO_EXPENSIVE = 12
    DAYS_TO_LOSE = 13
    NO_DAY_TO_LOSE = 14
    SEA_THERE = 15
    NO_SUCH_DIRECTION = 16
    DAY_IS_FULL = 17
    NOTHING_TO_OPEN = 18
    GROUND_UNKNOWN = 19
    FORT_CLOSED = 20
    SITE_CLOSED = 21
    DAY_MUST_BE_FULL = 22
    EVENT_FIRST = 23
    OPPONENT_PLACES = 24
    TOO_FAR = 25
    SAME_PLACE = 26
