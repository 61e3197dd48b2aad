"""Why can't I: the answer in the language, with the rule it rests on and where that is written."""

import html

import pytest
from stepper_table import EVIL, enter, hear, panel, press

from afrikan.game import Game
from afrikan.game.questions import questions, why_action, why_place
from afrikan.language import LANGUAGES
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.ask_form import answer_html

OPENING = ("start cairo", "start tangier", "die 6", "die 2")
DOT = "cairo_egypt_land_1"


def table(lang="en", rules="fan"):
    stepper = Stepper(rules, ["Aino", "Elof"], policies="human", seed=7, lang=lang)
    press(stepper, *OPENING)
    return stepper


def point(stepper, place):
    """Press a place on the board at which nothing can be done."""
    hear(stepper.board, kind="place", place=place, at=stepper.board.scene.at)


def answered(stepper, answer):
    return stepper.panels["ask"].answer.value == answer_html(answer, stepper.state.lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_action_can_be_asked_about(lang):
    stepper = table(lang)
    form, game = panel(stepper, "ask"), stepper.state.game
    assert [(key, label) for label, key in form.deed.options] == list(questions(game, lang))
    for _, deed in form.deed.options:
        enter(form.deed, deed)
        answer = why_action(game, deed, lang)
        assert answered(stepper, answer)
        for part in (answer.text, answer.sentence, say(lang, "history", "source"), answer.citation):
            assert part
            assert html.escape(part) in form.answer.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_city_can_be_asked_about_by_its_name(lang):
    stepper = table(lang)
    form, game = panel(stepper, "ask"), stepper.state.game
    assert {key for _, key in form.place.options} == set(game.board.cities)
    assert [label for label, _ in form.place.options] == sorted(label for label, _ in form.place.options)
    for _, city in form.place.options:
        enter(form.place, city)
        assert answered(stepper, why_place(game, city, lang))


def test_nothing_is_answered_before_anything_is_asked():
    form = panel(table(), "ask")
    assert (form.deed.value, form.place.value, form.answer.value) == (None, None, "")


def test_the_last_question_counts():
    stepper = table()
    form, game = panel(stepper, "ask"), stepper.state.game
    enter(form.deed, "buy")
    enter(form.place, "congo")
    assert form.deed.value is None
    assert answered(stepper, why_place(game, "congo", "en"))
    enter(form.deed, "sail")
    assert form.place.value is None
    assert answered(stepper, why_action(game, "sail", "en"))
    point(stepper, DOT)
    assert (form.deed.value, form.place.value) == (None, None)
    assert answered(stepper, why_place(game, DOT, "en"))
    point(stepper, "congo")
    assert form.place.value == "congo"
    assert answered(stepper, why_place(game, "congo", "en"))
    point(stepper, DOT)
    enter(form.deed, "buy")
    assert answered(stepper, why_action(game, "buy", "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", ["congo", DOT])
def test_a_press_on_the_board_is_answered_in_the_panel_and_in_the_status_line(lang, place):
    stepper = table(lang)
    panel(stepper, "ask")
    for _ in range(2):
        point(stepper, place)
        answer = why_place(stepper.state.game, place, lang)
        assert answered(stepper, answer)
        assert stepper._live.text("hint") == f"{answer.text} ({answer.citation})"


@pytest.mark.parametrize("asked", ["buy", "congo", DOT])
def test_an_answer_follows_the_game(asked):
    stepper = table()
    form = panel(stepper, "ask")
    if asked == "buy":
        enter(form.deed, asked)
    else:
        point(stepper, asked)
    seen = set()
    for action in ("roll", "die 4", "land egypt 4", "buy", "flip ruby"):
        press(stepper, action)
        game = stepper.state.game
        answer = why_action(game, asked, "en") if asked == "buy" else why_place(game, asked, "en")
        assert answered(stepper, answer)
        seen.add(answer.text)
    assert len(seen) > 2


def test_what_is_allowed_is_told_too():
    stepper = table()
    form = panel(stepper, "ask")
    enter(form.deed, "roll")
    assert "✓ Yes" in form.answer.value
    enter(form.deed, "buy")
    assert "✗ No" in form.answer.value
    assert 'role="status" aria-live="polite"' in form.answer.value


def test_without_the_panel_a_press_builds_none():
    stepper = table()
    point(stepper, "congo")
    assert "ask" not in stepper.panels._built


@pytest.mark.parametrize("lang", LANGUAGES)
def test_under_other_rules_other_questions_are_offered(lang):
    stepper = table(lang)
    form = panel(stepper, "ask")
    enter(form.place, "congo")
    stepper.state.put(lambda: Game(Ruleset.preset("swedish"), 2, seed=7))
    stepper.refresh()
    game = stepper.state.game
    assert [(key, label) for label, key in form.deed.options] == list(questions(game, lang))
    assert {key for _, key in form.place.options} == set(game.board.cities)
    assert (form.place.value, form.answer.value) == (None, "")
    assert form._row.children == (form.deed, form.place)
    enter(form.deed, "start")
    assert answered(stepper, why_action(game, "start", lang))


def test_after_the_end_everything_is_answered_still():
    stepper = Stepper.of(Game(Ruleset.preset("fan"), 2, policies="nearest", seed=3).play())
    form = panel(stepper, "ask")
    for _, deed in form.deed.options:
        enter(form.deed, deed)
        assert "✗" in form.answer.value
    point(stepper, DOT)
    assert "✗" in form.answer.value


def test_names_in_an_answer_are_escaped():
    stepper = Stepper("fan", [EVIL, "Elof"], policies="human", seed=7)
    press(stepper, *OPENING)
    form = panel(stepper, "ask")
    enter(form.deed, "start")
    for place in stepper.state.game.board.index:
        point(stepper, place)
        assert "<img" not in form.answer.value
    answer = why_place(stepper.state.game, "congo", "en")
    forged = type(answer)(False, "", "", EVIL, "", EVIL, EVIL)
    assert "<img" not in answer_html(forged, "en")
    assert answer_html(forged, "en").count(html.escape(EVIL)) == 3
