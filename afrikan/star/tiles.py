"""Tiles: when one may be opened, by money or by the die, and what each face does."""

from afrikan.rules.kernel_types import (
    AttemptDecision,
    BuyWhen,
    CarrierMayOpen,
    ForcedStay,
    FreeRollMeaning,
    FreeRollSuccess,
    FreeRollWhen,
    FreeRollWho,
    HorseshoeBeforeStar,
    HorseshoeForStarHolder,
    HorseshoeWins,
    MoveAfterBuyAtTurnStart,
    MoveOnAfterOpen,
    PassThroughIsArrival,
    PayAfterFailedAttempt,
    RollSingleUse,
    Rules,
    SlaveTrigger,
    SlaveUnit,
    StarLastInstantWin,
    TilesPerTurn,
)
from afrikan.star.money import charge, lacks, pay, trades_horseshoes
from afrikan.star.moves import go_ashore
from afrikan.star.notes import note
from afrikan.star.robbers import rob, turn_robber, turns_robber
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.stranded import is_hopeless
from afrikan.star.turn import carries, come_home, end_turn, is_home
from afrikan.star.words import Event, Face, Mode, Phase, Refusal, Stowaway


def opening_roll(rules: Rules) -> int:
    """Return the lowest die that opens a tile free of charge."""
    return 5 if rules.free_roll_success == FreeRollSuccess.FIVE_OR_SIX else 4


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
    passing = state.phase == Phase.MOVE and state.steps > 0
    if state.arrived == 0 and not passing and rules.buy_when == BuyWhen.ARRIVAL_TURN:
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
    if state.tried == 1:
        return Refusal.TRIED_ALREADY
    if state.spare == 1:
        return Refusal.MOVING_ALREADY
    if player.waiting == 1:
        return Refusal.NONE
    if rules.free_roll_who == FreeRollWho.ONLY_PENNILESS and not lacks(rules, player, rules.tile_price):
        return Refusal.HAS_MONEY
    if state.phase == Phase.ARRIVED:
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
    if state.phase == Phase.TURN and rules.move_after_buy_at_turn_start == MoveAfterBuyAtTurnStart.YES:
        state.resume = 1
    if state.phase == Phase.MOVE and rules.move_on_after_open == MoveOnAfterOpen.NO:
        state.rest = 0
        state.arrived = 1
        come_to_capetown(state, rules, board)
    charge(state, player, rules.tile_price)
    note(state, Event.TILE_BOUGHT, rules.tile_price, player.node)
    if state.rest == 0:
        go_ashore(state, rules, player)
    state.phase = Phase.FLIP


def resolve_attempt(state: State, rules: Rules, board: Board) -> None:
    """Use the die as an attempt on the tile here; a success may leave the roll for a move as well."""
    player = state.players[state.current]
    state.rest = 0
    if state.die < opening_roll(rules):
        bound = rules.free_roll_meaning == FreeRollMeaning.RELEASES_ONLY
        note(state, Event.STILL_BOUND if bound else Event.ATTEMPT_FAILED, state.die, player.node)
        fail(state, rules, board)
        return
    if rules.roll_single_use == RollSingleUse.REUSE and board.on_land[player.node] == 1:
        state.rest = state.die
        state.steps = 0
        state.came = NONE
        state.mode = Mode.LAND
        state.moved = 1
        state.spare = 1
    if rules.free_roll_meaning == FreeRollMeaning.OPENS:
        note(state, Event.ATTEMPT_SUCCEEDED, state.die, player.node)
        state.phase = Phase.FLIP
        return
    player.waiting = 0
    note(state, Event.UNBOUND, state.die, player.node)
    if state.rest > 0:
        state.phase = Phase.MOVE
    else:
        end_turn(state)


def fail(state: State, rules: Rules, board: Board) -> None:
    """End the turn after a failed attempt, unless the tile may still be paid for."""
    state.tried = 1
    if rules.pay_after_failed_attempt == PayAfterFailedAttempt.YES:
        state.phase = Phase.ARRIVED
        if refuse_buy(state, rules, board) == Refusal.NONE:
            return
    leave_closed(state, rules, board)


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
    if state.phase == Phase.FLIP:
        go_on(state, rules, board, player)


