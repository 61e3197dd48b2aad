"""Tiles turned without replacement: exact laws against plain enumeration, icepool, scipy and the engine."""

from collections import Counter
from fractions import Fraction
from itertools import islice, permutations
from math import prod

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rendering import assert_renders
from scipy.stats import hypergeom, nhypergeom

import afrikan as af
from afrikan.game.facts import star_chances
from afrikan.odds.flips.knowledge import FACES, MIXES
from afrikan.rules.catalogue import catalogue
from afrikan.rules.presets import presets

FAN = af.Ruleset.preset("fan")
GEMS = ("ruby", "emerald", "topaz")
VALUES = dict(zip(("topaz", "emerald", "ruby"), FAN.gem_values, strict=True))
SMALL = {"star": 1, "ruby": 1, "topaz": 1, "robber": 1, "horseshoe": 2, "blank": 1}
SOME = af.odds.tiles(
    seen={"robber": 1, "blank": 2}, opened={"tunis": "horseshoe", "egypt": "topaz"}, purse=300
)


def leaving(left, rules="fan"):
    """The tiles of a game in which all but a few have been seen."""
    dealt = dict(zip(FACES, af.Ruleset.from_code(rules).tile_mix, strict=True))
    return af.odds.tiles(rules, seen={face: dealt[face] - left.get(face, 0) for face in FACES})


def pool(left):
    return [face for face, count in left.items() for _ in range(count)]


def enumerated(left, answer, draws=None):
    """The law of an answer over all orders in which the tiles can come."""
    orders = list(permutations(pool(left), draws))
    counts = Counter(map(answer, orders))
    return {outcome: Fraction(times, len(orders)) for outcome, times in counts.items()}


def positive(odds):
    return {outcome: chance for outcome, chance in odds.chances.items() if chance}


def pools(most=6):
    """A few tiles of the Finnish mix, the Star among them or not."""
    counts = {
        face: st.integers(0, min(2, dealt)) for face, dealt in zip(FACES, MIXES["finnish"], strict=True)
    }
    return st.fixed_dictionaries(counts).filter(lambda left: 1 <= sum(left.values()) <= most)


def purse_of(order, purse, pay=0, gold=None, values=VALUES, factor=2):
    """What is in the purse after some tiles in a given order, told step by step."""
    for number, face in enumerate(order, start=1):
        if pay and purse >= pay:
            purse -= pay
        if face == "robber":
            purse = 0
        elif face in GEMS:
            purse += values[face] * (factor if number == gold else 1)
    return purse


@given(pools())
def test_the_next_face_is_any_of_those_left(left):
    odds = leaving(left).next_flip()
    assert positive(odds) == enumerated(left, lambda order: order[0])
    assert set(odds.chances) == set(FACES)


@settings(max_examples=30)
@given(pools().filter(lambda left: left["star"]))
def test_the_star_comes_as_counted_over_all_orders(left):
    tiles = leaving(left)
    law = enumerated(left, lambda order: 1 + order.index("star"))
    assert positive(tiles.star_flip()) == law
    for flips in range(1, 1 + sum(left.values())):
        assert tiles.star_by(flips).chance == sum(chance for number, chance in law.items() if number <= flips)


@settings(max_examples=30)
@given(pools().filter(lambda left: left["robber"] + sum(left[gem] for gem in GEMS)))
def test_a_robber_comes_first_as_counted_over_all_orders(left):
    law = enumerated(left, lambda order: next(face for face in order if face in (*GEMS, "robber")))
    assert leaving(left).robber_before_gem().chance == law.get("robber", 0)


@settings(max_examples=30)
@given(pools().filter(lambda left: left["star"]))
def test_horseshoes_outlast_the_star_as_counted_over_all_orders(left):
    tiles = leaving(left)
    law = enumerated(left, lambda order: order[order.index("star") :].count("horseshoe"))
    assert positive(tiles.horseshoes_left()) == law
    assert tiles.horseshoe_after_star().chance == 1 - law.get(0, 0)


