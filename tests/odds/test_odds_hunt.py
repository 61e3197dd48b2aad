"""The odds of the treasure hunt beside brute force and beside simulated trials."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from afrikan import odds
from afrikan.errors import AfrikanError
from afrikan.island.box import Box
from afrikan.island.generator import windows
from afrikan.island.map import IslandMap
from afrikan.session import use

SMALL, CLASSIC = IslandMap.load("small"), IslandMap.load("classic")


def surprise(exact, trials, seed=5):
    """How likely a simulation strays at least as far from the exact chances."""
    return exact.compare(exact.sample(trials, seed)).surprise


@pytest.mark.parametrize("forts", [0, 1, 4, 8])
@pytest.mark.parametrize("cards", ["unknown", "known"])
def test_candidates_are_counted_over_every_hex_and_every_set_of_fortresses(forts, cards):
    counts = Counter()
    for card in SMALL.clues.values():
        for places in combinations(range(8), forts):
            seen = [card[place].ground for place in places]
            if cards == "known":
                fits = [
                    all(other[place].ground == ground for place, ground in zip(places, seen, strict=True))
                    for other in SMALL.clues.values()
                ]
            else:
                grounds = [[clue.ground for clue in other] for other in SMALL.clues.values()]
                fits = [all(other.count(g) >= seen.count(g) for g in seen) for other in grounds]
            counts[sum(fits)] += 1
    total = sum(counts.values())
    found = odds.candidates(forts, map="small", cards=cards)
    assert found.chances == {left: Fraction(counts[left], total) for left in sorted(counts)}


def test_the_mean_after_four_fortresses_is_the_window_of_the_map():
    assert odds.candidates(4).mean == windows(CLASSIC).candidates
    assert 2 <= odds.candidates(4).mean <= 4


def test_three_or_four_clues_leave_some_hexes_to_search():
    """A reviewer of the game tells that three or four of the seven clues are not enough."""
    assert odds.candidates(3)[1] < Fraction(1, 3)
    assert odds.candidates(4)[1] < Fraction(1, 2)
    assert odds.candidates(8)[1] == 1


@pytest.mark.parametrize("cards", ["unknown", "known"])
def test_trials_cover_the_number_of_candidates(cards):
    assert surprise(odds.candidates(3, map="small", cards=cards), 2000) > 0.001


def test_trials_cover_the_treasure_hexes():
    assert surprise(odds.clues({"A1": "bush", "A2": "swamp"}, map="small", empty=["B5"]), 1000) > 0.001
    assert surprise(odds.clues({"A1": "bush"}, map="small", cards="known"), 1000) > 0.001


def test_a_trial_that_never_fits_gives_up(monkeypatch):
    monkeypatch.setattr("afrikan.odds.hunt.clues.MOST_TRIES", 3)
    card = SMALL.clues["C1"]
    rare = odds.clues({f"A{n}": str(card[n - 1]).split()[0] for n in range(1, 7)}, map="small")
    with pytest.raises(AfrikanError, match="so rare that no trial came to it in 3 tries"):
        rare.sample(50, 1)


def test_the_derivation_shows_the_ways():
    known = odds.clues({"A1": "bush", "A2": "sea"})
    assert known["B6"] == Fraction(9, 14)
    assert r"\binom" in known.latex("en")
    assert r"\frac{9}{14}" in known.latex("en")
    for lang in ("en", "fi", "sv"):
        assert known.question.text(lang).endswith("?")
        assert "Classic island" in known.label.text(lang) or lang != "en"


def test_trials_cover_the_hexes():
    assert surprise(odds.location(["jungle", "n jungle"], map="small"), 800) > 0.001
    assert surprise(odds.location(["jungle", "n jungle lost swamp"], map="small"), 500) > 0.001


def test_the_narrowing_is_told_fact_by_fact():
    found = odds.location(["jungle", "n jungle", "ne jungle"], map="small")
    assert found.latex("en").count(r"\to") == 2
    assert found.latex("en").split(r"\quad ")[1].split()[4] == str(len(found.chances))


def test_trials_through_the_engine_cover_the_steps_of_the_locator():
    assert surprise(odds.recognising(map="small"), 1500) > 0.001


def test_every_start_is_recognised_by_a_hiker_who_is_told_step_by_step():
    """The tree of answers gives each start the steps that one hiker needs who knows only what it is told."""
    from afrikan.island.ground import told_of
    from afrikan.island.knowledge import learn_sea, learn_start, learn_step
    from afrikan.island.policies.locate import informative_way
    from afrikan.island.policies.making import ways_of
    from afrikan.island.policies.recognising import steps_to_recognise
    from afrikan.island.state import NONE, TOLDS, Sight
    from afrikan.odds.hunt.ground import asked_of
    from afrikan.records import blank

    law = asked_of("small", "island")
    ways = ways_of(law.box, law.rules)
    expected = {}
    for start in range(1, law.isle.hexes + 1):
        hex, sight, room, steps = start, blank(Sight), [0] * TOLDS, 0
        sight.heading = NONE
        learn_start(sight, law.isle, law.kernel, told_of(law.isle, law.kernel, hex))
        while sight.count > 1:
            way = informative_way(sight, law.isle, ways, room)
            there = law.isle.beside[hex][way]
            if there:
                learn_step(sight, law.isle, law.kernel, way, told_of(law.isle, law.kernel, there), True)
                hex, sight.seas, sight.heading, steps = there, 0, way, steps + 1
            else:
                learn_sea(sight, law.isle, way)
                sight.seas |= 1 << way
        assert sight.maybe[0] == hex
        expected[start] = steps
    assert steps_to_recognise(law.isle, ways, law.kernel) == expected
    counts = Counter(expected.values())
    assert odds.recognising(map="small").chances == {n: Fraction(counts[n], 120) for n in sorted(counts)}


def test_the_hardest_starts_come_first():
    found = odds.hardest_starts(5, map="small")
    assert [steps for _, steps in found] == sorted((steps for _, steps in found), reverse=True)
    most = max(odds.recognising(map="small").chances)
    assert found[0][1] == most


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: odds.candidates(9), "number of fortresses (forts) 9 must be a whole number from 0 to 8"),
        (lambda: odds.candidates(2, cards="some"), "cards 'some' is unknown"),
        (lambda: odds.clues({}, map="medium"), "'medium'"),
        (lambda: odds.location(["jungle"], rules="fan"), "the rules fan are of another game; known: island"),
    ],
)
def test_what_cannot_be_asked_is_named(ask, sentence):
    with pytest.raises(AfrikanError) as error:
        ask()
    assert sentence in error.value.text("en")


def test_an_answer_speaks_the_language_of_the_session():
    use(language="fi")
    try:
        assert "aarreruutu" in repr(odds.candidates(2, map="small"))
    finally:
        use(language="en")


def test_a_box_of_ones_own_does_too():
    assert odds.candidates(4, map=Box.load("small")).mean == odds.candidates(4, map="small").mean
