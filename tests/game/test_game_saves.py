"""Saves and notation bring back exactly the same game, and damaged ones are refused with the place."""

import json
import random

import pytest
from clear_sentence import assert_clear, refuses
from hypothesis import given, settings
from hypothesis import strategies as st

from afrikan.errors import SaveError
from afrikan.game import Game
from afrikan.rules import Ruleset, catalogue

FAN = Ruleset.preset("fan")
DELETE = object()


def played(rules=FAN, actions=80, **named):
    """A game some way in, with two actions undone."""
    game = Game(rules, players=["Aino", "Björn <b>"], policies="random", seed=2**63, **named)
    return game.play(actions).undo(2)


SAVE = played(actions=30).save()
NOTATION = played(actions=30).notation()


def changed(**entries):
    """The save with some entries changed or deleted."""
    save = json.loads(SAVE)
    for name, value in entries.items():
        save.pop(name) if value is DELETE else save.__setitem__(name, value)
    return json.dumps(save)


@pytest.mark.parametrize("name", Ruleset.presets())
def test_a_save_brings_back_the_game(name):
    rules = Ruleset.preset(name).replace(tile_price=150, tile_mix=(1, 3, 2, 4, 3, 5, 12))
    game = played(rules, actions=200, game=5, rounds=70)
    loaded = Game.load(game.save())
    assert loaded.save() == game.save()
    assert loaded.legal == game.legal
    assert loaded.rules == rules
    assert [str(line) for line in loaded.log] == [str(line) for line in game.log]
    assert (loaded.at, loaded.length) == (game.at, game.at + 2)
    assert loaded.redo(2).play(50).history == game.redo(2).play(50).history


@pytest.mark.parametrize("name", Ruleset.presets())
def test_notation_replays_the_game(name):
    game = played(Ruleset.preset(name).replace(air_price=250), actions=200, game=5, rounds=70)
    again = Game.from_notation(game.notation())
    assert again.notation() == game.notation()
    assert again.history == game.history
    assert again.play(50).history == game.play(50).history


def test_typed_luck_is_kept():
    position = {"players": [{"at": "cairo_egypt_land_3"}, {"at": "cairo"}], "opened": {"tunis": "ruby"}}
    game = Game.from_position(FAN, position, seed=9).roll(1).do("land egypt 1").do("buy").flip("star")
    for again in (Game.load(game.save()), Game.from_notation(game.notation())):
        assert again.history == game.history
        assert again.view == game.view
        assert again.position == game.position


def test_a_save_names_every_option():
    save = json.loads(SAVE)
    assert set(save["rules"]) == set(catalogue())
    assert (save["format"], save["version"]) == ("afrikan-game", 2)
    assert save["players"][1] == {"name": "Björn <b>", "policy": "random"}


def test_an_older_save_may_lack_an_option():
    save = json.loads(SAVE)
    del save["rules"]["stalemate"]
    assert Game.load(json.dumps(save)).rules == FAN


@pytest.mark.parametrize("text", [None, 5, b"{}", ["{}"], {}], ids=repr)
def test_no_text(text):
    refuses(lambda: Game.load(text), "must be a text", repr(text), error=SaveError)
    refuses(lambda: Game.from_notation(text), "must be a text", repr(text), error=SaveError)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", ("no complete saved game",)),
        ("hello", ("no complete saved game",)),
        (SAVE[: len(SAVE) // 2], ("no complete saved game",)),
        (SAVE[1:], ("no complete saved game",)),
        (SAVE + "}", ("no complete saved game",)),
        ("[]", ('"format": "afrikan-game"', "[]")),
        ("null", ('"format"', "None")),
        ("3", ('"format"', "3")),
        ("NaN", ('"format"', "nan")),
        ('{"format": "chess"}', ('"format"', "chess")),
        ('{"format": ["afrikan-game"]}', ('"format"',)),
        ("9" * 5000, ("no complete saved game",)),
        ("[" * 100_000, ("nested too deeply",)),
        ('{"a":' * 100_000, ("nested too deeply",)),
        ("x" * 4_000_001, ("4,000,001 characters", "4,000,000")),
    ],
    ids=lambda value: ascii(value)[:20],
)
def test_foreign_text(text, named):
    refuses(lambda: Game.load(text), "saved game: ", *named, error=SaveError)


ENTRIES = tuple(json.loads(SAVE))


