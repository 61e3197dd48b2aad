"""Travel: known values, chances against games through the engine, the plan on the map, words, bad input."""

import re
import subprocess
import sys
from fractions import Fraction
from itertools import accumulate, pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rendering import assert_renders

import afrikan as af
from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.language import LANGUAGES
from afrikan.odds import travel, travel_money, travel_times
from afrikan.odds.answer.result import RULEBOOK
from afrikan.odds.journeys.walk import lone_position
from afrikan.session import use
from tests.strategies import readings

FINNISH = RouteGraph.load("finnish")
RARE = 1e-4
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""
PIRATES = "st_helena_fork_dakar_sea_1"
NEXT = "tangier_canary_islands_sea_2"
UNEVEN = "fan;sea_price=300;air_price=500"
DOT = "tangier_canary_islands_sea_1"
ROBBED = {"start": "canary_islands", "goal": "tangier", "money": 0, "stowaway": "must_skip"}

JOURNEYS = {
    "robbed": ("swedish", ROBBED),
    "two legs": ("fan", {"start": "morocco", "goal": "canary_islands", "money": 100}),
    "home": ("fan", {"start": "capetown", "money": 100}),
    "held": ("fan", {"start": PIRATES, "goal": "congo", "held": True}),
    "slave": ("fan", {"start": "slave_coast", "goal": ["cairo", "congo"], "slave": 2}),
    "drifting": ("fan", {"start": DOT, "goal": "cape_verde", "voyage": "drift", "money": 0}),
    "stopped": ("literal", {"start": "sahara", "goal": "dar_fur", "money": 200}),
    "a dot": ("original_1951", {"start": "congo", "goal": "sahara_dar_fur_land_2", "money": 250}),
    "there": ("fan", {"start": "cairo"}),
    "in time": ("fan", {"start": "capetown", "goal": "cairo", "money": 300, "within": 4}),
    "stranded": (
        "original_1951",
        {"start": "canary_islands", "goal": "cape_verde", "money": 100, "within": 2},
    ),
    "missed": ("original_1951", {"start": "canary_islands", "goal": NEXT, "money": 100, "within": 2}),
    "a coin": ("fan;penniless_definition=zero", {"start": "tangier", "goal": "canary_islands", "money": 150}),
}
EACH = pytest.mark.parametrize(("rules", "trip"), JOURNEYS.values(), ids=JOURNEYS)


# Values


def test_two_steps_by_land_and_three_by_sea():
    assert travel("fan", "morocco", "canary_islands", money=100).odds.mean == Fraction(91, 36)


def test_six_steps_by_land():
    odds = travel("fan", "tripoli", "egypt", money=0).odds
    assert odds.mean == Fraction(7, 6) ** 5
    assert round(float(odds.mean), 2) == 2.16
    assert odds[1] == Fraction(1, 6)
    assert odds.beyond == 0


def test_robbed_on_the_canary_islands():
    odds = travel("swedish", **ROBBED).odds
    assert odds.mean == Fraction(85, 36)
    assert dict(odds.chances) == {2: Fraction(2, 3), 3: Fraction(11, 36), 4: Fraction(1, 36)}
    assert odds.variance == sum(
        (turn - Fraction(85, 36)) ** 2 * chance for turn, chance in odds.chances.items()
    )


def test_whoever_is_there_needs_no_turn():
    for goal in ("cairo", "home", ["congo", "cairo"]):
        odds = travel("fan", "cairo", goal).odds
        assert dict(odds.chances) == {0: 1}
        assert odds.mean == odds.variance == 0
    assert travel("fan", "cairo", within=3).odds[0] == 1


def test_money_that_is_no_multiple_of_the_fares_counts_as_far_as_it_buys():
    odd, even = (travel("fan", "capetown", "cairo", money=money).odds for money in (250, 200))
    assert (odd.chances, odd.moments) == (even.chances, even.moments)


def test_the_start_money_is_taken_if_none_is_given():
    assert travel("swedish", "capetown", "cairo").money == 5000
    assert travel("fan", "capetown", "cairo").money == 300


def test_home_means_both_start_cities_and_several_goals_are_named_once():
    assert travel("fan", "congo").goal == travel("fan", "congo", "home").goal == ("tangier", "cairo")
    assert travel("fan", "congo", ["cairo", "tangier", "cairo"]).goal == ("cairo", "tangier")
    assert travel("fan", "congo").turns_expected <= travel("fan", "congo", "cairo").turns_expected


