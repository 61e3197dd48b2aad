"""Bots in the stepper: they stop for people, can be stopped, and play as the game's own policies do."""

import asyncio

import pytest

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper
from afrikan.widgets.stepper_state import HUMAN, StepperState

FAN = Ruleset.preset("fan")


def test_bots_play_until_a_person_is_to_act():
    state = StepperState(Game(FAN, 3, policies=[HUMAN, "nearest", "random"], seed=7))
    assert not state.bot_to_act
    assert list(state.play_bots()) == []
    state.act("start cairo")
    list(state.play_bots())
    assert state.game.current == "Player 1"
    assert state.game.chance
    assert state.game.length == 3


def test_bots_alone_play_the_game_that_the_seed_decides():
    state = StepperState(Game(FAN, 4, policies="nearest", seed=3))
    assert state.bots_only
    list(state.play_bots())
    assert state.game.over
    assert state.game.save() == Game(FAN, 4, policies="nearest", seed=3).play().save()
    assert (state.playing, state.bot_to_act) == (False, False)


def test_one_step_is_one_action():
    state = StepperState(Game(FAN, 4, policies="nearest", seed=5))
    state.bot_step()
    assert state.game.length == 1


def test_one_step_does_nothing_for_a_person():
    state = StepperState(Game(FAN, 2, seed=3))
    state.bot_step()
    assert (state.game.length, state.error) == (0, "")


def test_with_a_pace_each_block_is_one_step():
    state = StepperState(Game(FAN, 4, policies="nearest", seed=5))
    state.pace = 0.5
    blocks = state.play_bots()
    for length in range(1, 6):
        next(blocks)
        assert state.game.length == length


def test_stopping_keeps_what_the_bots_have_done():
    state = StepperState(Game(FAN, 4, policies="nearest", seed=5))
    state.pace = 0.5
    blocks = state.play_bots()
    next(blocks)
    next(blocks)
    state.stop()
    assert list(blocks) == []
    assert (state.game.length, state.playing) == (2, False)


@pytest.mark.parametrize("deed", ["undo", "redo", "to_start", "to_end", "bot_step"])
def test_whatever_a_person_does_stops_the_bots(deed):
    state = StepperState(Game(FAN, 4, policies="nearest", seed=5))
    state.pace = 0.5
    next(state.play_bots())
    assert state.playing
    getattr(state, deed)()
    assert not state.playing


def test_a_policy_that_errs_stops_with_its_sentence():
    def stubborn(view, legal):
        return "land cairo 1"

    state = StepperState(Game(FAN, 2, policies=[stubborn, HUMAN], seed=3))
    list(state.play_bots())
    assert "'land cairo 1' is refused" in state.error
    assert (state.game.length, state.playing) == (0, False)


def test_a_policy_that_breaks_is_told_on_the_page_and_raised():
    def broken(view, legal):
        raise ZeroDivisionError("<b>nothing</b> left")

    stepper = Stepper.of(Game(FAN, 2, policies=[broken, HUMAN], seed=3))
    with pytest.raises(ZeroDivisionError):
        stepper.play_bots.click()
    assert "unforeseen" in stepper._status.value
    assert "&lt;b&gt;nothing&lt;/b&gt; left" in stepper._status.value
    assert not stepper.state.playing
    assert not stepper.play_bots.disabled


def test_without_a_page_bots_play_at_once():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    stepper.play_bots.click()
    assert stepper.state.game.over


def test_on_a_page_bots_play_in_the_background():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)

    async def page():
        stepper.play_bots.click()
        await asyncio.wait_for(stepper._task, 60)

    asyncio.run(page())
    assert stepper.state.game.save() == Game(FAN, 4, policies="nearest", seed=5).play().save()
    assert stepper.stop.disabled
    assert "has won" in stepper._status.value


def test_on_a_page_bots_can_be_stopped_and_go_on_to_the_same_game():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    stepper.pace.value = 0.5

    async def page():
        stepper.play_bots.click()
        assert [stepper.stop.disabled, stepper.play_bots.disabled, stepper.undo.disabled] == [
            False,
            True,
            True,
        ]
        assert stepper._decisions.box.children == ()
        stepper.stop.click()
        await asyncio.wait_for(stepper._task, 10)

    asyncio.run(page())
    assert stepper.state.game.length == 1
    assert [stepper.stop.disabled, stepper.play_bots.disabled, stepper.undo.disabled] == [True, False, False]
    assert len(stepper._decisions.box.children) == len(stepper.state.game.legal)
    stepper.pace.value = 0.0
    stepper.play_bots.click()
    assert stepper.state.game.save() == Game(FAN, 4, policies="nearest", seed=5).play().save()


def test_a_new_game_while_bots_play_stays_untouched():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    stepper.pace.value = 0.5

    async def page():
        stepper.play_bots.click()
        stepper.setup_form.seed.value = "4"
        stepper.setup_form.start.click()
        await asyncio.wait_for(stepper._task, 10)

    asyncio.run(page())
    assert (stepper.state.game.seed, stepper.state.game.length) == (4, 0)


def test_the_button_says_when_nobody_will_be_waited_for():
    assert Stepper("fan", 2, policies="nearest").play_bots.description == "Play to the end"
    assert Stepper("fan", 2).play_bots.description == "Let bots play"


def test_default_policies_are_one_person_and_bots():
    names = [player.policy for player in Stepper("fan", 3).state.game.players]
    assert names == [HUMAN, "nearest", "nearest"]


@pytest.mark.parametrize("players", [1, 9, "Aino", True, None])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(AfrikanError, match="players"):
        Stepper("fan", players)


@pytest.mark.parametrize("rules", ["fann", "", None, 7])
def test_wrong_rules_are_refused(rules):
    with pytest.raises(AfrikanError, match=r"preset|code"):
        Stepper(rules)
