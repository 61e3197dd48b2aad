"""The strategies of a published study: the closest tile from Cairo or Tangier, and two journeys by land.

The journeys lead from Cairo to Cape Town and from Tangier to the Gold Coast, turning to unopened tiles within
reach. They end when anybody has been there first, or has found the Star. Source: M. Kari, 2024.
"""

from afrikan.policies.boarding import board_ship
from afrikan.policies.nearest import (
    allows,
    begin_bound,
    begin_here,
    begin_home,
    begun,
    best_leg_home,
    emptier_start,
    go_on_home,
    open_here,
)
from afrikan.policies.outlook import NOTHING, first_tile, nearer, outlook
from afrikan.policies.routes import FAR, LAND, MIXED, POOR, RICH, Routes
from afrikan.rules.kernel_types import ForcedStay, Rules
from afrikan.star.actions import pack
from afrikan.star.kernel import legal, refusal
from afrikan.star.setting_out import refuse_roll
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.tiles import refuse_attempt, refuse_buy
from afrikan.star.travel import refuse_stop
from afrikan.star.turn import carries
from afrikan.star.words import Kind, Mode, Phase, Refusal


def study(
    state: State, rules: Rules, board: Board, routes: Routes, out: list[int], start: int, goal: int
) -> int:
    """Return the action of one of the study's strategies.

    Args:
        state, rules, board, routes: the position and the tables.
        out: room for the legal actions.
        start: the city to start from, or ``NONE``.
        goal: the city to travel to by land first, or ``NONE``.
    """
    action = propose_study(state, rules, board, routes, out, start, goal_now(state, board, routes, goal))
    if action == NONE or refusal(state, rules, board, action) != Refusal.NONE:
        legal(state, rules, board, out)
        action = out[0]
    return action


def goal_now(state: State, board: Board, routes: Routes, goal: int) -> int:
    """Return the goal of a journey as long as it is worth while, else ``NONE``."""
    if goal == NONE or state.phase == Phase.START_CITY or state.star_found == 1:
        return NONE
    if goal == board.capetown and state.bonus_taken == 1:
        return NONE
    if goal != board.capetown and state.tiles[goal] == NONE:
        return NONE
    return goal if routes.distance[LAND][state.players[state.current].node][goal] < FAR else NONE


def propose_study(
    state: State, rules: Rules, board: Board, routes: Routes, out: list[int], start: int, goal: int
) -> int:
    """Return the legal action that fits the strategy, or ``NONE`` if there is none."""
    player = state.players[state.current]
    if state.phase == Phase.MOVE:
        if carries(player):
            return best_leg_home(state, rules, board, routes, out)
        return move_on_to_tile(state, rules, board, routes, player, goal)
    if state.phase == Phase.TURN:
        return begin_study(state, rules, board, routes, player, out, goal)
    if state.phase == Phase.ARRIVED:
        onward = go_on_home(state, rules, board, routes, player, out)
        if onward != NONE:
            return onward
        if carries(player) and rules.forced_stay == ForcedStay.FREE:
            return pack(Kind.LEAVE)
        return open_here(state, rules, board)
    return pack(Kind.START, emptier_start(state, rules, board) if start == NONE else start)


def begin_study(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int], goal: int
) -> int:
    """Return the action that begins a turn."""
    action = begin_bound(state, rules, board, player)
    if action != NONE:
        return action
    if carries(player):
        return begin_home(state, rules, board, routes, player, out)
    action = begin_here(state, rules, board, player)
    if action == NONE and goal != NONE and refuse_roll(state, rules, board) == Refusal.NONE:
        action = pack(Kind.ROLL)
    return action if action != NONE else way_out(state, rules, board, routes, player)


def purse(rules: Rules, money: int) -> int:
    """Return the row of the tables of tiles that fits some money."""
    return RICH if money >= rules.sea_price else POOR


