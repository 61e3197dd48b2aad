"""The stepper's state: a deed changes the game as the game itself would, a mistake only says a sentence."""

import json

import pytest

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.questions import why_place
from afrikan.game.seats import HUMAN
from afrikan.game.share import share_game
from afrikan.language import LANGUAGES
from afrikan.rules import Ruleset
from afrikan.widgets.stepper.state import DRAW, Setup, StepperState, whole_number

FAN = Ruleset.preset("fan")
TWO = Setup(code="fan", names=("Aino", "Elof"), policies=(HUMAN, HUMAN), seed="7")


@pytest.fixture
def state():
    return StepperState(Game(FAN, ["Aino", "Elof"], seed=7))


def play(state, *actions):
    for action in actions:
        state.act(action)
        assert state.error == ""


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


def test_a_policy_of_ones_own_stays_in_its_seat():
    def own(view, legal):
        return legal[0]

    state = StepperState(Game(FAN, ["Aino", "Elof"], policies=[own, HUMAN], seed=7))
    assert state.setup.policies == ("own", HUMAN)
    state.new_game(Setup("fan", ("Elof", "Aino"), (HUMAN, "own"), "8"))
    assert [seat.policy for seat in state.game.seats] == [HUMAN, own]
    state.new_game(Setup("fan", ("Elof", "Ylva"), (HUMAN, "own"), "8"))
    assert [seat.policy for seat in state.game.seats] == [HUMAN, HUMAN]


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
        ({"game": "first"}, "game number 'first'"),
        ({"names": ("Aino", " ")}, "seat 2"),
        ({"names": ("Aino",), "policies": (HUMAN,)}, "players"),
        ({"names": ("Aino", "x" * 41)}, "seat 2"),
        ({"policies": (HUMAN, "clever")}, "'clever'"),
    ],
)
def test_a_wrong_entry_is_named_and_the_game_stays(state, change, named):
    play(state, "start cairo")
    game, saved = state.game, state.game.save()
    fields = {name: getattr(TWO, name) for name in ("code", "names", "policies", "seed", "game")}
    state.new_game(Setup(**(fields | change)))
    assert named in state.error
    assert "\n" not in state.error
    assert len(state.error) < 300
    assert state.game is game
    assert state.game.save() == saved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_the_rule_in_the_language_and_changes_nothing(lang):
    state = StepperState(Game(FAN, ["Aino", "Elof"], seed=7), lang)
    saved = state.game.save()
    state.act("start congo")
    assert state.error == state.game.why_not("start congo", lang)
    assert state.game.save() == saved
    assert len(state.branches) == 1
    play(state, "start cairo")


def test_the_choice_to_draw_is_offered_where_chance_decides(state):
    assert [choice.action for choice in state.decisions] == ["start tangier", "start cairo"]
    assert state.outcomes == ()
    play(state, "start cairo", "start cairo")
    assert [choice.action for choice in state.decisions] == [DRAW]
    assert [choice.label for choice in state.outcomes] == ["1", "2", "3", "4", "5", "6"]
    drawn = Game.load(state.game.save()).draw()
    play(state, DRAW)
    assert state.game.save() == drawn.save()


def test_to_draw_at_a_decision_is_a_mistake(state):
    state.act(DRAW)
    assert state.error
    assert state.game.length == 0


def test_back_and_forth(state):
    play(state, "start cairo", "start tangier", "die 6")
    after = state.game.state
    state.undo()
    assert (state.game.at, state.game.length) == (2, 3)
    state.redo()
    assert state.game.state is after
    state.to_start()
    assert state.game.at == 0
    state.to_end()
    assert (state.game.at, state.game.state) == (3, after)
    state.jump(1)
    assert (state.game.at, state.game.length, len(state.branches)) == (1, 3, 1)


def test_undo_and_redo_beyond_the_ends_say_so(state):
    state.undo()
    assert "0 actions can be undone" in state.error
    state.redo()
    assert "0 actions can be redone" in state.error
    state.jump(1)
    assert state.error
    assert state.game.at == 0


