"""The panel about journeys: known travel times, conditions where possible, moves, maps and tables."""

import re
from fractions import Fraction
from html import unescape

import pytest
from lesson import Hand, bare, check_topic

import afrikan as af
from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.rules.presets import presets
from afrikan.widgets.lesson.html import question_html
from afrikan.widgets.lessons.travel.panel import TOPIC, TravelPanel

BOARD = RouteGraph.load("finnish")
PIRATES = "st_helena_fork_orange_sea_1"
ROBBED = {
    "rules": "swedish",
    "start": "canary_islands",
    "goal": "tangier",
    "money": 0,
    "condition": "must_skip",
}


def some(_):
    """What differs in kind: each ruleset, aim, condition and way to travel; what is never reached, too."""
    for rules in presets():
        yield {"rules": rules, "start": "capetown", "money": 3, "roll": "4"}
        yield {"rules": rules, "goal": "tangier", "money": 1, "aim": "chance", "within": 4, "roll": "6"}
    yield {"start": PIRATES, "condition": "held", "goal": "congo", "money": 4}
    yield {"start": "tangier", "goal": "home"}
    yield {"rules": "original_1951", "start": "st_helena", "money": 0, "aim": "chance", "within": 9}
    yield {"start": "slave_coast", "condition": "slave_2", "goal": "congo", "money": 10}
    yield {"aim": "chance", "within": 1}
    yield ROBBED
    yield ROBBED | {"condition": "stowaway"}


def tables(html):
    """The cells of each table, row by row, the head among them."""
    return [
        [[unescape(bare(cell)) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)]
         for row in re.findall(r"<tr>(.*?)</tr>", table)]
        for table in re.findall(r"<table[^>]*>(.*?)</table>", html, re.DOTALL)
    ]  # fmt: skip


def after(state, lang="en"):
    return state.answer.after(lang)


def test_every_question_is_answered_simulated_and_told():
    assert check_topic(TOPIC, some, trials=60) == 2 * len(presets()) + 7


# What is known


@pytest.mark.parametrize(
    ("entered", "mean", "soon"),
    [
        ({"start": "egypt", "goal": "tripoli", "money": 0}, Fraction(7, 6) ** 5, None),
        ({"start": "morocco", "goal": "canary_islands", "money": 1}, Fraction(91, 36), None),
        (ROBBED, Fraction(85, 36), Fraction(35, 36)),
        ({"start": "capetown", "goal": "st_helena", "money": 3}, 1, 1),
        ({"start": "suakin", "goal": "tunis", "money": 3, "aim": "chance", "within": 4}, 4, 1),
    ],
)
def test_the_figures_are_those_worked_out_by_hand(entered, mean, soon):
    state = TravelPanel(**entered).state
    found = {figure.key: figure.exact(state.answer) for figure in state.figures}
    assert found["mean"] == mean
    assert soon is None or found["soon"] == soon


def test_a_robbed_pawn_boards_unpaid_and_comes_in_its_second_turn_two_times_of_three():
    assert TravelPanel(**ROBBED).state.answer.odds[2] == Fraction(2, 3)


def test_money_counts_in_ship_tickets_of_the_ruleset():
    questions = [TravelPanel(rules=rules, money=2).state.question for rules in ("fan", "swedish")]
    assert ["with 200 need" in questions[0], "with 2,000 need" in questions[1]] == [True, True]


def test_what_the_plan_aims_at_is_predicted_first():
    keys = [[figure.key for figure in TravelPanel(aim=aim).state.figures] for aim in ("turns", "chance")]
    assert keys == [["mean", "soon", "enough"], ["soon", "mean", "enough"]]
    lost = TravelPanel(rules="original_1951", start="st_helena", money=0, aim="chance").state
    assert [figure.key for figure in lost.figures] == ["soon"]
    assert "first turn" in TravelPanel(aim="chance", within=1).state.figures[0].said.text("en")


# Fields


