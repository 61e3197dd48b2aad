"""The frame of a laboratory without a browser: games run, stop and go on, and what they came to is shown."""

import ast
import asyncio
import re
import tomllib
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest
from laboratory import EXPERIMENT, Hand, Throws, blocks, thrown
from lesson import EVIL, parts

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.paths import data_path
from afrikan.policies.choose import POLICIES
from afrikan.simulation import compiling as compiler
from afrikan.widgets.form.fields import Number
from afrikan.widgets.laboratory import engine, players
from afrikan.widgets.laboratory.panel import IDLE
from afrikan.widgets.laboratory.state import LaboratoryState

WIDGETS = Path(af.__file__).parent / "widgets"


@pytest.fixture
def hand():
    return Hand.at()


def expected(games, faces=6, seed=7):
    values = {"seed": seed, "faces": faces}
    return Throws(games, sum(thrown(values, number) for number in range(games)))


def idle(hand):
    names = ("run", "stop", "go_on")
    return [name for name in names if IDLE in getattr(hand.panel, name)._dom_classes]


# Fields


def test_seed_and_games_are_fields_of_every_laboratory(hand):
    of = hand.panel.fields.of
    assert list(of) == ["faces", "kind", "style", "seed", "games"]
    assert (of["seed"].value, of["games"].value) == ("7", "1000")
    assert hand.state.values["games"] == 1_000
    assert hand.panel._before.value == "<p>en before 6</p>"
    af.use(seed=12)
    assert Hand.at(seed=None).panel.fields.of["seed"].value == "12"


@pytest.mark.parametrize("typed", ["2500", " 2 500 ", "2,500", "2\N{NO-BREAK SPACE}500"])
def test_a_number_of_games_is_typed(hand, typed):
    hand.choose("games", typed)
    assert hand.line("error") == ""
    assert hand.state.values["games"] == 2_500


@pytest.mark.parametrize("typed", ["", "0", "-5", "1.5", "2,50", "many", EVIL, "9" * 12, "9" * 60])
def test_what_is_no_number_of_games_is_told_and_kept(hand, typed):
    hand.choose("games", typed)
    assert hand.line("error").startswith("⚠ Games ")
    assert hand.line("error").endswith("must be a whole number from 1 to 10,000,000")
    assert hand.line("status").startswith("Change what is named at ⚠")
    hand.press("run")
    assert hand.state.result is None
    assert "must be a whole number" in hand.line("error")
    assert hand.panel.fields.of["games"].value == typed
    hand.choose("games", "200")
    assert hand.line("error") == ""
    hand.press("run")
    assert hand.state.result == expected(200)


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        ({"games": 0}, "Games 0 must be a whole number from 1 to 10,000,000"),
        ({"seed": -1}, "Seed -1 must be a whole number from 0"),
        ({"kind": "c"}, "'Ruleset' cannot be 'c'; known: a, b"),
        ({"fases": 6}, "no field 'fases' in this panel; did you mean"),
        ({"faces": 13}, "cannot be simulated"),
        ({"lang": "de"}, "de"),
    ],
)
def test_what_a_laboratory_cannot_begin_with_is_refused(entered, sentence):
    with pytest.raises(AfrikanError, match=re.escape(sentence)):
        Hand.at(**entered)


def test_a_number_keeps_its_bounds_whatever_its_size():
    field = Number(key="x", label=EXPERIMENT.title, first=1, low=-3, high=10**6)
    assert [field.read(text, {}) for text in ("-3", "1 000 000", 7)] == [-3, 1_000_000, 7]
    for wrong in ("-4", "1 000 001", "1 0000", 7.0, True, "1 000,000"):
        with pytest.raises(AfrikanError, match="must be a whole number"):
            field.read(wrong, {})


# Games


def test_games_run_to_their_end_and_are_shown(hand):
    assert hand.line("status") == "Choose what you want to know, then press Run."
    assert hand.panel._progress.value == ""
    hand.press("run")
    assert hand.state.result == expected(1_000)
    assert hand.line("status") == f"{expected(1_000).total:,} of 1,000 games"
    assert 'max="1000" value="1000" aria-label="How far the games are"' in hand.panel._progress.value
    assert "<span>1,000 of 1,000 games</span>" in hand.panel._progress.value
    assert f"total {expected(1_000).total}" in hand.panel.sections["total"].value
    assert "mean 3.5" in hand.panel.sections["mean"].value
    assert idle(hand) == ["stop", "go_on"]


