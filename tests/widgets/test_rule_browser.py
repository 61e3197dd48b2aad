"""The rule browser without a browser: what the page is told, and what it answers to what people do."""

import re
import subprocess
import sys

import pytest

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import messages
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.amends import amends
from afrikan.rules.examples import examples
from afrikan.rules.families import STAR
from afrikan.rules.presets import presets
from afrikan.rules.validate import shown
from afrikan.widgets import Stepper
from afrikan.widgets.rule_browser.page import LEFT_OPEN, NOT_CHOSEN, page
from afrikan.widgets.rule_browser.search import found
from afrikan.widgets.rule_browser.state import FILTERS

EVIL = "<b>&\"'</b>"
OPTIONS = {option["id"]: option for part in page("en")["parts"] for option in part["options"]}


class Page:
    """A rule browser and the page that talks to it."""

    def __init__(self, rules="fan", lang="en"):
        self.browser = af.RuleBrowser(rules, lang)
        self.widget = self.browser._page
        self.state = self.browser.state

    def say(self, kind, **said):
        """Report what a person does, as the page's module does."""
        self.widget._handle_custom_msg({"kind": kind, **said}, [])

    @property
    def view(self):
        return self.widget.view

    @property
    def position(self):
        return self.widget.position


@pytest.fixture
def at():
    return Page()


def test_every_option_is_there_once_in_its_group():
    parts = page("en")["parts"]
    assert [part["id"] for part in parts] == list(STAR.parts)
    assert {option["id"] for part in parts for option in part["options"]} == set(catalogue())
    assert sum(len(part["options"]) for part in parts) == len(catalogue())
    for part in parts:
        assert all(catalogue()[option["id"]].part == part["id"] for option in part["options"])


@pytest.mark.parametrize("option", catalogue().values(), ids=lambda option: option.id)
def test_the_table_says_what_each_preset_holds(option):
    values = OPTIONS[option.id]["values"]
    assert [value["id"] for value in values] == [shown(value.id) for value in option.values]
    assert [value["playable"] for value in values] == [value.implemented for value in option.values]
    for number, preset in enumerate(presets().values()):
        column = {value["id"]: value["presets"][number] for value in values}
        held = [name for name, mark in column.items() if mark != NOT_CHOSEN]
        assert held == [shown(preset.values[option.id])]
        assert (column[held[0]] == LEFT_OPEN) == (option.id in preset.open)
    opened = [preset for preset in presets().values() if option.id in preset.open]
    assert len(OPTIONS[option.id]["open"]) == len(opened)
    for line, preset in zip(OPTIONS[option.id]["open"], opened, strict=True):
        assert line.startswith(preset.title["en"])
        assert preset.reasons.get(option.id, preset.note)["en"] in line


@pytest.mark.parametrize("option", catalogue().values(), ids=lambda option: option.id)
def test_each_reading_has_its_sentence_its_source_and_its_holders(option):
    for value, told in zip(option.values, OPTIONS[option.id]["values"], strict=True):
        assert told["text"] == value.text["en"]
        assert all(citation.text("en") in told["source"] for citation in value.citations)
        others = [name for name in value.held_by if name not in presets()]
        assert all(name in told["held"] for name in others)
        assert bool(told["held"]) == bool(others)
        assert [need.why["en"] in line for need, line in zip(value.requires, told["needs"], strict=True)] == [
            True
        ] * len(value.requires)


def test_an_option_offers_a_position_or_says_why_not():
    for name, option in OPTIONS.items():
        assert (option["hidden"] == "") == (name in examples().positions)
    assert OPTIONS["gold_coast_scope"]["hidden"].startswith("Only one reading can be played so far")
    assert OPTIONS["max_players"]["hidden"].startswith("No position shows it. It only limits")


def texts_in(data):
    """Every text in plain data."""
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for part in parts for text in texts_in(part)]


