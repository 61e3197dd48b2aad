"""A lone pawn under every single reading of the rules, on a tiny board: against games and plain recursion."""

from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from random import Random
from statistics import fmean

import pytest

from afrikan.board import Edge, Node, RouteGraph
from afrikan.pawn.deadline import Deadline
from afrikan.pawn.guide import guide_to
from afrikan.pawn.journey import Journey
from afrikan.pawn.plan import Plan
from afrikan.pawn.turns import DICE, Turns
from afrikan.pawn.within import after
from afrikan.records import clone
from afrikan.rules import Ruleset, catalogue
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance, legal, refusal
from afrikan.star.state import ACTIONS, NONE
from afrikan.star.tables import build_tables
from afrikan.star.words import Kind, Phase, Refusal
from tests.strategies import flipped

WALKS = 80
SLACK = 4.5
"""Standard errors; the dice are fixed, so a correct plan fails never or always."""


def chain(mode, *places):
    """Edges from place to place."""
    return [Edge(a, b, mode) for a, b in pairwise(places)]


@cache
def isles():
    """Two starts, a bedouin, a pirate, an island, a fork at sea, flights: every rule has its place."""
    cities = [Node("west", is_start=True), Node("east", is_start=True), Node("isle"), Node("slave_coast")]
    cities += [Node("capetown")]
    land = [Node(f"l{number}", "land") for number in range(1, 6)] + [Node("trap", "land", hazard="bedouin")]
    sea = [Node(f"s{number}", "sea") for number in range(1, 6)] + [Node("reef", "sea", hazard="pirate")]
    edges = [
        *chain("land", "west", "l1", "l2", "slave_coast", "trap", "l3", "capetown", "l4", "l5", "east"),
        *chain("sea", "west", "s1", "s2", "reef", "isle", "s3", "slave_coast"),
        *chain("sea", "s2", "s4", "s5", "capetown"),
        *chain("air", "isle", "slave_coast", "east"),
    ]
    return RouteGraph.from_parts([*cities, *land, *sea], edges)


MOVING = ("turn", "hazards", "sea", "air", "end")
"""Parts of the catalogue whose questions may matter to a lone pawn; some others may as well."""


def flips(parts=None):
    """Every ruleset that differs from a preset in one answer, as code; of some parts or of all others."""
    found = []
    for name, option in product(("fan", "swedish"), catalogue().values()):
        moves = option.part in MOVING or option.id in ("penniless_definition", "slave_unit", "slave_may_fly")
        if option.kind != "choice" or option.id == "board" or moves != (parts == MOVING):
            continue
        for value in option.playable:
            chosen = flipped(name, option.id, value.id)
            assert getattr(chosen, option.id) == value.id
            if chosen.code != name:
                found.append(chosen.code)
    return found


EACH = pytest.mark.parametrize("code", [*Ruleset.presets(), *flips(MOVING)])


@cache
def plans(code, carries):
    """The quickest plan home, or to the Slave Coast, on the tiny board."""
    rules, graph = Ruleset.from_code(code), isles()
    own = rules.finish_cities == "own_start_only"
    start = graph.index["west"] if carries and own else NONE
    turns = Turns(rules.kernel(), build_tables(graph), carries, start=start)
    if carries:
        return Plan(turns, turns.home)
    goal = graph.index["slave_coast"]
    return Plan(turns, [n for n, spot in enumerate(turns.spots) if spot.node == goal and not spot.pause])


def position(turns, spot, purse):
    """The kernel's position at a stand."""
    return clone(turns._place(turns.spots[spot], purse))


def walk(plan, spot, purse, luck):
    """How many turns the plan takes through the kernel with some dice; everything it does is legal."""
    turns = plan.turns
    state, stand, taken = position(turns, spot, purse), (spot, purse), 0
    while stand[0] not in plan.goal:
        taken += turns.lasts(stand[0])
        choice = plan.level(stand[1]).choices[stand[0]]
        todo = [] if choice.way.action == NONE else [choice.way.action]
        for action in todo:
            assert refusal(state, turns.rules, turns.board, action) == Refusal.NONE
            apply(state, turns.rules, turns.board, action)
        assert is_chance(state) == (len(choice.ends) == DICE)
        roll = luck.randint(1, DICE) if is_chance(state) else 1
        if is_chance(state):
            apply(state, turns.rules, turns.board, pack(Kind.DIE, roll))
        end = choice.ends[roll - 1]
        for action in choice.way.deeds[roll - 1][end]:
            assert refusal(state, turns.rules, turns.board, action) == Refusal.NONE
            apply(state, turns.rules, turns.board, action)
        stand = after(stand, end)
        assert turns._spot(state) == turns.spots[stand[0]]
        assert state.players[0].money // turns.unit == stand[1]
        state.round = 1
    return taken


