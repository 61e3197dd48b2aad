"""The Star's carrier comes home around the robbers that bar cities, whenever a way is left."""

from random import Random

import pytest
from way_home import can_come_home

from afrikan.board import RouteGraph
from afrikan.game import Game
from afrikan.rules import Ruleset

RUSSIAN = Ruleset.preset("russian")
LUNKIO = Ruleset.preset("lunkio")
FINNISH = RouteGraph.load("finnish")
POLICIES = ("nearest", "planner", "capetown")
TILED = [city for city in FINNISH.cities if city not in FINNISH.starts]


def carrying(at, *robbers, rules=RUSSIAN, policy="nearest", **entry):
    """A carrier among opened robbers; another player sets out from Cairo."""
    found = next(city for city in TILED if city not in (*robbers, at))
    carrier = {"at": at, "star": True, "policy": policy, **entry}
    opened = {found: "star"} | dict.fromkeys(robbers, "robber")
    if "saved" in entry:
        opened |= {next(city for city in TILED if city not in (*opened, at)): "horseshoe"}
    players = [carrier, {"at": "cairo", "policy": "nearest"}]
    return Game.from_position(rules, {"players": players, "opened": opened}, seed=1)


def decides(game, *actions):
    for action in actions:
        game.do(action)
    return game.decision()


def test_a_carrier_leaves_the_road_that_a_robber_bars():
    six = "roll", "die 6"
    assert decides(carrying("dar_fur", money=0), *six) == "land egypt 3"
    assert decides(carrying("dar_fur", "egypt", money=0), *six) == "land sahara_dar_fur_land_2 6"


def test_a_carrier_flies_around_a_robber_or_takes_a_ship_if_it_has_the_fare():
    around = carrying("dragon_mountain", "egypt", "kandjama", "morocco", "mozambique", money=200)
    assert decides(around) == "roll"
    around = carrying("dragon_mountain", "egypt", "kandjama", "morocco", "mozambique", money=300)
    assert decides(around) == "fly lake_victoria"
    assert decides(carrying("suakin", "egypt", "dar_fur", money=200)) == "sail"
    assert decides(carrying("suakin", "egypt", "dar_fur", money=300)) == "fly cairo"


def test_a_carrier_without_the_fare_cashes_a_kept_horseshoe():
    assert decides(carrying("tamatave", money=0, saved=1)) == "cash"
    assert decides(carrying("tamatave", money=100, saved=1)) == "sail"


@pytest.mark.parametrize("policy", POLICIES)
def test_a_carrier_adrift_with_the_fare_makes_for_a_flight_and_takes_it_on_arrival(policy):
    def afloat(money):
        return carrying("cairo_suakin_sea_3", rules=LUNKIO, policy=policy, money=money, voyage="drift")

    assert decides(afloat(0), "drift") == "sea cairo_suakin_sea_1 2"
    assert decides(afloat(300), "drift") == "sea suakin 1"
    assert decides(afloat(300), "drift", "sea suakin 1") == "fly cairo"


@pytest.mark.parametrize("policy", POLICIES)
def test_the_star_is_brought_home_whenever_there_is_a_way(policy):
    """Against the route graph: random places, robbers and purses."""
    random, tried = Random(7), 0
    while tried < 15:
        robbers = random.sample(TILED, 4)
        at, money = random.choice([city for city in TILED if city not in robbers]), random.choice((0, 500))
        if can_come_home(FINNISH, RUSSIAN, at, money, set(robbers)):
            assert carrying(at, *robbers, policy=policy, money=money).play().winner is not None, (at, robbers)
            tried += 1
