"""Pay, roll or move on: the engine's turns beside laws that are written down here by hand."""

from fractions import Fraction
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rendering import assert_renders
from scipy.stats import geom
from strategies import rulesets

import afrikan as af
from afrikan.chance import seed_of
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.answer.words import percent
from afrikan.odds.flips.knowledge import known
from afrikan.odds.flips.plans import PLANS, End, Plan
from afrikan.odds.flips.play import situation_at
from afrikan.star.words import Refusal

RARE = 1e-4
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""

HALF = Fraction(1, 2)
NO = None
FREE_TURNS = "fan;buy_when=any_turn_on_tile"
SAME = "fan;free_roll_when=same_turn"
BEFORE = "fan;attempt_decision=before_roll"
BOUND_SAME = "original_1951;free_roll_when=same_turn"

# Mean turns at the tile and the chance of opening it, for pay, once, roll and leave; None if refused.
ON_ARRIVAL = {
    "fan": ((0, 1), (HALF, HALF), (2, 1), (0, 0)),
    BEFORE: ((0, 1), (1, HALF), (2, 1), (0, 0)),
    SAME: ((0, 1), (0, HALF), (1, 1), (0, 0)),
    FREE_TURNS: ((0, 1), (HALF, HALF), (2, 1), (0, 0)),
    "swedish": ((0, 1), (0, HALF), (1, 1), (0, 0)),
    "original_1951": ((0, 1), NO, (2, 1), NO),
    "finnish_2005": ((0, 1), NO, (2, 1), NO),
    "literal": ((0, 1), NO, (2, 0), NO),
    BOUND_SAME: ((0, 1), NO, (1, 1), NO),
}
LATER = {
    "fan": (NO, (HALF, HALF), (2, 1), (0, 0)),
    BEFORE: (NO, (1, HALF), (2, 1), (0, 0)),
    SAME: (NO, (HALF, HALF), (2, 1), (0, 0)),
    FREE_TURNS: ((1, 1), (HALF, HALF), (2, 1), (0, 0)),
    "swedish": ((1, 1), (1, HALF), (2, 1), (0, 0)),
    "original_1951": (NO, NO, (2, 1), NO),
    "literal": (NO, NO, (2, 0), NO),
}


def figures(timings):
    return tuple((t.turns.mean, t.opened.chance) if t.allowed else None for t in timings)


@pytest.mark.parametrize("code", ON_ARRIVAL)
def test_on_arrival_every_reading_gives_its_own_table(code):
    assert figures(af.odds.tiles(code).timing(5_000)) == ON_ARRIVAL[code]


@pytest.mark.parametrize("code", LATER)
def test_on_a_later_turn_too(code):
    assert figures(af.odds.tiles(code).timing(5_000, arrived=False)) == LATER[code]


@pytest.mark.parametrize("code", ["fan", "literal", "swedish"])
def test_who_rolls_until_it_opens_waits_a_geometric_time(code):
    turns = af.odds.tiles(code).timing(0)["roll"].turns
    first = 0 if code == "swedish" else 1
    for number in turns.chances:
        assert float(turns[number]) == pytest.approx(geom(0.5).pmf(number + 1 - first))
    assert float(turns.variance) == pytest.approx(geom(0.5).var())
    assert 0 < turns.beyond < Fraction(1, 10_000)


@pytest.mark.parametrize("at", ["congo", "gold_coast"])
@pytest.mark.parametrize("code", ["fan", "swedish"])
def test_money_is_that_of_one_flip_with_the_price_or_without(code, at):
    tiles = af.odds.tiles(code, seen={"robber": 1, "topaz": 2})
    price, gold = tiles.known.rules.tile_price, 1 if at == "gold_coast" else None
    timings = tiles.timing(3 * price, at)
    assert timings["pay"].money.chances == tiles.money(1, 3 * price, gold, pay=True).chances
    assert timings["roll"].money.chances == tiles.money(1, 3 * price, gold).chances
    assert timings["leave"].money.chances == {3 * price: 1}
    opened, flip = timings["once"], tiles.money(1, 3 * price, gold)
    for held, chance in opened.money.chances.items():
        assert chance == HALF * flip[held] + HALF * (held == 3 * price)


def test_paying_first_saves_the_hundred_that_a_robber_would_take():
    """Rolling keeps 100 in the purse, but in 3 of 30 cases only for the robber."""
    timings = af.odds.tiles().timing(300)
    assert timings["roll"].money.mean - timings["pay"].money.mean == 100 - 100 * Fraction(3, 30)


@pytest.mark.parametrize(("code", "length"), [("fan", 3), ("swedish", 1), ("fan;slave_length=6", 6)])
def test_missed_rolls_on_the_slave_coast_are_turns_at_the_tile(code, length):
    tiles = af.odds.tiles(code)
    plain, there = (tiles.timing(5_000, at) for at in (None, "slave_coast"))
    missed = length * tiles.next_flip()["blank"]
    for choice, share in (("pay", 1), ("once", HALF), ("roll", 1), ("leave", 0)):
        assert there[choice].turns.mean == plain[choice].turns.mean + share * missed


