"""The way home against hand-made values, a landing-by-landing oracle, and games played through."""

from functools import cache
from itertools import pairwise
from math import inf, sqrt

import pytest

from afrikan import turns_home
from afrikan.board import RouteGraph
from afrikan.game import Game
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")
FINNISH = RouteGraph.load("finnish")


@cache
def steps_home(steps):
    """Expected turns over a lone corridor of some length, by first principles."""
    return 0.0 if steps <= 0 else 1 + sum(steps_home(steps - roll) for roll in range(1, 7)) / 6


def test_a_corridor_takes_what_first_principles_say():
    turns = turns_home(FAN)
    assert turns["egypt"][0] == pytest.approx(steps_home(4))
    assert turns["canary_islands"][1] == pytest.approx(steps_home(3))
    assert steps_home(2) + steps_home(3) == pytest.approx(2.53, abs=0.005)


def test_drifting_home_takes_two_steps_a_turn():
    assert turns_home(FAN)["canary_islands"][0] == 2.0


def test_a_flight_home_takes_one_turn():
    """Morocco to Tangier and Suakin to Cairo are flights; three tickets pay for one."""
    turns = turns_home(FAN)
    assert turns["suakin"][3] == 1.0
    assert turns["suakin"][2] > 1.0


def test_more_money_is_never_worse():
    for row in turns_home(FAN).values():
        assert all(richer <= poorer + 1e-6 for poorer, richer in pairwise(row))


def test_islands_are_left_only_with_money_where_no_free_ship_is_known():
    turns = turns_home(Ruleset.preset("original_1951"))
    for city in FINNISH.islands:
        assert turns[city][0] == inf
        assert turns[city][1] < inf


def by_landings(roads):
    """Expected turns home by road, from landings alone; the bedouins cost three turns on average."""
    places = [node.id for node in roads.nodes if roads.neighbours(node.id, "land")]
    ends = {
        place: [{landing.node for landing in roads.landings(place, roll, "land")} for roll in range(1, 7)]
        for place in places
        if roads.distance(place, "tangier", "land") is not None
    }
    turns = dict.fromkeys(ends, 0.0)
    penalty = {node.id: 3.0 if node.hazard == "bedouin" else 0.0 for node in roads.nodes}
    for _ in range(400):
        for place in ends:
            choices = [
                min(0.0 if end in roads.starts else turns[end] + penalty[end] for end in landed)
                for landed in ends[place]
            ]
            turns[place] = 1 + sum(choices) / 6
    return turns


def test_penniless_by_road_agrees_with_the_oracle():
    turns = turns_home(Ruleset.preset("original_1951"))
    oracle = by_landings(FINNISH)
    for city in FINNISH.cities:
        if city in oracle and city not in FINNISH.starts:
            assert turns[city][0] == pytest.approx(oracle[city], abs=1e-6), city


def all_opened(rules):
    """Every tile of the ruleset's mix, opened somewhere."""
    faces = ("star", "ruby", "emerald", "topaz", "robber", "horseshoe", "blank")
    shown = [face for face, count in zip(faces, rules.tile_mix, strict=True) for _ in range(count)]
    board = RouteGraph.load(rules.board)
    return dict(zip([city for city in board.cities if city not in board.starts], shown, strict=True))


@pytest.mark.parametrize(
    ("preset", "city", "tickets"),
    [
        ("fan", "capetown", 1),
        ("fan", "st_helena", 0),
        ("literal", "st_helena", 1),
        ("swedish", "dragon_mountain", 6),
    ],
)
def test_games_played_through_take_as_long_as_the_table_says(preset, city, tickets):
    """The mean of 1,500 lone carriers who follow the policy, within four standard errors."""
    rules = Ruleset.preset(preset)
    position = {
        "players": [{"at": city, "money": tickets * rules.sea_price, "star": True, "policy": "nearest"}],
        "opened": all_opened(rules),
        "bonus_taken": True,
    }
    taken = []
    for seed in range(1500):
        game = Game.from_position(rules, position, seed=seed).play()
        assert game.winner is not None
        taken.append(game.state.players[0].turns)
    mean = sum(taken) / len(taken)
    error = sqrt(sum((turns - mean) ** 2 for turns in taken)) / len(taken)
    assert abs(mean - turns_home(rules)[city][tickets]) < 4 * error


@pytest.mark.parametrize(
    ("change", "city", "tickets", "start"),
    [
        ("finish_cities=own_start_only", "egypt", 3, "tangier"),
        ("finish_cities=own_start_only", "egypt", 3, "cairo"),
        ("finish_exact=needed", "egypt", 0, "cairo"),
        ("hazard_effect=skip_one_turn", "dar_fur", 0, "cairo"),
        ("reverse_in_move=yes", "congo", 1, "cairo"),
    ],
)
def test_games_under_other_readings_take_as_long_as_the_table_says(change, city, tickets, start):
    """The mean of 400 lone carriers who follow the policy, within four standard errors."""
    rules = Ruleset.from_code(f"fan;{change}")
    player = {"at": city, "money": tickets * rules.sea_price, "star": True, "policy": "nearest"}
    position = {
        "players": [player | {"start": start}],
        "opened": all_opened(rules),
        "bonus_taken": True,
    }
    taken = []
    for seed in range(400):
        game = Game.from_position(rules, position, seed=seed).play()
        assert game.winner is not None
        taken.append(game.state.players[0].turns)
    mean = sum(taken) / len(taken)
    error = sqrt(sum((turns - mean) ** 2 for turns in taken)) / len(taken)
    assert abs(mean - turns_home(rules, start)[city][tickets]) < 4 * error


@pytest.mark.parametrize(
    "change",
    ["ticket_when=after_roll_before_moving", "sea_destination=locked", "ticket_scope=per_turn",
     "land_to_sea_same_roll=yes", "fly_plus_roll=yes", "penniless_sea=bank_aid_100",
     "sea_red_counts=only_next_turn"],
)  # fmt: skip
def test_carriers_come_home_from_an_island_under_other_readings(change):
    rules = Ruleset.from_code(f"fan;{change}")
    position = {
        "players": [{"at": "tamatave", "money": 300, "star": True, "policy": "nearest"}],
        "opened": all_opened(rules),
        "bonus_taken": True,
    }
    for seed in range(8):
        assert Game.from_position(rules, position, seed=seed).play().winner is not None
