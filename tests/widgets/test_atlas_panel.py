"""The rule atlas without a browser: rows are found, ordered and opened; what is not tested is told apart."""

import re
from math import nan

import pytest
from lesson import bare

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.rule_atlas.atlas import Atlas
from afrikan.rule_atlas.batch import Made
from afrikan.rule_atlas.effects import MEASURED, Effect
from afrikan.rule_atlas.rows import Row
from afrikan.rule_atlas.verdicts import verdict
from afrikan.rule_atlas.watching import Sighting
from afrikan.widgets.atlas.figures import rate_text
from afrikan.widgets.atlas.panel import AtlasPanel

MADE = Made("0.1.0", 3, 4, 30, 0.95, 40)
TWICE = Sighting(20, 10, 8, 5)


def effects(difference=0.0, half=0.1, together=0.2):
    ends = (difference - half, difference + half, difference - together, difference + together)
    return {name: Effect(name, 10.0, 10.0 + difference, difference, *ends) for name in MEASURED}


def row(option, value, found, base="fan", policy="nearest", **more):
    more = {"others": {}, "baseline": base, "games": 50, "parted": 5, "watched": 10, "sighting": TWICE} | more
    return Row(base, policy, option, value, effects=found, **more)


def first_parted():
    """The first game that parts, from a comparison of its own."""
    fan = af.Ruleset.preset("fan")
    value = fan.replace(free_roll_when="same_turn")
    return af.compare(fan, value, games=9, seed=3, rounds=30, compiled=False).numbers[0][0]


FIRST = first_parted()
UNSEEN = Sighting(0, 0, 0, 0)


def alike():
    return {name: Effect(name, 1.0, 1.0, 0.0, nan, nan, nan, nan) for name in MEASURED}


ROWS = (
    row("start_money", 400, effects(-0.9), scaled=4000),
    row("gem_values", (300, 500, 800), effects(0.02)),
    row("max_players", 4, alike(), parted=0, sighting=UNSEEN),
    row("may_pass", "yes", alike(), parted=0, sighting=Sighting(30, 0, 9, 0)),
    row("free_roll_when", "same_turn", effects(1.5), first=FIRST),
    row(
        "free_roll_meaning", "releases_only", effects(99.0),
        others={"forced_stay": "must_stay_until_success"},
        baseline="fan;forced_stay=must_stay_until_success",
    ),
    row("slave_unit", "turns", alike(), parted=0),
    row(
        "star_stealing", "confrontation", {}, reason="not yet",
        games=0, parted=0, watched=0, sighting=UNSEEN,
    ),
    row("pirates_stop", "always", effects(0.15, 0.2, 0.3)),
    row("bedouins_stop", "always", effects(0.3, 0.2, 0.6)),
    row("bedouins_stop", "always", effects(0.5, 0.6, 0.9)),
    row("loans", "yes", effects(2.0), policy="planner"),
    row("loans", "yes", effects(3.0), base="swedish"),
)  # fmt: skip
TOLD = [
    "clear", "none", "untested", "untested", "clear", "clear", "none", "refused", "open", "perhaps", "open",
    "clear", "clear",
]  # fmt: skip


@pytest.fixture
def panel():
    return AtlasPanel(Atlas(MADE, (*ROWS[:10], *ROWS[11:])))


def say(panel, kind, **said):
    panel.table._handle_custom_msg({"kind": kind, **said}, [])


def names(panel):
    return [line["name"] for line in panel.table.table["rows"]]


def choose(panel, key, value):
    panel.fields.of[key].value = value


def test_what_an_effect_tells():
    assert [verdict(one, "rounds") for one in ROWS] == TOLD
    assert verdict(ROWS[8], "horseshoe_wins") == "open"
    assert verdict(ROWS[8], "money") == "none"
    always = {name: Effect(name, 1.0, 2.0, 1.0, nan, nan, nan, nan) for name in MEASURED}
    assert verdict(row("slave_unit", "turns", always), "rounds") == "clear"