def test_what_is_cut_is_stated_and_mean_and_spread_are_those_of_the_whole():
    odds = travel("fan", "capetown", "cairo", money=0).odds
    assert 0 < odds.beyond < Fraction(1, 10**6)
    listed = sum(turn * chance for turn, chance in odds.chances.items())
    assert 0 < odds.mean - listed < Fraction(1, 10**4)
    assert odds.variance > 0
    assert sum(odds.chances.values()) + odds.beyond == 1


def test_in_time_or_quickest():
    quick = travel("fan", "ain_galaka", "tangier")
    in_time = travel("fan", "ain_galaka", "tangier", within=4)
    assert in_time.odds.at_most(4) == Fraction(378, 6**4) > quick.odds.at_most(4)
    assert in_time.turns_expected >= quick.turns_expected


@pytest.mark.parametrize(("start", "goal"), [("capetown", "cairo"), ("sierra_leone", "st_helena")])
def test_more_turns_are_never_a_smaller_chance(start, goal):
    chances = [
        travel("fan", start, goal, money=100, within=turns).odds.at_most(turns) for turns in range(1, 9)
    ]
    assert all(fewer <= more for fewer, more in pairwise(chances))
    assert chances[0] < chances[-1]


def test_expected_turns_of_every_place():
    turns = travel("original_1951", "cairo", "tangier", money=0).expected()
    assert set(turns) == {node.id for node in FINNISH.nodes}
    assert turns["tangier"] == 0
    assert turns["st_helena"] is None
    assert turns["morocco"] == Fraction(7, 6)


# Games through the engine


@EACH
def test_games_through_the_engine_fall_as_the_exact_chances_say(rules, trip):
    odds = travel(rules, **trip).odds
    assert odds.compare(odds.sample(600, seed=5)).surprise > RARE


@pytest.mark.parametrize(
    ("rules", "trip", "hazard", "chance"),
    [
        ("fan", {"start": "st_helena", "goal": "cape_verde", "money": 100}, "pirate", Fraction(1, 6)),
        ("fan;pirates_stop=always", {"start": "st_helena", "goal": "cape_verde", "money": 100}, "pirate", 1),
        ("fan", {"start": "st_helena", "goal": "cape_verde", "money": 100}, "bedouin", 0),
        ("fan", {"start": "sahara", "goal": "dar_fur", "money": 0, "within": 3}, None, None),
        ("original_1951", {"start": "sierra_leone", "goal": "st_helena", "money": 100}, None, None),
        ("original_1951", {"start": "st_helena", "goal": PIRATES, "money": 100}, None, 1),
    ],
)  # fmt: skip
def test_pirates_and_bedouins_catch_as_often_in_games(rules, trip, hazard, chance):
    odds = travel(rules, **trip).caught(hazard)
    assert chance in (None, odds.chance)
    assert odds.compare(odds.sample(600, seed=6)).surprise > RARE
    assert_renders(odds)


def test_a_wrong_chance_would_be_noticed():
    odds = travel("swedish", **ROBBED).odds
    other = travel("swedish", **{**ROBBED, "stowaway": "ready"}).odds
    assert odds.sample(600, seed=5).counts != other.sample(600, seed=5).counts
    with pytest.raises(AfrikanError):
        odds.compare(other.sample(600, seed=5))


def test_a_pawn_that_is_lost_never_arrives_in_a_game_either():
    trip = travel("original_1951", "st_helena", "capetown", money=0, within=3)
    assert trip.turns_expected is None
    assert trip.odds.beyond == 1
    assert trip.odds.compare(trip.odds.sample(20, seed=1)).rows[0].times == 20
    assert trip.caught().chance == 0
    assert "stays where it is" in str(trip.odds.notes[-1].text("en"))
    assert len(travel("fan", "cairo", "congo").odds.notes) == 3


# The plan as people see it


def test_each_roll_has_its_move():
    trip = travel("fan", "morocco", "canary_islands", money=100)
    moves = trip.moves()
    assert [move.roll for move in moves] == [1, 2, 3, 4, 5, 6]
    assert [move.end for move in moves] == ["fork_atlas"] + ["tangier"] * 5
    assert moves[0].actions == ("roll", "land fork_atlas 1")
    assert moves[1].actions == ("roll", "land tangier 2")
    assert moves[3].actions == ("roll", "land tangier 2", "stop")
    assert moves[3].path == ("morocco", "fork_atlas", "tangier")
    assert moves[3].mode == "land"
    assert moves[3].left == Fraction(49, 36)
    assert sum(move.left for move in moves) / 6 + 1 == trip.odds.mean