def test_a_robber_on_an_island_costs_one_turn_more_in_the_swedish_game():
    tiles = af.odds.tiles("swedish")
    robbed = tiles.next_flip()["robber"]
    assert tiles.timing(5_000, "st_helena")["pay"].turns.mean == robbed


@pytest.mark.parametrize(
    ("code", "purse", "choice", "said"),
    [
        ("fan", 0, "pay", "opening a tile costs 100 and the player has 0"),
        ("fan", 0, "roll", "the die may be tried on a later turn, not on the turn of arrival"),
        ("swedish", 0, "roll", None),
        (
            "original_1951",
            300,
            "leave",
            "the player has left the tile here closed and must wait for 4, 5 or 6",
        ),
        ("original_1951;forced_stay=free", 0, "leave", "a ship costs 100 and the player has 0"),
        ("fan", 0, "leave", None),
    ],
)
def test_the_engine_says_what_stands_against_a_choice(code, purse, choice, said):
    reason = af.odds.tiles(code).timing(purse, "st_helena")[choice].reason
    assert (reason and reason.text("en")) == said


def test_nobody_leaves_an_island_without_money_or_a_free_ship():
    timings = af.odds.tiles("original_1951;forced_stay=free").timing(0, "st_helena")
    assert [t.choice for t in timings if t.allowed] == ["roll"]
    paid = af.odds.tiles("original_1951;forced_stay=free").timing(200, "st_helena")
    assert [t.choice for t in paid if t.allowed] == list(PLANS)


def test_where_no_road_leads_away_the_one_roll_is_an_attempt_whatever_it_shows():
    tiles = af.odds.tiles()
    assert tiles.timing(0, "st_helena")["once"].turns.mean == 1
    assert tiles.timing(0, "congo")["once"].turns.mean == HALF


@pytest.mark.parametrize(
    ("code", "at", "choice"),
    [
        ("fan", None, "pay"), ("fan", "slave_coast", "roll"), ("fan", "gold_coast", "once"),
        ("fan", "st_helena", "once"), (BEFORE, None, "once"), ("swedish", "st_helena", "roll"),
        ("literal", None, "roll"), ("original_1951", "slave_coast", "pay"),
    ],
)  # fmt: skip
def test_played_plans_agree_with_the_exact_answer(code, at, choice):
    timing = af.odds.tiles(code, seen={"blank": 2}, opened={"tunis": "ruby"}).timing(3_000, at)[choice]
    for odds in (timing.money, timing.turns, timing.opened):
        assert odds.compare(odds.sample(1_000, 5)).surprise > RARE


@settings(max_examples=30)
@given(rulesets(), st.sampled_from((0, 100, 5_000)), st.sampled_from(("congo", "st_helena", "slave_coast")))
def test_any_ruleset_gives_a_table_that_holds_together(rules, purse, at):
    for arrived in (True, False):
        timings = af.odds.tiles(rules).timing(purse, at, arrived)
        for timing in timings:
            if not timing.allowed:
                assert timing.reason
                assert timing.money is timing.turns is timing.opened is None
                continue
            total = sum(timing.turns.chances.values()) + timing.turns.beyond
            assert total == sum(timing.money.chances.values()) == 1
            assert timing.opened.chance == (0 if timing.choice == "leave" else timing.opened.chance)
            listed = sum(number * chance for number, chance in timing.turns.chances.items())
            assert listed <= timing.turns.mean < listed + Fraction(1, 100)


@pytest.mark.parametrize("arrived", [True, False])
@pytest.mark.parametrize("name", PLANS)
def test_a_plan_takes_legal_actions_only(name, arrived):
    """Each decision of a plan is legal to the engine, whatever the dice and tiles bring."""
    situation = situation_at(known("swedish"), "st_helena", 5_000, {})
    plan, seen = Plan(situation, name, arrived), []
    decide = plan.decide

    def checked(state, tried):
        action = decide(state, tried)
        if isinstance(action, int):
            seen.append(plan._refusal(state, action & 0xFF))
        return action

    plan.decide = checked
    for game in range(40):
        end, turns = plan.play(seed_of(4, game))
        assert isinstance(end, End)
        assert turns >= 0
    assert set(seen) <= {Refusal.NONE}


@pytest.mark.parametrize("code", ["fan", "literal"])
def test_every_answer_is_told_whole(code):
    for at in ("congo", "slave_coast"):
        for arrived in (True, False):
            for timing in af.odds.tiles(code).timing(300, at, arrived):
                for odds in filter(None, (timing.money, timing.turns, timing.opened)):
                    assert_renders(odds)


def test_turns_are_derived_by_an_equation_for_each_position():
    steps = af.odds.tiles().timing(300)["roll"].turns.steps
    assert [step.latex for step in steps] == [
        r"E_{0} = E_{1} , \quad E_{0} = 2",
        r"E_{1} = 1 + \frac{1}{2} \cdot E_{1} , \quad E_{1} = 2",
    ]