@pytest.mark.parametrize("entry", ENTRIES)
def test_missing_entry(entry):
    words = '"format"' if entry == "format" else "version None" if entry == "version" else "is missing"
    refuses(lambda: Game.load(changed(**{entry: DELETE})), entry, words, error=SaveError)


MISTYPED = {
    "format": [1, None, "afrikan", [], {}],
    "version": [0, 3, 1.0, "1", True, None, [], {}],
    "base": ["fann", 3, None, [], {}],
    "rules": [None, [], "fan", 3, {"x": 1}, {"tile_price": "a"}, {"tile_mix": [[1]]}, {"tile_mix": [1] * 7}],
    "seed": [None, -1, 2**64, 1.5, "x", True, [], {}],
    "game": [None, -1, 2**64, 1.5, "x", True, [], {}],
    "rounds": [None, 0, 1001, 1.5, "x", True, [], {}],
    "players": [
        None,
        [],
        "ab",
        {},
        2,
        [1, 2],
        [{}, {}],
        [{"name": "A"}] * 2,
        [{"name": "A", "policy": "human", "x": 1}] * 2,
        [{"name": "", "policy": "human"}] * 2,
        [{"name": "A", "policy": "x"}] * 2,
        [{"name": "A", "policy": None}] * 2,
        [{"name": ["A"], "policy": "human"}] * 2,
        [{"name": "A", "policy": "human"}] * 7,
    ],
    "position": [
        5,
        [],
        "cairo",
        {},
        {"players": []},
        {"players": [{"at": "mars"}]},
        {"players": [{"at": "cairo"}]},
    ],
    "actions": [None, "roll", {}, 3, [1], [None], [[]], ["dance"], ["roll"], ["die " + "9" * 5000]],
    "at": [None, -1, 31, 1.0, "x", True, [], {}],
}


@pytest.mark.parametrize(
    ("entry", "value"),
    [(entry, value) for entry, values in MISTYPED.items() for value in values],
    ids=lambda value: ascii(value)[:40],
)
def test_mistyped_entry(entry, value):
    error = refuses(lambda: Game.load(changed(**{entry: value})), "saved game: ", error=SaveError)
    assert len(str(error)) < 600


def test_every_entry_is_mistyped_above():
    assert set(MISTYPED) == set(ENTRIES)


def test_extra_entry():
    refuses(lambda: Game.load(changed(colour="red")), "'colour'", error=SaveError)
    refuses(lambda: Game.load(changed(sed=3)), "'sed'", "did you mean 'seed'?", error=SaveError)
    refuses(lambda: Game.load(changed(**{"a\nb" * 900: 1})), error=SaveError)


@pytest.mark.parametrize("place", [0, 3, 15, 29])
def test_illegal_action_in_the_middle(place):
    actions = json.loads(SAVE)["actions"]
    for wrong in ("die 9", "flip star", "release", "fly capetown", "dance", "land cairo", 5):
        damaged = [*actions[:place], wrong, *actions[place + 1 :]]
        error = refuses(lambda damaged=damaged: Game.load(changed(actions=damaged)), error=SaveError)
        assert f"action {place + 1}: " in str(error)
        assert str(wrong) in str(error)


def test_an_action_left_out_is_noticed_or_leads_to_a_legal_game():
    actions = json.loads(SAVE)["actions"]
    for place in range(len(actions)):
        shorter = actions[:place] + actions[place + 1 :]
        try:
            game = Game.load(changed(actions=shorter, at=len(shorter)))
        except SaveError as error:
            assert_clear(error)
        else:
            assert list(game.history) == shorter


def test_too_many_actions():
    refuses(
        lambda: Game.load(changed(actions=["roll"] * 100_001)),
        "100,001 actions are too many",
        error=SaveError,
    )


@pytest.mark.parametrize("depth", [3, 50, 900, 3000])
@pytest.mark.parametrize("entry", ENTRIES)
def test_deep_nesting(entry, depth):
    deep = "[" * depth + "]" * depth
    text = changed(**{entry: "HERE"}).replace('"HERE"', deep)
    refuses(lambda: Game.load(text), "saved game: ", error=SaveError)
    inside = changed(**{entry: {"a": "HERE"}}).replace('"HERE"', deep)
    refuses(lambda: Game.load(inside), "saved game: ", error=SaveError)


@pytest.mark.parametrize("entry", ["seed", "game", "rounds", "at", "version"])
@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-0.0", "9" * 5000])
def test_odd_numbers(entry, number):
    text = changed(**{entry: "HERE"}).replace('"HERE"', number)
    refuses(lambda: Game.load(text), "saved game: ", error=SaveError)


