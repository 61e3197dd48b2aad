"""The kernel's board tables against the route graph."""

import pytest

from afrikan.board import RouteGraph
from afrikan.star.state import NONE
from afrikan.star.tables import build_tables
from afrikan.star.words import Mode

BOARDS = ("finnish", "nordic")


@pytest.fixture(params=BOARDS)
def graph(request):
    return RouteGraph.load(request.param)


def legs(board, mode, node):
    return range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1])


def test_destination_and_steps_identify_a_leg(graph):
    board = build_tables(graph)
    for mode in Mode:
        for node in range(board.nodes):
            named = [(board.leg_to[leg], board.leg_steps[leg]) for leg in legs(board, mode, node)]
            assert len(named) == len(set(named))


def test_legs_are_the_landings_of_a_roll_that_pass_no_city(graph):
    board = build_tables(graph)
    for mode, name in ((Mode.LAND, "land"), (Mode.SEA, "sea")):
        for node, place in enumerate(graph.nodes):
            expected = set()
            for roll in range(1, 7):
                for landing in (
                    graph.landings(place.id, roll, name) if graph.neighbours(place.id, name) else ()
                ):
                    inside = [graph.index[other] for other in landing.path[:-1]]
                    if all(number >= board.cities for number in inside):
                        before = ([node, *inside])[-1]
                        ends = graph.index[landing.node], landing.steps
                        expected.add((*ends, graph.index[landing.path[0]], before))
            found = {
                (board.leg_to[leg], board.leg_steps[leg], board.leg_first[leg], board.leg_last[leg])
                for leg in legs(board, mode, node)
            }
            assert found == expected, place.id


def test_special_places_are_found(graph):
    board = build_tables(graph)
    assert graph.nodes[board.capetown].id == "capetown"
    assert graph.nodes[board.gold_coast].id == "gold_coast"
    assert graph.nodes[board.slave_coast].id == "slave_coast"
    assert sum(board.has_tile) == 30
    assert {graph.nodes[number].id for number, island in enumerate(board.island) if island} == {
        "st_helena",
        "canary_islands",
        "tamatave",
        "cape_st_marie",
        *(f"tamatave_cape_st_marie_land_{step}" for step in (1, 2, 3)),
    }


def test_a_board_without_special_places_can_be_played_on():
    from afrikan.board import Edge, Node

    tiny = RouteGraph.from_parts(
        [Node("home", is_start=True), Node("away"), Node("dot", kind="land")],
        [Edge("home", "dot"), Edge("dot", "away")],
    )
    board = build_tables(tiny)
    assert (board.capetown, board.gold_coast, board.slave_coast) == (NONE, NONE, NONE)
    assert board.has_tile[:2] == [0, 1]