def stopped_after(hand, games):
    """Let a hand run, and stop after so many games."""
    steps = hand.state.run()
    while hand.state.done < games:
        next(steps)
    hand.press("stop")
    return steps


def test_games_stop_keep_what_there_is_and_go_on(hand):
    steps = stopped_after(hand, 300)
    assert list(steps) == []
    assert hand.state.result == expected(300)
    assert hand.line("status") == "300 of 1,000 games are played. Press Go on for the others."
    assert idle(hand) == ["stop"]
    hand.press("go_on")
    assert hand.state.result == expected(1_000)
    hand.choose("games", "1500")
    assert hand.line("status").startswith("1,000 of 1,500")
    hand.press("go_on")
    assert hand.state.result == expected(1_500)
    hand.choose("games", "100")
    assert idle(hand) == ["stop", "go_on"]
    hand.press("go_on")
    assert hand.line("notice").startswith("There is nothing to go on with")
    assert hand.state.result == expected(1_500)


def test_a_press_that_would_do_nothing_says_why(hand):
    hand.press("stop")
    assert hand.line("notice") == "Nothing is running that could be stopped."
    hand.press("go_on")
    assert hand.line("notice").startswith("There is nothing to go on with; press Run")


def test_run_begins_anew_and_an_older_run_adds_nothing(hand):
    older = hand.state.run()
    next(older)
    newer = hand.state.run()
    assert list(older) == []
    assert hand.state.result is None
    list(newer)
    assert hand.state.result == expected(1_000)


def test_another_choice_stops_the_games_and_marks_what_was_played(hand):
    steps = hand.state.run()
    next(steps)
    hand.choose("faces", 8)
    assert not hand.state.running
    assert list(steps) == []
    assert hand.line("status").startswith("The result below belongs to other settings")
    assert "Played with other settings: 6 of 7 games" in hand.panel._belongs.value
    assert "afrikan-laboratory-former" in hand.panel._result._dom_classes
    assert idle(hand) == ["stop", "go_on"]
    hand.choose("faces", 6)
    assert hand.panel._belongs.value == ""
    assert "afrikan-laboratory-former" not in hand.panel._result._dom_classes
    hand.choose("faces", 13)
    assert "cannot be simulated" in hand.line("error")
    assert "other settings" in hand.panel._belongs.value
    hand.choose("faces", 8)
    hand.press("run")
    assert hand.state.result == expected(1_000, faces=8)
    assert hand.panel._belongs.value == ""


def test_how_a_result_is_shown_can_be_chosen_while_games_run(hand):
    steps = hand.state.run()
    next(steps)
    hand.choose("style", "y")
    hand.choose("games", "2000")
    assert hand.state.running
    list(steps)
    hand.panel.refresh()
    assert "en y a total" in hand.shown
    assert hand.state.done == 1_000
    assert hand.state.can_go_on


def test_on_a_page_games_run_between_breaths_and_stop(monkeypatch):
    hand = Hand.at(games=100_000)

    async def press_stop():
        hand.press("run")
        assert hand.line("status").startswith("The games are running.")
        assert idle(hand) == ["go_on"]
        while hand.state.done < 500:
            await asyncio.sleep(0.001)
        hand.press("stop")
        kept = hand.state.result
        await asyncio.sleep(0.05)
        assert hand.state.result is kept
        hand.press("go_on")
        await asyncio.sleep(0.05)
        assert hand.state.done > kept.games
        hand.press("run")
        hand.press("stop")

    asyncio.run(press_stop())
    assert 0 < hand.state.done < 100_000
    assert hand.shown


def test_a_mistake_in_a_block_is_told_and_ends_the_games():
    def breaking(values, so_far):
        yield from list(blocks(values, so_far))[:2]
        raise AfrikanError("no_trial", question=EXPERIMENT.title)

    hand = Hand.at(replace(EXPERIMENT, blocks=breaking))
    hand.press("run")
    assert "cannot be simulated" in hand.line("error")
    assert not hand.state.running
    assert hand.state.result == expected(200)


def test_what_is_unforeseen_is_told_and_raised():
    def breaking(values, so_far):
        raise RuntimeError("the die fell off the table")

    hand = Hand.at(replace(EXPERIMENT, blocks=breaking))
    with pytest.raises(RuntimeError):
        hand.press("run")
    assert "RuntimeError: the die fell off the table" in hand.line("error")
    assert not hand.state.running


