"""The lesson panel without a browser: fields, predictions, simulation, exact answer, and their words."""

import ast
import asyncio
import re
import tomllib
from fractions import Fraction
from pathlib import Path

import ipywidgets
import pytest
from lesson import BOARD_TOPIC, EVIL, TOPIC, Hand, check_topic, even, parts, said

import afrikan as af
from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.answer import sample as sampling
from afrikan.odds.answer.sample import Sample
from afrikan.paths import data_path
from afrikan.widgets.form.fields import OWN, Choice, Text, Whole
from afrikan.widgets.lesson.prediction import Prediction
from afrikan.widgets.lesson.state import TRIALS, LessonState
from afrikan.widgets.lesson.topic import Topic

WIDGETS = Path(af.__file__).parent / "widgets"
MODULES = [
    *(WIDGETS / "form").glob("*.py"),
    *(WIDGETS / "lesson").glob("*.py"),
    WIDGETS / "lessons" / "waiting.py",
]
THIRD = Fraction(1, 3)


@pytest.fixture
def hand():
    return Hand.at()


# Fields


def test_each_field_has_its_label_and_its_hint(hand):
    of = hand.panel.fields.of
    assert {key: control.description for key, control in of.items()} == {
        "faces": "Trials", "kind": "Ruleset", "typed": "Note my predictions",
    }  # fmt: skip
    assert (of["faces"].min, of["faces"].max, of["faces"].value) == (2, 20, 6)
    assert of["kind"].options == (("Seed", "a"), ("Note my predictions", "b"))
    assert "Try it on paper" in "".join(
        part.value for part in parts(hand.panel.fields.box) if isinstance(part, ipywidgets.HTML)
    )


def test_a_field_appears_when_another_calls_for_it(hand):
    place = hand.panel.fields.box.children[2]
    assert place.layout.display == "none"
    assert "typed" not in hand.state.values
    hand.choose("kind", "b")
    assert place.layout.display is None
    assert hand.state.values == {"faces": 6, "kind": "b", "typed": True}


def test_another_choice_hides_the_answer_and_keeps_what_was_typed(hand):
    hand.guess("mean", "3.5")
    hand.press("simulate", "reveal")
    assert hand.state.revealed
    assert hand.state.predictions
    assert hand.panel.result.value
    hand.choose("faces", 8)
    assert not hand.state.revealed
    assert (hand.state.sample.trials, hand.state.predictions, hand.panel.result.value) == (0, {}, "")
    assert hand.panel.guesses.of["mean"].value == "3.5"
    hand.press("note")
    assert hand.state.predictions["mean"].value == Fraction(7, 2)
    assert hand.line("notice") == "Noted: 3.5."


def test_an_impossible_entry_is_told_and_kept_until_it_is_mended(hand):
    hand.choose("kind", "b")
    hand.choose("typed", EVIL)
    assert "is not a number" in hand.line("error")
    assert hand.line("status").startswith("Change what is named")
    assert hand.panel.fields.of["typed"].value == EVIL
    for button in ("simulate", "reveal"):
        hand.press(button)
        assert "is not a number" in hand.line("error")
        assert hand.panel.result.value == ""
    assert EVIL not in hand.panel._question.value
    hand.choose("typed", "3")
    assert (hand.line("error"), hand.state.values["typed"]) == ("", False)


def test_entries_that_contradict_each_other_are_told(hand):
    hand.choose("faces", 13)
    assert "cannot be simulated" in hand.line("error")
    hand.choose("faces", 12)
    assert hand.line("error") == ""


def test_the_same_entry_again_changes_nothing(hand):
    hand.press("reveal")
    hand.state.enter("faces", 6)
    assert hand.state.revealed


def test_places_and_boards_follow_the_ruleset():
    hand = Hand.at(BOARD_TOPIC, "fi")
    names = [name for name, _ in hand.panel.fields.of["where"].options]
    assert names == sorted(names)
    assert "Kultarannikko" in names
    assert len(names) == len(RouteGraph.load("finnish").cities)
    hand.choose("rules", OWN)
    hand.choose("rules_code", "fan;may_pas=yes")
    assert "may_pass" in hand.line("error")
    assert hand.panel.fields.of["where"].value == "cairo"
    hand.choose("rules_code", "fan;board=nordic")
    assert hand.line("error") == ""
    assert len(hand.panel.fields.of["where"].options) == len(RouteGraph.load("nordic").cities)


