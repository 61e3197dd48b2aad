"""Whether a difference between two rulesets is met and used: held against what games really hold."""

import numpy as np
import pytest

from afrikan.chance import seed_of
from afrikan.policies.choose import POLICIES, choose
from afrikan.policies.routes import routes
from afrikan.records import as_dict, blank, clone, from_record, to_records
from afrikan.rule_atlas.positions import alike, compile_positions, copy
from afrikan.rule_atlas.watch import POSITIONS
from afrikan.rule_atlas.watching import Sighting, watched
from afrikan.rules import Ruleset
from afrikan.simulation.compiling import as_compiled
from afrikan.star.actions import kind_of
from afrikan.star.kernel import apply, is_chance, legal
from afrikan.star.luck import draw, shuffle
from afrikan.star.setup import deal
from afrikan.star.state import ACTIONS, CITIES, State
from afrikan.star.tables import tables
from afrikan.star.words import Kind, Phase

FAN = Ruleset.preset("fan")


def seen(played, other=FAN, policy="nearest", games=2, rounds=20):
    return watched(played, other, policy, games, 1, players=3, rounds=rounds, compiled=False)


def steps(rules, policy, game, rounds=20):
    """Every position of a game and what is done there, from the kernel alone."""
    kernel, board, ways = rules.kernel(), tables(rules), routes(rules)
    state, faces, key = blank(State), [0] * CITIES, seed_of(1, game)
    shuffle(faces, kernel, key)
    deal(state, kernel, board, 3, rounds)
    while state.phase != Phase.OVER:
        if is_chance(state):
            action = draw(state, faces, key)
        else:
            action = choose(POLICIES[policy], state, kernel, board, ways, [0] * ACTIONS, key)
        yield clone(state), action
        apply(state, kernel, board, action)


def legal_in(state, rules):
    out = [0] * ACTIONS
    return set(out[: legal(state, rules.kernel(), tables(rules), out)])


def test_an_option_that_nothing_depends_on_is_never_met():
    assert seen(FAN.replace(max_players=4)) == Sighting(0, 0, 0, 0)


def test_what_the_bank_has_left_is_no_difference_until_it_cannot_pay():
    assert seen(FAN.replace(bank_limit="notes")) == Sighting(0, 0, 0, 0)


def test_a_difference_at_the_deal_is_met_and_used_once_a_game():
    assert seen(FAN.replace(start_money=400), rounds=1) == Sighting(2, 2, 2, 2)


def test_another_board_is_another_one_from_the_deal_on():
    assert seen(FAN.replace(board="nordic")) == Sighting(2, 2, 2, 2)


@pytest.mark.parametrize("policy", ["nearest", "random"])
def test_an_action_more_is_met_where_it_is_legal_and_used_where_it_is_chosen(policy):
    value = FAN.replace(may_pass="yes")
    met = used = 0
    for game in range(2):
        for state, action in steps(value, policy, game, rounds=10):
            if not is_chance(state):
                more = legal_in(state, value) - legal_in(state, FAN)
                met += bool(more)
                used += action in more
    found = seen(value, policy=policy, rounds=10)
    assert found.met == met > 30
    if policy == "nearest":
        assert used == found.used == 0
        assert found.games_used == 0
    else:
        # In the same position, the baseline may also make the policy choose otherwise.
        assert 0 < used <= found.used < met
        assert found.games_used == 2


def test_an_action_less_is_used_where_the_baseline_would_choose_it():
    value, other = FAN, FAN.replace(loans="yes")
    assert seen(value, other).met > 0
    assert seen(value, other).used == 0
    robbed = sum(
        bool(legal_in(state, other) - legal_in(state, value))
        for game in range(2)
        for state, _ in steps(value, "nearest", game)
        if not is_chance(state)
    )
    assert seen(value, other).met == robbed


def test_an_outcome_of_chance_counts_where_it_falls_and_has_another_effect():
    base = FAN.replace(attempt_decision="before_roll")
    value = base.replace(free_roll_success="five_or_six")
    fours = 0
    for game in range(2):
        for state, action in steps(value, "nearest", game):
            if is_chance(state):
                other = clone(state)
                apply(state, value.kernel(), tables(value), action)
                apply(other, base.kernel(), tables(base), action)
                fours += as_dict(state) != as_dict(other)
    found = seen(value, base)
    assert found.met == found.used == fours > 0


def test_another_effect_is_met_where_the_action_is_legal_and_used_where_it_is_chosen():
    """Nobody ever has a sum between 299 and 300, so a flight is legal under both and costs another sum."""
    value = FAN.replace(air_price=299)
    met = used = 0
    for game in range(2):
        for state, action in steps(value, "nearest", game):
            if not is_chance(state):
                flights = {one for one in legal_in(state, value) if kind_of(one) == Kind.FLY}
                met += bool(flights)
                used += action in flights
    found = seen(value)
    assert (found.met, found.used) == (met, used)
    assert met > used


def test_copies_are_the_same_and_noticed_as_different_in_both_executions():
    state = next(position for position, _ in steps(FAN, "nearest", 0))
    states = [state, blank(State), blank(State)]
    assert len(states) == POSITIONS
    copy(states, [], 0, 2)
    assert as_dict(states[2]) == as_dict(state)
    assert alike(states, [], 0, 2)
    states[2].players[1].money += 1
    assert not alike(states, [], 0, 2)
    assert state.players[1].money != states[2].players[1].money


def _both(states, words):
    copy(states, words, 0, 2)
    same = alike(states, words, 0, 2)
    states[2].players[1].money += 1
    return same, alike(states, words, 0, 2)


def test_compiled_copies_are_those_of_the_interpreter(tmp_path):
    compile_positions()
    state = next(position for position, _ in steps(FAN, "nearest", 0))
    records = to_records([state, blank(State), blank(State)])
    words = records.view(np.int32).reshape(POSITIONS, -1)
    assert as_compiled(_both, tmp_path)(records, words) == (True, False)
    records[2].players[1].money -= 1
    assert as_dict(from_record(records[2], State)) == as_dict(state)
