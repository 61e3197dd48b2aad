"""Who decides on the island: each sees its own sight only, and each does what its name says."""

from collections import Counter
from math import comb

import pytest

from afrikan.errors import AfrikanError
from afrikan.island.box import Box
from afrikan.island.game import IslandGame
from afrikan.island.game.law import law_of
from afrikan.island.game.seats import policy_of
from afrikan.island.ground import told_of
from afrikan.island.kernel import decider
from afrikan.island.policies.choose import Walker, choose
from afrikan.island.policies.locate import answers_squared, coastal_way, informative_way
from afrikan.island.policies.making import ways_of
from afrikan.island.policies.seek import choices, target, weigh_sites
from afrikan.island.simulation import simulate
from afrikan.island.state import ACTIONS, FORTS, LABELS, NONE, TOLDS, Sight
from afrikan.island.words import BLANK, Direction, Ground, Phase
from afrikan.records import blank, clone
from afrikan.rules import Ruleset

RULES = Ruleset.preset("island")
LAW = law_of(RULES, Box.load("small"))
WAYS = ways_of(LAW.box, RULES)
POLICIES = ("random", "coast", "locator", "nearest_fort", "guesser", "locator/hardest", "guesser:30")


@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_decides_by_what_its_side_may_know(policy):
    """Whatever else the referee's state holds, the decision is the same."""
    game = IslandGame("island", map="small", policies=[policy, policy], seed=3, rounds=30)
    number, compared = policy_of(policy), 0
    while not game.over:
        if not game.chance and game.state.phase in (Phase.DAY, Phase.FULL, Phase.EVENT):
            state, seat = game.state, game.decider
            other = clone(state)
            other.players[seat].hex = 1 + state.players[seat].hex % LAW.isle.hexes
            other.window = [BLANK] * len(other.window)
            other.sights[1 - seat] = blank(Sight)
            pair = [
                choose(number, one, LAW.kernel, LAW.isle, WAYS, [0] * ACTIONS, game._key)
                for one in (state, other)
            ]
            assert pair[0] == pair[1]
            assert decider(other) == seat
            compared += 1
        game.step()
    assert compared > 15


def sight_of(hexes, **more):
    sight = blank(Sight)
    sight.count, sight.heading = len(hexes), more.pop("heading", NONE)
    sight.maybe[: len(hexes)] = hexes
    for name, value in more.items():
        setattr(sight, name, value)
    return sight


@pytest.mark.parametrize("ground", [Ground.JUNGLE, Ground.SWAMP, Ground.BUSH])
def test_the_locator_asks_where_the_fewest_hexes_are_to_be_expected(ground):
    hexes = [hex for hex in range(1, LAW.isle.hexes + 1) if LAW.isle.ground[hex] == ground]
    expected = {}
    for way in Direction:
        beside = (LAW.isle.beside[hex][way] for hex in hexes)
        answers = Counter(told_of(LAW.isle, LAW.kernel, hex) if hex else 0 for hex in beside)
        expected[way] = sum(count * count for count in answers.values())
        assert answers_squared(sight_of(hexes), LAW.isle, WAYS, way, [0] * TOLDS) == expected[way]
    chosen = informative_way(sight_of(hexes), LAW.isle, WAYS, [0] * TOLDS)
    assert expected[Direction(chosen)] == min(expected.values())


def test_where_nothing_tells_more_the_locator_goes_straight_on():
    lone = sight_of([LAW.isle.at[1]], heading=Direction.SE)
    assert informative_way(lone, LAW.isle, WAYS, [0] * TOLDS) == Direction.SE
    blocked = sight_of([LAW.isle.at[1]], heading=Direction.SE, seas=1 << Direction.SE)
    assert informative_way(blocked, LAW.isle, WAYS, [0] * TOLDS) in (Direction.NE, Direction.S, Direction.N)


