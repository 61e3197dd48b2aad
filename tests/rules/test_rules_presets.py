"""The presets are the rulesets of the sources, cell by cell, and say what the sources leave open."""

import pytest

from afrikan.rules import Ruleset, catalogue
from afrikan.rules.presets import presets
from afrikan.rules.validate import shown

NAMES = ("original_1951", "finnish_2005", "fan", "literal", "swedish", "study_2024")
SUNI = ("suni_old", "suni_new", "tjrantal")
PROGRAMS = (*SUNI, "freeat")
EDITIONS = ("lunkio", "piatnik", "russian")

# One row per option that is said or decided; columns in the order of NAMES.
MATRIX = """
buy_when arrival_turn arrival_turn arrival_turn arrival_turn any_turn_on_tile arrival_turn
pass_through_is_arrival no no no yes no no
pass_through_barrier no no no no no no
tiles_per_turn one one one unlimited one one
move_on_after_open no no no yes no no
free_roll_when next_turn next_turn next_turn next_turn same_turn next_turn
free_roll_who anyone anyone anyone anyone anyone anyone
free_roll_success four_to_six four_to_six four_to_six four_to_six four_to_six four_to_six
free_roll_meaning opens opens opens releases_only opens opens
forced_stay must_stay_until_success must_stay_until_success free must_stay_until_success free free
attempt_decision after_roll after_roll after_roll after_roll before_roll before_roll
attempt_after_arrival_forced yes yes yes yes yes yes
mode_declaration no no no no yes yes
may_pass no no no no no no
capetown_trigger stop stop stop stop_or_pass stop stop
sea_arrival must_stop must_stop must_stop must_stop must_stop must_stop
sea_red_counts counts counts counts only_next_turn counts counts
land_to_sea_same_roll no no no no no no
ticket_when before_roll before_roll before_roll before_roll before_roll before_roll
penniless_sea none fixed_2 fixed_2 fixed_2 free_after_skip fixed_2
penniless_sea_where any_port any_port any_port any_port islands_only any_port
penniless_definition less_than_price less_than_price less_than_price less_than_price less_than_price zero
pirates_stop always always exact_landing always exact_landing exact_landing
bedouins_stop exact_landing exact_landing exact_landing exact_landing exact_landing exact_landing
hazard_effect until_one_or_two until_one_or_two until_one_or_two until_one_or_two \
until_one_or_two until_one_or_two
hazard_first_try next_turn next_turn next_turn next_turn next_turn next_turn
hazard_on_fixed_steps yes yes no yes no yes
release_then stay_this_turn stay_this_turn stay_this_turn stay_this_turn stay_this_turn stay_this_turn
slave_trigger blank blank blank blank blank blank
slave_length 3 3 3 3 1 3
slave_unit rolls rolls rolls rolls rolls turns
horseshoe_before_star discarded discarded discarded discarded discarded discarded
horseshoe_for_star_holder irrelevant irrelevant irrelevant irrelevant discarded irrelevant
carrier_may_open yes yes yes yes no yes
first_player highest_roll highest_roll highest_roll highest_roll highest_roll lot
board finnish finnish finnish finnish nordic finnish
max_players 6 6 6 6 6 6
start_money 300 300 300 300 5000 300
tile_price 100 100 100 100 1000 100
sea_price 100 100 100 100 1000 100
air_price 300 300 300 300 3000 300
gem_values 300,600,1000 300,600,1000 300,600,1000 300,600,1000 3000,4000,5000 300,600,1000
tile_mix 1,2,3,4,3,5,12 1,2,3,4,3,5,12 1,2,3,4,3,5,12 1,2,3,4,3,5,12 1,2,3,6,4,8,6 1,2,3,4,3,5,12
capetown_bonus 500 500 500 500 5000 500
gold_coast_multiplier 2 2 2 2 2 2
stranded_policy keep_playing keep_playing keep_playing keep_playing keep_playing eliminate
star_last_instant_win play_on play_on play_on play_on play_on instant_win
"""
ROWS = [line.split() for line in MATRIX.strip().splitlines()]

