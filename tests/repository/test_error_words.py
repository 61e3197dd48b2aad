"""Every sentence an error can say exists in each language, and nothing is said in one language only."""

import ast
import pickle
import re
import tomllib
from pathlib import Path
from string import Formatter

import pytest

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, DataError, IllegalAction, Phrase
from afrikan.game import Game
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.paths import data_path
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.validate import expected
from afrikan.session import use
from afrikan.simulation import simulate
from afrikan.star.tables import build_tables

PACKAGE = Path(__file__).parents[2] / "afrikan"
SPOKEN = {"AfrikanError", "RulesetError", "SaveError", "Phrase"}
MODULES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
WORDS = {
    lang: tomllib.loads(data_path("messages", lang, "error.toml").read_text("utf-8"))["error"]
    for lang in LANGUAGES
}


def calls(module):
    """Every construction of an error or a phrase in a module."""
    found = [node for node in ast.walk(module) if isinstance(node, ast.Call)]
    return [call for call in found if getattr(call.func, "id", getattr(call.func, "attr", "")) in SPOKEN]


def keys_of(call):
    """The keys that stand in a call itself; none if a name stands for the key."""
    key = call.args[0]
    choices = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
    assert all(
        isinstance(choice, ast.Constant | ast.Name | ast.Attribute | ast.Subscript) for choice in choices
    )
    return {choice.value for choice in choices if isinstance(choice, ast.Constant)}


CALLS = [
    pytest.param(call, id=f"{path.relative_to(PACKAGE)}:{call.lineno}")
    for path, module in MODULES.items()
    for call in calls(module)
]


def gaps(template):
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def looked_up(module):
    """The keys that stand in a module which takes some of them from a table."""
    if all(keys_of(call) for call in calls(module)):
        return set()
    return {node.value for node in ast.walk(module) if isinstance(node, ast.Constant)} & set(WORDS["en"])


@pytest.mark.parametrize("call", CALLS)
def test_an_error_is_given_by_its_key_and_exactly_the_values_of_its_sentence(call):
    given = {keyword.arg for keyword in call.keywords}
    assert len(call.args) == 1
    for key in keys_of(call):
        assert key in WORDS["en"]
        assert gaps(WORDS["en"][key]) == given


def test_no_sentence_is_left_that_nothing_says():
    in_calls = {key for module in MODULES.values() for call in calls(module) for key in keys_of(call)}
    in_tables = {key for module in MODULES.values() for key in looked_up(module)}
    assert set(WORDS["en"]) == in_calls | in_tables


@pytest.mark.parametrize("lang", ["fi", "sv"])
def test_a_translation_has_the_same_keys_and_gaps_and_other_words(lang):
    assert list(WORDS[lang]) == list(WORDS["en"])
    for key, template in WORDS["en"].items():
        assert gaps(WORDS[lang][key]) == gaps(template), key
        assert WORDS[lang][key] != template, key


FAN = Ruleset.preset("fan")
STAR = {"tunis": "star"}


def game():
    return Game(FAN, 2, seed=1).do("start tangier").do("start cairo")


def position(**entries):
    return {"players": [{"at": "cairo", **entries}, {"at": "tangier"}]}


MISTAKES = {
    "ruleset code": lambda: Ruleset.from_code("fan;loans"),
    "code with two readings": lambda: Ruleset.from_code("fan;loans=no;loans=no"),
    "unknown preset": lambda: Ruleset.preset("fann"),
    "misspelt option": lambda: FAN.replace(free_rol_when="same_turn"),
    "misspelt reading": lambda: FAN.replace(free_roll_when="same_trun"),
    "reading of another type": lambda: FAN.replace(free_roll_when=1),
    "reading to come": lambda: FAN.replace(gold_coast_scope="whole_payment"),
    "contradiction": lambda: FAN.replace(free_roll_meaning="releases_only"),
    "too high a price": lambda: FAN.replace(tile_price=10**6),
    "two Stars in a mix": lambda: FAN.replace(tile_mix=(2, 2, 3, 4, 3, 5, 11)),
    "tiles too many": lambda: FAN.replace(tile_mix=(1, 2, 3, 4, 3, 5, 13)),
    "gems too few": lambda: FAN.replace(gem_values=(1, 2)),
    "no ruleset": lambda: Game(3),
    "seven players": lambda: Game(FAN, 7),
    "duplicate names": lambda: Game(FAN, ["Aino", "Aino"]),
    "empty name": lambda: Game(FAN, ["Aino", " "]),
    "unknown policy": lambda: Game(FAN, 2, policies="nearst"),
    "bad seed": lambda: Game(FAN, 2, seed=-1),
    "endless seed": lambda: Game(FAN, 2, seed=10**9999),
    "bad rounds": lambda: Game(FAN, 2, rounds=0),
    "no games": lambda: simulate(FAN, games=0),
    "wrong action": lambda: game().do("dance"),
    "action cut short": lambda: game().do("land cairo"),
    "action with a wrong place": lambda: game().do("fly kairo"),
    "action with a wrong number": lambda: game().do("land cairo x"),
    "no die awaited": lambda: Game(FAN, 2, seed=1).roll(3),
    "wrong die": lambda: game().roll(7),
    "undo too often": lambda: game().undo(9),
    "unknown place": lambda: RouteGraph.load("finnish").node("atlantis"),
    "printed name for an id": lambda: RouteGraph.load("finnish").node("Cape Verde"),
    "unknown board": lambda: RouteGraph.load("finish"),
    "unknown way": lambda: RouteGraph.load("finnish").landings("cairo", 2, "air"),
    "misspelt entry": lambda: Game.from_position(FAN, position(monney=3)),
    "negative money": lambda: Game.from_position(FAN, position(money=-1)),
    "pawn at sea without a ship": lambda: Game.from_position(FAN, position(at="fork_benin")),
    "slave elsewhere": lambda: Game.from_position(FAN, position(slave=1)),
    "two Stars": lambda: Game.from_position(FAN, position(star=True) | {"opened": STAR | {"egypt": "star"}}),
    "carried twice": lambda: Game.from_position(
        FAN, {"players": [{"at": "tunis", "star": True}] * 2, "opened": STAR}
    ),
    "unknown face": lambda: Game.from_position(FAN, position() | {"opened": {"tunis": "rubi"}}),
    "empty save": lambda: Game.load(""),
    "broken save": lambda: Game.load(game().save()[:-9]),
    "changed save": lambda: Game.load(game().save().replace("start cairo", "start congo")),
    "foreign save": lambda: Game.load('{"format": "chess"}'),
    "save of another type": lambda: Game.load(game().save().replace('"at": 2', '"at": "x"')),
    "long save": lambda: Game.load("x" * 5_000_000),
    "broken game text": lambda: Game.from_notation(game().notation().replace("seed", "sed")),
    "language": lambda: use(language="de"),
    "fork of a picture": lambda: RouteGraph.load("finnish").svg(tiles={"fork_chad": "down"}),
    "board too large": lambda: build_tables(LARGE),
}
ENGLISH = re.compile(
    r"\b(?:a|an|the|this|that|there|is|are|was|must|needs?|cannot|can|not|no|of|to|with|from|for|such|"
    r"has|have|only|one|known|did|mean|you|its|because|here|nobody|player|players|position|action|game|"
    r"saved|line|names?|given|number|whole|list|between|true|false|seed|rounds|tile|tiles)\b",
    re.IGNORECASE,
)
AS_WRITTEN = re.compile(
    r"'[^']*'|\"[^\"]*\"|\([a-z]+\)|\w+=\w+|\b\w+_\w+\b|: [a-z_]+(?:, [a-z_]+)*$|Ruleset\.\w+\([^)]*\)"
    r"|\b(?:True|False)\b"
)
"""What stands in a sentence as it is written in a program: quoted texts, options and their values, lists."""


