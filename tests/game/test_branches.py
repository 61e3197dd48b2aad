"""Games that branch off share the past, go their own ways, and are told apart where they part."""

import pytest
from clear_sentence import refuses
from hypothesis import given, settings
from hypothesis import strategies as st

from afrikan.game import Game, Parting, parting
from afrikan.records import as_dict
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")


NAMES = ("Aino", "Elof", "Ylva")


def played(actions=80, seed=3, names=NAMES, rules=FAN, game=0):
    """A game some way in."""
    return Game(rules, names, policies="random", seed=seed, game=game).play(actions)


def test_a_fork_stands_where_the_game_stands():
    game = played().undo(5)
    fork = game.fork()
    assert (fork.at, fork.length) == (75, 75)
    assert fork.history == game.history
    assert [str(line) for line in fork.log] == [str(line) for line in game.log]
    assert (fork.rules, fork.names, fork.seed, fork.position) == (game.rules, game.names, game.seed, None)
    assert (game.at, game.length) == (75, 80)


@pytest.mark.parametrize("at", [0, 1, 40, 80])
def test_a_fork_may_leave_anywhere_even_ahead(at):
    game = played()
    fork = game.jump(20).fork(at)
    assert fork.history == game.jump(80).history[:at]
    assert as_dict(fork.state) == as_dict(game.jump(at).state)


@pytest.mark.parametrize("at", [-1, 81, 1.0, True, "3", []], ids=repr)
def test_a_fork_from_nowhere_is_refused(at):
    refuses(lambda: played().fork(at), "positions 0 to 80")


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(0, 60), st.integers(0, 40), st.integers(0, 40))
def test_neither_game_notices_what_the_other_does(seed, at, more, others):
    game = played(60, seed)
    twin = played(60, seed)
    fork = game.fork(min(at, game.length))
    fork.play(more).undo(min(2, fork.at))
    assert game.save() == twin.save()
    before = fork.save()
    game.jump(min(at, game.length)).play(others)
    assert fork.save() == before


def test_luck_is_the_same_in_both():
    game = played()
    assert game.fork(30).play().history == played(None).history


def test_the_shared_past_is_shared_not_copied():
    game = played()
    fork = game.fork(50)
    pairs = zip(game.timeline.moments, fork.timeline.moments, strict=False)
    assert all(one is other for one, other in pairs)


def test_two_games_part_where_they_first_differ():
    game = Game(FAN, players=2, seed=7).do("start tangier").do("start cairo").roll(6).roll(2)
    other = game.fork()
    game.roll(2).do("land morocco 2").do("leave")
    other.roll(2).do("land tangier_tunis_land_2 2")
    found = parting(game, other)
    assert found == Parting(6, 1, 0, 1, "land morocco 2", "land tangier_tunis_land_2 2")
    assert parting(other, game) == Parting(6, 1, 0, 1, "land tangier_tunis_land_2 2", "land morocco 2")
    assert game.history[: found.index] == other.history[: found.index]


def test_two_games_may_part_at_once():
    games = [Game(FAN, players=2, seed=7).do(f"start {city}") for city in ("tangier", "cairo")]
    assert parting(*games) == Parting(0, 0, 0, 0, "start tangier", "start cairo")


def test_a_change_of_rules_parts_two_games():
    game = played()
    game.jump(game.start_of_turn)
    other = game.what_if("slave_length", 1)
    game.redo()
    found = parting(game, other)
    state = game.timeline.moments[found.index].state
    assert found.second == "rules fan;slave_length=1"
    assert found.first == game.history[-1]
    assert (found.index, found.seat, found.round) == (other.at - 1, state.current, state.round)
    assert found.turn == state.players[state.current].turns


def test_undone_actions_count():
    game = Game(FAN, players=2, seed=7).do("start tangier").do("start cairo")
    other = game.fork().roll(2).undo(3)
    found = parting(game.roll(6).undo(3), other)
    assert (found.index, found.first, found.second) == (2, "die 6", "die 2")


def test_a_game_has_not_parted_from_its_own_past():
    game = played()
    for at in (0, 30, 80):
        assert parting(game, game.fork(at)) is None
        assert parting(game.fork(at), game) is None


@pytest.mark.parametrize(
    "other",
    [
        lambda: played(seed=4),
        lambda: played(names=["Aino", "Elof", "Eve"]),
        lambda: played(rules=FAN.replace(slave_length=2)),
        lambda: played(game=1),
        lambda: Game.from_position(FAN, {"players": [{"at": "cairo"}]}),
    ],
    ids=["seed", "names", "rules", "number", "position"],
)
def test_games_with_another_beginning_have_no_parting(other):
    assert parting(played(), other()) is None


def test_saved_and_loaded_games_part_at_the_same_place():
    game = Game(FAN, players=2, seed=7).do("start tangier").do("start cairo").roll(6).roll(2)
    other = game.fork().roll(3)
    again = parting(Game.load(game.roll(2).save()), Game.load(other.save()))
    assert again == parting(game, other) == Parting(5, 1, 0, 1, "die 2", "die 3")
