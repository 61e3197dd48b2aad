"""Travel by road, ship and air: who may set out, which legs a roll allows, where a move ends."""

from afrikan.rules.kernel_types import (
    CapetownTrigger,
    PassThroughIsArrival,
    PennilessDefinition,
    PennilessSea,
    PennilessSeaWhere,
    Rules,
    SeaRedCounts,
)
from afrikan.star.hazards import always_stops, catch, catches
from afrikan.star.notes import note
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.tiles import leave_closed, pay_first_arrival, refuse_attempt, refuse_buy
from afrikan.star.turn import carries, end_turn, win
from afrikan.star.words import Event, Mode, Phase, Refusal, RollFor, Stowaway, Voyage

DRIFT_STEPS = 2
"""Steps a turn of free sea travel without a roll."""


def refuse_roll(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not roll to travel on."""
    player = state.players[state.current]
    if board.on_land[player.node] == 1:
        return Refusal.NONE
    if player.node >= board.cities:
        return Refusal.DRIFTING if player.voyage == Voyage.DRIFT else Refusal.NONE
    serves_tile = refuse_attempt(state, rules, board) == Refusal.DECIDE_AFTER_ROLL
    return Refusal.NONE if serves_tile else Refusal.ROLL_IS_USELESS


def refuse_port(player: Player, board: Board) -> int:
    """Say why the player cannot board a ship here."""
    if player.node >= board.cities:
        return Refusal.NOT_IN_A_CITY
    return Refusal.NONE if board.on_sea[player.node] == 1 else Refusal.NO_PORT


def refuse_sail(player: Player, rules: Rules, board: Board) -> int:
    """Say why the player may not buy a ship ticket."""
    code = refuse_port(player, board)
    if code == Refusal.NONE and player.money < rules.sea_price:
        return Refusal.NO_MONEY_FOR_SHIP
    return code


def refuse_stowaway(player: Player, rules: Rules, board: Board) -> int:
    """Say why the player may not board without paying after a robber on an island."""
    if rules.penniless_sea != PennilessSea.FREE_AFTER_SKIP or player.stowaway != Stowaway.READY:
        return Refusal.NO_STOWAWAY_RIGHT
    if not penniless(player, rules):
        return Refusal.NOT_PENNILESS
    return refuse_port(player, board)


def refuse_drift(player: Player, rules: Rules, board: Board) -> int:
    """Say why the player may not travel by sea without paying and rolling."""
    if rules.penniless_sea != PennilessSea.FIXED_2:
        return Refusal.NO_FREE_SHIP
    if player.voyage == Voyage.DRIFT:
        return Refusal.NONE
    code = refuse_port(player, board)
    if code != Refusal.NONE:
        return code
    if rules.penniless_sea_where == PennilessSeaWhere.ISLANDS_ONLY and board.island[player.node] == 0:
        return Refusal.ONLY_FROM_ISLANDS
    return Refusal.NONE if penniless(player, rules) else Refusal.NOT_PENNILESS


def penniless(player: Player, rules: Rules) -> bool:
    """Tell whether the player counts as having no money for a ship."""
    if rules.penniless_definition == PennilessDefinition.ZERO:
        return player.money == 0
    return player.money < rules.sea_price


def refuse_fly(player: Player, rules: Rules, board: Board, city: int) -> int:
    """Say why the player may not fly to a city."""
    if player.node >= board.cities:
        return Refusal.NOT_IN_A_CITY
    for flight in range(board.air_begin[player.node], board.air_begin[player.node + 1]):
        if board.air_to[flight] == city:
            return Refusal.NO_MONEY_FOR_FLIGHT if player.money < rules.air_price else Refusal.NONE
    return Refusal.NO_FLIGHT


def find_leg(board: Board, mode: int, node: int, to: int, steps: int) -> int:
    """Return the number of a leg in the board's table, or ``NONE``."""
    for leg in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
        if board.leg_to[leg] == to and board.leg_steps[leg] == steps:
            return leg
    return NONE


def refuse_leg(state: State, rules: Rules, board: Board, leg: int) -> int:
    """Say why the rest of the roll does not allow a leg of the board's table."""
    player = state.players[state.current]
    to = board.leg_to[leg]
    if board.leg_first[leg] == state.came:
        return Refusal.NO_TURNING_BACK
    if board.leg_steps[leg] > state.rest:
        return Refusal.TOO_FAR
    if always_stops(rules, player, board.leg_passes[leg]):
        return Refusal.HAZARD_STOPS
    if to < board.cities:
        return refuse_port_entry(state, rules, board.leg_steps[leg])
    if board.leg_steps[leg] == state.rest or always_stops(rules, player, board.hazard[to]):
        return Refusal.NONE
    waits = waits_before_port(state, rules, board, to, board.leg_last[leg])
    return Refusal.NONE if waits else Refusal.NOT_EXACT


def ports_must_wait(state: State, rules: Rules) -> bool:
    """Tell whether this move is by ship and the last step, into the port, belongs to a later turn."""
    return state.mode == Mode.SEA and rules.sea_red_counts == SeaRedCounts.ONLY_NEXT_TURN


def refuse_port_entry(state: State, rules: Rules, steps: int) -> int:
    """Say whether a ship must wait before the port; on land every city may be entered."""
    if ports_must_wait(state, rules) and (state.steps > 0 or steps > 1):
        return Refusal.PORT_NEXT_TURN
    return Refusal.NONE


def waits_before_port(state: State, rules: Rules, board: Board, node: int, last: int) -> bool:
    """Tell whether a ship may lie at a dot with steps to spare: beside a port it has not just left."""
    left = 1 if last < board.cities else 0
    return ports_must_wait(state, rules) and board.ports_beside[node] > left


def refuse_stop(state: State, rules: Rules, board: Board) -> int:
    """Say why the current pawn may not stop here with steps to spare."""
    node = state.players[state.current].node
    if node >= board.cities and not waits_before_port(state, rules, board, node, state.came):
        return Refusal.NO_STOP_HERE
    return Refusal.MUST_MOVE if state.steps == 0 else Refusal.NONE


def roll_to_travel(state: State) -> None:
    """Ask for the die that moves the current pawn, on the road or on its ship."""
    player = state.players[state.current]
    aboard = player.voyage == Voyage.TICKET
    state.mode = Mode.SEA if aboard else Mode.LAND
    state.roll_for = RollFor.SAIL if aboard else RollFor.MOVE
    state.phase = Phase.DIE


def sail(state: State, rules: Rules) -> None:
    """Pay for the ship, then roll."""
    player = state.players[state.current]
    player.money -= rules.sea_price
    player.voyage = Voyage.TICKET
    note(state, Event.TICKET_BOUGHT, rules.sea_price, player.node)
    roll_to_travel(state)


def stow_away(state: State) -> None:
    """Board without paying, then roll."""
    player = state.players[state.current]
    player.voyage = Voyage.TICKET
    note(state, Event.STOWED_AWAY, player.node, 0)
    roll_to_travel(state)


def drift(state: State) -> None:
    """Travel by sea without paying and without rolling, a fixed number of steps."""
    player = state.players[state.current]
    player.voyage = Voyage.DRIFT
    note(state, Event.DRIFTED, player.node, DRIFT_STEPS)
    state.mode = Mode.SEA
    begin_move(state, DRIFT_STEPS)


def fly(state: State, rules: Rules, board: Board, city: int) -> None:
    """Pay for the flight and arrive at its other end."""
    player = state.players[state.current]
    player.money -= rules.air_price
    player.stowaway = Stowaway.NONE
    player.node = city
    note(state, Event.FLEW, city, rules.air_price)
    arrive(state, rules, board)


def begin_move(state: State, steps: int) -> None:
    """Let the current player choose legs until the steps are used up."""
    state.rest = steps
    state.steps = 0
    state.came = NONE
    state.phase = Phase.MOVE


def travel_leg(state: State, rules: Rules, board: Board, leg: int) -> None:
    """Move the current pawn along a leg and settle what its end brings."""
    player = state.players[state.current]
    player.node = board.leg_to[leg]
    if state.mode == Mode.SEA:
        player.stowaway = Stowaway.NONE
    state.came = board.leg_last[leg]
    state.rest -= board.leg_steps[leg]
    state.steps += board.leg_steps[leg]
    event = Event.WALKED
    if state.mode == Mode.SEA:
        event = Event.DRIFTED_ON if player.voyage == Voyage.DRIFT else Event.SAILED
    note(state, event, player.node, board.leg_steps[leg])
    if player.node < board.cities:
        if state.mode == Mode.SEA or state.rest == 0:
            arrive(state, rules, board)
        else:
            pass_city(state, rules, board)
    elif catches(state, rules, board):
        catch(state, board)
    elif state.rest == 0:
        end_turn(state)


def pass_city(state: State, rules: Rules, board: Board) -> None:
    """Settle what happens in a city reached with steps to spare, before the player stops or goes on."""
    player = state.players[state.current]
    if rules.capetown_trigger == CapetownTrigger.STOP_OR_PASS:
        pay_first_arrival(state, rules, board)
    arrives = rules.pass_through_is_arrival == PassThroughIsArrival.YES
    if arrives and board.is_start[player.node] == 1 and carries(player):
        win(state)


def stop(state: State, rules: Rules, board: Board) -> None:
    """Forfeit the steps to spare."""
    if state.players[state.current].node < board.cities:
        arrive(state, rules, board)
        return
    state.rest = 0
    if catches(state, rules, board):
        catch(state, board)
    else:
        end_turn(state)


def arrive(state: State, rules: Rules, board: Board) -> None:
    """Settle the arrival of the current pawn in a city where it stops."""
    player = state.players[state.current]
    player.voyage = Voyage.NONE
    note(state, Event.STOPPED, player.node, 0 if state.rest == 0 else 1 + state.mode)
    state.stops[player.node] += 1
    state.rest = 0
    state.arrived = 1
    pay_first_arrival(state, rules, board)
    if board.is_start[player.node] == 1 and carries(player):
        win(state)
        return
    state.phase = Phase.ARRIVED
    may_buy = refuse_buy(state, rules, board) == Refusal.NONE
    if not may_buy and refuse_attempt(state, rules, board) != Refusal.NONE:
        leave_closed(state, rules, board)
