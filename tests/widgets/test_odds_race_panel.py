"""The panel about the race home: who wins by a count of one's own, what more is worth, and the map."""

import re
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

import pytest
from lesson import Hand, bare, check_topic

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.rules.presets import presets
from afrikan.widgets.lesson.html import question_html, result_html
from afrikan.widgets.lessons.race.fields import raced
from afrikan.widgets.lessons.race.panel import TOPIC, RacePanel

TWELVE, SIX = "ain_galaka_fork_chad_land_3", "sahara_dar_fur_land_1"
"""Dots so many steps from home, by land only."""

POOR = {"star_money": 0, "chaser_1_money": 0, "chaser_2_money": 0, "chaser_3_money": 0}
NO_SHIP = {"rules": "own", "rules_code": "fan;penniless_sea=none"}
STEPS = {**POOR, "star": TWELVE, "chaser_1": SIX}
FLIGHTS = {"star": "congo", "star_money": 6, "chaser_1": "lake_victoria", "chaser_1_money": 3}
SAFE = {**POOR, "star": "tunis", "chaser_1": "tripoli"}
THREE = {**POOR, "star": "sierra_leone", "chaser_1": "daressalam", "chaser_2": "ocomba", "chaser_3": "congo"}
KEYS = ("star", "chaser_1", "chaser_2", "chaser_3")


@cache
def home_in(steps, turns):
    """The chance that so many steps take exactly so many rolls, where more than is needed is enough."""
    if steps <= 0 or turns == 0:
        return Fraction(int(steps <= 0 and turns == 0))
    return sum(home_in(steps - roll, turns - 1) for roll in range(1, 7)) / 6


def first_wins(mine, other):
    """The chance that who moves first is home first."""
    pairs = product(range(1, 21), repeat=2)
    return sum(home_in(mine, own) * home_in(other, theirs) for own, theirs in pairs if own <= theirs)


def chance(who="star", **entered):
    """The chance of a runner on a panel."""
    state = RacePanel(**entered).state
    figure = next(figure for figure in state.figures if figure.key == who)
    return figure.exact(state.answer)


def some(_):
    """What differs in kind: each ruleset, each number of runners, who is next, who answers, what is shown."""
    yield from ({"rules": name, "map": "chaser_1"} for name in raced())
    yield from ({"rules": name, "best": "chaser_1", "next": "chaser_1"} for name in ("fan", "swedish"))
    yield from ({"chasers": 2, "next": key, "map": key} for key in KEYS[:3])
    yield from ({"chasers": 3, "best": key, "map": key} for key in KEYS)
    yield from ({"star_money": money, "best": "star", "map": "star"} for money in (0, 10))


def test_every_question_is_answered_simulated_and_told():
    assert check_topic(TOPIC, some, trials=40) == len(list(some(TOPIC)))


def test_rules_by_which_only_the_star_wins_are_not_offered_and_told():
    hand = Hand(RacePanel())
    offered = [value for _, value in hand.panel.fields.of["rules"].options]
    assert offered == [*(name for name in presets() if name != "russian"), "own"]
    hand.choose("rules", "own")
    hand.choose("rules_code", "russian")
    assert "horseshoe_wins=no; choose rules by which a horseshoe can win" in hand.line("error")


def test_who_wins_is_as_counted_by_steps_and_rolls():
    assert chance(**STEPS) == first_wins(12, 6)
    assert chance(**STEPS, next="chaser_1") == 1 - first_wins(6, 12)
    assert chance(**STEPS | {"star": SIX}) == first_wins(6, 6)


@pytest.mark.parametrize(
    ("entered", "star"),
    [
        (FLIGHTS, Fraction(5, 6)),
        (FLIGHTS | {"best": "chaser_1"}, 1 - Fraction(89, 324)),
        (FLIGHTS | {"next": "chaser_1"}, 0),
        (SAFE, Fraction(5, 6)),
        (SAFE | {"best": "star"}, 1),
        (STEPS | {"star": "suakin_addis_abeba_land_1"}, Fraction(5, 18)),
        (STEPS | {"star": "suakin_addis_abeba_land_1", "star_money": 3}, Fraction(5, 6)),
    ],
)
def test_the_positions_of_the_notebook_are_as_worked_out_by_hand(entered, star):
    assert chance(**entered) == star


def test_the_quicker_one_on_average_is_not_the_favourite():
    hand = Hand(RacePanel(**FLIGHTS))
    hand.press("reveal")
    table = hand.shown.split("Quick on average")[1].split("What a little more")[0]
    assert "Aino, the Star 19/6 ≈ 3.167 5/6 ≈ 83.3 %" in table
    assert "Elof, a horseshoe 3 1/6 ≈ 16.7 %" in table


def test_one_who_may_never_come_home_is_told():
    hand = Hand(RacePanel(**POOR | NO_SHIP | {"star": "tamatave"}))
    hand.press("reveal")
    assert "Aino, the Star not sure to get home" in hand.shown


# What a little more is worth


@pytest.mark.parametrize("first", ["star", "chaser_1"])
def test_one_more_ticket_is_what_a_panel_with_one_more_says(first):
    entered = STEPS | {"star": "suakin_addis_abeba_land_1", "next": first}
    assert chance("ticket", **entered) == chance(**entered | {"star_money": 1}) > chance(**entered)


def test_a_lost_turn_of_the_first_is_the_turn_of_the_second():
    assert chance("lost_turn", **STEPS) == chance(**STEPS, next="chaser_1")


