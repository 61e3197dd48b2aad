"""What a closed tile promises the planner, from any place and with any money."""

from afrikan.policies.nearest import purse_row
from afrikan.policies.planner_tables import TURN
from afrikan.policies.routes import Routes
from afrikan.rules.kernel_types import HorseshoeWins, Rules
from afrikan.star.state import CITIES, NONE, Board, State
from afrikan.star.turn import carries
from afrikan.star.words import Face

RIVALS = CITIES
BARE = 2 * CITIES
RACING = 3 * CITIES
CARRIERS = RACING + 1
PULL = RACING + 2


def prepare(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> None:
    player = state.players[state.current]
    row = purse_row(rules, player)
    look_at_carriers(state, rules, routes, out)
    out[PULL] = 0
    left = 1
    for city in range(board.cities):
        if state.tiles[city] != NONE:
            left += 1
    for city in range(board.cities):
        out[city] = 0
        out[BARE + city] = 0
        if state.tiles[city] != NONE:
            fast = 900
            slow = 0
            for seat in range(state.seats):
                other = state.players[seat]
                if seat != state.current and other.node != NONE and not carries(other):
                    turns = routes.cost[purse_row(rules, other)][other.node][city] + other.slave * TURN
                    if other.node == city:
                        turns += TURN
                    fast = min(fast, turns)
                    slow += routes.slow[min(turns, 900)]
            out[RIVALS + city] = fast
            out[BARE + city] = 100_000 // (1000 + slow * routes.knob[16] // 100)
            out[city] = alone(rules, board, routes, state, city)
            if city == board.capetown and state.bonus_taken == 0 and player.node != NONE:
                mine = routes.slow[routes.cost[row][player.node][city]]
                out[PULL] = routes.knob[8] * mine // (mine + slow)
    if player.node == NONE:
        rich(board, routes, out, row, player.node, 0)
        return
    best = 0
    for city in range(board.cities):
        if out[city] > 0:
            best = max(best, promise(routes, out, row, player.node, city, 0))
    rich(board, routes, out, row, player.node, best * routes.knob[17] // 100)


def rich(board: Board, routes: Routes, out: list[int], row: int, node: int, least: int) -> None:
    for city in range(board.cities):
        if out[city] > 0:
            if node == NONE or node == city or promise(routes, out, row, node, city, 0) >= least:
                if out[RACING] == 1:
                    out[city] = 100 + follow(board, routes, out, row, city) * routes.knob[11] // 100
                else:
                    out[city] += follow(board, routes, out, row, city)
                    if out[PULL] > 0:
                        out[city] += out[PULL] * routes.slow[routes.cost[row][city][board.capetown]] // 1000
            else:
                out[city] = 0


def look_at_carriers(state: State, rules: Rules, routes: Routes, out: list[int]) -> None:
    out[RACING] = 0
    out[CARRIERS] = 0
    for seat in range(state.seats):
        other = state.players[seat]
        if seat != state.current and carries(other):
            turns = routes.home[purse_row(rules, other)][other.node] * TURN // 1000 + other.slave * TURN
            out[CARRIERS] += routes.haste[min(turns, 900)]
            out[RACING] = 1
    if (
        state.remaining[Face.HORSESHOE] == 0
        or rules.horseshoe_wins == HorseshoeWins.NO
        or carries(state.players[state.current])
    ):
        out[RACING] = 0


def alone(rules: Rules, board: Board, routes: Routes, state: State, city: int) -> int:
    home = routes.home[2][city] * TURN // 1000
    worth = 100 + routes.knob[7] * routes.fade2[min(home, 900)] // 1000
    if city == board.gold_coast:
        worth += routes.knob[9]
    return worth


def follow(board: Board, routes: Routes, out: list[int], row: int, node: int) -> int:
    near = 0
    far = 0
    for city in range(board.cities):
        if out[BARE + city] > 0 and city != node:
            cost = routes.cost[row][node][city]
            near += routes.fade[cost] * out[BARE + city]
            far += routes.slow[cost] * out[BARE + city]
    return (near * routes.knob[6] + far * routes.knob[15]) // 100_000


def promise(routes: Routes, out: list[int], row: int, node: int, city: int, more: int) -> int:
    """Return the worth of setting out from a node for the tile of a city."""
    cost = routes.cost[row][node][city] + more
    lead = out[RIVALS + city] - cost
    first = 100
    if lead < -TURN * routes.knob[21] // 100:
        first = routes.knob[10]
    elif lead < 2 * TURN:
        first = 100 + routes.knob[20]
    if out[RACING] == 1:
        home = routes.haste[routes.race[row][node][city] + more]
        return home * 1_000_000 // (home + out[CARRIERS]) * first * out[city] // 100
    return routes.fade[cost] * first * out[city]


def target(board: Board, routes: Routes, out: list[int], row: int, node: int, skip: int) -> int:
    """Return the city whose tile promises most from a node, or ``NONE``."""
    best, most = NONE, 0
    for city in range(board.cities):
        if out[city] > 0 and city != skip:
            worth = promise(routes, out, row, node, city, 0)
            if worth > most:
                best, most = city, worth
    return best