def test_flights_and_lost_turns_need_no_die():
    (flight,) = travel("fan", "capetown", "st_helena").moves()
    assert (flight.roll, flight.actions, flight.mode, flight.end, flight.left) == (
        0, ("fly st_helena",), "air", "st_helena", 0,
    )  # fmt: skip
    (skip,) = travel("swedish", **ROBBED).moves()
    assert (skip.actions, skip.mode, skip.path, skip.end) == (
        ("skip",),
        "",
        ("canary_islands",),
        "canary_islands",
    )
    assert travel("fan", "cairo").moves() == ()


def test_a_turn_that_flies_first_has_a_move_for_each_roll_after_the_flight():
    trip = travel("fan;fly_plus_roll=yes", "tangier", "tunis", money=300)
    moves = trip.moves()
    assert [move.roll for move in moves] == [1, 2, 3, 4, 5, 6]
    assert {move.actions[:2] for move in moves} == {("fly tripoli", "roll")}
    assert moves[0].actions[2:] == ("land tunis_tripoli_land_2 1",)
    assert 1 + sum(move.left for move in moves) / 6 == trip.odds.mean == Fraction(49, 36)
    assert trip.policy(5).moves["tangier"] == moves[4]


def test_a_way_that_changes_from_ship_to_road_is_drawn_by_both():
    policy = travel("freeat", "mozambique", "daressalam", money=100).policy(5)
    move = policy.moves["cape_st_marie"]
    assert [(mode, path[-1]) for mode, path in move.runs] == [("sea", "mozambique"), ("land", move.end)]
    (drawn,) = (arrow for arrow in policy.arrows() if arrow.path[0] == "cape_st_marie")
    assert (drawn.mode, drawn.path) == move.runs[0]
    whole = policy.arrows(whole=("cape_st_marie",))
    assert {(arrow.mode, arrow.path) for arrow in whole} >= set(move.runs)


def test_a_held_pawn_may_stay_held():
    moves = travel("fan", PIRATES, "congo", held=True).moves()
    assert [move.held for move in moves] == [False, False, True, True, True, True]
    assert {move.actions for move in moves} == {("release",)}


def test_the_moves_of_another_place_and_a_later_turn():
    trip = travel("fan", "ain_galaka", "tangier", within=4)
    first, last = trip.moves("tripoli", 1), trip.moves("tripoli", 4)
    assert {move.place for move in (*first, *last)} == {"tripoli"}
    assert {move.left for move in last} <= {0, 1}
    assert any(0 < move.left < 1 for move in trip.moves("ain_galaka", 2))
    assert trip.moves("tangier") == ()


@pytest.mark.parametrize("within", [None, 5])
def test_a_policy_is_the_moves_of_every_place_and_adds_up_to_the_values(within):
    trip = travel("fan", "capetown", "cairo", money=100, within=within)
    policies = [trip.policy(roll) for roll in range(1, 7)]
    values = policies[0].values
    assert values["cairo"] == (0 if within is None else 1)
    if within is None:
        assert values == trip.expected()
    for place, value in values.items():
        if place == "cairo":
            assert all(place not in policy.moves for policy in policies)
            continue
        lefts = [policy.moves[place].left for policy in policies]
        assert value == sum(lefts) / 6 + (1 if within is None else 0)
        by_roll = {move.roll: move for move in trip.moves(place)}
        for policy in policies:
            assert policy.moves[place] == by_roll.get(policy.roll, by_roll.get(0))


def test_moves_run_along_the_board_and_games_can_play_them():
    trip = travel("fan", "capetown", "cairo", money=100)
    for roll in (1, 4, 6):
        for place, move in trip.policy(roll).moves.items():
            assert move.path[0] == place
            assert move.path[-1] == move.end
            assert all(b in FINNISH.neighbours(a, move.mode) for a, b in pairwise(move.path))
    for place in ("capetown", "congo", "sahara", "st_helena", "tangier"):
        for move in trip.moves(place):
            game = Game.from_position(
                trip.rules, lone_position(trip.rules, {"at": place, "money": 100}), seed=1
            )
            game.do(move.actions[0])
            if move.roll:
                game.roll(move.roll)
            for action in move.actions[1:]:
                game.do(action)
            assert game.history[-1] != "", move
            assert game.players[0].at == move.end


