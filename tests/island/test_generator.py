"""Generated islands: always the same ones, as the recipe says, and within the windows."""

import os
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb, prod

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import CLUES, HEXES

from afrikan.errors import AfrikanError
from afrikan.island.deck import Deck
from afrikan.island.generator import Recipe, generate, make, windows
from afrikan.island.generator.__main__ import main
from afrikan.island.generator.candidates import after_forts
from afrikan.island.generator.example import RING, example_among, with_example
from afrikan.island.generator.faults import Fault, told
from afrikan.island.generator.locating import Walker, located
from afrikan.island.generator.luck import Luck
from afrikan.island.generator.report import percent, report
from afrikan.island.generator.shape import outline
from afrikan.island.generator.terrain import quotas, terrain_of
from afrikan.island.hexes import around, ball, distance
from afrikan.island.map import IslandMap
from afrikan.island.words import BLANK, SITES, TERRAINS, Ground
from afrikan.language import LANGUAGES
from afrikan.paths import data_path
from afrikan.session import use

CLASSIC, SMALL = IslandMap.load("classic"), IslandMap.load("small")
MADE = {
    "classic": CLASSIC,
    "small": SMALL,
    **{f"seed {seed}": generate(Recipe(seed=seed)) for seed in (1, 2, 3)},
    "600 hexes": generate(Recipe(seed=4, hexes=600)),
    "60 hexes": generate(Recipe(seed=5, hexes=60)),
    "1500 hexes": generate(Recipe(seed=6, hexes=1500)),
    "other shares": generate(Recipe(seed=7, hexes=300, shares=(40, 20, 20, 10, 10), sites=8)),
}


@pytest.fixture(params=MADE)
def island(request):
    return MADE[request.param]


def labelled(island):
    return [place for place in island.hexes if place.label]


@pytest.mark.parametrize("name", ["classic", "small"])
def test_a_shipped_map_is_what_its_recipe_makes(name):
    shipped = IslandMap.load(name)
    made = generate(shipped.recipe)
    assert made == shipped
    assert [place.source for place in made.hexes] == [place.source for place in shipped.hexes]
    assert made.clue_sources == shipped.clue_sources


def test_an_island_is_as_its_recipe_says(island):
    recipe = island.recipe
    assert len(island.hexes) == recipe.hexes
    assert (len(island.forts), len(island.sites)) == (8, recipe.sites)
    for kind in SITES:
        assert island.grounds.count(kind) == recipe.sites // 4
    left = recipe.hexes - 8 - recipe.sites
    for terrain, share in zip(TERRAINS, recipe.shares, strict=True):
        assert abs(island.grounds.count(terrain) - left * share / 100) < 1


def test_labelled_hexes_are_far_enough_apart(island):
    for a, b in combinations(labelled(island), 2):
        both_forts = a.ground == b.ground == Ground.FORT
        if both_forts:
            assert distance(a.at, b.at) >= island.recipe.fort_distance
        else:
            assert distance(a.at, b.at) >= island.recipe.site_distance


def test_harbours_lie_at_the_sea_and_all_else_that_is_labelled_inland(island):
    for place in labelled(island):
        at_sea = 0 in island.neighbours[island.index[place.at]]
        assert at_sea == (place.ground == Ground.HARBOUR)


def test_the_land_is_in_one_piece_and_so_is_the_sea(island):
    land = set(island.index)
    size = 2 + max(max(abs(q), abs(r)) for q, r in land)
    sea = {(q, r) for q in range(-size, size + 1) for r in range(-size, size + 1)} - land
    for part in (land, sea):
        graph = nx.Graph([(at, near) for at in part for near in around(at) if near in part])
        graph.add_nodes_from(part)
        assert nx.is_connected(graph)