def test_the_table_is_in_words_and_its_numbers_are_numbers():
    timings = af.odds.tiles().timing(0)
    frame = timings.to_frame("en")
    assert list(frame.index) == [
        "pay now",
        "try the die once, then move on",
        "roll until 4, 5 or 6 comes",
        "move on",
    ]
    assert list(frame["allowed"]) == ["no", "yes", "yes", "yes"]
    assert frame["mean money afterwards"].isna().tolist() == [True, False, False, False]
    assert frame.loc["move on", "chance of an open tile"] == 0
    assert "opening a tile costs 100" in frame.loc["pay now", "remark"]
    columns = {tuple(timings.to_frame(lang).columns) for lang in LANGUAGES}
    assert len(columns) == len(LANGUAGES)


def test_the_table_is_shown_as_text_and_on_a_page():
    af.use(language="fi")
    timings = af.odds.tiles().timing(300, "gold_coast")
    assert repr(timings).splitlines()[0] == (
        "Pelaaja on juuri saapunut Kultarannikolla olevan kiekon kohdalle, rahaa 300: "
        "maksaako, heittääkö vai jatkaako hän matkaa?"
    )
    assert "heitä, kunnes tulee 4, 5 tai 6" in repr(timings)
    assert timings._repr_html_().count("<tr>") == 5


def basis(odds):
    return set(odds.label.options) & {"tile_mix", "slave_length", "penniless_sea"}


@pytest.mark.parametrize("mix", [None, (1, 5, 5, 5, 5, 9, 0), (1, 5, 5, 5, 0, 9, 5)])
def test_turns_rest_on_tile_counts_where_a_tile_can_hold_the_player(mix):
    """Tiles of which there are none matter as well: that there are none is why nobody is held."""

    def turns(code, at, choice):
        return basis(af.odds.tiles(code, mix=mix).timing(5_000, at)[choice].turns)

    for choice in ("pay", "once", "roll"):
        assert turns("fan", "slave_coast", choice) == {"tile_mix", "slave_length"}
        assert turns("swedish", "st_helena", choice) == {"tile_mix", "penniless_sea"}
        assert turns("fan", "st_helena", choice) == turns("fan", "congo", choice) == set()
    assert turns("fan", "slave_coast", "leave") == set()
    assert turns("literal", "slave_coast", "roll") == set()


def test_own_counts_and_an_own_length_are_labelled_as_such():
    tiles = af.odds.tiles("fan;slave_length=6", mix=(1, 5, 5, 5, 5, 5, 4))
    timings = tiles.timing(5_000, "slave_coast")
    said = "Tile counts, rolls missed on the Slave Coast: your own, from no source."
    assert said in timings["pay"].turns.label.text("en")
    assert said in timings.label.text("en")
    assert "your own" not in tiles.timing(5_000, "congo")["pay"].turns.label.text("en")
    assert "Slave Coast" not in tiles.timing(5_000, "congo").label.text("en")


@pytest.mark.parametrize("lang", ["en", "fi", "sv"])
def test_the_table_says_what_it_rests_on(lang):
    af.use(language=lang)
    timings = af.odds.tiles("swedish", mix=(1, 5, 5, 5, 5, 5, 4)).timing(1_000, "st_helena")
    label = timings.label.text(lang)
    assert label in repr(timings).splitlines()[-1]
    page = ElementTree.fromstring(timings._repr_html_())
    assert label in "".join(page.itertext())
    assert timings.to_frame().attrs["label"] == label
    neutral = af.odds.tiles().timing(1_000, "slave_coast").label.text(f"{lang}-x-neutral").lower()
    assert "slav" not in neutral
    assert "orj" not in neutral


@pytest.mark.parametrize("code", ["swedish", "original_1951"])
def test_a_choice_that_may_strand_the_player_says_so(code):
    """A robber entitles a Swedish player to a ship; nothing else that brings no money does."""
    tiles = af.odds.tiles(code)
    price = tiles.known.rules.tile_price
    timings = tiles.timing(price, "st_helena")
    penniless = ("star", "horseshoe", "blank") + (("robber",) if code == "original_1951" else ())
    chance = sum(tiles.next_flip()[face] for face in penniless)
    assert timings["pay"].stranded == chance
    share = percent(chance).text("en")
    assert f"afterwards the player may be without money for a ship ({share})" in repr(timings)
    assert share in timings["pay"].money.notes[-1].text("en")
    assert "price of a ship" in timings["pay"].money.label.text("en")
    assert tiles.timing(10 * price, "congo")["pay"].stranded == 0
    assert_renders(timings["pay"].money)


def test_no_choice_strands_where_a_ship_is_free_or_a_road_leads_away():
    for code, at in (("fan", "st_helena"), ("swedish", "congo")):
        for timing in af.odds.tiles(code).timing(1_000, at):
            assert timing.stranded == 0
            assert "without money" not in timing.remark("en")


def test_a_choice_that_is_none_is_named():
    with pytest.raises(AfrikanError, match="there is no choice 'payy' beside a tile; did you mean 'pay'"):
        af.odds.tiles().timing(300)["payy"]
