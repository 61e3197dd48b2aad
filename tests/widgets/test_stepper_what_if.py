"""What if: every reading that can be changed in mid-game is offered, and starts a branch or says why not."""

import pytest
from stepper_table import check_view, click, enter, offered, panel, press

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.switching import switchable
from afrikan.language import LANGUAGES
from afrikan.messages import say, translated
from afrikan.rules import Ruleset, catalogue
from afrikan.widgets import Stepper

FAN = Ruleset.preset("fan")
OPENING = ("start cairo", "start tangier", "die 6", "die 2")


def table(lang="en", rules="fan"):
    stepper = Stepper(rules, ["Aino", "Elof"], policies="human", seed=7, lang=lang)
    press(stepper, *OPENING)
    return stepper


def readings(option, rules):
    """The playable readings of an option that are not in force."""
    values = catalogue()[option].values
    return [value for value in values if value.implemented and value.id != rules.values[option]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_that_can_be_answered_otherwise_is_offered(lang):
    stepper = table(lang)
    form = panel(stepper, "what_if")
    wanted = {
        translated(option.question, lang): name
        for name, option in catalogue().items()
        if option.kind == "choice" and switchable(name) and readings(name, stepper.state.game.rules)
    }
    assert dict(form.option.options) == wanted
    assert len(wanted) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", ["fan", "swedish"])
def test_only_the_other_playable_readings_are_offered(lang, preset):
    stepper = table(lang, preset)
    form = panel(stepper, "what_if")
    for _, option in form.option.options:
        enter(form.option, option)
        others = readings(option, stepper.state.game.rules)
        assert [key for _, key in form.value.options] == [value.id for value in others]
        for (label, _), value in zip(form.value.options, others, strict=True):
            assert translated(value.text, lang) in label
        assert form.value.value == others[0].id
        assert not form.start.disabled


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_turn_begins_again_in_a_branch_under_the_other_reading(lang):
    stepper = table(lang)
    press(stepper, "roll", "die 3")
    first, saved = stepper.state.game, stepper.state.game.save()
    form = panel(stepper, "what_if")
    enter(form.option, "attempt_decision")
    enter(form.value, "before_roll")
    click(form.start)
    game = stepper.state.game
    assert stepper.state.error == ""
    assert set(first.rules.differences(game.rules)) == {"attempt_decision"}
    assert game.rules.attempt_decision == "before_roll"
    assert game.history == (*OPENING, "rules fan;attempt_decision=before_roll")
    assert (first.save(), len(stepper.state.branches)) == (saved, 2)
    change = translated(catalogue()["attempt_decision"].value("before_roll").text, lang)
    assert stepper._live.text("notice") == say(lang, "stepper", "what_if_begun", change=change)
    assert form.value.value != "before_roll"
    check_view(stepper)


def test_whatever_the_change_leaves_alone_happens_again():
    stepper = table()
    press(stepper, "roll", "draw")
    rolled = stepper.state.game.history[-1]
    form = panel(stepper, "what_if")
    enter(form.option, "attempt_decision")
    enter(form.value, "before_roll")
    click(form.start)
    press(stepper, "roll", "draw")
    assert stepper.state.game.history[-1] == rolled


def test_each_reading_offered_starts_a_branch_or_is_refused_in_a_sentence():
    stepper = table()
    form, begun = panel(stepper, "what_if"), 0
    first = stepper.state.branches.current.game
    for _, option in form.option.options:
        enter(form.option, option)
        for _, value in tuple(form.value.options):
            enter(form.value, value)
            click(form.start)
            count = len(stepper.state.branches)
            if stepper.state.error:
                with pytest.raises(AfrikanError) as caught:
                    first.what_if(option, value)
                assert stepper.state.error == caught.value.text("en")
                assert count == 1
            else:
                assert stepper.state.game.rules.values[option] == value
                assert offered(stepper)
                begun += 1
                stepper.state.drop_branch()
                stepper.refresh()
            assert stepper.state.game is first
    assert begun > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_first_turn_no_rule_can_change(lang):
    stepper = Stepper("fan", 2, policies="human", seed=7, lang=lang)
    form = panel(stepper, "what_if")
    click(form.start)
    assert stepper.state.error == AfrikanError("switch_not_now").text(lang)
    assert len(stepper.state.branches) == 1
    check_view(stepper)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_condition_that_the_other_reading_does_not_know_is_told(lang):
    situation = {"players": [{"at": "sahara", "name": "Aino", "waiting": True}, {"at": "cairo"}]}
    game = Game.from_position(Ruleset.from_code("fan;forced_stay=must_stay_until_success"), situation)
    stepper = Stepper.of(game, lang)
    form = panel(stepper, "what_if")
    enter(form.option, "forced_stay")
    assert [key for _, key in form.value.options] == ["free"]
    click(form.start)
    refused = AfrikanError("switch_waiting", player="Aino", reading="forced_stay=free")
    assert stepper.state.error == refused.text(lang)
    assert stepper.state.game is game


def test_after_the_end_no_rule_can_change():
    stepper = Stepper.of(Game(FAN, 2, policies="nearest", seed=3).play())
    assert panel(stepper, "what_if").start.disabled
    click(stepper.undo)
    assert not panel(stepper, "what_if").start.disabled


def test_the_question_chosen_stays_while_the_game_goes_on():
    stepper = table()
    form = panel(stepper, "what_if")
    enter(form.option, "penniless_sea")
    assert len(form.value.options) > 2
    chosen = form.value.options[-1][1]
    enter(form.value, chosen)
    press(stepper, "roll", "die 3")
    assert (form.option.value, form.value.value) == ("penniless_sea", chosen)