def go_on(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Move on or end the turn once the tile has had its effect; a treasure found at home is home."""
    if carries(player) and is_home(rules, board, player, player.node):
        come_home(state, rules)
    elif player.slave > 0 or player.lost > 0 or player.stowaway == Stowaway.MUST_SKIP:
        go_ashore(state, rules, player)
        end_turn(state)
    elif state.rest > 0:
        state.phase = Phase.MOVE
    elif state.resume == 1:
        state.resume = 0
        state.phase = Phase.TURN
    else:
        end_turn(state)


def apply_face(state: State, rules: Rules, board: Board, player: Player, face: int) -> None:
    """Apply what the opened tile shows to the player who opened it."""
    if face == Face.STAR:
        find_star(state, rules, board, player)
    elif face == Face.HORSESHOE:
        take_horseshoe(state, rules, player)
    elif face == Face.ROBBER:
        open_robber(state, rules, board, player)
    elif face == Face.BLANK:
        if rules.slave_trigger == SlaveTrigger.BLANK:
            enslave(state, rules, board, player)
    else:
        sell_gem(state, rules, board, player, face)


def open_robber(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Let an opened robber turn the player into a robber, or else take what it takes and hold him."""
    if turns_robber(state, rules, player):
        state.robbers[player.node] = 1
        turn_robber(state, player)
        return
    rob(state, rules, board, player)
    if rules.slave_trigger == SlaveTrigger.ROBBER:
        enslave(state, rules, board, player)


def enslave(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Hold a player on the Slave Coast for so many rolls or turns."""
    if player.node != board.slave_coast:
        return
    if rules.slave_unit == SlaveUnit.TURNS:
        player.lost += rules.slave_length
    else:
        player.slave = rules.slave_length
    note(state, Event.ENSLAVED, rules.slave_length, player.node)


def find_star(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Give the Star to its finder; horseshoes kept for this day count from now on."""
    player.star = 1
    state.star_found = 1
    note(state, Event.STAR_FOUND, state.current, player.node)
    rivals = state.remaining[Face.HORSESHOE]
    if rules.horseshoe_before_star == HorseshoeBeforeStar.KEPT_COUNTS_LATER:
        for seat in range(state.seats):
            if seat != state.current:
                rivals += state.players[seat].saved
            count_saved(state, rules, seat)
    wins_at_once = rivals == 0 and rules.star_last_instant_win == StarLastInstantWin.INSTANT_WIN
    if wins_at_once and not is_hopeless(state, rules, board, player):
        come_home(state, rules)


def count_saved(state: State, rules: Rules, seat: int) -> None:
    """Let the horseshoes that a player has kept count as one that can win."""
    player = state.players[seat]
    pointless = player.star == 1 and rules.horseshoe_for_star_holder == HorseshoeForStarHolder.DISCARDED
    if player.saved > 0 and not pointless:
        player.horseshoe = 1
        if rules.carrier_may_open == CarrierMayOpen.NO:
            player.waiting = 0
        note(state, Event.HORSESHOE_COUNTS, seat, player.node)
    player.saved = 0


def take_horseshoe(state: State, rules: Rules, player: Player) -> None:
    """Keep a horseshoe if it can win or the rules give it another use, otherwise return it."""
    pointless = player.star == 1 and rules.horseshoe_for_star_holder == HorseshoeForStarHolder.DISCARDED
    counts_later = rules.horseshoe_before_star == HorseshoeBeforeStar.KEPT_COUNTS_LATER
    if state.star_found == 1 and rules.horseshoe_wins == HorseshoeWins.YES and not pointless:
        player.horseshoe = 1
        note(state, Event.HORSESHOE_KEPT, state.current, player.node)
    elif trades_horseshoes(rules) or (state.star_found == 0 and counts_later):
        player.saved += 1
        note(state, Event.HORSESHOE_SAVED, state.current, player.node)
    else:
        note(state, Event.HORSESHOE_DISCARDED, state.star_found, player.node)


def sell_gem(state: State, rules: Rules, board: Board, player: Player, face: int) -> None:
    """Sell a gem to the bank at once; the Gold Coast multiplies its price."""
    amount = rules.gem_values[Face.TOPAZ - face]
    event = Event.GEM_SOLD
    if player.node == board.gold_coast:
        amount *= rules.gold_coast_multiplier
        event = Event.GEM_MULTIPLIED
    note(state, event, face, pay(state, rules, player, amount))


def come_to_capetown(state: State, rules: Rules, board: Board) -> None:
    """Pay the bonus to the first player who arrives at Cape Town; a Star put down there is taken up."""
    player = state.players[state.current]
    if player.node != board.capetown:
        return
    if state.bonus_taken == 0:
        state.bonus_taken = 1
        note(state, Event.BONUS, pay(state, rules, player, rules.capetown_bonus), player.node)
    if state.star_at == player.node:
        state.star_at = NONE
        player.star = 1
        player.robber = 0
        note(state, Event.STAR_TAKEN, state.current, player.node)
