"""Tiles: when one may be opened, by money or by the die, and what each face does."""

from afrikan.rules.kernel_types import (
    AttemptDecision,
    BuyWhen,
    CarrierMayOpen,
    ForcedStay,
    FreeRollMeaning,
    FreeRollWhen,
    HorseshoeForStarHolder,
    MoveOnAfterOpen,
    PassThroughIsArrival,
    PennilessSea,
    Rules,
    TilesPerTurn,
)
from afrikan.star.notes import note
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.turn import carries, end_turn
from afrikan.star.words import Event, Face, Mode, Phase, Refusal, Stowaway

OPENING_ROLL = 4
"""Lowest die that opens a tile free of charge."""


def refuse_open(state: State, rules: Rules, board: Board) -> int:
    """Say what forbids the current player to open the tile here, whichever way."""
    player = state.players[state.current]
    if player.node >= board.cities:
        return Refusal.NOT_IN_A_CITY
    if state.tiles[player.node] == NONE:
        return Refusal.NO_TILE
    if carries(player) and rules.carrier_may_open == CarrierMayOpen.NO:
        return Refusal.CARRIER_GOES_HOME
    if state.opened > 0 and rules.tiles_per_turn == TilesPerTurn.ONE:
        return Refusal.ONE_TILE_A_TURN
    return Refusal.NONE


