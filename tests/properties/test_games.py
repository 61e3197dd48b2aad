"""What holds in any game: any ruleset, any seed, any policy."""

from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.game import Game
from afrikan.game.notation import BOARDING, SEATED
from afrikan.policies.choose import POLICIES as BUILT_IN
from afrikan.records import as_dict
from afrikan.rules import Ruleset
from afrikan.star.actions import pack
from afrikan.star.kernel import is_chance, refusal
from afrikan.star.state import NONE
from afrikan.star.words import Ending, Kind, Phase, Refusal
from tests.strategies import rulesets

SEEDS = st.integers(0, 2**64 - 1)
POLICIES = st.lists(st.just("random"), min_size=2, max_size=6)
"""Random players need no tables, which take seconds to lay for rules that no other test uses."""

EVERYBODY = st.permutations(list(BUILT_IN))
WHOLE = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def play_some(rules, policies, seed, actions, rounds=30):
    policies = policies[: rules.max_players]
    names = [f"P{seat}" for seat in range(len(policies))]
    return Game(rules, names, policies=policies, seed=seed, rounds=rounds).play(actions)


@WHOLE
@given(rulesets(), POLICIES, SEEDS)
def test_money_is_never_negative_and_tiles_are_conserved(rules, policies, seed):
    check_positions(play_some(rules, policies, seed, 400))


@settings(WHOLE, max_examples=2)
@given(rulesets(), EVERYBODY, SEEDS)
def test_every_policy_plays_under_any_rules(rules, policies, seed):
    game = play_some(rules, policies, seed, 400)
    assert game.over or game.length == 400
    check_positions(game)


def check_positions(game):
    """Assert of every position of a game what holds in all of them."""
    for at in range(game.length + 1):
        state = game.jump(at).state
        assert all(player.money >= 0 for player in state.players)
        assert sum(state.remaining) == sum(slot != NONE for slot in state.tiles)
        mix = zip(state.remaining, game.rules.tile_mix, strict=True)
        assert all(0 <= left <= most for left, most in mix)
        slots = [slot for slot in state.tiles if slot != NONE]
        assert len(slots) == len(set(slots))
        assert sum(player.star for player in state.players) <= 1


def every_action(game):
    """All actions that can be written at all, legal or not."""
    nodes = range(len(game.board.nodes))
    for kind in Kind:
        if kind in (Kind.START, Kind.FLY):
            yield from (pack(kind, node) for node in nodes)
        elif kind in (Kind.LAND, Kind.SEA):
            yield from (pack(kind, node, steps) for node in nodes for steps in range(8))
        elif kind in (Kind.DIE, Kind.FLIP, *SEATED):
            yield from (pack(kind, number) for number in range(9))
        elif kind in BOARDING:
            yield from (pack(kind, 0, port) for port in range(len(nodes) + 1))
        else:
            yield pack(kind)


@settings(WHOLE, max_examples=25)
@given(rulesets(), POLICIES, SEEDS, st.integers(0, 150))
def test_legal_is_exactly_what_is_not_refused(rules, policies, seed, actions):
    game = play_some(rules, policies, seed, actions)
    legal = game._legal()
    allowed = [
        action
        for action in every_action(game)
        if refusal(game.state, game._rules, game._board, action) == Refusal.NONE
    ]
    assert sorted(legal) == sorted(allowed)
    assert game.over or legal


@settings(WHOLE, max_examples=25)
@given(rulesets(), POLICIES, SEEDS, st.integers(0, 150))
def test_every_listed_action_applies_and_undo_restores(rules, policies, seed, actions):
    game = play_some(rules, policies, seed, actions)
    before = as_dict(game.state)
    for action in game.legal:
        game.do(action)
        game.undo()
        assert as_dict(game.state) == before


@WHOLE
@given(rulesets(), POLICIES, SEEDS)
def test_a_saved_game_is_the_same_game(rules, policies, seed):
    game = play_some(rules, policies, seed, 200)
    for copy in (Game.load(game.save()), Game.from_notation(game.notation())):
        assert copy.history == game.history
        assert as_dict(copy.state) == as_dict(game.state)
        assert copy.rules == game.rules
        assert [str(line) for line in copy.log] == [str(line) for line in game.log]
        assert copy.play(30).history[: game.length] == game.history


@WHOLE
@given(rulesets(), POLICIES, SEEDS)
def test_chances_sum_to_one(rules, policies, seed):
    game = play_some(rules, policies, seed, 120)
    for at in range(game.length + 1):
        game.jump(at)
        assert is_chance(game.state) == bool(game.outcomes)
        assert sum(game.outcomes.values(), Fraction(0)) == int(game.chance)


@WHOLE
@given(rulesets(), POLICIES, SEEDS)
def test_under_any_rules_a_game_comes_to_an_end(rules, policies, seed):
    check_end(play_some(rules, policies, seed, None, rounds=60), 60)


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_every_game_ends(preset):
    game = Game(Ruleset.preset(preset), 4, policies="random", seed=5, rounds=12).play()
    check_end(game, 12)


def check_end(game, cap):
    """Assert that a game is over, and rightly so: somebody is home, or nobody can or may go on."""
    state, rules = game.state, game.rules
    assert (state.phase, game.over, game.legal) == (Phase.OVER, True, ())
    assert state.round <= cap
    if state.ending in (Ending.STAR, Ending.HORSESHOE):
        assert state.players[state.winner].place == 1
    elif state.ending == Ending.DRAW:
        assert (rules.end_when, state.winner, state.home > 1) == ("finish_round", NONE, True)
    else:
        assert (state.ending, state.winner, state.home) == (Ending.NO_WINNER, NONE, 0)
        given_up = rules.stalemate == "declared" or all(player.out for player in state.players[: state.seats])
        assert state.round == cap or given_up


@settings(WHOLE, max_examples=30)
@given(SEEDS, st.integers(1, 60))
def test_undo_never_changes_luck(seed, actions):
    game = play_some(Ruleset.preset("fan"), ["nearest"] * 3, seed, None)
    history = game.history
    game.jump(min(actions, game.length))
    assert game.play().history == history
