"""The option catalogue is complete: every id, every value, every bound, and nothing dangling."""

import pytest
from wording import is_dated, numbers

from afrikan.language import LANGUAGES, NEUTRAL, WORDINGS
from afrikan.rules import catalogue, sources
from afrikan.rules.families import FAMILIES
from afrikan.rules.generate import TARGETS, kernel_types
from afrikan.rules.island_types import Rules as IslandRules
from afrikan.rules.kernel_types import Rules
from afrikan.rules.registry import every_rule

# Values in the kernel's order; a star marks those that can be played.
CHOICES = """
capetown_trigger: stop* stop_or_pass*
gold_coast_scope: gem_only* whole_payment
tile_cities: all_but_starts* all*
bank_limit: unlimited* notes*
board: finnish* nordic*
first_player: highest_roll* lot* chosen*
first_player_tie: reroll_tied* youngest* lot*
start_choice: free* same* seat_alternating*
roll_single_use: single* reuse*
attempt_decision: after_roll* before_roll*
mode_declaration: no* yes*
may_pass: no* yes*
stop_on_dot: no* yes*
early_stop_where: any_city* city_with_tile* none*
reverse_in_move: no* yes*
reverse_between_turns: free* land_only* never*
fly_plus_roll: no* yes*
buy_when: arrival_turn* any_turn_on_tile*
pass_through_is_arrival: no* yes*
pass_through_barrier: no* yes*
tiles_per_turn: one* unlimited*
move_on_after_open: no* yes*
free_roll_when: next_turn* same_turn*
free_roll_who: anyone* only_penniless*
free_roll_success: four_to_six* five_or_six*
free_roll_meaning: opens* releases_only*
forced_stay: free* must_stay_until_success*
attempt_after_arrival_forced: no* yes*
pay_after_failed_attempt: no* yes*
move_after_buy_at_turn_start: no* yes*
penniless_definition: less_than_price* zero*
robber_takes: all_money* all_but_100*
robber_stays: removed* toll_100*
horseshoe_before_star: discarded* kept_counts_later* kept_cash_or_extra_move*
horseshoe_wins: yes* no*
horseshoe_for_star_holder: irrelevant* discarded*
carrier_may_open: yes* no*
robber_takes_star: no* star_to_capetown*
star_stealing: never* confrontation overtaking_robber*
slave_trigger: blank* robber* robber_or_danger
slave_unit: rolls* turns*
slave_may_fly: no* yes*
pirates_stop: exact_landing* always*
bedouins_stop: exact_landing* always*
hazard_effect: until_one_or_two* skip_one_turn*
hazard_first_try: next_turn* same_turn*
release_then: stay_this_turn* move_with_that_roll* roll_again_and_move*
hazard_on_fixed_steps: no* yes*
hazard_in_expansion: yes* no
sea_arrival: must_stop* continue_by_land*
sea_red_counts: counts* only_next_turn* never*
land_to_sea_same_roll: no* yes*
pass_port: no* yes_new_ticket* yes*
ticket_scope: leg_to_next_city* per_turn* board_100_plus_land_100*
ticket_when: before_roll* after_roll_before_moving*
sea_destination: free* locked*
penniless_sea: none* fixed_2* up_to_2* one_step* free_after_skip* bank_aid_100* skip_3*
penniless_sea_requires_poverty: only_without_money* anyone*
penniless_sea_where: any_port* islands_only*
stowaway_trigger: robber_there* any_cause*
upgrade_mid_voyage: no* yes*
stranded_policy: keep_playing* eliminate*
air_legs_per_turn: one* many*
finish_exact: not_needed* needed*
finish_cities: either* own_start_only*
end_when: at_once* finish_round* play_for_places*
star_last_instant_win: play_on* instant_win*
stalemate: played_on* declared*
loans: no* yes*
"""
EXPECTED = {line.split(": ")[0]: line.split(": ")[1].split() for line in CHOICES.strip().splitlines()}
BOUNDS = {
    "start_money": [("start_money", 0, 100_000)],
    "tile_price": [("tile_price", 1, 100_000)],
    "sea_price": [("sea_price", 1, 100_000)],
    "air_price": [("air_price", 1, 100_000)],
    "gem_values": [("topaz", 0, 100_000), ("emerald", 0, 100_000), ("ruby", 0, 100_000)],
    "tile_mix": [
        ("star", 1, 1),
        ("ruby", 0, 32),
        ("emerald", 0, 32),
        ("topaz", 0, 32),
        ("robber", 0, 32),
        ("horseshoe", 0, 32),
        ("blank", 0, 32),
    ],
    "capetown_bonus": [("capetown_bonus", 0, 100_000)],
    "gold_coast_multiplier": [("gold_coast_multiplier", 1, 5)],
    "max_players": [("max_players", 2, 6)],
    "slave_length": [("slave_length", 1, 6)],
}
KNOWN = {
    "start_money": [300, 5000, 500, 400],
    "tile_price": [100, 1000],
    "sea_price": [100, 1000],
    "air_price": [300, 3000],
    "gem_values": [(300, 600, 1000), (3000, 4000, 5000), (300, 500, 1000), (300, 500, 800)],
    "tile_mix": [(1, 2, 3, 4, 3, 5, 12), (1, 2, 3, 6, 4, 8, 6), (1, 2, 3, 4, 5, 6, 9)],
    "capetown_bonus": [500, 5000],
    "gold_coast_multiplier": [2, 3],
    "max_players": [4, 5, 6],
    "slave_length": [3, 1, 2],
}


