"""What a closed tile promises the planner, from any place and with any money."""

from afrikan.policies.nearest import purse_row
from afrikan.policies.planner_tables import TURN
from afrikan.policies.routes import Routes
from afrikan.rules.kernel_types import HorseshoeWins, Rules
from afrikan.star.state import CITIES, NONE, Board, State
from afrikan.star.turn import carries
from afrikan.star.words import Face

RIVALS = CITIES
RACING = 2 * CITIES
CARRIERS = RACING + 1


def prepare(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> None:
    player = state.players[state.current]
    row = purse_row(rules, player)
    out[RACING] = 0
    out[CARRIERS] = 0
    for seat in range(state.seats):
        other = state.players[seat]
        if seat != state.current and carries(other):
            turns = routes.home[purse_row(rules, other)][other.node] * TURN // 1000 + other.slave * TURN
            out[CARRIERS] += routes.haste[min(turns, 900)]
            out[RACING] = 1
    if state.remaining[Face.HORSESHOE] == 0 or rules.horseshoe_wins == HorseshoeWins.NO or carries(player):
        out[RACING] = 0
    for city in range(board.cities):
        out[city] = 0
        if state.tiles[city] != NONE:
            out[city] = alone(rules, board, routes, state, city)
            out[RIVALS + city] = rivals(state, rules, routes, city)
    if out[RACING] == 1:
        for city in range(board.cities):
            if out[city] > 0:
                out[city] = 100 + around2(board, routes, out, row, city) * routes.knob[11] // 100
        return
    for city in range(board.cities):
        out[2 * CITIES + 2] = 0
    for city in range(board.cities):
        if out[city] > 0:
            out[city] += 1024 * (out[city] + around(board, routes, out, row, city) * routes.knob[6] // 100)
    for city in range(board.cities):
        out[city] >>= 10


def alone(rules: Rules, board: Board, routes: Routes, state: State, city: int) -> int:
    home = routes.home[2][city] * TURN // 1000
    worth = 100 + routes.knob[7] * routes.fade2[min(home, 900)] // 1000
    if city == board.capetown and state.bonus_taken == 0:
        worth += routes.knob[8]
    if city == board.gold_coast:
        worth += routes.knob[9]
    return worth


def rivals(state: State, rules: Rules, routes: Routes, city: int) -> int:
    total = 0
    for seat in range(state.seats):
        other = state.players[seat]
        if seat != state.current and other.node != NONE and not carries(other):
            turns = routes.cost[purse_row(rules, other)][other.node][city] + other.slave * TURN
            if other.node == city:
                turns += TURN
            total += routes.haste[min(turns, 900)]
    return total * routes.knob[10] // 100


def around(board: Board, routes: Routes, out: list[int], row: int, node: int) -> int:
    total = 0
    for city in range(board.cities):
        if out[city] > 0 and city != node:
            total += routes.fade[routes.cost[row][node][city]] * (out[city] & 1023)
    return total // 1000


def around2(board: Board, routes: Routes, out: list[int], row: int, node: int) -> int:
    total = 0
    for city in range(board.cities):
        if out[city] > 0 and city != node:
            total += routes.fade[routes.cost[row][node][city]]
    return total // 10


def promise(routes: Routes, out: list[int], row: int, node: int, city: int, more: int) -> int:
    """Return the worth of setting out from a node for the tile of a city."""
    cost = routes.cost[row][node][city] + more
    ours = routes.haste[cost]
    first = ours * 1000 // (ours + out[RIVALS + city])
    if out[RACING] == 1:
        home = routes.haste[routes.race[row][node][city] + more]
        return home * 1_000_000 // (home + out[CARRIERS]) * first * out[city] // 1000
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