@pytest.mark.parametrize("written", [Game.save, Game.notation, share_game], ids=["json", "text", "code"])
def test_what_is_saved_or_shared_opens_to_the_same_game(state, written):
    play(state, "start cairo", "start tangier", "die 6")
    if written != Game.notation:
        state.undo()
    saved, text = state.game.save(), written(state.game)
    state.to_start()
    play(state, "start tangier")
    for wanted in (text, text.encode(), f"\n {text}\n".encode(), text.encode("utf-8-sig")):
        state.new_game(TWO)
        state.open(wanted)
        assert state.error == ""
        assert state.game.save() == saved
        assert len(state.branches) == 1


def test_opening_is_confirmed_until_something_is_done(state):
    play(state, "start cairo", "start cairo")
    state.undo()
    state.open(state.game.save())
    assert state.notice == "Opened: action 1 of 2."
    state.act("start cairo")
    assert state.notice == ""


FOREIGN = {
    "nothing": "",
    "another text": "no save",
    "a list": "[]",
    "an empty table": "{}",
    "another game": '{"format": "chess"}',
    "a picture": b"\xff\xfe\x00",
    "deep": "[" * 100_000,
    "endless": "{" * 100_000,
    "a text cut short": lambda game: game.notation()[:-9],
    "a code cut short": lambda game: share_game(game)[:-3],
    "cut short": lambda game: game.save()[:-30],
    "an impossible action": lambda game: game.save().replace("start cairo", "start congo"),
    "players of another kind": lambda game: json.dumps(json.loads(game.save()) | {"players": 3}),
    "rules of another kind": lambda game: json.dumps(
        json.loads(game.save()) | {"rules": {"start_money": "much"}}
    ),
}


@pytest.mark.parametrize("damage", FOREIGN)
def test_what_cannot_be_opened_is_a_sentence_and_the_game_stays(state, damage):
    play(state, "start cairo")
    game, saved = state.game, state.game.save()
    text = FOREIGN[damage]
    state.open(text(game) if callable(text) else text)
    assert state.error.endswith("(Your game is unchanged.)")
    assert state.notice == ""
    assert len(state.error) < 500
    assert "\n" not in state.error
    assert state.game is game
    assert state.game.save() == saved


def test_known_later_actions_are_counted(state):
    play(state, "start cairo", "start tangier", "die 6")
    assert (state.later, state.hint) == (0, "")
    state.to_start()
    assert state.later == 3
    assert "later actions: 3" in state.hint
    state.redo()
    assert state.later == 2


def test_the_latest_are_the_sentences_of_the_last_action(state):
    assert state.latest == ()
    logged = 0
    for action in ("start cairo", "start tangier", "die 6", "die 2", "roll", "die 4"):
        play(state, action)
        assert state.latest == state.game.log[logged:]
        logged = len(state.game.log)
    (line,) = state.latest
    play(state, state.game.legal[0])
    state.undo()
    assert state.latest == (line,)
    state.to_start()
    assert state.latest == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_place_cannot_be_reached_is_answered_until_something_is_done(lang):
    state = StepperState(Game(FAN, ["Aino", "Elof"], seed=7), lang)
    state.explain("congo")
    answer = why_place(state.game, "congo", lang)
    assert state.hint == f"{answer.text} ({answer.citation})"
    assert state.tell_place("congo").startswith(state.hint)
    assert state.hint not in state.tell_place("tunis")
    play(state, "start cairo")
    assert state.hint == ""


def test_a_place_that_does_not_exist_is_told(state):
    state.explain("atlantis")
    assert "'atlantis'" in state.error
    assert state.hint == ""


def test_what_is_told_of_a_place_begins_with_what_can_be_done_there(state):
    deed = state.game.label("start cairo", "en")
    assert state.tell_place("cairo").startswith(f"→ {deed}. ")
    assert "→" not in state.tell_place("congo")
    play(state, "start cairo", "start tangier")
    assert "→" not in state.tell_place("cairo")
    assert "Here: Aino." in state.tell_place("cairo")


def test_the_description_is_one_line(state):
    assert state.describe() == "fan, seed 7, after 0 actions: Aino chooses a start city."


@pytest.mark.parametrize("text", ["", "x", "-3", "1 2", "0x10", "²"])
def test_only_whole_numbers_are_numbers(text):
    with pytest.raises(AfrikanError, match="must be a whole number from 0 to"):
        whole_number("seed", text)