def test_a_policy_is_kept():
    one = travel("fan", "capetown", "cairo", within=3)
    assert one.policy(3) is travel("fan", "congo", "cairo", within=3).policy(3)
    assert one.policy(3) is not one.policy(4)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["home", "held", "in time", "there", "stranded", "slave"])
def test_the_map_tells_the_move_and_shows_an_arrow_for_each_place(name, lang):
    rules, trip = JOURNEYS[name]
    found = travel(rules, **trip)
    picture = found.map_svg(5, lang)
    said = re.search(r"<desc[^>]*>(.*?)</desc>", picture).group(1)
    assert not re.search(r"[{}]|None", said)
    assert said.startswith(
        {"en": "The best moves with a roll of 5.", "fi": "Parhaat", "sv": "De bästa"}[lang]
    )


def test_the_words_of_the_map():
    said = re.search(
        "<desc[^>]*>(.*?)</desc>", travel("fan", "morocco", "canary_islands", money=100).map_svg(4, "en")
    )
    assert (
        "With a roll of 4 the pawn goes from Morocco to Tangier; after that 1.361 more turns" in said.group(1)
    )
    assert "Expected turns to the Canary Islands with 100." in said.group(1)
    in_time = travel("fan", "morocco", "canary_islands", money=100, within=2).map_svg(4, "en")
    assert "it arrives in time with a chance of 66.7 %" in in_time
    assert (
        "Chance to be in the Canary Islands within 2 turns with 100" in in_time or "on the Canary" in in_time
    )
    flight = travel("fan", "capetown", "st_helena").map_svg(4, "en")
    assert "the pawn goes from Capetown to St. Helena" in flight
    assert "the pawn stays" in travel("fan", PIRATES, "congo", held=True).map_svg(4, "en")
    assert "The pawn stands in Cairo." in travel("fan", "cairo").map_svg(4, "en")


# Tables


def test_the_table_holds_what_travel_answers():
    times = travel_times("fan", 100, ["canary_islands", "home", DOT])
    assert list(times.turns) == ["canary_islands", "home", DOT]
    for goal, row in times.turns.items():
        assert row == travel("fan", "cairo", goal, money=100).expected()
    frame = times.to_frame()
    assert frame.shape == (220, 3)
    assert frame.loc["morocco", "canary_islands"] == pytest.approx(91 / 36)
    stranded = travel_times("original_1951", 0, ["tangier"]).to_frame()
    assert stranded.loc["st_helena", "tangier"] == float("inf")
    assert travel_times("swedish", goals=["congo"]).money == 5000


def test_the_sums_that_matter_are_all_and_no_more():
    sums = travel_money("fan", "sahara")
    assert set(sums) < set(range(0, sums[-1] + 1, 100))
    rows = [travel_times("fan", money, ["sahara"]).turns["sahara"] for money in (*sums, sums[-1] + 100, 5000)]
    assert rows[-1] == rows[-2] == rows[-3] != rows[-4]
    assert travel_money("swedish", "sahara")[1] == 1000


@pytest.mark.parametrize(
    ("code", "goal"), [("fan", "sahara"), ("fan", "congo"), ("swedish", "tunis"), (UNEVEN, "st_helena")]
)
def test_each_sum_that_matters_is_faster_from_some_place_and_none_between_is(code, goal):
    sums = travel_money(code, goal)
    rows = [travel_times(code, money, [goal]).turns[goal] for money in sums]
    assert all(before != after for before, after in pairwise(rows))
    for money, row in zip(sums, rows, strict=True):
        later = [other for other in sums if other > money] or [money + 1_000]
        for between in range(money, later[0], 100):
            assert travel_times(code, between, [goal]).turns[goal] == row


def test_sums_of_no_use_are_left_out():
    assert travel_money(UNEVEN, "st_helena")[:3] == (0, 300, 500)


def test_the_table_says_what_it_rests_on():
    times = travel_times("fan", 100, ["congo", "cairo"])
    assert times.label.text("en") == travel("fan", "cairo", "congo").odds.label.text("en")
    assert times.to_frame().attrs["label"] == times.label.text("en")
    for lang in LANGUAGES:
        use(language=lang)
        page = ElementTree.fromstring(times._repr_html_())
        assert times.label.text(lang) in "".join(page.itertext())
        assert times.label.text(lang) in repr(times).splitlines()[-1]
    nordic = travel_times("fan;board=nordic", 100, ["congo"])
    assert "reconstruction" in nordic.label.text("en")


