"""The stepper on the page: a button for exactly each legal action, and the game's own state to look at."""

import html
import random
import re
import subprocess
import sys
from pathlib import Path

import ipywidgets
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stepper_table import (
    check_view,
    click,
    every_widget,
    hear,
    log_texts,
    offered,
    panel,
    press,
    said,
    shown_html,
    text_of,
)

from afrikan.draw.marks import SEAT_COLOURS
from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.questions import why_place
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import say
from afrikan.records import as_dict
from afrikan.rules import Ruleset
from afrikan.session import use
from afrikan.widgets import Stepper
from afrikan.widgets.stepper.file_opener import FileOpener
from afrikan.widgets.stepper.history_view import LINES

ROOT = Path(__file__).parents[2]
PANELS = ("setup", "editor", "files", "ask", "what_if", "compare", "view")
PICK = {"first": lambda: lambda actions: actions[0], "random": lambda: random.Random(1).choice}


@pytest.mark.parametrize("preset", Ruleset.presets())
@pytest.mark.parametrize("which", PICK)
def test_a_game_can_be_clicked_through(preset, which):
    names = ["Aino", "Elof", "Ylva"]
    stepper = Stepper(preset, names, policies="human", seed=5, lang="fi")
    twin = Game(Ruleset.preset(preset), names, seed=5)
    pick = PICK[which]()
    while not twin.over and twin.length < 100:
        check_view(stepper)
        action = pick(offered(stepper))
        twin = twin.draw() if action == "draw" else twin.do(action)
        press(stepper, action)
        assert stepper.state.error == ""
        assert as_dict(stepper.state.game.state) == as_dict(twin.state)
    assert stepper.state.game.history == twin.history
    assert bool(offered(stepper)) != twin.over


def test_a_whole_game_can_be_clicked_to_its_end():
    stepper = Stepper("fan", 2, policies="nearest", seed=3)
    game = stepper.state.game
    while not game.over:
        press(stepper, "draw" if game.chance else game.decision())
    check_view(stepper)
    assert offered(stepper) == []
    assert "has won" in stepper._live.text("status")
    assert game.save() == Game(Ruleset.preset("fan"), 2, policies="nearest", seed=3).play().save()


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**64 - 1),
    deeds=st.lists(st.tuples(st.sampled_from("aaaaaaaurseejtb"), st.integers(0, 999)), max_size=60),
)
def test_any_mixture_of_presses_shows_the_games_own_state(seed, deeds):
    stepper = Stepper("literal", 2, policies="human", seed=seed)
    controls = {"u": stepper.undo, "r": stepper.redo, "s": stepper.to_start, "e": stepper.to_end}
    for deed, number in deeds:
        actions, view = offered(stepper), stepper._history.view
        if deed == "a" and actions:
            press(stepper, actions[number % len(actions)])
        elif deed in controls and not controls[deed].disabled:
            click(controls[deed])
        elif deed == "j":
            hear(stepper._history, kind="jump", number=number % (stepper.state.game.length + 1))
        elif deed == "t":
            hear(stepper._history, kind="turn", number=number % (view["turns"] + 2))
        elif deed == "b":
            hear(stepper._history, kind="branch", number=number % len(view["branches"]))
        assert stepper.state.error == ""
    check_view(stepper)
    for number in range(len(stepper.state.branches)):
        game = stepper.state.branches[number].game
        assert as_dict(Game.load(game.save()).state) == as_dict(game.state)


def test_a_typed_die_is_the_die():
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    press(stepper, "start cairo", "start tangier", "die 6", "die 2", "roll")
    caption, outcomes = stepper._choices.view["groups"][1].values()
    assert caption == "Or enter what really came up:"
    assert [choice["label"] for choice in outcomes] == list("123456")
    press(stepper, "die 5")
    assert "Aino has 5 steps to travel" in said(stepper)
    assert log_texts(stepper)[-1].startswith("Aino rolls 5")


def test_undo_shows_the_earlier_position_and_redo_the_later():
    stepper = Stepper("fan", 2, policies="human", seed=7)

    def views():
        scene = stepper.board.get_state()["_scene"] | {"at": 0, "legs": []}
        return scene, stepper._players.value, log_texts(stepper), stepper.state.describe()

    before = views()
    press(stepper, "start cairo")
    after = views()
    assert all(old != new for old, new in zip(before, after, strict=True))
    click(stepper.undo)
    assert views() == before
    click(stepper.redo)
    assert views() == after
    click(stepper.to_start)
    assert views() == before
    click(stepper.to_end)
    assert views() == after