def test_a_place_that_a_board_lacks_gives_way():
    offers = {"a": {"x": said("seed"), "y": said("note")}, "b": {"z": said("rules"), "y": said("note")}}
    which = Choice(key="which", label=said("seed"), first="a", options={"a": said("seed"), "b": said("note")})
    letter = Choice(
        key="letter", label=said("note"), first="y", options=lambda entered: offers[entered["which"]]
    )
    topic = Topic(said("think"), (which, letter), lambda _: TOPIC.answer({"faces": 6}), TOPIC.figures)
    hand = Hand.at(topic)
    hand.choose("letter", "x")
    hand.choose("which", "b")
    assert (hand.state.entered["letter"], hand.line("error")) == ("y", "")
    assert [value for _, value in hand.panel.fields.of["letter"].options] == ["z", "y"]
    assert hand.panel.fields.of["letter"].value == "y"


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        ({"faces": 1}, "Trials 1 must be a whole number from 2 to 20"),
        ({"faces": "6"}, "whole number"),
        ({"kind": "c"}, "'Ruleset' cannot be 'c'; known: a, b"),
        ({"fases": 6}, "no field 'fases' in this panel; did you mean"),
        ({"typed": "x"}, "is not a number"),
        ({"faces": 13}, "cannot be simulated"),
        ({"seed": -1}, "seed"),
        ({"lang": "de"}, "de"),
    ],
)
def test_what_a_panel_cannot_begin_with_is_refused(entered, sentence):
    with pytest.raises(AfrikanError, match=re.escape(sentence)):
        Hand.at(**entered)


def test_a_field_of_no_kind_holds_nothing():
    from afrikan.widgets.form.fields import Field

    with pytest.raises(NotImplementedError):
        Field(key="x", label=said("seed"), first=1).read(1, {})


# Predictions


def test_a_prediction_counts_as_soon_as_it_is_typed(hand):
    assert hand.line("status").startswith("What do you expect?")
    hand.guess("chance", "1/6")
    assert hand.line("notice") == "Noted: 1/6."
    assert hand.line("status").startswith("Now simulate")
    assert "1/6" in hand.shown
    hand.guess("chance", "")
    assert hand.line("notice") == "No prediction is noted."
    assert hand.panel.result.value == ""


def test_a_mistake_in_a_prediction_loses_nothing(hand):
    hand.guess("mean", "3")
    hand.guess("chance", EVIL)
    assert hand.line("error").startswith("⚠ Seed: '<b>&")
    assert hand.panel.guesses.of["chance"].value == EVIL
    assert set(hand.state.predictions) == {"mean"}
    hand.press("note")
    assert "is not a number" in hand.line("error")
    assert set(hand.state.predictions) == {"mean"}
    hand.guess("chance", "1/6")
    assert (hand.line("error"), set(hand.state.predictions)) == ("", {"mean", "chance"})


def test_what_was_typed_is_escaped(hand):
    hand.state.predictions["chance"] = Prediction(THIRD, EVIL)
    hand.panel.refresh()
    assert EVIL not in hand.panel.result.value
    assert "&lt;b&gt;" in hand.panel.result.value


def test_the_words_of_the_figures_follow_the_question():
    state = Hand.at()
    field = state.panel.guesses.of["chance"]
    assert field.description == "Seed"
    state.panel.state.figures = TOPIC.figures({"other": 1})
    state.panel.refresh()
    assert state.panel.guesses.of["chance"] is field
    assert field.description == "Simulate"


# The simulation


def test_a_simulation_counts_what_the_seed_decides(hand):
    hand.press("simulate")
    assert hand.state.sample == hand.state.answer.odds.sample(1_000, 7)
    assert hand.line("notice") == "1,000 trials simulated with seed 7."
    assert 'max="1000" value="1000" aria-label="Trials"' in hand.panel._progress.value
    assert "1,000 of 1,000 trials" in hand.panel._progress.value
    assert not hand.state.running


def test_before_the_answer_is_shown_nothing_exact_is(hand):
    hand.guess("chance", "1/6")
    hand.press("simulate")
    assert "Prediction and simulation" in hand.shown
    assert "Exact" not in hand.shown
    assert "1/6 = " not in hand.shown
    assert "16.7 %" not in hand.shown.replace("Interval", "").split("What came out")[0]
    times = hand.state.sample.counts
    rows = re.findall(r'<th scope="row">(\d)</th><td>(\d+)</td>', hand.panel.result.value)
    assert {int(face): int(count) for face, count in rows} == times


def test_many_numbers_share_the_last_row():
    hand = Hand.at(faces=20)
    hand.press("simulate")
    table = hand.panel.result.value.split("afrikan-lesson-sample")[1]
    rows = re.findall(r'<th scope="row">([^<]+)</th><td>(\d+)</td>', table)
    assert [name for name, _ in rows] == [*map(str, range(1, 12)), "12 or more"]
    assert sum(int(times) for _, times in rows) == 1_000


