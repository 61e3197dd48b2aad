"""The rule book in four questions: what is refused, what is legal, what can chance bring, what follows."""

from afrikan.rules.kernel_types import (
    AttemptAfterArrivalForced,
    MayPass,
    Rules,
    SeaDestination,
    SlaveMayFly,
    Stalemate,
    StrandedPolicy,
)
from afrikan.star.actions import first, kind_of, pack, second
from afrikan.star.favours import cash, lend, refuse_extra, refuse_lend, refuse_trade, take_extra_turn
from afrikan.star.hazards import roll_for_release, try_release
from afrikan.star.moves import begin_move, leave_the_way, roll_to_travel
from afrikan.star.notes import note
from afrikan.star.setting_out import (
    drift,
    refuse_aid,
    refuse_course,
    refuse_drift,
    refuse_roll,
    refuse_sail,
    refuse_skip,
    refuse_stowaway,
    sail,
    skip,
    stow_away,
    take_aid,
)
from afrikan.star.setup import begin_game, choose_start, refuse_start, start_roll
from afrikan.star.state import FAR, NONE, Board, Player, State
from afrikan.star.stranded import settle_hopeless
from afrikan.star.tiles import buy, leave_closed, open_tile, refuse_attempt, refuse_buy, resolve_attempt
from afrikan.star.travel import (
    can_travel,
    find_leg,
    fly,
    may_fly_on,
    may_go_on,
    may_roll_on,
    refuse_fly,
    refuse_leg,
    refuse_stop,
    stop,
    travel_leg,
    travels_by,
)
from afrikan.star.turn import end_turn
from afrikan.star.words import Event, Kind, Mode, Phase, Refusal, RollFor, Stowaway, Voyage


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
        return (state.contenders >> value) & 1 if kind == Kind.LOT and value < state.seats else 0
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
        return refuse_start(state, rules, board, action)
    if state.phase == Phase.TURN:
        return refuse_in_turn(state, rules, board, action)
    if state.phase == Phase.MOVE:
        return refuse_in_move(state, rules, board, action)
    return refuse_on_arrival(state, rules, board, action)


def refuse_by_condition(rules: Rules, player: Player, kind: int) -> int:
    """Judge an action by what binds the player: a lost turn, hazard, slavery, a missed roll, a tile."""
    if player.lost > 0 or kind == Kind.LOSE_TURN:
        if player.lost == 0:
            return Refusal.NO_TURN_TO_LOSE
        return Refusal.NONE if kind == Kind.LOSE_TURN else Refusal.TURNS_TO_LOSE
    if player.held == 1 or kind == Kind.RELEASE:
        if player.held == 0:
            return Refusal.NOT_HELD
        return Refusal.NONE if kind == Kind.RELEASE else Refusal.HELD
    if player.slave > 0 or kind == Kind.SERVE:
        if player.slave == 0:
            return Refusal.NOT_ENSLAVED
        escapes = rules.slave_may_fly == SlaveMayFly.YES and (kind == Kind.FLY or kind == Kind.DRIFT)
        return Refusal.NONE if kind == Kind.SERVE or escapes else Refusal.ENSLAVED
    if player.stowaway == Stowaway.MUST_SKIP:
        return Refusal.NONE if kind == Kind.SKIP else Refusal.MUST_SKIP
    if player.waiting == 1 and kind != Kind.ATTEMPT and kind != Kind.BUY:
        return Refusal.MUST_WAIT
    return Refusal.NONE


def refuse_in_turn(state: State, rules: Rules, board: Board, action: int) -> int:
    """Judge an action at the beginning of a turn."""
    if kind_of(action) != Kind.PASS:
        code = refuse_deed(state, rules, board, kind_of(action), first(action))
        return code if code != Refusal.NONE else refuse_course(state, rules, board, action)
    code = refuse_by_condition(rules, state.players[state.current], Kind.PASS)
    if code != Refusal.NONE or rules.may_pass == MayPass.YES or state.opened > 0:
        return code
    return Refusal.MUST_MOVE if can_act(state, rules, board) else Refusal.NONE


