"""What networkx says of the board against own search and brute force, and boards that are changed."""

from collections import Counter, deque
from itertools import combinations, pairwise
from math import dist, isnan

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afrikan.board import Edge, Node, RouteGraph
from afrikan.board.analysis import (
    articulation_points,
    bridges,
    centrality,
    components,
    distance_table,
    extents,
    hubs,
    ports,
    reach,
    rolls_to,
)
from afrikan.board.changes import CLEARANCE, compare, with_closed_port, with_road, without_edge
from afrikan.board.told import bridge_word, cut_word, named, reach_word
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES

FINNISH = RouteGraph.load("finnish")
NORDIC = RouteGraph.load("nordic")
BOARDS = pytest.mark.parametrize("board", [FINNISH, NORDIC], ids=lambda board: board.name)
ALL_MODES = ("land", "sea", "air", "mixed")
MODES = pytest.mark.parametrize("mode", ALL_MODES)


@st.composite
def boards(draw):
    """A small board that hangs together: routes with dots, forks, two ways side by side, flights."""
    count = draw(st.integers(2, 6))
    names = [f"c{i}" for i in range(count)]
    nodes = [Node(name, is_start=i < draw(st.integers(1, 2))) for i, name in enumerate(names)]
    edges, flown = [], set()

    def route(a, b, mode, dots):
        chain = [a, *(f"{mode}{len(nodes) + i}" for i in range(dots)), b]
        nodes.extend(Node(dot, mode) for dot in chain[1:-1])
        edges.extend(Edge(*step, mode) for step in pairwise(chain))

    def join(a, b, mode):
        direct = any({e.a, e.b} == {a, b} and e.mode == mode for e in edges)
        route(a, b, mode, draw(st.integers(int(direct), 2)))

    for i in range(1, count):
        join(names[draw(st.integers(0, i - 1))], names[i], draw(st.sampled_from(["land", "sea"])))
    for _ in range(draw(st.integers(0, 4))):
        mode = draw(st.sampled_from(["land", "sea", "air"]))
        if mode == "air":
            pair = tuple(sorted(draw(st.permutations(names))[:2]))
            if pair not in flown:
                flown.add(pair)
                edges.append(Edge(*pair, "air"))
            continue
        ends = [node.id for node in nodes if node.kind in ("city", mode)]
        a, b = draw(st.permutations(ends))[:2]
        if any(end.startswith("c") for end in (a, b)):
            join(a, b, mode)
    return RouteGraph.from_parts(nodes, edges)


def in_mode(board, mode):
    return [edge for edge in board.edges if edge.mode in (("land", "sea") if mode == "mixed" else (mode,))]


def pieces(places, edges):
    """The connected pieces, by a search of our own."""
    around = {place: [] for place in places}
    for edge in edges:
        if edge.a in around and edge.b in around:
            around[edge.a].append(edge.b)
            around[edge.b].append(edge.a)
    left, found = set(places), []
    while left:
        piece, waiting = set(), [min(left)]
        while waiting:
            here = waiting.pop()
            if here not in piece:
                piece.add(here)
                waiting += around[here]
        found.append(piece)
        left -= piece
    return found


def places_of(board, mode):
    ends = {end for edge in in_mode(board, mode) for end in (edge.a, edge.b)}
    return [node.id for node in board.nodes if node.kind == "city" or node.id in ends]


def cut_off(board, before, after):
    """The cities of a piece that fell apart, without the side that holds a start, or most cities."""
    (broken,) = [piece for piece in before if piece not in after]
    sides = [set(board.cities) & piece for piece in after if piece < broken]
    ranks = [(bool(side & set(board.starts)), len(side)) for side in sides]
    return [set().union(*sides) - side for side, rank in zip(sides, ranks, strict=True) if rank == max(ranks)]


@given(boards(), st.sampled_from(ALL_MODES))
def test_a_step_is_a_bridge_exactly_if_more_pieces_are_left_without_it(board, mode):
    places, edges = places_of(board, mode), in_mode(board, mode)
    whole = pieces(places, edges)
    found = {
        (frozenset(step), bridge.mode): bridge for bridge in bridges(board, mode) for step in bridge.edges
    }
    for number, edge in enumerate(edges):
        rest = pieces(places, edges[:number] + edges[number + 1 :])
        bridge = found.pop((frozenset((edge.a, edge.b)), edge.mode), None)
        assert (bridge is not None) == (len(rest) > len(whole))
        if bridge and len(set(bridge.places) - {*board.cities, *board.forks}) == len(bridge.places) - 2:
            assert set(bridge.cut_off) in [
                lost - set(bridge.places[1:-1]) for lost in cut_off(board, whole, rest)
            ]
    assert not found


