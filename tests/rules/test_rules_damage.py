"""An edited data file is refused with its name, its line and the reason."""

import re

import pytest

from afrikan.errors import DataError
from afrikan.paths import data_path
from afrikan.rules.catalogue import load_catalogue
from afrikan.rules.presets import load_preset
from afrikan.rules.registry import load_registry
from afrikan.rules.sources import load_places, load_sources
from afrikan.tomlfile import TomlFile

FILES = {
    "options.toml": (("rules", "options.toml"), load_catalogue),
    "rules.toml": (("rules", "rules.toml"), load_registry),
    "sources.toml": (("rules", "sources.toml"), load_sources),
    "places.toml": (("rules", "places.toml"), load_places),
    "fan.toml": (("rules", "presets", "fan.toml"), load_preset),
}
BUY = "[buy_when]"
DAMAGE = [
    ("options.toml", BUY, "[buy_when", "this is not valid TOML"),
    ("options.toml", BUY, "[tile_price]", "this is not valid TOML: Cannot declare"),
    ("options.toml", BUY, "[Buy-When]", "must be lower snake_case, not 'Buy-When'"),
    (
        "options.toml",
        "[buy_when.values.arrival_turn]",
        "[buy_when.values.any_turn_on_tile]",
        "Cannot declare",
    ),
    (
        "options.toml",
        'question.en = "When may a player pay',
        'question.da = "When may a player pay',
        "'question.en'",
    ),
    ("options.toml", 'part = "money"\n', "", "start_money lacks 'part'"),
    (
        "options.toml",
        'question.en = "When may a player pay to open a tile?"',
        'question.en = " "',
        "'question.en'",
    ),
    (
        "options.toml",
        'question.en = "When may a player pay to open a tile?"',
        "question.en = 3",
        "'question.en'",
    ),
    ("options.toml", BUY, BUY + "\nlegcy = 1", "unknown entry 'legcy'; did you mean 'legacy'?"),
    ("options.toml", 'legacy = "arrival_turn"', 'legacy = "arrival"', "unknown legacy value 'arrival'"),
    (
        "options.toml",
        'source = "piatnik_sheet"',
        'source = "piatnick_sheet"',
        "did you mean 'piatnik_sheet'?",
    ),
    ("options.toml", 'place = "Preparations, point 3"', "place = 3", "must be a text, not 3"),
    ("options.toml", ', place = "Preparations, point 3"', "", "lacks 'place'"),
    ("options.toml", 'option = "forced_stay"', 'option = "forced_sty"', "did you mean 'forced_stay'?"),
    (
        "options.toml",
        '["must_stay_until_success"]',
        '["must_stay"]',
        "unknown value of forced_stay 'must_stay'",
    ),
    ("options.toml", 'option = "tile_cities"', 'option = "tile_city"', "did you mean 'tile_cities'?"),
    ("options.toml", 'value = "all_but_starts"', 'value = "some"', "unknown value of tile_cities 'some'"),
    ("options.toml", 'part = "sea"', 'part = "see"', "unknown part 'see'; did you mean 'sea'?"),
    ("options.toml", 'systems = ["finnish", "swedish"]', 'systems = ["danish"]', "unknown system 'danish'"),
    (
        "options.toml",
        'systems = ["finnish", "swedish"]',
        'systems = ["finnish", "finnish"]',
        "distinct words",
    ),
    ("options.toml", 'kind = "choice"', 'kind = "choise"', "unknown kind 'choise'; did you mean 'choice'?"),
    ("options.toml", "implemented = true", "implemented = 1", "must be true or false, not 1"),
    ("options.toml", "min = 0\n", "min = 200000\n", "min 200000 is larger than max 100000"),
    ("options.toml", "min = 0\n", "", "start_money lacks 'min'"),
    ("options.toml", "min = 0\n", "min = true\n", "must be a whole number, not True"),
    ("options.toml", "value = 5000\n", "value = 500000\n", "500000 does not fit its bounds"),
    ("options.toml", "legacy = 300\n", "legacy = -1\n", "-1 does not fit its bounds"),
    ("options.toml", "value = [300, 600, 1000]", "value = [300, 600]", "(300, 600) does not fit its bounds"),
    ("rules.toml", "[goal_bring_star_home]", "[goal_bring_star_home", "this is not valid TOML"),
    (
        "rules.toml",
        'options = ["finish_exact"]',
        'options = ["finish_exactly"]',
        "did you mean 'finish_exact'?",
    ),
    (
        "rules.toml",
        'source = "fan_rules"',
        'source = "fan_rule"',
        "unknown source 'fan_rule'; did you mean 'fan_rules'?",
    ),
    ("rules.toml", 'part = "air"', 'part = "airs"', "unknown part 'airs'; did you mean 'air'?"),
    ("rules.toml", "[goal_bring_star_home]", "[goal_bring_star_home]\ntxt = 1", "unknown entry 'txt'"),
    ("rules.toml", "[round_cap]", "[end_at_once]", "Cannot declare"),
    ("sources.toml", 'title.en = "FreeAT by otson"\n', "", "freeat_2017 needs a sentence in 'title.en'"),
    ("sources.toml", 'title.en = "FreeAT by otson"', "title.en = 7", "freeat_2017 needs a sentence in"),
    ("places.toml", '"p. 10" = {', '"p. 10" = 10 # {', "places.p. 10 must be a table, not 10"),
    ("places.toml", '{ fi = "s. 10"', '{ fl = "s. 10"', "p. 10 has an unknown entry 'fl'; known: en, fi, sv"),
    ("places.toml", '{ fi = "s. 10"', '{ fi = ""', "p. 10 needs a sentence in 'p. 10.fi'"),
    ("places.toml", '{ fi = "s. 10", ', "{ ", "p. 10 lacks 'fi'"),
    ("sources.toml", 'kind = "rulebook"', 'kind = "rulebok"', "did you mean 'rulebook'?"),
    ("sources.toml", "year = 2015", 'year = "2015"', "must be a whole number, not '2015'"),
    ("fan.toml", "order = 3", "order = 3 4", "this is not valid TOML"),
    ("fan.toml", 'loans = "no"\n', "", "the option 'loans' has no value"),
    ("fan.toml", 'loans = "no"', 'loan = "no"', "there is no option 'loan'; did you mean 'loans'?"),
    (
        "fan.toml",
        'star_stealing = "never"',
        'star_stealing = "confrontation"',
        "confrontation is catalogued but not available yet",
    ),
    ("fan.toml", 'mode_declaration = "no"', 'mode_declaration = "yes"', "needs attempt_decision=before_roll"),
    ("fan.toml", "1, 2, 3, 4, 3, 5, 12", "1, 2, 3, 4, 3, 5, 11", "adds up to 29"),
    ("fan.toml", '    "loans",\n', '    "lones",\n', "unknown option 'lones'"),
    ("fan.toml", '    "loans",\n', "", "unknown open option 'loans'"),
    ("fan.toml", "title.en", "titel.en", "unknown entry 'titel'; did you mean 'title'?"),
    ("fan.toml", 'source = "fan_rules"', 'source = "fan_rule"', "did you mean 'fan_rules'?"),
]


