"""What the policy ``nearest`` does in small situations."""

from afrikan.game import Game
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")


def decides(position, *actions, rules=FAN):
    position["players"][0]["policy"] = "nearest"
    game = Game.from_position(rules, position, seed=1)
    for action in actions:
        game.do(action)
    return game.decision()


def alone(**entry):
    return {"players": [entry, {"at": "cairo"}]}


def test_it_pays_on_arrival_when_it_can():
    assert decides(alone(at="egypt"), "roll", "die 3", "land dar_fur 3") == "buy"


def test_without_money_it_waits_and_tries_the_die():
    broke = alone(at="dar_fur", money=0)
    assert decides(broke) == "roll"
    assert decides(broke, "roll", "die 2") == "attempt"


def test_it_sails_when_the_nearest_tile_is_across_the_sea():
    opened = {"morocco": "blank", "tunis": "blank", "sahara": "blank"}
    assert decides(alone(at="tangier") | {"opened": opened}) == "sail"
    assert decides(alone(at="tangier", money=0) | {"opened": opened}) == "roll"


def test_a_carrier_stops_at_home_and_flies_when_that_is_quicker():
    star = alone(at="suakin", money=300, star=True) | {"opened": {"suakin": "star"}}
    assert decides(star) == "fly cairo"
    poor = alone(at="egypt", money=0, star=True) | {"opened": {"suakin": "star"}}
    assert decides(poor, "roll", "die 6") == "land cairo 4"


def test_starts_are_shared_evenly():
    game = Game(FAN, 4, policies="nearest", seed=1)
    assert [game.step() for _ in range(4)] == ["start tangier", "start cairo", "start tangier", "start cairo"]
    same = Game(FAN.replace(start_choice="same"), 3, policies="nearest", seed=1)
    assert [same.step() for _ in range(3)] == ["start tangier"] * 3
