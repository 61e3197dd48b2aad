"""What the strategies of the published study do, one rule of theirs at a time."""

from random import Random

import pytest
from way_home import nobody_can_win

from afrikan.board import RouteGraph
from afrikan.game import Game
from afrikan.policies.study import air_penalty, sea_penalty
from afrikan.rules import Ruleset
from afrikan.star.words import Phase

STUDY = Ruleset.preset("study_2024")
FINNISH = RouteGraph.load("finnish")
STRATEGIES = ("closest_cairo", "closest_tangier", "capetown", "gold_coast")
TILED = [city for city in FINNISH.cities if city not in FINNISH.starts]
FACES = ["blank"] * 12 + ["horseshoe"] * 5 + ["topaz"] * 4 + ["robber"] * 3 + ["emerald"] * 3 + ["ruby"] * 2


def leaving(*tiles, star=None):
    """Every tile opened except some; where the Star is among the opened, who has it is a player's entry."""
    opened = [city for city in TILED if city not in tiles and city != star]
    faces = dict(zip(opened, FACES, strict=False))
    return faces | ({star: "star"} if star else {})


def decides(policy, at, *actions, opened=None, frame=None, others=(), **entry):
    """What a strategy does in a position after some actions."""
    entry = {"at": at, "policy": policy, **entry}
    position = {"players": [entry, *(others or ({"at": "cairo"},))], "opened": opened or {}}
    game = Game.from_position(STUDY, position | (frame or {}), seed=1)
    for action in actions:
        game.do(action)
    return game.decision()


def closest(at, *actions, **entries):
    return decides("closest_cairo", at, *actions, **entries)


def test_two_start_in_cairo_and_two_in_tangier():
    game = Game(STUDY, 4, policies=STRATEGIES, seed=1)
    assert [game.step() for _ in range(4)] == [
        f"start {city}" for city in ("cairo", "tangier", "cairo", "tangier")
    ]


@pytest.mark.parametrize("policy", STRATEGIES)
def test_a_tile_is_paid_for_on_arrival_and_tried_with_the_die_later(policy):
    assert (
        decides(policy, "egypt", "roll", "die 3", "land dar_fur 3", opened=leaving("dar_fur", "gold_coast"))
        == "buy"
    )
    assert decides(policy, "dar_fur", money=900) == "attempt"
    assert decides(policy, "dar_fur", money=0) == "attempt"


def test_the_roll_ends_on_the_closest_tile():
    assert closest("cairo", "roll", "die 6") == "land egypt 4"


def test_equally_near_tiles_are_told_apart_by_the_second_and_the_third():
    """A two from Dar-Fur can end two steps before Ain-Galaka, Suakin and Lake Victoria."""
    rolled, suakin = ("dar_fur", "roll", "die 2"), "land suakin_dar_fur_land_2 2"
    ain, lake = "ain_galaka", "lake_victoria"
    assert closest(*rolled, opened=leaving(ain, "suakin", "addis_abeba")) == suakin
    assert closest(*rolled, opened=leaving(ain, "suakin", "cape_guardafui")) == suakin
    assert closest(*rolled, opened=leaving(ain, lake, "ocomba")) == "land bahr_el_ghasal 2"
    assert closest(*rolled, opened=leaving("suakin", lake, "congo")) == "land bahr_el_ghasal 2"


def landing(game):
    """Play the current move on and return where it ends."""
    seat = game.state.current
    while game.state.phase == Phase.MOVE and game.state.current == seat:
        game.step()
    return FINNISH.nodes[game.state.players[seat].node].id


def seen_from(place, tiles):
    return sorted(FINNISH.distance(place, city, "mixed") for city in tiles)


def test_every_landing_is_the_best_by_all_its_tiles_in_turn():
    """Against the route graph: for random tiles and rolls, no landing sees its tiles nearer."""
    random = Random(5)
    for _ in range(150):
        tiles = random.sample(TILED, random.randint(1, 8))
        at = random.choice([city for city in TILED if city not in tiles and city not in FINNISH.islands])
        roll = random.randint(1, 6)
        player = {"at": at, "money": 500, "policy": "closest_tangier"}
        position = {"players": [player, {"at": "cairo"}], "opened": leaving(*tiles)}
        game = Game.from_position(STUDY, position, seed=1).do("roll").do(f"die {roll}")
        ends = {landing.node for landing in FINNISH.landings(at, roll, "land")}
        assert seen_from(landing(game), tiles) == min(seen_from(end, tiles) for end in ends), (
            at,
            roll,
            tiles,
        )