@settings(max_examples=40)
@given(pools(5), st.data(), st.sampled_from((0, 50, 100, 250, 300)), st.booleans())
def test_money_is_what_every_order_leaves(left, data, purse, pay):
    flips = data.draw(st.integers(1, sum(left.values())))
    gold = data.draw(st.sampled_from((None, *range(1, flips + 1))))
    odds = leaving(left).money(flips, purse, gold, pay)
    law = enumerated(left, lambda order: purse_of(order, purse, 100 if pay else 0, gold), flips)
    assert odds.chances == dict(sorted(law.items()))
    assert list(odds.chances) == sorted(law)


@settings(max_examples=15)
@given(
    pools(5),
    st.integers(1, 900),
    st.tuples(*[st.integers(0, 900)] * 3),
    st.integers(0, 900),
    st.integers(1, 5),
)
def test_money_follows_whatever_the_ruleset_pays(left, price, gems, purse, factor):
    rules = FAN.replace(tile_price=price, gem_values=gems, gold_coast_multiplier=factor)
    flips, values = sum(left.values()), dict(zip(("topaz", "emerald", "ruby"), gems, strict=True))
    odds = leaving(left, rules.code).money(flips, purse, flips, pay=True)
    law = enumerated(left, lambda order: purse_of(order, purse, price, flips, values, factor), flips)
    assert odds.chances == law


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("flips", [1, 2, 7, 30])
def test_the_star_is_drawn_as_scipy_and_icepool_say(mix, flips):
    tiles = af.odds.tiles(mix=mix)
    assert float(tiles.star_by(flips).chance) == pytest.approx(hypergeom(30, 1, flips).pmf(1))
    deck = icepool.Deck(pool(tiles.left)).deal(flips)
    found = deck.keep_outcomes(["star"]).size() if flips < 3 else None
    if found is not None:
        assert found.probability(1) == tiles.star_by(flips).chance


@pytest.mark.parametrize("flips", [1, 2, 3, 5])
def test_money_without_robbers_is_a_sum_of_cards_as_icepool_deals_them(flips):
    tiles = af.odds.tiles(seen={"robber": 3})
    worth = [VALUES.get(face, 0) for face in pool(tiles.left)]
    dealt = icepool.Deck(worth).deal(flips).sum()
    assert tiles.money(flips, 100).chances == {100 + sum_: dealt.probability(sum_) for sum_ in dealt}


@pytest.mark.parametrize("mix", MIXES)
def test_horseshoes_left_are_negative_hypergeometric(mix):
    tiles = af.odds.tiles(mix=mix)
    hidden = tiles.left["horseshoe"]
    before = nhypergeom(30, hidden, 1)  # tiles drawn one by one: horseshoes against anything else
    assert float(tiles.money(1).at_least(0)) == 1
    only = nhypergeom(hidden + 1, hidden, 1)
    for left, chance in tiles.horseshoes_left().chances.items():
        assert float(chance) == pytest.approx(only.pmf(hidden - left))
    assert before.pmf(0) == pytest.approx(1 - float(tiles.next_flip()["horseshoe"]))


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("flips", [1, 4, 15, 30])
@pytest.mark.parametrize("gold", [False, True])
def test_mean_money_is_the_sum_over_single_gems(mix, flips, gold):
    """A gem drawn at a flip counts if no robber comes later."""
    tiles = af.odds.tiles(mix=mix)
    robbers = tiles.left["robber"]
    worth = sum(tiles.left[gem] * VALUES[gem] for gem in GEMS)

    def calm(hidden, drawn):
        return prod(Fraction(hidden - robbers - n, hidden - n) for n in range(drawn))

    mean = 300 * calm(30, flips)
    mean += Fraction(worth, 30) * sum(calm(29, later) for later in range(flips))
    mean += Fraction(worth, 30) * calm(29, flips - 1) * gold
    assert tiles.money(flips, 300, 1 if gold else None).mean == mean


