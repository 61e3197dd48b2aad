"""The panel about the board as a graph: every question against networkx, and what is shown of the answer."""

import re
from fractions import Fraction
from itertools import combinations

import networkx as nx
import pytest
from lesson import Hand, bare, check_topic

import afrikan as af
from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.widgets.lesson.html import question_html, result_html
from afrikan.widgets.lesson.state import LessonState
from afrikan.widgets.lessons.routes.fields import MODES
from afrikan.widgets.lessons.routes.panel import QUESTIONS, TOPIC, RoutePanel
from afrikan.widgets.lessons.routes.table import table_html
from afrikan.widgets.lessons.routes.words import signed, word

FINNISH = RouteGraph.load("finnish")
KINDS = (
    [{"what": what, "mode": mode} for what, modes in MODES.items() for mode in modes]
    + [{"what": what, "board": "nordic"} for what in MODES]
    + [
        {"what": "distance", "start": "cairo", "goal": "st_helena"},
        {"what": "roll", "start": "gold_coast", "roll": 1, "aim": "timbuktu"},
        {"what": "roll", "start": "gold_coast", "roll": 6, "mode": "sea", "aim": "fork_benin"},
        {"what": "roll", "start": "egypt", "mode": "sea"},
        {"what": "hub", "city": "st_helena"},
        {"what": "cut", "spot": "fork_limpopo"},
        {"what": "cut", "spot": "dar_fur"},
        {"what": "between", "city": "st_helena"},
        {"what": "near", "city": "tamatave"},
        {"what": "port", "port": "congo"},
        {"what": "road", "one": "tamatave", "other": "mozambique", "steps": 3},
        {"what": "road", "one": "cairo", "other": "suakin", "steps": 4, "mode": "mixed"},
        {"what": "road", "one": "tangier", "other": "lake_victoria", "steps": 1, "mode": "mixed"},
    ]
)
ASKED = pytest.mark.parametrize("entered", KINDS, ids=lambda entered: "-".join(map(str, entered.values())))


def steps_between(board, mode):
    """The board as a simple networkx graph of all its steps in a mode, its cities included."""
    modes = ("land", "sea") if mode == "mixed" else (mode,)
    graph = nx.Graph()
    graph.add_nodes_from(board.cities)
    graph.add_edges_from((edge.a, edge.b) for edge in board.edges if edge.mode in modes)
    return graph


def found(**entered):
    """The figures of a question, by key."""
    state = LessonState(TOPIC, "en", 7, **entered)
    return {figure.key: figure.exact(state.answer) for figure in state.figures}


def test_every_question_is_answered_simulated_and_told():
    kinds = [entered for entered in KINDS if "board" not in entered]
    assert check_topic(TOPIC, lambda _: kinds, trials=100) == len(kinds)


def test_every_question_is_answered_and_told_in_one_panel_after_another():
    hand = Hand(RoutePanel("fi"))
    for entered in KINDS:
        for key, value in ({"board": "finnish"} | entered).items():
            hand.choose(key, value)
        hand.press("reveal")
        assert hand.panel.state.error == ""
        assert hand.shown
        hand.press("reveal")


# The answers


@pytest.mark.parametrize(("mode", "steps", "reached"), [("land", 30, 27), ("sea", 28, 17), ("mixed", 25, 31)])
def test_distances_are_the_shortest_ways(mode, steps, reached):
    assert found(what="distance", mode=mode) == {"steps": steps, "reached": reached}
    away = nx.single_source_shortest_path_length(steps_between(FINNISH, mode), "cairo")
    assert away["capetown"] == steps
    assert len(away.keys() & set(FINNISH.cities)) - 1 == reached


def test_where_no_way_leads_the_question_is_what_can_be_reached():
    state = RoutePanel(what="distance", start="tamatave", goal="cairo").state
    assert state.question.startswith("No way leads from Tamatave to Cairo by land. How many other cities")
    assert [figure.key for figure in state.figures] == ["reached"]
    assert state.answer.numbers["reached"] == 1


@pytest.mark.parametrize("mode", ["land", "sea"])
@pytest.mark.parametrize("roll", [1, 4, 6])
def test_a_roll_reaches_what_the_landings_say(mode, roll):
    ends = {way.node for way in FINNISH.landings("gold_coast", roll, mode)}
    cities = ends & set(FINNISH.cities)
    figures = found(what="roll", start="gold_coast", mode=mode, roll=roll)
    assert figures == {"chance": Fraction(1, 2), "cities": len(cities), "dots": len(ends - cities)}


def test_hubs_have_most_directions():
    for mode in MODES["hub"]:
        degrees = dict(steps_between(FINNISH, mode).degree)
        for city in ("dar_fur", "tangier", "st_helena"):
            figures = found(what="hub", city=city, mode=mode)
            assert figures == {"ways": degrees[city], "most": max(degrees[other] for other in FINNISH.cities)}


