"""Interpreted and compiled are the same game: equal positions at the end of thousands of games."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.chance import seed_of
from afrikan.policies.choose import Policy
from afrikan.policies.routes import Routes, routes
from afrikan.records import as_dict, blank, from_record, to_record, to_records
from afrikan.rules import Ruleset
from afrikan.simulation.compiled import ENGINE
from afrikan.simulation.layout import size
from afrikan.simulation.measures import MEASURES
from afrikan.simulation.playout import ROOM, play_block
from afrikan.star.state import ACTIONS, CITIES, State
from afrikan.star.tables import tables
from tests.strategies import readings, rulesets

R = Policy.RANDOM
TABLE = [Policy.NEAREST, R, Policy.CAPETOWN, Policy.CLOSEST_TANGIER, R, Policy.GOLD_COAST]
"""Policies by seat: random players wander into every corner of the rules, the others end the game."""


POLICIES = [policy for policy in Policy if policy != Policy.PLANNER]
"""Those that play by the tables laid here; the planner has tables and tests of its own."""


def difference(rules, policies, seed, games, rounds, rotate=0):
    """Return the first game in which the two executions differ, with both positions, or ``None``."""
    wander = all(policy == R for policy in policies)
    fields = [rules.kernel()], [tables(rules)], [blank(Routes) if wander else routes(rules)]
    records = [to_records(field) for field in fields]
    state, record = blank(State), to_record(blank(State))
    faces, out = [0] * CITIES, [0] * ACTIONS
    compiled_faces, compiled_out = np.zeros(CITIES, np.int64), np.zeros(ACTIONS, np.int64)
    seats, groups = len(policies), [policies.index(policy) for policy in policies]
    key = seed_of(seed)
    compiled = ENGINE.block()
    for game in games:
        tally, compiled_tally = [[0] * size(rounds)], np.zeros((1, size(rounds)), np.int64)
        rows, compiled_rows = [[[0] * MEASURES]], np.zeros((1, 1, MEASURES), np.int64)
        rest = (key.seed_low, key.seed_high, game, 1, seats, rounds, rotate)
        play_block(state, *fields, policies, groups, faces, out, [0] * ROOM, *rest, tally, rows, [[]], [[]])
        mine = compiled_faces, compiled_out, np.zeros(ROOM, np.int64)
        unused = np.zeros((1, 0), np.int64), np.zeros((1, 0), np.int64)
        decided = np.array(policies), np.array(groups)
        compiled(record, *records, *decided, *mine, *rest, compiled_tally, compiled_rows, *unused)
        mine, theirs = as_dict(state), as_dict(from_record(record, State))
        mine["notes"], theirs["notes"] = (
            mine["notes"][: 3 * mine["noted"]],
            theirs["notes"][: 3 * mine["noted"]],
        )
        if mine != theirs or tally != compiled_tally.tolist() or rows != compiled_rows.tolist():
            return game, mine, theirs
    return None


@pytest.mark.parametrize("preset", Ruleset.presets())
@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (2, 2**40 + 7), (6, 3)])
def test_interpreted_and_compiled_play_the_same_games(preset, seats, seed):
    assert difference(Ruleset.preset(preset), TABLE[:seats], seed, range(120), rounds=40) is None


@settings(max_examples=25)
@given(rulesets(), st.integers(0, 2**64 - 1), st.integers(2, 6))
def test_any_ruleset_wanders_the_same_way_in_both(rules, seed, seats):
    assert difference(rules, [R] * seats, seed, range(3), rounds=25) is None


@settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow])
@given(readings(), st.integers(0, 2**64 - 1), st.lists(st.sampled_from(POLICIES), min_size=2, max_size=6))
def test_any_reading_plays_the_same_games_both_ways(rules, seed, policies):
    assert difference(rules, policies, seed, range(3), rounds=25) is None


def test_entrants_may_change_seats():
    assert (
        difference(
            Ruleset.preset("fan"),
            [Policy.NEAREST, Policy.RANDOM, Policy.NEAREST],
            5,
            range(60),
            rounds=40,
            rotate=1,
        )
        is None
    )


def test_the_game_number_may_be_large():
    assert (
        difference(
            Ruleset.preset("fan"),
            [Policy.NEAREST, Policy.CLOSEST_CAIRO],
            5,
            range(2**40, 2**40 + 20),
            rounds=40,
        )
        is None
    )


BOUNDS = """
from tests.simulation.test_one_source import TABLE, difference
from afrikan.rules import Ruleset
for preset in Ruleset.presets():
    assert difference(Ruleset.preset(preset), TABLE, 11, range(60), rounds=60) is None, preset
print("within bounds")
"""


def test_no_index_is_out_of_range(tmp_path):
    """Compiled once more with bounds checks, in a process and a cache of its own."""
    root = Path(__file__).parents[2]
    environment = os.environ | {
        "NUMBA_BOUNDSCHECK": "1",
        "XDG_CACHE_HOME": str(tmp_path),
        "PYTHONPATH": str(root),
    }
    done = subprocess.run(
        [sys.executable, "-c", BOUNDS], env=environment, cwd=root, capture_output=True, text=True, check=False
    )
    assert done.stdout == "within bounds\n", done.stderr[-2000:]