def test_the_printed_example_is_on_every_island(island):
    """Source: Rules of the island game, p. 4: B4 is a ruin, 2 bush, 2 swamp, 2 jungle around it."""
    site = island.sites["B4"]
    assert island.grounds[site] == Ground.RUIN
    around_it = [island.grounds[number] for number in island.neighbours[site]]
    assert sorted(around_it) == sorted([Ground.BUSH, Ground.SWAMP, Ground.JUNGLE] * 2)
    sources = {place.source for place in island.hexes if place.label != "B4"}
    assert (sources, island.hexes[site - 1].source) == ({"reconstruction"}, "rulebook")
    assert island.clue_sources["B4"] == "rulebook"


def test_the_windows_are_met(island):
    figures = windows(island)
    assert figures.faults == ()
    assert figures.forts_reachable == 8
    assert figures.identified == 1
    assert figures.signatures == len(island.sites)
    if len(island.hexes) >= 1000:
        assert 2 <= figures.candidates <= 4
        assert figures.located[0] < 0.4
        assert figures.located[2] > 0.9


def test_labels_and_clues_are_dealt_at_random():
    """No label is bound to a place of the list, no clue to a fort."""
    islands = [generate(Recipe(seed=seed, hexes=100)) for seed in range(12)]
    blanks = {[clue.ground for clue in card].index(BLANK) for i in islands for card in i.clues.values()}
    assert blanks == set(range(8))
    assert len({island.grounds[island.sites["B3"]] for island in islands}) == 4
    assert len({island.checksum for island in islands}) == 12


def test_the_known_figures_of_the_classic_island():
    figures = windows(CLASSIC)
    assert (figures.candidates, figures.guess) == (Fraction(743, 280), Fraction(1341, 1960))
    assert [round(300 * share) for share in figures.located] == [109, 238, 282]


def test_neither_process_nor_hash_seed_changes_an_island():
    program = (
        "from afrikan.island.generator import *; print(generate(Recipe(seed=7, hexes=120)).checksum,"
        "generate(Recipe(seed=26)).checksum)"
    )
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        )
        assert run.stdout.split() == [SMALL.checksum, CLASSIC.checksum]


@settings(max_examples=15)
@given(st.integers(0, 10**9 - 1), st.integers(60, 200))
def test_any_small_recipe_makes_an_island(seed, hexes):
    recipe = Recipe(seed=seed, hexes=hexes)
    assert generate(recipe).recipe == recipe


def bayes(island, forts):
    """Mean number of candidates and chance of the best guess, by the formula and over every case."""
    cards = [[clue.ground for clue in card] for card in island.clues.values()]
    fitting, right, cases = 0, Fraction(0), 0
    for card in cards:
        for windows_seen in combinations(range(8), forts):
            seen = [card[window] for window in windows_seen]
            weights = [prod(comb(other.count(t), seen.count(t)) for t in range(BLANK + 1)) for other in cards]
            fitting += sum(weight > 0 for weight in weights)
            right += Fraction(max(weights), sum(weights))
            cases += 1
    return Fraction(fitting, cases), right / cases


@pytest.mark.parametrize("forts", range(9))
def test_the_candidates_are_those_of_the_formula(forts):
    known = after_forts(SMALL.clues.values(), forts)
    assert (known.mean, known.guess) == bayes(SMALL, forts)


def test_no_fort_tells_nothing_and_all_forts_tell_everything():
    nothing, everything = (after_forts(CLASSIC.clues.values(), forts) for forts in (0, 8))
    assert (nothing.mean, nothing.guess) == (28, Fraction(1, 28))
    assert (everything.mean, everything.guess) == (1, 1)


def test_a_doubled_card_is_not_identified():
    twins = {**SMALL.clues, "B3": SMALL.clues["B5"][::-1]}
    figures = windows(replace(SMALL, clues=twins))
    assert (figures.signatures, figures.identified) == (11, Fraction(10, 12))
    assert figures.faults == (Fault.SIGNATURES,)


class Recorder(Luck):
    """Luck that remembers what it picked."""

    __slots__ = ("picked",)

    def __init__(self, seed):
        super().__init__(seed)
        self.picked = []

    def pick(self, items):
        self.picked.append(super().pick(items))
        return self.picked[-1]


