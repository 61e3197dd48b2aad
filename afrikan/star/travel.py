"""Travel by road, ship and air: which legs a roll allows, where a move ends, what an arrival brings."""

from afrikan.rules.kernel_types import (
    AirLegsPerTurn,
    CapetownTrigger,
    EarlyStopWhere,
    FinishExact,
    FlyPlusRoll,
    ForcedStay,
    PassPort,
    PassThroughBarrier,
    PassThroughIsArrival,
    PennilessSea,
    ReverseInMove,
    Rules,
    SeaArrival,
    SeaDestination,
    SeaRedCounts,
    StarStealing,
    StopOnDot,
)
from afrikan.star.hazards import always_stops, catch, catches
from afrikan.star.money import charge
from afrikan.star.moves import came_by_sea, go_ashore, keeps_course, leave_the_way, ticket_holds
from afrikan.star.notes import note
from afrikan.star.robbers import bars, carrier, meet_robber, overtake, passes
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.tiles import come_to_capetown, leave_closed, refuse_attempt, refuse_buy, refuse_open
from afrikan.star.turn import carries, come_home, end_turn, is_home
from afrikan.star.words import Event, Mode, Phase, Refusal, Stowaway, Voyage


def refuse_fly(state: State, rules: Rules, board: Board, city: int) -> int:
    """Say why the current player may not fly to a city."""
    player = state.players[state.current]
    if player.node >= board.cities:
        return Refusal.NOT_IN_A_CITY
    for flight in range(board.air_begin[player.node], board.air_begin[player.node + 1]):
        if board.air_to[flight] == city:
            if player.money < rules.air_price:
                return Refusal.NO_MONEY_FOR_FLIGHT
            return Refusal.ROBBER_BARS_THE_WAY if bars(state, player, city) else Refusal.NONE
    return Refusal.NO_FLIGHT


def find_leg(board: Board, mode: int, node: int, action: int) -> int:
    """Return the number of the leg from a node by which an action travels, or ``NONE``."""
    for leg in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
        if board.leg_action[leg] == action:
            return leg
    return NONE


def refuse_leg(state: State, rules: Rules, board: Board, mode: int, leg: int) -> int:
    """Say why the rest of the roll does not allow a leg of the board's table by road or by ship."""
    player = state.players[state.current]
    to = board.leg_to[leg]
    if board.leg_first[leg] == state.came and rules.reverse_in_move == ReverseInMove.NO:
        return Refusal.NO_TURNING_BACK if state.steps > 0 else Refusal.NO_TURNING_ROUND
    if board.leg_steps[leg] > state.rest:
        return Refusal.TOO_FAR
    if always_stops(rules, player, board.leg_passes[leg]):
        return Refusal.HAZARD_STOPS
    if rules.sea_destination == SeaDestination.LOCKED and mode == Mode.SEA and off_course(board, player, leg):
        return Refusal.OFF_COURSE
    if state.steps > 0 and is_barred(state, rules, board):
        return Refusal.TILE_BARS_THE_WAY
    if to < board.cities:
        return refuse_city(state, rules, mode, to, board.leg_steps[leg])
    if board.leg_steps[leg] == state.rest or always_stops(rules, player, board.hazard[to]):
        return Refusal.NONE
    if may_stop_on_dots(rules, player) or rules.reverse_in_move == ReverseInMove.YES:
        return Refusal.NONE
    waits = waits_before_port(rules, board, mode, to, board.leg_last[leg])
    return Refusal.NONE if waits else Refusal.NOT_EXACT


def off_course(board: Board, player: Player, leg: int) -> bool:
    """Tell whether a leg leads a ship away from the port it is bound for."""
    if player.port == NONE:
        return False
    left = board.sea_steps[board.leg_to[leg]][player.port]
    return left + board.leg_steps[leg] != board.sea_steps[player.node][player.port]


