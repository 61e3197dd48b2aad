"""Bad input to a game: one clear sentence that names the value, and nothing is lost."""

import pytest
from clear_sentence import assert_clear, refuses

from afrikan.errors import IllegalAction, RulesetError
from afrikan.game import Game
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")
LONG = "x" * 100_000


@pytest.fixture
def game():
    return Game(FAN, players=2, seed=1).do("start tangier").do("start cairo").roll(6).roll(1)


@pytest.mark.parametrize("name", ["fann", "", "FAN"])
def test_unknown_preset(name):
    refuses(lambda: Ruleset.preset(name), name[:20], error=RulesetError)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"free_rol_when": "same_turn"}, ("free_rol_when", "did you mean 'free_roll_when'?")),
        ({"free_roll_when": "sometimes"}, ("free_roll_when", "sometimes")),
        ({"free_roll_when": 3}, ("free_roll_when", "3")),
        ({"tile_price": 0}, ("tile_price", "from 1", "0")),
        ({"tile_price": "cheap"}, ("tile_price", "cheap")),
        ({"pirates_stop": "never"}, ("pirates_stop", "never")),
        ({"star_stealing": "confrontation"}, ("star_stealing=confrontation", "not available yet")),
        ({"free_roll_meaning": "releases_only"}, ("free_roll_meaning=releases_only needs forced_stay",)),
    ],
)
def test_unknown_option_or_value(changes, named):
    refuses(lambda: FAN.replace(**changes), *named, error=RulesetError)


@pytest.mark.parametrize("rules", [None, 3, {}, [1] * 10_000])
def test_no_ruleset(rules):
    refuses(lambda: Game(rules), "rules must be a Ruleset", repr(rules)[:6])


@pytest.mark.parametrize(
    ("players", "named"),
    [
        (0, "0 cannot play"),
        (1, "1 cannot play"),
        (7, "7 cannot play"),
        (-3, "-3 cannot play"),
        (10**30, "cannot play"),
        ("four", "'four'"),
        (True, "True"),
        (2.0, "2.0"),
        (None, "None"),
        ({"a": 1}, "{'a': 1}"),
        (b"ab", "b'ab'"),
        ([], "0 names given"),
        (["Aino"], "1 names given"),
        (list("abcdefg"), "7 names given"),
    ],
    ids=repr,
)
def test_player_count(players, named):
    refuses(lambda: Game(FAN, players=players), "players", named)


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 41, LONG, "a\nb", "a\tb", "a\x00b", "a\u202eb", "\ud800", 5, None, ["x"]],
    ids=ascii,
)
def test_names(name):
    error = refuses(lambda: Game(FAN, players=["Aino", name]), "of seat 2", "1 to 40 printable characters")
    assert repr(name)[:10] in str(error)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "O'Brien & Söhne", "李", "x" * 40, " Aino "])
def test_unusual_names_are_accepted(name):
    assert Game(FAN, players=["Björn", name], seed=1).names == ("Björn", name.strip())


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "x", True, [1], float("nan")], ids=repr)
def test_seed(seed):
    refuses(lambda: Game(FAN, seed=seed), "seed", repr(seed), "from 0 to 2**64 - 1")
    refuses(lambda: Game(FAN, seed=1, game=seed), "game", repr(seed))


@pytest.mark.parametrize("rounds", [0, -1, 1001, 2.5, "x", True, None, float("inf")], ids=repr)
def test_rounds(rounds):
    refuses(lambda: Game(FAN, rounds=rounds), "rounds", repr(rounds), "from 1 to 1,000")


@pytest.mark.parametrize(
    ("policies", "named"),
    [
        ("nearst", ("'nearst'", "did you mean 'nearest'?")),
        (["nearest"], ("1 given for 2 players",)),
        (["nearest"] * 3, ("3 given for 2 players",)),
        (["nearest", 5], ("policy 5",)),
        ([[], {}], ("policy []",)),
        (5, ("5", "one for each player")),
        (LONG, ("xxx",)),
    ],
)
def test_policies(policies, named):
    refuses(lambda: Game(FAN, players=2, policies=policies), *named)