def test_changed_rules_are_not_passed_off_as_the_rules():
    changed = travel("fan;sea_price=300", "cairo", "congo", money=300)
    for odds in (changed.odds, changed.caught()):
        assert "some of which the user has changed" in odds.label.text("en")
    assert "the user" not in travel("fan", "cairo", "congo").odds.label.text("en")
    assert_renders(changed.odds)


# Any rules


@settings(max_examples=6, suppress_health_check=[HealthCheck.too_slow])
@given(readings(), st.sampled_from(FINNISH.cities), st.sampled_from(FINNISH.cities), st.integers(0, 400))
def test_under_any_rules_the_chances_add_up_and_render(rules, start, goal, money):
    rules = rules.replace(sea_price=100, air_price=200)
    odds = travel(rules, start, goal, money=money, within=3).odds
    assert sum(odds.chances.values()) + odds.beyond == 1
    assert all(low <= high for low, high in pairwise(accumulate(odds.chances.values())))
    assert odds.at_most(3) == travel(rules, start, goal, money=money, within=3).policy(1).values[start]
    assert odds.label.text("en") != RULEBOOK.text("en")


# Words


@EACH
def test_every_answer_renders_in_three_languages(rules, trip):
    assert_renders(travel(rules, **trip).odds)


def test_the_words_of_an_answer():
    odds = travel("fan", "capetown", money=100).odds
    question = "How many turns does a pawn with 100 need from Capetown to Tangier or to Cairo?"
    assert odds.question.text("en").startswith(question)
    assert odds.question.text("fi").startswith(
        "Nappula lähtee Kapkaupungista, ja rahaa on 100. Montako vuoroa se tarvitsee päästäkseen Tangeriin"
    )
    assert odds.question.text("sv").startswith(
        "Hur många turer behöver en pjäs med 100 i kassan från Kapstaden till"
    )
    assert "public digitisations" in odds.label.text("en")


def test_the_derivation_of_the_robbed_pawn_shows_its_numbers():
    lines = [step.latex for step in travel("swedish", **ROBBED).odds.steps]
    assert lines == [
        "E(T) = 1 + 1.361 = \\frac{85}{36} \\approx 2.3611",
        "P(T=2) = \\frac{2}{3} \\approx 0.6667",
        "P(T=3) = \\frac{11}{36} \\approx 0.3056",
        "P(T=4) = \\frac{1}{36} \\approx 0.0278",
        "E(T) = 2 \\cdot 0.6667 + 3 \\cdot 0.3056 + 4 \\cdot 0.0278 = \\frac{85}{36} \\approx 2.3611",
    ]


# Bad input

BAD = [
    ({"rules": 5}, "must be a Ruleset", "oltava", "måste vara"),
    ({"rules": "nobody"}, "there is no preset 'nobody'", "nobody", "nobody"),
    ({"start": "atlantis"}, "there is no place 'atlantis'", "'atlantis'", "'atlantis'"),
    ({"start": ["congo"]}, "there is no place ['congo']", "['congo']", "['congo']"),
    (
        {"goal": "carro"},
        "there is no place 'carro' to travel to; did you mean 'cairo'?",
        "paikkaa 'carro' ei ole",
        "ingen plats 'carro'",
    ),
    ({"goal": ["cairo", "mars"]}, "there is no place 'mars'", "paikkaa 'mars'", "ingen plats 'mars'"),
    ({"goal": [["cairo"]]}, "there is no place ['cairo']", "paikkaa ['cairo']", "ingen plats ['cairo']"),
    ({"goal": []}, "goal [] names no place", "määränpää []", "målet []"),
    ({"goal": None}, "goal None names no place", "määränpää None", "målet None"),
    ({"money": -100}, "'money' must be a whole number from 0 to 1,000,000, not -100", "-100", "-100"),
    ({"money": 99.5}, "'money' must be a whole number", "99.5", "99.5"),
    (
        {"within": 0},
        "number of turns (within) 0 must be a whole number from 1 to 60",
        "vuorojen määrä (within) 0",
        "antalet turer (within) 0",
    ),
    ({"within": True}, "number of turns (within) True", "(within) True", "(within) True"),
    ({"held": True}, "nobody can be held in 'cairo'", "'cairo'", "'cairo'"),
    ({"held": "yes"}, "'held' must be true or false, not 'yes'", "'yes'", "'yes'"),
    (
        {"start": "slave_coast", "slave": 4},
        "cannot begin a journey at 'slave_coast'; give fewer rolls",
        "paikasta 'slave_coast'",
        "resa i 'slave_coast'",
    ),
    ({"slave": 1}, "a slave stays on the Slave Coast, not in 'cairo'", "'cairo'", "'cairo'"),
    ({"voyage": "drift"}, "'voyage' is for pawns at sea, and 'cairo' is not at sea", "'cairo'", "'cairo'"),
    (
        {"start": DOT, "voyage": "raft"},
        "'voyage' must be one of 'ticket', 'drift', not 'raft'",
        "'raft'",
        "'raft'",
    ),
    (
        {"start": "st_helena", "stowaway": "ready"},
        "nobody is a 'stowaway' of that kind in a ruleset with penniless_sea=fixed_2",
        "kukaan ei ole tällainen 'stowaway' säännöstössä, jossa on penniless_sea=fixed_2",
        "ingen är 'stowaway' på det sättet i en regeluppsättning med penniless_sea=fixed_2",
    ),
    (
        {"rules": "original_1951", "start": "st_helena", "money": 0},
        "from 'st_helena' with 0 the goal 'congo' is not sure to be reached under these rules; give more",
        "ei näillä säännöillä pääse varmasti perille",
        "inte säkert att man når målet 'congo'",
    ),
]