def way_out(state: State, rules: Rules, board: Board, routes: Routes, player: Player) -> int:
    """Return the way of travel from a city, by land, sea or air, with the nearest tiles, fares considered."""
    land = refuse_roll(state, rules, board) == Refusal.NONE
    flies = (
        player.money >= rules.air_price and board.air_begin[player.node] < board.air_begin[player.node + 1]
    )
    if land and board.on_sea[player.node] == 0 and not flies:
        return pack(Kind.ROLL)
    row = purse(rules, player.money)
    best, action = NOTHING, NONE
    if land:
        best, action = one_step(state, board, routes, Mode.LAND, row, 0), pack(Kind.ROLL)
    if board.on_sea[player.node] == 1:
        fare = sea_penalty(player.money // rules.sea_price)
        seen = one_step(state, board, routes, Mode.SEA, row, fare)
        if action == NONE or nearer(state, board, routes, seen, best):
            ship = board_ship(
                state, rules, board, routes.onward[MIXED], first_tile(state, board, routes, seen)
            )
            if ship != NONE:
                best, action = seen, ship
    return flight(state, rules, board, routes, player, best, action) if flies else action


def flight(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, best: int, action: int
) -> int:
    """Return the flight that leads nearer to the tiles than the best outlook so far, or the action given."""
    fare = air_penalty(player.money // rules.sea_price)
    row = purse(rules, player.money - rules.air_price)
    for line in range(board.air_begin[player.node], board.air_begin[player.node + 1]):
        seen = outlook(state, board, routes, row, board.air_to[line], fare)
        if nearer(state, board, routes, seen, best):
            best, action = seen, pack(Kind.FLY, board.air_to[line])
    return action


def sea_penalty(tickets: int) -> int:
    """Return the steps that a ship ticket counts for who has money for so many."""
    return 1 if 1 <= tickets <= 2 else 0


def air_penalty(tickets: int) -> int:
    """Return the steps that a flight counts for who has money for so many ship tickets."""
    if tickets <= 3:
        return 6
    if tickets == 4:
        return 4
    if tickets <= 9:
        return 2
    return 1 if tickets <= 12 else 0


def one_step(state: State, board: Board, routes: Routes, mode: int, row: int, fare: int) -> int:
    """Return the best outlook after one step by land or by sea out of the current pawn's city.

    Args:
        state, board, routes: the position and its tables.
        mode: a ``Mode``.
        row: ``RICH`` or ``POOR``.
        fare: the steps that the fare counts.
    """
    node, best = state.players[state.current].node, NOTHING
    for leg in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
        if board.leg_steps[leg] == 1:
            seen = outlook(state, board, routes, row, board.leg_to[leg], fare)
            if nearer(state, board, routes, seen, best):
                best = seen
    return best


def move_on_to_tile(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, goal: int
) -> int:
    """Return what to do with the rest of a roll."""
    here = player.node < board.cities and state.tiles[player.node] != NONE
    if here and state.steps == 0 and refuse_attempt(state, rules, board) == Refusal.NONE:
        return pack(Kind.ATTEMPT)
    action = NONE
    if goal == NONE or state.mode == Mode.SEA:
        action = leg_to_nearest(state, rules, board, routes, purse(rules, player.money))
    else:
        action = leg_to_goal(state, rules, board, routes, goal)
    buys = here and action == pack(Kind.STOP) and refuse_buy(state, rules, board) == Refusal.NONE
    return pack(Kind.BUY) if buys else action


def leg_to_nearest(state: State, rules: Rules, board: Board, routes: Routes, row: int) -> int:
    """Return the leg, or the stop, that leads to the landing with the nearest tiles."""
    node = state.players[state.current].node
    best, action = NOTHING, NONE
    if refuse_stop(state, rules, board) == Refusal.NONE:
        best, action = outlook(state, board, routes, row, node, 0), pack(Kind.STOP)
    for way in range(routes.reach_begin[state.mode][node], routes.reach_begin[state.mode][node + 1]):
        if fits(state, board, routes, way) and allows(state, rules, board, routes, state.mode, way):
            seen = outlook(state, board, routes, row, routes.reach_to[way], 0)
            if action == NONE or nearer(state, board, routes, seen, best):
                best, action = seen, begun(board, routes, way)
    return action


def leg_to_goal(state: State, rules: Rules, board: Board, routes: Routes, goal: int) -> int:
    """Return the leg, or the stop, that leads to the landing a journey prefers."""
    node = state.players[state.current].node
    fewest, action = 3 * FAR, NONE
    if refuse_stop(state, rules, board) == Refusal.NONE:
        fewest, action = detour(state, board, routes, node, goal), pack(Kind.STOP)
    for way in range(routes.reach_begin[Mode.LAND][node], routes.reach_begin[Mode.LAND][node + 1]):
        if fits(state, board, routes, way) and allows(state, rules, board, routes, Mode.LAND, way):
            steps = detour(state, board, routes, routes.reach_to[way], goal)
            if steps < fewest:
                fewest, action = steps, begun(board, routes, way)
    return action


def fits(state: State, board: Board, routes: Routes, way: int) -> bool:
    """Tell at a first glance whether a way may use the roll: all of it, or up to a city or hazard."""
    steps, to = routes.reach_steps[way], routes.reach_to[way]
    return steps == state.rest or (steps < state.rest and (to < board.cities or board.hazard[to] != 0))


def detour(state: State, board: Board, routes: Routes, node: int, goal: int) -> int:
    """Return by what a journey orders landings: goals, then cities with a tile, then the others, by steps."""
    if node == board.gold_coast or node == board.capetown:
        return -1 if node == board.capetown else -2
    steps = routes.distance[LAND][node][goal]
    tile = node < board.cities and state.tiles[node] != NONE
    return steps if tile else FAR + steps