class _Large:
    nodes = range(10**5)


LARGE = _Large()


def mistake(case):
    with pytest.raises(AfrikanError) as caught:
        MISTAKES[case]()
    return caught.value


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_is_told_wholly_in_each_language(case):
    error = mistake(case)
    sentences = {lang: error.text(lang) for lang in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES)
    assert ENGLISH.search(AS_WRITTEN.sub("", sentences["en"])), sentences["en"]
    for lang in ("fi", "sv"):
        assert not ENGLISH.search(AS_WRITTEN.sub("", sentences[lang])), sentences[lang]


@pytest.mark.parametrize("lang", ["fi", "sv"])
def test_no_translation_has_an_english_word(lang):
    for key, template in WORDS[lang].items():
        said = AS_WRITTEN.sub("", re.sub(r"(?<!{){\w+}", "", template))
        assert not ENGLISH.search(said), key


@pytest.mark.parametrize("case", MISTAKES)
def test_an_error_survives_pickling(case):
    error = mistake(case)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert [again.text(lang) for lang in WORDINGS] == [error.text(lang) for lang in WORDINGS]


def test_a_refusal_survives_pickling():
    with pytest.raises(IllegalAction) as caught:
        game().do("fly suakin")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.code, again.rule) == (caught.value.code, caught.value.rule)
    assert [again.text(lang) for lang in WORDINGS] == [caught.value.text(lang) for lang in WORDINGS]


def test_an_error_about_a_data_file_is_english_in_every_session(tmp_path):
    (tmp_path / "nodes.csv").write_text("id,kind\n", encoding="utf-8")
    use(language="fi")
    with pytest.raises(DataError, match="line 1: column 'name_fi' is missing") as caught:
        RouteGraph.load(tmp_path)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.text("sv") == str(caught.value) == caught.value.text("en")


def test_an_error_speaks_the_language_of_the_session():
    error = mistake("unknown preset")
    for lang in LANGUAGES:
        use(language=lang)
        assert str(error) == error.text(lang)
        assert error._render_traceback_() == [f"RulesetError: {error.text(lang)}"]


def test_what_a_save_lacks_is_told_on_one_line_in_each_language():
    broken = game().save().replace('"start cairo"', f'"{"land cairo " * 9000}"')
    with pytest.raises(AfrikanError) as caught:
        Game.load(broken)
    for lang in LANGUAGES:
        assert len(caught.value.text(lang).splitlines()) == 1
        assert len(caught.value.text(lang)) < 400


def test_numbers_are_written_as_the_language_writes_them():
    error = mistake("too high a price")
    assert "100,000" in error.text("en")
    assert "100\N{NO-BREAK SPACE}000" in error.text("fi")


def test_a_neutral_wording_names_no_slave():
    error = mistake("slave elsewhere")
    for lang, word in {"en": "slave", "fi": "orja", "sv": "slav"}.items():
        assert word in error.text(lang)
        assert word not in error.text(f"{lang}-x-neutral").lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_an_option_takes_is_told(lang):
    for option in catalogue().values():
        if option.entries:
            assert str(option.entries[-1].min) in expected(option).text(lang)


def test_a_key_without_a_sentence_is_noticed():
    with pytest.raises(DataError, match="section 'error' lacks 'no_such_key'"):
        Phrase("no_such_key").text("fi")
