"""The lesson about making islands: figures as the package gives them, every press, bad input, no waiting."""

import asyncio
import re
from base64 import b64decode
from fractions import Fraction

import pytest
from island_lesson import Hand, check_page, rows
from lesson import EVIL

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.island.game import IslandGame
from afrikan.island.generator import Recipe, generate, windows
from afrikan.island.generator.alike import alike_by_chance, alike_neighbours
from afrikan.island.generator.candidates import after_forts
from afrikan.island.generator.faults import Fault
from afrikan.island.hexes import flood
from afrikan.island.map import IslandMap
from afrikan.island.words import TERRAINS
from afrikan.language import LANGUAGES


def at(lang="en", seed=3, hexes=100, **entered):
    return Hand(af.IslandGeneratorPanel(lang, seed, hexes=hexes, **entered))


def test_an_island_is_made_with_its_figures():
    hand = at(smoothing=1).press("make")
    island = generate(Recipe(seed=3, hexes=100, smoothing=1), enforce=False)
    assert hand.state.last.island == island
    assert hand.state.last.windows == windows(island)
    cards = tuple(island.clues.values())
    table = rows(hand.panel.parts["clues"].value)[1:]
    assert [row[0] for row in table] == [str(forts) for forts in range(1, 9)]
    for forts, row in enumerate(table, start=1):
        known = after_forts(cards, forts)
        assert float(row[1].split()[-1]) == pytest.approx(float(known.mean), abs=0.001)
    steps = af.odds.recognising(map=island)
    assert hand.state.exact("steps") == steps.mean
    assert all(f"{int(number)}" in hand.shown("steps") for number in steps.chances)
    told = hand.shown("patches")
    assert f"{alike_neighbours(island)} " in told