def test_paying_first_leaves_less_for_the_robber():
    tiles = af.odds.tiles()
    free, paid = tiles.money(1, 300), tiles.money(1, 300, pay=True)
    assert paid[0] == free[0] == Fraction(3, 30)
    assert free.mean - paid.mean == 100 * (1 - Fraction(3, 30)) == 90


@given(st.integers(1, 29))
def test_the_star_is_the_likelier_the_more_tiles_are_turned(flips):
    tiles = af.odds.tiles(mix="swedish")
    assert tiles.star_by(flips).chance < tiles.star_by(flips + 1).chance
    assert tiles.star_by(30).chance == 1


@settings(max_examples=25)
@given(st.integers(1, 30), st.integers(0, 2_000), st.booleans(), st.data())
def test_money_sums_to_one_and_more_at_the_start_is_never_less_at_the_end(flips, purse, pay, data):
    gold = data.draw(st.sampled_from((None, *range(1, flips + 1))))
    tiles = af.odds.tiles(mix="russian")
    less, more = (tiles.money(flips, held, gold, pay) for held in (purse, purse + 100))
    assert sum(less.chances.values()) == 1
    assert all(less.at_most(held) >= more.at_most(held) for held in more.chances)


@given(st.sampled_from(sorted(set(FACES) - {"star"})), st.integers(0, 2), st.sampled_from(sorted(MIXES)))
def test_a_tile_seen_somewhere_counts_like_one_seen_in_a_city(face, count, mix):
    cities = ("tunis", "egypt", "congo")[:count]
    somewhere = af.odds.tiles(mix=mix, seen={face: count})
    there = af.odds.tiles(mix=mix, opened=dict.fromkeys(cities, face))
    assert somewhere.left == there.left
    assert somewhere.money(5, pay=True).chances == there.money(5, pay=True).chances
    assert somewhere.horseshoes_left().chances == there.horseshoes_left().chances


def test_the_star_may_lie_wherever_no_open_tile_is_known():
    odds = SOME.star_places()
    assert set(odds.chances) == set(FAN_CITIES) - {"tunis", "egypt"}
    assert set(odds.chances.values()) == {Fraction(1, 28)}
    assert odds.name("gold_coast", "fi") == "Kultarannikko"
    assert odds.name("slave_coast", "en-x-neutral") == "Benin Coast"


FAN_CITIES = tuple(
    node.id for node in af.RouteGraph.load("finnish").nodes if node.kind == "city" and not node.is_start
)


def test_the_slave_coast_is_as_risky_as_blanks_are_frequent():
    odds = SOME.slave_coast()
    assert odds.chance == Fraction(10, 25)
    assert odds.steps[-1].latex == r"\frac{2}{5} \cdot 3 = \frac{6}{5} = 1.2"
    swedish = af.odds.tiles("swedish").slave_coast()
    assert swedish.chance == Fraction(6, 30)
    assert swedish.steps[-1].latex.endswith(r"\cdot 1 = \frac{1}{5} = 0.2")


def test_an_open_slave_coast_holds_nobody():
    odds = af.odds.tiles(opened={"slave_coast": "ruby"}).slave_coast()
    assert odds.chance == 0
    (note,) = odds.notes
    assert note.text("en") == (
        "The tile on the Slave Coast has been opened already (ruby), so it holds nobody any more."
    )


@pytest.mark.parametrize("lang", ["en", "fi", "sv"])
def test_the_neutral_wording_names_no_slave(lang):
    odds = SOME.slave_coast()
    said = " ".join(
        phrase.text(f"{lang}-x-neutral") for phrase in (odds.question, odds.label, *odds.notes)
    ).lower()
    assert "slav" not in said
    assert "orj" not in said


