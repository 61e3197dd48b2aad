"""Beliefs: what a side may know equals what brute force over all that could have happened says."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from afrikan.errors import AfrikanError
from afrikan.island.beliefs import Belief, posterior, read_told, told_of_game
from afrikan.island.box import Box
from afrikan.island.game import IslandGame
from afrikan.island.game.law import law_of
from afrikan.island.ground import told_of
from afrikan.island.map import IslandMap
from afrikan.island.model import FORT_LABELS, Clue
from afrikan.island.words import BLANK, Direction, Ground
from afrikan.rules import Ruleset

SMALL = IslandMap.load("small")
RULES = Ruleset.preset("island")
LAW = law_of(RULES, Box.load("small"))
READINGS = [
    {},
    {"event_entry": "no"},
    {"lost_centre": "hex_before", "lost_in_place": "no"},
    {"lost_info": "no"},
    {"site_card_reveals": "label", "start_hex": "not_labelled"},
    {"site_card_reveals": "site_type", "fort_closed_when": "on_arrival"},
    {"site_after_miss": "no", "equipment_partial": "subtract"},
]


def believed(facts, law=LAW):
    return Belief.of_facts(read_told(facts, law), law)


@pytest.mark.parametrize("reading", READINGS, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_was_told_leads_to_the_hexes_that_the_engine_keeps(reading, seed):
    """The distribution follows the game fact by fact; its hexes are those in the side's own sight."""
    rules = RULES.replace(**reading)
    game = IslandGame(rules, map="small", policies=["random", "coast"], seed=seed, rounds=12)
    checked = 0
    while game.step():
        for seat, sight in enumerate(game.state.sights):
            if sight.count and game.at % 3 == seat:
                belief = Belief.of(game, seat)
                assert belief.hexes == tuple(sight.maybe[: sight.count])
                assert game.state.players[seat].hex in belief.chances
                checked += 1
    assert checked > 20


def walked(hex, facts, law):
    """Every hex on which a walk from a start can end, with its chance; empty if it is told something else."""
    ends = {hex: Fraction(1)}
    isle = law.isle
    for way, ground, lost in facts:
        after = Counter()
        for here, chance in ends.items():
            there = isle.beside[here][way]
            if ground == "sea":
                if there == 0:
                    after[here] += chance
            elif there and told_of(isle, law.kernel, there) == Ground[ground.upper()]:
                places = around(there, law) if lost else [there]
                for place in places:
                    after[place] += chance / len(places)
        ends = dict(after)
    return ends


def around(centre, law):
    isle = law.isle
    return [
        hex
        for hex in range(1, isle.hexes + 1)
        if max(
            abs(isle.q[hex] - isle.q[centre]),
            abs(isle.r[hex] - isle.r[centre]),
            abs(isle.q[hex] + isle.r[hex] - isle.q[centre] - isle.r[centre]),
        )
        <= law.kernel.lost_radius
    ]


@pytest.mark.parametrize(
    ("texts", "facts"),
    [
        (["jungle"], []),
        (["jungle", "n jungle", "n sea"], [(0, "jungle", False), (0, "sea", False)]),
        (["swamp", "se swamp", "s swamp"], [(2, "swamp", False), (3, "swamp", False)]),
        (["mountain", "n mountain lost"], [(0, "mountain", True)]),
        (
            ["jungle", "ne jungle lost", "s jungle", "sw jungle lost"],
            [(1, "jungle", True), (3, "jungle", False), (4, "jungle", True)],
        ),
    ],
)
def test_the_chances_are_those_of_every_start_walked_by_hand(texts, facts):
    """Each start that looks as told is as likely as any other, and getting lost spreads it evenly."""
    start = Ground[texts[0].upper()]
    total = Counter()
    for hex in range(1, LAW.isle.hexes + 1):
        if LAW.isle.ground[hex] == start:
            total.update(walked(hex, facts, LAW))
    whole = sum(total.values())
    expected = {hex: chance / whole for hex, chance in total.items() if chance}
    assert believed(texts).chances == dict(sorted(expected.items()))


def test_one_is_told_the_ground_after_getting_lost():
    before, after = believed(["jungle", "n jungle lost"]), believed(["jungle", "n jungle lost swamp"])
    kept = [hex for hex in before.hexes if LAW.isle.ground[hex] == Ground.SWAMP]
    assert after.hexes == tuple(kept)
    assert len(kept) > 1


def test_an_event_that_keeps_out_only_shows_what_lies_there():
    entered = believed(["jungle", "n jungle stopped"])
    assert entered.chances == believed(["jungle", "n jungle"]).chances
    law = law_of(RULES.replace(event_entry="no"), Box.load("small"))
    kept = believed(["jungle", "n jungle stopped"], law)
    assert {law.isle.beside[hex][Direction.N] for hex in kept.hexes} == set(entered.hexes)


def test_a_label_tells_everything():
    assert believed(["fort", "at A5"]).hexes == (SMALL.forts["A5"],)
    assert believed(["fort"]).hexes == tuple(sorted(SMALL.forts.values()))
    assert believed(["site"]).count == len(SMALL.sites)


def test_entropy_is_counted_in_bits():
    assert believed(["fort", "at A5"]).entropy == 0
    assert believed(["fort"]).entropy == pytest.approx(3)