def test_players_must_be_those_of_the_position():
    game = Game.from_position(FAN, {"players": [{"at": "cairo", "name": "Aino"}, {"at": "cairo"}]}, seed=1)
    save = json.loads(game.save())
    save["players"][0]["name"] = "Eve"
    refuses(lambda: Game.load(json.dumps(save)), "Eve", "Aino", error=SaveError)
    save = json.loads(game.save()) | {"game": 4}
    refuses(lambda: Game.load(json.dumps(save)), "'game' must be 0", "4", error=SaveError)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", ("line 1", "''")),
        ("chess 1", ("line 1", "'chess 1'")),
        (NOTATION.replace("seed ", "sed "), ("line 3", "'sed'", "did you mean 'seed'?")),
        (NOTATION.replace("rules fan", "rules fann"), ("'fann'",)),
        (NOTATION.replace("rules fan", "rules fan;tile_price=x"), ("tile_price",)),
        (NOTATION.replace("rules fan\n", ""), ("the line 'rules' is missing",)),
        (NOTATION.replace("rounds 200\n", ""), ("the line 'rounds' is missing",)),
        (NOTATION.replace("game 0\n", "game 0\ngame 1\n"), ("line 5", "second 'game'")),
        (NOTATION.replace("game 0", "game -1"), ("game -1",)),
        (NOTATION.replace("game 0", "game nought"), ("line 4", "'nought'")),
        (NOTATION.replace("rounds 200", "rounds NaN"), ("rounds nan",)),
        (NOTATION.replace("rounds 200", "rounds " + "9" * 5000), ("line 5", "'rounds'")),
        (NOTATION.replace("player random Aino", "player wise Aino"), ("'wise'",)),
        (NOTATION.replace("player random Aino\n", ""), ("players",)),
        (NOTATION.replace("player random Aino", "player random"), ("name ''",)),
        (NOTATION.replace("start tangier", "start sahara"), ("action ", "start sahara")),
        (NOTATION.replace("die ", "dye ", 1), ("action ", "'dye'")),
        (NOTATION + "\n99.1: dance", ("action ", "dance")),
        (NOTATION.replace("\n\n", "\nposition " + "[" * 90_000 + "\n\n", 1), ("game text: ",)),
        (NOTATION.replace("\n\n", "\nposition [1]\n\n", 1), ("position must be a table",)),
    ],
    ids=range(20),
)
def test_damaged_notation(text, named):
    assert text != NOTATION
    refuses(lambda: Game.from_notation(text), "game text: ", *named, error=SaveError)


def loads_or_refuses(text, load=Game.load):
    """Assert that a text either is a game or is refused clearly."""
    try:
        load(text)
    except SaveError as error:
        assert_clear(error)


@settings(deadline=None, max_examples=60)
@given(st.integers(0, len(SAVE)))
def test_any_truncation_is_refused_or_read(length):
    loads_or_refuses(SAVE[:length])


@settings(deadline=None, max_examples=150)
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(SAVE) - 1),
            st.sampled_from(
                ["", '"', "{", "}", "[", "]", ",", ":", "0", "9", "-", "x", "\\", "\n", "\x00", "é", "\ud800"]
            ),
            st.integers(0, 3),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_any_edit_is_refused_or_read(edits):
    text = SAVE
    for place, letter, cut in edits:
        text = text[:place] + letter + text[place + cut :]
    loads_or_refuses(text)


@settings(deadline=None, max_examples=100)
@given(st.integers(0, len(NOTATION) - 1), st.text(max_size=3), st.integers(0, 9))
def test_any_edit_of_the_notation_is_refused_or_read(place, letters, cut):
    loads_or_refuses(NOTATION[:place] + letters + NOTATION[place + cut :], Game.from_notation)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just("roll"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(deadline=None, max_examples=150)
@given(st.dictionaries(st.sampled_from(ENTRIES), JSON, min_size=1, max_size=3))
def test_any_values_are_refused_or_read(entries):
    loads_or_refuses(changed(**entries))


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(sorted(catalogue())), JSON)
def test_any_option_value_is_refused_or_read(option, value):
    rules = json.loads(SAVE)["rules"] | {option: value}
    loads_or_refuses(changed(rules=rules))


def test_any_shuffle_of_the_actions_is_refused_or_read():
    dice = random.Random(4)
    actions = json.loads(SAVE)["actions"]
    for _ in range(30):
        loads_or_refuses(changed(actions=dice.sample(actions, len(actions)), at=0))
