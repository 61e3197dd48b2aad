"""Distances and landings against brute force and networkx."""

import pickle
import subprocess
import sys

import networkx as nx
import pytest

from afrikan.board import Edge, Landing, Node, RouteGraph
from afrikan.errors import AfrikanError, DataError

FINNISH = RouteGraph.load("finnish")
NORDIC = RouteGraph.load("nordic")
BOARDS = pytest.mark.parametrize("board", [FINNISH, NORDIC], ids=lambda board: board.name)


def every_walk(board, place, mode, length):
    """All ways of exactly this many steps over the raw edge list, never straight back."""
    ways = [(place,)]
    for _ in range(length):
        ways = [
            (*way, other)
            for way in ways
            for edge in board.edges
            if edge.mode == mode and way[-1] in (edge.a, edge.b)
            for other in [edge.b if edge.a == way[-1] else edge.a]
            if other != (way[-2] if len(way) > 1 else None)
        ]
    return ways


@BOARDS
@pytest.mark.parametrize("mode", ["land", "sea"])
def test_landings_are_exactly_what_brute_force_finds(board, mode):
    cities = set(board.cities)
    for node in board.nodes:
        walks = {length: every_walk(board, node.id, mode, length) for length in range(1, 7)}
        for roll in range(1, 7):
            expected = set()
            for length in range(1, roll + 1):
                for way in walks[length]:
                    through = mode == "land" or not cities & set(way[1:-1])
                    if through and (length == roll or way[-1] in cities):
                        expected.add(way[1:])
            found = board.landings(node.id, roll, mode)
            assert {landing.path for landing in found} == expected
            assert len(found) == len(expected)
            assert all((w.node, w.steps) == (w.path[-1], len(w.path)) for w in found)


@BOARDS
@pytest.mark.parametrize("mode", ["land", "sea"])
def test_a_move_continued_after_a_halt_is_the_same_move(board, mode):
    for node in board.nodes:
        for first in board.landings(node.id, 2, mode):
            if first.steps < 2 or (mode == "sea" and first.node in board.cities):
                continue
            rest = board.landings(first.node, 3, mode, came_from=first.path[0])
            whole = {way.path for way in board.landings(node.id, 5, mode) if way.path[:2] == first.path}
            joined = {first.path + way.path for way in rest}
            assert whole - {first.path} == joined


def test_landing_on_land_may_pass_a_city_and_at_sea_may_not():
    by_land = {(w.node, w.steps) for w in FINNISH.landings("dar_fur", 4, "land")}
    assert {("bahr_el_ghasal", 2), ("lake_victoria", 4)} <= by_land
    at_sea = FINNISH.landings("canary_islands", 6, "sea")
    assert {(w.node, w.steps) for w in at_sea} == {("tangier", 3), ("cape_verde", 5)}


def test_two_ways_to_one_place_are_two_landings():
    ways = [w for w in FINNISH.landings("victoria_falls", 4, "land") if w.node == "dragon_mountain"]
    assert [way.steps for way in ways] == [3, 4]


@BOARDS
@pytest.mark.parametrize("mode", ["land", "sea", "air", "mixed"])
def test_distances_agree_with_networkx(board, mode):
    wanted = {"land", "sea"} if mode == "mixed" else {mode}
    part = nx.Graph()
    part.add_nodes_from(board.graph)
    part.add_edges_from((a, b) for a, b, m in board.graph.edges(data="mode") if m in wanted)
    for node in board.nodes:
        assert board.distances(node.id, mode) == nx.single_source_shortest_path_length(part, node.id)


def test_distance_is_none_where_no_way_leads():
    assert FINNISH.distance("tangier", "st_helena", "land") is None
    assert FINNISH.distance("tangier", "st_helena", "mixed") == 18
    assert FINNISH.distance("tangier", "tangier", "air") == 0
    assert FINNISH.distance("tangier", "egypt", "air") is None


def test_networkx_view_has_every_attribute_and_cannot_be_changed():
    graph = FINNISH.graph
    assert (graph.number_of_nodes(), graph.number_of_edges()) == (220, 266)
    assert graph.nodes["congo"] == {
        "kind": "city",
        "name_en": "Congo",
        "name_fi": "Kongo",
        "name_sv": "Kongo",
        "x": 0.4319,
        "y": 0.6282,
        "is_start": False,
        "hazard": "",
    }
    assert graph.edges["tangier", "morocco", "air"] == {"mode": "air", "sources": 6}
    with pytest.raises(nx.NetworkXError):
        graph.add_node("atlantis")


def tiny(**changes):
    nodes = [Node("a", is_start=True), Node("d", "land"), Node("b", names={"en": "Bee"})]
    return RouteGraph.from_parts(nodes, [Edge("a", "d"), Edge("d", "b")], **changes)


