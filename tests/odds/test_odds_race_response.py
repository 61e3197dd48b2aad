"""The best answer in a race: against value iteration over all pairs, plain recursion, and everyone's plan."""

from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random

import pytest

import afrikan as af
from afrikan.board import Edge, Node, RouteGraph
from afrikan.odds.races.clock import Clock, free_ways
from afrikan.odds.races.course import independent, watched
from afrikan.odds.races.response import Watching, level
from afrikan.odds.races.runner import Runner
from afrikan.pawn.plan import Plan
from afrikan.pawn.turns import DICE, Spot, Turns
from afrikan.star.tables import board_of, build_tables

SLACK = 1e-9
"""A race is followed until less than this is left."""

race = af.odds.race
WAYS = (
    "home d1 d2 d3 middle d4 d5 far", "home s1 s2 s3 port", "port d6 middle", "far s4 s5 s6 s7 cairo",
    "cairo d7 d8 d9 d10 middle",
)  # fmt: skip
HAZARDS = {"d3": "bedouin", "d8": "bedouin", "s2": "pirate", "s6": "pirate"}
FLIGHTS = (("port", "cairo"), ("far", "home"))


def tiny_board():
    """A small board with two homes, two ways by sea, flights, and hazards on every way."""
    edges = [Edge(a, b, "air") for a, b in FLIGHTS]
    for way in WAYS:
        places = way.split()
        mode = "sea" if "s1" in places or "s4" in places else "land"
        edges += [Edge(a, b, mode) for a, b in pairwise(places)]
    names = dict.fromkeys(place for edge in edges for place in (edge.a, edge.b))
    kinds = {"d": "land", "s": "sea"}
    nodes = [
        Node(
            name,
            kinds[name[0]] if name[1:].isdigit() else "city",
            is_start=name in ("home", "cairo"),
            hazard=HAZARDS.get(name, ""),
        )
        for name in names
    ]
    return RouteGraph.from_parts(nodes, edges)


TINY = tiny_board()
TABLES = build_tables(TINY)


@cache
def tiny_plan(code):
    turns = Turns(af.Ruleset.from_code(code).kernel(), TABLES, carries=True)
    return Plan(turns, [number for number, spot in enumerate(turns.spots) if TABLES.is_start[spot.node]])


def tiny_runner(code, place, purse, held=0):
    plan = tiny_plan(code)
    spots = plan.turns.places(TINY)
    number = spots[place]
    if held:
        number = plan.turns.number[Spot(plan.turns.spots[number].node, plan.turns.spots[number].voyage, 1)]
    return Runner(plan, (number, purse))


