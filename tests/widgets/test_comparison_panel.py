"""The comparison without a browser: two readings are chosen, played and judged; games are opened."""

import ast
import re
import tomllib
from itertools import product
from pathlib import Path

import pytest
from laboratory import Hand
from lesson import EVIL, bare, parts

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.paths import data_path
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.presets import presets
from afrikan.simulation import compare
from afrikan.simulation import compiling as compiler
from afrikan.simulation.comparison import Comparison
from afrikan.simulation.findings import findings
from afrikan.simulation.measures import NAMES
from afrikan.widgets.form.fields import OWN
from afrikan.widgets.laboratories.comparison.parting import game_of
from afrikan.widgets.laboratories.comparison.sides import CHANGED, side_a, side_b
from afrikan.widgets.laboratories.comparison.state import ComparisonState
from afrikan.widgets.laboratories.comparison.told import sentence
from afrikan.widgets.laboratories.comparison.words import signed

WIDGETS = Path(af.__file__).parent / "widgets"
HERE = WIDGETS / "laboratories" / "comparison"
FAN = Ruleset.preset("fan")
FEW = {"games": 60, "rounds": 40}


def at(a="fan", b=CHANGED, lang="en", seed=7, **entered):
    return Hand(af.ComparisonPanel(a, b, lang, seed, **{**FEW, **entered}))


@pytest.fixture(scope="module")
def played():
    """A comparison that was run once; tests of its words do not change it."""
    hand = at()
    hand.press("run")
    return hand


def words(hand):
    return bare(hand.shown)


# What is compared


def test_two_readings_are_chosen_and_their_difference_is_told():
    hand = at()
    assert side_b(hand.state.values).code == "fan;free_roll_when=same_turn"
    before = bare(hand.panel._before.value)
    assert "A is Complete rules, fan edition (fan)." in before
    assert "When may a player first roll to open a tile without paying? free_roll_when" in before
    assert "next_turn: At the earliest" in before
    assert "same_turn: Already" in before
    hand.choose("option", "tile_price")
    assert side_b(hand.state.values).code == "fan;tile_price=1000"
    hand.choose("value", OWN)
    hand.choose("number", "150")
    assert side_b(hand.state.values).tile_price == 150
    assert "tile_price 100" in bare(hand.panel._before.value)


def test_whole_rulebooks_are_compared_and_their_boards_told():
    hand = at("fan", "swedish")
    before = hand.panel._before.value
    count = len(FAN.differences(Ruleset.preset("swedish")))
    assert f"They differ in {count} points" in before
    assert before.count("<tr>") == count + 1
    assert "A is played on the Finnish board, B on the Nordic" in before


def test_what_has_to_change_along_is_told():
    hand = at(option="mode_declaration", value="yes")
    assert side_b(hand.state.values).attempt_decision == "before_roll"
    assert "something else has to change along: attempt_decision" in hand.panel._before.value


def test_codes_and_rulesets_of_ones_own_are_taken():
    hand = at(FAN.replace(slave_length=1), "literal;may_pass=yes")
    assert side_a(hand.state.values) == FAN.replace(slave_length=1)
    assert side_b(hand.state.values).may_pass == "yes"
    assert [hand.panel.fields.of[side].value for side in "ab"] == [OWN, OWN]
    hand.choose("b", "fan")
    assert side_b(hand.state.values) == FAN


PLAYABLE = [option.id for option in catalogue().values() if len(option.playable) > 1]


@pytest.mark.parametrize("option", PLAYABLE)
def test_every_option_can_be_the_one_that_is_changed(option):
    """Of each option some value is offered at once, with whatever has to change along."""
    state = ComparisonState(option=option)
    assert side_b(state.values).values[option] != FAN.values[option]
    assert state.entered["value"] in state.offered(state.every_field[5])


