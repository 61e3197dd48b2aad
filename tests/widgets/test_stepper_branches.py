"""Branches: whoever acts in the past starts one, loses none, and can set two side by side."""

import html

import pytest
from stepper_table import check_view, click, enter, hear, panel, press

from afrikan.game import Game
from afrikan.game.branches import parting
from afrikan.language import LANGUAGES
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.branches import Branches, reading
from afrikan.widgets.stepper.compare_form import LINES

FAN = Ruleset.preset("fan")
OPENING = ("start cairo", "start tangier", "die 6", "die 2")


@pytest.fixture
def stepper():
    made = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    press(made, *OPENING, "roll", "die 3")
    return made


def branch(stepper, die):
    """Start a branch in which another die was rolled."""
    click(stepper.undo)
    press(stepper, f"die {die}")


def test_the_same_action_steps_forward(stepper):
    game = stepper.state.game
    click(stepper.to_start)
    for number, action in enumerate((*OPENING, "roll", "die 3"), start=1):
        press(stepper, action)
        assert (game.at, game.length) == (number, 6)
    assert stepper.state.game is game
    assert len(stepper.state.branches) == 1


def test_the_same_luck_steps_forward():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo", "start cairo", "draw")
    click(stepper.undo)
    press(stepper, "draw")
    assert (len(stepper.state.branches), stepper.state.game.length) == (1, 3)


def test_another_action_starts_a_branch_and_nothing_is_lost(stepper):
    first, saved = stepper.state.game, stepper.state.game.save()
    branch(stepper, 4)
    assert stepper.state.game.history == (*OPENING, "roll", "die 4")
    assert first.jump(6).save() == saved
    assert (len(stepper.state.branches), stepper.state.branches.shown) == (2, 1)
    check_view(stepper)
    hear(stepper._history, kind="branch", number=0)
    assert stepper.state.game is first
    check_view(stepper)


def test_luck_that_differs_from_what_was_typed_starts_a_branch():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo", "start cairo")
    other = next(f"die {die}" for die in range(1, 7) if f"die {die}" != stepper.state.game.coming)
    press(stepper, other)
    click(stepper.undo)
    press(stepper, "draw")
    assert [len(stepper.state.branches), stepper.state.game.history[-1] == other] == [2, False]


def test_a_refused_action_in_the_past_starts_no_branch(stepper):
    click(stepper.undo)
    stepper.state.act("land congo 1")
    assert stepper.state.error
    assert (len(stepper.state.branches), stepper.state.game.length) == (1, 6)


def test_each_branch_keeps_the_position_in_which_it_was_left(stepper):
    branch(stepper, 4)
    click(stepper.to_start)
    hear(stepper._history, kind="branch", number=0)
    assert stepper.state.game.at == 5
    hear(stepper._history, kind="branch", number=1)
    assert stepper.state.game.at == 0