@pytest.mark.parametrize("spot", ["victoria_falls", "fork_limpopo", "egypt", "dar_fur", "tangier"])
def test_what_a_lost_place_cuts_off_lies_apart_from_the_starts(spot):
    graph = steps_between(FINNISH, "land")
    whole = next(piece for piece in nx.connected_components(graph) if spot in piece)
    graph.remove_node(spot)
    sides = [nx.node_connected_component(graph, start) for start in {*FINNISH.starts} - {spot}]
    rest = max(sides, key=len)
    figures = found(what="cut", spot=spot)
    assert figures["cut"] == len((whole - rest - {spot}) & set(FINNISH.cities))
    assert (figures["worst"], figures["bridges"]) == (4, 6)


def test_ships_leave_no_place_that_cuts():
    assert set(found(what="cut", mode="mixed").values()) == {0}


def test_the_centre_is_a_chance_and_a_mean():
    assert found(what="between", city="tangier", mode="mixed") == {"between": Fraction(91, 930)}
    assert found(what="near", city="dar_fur", mode="mixed") == {
        "mean": Fraction(335, 31),
        "few": Fraction(16, 31),
    }


@pytest.mark.parametrize("city", ["tangier", "congo", "gold_coast", "capetown"])
def test_a_closed_port_is_a_board_without_its_sea_routes(city):
    before, after = steps_between(FINNISH, "mixed"), steps_between(FINNISH, "mixed")
    after.remove_edges_from([(city, other) for other in FINNISH.neighbours(city, "sea")])
    old, new = (dict(nx.all_pairs_shortest_path_length(graph)) for graph in (before, after))
    changes = [new[a][b] - old[a][b] for a, b in combinations(FINNISH.cities, 2)]
    assert found(what="port", port=city) == {"changed": sum(map(bool, changes)), "most": max(changes)}


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("sierra_leone", "slave_coast", 4), ("tangier", "lake_victoria", 1), ("cairo", "suakin", 4)],
)
def test_a_new_road_shortens_the_ways_over_it(one, other, steps):
    away = {city: FINNISH.distances(city, "mixed") for city in FINNISH.cities}
    spared = [
        max(0, away[a][b] - min(away[a][x] + steps + away[y][b] for x, y in ((one, other), (other, one))))
        for a, b in combinations(FINNISH.cities, 2)
    ]
    figures = found(what="road", one=one, other=other, steps=steps, mode="mixed")
    assert figures == {"changed": sum(map(bool, spared)), "most": max(spared)}


# What is shown


def test_a_question_without_chance_is_predicted_and_answered_without_simulation():
    hand = Hand(RoutePanel("en", 7))
    assert hand.line("status") == "What do you expect? Note your prediction before you look at the answer."
    assert hand.panel._steps["simulate"].layout.display == "none"
    assert [bare(step.children[0].value).split(".")[0].strip() for step in steps_there(hand)] == ["1", "2"]
    hand.guess("steps", "30")
    assert "Simulation" not in hand.shown
    assert hand.line("status").startswith("Check it on paper")
    hand.press("simulate")
    assert "cannot be simulated" in hand.line("error")
    hand.press("reveal")
    assert hand.line("status") == "Your prediction 30 is right."
    assert "Prediction and exact answer" in hand.shown
    assert "Cairo – Egypt – Dar-Fur" in hand.shown
    hand.choose("what", "roll")
    assert hand.panel._steps["simulate"].layout.display is None
    assert [bare(step.children[0].value).split(".")[0].strip() for step in steps_there(hand)] == [
        "1",
        "2",
        "3",
    ]
    hand.press("simulate")
    assert hand.state.sample.trials == 1_000
    assert "cities where a roll of 4 can end – – " in hand.shown


def steps_there(hand):
    return [step for step in hand.panel._steps.values() if step.layout.display != "none"]


@ASKED
def test_maps_are_told_in_words_and_each_has_a_table(entered):
    lang = LANGUAGES[KINDS.index(entered) % len(LANGUAGES)]
    state = LessonState(TOPIC, lang, 7, **entered)
    state.reveal()
    before, after = question_html(state), state.answer.after(lang)
    for page in (before, after):
        assert page.count("<svg") == page.count('role="img"') == page.count("<desc") == 1
        assert len(page) < 150_000
        assert re.search(r'<svg[^>]* lang="(\w+)"', page)[1] == lang
        assert not re.search(r"[{}]", bare(page))
    told = "<table" in after or "<p>" in after
    assert told
    assert state.answer.asked.label.text(lang) in bare(result_html(state)).replace("&quot;", '"')


@ASKED
def test_the_situation_does_not_give_the_answer_away(entered):
    state = LessonState(TOPIC, "en", 7, **entered)
    if entered["what"] not in ("port", "road"):
        assert "Highest" not in question_html(state)
        assert "Values:" not in question_html(state)


@pytest.mark.parametrize("what", MODES)
def test_the_rebuilt_board_says_so_on_every_picture(what):
    state = LessonState(TOPIC, "en", 7, what=what, board="nordic")
    for page in (question_html(state), state.answer.after("en")):
        drawn = re.search(r"<svg.*</svg>", page, re.DOTALL).group()
        assert "reconstruction" in re.sub(r"<desc.*?</desc>", "", drawn)
    assert "reconstruction" in state.answer.asked.label.text("en")


