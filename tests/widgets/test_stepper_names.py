"""Whatever people type is shown as text: markup in names, codes, tasks and files never becomes markup."""

import html

import pytest
from stepper_table import EVIL, enter, hear, log_texts, offered, panel, press, shown_html

from afrikan.game import Game
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper

OPENING = ("start cairo", "start cairo", "die 6", "die 2", "roll", "die 4")


@pytest.fixture
def stepper():
    made = Stepper("fan", [EVIL, "Elof"], policies="human", seed=7)
    press(made, *OPENING)
    return made


def check_markup(stepper):
    """Nothing typed is markup, and nothing is escaped twice."""
    for part in shown_html(stepper.box):
        assert "<img" not in part
        assert "&amp;lt;" not in part


def test_a_name_is_text_on_the_table(stepper):
    for action in ("land egypt 4", "buy", "flip star", "roll", "draw"):
        press(stepper, action)
        check_markup(stepper)
        assert html.escape(EVIL) in stepper._players.value
    assert any(EVIL in text for text in log_texts(stepper))


@pytest.mark.parametrize("name", ["setup", "editor", "files", "ask", "what_if", "compare", "view"])
def test_a_name_is_text_in_each_panel(stepper, name):
    hear(stepper._history, kind="jump", number=5)
    press(stepper, "die 3")
    form = panel(stepper, name)
    check_markup(stepper)
    if name == "compare":
        assert form.result.value.count(html.escape(EVIL)) >= 4


def test_a_name_is_text_in_the_lot():
    stepper = Stepper("fan;first_player=lot", [EVIL, "Elof"], policies="human", seed=7)
    press(stepper, "start cairo", "start cairo")
    labels = [choice.label for choice in stepper._choices.offered]
    assert (labels[0], offered(stepper)[1]) == ("Draw the lot", "lot 1")
    assert EVIL in labels[1]


@pytest.mark.parametrize("where", ["code", "seed", "game"])
def test_an_entry_is_text_where_it_is_told_wrong(stepper, where):
    form = panel(stepper, "setup")
    enter(getattr(form, where), EVIL)
    hear(form.start, event="click")
    assert "<img src=x" in stepper._live.text("error")
    check_markup(stepper)


def test_a_name_is_text_on_the_board(stepper):
    (pawn, _) = stepper.board.get_state()["_scene"]["pawns"]
    assert EVIL in pawn["words"]
    assert EVIL in stepper.board.inspect("cairo")


def test_a_task_is_text():
    situation = {"players": [{"at": "dar_fur", "name": EVIL}, {"at": "cairo"}], "note": EVIL}
    stepper = Stepper.of(Game.from_position(Ruleset.preset("fan"), situation))
    assert html.escape(EVIL) in stepper._heading.value
    check_markup(stepper)


def test_an_answer_and_a_question_about_a_name_are_text(stepper):
    form = panel(stepper, "ask")
    for _, deed in form.deed.options:
        enter(form.deed, deed)
        check_markup(stepper)


def test_an_unforeseen_error_is_text(stepper):
    stepper.state.fail(RuntimeError(EVIL))
    stepper.refresh()
    assert EVIL in stepper._live.text("error")
    check_markup(stepper)