def seen_on(island, start, ways):
    """What a walker sees who starts somewhere and tries these ways, and where he ends."""
    here, seen = start, []
    for way in ways:
        there = island.neighbours[here][way]
        ground = island.grounds[there]
        seen.append("site" if ground in SITES else ground)
        here = there or here
    return seen, here


@pytest.mark.parametrize(("island", "steps"), [(SMALL, 2), (SMALL, 6), (CLASSIC, 5), (CLASSIC, 12)])
@pytest.mark.parametrize("seed", range(4))
def test_the_candidates_of_a_walker_are_all_who_would_have_seen_the_same(island, steps, seed):
    luck = Recorder(seed)
    walker = Walker(island, Deck.load(), luck)
    start = here = luck.pick(walker.starts)
    everywhere = range(1, len(island.hexes) + 1)
    candidates, back = [n for n in everywhere if island.grounds[n] == island.grounds[start]], -1
    for _ in range(steps):
        before = back
        here, back, candidates = walker._step(here, back, candidates)
        assert luck.picked[-1] != before
    ways = luck.picked[1:]
    seen, end = seen_on(island, start, ways)
    same = [n for n in everywhere if island.grounds[n] == island.grounds[start]]
    alike = [seen_on(island, n, ways) for n in same]
    assert here == end
    assert sorted(candidates) == sorted(place for told, place in alike if told == seen)


def test_a_walker_turns_back_where_all_else_is_sea():
    walker = Walker(SMALL, Deck.load(), Luck(1))
    walker.next = ((0,) * 6, (0, 0, 0, 2, 0, 0), (1, 0, 0, 0, 0, 0))
    walker.seen = [0, 1, 1]
    assert walker._step(1, 3, [1]) == (2, 0, [2])


def test_a_day_ends_at_twelve_points():
    """Source: Rules of the island game, p. 3. On one kind of ground the costs alone decide the steps."""
    luck = Recorder(3)
    walker = Walker(IslandMap.from_parts(HEXES, CLUES), Deck.load(), luck)
    walker.costs = {ground: [6] for ground in walker.costs}
    walker._step = lambda here, back, candidates: (1, -1, [1, 2])
    assert walker.day_located() == 4
    assert luck.picked[1:] == [6] * 6


def test_only_plain_cards_make_the_costs():
    walker = Walker(SMALL, Deck.load(), Luck(1))
    assert sorted(set(walker.costs[Ground.JUNGLE])) == [2, 3, 4]
    assert [len(walker.costs[terrain]) for terrain in TERRAINS] == [34, 46, 32, 22, 22]
    assert (walker.costs[Ground.FORT], walker.costs[walker.seen[SMALL.sites["B3"]]]) == ([4], [4])


def test_walkers_know_ever_more(island):
    shares = located(island, Deck.load())
    assert list(shares) == sorted(shares)
    assert 0 <= shares[0] <= shares[2] <= 1


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.integers(60, 400))
def test_an_outline_has_the_wanted_hexes_from_the_middle_on(seed, hexes):
    land = outline(hexes, Luck(seed))
    assert land is None or (len(set(land)) == hexes and land[0] == (0, 0))


@given(
    st.integers(40, 1500),
    st.lists(st.integers(1, 30), min_size=5, max_size=5).filter(lambda parts: sum(parts) <= 95),
)
def test_quotas_share_out_everything(hexes, parts):
    shares = [*parts[:4], 100 - sum(parts[:4])]
    counts = list(quotas(hexes, shares).values())
    assert sum(counts) == hexes
    assert all(abs(count - hexes * share / 100) < 1 for count, share in zip(counts, shares, strict=True))


def alike(terrain):
    """How many neighbours of a hex have its terrain, on average."""
    pairs = [(at, near) for at in terrain for near in around(at) if near in terrain]
    return sum(terrain[at] == terrain[near] for at, near in pairs) / len(terrain)


def test_smoothing_makes_larger_patches():
    land = ball((0, 0), 15)
    shares = (20, 30, 20, 15, 15)
    found = [alike(terrain_of(land, land, shares, smoothing, Luck(1))) for smoothing in (0, 1, 2, 5)]
    assert found == sorted(found)
    assert found[0] < 1.6
    assert found[2] > 2.8


