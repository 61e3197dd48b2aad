"""Share codes: short, exact, verified when read, and refused in a sentence when damaged."""

import base64
import json
import zlib

import pytest
from clear_sentence import refuses
from hypothesis import given, settings
from hypothesis import strategies as st

from afrikan.errors import AfrikanError, SaveError
from afrikan.game import Game
from afrikan.game.share import LUCK, MARK, open_shared, share_game, share_position
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")


def played(code="fan", actions=120, policies="random", seed=7, names=("Aino", "Elof", "Ylva")):
    return Game(Ruleset.from_code(code), list(names), policies=policies, seed=seed).play(actions)


@pytest.mark.parametrize("preset", Ruleset.presets())
@pytest.mark.parametrize("policies", ["nearest", "random"])
def test_a_code_holds_the_whole_game(preset, policies):
    game = played(preset, policies=policies).undo(30)
    opened = open_shared(share_game(game))
    assert opened.save() == game.save()
    assert [line.text() for line in opened.log] == [line.text() for line in game.log]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), actions=st.integers(0, 200), back=st.integers(0, 200))
def test_any_position_of_any_game_comes_back(seed, actions, back):
    game = played(actions=actions, seed=seed)
    game.jump(max(0, game.at - back))
    assert open_shared(share_game(game)).save() == game.save()


def test_typed_dice_and_tiles_come_back():
    game = Game(FAN, ["Aino", "Elof"], seed=7).do("start tangier").do("start cairo").roll(6).roll(2)
    game.roll(2).do("land morocco 2").do("buy").flip("ruby")
    opened = open_shared(share_game(game))
    assert opened.history == game.history
    assert opened.players[0].money == game.players[0].money == 1200


def test_a_game_whose_rules_changed_comes_back():
    game = played(actions=80)
    game.jump(game.start_of_turn)
    other = game.what_if("capetown_trigger", "stop_or_pass").play(20)
    assert open_shared(share_game(other)).save() == other.save()


def test_a_game_from_a_position_comes_back():
    position = {"players": [{"at": "dar_fur", "money": 0}, {"at": "cairo"}], "note": "What now?"}
    game = Game.from_position(FAN, position, seed=3).roll(4)
    opened = open_shared(share_game(game))
    assert opened.save() == game.save()
    assert opened.position["note"] == "What now?"


def test_a_whole_game_of_bots_is_short_enough_to_send():
    game = played(policies="nearest", actions=None)
    assert game.over
    assert len(share_game(game)) < 1.2 * game.length


def test_blanks_and_line_breaks_do_not_matter():
    game = played()
    code = share_game(game)
    broken = "\n".join(code[start : start + 40] for start in range(0, len(code), 40))
    assert open_shared(f"  {broken} \n").save() == game.save()


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_a_shared_position_is_the_same_situation_without_its_past(preset):
    game = played(preset, actions=None)
    for at in range(20, game.length, 9):
        here = game.fork(at)
        there = open_shared(share_position(here))
        assert there.legal == here.legal
        assert there.status("en") == here.status("en")
        seen = [(p.at, p.money, p.star, p.horseshoe, p.conditions) for p in here.players]
        assert [(p.at, p.money, p.star, p.horseshoe, p.conditions) for p in there.players] == seen
        assert there.tiles == here.tiles
        assert list(there.state.remaining) == list(here.state.remaining)


def test_a_position_before_the_start_cannot_be_shared():
    with pytest.raises(AfrikanError, match="not on the board yet"):
        share_position(Game(FAN, 2, seed=7))


def flipped(code, number):
    other = "A" if code[number] != "A" else "B"
    return code[:number] + other + code[number + 1 :]


def packed(frame, digits=b""):
    text = json.dumps(frame).encode()
    body = zlib.compress(len(text).to_bytes(4, "big") + text + digits)
    return MARK + base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body).decode().rstrip("=")


FRAME = ["fan", 7, 0, 200, ["Aino", "Elof"], ["human", "human"], None, [], 0]
GOOD = share_game(played())
WRONG = {
    "": "is no share code",
    "hello": "is no share code",
    "AT2-abc": "is no share code; one begins with AT1-",
    GOOD[:-4]: "mistyped or breaks off",
    flipped(GOOD, 30): "mistyped or breaks off",
    MARK: "mistyped or breaks off",
    MARK + "ä!": "mistyped or breaks off",
    "A" * 50_000: "at most 40",
    packed({"rules": "fan"}): "mistyped or breaks off",
    packed([*FRAME, 1]): "mistyped or breaks off",
    packed(["fann", *FRAME[1:]]): "did you mean 'fan'?",
    packed(["fan", -1, *FRAME[2:]]): "seed",
    packed([*FRAME[:4], ["Aino", "Aino"], *FRAME[5:]]): "called 'Aino'",
    packed([*FRAME[:8], 5]): "there is no 5",
    packed(FRAME, bytes([9])): "action 1 does not fit",
    packed(FRAME, bytes([LUCK])): "action 1 does not fit",
    packed(FRAME, bytes([254])): "action 1 does not fit",
    packed([*FRAME[:6], {"players": [{"at": "mars"}]}, *FRAME[7:]]): "no place 'mars'",
}


@pytest.mark.parametrize("code", WRONG, ids=range(len(WRONG)))
def test_a_broken_code_is_refused_in_a_sentence(code):
    refuses(lambda: open_shared(code), WRONG[code], error=SaveError)


@pytest.mark.parametrize("code", [None, 7, ["AT1-"]])
def test_what_is_no_text_is_refused(code):
    with pytest.raises(SaveError, match="must be a text"):
        open_shared(code)


def test_a_code_cannot_unpack_without_end():
    bomb = zlib.compress(b"\0" * 50_000_000, 9)
    code = MARK + base64.urlsafe_b64encode(zlib.crc32(bomb).to_bytes(4, "big") + bomb).decode()
    with pytest.raises(SaveError, match=r"at most 40|mistyped"):
        open_shared(code)
