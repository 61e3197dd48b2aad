"""The rule book in four questions: what is refused, what is legal, what can chance bring, what follows."""

from afrikan.rules.kernel_types import AttemptAfterArrivalForced, MayPass, Rules
from afrikan.star.actions import first, kind_of, pack, second
from afrikan.star.hazards import try_release
from afrikan.star.notes import note
from afrikan.star.setup import begin_game, choose_start, start_roll
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.tiles import buy, leave_closed, open_tile, refuse_attempt, refuse_buy, resolve_attempt
from afrikan.star.travel import (
    begin_move,
    drift,
    find_leg,
    fly,
    refuse_drift,
    refuse_fly,
    refuse_leg,
    refuse_roll,
    refuse_sail,
    refuse_stop,
    refuse_stowaway,
    roll_to_travel,
    sail,
    stop,
    stow_away,
    travel_leg,
)
from afrikan.star.turn import end_turn
from afrikan.star.words import Event, Kind, Phase, Refusal, RollFor, Stowaway


def is_chance(state: State) -> bool:
    """Tell whether the next action is an outcome of chance."""
    return Phase.START_ROLL <= state.phase <= Phase.FLIP


def weight(state: State, action: int) -> int:
    """Return the weight of an outcome among those that chance can bring now; 0 if it cannot."""
    kind = kind_of(action)
    value = first(action)
    if state.phase == Phase.DIE or state.phase == Phase.START_ROLL:
        return 1 if kind == Kind.DIE and 1 <= value <= 6 else 0
    if state.phase == Phase.START_LOT:
        return 1 if kind == Kind.LOT and value < state.seats else 0
    if state.phase == Phase.FLIP and kind == Kind.FLIP and value < len(state.remaining):
        return state.remaining[value]
    return 0


def refusal(state: State, rules: Rules, board: Board, action: int) -> int:
    """Return the ``Refusal`` of an action now; ``NONE`` says that it is legal."""
    kind = kind_of(action)
    if state.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if is_chance(state):
        if kind < Kind.DIE:
            return Refusal.CHANCE_DECIDES
        return Refusal.NONE if weight(state, action) > 0 else Refusal.NO_SUCH_OUTCOME
    if kind >= Kind.DIE:
        return Refusal.NOT_NOW
    if state.phase == Phase.START_CITY or kind == Kind.START:
        return refuse_start(state, board, action)
    if state.phase == Phase.TURN:
        return refuse_in_turn(state, rules, board, action)
    if state.phase == Phase.MOVE:
        return refuse_in_move(state, rules, board, action)
    return refuse_on_arrival(state, rules, board, kind)


def refuse_start(state: State, board: Board, action: int) -> int:
    """Judge the choice of a start city."""
    if state.phase != Phase.START_CITY or kind_of(action) != Kind.START:
        return Refusal.NOT_NOW
    city = first(action)
    return Refusal.NONE if city < board.cities and board.is_start[city] == 1 else Refusal.NOT_A_START


def refuse_by_condition(player: Player, kind: int) -> int:
    """Judge an action by what binds the player: hazard, slavery, a missed roll, an unpaid tile."""
    if player.held == 1 or kind == Kind.RELEASE:
        if player.held == 0:
            return Refusal.NOT_HELD
        return Refusal.NONE if kind == Kind.RELEASE else Refusal.HELD
    if player.slave > 0 or kind == Kind.SERVE:
        if player.slave == 0:
            return Refusal.NOT_ENSLAVED
        return Refusal.NONE if kind == Kind.SERVE else Refusal.ENSLAVED
    if player.stowaway == Stowaway.MUST_SKIP or kind == Kind.SKIP:
        if player.stowaway != Stowaway.MUST_SKIP:
            return Refusal.NOT_STRANDED
        return Refusal.NONE if kind == Kind.SKIP else Refusal.MUST_SKIP
    if player.waiting == 1 and kind != Kind.ATTEMPT and kind != Kind.BUY:
        return Refusal.MUST_WAIT
    return Refusal.NONE


def refuse_in_turn(state: State, rules: Rules, board: Board, action: int) -> int:
    """Judge an action at the beginning of a turn."""
    if kind_of(action) != Kind.PASS:
        return refuse_deed(state, rules, board, action)
    code = refuse_by_condition(state.players[state.current], Kind.PASS)
    if code == Refusal.NONE and rules.may_pass == MayPass.NO and can_act(state, rules, board):
        return Refusal.MUST_MOVE
    return code


