"""What the policy ``planner`` does in small situations, and how it fares in thousands of games."""

import pytest

from afrikan import simulate
from afrikan.board import RouteGraph
from afrikan.game import Game
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")
WITHOUT_FREE_SHIP = Ruleset.preset("original_1951")


def decides(position, *actions, rules=FAN):
    position["players"][0]["policy"] = "planner"
    game = Game.from_position(rules, position, seed=1)
    for action in actions:
        game.do(action)
    return game.decision()


def alone(**entry):
    return {"players": [entry, {"at": "cairo"}]}


def at_addis_abeba(rival):
    """Three tiles lie three steps away: on the coast, at Lake Victoria among many others, and near Cairo."""
    opened = {"addis_abeba": "blank"} | ({rival["at"]: "star"} if rival.get("star") else {})
    return {"players": [{"at": "addis_abeba", "money": 300}, rival], "opened": opened}


def test_a_carrier_flies_home_if_that_is_quickest_and_opens_no_tile_on_the_way():
    opened = {"lake_victoria": "star"}
    rich = alone(at="suakin", money=300, star=True) | {"opened": opened}
    assert decides(rich) == "fly cairo"
    walker = alone(at="addis_abeba", money=200, star=True) | {"opened": opened | {"addis_abeba": "blank"}}
    assert decides(walker, "roll", "die 3", "land suakin 3") == "leave"


def test_it_heads_for_the_tile_with_others_around():
    assert decides(at_addis_abeba({"at": "tangier"}), "roll", "die 3") == "land lake_victoria 3"


def test_it_opens_tiles_near_home_once_somebody_else_carries_the_star():
    racing = at_addis_abeba({"at": "morocco", "money": 0, "star": True})
    assert decides(racing, "roll", "die 3") == "land suakin 3"


def test_without_horseshoes_there_is_nothing_to_race_for():
    racing = at_addis_abeba({"at": "morocco", "money": 0, "star": True})
    gone = dict.fromkeys(["tunis", "tripoli", "sahara", "timbuktu", "congo"], "horseshoe")
    racing["opened"] |= gone
    assert decides(racing, "roll", "die 3") == "land lake_victoria 3"


def test_it_heads_for_the_tile_that_it_reaches_first():
    """Two tiles are left, each three steps away; a rival lies one step before one of them."""
    shown = (
        ["ruby"] * 2 + ["emerald"] * 3 + ["topaz"] * 4 + ["robber"] * 3 + ["horseshoe"] * 5 + ["blank"] * 11
    )
    cities = [city for city in RouteGraph.load("finnish").cities if city not in ("tangier", "cairo")]
    opened = dict(zip([c for c in cities if c not in ("suakin", "lake_victoria")], shown, strict=True))
    for rival, other in (
        ("suakin_addis_abeba_land_1", "lake_victoria"),
        ("bahr_el_ghasal_lake_victoria_land_1", "suakin"),
    ):
        players = [{"at": "addis_abeba", "money": 100}, {"at": rival, "money": 300}]
        assert other in decides({"players": players, "opened": opened}, "roll", "die 2")


def test_on_an_island_it_keeps_the_money_for_the_ship():
    voyage = "sail", "die 3", "sea canary_islands 3"
    assert decides(alone(at="tangier", money=200), *voyage, rules=WITHOUT_FREE_SHIP) == "leave"
    assert decides(alone(at="tangier", money=300), *voyage, rules=WITHOUT_FREE_SHIP) == "buy"
    assert decides(alone(at="tangier", money=200), *voyage) == "buy"


def test_without_money_a_high_die_opens_the_tile_here():
    broke = alone(at="dar_fur", money=0)
    assert decides(broke) == "roll"
    assert decides(broke, "roll", "die 4") == "attempt"


def test_it_flies_to_a_tile_when_it_has_money_to_spare():
    opened = dict.fromkeys(["suakin", "dar_fur", "addis_abeba", "bahr_el_ghasal", "egypt"], "blank")
    assert decides(alone(at="suakin", money=1000) | {"opened": opened}) == "fly lake_victoria"
    assert decides(alone(at="suakin", money=300) | {"opened": opened}) != "fly lake_victoria"


def test_it_plays_where_only_the_own_start_city_is_home():
    rules = Ruleset.from_code("fan;finish_cities=own_start_only")
    assert Game(rules, 2, policies="planner", seed=1).play().winner is not None


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_interpreted_and_compiled_play_the_same_games_to_the_end(preset):
    table = ["planner", "nearest", "planner", "random"]
    one, other = (
        simulate(Ruleset.preset(preset), table, games=6, seed=4, rounds=60, compiled=compiled)
        for compiled in (False, True)
    )
    assert one.counts == other.counts


def test_it_wins_far_more_than_a_quarter_against_three_of_nearest():
    """It wins about a third; the standard error of 4,000 games is 0.7 %."""
    games = [
        simulate(FAN, ["nearest"] * seat + ["planner"] + ["nearest"] * (3 - seat), games=1000, seed=seat)
        for seat in range(4)
    ]
    assert sum(runs.wins[seat] for seat, runs in enumerate(games)) / 4000 > 0.29