@pytest.mark.parametrize("lang", WORDINGS)
def test_the_page_is_whole_in_each_language(lang):
    words = page(lang)
    assert words["lang"] == lang[:2]
    assert not [text for text in texts_in(words) if re.search(r"[{}]", text)]
    texts = [option["question"] for part in words["parts"] for option in part["options"]]
    assert all(texts)
    if lang in ("fi", "sv"):
        english = [option["question"] for option in OPTIONS.values()]
        assert not set(texts) & set(english)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_the_page_shows_is_among_its_words(lang):
    used = set(re.findall(r"\bwords\.(\w+)", str(Page().widget._esm)))
    used |= {f"filter_{name}" for name in FILTERS}
    assert used <= set(page(lang)["words"])
    assert set(page(lang)["words"]) <= set(messages(lang)["browser"])


@pytest.mark.parametrize(
    ("lang", "query", "option"),
    [
        ("en", "pirates landing", "pirates_stop"),
        ("en", "PIRATES", "hazard_first_try"),
        ("en", "must_stay_until_success", "forced_stay"),
        ("en", "brettspieltipps", "free_roll_when"),
        ("en", "ravelius early build", "horseshoe_before_star"),
        ("en", "literal reading sea step", "sea_red_counts"),
        ("fi", "merirosvot", "pirates_stop"),
        ("fi", "Orjarannikolla", "slave_length"),
        ("fi", "paasta tasaluvulla", "finish_exact"),
        ("fi", "PÄÄSTÄ tasaluvulla", "finish_exact"),
        ("sv", "SJÖRÖVARE", "pirates_stop"),
        ("sv", "sjorovare", "pirates_stop"),
        ("sv-x-neutral", "beninkusten", "slave_length"),
    ],
)
def test_an_option_is_found_by_its_words(lang, query, option):
    assert option in found(query, lang)
    assert len(found(query, lang)) < len(catalogue()) / 2


def test_all_words_of_a_query_must_occur():
    pirates, both = found("pirates", "en"), found("pirates exactly", "en")
    assert set(both) < set(pirates)
    assert found("", "en") == found("  ", "en") == tuple(catalogue())
    assert found("pirates zebra", "en") == ()
    assert found("x" * 100_000, "en") == ()


def test_searching_shows_and_counts_what_fits(at):
    assert (at.view["counted"], at.view["nothing"]) == (
        f"{len(catalogue())} of {len(catalogue())} options",
        "",
    )
    at.say("search", text="pirates")
    count = len(found("pirates", "en"))
    assert at.view["shown"] == list(found("pirates", "en"))
    assert at.view["counted"] == f"{count} of {len(catalogue())} options"
    assert at.view["groups"]["money"] == "(0 of 14)"
    at.say("search", text=EVIL)
    assert at.view["shown"] == []
    assert at.view["nothing"].startswith("No option fits")
    assert at.view["query"] == EVIL


def test_filters_show_where_rulesets_differ_and_what_is_ones_own(at):
    at.say("filter", text="differ")
    assert "free_roll_when" in at.view["shown"]
    assert "gold_coast_scope" not in at.view["shown"]
    at.say("filter", text="choice")
    assert {"may_pass", "tile_price"} <= set(at.view["shown"])
    assert "gold_coast_scope" not in at.view["shown"]
    at.say("filter", text="mine")
    assert at.view["shown"] == []
    at.say("choose", option="may_pass", value="yes")
    assert at.view["shown"] == ["may_pass"]
    at.say("filter", text="no such filter")
    assert at.view["filter"] == "mine"


def test_choosing_a_reading_changes_the_code(at):
    at.say("choose", option="free_roll_when", value="same_turn")
    assert at.view["code"] == at.browser.rules.code == "fan;free_roll_when=same_turn"
    assert at.view["values"]["free_roll_when"] == "same_turn"
    assert at.view["mine"] == ["free_roll_when"]
    assert (at.view["at"], at.view["notice"]) == ("free_roll_when", "free_roll_when is now same_turn.")
    at.say("choose", option="free_roll_when", value="next_turn")
    assert at.view["code"] == "fan"
    assert at.view["changes"] == ""


