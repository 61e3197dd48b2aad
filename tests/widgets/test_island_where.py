"""The lesson about finding oneself: what remains is what a brute force leaves, every press, bad input."""

from fractions import Fraction
from math import log2

import pytest
from island_lesson import Hand, check_page, rows
from lesson import EVIL

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.island.beliefs import Belief, read_told
from afrikan.island.hexes import distance
from afrikan.island.map import IslandMap
from afrikan.island.words import SITES, Direction
from afrikan.language import LANGUAGES

SMALL = IslandMap.load("small")
HEXES = range(1, len(SMALL.hexes) + 1)


def at(map="small", lang="en", seed=7, **entered):
    return Hand(af.IslandWherePanel(map, lang, seed, **entered))


def go(hand, *ways):
    for way in ways:
        hand.panel.ways[Direction[way]].click()
    return hand


def seen(hex):
    """What a hex tells: all treasure hexes look alike."""
    ground = SMALL.grounds[hex]
    return min(SITES) if ground in SITES else ground


def possible(legs):
    """The hexes where one may be after some answers, by trying every start; ``legs`` are ways and hexes."""
    start, *steps = legs
    left = {hex: hex for hex in HEXES if seen(hex) == seen(start)}
    for way, there in steps:
        left = {
            first: SMALL.neighbours[now][way] or now
            for first, now in left.items()
            if seen(SMALL.neighbours[now][way]) == seen(there)
        }
    return set(left.values())


@pytest.mark.parametrize("seed", range(12))
def test_what_remains_is_what_trying_every_start_leaves(seed):
    hand = at(seed=seed, show="always")
    here = hand.state.legs[0].here
    legs = [here]
    for way in (0, 1, 5, 3, 2, 4):
        hand.panel.ways[Direction(way)].click()
        there = SMALL.neighbours[here][way]
        legs.append((way, there))
        here = there or here
        assert set(hand.state.belief.hexes) == possible(legs)
        assert here in hand.state.belief.hexes
    counts = [int(row[2]) for row in rows(hand.panel.parts["facts"].value)[1:]]
    assert counts == [len(possible(legs[:end])) for end in range(1, 8)]


def test_a_prediction_comes_before_the_count():
    hand = at(seed=7)
    assert hand.line("status") == "Start: bush. How many hexes remain possible? Predict, then show them."
    plain = hand.panel.parts["map"].value
    hand.guess("left", "12")
    assert hand.line("status").endswith("Now show what remains possible.")
    hand.press("reveal")
    assert hand.panel.parts["map"].value != plain
    count = hand.state.belief.count
    assert f"{count} hexes remain possible; this answer told 3.0 bits." in hand.line("status")
    assert log2(120 / count) == pytest.approx(3)
    assert rows(hand.panel.parts["verdict"].value)[1] == [
        "hexes that remain possible", "12", str(count), "✗ 3 too low",
    ]  # fmt: skip
    go(hand, "N")
    assert hand.panel.guesses.of["left"].value == ""
    assert "What was possible before the last answer." in hand.shown("note")
    told = rows(hand.panel.parts["facts"].value)
    assert told[1] == ["1. Start: bush.", "12", "15", "3.00"]
    assert told[2][1:] == ["–", "–", "–"]


@pytest.mark.parametrize("typed", ["many", "12 %", "-", EVIL])
def test_a_prediction_that_is_no_number_is_told(typed):
    hand = at().guess("left", typed)
    assert hand.line("error").startswith("⚠ ")
    hand.guess("left", "15")
    assert hand.line("error") == ""


def test_directions_are_compared_as_sums_of_squares():
    hand = at(seed=7).press("promise")
    assert "First show what remains possible." in hand.shown("promise")
    hand.press("reveal")
    table = rows(hand.panel.parts["promise"].value)[1:]
    expected = hand.state.belief.expected_left()
    count = hand.state.belief.count
    for way, row in zip(Direction, table, strict=True):
        answers = [seen(SMALL.neighbours[hex][way]) for hex in hand.state.belief.hexes]
        squares = sum(answers.count(answer) ** 2 for answer in set(answers))
        assert Fraction(row[3].split()[0]) == expected[way] == Fraction(squares, count)
        assert row[2].endswith(f"= {squares}/{count}")
        assert sum(int(part.split()[-1]) for part in row[1].split(", ")) == count
    hand.press("promise")
    assert hand.shown("promise").strip() == ""