@given(st.integers(0, 10**6))
def test_the_example_keeps_the_shares_and_what_is_fixed(seed):
    luck = Luck(seed)
    land = ball((0, 0), 6)
    terrain = {at: luck.pick(TERRAINS) for at in land}
    sites = [(0, 0), (3, 0)]
    fixed = {near for site in sites for near in around(site)}
    site = example_among(sites, terrain)
    changed = with_example(site, fixed, terrain)
    assert changed is not None
    assert sorted(changed[at] for at in around(site)) == sorted(t for t, n in RING.items() for _ in range(n))
    assert sorted(changed.values()) == sorted(terrain.values())
    other = next(place for place in sites if place != site)
    assert [changed[at] for at in around(other) if at not in around(site)] == [
        terrain[at] for at in around(other) if at not in around(site)
    ]


def test_without_bush_there_is_no_example():
    terrain = dict.fromkeys(ball((0, 0), 4), Ground.SWAMP)
    assert with_example((0, 0), set(around((0, 0))), terrain) is None


def test_luck_uses_the_one_method_that_stays():
    luck = Luck(1)
    assert [round(luck.unit(), 6) for _ in range(2)] == [0.134364, 0.847434]
    assert sorted(luck.shuffled(range(50))) == list(range(50))
    assert {luck.below(3) for _ in range(100)} == {0, 1, 2}


FIGURES = windows(CLASSIC)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"identified": Fraction(26, 28)}, Fault.SIGNATURES),
        ({"candidates": Fraction(199, 100)}, Fault.CANDIDATES),
        ({"candidates": Fraction(401, 100)}, Fault.CANDIDATES),
        ({"located": (0.40, 0.8, 0.95)}, Fault.FIRST_DAY),
        ({"located": (0.30, 0.8, 0.90)}, Fault.THIRD_DAY),
    ],
)
def test_a_missed_window_is_a_fault(change, fault):
    assert replace(FIGURES, **change).faults == (fault,)


def test_small_islands_need_not_meet_what_only_large_ones_can():
    easy = replace(FIGURES, located=(0.9, 0.95, 0.5))
    assert replace(easy, hexes=899).faults == ()
    assert replace(easy, hexes=900).faults == (Fault.FIRST_DAY, Fault.THIRD_DAY)
    assert replace(FIGURES, candidates=Fraction(1), sites=24).faults == ()
    assert replace(FIGURES, sites=14).wanted_candidates == (Fraction(3, 2), Fraction(5, 2))


def failing(recipe, monkeypatch, tries=3):
    monkeypatch.setattr(make, "TRIES", tries)
    with pytest.raises(AfrikanError) as failed:
        generate(recipe)
    return failed.value


@pytest.mark.parametrize(
    ("recipe", "fault"),
    [
        (Recipe(smoothing=0), Fault.FIRST_DAY),
        (Recipe(hexes=1000, smoothing=9), Fault.THIRD_DAY),
        (Recipe(hexes=100, sites=28, site_distance=8), Fault.ROOM),
    ],
)
def test_a_recipe_that_fails_says_why_and_what_to_change(recipe, fault, monkeypatch):
    error = failing(recipe, monkeypatch)
    wrong, advice = told(fault)
    for lang in LANGUAGES:
        assert wrong.text(lang) in error.text(lang)
        assert error.text(lang).endswith(advice.text(lang))
    assert str(error).startswith("none of 3 islands of this recipe came out as it should: ")


@pytest.mark.parametrize(
    ("step", "fault"),
    [("outline", Fault.SHAPE), ("with_example", Fault.EXAMPLE), ("_kinds", Fault.SIGNATURES)],
)
def test_a_step_that_comes_to_nothing_is_told(step, fault, monkeypatch):
    monkeypatch.setattr(f"afrikan.island.generator.draft.{step}", lambda *_: None)
    wrong, advice = told(fault)
    error = failing(Recipe(hexes=100), monkeypatch, tries=2)
    assert str(error).endswith(f": {wrong} (2 times); {advice}")


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_told_in_every_language(fault):
    words = [phrase.text(lang) for lang in LANGUAGES for phrase in told(fault)]
    assert len(set(words)) == 6