def test_the_largest_effect_stands_first_and_what_is_not_tested_last(panel):
    assert names(panel) == [
        "free_roll_meaning=releases_only", "free_roll_when=same_turn", "start_money=400",
        "bedouins_stop=always", "pirates_stop=always", "gem_values=300,500,800", "slave_unit=turns",
        "max_players=4", "may_pass=yes",
        "star_stealing=confrontation",
    ]  # fmt: skip
    assert panel.table.table["counted"] == "10 of 10 readings."
    assert repr(panel) == "<AtlasPanel: fan, nearest, rounds: 10 of 10 readings>"


def test_a_column_orders_the_table_and_the_other_way_round(panel):
    ways = lambda: {head["name"]: head["way"] for head in panel.table.table["heads"] if head["sorts"]}  # noqa: E731
    say(panel, "order", column="reading")
    assert ways()["reading"] == "ascending"
    assert names(panel)[0] == "start_money=400"
    say(panel, "order", column="reading")
    assert (names(panel)[0], names(panel)[-1]) == ("bedouins_stop=always", "start_money=400")
    say(panel, "order", column="offered")
    assert names(panel)[0] == "may_pass=yes"
    assert set(names(panel)[-2:]) == {"max_players=4", "star_stealing=confrontation"}
    say(panel, "order", column="offered")
    assert names(panel)[-1] == "may_pass=yes"
    assert ways() == dict.fromkeys(ways(), "none") | {"offered": "ascending"}
    say(panel, "order", column="verdict")
    assert names(panel)[0] == "free_roll_meaning=releases_only"
    assert names(panel)[-1] == "star_stealing=confrontation"
    say(panel, "order", column="alike")
    assert names(panel)[-1] == "star_stealing=confrontation"
    say(panel, "order", column="size")
    say(panel, "order", column="size")
    assert names(panel)[0] == "slave_unit=turns"
    before = names(panel)
    say(panel, "order", column="nothing")
    say(panel, "dance")
    assert names(panel) == before


def test_words_and_verdicts_filter_the_table(panel):
    say(panel, "search", text="PIRATES_Stop")
    assert names(panel) == ["pirates_stop=always"]
    say(panel, "search", text="300,500,800")
    assert names(panel) == ["gem_values=300,500,800"]
    say(panel, "search", text="<b>nothing</b>")
    assert (names(panel), panel.table.table["nothing"]) == ([], "Nothing fits.")
    say(panel, "search", text="")
    shown = {"clear": 3, "none": 2, "unsure": 2, "untested": 2, "refused": 1, "all": 10}
    for show, count in shown.items():
        choose(panel, "show", show)
        assert len(names(panel)) == count, show


def test_not_tested_is_told_apart_from_no_effect(panel):
    lines = {line["name"]: line["cells"] for line in panel.table.table["rows"]}
    assert lines["slave_unit=turns"][:4] == ["none in any game", "–", "does not matter", "100.0\u00a0%"]
    assert lines["max_players=4"][:3] == ["–", "–", "not tested: it never came up"]
    assert lines["may_pass=yes"][2:] == [
        "not tested: it came up and was never used",
        "100.0\u00a0%",
        "3.0",
        "0",
    ]
    assert lines["star_stealing=confrontation"] == ["–", "–", "cannot be played", "–", "–", "–"]
    assert lines["start_money=400"] == ["−0.90", "(−1.10 to −0.70)", "matters", "90.0\u00a0%", "2.0", "1.0"]
    summary = bare(panel.summary.value)
    assert "10 readings, each changed alone; rounds: 3 clearly matter, 2 do not matter (±0.25)" in summary
    assert "of 2 it cannot be told, 2 are not tested by this policy, 1 cannot be played" in summary
    assert "all 40 of a measure" in summary
    pictures = panel.pictures.value
    assert pictures.count("<svg") == 2
    assert pictures.index("What matters most") < pictures.index("What does not matter at all")
    listed = pictures[pictures.index("Not tested by this policy (2)") :]
    assert {"max_players=4", "may_pass=yes"} <= set(re.findall(r"<code>(.*?)</code>", listed))
    assert "slave_unit" not in listed
    assert "far beyond the axis" in pictures


