"""A lone pawn under way and against a deadline: brute force, spread, hazards, any rules."""

from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.board import RouteGraph
from afrikan.odds.journeys.walk import lone_position
from afrikan.odds.trial import Situation
from afrikan.pawn.deadline import Deadline
from afrikan.pawn.guide import Guide, guide_to
from afrikan.pawn.journey import Journey
from afrikan.pawn.turns import DICE, spot_of
from afrikan.pawn.within import after
from afrikan.records import clone
from afrikan.rules import Ruleset
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance, legal
from afrikan.star.state import ACTIONS
from afrikan.star.tables import board_of
from afrikan.star.words import Hazard, Kind, Phase
from tests.pawn.lone_pawns import FAN, guarded, plan_on, plan_to
from tests.strategies import readings

FINNISH = RouteGraph.load("finnish")
FIRST = Ruleset.preset("original_1951")
ALWAYS = FAN.replace(pirates_stop="always", bedouins_stop="always", hazard_on_fixed_steps="yes")
PIRATES = "st_helena_fork_dakar_sea_1"
ANY = Hazard.PIRATE | Hazard.BEDOUIN
FEW = settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])


# Deadlines


def best_rows(rules, position, goal):
    """In how many rows of rolls the best play through the kernel arrives in time, by plain recursion."""
    situation = Situation(rules, lone_position(rules, position))
    kernel, board, buffer = situation.kernel, situation.board, [0] * ACTIONS
    known = {}

    def rows(state, left):
        player = state.players[0]
        if player.node == goal:
            return 6**left
        if left == 0:
            return 0
        key = (*(getattr(player, name) for name in player.__slots__ if name != "turns"), left)
        if key not in known:
            known[key] = best(state, left, True)
        return known[key]

    def best(state, left, fresh=False):
        if state.phase == Phase.TURN and not fresh:
            return rows(state, left - 1)
        actions = buffer[: legal(state, kernel, board, buffer)]
        return max(following(state, action, left) for action in actions)

    def following(state, action, left):
        after = clone(state)
        apply(after, kernel, board, action)
        if not is_chance(after):
            return (6 if state.phase == Phase.TURN else 1) * best(after, left)
        total = 0
        for die in range(1, 7):
            rolled = clone(after)
            apply(rolled, kernel, board, pack(Kind.DIE, die))
            total += best(rolled, left)
        return total

    return [rows(situation.state, left) for left in range(5)]


@pytest.mark.parametrize(
    ("code", "position", "goal"),
    [
        ("fan", {"at": "sahara", "money": 0}, "dar_fur"),
        ("fan", {"at": "ain_galaka", "money": 300}, "tangier"),
        ("fan", {"at": "egypt", "money": 0}, "tangier"),
        ("fan", {"at": "capetown", "money": 300}, "congo"),
        ("fan", {"at": PIRATES, "voyage": "ticket", "held": True, "money": 100}, "st_helena"),
        ("swedish", {"at": "canary_islands", "stowaway": "must_skip", "money": 0}, "tangier"),
        ("literal", {"at": "tangier", "money": 100}, "canary_islands"),
        ("original_1951", {"at": "suakin", "money": 400}, "tripoli"),
        ("original_1951", {"at": "sierra_leone", "money": 300}, "cape_verde"),
    ],
)  # fmt: skip
def test_the_best_chance_in_time_is_that_of_plain_recursion_through_the_kernel(code, position, goal):
    rules = Ruleset.from_code(code)
    plan = plan_to(rules, goal)
    situation = Situation(rules, lone_position(rules, position))
    player = situation.state.players[0]
    spot = plan.turns.number[spot_of(player)]
    purse = player.money // plan.turns.unit
    expected = best_rows(rules, position, FINNISH.index[goal])
    deadline = Deadline(plan)
    assert [deadline.ways(spot, purse, left) for left in range(5)] == expected
    assert expected[4] > 0
    for within in (1, 2, 4):
        guide = Guide(plan, within)
        arrivals = list(Journey(plan, (spot, purse), guide.choice, within).arrivals(Fraction(1, 10**9)))
        assert sum(arrivals[: within + 1]) == Fraction(expected[within], 6**within)


