"""Impossible values and combinations are refused in one sentence that names them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afrikan.errors import RulesetError
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.validate import contradictions, repaired

FAN = dict(Ruleset.preset("fan").values)
REQUIREMENTS = [
    ("first_player_tie", "youngest", "first_player", ("highest_roll",)),
    ("first_player_tie", "lot", "first_player", ("highest_roll",)),
    ("mode_declaration", "yes", "attempt_decision", ("before_roll",)),
    ("mode_declaration", "yes", "ticket_when", ("before_roll",)),
    ("reverse_between_turns", "land_only", "reverse_in_move", ("no",)),
    ("reverse_between_turns", "never", "reverse_in_move", ("no",)),
    ("pass_through_barrier", "yes", "pass_through_is_arrival", ("yes",)),
    ("move_on_after_open", "yes", "pass_through_is_arrival", ("yes",)),
    ("free_roll_meaning", "releases_only", "forced_stay", ("must_stay_until_success",)),
    ("move_after_buy_at_turn_start", "yes", "buy_when", ("any_turn_on_tile",)),
    ("horseshoe_before_star", "kept_counts_later", "horseshoe_wins", ("yes",)),
    ("robber_takes_star", "star_to_capetown", "carrier_may_open", ("yes",)),
    ("star_stealing", "overtaking_robber", "robber_stays", ("toll_100",)),
    ("slave_may_fly", "yes", "slave_unit", ("rolls",)),
    ("sea_red_counts", "never", "sea_destination", ("free",)),
    ("sea_red_counts", "never", "reverse_between_turns", ("free",)),
    ("pass_port", "yes_new_ticket", "sea_arrival", ("continue_by_land",)),
    ("pass_port", "yes", "sea_arrival", ("continue_by_land",)),
    (
        "pass_port",
        "yes",
        "ticket_scope",
        (
            "per_turn",
            "board_100_plus_land_100",
        ),
    ),
    ("sea_destination", "locked", "pass_port", ("no",)),
    ("penniless_sea", "free_after_skip", "penniless_sea_where", ("islands_only",)),
    ("penniless_sea", "free_after_skip", "ticket_scope", ("leg_to_next_city",)),
    ("penniless_sea", "bank_aid_100", "penniless_sea_requires_poverty", ("only_without_money",)),
    ("penniless_sea", "skip_3", "penniless_sea_where", ("islands_only",)),
    ("penniless_sea", "skip_3", "ticket_scope", ("leg_to_next_city",)),
    (
        "upgrade_mid_voyage",
        "yes",
        "penniless_sea",
        (
            "fixed_2",
            "up_to_2",
            "one_step",
        ),
    ),
    ("stranded_policy", "eliminate", "loans", ("no",)),
    ("end_when", "play_for_places", "horseshoe_wins", ("yes",)),
    ("star_last_instant_win", "instant_win", "horseshoe_wins", ("yes",)),
    ("star_last_instant_win", "instant_win", "star_stealing", ("never",)),
    ("star_last_instant_win", "instant_win", "robber_takes_star", ("no",)),
    ("stalemate", "declared", "loans", ("no",)),
]
UNAVAILABLE = [
    (option.id, value.id)
    for option in catalogue().values()
    for value in option.values
    if not value.implemented
]


def refusal(**changes):
    with pytest.raises(RulesetError) as error:
        Ruleset.preset("fan").replace(**changes)
    return str(error.value)


def test_the_requirements_are_exactly_these():
    found = [
        (option.id, value.id, need.option, need.values)
        for option in catalogue().values()
        for value in option.values
        for need in value.requires
    ]
    assert sorted(found) == sorted(REQUIREMENTS)


@pytest.mark.parametrize(("owner", "value", "needed", "allowed"), REQUIREMENTS)
def test_a_requirement_is_a_contradiction_exactly_while_it_is_not_met(owner, value, needed, allowed):
    for other in catalogue()[needed].values:
        errors = map(str, contradictions({**FAN, owner: value, needed: other.id}))
        found = [sentence for sentence in errors if f" {needed}=" in sentence]
        own = [sentence for sentence in found if sentence.startswith(f"{owner}={value} needs")]
        assert bool(own) == (other.id not in allowed)
        for sentence in own:
            assert f"{needed}={allowed[0]}" in sentence
            assert f"here {needed}={other.id}" in sentence
            assert ", because " in sentence


@pytest.mark.parametrize(("owner", "value", "needed", "allowed"), REQUIREMENTS)
def test_a_ruleset_refuses_the_contradiction_or_the_unavailable_value(owner, value, needed, allowed):
    met = {n: a[0] for o, v, n, a in REQUIREMENTS if (o, v) == (owner, value)}
    breaking = [other for other in catalogue()[needed].values if other.id not in allowed]
    breaking.sort(key=lambda other: not other.implemented)
    beside = {n: a[0] for o, v, n, a in REQUIREMENTS if (o, v) == (needed, breaking[0].id)}
    message = refusal(**{**met, **beside, owner: value, needed: breaking[0].id})
    if catalogue()[owner].value(value).implemented and breaking[0].implemented:
        assert message.startswith(f"{owner}={value} needs {needed}=")
    else:
        assert "is catalogued but not available yet" in message


@pytest.mark.parametrize(("option", "value"), UNAVAILABLE)
def test_a_value_that_cannot_be_played_yet_is_refused_by_name(option, value):
    playable = ", ".join(v.id for v in catalogue()[option].values if v.implemented)
    expected = f"{option}={value} is catalogued but not available yet; available: {playable}"
    assert refusal(**{option: value}) == expected


@pytest.mark.parametrize("mix", [(0, 3, 3, 4, 3, 5, 12), (2, 1, 3, 4, 3, 5, 12)])
def test_a_mix_has_exactly_one_star(mix):
    message = refusal(tile_mix=mix)
    assert (
        message == f"tile_mix: Star of Africa must be exactly 1, not {mix[0]}, "
        "because a game has exactly one Star of Africa"
    )


def test_a_mix_fills_the_cities_that_receive_tiles():
    message = refusal(tile_mix=(1, 2, 3, 4, 3, 5, 13))
    assert message.startswith(
        "tile_mix=1,2,3,4,3,5,13 adds up to 31, but tile_cities=all_but_starts needs 30"
    )
    assert "because thirty cities" in message
    both = {**FAN, "tile_cities": "all"}
    assert str(contradictions(both)[0]).startswith(
        "tile_mix=1,2,3,4,3,5,12 adds up to 30, but tile_cities=all needs 32"
    )
    assert contradictions({**both, "tile_mix": (1, 2, 3, 4, 3, 5, 14)}) == []


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"free_roll_wen": "same_turn"},
            "there is no option 'free_roll_wen'; did you mean 'free_roll_when'?",
        ),
        (
            {"free_roll_when": "same_trun"},
            "free_roll_when has no value 'same_trun'; did you mean 'same_turn'?",
        ),
        ({"free_roll_when": 1}, "free_roll_when must be one of next_turn, same_turn, not 1"),
        ({"may_pass": True}, "may_pass must be one of no, yes, not True"),
        ({"max_players": 7}, "max_players must be a whole number from 2 to 6, not 7"),
        ({"max_players": 2.0}, "max_players must be a whole number from 2 to 6, not 2.0"),
        ({"tile_price": True}, "tile_price must be a whole number from 1 to 100,000, not True"),
        ({"tile_price": 0}, "tile_price must be a whole number from 1 to 100,000, not 0"),
        ({"tile_price": (100,)}, "tile_price must be a whole number from 1 to 100,000, not (100,)"),
        ({"start_money": "300"}, "start_money must be a whole number from 0 to 100,000, not '300'"),
        ({"gold_coast_multiplier": 6}, "gold_coast_multiplier must be a whole number from 1 to 5, not 6"),
        ({"slave_length": 0}, "slave_length must be a whole number from 1 to 6, not 0"),
    ],
)
def test_a_wrong_name_type_or_size_is_refused(changes, words):
    assert refusal(**changes) == words


@pytest.mark.parametrize("gems", [(300, 600), (300, 600, -1), (300, 600, 1.5), 300, "300,600,1000", None])
def test_a_wrong_tuple_is_refused(gems):
    message = refusal(gem_values=gems)
    assert message.startswith("gem_values must be 3 whole numbers (topaz from 0 to 100,000")
    assert message.endswith(f"not {gems!r}")


def test_an_unknown_preset_is_refused():
    with pytest.raises(RulesetError, match=r"there is no preset 'fann'; did you mean 'fan'\?"):
        Ruleset.preset("fann")


def test_a_ruleset_that_leaves_an_option_out_is_refused():
    values = {name: value for name, value in FAN.items() if name != "loans"}
    with pytest.raises(RulesetError, match="the option 'loans' has no value"):
        Ruleset(values)


@given(st.data())
def test_repair_leads_from_any_choice_to_one_without_contradictions(data):
    values = {
        option.id: data.draw(st.sampled_from([value.id for value in option.values]))
        for option in catalogue().values()
    }
    result = repaired(values)
    assert contradictions(result) == []
    changed = {name for name in values if values[name] != result[name]}
    assert all(result[name] == catalogue()[name].legacy for name in changed)
    assert bool(changed) == bool(contradictions(values))