def refuse_deed(state: State, rules: Rules, board: Board, kind: int, value: int) -> int:
    """Judge anything but passing at the beginning of a turn."""
    code = refuse_by_condition(rules, state.players[state.current], kind)
    if code != Refusal.NONE or kind == Kind.RELEASE or kind == Kind.SERVE or kind == Kind.LOSE_TURN:
        return code
    if kind <= Kind.FLY or kind == Kind.AID:
        return refuse_to_set_out(state, rules, board, kind, value)
    if kind == Kind.ATTEMPT:
        return refuse_attempt(state, rules, board)
    if kind == Kind.BUY:
        return refuse_buy(state, rules, board)
    if kind == Kind.SKIP:
        return refuse_skip(state, rules, board)
    if kind == Kind.CASH:
        return refuse_trade(state, rules)
    if kind == Kind.EXTRA:
        return refuse_extra(state, rules)
    if kind == Kind.LEND:
        return refuse_lend(state, rules, value)
    if kind == Kind.LAND or kind == Kind.SEA:
        return Refusal.ROLL_FIRST
    return Refusal.MUST_MOVE if kind == Kind.STOP else Refusal.NOT_NOW


def refuse_to_set_out(state: State, rules: Rules, board: Board, kind: int, city: int) -> int:
    """Judge a way of travel that begins in a city, or that goes on at sea."""
    if kind == Kind.ROLL:
        return refuse_roll(state, rules, board)
    if kind == Kind.SAIL:
        return refuse_sail(state, rules, board)
    if kind == Kind.STOWAWAY:
        return refuse_stowaway(state, rules, board)
    if kind == Kind.DRIFT:
        return refuse_drift(state, rules, board)
    if kind == Kind.AID:
        return refuse_aid(state, rules, board)
    return refuse_fly(state, rules, board, city)


