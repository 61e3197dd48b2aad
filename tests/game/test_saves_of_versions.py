"""Saves of the first version, kept as they were written, open today; those of later versions are refused."""

import json
from pathlib import Path

import pytest
from clear_sentence import refuses

from afrikan.errors import SaveError
from afrikan.game import Game
from afrikan.language import LANGUAGES
from afrikan.rules import Ruleset

HERE = Path(__file__).parent
FAN = Ruleset.preset("fan")


def stored(name):
    """A file of the first version."""
    return (HERE / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["version_1.json", "version_1_position.json"])
def test_a_save_of_version_1_opens(name):
    old = json.loads(stored(name))
    game = Game.load(stored(name))
    assert old["version"] == 1
    assert list(game.jump(game.length).history) == old["actions"]
    assert Game.load(stored(name)).at == old["at"]
    assert json.loads(game.save())["rules"].items() >= old["rules"].items()


def test_a_save_of_version_1_is_written_as_version_2_and_is_otherwise_the_same():
    old = json.loads(stored("version_1.json"))
    new = json.loads(Game.load(stored("version_1.json")).save())
    assert new.pop("version") == 2
    assert old.pop("version") == 1
    assert {**new, "rules": old["rules"]} == old
    assert new["rules"].items() >= old["rules"].items()


def test_a_text_of_version_1_opens_and_is_written_as_it_was():
    text = stored("version_1.txt")
    assert Game.from_notation(text).notation() == text
    assert Game.from_notation(text).history == Game.load(stored("version_1.json")).history


@pytest.mark.parametrize("version", [3, 4, 10**6])
def test_a_save_of_a_newer_version_is_refused_by_its_number(version):
    text = json.dumps(json.loads(stored("version_1.json")) | {"version": version})
    error = refuses(lambda: Game.load(text), f"version {version}", "newer program", "1, 2", error=SaveError)
    assert len({error.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_text_of_a_newer_version_is_refused_by_its_number():
    text = stored("version_1.txt").replace("afrikan game 1", "afrikan game 3")
    refuses(lambda: Game.from_notation(text), "'afrikan game 3'", "newer program", error=SaveError)
    for heading in ("afrikan game", "afrikan game x", "chess game 3", "afrikan game 0"):
        other = stored("version_1.txt").replace("afrikan game 1", heading)
        refuses(lambda other=other: Game.from_notation(other), "line 1", repr(heading), error=SaveError)


def switched():
    """A game with two changes of rules, the later one undone."""
    game = Game(FAN, ["Aino", "Elof"], policies="random", seed=7).play(40)
    game.jump(game.start_of_turn)
    game.switch(FAN.replace(gem_values=(300, 500, 800), may_pass="yes")).play(25)
    game.jump(game.start_of_turn)
    return game.switch(game.rules.replace(slave_length=1)).play(2).undo(3)


def test_changes_of_rules_are_saved_among_the_actions():
    game = switched()
    save = json.loads(game.save())
    changes = [action for action in save["actions"] if action.startswith("rules ")]
    assert changes == ["rules fan;gem_values=300,500,800;may_pass=yes",
                       "rules fan;gem_values=300,500,800;may_pass=yes;slave_length=1"]  # fmt: skip
    assert (save["base"], save["rules"]["may_pass"]) == ("fan", "no")
    again = Game.load(game.save())
    assert again.save() == game.save()
    assert again.rules == game.rules
    assert again.jump(again.length).rules.slave_length == 1
    assert again.jump(0).rules == FAN


def test_changes_of_rules_are_written_on_lines_of_their_own():
    game = switched()
    text = game.notation()
    lines = [line for line in text.splitlines() if ": rules " in line]
    assert text.startswith("afrikan game 2\nrules fan\n")
    assert len(lines) == 1
    assert lines[0].endswith(": rules fan;gem_values=300,500,800;may_pass=yes")
    again = Game.from_notation(text)
    assert (again.history, again.rules) == (game.history, game.rules)
    assert again.notation() == text


def test_a_game_whose_change_is_undone_is_written_as_before():
    game = switched()
    assert game.jump(10).notation().startswith("afrikan game 1\n")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("rules fann", "'fann'"),
        ("rules", "''"),
        ("rules fan;board=nordic", "board"),
        ("rules fan", "in force already"),
        ("rules fan;slave_length=9", "slave_length"),
    ],
)
def test_a_damaged_change_of_rules_is_refused_with_its_place(change, words):
    save = json.loads(switched().save())
    place = next(n for n, action in enumerate(save["actions"]) if action.startswith("rules "))
    save["actions"][place] = change
    error = refuses(lambda: Game.load(json.dumps(save)), f"action {place + 1}: ", words, error=SaveError)
    assert str(error).startswith("saved game: ")


def test_a_change_of_rules_inside_a_turn_is_refused():
    save = json.loads(switched().save())
    place = next(n for n, action in enumerate(save["actions"]) if action.startswith("rules "))
    actions = save["actions"]
    moved = [*actions[:place], actions[place + 1], actions[place], *actions[place + 2 :]]
    text = json.dumps(save | {"actions": moved})
    refuses(lambda: Game.load(text), f"action {place + 2}: ", "beginning of a turn", error=SaveError)
