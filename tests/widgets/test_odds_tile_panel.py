"""The panel about tiles: what lies on a real table is typed, and every question is answered as by hand."""

import ast
import re
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest
from lesson import Hand, bare, check_topic

import afrikan as af
from afrikan.errors import AfrikanError, Word
from afrikan.language import LANGUAGES, NEUTRAL, WORDINGS
from afrikan.paths import data_path
from afrikan.widgets.lessons.tiles.asked import QUESTIONS
from afrikan.widgets.lessons.tiles.beside import option_of
from afrikan.widgets.lessons.tiles.panel import TOPIC, TilePanel
from afrikan.widgets.lessons.tiles.seen import FACES, MIXES

SEEN = {"seen": "both", "blank": 3, "robber": 1, "opened": "Tunis: ruby, Egypt: blank"}
KINDS = (
    [{"question": question} for question in QUESTIONS]
    + [{"question": question, **SEEN} for question in QUESTIONS]
    + [{"question": question, "rules": "swedish", "purse": 3_000} for question in QUESTIONS]
    + [{"question": "horseshoes", "mix": mix} for mix in MIXES]
    + [{"question": "money", "flips": 30, "pay": "yes", "gold": gold, "purse": 0} for gold in (0, 1, 30)]
    + [{"question": "star", "flips": 30}, {"question": "places", "city": "tunis", **SEEN}]
    + [{"question": "slave_coast", "seen": "cities", "opened": "slave coast: topaz"}]
    + [
        {"question": "timing", "plan": plan, "asked": asked, "moment": moment, "change": change, "at": at}
        for plan, asked, moment, change, at in (
            ("pay", "money", "arrived", "unchanged", "gold_coast"),
            ("pay", "turns", "arrived", "unchanged", "slave_coast"),
            ("once", "turns", "later", "before_roll", "plain"),
            ("roll", "turns", "arrived", "same_turn", "plain"),
            ("roll", "opened", "later", "must_stay_until_success", "congo"),
            ("leave", "money", "later", "any_turn_on_tile", "plain"),
        )
    ]
)


def some(_):
    yield from KINDS


def test_every_question_is_answered_simulated_and_told():
    assert check_topic(TOPIC, some, trials=150) == len(KINDS)


def figures(**entered):
    state = TilePanel(**entered).state
    return {figure.key: figure.exact(state.answer) for figure in state.figures}


HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("entered", "found"),
    [
        (
            {},
            {
                "gem": Fraction(9, 30),
                "blank": Fraction(12, 30),
                "robber": Fraction(3, 30),
                "star": Fraction(1, 30),
            },
        ),
        (
            {"blank": 5, "opened": "Kongo: rubiini"},
            {
                "gem": Fraction(8, 24),
                "blank": Fraction(7, 24),
                "robber": Fraction(3, 24),
                "star": Fraction(1, 24),
            },
        ),
        (
            {"question": "star", "flips": 15},
            {"at_flip": Fraction(1, 30), "by_flip": HALF, "mean": Fraction(31, 2)},
        ),
        ({"question": "robber"}, {"chance": Fraction(3, 12)}),
        ({"question": "robber", "ruby": 2, "emerald": 3, "topaz": 1}, {"chance": HALF}),
        ({"question": "horseshoes"}, {"mean": Fraction(5, 2), "none": Fraction(1, 6)}),
        ({"question": "horseshoes", "rules": "swedish"}, {"mean": 4, "none": Fraction(1, 9)}),
        ({"question": "horseshoes", "mix": "russian"}, {"mean": 3, "none": Fraction(1, 7)}),
        (
            {"question": "horseshoes", "mix": "own", "own": "1, 1, 1, 1, 1, 1, 24"},
            {"mean": HALF, "none": HALF},
        ),
        (
            {"question": "money", "flips": 1, "purse": 600},
            {"mean": Fraction(600 * 27 + 5_000, 30), "nothing": Fraction(1, 10), "more": Fraction(9, 30)},
        ),
        (
            {"question": "money", "flips": 1, "purse": 600, "pay": "yes"},
            {"mean": Fraction(500 * 27 + 5_000, 30), "nothing": Fraction(1, 10), "more": Fraction(9, 30)},
        ),
        (
            {"question": "money", "flips": 1, "purse": 0, "gold": 1, "blank": 15 - 3, "robber": 3},
            {"mean": Fraction(10_000, 15), "nothing": Fraction(6, 15), "more": Fraction(9, 15)},
        ),
        ({"question": "places"}, {"chance": Fraction(1, 30)}),
        ({"question": "places", "opened": "S:t Helena rövare"}, {"chance": 0}),
        ({"question": "slave_coast"}, {"chance": Fraction(12, 30)}),
        ({"question": "slave_coast", "rules": "swedish"}, {"chance": Fraction(6, 30)}),
        (
            {"question": "timing", "purse": 600, "plan": "pay"},
            {"mean": Fraction(500 * 27 + 5_000, 30), "nothing": Fraction(1, 10)},
        ),
        ({"question": "timing", "plan": "roll", "asked": "turns"}, {"mean": 2, "long": Fraction(1, 4)}),
        (
            {"question": "timing", "plan": "roll", "asked": "turns", "change": "same_turn"},
            {"mean": 1, "long": Fraction(1, 8)},
        ),
        ({"question": "timing", "plan": "once", "asked": "opened"}, {"chance": HALF}),
    ],
)
def test_the_figures_are_those_worked_out_by_hand(entered, found):
    assert figures(**entered) == found


