"""The quickest plan: first principles, conditions, oracles, optimality in fractions, sums of money."""

from fractions import Fraction
from functools import cache
from math import inf

import icepool
import pytest

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.pawn.journey import Journey
from afrikan.pawn.plan import Plan
from afrikan.pawn.turns import DICE, Spot, change_of, turns_of
from afrikan.rules import Ruleset
from afrikan.star.words import Stowaway, Voyage
from tests.pawn.lone_pawns import FAN, corridor, plan_on, plan_to, value

FINNISH = RouteGraph.load("finnish")
FIRST, SWEDISH = Ruleset.preset("original_1951"), Ruleset.preset("swedish")


@cache
def steps_left(steps):
    """Expected turns over so many steps of a lone road, by first principles."""
    if steps <= 0:
        return Fraction(0)
    return 1 + sum((steps_left(steps - roll) for roll in range(1, DICE + 1)), Fraction(0)) / DICE


# First principles


@pytest.mark.parametrize("mode", ["land", "sea"])
@pytest.mark.parametrize("steps", range(1, 13))
def test_a_lone_route_takes_what_first_principles_say(mode, steps):
    plan, places = plan_on(corridor((mode, steps)), ["c1"])
    assert plan.level(1).values[places["c0"]] == steps_left(steps)
    assert plan.level(0).values[places["c0"]] == (steps_left(steps) if mode == "land" else (steps + 1) // 2)


def test_two_steps_by_land_and_three_by_sea_take_91_of_36():
    plan, places = plan_on(corridor(("land", 2), ("sea", 3)), ["c2"])
    assert plan.level(1).values[places["c0"]] == Fraction(91, 36) == steps_left(2) + steps_left(3)
    assert value(FAN, "morocco", "canary_islands", 100) == Fraction(91, 36)


def test_six_steps_by_land_take_two_and_a_sixth():
    expected = Fraction(7, 6) ** 5
    assert round(float(expected), 2) == 2.16
    assert steps_left(6) == expected
    assert value(FAN, "tripoli", "egypt") == value(SWEDISH, "tripoli", "egypt") == expected


def test_robbed_on_the_canary_islands():
    stranded = {"stowaway": Stowaway.MUST_SKIP}
    assert value(SWEDISH, "canary_islands", "tangier", **stranded) == 1 + steps_left(3) == Fraction(85, 36)


def test_a_road_through_cities_is_as_short_as_one_without():
    split, places = plan_on(corridor(("land", 2), ("land", 3), ("land", 4)), ["c3"])
    assert split.level(0).values[places["c0"]] == steps_left(9)


@pytest.mark.parametrize("steps", [1, 4, 9, 20])
def test_the_turns_over_a_lone_road_fall_as_icepool_adds_up_dice(steps):
    plan, places = plan_on(corridor(("land", steps)), ["c1"])
    arrivals = list(Journey(plan, (places["c0"], 0)).arrivals(Fraction(0)))
    assert len(arrivals) == steps + 1
    for turn in range(1, steps + 1):
        assert sum(arrivals[: turn + 1]) == ((turn @ icepool.d6) >= steps).probability(True)


# Conditions


def test_whoever_is_held_waits_three_turns_on_average():
    dot = "st_helena_fork_dakar_sea_1"
    for money in (0, 100, 300):
        free = value(FAN, dot, "congo", money, voyage=Voyage.TICKET)
        assert value(FAN, dot, "congo", money, voyage=Voyage.TICKET, held=1) == free + 3


def test_slaves_and_stranded_pawns_lose_their_turns():
    free = value(FAN, "slave_coast", "congo", 300)
    assert [value(FAN, "slave_coast", "congo", 300, slave=rolls) for rolls in (1, 2, 3)] == [
        free + 1, free + 2, free + 3,
    ]  # fmt: skip
    ready = value(SWEDISH, "st_helena", "tangier", stowaway=Stowaway.READY)
    assert value(SWEDISH, "st_helena", "tangier", stowaway=Stowaway.MUST_SKIP) == ready + 1


def test_at_the_goal_no_turn_is_needed_in_any_condition():
    assert value(FAN, "congo", "congo") == 0
    assert value(FAN, "sahara_dar_fur_land_2", "sahara_dar_fur_land_2", held=1) == 0
    assert plan_to(FAN, "congo").level(0).choices[turns_of(FAN).number[Spot(FINNISH.index["congo"])]] is None


def test_of_several_goals_the_best_counts():
    both = plan_to(FAN, "tangier", "cairo").level(3).floats
    one, other = plan_to(FAN, "tangier").level(3).floats, plan_to(FAN, "cairo").level(3).floats
    assert all(near <= min(pair) for near, *pair in zip(both, one, other, strict=True))
    assert any(near < min(pair) for near, *pair in zip(both, one, other, strict=True))


def test_drifting_to_the_canary_islands_takes_two_steps_a_turn():
    assert value(FAN, "tangier", "canary_islands") == 2
    dot = "tangier_canary_islands_sea_1"
    assert value(FAN, dot, "canary_islands", voyage=Voyage.DRIFT) == 1
    assert value(FAN, dot, "cape_verde", voyage=Voyage.DRIFT) == 1 + value(
        FAN, "canary_islands", "cape_verde"
    )


def test_without_free_ships_an_island_is_left_only_for_money():
    assert value(FIRST, "st_helena", "capetown") is None
    assert value(FIRST, "st_helena", "capetown", 100) is not None


def test_a_single_coin_keeps_a_pawn_from_drifting_where_it_counts_as_money():
    strict = FAN.replace(penniless_definition="zero")
    assert change_of(strict.kernel(), 50) == 1
    spot = turns_of(strict).number[Spot(FINNISH.index["canary_islands"])]
    assert plan_to(strict, "tangier").level(0).values[spot] == 2
    assert plan_to(strict, "tangier", change=1).level(0).values[spot] is None
    assert plan_to(strict, "tangier", change=1).level(1).values[spot] == steps_left(3)


def test_what_must_be_landed_on_exactly_may_be_missed_for_good():
    """A dot between two islands, one ticket: whoever rolls past it into port never gets away again."""
    board = corridor(("sea", 4), ("sea", 4))
    plan, places = plan_on(board, ["sea_1_2"], FIRST)
    for purse in (0, 1, 2, 5):
        assert {place for place, spot in places.items() if plan.level(purse).values[spot] is not None} == {
            "sea_1_2"
        }
    drifting, places = plan_on(board, ["sea_1_2"])
    assert drifting.level(0).values[places["c1"]] == drifting.level(0).values[places["c2"]] == 1


def test_each_ticket_is_paid_for():
    board = corridor(("sea", 3), ("sea", 3))
    plan, places = plan_on(board, ["c2"], FIRST)
    assert [plan.level(purse).values[places["c0"]] for purse in (0, 1, 2)] == [None, None, 2 * steps_left(3)]
    assert [plan.level(purse).values[places["c1"]] for purse in (0, 1)] == [None, steps_left(3)]
    (way,) = plan.turns.options(places["c0"], 1)
    assert {end.paid for roll in way.ends for end in roll} == {1}


# Oracles


def by_landings(graph, goal):
    """Expected turns by road from landings alone, in floats; the bedouins cost three turns on average."""
    away = graph.distances(goal, "land")
    ends = {
        place: [{landing.node for landing in graph.landings(place, roll, "land")} for roll in range(1, 7)]
        for place in away
        if graph.neighbours(place, "land")
    }
    turns = dict.fromkeys(ends, 0.0)
    penalty = {node.id: 3.0 if node.hazard == "bedouin" and node.id != goal else 0.0 for node in graph.nodes}
    for _ in range(300):
        for place in ends:
            if place != goal:
                lowest = [min(turns[end] + penalty[end] for end in landed) for landed in ends[place]]
                turns[place] = 1 + sum(lowest) / 6
    return turns


@pytest.mark.parametrize("goal", ["cairo", "congo", "tamatave", "sahara_dar_fur_land_2"])
def test_penniless_by_road_agrees_with_values_from_landings(goal):
    plan = plan_to(FIRST, goal)
    found = plan.level(0).floats
    oracle = by_landings(FINNISH, goal)
    places = plan.turns.places(FINNISH)
    ashore = [place for place in places if FINNISH.node(place).kind != "sea"]
    assert {place for place in ashore if found[places[place]] < inf} == set(oracle)
    for place, turns in oracle.items():
        assert found[places[place]] == pytest.approx(turns, abs=1e-6), place


CASES = [
    ("fan", "congo"), ("literal", "st_helena"), ("swedish", "canary_islands"), ("original_1951", "tamatave"),
    ("fan;penniless_definition=zero", "canary_islands"), ("fan;sea_price=200", "cape_verde"),
    ("fan;pirates_stop=always;bedouins_stop=always", "sahara"),
    ("fan;may_pass=yes;hazard_on_fixed_steps=yes", "st_helena"),
]  # fmt: skip


def left_after(plan, purse, end):
    """The expected turns after an end of a turn."""
    return plan.level(purse - end.paid).values[end.spot]


def worth(plan, purse, way):
    """The expected turns by a way if each roll is used best; None if some roll leads nowhere."""
    found = [[left_after(plan, purse, end) for end in roll] for roll in way.ends]
    lowest = [min((turns for turns in roll if turns is not None), default=None) for roll in found]
    return None if None in lowest else 1 + sum(lowest, Fraction(0)) / len(lowest)


@pytest.mark.parametrize(("code", "goal"), CASES)
@pytest.mark.parametrize("purse", [0, 1, 3, 7])
def test_no_way_is_better_than_that_of_the_plan(code, goal, purse):
    """Bellman's equation in fractions: each value is that of its choice and the least of all ways."""
    plan = plan_to(Ruleset.from_code(code), goal)
    level = plan.level(purse)
    for number in set(range(len(plan.turns.spots))) - plan.goal:
        choice = level.choices[number]
        found = [worth(plan, purse, way) for way in plan.turns.options(number, purse)]
        if choice is None:
            assert level.values[number] is None
            continue
        later = [left_after(plan, purse, end) for end in choice.ends]
        assert level.values[number] == 1 + sum(later) / len(choice.ends)
        assert level.values[number] == min(turns for turns in found if turns is not None)
        assert level.floats[number] == float(level.values[number])
        assert all(end in roll for end, roll in zip(choice.ends, choice.way.ends, strict=True))


def test_what_coarse_floats_get_wrong_fractions_set_right(monkeypatch):
    exact = plan_to(FAN, "st_helena")
    values = [exact.level(purse).values for purse in range(4)]
    monkeypatch.setattr("afrikan.pawn.plan.TOLERANCE", 0.6)
    coarse = Plan(exact.turns, exact.goal)
    assert [coarse.level(purse).values for purse in range(4)] == values


@pytest.mark.parametrize(
    ("code", "goal"), [("original_1951", "tangier_canary_islands_sea_1"), ("swedish", "st_helena")]
)
def test_where_there_is_no_value_no_plan_arrives_for_certain(code, goal):
    """The greatest chance ever to arrive, by iteration from below, is 1 exactly where there is a value."""
    plan = plan_to(Ruleset.from_code(code), goal)
    spots, purses = range(len(plan.turns.spots)), range(4)
    chance = {(spot, purse): float(spot in plan.goal) for spot in spots for purse in purses}
    for _ in range(150):
        for spot, purse in chance:
            if spot not in plan.goal:
                chance[spot, purse] = max(
                    sum(max(chance[end.spot, purse - end.paid] for end in roll) for roll in way.ends)
                    / len(way.ends)
                    for way in plan.turns.options(spot, purse)
                )
    missing = {key for key in chance if plan.level(key[1]).values[key[0]] is None}
    assert missing == {key for key in chance if chance[key] < 0.99}
    assert missing


# Money


def test_more_money_than_the_last_level_makes_no_difference():
    plan = plan_to(FAN, "congo")
    levels = list(plan.levels())
    assert levels[-1].values != levels[-2].values
    for purse in range(len(levels) - 1, len(levels) + 6):
        assert plan.level(purse).values == levels[-1].values
    fresh = Plan(plan.turns, plan.goal)
    assert fresh.level(10_000).values == levels[-1].values


@pytest.mark.parametrize("goal", ["congo", "cairo"])
def test_only_the_sums_that_fares_leave_are_solved_and_come_out_alike(goal):
    rules = FAN.replace(sea_price=200, air_price=500)
    plan = plan_to(rules, goal)
    one_by_one = [Plan(plan.turns, plan.goal).level(purse).values for purse in range(9)]
    assert [plan.level(purse).values for purse in range(9)] == one_by_one
    lazy = Plan(plan.turns, plan.goal)
    lazy.level(8)
    assert sorted(lazy._levels) == [0, 1, 2, 3, 4, 6, 8]


def test_only_the_ratio_of_prices_and_money_counts():
    scaled = FAN.replace(sea_price=37, air_price=111)
    for money in (0, 1, 3, 5):
        assert value(scaled, "capetown", "cairo", 37 * money) == value(FAN, "capetown", "cairo", 100 * money)


def test_prices_without_a_common_part_are_followed_as_long_as_few_sums_come_about():
    odd = FAN.replace(sea_price=37, air_price=1000)
    assert value(odd, "canary_islands", "tangier", 40) == steps_left(3)
    with pytest.raises(AfrikanError, match="a ship for 1 and a flight for 1,000"):
        value(FAN.replace(sea_price=1, air_price=1000), "cairo", "congo", 5000)