def can_act(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether anything but passing is legal at the beginning of the turn."""
    for kind in range(Kind.ROLL, Kind.LOSE_TURN + 1):
        if kind != Kind.FLY and refuse_deed(state, rules, board, kind, 0) == Refusal.NONE:
            return True
    node = state.players[state.current].node
    if node >= board.cities:
        return False
    for flight in range(board.air_begin[node], board.air_begin[node + 1]):
        if refuse_deed(state, rules, board, Kind.FLY, board.air_to[flight]) == Refusal.NONE:
            return True
    return False


def refuse_in_move(state: State, rules: Rules, board: Board, action: int) -> int:
    """Judge an action while steps of a move are left."""
    kind = kind_of(action)
    player = state.players[state.current]
    if kind == Kind.LAND or kind == Kind.SEA:
        mode = kind - Kind.LAND
        if not travels_by(state, rules, mode):
            return Refusal.WRONG_WAY_OF_TRAVEL
        if first(action) >= board.nodes:
            return Refusal.NO_SUCH_LEG
        leg = find_leg(board, mode, player.node, action)
        return Refusal.NO_SUCH_LEG if leg == NONE else refuse_leg(state, rules, board, mode, leg)
    if kind == Kind.STOP:
        return refuse_stop(state, rules, board)
    if kind == Kind.BUY:
        return refuse_buy(state, rules, board)
    if kind == Kind.ATTEMPT:
        return refuse_attempt(state, rules, board)
    if kind == Kind.PASS:
        return refuse_to_waste_roll(state, rules, board)
    if kind == Kind.SAIL:
        code = refuse_sail(state, rules, board)
        return code if code != Refusal.NONE else refuse_course(state, rules, board, action)
    return Refusal.MOVING_ALREADY


def refuse_to_waste_roll(state: State, rules: Rules, board: Board) -> int:
    """Judge giving up a roll that has been made."""
    if state.spare == 1 and state.steps == 0:
        return Refusal.NONE
    if state.steps > 0 or can_travel(state, rules, board):
        return Refusal.MUST_MOVE
    forced = rules.attempt_after_arrival_forced == AttemptAfterArrivalForced.YES
    if forced and refuse_attempt(state, rules, board) == Refusal.NONE:
        return Refusal.ATTEMPT_IS_FORCED
    return Refusal.NONE


def refuse_on_arrival(state: State, rules: Rules, board: Board, action: int) -> int:
    """Judge an action after the pawn has stopped beside a tile, or where it may travel on."""
    kind = kind_of(action)
    if kind == Kind.BUY:
        return refuse_buy(state, rules, board)
    if kind == Kind.ATTEMPT:
        return refuse_attempt(state, rules, board)
    if kind == Kind.LEAVE:
        return Refusal.NONE
    by_air = kind == Kind.FLY and may_fly_on(state, rules)
    by_steps = (Kind.ROLL <= kind < Kind.FLY or kind == Kind.AID) and may_roll_on(state, rules)
    if (by_air or by_steps) and may_go_on(state, rules, board):
        code = refuse_to_set_out(state, rules, board, kind, first(action))
        return code if code != Refusal.NONE else refuse_course(state, rules, board, action)
    return Refusal.MOVING_ALREADY


def legal(state: State, rules: Rules, board: Board, out: list[int]) -> int:
    """Write the legal decisions into ``out`` and return how many there are."""
    count = 0
    if state.phase == Phase.START_CITY:
        for city in range(board.cities):
            count = add(state, rules, board, pack(Kind.START, city), out, count)
    elif state.phase == Phase.TURN:
        for kind in range(Kind.ROLL, Kind.BUY + 1):
            if kind != Kind.FLY:
                count = add_deed(state, rules, board, kind, out, count)
        count = add_flights(state, rules, board, out, count)
        for kind in range(Kind.AID, Kind.EXTRA + 1):
            count = add_deed(state, rules, board, kind, out, count)
        for seat in range(state.seats):
            count = add(state, rules, board, pack(Kind.LEND, seat), out, count)
    elif state.phase == Phase.MOVE:
        count = add_legs(state, rules, board, out, count)
        count = add(state, rules, board, pack(Kind.STOP), out, count)
        count = add(state, rules, board, pack(Kind.BUY), out, count)
        count = add(state, rules, board, pack(Kind.ATTEMPT), out, count)
        count = add_deed(state, rules, board, Kind.SAIL, out, count)
    elif state.phase == Phase.ARRIVED:
        count = add(state, rules, board, pack(Kind.BUY), out, count)
        count = add(state, rules, board, pack(Kind.ATTEMPT), out, count)
        count = add(state, rules, board, pack(Kind.LEAVE), out, count)
        if may_go_on(state, rules, board):
            for kind in range(Kind.ROLL, Kind.FLY):
                count = add_deed(state, rules, board, kind, out, count)
            count = add_deed(state, rules, board, Kind.AID, out, count)
            count = add_flights(state, rules, board, out, count)
    return add(state, rules, board, pack(Kind.PASS), out, count)


def add(state: State, rules: Rules, board: Board, action: int, out: list[int], count: int) -> int:
    """Append an action to ``out`` if it is legal; return the new count."""
    if refusal(state, rules, board, action) != Refusal.NONE:
        return count
    out[count] = action
    return count + 1


def add_deed(state: State, rules: Rules, board: Board, kind: int, out: list[int], count: int) -> int:
    """Append a kind of action if it is legal, once for each port where the port must be named."""
    before = count
    count = add(state, rules, board, pack(kind), out, count)
    if count > before or rules.sea_destination == SeaDestination.FREE:
        return count
    for port in range(board.cities):
        if board.sea_steps[state.players[state.current].node][port] < FAR:
            count = add(state, rules, board, pack(kind, 0, port + 1), out, count)
    return count


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
    for mode in range(Mode.SEA + 1):
        if travels_by(state, rules, mode):
            for leg in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
                if refuse_leg(state, rules, board, mode, leg) == Refusal.NONE:
                    out[count] = board.leg_action[leg]
                    count += 1
    return count


def apply(state: State, rules: Rules, board: Board, action: int) -> None:
    """Carry out a legal action or an outcome of chance; everything that follows by rule is done too."""
    state.noted = 0
    if is_chance(state):
        apply_outcome(state, rules, board, first(action))
    else:
        apply_decision(state, rules, board, action)
    judged = rules.stranded_policy == StrandedPolicy.ELIMINATE or rules.stalemate == Stalemate.DECLARED
    if judged and state.phase == Phase.TURN and state.choices == 0:
        settle_hopeless(state, rules, board)


def apply_decision(state: State, rules: Rules, board: Board, action: int) -> None:
    """Carry out a decision of the current player."""
    state.choices += 1
    kind = kind_of(action)
    if kind == Kind.LAND or kind == Kind.SEA:
        mode = kind - Kind.LAND
        node = state.players[state.current].node
        leg = find_leg(board, mode, node, action)
        travel_leg(state, rules, board, mode, leg)
    elif kind == Kind.BUY:
        buy(state, rules, board)
    elif kind == Kind.ROLL:
        roll_to_travel(state)
    elif kind == Kind.STOP:
        stop(state, rules, board)
    elif kind == Kind.ATTEMPT:
        attempt(state, rules, board)
    elif kind == Kind.LEAVE:
        leave(state, rules, board)
    else:
        apply_rare(state, rules, board, kind, first(action), second(action) - 1)


def apply_rare(state: State, rules: Rules, board: Board, kind: int, value: int, port: int) -> None:
    """Carry out the less frequent kinds of decision."""
    if kind == Kind.SAIL:
        sail(state, rules, port)
    elif kind == Kind.FLY:
        fly(state, rules, board, value)
    elif kind == Kind.DRIFT:
        drift(state, rules, port)
    elif kind == Kind.STOWAWAY:
        stow_away(state, rules, port)
    elif kind == Kind.AID:
        take_aid(state, rules, port)
    elif kind == Kind.RELEASE:
        roll_for_release(state)
    elif kind == Kind.START:
        choose_start(state, rules, value)
    elif kind == Kind.SKIP:
        skip(state, rules)
    elif kind == Kind.CASH:
        cash(state, rules)
    elif kind == Kind.EXTRA:
        take_extra_turn(state)
    elif kind == Kind.LEND:
        lend(state, rules, value)
    else:
        sit_out(state, board, kind)


def sit_out(state: State, board: Board, kind: int) -> None:
    """Let a turn go by: as a slave, as a lost turn, or for want of anything else to do."""
    player = state.players[state.current]
    if kind == Kind.SERVE:
        player.slave -= 1
        note(state, Event.SERVED, player.slave, player.node)
    elif kind == Kind.LOSE_TURN:
        player.lost -= 1
        note(state, Event.TURN_LOST, player.lost, player.node)
    else:
        if player.node < board.cities:
            player.voyage = Voyage.NONE
            leave_the_way(player)
        note(state, Event.PASSED, player.node, min(state.spare + state.opened, 1))
    end_turn(state)


def leave(state: State, rules: Rules, board: Board) -> None:
    """End the turn in the city reached, beside an unopened tile or where none lies."""
    node = state.players[state.current].node
    if state.tiles[node] == NONE:
        note(state, Event.PASSED, node, 1)
    else:
        note(state, Event.LEFT, node, 0)
    leave_closed(state, rules, board)


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
        start_roll(state, rules, value)
    elif state.phase == Phase.START_LOT:
        begin_game(state, value)
    else:
        state.rolls += 1
        state.die = value
        note(state, Event.ROLLED, value, state.roll_for)
        if state.roll_for == RollFor.ATTEMPT:
            resolve_attempt(state, rules, board)
        elif state.roll_for == RollFor.RELEASE:
            try_release(state, rules, board)
        else:
            begin_move(state, rules, value)