def damaged(tmp_path, name, old, new):
    parts, load = FILES[name]
    text = data_path(*parts).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        load(TomlFile(path))
    return str(error.value), path


@pytest.mark.parametrize(("name", "old", "new", "words"), DAMAGE)
def test_a_damaged_file_is_refused_with_file_line_and_reason(tmp_path, name, old, new, words):
    message, path = damaged(tmp_path, name, old, new)
    assert message.startswith(f"{path}, line ")
    assert words in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("options.toml", BUY, "[buy_when"),
        ("options.toml", 'option = "forced_stay"', 'option = "forced_sty"'),
        ("options.toml", 'legacy = "arrival_turn"', 'legacy = "arrival"'),
        ("options.toml", 'source = "piatnik_sheet"', 'source = "piatnick_sheet"'),
        ("rules.toml", 'options = ["finish_exact"]', 'options = ["finish_exactly"]'),
        ("fan.toml", 'star_stealing = "never"', 'star_stealing = "confrontation"'),
    ],
)
def test_the_line_is_where_the_damage_is(tmp_path, name, old, new):
    message, path = damaged(tmp_path, name, old, new)
    line = int(re.search(r", line (\d+): ", message).group(1))
    near = path.read_text(encoding="utf-8").splitlines()[line - 1 : line + 1]
    assert any(new in text for text in near)


@pytest.mark.parametrize(("name", "content"), [("bytes.toml", b"\xff\xfe"), ("cut.toml", b'a = "')])
def test_a_file_that_is_no_toml_is_refused(tmp_path, name, content):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(DataError, match=name):
        TomlFile(path)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(DataError, match=r"gone\.toml: the file is missing"):
        TomlFile(tmp_path / "gone.toml")


@pytest.mark.parametrize("name", FILES)
def test_an_undamaged_file_loads(name):
    parts, load = FILES[name]
    assert load(TomlFile(data_path(*parts)))