def texts(option):
    """Every text of an option by language: the question, the values and the reasons."""
    needs = [need for value in option.values for need in value.requires]
    reasons = [part.why for part in (*option.entries, *option.totals, *needs) if part.why]
    return [option.question, *(value.text for value in option.values), *reasons]


OPTIONS = [option for family in FAMILIES for option in catalogue(family).values()]
each_option = pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)


def test_the_options_are_exactly_these():
    assert set(catalogue()) == set(EXPECTED) | set(BOUNDS)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_choice_has_these_values_in_this_order(name):
    values = [f"{value.id}{'*' if value.implemented else ''}" for value in catalogue()[name].values]
    assert catalogue()[name].kind == "choice"
    assert values == EXPECTED[name]


@pytest.mark.parametrize("name", BOUNDS)
def test_a_number_has_these_bounds_and_known_values(name):
    option = catalogue()[name]
    assert option.kind == ("integers" if len(BOUNDS[name]) > 1 else "integer")
    assert [(entry.name, entry.min, entry.max) for entry in option.entries] == BOUNDS[name]
    assert [value.id for value in option.values] == KNOWN[name]


@each_option
def test_every_sentence_is_there_and_is_one_sentence(option):
    assert all(text.endswith("?") for text in option.question.values())
    assert option.systems
    for value in option.values:
        assert all(text.endswith(".") for text in value.text.values())
        assert value.citations


@each_option
def test_every_text_is_translated(option):
    for words in texts(option):
        assert set(LANGUAGES) <= set(words) <= set(WORDINGS)
        assert len(set(words.values())) == len(words), words["en"]


@each_option
def test_a_translation_has_the_same_numbers(option):
    for words in texts(option):
        assert all(numbers(text) == numbers(words["en"]) for text in words.values()), words["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dated_name_has_a_neutral_wording(lang):
    every = [words for option in OPTIONS for words in texts(option)]
    dated = [words for words in every if is_dated(words[lang], lang)]
    assert dated == [words for words in every if lang + NEUTRAL in words]
    assert dated
    assert not any(is_dated(words[lang + NEUTRAL], lang) for words in dated)


@pytest.mark.parametrize(
    ("text", "found"), [("1,000 and 5", ["1000", "5"]), ("1\xa0000, 5", ["1000", "5"]), ("4, 5", ["4", "5"])]
)
def test_a_number_is_read_in_every_manner_of_writing(text, found):
    assert numbers(text) == found


@each_option
def test_what_an_older_save_gets_can_be_played_and_needs_nothing(option):
    legacy = option.value(option.legacy)
    assert legacy is not None
    assert legacy.implemented
    assert not legacy.requires


def test_a_value_is_cited_as_our_own_only_where_nobody_holds_it():
    for option in OPTIONS:
        for value in option.values:
            ours = any(citation.source.kind == "our decision" for citation in value.citations)
            assert not (ours and value.held_by), (option.id, value.id)


def test_every_source_is_cited_somewhere():
    cited = {citation.source.id for rule in every_rule().values() for citation in rule.citations}
    for option in OPTIONS:
        cited |= {citation.source.id for value in option.values for citation in value.citations}
    assert cited == set(sources())


@pytest.mark.parametrize("family", FAMILIES)
def test_the_kernel_types_are_those_the_catalogue_generates(family):
    assert TARGETS[family].read_text(encoding="utf-8") == kernel_types(family)


@pytest.mark.parametrize(("family", "record"), [("star", Rules), ("island", IslandRules)])
def test_the_kernel_record_has_a_field_for_every_option(family, record):
    assert list(record.__annotations__) == list(catalogue(family))
    assert sorted(record.__slots__) == sorted(catalogue(family))


def test_no_option_of_one_family_is_one_of_another():
    assert len({option.id for option in OPTIONS}) == len(OPTIONS)
