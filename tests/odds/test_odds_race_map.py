"""Where a chaser still has a chance, and what tickets and turns are worth: against races set up singly."""

from fractions import Fraction
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.races.worth import FLIGHT, LOST, TICKET
from afrikan.star.tables import board_of

SLACK = Fraction(1, 10**9)
"""A race is followed until less than this is left."""

race = af.odds.race
STAR = {"at": "congo", "money": 300, "star": True}
CHASER = {"at": "dar_fur", "money": 100, "horseshoe": True}
THIRD = {"at": "st_helena_fork_dakar_sea_2", "money": 0, "horseshoe": True}
FIELDS = {
    "the last of two": [STAR, CHASER],
    "the first": [CHASER, STAR, THIRD],
    "the second": [STAR, CHASER, THIRD],
}


def moved(field, place):
    """The same runners, the chaser at another place."""
    return [{**entry, "at": place} if entry is CHASER else entry for entry in field]


@pytest.mark.parametrize("code", ["fan", "literal"])
@pytest.mark.parametrize("field", FIELDS)
def test_every_place_has_the_chance_of_a_race_begun_there(code, field):
    field = FIELDS[field]
    number = field.index(CHASER) + 1
    found = race(code, field).map(number)
    graph = af.RouteGraph.load("finnish")
    assert set(found) == {node.id for node in graph.nodes} - set(graph.starts)
    for place in [*graph.cities, *list(found)[::23]]:
        if place not in graph.starts:
            begun = race(code, moved(field, place)).course.chance(number - 1)
            assert abs(found[place] - begun) < SLACK


@pytest.mark.parametrize("place", ["dar_fur", "st_helena", "timbuktu", "ocomba_congo_land_1", "fork_dakar"])
def test_the_map_of_best_answers_has_the_chance_of_an_answer_by_the_clock(place):
    field = FIELDS["the second"]
    found = race("fan", field).map(2, best_response=True)
    begun = race("fan", moved(field, place), best_response=2).course.chance(1)
    assert abs(found[place] - begun) < SLACK


def test_a_best_answer_helps_somewhere_and_hurts_nowhere():
    found = race("fan", [STAR, CHASER])
    usual, best = found.map(), found.map(best_response=True)
    assert all(best[place] >= usual[place] for place in usual)
    assert any(best[place] > usual[place] for place in usual)


def test_the_chaser_is_the_last_horseshoe_if_nobody_says():
    found = race("fan", [STAR, CHASER, {**CHASER, "at": "congo"}])
    assert found.map() == found.map(3) != found.map(2)
    assert race("fan", [CHASER, STAR]).map() == race("fan", [CHASER, STAR]).map(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_whole_in_each_language(lang):
    picture = race("fan", [{**STAR, "name": "Aino"}, CHASER]).map_svg(lang=lang)
    root = ElementTree.fromstring(picture)
    assert root.get("lang") == lang
    said = "".join(root.itertext())
    assert "Aino" in said
    assert {"en": "Chance to win", "fi": "Voiton todennäköisyys", "sv": "Vinstchans"}[lang] in said
    assert "{" not in said


def test_a_picture_of_nobody_is_refused():
    with pytest.raises(AfrikanError, match="runner"):
        race("fan", [STAR, CHASER]).map_svg(0)


# What things are worth


@pytest.mark.parametrize("answering", [None, 1, 2])
def test_a_ticket_and_a_flight_are_worth_what_races_with_more_money_say(answering):
    field = [STAR, CHASER]
    worth = race("fan", field, best_response=answering).worth()
    before = race("fan", field, best_response=answering)
    for seat, entry in enumerate(field):
        for what, price in ((TICKET, 100), (FLIGHT, 300)):
            richer = [{**other, "money": other["money"] + price * (other is entry)} for other in field]
            after = race("fan", richer, best_response=answering).course.chance(seat)
            gain = worth[seat + 1, what]
            assert (gain.before, gain.chance) == (before.course.chance(seat), after)
            assert gain.change == after - before.course.chance(seat)


@pytest.mark.parametrize("answering", [None, 1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_lost_turn_is_worth_what_a_turn_of_slavery_costs(seat, answering):
    field = [{**STAR}, {**CHASER, "at": "timbuktu"}, {**CHASER}]
    field[seat]["at"] = "slave_coast"
    worth = race("fan", field, best_response=answering).worth()
    bound = [{**entry, "slave": int(number == seat)} for number, entry in enumerate(field)]
    after = race("fan", bound, best_response=answering).course.chance(seat)
    assert worth[seat + 1, LOST].chance == after


@pytest.mark.parametrize("seat", [0, 1])
def test_one_who_watches_is_told_of_lost_turns_as_well(seat):
    field = [{**STAR}, {**CHASER}]
    field[seat]["at"] = "slave_coast"
    for answering in (1, 2):
        worth = race("fan", field, best_response=answering).worth()
        bound = [{**entry, "slave": int(number == seat)} for number, entry in enumerate(field)]
        after = race("fan", bound, best_response=answering).course.chance(seat)
        assert abs(worth[seat + 1, LOST].chance - after) < SLACK


NAMES = [node.id for node in board_of(af.Ruleset.preset("fan")).nodes if not node.is_start]


@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(NAMES), st.integers(0, 4)), min_size=2, max_size=3), st.booleans())
def test_a_lost_turn_never_helps(places, answering):
    entries = [
        {"at": place, "money": 100 * tickets, **({"horseshoe": True} if seat else {"star": True})}
        for seat, (place, tickets) in enumerate(places)
    ]
    for gain in race("fan", entries, best_response=1 if answering else None).worth().gains:
        if gain.what == LOST:
            assert gain.change <= SLACK


def test_the_table_of_worths_is_told_in_words_and_as_a_frame():
    worth = race("fan", [STAR, CHASER]).worth()
    frame = worth.to_frame()
    assert list(frame["what"]) == [TICKET, FLIGHT, LOST] * 2
    assert frame["exact"].tolist() == [gain.chance for gain in worth.gains]
    assert frame["change"].tolist() == pytest.approx((frame["chance"] - frame["before"]).tolist())
    for lang in LANGUAGES:
        for row in worth.rows(lang):
            assert len(row) == len(worth.head(lang)) == 5
        assert all(note[-1] == "." for note in worth.notes(lang))
    assert "one more ticket (+100)" in repr(worth)
    page = ElementTree.fromstring(worth._repr_html_())
    assert worth.label.text("en") in "".join(page.itertext())
    assert worth.label.text("en") in repr(worth)
    assert frame.attrs["label"] == worth.label.text("en")
    assert len(page.findall(".//tbody/tr")) == 6


def test_a_table_of_worths_says_whose_board_and_prices_it_rests_on():
    rebuilt = race("fan;board=nordic", [STAR, CHASER]).worth()
    assert "reconstruction" in repr(rebuilt)
    assert "reconstruction" in rebuilt._repr_html_()
    own = race("fan;sea_price=300", [STAR, CHASER])
    for label in (own.odds.label, own.rounds.label, own.worth().label):
        assert "some of which the user has changed" in label.text("en")