def test_what_fares_count_at_each_bound_of_money():
    assert [sea_penalty(tickets) for tickets in (0, 1, 2, 3)] == [0, 1, 1, 0]
    assert [air_penalty(tickets) for tickets in (3, 4, 5, 9, 10, 12, 13)] == [6, 4, 2, 2, 1, 1, 0]


@pytest.mark.parametrize(
    ("at", "tile", "money", "action"),
    [
        ("sierra_leone", "cape_verde", 300, "sail"),
        ("sierra_leone", "cape_verde", 200, "roll"),
        ("sierra_leone", "cape_verde", 100, "roll"),
        ("cairo", "suakin", 0, "drift"),
        ("tangier", "tripoli", 300, "sail"),
        ("tangier", "tripoli", 400, "fly tripoli"),
        ("suakin", "dar_fur", 400, "roll"),
        ("suakin", "dar_fur", 500, "fly dar_fur"),
        ("tangier", "morocco", 1200, "roll"),
        ("tangier", "morocco", 1300, "fly morocco"),
    ],
)
def test_fares_are_weighed_against_steps(at, tile, money, action):
    assert closest(at, money=money, opened=leaving(tile)) == action


def test_without_money_a_step_at_sea_counts_one_and_three_quarters():
    """Cape Verde is three steps from Sierra Leone by ship and four by road; to Suakin it is 12 against 17."""
    assert closest("sierra_leone", money=300, opened=leaving("cape_verde")) == "sail"
    assert closest("sierra_leone", money=0, opened=leaving("cape_verde")) == "roll"
    assert closest("tangier", money=300, opened=leaving("suakin")) == "sail"
    assert closest("tangier", money=0, opened=leaving("suakin")) == "roll"


@pytest.mark.parametrize("policy", ["capetown", "gold_coast"])
def test_a_journey_goes_by_road_whatever_the_ships_offer(policy):
    opened = leaving("gold_coast", "suakin", "canary_islands")
    assert decides(policy, "tunis", money=900, opened=opened) == "roll"
    assert closest("tunis", money=900, opened=opened) != "roll"


def test_a_journey_turns_to_a_tile_within_reach_the_one_nearer_its_goal():
    rolled = "dar_fur", "roll", "die 4"
    tiles = ("gold_coast", "suakin", "ain_galaka", "egypt")
    assert decides("capetown", *rolled, opened=leaving(*tiles)) == "land suakin 4"
    assert decides("gold_coast", *rolled, opened=leaving(*tiles)) == "land ain_galaka 4"
    assert decides("capetown", *rolled, opened=leaving("gold_coast")) == "land bahr_el_ghasal 2"


def test_a_journey_stops_at_its_goal_before_all_else():
    opened = leaving("gold_coast", "sierra_leone", "timbuktu", "whalefish_bay")
    assert decides("gold_coast", "fork_guinea", "roll", "die 3", opened=opened) == "land gold_coast 2"
    road = "whalefish_bay_capetown_land_2"
    assert decides("capetown", road, "roll", "die 3", opened=opened) == "land capetown 2"


@pytest.mark.parametrize(
    ("policy", "change"),
    [
        ("capetown", {"frame": {"bonus_taken": True}}),
        ("gold_coast", {"opened": leaving("suakin", "canary_islands")}),
        ("capetown", {"star": "morocco"}),
        ("gold_coast", {"star": "morocco"}),
    ],
)
def test_a_journey_ends_where_somebody_was_first_or_the_star_is_found(policy, change):
    tiles = ("gold_coast", "suakin", "canary_islands")
    star = change.pop("star", None)
    found = {"opened": leaving(*tiles, star=star), **change}
    if star:
        found["others"] = ({"at": "egypt", "star": True},)
    assert decides(policy, "tunis", money=900, opened=leaving(*tiles)) == "roll"
    assert decides(policy, "tunis", money=900, **found) == "sail"


def test_a_carrier_leaves_tiles_closed_and_goes_home():
    star = {"opened": leaving("dar_fur", "sahara", star="suakin"), "star": True}
    assert closest("egypt", "roll", "die 3", "land dar_fur 3", **star) == "leave"
    assert closest("dar_fur", money=0, **star) == "roll"
    assert closest("suakin", money=300, **star) == "fly cairo"


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_games_under_every_preset_come_to_an_end(preset):
    for seed in range(5):
        game = Game(Ruleset.preset(preset), 4, policies=STRATEGIES, seed=seed).play()
        assert game.over
        assert game.winner is not None or nobody_can_win(game)