@EACH
@pytest.mark.parametrize("carries", [False, True])
def test_the_plan_takes_as_long_in_games_as_its_fractions_say(code, carries):
    plan, luck = plans(code, carries), Random(code)
    stands = [(plan.turns.places(isles())[place], purse) for place in ("isle", "s4") for purse in (0, 4)]
    for spot, purse in stands:
        mean = plan.level(purse).values[spot]
        if mean is None:
            continue
        journey = Journey(plan, (spot, purse))
        assert journey.mean() == mean
        taken = [walk(plan, spot, purse, luck) for _ in range(WALKS)]
        spread = (float(journey.square() - mean**2) / WALKS) ** 0.5
        assert abs(fmean(taken) - float(mean)) <= SLACK * spread, (spot, purse)


def best_chance(turns, goal, spot, purse, left):
    """The best chance to arrive within some turns, by plain recursion through the kernel."""
    rules, board, buffer = turns.rules, turns.board, [0] * ACTIONS

    def arrived(state):
        return turns.number.get(turns._spot(state)) in goal

    @cache
    def fresh(key, left):
        return begin(position(turns, key[0], key[1]), left)

    def begin(state, left):
        return best([follow(state, action, left) for action in actions(state)])

    def actions(state):
        return list(buffer[: legal(state, rules, board, buffer)])

    def best(found):
        return max(found, default=Fraction(0))

    def follow(state, action, left):
        after = clone(state)
        apply(after, rules, board, action)
        if is_chance(after):
            return sum((follow(after, pack(Kind.DIE, die), left) for die in range(1, 7)), Fraction(0)) / 6
        if after.phase in (Phase.TURN, Phase.OVER):
            if arrived(after):
                return Fraction(1)
            if left == 1 or after.phase == Phase.OVER:
                return Fraction(0)
            return fresh((turns.number[turns._spot(after)], after.players[0].money // turns.unit), left - 1)
        return begin(after, left)

    return fresh((spot, purse), left)


@EACH
def test_the_best_chance_in_time_is_that_of_plain_recursion(code):
    plan = plans(code, "finish" in code)
    deadline, places = Deadline(plan), plan.turns.places(isles())
    for place, purse in (("isle", 0), ("s4", 4)):
        spot = places[place]
        expected = best_chance(plan.turns, plan.goal, spot, purse, 2)
        assert Fraction(deadline.ways(spot, purse, 2)) / DICE**2 == expected, (place, purse)
        guided = Journey(plan, (spot, purse), guide_to(plan, 2).choice, 2)
        assert sum(list(guided.arrivals(Fraction(1, 10**9)))[:3]) == expected


def lasts(plan, stand):
    return plan.turns.lasts(stand[0])


@pytest.mark.parametrize("name", ["fan", "swedish"])
def test_no_other_reading_matters_to_a_lone_pawn(name):
    usual = plans(name, True)
    for code in flips():
        if code.startswith(name):
            assert plans(code, True).level(3).values == usual.level(3).values, code


@EACH
def test_no_way_is_better_than_that_of_the_plan(code):
    """Bellman's equation in fractions, pauses included: each value is the least that any way promises."""
    plan = plans(code, True)
    for purse in (0, 1, 4):
        level = plan.level(purse)
        for spot in set(range(len(plan.turns.spots))) - plan.goal:
            found = [promise(plan, purse, spot, way) for way in plan.turns.options(spot, purse)]
            sure = [turns for turns in found if turns is not None]
            if level.values[spot] is not None:
                assert level.values[spot] == min(sure)
                assert level.floats[spot] == float(level.values[spot])


def promise(plan, purse, spot, way):
    """The expected turns by a way if each roll is used best; None if some roll leads nowhere."""
    worth = [[plan.level(purse - end.paid).values[end.spot] for end in roll] for roll in way.ends]
    lowest = [min((turns for turns in roll if turns is not None), default=None) for roll in worth]
    return None if None in lowest else lasts(plan, (spot, purse)) + sum(lowest, Fraction(0)) / len(lowest)
