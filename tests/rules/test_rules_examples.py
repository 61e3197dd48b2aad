"""Every reading that can be played parts from another in a position, as the engine finds; damage is told."""

import re
from itertools import combinations

import pytest

from afrikan.errors import AfrikanError, DataError, RulesetError
from afrikan.game import Game
from afrikan.game.examples import contrast, contrast_of, example_of, opened
from afrikan.language import LANGUAGES, WORDINGS, translated
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.examples import examples, load_examples
from afrikan.rules.validate import shown
from afrikan.tomlfile import TomlFile

ALL = [example for found in examples().positions.values() for example in found]
PAIRS = [(example, a, b) for example in ALL for a, b in combinations(example.values, 2)]
NAMES = [f"{example.option}-{shown(a)}-{shown(b)}" for example, a, b in PAIRS]
DATED = re.compile(r"slave|orja|slav", re.IGNORECASE)


def playable(option):
    return {value.id for value in option.values if value.implemented}


@pytest.mark.parametrize(("example", "a", "b"), PAIRS, ids=NAMES)
def test_the_readings_part(example, a, b):
    """What the example says to look at differs, whichever reading comes first."""
    for first, second in ((a, b), (b, a)):
        found = contrast_of(example, first, second, seed=1)
        assert found.parts
        assert [side.value for side in found.sides] == [first, second]
        assert [side.game.rules.values[example.option] for side in found.sides] == [first, second]
        assert found.sides[0].game.rules.differences(found.sides[1].game.rules).keys() == {example.option}


@pytest.mark.parametrize(("example", "a", "b"), PAIRS, ids=NAMES)
def test_one_reading_does_not_part_from_itself(example, a, b):
    for value in (a, b):
        found = contrast_of(example, value, value, seed=1)
        assert not found.parts
        assert all(not any(side.differs) for side in found.sides)


@pytest.mark.parametrize(("example", "a", "b"), PAIRS, ids=NAMES)
def test_luck_has_no_part_in_it(example, a, b):
    """The difference is the same with any seed: nothing in an example is left to chance."""
    assert contrast_of(example, a, b, seed=1).text("en") == contrast_of(example, a, b, seed=2).text("en")


@pytest.mark.parametrize(
    "option", [o for o in catalogue().values() if len(playable(o)) > 1], ids=lambda o: o.id
)
def test_every_playable_reading_is_in_an_example(option):
    """Each reading parts from another, or the data say why the option has no such position."""
    found = examples().positions.get(option.id, ())
    covered = {value for example in found for value in example.values}
    assert (option.id in examples().moot) != bool(found)
    assert covered == (playable(option) if found else set())


def test_no_other_option_has_an_example_or_a_reason():
    several = {option.id for option in catalogue().values() if len(playable(option)) > 1}
    assert {*examples().positions, *examples().moot} == several


@pytest.mark.parametrize("option", examples().moot)
@pytest.mark.parametrize("seed", range(6))
def test_a_moot_option_changes_no_game(option, seed):
    """Whole games are the same under each value, wherever both can be played."""
    base = Ruleset.preset("swedish")
    logs = []
    for value in catalogue()[option].values:
        try:
            rules = base.replace(**{option: value.id})
        except RulesetError:
            continue
        game = Game(rules, 4, policies="random", seed=seed).play(600)
        logs.append((game.history, [line.text("en") for line in game.log], game.legal))
    assert logs
    assert all(log == logs[0] for log in logs)


@pytest.mark.parametrize("example", ALL, ids=lambda example: f"{example.option}-{len(example.values)}")
def test_an_example_is_small(example):
    """At most two pawns and six actions, so that one look tells what it is about."""
    game = opened(example, example.ruleset(example.values[0]), seed=1)
    assert len(game.names) <= 2
    assert game.at <= 6
    assert len(example.deeds) <= 2
    assert game.names[0] == "Aino"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", ALL, ids=lambda example: f"{example.option}-{len(example.values)}")