def test_boards_are_values():
    assert RouteGraph.load("finnish") is FINNISH
    assert FINNISH != NORDIC
    for board in (FINNISH, NORDIC, tiny()):
        copy = pickle.loads(pickle.dumps(board))
        assert copy == board
        assert hash(copy) == hash(board)
    assert tiny() != tiny(label="guess")
    with pytest.raises(AttributeError):
        FINNISH.name = "other"
    with pytest.raises(TypeError):
        FINNISH.node("congo").names["en"] = "other"
    with pytest.raises(TypeError):
        FINNISH.index["congo"] = 0


def test_from_parts_puts_cities_first_and_falls_back_on_ids_for_names():
    board = tiny()
    assert [node.id for node in board.nodes] == ["a", "b", "d"]
    assert board.cities == ("a", "b")
    assert (board.node("a").label("fi"), board.node("b").label("fi")) == ("a", "Bee")
    assert board.islands == ()


def test_a_loop_does_not_turn_a_move_back():
    ring = ["a", "d", "e"]
    nodes = [Node("a", is_start=True), Node("d", "land"), Node("e", "land")]
    board = RouteGraph.from_parts(nodes, [Edge(p, q) for p, q in zip(ring, [*ring[1:], "a"], strict=True)])
    assert [w.path for w in board.landings("a", 2, "land")] == [("d", "e"), ("e", "d")]
    assert [w.path for w in board.landings("a", 3, "land")] == [("d", "e", "a"), ("e", "d", "a")]
    assert board.landings("d", 1, "land", came_from="e") == (Landing("a", 1, ("a",)),)


def test_repr_says_what_it_is():
    assert repr(NORDIC) == (
        "<RouteGraph nordic: Afrikas stjärna, Swedish and Danish board (reconstruction); "
        "32 cities, 184 dots, 147 land steps, 90 sea steps, 23 flights>"
    )


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (lambda: RouteGraph.load("finish"), "did you mean 'finnish'"),
        (lambda: RouteGraph.load("mars"), "no board or folder 'mars'; known: finnish, nordic"),
        (lambda: RouteGraph.load("../nordic"), "no board or folder '../nordic'"),
        (lambda: RouteGraph.load("fin\0nish"), "no board or folder"),
        (lambda: RouteGraph.load(7), "no board or folder '7'"),
        (lambda: RouteGraph.load(None), "no board or folder 'None'"),
        (lambda: FINNISH.node("cairoo"), "did you mean 'cairo'"),
        (lambda: FINNISH.node("Cape Verde"), "the id of Cape Verde is 'cape_verde'"),
        (lambda: NORDIC.node("Luanda"), "the id of Luanda is 'congo'"),
        (lambda: NORDIC.node("Congo"), "the id of Congo is 'kandjama'"),
        (
            lambda: FINNISH.node("xyzzy"),
            "no place with the id 'xyzzy' on the finnish board; its cities: tangier",
        ),
        (lambda: FINNISH.node(3), "no place with the id '3'"),
        (lambda: FINNISH.node(["a"]), "no place with the id"),
        (lambda: FINNISH.landings("cairo", 7, "land"), "roll 7 is not a whole number from 1 to 6"),
        (lambda: FINNISH.landings("cairo", 0, "land"), "roll 0"),
        (lambda: FINNISH.landings("cairo", 2.0, "land"), "roll 2.0"),
        (lambda: FINNISH.landings("cairo", True, "land"), "roll True"),
        (lambda: FINNISH.landings("cairo", 2, "air"), "a flight needs no roll"),
        (lambda: FINNISH.landings("cairo", 2, "mixed"), "mode 'mixed' is not one of land, sea"),
        (lambda: FINNISH.landings("cairo", 2, "land", came_from="nowhere"), "no place with the id 'nowhere'"),
        (lambda: FINNISH.distance("cairo", "atlantis", "land"), "no place with the id 'atlantis'"),
        (
            lambda: FINNISH.distance("cairo", "congo", "rail"),
            "mode 'rail' is not one of land, sea, air, mixed",
        ),
        (lambda: FINNISH.distance("cairo", "congo", ["land"]), "is not one of"),
    ],
)
def test_bad_questions_get_one_clear_sentence(ask, answer):
    with pytest.raises(AfrikanError) as refusal:
        ask()
    assert answer in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_from_parts_checks_too():
    with pytest.raises(DataError, match="board 'tiny': no start"):
        RouteGraph.from_parts([Node("a"), Node("b")], [Edge("a", "b")], name="tiny")


def test_importing_boards_needs_the_standard_library_only():
    code = (
        "import sys; from afrikan.board import RouteGraph;"
        "RouteGraph.load('finnish').landings('cairo', 6, 'land');"
        "sys.exit(any(m in sys.modules for m in ('numpy', 'networkx', 'pandas', 'matplotlib')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