@pytest.mark.parametrize("lang", WORDINGS)
def test_what_happened_last_is_told_below_what_is_awaited(lang):
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7, lang=lang)
    press(stepper, "start cairo")
    game = stepper.state.game
    assert stepper._live.lines == {"status": game.status(lang), "latest": game.log[-1].text(lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_going_on_here_starts_a_branch_is_told(lang):
    stepper = Stepper("fan", 2, policies="human", seed=7, lang=lang)
    press(stepper, "start cairo", "start tangier")
    assert stepper._live.text("hint") == ""
    click(stepper.to_start)
    assert stepper._live.text("hint") == say(lang, "stepper", "branches_off", count=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_where_nothing_can_be_done_says_why(lang):
    stepper = Stepper("fan", 2, policies="human", seed=7, lang=lang)
    hear(stepper.board, kind="place", place="congo", at=stepper.board.scene.at)
    answer = why_place(stepper.state.game, "congo", lang)
    assert stepper._live.text("hint") == f"{answer.text} ({answer.citation})"
    check_view(stepper)
    press(stepper, "start cairo")
    assert stepper._live.text("hint") == ""


def test_a_choice_on_the_board_is_the_action():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    hear(stepper.board, kind="choose", action="start cairo", at=stepper.board.scene.at)
    assert stepper.state.game.history == ("start cairo",)
    check_view(stepper)


def test_the_board_tells_what_is_known_of_a_place():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    assert stepper.board.inspect("cairo") == stepper.state.tell_place("cairo")


@pytest.mark.parametrize("name", ["_choices", "board"])
def test_a_press_for_what_is_gone_does_nothing(name):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    old = stepper.board.scene.at
    kind = {"_choices": "act", "board": "choose"}[name]
    press(stepper, "start cairo")
    hear(getattr(stepper, name), kind=kind, action="start cairo", at=old)
    assert stepper.state.game.history == ("start cairo",)
    hear(getattr(stepper, name), kind=kind, action="start cairo", at=stepper.board.scene.at)
    assert stepper.state.game.history == ("start cairo", "start cairo")


def test_another_board_comes_with_the_rules_that_are_played_on_it():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    first = stepper.board
    press(stepper, "start cairo")
    assert stepper.board is first
    assert stepper._board_place.children == (first,)
    stepper.state.put(lambda: Game(Ruleset.preset("swedish"), 2, seed=7))
    stepper.refresh()
    assert stepper.board is not first
    assert stepper._board_place.children == (stepper.board,)
    check_view(stepper)
    hear(stepper.board, kind="choose", action=offered(stepper)[0], at=stepper.board.scene.at)
    assert stepper.state.game.length == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_players_names_its_rows_and_columns(lang):
    table = Stepper("fan", 2, lang=lang)._players.value
    assert f"<caption>{say(lang, 'stepper', 'players_caption')}</caption>" in table
    assert table.count('<th scope="col"') == 5
    assert table.count('<th scope="row"') == 2


def test_each_row_shows_the_seats_own_pawn():
    table = Stepper("fan", 4)._players.value
    pawns = re.findall(r'<svg class="afrikan-pawn".*?</svg>', table)
    assert [int(re.search(r">(\d)</text>", pawn)[1]) for pawn in pawns] == [1, 2, 3, 4]
    for seat, pawn in enumerate(pawns):
        assert SEAT_COLOURS[seat] in pawn
    assert len({re.search(r' d="(.*?)"', pawn)[1] for pawn in pawns}) == 4


def test_the_player_to_act_is_marked_by_words_and_sign():
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    assert "▶ Aino (to act)" in text_of(stepper._players.value)
    press(stepper, "start cairo")
    assert "▶ Elof (to act)" in text_of(stepper._players.value)
    assert stepper._players.value.count("aria-current") == 1


def test_the_heading_says_which_game_this_is():
    stepper = Stepper("fan;free_roll_when=same_turn", 2, policies="human", seed=7)
    press(stepper, "start cairo")
    shown = text_of(stepper._heading.value)
    assert stepper.state.game.rules.title_in("en") in shown
    for part in ("fan;free_roll_when=same_turn", "seed 7", "action 1 of 1"):
        assert part in shown


ALLOWED = {
    "BoardView",
    "BoundedIntText",
    "Box",
    "Button",
    "Checkbox",
    "Choices",
    "Dropdown",
    "FileOpener",
    "Frame",
    "HTML",
    "History",
    "LiveLine",
    "PanelToggle",
    "Text",
    "Textarea",
    "VBox",
}
"""Kinds of parts that can be reached with keys and read aloud."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_control_has_words_and_none_is_of_a_kind_without(lang):
    stepper = Stepper("fan", 6, lang=lang)
    for name in PANELS:
        panel(stepper, name)
        for widget in every_widget(stepper.box):
            assert type(widget).__name__ in ALLOWED
            if hasattr(widget, "description") and not isinstance(widget, ipywidgets.HTML):
                assert widget.description.strip()
            if isinstance(widget, FileOpener):
                assert widget.label.strip()


def test_nothing_is_asked_from_elsewhere():
    stepper = Stepper("fan", 2)
    for name in PANELS:
        panel(stepper, name)
        for part in shown_html(stepper.box):
            assert set(re.findall(r"https?://[^\s\"')]+", part)) <= {"http://www.w3.org/2000/svg"}
            assert "@import" not in part
            assert "url(" not in part


@pytest.mark.parametrize("part", ["choices", "file_opener", "frame", "history", "live", "panel_toggle"])
def test_the_modules_of_the_page_take_no_markup_and_load_nothing(part):
    text = (ROOT / "afrikan/widgets/stepper" / f"{part}.js").read_text("utf-8")
    assert not re.search(r"innerHTML|insertAdjacent|document\.write|eval\(|https?:|\bimport\b|fetch\(", text)


def test_words_describe_it_where_it_does_not_run():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo")
    assert repr(stepper) == "<Stepper fan, seed 7, after 1 actions: Player 2 chooses a start city.>"
    bundle = stepper._repr_mimebundle_()
    assert bundle["text/plain"].startswith(repr(stepper))
    assert "Run All" in bundle["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_the_parts_describe_themselves_the_same_each_time():
    for _ in range(2):
        stepper = Stepper("fan", 2, policies="human", seed=7)
        press(stepper, "start cairo")
        assert repr(stepper._choices) == "<Choices: Start in Tangier, Start in Cairo>"
        assert repr(stepper._history) == "<History: Before the first turn>"
        assert repr(stepper._live).startswith("<LiveLine: Player 2 chooses a start city. Player 1")
        assert "position 2: 1 pawn, 30 tiles, 2 choices" in repr(stepper.board)


def test_the_package_loads_ipywidgets_only_for_a_widget():
    program = "import sys, afrikan, afrikan.widgets; assert 'ipywidgets' not in sys.modules; afrikan.Stepper"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_without_names_are_called_so_in_the_language(lang):
    assert Stepper("fan", 2, lang=lang).state.game.names[1] == say(lang, "stepper", "player_name", number=2)


def test_the_session_gives_language_and_seed():
    use(language="sv", seed=12)
    stepper = Stepper("fan", 2)
    assert (stepper.state.lang, stepper.state.game.seed) == ("sv", 12)
    assert "väljer" in said(stepper)


def test_an_unknown_language_is_refused():
    for make in (lambda: Stepper("fan", 2, lang="de"), lambda: Stepper.of(Game(Ruleset.preset("fan")), "de")):
        with pytest.raises(AfrikanError, match="'de'"):
            make()


def test_any_position_can_be_put_on_the_table():
    situation = {"players": [{"at": "dar_fur", "money": 0, "name": "Aino"}, {"at": "cairo"}], "note": "Hm?"}
    stepper = Stepper.of(Game.from_position(Ruleset.preset("fan"), situation))
    assert offered(stepper) == ["roll"]
    assert '<p class="afrikan-task">Hm?</p>' in stepper._heading.value
    check_view(stepper)


def test_a_long_log_shows_the_newest_lines():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    click(stepper.play_bots)
    texts, log = log_texts(stepper), stepper.state.game.log
    assert LINES <= len(texts) < LINES + 20 < len(log)
    assert texts == [line.text() for line in log[-len(texts) :]]
    assert html.escape(stepper.state.game.winner) in stepper._players.value
