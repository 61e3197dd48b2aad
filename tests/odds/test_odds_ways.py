"""Chance on the map: rolls against the kernel's own moves, distances and shortest ways against networkx."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import networkx as nx
import pytest
from rendering import assert_renders
from scipy.stats import chisquare

import afrikan as af
from afrikan.board import Edge, Node, RouteGraph
from afrikan.board.analysis import centrality
from afrikan.board.network import network
from afrikan.board.shortest import shortest_from, way_between
from afrikan.errors import AfrikanError
from afrikan.odds.journeys.ways import how_far, on_the_way, one_roll
from afrikan.pawn.turns import turns_of
from afrikan.star.actions import kind_of
from afrikan.star.words import Kind

RARE = 1e-4
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""

FINNISH = RouteGraph.load("finnish")
NORDIC = RouteGraph.load("nordic")
BOARDS = pytest.mark.parametrize("board", [FINNISH, NORDIC], ids=lambda board: board.name)
MODES = pytest.mark.parametrize("mode", ["land", "mixed"])
RULES = {"finnish": "fan", "nordic": "swedish"}


def kernel_rolls(board, start):
    """For each mode, the rolls with which the engine lets a pawn's turn end at each place."""
    rules = af.Ruleset.preset(RULES[board.name])
    turns = turns_of(rules)
    found = {}
    for way in turns.options(turns.places(board)[start], turns.wealth):
        kind = kind_of(way.action)
        if kind in (Kind.ROLL, Kind.SAIL):
            mode = "sea" if kind == Kind.SAIL or board.node(start).kind == "sea" else "land"
            places = found.setdefault(mode, {})
            for roll, ends in enumerate(way.ends, start=1):
                for end in ends:
                    places.setdefault(board.nodes[turns.spots[end.spot].node].id, []).append(roll)
    return found


@BOARDS
def test_a_roll_goes_as_far_as_in_the_engine(board):
    starts = [*board.cities, *board.forks, *(node.id for node in board.nodes[::7])]
    for start in starts:
        for mode, places in kernel_rolls(board, start).items():
            for goal, rolls in places.items():
                assert one_roll(board, start, goal, mode).chance == Fraction(len(rolls), 6), (start, goal)
            into_city = {
                roll for goal in places if goal in board.cities and goal != start for roll in places[goal]
            }
            assert one_roll(board, start, None, mode).chance == Fraction(len(into_city), 6)


def test_a_place_out_of_reach_has_no_chance_and_a_dot_needs_its_roll():
    assert one_roll(FINNISH, "gold_coast", "cairo").chance == 0
    assert one_roll(FINNISH, "gold_coast", "timbuktu").chance == Fraction(1, 2)
    assert one_roll(FINNISH, "gold_coast", "fork_guinea").chance == Fraction(1, 6)
    assert one_roll(FINNISH, "egypt", "cairo", "sea").chance == 0


@BOARDS
@MODES
def test_betweenness_is_networkx_own(board, mode):
    frame = centrality(board, mode)
    for city in board.cities:
        assert float(on_the_way(board, city, mode).chance) == pytest.approx(frame.loc[city, "betweenness"])


@pytest.mark.parametrize("city", ["dar_fur", "cape_verde", "cairo"])
def test_betweenness_is_the_share_of_all_shortest_ways_one_by_one(city):
    graph = nx.Graph(network(FINNISH, "mixed"))
    shares = []
    for a, b in combinations([other for other in FINNISH.cities if other != city], 2):
        ways = list(nx.all_shortest_paths(graph, a, b))
        shares.append(Fraction(sum(city in way for way in ways), len(ways)))
    assert on_the_way(FINNISH, city).chance == sum(shares) / len(shares)


@BOARDS
@pytest.mark.parametrize("mode", ["land", "sea", "mixed"])
def test_distances_are_networkx_own(board, mode):
    graph = network(board, mode)
    frame = centrality(board, mode)
    for city in board.cities:
        away = nx.single_source_shortest_path_length(graph, city)
        steps = Counter(away[other] for other in board.cities if other in away and other != city)
        if not steps:
            with pytest.raises(AfrikanError, match="no other city can be reached"):
                how_far(board, city, mode)
            continue
        odds = how_far(board, city, mode)
        assert odds.chances == {far: Fraction(times, steps.total()) for far, times in steps.items()}
        closeness = Fraction(steps.total(), len(board.cities) - 1) / odds.mean
        assert float(closeness) == pytest.approx(frame.loc[city, "closeness"])
        assert f"{float(closeness):.4f}".rstrip("0") in odds.steps[-1].latex


