"""The command ``python -m afrikan play``."""

import json

import pytest

from afrikan.__main__ import main
from afrikan.game import Game
from afrikan.rules import Ruleset


def test_it_prints_a_whole_game_with_rules(capsys):
    assert main(["play", "--preset", "fan", "--players", "4", "--seed", "7"]) == 0
    printed = capsys.readouterr().out
    game = Game(Ruleset.preset("fan"), 4, policies="nearest", seed=7).play()
    assert f"{game.log[-1].text()}  [{game.log[-1].rule.id}]" in printed
    assert printed.strip().endswith(game.status("en"))
    assert "round 1" in printed


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fi", ("siemenluku 7", "suomalainen lauta", "kierros 1\n", "  Pelaaja 1 ")),
        ("sv-x-neutral", ("frö 7", "finska brädet", "varv 1\n", "  Spelare 1 ")),
    ],
)
def test_it_prints_in_other_languages(lang, said, capsys):
    assert main(["play", "--seed", "7", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    for words in said:
        assert words in printed


def test_json_holds_the_same_game(capsys):
    assert main(["play", "--preset", "swedish", "--players", "3", "--seed", "5", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    game = Game(Ruleset.preset("swedish"), 3, policies="nearest", seed=5).play()
    assert data["actions"] == list(game.history)
    assert data["winner"] == game.winner
    assert data["board"]["label"] == "reconstruction"
    assert all(entry["source"] for entry in data["log"])


def test_a_ruleset_code_is_accepted(capsys):
    assert main(["play", "--preset", "fan;free_roll_when=same_turn", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ruleset"] == "fan;free_roll_when=same_turn"


def test_it_plays_on_the_island(capsys):
    asked = ["play", "--preset", "island", "--map", "small", "--seed", "5"]
    assert main([*asked, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    game = Game("island", map="small", policies="locator", seed=5).play()
    assert data["actions"] == list(game.history)
    assert data["ending"] == "treasure"
    assert data["board"] == {"title": "Small island", "label": "reconstruction"}
    assert main([*asked, "--lang", "fi"]) == 0
    printed = capsys.readouterr().out
    assert "löytää aarteen" in printed
    assert "rekonstruktio" in printed


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--preset", "fann"], "fann"),
        (["--preset", "fan;buy_when=never"], "never"),
        (["--players", "9"], "9"),
        (["--policy", "human"], "human"),
        (["--policy", "nearst"], "nearst"),
        (["--seed", "-1"], "-1"),
        (["--rounds", "0"], "0"),
        (["--preset", "island", "--players", "3"], "3"),
        (["--preset", "island", "--map", "nowhere"], "nowhere"),
        (["--preset", "island", "--policy", "nearest"], "nearest"),
    ],
)
def test_bad_input_is_one_sentence_on_the_error_stream(words, named, capsys):
    assert main(["play", *words]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert named in heard.err
    assert heard.err.startswith("afrikan: ")
    assert heard.err.count("\n") == 1


def test_a_number_that_is_none_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["play", "--seed", "x"])
    assert "'x' must be a whole number" in capsys.readouterr().err
