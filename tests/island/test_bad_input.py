"""Whatever is handed to a game on the island, a fault is told in a clear sentence, and nothing breaks."""

import copy
import json

import pytest

import afrikan as af
from afrikan.errors import AfrikanError, DataError, SaveError
from afrikan.island.check_clues import clues_of
from afrikan.island.game import IslandGame
from afrikan.island.generator import Recipe, generate
from afrikan.island.map import IslandMap
from afrikan.island.model import FORT_LABELS, Hex
from afrikan.island.words import Ground
from afrikan.language import LANGUAGES
from tests.island.table import table, tiny_map

LONG = "x" * 5000
ARGUMENTS = [
    ({"map": "clasic"}, "no island map or folder 'clasic'; did you mean 'classic'?"),
    ({"map": LONG}, "no island map or folder 'xxx"),
    ({"map": "a\0b"}, "no island map or folder"),
    ({"map": None}, "no island map or folder 'None'; known: classic, small"),
    ({"map": ["small"]}, "did you mean 'small'?"),
    ({"map": {"a": 1}}, "known: classic, small"),
    ({"players": 3}, "players: 3 cannot play; the game is for 2"),
    ({"players": 1}, "players: 1 cannot play; the game is for 2"),
    ({"players": ["A"]}, "players: 1 names given; the game is for 2"),
    ({"players": ["A", "B", "C"]}, "players: 3 names given; the game is for 2"),
    ({"players": ["A", "A"]}, "2 are called 'A'"),
    ({"players": ["A\nB", "C"]}, "must be 1 to 40 printable characters"),
    ({"players": "ab"}, "players must be a number or a list of names, not 'ab'"),
    ({"players": True}, "players must be a number or a list of names, not True"),
    ({"policies": "radnom"}, "there is no policy 'radnom', nor is it a function; did you mean 'random'?"),
    ({"policies": "guesser:0"}, "'0' is not a whole percentage from 1 to 100"),
    ({"policies": "guesser:x"}, "'x' is not a whole percentage from 1 to 100"),
    ({"policies": "guesser:50:50"}, "there is no policy 'guesser:50:50'"),
    ({"policies": "locator/hard"}, "there is no policy 'locator/hard'"),
    ({"policies": ["random"] * 3}, "policies: 3 given for 2 players"),
    ({"policies": [None, "random"]}, "there is no policy None"),
    ({"policies": 5}, "policies must be a word or a list"),
    ({"rounds": 0}, "rounds 0 must be a whole number from 1 to 1,000"),
    ({"rounds": 2.5}, "rounds 2.5 must be a whole number"),
    ({"seed": -1}, "seed -1 must be a whole number from 0 to 2**64 - 1"),
    ({"game": "a"}, "game 'a' must be a whole number"),
    ({"rules": "islnd"}, "there is no preset 'islnd'; did you mean 'island'?"),
    ({"rules": "fan"}, "the rules fan are of another game; known: island"),
    ({"rules": "island;day_length=0"}, "day_length must be a whole number from 1 to 60, not 0"),
    ({"rules": "island;who_starts=x"}, "who_starts has no value 'x'; known: lot, agreed"),
    ({"rules": 5}, "rules must be a Ruleset"),
]


@pytest.mark.parametrize(("given", "words"), ARGUMENTS, ids=[str(given)[:40] for given, _ in ARGUMENTS])
def test_a_wrong_argument_is_named(given, words):
    with pytest.raises(AfrikanError) as error:
        IslandGame(**{"map": "small", **given})
    assert words in str(error.value)
    assert len(str(error.value)) < 600
    assert len({error.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_rules_of_the_island_are_no_rules_of_the_star():
    with pytest.raises(AfrikanError, match="the rules island are of another game"):
        af.odds.waiting_for("release", "island")


ACTIONS = [
    ("", "there is no action ''"),
    ("place", "'place' takes 1 more word, not 0"),
    ("place x", "there is no hex 'x'; write column and row such as 08.01, or a label from A1 to D2"),
    ("place 99.99", "99.99 is off the map; columns run from 1 to 16, rows from 1 to 14"),
    ("place 01.01", "01.01 is sea; the nearest land is 03.03"),
    ("go up", "'up' does not fit here; known: n, ne, se, s, sw, nw"),
    ("go n n", "'go' takes 1 more word, not 2"),
    ("GO n", "there is no action 'GO'"),
    ("card jungle 99", "'jungle 99' does not fit here; did you mean 'jungle 4'?"),
    ("clue gold", "'gold' does not fit here; known: sea, open"),
    ("clue bush up", "'up' does not fit here"),
    ("chest full", "'full' does not fit here; known: empty, treasure"),
    ("lot 3", "'3' does not fit here; known: 1, 2"),
    ("take gun", "'gun' does not fit here; known: machete"),
    ("plac A1", "did you mean 'place'?"),
    (f"go {LONG}", "does not fit here"),
    (None, "an action is a text such as 'go ne' or 'place 17.05', not None"),
]


@pytest.mark.parametrize(("action", "words"), ACTIONS, ids=[str(action)[:20] for action, _ in ACTIONS])
def test_what_is_no_action_is_said_so(action, words):
    game = table("07.06")
    for ask in (game.do, game.can, game.why_not, game.verify, game.label):
        with pytest.raises(AfrikanError) as error:
            ask(action)
        assert words in str(error.value)
        assert len(str(error.value)) < 600
    assert game.length == 5


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda game: game.view(2), "seat 2 must be a whole number from 0 to 1"),
        (lambda game: game.view(True), "seat True must be a whole number"),
        (lambda game: game.draw(), "nothing is left to chance now; legal: go n"),
        (lambda game: game.jump(99), "the game has positions 0 to 5; there is no 99"),
        (lambda game: game.undo(9), "0 to 5 actions can be undone, not 9"),
        (lambda game: game.status("xx"), "language 'xx' is not available"),
    ],
)
def test_a_wrong_question_is_answered(ask, words):
    with pytest.raises(AfrikanError) as error:
        ask(table("07.06"))
    assert words in str(error.value)