def test_numbers_of_ones_own_are_taken(at):
    at.say("choose", option="gem_values", value="1, 2, 3")
    at.say("choose", option="tile_price", value="250")
    assert at.browser.rules.gem_values == (1, 2, 3)
    assert at.view["code"] == "fan;tile_price=250;gem_values=1,2,3"


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("gem_values", EVIL, "3 whole numbers"),
        ("tile_price", "0", "from 1 to 100,000"),
        ("tile_mix", "1,2,3,4,3,5,13", "adds up to 31"),
        ("gold_coast_scope", "whole_payment", "not available yet"),
        ("may_pass", EVIL, "has no value"),
        ("may_pas", "yes", "did you mean 'may_pass'"),
    ],
)
def test_an_impossible_choice_is_told_in_a_sentence(at, option, value, words):
    at.say("choose", option=option, value=value)
    assert words in at.view["error"]
    assert at.view["error"].endswith("Your ruleset stays as it was.")
    assert (at.view["code"], at.view["at"], at.view["notice"], at.view["fix"]) == ("fan", option, "", "")
    at.say("choose", option="may_pass", value="yes")
    assert at.view["error"] == ""


def test_a_contradiction_can_be_mended_with_one_press(at):
    at.say("choose", option="mode_declaration", value="yes")
    assert "needs attempt_decision=before_roll" in at.view["error"]
    assert at.view["fix"] == "Change this too: attempt_decision=before_roll"
    at.say("accept")
    assert at.view["code"] == "fan;attempt_decision=before_roll;mode_declaration=yes"
    assert (at.view["at"], at.view["error"], at.view["fix"]) == ("mode_declaration", "", "")
    at.say("choose", option="attempt_decision", value="after_roll")
    assert at.view["fix"] == "Change this too: mode_declaration=no"
    at.say("search", text="x")
    at.say("accept")
    assert at.view["code"] == "fan"
    at.say("accept")
    assert at.view["code"] == "fan"


@pytest.mark.parametrize("preset", presets())
def test_whatever_can_be_played_can_be_reached(preset):
    """Every reading of every option can be chosen in every preset, with the changes that are offered."""
    rules = Ruleset.preset(preset)
    for option in catalogue().values():
        for value in option.values:
            if value.implemented:
                changes = {**amends(rules, option.id, value.id), option.id: value.id}
                assert rules.replace(**changes).values[option.id] == value.id


def test_a_code_or_a_preset_starts_anew(at):
    at.say("code", text="swedish;max_players=5")
    assert (at.view["preset"], at.view["mine"]) == ("swedish", ["max_players"])
    assert at.view["title"] == "Swedish rules with 1 change"
    assert (at.view["at"], at.view["notice"]) == ("", "Your ruleset is now: Swedish rules with 1 change.")
    at.say("code", text=f"fan;{EVIL}")
    assert at.view["code"] == "swedish;max_players=5"
    assert "should have option=value" in at.view["error"]
    at.say("code", text="fen")
    assert "did you mean 'fan'?" in at.view["error"]
    assert "?." not in at.view["error"]


def test_a_position_is_opened_under_ones_own_reading_and_another(at):
    at.say("choose", option="free_roll_when", value="same_turn")
    at.say("open", option="free_roll_when")
    position = at.position
    assert position["text"] == "Aino has just arrived in Egypt: may she try the die at once?"
    assert position["set_up"] == "Set up under your ruleset."
    assert [side["value"] for side in position["sides"]] == ["same_turn", "next_turn"]
    own, other = position["sides"]
    assert own["only"] == ["Try to open the tile by the die"]
    assert "not on the turn of arrival" in other["refused"][0]
    assert position["both"] == ["Pay 100 and open the tile", "Leave the tile closed"]
    assert all(side["svg"].startswith("<svg") and "Aino" in side["svg"] for side in position["sides"])
    assert own["play"] == "Play on from here under same_turn"
    at.say("close")
    assert at.position == {}


