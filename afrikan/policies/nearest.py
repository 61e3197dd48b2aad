"""The policy ``nearest``: on to the nearest unopened tile, and home by the fewest expected turns."""

from afrikan.policies.boarding import at_sea, board_ship, next_port
from afrikan.policies.detour import begin_detour, fewest_steps, is_barred, lay_detours
from afrikan.policies.homeward import PURSES
from afrikan.policies.routes import DRIFTING, FAR, LAND, MIXED, Routes
from afrikan.rules.kernel_types import (
    FinishCities,
    FinishExact,
    LandToSeaSameRoll,
    PassPort,
    Rules,
    SeaDestination,
    TicketWhen,
)
from afrikan.star.actions import pack
from afrikan.star.hazards import always_stops
from afrikan.star.kernel import legal, refusal
from afrikan.star.money import ship_fare, trades_horseshoes
from afrikan.star.moves import ticket_holds
from afrikan.star.setting_out import refuse_roll, refuse_sail
from afrikan.star.setup import refuse_start
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.tiles import refuse_attempt, refuse_buy
from afrikan.star.travel import first_leg, may_go_on, refuse_leg, refuse_stop
from afrikan.star.turn import carries, is_home
from afrikan.star.words import Kind, Mode, Phase, Refusal, Stowaway, Voyage