def refuse_deed(state: State, rules: Rules, board: Board, action: int) -> int:
    """Judge anything but passing at the beginning of a turn."""
    kind = kind_of(action)
    player = state.players[state.current]
    code = refuse_by_condition(player, kind)
    if code != Refusal.NONE or kind == Kind.RELEASE or kind == Kind.SERVE or kind == Kind.SKIP:
        return code
    if kind == Kind.ROLL:
        return refuse_roll(state, rules, board)
    if kind == Kind.SAIL:
        return refuse_sail(player, rules, board)
    if kind == Kind.STOWAWAY:
        return refuse_stowaway(player, rules, board)
    if kind == Kind.DRIFT:
        return refuse_drift(player, rules, board)
    if kind == Kind.FLY:
        return refuse_fly(player, rules, board, first(action))
    if kind == Kind.ATTEMPT:
        return refuse_attempt(state, rules, board)
    if kind == Kind.BUY:
        return refuse_buy(state, rules, board)
    if kind == Kind.LAND or kind == Kind.SEA:
        return Refusal.ROLL_FIRST
    return Refusal.MUST_MOVE if kind == Kind.STOP else Refusal.NOT_NOW


def can_act(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether anything but passing is legal at the beginning of the turn."""
    for kind in range(Kind.ROLL, Kind.BUY + 1):
        if kind != Kind.FLY and refuse_deed(state, rules, board, pack(kind)) == Refusal.NONE:
            return True
    node = state.players[state.current].node
    if node >= board.cities:
        return False
    for flight in range(board.air_begin[node], board.air_begin[node + 1]):
        if refuse_deed(state, rules, board, pack(Kind.FLY, board.air_to[flight])) == Refusal.NONE:
            return True
    return False


def refuse_in_move(state: State, rules: Rules, board: Board, action: int) -> int:
    """Judge an action while steps of a move are left."""
    kind = kind_of(action)
    player = state.players[state.current]
    if kind == Kind.LAND or kind == Kind.SEA:
        mode = kind - Kind.LAND
        if mode != state.mode:
            return Refusal.WRONG_WAY_OF_TRAVEL
        if first(action) >= board.nodes:
            return Refusal.NO_SUCH_LEG
        leg = find_leg(board, mode, player.node, first(action), second(action))
        return Refusal.NO_SUCH_LEG if leg == NONE else refuse_leg(state, rules, board, leg)
    if kind == Kind.STOP:
        return refuse_stop(state, rules, board)
    if kind == Kind.BUY:
        return refuse_buy(state, rules, board)
    if kind == Kind.ATTEMPT:
        return refuse_attempt(state, rules, board)
    if kind == Kind.PASS:
        return refuse_to_waste_roll(state, rules, board)
    return Refusal.MOVING_ALREADY


def refuse_to_waste_roll(state: State, rules: Rules, board: Board) -> int:
    """Judge giving up a roll that has been made."""
    if state.steps > 0 or can_travel(state, rules, board):
        return Refusal.MUST_MOVE
    forced = rules.attempt_after_arrival_forced == AttemptAfterArrivalForced.YES
    if forced and refuse_attempt(state, rules, board) == Refusal.NONE:
        return Refusal.ATTEMPT_IS_FORCED
    return Refusal.NONE


def can_travel(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether the rest of the roll allows any leg."""
    node = state.players[state.current].node
    for leg in range(board.leg_begin[state.mode][node], board.leg_begin[state.mode][node + 1]):
        if refuse_leg(state, rules, board, leg) == Refusal.NONE:
            return True
    return False


def refuse_on_arrival(state: State, rules: Rules, board: Board, kind: int) -> int:
    """Judge an action after the pawn has stopped beside a tile."""
    if kind == Kind.BUY:
        return refuse_buy(state, rules, board)
    if kind == Kind.ATTEMPT:
        return refuse_attempt(state, rules, board)
    return Refusal.NONE if kind == Kind.LEAVE else Refusal.MOVING_ALREADY


def legal(state: State, rules: Rules, board: Board, out: list[int]) -> int:
    """Write the legal decisions into ``out`` and return how many there are."""
    count = 0
    if state.phase == Phase.START_CITY:
        for city in range(board.cities):
            count = add(state, rules, board, pack(Kind.START, city), out, count)
    elif state.phase == Phase.TURN:
        for kind in range(Kind.ROLL, Kind.BUY + 1):
            if kind != Kind.FLY:
                count = add(state, rules, board, pack(kind), out, count)
        count = add_flights(state, rules, board, out, count)
    elif state.phase == Phase.MOVE:
        count = add_legs(state, rules, board, out, count)
        count = add(state, rules, board, pack(Kind.STOP), out, count)
        count = add(state, rules, board, pack(Kind.BUY), out, count)
        count = add(state, rules, board, pack(Kind.ATTEMPT), out, count)
    elif state.phase == Phase.ARRIVED:
        count = add(state, rules, board, pack(Kind.BUY), out, count)
        count = add(state, rules, board, pack(Kind.ATTEMPT), out, count)
        count = add(state, rules, board, pack(Kind.LEAVE), out, count)
    return add(state, rules, board, pack(Kind.PASS), out, count)


def add(state: State, rules: Rules, board: Board, action: int, out: list[int], count: int) -> int:
    """Append an action to ``out`` if it is legal; return the new count."""
    if refusal(state, rules, board, action) != Refusal.NONE:
        return count
    out[count] = action
    return count + 1


def add_flights(state: State, rules: Rules, board: Board, out: list[int], count: int) -> int:
    """Append the legal flights."""
    node = state.players[state.current].node
    if node < board.cities:
        for flight in range(board.air_begin[node], board.air_begin[node + 1]):
            count = add(state, rules, board, pack(Kind.FLY, board.air_to[flight]), out, count)
    return count


def add_legs(state: State, rules: Rules, board: Board, out: list[int], count: int) -> int:
    """Append the legal legs."""
    node = state.players[state.current].node
    kind = Kind.LAND + state.mode
    for leg in range(board.leg_begin[state.mode][node], board.leg_begin[state.mode][node + 1]):
        if refuse_leg(state, rules, board, leg) == Refusal.NONE:
            out[count] = pack(kind, board.leg_to[leg], board.leg_steps[leg])
            count += 1
    return count


def apply(state: State, rules: Rules, board: Board, action: int) -> None:
    """Carry out a legal action or an outcome of chance; everything that follows by rule is done too."""
    state.noted = 0
    if is_chance(state):
        apply_outcome(state, rules, board, first(action))
        return
    state.choices += 1
    kind = kind_of(action)
    if kind == Kind.LAND or kind == Kind.SEA:
        node = state.players[state.current].node
        leg = find_leg(board, state.mode, node, first(action), second(action))
        travel_leg(state, rules, board, leg)
    elif kind == Kind.BUY:
        buy(state, rules, board)
    elif kind == Kind.ROLL:
        roll_to_travel(state)
    elif kind == Kind.STOP:
        stop(state, rules, board)
    elif kind == Kind.ATTEMPT:
        attempt(state, rules, board)
    elif kind == Kind.LEAVE:
        note(state, Event.LEFT, state.players[state.current].node, 0)
        leave_closed(state, rules, board)
    else:
        apply_rare(state, rules, board, kind, first(action))


def apply_rare(state: State, rules: Rules, board: Board, kind: int, value: int) -> None:
    """Carry out the less frequent kinds of decision."""
    if kind == Kind.SAIL:
        sail(state, rules)
    elif kind == Kind.FLY:
        fly(state, rules, board, value)
    elif kind == Kind.DRIFT:
        drift(state)
    elif kind == Kind.STOWAWAY:
        stow_away(state)
    elif kind == Kind.RELEASE:
        state.roll_for = RollFor.RELEASE
        state.phase = Phase.DIE
    elif kind == Kind.START:
        choose_start(state, rules, value)
    else:
        sit_out(state, kind)


def sit_out(state: State, kind: int) -> None:
    """Let a turn go by: as a slave, for a missed roll, or for want of anything else to do."""
    player = state.players[state.current]
    if kind == Kind.SERVE:
        player.slave -= 1
        note(state, Event.SERVED, player.slave, player.node)
    elif kind == Kind.SKIP:
        player.stowaway = Stowaway.READY
        note(state, Event.SKIPPED, player.node, 0)
    else:
        note(state, Event.PASSED, player.node, 0)
    end_turn(state)


def attempt(state: State, rules: Rules, board: Board) -> None:
    """Use the roll just made as an attempt, or ask for a roll of its own."""
    if state.phase == Phase.MOVE:
        resolve_attempt(state, rules, board)
    else:
        state.roll_for = RollFor.ATTEMPT
        state.phase = Phase.DIE


def apply_outcome(state: State, rules: Rules, board: Board, value: int) -> None:
    """Carry out an outcome of chance."""
    if state.phase == Phase.FLIP:
        open_tile(state, rules, board, value)
    elif state.phase == Phase.START_ROLL:
        start_roll(state, value)
    elif state.phase == Phase.START_LOT:
        begin_game(state, value)
    else:
        state.rolls += 1
        state.die = value
        note(state, Event.ROLLED, value, state.roll_for)
        if state.roll_for == RollFor.ATTEMPT:
            resolve_attempt(state, rules, board)
        elif state.roll_for == RollFor.RELEASE:
            try_release(state)
        else:
            begin_move(state, value)
