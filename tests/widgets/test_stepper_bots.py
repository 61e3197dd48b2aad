"""Bots in the stepper: they stop for people, can be stopped, and play as the game's own policies do."""

import asyncio

import pytest
from stepper_table import check_view, click, enter, hear, offered, panel, press, said

from afrikan.game import Game
from afrikan.game.seats import HUMAN
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.state import StepperState

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
        click(stepper.play_bots)
    assert "unforeseen" in stepper._live.text("error")
    assert "ZeroDivisionError: <b>nothing</b> left" in stepper._live.text("error")
    assert not stepper.state.playing
    assert not stepper.play_bots.disabled
    check_view(stepper)


def test_without_a_page_bots_play_at_once():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    click(stepper.play_bots)
    assert stepper.state.game.over
    check_view(stepper)


def test_on_a_page_bots_play_in_the_background():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)

    async def page():
        click(stepper.play_bots)
        await asyncio.wait_for(stepper._task, 60)

    asyncio.run(page())
    assert stepper.state.game.save() == Game(FAN, 4, policies="nearest", seed=5).play().save()
    assert stepper.stop.disabled
    assert "has won" in said(stepper)


def disabled(stepper):
    return [stepper.stop.disabled, stepper.play_bots.disabled, stepper.undo.disabled]


def test_on_a_page_bots_can_be_stopped_and_go_on_to_the_same_game():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    enter(stepper.pace, 0.5)

    async def page():
        click(stepper.play_bots)
        assert disabled(stepper) == [False, True, True]
        assert offered(stepper) == []
        assert stepper._history.view["busy"]
        assert stepper.board.scene.busy
        click(stepper.stop)
        await asyncio.wait_for(stepper._task, 10)

    asyncio.run(page())
    assert stepper.state.game.length == 1
    assert disabled(stepper) == [True, False, False]
    check_view(stepper)
    enter(stepper.pace, 0.0)
    click(stepper.play_bots)
    assert stepper.state.game.save() == Game(FAN, 4, policies="nearest", seed=5).play().save()


def test_a_new_game_while_bots_play_stays_untouched():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    enter(stepper.pace, 0.5)

    async def page():
        click(stepper.play_bots)
        form = panel(stepper, "setup")
        enter(form.seed, "4")
        click(form.start)
        await asyncio.wait_for(stepper._task, 10)

    asyncio.run(page())
    assert (stepper.state.game.seed, stepper.state.game.length) == (4, 0)


def test_a_look_back_while_bots_play_stops_them():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    for _ in range(20):
        stepper.state.bot_step()
    enter(stepper.pace, 0.5)

    async def page():
        click(stepper.play_bots)
        hear(stepper._history, kind="jump", number=3)
        await asyncio.wait_for(stepper._task, 10)

    asyncio.run(page())
    assert (stepper.state.game.at, stepper.state.game.length, len(stepper.state.branches)) == (3, 21, 1)
    check_view(stepper)


def test_a_person_may_choose_for_a_bot():
    stepper = Stepper("fan", 2, policies="nearest", seed=5)
    assert "choose for the bot" in said(stepper)
    press(stepper, "start cairo")
    assert stepper.state.game.history == ("start cairo",)


def test_bots_play_on_from_the_past_as_they_did_before():
    stepper = Stepper("fan", 4, policies=["nearest", "random", "nearest", "random"], seed=5)
    click(stepper.play_bots)
    saved = stepper.state.game.save()
    click(stepper.to_start)
    click(stepper.play_bots)
    assert stepper.state.game.save() == saved
    assert len(stepper.state.branches) == 1


@pytest.mark.parametrize("policies", ["human", ["human", "nearest"]])
def test_the_bots_have_buttons_only_where_there_are_bots(policies):
    stepper = Stepper("fan", 2, policies=policies)
    assert stepper._bots.layout.display == ("none" if policies == "human" else None)


def test_the_focus_goes_to_what_is_pressed_next(monkeypatch):
    stepper = Stepper("fan", 2, policies=["human", "nearest"], seed=5)
    focused = []
    for name in ("play_bots", "stop", "undo", "_choices"):
        monkeypatch.setattr(getattr(stepper, name), "focus", lambda name=name: focused.append(name))
    press(stepper, "start cairo")
    assert focused == []
    click(stepper.play_bots)
    assert focused == ["_choices"]
    click(stepper.undo)
    assert (stepper.undo.disabled, focused) == (False, ["_choices"])
    click(stepper.to_start)
    assert (stepper.undo.disabled, focused) == (True, ["_choices"] * 2)


def test_the_button_says_when_nobody_will_be_waited_for():
    assert Stepper("fan", 2, policies="nearest").play_bots.description == "Play to the end"
    assert Stepper("fan", 2).play_bots.description == "Let bots play"