def test_an_example_asks_one_question_in_each_language(example, lang):
    text = example.text[lang]
    assert re.fullmatch(r"[A-ZÅÄÖ](?:[^?!.]|St\. |S:t )+\?", text)
    assert "Aino" in text
    assert len({example.text[language] for language in LANGUAGES}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_given_in_each_language(lang):
    for reasons in examples().moot.values():
        assert re.fullmatch(r"[A-ZÅÄÖ].+[.]", reasons[lang])
        assert len({reasons[language] for language in LANGUAGES}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", ALL, ids=lambda example: f"{example.option}-{len(example.values)}")
def test_the_neutral_wording_names_no_dated_place(example, lang):
    dated = bool(DATED.search(example.text[lang]))
    assert (f"{lang}-x-neutral" in example.text) == dated
    assert not DATED.search(translated(example.text, f"{lang}-x-neutral"))


@pytest.mark.parametrize("lang", WORDINGS)
@pytest.mark.parametrize(("example", "a", "b"), PAIRS, ids=NAMES)
def test_the_difference_is_told_in_each_language(example, a, b, lang):
    found = contrast_of(example, a, b, seed=1)
    text = found.text(lang)
    assert text.startswith(translated(example.text, lang))
    assert not re.search(r"[{}]", text)
    for side in found.sides:
        assert f"{example.option}={shown(side.value)}: {side.game.status(lang)}" in text
    if lang in ("fi", "sv"):
        assert text != found.text("en")


def test_what_is_legal_under_one_reading_only():
    found = contrast("free_roll_when", "next_turn", "same_turn", seed=1)
    later, at_once = found.sides
    assert (later.differs.legal, at_once.differs.legal) == ((), ("attempt",))
    assert found.both == ("buy", "leave")
    assert at_once.labels("en") == ("Try to open the tile by the die",)
    (refusal,) = found.refusals(later, "en")
    assert "not on the turn of arrival" in refusal
    assert found.refusals(at_once, "en") == ()


def test_what_has_happened_under_one_reading_only():
    found = contrast("gold_coast_multiplier", 2, 3, seed=1)
    double, triple = found.sides
    assert ["600" in line for line in double.told("en")] == [True]
    assert ["900" in line for line in triple.told("en")] == [True]
    assert double.standings("en") == ("Aino: Gold Coast, money 800, free",)
    assert found.refusals(double, "en") == ()


def test_how_likely_an_outcome_is_under_either_reading():
    found = contrast("tile_mix", (1, 2, 3, 4, 3, 5, 12), (1, 2, 3, 4, 5, 6, 9), seed=1)
    finnish, russian = found.sides
    assert finnish.labels("en")[-1].endswith("blank: 2/5")
    assert russian.labels("en")[-1].endswith("blank: 3/10")
    assert len(finnish.labels("en")) == len(russian.labels("en")) == 3
    assert found.both == ()


def test_where_different_things_are_awaited_their_outcomes_are_not_listed():
    for other in ("lot", "chosen"):
        rolling, differently = contrast("first_player", "highest_roll", other, seed=1).sides
        assert rolling.game.status("en") == "Aino rolls for who starts."
        assert rolling.labels("en") == ()
        assert len(differently.labels("en")) == (3 if other == "chosen" else 0)


def test_where_different_players_are_to_act_no_refusal_is_told():
    found = contrast("move_on_after_open", "no", "yes", seed=1)
    assert [side.game.current for side in found.sides] == ["Elof", "Aino"]
    assert [found.refusals(side, "en") for side in found.sides] == [(), ()]


def test_an_example_can_be_set_up_under_another_ruleset():
    own = Ruleset.preset("swedish").replace(board="finnish")
    found = contrast("may_pass", "no", "yes", own, seed=1)
    assert found.parts
    assert found.base is own
    assert found.sides[0].game.rules.sea_price == own.sea_price


def test_a_ruleset_that_does_not_allow_a_reading_says_so():
    with pytest.raises(RulesetError, match="penniless_sea_where=islands_only"):
        contrast("penniless_sea", "none", "free_after_skip", Ruleset.preset("fan"))
    drifting = Ruleset.preset("original_1951")
    with pytest.raises(AfrikanError, match="nobody drifts at sea in a ruleset with penniless_sea=none"):
        contrast("hazard_on_fixed_steps", "no", "yes", drifting)


@pytest.mark.parametrize(
    ("option", "a", "b"),
    [
        ("free_roll_when", "next_turn", "next_turn"),
        ("free_roll_when", "next_turn", "<b>"),
        ("max_players", 5, 6),
        ("gold_coast_scope", "gem_only", "whole_payment"),
        ("gem_values", (300, 600, 1000), (300, 500, 800)),
    ],
)
def test_two_readings_without_an_example_are_named(option, a, b):
    with pytest.raises(RulesetError) as error:
        example_of(option, a, b)
    assert option in str(error.value)
    assert error.value.text("fi") != error.value.text("sv") != error.value.text("en")


def test_an_unknown_option_is_named():
    with pytest.raises(RulesetError, match="did you mean 'may_pass'"):
        example_of("may_pas", "no", "yes")


GOOD = """
[[may_pass]]
values = ["no", "yes"]
base = "fan"
position.players = [{ name = "Aino", at = "cairo" }]
differs = "legal"
text.en = "May she?"

[moot.max_players]
text.en = "It only limits."
"""


def load(tmp_path, text):
    path = tmp_path / "examples.toml"
    path.write_text(text, encoding="utf-8")
    return load_examples(TomlFile(path))


def test_a_file_in_order_is_read(tmp_path):
    found = load(tmp_path, GOOD)
    (example,) = found.positions["may_pass"]
    assert (example.values, example.deeds, example.opening) == (("no", "yes"), (), {})
    assert found.moot["max_players"]["en"] == "It only limits."


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("[[may_pass]]", "[[may_pas]]", 2, "unknown option 'may_pas'"),
        ("[[may_pass]]", "[[gold_coast_scope]]", 2, "single reading"),
        ('["no", "yes"]', '["no"]', 3, "two or more"),
        ('["no", "yes"]', '["no", "no"]', 3, "distinct"),
        ('["no", "yes"]', '["no", "perhaps"]', 3, "no value 'perhaps'"),
        ('"fan"', '"fen"', 4, "unknown preset 'fen'"),
        (
            'base = "fan"',
            'base = "fan"\nchanges = { gold_coast_scope = "whole_payment" }',
            2,
            "not available yet",
        ),
        ('base = "fan"', 'base = "fan"\nchanges = { mode_declaration = "yes" }', 2, "attempt_decision"),
        ("position.players", "positions.players", 5, "unknown entry 'positions'"),
        ("position.players", "opening = { players = [], then = [] }\nposition.players", 2, "either"),
        ('position.players = [{ name = "Aino", at = "cairo" }]', "", 2, "either"),
        (
            'position.players = [{ name = "Aino", at = "cairo" }]',
            'opening = { players = ["Aino", "Elof"], then = [1] }',
            5,
            "list actions",
        ),
        ('differs = "legal"', 'differs = "money"', 6, "not 'money'"),
        ('differs = "legal"', 'differs = "after "', 6, "not 'after '"),
        ('differs = "legal"', 'differs = "after buy,, leave"', 6, "not 'after buy,, leave'"),
        ('text.en = "May she?"', 'text.fi = "Saako?"', 7, "text.en"),
        ("[moot.max_players]", "[moot.may_pass]", None, "cannot be moot"),
        ("[moot.max_players]", "[moot.gold_coast_scope]", 9, "single reading"),
        ('text.en = "It only limits."', 'why = "x"', 10, "unknown entry 'why'"),
    ],
)
def test_damage_is_told_with_file_line_and_reason(tmp_path, old, new, line, reason):
    assert old in GOOD
    with pytest.raises(DataError) as error:
        load(tmp_path, GOOD.replace(old, new))
    file, where, why = error.value.parts
    assert file == tmp_path / "examples.toml"
    assert where is not None
    assert where == line or line is None
    assert reason in why