def rival_rows(rival):
    """For each stand of a rival by its plan, six equally likely stands that follow."""
    rows, waiting = {}, [rival.start]
    while waiting:
        spot, purse = waiting.pop()
        if (spot, purse) not in rows and spot not in rival.plan.goal:
            choice = rival.plan.level(purse).choices[spot]
            ends = [(end.spot, purse - end.paid) for end in choice.ends]
            rows[spot, purse] = ends * (DICE // len(choice.ends))
            waiting += rows[spot, purse]
    return rows


def iterated(runner, rival):
    """The best chance of the runner at its turn, by plain value iteration over every pair of stands."""
    plan, rows = runner.plan, rival_rows(rival)
    spots = [spot for spot in range(len(plan.turns.spots)) if spot not in plan.goal]
    stands = [(spot, purse) for purse in range(runner.start[1] + 1) for spot in spots]
    ways = {stand: plan.turns.options(*stand) for stand in stands}
    worth = {(stand, other): 0.0 for other in rows for stand in stands}
    change = 1.0
    while change > 1e-13:
        waited = {
            (stand, other): sum(worth.get((stand, end), 0.0) for end in row) / DICE
            for other, row in rows.items()
            for stand in stands
        }
        change = 0.0
        for stand, other in worth:
            best = 0.0
            for way in ways[stand]:
                ends = [
                    max(waited.get(((end, stand[1] - paid), other), 1.0) for end, paid in roll)
                    for roll in way.ends
                ]
                best = max(best, sum(ends) / len(ends))
            change = max(change, best - worth[stand, other])
            worth[stand, other] = best
    return worth, rows


DUELS = {
    "a road": ("fan", ("middle", 0), ("middle", 0)),
    "hazards for both": ("fan", ("far", 1), ("d4", 0)),
    "the rival is held": ("fan", ("far", 3), ("d3", 0, 1)),
    "the rival is held at sea": ("finnish_2005", ("port", 1), ("s2", 0, 1)),
    "a rival that turns round": ("original_1951", ("port", 3), ("far", 2)),
    "a rich pawn": ("fan", ("d5", 9), ("d5", 1)),
    "a bold roll pays": ("fan", ("port", 0), ("s6", 1)),
    "only much money matters": ("fan;sea_price=300;air_price=200", ("port", 3), ("d3", 0, 1)),
    "ships wait": ("literal", ("far", 4), ("port", 1)),
}  # fmt: skip


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("case", DUELS)
def test_watching_is_worth_what_value_iteration_over_all_pairs_says(case, first):
    code, own, other = DUELS[case]
    runner, rival = tiny_runner(code, *own), tiny_runner(code, *other)
    worth, rows = iterated(runner, rival)
    start = [rival.start] if first else rows[rival.start]
    best = sum(worth.get((runner.start, stand), 0.0) for stand in start) / len(start)
    response = Watching(runner, rival)
    assert float(watched(runner, rival, response.row, first).chance(0)) == pytest.approx(best, abs=SLACK)
    for (spot, purse), other in worth:
        waited = sum(worth.get(((spot, purse), end), 0.0) for end in rows[other]) / DICE
        assert level(response.after[other, 0], purse)[spot] == pytest.approx(waited, abs=SLACK)


def test_one_who_loses_turns_first_goes_by_the_rounds_gone_all_the_same():
    """Another one is home in the second round, so what is best differs from the first round to the second."""
    gains = []
    for code in ("fan", "literal"):
        for place, purse in (("port", 0), ("far", 1), ("middle", 0), ("d4", 3), ("d9", 0), ("d8", 1)):
            runner = tiny_runner(code, place, purse).later()
            others = [tiny_runner(code, "far", 1), tiny_runner(code, "d1", 0).later()]
            arrivals = [runner.arrivals(), *(other.arrivals() for other in others)]
            free = free_ways(arrivals, 0)
            usual = independent(arrivals).chance(0)
            arrivals[0] = runner.arrivals(Clock(runner, free).choice)
            found = independent(arrivals).chance(0)
            assert abs(found - best_by_clock(runner, tuple(free))) < Fraction(SLACK)
            gains.append(found - usual)
    assert max(gains) > 0


def test_one_who_must_be_home_at_once_hopes_for_a_six():
    """Without money a ship takes two turns for sure; the road of six steps is there for a six."""
    runner, rival = tiny_runner("fan", "port", 0), tiny_runner("fan", "d1", 0)
    assert independent([runner.arrivals(), rival.arrivals()]).chance(0) == 0
    response = Watching(runner, rival)
    assert watched(runner, rival, response.row, True).wins == ((Fraction(1, 6), Fraction(5, 6)),)
    assert watched(runner, rival, response.row, False).chance(0) == 0
    alone = Clock(runner, free_ways([runner.arrivals(), rival.arrivals()], 0))
    assert alone.chance(*runner.start) == Fraction(1, 6)


@pytest.mark.parametrize("case", ["hazards for both", "a rich pawn"])
def test_a_level_that_is_left_out_because_more_money_changes_nothing_is_worth_the_same(case):
    code, own, other = DUELS[case]
    poor, rival = tiny_runner(code, own[0], 8), tiny_runner(code, *other)
    rich = tiny_runner(code, own[0], 40)
    found = [watched(one, rival, Watching(one, rival).row, True).chance(0) for one in (poor, rich)]
    assert float(found[0]) == pytest.approx(float(found[1]), abs=SLACK)


def best_by_clock(runner, free):
    """The best chance of a runner that knows only the rounds gone, by plain recursion."""
    plan = runner.plan

    @cache
    def worth(spot, purse, gone):
        if gone == len(free):
            return Fraction(0)
        found = []
        for way in plan.turns.options(spot, purse):
            total = Fraction(0)
            for roll in way.ends:
                total += max(
                    free[gone] if end in plan.goal else worth(end, purse - paid, gone + 1)
                    for end, paid in roll
                )
            found.append(total / len(way.ends))
        return max(found)

    return worth(*runner.start, runner.lost)


FIELDS = {
    "three pawns": ("fan", [("far", 1), ("middle", 0), ("port", 0)]),
    "one held": ("original_1951", [("port", 3), ("d3", 0, 1), ("far", 2)]),
    "a rich one": ("fan", [("d5", 7), ("d5", 1), ("s6", 1), ("middle", 0)]),
}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("case", FIELDS)
def test_the_best_answer_by_the_clock_is_worth_what_plain_recursion_says(case, seat):
    code, entries = FIELDS[case]
    field = [tiny_runner(code, *entry) for entry in entries]
    arrivals = [runner.arrivals() for runner in field]
    free = free_ways(arrivals, seat)
    clock = Clock(field[seat], free)
    best = best_by_clock(field[seat], tuple(free))
    assert clock.chance(*field[seat].start) == best
    arrivals[seat] = field[seat].arrivals(clock.choice)
    assert float(independent(arrivals).chance(seat)) == pytest.approx(float(best), abs=SLACK)


# On the real board

PLACES = {
    name: [node.id for node in board_of(af.Ruleset.preset(name)).nodes if not node.is_start]
    for name in ("fan", "original_1951", "swedish", "literal")
}


def entries_of(luck, code, count):
    """Runners at random places with random sums of money."""
    unit, star = af.Ruleset.preset(code).sea_price, luck.randrange(count)
    return [
        {
            "at": luck.choice(PLACES[code]),
            "money": unit * luck.choice((0, 1, 3, 4)),
            **({"star": True} if seat == star else {"horseshoe": True}),
        }
        for seat in range(count)
    ]


@pytest.mark.parametrize("code", PLACES)
def test_an_answer_is_never_worse_than_the_quickest_plan_and_watching_never_worse_than_the_clock(code):
    luck, gains = Random(2), []
    for _ in range(7):
        entries, seat = entries_of(luck, code, 2), luck.randrange(2)
        found = race(code, entries, best_response=seat + 1)
        usual, watching = found.fewest.course.chance(seat), found.course.chance(seat)
        arrivals = list(found.fewest.arrivals)
        clock = Clock(found.runners[seat], free_ways(arrivals, seat))
        arrivals[seat] = found.runners[seat].arrivals(clock.choice)
        by_clock = independent(arrivals).chance(seat)
        assert watching >= usual
        assert by_clock >= usual
        assert watching >= by_clock - Fraction(SLACK)
        gains.append(watching > usual)
    assert any(gains)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_among_three_an_answer_is_never_worse_than_the_quickest_plan(seat):
    luck = Random(5)
    for _ in range(6):
        found = race("fan", entries_of(luck, "fan", 3), best_response=seat + 1)
        assert found.course.chance(seat) >= found.fewest.course.chance(seat)


def test_behind_it_pays_to_take_risks():
    """The rival is a step ahead; the quickest plan on average comes too late more often than a bold one."""
    entries = [
        {"at": "addis_abeba_cape_guardafui_land_2", "money": 0, "star": True},
        {"at": "cape_guardafui_daressalam_land_4", "money": 900, "horseshoe": True},
    ]
    found = race("literal", entries, best_response=2)
    usual, best = found.fewest.odds["player_2"], found.odds["player_2"]
    assert float(best - usual) == pytest.approx(0.025, abs=0.001)
    sample = found.odds.sample(1_500, seed=8)
    assert found.odds.compare(sample).surprise > 1e-4
    assert found.odds.compare(sample).rows[1].covered


def test_watching_beats_the_clock_somewhere():
    entries = [
        {"at": "dar_fur_ain_galaka_land_3", "money": 900, "horseshoe": True},
        {"at": "lake_victoria_fork_rovuma_land_3", "money": 300, "star": True},
    ]
    found = race("original_1951", entries, best_response=1)
    clock = Clock(found.runners[0], free_ways(found.fewest.arrivals, 0))
    arrivals = [found.runners[0].arrivals(clock.choice), found.runners[1].arrivals()]
    assert found.course.chance(0) > independent(arrivals).chance(0)


def test_where_free_ships_are_none_more_money_never_makes_the_best_answer_worse():
    """With free ships for those without money a ticket more can be worse, and is, from some places."""
    rules = af.Ruleset.preset("fan").replace(penniless_sea="none")
    for place in ("congo", "st_helena_fork_orange_sea_3", "cape_guardafui", "timbuktu"):
        chances = []
        for money in range(0, 700, 100):
            entries = [
                {"at": place, "money": money, "horseshoe": True},
                {"at": "dar_fur", "money": 100, "star": True},
            ]
            chances.append(race(rules, entries, best_response=1).course.chance(0))
        assert all(more >= less - Fraction(SLACK) for less, more in pairwise(chances))
        assert chances[-1] > chances[0]