@pytest.mark.parametrize(("given", "english", "finnish", "swedish"), BAD)
def test_bad_input_is_told_in_one_sentence_of_each_language(given, english, finnish, swedish):
    with pytest.raises(AfrikanError) as error:
        travel(**{"start": "cairo", "goal": "congo", **given})
    for lang, words in zip(LANGUAGES, (english, finnish, swedish), strict=True):
        assert words in error.value.text(lang)
        assert "\n" not in error.value.text(lang)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda trip: trip.caught("shark"), ("no hazard 'shark'", "vaaraa 'shark'", "fara 'shark'")),
        (lambda trip: trip.caught(["pirate"]), ("no hazard ['pirate']", "['pirate']", "['pirate']")),
        (lambda trip: trip.policy(7), ("roll 7 is not", "7", "7")),
        (lambda trip: trip.policy("six"), ("roll 'six' is not", "'six'", "'six'")),
        (lambda trip: trip.map_svg(0), ("roll 0 is not", "0", "0")),
        (lambda trip: trip.moves("mars"), ("'mars'", "'mars'", "'mars'")),
        (lambda trip: trip.moves(turn=0), ("turn 0 must be", "vuoro 0", "turen 0")),
        (lambda trip: travel_times("fan", -5), ("money -5 must be", "rahasumma -5", "penningsumman -5")),
        (lambda trip: travel_times("fan", goals=["mars"]), ("'mars'", "'mars'", "'mars'")),
        (lambda trip: travel_times("fan", goals="mars"), ("'mars'", "'mars'", "'mars'")),
        (lambda trip: travel_times("fan", goals=[["mars"]]), ("['mars']", "['mars']", "['mars']")),
        (lambda trip: travel_times("fan", goals=5), ("goal 5 names no place", "määränpää 5", "målet 5")),
        (lambda trip: travel_money("fan", "mars"), ("'mars'", "'mars'", "'mars'")),
    ],
)  # fmt: skip
def test_bad_questions_about_a_journey_are_told_so_too(ask, words):
    with pytest.raises(AfrikanError) as error:
        ask(travel("fan", "cairo", "congo"))
    for lang, part in zip(LANGUAGES, words, strict=True):
        assert part in error.value.text(lang)


# The package


def test_travel_is_called_by_its_public_name_and_speaks_the_language_in_use():
    assert af.odds.travel is travel
    assert callable(af.odds.travel)
    use(language="sv")
    assert "Hur många turer" in repr(af.odds.travel("swedish", **ROBBED).odds)


def test_no_answer_loads_numpy_or_numba():
    code = """
import sys
import afrikan as af
trip = af.odds.travel("fan", "capetown", "cairo", within=3)
trip.odds, trip.odds.latex("en"), repr(trip.odds), trip.odds.svg("fi"), trip.odds.sample(20, seed=1)
trip.caught(), trip.moves(), trip.map_svg(2, "sv"), trip.expected()
af.odds.travel_times("fan", goals=["congo"]), af.odds.travel_money("fan", "congo")
print(sorted({"numpy", "numba", "pandas", "matplotlib", "networkx"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