@given(boards(), st.sampled_from(ALL_MODES))
def test_a_place_cuts_exactly_if_more_pieces_are_left_without_it(board, mode):
    places, edges = places_of(board, mode), in_mode(board, mode)
    whole = pieces(places, edges)
    found = {cut.place: set(cut.cut_off) for cut in articulation_points(board, mode)}
    for place in places:
        rest = pieces([other for other in places if other != place], edges)
        assert (place in found) == (len(rest) > len(whole))
        if place in found:
            assert found[place] in cut_off(board, whole, rest)


def test_what_is_cut_off_is_the_side_without_a_start():
    nodes = [Node("a", is_start=True), Node("b"), Node("c"), Node("d")]
    board = RouteGraph.from_parts(nodes, [Edge("a", "b"), Edge("b", "c"), Edge("c", "d")])
    assert [(b.places, b.cut_off) for b in bridges(board, "land")] == [
        (("a", "b"), ("b", "c", "d")),
        (("b", "c"), ("c", "d")),
        (("c", "d"), ("d",)),
    ]
    assert [(cut.place, cut.cut_off) for cut in articulation_points(board)] == [
        ("b", ("c", "d")),
        ("c", ("d",)),
    ]


def test_a_road_beside_a_ship_is_no_bridge_for_those_who_may_use_both():
    nodes = [Node("a", is_start=True), Node("b")]
    board = RouteGraph.from_parts(nodes, [Edge("a", "b"), Edge("a", "b", "sea")])
    assert [bridge.mode for bridge in bridges(board, "land")] == ["land"]
    assert bridges(board, "mixed") == ()


@given(boards(), st.sampled_from(ALL_MODES))
def test_pieces_distances_and_extents_are_what_a_search_finds(board, mode):
    cities = set(board.cities)
    expected = [piece & cities for piece in pieces(places_of(board, mode), in_mode(board, mode))]
    found = components(board, mode)
    assert sorted(map(sorted, found)) == sorted(sorted(piece) for piece in expected if piece)
    assert [len(piece) for piece in found] == sorted(map(len, found), reverse=True)
    table = distance_table(board, mode)
    for extent in extents(board, mode):
        far = {a: max(board.distance(a, b, mode) for b in extent.cities) for a in extent.cities}
        assert extent.eccentricity == far
        assert (extent.radius, extent.diameter) == (min(far.values()), max(far.values()))
        assert set(extent.centre) == {city for city in far if far[city] == min(far.values())}
        assert set(extent.periphery) == {city for city in far if far[city] == max(far.values())}
        for a in board.cities:
            for b in extent.cities:
                steps = board.distance(a, b, mode)
                assert (table.isna().loc[a, b], steps) in ((True, None), (False, table.loc[a, b]))


def shortest_ways(board, a, b, mode):
    """Every shortest way between two places."""
    found, waiting = [], deque([(a,)])
    while waiting:
        way = waiting.popleft()
        if found and len(way) > len(found[0]):
            break
        if way[-1] == b:
            found.append(way)
            continue
        waiting.extend((*way, other) for other in board.neighbours(way[-1], mode) if other not in way)
    return found


@settings(max_examples=40)
@given(boards(), st.sampled_from(ALL_MODES))
def test_betweenness_and_closeness_are_what_enumeration_gives(board, mode):
    table = centrality(board, mode)
    others = len(board.cities) - 1
    for city in board.cities:
        pairs = list(combinations([other for other in board.cities if other != city], 2))
        passed = 0.0
        for a, b in pairs:
            ways = shortest_ways(board, a, b, mode)
            passed += sum(city in way for way in ways) / len(ways) if ways else 0.0
        assert table.loc[city, "betweenness"] == pytest.approx(passed / max(1, len(pairs)))
        away = [d for o in board.cities if o != city and (d := board.distance(city, o, mode)) is not None]
        assert table.loc[city, "reached"] == len(away)
        if away:
            mean = sum(away) / len(away)
            assert table.loc[city, "mean_steps"] == pytest.approx(mean)
            assert table.loc[city, "closeness"] == pytest.approx(len(away) / others / mean)
        else:
            assert isnan(table.loc[city, "mean_steps"])
            assert table.loc[city, "closeness"] == 0
    assert list(table["betweenness"]) == sorted(table["betweenness"], reverse=True)