@pytest.mark.parametrize("lang", WORDINGS)
def test_the_panel_is_whole_in_every_wording(lang):
    for question in QUESTIONS:
        hand = Hand(TilePanel(lang, question=question, **SEEN))
        hand.press("reveal")
        assert hand.line("error") == ""
        said = hand.shown + hand.panel._question.value + " ".join(labels(hand))
        neutral = NEUTRAL in lang
        assert not (neutral and re.search(r"slav|orja", bare(said), re.IGNORECASE)), question


def labels(hand):
    for control in hand.panel.fields.of.values():
        yield control.description
        yield from (str(option[0]) for option in getattr(control, "options", ()))
    yield from (field.description for field in hand.panel.guesses.of.values())


def test_fields_come_and_go_with_the_question():
    hand = Hand(TilePanel())
    assert [field.key for field in hand.state.fields] == ["question", "rules", "mix", "seen"]
    hand.choose("seen", "counts")
    assert [field.key for field in hand.state.fields][-7:] == list(FACES)
    hand.choose("seen", "cities")
    assert [field.key for field in hand.state.fields][-1] == "opened"
    hand.choose("question", "money")
    assert {"flips", "purse", "pay", "gold"} <= {field.key for field in hand.state.fields}
    hand.choose("question", "timing")
    there = {field.key for field in hand.state.fields}
    assert {"purse", "plan", "asked", "moment", "at", "change"} <= there
    assert not {"flips", "city"} & there


def test_what_is_given_says_how_it_was_seen():
    assert TilePanel(blank=1).state.entered["seen"] == "counts"
    assert TilePanel(opened="Tunis: ruby").state.entered["seen"] == "cities"
    assert TilePanel(blank=1, opened="Tunis: ruby").state.entered["seen"] == "both"
    assert TilePanel(seen="nothing", blank=1).state.values.get("blank") is None


def test_the_tiles_of_the_game_are_shown_but_not_how_many_are_left():
    said = bare(TilePanel(blank=5)._question.value)
    assert "in the box 1 2 3 4 3 5 12 30 seen so far 0 0 0 0 0 0 5 5" in said
    assert "25" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_shows_open_tiles_before_and_chances_after(lang):
    hand = Hand(TilePanel(lang, question="places", opened="Tunis: ruby", blank=4))
    before = hand.panel._question.value
    assert before.count('role="img"') == 1
    assert "%" not in bare(before)
    assert Word("odds_panel_tiles", "map_before").text(lang) in before
    hand.press("reveal")
    after = hand.panel.result.value
    assert Word("odds_panel_tiles", "map_title").text(lang) in after
    assert after.count("3.4 %" if lang == "en" else "3,4 %") >= 29
    assert len(before) < 150_000
    assert len(after) < 190_000


def test_maps_are_drawn_once():
    panel = TilePanel(question="places", opened="Tunis: ruby")
    answer = panel.state.answer
    assert answer.before("en") == answer.before("en")
    assert answer.after("en") is answer.after("en")


def test_the_choices_beside_a_tile_stand_side_by_side_in_the_panels_language():
    af.use(language="en")
    hand = Hand(TilePanel("sv", question="timing", plan="roll", purse=50))
    assert "res vidare" not in hand.panel._question.value
    hand.press("reveal")
    table = hand.shown.split("Nyss framme vid markern")[1]
    for choice in ("betala nu", "försök med tärningen en gång", "kasta tills 4, 5 eller 6", "res vidare"):
        assert choice in table
    assert "kostar 100" in table
    assert "med 50: betala, kasta eller resa vidare?" in table


@pytest.mark.parametrize("value", option_of())
def test_each_change_is_the_ruleset_with_that_one_value(value):
    entered = {"question": "timing", "plan": "roll", "asked": "turns", "purse": 5_000}
    panel = TilePanel(**entered, change=value)
    rules = af.Ruleset.preset("fan").replace(**{option_of()[value]: value})
    assert panel.state.answer.odds.chances == af.odds.tiles(rules).timing(5_000)["roll"].turns.chances


def test_a_ruleset_of_ones_own_brings_its_tiles_and_its_board():
    panel = TilePanel(question="horseshoes", rules="own", rules_code="swedish;tile_mix=1,2,3,6,4,2,12")
    assert panel.state.answer.odds.mean == 1


def test_a_panel_begins_as_a_teacher_sets_it_up():
    panel = af.TilePanel("fi", 3, question="star", flips=15)
    assert panel.fields.of["flips"].value == 15
    assert repr(panel).startswith("<TilePanel: Monennellako käännöllä")
    with pytest.raises(AfrikanError, match="cannot be 'stars'"):
        af.TilePanel(question="stars")


def test_another_thought_comes_with_another_question():
    told = set()
    for question in QUESTIONS:
        hand = Hand(TilePanel(question=question))
        hand.press("reveal")
        told.add(hand.shown.split("To think about")[1])
    assert len(told) == len(QUESTIONS)


PACKAGE = Path(af.__file__).parent / "widgets" / "lessons" / "tiles"
WORDS = tomllib.loads(data_path("messages", "en", "odds_panel_tiles.toml").read_text("utf-8"))


def test_no_word_is_left_that_nothing_says():
    patterns = set()
    for module in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.add(re.escape(node.value))
            if isinstance(node, ast.JoinedStr):
                parts = (
                    re.escape(part.value) if isinstance(part, ast.Constant) else r"\w+"
                    for part in node.values
                )
                patterns.add("".join(parts))
    used = re.compile("|".join(f"(?:{pattern})" for pattern in patterns - {r"\w+", r"\w+\w+"}))
    assert [key for key in WORDS["odds_panel_tiles"] if not used.fullmatch(key)] == []
    assert set(WORDS["odds_panel_tiles_face"]) == set(FACES)
