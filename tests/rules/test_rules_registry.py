"""The registry holds every rule with its sentence, its options and its citations."""

import pytest

from afrikan.errors import RulesetError
from afrikan.rules import catalogue, registry, rule
from afrikan.rules.families import FAMILIES
from afrikan.rules.registry import every_rule

SINGLE_VALUED = {
    "turn_order_clockwise": "Afrikas stjärna: Swedish rules, Preparations, point 5",
    "shared_tile": "Afrikas stjärna: Swedish rules, General rules",
    "robber_without_money": "Afrikas stjärna: Swedish rules, What the tiles mean: robber",
    "effects_in_order": "Afrikan tähti: complete rules (fan edition), If the tile is, bracketed note",
    "stowaway_skips_one_roll": "Afrikas stjärna: Swedish rules, What the tiles mean: robber",
    "opening_after_any_arrival": "Afrikas stjärna: Swedish rules, Movement by air: a city with a tile",
}
OURS = [
    "bank_pays_in_full",
    "money_never_negative",
    "treasure_found_at_home",
    "start_city_same",
    "start_city_by_seat",
    "first_player_agreed",
    "first_roll_tie_rerolled",
    "first_roll_tie_youngest",
    "first_roll_tie_by_lot",
    "roll_serves_twice",
    "useless_roll_refused",
    "pass_when_nothing_possible",
    "rest_of_turn_optional",
    "roll_used_in_full",
    "stop_on_any_dot",
    "turning_within_move",
    "direction_free_between_turns",
    "direction_kept_to_city",
    "travel_after_buying",
    "stay_ends_with_the_tile",
    "slave_roll_counts_per_turn",
    "slave_leaves_without_roll",
    "pirates_once_per_visit",
    "hazard_first_try_same_turn",
    "sea_course_free_at_forks",
    "penniless_sea_ends_at_port",
    "stowaway_right_lapses",
    "sea_past_port_same_ticket",
    "sea_ticket_each_turn",
    "flights_one_after_another",
    "unwinnable_game_goes_on",
    "round_cap",
    "stranded_player_stays",
    "finish_by_exact_count",
]


@pytest.mark.parametrize("found", every_rule().values(), ids=lambda found: found.id)
def test_every_rule_is_one_sentence_with_a_citation(found):
    assert found.text["en"].endswith(".")
    assert found.systems
    assert found.cite()


@pytest.mark.parametrize("name", SINGLE_VALUED)
def test_a_point_on_which_nobody_differs_is_a_rule_without_options(name):
    assert rule(name).options == ()
    assert SINGLE_VALUED[name] in rule(name).cite()


def test_our_own_decisions_are_exactly_these_and_say_why():
    ours = [r.id for r in registry().values() if any(c.source.kind == "our decision" for c in r.citations)]
    assert ours == OURS
    assert rule("stay_ends_with_the_tile").cite() == "Our decision: nothing is left to wait for"


@pytest.mark.parametrize("family", FAMILIES)
def test_every_option_varies_some_rule(family):
    varied = {option for found in registry(family).values() for option in found.options}
    assert varied == set(catalogue(family))


def test_no_rule_of_one_family_is_one_of_another():
    assert len(every_rule()) == sum(len(registry(family)) for family in FAMILIES)


def test_no_two_rules_say_the_same():
    sentences = [found.text["en"] for found in every_rule().values()]
    assert len(set(sentences)) == len(sentences)


def test_an_unknown_rule_is_refused():
    with pytest.raises(RulesetError, match="there is no rule 'round_cup'; did you mean 'round_cap'"):
        rule("round_cup")