@pytest.mark.parametrize("option", examples().positions)
@pytest.mark.parametrize("preset", presets())
def test_every_position_opens_and_parts_under_every_preset(option, preset):
    at = Page(preset)
    for number, example in enumerate(examples().positions[option]):
        pair = [shown(value) for value in example.values[:2]]
        at.say("open", option=option, number=number, pair=pair)
        assert at.view["error"] == ""
        assert at.position["number"] == number
        assert at.position["count"] == len(examples().positions[option])
        assert [side["value"] for side in at.position["sides"]] == pair
        assert at.state.contrast.parts
        own = at.state.contrast.base == at.browser.rules
        assert at.position["set_up"].startswith(
            "Set up under your ruleset" if own else "Under your ruleset the"
        )


def test_a_position_that_ones_own_rules_do_not_know_says_where_it_comes_from(at):
    at.say("open", option="penniless_sea", pair=["none", "free_after_skip"])
    assert at.position["set_up"] == (
        "Under your ruleset the two readings do not part here, so the position is set up under: "
        "Complete rules, fan edition (penniless_sea_where=islands_only)."
    )
    at.say("choose", option="penniless_sea_where", value="islands_only")
    assert at.position["set_up"] == "Set up under your ruleset."
    assert [side["value"] for side in at.position["sides"]] == ["none", "free_after_skip"]


def test_on_another_board_a_position_keeps_its_own():
    at = Page("swedish")
    at.say("open", option="may_pass")
    assert {side.game.board.name for side in at.state.contrast.sides} == {"finnish"}
    at.say("open", option="board")
    assert [side.game.board.name for side in at.state.contrast.sides] == ["nordic", "finnish"]


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ({}, ["300,600,1000", "3000,4000,5000"]),
        ({"pair": ["300,500,1000", "3000,4000,5000"]}, ["300,500,1000", "3000,4000,5000"]),
        ({"pair": ["300,500,1000", "300,500,1000"]}, ["300,500,1000", "300,600,1000"]),
        ({"pair": ["no", EVIL]}, ["300,600,1000", "3000,4000,5000"]),
        ({"number": 1}, ["300,500,1000", "300,500,800"]),
    ],
)
def test_which_two_readings_are_shown(at, said, values):
    at.say("open", option="gem_values", **said)
    assert [side["value"] for side in at.position["sides"]] == values


@pytest.mark.parametrize(
    "said", [{"option": "gold_coast_scope"}, {"option": EVIL}, {"option": "may_pass", "number": 9}]
)
def test_a_position_that_is_not_there_is_told(at, said):
    at.say("open", **said)
    assert at.view["error"].startswith("no example shows where")
    assert at.position == {}


@pytest.mark.parametrize("side", [0, 1])
def test_play_goes_on_from_the_position_on_a_table_below(at, side):
    at.say("open", option="gold_coast_multiplier")
    at.say("play", side=side)
    game = at.browser.stepper.state.game
    assert isinstance(at.browser.stepper, Stepper)
    assert game.rules.gold_coast_multiplier == (2, 3)[side]
    assert game.players[0].money == (800, 1100)[side]
    heading, table = at.browser.box.children[1].children
    assert f"gold_coast_multiplier={(2, 3)[side]}" in heading.value
    assert table is at.browser.stepper.box
    assert at.view["notice"] == "The game is on the table below."
    game.do("roll")
    assert at.state.contrast.sides[side].game.legal[0] == "roll"


def test_without_a_position_nothing_is_played(at):
    at.say("play", side=0)
    assert at.browser.stepper is None
    at.say("open", option="may_pass")
    at.say("play", side=7)
    assert at.browser.stepper is None


def test_a_new_game_is_played_under_ones_own_ruleset(at):
    at.say("choose", option="first_player", value="chosen")
    at.say("start")
    game = at.browser.stepper.state.game
    assert game.rules == at.browser.rules
    assert [seat.policy_name for seat in game.seats] == ["human", "nearest", "nearest", "nearest"]


