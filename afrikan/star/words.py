"""The kernel's vocabulary: phases, kinds of action, tile faces, ways of travel, events, refusals."""

from enum import IntEnum


class Phase(IntEnum):
    """What the game waits for: a decision of the current player, then those that wait for chance."""

    START_CITY = 0
    TURN = 1
    MOVE = 2
    ARRIVED = 3
    START_ROLL = 4
    START_LOT = 5
    DIE = 6
    FLIP = 7
    OVER = 8


class Kind(IntEnum):
    """Kinds of action; the last three are outcomes of chance."""

    PASS = 0
    START = 1
    ROLL = 2
    SAIL = 3
    STOWAWAY = 4
    DRIFT = 5
    FLY = 6
    ATTEMPT = 7
    RELEASE = 8
    SERVE = 9
    SKIP = 10
    BUY = 11
    LAND = 12
    SEA = 13
    STOP = 14
    LEAVE = 15
    AID = 16
    LOSE_TURN = 17
    CASH = 18
    EXTRA = 19
    LEND = 20
    DIE = 21
    FLIP = 22
    LOT = 23


class Face(IntEnum):
    """What a tile shows, in the order of the option ``tile_mix``."""

    STAR = 0
    RUBY = 1
    EMERALD = 2
    TOPAZ = 3
    ROBBER = 4
    HORSESHOE = 5
    BLANK = 6


class Mode(IntEnum):
    """Ways of travelling by steps."""

    LAND = 0
    SEA = 1


class Hazard(IntEnum):
    """Who waits at a dot; also bit marks of the hazards passed on a leg."""

    NONE = 0
    BEDOUIN = 1
    PIRATE = 2


class Voyage(IntEnum):
    """How a pawn that is at sea, or about to be, travels."""

    NONE = 0
    TICKET = 1
    DRIFT = 2


class Stowaway(IntEnum):
    """Stages of leaving an island without money after a robber."""

    NONE = 0
    MUST_SKIP = 1
    READY = 2


class RollFor(IntEnum):
    """What the awaited die will be used for."""

    MOVE = 0
    ATTEMPT = 1
    RELEASE = 2
    SAIL = 3


class Ending(IntEnum):
    """How the game stands or ended."""

    PLAYING = 0
    STAR = 1
    HORSESHOE = 2
    NO_WINNER = 3
    DRAW = 4


class Event(IntEnum):
    """What happened; feeds the log and the tallies."""

    START_CHOSEN = 0
    START_ROLLED = 1
    START_TIED = 2
    STARTS = 3
    ROLLED = 4
    TICKET_BOUGHT = 5
    STOWED_AWAY = 6
    DRIFTED = 7
    FLEW = 8
    WALKED = 9
    SAILED = 10
    STOPPED = 11
    BONUS = 12
    TILE_BOUGHT = 13
    ATTEMPT_SUCCEEDED = 14
    ATTEMPT_FAILED = 15
    OPENED = 16
    GEM_SOLD = 17
    ROBBED = 18
    STAR_FOUND = 19
    HORSESHOE_KEPT = 20
    HORSESHOE_DISCARDED = 21
    ENSLAVED = 22
    SERVED = 23
    CAUGHT = 24
    RELEASED = 25
    STILL_HELD = 26
    BOUND = 27
    UNBOUND = 28
    STRANDED = 29
    SKIPPED = 30
    LEFT = 31
    PASSED = 32
    WON = 33
    NO_WINNER = 34
    STILL_BOUND = 35
    DRIFTED_ON = 36
    GEM_MULTIPLIED = 37
    AIDED = 38
    WENT_ASHORE = 39
    TURN_LOST = 40
    TOLL_PAID = 41
    TURNED_ROBBER = 42
    OVERTOOK = 43
    STAR_PUT_DOWN = 44
    STAR_TAKEN = 45
    HORSESHOE_SAVED = 46
    HORSESHOE_CASHED = 47
    EXTRA_TURN = 48
    HORSESHOE_COUNTS = 49
    LENT = 50
    BANK_EMPTY = 51
    CAME_HOME = 52
    DRAWN = 53
    ELIMINATED = 54
    STALEMATE = 55


class Refusal(IntEnum):
    """Why an action is not legal now; ``NONE`` means that it is."""

    NONE = 0
    GAME_OVER = 1
    CHANCE_DECIDES = 2
    NOT_NOW = 3
    NOT_A_START = 4
    HELD = 5
    ENSLAVED = 6
    MUST_WAIT = 7
    MUST_SKIP = 8
    NOT_HELD = 9
    NOT_ENSLAVED = 10
    NOT_STRANDED = 11
    NOT_IN_A_CITY = 12
    NO_PORT = 13
    NO_FLIGHT = 14
    NO_MONEY_FOR_SHIP = 15
    NO_MONEY_FOR_FLIGHT = 16
    NO_MONEY_FOR_TILE = 17
    NO_TILE = 18
    ONLY_ON_ARRIVAL = 19
    PASSING_IS_NOT_ARRIVING = 20
    ONE_TILE_A_TURN = 21
    CARRIER_GOES_HOME = 22
    NOT_ON_ARRIVAL_TURN = 23
    DECIDE_AFTER_ROLL = 24
    DECIDE_BEFORE_ROLL = 25
    ROLL_OPENS_NOTHING = 26
    ROLL_IS_USELESS = 27
    NO_FREE_SHIP = 28
    NOT_PENNILESS = 29
    ONLY_FROM_ISLANDS = 30
    NO_STOWAWAY_RIGHT = 31
    DRIFTING = 32
    MUST_MOVE = 33
    NO_STOP_HERE = 34
    WRONG_WAY_OF_TRAVEL = 35
    NO_SUCH_LEG = 36
    NOT_EXACT = 37
    NO_TURNING_BACK = 38
    HAZARD_STOPS = 39
    PORT_NEXT_TURN = 40
    NO_SUCH_OUTCOME = 41
    ATTEMPT_IS_FORCED = 42
    MOVING_ALREADY = 43
    TOO_FAR = 44
    ROLL_FIRST = 45
    START_IS_FIXED = 46
    TURNS_TO_LOSE = 47
    NO_TURN_TO_LOSE = 48
    STOP_ELSEWHERE = 49
    TILE_BARS_THE_WAY = 50
    ROBBER_BARS_THE_WAY = 51
    OFF_COURSE = 52
    NAME_THE_PORT = 53
    COURSE_IS_FREE = 54
    NO_SUCH_COURSE = 55
    COURSE_IS_KEPT = 56
    TICKET_AFTER_ROLL = 57
    TICKET_FOR_THE_TURN = 58
    TICKET_HOLDS = 59
    NO_SHIP_WITH_THIS_ROLL = 60
    PORTS_ARE_CLOSED = 61
    NOT_ON_AN_ISLAND = 62
    HAS_MONEY = 63
    TRIED_ALREADY = 64
    NO_HORSESHOE = 65
    EXTRA_TURN_TAKEN = 66
    NO_LOANS = 67
    NO_SUCH_BORROWER = 68
    NO_MONEY_TO_LEND = 69
    NO_AID = 70
    NO_WAITING_FOR_PASSAGE = 71
    NO_TURNING_ROUND = 72
    HORSESHOE_PAYS = 73