def test_a_prediction_of_what_no_simulation_shows_is_judged():
    hand = Hand(RacePanel(**STEPS))
    hand.guess("lost_turn", "2,5 %")
    hand.press("simulate", "reveal")
    assert re.search(r"if the first turn is lost 2,5 % ✓ right – ≈ 2.5 %", hand.shown)


def test_who_answers_best_leaves_what_more_is_worth_to_the_quickest_plans():
    state = RacePanel(**FLIGHTS, best="chaser_1").state
    assert [figure.key for figure in state.figures] == ["star"]
    state.reveal()
    rows = bare(result_html(state)).split("What a little more")[1]
    assert "Elof, a horseshoe one more ticket (+100) 16.7 %" in rows


# The fields


def test_fields_come_and_go_with_the_horseshoes():
    hand = Hand(RacePanel())
    assert "chaser_2" not in {field.key for field in hand.state.fields}
    hand.choose("chasers", 3)
    hand.choose("next", "chaser_3")
    hand.choose("best", "chaser_2")
    assert [figure.key for figure in hand.state.figures] == list(KEYS)
    hand.choose("chasers", 1)
    assert (hand.state.entered["next"], hand.state.entered["best"]) == ("star", "nobody")
    assert hand.state.error == ""


def test_runners_are_numbered_in_turn_order_and_keep_their_names():
    state = RacePanel(chasers=2, next="chaser_2").state
    names = [state.answer.odds.name(outcome, "en") for outcome in ("player_1", "player_2", "player_3")]
    assert names == ["Ida, a horseshoe", "Aino, the Star", "Elof, a horseshoe"]
    assert {figure.key: figure.outcome for figure in state.figures} == {
        "star": "player_2", "chaser_1": "player_3", "chaser_2": "player_1",
    }  # fmt: skip


def test_money_is_counted_in_the_tickets_of_the_ruleset():
    fan, swedish = (RacePanel(rules=rules, star_money=3).state for rules in ("fan", "swedish"))
    notes = [state.answer.odds.notes[0].text("en") for state in (fan, swedish)]
    assert "with 300 " in notes[0]
    assert "with 3,000 " in notes[1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"star": "cairo"},
        {"chaser_1": "atlantis"},
        {"chaser_1_money": 11},
        {"chasers": 4},
        {"next": "chaser_2"},
    ],
)
def test_what_is_not_possible_is_refused(wrong):
    with pytest.raises(AfrikanError):
        af.RacePanel(**wrong)


def test_a_panel_says_what_it_holds():
    panel = af.RacePanel("sv", 3, chasers=3)
    assert repr(panel).startswith("<RacePanel: Vem är först i mål och vinner?")


# Pictures


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_the_runners_before_the_answer_and_tells_no_chance(lang):
    state = RacePanel(lang, **STEPS).state
    picture = question_html(state)
    assert 'role="img"' in picture
    assert {"Aino", "Elof"} <= set(re.findall(r"\w+", bare(picture)))
    assert "%" not in bare(picture)


def test_the_map_is_another_look_at_the_same_answer():
    hand = Hand(RacePanel(**STEPS))
    hand.guess("star", "14 %")
    hand.press("reveal")
    assert "<details>" not in hand.panel.result.value
    hand.choose("map", "chaser_1")
    assert hand.state.revealed
    assert hand.state.predictions
    assert "Chance to win: Elof, a horseshoe" in hand.shown
    assert "even or better from 72 of the 218 places; nearest to 50 %: Addis Abeba (49.1 %)" in hand.shown
    hand.choose("map", "nobody")
    assert "Addis Abeba (49.1 %)" not in hand.shown


def test_the_table_beside_the_map_says_what_a_panel_with_the_runner_there_says():
    hand = Hand(RacePanel(**STEPS, map="chaser_1"))
    hand.press("reveal")
    table = hand.panel.result.value.split("<details>")[1].split("</details>")[0]
    rows = re.findall(r'<th scope="row">(.*?)</th><td>(.*?)</td>', table)
    assert len(rows) == 30
    there = 1 - chance(**STEPS | {"chaser_1": "cape_verde"})
    assert dict(rows)["Cape Verde"] == f"≈ {float(100 * there):.1f} %"
    assert rows[0][0] == "Morocco"


def test_who_answers_best_is_shown_by_the_best_response():
    usual, best = (RacePanel(**FLIGHTS, map="chaser_1", best=who).state for who in ("nobody", "chaser_1"))
    for state in (usual, best):
        state.reveal()
    assert "by the plan with the fewest expected turns. At sea" in bare(result_html(usual))
    assert "by the best answer by the clock. At sea" in bare(result_html(best))


# Several chasers


def test_the_star_is_safer_from_three_than_if_their_luck_met_three_stars():
    alone = [chance(**THREE | {"chaser_1": THREE[key]}) for key in KEYS[1:]]
    together = chance(**THREE, chasers=3)
    assert [round(float(each), 2) for each in alone] == [0.77, 0.71, 0.77]
    assert prod(alone) < together < min(alone)


def test_another_thought_comes_with_another_question():
    told = set()
    for entered in ({}, {"chasers": 2}, {"best": "star"}, {"map": "star"}):
        hand = Hand(RacePanel(**entered))
        hand.press("reveal")
        told.add(hand.shown.split("To think about")[1])
    assert len(told) == 4