@pytest.mark.parametrize(
    ("start", "goal"), [("tangier", "congo"), ("cape_verde", "cairo"), ("tunis", "capetown")]
)
def test_each_of_several_shortest_ways_is_drawn_as_often(start, goal):
    ways = shortest_from(FINNISH, start, "mixed")
    known = {tuple(way) for way in nx.all_shortest_paths(nx.Graph(network(FINNISH, "mixed")), start, goal)}
    assert ways.ways[goal] == len(known)
    lots = Random(5)
    drawn = Counter(ways.draw(goal, lots.randrange) for _ in range(3_000))
    assert drawn.keys() == known
    if len(known) > 1:
        assert chisquare([drawn[way] for way in known]).pvalue > RARE


def test_some_of_these_pairs_have_several_shortest_ways():
    assert shortest_from(FINNISH, "tunis", "mixed").ways["capetown"] > 1


def test_the_way_itself_leads_from_end_to_end():
    way = way_between(FINNISH, "cairo", "capetown", "land")
    assert (way[0], way[-1], len(way) - 1) == ("cairo", "capetown", 30)
    with pytest.raises(AfrikanError, match="no way leads from 'cairo' to 'st_helena'"):
        way_between(FINNISH, "cairo", "st_helena", "land")


QUESTIONS = [
    one_roll(FINNISH, "gold_coast"),
    one_roll(FINNISH, "gold_coast", "timbuktu"),
    one_roll(FINNISH, "tangier", "fork_atlas"),
    one_roll(NORDIC, "gold_coast", mode="sea"),
    one_roll(FINNISH, "gold_coast", "cairo"),
    how_far(FINNISH, "dar_fur"),
    how_far(FINNISH, "tamatave", "land"),
    on_the_way(FINNISH, "dar_fur"),
    on_the_way(FINNISH, "congo", "land"),
    on_the_way(FINNISH, "st_helena", "land"),
]


@pytest.mark.parametrize("odds", QUESTIONS, ids=lambda odds: odds.question.text("en")[:60])
def test_every_answer_is_told_whole_and_comes_true_in_trials(odds):
    assert_renders(odds, odds.compare(odds.sample(50, seed=1)))
    assert odds.compare(odds.sample(4_000, seed=11)).surprise > RARE


def test_what_the_numbers_rest_on_is_told():
    assert "reconstruction" in on_the_way(NORDIC, "cairo").label.text("en")
    assert "public digitisations" in one_roll(FINNISH, "cairo").label.text("en")


def test_a_board_of_two_cities_has_no_pair_of_others():
    tiny = RouteGraph.from_parts([Node("a", is_start=True), Node("b")], [Edge("a", "b")])
    assert on_the_way(tiny, "a").chance == 0
    assert how_far(tiny, "a").chances == {1: 1}


def test_two_different_cities_are_drawn():
    cities = [Node("hub", is_start=True), Node("a"), Node("b"), Node("c")]
    star = RouteGraph.from_parts(cities, [Edge("hub", city) for city in "abc"])
    odds = on_the_way(star, "hub")
    assert odds.chance == 1
    assert odds.sample(300, seed=1).counts == {"yes": 300}
    assert on_the_way(star, "a").sample(300, seed=1).counts == {"no": 300}


@pytest.mark.parametrize("ask", [how_far, on_the_way])
def test_a_dot_is_no_city(ask):
    with pytest.raises(AfrikanError, match="fork_chad"):
        ask(FINNISH, "fork_chad")
    with pytest.raises(AfrikanError, match="did you mean 'cairo'"):
        ask(FINNISH, "cairoo")


@pytest.mark.parametrize("goal", [None, "cairo"])
def test_a_roll_needs_a_place_and_land_or_sea(goal):
    with pytest.raises(AfrikanError, match="did you mean 'tangier'"):
        one_roll(FINNISH, "tangeir", goal)
    with pytest.raises(AfrikanError, match="mode 'mixed'"):
        one_roll(FINNISH, "tangier", goal, "mixed")


def test_the_questions_are_public():
    assert {"how_far", "on_the_way", "one_roll"} <= set(af.odds.__all__)
    assert af.odds.one_roll is one_roll