# What the programs have otherwise than the preset fan; columns in the order of PROGRAMS.
PROGRAM_MATRIX = """
gem_values 300,500,1000 300,500,1000 300,500,1000 300,500,1000
gold_coast_multiplier 2 2 2 3
max_players 5 5 5 6
first_player lot lot lot chosen
attempt_decision before_roll before_roll before_roll before_roll
reverse_between_turns land_only land_only land_only free
buy_when any_turn_on_tile any_turn_on_tile any_turn_on_tile any_turn_on_tile
penniless_definition less_than_price less_than_price less_than_price zero
slave_unit turns turns turns turns
release_then move_with_that_roll move_with_that_roll move_with_that_roll roll_again_and_move
hazard_on_fixed_steps no no no yes
sea_arrival must_stop must_stop must_stop continue_by_land
land_to_sea_same_roll no no no yes
pass_port no no no yes_new_ticket
ticket_when before_roll before_roll before_roll after_roll_before_moving
sea_destination locked locked locked free
penniless_sea none fixed_2 up_to_2 one_step
penniless_sea_requires_poverty only_without_money only_without_money anyone only_without_money
stranded_policy eliminate eliminate eliminate keep_playing
star_last_instant_win instant_win instant_win instant_win play_on
stalemate declared declared declared played_on
"""
PROGRAM_ROWS = [line.split() for line in PROGRAM_MATRIX.strip().splitlines()]

# The same for a browser game and two foreign editions; columns in the order of EDITIONS.
EDITION_MATRIX = """
start_money 300 300 500
gem_values 300,600,1000 300,600,1000 300,500,800
tile_mix 1,2,3,4,3,5,12 1,2,3,4,3,5,12 1,2,3,4,5,6,9
capetown_trigger stop_or_pass stop stop
max_players 6 5 4
first_player lot highest_roll chosen
attempt_decision before_roll after_roll after_roll
may_pass yes no no
stop_on_dot yes no yes
early_stop_where any_city city_with_tile any_city
reverse_in_move yes no no
fly_plus_roll yes no no
buy_when any_turn_on_tile arrival_turn arrival_turn
pass_through_is_arrival no no yes
tiles_per_turn one one unlimited
move_on_after_open no no yes
free_roll_when same_turn next_turn next_turn
attempt_after_arrival_forced no yes yes
robber_stays removed removed toll_100
horseshoe_before_star discarded discarded kept_cash_or_extra_move
horseshoe_wins yes yes no
horseshoe_for_star_holder discarded irrelevant irrelevant
robber_takes_star no no star_to_capetown
star_stealing never never overtaking_robber
slave_trigger blank blank robber
slave_unit rolls rolls turns
hazard_effect until_one_or_two until_one_or_two skip_one_turn
sea_arrival continue_by_land must_stop must_stop
land_to_sea_same_roll yes no no
pass_port yes_new_ticket no no
ticket_when after_roll_before_moving before_roll before_roll
penniless_sea up_to_2 one_step skip_3
penniless_sea_requires_poverty anyone only_without_money only_without_money
penniless_sea_where any_port any_port islands_only
stowaway_trigger robber_there robber_there any_cause
"""
EDITION_ROWS = [line.split() for line in EDITION_MATRIX.strip().splitlines()]
OTHERS = {**dict.fromkeys(PROGRAMS, PROGRAM_ROWS), **dict.fromkeys(EDITIONS, EDITION_ROWS)}