WRONG = {
    "the same twice": {"b": "fan"},
    "an option misspelt": {"b": OWN, "b_code": "fan;may_pas=yes"},
    "no code": {"b": OWN, "b_code": EVIL},
    "an impossible value": {"a": OWN, "a_code": "fan;tile_price=-1"},
    "too many players": {"a": "russian", "players": 6},
    "no games": {"games": "-5"},
    "too many rounds": {"rounds": "1001"},
    "no number": {"option": "tile_price", "value": OWN, "number": "dear"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entries", WRONG.values(), ids=WRONG)
def test_what_cannot_be_compared_is_told_in_one_sentence_and_mended(lang, entries):
    hand = at(lang=lang)
    right = {key: hand.panel.fields.of[key].value for key in entries}
    for key, value in entries.items():
        hand.choose(key, value)
    assert hand.line("error").startswith("⚠ ")
    assert "\n" not in hand.line("error")
    hand.press("run")
    assert hand.state.result is None
    assert EVIL not in "".join(part.value for part in parts(hand.panel.box) if type(part).__name__ == "HTML")
    for key, value in right.items():
        hand.choose(key, value)
    assert hand.line("error") == ""


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        ({"b": "fan"}, "both sides are the same ruleset, 'fan'"),
        ({"b": "fann"}, "did you mean 'fan'"),
        ({"option": "tile_price", "value": "100"}, "cannot be '100'"),
        ({"policy": "clever"}, "cannot be 'clever'"),
        ({"players": 7}, "from 2 to 6"),
        ({"a": "russian", "players": 6}, "6 players cannot play under 'russian'"),
        ({"confidence": "80"}, "cannot be '80'"),
    ],
)
def test_what_a_comparison_cannot_begin_with_is_refused(entered, sentence):
    with pytest.raises(AfrikanError, match=re.escape(sentence)):
        at(**entered)


def test_each_seat_can_have_a_policy_of_its_own():
    hand = at(players=3, games=5)
    hand.choose("policy", "each")
    hand.choose("policy_2", "random")
    hand.press("run")
    assert hand.state.result.runs[0].policies == ("nearest", "random", "nearest")
    assert hand.state.result.runs[1].seats == 3
    assert "seat 2 (chance alone)" in words(hand)
    places = dict(zip(hand.panel.fields.of, hand.panel.fields.box.children, strict=True))
    assert places["policy_3"].layout.display is None
    assert places["policy_4"].layout.display == "none"


# What is played


def test_the_games_are_those_of_compare(played):
    assert played.state.result == compare(
        FAN, FAN.replace(free_roll_when="same_turn"), games=60, seed=7, rounds=40, keep=200, compiled=False
    )


def test_games_stop_and_go_on(played):
    hand = at()
    steps = hand.state.run()
    while hand.state.done < 10:
        next(steps)
    hand.press("stop")
    assert 10 <= hand.state.done < 60
    assert "are played. Press Go on for the others." in hand.line("status")
    hand.press("go_on")
    assert hand.state.result == played.state.result


def test_without_numba_fewer_games_are_offered_and_that_is_said(monkeypatch):
    assert af.ComparisonPanel().fields.of["games"].value == "10000"
    monkeypatch.setattr(compiler, "available", lambda: False)
    panel = af.ComparisonPanel()
    assert panel.fields.of["games"].value == "200"
    hints = [part.value for part in parts(panel.fields.box) if type(part).__name__ == "HTML"]
    assert any("numba is not installed" in hint for hint in hints)
    panel.fields.of["games"].value = "600"
    assert not panel.state.experiment.compiled(panel.state.values)


# What is told


def test_it_is_told_what_differs_and_how_sure_that_is(played):
    told = words(played)
    result = played.state.result
    assert f"Of 60 games on the same luck, {100 * result.agree[0].value:.1f} %" in told
    assert f"{result.parted[0]} part." in told
    assert "rounds shorter under B (" in told
    assert "Not told apart from 0:" in told
    assert "if 0 also lies outside a wider interval" in told
    assert played.line("status").startswith("60 games are played under A and B;")


def test_picture_and_table_show_the_same_numbers(played):
    html = played.shown
    assert html.count("<svg") == 4
    rounds = next(finding for finding in findings(played.state.result) if finding.name == "rounds")
    text = signed(rounds.difference.value, 1, "en")
    assert f"rounds: {text} (" in html.split("<desc>")[2]
    row = re.search(r'<th scope="row">rounds</th>(.*?)</tr>', html)[1]
    cells = re.findall("<td>(.*?)</td>", row)
    assert cells[0] == f"{rounds.a:.1f}"
    assert cells[2] == text
    assert cells[4] == f"{round(rounds.saved):,}"
    assert cells[5] == "clearly"


