"""The stepper's state: a deed changes the game as the game itself would, a mistake only says a sentence."""

import json

import pytest

from afrikan.game import Game
from afrikan.rules import Ruleset
from afrikan.widgets.stepper_state import DRAW, HUMAN, Setup, StepperState, whole_number

TWO = Setup(code="fan", names=("Aino", "Elof"), policies=(HUMAN, HUMAN), seed="7")


@pytest.fixture
def state():
    return StepperState(Game(Ruleset.preset("fan"), ["Aino", "Elof"], seed=7))


def test_a_new_game_is_what_was_entered(state):
    entered = Setup(
        "swedish;bank_limit=unlimited", ("A", "B", "C"), (HUMAN, "nearest", "random"), " 12 ", "3"
    )
    state.new_game(entered)
    assert state.error == ""
    same = Game(
        Ruleset.from_code("swedish"), ["A", "B", "C"], policies=[HUMAN, "nearest", "random"], seed=12, game=3
    )
    assert state.game.save() == same.save()
    assert state.setup == Setup("swedish", ("A", "B", "C"), (HUMAN, "nearest", "random"), "12", "3")


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"code": "fann"}, "'fann'"),
        ({"code": "fan;free_roll=same_turn"}, "free_roll"),
        ({"code": "fan;free_roll_when=tomorrow"}, "tomorrow"),
        ({"code": ""}, "preset"),
        ({"seed": "seven"}, "'seven'"),
        ({"seed": "-1"}, "'-1'"),
        ({"seed": "1.5"}, "'1.5'"),
        ({"seed": ""}, "seed ''"),
        ({"seed": "٣"}, "'٣'"),
        ({"seed": "18446744073709551616"}, "18446744073709551616"),
        ({"seed": "9" * 5000}, "'9999"),
        ({"game": "first"}, "game 'first'"),
        ({"names": ("Aino", " ")}, "seat 2"),
        ({"names": ("Aino",), "policies": (HUMAN,)}, "players"),
        ({"names": ("Aino", "x" * 41)}, "seat 2"),
        ({"policies": (HUMAN, "clever")}, "'clever'"),
    ],
)
def test_a_wrong_entry_is_named_and_the_game_stays(state, change, named):
    state.act("start cairo")
    game, saved = state.game, state.save()
    fields = {name: getattr(TWO, name) for name in ("code", "names", "policies", "seed", "game")}
    state.new_game(Setup(**(fields | change)))
    assert named in state.error
    assert "\n" not in state.error
    assert len(state.error) < 300
    assert state.game is game
    assert state.save() == saved


def test_a_refusal_says_the_rule_and_changes_nothing(state):
    saved = state.save()
    state.act("start congo")
    assert "Congo is not a start city" in state.error
    assert state.save() == saved
    state.act("start cairo")
    assert state.error == ""


def test_the_choice_to_draw_is_offered_where_chance_decides(state):
    assert [choice.action for choice in state.decisions] == ["start tangier", "start cairo"]
    assert state.outcomes == ()
    state.act("start cairo")
    state.act("start cairo")
    assert [choice.action for choice in state.decisions] == [DRAW]
    assert [choice.label for choice in state.outcomes] == ["1", "2", "3", "4", "5", "6"]
    drawn = Game.load(state.save()).draw()
    state.act(DRAW)
    assert state.save() == drawn.save()


def test_destinations_are_those_of_the_legal_actions(state):
    assert state.destinations == ("tangier", "cairo")
    for action in ("start cairo", "start tangier", "die 6", "die 2", "roll"):
        state.act(action)
    assert state.destinations == ()
    state.act("die 3")
    assert state.destinations == tuple(action.split()[1] for action in state.game.legal)


def test_back_and_forth(state):
    for action in ("start cairo", "start tangier", "die 6"):
        state.act(action)
    after = state.game.state
    state.undo()
    assert (state.game.at, state.game.length) == (2, 3)
    state.redo()
    assert state.game.state is after
    state.to_start()
    assert state.game.at == 0
    state.to_end()
    assert (state.game.at, state.game.state) == (3, after)


def test_undo_and_redo_beyond_the_ends_say_so(state):
    state.undo()
    assert "0 actions can be undone" in state.error
    state.redo()
    assert "0 actions can be redone" in state.error


def test_save_and_open(state):
    state.act("start cairo")
    saved = state.save()
    state.act("start cairo")
    state.open(saved)
    assert (state.error, state.game.history) == ("", ("start cairo",))
    state.open(saved.encode())
    assert (state.error, state.save()) == ("", saved)


def test_opening_is_confirmed_until_something_is_done(state):
    state.act("start cairo")
    state.act("start cairo")
    state.undo()
    state.open(state.save())
    assert state.notice == "Opened: action 1 of 2."
    state.act("start cairo")
    assert state.notice == ""


def test_actions_that_would_be_forgotten_are_counted(state):
    for action in ("start cairo", "start tangier", "die 6"):
        state.act(action)
    assert state.later == 0
    state.to_start()
    assert state.later == 3
    state.redo()
    assert state.later == 2
    state.act("start cairo")
    assert state.later == 0


def test_the_latest_are_the_sentences_of_the_last_action(state):
    assert state.latest == ()
    logged = 0
    for action in ("start cairo", "start tangier", "die 6", "die 2", "roll", "die 4"):
        state.act(action)
        assert state.latest == state.game.log[logged:]
        logged = len(state.game.log)
    (line,) = state.latest
    state.act(state.game.legal[0])
    state.undo()
    assert state.latest == (line,)
    state.to_start()
    assert state.latest == ()


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "no save",
        "[]",
        "{}",
        '{"format": "chess"}',
        b"\xff\xfe\x00",
        "[" * 100_000,
        lambda text: text[:-30],
        lambda text: text.replace("start cairo", "start congo"),
        lambda text: json.dumps(json.loads(text) | {"players": 3}),
        lambda text: json.dumps(json.loads(text) | {"rules": {"start_money": "much"}}),
    ],
)
def test_a_corrupt_save_is_a_sentence_and_the_game_stays(state, damage):
    state.act("start cairo")
    game, saved = state.game, state.save()
    state.open(damage(saved) if callable(damage) else damage)
    assert "saved game" in state.error
    assert state.error.endswith("(Your game is unchanged.)")
    assert state.notice == ""
    assert len(state.error) < 500
    assert state.game is game
    assert state.save() == saved


def test_the_description_is_one_line(state):
    assert state.describe() == "fan, seed 7, after 0 actions: Aino chooses a start city."


@pytest.mark.parametrize("text", ["", "x", "-3", "1 2", "0x10", "²"])
def test_only_whole_numbers_are_numbers(text):
    with pytest.raises(ValueError, match="must be a whole number, 0 or more"):
        whole_number("seed", text)