def test_betweenness_by_hand():
    nodes = [Node(name, is_start=name == "a") for name in "abcd"]
    square = RouteGraph.from_parts(nodes, [Edge(*step) for step in ("ab", "bc", "cd", "da")])
    assert list(centrality(square, "land")["betweenness"]) == pytest.approx([1 / 6] * 4)
    line = RouteGraph.from_parts(nodes, [Edge(*step) for step in ("ab", "bc", "cd")])
    table = centrality(line, "land")
    assert table["betweenness"].to_dict() == pytest.approx({"b": 2 / 3, "c": 2 / 3, "a": 0, "d": 0})
    assert table["closeness"].to_dict() == pytest.approx({"b": 3 / 4, "c": 3 / 4, "a": 1 / 2, "d": 1 / 2})


@BOARDS
@MODES
def test_hubs_count_the_ways_out(board, mode):
    table = hubs(board, mode)
    counts = Counter((end, edge.mode) for edge in board.edges for end in (edge.a, edge.b))
    assert set(table.index) == {*board.cities, *board.forks}
    for place, row in table.iterrows():
        assert [row["land"], row["sea"], row["air"]] == [counts[place, m] for m in ("land", "sea", "air")]
        assert row["mixed"] == row["land"] + row["sea"]
        assert row["kind"] == board.node(place).kind
    assert list(table[mode]) == sorted(table[mode], reverse=True)


@BOARDS
@pytest.mark.parametrize("mode", ["land", "sea"])
def test_reach_lists_every_end_and_every_stop(board, mode):
    for node in board.nodes:
        rolls = rolls_to(board, node.id, mode)
        for roll in range(1, 7):
            found = reach(board, node.id, roll, mode)
            ways = board.landings(node.id, roll, mode)
            assert found.ways == ways
            assert set(found.ends) == {way.node for way in ways if len(way.path) == roll}
            assert set(found.stops) == {way.node for way in ways if len(way.path) < roll}
            assert set(found.stops) <= set(board.cities)
            assert set(found.places) == {other for other, with_rolls in rolls.items() if roll in with_rolls}
            assert len(found.places) == len(set(found.places))


def test_figures_of_the_finnish_board():
    assert [len(piece) for piece in components(FINNISH, "land")] == [28, 2, 1, 1]
    assert set(FINNISH.islands) == {city for piece in components(FINNISH, "land")[1:] for city in piece}
    assert (len(ports(FINNISH)), len(ports(FINNISH, "air"))) == (18, 18)
    ends = {frozenset((b.places[0], b.places[-1])): b.cut_off for b in bridges(FINNISH, "land")}
    assert ends[frozenset(("cairo", "egypt"))] == ("cairo",)
    assert ends[frozenset(("tamatave", "cape_st_marie"))] == ("cape_st_marie",)
    assert bridges(FINNISH, "mixed") == articulation_points(FINNISH, "mixed") == ()
    assert centrality(FINNISH, "air").index[0] == "capetown"
    assert hubs(FINNISH, "land").loc["dar_fur", "land"] == 6


@pytest.mark.parametrize(
    "ask",
    [distance_table, components, hubs, extents, centrality, bridges, articulation_points, ports],
    ids=lambda ask: ask.__name__,
)
def test_an_unknown_mode_is_refused(ask):
    with pytest.raises(AfrikanError, match="mode 'rail' is not one of land, sea, air, mixed"):
        ask(FINNISH, "rail")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_findings_are_told_in_each_language(lang):
    words = {
        "en": ("Dar-Fur", "betweenness", "kind", "city", "land", "Cairo"),
        "fi": ("Darfur", "välillisyys", "laji", "kaupunki", "maitse", "Kairo"),
        "sv": ("Darfur", "mellancentralitet", "slag", "stad", "till lands", "Kairo"),
    }[lang]
    assert named(centrality(FINNISH), FINNISH, lang).loc[words[0], words[1]] == pytest.approx(
        centrality(FINNISH).loc["dar_fur", "betweenness"]
    )
    table = named(hubs(FINNISH, "land"), FINNISH, lang)
    assert table.loc[words[0], words[2]] == words[3]
    assert table.loc[words[0], words[4]] == 6
    (bridge,) = [b for b in bridges(FINNISH, "land") if b.places[0] == "cairo"]
    assert bridge_word(FINNISH, bridge).text(lang).count(words[5]) == 2
    cut = next(c for c in articulation_points(FINNISH, "land") if c.place == "egypt")
    assert words[5] in cut_word(FINNISH, cut).text(lang)
    for mode in ("land", "sea"):
        for roll in range(1, 7):
            said = reach_word(FINNISH, reach(FINNISH, "cairo", roll, mode)).text(lang)
            assert said.startswith(words[5])


