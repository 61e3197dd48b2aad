"""The built-in policies, each a number, so that one compiled function can choose for any of them."""

from enum import IntEnum

from afrikan.chance import Purpose, Seed, below, word
from afrikan.policies.nearest import nearest
from afrikan.policies.planner import planner
from afrikan.policies.routes import Routes
from afrikan.policies.study import study
from afrikan.rules.kernel_types import Rules
from afrikan.star.kernel import legal
from afrikan.star.state import NONE, Board, State


class Policy(IntEnum):
    """The policies that both executions know."""

    RANDOM = 0
    NEAREST = 1
    CLOSEST_CAIRO = 2
    CLOSEST_TANGIER = 3
    CAPETOWN = 4
    GOLD_COAST = 5
    PLANNER = 6


POLICIES = {policy.name.lower(): policy for policy in Policy}
"""The same policies by the names people use."""


def choose(
    policy: int, state: State, rules: Rules, board: Board, routes: Routes, out: list[int], key: Seed
) -> int:
    """Return the action that a built-in policy takes at a decision.

    Args:
        policy: a ``Policy``.
        state, rules, board: the position and the tables the rules use.
        routes: the tables the policies use.
        out: room for the legal actions.
        key: the game's random stream.
    """
    if policy == Policy.NEAREST or policy == Policy.PLANNER:
        action = NONE
        if policy == Policy.PLANNER:
            action = planner(state, rules, board, routes, out)
        return action if action != NONE else nearest(state, rules, board, routes, out)
    if policy == Policy.RANDOM:
        return random_action(state, rules, board, out, key)
    by_cairo = policy == Policy.CLOSEST_CAIRO or policy == Policy.CAPETOWN
    start = routes.cairo if by_cairo else routes.tangier
    goal = NONE
    if policy == Policy.CAPETOWN:
        goal = board.capetown
    elif policy == Policy.GOLD_COAST:
        goal = board.gold_coast
    return study(state, rules, board, routes, out, start, goal)


def random_action(state: State, rules: Rules, board: Board, out: list[int], key: Seed) -> int:
    """Return one of the legal actions, each with the same chance."""
    count = legal(state, rules, board, out)
    if count == 1:
        return out[0]
    turn = state.players[state.current].turns
    return out[below(word(key, Purpose.POLICY, state.current, turn, state.choices), count)]