def test_the_informed_way_needs_as_many_steps_as_is_told():
    """Whoever always names the most promising direction, straight on first, comes to the very number."""
    for seed in range(8):
        hand = at(seed=seed, show="always")
        heading, shut = None, set()
        while hand.state.belief.count > 1:
            expected = hand.state.belief.expected_left()
            turning = {way: 0 if heading is None else min((way - heading) % 6, 1) for way in Direction}
            back = {way: heading is not None and (way - heading) % 6 == 3 for way in Direction}
            open_ways = [way for way in Direction if way not in shut]
            count = hand.state.belief.count
            way = min(open_ways, key=lambda way: 3 * expected[way] * count + turning[way] + back[way])
            steps = hand.state.legs[-1].steps
            hand.panel.ways[way].click()
            if hand.state.legs[-1].steps > steps:
                heading, shut = way, set()
            else:
                shut.add(way)
        assert hand.state.steps == hand.state.best_steps
        assert f"the informed locator needs {hand.state.best_steps} from" in hand.line("status")


def test_steps_after_one_knows_do_not_count():
    hand = at(who="hardest", show="always")
    while hand.state.belief.count > 1:
        before = len(hand.state.legs)
        expected = hand.state.belief.expected_left()
        hand.panel.ways[min(Direction, key=lambda way: expected[way])].click()
        assert len(hand.state.legs) == before + 1
    steps = hand.state.steps
    go(hand, "N", "S", "SE")
    assert hand.state.steps == steps
    hard = dict(af.odds.hardest_starts(120, map="small"))
    name = SMALL.name_of(hand.state.legs[0].here)
    assert hard[name] == max(hard.values()) == hand.state.best_steps


def test_getting_lost_spreads_to_all_within_four():
    hand = at(seed=3, show="always")
    hand.press("get_lost")
    assert hand.line("notice").startswith("At the next step on land")
    way = next(way for way in Direction if SMALL.neighbours[hand.state.legs[0].here][way])
    before = hand.state.belief
    hand.panel.ways[way].click()
    leg = hand.state.legs[-1]
    assert leg.strayed
    assert "lost; now on" in hand.line("status")
    centre = SMALL.neighbours[hand.state.legs[0].here][way]
    hexes = SMALL.hexes
    assert distance(hexes[centre - 1].at, hexes[leg.here - 1].at) <= 4
    entered = {
        SMALL.neighbours[hex][way]
        for hex in before.hexes
        if SMALL.neighbours[hex][way] and seen(SMALL.neighbours[hex][way]) == seen(centre)
    }
    assert set(hand.state.belief.hexes) == {
        hex
        for hex in HEXES
        if seen(hex) == seen(leg.here)
        and any(distance(hexes[hex - 1].at, hexes[one - 1].at) <= 4 for one in entered)
    }
    assert hand.state.best_steps is None
    assert not hand.state.losing
    hand.press("get_lost", "get_lost")
    assert hand.line("notice") == "The hiker does not get lost."


@pytest.mark.parametrize("seed", range(25))
def test_whoever_gets_lost_is_put_where_the_belief_says(seed):
    hand = at(seed=seed, show="always").press("get_lost")
    start = hand.state.legs[0].here
    way = next(way for way in Direction if SMALL.neighbours[start][way])
    hand.panel.ways[way].click()
    centre, here = SMALL.neighbours[start][way], hand.state.legs[-1].here
    assert distance(SMALL.hexes[centre - 1].at, SMALL.hexes[here - 1].at) <= 4
    assert here in hand.state.belief.hexes


def test_the_sea_does_not_get_one_lost():
    for seed in range(30):
        hand = at(seed=seed, show="always")
        ways = [way for way in Direction if not SMALL.neighbours[hand.state.legs[0].here][way]]
        if ways:
            hand.press("get_lost")
            hand.panel.ways[ways[0]].click()
            assert hand.line("status").startswith(f"{hand.panel.ways[ways[0]].description}: sea in sight!")
            assert hand.state.losing
            assert hand.state.legs[-1].steps == 0
            return
    pytest.fail("no start by the sea was found")


def test_undo_goes_back_and_no_further_than_the_start():
    hand = go(at(show="always"), "N", "S")
    first = hand.state.legs[0]
    hand.press("undo", "undo")
    assert hand.state.legs == [first]
    hand.press("undo")
    assert "no answer to take back" in hand.line("error")
    go(hand, "NE").press("begin_again")
    assert [leg.text for leg in hand.state.legs] == [first.text]