def same_places_and_steps(one, other):
    steps = [{(frozenset((edge.a, edge.b)), edge.mode) for edge in board.edges} for board in (one, other)]
    return set(one.nodes) == set(other.nodes) and steps[0] == steps[1]


@given(boards(), st.data())
def test_a_closed_port_takes_its_ships_and_nothing_else(board, data):
    city = data.draw(st.sampled_from(board.cities))
    left = [edge for edge in board.edges if not (edge.mode == "sea" and city in (edge.a, edge.b))]
    with_cities = [piece for piece in pieces(board.index, left) if piece & set(board.cities)]
    if not board.neighbours(city, "sea") or len(with_cities) > 1:
        with pytest.raises(
            AfrikanError, match="no way at all" if len(with_cities) > 1 else "there is no port in"
        ):
            with_closed_port(board, city)
        return
    after = with_closed_port(board, city)
    assert after.neighbours(city, "sea") == ()
    assert after.cities == board.cities
    assert set(after.edges) < set(board.edges)
    gone = set(board.index) - set(after.index)
    assert {board.node(place).kind for place in gone} <= {"sea"}
    for edge in set(board.edges) - set(after.edges):
        assert edge.mode == "sea"
        assert {edge.a, edge.b} & {city, *gone}
    for a, b in combinations(board.cities, 2):
        later = after.distance(a, b, "mixed")
        assert later is None or later >= board.distance(a, b, "mixed")
        assert after.distance(a, b, "land") == board.distance(a, b, "land")
        assert after.distance(a, b, "air") == board.distance(a, b, "air")


@given(boards(), st.integers(1, 5), st.data())
def test_a_new_road_can_be_taken_away_again(board, steps, data):
    a, b = data.draw(st.permutations(board.cities))[:2]
    direct = [way.steps for way in board.next_cities(a, "land") if way.node == b]
    if direct and min(direct) <= steps:
        with pytest.raises(AfrikanError, match="a new one must be shorter"):
            with_road(board, a, b, steps)
        return
    after = with_road(board, a, b, steps)
    assert after.distance(a, b, "land") == min(steps, board.distance(a, b, "land") or steps)
    assert set(board.edges) < set(after.edges)
    assert len(after.edges) == len(board.edges) + steps
    first = "new_road_1_1" if steps > 1 else b
    again = without_edge(after, a, first)
    assert same_places_and_steps(again, board)
    assert compare(board, again).distances.empty
    assert compare(board, again).centrality.empty


@given(boards(), st.data(), st.sampled_from(ALL_MODES))
def test_the_comparison_lists_exactly_the_pairs_that_changed(board, data, mode):
    a, b = data.draw(st.permutations(board.cities))[:2]
    try:
        after = with_road(board, a, b, data.draw(st.integers(1, 3)))
    except AfrikanError:
        return
    difference = compare(board, after, mode)
    listed = set()
    for (one, other), row in difference.distances.iterrows():
        old, new = board.distance(one, other, mode), after.distance(one, other, mode)
        listed.add(frozenset((one, other)))
        assert old != new
        assert new == row["after"]
        if old is not None:
            assert (row["before"], row["change"]) == (old, new - old)
    changed = {
        frozenset(pair)
        for pair in combinations(board.cities, 2)
        if board.distance(*pair, mode) != after.distance(*pair, mode)
    }
    assert listed == changed
    before, later = centrality(board, mode), centrality(after, mode)
    for city in board.cities:
        moved = abs(later.loc[city, "betweenness"] - before.loc[city, "betweenness"]) > 1e-9
        moved |= abs(later.loc[city, "closeness"] - before.loc[city, "closeness"]) > 1e-9
        assert (city in difference.centrality.index) == moved


def test_what_a_closed_port_changes_in_words_and_figures():
    after = with_closed_port(FINNISH, "cape_verde")
    difference = compare(FINNISH, after)
    assert difference.pairs == 496
    assert difference.distances.loc[("canary_islands", "cape_verde"), "after"] == 13
    assert (difference.distances["change"] > 0).all()
    count = len(difference.distances)
    for lang, word in {"en": "Farther apart", "fi": "Välimatka pidempi", "sv": "Längre avstånd"}.items():
        assert f"{word}: {count}." in difference.summary.text(lang)
    lost = compare(FINNISH, after, "sea")
    assert lost.distances["after"].isna().any()
    assert lost.distances["after"].isna().iloc[0]
    assert f"Without any way now: {int(lost.distances['after'].isna().sum())}." in lost.summary.text("en")