@pytest.mark.parametrize("number", [-1, 2, 10**9])
def test_a_branch_that_is_not_there_is_not_shown(stepper, number):
    branch(stepper, 4)
    hear(stepper._history, kind="branch", number=number)
    assert (stepper.state.branches.shown, stepper.state.error) == (1, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_branches_are_called_by_letter_and_where_they_begin(lang):
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7, lang=lang)
    press(stepper, *OPENING, "roll", "die 3")
    branch(stepper, 4)
    click(stepper.to_start)
    press(stepper, "start tangier")
    titles = stepper._history.view["branches"]
    turn = say(lang, "history", "turn", round=1, player="Aino")
    set_up = say(lang, "history", "set_up")
    assert titles == (
        say(lang, "history", "branch_first", letter="A"),
        say(lang, "history", "branch_from", letter="B", turn=turn),
        say(lang, "history", "branch_from", letter="C", turn=set_up),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_branch_under_other_rules_is_called_by_its_change(lang):
    stepper = Stepper("fan", 2, policies="human", seed=7, lang=lang)
    press(stepper, *OPENING)
    changes = ("forced_stay=must_stay_until_success", "attempt_decision=before_roll", "forced_stay=free")
    for change in changes:
        stepper.state.what_if(*change.split("="))
        said = reading(*change.split("="), lang)
        assert stepper.state.notice == say(lang, "stepper", "what_if_begun", change=said)
        assert len(said) > 20
    assert stepper.state.branches.titles(lang)[1:] == tuple(
        say(lang, "history", "branch_change", letter=letter, change=reading(*change.split("="), lang))
        for letter, change in zip("BCD", changes, strict=True)
    )


def test_letters_go_on_and_are_never_given_twice():
    game = Game(FAN, 2, seed=7)
    branches = Branches(game)
    for _ in range(60):
        branches.add(game.fork())
        if len(branches) > 5:
            branches.drop()
    for _ in range(40):
        branches.add(game.fork())
    letters = [branches[number].letter for number in range(len(branches))]
    assert letters[:4] == ["A", "B", "C", "D"]
    assert len(set(letters)) == len(letters) > 40


def test_a_branch_can_be_dropped_but_not_the_last(stepper):
    branch(stepper, 4)
    form = panel(stepper, "compare")
    assert not form.drop.disabled
    click(form.drop)
    assert len(stepper.state.branches) == 1
    assert stepper.state.game.length == 6
    assert form.drop.disabled
    check_view(stepper)
    stepper.state.drop_branch()
    assert len(stepper.state.branches) == 1


@pytest.mark.parametrize("shown", [0, 1, 2])
def test_whichever_branch_is_dropped_the_others_stay(stepper, shown):
    for die in (4, 5):
        branch(stepper, die)
    form = panel(stepper, "compare")
    hear(stepper._history, kind="branch", number=shown)
    gone = stepper.state.game
    others = [stepper.state.branches[number].game for number in range(3) if number != shown]
    click(form.drop)
    assert [stepper.state.branches[number].game for number in range(2)] == others
    assert stepper.state.game is not gone
    assert stepper.state.branches.shown == max(0, shown - 1)
    assert [number for _, number in form.left.options] == [0, 1]
    check_view(stepper)


def test_a_new_game_has_no_branches_of_the_old_one(stepper):
    branch(stepper, 4)
    form = panel(stepper, "compare")
    stepper.state.put(lambda: Game(FAN, 2, seed=8))
    stepper.refresh()
    assert stepper._history.view["branches"] == ("A: as played first",)
    assert say("en", "panel", "compare_none") == html.unescape(form.result.value[3:-4])


# Side by side


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_one_branch_there_is_nothing_to_compare(lang):
    form = panel(Stepper("fan", 2, lang=lang), "compare")
    assert html.unescape(form.result.value) == f"<p>{say(lang, 'panel', 'compare_none')}</p>"
    assert form.drop.disabled


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_branches_are_set_side_by_side_from_where_they_part(lang):
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7, lang=lang)
    press(stepper, *OPENING, "roll", "die 3")
    branch(stepper, 4)
    form = panel(stepper, "compare")
    left, right = (stepper.state.branches[number].game for number in (0, 1))
    assert (form.left.value, form.right.value) == (0, 1)
    left.jump(6)
    stepper.refresh()
    shown = form.result.value
    assert html.escape(say(lang, "panel", "compare_parting", round=1, player="Aino")) in shown
    first, second = shown.split("<section>")[1:]
    titles = stepper.state.branches.titles(lang)
    for side, game, die, title in ((first, left, "3", titles[0]), (second, right, "4", titles[1])):
        assert f'<p class="afrikan-caption">{html.escape(title)}</p>' in side
        assert html.escape(game.status(lang)) in side
        assert f"<ol><li>{html.escape(game.latest[0].text(lang))}</li></ol>" in side
        assert die in game.latest[0].text(lang)
        assert game.svg(lang, legend=False) in side


def test_the_lists_choose_what_is_compared(stepper):
    for die in (4, 5):
        branch(stepper, die)
    form = panel(stepper, "compare")
    assert (form.left.value, form.right.value) == (1, 2)
    enter(form.left, 0)
    stepper.state.branches[0].game.jump(6)
    stepper.refresh()
    assert "rolls 3" in form.result.value
    assert "rolls 4" not in form.result.value
    enter(form.right, 0)
    assert say("en", "panel", "compare_same") in form.result.value


def test_a_comparison_follows_the_game(stepper):
    branch(stepper, 4)
    form = panel(stepper, "compare")
    before = form.result.value
    press(stepper, stepper.state.game.legal[0])
    assert form.result.value != before
    assert (form.left.value, form.right.value) == (0, 1)


def test_only_the_first_lines_after_the_parting_are_shown(stepper):
    branch(stepper, 4)
    while len(stepper.state.game.log) < 40:
        press(stepper, "draw" if stepper.state.game.chance else stepper.state.game.legal[-1])
    shown = panel(stepper, "compare").result.value.split("<section>")[2]
    game = stepper.state.game
    parted = parting(stepper.state.branches[0].game, game)
    since = len(game.log) - len(game.fork(parted.index).log)
    assert shown.count("<li>") == LINES + 1
    assert f"<li>… and {since - LINES} more</li>" in shown


def test_branches_under_two_rules_part_where_the_rules_changed(stepper):
    stepper.state.what_if("attempt_decision", "before_roll")
    stepper.refresh()
    form = panel(stepper, "compare")
    assert "They part in round 1" in form.result.value
    assert "attempt_decision=before_roll" in form.result.value


def test_a_comparison_does_not_grow_with_the_game(stepper):
    branch(stepper, 4)
    form, sizes = panel(stepper, "compare"), []
    for lines in (40, 100):
        while len(stepper.state.game.log) < lines:
            press(stepper, "draw" if stepper.state.game.chance else stepper.state.game.legal[-1])
        sizes.append(len(form.result.value))
    assert abs(sizes[1] - sizes[0]) < 3_000
