"""The options as the kernel sees them; written by ``python -m afrikan.rules.generate``, not by hand."""

from enum import IntEnum
from typing import Annotated


class CapetownTrigger(IntEnum):
    """What counts as being first in Cape Town?"""

    STOP = 0
    STOP_OR_PASS = 1


class GoldCoastScope(IntEnum):
    """Does the Gold Coast also multiply a fixed extra such as the gold digger's hundred?"""

    GEM_ONLY = 0
    WHOLE_PAYMENT = 1


class TileCities(IntEnum):
    """Which cities receive a tile?"""

    ALL_BUT_STARTS = 0
    ALL = 1


class BankLimit(IntEnum):
    """Can the bank run out of money?"""

    UNLIMITED = 0
    NOTES = 1


class Board(IntEnum):
    """Which map is played on?"""

    FINNISH = 0
    NORDIC = 1


class FirstPlayer(IntEnum):
    """How is the first player found?"""

    HIGHEST_ROLL = 0
    LOT = 1
    CHOSEN = 2


class FirstPlayerTie(IntEnum):
    """What happens when several players share the highest first roll?"""

    REROLL_TIED = 0
    YOUNGEST = 1
    LOT = 2


class StartChoice(IntEnum):
    """How do the players come to their start city?"""

    FREE = 0
    SAME = 1
    SEAT_ALTERNATING = 2


class RollSingleUse(IntEnum):
    """May a roll that has opened a tile, or released the player from one, be used to move as well?"""

    SINGLE = 0
    REUSE = 1


class AttemptDecision(IntEnum):
    """When does a player beside a tile choose between travelling and an attempt to open it?"""

    AFTER_ROLL = 0
    BEFORE_ROLL = 1


class ModeDeclaration(IntEnum):
    """Must the way of travelling be announced before the roll?"""

    NO = 0
    YES = 1


class MayPass(IntEnum):
    """May a player do nothing although he could act?"""

    NO = 0
    YES = 1


class StopOnDot(IntEnum):
    """May a pawn stop on a plain dot before the roll is used up?"""

    NO = 0
    YES = 1


class EarlyStopWhere(IntEnum):
    """Where may the rest of a roll be given up?"""

    ANY_CITY = 0
    CITY_WITH_TILE = 1
    NONE = 2


class ReverseInMove(IntEnum):
    """May a pawn turn back within one move?"""

    NO = 0
    YES = 1


class ReverseBetweenTurns(IntEnum):
    """May a pawn under way turn round on a later turn?"""

    FREE = 0
    LAND_ONLY = 1
    NEVER = 2


class FlyPlusRoll(IntEnum):
    """May a player fly and roll for travel in the same turn?"""

    NO = 0
    YES = 1


class BuyWhen(IntEnum):
    """When may a player pay to open a tile?"""

    ARRIVAL_TURN = 0
    ANY_TURN_ON_TILE = 1


class PassThroughIsArrival(IntEnum):
    """Does passing through a city count as reaching it?"""

    NO = 0
    YES = 1


class PassThroughBarrier(IntEnum):
    """When passing counts as arriving, does an unpaid tile on the way stop the pawn?"""

    NO = 0
    YES = 1


class TilesPerTurn(IntEnum):
    """How many tiles may a player open in one turn?"""

    ONE = 0
    UNLIMITED = 1


class MoveOnAfterOpen(IntEnum):
    """May a pawn go on with the rest of the roll after opening a tile on the way?"""

    NO = 0
    YES = 1


class FreeRollWhen(IntEnum):
    """When may a player first roll to open a tile without paying?"""

    NEXT_TURN = 0
    SAME_TURN = 1


class FreeRollWho(IntEnum):
    """Who may roll to open a tile?"""

    ANYONE = 0
    ONLY_PENNILESS = 1


class FreeRollSuccess(IntEnum):
    """Which numbers open a tile?"""

    FOUR_TO_SIX = 0
    FIVE_OR_SIX = 1


