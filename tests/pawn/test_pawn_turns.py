"""The turns of a lone pawn: ways, ends and prices against landings, hand-made boards and the engine."""

from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.board import RouteGraph
from afrikan.pawn.turns import Spot, Turns, change_of, spot_of, turns_of
from afrikan.records import clone
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import SeaDestination, SeaRedCounts, TicketWhen
from afrikan.star.actions import kind_of, pack
from afrikan.star.kernel import apply, is_chance, refusal
from afrikan.star.state import FAR, NONE
from afrikan.star.tables import board_of
from afrikan.star.words import Kind, Refusal, Stowaway, Voyage
from tests.pawn.lone_pawns import corridor, guarded, turns_on
from tests.strategies import readings

PRESETS = [Ruleset.preset(name) for name in Ruleset.presets()]
FAN, SWEDISH = Ruleset.preset("fan"), Ruleset.preset("swedish")
FINNISH = RouteGraph.load("finnish")
FEW = settings(max_examples=8, suppress_health_check=[HealthCheck.too_slow])
EACH = pytest.mark.parametrize("rules", PRESETS, ids=Ruleset.presets())


def ways(turns, spot, purse=9):
    """The ways of a spot by the kind of action they begin with."""
    return {Kind(kind_of(way.action)): way for way in turns.options(turns.number[spot], purse)}


def ends(turns, way):
    """The spots where a way may end, roll by roll."""
    return [{turns.spots[end.spot] for end in roll} for roll in way.ends]


def prices(way):
    """What a way may cost in units, whatever the die shows."""
    return {end.paid for roll in way.ends for end in roll}


def places(turns, graph, way):
    return [{graph.nodes[spot.node].id for spot in roll} for roll in ends(turns, way)]


def by_road(graph, rules, place, roll):
    """Where the board lets a roll end by road, as early as the rules allow."""
    if rules.stop_on_dot == "yes":
        return {way.node for steps in range(1, roll + 1) for way in graph.landings(place, steps, "land")}
    ways = graph.landings(place, roll, "land")
    if rules.early_stop_where == "any_city":
        return {way.node for way in ways}
    return {way.node for way in ways if way.steps == roll or len(graph.neighbours(way.node, "land")) == 1}


@EACH
def test_by_road_turns_end_where_the_board_says(rules):
    rules = rules.replace(bedouins_stop="exact_landing", reverse_in_move="no")
    graph, turns = board_of(rules), turns_of(rules)
    boards = rules.land_to_sea_same_roll == "yes"
    for node in graph.nodes:
        if not graph.neighbours(node.id, "land"):
            continue
        way = ways(turns, Spot(graph.index[node.id]))[Kind.ROLL]
        assert boards or prices(way) == {0}
        for roll, found in enumerate(way.ends, start=1):
            unpaid = {graph.nodes[turns.spots[end.spot].node].id for end in found if not end.paid}
            assert unpaid == by_road(graph, rules, node.id, roll), (node.id, roll)


def by_ship(graph, turns, city, roll, early):
    """Where the board lets a roll end by ship, if a ship must be bound for a port of one's choice."""
    steps = turns.board.sea_steps
    rolls = range(1, roll + 1) if early else (roll,)
    ways = [way for shown in rolls for way in graph.landings(city, shown, "sea")]
    here = steps[graph.index[city]]
    for way in ways:
        there = steps[graph.index[way.node]]
        bound = [port for port in range(turns.board.cities) if there[port] + way.steps == here[port] < FAR]
        if bound or turns.rules.sea_destination == SeaDestination.FREE:
            yield way


def voyages(turns, city):
    """The ways to spend a turn, and what they begin with, that may buy one ticket at the outset."""
    after_roll = turns.rules.ticket_when == TicketWhen.AFTER_ROLL_BEFORE_MOVING
    kind = Kind.ROLL if after_roll else Kind.SAIL
    return [way for way in turns.options(turns.number[Spot(city)], 1) if kind_of(way.action) == kind]


@EACH
def test_by_ship_turns_end_where_the_board_says_but_before_a_port_that_must_wait(rules):
    ends_there = {"sea_arrival": "must_stop", "land_to_sea_same_roll": "no", "pass_port": "no"}
    rules = rules.replace(pirates_stop="exact_landing", reverse_in_move="no", **ends_there)
    graph, turns, kernel = board_of(rules), turns_of(rules), rules.kernel()
    fare = kernel.sea_price // turns.unit
    for city in graph.cities:
        if not graph.neighbours(city, "sea"):
            continue
        found = voyages(turns, graph.index[city])
        assert set().union(*map(prices, found)) <= {0, fare}
        for roll in range(1, 7):
            ended = {end.spot for way in found for end in way.ends[roll - 1] if end.paid}
            landings = list(by_ship(graph, turns, city, roll, rules.stop_on_dot == "yes"))
            expected = {landing.node for landing in landings}
            if kernel.sea_red_counts == SeaRedCounts.ONLY_NEXT_TURN:
                expected = {
                    landing.path[-2] if landing.node in graph.cities and landing.steps > 1 else landing.node
                    for landing in landings
                }
            assert {graph.nodes[turns.spots[spot].node].id for spot in ended} == expected, (city, roll)