@pytest.mark.parametrize(
    ("rules", "start", "conditions"),
    [
        ("fan", "cairo", ["free"]),
        ("fan", PIRATES, ["free", "held"]),
        ("fan", "slave_coast", ["free", "slave_1", "slave_2", "slave_3"]),
        ("swedish", "slave_coast", ["free", "slave_1"]),
        ("fan", "canary_islands", ["free"]),
        ("swedish", "canary_islands", ["free", "must_skip", "stowaway"]),
        ("swedish", PIRATES, ["free", "held"]),
    ],
)
def test_only_possible_conditions_are_offered(rules, start, conditions):
    hand = Hand(TravelPanel(rules=rules, start=start, money=3))
    assert [value for _, value in hand.panel.fields.of["condition"].options] == conditions
    for condition in conditions:
        hand.choose("condition", condition)
        assert hand.line("error") == ""


def test_a_condition_that_another_start_lacks_gives_way():
    hand = Hand(TravelPanel(start="slave_coast", condition="slave_3", goal="congo"))
    hand.choose("start", "cairo")
    assert (hand.state.values["condition"], hand.line("error")) == ("free", "")


def test_a_start_is_a_city_or_a_dot_of_a_hazard_and_a_goal_a_city_or_home():
    of = TravelPanel().fields.of
    hazards = {node.id for node in BOARD.nodes if node.hazard}
    assert {value for _, value in of["start"].options} == {*BOARD.cities, *hazards}
    assert {value for _, value in of["goal"].options} == {*BOARD.cities, "home"}
    assert "Home: Tangier or Cairo" in [name for name, _ in of["goal"].options]


def test_turns_to_keep_to_are_asked_only_where_they_count():
    hand = Hand(TravelPanel())
    assert "within" not in hand.state.values
    hand.choose("aim", "chance")
    hand.choose("within", 6)
    assert hand.state.answer.odds.at_most(6) == hand.state.figures[0].exact(hand.state.answer)
    assert "within 6 turns" in bare(question_html(hand.state))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "from St. Helena to Tangier or to Cairo with 0 the pawn is not certain to arrive"),
        ("fi", "Saint Helenalta Tangeriin tai Kairoon ei näillä säännöillä pääse varmasti, kun rahaa on 0"),
        ("sv", "från S:t Helena till Tanger eller till Kairo är det med 0 i kassan"),
    ],
)
def test_a_goal_that_is_not_certain_is_told_with_names_and_mended_by_another_aim(lang, told):
    hand = Hand(TravelPanel(lang, start="st_helena", money=3))
    hand.choose("rules", "original_1951")
    hand.choose("money", 0)
    assert told in hand.line("error")
    hand.choose("aim", "chance")
    assert hand.line("error") == ""
    hand.press("reveal")
    assert "{" not in hand.shown


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        ({"start": "mars"}, "'Start' cannot be 'mars'"),
        ({"condition": "held"}, "'Condition' cannot be 'held'"),
        ({"money": 11}, "Money, in ship tickets"),
        ({"roll": "7"}, "'The map shows' cannot be '7'"),
        ({"aim": "chance", "within": 0}, "Turns to keep to 0 must be"),
    ],
)
def test_what_the_panel_cannot_begin_with_is_refused(entered, sentence):
    with pytest.raises(AfrikanError, match=re.escape(sentence)):
        TravelPanel(**entered)


# What is shown


def test_another_roll_is_another_look_and_no_other_question():
    hand = Hand(TravelPanel(start="congo", seed=7))
    hand.guess("mean", "5")
    hand.press("simulate", "reveal")
    trials, before = hand.state.sample.trials, hand.panel.result.value
    hand.choose("roll", "3")
    assert hand.state.revealed
    assert (hand.state.sample.trials, list(hand.state.predictions)) == (trials, ["mean"])
    assert "The best moves with a roll of 3" in hand.shown
    assert hand.panel.result.value != before
    hand.choose("roll", "none")
    assert hand.panel.result.value == before
    hand.choose("start", "cairo")
    assert not hand.state.revealed
    assert hand.state.sample.trials == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_the_answer_the_map_shows_start_and_goal_and_gives_nothing_away(lang):
    state = TravelPanel(lang, start="congo", goal="tunis", seed=7).state
    page = question_html(state)
    assert page.count('role="img"') == 1
    for place in ("congo", "tunis"):
        assert BOARD.node(place).label(lang) in bare(page.split("<figcaption>")[0].split("<desc>")[1])
    assert state.word("impossible") not in page
    mean = state.answer.odds.mean
    for digits in (f"{float(mean):.1f}", f"{float(mean):.1f}".replace(".", ",")):
        assert digits not in bare(page)