def strip(columns):
    """A long island: three rows of land with all fortresses and two treasure hexes along the middle."""
    labels = {(4 + 5 * place, 1): label for place, label in enumerate((*FORT_LABELS, "B3", "B4"))}
    kinds = {"B3": Ground.CAVE, "B4": Ground.RUIN}
    grounds = (Ground.OPEN, Ground.JUNGLE, Ground.SWAMP)
    land = {}
    for column in range(columns):
        for row in range(3):
            at, label = (column, row - column // 2), labels.get((column, row), "")
            ground = kinds.get(label, Ground.FORT) if label else grounds[column % 3]
            land[at] = Hex(*at, ground, label)
    return land


def test_an_island_that_is_too_long_is_refused():
    land = strip(128)
    clues = {place.label: clues_of(place, land) for place in land.values() if place.label in ("B3", "B4")}
    assert not IslandGame("island", map=IslandMap.from_parts(land.values(), clues)).over
    with pytest.raises(DataError, match="q spans 129 numbers; an island spans at most 128"):
        IslandMap.from_parts(strip(129).values(), clues)


def saved(game):
    return json.loads(game.save())


def changed(save, *path, value):
    """A save with one entry changed."""
    other = copy.deepcopy(save)
    place = other
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return other


SMALL = saved(IslandGame("island", map="small", seed=1, policies="random").play(30))
TINY = saved(IslandGame("island", map=tiny_map(), seed=1, policies="random").play(20))
MADE = saved(IslandGame("island", map=generate(Recipe(seed=5, hexes=120)), seed=1))
NO_ISLAND = "the entry 'map' does not describe an island"
DEEP = "[" * 5000 + "]" * 5000
DAMAGED = [
    ("", "saved game"),
    ("{", "it breaks off or was changed"),
    ("[]", 'this must be a JSON object with "format": "afrikan-island"'),
    (None, "this must be a text, not None"),
    ("[" * 100_000, "nested too deeply"),
    ('{"a": ' + "9" * 5000 + "}", "a number in it has thousands of digits"),
    ("x" * 4_000_001, "4,000,001 characters are too many"),
    (json.dumps(SMALL).replace('"seed": 1', f'"seed": {DEEP}'), "nested too deeply"),
    (changed(SMALL, "format", value="afrikan"), 'this must be a JSON object with "format": "afrikan-island"'),
    (changed(SMALL, "version", value=2), "version 2 was written by a newer program"),
    (changed(SMALL, "extra", value=1), "unknown entry 'extra'"),
    (changed(SMALL, "base", value="fan"), "saved game"),
    (changed(SMALL, "rules", value=[]), "saved game"),
    (changed(SMALL, "rules", "day_length", value=0), "day_length must be a whole number from 1 to 60"),
    (changed(SMALL, "rules", "start_money", value=300), "start_money"),
    (changed(SMALL, "seed", value=None), "'seed' None must be a whole number"),
    (changed(SMALL, "rounds", value=-1), "rounds -1 must be a whole number"),
    (changed(SMALL, "at", value=31), "the game has positions 0 to 30; there is no 31"),
    (changed(SMALL, "players", value=[{"name": "A", "policy": "random"}]), "players: 1 names given"),
    (changed(SMALL, "players", value=[5, 5]), "'players' must hold tables with 'name' and 'policy' only"),
    (changed(SMALL, "players", 0, "policy", value="xx"), "there is no policy 'xx'"),
    (changed(SMALL, "actions", value=["go n"]), "action 1: 'go n' is refused"),
    (changed(SMALL, "actions", 3, value=7), "action 4: an action is a text"),
    (changed(SMALL, "actions", value=5), "'actions' must be"),
    (changed(SMALL, "map", value={"name": "small"}), NO_ISLAND),
    (changed(SMALL, "map", value=[]), NO_ISLAND),
    (changed(SMALL, "map", "extra", value=1), NO_ISLAND),
    (
        changed(SMALL, "map", "checksum", value="0" * 12),
        "played on another map 'small' than the one there is",
    ),
    (changed(SMALL, "map", "cards", value="0" * 12), "terrain cards or equipment of another box"),
    (changed(SMALL, "map", "name", value="nowhere"), "there is no map 'nowhere' in this version"),
    (changed(SMALL, "map", "name", value=["small"]), "there is no map ['small'] in this version"),
    (changed(MADE, "map", "hexes", 9, 2, value="fort"), "a fort without a label"),
    (changed(MADE, "map", "label", value=5), NO_ISLAND),
    (changed(MADE, "map", "label", value="x" * 41), NO_ISLAND),
    (changed(TINY, "map", "hexes", value="nonsense"), NO_ISLAND),
    (changed(TINY, "map", "hexes", value=[[]]), NO_ISLAND),
    (changed(TINY, "map", "hexes", 0, 0, value="0"), NO_ISLAND),
    (changed(TINY, "map", "hexes", 0, 0, value=0.5), NO_ISLAND),
    (changed(TINY, "map", "hexes", 0, 2, value="lava"), NO_ISLAND),
    (changed(TINY, "map", "hexes", 0, 2, value=[]), NO_ISLAND),
    (changed(TINY, "map", "hexes", 0, 3, value=5), NO_ISLAND),
    (changed(TINY, "map", "hexes", 0, 0, value=10**30), "lie too far out"),
    (changed(TINY, "map", "hexes", value=[]), "0 hexes; an island has 60 to 1500"),
    (changed(TINY, "map", "clues", value=None), NO_ISLAND),
    (changed(TINY, "map", "clues", "B3", value=[[]]), NO_ISLAND),
    (changed(TINY, "map", "clues", "B3", value=["?"] * 8), "the clue '?' stands there twice"),
    (changed(TINY, "map", "clues", value={}), "the card of the treasure site B3 is missing"),
]


@pytest.mark.parametrize(("save", "words"), DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_save_is_told_in_a_sentence(save, words):
    with pytest.raises(SaveError) as error:
        IslandGame.load(json.dumps(save) if isinstance(save, dict) else save)
    assert words in str(error.value)
    assert len(str(error.value)) < 800


@pytest.mark.parametrize("entry", SMALL)
def test_a_save_without_an_entry_names_it(entry):
    rest = {key: value for key, value in SMALL.items() if key != entry}
    with pytest.raises(SaveError, match=f"{entry}"):
        IslandGame.load(json.dumps(rest))


@pytest.mark.parametrize("entry", SMALL)
@pytest.mark.parametrize("value", [None, "x", -1, True, 1.5, [[]], {"a": []}], ids=repr)
def test_no_nonsense_in_an_entry_breaks_the_loader(entry, value):
    with pytest.raises(SaveError):
        IslandGame.load(json.dumps({**SMALL, entry: value}))


def test_undamaged_saves_are_read():
    """The saves that the cases above are made from are good ones."""
    for save in (SMALL, TINY, MADE):
        assert IslandGame.load(json.dumps(save)).every_action == save["actions"]


TEXT = IslandGame.load(json.dumps(SMALL)).notation()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("afrikan island 1", "afrikan island 2", "was written by a newer program"),
        ("afrikan island 1", "afrikan game 1", "line 1 must be 'afrikan island 1'"),
        ("rules island", "rules fan", "the rules fan are of another game"),
        ("map {", "map [", "'map' cannot be read"),
        ("map {", "map " + "[" * 100_000 + " {", "nested too deeply"),
        ("seed 1", "seed null", "'seed' None must be a whole number"),
        ("game 0", "game -1", "game -1 must be a whole number"),
        ("rounds 200\n", "", "the line 'rounds' is missing"),
        ("player random Player 1\n", "", "players: 1 names given"),
        ("place", "plaice", "did you mean 'place'?"),
    ],
    ids=range(10),
)
def test_a_damaged_text_is_told_in_a_sentence(old, new, words):
    assert old in TEXT
    with pytest.raises(SaveError) as error:
        IslandGame.from_notation(TEXT.replace(old, new, 1))
    assert words in str(error.value)
