"""What a clue is worth, and what the other side's moves tell, beside brute force."""

from fractions import Fraction
from itertools import combinations, permutations

import networkx as nx
import pytest

from afrikan.island.beliefs.rival import candidates_of, known_clues, rival_of
from afrikan.island.beliefs.treasure import posterior
from afrikan.island.beliefs.worth import FEW, plans, search_cost
from afrikan.island.box import Box
from afrikan.island.game import IslandGame
from afrikan.island.game.law import law_of
from afrikan.island.map import IslandMap
from afrikan.island.policies.making import ways_of
from afrikan.rules import Ruleset

SMALL = IslandMap.load("small")
RULES = Ruleset.preset("island")
LAW = law_of(RULES, Box.load("small"))
WAYS = ways_of(LAW.box, RULES)
HERE = SMALL.forts["A1"]


def in_order(weights, order, here):
    """Expected points of opening treasure hexes in an order."""
    total, walked = Fraction(0), Fraction(0)
    whole = sum(weights.values())
    for site in order:
        number = LAW.labels.index(site)
        walked += Fraction(WAYS.cost[number][here], 100) + LAW.kernel.opening_cost
        total += Fraction(weights[site], whole) * walked
        here = LAW.isle.at[number]
    return total


@pytest.mark.parametrize(
    "clues", [{"A1": "ruin"}, {"A1": "bush", "A2": "bush"}, {"A1": "jungle", "A2": "cave"}]
)
def test_a_few_candidates_are_visited_in_the_best_of_all_orders(clues):
    known = posterior(SMALL, clues)
    weights = {site: known.weights[site] for site in known.candidates}
    assert 2 <= len(weights) <= 6
    best = min(in_order(weights, order, HERE) for order in permutations(weights))
    assert search_cost(known.weights, LAW, WAYS, HERE) == best


def test_many_candidates_cost_no_less_than_the_best_order_and_little_more():
    known = posterior(SMALL, {})
    many = dict(list(known.weights.items())[: FEW + 1])
    few = dict(list(known.weights.items())[:FEW])
    best = search_cost(few, LAW, WAYS, HERE)
    assert search_cost(many, LAW, WAYS, HERE) > best


def test_reading_first_costs_the_way_the_opening_and_what_is_left_to_do():
    known = posterior(SMALL, {"A1": "bush"})
    found = {worth.plan: worth for worth in plans(known, LAW, HERE, shut=["A4"])}
    assert set(found) == {"guess", *SMALL.forts} - {"A1", "A4"}
    for fort in ("A2", "B2"):
        number = LAW.labels.index(fort)
        after = known.after(fort).values()
        rest = sum(
            (chance * search_cost(then.weights, LAW, WAYS, SMALL.forts[fort]) for chance, then in after),
            Fraction(0),
        )
        walked = Fraction(WAYS.cost[number][HERE], 100) + 7
        assert found[fort].points == walked + rest
        assert found[fort].left == sum(chance * len(then.candidates) for chance, then in after)
    assert found["guess"].left == len(known.candidates)
    assert found["guess"].days(LAW) == found["guess"].points / 12


def test_all_unread_fortresses_tell_the_same_if_the_cards_are_unknown():
    found = plans(posterior(SMALL, {"A1": "bush"}), LAW, HERE)
    assert len({worth.left for worth in found if worth.plan != "guess"}) == 1
    known = plans(posterior(SMALL, {}, cards="known"), LAW, HERE)
    assert len({worth.left for worth in known if worth.plan != "guess"}) > 1


def test_the_cheapest_ways_are_those_of_another_library():
    """Dijkstra by networkx on the same tolls."""
    graph = nx.DiGraph()
    for hex in range(1, LAW.isle.hexes + 1):
        for there in LAW.isle.beside[hex]:
            if there:
                graph.add_edge(hex, there, weight=WAYS.toll[LAW.isle.ground[there]])
    for label in (1, 8, 9, LAW.isle.labels):
        goal = LAW.isle.at[label]
        lengths = nx.single_source_dijkstra_path_length(graph.reverse(), goal)
        assert [WAYS.cost[label][hex] for hex in range(1, LAW.isle.hexes + 1)] == [
            lengths[hex] for hex in range(1, LAW.isle.hexes + 1)
        ]


# The other side


def game_with_clues(mine, theirs):
    """A game in which the two sides have read so many fortresses."""
    for seed in range(60):
        game = IslandGame("island", policies="locator", seed=seed)
        while game.step() and not game.over:
            opened = game.state.sights[0].opened
            if opened.count(1) == mine and opened.count(2) == theirs:
                return game
    raise AssertionError("no such game")


@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 2), (2, 1)])
def test_what_the_other_side_can_be_expected_to_think_possible(mine, theirs):
    """Brute force over my candidates, and over all windows that the other may have read."""
    game = game_with_clues(mine, theirs)
    known = known_clues(game, 0)
    expected = Fraction(0)
    for site, chance in known.chances.items():
        left = [clue.ground for clue in game.map.clues[site]]
        for clue in known.clues.values() if chance else ():
            left.remove(clue.ground)
        cases = list(combinations(left, theirs)) if chance else []
        counts = []
        for case in cases:
            cards = {label: [clue.ground for clue in card] for label, card in game.map.clues.items()}
            fitting = [
                label
                for label, grounds in cards.items()
                if label not in known.empty and all(grounds.count(g) >= case.count(g) for g in case)
            ]
            counts.append(len(fitting))
        expected += chance * Fraction(sum(counts), len(cases)) if cases else 0
    assert candidates_of(known, theirs) == expected
    told = rival_of(game, 0)
    assert told.candidates == expected
    assert told.clues == theirs


def test_the_other_side_thinks_that_it_is_where_it_was_told():
    game = IslandGame("island", policies="locator", seed=4).play(40)
    sight = game.state.sights[1]
    assert rival_of(game, 0).belief.hexes == tuple(sight.maybe[: sight.count])


def test_one_who_walks_a_cheapest_way_to_a_fortress_may_be_heading_for_it():
    """A locator that knows where it is always walks a cheapest way to its goal."""
    game = game_with_clues(1, 0)
    while game.step() and not game.over:
        sight = game.state.sights[0]
        if sight.opened.count(1) == 2:
            break
        told = rival_of(game, 1)
        if sight.count == 1:
            assert max(told.aims.values()) == 1
    assert game.state.sights[0].opened.count(1) == 2


def test_if_it_is_sure_only_hexes_on_its_way_remain():
    game = game_with_clues(1, 2)
    told = rival_of(game, 0)
    if told.if_sure is not None:
        assert sum(told.if_sure.values()) == 1
        assert all(told.aims[site] == 1 for site, chance in told.if_sure.items() if chance)
    assert all(0 <= share <= 1 for share in told.aims.values())
