"""The policy ``planner``."""

from afrikan.policies.nearest import allows, begin_home, best_leg_home, checked, purse_row
from afrikan.policies.planner_tables import TURN
from afrikan.policies.planner_value import RACING, prepare, promise, target
from afrikan.policies.routes import DRIFTING, FAR, Routes
from afrikan.rules.kernel_types import Rules
from afrikan.star.actions import pack
from afrikan.star.kernel import legal, refusal
from afrikan.star.state import CITIES, NONE, Board, Player, State
from afrikan.star.tiles import refuse_attempt, refuse_buy
from afrikan.star.turn import carries
from afrikan.star.words import Face, Kind, Mode, Phase, Refusal, Stowaway, Voyage


def planner(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    action = plan(state, rules, board, routes, out)
    if action == NONE or refusal(state, rules, board, action) != Refusal.NONE:
        legal(state, rules, board, out)
        action = out[0]
    return action


def plan(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    player = state.players[state.current]
    if state.phase == Phase.TURN:
        if player.held == 1:
            return pack(Kind.RELEASE)
        if player.slave > 0:
            return pack(Kind.SERVE)
        if player.stowaway == Stowaway.MUST_SKIP:
            return pack(Kind.SKIP)
    if state.phase == Phase.START_CITY:
        prepare_start(state, rules, board, routes, out)
        return pack(Kind.START, best_start(state, rules, board, routes, out))
    row = purse_row(rules, player)
    if carries(player) and routes.home[row][player.node] < FAR:
        if state.phase == Phase.MOVE:
            return best_leg_home(state, rules, board, routes)
        if state.phase == Phase.TURN:
            return begin_home(state, rules, board, routes, player)
        if refuse_buy(state, rules, board) == Refusal.NONE:
            return pack(Kind.LEAVE)
        return pack(Kind.LEAVE)
    prepare(state, rules, board, routes, out)
    if state.phase == Phase.TURN:
        return begin(state, rules, board, routes, player, out, row)
    if state.phase == Phase.MOVE:
        return move_on(state, rules, board, routes, player, out, row)
    return arrived(state, rules, board, routes, player, out, row)


def prepare_start(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> None:
    state.players[state.current].node = NONE
    prepare(state, rules, board, routes, out)


def best_start(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    best, most = NONE, -1
    row = purse_row(rules, state.players[state.current])
    for city in range(board.cities):
        if board.is_start[city] == 1:
            worth = standing(board, routes, out, row, city, NONE)
            if routes.knob[19] == city + 1:
                return city
            if worth > most:
                best, most = city, worth
    return best


def standing(board: Board, routes: Routes, out: list[int], row: int, node: int, skip: int) -> int:
    """Return the worth of ending a turn at a node."""
    city = target(board, routes, out, row, node, skip)
    return 0 if city == NONE else promise(routes, out, row, node, city, 0)


def begin(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int], row: int
) -> int:
    node = player.node
    if node >= board.cities:
        return pack(Kind.DRIFT) if player.voyage == Voyage.DRIFT else pack(Kind.ROLL)
    goal = target(board, routes, out, row, node, node)
    leave = 0 if goal == NONE else promise(routes, out, row, node, goal, 0)
    if state.tiles[node] != NONE:
        if refuse_buy(state, rules, board) == Refusal.NONE and promise(routes, out, row, node, node, 0) >= leave:
            return pack(Kind.BUY)
        stay = promise(routes, out, 0, node, node, routes.knob[12])
        code = refuse_attempt(state, rules, board)
        if stay >= leave or player.waiting == 1:
            if code == Refusal.NONE:
                return pack(Kind.ATTEMPT)
            if code == Refusal.DECIDE_AFTER_ROLL:
                return pack(Kind.ROLL)
    if goal == NONE:
        return pack(Kind.ROLL)
    if player.stowaway == Stowaway.READY and row == 0:
        return pack(Kind.STOWAWAY)
    if out[RACING] == 1:
        return checked(state, rules, board, routes.race_action[row][node][goal])
    return checked(state, rules, board, routes.cost_action[row][node][goal])


def move_on(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int], row: int
) -> int:
    best, most = NONE, -1
    node = player.node
    if node < board.cities and state.tiles[node] != NONE:
        if state.steps == 0:
            if refuse_attempt(state, rules, board) == Refusal.NONE:
                best = pack(Kind.ATTEMPT)
                if state.die >= 4:
                    most = promise(routes, out, 7, node, node, 0)
                else:
                    most = promise(routes, out, 0, node, node, routes.knob[13])
        elif refuse_buy(state, rules, board) == Refusal.NONE:
            return pack(Kind.BUY)
    if state.steps > 0:
        best, most = pack(Kind.STOP), standing(board, routes, out, row, node, NONE)
    begin = routes.reach_begin[state.mode][node]
    for way in range(begin, routes.reach_begin[state.mode][node + 1]):
        if allows(state, rules, board, routes, way):
            worth = standing(board, routes, out, row, routes.reach_to[way], NONE)
            if worth > most:
                leg = routes.reach_leg[way]
                best = pack(Kind.LAND + state.mode, board.leg_to[leg], board.leg_steps[leg])
                most = worth
    return best


def arrived(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int], row: int
) -> int:
    node = player.node
    if refuse_buy(state, rules, board) == Refusal.NONE:
        now = promise(routes, out, row, node, node, 0)
        later = promise(routes, out, row, node, node, routes.knob[14])
        return pack(Kind.BUY)
    if refuse_attempt(state, rules, board) == Refusal.NONE:
        return pack(Kind.ATTEMPT)
    return pack(Kind.LEAVE)