def nearest(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    """Return the action of the policy ``nearest``.

    It pays for a tile whenever it can, rolls for it otherwise, takes a ship when that is shorter and
    affordable, and never flies except on the way home.
    """
    action = propose(state, rules, board, routes, out)
    if action == NONE and state.phase == Phase.MOVE:
        action = first_leg(state, rules, board)
    if action == NONE:
        legal(state, rules, board, out)
        action = out[0]
    return action


def propose(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    """Return the legal action that fits the policy, or ``NONE`` if there is none."""
    player = state.players[state.current]
    if state.phase == Phase.MOVE:
        if carries(player):
            return best_leg_home(state, rules, board, routes, out)
        return move_on(state, rules, board, routes, player)
    if state.phase == Phase.TURN:
        return begin(state, rules, board, routes, player, out)
    if state.phase == Phase.ARRIVED:
        onward = go_on_home(state, rules, board, routes, player, out)
        return onward if onward != NONE else open_here(state, rules, board)
    return pack(Kind.START, emptier_start(state, rules, board))


def checked(state: State, rules: Rules, board: Board, action: int) -> int:
    """Return an action if it is legal, else ``NONE``."""
    return action if refusal(state, rules, board, action) == Refusal.NONE else NONE


def emptier_start(state: State, rules: Rules, board: Board) -> int:
    """Return the start city with the fewest pawns among those allowed, the first of them on a tie."""
    best, fewest = NONE, FAR
    for city in range(board.cities):
        if refuse_start(state, rules, board, pack(Kind.START, city)) == Refusal.NONE:
            pawns = 0
            for seat in range(state.current):
                if state.players[seat].node == city:
                    pawns += 1
            if pawns < fewest:
                best, fewest = city, pawns
    return best


def open_here(state: State, rules: Rules, board: Board) -> int:
    """Return the way to open the tile where the pawn has stopped: money first, then the die."""
    if refuse_buy(state, rules, board) == Refusal.NONE:
        return pack(Kind.BUY)
    if refuse_attempt(state, rules, board) == Refusal.NONE:
        return pack(Kind.ATTEMPT)
    return pack(Kind.LEAVE)


def begin(state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]) -> int:
    """Return the action that begins a turn."""
    action = begin_bound(state, rules, board, player)
    if action != NONE:
        return action
    if carries(player):
        return begin_home(state, rules, board, routes, player, out)
    action = begin_here(state, rules, board, player)
    return action if action != NONE else set_out(state, rules, board, routes, player)


def begin_bound(state: State, rules: Rules, board: Board, player: Player) -> int:
    """Return the action of a player whom something binds, or ``NONE`` if nothing does."""
    if player.lost > 0:
        return pack(Kind.LOSE_TURN)
    if player.held == 1:
        return pack(Kind.RELEASE)
    if player.slave > 0:
        return pack(Kind.SERVE)
    if player.stowaway == Stowaway.MUST_SKIP:
        return pack(Kind.SKIP)
    return open_here(state, rules, board) if player.waiting == 1 else NONE


def begin_here(state: State, rules: Rules, board: Board, player: Player) -> int:
    """Return how a pawn under way goes on, or opens the tile beside it, or ``NONE`` if it may set out."""
    if player.node >= board.cities:
        return pack(Kind.ROLL) if ticket_holds(rules, player) else at_sea(state, rules, board)
    if state.tiles[player.node] != NONE:
        action = open_here(state, rules, board)
        if action != pack(Kind.LEAVE):
            return action
        if refuse_attempt(state, rules, board) == Refusal.DECIDE_AFTER_ROLL:
            return pack(Kind.ROLL)
    return NONE


def set_out(state: State, rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return the way of travel that leads from a city towards the nearest tile elsewhere."""
    table = MIXED if player.money >= ship_fare(rules) else LAND
    target = nearest_tile(state, board, routes, table, player.node)
    if target == NONE and table == LAND:
        table = MIXED
        target = nearest_tile(state, board, routes, table, player.node)
    if target == NONE or not by_sea(routes, table, player.node, target):
        return pack(Kind.ROLL) if refuse_roll(state, rules, board) == Refusal.NONE else NONE
    if rules.sea_destination == SeaDestination.FREE and refuse_sail(state, rules, board) == Refusal.NONE:
        return pack(Kind.SAIL)
    return board_ship(state, rules, board, routes.onward[table], target)


def nearest_tile(state: State, board: Board, routes: Routes, table: int, node: int) -> int:
    """Return the nearest other city with an unopened tile, or ``NONE`` if none can be reached.

    A Star that has been put down goes before any tile.
    """
    lies = state.star_at
    if lies != NONE and lies != node and routes.distance[table][node][lies] < FAR:
        return lies
    order = routes.order[table][node]
    for place in range(routes.reached[table][node]):
        if state.tiles[order[place]] != NONE:
            return order[place]
    return NONE


def by_sea(routes: Routes, table: int, node: int, target: int) -> bool:
    """Tell whether the next step towards a city is made by ship."""
    return table == MIXED and routes.by_ship[node][target] == 1


def move_on(state: State, rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return what to do with the rest of a roll: open the tile here, or go on to the nearest."""
    if player.node < board.cities and state.tiles[player.node] != NONE and state.mode == Mode.LAND:
        if state.steps == 0:
            return pack(Kind.ATTEMPT) if refuse_attempt(state, rules, board) == Refusal.NONE else NONE
        if refuse_buy(state, rules, board) == Refusal.NONE:
            return pack(Kind.BUY)
        return stop_here(state, rules, board)
    leg = leg_to_tile(state, rules, board, routes, player)
    if leg == NONE and state.mode == Mode.LAND and player.node < board.cities:
        action = sail_on_the_way(state, rules, board, routes, player)
        if action != NONE:
            return action
    if leg == NONE or refuse_leg(state, rules, board, state.mode, leg) != Refusal.NONE:
        return stop_here(state, rules, board)
    return board.leg_action[leg]


def stop_here(state: State, rules: Rules, board: Board) -> int:
    """Return the stop if it is legal, else ``NONE``."""
    return pack(Kind.STOP) if refuse_stop(state, rules, board) == Refusal.NONE else NONE


def leg_to_tile(state: State, rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return the leg that leads towards the nearest tile as far as the roll goes, or ``NONE``."""
    table = MIXED if state.mode == Mode.SEA or player.money >= ship_fare(rules) else LAND
    target = nearest_tile(state, board, routes, table, player.node)
    if target == NONE or by_sea(routes, table, player.node, target) != (state.mode == Mode.SEA):
        return NONE
    legs, steps = routes.toward[table][player.node][target], state.rest
    while steps > 1 and always_stops(rules, player, board.leg_passes[legs[steps - 1]]):
        steps -= 1
    return legs[steps - 1]


def sail_on_the_way(state: State, rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return how to board a ship with the rest of the roll towards the nearest tile, or ``NONE``."""
    if player.money < ship_fare(rules) or not sells_on_the_way(rules):
        return NONE
    target = nearest_tile(state, board, routes, MIXED, player.node)
    if target == NONE:
        return NONE
    port = 0
    if rules.sea_destination == SeaDestination.LOCKED:
        port = 1 + next_port(state, board, routes.onward[MIXED], target)
    return checked(state, rules, board, pack(Kind.SAIL, 0, port))


def purse_row(rules: Rules, player: Player) -> int:
    """Return the row of the planner's tables that fits the player's money and voyage."""
    return DRIFTING if player.voyage == Voyage.DRIFT else purse_of(rules, player.money)


def home_row(rules: Rules, player: Player) -> int:
    """Return the row of the homeward tables that fits the player's money and voyage."""
    purse = purse_of(rules, player.money)
    return DRIFTING + purse if player.voyage == Voyage.DRIFT else purse


def purse_of(rules: Rules, money: int) -> int:
    """Return how many ship tickets some money pays for, as far as the tables tell them apart."""
    return min(money // rules.sea_price, PURSES - 1)


def turns_home_of(rules: Rules, routes: Routes, player: Player) -> int:
    """Return the expected turns home of a player, in thousandths, if it carried the Star."""
    return routes.home[routes.table[player.start]][home_row(rules, player)][player.node]


def begin_home(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> int:
    """Return the action that begins a carrier's quickest turn home."""
    if player.saved > 0 and player.money < ship_fare(rules) and trades_horseshoes(rules):
        return pack(Kind.CASH)
    if is_barred(state, rules, board, player):
        action = begin_detour(state, rules, board, routes, player, out)
        if action != NONE:
            return action
    if player.stowaway == Stowaway.READY:
        return board_ship(state, rules, board, routes.onward[MIXED], home_of(rules, board, routes, player))
    table = routes.table[player.start]
    return checked(state, rules, board, routes.home_action[table][home_row(rules, player)][player.node])


def go_on_home(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> int:
    """Return how a carrier goes on within the turn after an arrival, or ``NONE``: as from here, or by air."""
    if not carries(player) or not may_go_on(state, rules, board):
        return NONE
    action = begin_home(state, rules, board, routes, player, out)
    if action != NONE and checked(state, rules, board, action) != NONE:
        return action
    return flight_home(state, rules, board, routes, player)


def flight_home(state: State, rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return the flight that brings a carrier nearer home than it is, or ``NONE``."""
    if player.money < rules.air_price:
        return NONE
    home = routes.home[routes.table[player.start]]
    purse = purse_of(rules, player.money - rules.air_price)
    best, fewest = NONE, home[home_row(rules, player)][player.node]
    for flight in range(board.air_begin[player.node], board.air_begin[player.node + 1]):
        city = board.air_to[flight]
        action = pack(Kind.FLY, city)
        if home[purse][city] < fewest and checked(state, rules, board, action) != NONE:
            best, fewest = action, home[purse][city]
    return best


def home_of(rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return the nearest city where a carrier's treasure is home."""
    if rules.finish_cities == FinishCities.OWN_START_ONLY:
        return player.start
    if board.is_start[player.node] == 1:
        return player.node
    order = routes.order[MIXED][player.node]
    for place in range(routes.reached[MIXED][player.node]):
        if board.is_start[order[place]] == 1:
            return order[place]
    return player.start


def best_leg_home(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    """Return the leg, ticket or stop that leads to the landing from which a carrier is home soonest."""
    player = state.players[state.current]
    if is_barred(state, rules, board, player):
        return best_leg_around(state, rules, board, routes, out)
    row = home_row(rules, player)
    best, fewest = NONE, FAR + 1
    if state.steps > 0 and refuse_stop(state, rules, board) == Refusal.NONE:
        best, fewest = pack(Kind.STOP), routes.home[routes.table[player.start]][row][player.node]
    way = best_way_home(state, rules, board, routes, state.mode, row)
    if way != NONE and turns_after(state, rules, board, routes, way, row) < fewest:
        best = begun(board, routes, way)
        fewest = turns_after(state, rules, board, routes, way, row)
    if state.mode == Mode.LAND and player.node < board.cities and sells_on_the_way(rules):
        ticket = ticket_home(state, rules, board, routes, player)
        way = best_way_home(state, rules, board, routes, Mode.SEA, row - 1) if ticket != NONE else NONE
        if way != NONE and turns_after(state, rules, board, routes, way, row - 1) < fewest:
            best = ticket
    return best


def best_leg_around(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    """Return the leg or stop that leads to the landing with the fewest steps home around robbers."""
    player = state.players[state.current]
    lay_detours(state, rules, board, routes, player, out)
    best, fewest = NONE, FAR + 1
    if state.steps > 0 and refuse_stop(state, rules, board) == Refusal.NONE:
        best = pack(Kind.STOP)
        fewest = fewest_steps(state, rules, board, routes, player, player.node, out)
    ways = routes.reach_begin[state.mode]
    for way in range(ways[player.node], ways[player.node + 1]):
        if allows(state, rules, board, routes, state.mode, way):
            steps = fewest_steps(state, rules, board, routes, player, routes.reach_to[way], out)
            if steps < fewest:
                best, fewest = begun(board, routes, way), steps
    return best


def begun(board: Board, routes: Routes, way: int) -> int:
    """Return the action that begins a way of one or more legs."""
    return board.leg_action[routes.reach_leg[way]]


def sells_on_the_way(rules: Rules) -> bool:
    """Tell whether a ship can be boarded with a roll that has been made."""
    after_roll = rules.ticket_when == TicketWhen.AFTER_ROLL_BEFORE_MOVING
    past_port = rules.pass_port == PassPort.YES_NEW_TICKET
    return after_roll or past_port or rules.land_to_sea_same_roll == LandToSeaSameRoll.YES


def ticket_home(state: State, rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return how to board a ship with the rest of the roll on the way home, or ``NONE``."""
    port = 0
    home = home_of(rules, board, routes, player)
    if rules.sea_destination == SeaDestination.LOCKED and home != player.node:
        port = 1 + next_port(state, board, routes.onward[MIXED], home)
    return checked(state, rules, board, pack(Kind.SAIL, 0, port))


def best_way_home(state: State, rules: Rules, board: Board, routes: Routes, mode: int, row: int) -> int:
    """Return the way of a mode, allowed by the rest of the roll, from whose end a carrier is home soonest."""
    node = state.players[state.current].node
    best, fewest = NONE, FAR + 1
    for way in range(routes.reach_begin[mode][node], routes.reach_begin[mode][node + 1]):
        turns = turns_after(state, rules, board, routes, way, row)
        if turns < fewest and allows(state, rules, board, routes, mode, way):
            best, fewest = way, turns
    return best


def turns_after(state: State, rules: Rules, board: Board, routes: Routes, way: int, row: int) -> int:
    """Return the expected turns home, in thousandths, after a way has been gone to its end."""
    player = state.players[state.current]
    to = routes.reach_to[way]
    exactly = rules.finish_exact == FinishExact.NEEDED and routes.reach_steps[way] == state.rest
    if exactly and is_home(rules, board, player, to):
        return 0
    return routes.home[routes.table[player.start]][row][to]


def allows(state: State, rules: Rules, board: Board, routes: Routes, mode: int, way: int) -> bool:
    """Tell whether the rest of the roll can end where a way of one or more legs ends."""
    leg = routes.reach_leg[way]
    if refuse_leg(state, rules, board, mode, leg) != Refusal.NONE:
        return False
    if board.leg_steps[leg] == routes.reach_steps[way]:
        return True
    if routes.reach_steps[way] > state.rest:
        return False
    player = state.players[state.current]
    if always_stops(rules, player, routes.reach_passes[way]):
        return False
    to = routes.reach_to[way]
    stops = to < board.cities or always_stops(rules, player, board.hazard[to])
    return stops or routes.reach_steps[way] == state.rest