def refuse_buy(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not pay for the tile here and now."""
    code = refuse_open(state, rules, board)
    if code != Refusal.NONE:
        return code
    resting = state.phase == Phase.TURN or (state.phase == Phase.MOVE and state.steps == 0)
    if resting and rules.buy_when == BuyWhen.ARRIVAL_TURN:
        return Refusal.ONLY_ON_ARRIVAL
    if state.phase == Phase.MOVE:
        if state.steps == 0:
            return Refusal.MOVING_ALREADY
        if rules.pass_through_is_arrival == PassThroughIsArrival.NO:
            return Refusal.PASSING_IS_NOT_ARRIVING
    if state.players[state.current].money < rules.tile_price:
        return Refusal.NO_MONEY_FOR_TILE
    return Refusal.NONE


def refuse_attempt(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not roll for the tile here and now."""
    code = refuse_open(state, rules, board)
    if code != Refusal.NONE:
        return code
    player = state.players[state.current]
    if state.arrived == 1 and rules.free_roll_when == FreeRollWhen.NEXT_TURN:
        return Refusal.NOT_ON_ARRIVAL_TURN
    if player.waiting == 1 or state.phase == Phase.ARRIVED:
        return Refusal.NONE
    if rules.free_roll_meaning == FreeRollMeaning.RELEASES_ONLY:
        return Refusal.ROLL_OPENS_NOTHING
    if state.phase == Phase.MOVE:
        if state.steps > 0 or state.mode == Mode.SEA:
            return Refusal.MOVING_ALREADY
        if rules.attempt_decision == AttemptDecision.BEFORE_ROLL:
            return Refusal.DECIDE_BEFORE_ROLL
    elif rules.attempt_decision == AttemptDecision.AFTER_ROLL:
        return Refusal.DECIDE_AFTER_ROLL
    return Refusal.NONE


def buy(state: State, rules: Rules, board: Board) -> None:
    """Pay for the tile; where opening ends the move, buying on the way is stopping there."""
    player = state.players[state.current]
    if state.phase == Phase.MOVE and rules.move_on_after_open == MoveOnAfterOpen.NO:
        state.rest = 0
        state.arrived = 1
        pay_first_arrival(state, rules, board)
    player.money -= rules.tile_price
    note(state, Event.TILE_BOUGHT, rules.tile_price, player.node)
    state.phase = Phase.FLIP


def resolve_attempt(state: State, rules: Rules, board: Board) -> None:
    """Use the die as an attempt on the tile here; the pawn does not move, whatever it shows."""
    player = state.players[state.current]
    state.rest = 0
    if state.die < OPENING_ROLL:
        bound = rules.free_roll_meaning == FreeRollMeaning.RELEASES_ONLY
        note(state, Event.STILL_BOUND if bound else Event.ATTEMPT_FAILED, state.die, player.node)
        leave_closed(state, rules, board)
    elif rules.free_roll_meaning == FreeRollMeaning.RELEASES_ONLY:
        player.waiting = 0
        note(state, Event.UNBOUND, state.die, player.node)
        end_turn(state)
    else:
        note(state, Event.ATTEMPT_SUCCEEDED, state.die, player.node)
        state.phase = Phase.FLIP


def leave_closed(state: State, rules: Rules, board: Board) -> None:
    """End the turn beside an unopened tile; under the strict reading it binds the player."""
    player = state.players[state.current]
    if rules.forced_stay == ForcedStay.MUST_STAY_UNTIL_SUCCESS and state.arrived == 1 and player.waiting == 0:
        code = refuse_open(state, rules, board)
        if code == Refusal.NONE or code == Refusal.ONE_TILE_A_TURN:
            player.waiting = 1
            note(state, Event.BOUND, player.node, 0)
    end_turn(state)


def open_tile(state: State, rules: Rules, board: Board, face: int) -> None:
    """Turn the tile over, apply it at once, then move on or end the turn."""
    player = state.players[state.current]
    city = player.node
    state.tiles[city] = NONE
    state.remaining[face] -= 1
    state.opened += 1
    for seat in range(state.seats):
        if state.players[seat].node == city:
            state.players[seat].waiting = 0
    note(state, Event.OPENED, face, city)
    apply_face(state, rules, board, player, face)
    if state.rest > 0 and player.slave == 0 and player.stowaway == Stowaway.NONE:
        state.phase = Phase.MOVE
    else:
        end_turn(state)


def apply_face(state: State, rules: Rules, board: Board, player: Player, face: int) -> None:
    """Apply what the opened tile shows to the player who opened it."""
    if face == Face.STAR:
        player.star = 1
        state.star_found = 1
        note(state, Event.STAR_FOUND, state.current, player.node)
    elif face == Face.HORSESHOE:
        take_horseshoe(state, rules, player)
    elif face == Face.ROBBER:
        rob(state, rules, board, player)
    elif face == Face.BLANK:
        if player.node == board.slave_coast:
            player.slave = rules.slave_length
            note(state, Event.ENSLAVED, rules.slave_length, player.node)
    else:
        sell_gem(state, rules, board, player, face)


def take_horseshoe(state: State, rules: Rules, player: Player) -> None:
    """Keep a horseshoe once the Star has been found, otherwise return it."""
    pointless = player.star == 1 and rules.horseshoe_for_star_holder == HorseshoeForStarHolder.DISCARDED
    if state.star_found == 1 and not pointless:
        player.horseshoe = 1
        note(state, Event.HORSESHOE_KEPT, state.current, player.node)
    else:
        note(state, Event.HORSESHOE_DISCARDED, state.star_found, player.node)


def rob(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Take all money; on an island this may give the right to a free passage later."""
    note(state, Event.ROBBED, player.money, player.node)
    player.money = 0
    if rules.penniless_sea == PennilessSea.FREE_AFTER_SKIP and board.island[player.node] == 1:
        player.stowaway = Stowaway.MUST_SKIP
        note(state, Event.STRANDED, player.node, 0)


def sell_gem(state: State, rules: Rules, board: Board, player: Player, face: int) -> None:
    """Sell a gem to the bank at once; the Gold Coast multiplies its price."""
    amount = rules.gem_values[Face.TOPAZ - face]
    event = Event.GEM_SOLD
    if player.node == board.gold_coast:
        amount *= rules.gold_coast_multiplier
        event = Event.GEM_MULTIPLIED
    player.money += amount
    note(state, event, face, amount)


def pay_first_arrival(state: State, rules: Rules, board: Board) -> None:
    """Pay the bonus to the first player who arrives at Cape Town."""
    player = state.players[state.current]
    if player.node == board.capetown and state.bonus_taken == 0:
        state.bonus_taken = 1
        player.money += rules.capetown_bonus
        note(state, Event.BONUS, rules.capetown_bonus, player.node)
