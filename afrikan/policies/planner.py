"""The policy ``planner``: it counts expected turns, not steps, and looks at its money and at the others.

While the Star is hidden, every closed tile is as likely to hide it. So the planner heads for the tile that it
can open soonest, by road, ship or plane, and values those more that lie near home or have other closed tiles
around them, and those less that a rival will have first. Money counts as the turns that it can save; it pays
for a tile, unless the money is needed to get off an island.

Once somebody else carries the Star, only a horseshoe helps. The planner then opens the tiles from which it
would be home before him. With the Star or a horseshoe it goes home in the fewest expected turns.
"""

from afrikan.policies.nearest import allows, begun, checked, go_on_home, purse_row, turns_home_of
from afrikan.policies.planner_tables import HOME, OPEN, TURN
from afrikan.policies.planner_value import RACING, promise, promise_of_waiting, prospect, survey, target
from afrikan.policies.routes import FAR, Routes
from afrikan.rules.kernel_types import Rules
from afrikan.star.actions import pack
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.tiles import opening_roll, refuse_attempt, refuse_buy
from afrikan.star.turn import carries
from afrikan.star.words import Kind, Phase, Refusal, Stowaway

SPARED = 2 * TURN
"""The expected wait for a die that opens a tile; over once it has been thrown."""


def planner(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    """Return the action of the policy ``planner``, or ``NONE`` where it does the same as ``nearest``.

    Args:
        state, rules, board: the position and the tables the rules use.
        routes: the tables of the policies, the planner's included.
        out: room for the planner's notes.
    """
    action = plan(state, rules, board, routes, out)
    return NONE if action == NONE else checked(state, rules, board, action)


def plan(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> int:
    """Return the action that fits the policy, which need not be legal, or ``NONE``."""
    player = state.players[state.current]
    if state.phase == Phase.START_CITY or (state.phase == Phase.TURN and not_free(board, player)):
        return NONE
    if carries(player) and turns_home_of(rules, routes, player) < FAR:
        return go_on_or_leave(state, rules, board, routes, player, out)
    survey(state, rules, board, routes, out)
    if state.phase == Phase.TURN:
        return begin_plan(state, rules, board, routes, player, out)
    if state.phase == Phase.MOVE:
        return move_by_plan(state, rules, board, routes, player, out)
    return open_by_plan(state, rules, board, routes, player, out)


def go_on_or_leave(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> int:
    """Return what a carrier does: on arrival it opens nothing, otherwise it does the same as ``nearest``."""
    if state.phase != Phase.ARRIVED:
        return NONE
    onward = go_on_home(state, rules, board, routes, player, out)
    return onward if onward != NONE else pack(Kind.LEAVE)


def not_free(board: Board, player: Player) -> bool:
    """Tell whether a turn begins under way or in somebody's hands, so that there is no choice."""
    skips = player.stowaway == Stowaway.MUST_SKIP
    return player.node >= board.cities or player.held + player.slave + player.lost > 0 or skips


def begin_plan(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> int:
    """Return the action that begins a turn: stay for the tile here, or set out for the best one."""
    row = purse_row(rules, player)
    goal = target(board, routes, out, row, player.node, player.node)
    leave = 0 if goal == NONE else promise(routes, out, row, player.node, goal)
    if state.tiles[player.node] != NONE:
        pays = wants_to_pay(state, rules, board, routes, player, out)
        if pays and promise(routes, out, row, player.node, player.node) >= leave:
            return pack(Kind.BUY)
        stays = promise_of_waiting(routes, out, row, player.node, 0) >= leave or player.waiting == 1
        code = refuse_attempt(state, rules, board) if stays else Refusal.NO_TILE
        if code == Refusal.NONE or code == Refusal.DECIDE_AFTER_ROLL:
            return pack(Kind.ATTEMPT if code == Refusal.NONE else Kind.ROLL)
    if player.stowaway == Stowaway.READY:
        return pack(Kind.STOWAWAY)
    return pack(Kind.ROLL) if goal == NONE else routes.plans[0].action[aim(out)][row][player.node][goal]


def aim(out: list[int]) -> int:
    """Return which tables count: to open a tile, or to be home by way of one."""
    return HOME if out[RACING] == 1 else OPEN


def wants_to_pay(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> bool:
    """Tell whether the tile here can be paid for, and the money does more good so than kept."""
    if refuse_buy(state, rules, board) != Refusal.NONE:
        return False
    rich = player.money - rules.tile_price >= rules.sea_price
    return rich or routes.plans[0].pays[aim(out)][purse_row(rules, player)][player.node] == 1


def move_by_plan(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> int:
    """Return what to do with the rest of a roll: whatever leaves the best prospect."""
    node, row = player.node, purse_row(rules, player)
    best, most = NONE, -1
    if state.steps > 0:
        best, most = pack(Kind.STOP), prospect(board, routes, out, row, node)
        if wants_to_pay(state, rules, board, routes, player, out):
            return pack(Kind.BUY)
    elif refuse_attempt(state, rules, board) == Refusal.NONE:
        spared = SPARED if state.die >= opening_roll(rules) else 0
        best, most = pack(Kind.ATTEMPT), promise_of_waiting(routes, out, row, node, spared)
    for way in range(routes.reach_begin[state.mode][node], routes.reach_begin[state.mode][node + 1]):
        if allows(state, rules, board, routes, state.mode, way):
            promised = prospect(board, routes, out, row, routes.reach_to[way])
            if promised > most:
                best, most = begun(board, routes, way), promised
    return best


def open_by_plan(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> int:
    """Return what to do beside a tile on arrival: pay, try the die if that is free, or leave it for now."""
    if wants_to_pay(state, rules, board, routes, player, out):
        return pack(Kind.BUY)
    return pack(Kind.ATTEMPT if refuse_attempt(state, rules, board) == Refusal.NONE else Kind.LEAVE)