def test_like_neighbours_are_counted_pair_by_pair():
    island = IslandMap.load("small")
    pairs = set()
    for hex, place in enumerate(island.hexes, start=1):
        for beside in island.neighbours[hex]:
            if beside and place.ground in TERRAINS and island.grounds[beside] in TERRAINS:
                pairs.add(frozenset((hex, beside)))
    alike = [pair for pair in pairs if len({island.grounds[hex] for hex in pair}) == 1]
    assert alike_neighbours(island) == Fraction(len(alike), len(pairs))
    grounds = [ground for ground in island.grounds if ground in TERRAINS]
    same = sum(a == b for place, a in enumerate(grounds) for b in grounds[:place])
    assert alike_by_chance(island) == Fraction(same, len(grounds) * (len(grounds) - 1) // 2)


def test_predictions_are_judged_when_the_island_is_there():
    hand = at(smoothing=2)
    assert hand.line("status").startswith("Predict what the figures will be")
    hand.guess("steps", "1").guess("alike", "99 %")
    assert hand.line("status") == "Now make the island and compare."
    hand.press("make")
    judged = rows(hand.panel.parts["verdict"].value)[1:]
    assert [row[1] for row in judged] == ["1", "99 %"]
    assert all("✗" in row[3] or "≈" in row[3] for row in judged)
    hand.choose("smoothing", "5")
    assert hand.panel.guesses.of["steps"].value == ""
    assert hand.shown("verdict").strip() == ""
    assert hand.line("status").startswith("Predict what the figures will be")


@pytest.mark.parametrize("typed", ["12 %", "no", EVIL])
def test_a_prediction_that_is_no_number_is_told(typed):
    assert at().guess("left", typed).line("error").startswith("⚠ ")


def test_islands_are_compared_in_the_order_they_were_made():
    hand = at()
    for smoothing in ("0", "9"):
        hand.choose("smoothing", smoothing).press("make")
    table = rows(hand.panel.parts["compared"].value)[1:]
    assert [row[3] for row in table] == ["0", "9"]
    first, second = hand.state.islands
    assert first.alike < second.alike
    for row, one in zip(table, (first, second), strict=True):
        assert row[6] == f"{float(one.steps.mean):.2f}"
        assert row[8] == str(len(one.windows.faults))


def test_more_islands_than_are_listed_push_the_first_ones_out():
    hand = at(hexes=60)
    for seed in range(1, 15):
        hand.choose("seed", str(seed)).press("make")
    assert [one.recipe.seed for one in hand.state.islands] == list(range(3, 15))


def test_the_targets_say_what_is_missed():
    hand = at(hexes=900, smoothing=9, seed=1).press("make")
    figures = hand.state.last.windows
    assert figures.faults
    table = {row[0]: row[3] for row in rows(hand.panel.parts["windows"].value)[1:]}
    marks = {
        Fault.SIGNATURES: "treasure hexes told apart by all seven clues",
        Fault.CANDIDATES: "treasure hexes left after four fortresses",
        Fault.FIRST_DAY: "walkers who know where they are after one day",
        Fault.THIRD_DAY: "walkers who know where they are after three days",
    }
    for fault, name in marks.items():
        assert table[name] == ("✗ no" if fault in figures.faults else "✓ yes")
    assert f"targets missed: {len(figures.faults)}" in hand.line("status")
    small = at(hexes=60).press("make")
    assert "not demanded of a map this small" in small.shown("windows")


def test_whatever_comes_is_sound_and_bears_a_recipe_only_if_it_meets_the_windows():
    recipe = Recipe(seed=1, hexes=900, smoothing=9)
    island = generate(recipe, enforce=False)
    assert windows(island).faults
    assert island.recipe is None
    assert len(flood(island.hexes[0].at, island.index)) == 900
    assert len(island.forts) == 8
    assert generate(recipe, enforce=False) == island
    good = Recipe(seed=3, hexes=100)
    assert generate(good, enforce=False) == generate(good)
    assert generate(good, enforce=False).recipe == good


def test_a_game_on_an_island_that_misses_a_window_can_be_saved_and_opened():
    island = generate(Recipe(seed=1, hexes=900, smoothing=9), enforce=False)
    game = IslandGame(map=island, seed=1)
    assert IslandGame.load(game.save()).map == island


@pytest.mark.parametrize(
    ("key", "typed", "told"),
    [
        ("hexes", "59", "from 60 to 1,500"),
        ("hexes", "x", "whole number"),
        ("smoothing", "10", "from 0 to 9"),
        ("jungle", "81", "from 5 to 80"),
        ("jungle", "31", "sum to 100"),
        ("seed", "-1", "whole number"),
        ("seed", EVIL, "whole number"),
    ],
)
def test_numbers_that_make_no_island_are_told(key, typed, told):
    hand = at().choose(key, typed)
    assert told in hand.line("error")
    hand.press("make")
    assert told in hand.line("error")
    assert hand.state.last is None
    with pytest.raises(AfrikanError):
        at(**{key: typed} if key != "hexes" else {"smoothing": "z"})


def test_too_many_treasure_hexes_for_the_land_are_told():
    hand = at(hexes=60).press("make")
    before = hand.state.last
    hand.choose("sites", "28").press("make")
    assert hand.line("error").startswith("⚠ ")
    assert not hand.state.running
    assert hand.state.last is before
    assert hand.shown("windows").strip()


def test_views_change_the_map_and_nothing_else():
    hand = at().press("make")
    plain, clues = hand.panel.parts["map"].value, hand.panel.parts["clues"].value
    hand.choose("hardest", "yes")
    starts = af.odds.hardest_starts(10, map=hand.state.last.island)
    assert "Hardest starts" in hand.shown("map")
    assert all(f"{name} ({steps})" in hand.shown("map") for name, steps in starts)
    hand.choose("north", "down")
    assert "North is down." in hand.shown("map")
    hand.choose("hardest", "no").choose("north", "up")
    assert hand.panel.parts["map"].value == plain
    assert hand.panel.parts["clues"].value == clues
    assert not hand.state.outdated


def test_the_maps_for_paper_are_a_link():
    hand = at(hexes=60)
    for _ in hand.state.print_maps():
        pass
    assert "no island has been made yet" in hand.state.error
    hand.press("make")
    assert hand.shown("download").strip() == ""
    hand.press("print_maps")
    data = re.search(r'base64,([^"]+)"', hand.panel.parts["download"].value)[1]
    assert b64decode(data).startswith(b"%PDF")
    hand.press("make")
    assert hand.shown("download").strip() == ""


def test_the_code_makes_the_same_island():
    hand = at(smoothing=9).press("make")
    code = re.search(r"<code>(.*?)</code>", hand.panel.parts["code"].value, re.DOTALL)[1]
    made = [line for line in code.splitlines() if line.startswith(("from", "recipe", "own ="))]
    names = {}
    exec("\n".join(made), names)
    assert names["own"] == hand.state.last.island


def test_the_page_answers_while_an_island_is_made():
    hand = at(hexes=300)

    async def press():
        hand.press("make")
        assert hand.line("status").startswith("The island is being made")
        hand.press("make")
        hand.guess("steps", "3")
        assert hand.line("notice") == "Noted: 3."
        await hand.panel._task

    asyncio.run(press())
    assert len(hand.state.islands) == 1
    assert not hand.state.running
    assert hand.line("status").startswith("Generated island, seed 3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_has_words_in_each_language(lang):
    hand = at(lang=lang).press("make")
    check_page(hand.panel)
    for name in ("map", "windows", "patches", "clues", "steps", "code", "compared"):
        assert hand.shown(name).strip(), name
    source = {"en": "reconstruction", "fi": "rekonstruktio", "sv": "rekonstruktion"}[lang]
    for name in ("map", "windows", "clues", "compared"):
        assert source in hand.shown(name), name
    assert repr(hand.panel).startswith("<IslandGeneratorPanel: ")
    assert repr(at(lang=lang).panel)