def test_what_is_left_out_of_a_recipe_fits_the_size():
    numbers = {
        hexes: (recipe.sites, recipe.fort_distance, recipe.site_distance)
        for hexes in (60, 120, 240, 600, 1000)
        for recipe in [Recipe(hexes=hexes)]
    }
    assert numbers == {
        60: (4, 2, 2),
        120: (12, 3, 2),
        240: (16, 4, 2),
        600: (28, 6, 3),
        1000: (28, 9, 4),
    }


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ({"seed": -1}, "seed -1 must be a whole number from 0 to 999,999,999"),
        ({"hexes": 59}, "hexes 59 must be a whole number from 60 to 1,500"),
        ({"hexes": 1501}, "hexes 1501 must be a whole number from 60 to 1,500"),
        ({"hexes": 100.0}, "hexes 100.0 must be a whole number from 60 to 1,500"),
        ({"smoothing": 10}, "smoothing 10 must be a whole number from 0 to 9"),
        ({"fort_distance": 1}, "fort_distance 1 must be a whole number from 2 to 20"),
        ({"site_distance": 1}, "site_distance 1 must be a whole number from 2 to 8"),
        ({"sites": 6}, "sites 6 must be a multiple of four from 4 to 28"),
        ({"sites": 32}, "sites 32 must be a multiple of four from 4 to 28"),
        ({"shares": (20, 30, 20, 15, 16)}, "must be five whole numbers from 5 to 80 that sum to 100"),
        ({"shares": (0, 50, 20, 15, 15)}, "must be five whole numbers from 5 to 80 that sum to 100"),
        ({"shares": (50, 50)}, "must be five whole numbers from 5 to 80 that sum to 100"),
        ({"shares": [20, 30, 20, 15, 15]}, "must be five whole numbers from 5 to 80 that sum to 100"),
    ],
)
def test_a_recipe_out_of_bounds_is_refused(numbers, sentence):
    with pytest.raises(AfrikanError) as refused:
        Recipe(**numbers)
    assert sentence in str(refused.value)


def test_the_command_prints_the_figures_and_saves_the_island(tmp_path, capsys):
    folder = tmp_path / "mine"
    assert main(["--seed", "7", "--hexes", "120", "--folder", str(folder)]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("<IslandMap seed_7: Generated island, seed 7 (reconstruction); 120 hexes")
    assert lines == [
        "8 of 8 forts can be reached.",
        "12 treasure sites have 12 different sets of clues.",
        "All seven clues tell 100.0 % of the sites apart from all others.",
        "After four forts 1.78 sites remain possible on average.",
        "After four forts the best guess is right in 82.5 % of the cases.",
        "Walkers who know where they are: 84.3 % after one day, 97.7 % after two, 99.3 % after three.",
        f"Saved in {folder}",
    ]
    assert IslandMap.load(folder) == SMALL


def test_the_windows_of_a_large_island_are_told():
    *_, candidates, walkers = report(FIGURES, "en")
    assert candidates == "Wanted after four forts: 2.00 to 4.00 possible sites."
    assert walkers == "Wanted of walkers: under 40.0 % after one day, over 90.0 % after three."


def test_the_command_speaks_the_language_of_the_session_and_refuses(capsys):
    use(language="sv")
    assert main(["--hexes", "3"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("afrikan: antalet rutor (hexes) 3")


@pytest.mark.parametrize("name", ["classic", "small"])
def test_the_readme_tells_the_figures_of_the_shipped_maps(name):
    text, island = data_path("island", "README.md").read_text("utf-8"), IslandMap.load(name)
    figures = windows(island)
    assert ", ".join(str(island.grounds.count(terrain)) for terrain in TERRAINS) in text
    assert f" {float(figures.candidates):.2f} |" in text
    assert f" {percent(float(figures.guess), 'en')} |" in text
    assert ", ".join(percent(share, "en") for share in figures.located) in text