@pytest.mark.parametrize(
    ("action", "named"),
    [
        ("", ("there is no action ''",)),
        ("dance", ("'dance'", "known: pass")),
        ("rol", ("did you mean 'roll'?",)),
        ("ROLL", ("'ROLL'",)),
        ("roll 5", ("'roll' takes 0 more words, not 1",)),
        ("fly", ("'fly' takes 1 more word, not 0",)),
        ("land cairo", ("'land' takes 2 more words, not 1",)),
        ("fly kairo", ("'kairo'", "did you mean 'cairo'?")),
        ("land cairo x", ("'x'", "from 1 to 999")),
        ("land cairo 0", ("'0'",)),
        ("land cairo -1", ("'-1'",)),
        ("land cairo 1.5", ("'1.5'",)),
        ("land cairo 1000", ("'1000'",)),
        ("land cairo ١", ("'١'",)),
        ("die " + "9" * 5000, ("from 1 to 999",)),
        ("flip diamond", ("no tile shows 'diamond'", "known: star")),
        (LONG, ("xxx",)),
        ("fly " + LONG, ("xxx",)),
        ("fly a\nb", ("takes 1 more word",)),
        (7, ("not 7",)),
        (None, ("not None",)),
        (["roll"], ("not ['roll']",)),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_unknown_action(game, action, named):
    before = game.save()
    for call in (game.do, game.can, game.verify, game.label):
        refuses(lambda call=call: call(action), *named)
    assert game.save() == before


def test_refused_actions_are_clear_sentences(game):
    for action in (
        "land cairo 3",
        "fly suakin",
        "buy",
        "pass",
        "lot 99",
        "flip star",
        "start cairo",
        "sea cairo 9",
    ):
        error = refuses(lambda action=action: game.do(action), action, error=IllegalAction)
        assert error.code
        assert error.rule


def test_calls_out_of_turn(game):
    refuses(game.draw, "nothing is left to chance now", "legal: roll")
    refuses(game.flip, "no tile is being turned now", "legal: roll")
    refuses(lambda: game.flip("ruby"), "no tile is being turned now")
    game.roll(4)
    refuses(lambda: game.roll(3), "no die is awaited now", "legal: land")


@pytest.mark.parametrize(
    "die", [0, 7, -1, 1.5, "3", True, [3], float("nan"), LONG], ids=lambda die: repr(die)[:9]
)
def test_impossible_die(game, die):
    refuses(lambda: game.roll(die), "1 to 6", repr(die)[:10])


@pytest.mark.parametrize("face", ["diamond", "", 3, "ruby topaz", LONG], ids=lambda face: repr(face)[:12])
def test_impossible_tile(face):
    position = {"players": [{"at": "cairo_egypt_land_3"}, {"at": "cairo"}]}
    game = Game.from_position(FAN, position, seed=1).roll(1).do("land egypt 1").do("buy")
    refuses(lambda: game.flip(face), str(face)[:10])
    assert game.chance


@pytest.mark.parametrize("count", [-1, 99, 1.0, "2", True, None], ids=repr)
def test_impossible_undo(game, count):
    at = game.at
    refuses(lambda: game.undo(count), f"0 to {at} actions can be undone", repr(count))
    refuses(lambda: game.redo(count), "0 to 0 actions can be redone", repr(count))
    assert game.at == at


@pytest.mark.parametrize("at", [-1, 99, 1.0, "2", True, None, LONG], ids=lambda at: repr(at)[:9])
def test_impossible_jump(game, at):
    refuses(lambda: game.jump(at), f"positions 0 to {game.length}", repr(at)[:10])


def test_a_seat_that_is_not_there_has_no_label(game):
    assert game.label("lot 2") == "The lot falls on Player 2"
    refuses(lambda: game.label("lot 3"), "lot 3", "there are 2 seats")


def test_nothing_is_lost_by_an_error(game):
    before = (game.save(), game.legal, game.log)
    for call in (lambda: game.do("fly suakin"), lambda: game.roll(9), lambda: game.undo(50), game.flip):
        with pytest.raises(ValueError, match=r"\w") as error:
            call()
        assert_clear(error.value)
    assert (game.save(), game.legal, game.log) == before
