"""A ruleset is immutable, hashable, comparable, has a code that leads back, and explains itself."""

import copy
import json
import pickle
import subprocess
import sys

import pytest
from hypothesis import given

from afrikan.errors import AfrikanError, RulesetError
from afrikan.rules import Ruleset, catalogue
from afrikan.rules import kernel_types as kernel
from afrikan.rules.generate import class_name
from tests.strategies import rulesets

FAN = Ruleset.preset("fan")


@given(rulesets())
def test_a_code_leads_back_to_its_ruleset(rules):
    again = Ruleset.from_code(rules.code)
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.code == rules.code
    assert again.name == rules.name


@given(rulesets())
def test_values_survive_a_save(rules):
    saved = json.loads(json.dumps(dict(rules.values)))
    again = Ruleset.from_values(saved, rules.name)
    assert again == rules
    assert again.code == rules.code


@given(rulesets())
def test_the_kernel_sees_every_value_as_its_number(rules):
    record = rules.kernel()
    for option in catalogue().values():
        number = getattr(record, option.id)
        choice = getattr(rules, option.id)
        if option.kind == "choice":
            assert getattr(kernel, class_name(option.id))(number).name == choice.upper()
            assert type(number) is int
        else:
            assert number == (list(choice) if option.kind == "integers" else choice)


def test_the_code_names_the_preset_and_the_differences_only():
    rules = FAN.replace(free_roll_when="same_turn", tile_mix=[1, 2, 3, 4, 3, 6, 11], loans="no")
    assert rules.code == "fan;tile_mix=1,2,3,4,3,6,11;free_roll_when=same_turn"
    assert rules.replace(free_roll_when="next_turn").replace(tile_mix=(1, 2, 3, 4, 3, 5, 12)).code == "fan"


def test_spaces_in_a_code_do_not_matter():
    assert Ruleset.from_code(" fan ; free_roll_when = same_turn ").code == "fan;free_roll_when=same_turn"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "there is no preset ''"),
        ("fann", "there is no preset 'fann'; did you mean 'fan'?"),
        ("fan;", "should have option=value where it has ''"),
        ("fan;loans", "should have option=value where it has 'loans'"),
        ("fan;loan=no", "there is no option 'loan'; did you mean 'loans'?"),
        ("fan;loans=no;loans=no", "settles loans twice"),
        (
            "fan;hazard_in_expansion=no",
            "hazard_in_expansion=no is catalogued but not available yet; available: yes",
        ),
        ("fan;max_players=six", "max_players must be a whole number from 2 to 6, not 'six'"),
        ("fan;gem_values=1,2", "gem_values must be 3 whole numbers"),
        ("fan;max_players=2,3", "max_players must be a whole number from 2 to 6, not (2, 3)"),
        (7, "a ruleset's code is a text such as 'fan;free_roll_when=same_turn', not 7"),
    ],
)
def test_a_code_that_cannot_be_read_is_refused(code, words):
    with pytest.raises(RulesetError) as error:
        Ruleset.from_code(code)
    assert words in str(error.value)


def test_an_older_save_gets_the_legacy_value_of_an_option_it_does_not_know():
    values = {name: value for name, value in Ruleset.preset("swedish").values.items() if name != "loans"}
    assert Ruleset.from_values(values, "swedish") == Ruleset.preset("swedish")
    assert Ruleset.from_values({}) == FAN


@pytest.mark.parametrize(
    ("values", "words"),
    [({"weather": "rain"}, "there is no option 'weather'"), ([], "a mapping from option to value, not []")],
)
def test_a_foreign_save_is_refused(values, words):
    with pytest.raises(RulesetError) as error:
        Ruleset.from_values(values)
    assert words in str(error.value)


def test_a_ruleset_does_not_change():
    with pytest.raises(AttributeError, match="does not change"):
        FAN.loans = "yes"
    with pytest.raises(AttributeError, match="does not change"):
        del FAN.loans
    with pytest.raises(TypeError):
        FAN.values["loans"] = "yes"


def test_an_unknown_attribute_is_named():
    with pytest.raises(AttributeError, match="did you mean 'free_roll_when'"):
        FAN.free_roll_wen  # noqa: B018


def test_copies_are_equal():
    rules = FAN.replace(slave_length=2)
    for again in (copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
        assert again == rules
        assert again.code == rules.code


def test_equality_is_of_the_values():
    assert Ruleset.preset("original_1951").replace(penniless_sea="fixed_2") == Ruleset.preset("finnish_2005")
    assert Ruleset.preset("fan") != Ruleset.preset("literal")
    assert FAN != "fan"


def test_the_words_of_a_changed_ruleset_say_what_changed():
    rules = FAN.replace(slave_length=2)
    assert repr(rules) == "<Ruleset Complete rules, fan edition with 1 change: fan;slave_length=2>"
    assert rules.about.endswith("Changed: slave_length is 2.")
    assert repr(FAN) == "<Ruleset Complete rules, fan edition: fan>"


def test_differences_name_both_values():
    swedish = Ruleset.preset("swedish")
    differences = FAN.differences(swedish)
    assert differences["slave_length"] == (3, 1)
    assert FAN.replace(**{name: theirs for name, (_, theirs) in differences.items()}) == swedish
    assert FAN.differences(FAN) == {}


@pytest.mark.parametrize("preset", Ruleset.presets())
@pytest.mark.parametrize("name", list(catalogue()))
def test_an_explanation_has_question_values_holders_and_places(name, preset):
    option = catalogue()[name]
    rules = Ruleset.preset(preset)
    text = rules.explain(name)
    assert text.startswith(f"{name}: {option.question['en']}")
    for value in option.values:
        assert value.text["en"] in text
        assert all(holder in text for holder in value.held_by)
        assert all(str(citation) in text for citation in value.citations)
    assert text.count("(chosen here)") == 1
    assert text.count("not available yet") == sum(not value.implemented for value in option.values)


def test_an_explanation_says_what_is_open_and_what_was_changed():
    assert "The sources of fan leave this open." in FAN.explain("sea_arrival")
    assert "leave this open" not in FAN.explain("free_roll_when")
    changed = FAN.replace(free_roll_when="same_turn").explain("free_roll_when")
    assert "* same_turn (chosen here)" in changed
    assert "Changed here; the preset fan has next_turn." in changed
    assert repr(changed) == str(changed)


def test_a_number_without_a_source_is_still_explained():
    assert "a whole number from 1 to 6; here 5." in FAN.replace(slave_length=5).explain("slave_length")


def test_an_explanation_that_does_not_exist_is_refused():
    with pytest.raises(RulesetError, match="there is no option 'slave'"):
        FAN.explain("slave")
    with pytest.raises(AfrikanError, match="language 'xx' is not available"):
        FAN.explain("loans", lang="xx")


def test_the_rules_need_the_standard_library_only():
    code = (
        "import sys, afrikan.rules; afrikan.rules.Ruleset.preset('fan').kernel(); "
        "print([m for m in ('numpy', 'networkx', 'pandas', 'matplotlib', 'numba') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