def test_the_coast_is_kept_on_the_left():
    inland = [hex for hex in range(1, LAW.isle.hexes + 1) if not WAYS.coast[hex]][:2]
    assert coastal_way(sight_of(inland, heading=Direction.S), WAYS) == Direction.S
    coast = [hex for hex in range(1, LAW.isle.hexes + 1) if WAYS.coast[hex]][:2]
    assert coastal_way(sight_of(coast, heading=Direction.S), WAYS) == Direction.NE
    called = sight_of(coast, heading=Direction.S, seas=1 << Direction.NE | 1 << Direction.SE)
    assert coastal_way(called, WAYS) == Direction.S


@pytest.mark.parametrize("n", range(9))
def test_choices_are_binomial(n):
    assert [choices(n, k) for k in range(9)] == [comb(n, k) for k in range(9)]


def test_the_weights_are_those_of_the_posterior():
    from afrikan.island.beliefs import posterior

    sight = sight_of([1])
    sight.clue, sight.clue_way = [NONE] * (FORTS + 1), [NONE] * (FORTS + 1)
    sight.clue[1], sight.clue[4] = Ground.BUSH, BLANK
    sight.missed[LAW.labels.index("B4")] = 1
    room = [0] * ACTIONS
    total = weigh_sites(sight, LAW.isle, room)
    known = posterior(LAW.box.map, {"A1": "bush", "A4": "?"}, ["B4"])
    assert {site: room[LAW.labels.index(site)] for site in known.weights} == known.weights
    assert total == sum(known.weights.values())


def test_one_who_is_sure_enough_goes_for_the_treasure():
    from afrikan.island.beliefs import posterior

    sight = sight_of([1])
    sight.clue, sight.clue_way = [NONE] * (FORTS + 1), [NONE] * (FORTS + 1)
    sight.clue[1], sight.clue[2] = Ground.RUIN, Ground.BUSH
    chance = max(posterior(LAW.box.map, {"A1": "ruin", "A2": "bush"}).chances.values())
    percent = int(100 * chance)
    room = [0] * ACTIONS
    sure = [target(sight, LAW.isle, WAYS, 1, bound, room) > FORTS for bound in (percent, percent + 1)]
    assert sure == [True, False]


def test_the_hardest_start_is_chosen():
    game = IslandGame("island", map="small", policies=["locator/hardest", "human"]).play()
    placed = game.state.players[1].hex
    assert WAYS.hard[placed] == max(WAYS.hard)


def test_equipment_is_packed_within_the_points():
    game = IslandGame("island", map="small", policies="locator").play(20)
    assert 20 <= game.state.players[0].spent <= 24


def test_policies_are_worth_what_their_names_promise():
    """Located sooner by asking than by the coast, sooner by the coast than at random; guessing pays."""

    def mean(name, measure):
        runs = simulate(policies=[name, name], games=600, seed=2, map="classic")
        total, _ = runs.sums(measure)
        return total / runs.games

    asked, coast, blind = (mean(name, "located_day_1") for name in ("locator", "coast", "random"))
    assert asked < coast < blind
    against = simulate(policies=["guesser", "locator"], games=600, seed=2, rotate=True)
    assert against.wins[0] > 1.2 * against.wins[1]
    harder = mean("locator/hardest", "days")
    assert harder > mean("locator", "days")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("locater", "there is no policy 'locater'"),
        ("guesser:0", "'0' is not a whole percentage from 1 to 100"),
        ("guesser:120", "'120' is not a whole percentage"),
        ("locator/easy", "there is no policy 'locator/easy'"),
        (3, "there is no policy 3"),
    ],
)
def test_an_unknown_policy_is_named(text, sentence):
    with pytest.raises(AfrikanError) as error:
        policy_of(text)
    assert sentence in error.value.text("en")


def test_a_policy_is_one_number():
    assert policy_of("guesser:60/hardest") == Walker.LOCATOR | 1 << 4 | 60 << 8
    assert policy_of("guesser") == policy_of("locator:50")
    assert len({policy_of(name) for name in POLICIES}) == len(POLICIES)


def test_every_label_can_be_reached_from_everywhere():
    for label in range(1, LAW.isle.labels + 1):
        assert all(WAYS.cost[label][hex] < 100_000 for hex in range(1, LAW.isle.hexes + 1))
    assert len(WAYS.cost) == LABELS