def test_outcomes_without_numbers_have_their_names():
    odds = TOPIC.answer({"faces": 6}).more[0]
    from afrikan.widgets.lesson.sample_html import sample_html

    shown = sample_html(odds, Sample({"yes": 3}), "fi")
    assert re.findall(r'<th scope="row">([^<]+)</th><td>(\d+)</td>', shown) == [("kyllä", "3"), ("ei", "0")]


def test_the_number_of_trials_and_the_seed_can_be_chosen(hand):
    assert [value for _, value in hand.panel.trials.options] == list(TRIALS)
    hand.panel.trials.value = 100
    hand.press("simulate")
    first = hand.state.sample
    assert first.trials == 100
    hand.panel.seed.value = "8"
    assert hand.state.sample.trials == 0
    hand.press("simulate")
    assert hand.state.sample == hand.state.answer.odds.sample(100, 8) != first


@pytest.mark.parametrize("seed", ["", "-1", "1.5", "seven", EVIL, "9" * 20, "9" * 99])
def test_what_is_no_seed_is_told_and_kept(hand, seed):
    hand.press("simulate")
    hand.panel.seed.value = seed
    assert "seed" in hand.line("error")
    hand.press("simulate")
    assert "seed" in hand.line("error")
    assert hand.state.sample.trials == 0
    assert hand.panel.seed.value == seed


def test_the_seed_is_the_sessions_if_none_is_given():
    af.use(seed=12)
    assert Hand.at(seed=None).panel.seed.value == "12"


def test_a_simulation_is_stopped_and_keeps_what_it_has(hand, monkeypatch):
    monkeypatch.setattr(sampling, "BLOCK_SECONDS", 0.0005)
    hand.panel.trials.value = 10_000

    async def press_stop():
        hand.press("simulate")
        assert hand.panel.stop.layout.display is None
        assert hand.line("status") == "The simulation is running."
        while hand.state.sample.trials < 50:
            await asyncio.sleep(0.001)
        hand.press("stop")
        kept = hand.state.sample
        await asyncio.sleep(0.05)
        assert hand.state.sample is kept

    asyncio.run(press_stop())
    assert 50 <= hand.state.sample.trials < 10_000
    assert hand.line("notice").startswith("Stopped after ")
    assert hand.panel.stop.layout.display == "none"
    assert "afrikan-lesson-sample" in hand.panel.result.value


def test_another_question_ends_the_simulation_of_the_one_before(hand, monkeypatch):
    monkeypatch.setattr(sampling, "BLOCK_SECONDS", 0.0005)

    async def change():
        hand.press("simulate")
        hand.choose("faces", 8)
        await asyncio.sleep(0.05)
        assert hand.state.sample.trials == 0
        hand.press("simulate", "simulate")
        while hand.state.running:
            await asyncio.sleep(0.01)

    asyncio.run(change())
    assert hand.state.sample == hand.state.answer.odds.sample(1_000, 7)


def test_a_simulation_begun_anew_takes_nothing_from_the_one_before(monkeypatch):
    monkeypatch.setattr(sampling, "BLOCK_SECONDS", 0.0005)
    state = LessonState(TOPIC, seed=7)
    first = state.simulate()
    next(first)
    second = state.simulate()
    assert list(first) == []
    assert state.sample.trials == 0
    list(second)
    assert state.sample == state.answer.odds.sample(1_000, 7)


def test_a_simulation_that_breaks_down_is_told(hand):
    def trial(key):
        raise RuntimeError("the die fell off the table")

    object.__setattr__(hand.state.answer.odds, "trial", trial)
    with pytest.raises(RuntimeError):
        hand.press("simulate")
    assert "RuntimeError: the die fell off the table" in hand.line("error")
    assert not hand.state.running


# The answer


def test_the_answer_is_shown_whether_anything_was_predicted_or_not(hand):
    hand.press("reveal")
    assert "Exact" in hand.shown
    assert "1/6 ≈ 16.7 %" in hand.shown
    assert "7/2 = 3.5" in hand.shown
    assert hand.line("status").endswith("Next time, predict first: it is worth it.")
    assert hand.panel.reveal.description == "Hide the exact answer"
    hand.press("reveal")
    assert hand.panel.result.value == ""
    assert hand.panel.reveal.description == "Show the exact answer"