def test_a_partner_types_the_start_unseen():
    hand = at(who="partner", show="always")
    assert hand.line("status") == "A partner types the hex of the start."
    go(hand, "N")
    assert "nobody has been set down yet" in hand.line("error")
    hand.panel.hidden.value = "00.99"
    hand.press("set_down")
    assert hand.line("error").startswith("⚠ ")
    assert hand.panel.hidden.value == "00.99"
    hand.panel.hidden.value = "05.09"
    hand.press("set_down")
    assert hand.panel.hidden.value == ""
    assert hand.state.legs[0].here == SMALL.number("05.09")
    assert "05.09" not in repr(hand.panel)
    hand.press("give_up")
    assert "You are on 05.09" in hand.line("status")


def test_a_real_opponent_is_listened_to():
    hand = at(who="real", show="always")
    assert [field.key for field in hand.state.fields if field.key in ("start", "way", "said")] == ["start"]
    hand.choose("start", "jungle").press("listen")
    hand.choose("way", "n").choose("said", "jungle").press("listen")
    hand.choose("way", "ne").choose("said", "sea").press("listen")
    hand.choose("way", "n").choose("said", "mountain").choose("then", "lost")
    assert "found" in {field.key for field in hand.state.fields}
    law = hand.state.law
    facts = ["jungle", "n jungle", "ne sea"]
    assert hand.state.belief.weights == Belief.of_facts(read_told(facts, law), law).weights
    before = hand.state.belief
    hand.choose("said", "fort").choose("then", "plain").choose("way", "se").press("listen")
    hand.choose("said", "fort").press("listen")
    assert "no hex of the map fits" in hand.line("error")
    assert hand.state.belief.count <= before.count
    assert "af.odds.location" in hand.shown("code")
    hand.press("give_up")
    assert "only your opponent knows" in hand.line("error")
    hand.press(*["undo"] * len(hand.state.legs))
    assert hand.state.legs == []
    hand.press("undo")
    assert "no answer to take back" in hand.line("error")


def test_stopped_and_lost_are_told_as_they_were():
    hand = at(who="real", show="always").choose("start", "jungle").press("listen")
    hand.choose("way", "n").choose("said", "jungle").choose("then", "stopped").press("listen")
    assert hand.line("status").startswith("North: jungle, stopped.")
    hand.choose("then", "lost").choose("found", "open").press("listen")
    assert hand.line("status").startswith("North: jungle, lost; now on open country.")
    law = hand.state.law
    facts = read_told(["jungle", "n jungle stopped", "n jungle lost open"], law)
    assert hand.state.belief.weights == Belief.of_facts(facts, law).weights
    assert "no longer equally likely" in hand.press("promise").shown("promise")
    table = rows(hand.panel.parts["promise"].value)[1:]
    for row, expected in zip(table, hand.state.belief.expected_left().values(), strict=True):
        assert float(row[-1].split()[-1]) == pytest.approx(float(expected), abs=0.001)


def test_the_map_turns_with_the_directions_and_carries_numbers():
    hand = at(show="always", north="down", numbers="yes")
    assert "afrikan-island-turned" in hand.panel._rose._dom_classes
    assert "North is down." in hand.shown("map")
    assert "15" in hand.shown("map")
    hand.choose("north", "up").choose("numbers", "no")
    assert "afrikan-island-turned" not in hand.panel._rose._dom_classes


def test_a_bad_seed_is_told_and_mended():
    hand = at()
    hand.choose("seed", "x")
    assert hand.line("error").startswith("⚠ ")
    hand.choose("seed", "8")
    assert hand.line("error") == ""
    with pytest.raises(AfrikanError):
        at(who="nobody")


def test_neither_words_nor_page_give_the_start_away():
    hand = at(seed=7)
    name = SMALL.name_of(hand.state.legs[0].here)
    assert name not in repr(hand.panel)
    assert repr(hand.panel) == (
        "<IslandWherePanel: Small island · Start: bush. · what remains possible is hidden>"
    )
    assert all(name not in part.value for key, part in hand.panel.parts.items() if key != "map")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_has_words_in_each_language(lang):
    hand = go(at(lang=lang, seed=9), "N").press("reveal", "promise")
    check_page(hand.panel)
    source = {"en": "reconstruction", "fi": "rekonstruktio", "sv": "rekonstruktion"}[lang]
    for name in ("map", "facts"):
        assert source in hand.shown(name), name
    assert hand.shown("promise").strip()
    assert hand.line("status")
    for who in ("hardest", "partner", "real"):
        hand.choose("who", who)
        assert hand.line("status")
        check_page(hand.panel)