def test_a_changed_board_says_so_and_who_loses_most():
    hand = Hand(RoutePanel(what="port", port="tangier"))
    hand.press("reveal")
    assert "public digitisations, changed by you" in hand.shown
    assert "Of 496 pairs of cities, 58 lie farther apart. Hit hardest: Canary Islands, on" in hand.shown
    assert "average 5.7 steps farther from the others" in hand.shown
    assert "Canary Islands 17.4 23.1 +5.7" in hand.shown
    hand.choose("what", "road")
    hand.choose("one", "tamatave")
    hand.choose("other", "mozambique")
    hand.press("reveal")
    assert "Pairs that had no way before: 56." in hand.shown
    assert "Tangier – Tamatave – 27 –" in hand.shown
    assert "the new road" in hand.shown


def test_a_road_that_changes_nothing_is_told_so():
    hand = Hand(RoutePanel(what="road", one="cairo", other="suakin", steps=4, mode="mixed"))
    hand.press("reveal")
    assert "No distance changes." in hand.shown


@pytest.mark.parametrize("lang", WORDINGS)
def test_places_are_named_in_each_wording(lang):
    state = RoutePanel(lang, what="cut", spot="slave_coast").state
    state.reveal()
    assert state.question
    assert ("Orjarannikko" in state.question) == (lang == "fi")


# The fields


def test_fields_come_and_go_with_the_question():
    hand = Hand(RoutePanel())
    shown = {}
    for what in QUESTIONS:
        hand.choose("what", what)
        shown[what] = {field.key for field in hand.state.fields} - {"what", "board"}
    assert shown == {
        "distance": {"start", "goal", "mode"},
        "roll": {"start", "mode", "aim", "roll"},
        "hub": {"city", "mode"},
        "cut": {"spot", "mode"},
        "between": {"city", "mode"},
        "near": {"city", "mode"},
        "port": {"port"},
        "road": {"one", "other", "steps", "mode"},
    }


def test_a_way_of_travel_that_a_question_does_not_know_gives_way():
    hand = Hand(RoutePanel(what="hub", mode="air"))
    hand.choose("what", "roll")
    assert hand.line("error") == ""
    assert hand.state.values["mode"] == "land"
    assert [value for _, value in hand.panel.fields.of["mode"].options] == ["land", "sea"]


def test_the_places_to_reach_follow_the_start():
    hand = Hand(RoutePanel(what="roll", start="gold_coast", aim="timbuktu"))
    offered = [value for _, value in hand.panel.fields.of["aim"].options]
    assert offered[:3] == ["any", "timbuktu", "sierra_leone"]
    assert set(offered[3:]) <= {node.id for node in FINNISH.nodes if node.kind == "land"}
    hand.choose("start", "egypt")
    assert hand.state.values["aim"] == "any"
    assert hand.line("error") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("entered", "key", "value"),
    [
        ({"what": "distance"}, "goal", "cairo"),
        ({"what": "near", "city": "cairo"}, "city", "st_helena"),
        ({"what": "port"}, "port", "canary_islands"),
        ({"what": "road"}, "other", "sierra_leone"),
        ({"what": "road", "one": "cairo"}, "other", "egypt"),
    ],
)
def test_what_cannot_be_is_told_and_mended(lang, entered, key, value):
    hand = Hand(RoutePanel(lang, **entered))
    before = hand.state.values[key]
    simulable = hand.state.simulable
    hand.choose(key, value)
    assert hand.line("error").startswith("⚠ ")
    assert hand.state.answer is None
    assert hand.state.simulable == simulable
    hand.choose(key, before)
    assert hand.line("error") == ""
    assert hand.state.answer is not None


def test_a_panel_begins_as_a_teacher_sets_it_up():
    panel = af.RoutePanel("sv", 3, what="roll", start="congo", roll=6, mode="sea", board="nordic")
    assert panel.seed.value == "3"
    assert panel.fields.of["start"].value == "congo"
    assert repr(panel).startswith("<RoutePanel: En pjäs står i Luanda och reser till sjöss")
    for wrong in ({"what": "cut", "mode": "air"}, {"roll": 7}, {"start": "atlantis"}, {"colour": "red"}):
        with pytest.raises(AfrikanError):
            af.RoutePanel(**wrong)


def test_every_question_has_its_own_thoughts():
    told = {TOPIC.think({"what": what})[number].text("en") for what in QUESTIONS for number in (0, 1)}
    assert len(told) == 2 * len(QUESTIONS)


# Tables


def test_a_long_table_folds_what_comes_after_the_first_rows():
    rows = [(f"row {number}", "<b>") for number in range(12)]
    page = table_html(word("what"), [word("city"), word("steps")], rows, "en")
    assert page.count("<table") == 2
    assert page.index("row 7") < page.index("<details") < page.index("row 8")
    assert "4 more" in page
    assert "<b>" not in page
    folded = table_html(word("what"), [word("city"), word("steps")], rows, "en", most=0)
    assert folded.startswith("<details")
    assert table_html(word("what"), [word("city")], [], "en") == ""


def test_changes_have_signs():
    assert [signed(value, "fi", 1) for value in (1.25, -3, 0)] == ["+1,2", "−3,0", "0,0"]