def test_a_changed_board_says_so_and_keeps_its_credit():
    once = with_road(NORDIC, "cairo", "suakin", 3)
    twice = with_closed_port(once, "suakin")
    for board in (once, twice):
        assert board.label == "reconstruction, changed by you"
        assert (board.title, board.licence, board.credit) == (NORDIC.title, NORDIC.licence, NORDIC.credit)
        assert board.name == "nordic_changed"
        assert board.spots == NORDIC.spots
    words = {"en": "changed by you", "fi": "omin muutoksin", "sv": "ändrat av dig"}
    for lang, word in words.items():
        assert f", {word}</text>" in twice.svg(lang=lang)
    nodes = [Node("a", is_start=True), Node("b")]
    own = with_road(RouteGraph.from_parts(nodes, [Edge("a", "b", "sea")]), "a", "b", 2)
    assert own.label == "changed by you"


def too_close(board, dots):
    return sum(dist(dot, (node.x, node.y)) < CLEARANCE for dot in dots for node in board.nodes)


@BOARDS
@pytest.mark.parametrize("steps", [2, 5, 9])
def test_the_dots_of_a_new_road_lie_on_the_board_and_clearer_of_others_than_on_a_straight_line(board, steps):
    bent = straight = 0
    for a, b in list(combinations(board.cities, 2))[::7]:
        if any(way.node == b for way in board.next_cities(a, "land")):
            continue
        after = with_road(board, a, b, steps)
        dots = [(node.x, node.y) for node in after.nodes if node.id not in board.index]
        assert len(dots) == steps - 1
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in dots)
        (ax, ay), (bx, by) = ((board.node(end).x, board.node(end).y) for end in (a, b))
        line = [(ax + i / steps * (bx - ax), ay + i / steps * (by - ay)) for i in range(1, steps)]
        assert too_close(board, dots) <= too_close(board, line)
        bent, straight = bent + too_close(board, dots), straight + too_close(board, line)
    assert bent < 0.6 * straight


def test_two_new_roads_have_dots_of_their_own():
    twice = with_road(with_road(FINNISH, "cairo", "suakin", 3), "tunis", "sahara", 3)
    new = [node.id for node in twice.nodes if node.id not in FINNISH.index]
    assert new == ["new_road_1_1", "new_road_1_2", "new_road_2_1", "new_road_2_2"]
    assert twice.label == "public digitisations, changed by you"


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (lambda: with_closed_port(FINNISH, "cairoo"), "no place with the id 'cairoo'"),
        (
            lambda: with_closed_port(FINNISH, "sahara"),
            "there is no port in 'sahara'; ports: tangier, cairo, canary",
        ),
        (lambda: with_closed_port(FINNISH, "fork_dakar"), "'fork_dakar' is a dot, but a city is needed here"),
        (
            lambda: with_closed_port(FINNISH, "canary_islands"),
            "no way at all would lead to Canary Islands; every",
        ),
        (lambda: with_road(FINNISH, "cairo", "fork_chad", 3), "'fork_chad' is a dot"),
        (lambda: with_road(FINNISH, "cairo", "cairo", 3), "two different cities, but both ends are 'cairo'"),
        (
            lambda: with_road(FINNISH, "cairo", "egypt", 4),
            "a road of length 4 joins 'cairo' and 'egypt' already",
        ),
        (lambda: with_road(FINNISH, "cairo", "suakin", 0), "the length 0 of a road must be .* from 1 to 30"),
        (lambda: with_road(FINNISH, "cairo", "suakin", 31), "the length 31 of a road"),
        (lambda: with_road(FINNISH, "cairo", "suakin", True), "the length True of a road"),
        (
            lambda: without_edge(FINNISH, "cairo", "egypt"),
            "nothing joins 'cairo' and 'egypt' by the mode 'land'; next",
        ),
        (lambda: without_edge(FINNISH, "cairo", "suakin", "mixed"), "mode 'mixed' of a way is unknown"),
        (lambda: without_edge(FINNISH, "x", "egypt"), "no place with the id 'x'"),
        (
            lambda: compare(FINNISH, RouteGraph.from_parts([Node("a", is_start=True)], [])),
            "on one board alone: a, ",
        ),
    ],
)
def test_impossible_changes_are_refused_in_one_sentence(change, answer):
    with pytest.raises(AfrikanError, match=answer) as caught:
        change()
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == 3
    assert type(caught.value) is AfrikanError