def test_what_has_not_changed_is_not_drawn_again(hand):
    hand.press("run")
    object.__setattr__(EXPERIMENT.sections[1], "html", lambda *_: pytest.fail("drawn again"))
    try:
        hand.choose("games", "900")
        hand.panel.refresh()
    finally:
        object.__setattr__(EXPERIMENT.sections[1], "html", lambda r, v, lang: f"mean {r.total / r.games:.3f}")


# The compiler


@pytest.fixture
def loading(monkeypatch):
    """Compiled rules that are ready when the test says so."""
    future = Future()
    monkeypatch.setattr(engine, "load", lambda: future)
    return future


COMPILED = replace(EXPERIMENT, compiled=lambda values: True)


@pytest.mark.parametrize(("cached", "told"), [(False, "about a minute"), (True, "in a moment")])
def test_the_first_compilation_is_told_and_leaves_the_page_alive(loading, monkeypatch, cached, told):
    monkeypatch.setattr(compiler, "is_cached", lambda folder: cached)
    hand = Hand.at(COMPILED)

    async def wait():
        hand.press("run")
        assert told in hand.line("status")
        hand.choose("style", "y")
        assert told in hand.line("status")
        await asyncio.sleep(0.05)
        assert hand.state.result is None
        loading.set_result(None)
        while hand.state.running:
            await asyncio.sleep(0.001)

    asyncio.run(wait())
    assert hand.state.result == expected(1_000)


def test_one_who_does_not_want_to_wait_for_the_compiler_stops(loading):
    state = LaboratoryState(COMPILED, seed=7)
    steps = state.run()
    next(steps)
    state.stop()
    assert list(steps) == []
    assert (state.result, state.busy, state.status) == (None, "", state.word("invite"))


def test_a_compiler_that_fails_is_told(loading):
    hand = Hand.at(COMPILED)
    loading.set_exception(RuntimeError("no room"))
    with pytest.raises(RuntimeError):
        hand.press("run")
    assert "no room" in hand.line("error")
    assert not hand.state.running


def test_the_compiled_rules_are_loaded_once_and_again_after_a_failure(monkeypatch):
    loaded = []

    def player_of(job):
        loaded.append(job.compiled)
        if len(loaded) == 1:
            raise RuntimeError("no room")

    monkeypatch.setattr(engine, "_loading", None)
    monkeypatch.setattr(engine, "player_of", player_of)
    with pytest.raises(RuntimeError):
        engine.load().result()
    assert engine.load() is engine.load()
    engine.load().result()
    assert loaded == [True, True]


def test_few_games_wait_for_no_compiler(monkeypatch):
    assert [engine.fast({"games": games}) for games in (500, 501)] == [False, compiler.available()]
    monkeypatch.setattr(compiler, "available", lambda: False)
    assert not engine.fast({"games": 10_000})


# The panel as a whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_small_experiment_is_told_whole_in_each_language(lang):
    hand = Hand.at(lang=lang)
    stopped_after(hand, 300)
    hand.press("go_on", "go_on", "stop")
    hand.choose("faces", 9)
    texts = [
        text
        for part in parts(hand.panel.box)
        for text in (getattr(part, "description", ""), getattr(part, "value", ""))
    ]
    assert all("{" not in text for text in texts if isinstance(text, str) and "<style>" not in text)
    assert hand.panel._live.lines["status"]


def test_what_is_typed_is_escaped(hand):
    for key in ("games", "seed"):
        hand.choose(key, EVIL)
    assert "<b>" in hand.line("error")
    html = "".join(str(part.value) for part in parts(hand.panel.box) if type(part).__name__ == "HTML")
    assert EVIL not in html


def test_a_reopened_notebook_says_where_the_laboratory_stood(hand):
    question = "6 of 7 games are played. Press Go on for the others."
    assert repr(hand.panel) == f"<LaboratoryPanel: {question} · nothing played yet>"
    hand.press("run")
    assert repr(hand.panel) == f"<LaboratoryPanel: {question} · 1,000 of 1,000 games>"
    plain = hand.panel._repr_mimebundle_()["text/plain"]
    assert plain == f"{hand.panel!r}\nThe panel appears when you choose Run > Run All Cells."


def texts_of(folder):
    """Every text that the modules of a folder hold."""
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_no_word_is_left_that_nothing_says():
    said = tomllib.loads(data_path("messages", "en", "laboratory.toml").read_text("utf-8"))["laboratory"]
    named = {f"policy_{policy}" for policy in (*POLICIES, players.EACH)}
    assert sorted(set(said) - set(texts_of(WIDGETS / "laboratory")) - named) == []
