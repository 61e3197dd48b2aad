"""Watches games under one ruleset for steps at which another would differ, interpreted or compiled."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from afrikan.chance import seed_of
from afrikan.policies.choose import POLICIES
from afrikan.policies.routes import Routes, routes
from afrikan.records import blank, to_records
from afrikan.rule_atlas.positions import compile_positions
from afrikan.rule_atlas.watch import POSITIONS, SEEN, watch_block
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import Rules
from afrikan.simulation import compiling as compiler
from afrikan.simulation.compiled import ENGINE
from afrikan.star.state import ACTIONS, CITIES, Board, State
from afrikan.star.tables import tables

WATCH = "afrikan.rule_atlas.watch"
POSITIONS_MODULE = "afrikan.rule_atlas.positions"
CALLED = {"parts", "step"}
"""Functions that are compiled once and called."""


class Sighting(NamedTuple):
    """How often a difference between two rulesets came up.

    Attributes:
        met: at how many steps it was there.
        used: at how many of them what was done rests on it.
        games_met, games_used: in how many games.
    """

    met: int
    used: int
    games_met: int
    games_used: int


UNSEEN = Sighting(0, 0, 0, 0)


class Tables(NamedTuple):
    """What the two rulesets look up: rules, boards, and routes for the policies."""

    rules: list[Rules]
    boards: list[Board]
    routes: list[Routes]


def watched(
    played: Ruleset,
    other: Ruleset,
    policy: str,
    games: int,
    seed: int,
    *,
    players: int,
    rounds: int,
    compiled: bool,
) -> Sighting:
    """Play games under one ruleset and count where another differs; see ``afrikan.rule_atlas.watch``.

    Another board is another one from the deal on: it is met and used once in every game.

    Args:
        played: the ruleset of the games.
        other: the one they are held against.
        policy: the built-in policy of everybody.
        games: how many, from game 0 of the seed on.
        seed: decides tiles and dice.
        players: how many play.
        rounds: a game ends without a winner after so many.
        compiled: whether compiled code plays.

    >>> fan = Ruleset.preset("fan")
    >>> watched(fan.replace(max_players=5), fan, "nearest", 1, 7, players=2, rounds=9, compiled=False)
    Sighting(met=0, used=0, games_met=0, games_used=0)
    """
    if played.board != other.board:
        return Sighting(games, games, games, games)
    pair, planned = (played, other), policy == "planner"
    made = Tables(
        [rules.kernel() for rules in pair],
        [tables(rules) for rules in pair],
        [routes(rules, planned) for rules in pair],
    )
    key = seed_of(seed)
    rest = key.seed_low, key.seed_high, 0, games, players, rounds
    run = _compiled if compiled else _interpreted
    return Sighting(*run(made, POLICIES[policy], rest))


def _interpreted(made: Tables, policy: int, rest: tuple[int, ...]) -> list[int]:
    states, seen = [blank(State) for _ in range(POSITIONS)], [0] * SEEN
    run: Callable[..., None] = watch_block
    run(states, [], *made, policy, [0] * CITIES, [0] * (2 * ACTIONS), *rest, seen)
    return seen


def _compiled(made: Tables, policy: int, rest: tuple[int, ...]) -> list[int]:
    import numpy as np

    states = to_records([blank(State) for _ in range(POSITIONS)])
    words = states.view(np.int32).reshape(POSITIONS, -1)
    records = [to_records(tables) for tables in made]
    faces, room, seen = (np.zeros(size, np.int64) for size in (CITIES, 2 * ACTIONS, SEEN))
    compiled_watch()(states, words, *records, policy, faces, room, *rest, seen)
    counts: list[int] = seen.tolist()
    return counts


def watch_folder() -> Path:
    """Return the folder of the compiled code."""
    return ENGINE.folder(WATCH, (WATCH, POSITIONS_MODULE))


@cache
def compiled_watch() -> Callable[..., None]:
    """Return ``watch_block`` as compiled code; its first call compiles, later processes read the cache."""
    ENGINE.register()
    compile_positions()
    for function in compiler.functions_of(import_module(WATCH)):
        if function is not watch_block:
            compiler.register(function, once=function.__name__ in CALLED)
    compiler.announce(watch_folder())
    return compiler.as_compiled(watch_block, watch_folder())
