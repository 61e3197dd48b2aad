"""The panel about waiting: every question it can ask is answered as by hand, soon, and in each language."""

from fractions import Fraction

import pytest
from lesson import Hand, check_topic, entries

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.widgets.lessons.waiting import TOPIC, WaitingPanel


def some(topic):
    """What differs in kind: each thing awaited, all numbers, both dice, each ruleset, alone or not."""
    for entered in entries(topic):
        by_rules = entered["what"] != "faces"
        idle = ("faces", "die") if by_rules else ("rules",)
        first = {field.key: field.first for field in topic.fields}
        if all(entered[key] == first[key] for key in idle) and (
            entered["players"] > 1 or entered["until"] == "all"
        ):
            yield entered | {"players": min(entered["players"], 3)}


def test_every_question_is_answered_simulated_and_told():
    assert check_topic(TOPIC, some, trials=150) > 60


@pytest.mark.parametrize(
    ("entered", "once", "mean", "long", "enough"),
    [
        ({}, Fraction(1, 2), 2, Fraction(1, 8), 4),
        ({"faces": "5-6"}, Fraction(1, 3), 3, Fraction(8, 27), 6),
        ({"faces": "own", "own": "6"}, Fraction(1, 6), 6, Fraction(125, 216), 13),
        ({"die": "rounded"}, Fraction(1, 2), 2, Fraction(1, 8), 4),
        ({"faces": "5-6", "die": "rounded"}, Fraction(3, 10), Fraction(10, 3), Fraction(343, 1000), 7),
        ({"faces": "1-2", "die": "rounded"}, Fraction(3, 10), Fraction(10, 3), Fraction(343, 1000), 7),
        ({"players": 2}, Fraction(1, 4), Fraction(8, 3), Fraction(15, 64), 5),
        ({"players": 2, "until": "first"}, Fraction(3, 4), Fraction(4, 3), Fraction(1, 64), 2),
        ({"what": "release"}, Fraction(1, 3), 3, Fraction(8, 27), 6),
        ({"what": "tile", "rules": "swedish"}, Fraction(1, 2), 2, Fraction(1, 8), 4),
        ({"what": "leave", "rules": "literal"}, Fraction(1, 2), 2, Fraction(1, 8), 4),
    ],
)  # fmt: skip
def test_the_figures_are_those_worked_out_by_hand(entered, once, mean, long, enough):
    state = WaitingPanel(**entered).state
    found = {figure.key: figure.exact(state.answer) for figure in state.figures}
    assert found == {"once": once, "mean": mean, "long": long, "enough": enough}


def test_the_right_prediction_is_right_and_the_fair_one_is_not_for_the_programs_die():
    hand = Hand(WaitingPanel(faces="5-6", die="rounded"))
    hand.guess("once", "1/3")
    hand.press("reveal")
    assert hand.line("status") == "Your prediction 1/3 is close: 3.3 percentage points too high."
    hand.guess("once", "0,3")
    assert "✓ right" in hand.shown
    assert "program" in hand.shown


def test_fields_come_and_go_with_what_is_awaited():
    hand = Hand(WaitingPanel())
    assert [field.key for field in hand.state.fields] == ["what", "faces", "die", "players"]
    hand.choose("players", 2)
    hand.choose("faces", "own")
    assert [field.key for field in hand.state.fields] == ["what", "faces", "own", "die", "players", "until"]
    hand.choose("own", "2, 4-6")
    assert hand.state.values["own"] == (2, 4, 5, 6)
    hand.choose("what", "release")
    assert [field.key for field in hand.state.fields] == ["what", "rules", "players", "until"]
    assert "rounds" in hand.panel.guesses.of["mean"].description
    hand.choose("players", 1)
    assert "turns" in hand.panel.guesses.of["mean"].description


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "0", "7", "x", "6-4", "1,,2", "4" * 300])
def test_numbers_that_no_die_has_are_told(lang, typed):
    hand = Hand(WaitingPanel(lang, faces="own"))
    hand.choose("own", typed)
    assert hand.line("error").startswith("⚠ ")
    assert hand.state.answer is None
    hand.choose("own", "1-6")
    assert hand.line("error") == ""
    hand.press("simulate", "reveal")
    assert hand.state.sample.counts == {1: 1_000}


def test_what_nobody_waits_for_under_a_ruleset_is_told_and_mended():
    hand = Hand(WaitingPanel(what="leave", rules="literal"))
    hand.choose("rules", "fan")
    assert "nobody is bound to an unpaid tile" in hand.line("error")
    hand.choose("rules", "own")
    hand.choose("rules_code", "fan;forced_stay=must_stay_until_success")
    assert hand.line("error") == ""
    assert hand.state.question.startswith("How many turns")


def test_a_panel_begins_as_a_teacher_sets_it_up():
    panel = af.WaitingPanel("sv", 3, faces="1-2", players=3, until="first")
    assert panel.seed.value == "3"
    assert panel.fields.of["until"].value == "first"
    assert repr(panel).startswith("<WaitingPanel: 3 spelare")
    with pytest.raises(AfrikanError, match="cannot be '3-4'"):
        af.WaitingPanel(faces="3-4")


def test_another_thought_comes_with_another_question():
    told = set()
    for entered in ({}, {"die": "rounded"}, {"players": 2}, {"players": 2, "until": "first"}):
        hand = Hand(WaitingPanel(**entered))
        hand.press("reveal")
        told.add(hand.shown.split("To think about")[1])
    assert len(told) == 4