@pytest.mark.parametrize("texts", [["jungle"], ["swamp", "n swamp"], ["bush", "s bush lost"]])
def test_what_is_to_be_expected_after_a_direction_is_the_mean_over_its_answers(texts):
    belief = believed(texts)
    for way, expected in belief.expected_left().items():
        answers = belief.answers(way)
        assert sum(answers.values()) == 1
        mean = Fraction(0)
        for answer, chance in answers.items():
            kept = [
                hex
                for hex in belief.hexes
                if (belief.answer(LAW.isle.beside[hex][way]) if LAW.isle.beside[hex][way] else 0) == answer
            ]
            mean += chance * len(kept)
        assert expected == mean


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ("jungle", "what was told must be a list"),
        ([], "what was told must be a list"),
        (["jungle swamp"], "the first fact is one word, the ground of the start"),
        (["jungel"], "fact 1: 'jungel' is no ground; did you mean 'jungle'"),
        (["jungle", "north jungle"], "fact 2, 'north jungle', must begin with a direction"),
        (["jungle", "n jungle", "n lake"], "fact 3: 'lake' is no ground"),
        (["jungle", "n jungle twice"], "fact 2: after direction and ground there may only be"),
        (["jungle", "at G1"], "fact 2: 'g1' is not one of the labels A1 to D2"),
        (["fort", "n fort"], "no hex of the map fits fact 2"),
    ],
)
def test_what_cannot_have_been_told_is_named(facts, sentence):
    with pytest.raises(AfrikanError) as error:
        believed(facts)
    assert sentence in error.value.text("en")
    assert len({error.value.text(lang) for lang in ("en", "fi", "sv")}) == 3


def test_a_side_hears_nothing_of_the_other():
    game = IslandGame("island", map="small", policies="locator", seed=5).play(60)
    kinds = [fact.kind for fact in told_of_game(game, 0)]
    assert kinds.count("start") == 1
    assert kinds[0] == "start"


# Where the treasure is

CLUE_SETS = [
    {},
    {"A1": "bush"},
    {"A1": "?", "B2": "sea"},
    {"A1": "jungle", "A2": "jungle", "A3": "cave"},
    {"A3": "bush", "A4": "swamp", "A5": "bush", "A6": "ruin"},
]


@pytest.mark.parametrize("clues", CLUE_SETS, ids=str)
def test_chances_with_unknown_cards_are_those_of_every_order_of_every_card(clues):
    """Brute force: each order of each card is equally likely; those that show the clues are counted."""
    wanted = [BLANK if clue == "?" else Ground[clue.upper()] for clue in clues.values()]
    ways = {}
    for site, card in SMALL.clues.items():
        shown = permutations([clue.ground for clue in card], len(wanted))
        ways[site] = sum(list(order) == wanted for order in shown)
    total = sum(ways.values())
    found = posterior(SMALL, clues)
    assert found.chances == {site: Fraction(count, total) for site, count in ways.items()}


def test_known_cards_are_looked_at_window_by_window():
    card = SMALL.clues["C2"]
    clues = {fort: str(Clue(card[FORT_LABELS.index(fort)].ground)) for fort in ("A2", "A6")}
    found = posterior(SMALL, clues, cards="known")
    fitting = [
        site
        for site, other in SMALL.clues.items()
        if all(
            other[FORT_LABELS.index(fort)].ground == card[FORT_LABELS.index(fort)].ground for fort in clues
        )
    ]
    assert found.candidates == tuple(fitting)
    assert "C2" in fitting
    assert set(found.chances.values()) == {Fraction(0), Fraction(1, len(fitting))}


def test_a_hex_found_empty_is_out():
    before, after = posterior(SMALL, {"A1": "bush"}), posterior(SMALL, {"A1": "bush"}, ["B4"])
    assert after.chances["B4"] == 0
    for site, chance in after.chances.items():
        if site != "B4":
            assert chance == before.chances[site] / (1 - before.chances["B4"])


def test_a_clue_with_a_direction_looks_at_that_side_only():
    clue = next(clue for clue in SMALL.clues["B5"] if clue.direction >= 0)
    text = f"{Ground(clue.ground).name.lower()} {Direction(clue.direction).name.lower()}"
    found = posterior(SMALL, {"A1": text})
    sides = {
        site: LAW.isle.ground[LAW.isle.beside[number][clue.direction]] for site, number in SMALL.sites.items()
    }
    assert found.candidates == tuple(site for site, ground in sides.items() if ground == clue.ground)


@pytest.mark.parametrize("cards", ["unknown", "known"])
@pytest.mark.parametrize("clues", CLUE_SETS[:4], ids=str)
def test_what_the_next_fortress_may_show_adds_up_to_what_is_known_now(clues, cards):
    """The chances after each clue, weighted by the clue's own, are the chances before it."""
    known = posterior(SMALL, clues if cards == "unknown" else {}, cards=cards)
    after = known.after("B1")
    assert sum(chance for chance, _ in after.values()) == 1
    for site, chance in known.chances.items():
        assert sum(share * then.chances[site] for share, then in after.values()) == chance


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (({"A9": "bush"},), "there is no fortress 'A9' on this map; known: A1"),
        (({"A1": "bsh"},), "'bsh' in A1 is no clue; did you mean 'bush'"),
        (({"A1": "ruin ne"},), "'ruin ne' in A1 is no clue"),
        (({"A1": "bush", "A2": "sea ne"},), "either all clues about the ground name a direction, or none"),
        (({"A1": "bush"}, ["Z9"]), "there is no treasure hex 'Z9' on this map"),
        (({"A1": "bush"}, (), "marked"), "cards 'marked' is unknown"),
        ((["bush"],), "clues are a table such as"),
        (
            ({"A1": "cave", "A2": "ruin"},),
            "fits all clues (A1 cave, A2 ruin) with these found empty: -; without A1",
        ),
        (({f"A{n}": "sea" for n in range(1, 7)},), "check each of them"),
    ],
)
def test_clues_that_cannot_be_are_named(arguments, sentence):
    with pytest.raises(AfrikanError) as error:
        posterior(SMALL, *arguments)
    assert sentence in error.value.text("en")
    assert len({error.value.text(lang) for lang in ("en", "fi", "sv")}) == 3