class FreeRollMeaning(IntEnum):
    """What does a successful attempt give?"""

    OPENS = 0
    RELEASES_ONLY = 1


class ForcedStay(IntEnum):
    """May a player who has not paid leave the city?"""

    FREE = 0
    MUST_STAY_UNTIL_SUCCESS = 1


class AttemptAfterArrivalForced(IntEnum):
    """Is a roll beside a tile always an attempt where no land route leaves the city?"""

    NO = 0
    YES = 1


class PayAfterFailedAttempt(IntEnum):
    """May a player pay in the same turn after his attempt has failed?"""

    NO = 0
    YES = 1


class MoveAfterBuyAtTurnStart(IntEnum):
    """May a player buy the tile he stands on and then travel in the same turn?"""

    NO = 0
    YES = 1


class PennilessDefinition(IntEnum):
    """When is a player without money?"""

    LESS_THAN_PRICE = 0
    ZERO = 1


class RobberTakes(IntEnum):
    """How much money does a robber take?"""

    ALL_MONEY = 0
    ALL_BUT_100 = 1


class RobberStays(IntEnum):
    """Does an opened robber stay on the board?"""

    REMOVED = 0
    TOLL_100 = 1


class HorseshoeBeforeStar(IntEnum):
    """What happens to a horseshoe opened before the Star is found?"""

    DISCARDED = 0
    KEPT_COUNTS_LATER = 1
    KEPT_CASH_OR_EXTRA_MOVE = 2


class HorseshoeWins(IntEnum):
    """Can a horseshoe opened after the Star is found win the game?"""

    YES = 0
    NO = 1


class HorseshoeForStarHolder(IntEnum):
    """What happens when the Star's carrier opens a horseshoe himself?"""

    IRRELEVANT = 0
    DISCARDED = 1


class CarrierMayOpen(IntEnum):
    """May the carrier of the Star or of a horseshoe go on opening tiles?"""

    YES = 0
    NO = 1


class RobberTakesStar(IntEnum):
    """Does a robber also take the Star or a horseshoe?"""

    NO = 0
    STAR_TO_CAPETOWN = 1


class StarStealing(IntEnum):
    """Can the Star change hands between players?"""

    NEVER = 0
    CONFRONTATION = 1
    OVERTAKING_ROBBER = 2


class SlaveTrigger(IntEnum):
    """Which tile on the Slave Coast holds its finder?"""

    BLANK = 0
    ROBBER = 1
    ROBBER_OR_DANGER = 2


class SlaveUnit(IntEnum):
    """What does a player held on the Slave Coast lose?"""

    ROLLS = 0
    TURNS = 1


class SlaveMayFly(IntEnum):
    """May a held player leave by a way that needs no roll?"""

    NO = 0
    YES = 1


class PiratesStop(IntEnum):
    """When do the pirates of St. Helena hold a pawn?"""

    EXACT_LANDING = 0
    ALWAYS = 1


class BedouinsStop(IntEnum):
    """When do the bedouins of the Sahara hold a pawn?"""

    EXACT_LANDING = 0
    ALWAYS = 1


class HazardEffect(IntEnum):
    """What does being held by pirates or bedouins mean?"""

    UNTIL_ONE_OR_TWO = 0
    SKIP_ONE_TURN = 1


class HazardFirstTry(IntEnum):
    """When may a held player roll for his release first?"""

    NEXT_TURN = 0
    SAME_TURN = 1


class ReleaseThen(IntEnum):
    """What may a player do in the turn in which he is released?"""

    STAY_THIS_TURN = 0
    MOVE_WITH_THAT_ROLL = 1
    ROLL_AGAIN_AND_MOVE = 2


class HazardOnFixedSteps(IntEnum):
    """Do pirates hold a pawn that travels by fixed steps without a roll?"""

    NO = 0
    YES = 1