def test_the_condition_and_the_aim_stand_below_the_first_map():
    caption = bare(question_html(TravelPanel(start=PIRATES, condition="held", goal="congo").state))
    assert "(held by pirates or bedouins)" in caption
    assert "It follows the plan with the fewest expected turns." in caption


@pytest.mark.parametrize(
    "entered",
    [
        {"start": "cairo", "goal": "tangier", "money": 3},
        {"start": PIRATES, "condition": "held", "goal": "congo"},
        {"start": "capetown", "goal": "st_helena"},
        {"start": "cairo", "goal": "tangier", "money": 0},
        ROBBED,
    ],
)
def test_the_table_of_the_first_turn_leads_to_the_expected_turns(entered):
    state = TravelPanel(**entered).state
    head, *rows = tables(after(state))[0]
    assert head == ["Roll", "Best move", "Expected turns after that"]
    assert len(rows) in (1, 6)
    left = [float(re.split("[=≈] ", row[2])[-1]) for row in rows]
    assert 1 + sum(left) / len(left) == pytest.approx(float(state.answer.odds.mean), abs=0.002)


def test_the_first_turn_is_told_as_it_is_played():
    shown = bare(after(TravelPanel(start="cairo", goal="tangier", money=3).state))
    assert "It begins with: Pay 100 for the ship, then roll." in shown
    assert "5 steps by sea to Tunis" in shown
    assert "no roll flight to St. Helena 0" in bare(
        after(TravelPanel(start="capetown", goal="st_helena").state)
    )
    shown = bare(after(TravelPanel(start=PIRATES, condition="held", goal="congo").state))
    assert shown.count("gets free") == 2
    assert shown.count("is held on") == 4
    assert "It begins with: Wait on the island for a free passage." in bare(
        after(TravelPanel(**ROBBED).state)
    )
    assert "3 steps by sea to Mozambique, then 2 steps on land to" in bare(
        after(TravelPanel(rules="freeat", start="cape_st_marie", goal="daressalam", money=1).state)
    )
    assert "; it is caught there" in bare(after(TravelPanel(start="st_helena", money=1).state))


def test_the_chance_to_arrive_in_time_is_the_mean_of_the_last_column():
    state = TravelPanel(start="gold_coast", goal="suakin", aim="chance", within=4).state
    head, *rows = tables(after(state))[0]
    assert head[2] == "Chance to arrive in time after that"
    left = [float(re.search(r"([\d.]+) %", row[2])[1]) for row in rows]
    assert sum(left) / len(left) == pytest.approx(100 * float(state.answer.odds.at_most(4)), abs=0.1)


@pytest.mark.parametrize("roll", ["none", "5"])
def test_the_map_has_a_table_beside_it(roll):
    state = TravelPanel(start="congo", goal="tunis", money=3, roll=roll).state
    head, *rows = tables(after(state))[1]
    assert len(rows) == len(BOARD.cities)
    assert len(head) == (2 if roll == "none" else 3)
    expected = af.odds.travel("fan", "congo", "tunis", money=300).expected()
    told = {row[0]: row[1] for row in rows}
    assert told == {BOARD.node(city).label("en"): f"{float(expected[city]):.2f}" for city in BOARD.cities}
    if roll == "5":
        assert next(row for row in rows if row[0] == "Tunis")[2] == "at the goal"


def test_the_map_of_chances_and_its_table_agree():
    state = TravelPanel(goal="tangier", money=1, aim="chance", within=4).state
    cairo = next(row for row in tables(after(state))[1] if row[0] == "Cairo")
    assert cairo[1] == "89.0 %"
    assert ">89 %<" in after(state).split("</svg>")[0]


def test_a_danger_is_told_as_a_chance_and_its_absence_in_a_sentence():
    safe, risky = TravelPanel(start="congo").state, TravelPanel(start="st_helena", money=1).state
    assert (len(safe.answer.more), len(risky.answer.more)) == (0, 1)
    assert "never caught" in after(safe)
    assert "never caught" not in after(risky)
    assert 0 < risky.answer.more[0].chance < 1
    risky.reveal()
    assert "pirates" in risky.topic.think(risky.values)[-1].text("en")


def test_at_the_goal_there_is_no_first_turn():
    state = TravelPanel(start="tangier", goal="home").state
    assert state.answer.odds.mean == 0
    assert len(tables(after(state))) == 1