def test_all_figures_and_another_confidence_can_be_shown(played):
    hand = at()
    hand.press("run")
    main = hand.shown.count("<tr")
    hand.choose("figures", "all")
    assert hand.shown.count("<tr") > main + 5
    assert "sea tickets bought" in hand.shown
    hand.choose("confidence", "99")
    assert "with 99 % intervals" in hand.shown
    assert hand.state.result == played.state.result


def test_games_that_are_all_alike_are_told_with_what_could_still_be():
    hand = at(option="slave_may_fly", value="yes", games=20)
    hand.press("run")
    assert "All 20 games are played the same under A and B" in words(hand)
    assert "in less than 16.1 % of them" in words(hand)
    assert "No figure clearly differs" not in words(hand)
    assert hand.panel.choose.options == (("none yet", ""),)
    assert "With only 20 games the intervals of means are rough" in words(hand)


def test_money_is_told_in_prices_where_these_differ():
    hand = at("fan", "swedish", games=40)
    hand.press("run")
    assert "in prices of a tile" in words(hand)
    assert "prices of a tile</text>" in hand.shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_has_a_sentence_in_each_language(played, lang):
    result = played.state.result
    told = {sentence(finding, result, lang) for finding in findings(result)}
    assert len(told) == len(findings(result))
    assert all("{" not in text and text[0].isupper() and text.endswith((".", "%")) for text in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_panel_is_told_in_each_language(lang):
    hand = at("fan", "swedish", lang=lang, games=30, policy="each", policy_1="random", figures="all")
    hand.press("run")
    hand.panel.number.value = "0"
    hand.press("stop", "go_on")
    texts = [
        text
        for part in parts(hand.panel.box)
        for text in (getattr(part, "description", ""), getattr(part, "value", ""))
    ]
    assert all("{" not in text for text in texts if isinstance(text, str) and "<style>" not in text)


def test_a_reopened_notebook_says_where_the_comparison_stood(played):
    assert repr(played.panel) == (
        "<ComparisonPanel: A: fan; B: fan;free_roll_when=same_turn; 4 players, seed 7 · 60 of 60 games>"
    )


# Games that part


@pytest.fixture
def hand(played):
    """A comparison at which games are opened; it is played as the one before."""
    fresh = at()
    fresh.state.result, fresh.state.played = played.state.result, played.state.played
    fresh.panel.refresh()
    return fresh


def test_the_games_that_part_are_listed_and_one_is_opened(hand):
    numbers = hand.state.result.numbers[0]
    assert [value for _, value in hand.panel.choose.options] == ["", *map(str, numbers)]
    assert hand.panel.choose.value == ""
    hand.panel.choose.value = str(numbers[0])
    assert hand.panel.number.value == str(numbers[0])
    divergence = hand.state.result.divergence(numbers[0])
    opened = bare(hand.panel._opened.value)
    assert f"Game {numbers[0]} " in opened
    for told in divergence.told("en"):
        assert re.sub(r"\s+", " ", told).replace("'", "&#x27;") in opened
    assert "The reading behind it:" in opened
    assert "A next_turn: At the earliest" in opened
    assert opened.count("Written in:") == 2
    assert hand.panel._opened.value.count("<figure>") == 2
    assert 'rel="noopener noreferrer"' in hand.panel._opened.value
    assert hand.line("notice") == f"Game {numbers[0]} is open below."


def test_any_game_can_be_opened_by_its_number(hand):
    hand.panel.number.value = " 123 456 "
    assert hand.state.opened.number == 123_456
    assert hand.panel.choose.value == ""
    alike = min(set(range(60)) - set(hand.state.result.numbers[0]))
    hand.panel.number.value = str(alike)
    assert "played the same under A and B, action for action, to its end" in hand.panel._opened.value
    assert hand.line("notice") == f"Game {alike} does not part."
    hand.panel.number.value = ""
    assert hand.state.opened is None
    assert hand.panel._opened.value == ""
    assert hand.panel._tables.layout.display == "none"


@pytest.mark.parametrize("typed", ["-1", "x", "1.5", EVIL, "9" * 30])
def test_what_is_no_number_of_a_game_is_told(hand, typed):
    hand.panel.number.value = typed
    assert hand.line("error").startswith("⚠ game ")
    assert hand.state.opened is None


def test_a_game_can_be_opened_before_any_is_played():
    hand = at()
    hand.panel.number.value = "1"
    assert hand.state.opened.divergence is not None
    hand.choose("players", 3)
    assert hand.state.opened is None
    hand.choose("b", "fan")
    hand.panel.number.value = "2"
    assert "the same ruleset" in hand.line("error")


def test_a_game_of_other_settings_is_closed_with_the_next_run(hand):
    hand.panel.choose.value = str(hand.state.result.numbers[0][0])
    hand.choose("players", 2)
    hand.panel.number.value = str(hand.state.result.numbers[0][1])
    assert len(hand.state.opened.divergence.first.names) == 4
    hand.press("run")
    assert hand.state.opened is None
    assert len(hand.state.result.runs[0].policies) == 2


@pytest.mark.parametrize("side", ["A", "B"])
def test_an_opened_game_is_stepped_through_where_it_parts(hand, side):
    number = hand.state.result.numbers[0][0]
    hand.panel.choose.value = str(number)
    hand.panel.on_table[side].click()
    game, parted = hand.panel.stepper.state.game, hand.state.opened.divergence
    assert game.at == parted.index
    assert game.rules == (parted.first if side == "A" else parted.second).rules
    assert game.history == parted.first.history
    assert game.length == game.at + 1
    assert hand.line("notice") == "The game is on the table below."
    assert f"Game {number} under {side}" in hand.panel._table.children[0].value


def test_a_game_that_does_not_part_is_stepped_through_from_its_beginning(hand):
    assert hand.state.on_table("A") is None
    assert "choose one first" in hand.state.notice
    hand.panel.number.value = str(min(set(range(60)) - set(hand.state.result.numbers[0])))
    hand.panel.on_table["B"].click()
    assert hand.panel.stepper.state.game.at == 0


def test_the_game_is_the_one_that_was_counted(hand):
    for side, runs in zip("AB", hand.state.result.runs, strict=True):
        mine, counted = game_of(hand.state.played, side, 5, "fi").play(), runs.game(5).play()
        assert mine.history == counted.history
        assert mine.names[0] == "Pelaaja 1"


def test_the_lines_of_code_play_the_same_games(played):
    code = re.search("<code>(compared.*?)</code>", played.shown, flags=re.DOTALL)[1].replace("&quot;", '"')
    lines = code.split("compared.differences()")[0].replace("games=60", "games=5")
    space = {"af": af}
    exec(lines, space)
    assert isinstance(space["compared"], Comparison)
    assert space["compared"].runs[1].rules == played.state.result.runs[1].rules


# The words

WORDS = {
    section: words
    for name in ("comparison_panel", "measure")
    for section, words in tomllib.loads(
        data_path("messages", "en", f"{name}.toml").read_text("utf-8")
    ).items()
}


def patterns():
    """Every text that the modules hold, and each that is put together, as a pattern."""
    for module in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            if isinstance(node, ast.JoinedStr):
                known = [
                    re.escape(part.value) if isinstance(part, ast.Constant) else r"\w+"
                    for part in node.values
                ]
                yield "".join(known)


def test_no_word_is_left_that_nothing_says():
    used = re.compile("|".join(f"(?:{pattern})" for pattern in set(patterns()) if pattern.strip(r"\w+")))
    assert [key for key in WORDS["comparison_panel"] if not used.fullmatch(key)] == []


def test_every_measure_has_its_words():
    plain = {re.sub(r"_\d$", "", name) for name in NAMES if not name.startswith("seat_wins")}
    assert set(WORDS["measure"]) == plain | {"wins_alike", "money_in_prices"}
    assert set(WORDS["measure_told"]) == set(WORDS["measure"]) - {"rounds"}


def test_every_preset_can_be_compared_with_every_other():
    for a, b in product(presets(), repeat=2):
        if a != b:
            state = ComparisonState(**{"a": a, "b": b})
            assert state.values is not None