def test_base_policy_and_measure_are_chosen(panel):
    choose(panel, "policy", "planner")
    assert names(panel) == ["loans=yes"]
    assert "Of no reading an effect is ruled out here." in panel.pictures.value
    choose(panel, "policy", "nearest")
    choose(panel, "measure", "starter_wins")
    assert panel.table.table["rows"][2]["cells"][0] == "−90 points"
    choose(panel, "base", "swedish")
    assert names(panel) == ["loans=yes"]


def test_a_row_opens_its_explanation_and_the_game_that_parts(panel):
    say(panel, "open", row="free_roll_when=same_turn")
    told = bare(panel.detail.value)
    assert "When may a player first roll to open a tile without paying?" in told
    assert "At " in told[told.index("A next_turn:") :]
    assert "A is Complete rules, fan edition (fan), B the same with this reading: 50 games under each" in told
    assert (
        "the difference came up 2.0 times a game (in 8 of them) and was used 1.0 times a game (in 5)" in told
    )
    assert "5 of 50 games went on otherwise" in told
    assert re.search(rf"Game {FIRST} is (played )?the same", told)
    assert panel.detail.value.count("<svg") == 2
    assert f"both.divergence({FIRST})" in told
    assert panel._live.text("notice") == "free_roll_when=same_turn is open below the table."
    assert [line["name"] for line in panel.table.table["rows"] if line["open"]] == [
        "free_roll_when=same_turn"
    ]
    assert panel._tables.layout.display is None
    panel.on_table["B"].click()
    game = panel.stepper.state.game
    assert (game.seed, game.game, game.rules.code) == (3, FIRST, "fan;free_roll_when=same_turn")
    assert game.at == panel.state.parted.index
    code = re.search(r"<pre>(.*?)</pre>", panel.detail.value, re.DOTALL)[1].replace("&quot;", '"')
    names = {}
    exec(code.rsplit("\n", 1)[0], names)
    assert names["both"].divergence(FIRST).index == panel.state.parted.index


def test_what_is_to_be_known_of_a_row_is_told(panel):
    say(panel, "open", row="free_roll_meaning=releases_only")
    told = bare(panel.detail.value)
    assert "The reading needs forced_stay=must_stay_until_success. That holds on both sides" in told
    assert "None of the 50 games went on otherwise." in told
    assert panel._tables.layout.display == "none"
    assert panel.state.on_table(0) is None
    say(panel, "open", row="start_money=400")
    assert "Elsewhere this is 4000, in money with another tile price." in bare(panel.detail.value)
    say(panel, "open", row="may_pass=yes")
    assert "Not tested by this policy: the difference came up, but" in bare(panel.detail.value)
    say(panel, "open", row="star_stealing=confrontation")
    assert "This reading is listed, but cannot be played yet." in bare(panel.detail.value)
    say(panel, "open", row="nothing=at_all")
    assert panel.state.opened.option == "star_stealing"
    choose(panel, "policy", "planner")
    assert panel.detail.value == ""


def test_a_field_that_cannot_hold_something_is_named():
    with pytest.raises(AfrikanError, match="Rules to start from"):
        AtlasPanel(Atlas(MADE, ROWS), base="fann")
    with pytest.raises(AfrikanError, match="there is no field 'bse'"):
        AtlasPanel(Atlas(MADE, ROWS), bse="fan")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_of_the_reader(lang):
    af.use(language=lang)
    panel = AtlasPanel(Atlas(MADE, ROWS[:10]))
    say(panel, "open", row="free_roll_when=same_turn")
    texts = [part.value for part in (panel.summary, panel.pictures, panel.detail)]
    assert all(f'lang="{lang}"' in svg for svg in re.findall(r"<svg[^>]*>", "".join(texts[1:])))
    decimal = "+1.50" if lang == "en" else "+1,50"
    assert decimal in panel.detail.value
    assert decimal in str(panel.table.table["rows"])
    assert not re.search(r"[{}]", "".join(bare(text) for text in texts))


def test_rates_have_as_many_decimals_as_they_deserve():
    assert [rate_text(rate, "en") for rate in (0, 0.004, 0.07, 2.34, 59.5)] == [
        "0",
        "0.004",
        "0.07",
        "2.3",
        "60",
    ]