def test_the_verdict_is_told_with_the_answer(hand):
    hand.guess("mean", "4")
    assert "too high" not in hand.shown
    hand.press("reveal")
    assert hand.line("status") == "Your prediction 4 is 0.5 too high."
    assert "✗ 0.5 too high" in hand.shown
    hand.guess("chance", "17 %")
    assert hand.line("status").startswith("1 of your 2 predictions are right or close")


def test_the_answer_has_the_simulation_beside_it_and_all_that_belongs_to_it(hand):
    hand.press("simulate", "reveal")
    assert hand.state.answer.odds.compare(hand.state.sample).sentence("en") in hand.shown.replace(
        "&#x27;", "'"
    )
    assert "<i>after en</i>" in hand.panel.result.value
    assert hand.panel.result.value.count('class="afrikan-odds"') == 2
    assert "To think about What do you expect?" in hand.shown
    assert "<i>before en</i>" in hand.panel._question.value


def test_the_picture_shows_predictions_of_outcomes_or_of_the_mean(hand):
    hand.guess("mean", "4")
    hand.press("reveal")
    assert "Your prediction: 4" in hand.shown
    hand.guess("chance", "1/5")
    assert "Your prediction: 1: 20 %" in hand.shown.replace("1 20 %", "1: 20 %")


# The panel as a whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_small_topic_is_told_whole_in_each_language(lang):
    hand = Hand.at(lang=lang)
    hand.guess("mean", "3")
    hand.press("simulate", "reveal")
    texts = [
        text
        for part in parts(hand.panel.box)
        for text in (getattr(part, "description", ""), getattr(part, "value", ""))
    ]
    texts = [text for text in texts if isinstance(text, str) and "<style>" not in text]
    assert all("{" not in text for text in texts)
    assert hand.panel._live.lines["status"]


def test_every_topic_check_passes_for_the_small_topic():
    assert check_topic(TOPIC) == 4


def test_only_parts_that_can_be_named_are_used(hand):
    kinds = {type(part).__name__ for part in parts(hand.panel.box)}
    assert kinds <= {
        "VBox",
        "Box",
        "HTML",
        "Dropdown",
        "BoundedIntText",
        "Text",
        "Button",
        "LiveLine",
        "Frame",
    }
    for part in parts(hand.panel.box):
        if isinstance(
            part, ipywidgets.Dropdown | ipywidgets.Text | ipywidgets.BoundedIntText | ipywidgets.Button
        ):
            assert part.description
    for module in MODULES:
        assert not re.search(r"\b(Output|interact|clear_output)\b", module.read_text("utf-8")), module


def test_what_is_unforeseen_is_told_on_the_page_and_raised(hand, monkeypatch):
    monkeypatch.setattr(LessonState, "reveal", lambda self: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        hand.press("reveal")
    assert "unforeseen went wrong (ZeroDivisionError: division by zero)" in hand.line("error")


def test_a_reopened_notebook_says_where_the_lesson_stood(hand):
    assert (
        repr(hand.panel) == "<Panel: What does one die show? · nothing predicted yet · exact answer hidden>"
    )
    hand.guess("mean", "3")
    hand.press("simulate", "reveal")
    assert repr(hand.panel) == (
        "<Panel: What does one die show? · predicted 3 · 1,000 trials simulated · exact answer shown>"
    )
    plain = hand.panel._repr_mimebundle_()["text/plain"]
    assert plain == f"{hand.panel!r}\nThe panel appears when you choose Run > Run All Cells."


def test_what_has_not_changed_is_not_drawn_again(hand, monkeypatch):
    hand.press("simulate")
    monkeypatch.setattr("afrikan.widgets.lesson.panel.result_html", lambda state: pytest.fail("drawn again"))
    hand.panel.trials.value = 100
    hand.panel.refresh()


# The words

SECTIONS = tomllib.loads(data_path("messages", "en", "odds_panel.toml").read_text("utf-8"))


def patterns():
    """Every text that the modules hold, and each that is put together, as a pattern."""
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            if isinstance(node, ast.JoinedStr):
                yield "".join(
                    re.escape(part.value) if isinstance(part, ast.Constant) else r"\w+"
                    for part in node.values
                )


@pytest.mark.parametrize("section", SECTIONS)
def test_no_word_is_left_that_nothing_says(section):
    used = re.compile("|".join(f"(?:{pattern})" for pattern in set(patterns()) if pattern != r"\w+"))
    assert [key for key in SECTIONS[section] if not used.fullmatch(key)] == []


def test_the_helpers_of_the_fields_refuse_what_they_should():
    assert even("4")
    assert Whole(key="x", label=said("seed"), first=1, low=1, high=3).read(3, {}) == 3
    assert Text(key="x", label=said("seed"), first="2", reads=even).read(7, {}) is False