class HazardInExpansion(IntEnum):
    """Do pirates and bedouins act in the expansion?"""

    YES = 0
    NO = 1


class SeaArrival(IntEnum):
    """May a ship's roll that is larger than needed be used beyond the port?"""

    MUST_STOP = 0
    CONTINUE_BY_LAND = 1


class SeaRedCounts(IntEnum):
    """Does the port's red circle count as a step of the voyage?"""

    COUNTS = 0
    ONLY_NEXT_TURN = 1
    NEVER = 2


class LandToSeaSameRoll(IntEnum):
    """May a pawn board a ship with the rest of a land roll?"""

    NO = 0
    YES = 1


class PassPort(IntEnum):
    """May a ship sail past a port with the same roll?"""

    NO = 0
    YES_NEW_TICKET = 1
    YES = 2


class TicketScope(IntEnum):
    """What does one sea ticket cover?"""

    LEG_TO_NEXT_CITY = 0
    PER_TURN = 1
    BOARD_100_PLUS_LAND_100 = 2


class TicketWhen(IntEnum):
    """When is the sea ticket paid?"""

    BEFORE_ROLL = 0
    AFTER_ROLL_BEFORE_MOVING = 1


class SeaDestination(IntEnum):
    """May a ship change its course where sea routes meet?"""

    FREE = 0
    LOCKED = 1


class PennilessSea(IntEnum):
    """How may a player without money travel by sea?"""

    NONE = 0
    FIXED_2 = 1
    UP_TO_2 = 2
    ONE_STEP = 3
    FREE_AFTER_SKIP = 4
    BANK_AID_100 = 5
    SKIP_3 = 6


class PennilessSeaRequiresPoverty(IntEnum):
    """Who may use the way for players without money?"""

    ONLY_WITHOUT_MONEY = 0
    ANYONE = 1


class PennilessSeaWhere(IntEnum):
    """From where may a player without money set out by sea?"""

    ANY_PORT = 0
    ISLANDS_ONLY = 1


class StowawayTrigger(IntEnum):
    """Which loss of money earns a free passage from an island?"""

    ROBBER_THERE = 0
    ANY_CAUSE = 1


class UpgradeMidVoyage(IntEnum):
    """May a player who set out without money pay on the way and go on by the die?"""

    NO = 0
    YES = 1


class StrandedPolicy(IntEnum):
    """What happens to a player who can no longer win?"""

    KEEP_PLAYING = 0
    ELIMINATE = 1


class AirLegsPerTurn(IntEnum):
    """How many flights may a player make in one turn?"""

    ONE = 0
    MANY = 1


class FinishExact(IntEnum):
    """Must the last roll lead home exactly?"""

    NOT_NEEDED = 0
    NEEDED = 1


class FinishCities(IntEnum):
    """Where may the treasure be brought?"""

    EITHER = 0
    OWN_START_ONLY = 1


class EndWhen(IntEnum):
    """When does the game end?"""

    AT_ONCE = 0
    FINISH_ROUND = 1
    PLAY_FOR_PLACES = 2


class StarLastInstantWin(IntEnum):
    """What happens when the Star is found and no horseshoe is left?"""

    PLAY_ON = 0
    INSTANT_WIN = 1


class Stalemate(IntEnum):
    """Is a game that nobody can win any more declared over?"""

    PLAYED_ON = 0
    DECLARED = 1


class Loans(IntEnum):
    """May players lend each other money?"""

    NO = 0
    YES = 1


