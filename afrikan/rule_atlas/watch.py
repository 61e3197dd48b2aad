"""Games under one ruleset in which each step is held against another ruleset: does a difference come up?

A step is a decision, or an outcome of chance, or the deal with which a game begins. A difference is *met*

- at the deal, if it leaves another position;
- at an outcome of chance, if the one that fell has another effect;
- at a decision, if other actions are legal, or an action that is legal under both has another effect.

It is *used* where it is met at the deal or at an outcome of chance, and at a decision if the action that the
policy chooses under either ruleset, in this very position, is refused by the other or has another effect
under it. Effects are compared as whole positions, but for what the bank has left: that nobody notices until
the bank cannot pay, and then a purse differs.
"""

from collections.abc import Sequence
from enum import IntEnum

from afrikan.chance.streams import Seed
from afrikan.policies.choose import choose
from afrikan.policies.routes import Routes
from afrikan.rule_atlas.positions import alike, copy
from afrikan.rules.kernel_types import Rules
from afrikan.star.kernel import apply, is_chance, legal, refusal
from afrikan.star.luck import draw, shuffle
from afrikan.star.setup import deal
from afrikan.star.state import ACTIONS, Board, State
from afrikan.star.words import Phase, Refusal

HERE = 0
THERE = 1
"""The ruleset under which the games are played, and the one they are held against."""

PLAYED, TRIED_HERE, TRIED_THERE = 0, 1, 2
POSITIONS = 3
"""The position of the game, and one step further under either ruleset."""


class Found(IntEnum):
    """What is found at a step."""

    NOTHING = 0
    MET = 1
    USED = 2


class Seen(IntEnum):
    """What is counted: steps, and games with such a step."""

    STEPS_MET = 0
    STEPS_USED = 1
    GAMES_MET = 2
    GAMES_USED = 3


SEEN = 4


def watch_block(
    states: list[State],
    words: list[list[int]],
    rules: Sequence[Rules],
    boards: Sequence[Board],
    routes: Sequence[Routes],
    policy: int,
    faces: list[int],
    room: list[int],
    seed_low: int,
    seed_high: int,
    begin: int,
    games: int,
    seats: int,
    cap: int,
    seen: list[int],
) -> None:
    """Play consecutive games of a seed and count the steps at which a difference is met and used.

    Args:
        states, words: a row of ``POSITIONS`` positions, as ``afrikan.rule_atlas.positions`` tells.
        rules, boards, routes: the tables, first those under which is played, then the other ones.
        policy: the ``Policy`` of every seat.
        faces: room for the faces of the slots.
        room: room for two lists of legal actions.
        seed_low, seed_high: the seed as two 32-bit words.
        begin: number of the first game.
        games: how many are played.
        seats: number of players.
        cap: last round that is played.
        seen: ``SEEN`` counts to add to.
    """
    out = room[:ACTIONS]
    other = room[ACTIONS:]
    for game in range(begin, begin + games):
        key = Seed(seed_low, seed_high, game & 0xFFFFFFFF, game >> 32)
        shuffle(faces, rules[HERE], key)
        met, used = count_step(deal_both(states, words, rules, boards, seats, cap), 0, 0, seen)
        while states[PLAYED].phase != Phase.OVER:
            if is_chance(states[PLAYED]):
                action = draw(states[PLAYED], faces, key)
                found = judge_outcome(states, words, rules, boards, action)
            else:
                action = choose(policy, states[PLAYED], rules[HERE], boards[HERE], routes[HERE], out, key)
                found = judge(states, words, rules, boards, routes, policy, out, other, key, action)
            met, used = count_step(found, met, used, seen)
            step(states[PLAYED], rules[HERE], boards[HERE], action)
        seen[Seen.GAMES_MET] += met
        seen[Seen.GAMES_USED] += used


def count_step(found: int, met: int, used: int, seen: list[int]) -> tuple[int, int]:
    """Count what was found at a step; return whether a difference has been met and used in this game."""
    if found == Found.NOTHING:
        return met, used
    seen[Seen.STEPS_MET] += 1
    if found == Found.MET:
        return 1, used
    seen[Seen.STEPS_USED] += 1
    return 1, 1


def deal_both(
    states: list[State],
    words: list[list[int]],
    rules: Sequence[Rules],
    boards: Sequence[Board],
    seats: int,
    cap: int,
) -> int:
    """Deal a game under both rulesets and return what was found."""
    copy(states, words, PLAYED, TRIED_THERE)
    deal(states[PLAYED], rules[HERE], boards[HERE], seats, cap)
    deal(states[TRIED_THERE], rules[THERE], boards[THERE], seats, cap)
    states[TRIED_THERE].bank = states[PLAYED].bank
    return Found.NOTHING if alike(states, words, PLAYED, TRIED_THERE) else Found.USED


def step(state: State, rules: Rules, board: Board, action: int) -> None:
    """Carry out an action; this is compiled once for all who call it."""
    apply(state, rules, board, action)


def parts(
    states: list[State], words: list[list[int]], rules: Sequence[Rules], boards: Sequence[Board], action: int
) -> bool:
    """Tell whether an action has another effect under the other ruleset."""
    copy(states, words, PLAYED, TRIED_HERE)
    copy(states, words, PLAYED, TRIED_THERE)
    step(states[TRIED_HERE], rules[HERE], boards[HERE], action)
    step(states[TRIED_THERE], rules[THERE], boards[THERE], action)
    states[TRIED_THERE].bank = states[TRIED_HERE].bank
    return not alike(states, words, TRIED_HERE, TRIED_THERE)


def judge_outcome(
    states: list[State], words: list[list[int]], rules: Sequence[Rules], boards: Sequence[Board], action: int
) -> int:
    """Return what is found at an outcome of chance."""
    return Found.USED if parts(states, words, rules, boards, action) else Found.NOTHING


def allowed(state: State, rules: Sequence[Rules], boards: Sequence[Board], action: int) -> bool:
    """Tell whether an action is legal under both rulesets."""
    here = refusal(state, rules[HERE], boards[HERE], action)
    there = refusal(state, rules[THERE], boards[THERE], action)
    return here == Refusal.NONE and there == Refusal.NONE


def judge(
    states: list[State],
    words: list[list[int]],
    rules: Sequence[Rules],
    boards: Sequence[Board],
    routes: Sequence[Routes],
    policy: int,
    out: list[int],
    other: list[int],
    key: Seed,
    action: int,
) -> int:
    """Return what is found at a decision.

    Args:
        states, words, rules, boards, routes, policy: as for ``watch_block``.
        out, other: room for legal actions.
        key: seed and game.
        action: what the policy chooses under the ruleset that is played.
    """
    if legal(states[PLAYED], rules[THERE], boards[THERE], other) == 0:
        return Found.USED
    rival = choose(policy, states[PLAYED], rules[THERE], boards[THERE], routes[THERE], other, key)
    for chosen in (action, rival):
        if not allowed(states[PLAYED], rules, boards, chosen) or parts(states, words, rules, boards, chosen):
            return Found.USED
    count = legal(states[PLAYED], rules[HERE], boards[HERE], out)
    if count != legal(states[PLAYED], rules[THERE], boards[THERE], other):
        return Found.MET
    for place in range(count):
        if out[place] != other[place] or parts(states, words, rules, boards, out[place]):
            return Found.MET
    return Found.NOTHING