@pytest.mark.parametrize("code", ["fan", "swedish", "literal"])
def test_positions_of_a_game_agree_with_the_engine(code):
    """Wherever a game turns a tile, its own outcomes are the next flip, and the Star lies where it says."""
    game = af.Game(af.Ruleset.preset(code), 3, seed=5, policies="nearest")
    flips = 0
    while game.step() is not None and flips < 25:
        outcomes = game.outcomes
        if any(text.startswith("flip") for text in outcomes):
            tiles = af.odds.Tiles.of(game)
            assert {f"flip {face}": c for face, c in positive(tiles.next_flip()).items()} == outcomes
            flips += 1
            if tiles.left["star"]:
                assert tiles.star_places().chances == dict(star_chances(game))
    assert flips > 5


def test_a_game_hands_over_its_rules_and_the_current_purse():
    game = af.Game.from_position(
        af.Ruleset.preset("swedish"),
        {"players": [{"at": "congo", "money": 700}], "opened": {"tunis": "ruby"}},
    )
    tiles = af.odds.Tiles.of(game)
    assert tiles.left == dict(zip(FACES, (1, 1, 3, 6, 4, 8, 6), strict=True))
    assert (tiles.purse, tiles.known.rules) == (700, game.rules)
    assert tiles.money(1).chances == tiles.money(1, 700).chances


def test_the_named_mixes_are_those_of_the_catalogue():
    assert set(MIXES.values()) == {value.id for value in catalogue()["tile_mix"].values}
    for code in presets():
        assert af.Ruleset.preset(code).tile_mix in MIXES.values()


def test_the_label_says_whose_counts_they_are():
    def label(**given):
        return af.odds.tiles(**given).next_flip().label.text("en")

    assert "Star of Africa by Daniel Suni, rules text" in label()
    assert label(mix="russian").startswith("Tile counts: from one public source only (Star of Africa, rules")
    assert label(mix=(1, 5, 5, 5, 5, 5, 4)) == "Tile counts: your own, from no source."
    assert (
        af.odds.tiles()
        .money(1, pay=True)
        .label.text("en")
        .endswith(
            "Gem values, price of a tile: from the rules (Afrikan tähti: complete rules (fan edition), "
            "If the tile is: topaz, emerald, ruby; Afrikan tähti: complete rules (fan edition), "
            "On reaching a red circle)."
        )
    )


def test_under_the_literal_reading_the_note_owns_that_no_die_opens():
    literal = af.odds.tiles("literal").money(2, 100, pay=True)
    assert any("under this ruleset the die opens none" in note.text("en") for note in literal.notes)
    assert not any("opens none" in note.text("en") for note in SOME.money(2, 100, pay=True).notes)


ANSWERS = {
    "next": lambda: SOME.next_flip(),
    "star by": lambda: SOME.star_by(4),
    "star by the last": lambda: SOME.star_by(25),
    "star": lambda: SOME.star_flip(),
    "money": lambda: SOME.money(3),
    "money of many": lambda: SOME.money(20, 0, 7),
    "money paid": lambda: SOME.money(9, 300, 2, pay=True),
    "money without gems": lambda: leaving({"robber": 2}).money(2, 100),
    "robber": lambda: SOME.robber_before_gem(),
    "horseshoes": lambda: SOME.horseshoes_left(),
    "horseshoe": lambda: SOME.horseshoe_after_star(),
    "places": lambda: SOME.star_places(),
    "slave coast": lambda: SOME.slave_coast(),
}


@pytest.mark.parametrize("question", ANSWERS)
def test_every_answer_is_told_whole(question):
    odds = ANSWERS[question]()
    assert sum(odds.chances.values()) == 1
    assert_renders(odds)


def test_tiles_say_what_is_left():
    assert repr(SOME) == (
        "Tiles (fan), face down: 25 "
        "(Star of Africa 1, ruby 2, emerald 3, topaz 3, robber 2, horseshoe 4, blank 10)"
    )
    assert dict(islice(SOME.left.items(), 2)) == {"star": 1, "ruby": 2}
