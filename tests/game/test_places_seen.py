"""What is told of places and shown of journeys: facts, opened tiles, chances, ways and trails."""

from fractions import Fraction
from itertools import pairwise

import pytest

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.facts import hidden_faces, opened_faces, place_facts, star_chances
from afrikan.game.journeys import Leg, latest_legs, leg_of, trails
from afrikan.game.notation import read_action
from afrikan.language import WORDINGS
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")


def situation(*players, **more):
    return Game.from_position(FAN, {"players": list(players), **more}, seed=7)


def facts(game, place, lang="en"):
    return place_facts(game, place, lang)


def test_a_city_tells_its_tile_its_pawns_and_how_far_it_is():
    game = situation({"name": "Aino", "at": "tangier"}, {"name": "Elof", "at": "morocco"})
    told = facts(game, "morocco")
    assert told.startswith("A tile")
    assert "A tile lies here face down." in told
    assert "Here: Elof." in told
    assert "2 steps by land" in told


def test_a_place_under_the_current_pawn_is_at_no_distance():
    assert "steps" not in facts(situation({"at": "congo"}), "congo")


def test_an_opened_tile_is_told_and_the_bank_of_capetown():
    game = situation({"at": "tangier"}, opened={"congo": "ruby"})
    assert "The tile here was: ruby." in facts(game, "congo")
    assert "receives 500" in facts(game, "capetown")
    taken = situation({"at": "tangier"}, opened={"congo": "ruby"}, bonus_taken=True)
    assert "receives" not in facts(taken, "capetown")


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("gold_coast", "2 times"),
        ("slave_coast", "slave"),
        ("cairo", "Start and goal"),
        ("st_helena", "by land and sea"),
        ("gold_coast", "one flight for 300"),
    ],
)
def test_special_places_tell_what_they_are(place, words):
    assert words in facts(situation({"at": "morocco"}), place)


@pytest.mark.parametrize("hazard", ["pirate", "bedouin"])
def test_hazard_dots_tell_who_waits(hazard):
    game = situation({"at": "tangier"})
    place = next(node.id for node in game.board.nodes if node.hazard == hazard)
    assert hazard in facts(game, place).lower()


def test_every_place_has_facts_in_every_wording():
    game = Game(FAN, 4, policies="random", seed=5).play(150)
    for lang in WORDINGS:
        for node in game.board.nodes:
            told = facts(game, node.id, lang)
            assert told.endswith(".") or (node.kind != "city" and told == "")
            assert "{" not in told
            if lang.endswith("neutral"):
                assert "slave" not in told.lower()


def test_an_unknown_place_is_refused():
    with pytest.raises(AfrikanError, match="mars"):
        facts(situation({"at": "tangier"}), "mars")


def test_opened_and_hidden_tiles_are_all_tiles():
    game = Game(FAN, 3, policies="random", seed=11)
    while not game.over:
        opened, hidden = opened_faces(game), hidden_faces(game)
        assert set(hidden) == set(game.tiles)
        assert not set(opened) & set(hidden)
        faces = sorted([*opened.values(), *hidden.values()])
        assert len(faces) == sum(FAN.tile_mix)
        assert faces.count("star") == 1
        game.play(25)


def test_the_hidden_face_is_what_luck_brings():
    game = Game(FAN, 2, policies="random", seed=11)
    seen = 0
    while not game.over:
        before = hidden_faces(game)
        text = game.step()
        if text.startswith("flip"):
            assert before[game.players[game.latest[0].seat].at] == text.split()[1]
            seen += 1
    assert seen > 5


def test_the_star_is_equally_likely_under_each_tile_until_it_is_found():
    chances = star_chances(situation({"at": "tangier"}, opened={"congo": "ruby", "tunis": "blank"}))
    assert set(chances.values()) == {Fraction(1, 28)}
    assert sum(chances.values()) == 1
    found = {"star": True, "at": "congo"}
    assert set(star_chances(situation(found, opened={"congo": "star"})).values()) == {Fraction(0)}


def test_a_leg_is_told_dot_by_dot():
    game = situation({"at": "tangier"}, {"at": "cairo"}, then=["roll", "die 3"])
    leg = leg_of(game.state, read_action("land morocco 2", game.board), game.board)
    assert leg == Leg(0, "land", ("tangier", "fork_atlas", "morocco"))
    assert leg_of(game.state, read_action("stop", game.board), game.board) is None


def test_a_flight_is_a_straight_leg():
    game = situation({"at": "morocco"}, {"at": "cairo"})
    game.do("fly gold_coast")
    assert latest_legs(game) == (Leg(0, "air", ("morocco", "gold_coast")),)


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_every_leg_of_a_game_follows_the_routes(preset):
    game = Game(Ruleset.preset(preset), 3, policies="random", seed=3)
    legs = 0
    while not game.over and legs < 60:
        before = [player.at for player in game.players]
        game.step()
        for leg in latest_legs(game):
            legs += 1
            assert leg.path[0] == before[leg.seat]
            assert leg.path[-1] == game.players[leg.seat].at
            for here, there in pairwise(leg.path):
                assert there in game.board.neighbours(here, leg.mode)
    assert legs > 8


def test_trails_are_the_last_turn_of_each_player():
    game = Game(FAN, 4, policies="nearest", seed=5).play(200)
    shown = trails(game)
    assert {leg.seat for leg in shown} <= {0, 1, 2, 3}
    assert len(shown) >= 3
    for seat in range(4):
        own = [leg for leg in shown if leg.seat == seat]
        for leg, following in pairwise(own):
            assert leg.path[-1] == following.path[0]
        if own:
            assert own[-1].path[-1] == game.players[seat].at


def test_nothing_has_moved_before_the_first_action():
    game = Game(FAN, 2, seed=7)
    assert latest_legs(game) == trails(game) == ()
