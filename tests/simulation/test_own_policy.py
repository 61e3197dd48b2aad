"""A policy of one's own in many games: the same games as one by one, and errors that lead to the game."""

from functools import partial

import pytest

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.rules import Ruleset
from afrikan.simulation import simulate
from afrikan.simulation.own_policy import importable
from tests.simulation.own_policies import Careful, breaking, dancing, first, last

FAN = Ruleset.preset("fan")
GAMES = {"games": 12, "seed": 5, "rounds": 12}


def test_it_plays_the_games_that_one_steps_through():
    runs = simulate(FAN, [last, "nearest", "random"], **GAMES, keep=12)
    assert runs.policies == ("last", "nearest", "random")
    for number, row in runs.rows().set_index("game").iterrows():
        game = Game(FAN, 3, policies=[last, "nearest", "random"], seed=5, game=number, rounds=12).play()
        assert (row["rounds"], row["turns"]) == (
            game.state.round, sum(player.turns for player in game.state.players[:3]),
        )  # fmt: skip
        assert row["money"] == sum(player.money for player in game.players)


def test_a_built_in_policy_dressed_as_one_s_own_plays_as_before():
    def random_like(view, legal):
        return legal[0]

    mine = simulate(FAN, [random_like, "nearest"], **GAMES)
    assert mine.counts == simulate(FAN, [first, "nearest"], **GAMES, executor="threads", workers=2).counts


def test_its_seat_changes_with_the_rotation():
    runs = simulate(FAN, [first, "nearest", "nearest"], **GAMES, rotate=True)
    assert [seat.policy_name for seat in runs.game(0).seats] == ["own", "nearest", "nearest"]
    assert [seat.policy_name for seat in runs.game(1).seats] == ["nearest", "own", "nearest"]
    games = [runs.game(number).play() for number in range(12)]
    wins = [0, 0, 0]
    for number, game in enumerate(games):
        if game.state.winner >= 0:
            wins[(game.state.winner - number) % 3] += 1
    assert runs.entrant_wins == tuple(wins)
    assert sum(wins) > 0


def test_processes_find_it_in_its_module():
    here = simulate(FAN, [last, Careful(100)], **GAMES)
    there = simulate(FAN, [last, Careful(100)], **GAMES, executor="processes", workers=1)
    assert there.counts == here.counts


def test_what_no_other_process_can_find_is_refused():
    for policy in (lambda view, legal: legal[0], partial(first, None)):
        if not importable(policy):
            with pytest.raises(
                AfrikanError, match=r"executor processes cannot find the policy own; write it"
            ):
                simulate(FAN, [policy, "nearest"], **GAMES, executor="processes")
    assert importable(first)
    assert importable(Careful(3))
    assert not importable(lambda view, legal: legal[0])


def test_what_stands_in_the_script_itself_is_refused():
    def typed(view, legal):
        return legal[0]

    typed.__module__, typed.__qualname__ = "__main__", "typed"
    assert not importable(typed)


def test_an_illegal_answer_is_told_with_its_game():
    with pytest.raises(AfrikanError, match="policy dancing answered 'dance' at seat 2") as caught:
        simulate(FAN, ["nearest", dancing], **GAMES)
    assert "in game 0 of seed 5" in str(caught.value)
    assert "legal: " in str(caught.value)


@pytest.mark.parametrize("answer", [None, 7, "", ["roll"]])
def test_an_answer_that_is_no_text_is_told(answer):
    with pytest.raises(AfrikanError, match="policy own answered"):
        simulate(FAN, ["nearest", lambda view, legal: answer], **GAMES)


def test_a_crash_is_told_with_its_game_and_its_cause():
    with pytest.raises(
        AfrikanError, match="policy breaking failed at seat 1 in game 0 of seed 5: KeyError"
    ) as caught:
        simulate(FAN, [breaking, "nearest"], **GAMES)
    assert isinstance(caught.value.__cause__, KeyError)


def test_a_crash_elsewhere_is_told_as_well():
    with pytest.raises(AfrikanError, match="policy breaking failed at seat 1 in game 0 of seed 5: KeyError"):
        simulate(FAN, [breaking, "nearest"], **GAMES, executor="processes", workers=1)


def test_it_is_never_compiled():
    with pytest.raises(AfrikanError, match="built-in policies only"):
        simulate(FAN, [first, "nearest"], **GAMES, compiled=True)
    assert simulate(FAN, [first, "nearest"], games=501, seed=5, rounds=1).games == 501