def test_the_deadline_plan_may_risk_what_the_quickest_never_would():
    """One ticket alone: the plan for four turns spends it, though it may strand the pawn for good."""
    plan = plan_to(FIRST, "cape_verde")
    places = plan.turns.places(FINNISH)
    stand = places["canary_islands"], 1
    guide = guide_to(plan, 1)
    assert guide.worth(stand) == Fraction(1, 3)
    lost = places["st_helena"], 0
    assert plan.level(0).values[lost[0]] is None
    assert guide.choice(lost) is None
    assert guide.worth(lost) == 0
    assert Journey(plan, lost, guide.choice, 1).mean() is None
    assert list(Journey(plan, lost, guide.choice, 1).arrivals(Fraction(1, 100))) == [0]
    assert Journey(plan, lost, guide.choice, 1).caught(ANY) == 0
    patient = guide_to(plan, 12)
    assert patient.worth(lost) == 0
    assert not any(Journey(plan, lost, patient.choice, 12).arrivals(Fraction(1, 100)))


def test_among_equal_chances_the_quickest_way_is_taken():
    plan = plan_to(FAN, "tangier")
    level, deadline, left = plan.level(3), Deadline(plan), 4

    def rows(choice):
        ends = [after((spot, 3), end) for end in choice.ends]
        return sum(deadline.ways(*end, left - 1) for end in ends) * DICE // len(choice.ends)

    def turns(choice):
        ends = [after((spot, 3), end) for end in choice.ends]
        return 1 + sum(plan.level(purse).values[end] for end, purse in ends) / len(choice.ends)

    alike = better = 0
    for spot in set(range(len(plan.turns.spots))) - plan.goal:
        choice, quick = deadline.choice(spot, 3, left), level.choices[spot]
        assert rows(choice) == deadline.ways(spot, 3, left)
        if rows(quick) == rows(choice):
            alike += 1
            assert turns(choice) == level.values[spot]
        else:
            better += 1
            assert rows(quick) < rows(choice)
    assert alike > 50
    assert better > 10


def test_a_guide_without_a_deadline_tells_the_quickest_plan():
    plan = plan_to(FAN, "congo")
    guide = guide_to(plan, None)
    assert guide is guide_to(plan, None)
    for spot in range(len(plan.turns.spots)):
        assert (
            guide.choice((spot, 2)) == guide_to(plan, 3).choice((spot, 2), 4) == plan.level(2).choices[spot]
        )
        assert guide.worth((spot, 2)) == plan.level(2).values[spot]


# Under way


