"""What an atlas flips: every value, each with as little else as possible, and nothing in silence."""

import pytest

from afrikan.errors import RulesetError
from afrikan.rule_atlas.cases import AMOUNTS, cases
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.presets import presets

FAN = Ruleset.preset("fan")
SWEDISH = Ruleset.preset("swedish")
BASES = pytest.mark.parametrize("base", [FAN, SWEDISH], ids=lambda base: base.name)


@BASES
def test_every_value_but_the_bases_own_is_there_once(base):
    found = [(case.option, case.value) for case in cases(base)]
    assert len(found) == len(set(found))
    named = {(option.id, value.id) for option in catalogue().values() for value in option.values}
    named |= {(option, value) for preset in presets().values() for option, value in preset.values.items()}
    own = set(base.values.items())
    assert named - own <= set(found)
    assert not own & set(found)
    scaled = {(case.option, case.value) for case in cases(base) if case.scaled is not None}
    assert set(found) == (named - own) | scaled
    assert {option for option, _ in scaled} <= set(AMOUNTS)


@BASES
def test_what_cannot_be_played_is_refused_with_the_reason_and_nothing_else_is(base):
    for case in cases(base):
        value = catalogue()[case.option].value(case.value)
        assert (case.refused is not None) == (value is not None and not value.implemented)
        if case.refused is None:
            assert case.changed.values[case.option] == case.value
        else:
            assert "not available yet" in case.refused.text("en")


@BASES
def test_the_value_alone_makes_the_effect_wherever_that_is_possible(base):
    alone = {
        case.option: set(case.baseline.differences(case.changed)) == {case.option}
        for case in cases(base)
        if case.refused is None
    }
    assert {option for option, alone in alone.items() if not alone} == {"tile_cities"}
    with_others = [case for case in cases(base) if case.others and case.option != "tile_cities"]
    assert with_others
    assert all(base.differences(case.baseline).keys() == case.others.keys() for case in with_others)


def test_sums_of_money_come_in_the_bases_own_money_too():
    scaled = {case.value: case.scaled for case in cases(SWEDISH, ["gem_values"]) if case.scaled}
    assert scaled[3000, 6000, 10000] == (300, 600, 1000)
    assert {case.value: case.scaled for case in cases(SWEDISH, ["start_money"])} == {
        300: None, 500: None, 400: None, 3000: 300,
    }  # fmt: skip
    odd = FAN.replace(tile_price=33)
    assert all(case.value[0] % 33 == 0 for case in cases(odd, ["gem_values"]) if case.scaled)


def test_an_unknown_option_is_refused_by_name_with_one_that_is_close():
    with pytest.raises(RulesetError, match="'slave_lenght'; did you mean 'slave_length'"):
        cases(FAN, ["slave_length", "slave_lenght"])
    assert [case.value for case in cases(FAN, ["slave_length", "slave_length"])] == [1, 2]