# Cells of the catalogue's matrix in which a source speaks: they may not be called open.
SPOKEN = {
    "original_1951": [
        "buy_when",
        "free_roll_who",
        "forced_stay",
        "penniless_sea",
        "pirates_stop",
        "slave_length",
    ],
    "finnish_2005": ["buy_when", "free_roll_who", "forced_stay", "penniless_sea", "pirates_stop"],
    "fan": [
        "buy_when",
        "pass_through_is_arrival",
        "free_roll_when",
        "free_roll_meaning",
        "forced_stay",
        "attempt_decision",
        "may_pass",
        "sea_red_counts",
        "land_to_sea_same_roll",
        "penniless_sea",
        "pirates_stop",
        "hazard_first_try",
        "release_then",
    ],
    "literal": [
        "pass_through_is_arrival",
        "free_roll_meaning",
        "forced_stay",
        "sea_red_counts",
        "pirates_stop",
    ],
    "swedish": [
        "buy_when",
        "free_roll_when",
        "attempt_decision",
        "mode_declaration",
        "sea_arrival",
        "sea_red_counts",
        "land_to_sea_same_roll",
        "penniless_sea",
        "pirates_stop",
        "first_player",
        "carrier_may_open",
    ],
    "study_2024": [
        "attempt_decision",
        "mode_declaration",
        "penniless_definition",
        "hazard_on_fixed_steps",
        "stranded_policy",
        "star_last_instant_win",
    ],
}
SILENT = {
    "original_1951": [
        "pass_through_is_arrival",
        "free_roll_when",
        "attempt_decision",
        "may_pass",
        "sea_arrival",
    ],
    "finnish_2005": ["free_roll_meaning", "sea_red_counts", "land_to_sea_same_roll", "hazard_first_try"],
    "fan": ["sea_arrival", "first_player", "max_players", "penniless_definition"],
    "literal": [
        "free_roll_when",
        "attempt_decision",
        "may_pass",
        "penniless_sea",
        "release_then",
        "sea_arrival",
    ],
    "swedish": ["may_pass", "hazard_first_try", "release_then", "roll_single_use", "tile_cities"],
    "study_2024": ["first_player_tie", "stowaway_trigger", "stalemate"],
}


def test_these_are_the_presets_in_this_order():
    assert Ruleset.presets() == (*NAMES[:-1], *PROGRAMS, *EDITIONS, NAMES[-1])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_of_the_matrix(row):
    option, *cells = row
    assert [shown(Ruleset.preset(name).values[option]) for name in NAMES] == cells


@pytest.mark.parametrize("row", PROGRAM_ROWS, ids=lambda row: row[0])
def test_a_row_of_the_programs(row):
    option, *cells = row
    assert [shown(Ruleset.preset(name).values[option]) for name in PROGRAMS] == cells


@pytest.mark.parametrize("row", EDITION_ROWS, ids=lambda row: row[0])
def test_a_row_of_the_editions(row):
    option, *cells = row
    assert [shown(Ruleset.preset(name).values[option]) for name in EDITIONS] == cells


@pytest.mark.parametrize("name", OTHERS)
def test_outside_its_rows_a_program_agrees_with_fan(name):
    differing = set(Ruleset.preset(name).differences(Ruleset.preset("fan")))
    assert differing <= {row[0] for row in OTHERS[name]}


@pytest.mark.parametrize("name", OTHERS)
def test_a_program_says_why_its_open_options_are_open(name):
    program = presets()[name]
    assert set(program.reasons) == set(program.open)


@pytest.mark.parametrize("name", Ruleset.presets())
def test_a_preset_settles_every_option_itself(name):
    assert list(presets()[name].values) == list(catalogue())


@pytest.mark.parametrize("name", NAMES)
def test_outside_the_matrix_a_preset_agrees_with_fan(name):
    differing = set(Ruleset.preset(name).differences(Ruleset.preset("fan")))
    assert differing <= {row[0] for row in ROWS}


@pytest.mark.parametrize("name", Ruleset.presets())
def test_a_value_is_either_held_by_its_preset_or_open(name):
    preset = presets()[name]
    for option in catalogue().values():
        holders = {value.id: value.held_by for value in option.values}
        held = name in holders.get(preset.values[option.id], ())
        assert held != (option.id in preset.open), option.id
        others = [value for value, by in holders.items() if name in by and value != preset.values[option.id]]
        assert not others, option.id


@pytest.mark.parametrize("name", NAMES)
def test_what_the_sources_say_and_leave_open(name):
    assert set(SPOKEN[name]).isdisjoint(presets()[name].open)
    assert set(SILENT[name]) <= set(presets()[name].open)


@pytest.mark.parametrize("name", Ruleset.presets())
def test_every_open_option_of_a_preset_has_the_value_of_fan(name):
    preset, fan = presets()[name], presets()["fan"]
    assert [o for o in preset.open if preset.values[o] != fan.values[o]] == []


def test_fan_gives_its_reason_for_every_open_option():
    fan = presets()["fan"]
    assert set(fan.reasons) == set(fan.open)


@pytest.mark.parametrize("name", Ruleset.presets())
def test_a_preset_says_what_it_is(name):
    rules = Ruleset.preset(name)
    assert rules.name == name == rules.code
    assert rules.title
    assert rules.about.endswith(".")
    assert rules.citations