class Rules:
    """A ruleset as the kernel reads it: one integer, or a few, per option."""

    __slots__ = (
        "air_legs_per_turn",
        "air_price",
        "attempt_after_arrival_forced",
        "attempt_decision",
        "bank_limit",
        "bedouins_stop",
        "board",
        "buy_when",
        "capetown_bonus",
        "capetown_trigger",
        "carrier_may_open",
        "early_stop_where",
        "end_when",
        "finish_cities",
        "finish_exact",
        "first_player",
        "first_player_tie",
        "fly_plus_roll",
        "forced_stay",
        "free_roll_meaning",
        "free_roll_success",
        "free_roll_when",
        "free_roll_who",
        "gem_values",
        "gold_coast_multiplier",
        "gold_coast_scope",
        "hazard_effect",
        "hazard_first_try",
        "hazard_in_expansion",
        "hazard_on_fixed_steps",
        "horseshoe_before_star",
        "horseshoe_for_star_holder",
        "horseshoe_wins",
        "land_to_sea_same_roll",
        "loans",
        "max_players",
        "may_pass",
        "mode_declaration",
        "move_after_buy_at_turn_start",
        "move_on_after_open",
        "pass_port",
        "pass_through_barrier",
        "pass_through_is_arrival",
        "pay_after_failed_attempt",
        "penniless_definition",
        "penniless_sea",
        "penniless_sea_requires_poverty",
        "penniless_sea_where",
        "pirates_stop",
        "release_then",
        "reverse_between_turns",
        "reverse_in_move",
        "robber_stays",
        "robber_takes",
        "robber_takes_star",
        "roll_single_use",
        "sea_arrival",
        "sea_destination",
        "sea_price",
        "sea_red_counts",
        "slave_length",
        "slave_may_fly",
        "slave_trigger",
        "slave_unit",
        "stalemate",
        "star_last_instant_win",
        "star_stealing",
        "start_choice",
        "start_money",
        "stop_on_dot",
        "stowaway_trigger",
        "stranded_policy",
        "ticket_scope",
        "ticket_when",
        "tile_cities",
        "tile_mix",
        "tile_price",
        "tiles_per_turn",
        "upgrade_mid_voyage",
    )

    start_money: int
    tile_price: int
    sea_price: int
    air_price: int
    gem_values: Annotated[list[int], 3]
    tile_mix: Annotated[list[int], 7]
    capetown_bonus: int
    capetown_trigger: int
    gold_coast_multiplier: int
    gold_coast_scope: int
    tile_cities: int
    bank_limit: int
    board: int
    max_players: int
    first_player: int
    first_player_tie: int
    start_choice: int
    roll_single_use: int
    attempt_decision: int
    mode_declaration: int
    may_pass: int
    stop_on_dot: int
    early_stop_where: int
    reverse_in_move: int
    reverse_between_turns: int
    fly_plus_roll: int
    buy_when: int
    pass_through_is_arrival: int
    pass_through_barrier: int
    tiles_per_turn: int
    move_on_after_open: int
    free_roll_when: int
    free_roll_who: int
    free_roll_success: int
    free_roll_meaning: int
    forced_stay: int
    attempt_after_arrival_forced: int
    pay_after_failed_attempt: int
    move_after_buy_at_turn_start: int
    penniless_definition: int
    robber_takes: int
    robber_stays: int
    horseshoe_before_star: int
    horseshoe_wins: int
    horseshoe_for_star_holder: int
    carrier_may_open: int
    robber_takes_star: int
    star_stealing: int
    slave_trigger: int
    slave_length: int
    slave_unit: int
    slave_may_fly: int
    pirates_stop: int
    bedouins_stop: int
    hazard_effect: int
    hazard_first_try: int
    release_then: int
    hazard_on_fixed_steps: int
    hazard_in_expansion: int
    sea_arrival: int
    sea_red_counts: int
    land_to_sea_same_roll: int
    pass_port: int
    ticket_scope: int
    ticket_when: int
    sea_destination: int
    penniless_sea: int
    penniless_sea_requires_poverty: int
    penniless_sea_where: int
    stowaway_trigger: int
    upgrade_mid_voyage: int
    stranded_policy: int
    air_legs_per_turn: int
    finish_exact: int
    finish_cities: int
    end_when: int
    star_last_instant_win: int
    stalemate: int
    loans: int