@pytest.mark.parametrize(("start", "goal", "money"), [("capetown", "cairo", 100), ("sahara", "cairo", 0)])
@pytest.mark.parametrize("within", [None, 4])
def test_mean_and_spread_are_those_of_the_whole_list(start, goal, money, within):
    plan = plan_to(FAN, goal)
    guide = guide_to(plan, within)
    journey = Journey(plan, (plan.turns.places(FINNISH)[start], money // 100), guide.choice, within or 0)
    arrivals = list(journey.arrivals(Fraction(1, 10**24)))
    mean = sum(turn * chance for turn, chance in enumerate(arrivals))
    square = sum(turn**2 * chance for turn, chance in enumerate(arrivals))
    assert 0 <= float(journey.mean() - mean) < 1e-18
    assert 0 <= float(journey.square() - square) < 1e-15
    assert 0 <= 1 - sum(arrivals) < Fraction(1, 10**24)
    assert arrivals[-1] > 0


@pytest.mark.parametrize(
    ("hazard", "before", "chance"),
    [
        ("bedouin", 0, "1/6"), ("bedouin", 1, "6/35"), ("bedouin", 2, "5/29"),
        ("pirate", 0, "1/6"), ("pirate", 1, "1/6"), ("pirate", 2, "1/6"),
    ],
)  # fmt: skip
def test_a_trap_catches_whoever_cannot_turn_back(hazard, before, chance):
    """A pawn beside the trap turns back rather than land on it.

    By road it tries again: p = 1/6 + p/36 one step before the trap; with two steps p = 1/6 + q/6 + r/6, where
    q = p/6 + r/6 and r = q/6. A ship that turns back into port has spent its ticket and drifts on, safe.
    """
    purse = int(hazard == "pirate")
    board = guarded(hazard, before)
    mark = Hazard.PIRATE if hazard == "pirate" else Hazard.BEDOUIN
    plan, places = plan_on(board, ["b"])
    start = places["a"], purse
    assert Journey(plan, start).caught(mark) == Journey(plan, start).caught(ANY) == Fraction(chance)
    assert Journey(plan, start).caught(ANY ^ mark) == 0
    guide = guide_to(plan, 1)
    assert guide.worth(start) == Fraction(3 - before, 6)
    assert Journey(plan, start, guide.choice, 1).caught(ANY) == Fraction(chance)
    always, places = plan_on(board, ["b"], ALWAYS)
    assert Journey(always, (places["a"], purse)).caught(mark) == 1


def test_a_trap_that_is_the_goal_catches_too_and_whoever_was_held_already_is_not_caught():
    plan, places = plan_on(guarded("bedouin", 0), ["trap"])
    assert Journey(plan, (places["a"], 0)).caught(ANY) == 1
    plan, places = plan_on(guarded("bedouin", 0), ["b"])
    held = plan.turns.number[plan.turns.spots[places["trap"]]._replace(held=1)]
    assert Journey(plan, (held, 0)).caught(ANY) == 0


def test_leaving_st_helena_by_ship_the_pirates_catch_one_in_six():
    for code, chance in (("fan", Fraction(1, 6)), ("fan;pirates_stop=always", Fraction(1))):
        plan = plan_to(Ruleset.from_code(code), "cape_verde")
        start = plan.turns.places(FINNISH)["st_helena"], 1
        assert Journey(plan, start).caught(Hazard.PIRATE) == chance
        assert Journey(plan, start, guide_to(plan, 3).choice, 3).caught(Hazard.PIRATE) == chance


# Any rules


@st.composite
def journeys(draw):
    """A plan under any rules, with a start that may be in any condition, at the beginning of a turn."""
    rules = draw(readings()).replace(sea_price=100, air_price=draw(st.sampled_from([100, 200, 300])))
    graph = board_of(rules)
    plan = plan_to(rules, draw(st.sampled_from([node.id for node in graph.nodes])))
    begins = [spot for spot in range(len(plan.turns.spots)) if spot not in plan.turns.pauses]
    spot = draw(st.sampled_from(begins))
    return plan, (spot, draw(st.integers(0, 4)))


@FEW
@given(journeys(), st.integers(1, 4))
def test_under_any_rules_a_plan_sums_to_one_and_a_deadline_plan_is_better_in_time(journey, within):
    plan, start = journey
    quick = Journey(plan, start)
    mean = quick.mean()
    guides = [guide_to(plan, turns) for turns in range(1, within + 1)]
    in_time = [guide.worth(start) for guide in guides]
    assert in_time == sorted(in_time)
    bound = Journey(plan, start, guides[-1].choice, within)
    arrivals = list(bound.arrivals(Fraction(1, 10**6)))
    assert sum(arrivals[: within + 1]) == in_time[-1]
    assert sum(arrivals) <= 1
    if mean is None:
        return
    quickly = list(quick.arrivals(Fraction(1, 10**6)))
    assert 1 - Fraction(1, 10**6) < sum(quickly) <= 1
    assert sum(quickly[: within + 1]) <= in_time[-1]
    assert mean == plan.level(start[1]).values[start[0]]
    later = bound.mean()
    assert later is None or mean <= later