def is_barred(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether an unopened tile stops the current pawn, which has come to it on its way."""
    if rules.pass_through_barrier == PassThroughBarrier.NO:
        return False
    code = refuse_open(state, rules, board)
    return code == Refusal.NONE or code == Refusal.ONE_TILE_A_TURN


def may_stop_on_dots(rules: Rules, player: Player) -> bool:
    """Tell whether a pawn that travels as this one does may stop on a plain dot with steps to spare."""
    if rules.stop_on_dot == StopOnDot.YES:
        return True
    return player.voyage == Voyage.DRIFT and rules.penniless_sea == PennilessSea.UP_TO_2


def ports_must_wait(rules: Rules, mode: int) -> bool:
    """Tell whether a move is by ship and the step into a port belongs to a later turn, or to none."""
    return mode == Mode.SEA and rules.sea_red_counts != SeaRedCounts.COUNTS


def refuse_city(state: State, rules: Rules, mode: int, city: int, steps: int) -> int:
    """Say why a leg may not end in a city: a ship may have to wait, a robber may bar the way."""
    if bars(state, state.players[state.current], city):
        return Refusal.ROBBER_BARS_THE_WAY
    if not ports_must_wait(rules, mode):
        return Refusal.NONE
    if rules.sea_red_counts == SeaRedCounts.NEVER:
        return Refusal.PORTS_ARE_CLOSED
    return Refusal.PORT_NEXT_TURN if state.steps > 0 or steps > 1 else Refusal.NONE


def waits_before_port(rules: Rules, board: Board, mode: int, node: int, last: int) -> bool:
    """Tell whether a ship may lie at a dot with steps to spare: beside a port it has not just left."""
    left = 1 if last < board.cities else 0
    return ports_must_wait(rules, mode) and board.ports_beside[node] > left


def sails_on(state: State, rules: Rules, mode: int) -> bool:
    """Tell whether a ship that has come to a port may go on to sea with the same ticket."""
    player = state.players[state.current]
    return mode == Mode.SEA and rules.pass_port == PassPort.YES and ticket_holds(rules, player)


def travels_by(state: State, rules: Rules, mode: int) -> bool:
    """Tell whether the rest of the roll may be used by road, or by ship."""
    return mode == state.mode or sails_on(state, rules, mode)


def first_leg(state: State, rules: Rules, board: Board) -> int:
    """Return the first leg that the rest of the roll allows as an action, or ``NONE``."""
    node = state.players[state.current].node
    for mode in range(Mode.SEA + 1):
        if travels_by(state, rules, mode):
            for leg in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
                if refuse_leg(state, rules, board, mode, leg) == Refusal.NONE:
                    return board.leg_action[leg]
    return NONE


def can_travel(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether the rest of the roll allows any leg."""
    return first_leg(state, rules, board) != NONE


def refuse_stop(state: State, rules: Rules, board: Board) -> int:
    """Say why the current pawn may not stop here with steps to spare."""
    player = state.players[state.current]
    if player.node < board.cities:
        return Refusal.MUST_MOVE if state.steps == 0 else refuse_early_stop(state, rules, board)
    if waits_before_port(rules, board, state.mode, player.node, state.came):
        return Refusal.MUST_MOVE if state.steps == 0 else Refusal.NONE
    if state.steps > 0 and (may_stop_on_dots(rules, player) or not can_travel(state, rules, board)):
        return Refusal.NONE
    return Refusal.NO_STOP_HERE


def refuse_early_stop(state: State, rules: Rules, board: Board) -> int:
    """Say why the current pawn may not give up the rest of its roll in the city it has come to."""
    player = state.players[state.current]
    if rules.early_stop_where == EarlyStopWhere.ANY_CITY or came_by_sea(state, board):
        return Refusal.NONE
    if rules.early_stop_where == EarlyStopWhere.CITY_WITH_TILE and state.tiles[player.node] != NONE:
        return Refusal.NONE
    if (
        carries(player)
        and is_home(rules, board, player, player.node)
        and rules.finish_exact == FinishExact.NOT_NEEDED
    ):
        return Refusal.NONE
    return Refusal.STOP_ELSEWHERE if can_travel(state, rules, board) else Refusal.NONE


def fly(state: State, rules: Rules, board: Board, city: int) -> None:
    """Pay for the flight and arrive at its other end."""
    player = state.players[state.current]
    charge(state, player, rules.air_price)
    player.stowaway = Stowaway.NONE
    player.slave = 0
    player.node = city
    state.flights += 1
    note(state, Event.FLEW, city, rules.air_price)
    if rules.star_stealing == StarStealing.OVERTAKING_ROBBER:
        catch_up(state, board, NONE, NONE, NONE)
    arrive(state, rules, board)


def travel_leg(state: State, rules: Rules, board: Board, mode: int, leg: int) -> None:
    """Move the current pawn along a leg and settle what its end brings."""
    player = state.players[state.current]
    if mode == Mode.SEA:
        player.stowaway = Stowaway.NONE
    elif player.voyage == Voyage.TICKET:
        go_ashore(state, rules, player)
    begin = player.node
    state.mode = mode
    player.node = board.leg_to[leg]
    state.came = board.leg_last[leg]
    state.rest -= board.leg_steps[leg]
    state.steps += board.leg_steps[leg]
    note(state, travelled(player, mode), player.node, board.leg_steps[leg])
    if rules.star_stealing == StarStealing.OVERTAKING_ROBBER:
        catch_up(state, board, mode, begin, leg)
    if player.node < board.cities:
        enter_city(state, rules, board, player)
        return
    player.came = state.came if keeps_course(rules, mode) else NONE
    if catches(state, rules, board):
        catch(state, rules, board)
    elif state.rest == 0:
        end_turn(state)


def travelled(player: Player, mode: int) -> int:
    """Return the event of a leg."""
    if mode == Mode.LAND:
        return Event.WALKED
    return Event.DRIFTED_ON if player.voyage == Voyage.DRIFT else Event.SAILED


def catch_up(state: State, board: Board, mode: int, begin: int, leg: int) -> None:
    """Let a player turned robber take the Star from a carrier whose pawn it passes or meets."""
    player = state.players[state.current]
    seat = carrier(state)
    if player.robber == 0 or seat == NONE:
        return
    spot = state.players[seat].node
    if player.node == spot or (leg != NONE and passes(board, mode, begin, leg, spot)):
        overtake(state, state.players[seat])


def enter_city(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Settle what happens in a city reached by road or ship: the move ends there, or may go on."""
    leave_the_way(player)
    if state.rest == 0 or (state.mode == Mode.SEA and ends_at_port(rules, player)):
        arrive(state, rules, board)
    else:
        pass_city(state, rules, board, player)


def ends_at_port(rules: Rules, player: Player) -> bool:
    """Tell whether a move by ship ends at the port whatever is left of the roll."""
    return rules.sea_arrival == SeaArrival.MUST_STOP or player.voyage == Voyage.DRIFT


def pass_city(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Settle what happens in a city reached with steps to spare, before the player stops or goes on."""
    if state.mode == Mode.SEA:
        state.mode = Mode.LAND
        if rules.pass_port != PassPort.YES:
            go_ashore(state, rules, player)
    if state.robbers[player.node] == 1:
        meet_robber(state, rules, player)
    if rules.capetown_trigger == CapetownTrigger.STOP_OR_PASS:
        come_to_capetown(state, rules, board)
    if rules.pass_through_is_arrival == PassThroughIsArrival.YES and is_finished(state, rules, board, player):
        come_home(state, rules)


def is_finished(state: State, rules: Rules, board: Board, player: Player) -> bool:
    """Tell whether the pawn has brought a treasure home with this step."""
    if not carries(player) or not is_home(rules, board, player, player.node):
        return False
    return state.rest == 0 or rules.finish_exact == FinishExact.NOT_NEEDED


def stop(state: State, rules: Rules, board: Board) -> None:
    """Forfeit the steps to spare."""
    if state.players[state.current].node < board.cities:
        arrive(state, rules, board)
        return
    state.rest = 0
    if catches(state, rules, board):
        catch(state, rules, board)
    else:
        end_turn(state)


def arrive(state: State, rules: Rules, board: Board) -> None:
    """Settle the arrival of the current pawn in a city where it stops."""
    player = state.players[state.current]
    passed = state.steps > 0 and state.rest > 0 and state.mode == Mode.LAND
    go_ashore(state, rules, player)
    note(state, Event.STOPPED, player.node, 0 if state.rest == 0 else 1 + state.mode)
    state.stops[player.node] += 1
    state.arrived = 1
    come_to_capetown(state, rules, board)
    if is_finished(state, rules, board, player):
        state.rest = 0
        come_home(state, rules)
        return
    state.rest = 0
    if state.robbers[player.node] == 1:
        if not passed:
            meet_robber(state, rules, player)
        if state.star_found == 0:
            player.lost += 1
            end_turn(state)
            return
    state.phase = Phase.ARRIVED
    may_buy = refuse_buy(state, rules, board) == Refusal.NONE
    if may_buy or refuse_attempt(state, rules, board) == Refusal.NONE or may_go_on(state, rules, board):
        return
    leave_closed(state, rules, board)


def may_go_on(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether the turn may go on by another way of travel after an arrival."""
    if rules.fly_plus_roll == FlyPlusRoll.NO and rules.air_legs_per_turn == AirLegsPerTurn.ONE:
        return False
    if state.tried == 1:
        return False
    must_stay = rules.forced_stay == ForcedStay.MUST_STAY_UNTIL_SUCCESS
    if must_stay and refuse_open(state, rules, board) == Refusal.NONE:
        return False
    if may_roll_on(state, rules):
        return True
    player = state.players[state.current]
    if not may_fly_on(state, rules):
        return False
    for flight in range(board.air_begin[player.node], board.air_begin[player.node + 1]):
        if refuse_fly(state, rules, board, board.air_to[flight]) == Refusal.NONE:
            return True
    return False


def may_fly_on(state: State, rules: Rules) -> bool:
    """Tell whether another flight fits into the turn."""
    if state.flights > 0 and rules.air_legs_per_turn == AirLegsPerTurn.ONE:
        return False
    return state.moved == 0 or rules.fly_plus_roll == FlyPlusRoll.YES


def may_roll_on(state: State, rules: Rules) -> bool:
    """Tell whether a flight may be followed by travel by steps."""
    return rules.fly_plus_roll == FlyPlusRoll.YES and state.moved == 0