def test_the_rule_sheet_follows_the_ruleset(at):
    assert at.widget.sheet == {}
    at.say("sheet")
    before = at.widget.sheet["html"]
    assert before.startswith("<!DOCTYPE html>")
    at.say("choose", option="free_roll_when", value="same_turn")
    assert at.widget.sheet["html"] == at.browser.rules.sheet("en").html() != before
    at.say("sheet")
    assert at.widget.sheet == {}


@pytest.mark.parametrize("said", [{}, {"kind": "explode"}, {"kind": None}, {"kind": ["search"]}])
def test_what_the_page_cannot_say_changes_nothing(at, said):
    before = at.view
    at.widget._handle_custom_msg(said, [])
    assert at.view == before


def test_an_unforeseen_error_is_told_on_the_page_and_raised(at, monkeypatch):
    monkeypatch.setattr(at.state, "search", lambda text: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        at.say("search", text="x")
    assert at.view["error"].startswith("Something unforeseen went wrong (ZeroDivisionError")


def test_a_ruleset_may_be_given_whole_or_as_a_code():
    rules = Ruleset.preset("swedish").replace(max_players=5)
    assert Page(rules).browser.rules == Page("swedish;max_players=5").browser.rules == rules
    with pytest.raises(AfrikanError, match="did you mean 'fan'"):
        af.RuleBrowser("fen")
    with pytest.raises(AfrikanError, match="language 'de'"):
        af.RuleBrowser("fan", "de")


def test_the_language_is_the_sessions_unless_named():
    af.use(language="sv", neutral=True)
    assert af.RuleBrowser().state.lang == "sv-x-neutral"
    assert af.RuleBrowser(lang="fi").state.lang == "fi"


@pytest.mark.parametrize(("lang", "said"), [("fi", "nyt same_turn"), ("sv", "nu same_turn")])
def test_the_browser_speaks_its_language(lang, said):
    at = Page("fan", lang)
    at.say("choose", option="free_roll_when", value="same_turn")
    assert said in at.view["notice"]
    at.say("choose", option="gold_coast_scope", value="whole_payment")
    english = Page()
    english.say("choose", option="gold_coast_scope", value="whole_payment")
    assert at.view["error"] != english.view["error"]
    at.say("open", option="free_roll_when")
    assert at.position["text"] == examples().positions["free_roll_when"][0].text[lang]


def test_repr_and_plain_text_say_the_state(at):
    assert repr(at.browser) == f"<RuleBrowser fan: {len(catalogue())} of {len(catalogue())} options>"
    at.say("choose", option="may_pass", value="yes")
    at.say("search", text="may_pass")
    assert repr(at.browser) == f"<RuleBrowser fan;may_pass=yes: 1 of {len(catalogue())} options>"
    bundle = at.browser._repr_mimebundle_()
    plain = bundle["text/plain"].splitlines()
    assert plain == [repr(at.browser), "To see the rule browser here, choose Run > Run All Cells."]
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_the_module_is_one_text_without_imports_or_addresses(at):
    text = at.widget._esm
    assert "import " not in re.sub(r"//.*|/\*.*?\*/", "", text, flags=re.DOTALL)
    assert text.count("\nexport default") == text.count("\nexport ") == 1
    assert "innerHTML" not in text
    assert set(re.findall(r"https?://[\w./]+", text)) == {"http://www.w3.org/2000/svg"}
    declared = re.findall(r"^(?:async )?(?:function|class|const|let) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))


def test_the_style_sheet_asks_for_nothing_outside(at):
    assert "url(" not in at.widget._css
    assert "@import" not in at.widget._css


def test_the_stepper_is_loaded_only_when_it_is_played():
    program = (
        "import sys, afrikan as af; b = af.RuleBrowser(); print('afrikan.widgets.stepper' in sys.modules);"
        "b._heard({'kind': 'start'}); print('afrikan.widgets.stepper' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["False", "True"]
