"""Presses on the page that come too soon are ignored; a program's presses always count."""

import asyncio

import ipywidgets
import pytest

from afrikan.widgets import Stepper
from afrikan.widgets.press_guard import PAUSE, PressGuard


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr("afrikan.widgets.stepper.PressGuard", lambda: PressGuard(clock))
    return clock


def press_on_page(button):
    button._handle_custom_msg({"event": "click"}, [])


def first(stepper):
    return stepper._decisions.box.children[0]


def test_a_press_counts_again_after_the_pause(clock):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    for wait, length in ((0, 1), (0.15, 1), (PAUSE, 2), (0.29, 2), (0.29, 3)):
        clock.now += wait
        press_on_page(first(stepper))
        assert stepper.state.game.length == length


def test_the_second_half_of_a_double_click_presses_no_other_button(clock):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    stepper.state.act("start cairo")
    stepper.state.act("start cairo")
    stepper.refresh()
    press_on_page(stepper._outcomes.box.children[2])
    clock.now += 0.2
    for button in (
        stepper.undo,
        stepper.to_start,
        stepper._outcomes.box.children[2],
        stepper.setup_form.start,
    ):
        press_on_page(button)
    assert stepper.state.game.history[-1] == "die 3"
    assert stepper.state.game.at == 3


def test_the_pause_begins_when_the_action_is_done():
    clock = Clock()
    guard = PressGuard(clock)
    button = ipywidgets.Button()
    pressed = []

    def slow(_):
        pressed.append(clock.now)
        clock.now += 5

    button.on_click(slow)
    guard.watch(button)
    press_on_page(button)
    press_on_page(button)
    assert pressed == [100.0]


def test_a_held_key_presses_once(clock):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    for _ in range(100):
        press_on_page(first(stepper))
        clock.now += 0.03
    assert stepper.state.game.length == 1


def test_undo_may_be_pressed_quickly(clock):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    for action in ("start cairo", "start cairo", "die 3"):
        stepper.state.act(action)
    for at in (2, 1, 0):
        clock.now += 0.05
        press_on_page(stepper.undo)
        assert stepper.state.game.at == at


def test_a_program_presses_as_fast_as_it_likes(clock):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    for length in range(1, 8):
        first(stepper).click()
        assert stepper.state.game.length == length


def test_presses_that_meet_the_end_of_the_bots_play_are_ignored(clock):
    stepper = Stepper("fan", 2, policies=["nearest", "human"], seed=7)

    async def page():
        press_on_page(stepper.play_bots)
        clock.now += 60
        await asyncio.wait_for(stepper._task, 60)

    stepper.state.pace = 0.001
    asyncio.run(page())
    length = stepper.state.game.length
    press_on_page(first(stepper))
    assert stepper.state.game.length == length
    clock.now += PAUSE
    press_on_page(first(stepper))
    assert stepper.state.game.length == length + 1


def test_other_messages_of_a_button_press_nothing(clock):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    first(stepper)._handle_custom_msg({"event": "other"}, [])
    assert stepper.state.game.length == 0