@EACH
def test_flights_take_no_die_and_lead_along_the_air_routes(rules):
    graph, turns = board_of(rules), turns_of(rules)
    for city in graph.cities:
        options = turns.options(turns.number[Spot(graph.index[city])], turns.wealth)
        flights = [way for way in options if kind_of(way.action) == Kind.FLY]
        assert set().union(*map(prices, flights)) <= {rules.air_price // turns.unit}
        found = [places(turns, graph, way) for way in flights]
        assert sorted(found) == sorted([{other}] for other in graph.neighbours(city, "air"))


def test_what_is_legal_hangs_on_the_money():
    turns = turns_of(FAN)
    tangier = Spot(FINNISH.index["tangier"])
    assert set(ways(turns, tangier, 0)) == {Kind.ROLL, Kind.DRIFT}
    assert set(ways(turns, tangier, 1)) == {Kind.ROLL, Kind.SAIL}
    assert set(ways(turns, tangier, 2)) == {Kind.ROLL, Kind.SAIL}
    assert set(ways(turns, tangier, 3)) == {Kind.ROLL, Kind.SAIL, Kind.FLY}
    assert turns.wealth == 3


def test_the_turns_of_a_ruleset_are_shared():
    assert turns_of(FAN) is turns_of(FAN, False, 0) is turns_of(FAN, change=0)
    assert turns_of(FAN, carries=True) is turns_of(FAN, True) is not turns_of(FAN)


def test_change_in_the_purse_is_money_only_where_a_single_coin_counts():
    strict = FAN.replace(penniless_definition="zero")
    assert [change_of(FAN.kernel(), money) for money in (0, 50, 100, 150)] == [0, 0, 0, 0]
    assert [change_of(strict.kernel(), money) for money in (0, 50, 100, 150)] == [0, 1, 0, 1]
    tangier = Spot(FINNISH.index["tangier"])
    assert set(ways(turns_of(strict), tangier, 0)) == {Kind.ROLL, Kind.DRIFT}
    assert set(ways(turns_of(strict, change=1), tangier, 0)) == {Kind.ROLL}


@given(st.integers(1, 9), st.integers(1, 9), st.integers(0, 60))
def test_the_sums_that_fares_can_leave_are_all_of_them(sea, air, purse):
    turns = Turns(FAN.kernel(), turns_of(FAN).board)
    turns.fares = {sea, air}
    left = {purse - i * sea - j * air for i, j in product(range(61), repeat=2)}
    assert turns.sums(purse) == sorted(money for money in left if money >= 0)


@pytest.mark.parametrize(
    ("readings", "voyage", "most"),
    [
        ({}, Voyage.TICKET, 2),
        ({"ticket_scope": "per_turn"}, Voyage.TICKET, 3),
        ({"ticket_scope": "per_turn", "reverse_in_move": "yes"}, Voyage.TICKET, 4),
        ({"ticket_scope": "board_100_plus_land_100"}, Voyage.TICKET, 5),
        ({"ticket_scope": "board_100_plus_land_100", "upgrade_mid_voyage": "yes"}, Voyage.DRIFT, 6),
    ],
)
def test_a_roll_that_begins_at_sea_may_pay_for_that_ship_and_for_further_voyages(readings, voyage, most):
    rules = FAN.replace(
        **readings,
        sea_arrival="continue_by_land",
        land_to_sea_same_roll="yes",
        pass_port="yes_new_ticket",
    )
    board = corridor(("sea", 3), ("sea", 3))
    turns = turns_on(board, rules)
    found = turns.options(turns.number[Spot(board.index["sea_0_2"], voyage)], turns.wealth)
    assert max(max(prices(way)) for way in found) == most


def test_a_held_pawn_gets_free_with_one_or_two():
    turns = turns_of(FAN)
    node = FINNISH.index["st_helena_fork_dakar_sea_1"]
    for voyage in (Voyage.TICKET, Voyage.DRIFT):
        held, free = Spot(node, voyage, held=1), Spot(node, voyage)
        release = ways(turns, held)[Kind.RELEASE]
        assert set(ways(turns, held)) == {Kind.RELEASE}
        assert ends(turns, release) == [{free}] * 2 + [{held}] * 4
        assert release.moving == release.places[:2]


def test_a_slave_serves_and_a_stranded_pawn_skips():
    turns, coast = turns_of(FAN), FINNISH.index["slave_coast"]
    serve = ways(turns, Spot(coast, slave=2))
    assert set(serve) == {Kind.SERVE}
    assert ends(turns, serve[Kind.SERVE]) == [{Spot(coast, slave=1)}]
    turns, island = turns_of(SWEDISH), board_of(SWEDISH).index["canary_islands"]
    stranded = ways(turns, Spot(island, stowaway=Stowaway.MUST_SKIP), 0)
    assert set(stranded) == {Kind.SKIP}
    assert ends(turns, stranded[Kind.SKIP]) == [{Spot(island, stowaway=Stowaway.READY)}]
    ready = Spot(island, stowaway=Stowaway.READY)
    assert Kind.STOWAWAY in ways(turns, ready, 0)
    assert Kind.STOWAWAY not in ways(turns, ready, 1)
    assert set(ways(turns, Spot(island), 0)) == {Kind.PASS}


def test_a_drifting_pawn_goes_two_steps_without_a_die():
    board = corridor(("sea", 4))
    turns = turns_on(board)
    drift = ways(turns, Spot(board.index["c0"]), 0)[Kind.DRIFT]
    middle = Spot(board.index["sea_0_2"], Voyage.DRIFT)
    assert ends(turns, drift) == [{middle}]
    assert places(turns, board, ways(turns, middle)[Kind.DRIFT]) == [{"c0", "c1"}]


@pytest.mark.parametrize(
    ("hazard", "option", "kind"),
    [("pirate", "pirates_stop", Kind.SAIL), ("bedouin", "bedouins_stop", Kind.ROLL)],
)
def test_a_hazard_catches_whoever_lands_there_or_everybody(hazard, option, kind):
    board = guarded(hazard)
    held = Spot(board.index["trap"], Voyage.TICKET if kind == Kind.SAIL else Voyage.NONE, held=1)
    for value, caught in (("exact_landing", [1]), ("always", [1, 2, 3, 4, 5, 6])):
        turns = turns_on(board, FAN.replace(**{option: value}))
        rolls = ends(turns, ways(turns, Spot(board.index["a"]))[kind])
        assert [roll for roll, found in enumerate(rolls, start=1) if found == {held}] == caught


def test_the_star_ends_the_game_at_home():
    board = corridor(("land", 1), ("land", 1))
    carrying = Turns(FAN.kernel(), turns_on(board).board, carries=True)
    way = ways(carrying, Spot(board.index["c1"]))[Kind.ROLL]
    assert {"c0"} <= places(carrying, board, way)[0]


def assert_played(turns, number, purse):
    """Every way can be played as it says: each action is legal in its position, and the end is right."""
    kernel, board = turns.rules, turns.board
    for way in turns.options(number, purse):
        moving = [roll for roll in way.ends if roll != ((number, 0),)]
        assert way.moving == tuple(tuple(map(turns.place, roll)) for roll in moving)
        for roll, found in enumerate(way.ends, start=1):
            for end in found:
                course = list(turns.course(number, purse, way, roll, end))
                assert way.action == NONE or way.action == course[0][1]
                for position, action in course:
                    assert refusal(position, kernel, board, action) == Refusal.NONE
                if course:
                    last = clone(course[-1][0])
                    apply(last, kernel, board, course[-1][1])
                    if way.action != NONE and len(course) == 1 and is_chance(last):
                        apply(last, kernel, board, pack(Kind.DIE, roll))
                    spent = course[0][0].players[0].money - last.players[0].money
                    assert turns.spots[end.spot][:8] == spot_of(last.players[0])[:8]
                    assert end.paid == -(-spent // turns.unit)


@FEW
@given(readings())
def test_every_way_is_played_as_it_says_under_any_rules(rules):
    rules = rules.replace(sea_price=100, air_price=300)
    turns = turns_of(rules)
    for number in range(0, len(turns.spots), 5):
        for purse in (0, turns.wealth):
            assert turns.options(number, purse) or turns.spots[number].home
            assert_played(turns, number, purse)


def test_a_turn_that_another_die_interrupts_is_played_on_as_it_says():
    turns = turns_on(guarded("bedouin"), FAN.replace(release_then="roll_again_and_move"))
    assert turns.pauses
    for number in turns.pauses:
        assert_played(turns, number, 0)
