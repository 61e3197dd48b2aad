"""Answers to people: why not, where it is written, and errors without a wall of code."""

import pytest

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.rules import Ruleset, rule
from afrikan.rules.behind import cited

FAN, SWEDISH = Ruleset.preset("fan"), Ruleset.preset("swedish")


def test_why_not_gives_the_reason_or_nothing():
    then = ["roll", "die 6", "land dar_fur 3"]
    game = Game.from_position(FAN, {"players": [{"at": "egypt"}, {"at": "cairo"}], "then": then})
    assert game.why_not("stop") is None
    assert "not on the turn of arrival" in str(game.do("stop").why_not("attempt"))
    with pytest.raises(AfrikanError):
        game.why_not("hop")


def test_a_ruleset_cites_its_own_book_first_and_says_if_it_is_silent():
    bonus = rule("capetown_first_bonus")
    assert cited(bonus, FAN) == "Afrikan tähti: complete rules (fan edition), Places to note: Cape Town"
    assert cited(bonus, SWEDISH).startswith("Afrikas stjärna: Swedish rules, ")
    assert cited(rule("first_player_highest_roll"), FAN).startswith(
        "not said in these rules; as in Afrikas stj"
    )
    assert cited(rule("useless_roll_refused"), SWEDISH).startswith("Our decision")


@pytest.mark.parametrize(
    ("then", "by"),
    [
        (["roll", "die 3", "land dar_fur 3"], "arrival_is_stopping"),
        (["roll", "die 5", "land dar_fur 3", "stop"], "early_stop_in_city"),
    ],
)
def test_a_stop_is_cited_by_how_it_came_about(then, by):
    situation = {"players": [{"at": "egypt"}, {"at": "cairo"}], "then": then}
    assert [
        line.rule.id for line in Game.from_position(FAN, situation).log if line.event.name == "STOPPED"
    ] == [by]


def test_a_ship_that_must_stop_cites_the_port():
    situation = {"players": [{"at": "cairo"}, {"at": "cairo"}], "then": ["sail", "die 6", "sea suakin 4"]}
    lines = {line.event.name: line.rule.id for line in Game.from_position(FAN, situation).log}
    assert lines["STOPPED"] == "sea_must_stop_at_port"
    assert lines["ROLLED"] == "sea_move_by_roll"


def test_the_die_is_for_the_turn_where_its_use_is_chosen_afterwards():
    situation = {"players": [{"at": "egypt"}, {"at": "cairo"}]}
    assert Game.from_position(FAN, situation).label("roll") == "Roll the die for this turn"
    assert Game.from_position(SWEDISH, situation).label("roll") == "Roll the die to travel"


def test_stopping_beside_a_tile_is_said_on_the_button():
    then = ["roll", "die 5", "land dar_fur 3"]
    game = Game.from_position(FAN, {"players": [{"at": "egypt"}, {"at": "cairo"}], "then": then})
    assert game.label("stop") == "Stop here, beside the tile"
    opened = {"players": [{"at": "egypt"}, {"at": "cairo"}], "opened": {"dar_fur": "blank"}, "then": then}
    assert Game.from_position(FAN, opened).label("stop") == "Stop here"


def test_a_notebook_shows_an_error_as_its_sentence_alone():
    with pytest.raises(AfrikanError) as refused:
        Ruleset.preset("fann")
    assert refused.value._render_traceback_() == [f"RulesetError: {refused.value}"]


def test_two_players_of_one_name_are_refused():
    with pytest.raises(AfrikanError, match="2 are called 'Väinö'"):
        Game(FAN, ["Väinö", "Åsa", "Väinö"])
