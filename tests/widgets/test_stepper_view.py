"""The stepper on the page: a button for exactly each legal action, escaped words, the game's own state."""

import html
import random
import re
import subprocess
import sys
from base64 import b64decode
from datetime import UTC, datetime
from pathlib import Path

import ipywidgets
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from afrikan.draw.marks import SEAT_COLOURS
from afrikan.game import Game
from afrikan.records import as_dict
from afrikan.rules import Ruleset
from afrikan.rules.presets import presets
from afrikan.widgets import Stepper
from afrikan.widgets.setup_form import OWN
from afrikan.widgets.stepper_html import LINES

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ROOT = Path(__file__).parents[2]
EVIL = "<img src=x onerror=\"alert('1')\">&amp;"
PICK = {
    "first": lambda buttons: buttons[0],
    "last": lambda buttons: buttons[-1],
    "random": random.Random(1).choice,
}


def offered(stepper):
    return [*stepper._decisions.box.children, *stepper._outcomes.box.children]


def press(stepper, action):
    (button,) = [button for button in offered(stepper) if button.tooltip == action]
    button.click()


def every_widget(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from every_widget(child)


def shown_html_of(box):
    return [widget.value for widget in every_widget(box) if isinstance(widget, ipywidgets.HTML)]


def shown_html(stepper):
    return shown_html_of(stepper.box)


def text_of(markup):
    return html.unescape(re.sub("<[^>]*>", " ", markup))


def check_buttons(stepper):
    """Exactly the legal actions have a button, and each button says and does its own."""
    game = stepper.state.game
    buttons = offered(stepper)
    tips = [button.tooltip for button in buttons]
    expected = [] if game.over else (["draw", *game.legal] if game.chance else list(game.legal))
    assert tips == expected
    for button in buttons:
        assert button.description
        assert {"afrikan-action", f"act-{button.tooltip.replace(' ', '-')}"} == set(button._dom_classes)
        assert not button.disabled


def check_view(stepper):
    """What is shown is the game's own state."""
    game = stepper.state.game
    check_buttons(stepper)
    assert stepper._board.value == game.svg(legend=False, highlight=stepper.state.destinations)
    assert html.escape(game.status()) in stepper._status.value
    rows = re.findall(r"<tr( aria-current=\"true\")?><td>.*?</tr>", stepper._players.value)
    assert len(rows) == len(game.players)
    expected_marks = [not game.over and seat == game.state.current for seat in range(len(rows))]
    assert [bool(mark) for mark in rows] == expected_marks
    assert stepper._log.value.count("<small title=") == min(LINES, len(game.log))
    assert stepper.undo.disabled == stepper.to_start.disabled == (game.at == 0)
    assert stepper.redo.disabled == stepper.to_end.disabled == (game.at == game.length)


@pytest.mark.parametrize("preset", Ruleset.presets())
@pytest.mark.parametrize("which", PICK)
def test_a_game_can_be_clicked_through(preset, which):
    names = ["Aino", "Elof", EVIL]
    stepper = Stepper(preset, names, policies="human", seed=5)
    twin = Game(Ruleset.preset(preset), names, seed=5)
    for _ in range(150):
        if twin.over:
            break
        check_view(stepper)
        button = PICK[which](offered(stepper))
        twin = twin.draw() if button.tooltip == "draw" else twin.do(button.tooltip)
        button.click()
        assert stepper.state.error == ""
        assert as_dict(stepper.state.game.state) == as_dict(twin.state)
    assert stepper.state.game.history == twin.history


def test_a_whole_game_can_be_clicked_to_its_end():
    stepper = Stepper("fan", 2, policies="nearest", seed=11)
    game = stepper.state.game
    while not game.over:
        action = "draw" if game.chance else game.decision()
        press(stepper, action)
    check_view(stepper)
    assert offered(stepper) == []
    assert "has won" in stepper._status.value
    assert game.save() == Game(Ruleset.preset("fan"), 2, policies="nearest", seed=11).play().save()


@settings(max_examples=15, deadline=None)
@given(
    seed=st.integers(0, 2**64 - 1),
    deeds=st.lists(st.tuples(st.sampled_from("aaaurse"), st.integers(0, 999)), max_size=60),
)
def test_any_mixture_of_presses_shows_the_games_own_state(seed, deeds):
    stepper = Stepper("literal", 2, policies="human", seed=seed)
    controls = {"u": stepper.undo, "r": stepper.redo, "s": stepper.to_start, "e": stepper.to_end}
    for deed, number in deeds:
        buttons = offered(stepper)
        if deed == "a" and buttons:
            buttons[number % len(buttons)].click()
        elif deed in controls and not controls[deed].disabled:
            controls[deed].click()
        assert stepper.state.error == ""
    check_view(stepper)


def test_a_typed_die_is_the_die():
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    for action in ("start cairo", "start tangier", "die 6", "die 2", "roll"):
        press(stepper, action)
    assert [button.description for button in stepper._outcomes.box.children] == list("123456")
    press(stepper, "die 5")
    assert "Aino has 5 steps to travel" in stepper._status.value
    assert "Aino rolls 5" in stepper._log.value


def test_undo_shows_the_earlier_position_and_redo_the_later():
    stepper = Stepper("fan", 2, policies="human", seed=7)

    def views():
        return stepper._board.value, stepper._players.value, stepper._log.value, stepper.state.describe()

    before = views()
    press(stepper, "start cairo")
    after = views()
    assert all(old != new for old, new in zip(before, after, strict=True))
    stepper.undo.click()
    assert views() == before
    stepper.redo.click()
    assert views() == after
    stepper.to_start.click()
    assert views() == before
    stepper.to_end.click()
    assert views() == after


def test_what_happened_last_is_told_under_the_status():
    stepper = Stepper("fan", [EVIL, "Elof"], policies="human", seed=7)
    press(stepper, "start cairo")
    latest = re.search(r'<div class="afrikan-latest".*?>(.*?)</div>', stepper._status.value)[1]
    assert latest == html.escape(stepper.state.game.log[-1].text())


def test_what_going_on_would_forget_is_told():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    for action in ("start cairo", "start tangier"):
        press(stepper, action)
        assert "forgets" not in stepper._status.value
    stepper.undo.click()
    assert "forgets the 1 later action" in stepper._status.value
    stepper.to_start.click()
    assert "forgets the 2 later actions" in stepper._status.value
    press(stepper, "start cairo")
    assert "forgets" not in stepper._status.value


def test_the_ring_is_explained_with_the_legend():
    stepper = Stepper("fan", 2)
    assert stepper._ring_words.layout.display == "none"
    stepper.show_legend.value = True
    assert stepper._ring_words.layout.display is None
    assert "ring" in stepper._ring_words.value


def test_each_row_shows_the_seats_own_pawn():
    table = Stepper("fan", 4)._players.value
    pawns = re.findall(r'<svg class="afrikan-pawn".*?</svg>', table)
    assert [int(re.search(r">(\d)</text>", pawn)[1]) for pawn in pawns] == [1, 2, 3, 4]
    for seat, pawn in enumerate(pawns):
        assert SEAT_COLOURS[seat] in pawn
    assert len({re.search(r' d="(.*?)"', pawn)[1] for pawn in pawns}) == 4


def test_buttons_are_reused():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    first = stepper._decisions.box.children[0]
    press(stepper, "start cairo")
    press(stepper, "start cairo")
    assert stepper._decisions.box.children == (first,)


def test_the_player_to_act_is_marked_by_words_and_sign():
    stepper = Stepper("fan", ["Aino", "Elof"], policies="human", seed=7)
    assert "▶ Aino (to act)" in text_of(stepper._players.value)
    press(stepper, "start cairo")
    assert "▶ Elof (to act)" in text_of(stepper._players.value)
    assert stepper._players.value.count("aria-current") == 1


def test_the_table_has_a_caption_and_headed_rows_and_columns():
    table = Stepper("fan", 2)._players.value
    assert re.search(r"<caption>\w+</caption>", table)
    assert table.count('<th scope="col"') == 5
    assert table.count('<th scope="row"') == 2


def test_each_line_of_the_log_names_its_rule():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo")
    (title, shown) = re.search(r'<small title="([^"]*)">([^<]*)</small>', stepper._log.value).groups()
    line = stepper.state.game.log[-1]
    assert html.unescape(title) == line.rule.id
    assert html.unescape(shown) == line.citation("en")
    assert 'tabindex="0"' in stepper._log.value


def test_a_long_log_shows_the_newest_lines_first():
    stepper = Stepper("fan", 4, policies="nearest", seed=5)
    stepper.play_bots.click()
    log = stepper.state.game.log
    assert len(log) > LINES
    shown = re.findall(r"<li><span>Round (\d+):</span> (.*?)<small", stepper._log.value)
    assert [(int(number), html.unescape(text)) for number, text in shown] == [
        (line.round, line.text()) for line in reversed(log[-LINES:])
    ]


def test_markup_in_names_is_shown_as_text_everywhere():
    stepper = Stepper("fan", [EVIL, "Elof"], policies="human", seed=7)
    stepper.show_legend.value = True
    for action in ("start cairo", "start cairo", "die 6", "die 2", "roll", "die 3"):
        press(stepper, action)
    stepper.show_files.value = True
    stepper.setup_form.code.value = EVIL
    stepper.setup_form.start.click()
    assert EVIL in text_of(stepper._status.value)
    parts = shown_html(stepper)
    assert sum(EVIL in html.unescape(part) for part in parts) >= 3
    for part in parts:
        assert "<img" not in part
        assert "&amp;amp;" in part or "onerror" not in part


def test_markup_in_a_lot_button_is_text():
    stepper = Stepper("fan;first_player=lot", [EVIL, "Elof"], policies="human", seed=7)
    press(stepper, "start cairo")
    press(stepper, "start cairo")
    labels = [button.description for button in offered(stepper)]
    assert labels[0] == "Draw the lot"
    assert EVIL in labels[1]


def fill(stepper, **fields):
    for name, value in fields.items():
        getattr(stepper.setup_form, name).value = value
    stepper.setup_form.start.click()


def test_the_form_starts_a_game():
    stepper = Stepper("fan", 2, seed=7)
    stepper.show_setup.value = True
    form = stepper.setup_form
    form.preset.value = "swedish"
    form.count.value = 3
    form.seats[0][0].value = "Aino"
    form.seats[2][1].value = "random"
    fill(stepper, seed="12", game="4")
    game = stepper.state.game
    assert (game.rules.code, game.seed, game.game) == ("swedish", 12, 4)
    assert game.names == ("Aino", "Player 2", "Player 3")
    assert [player.policy for player in game.players] == ["human", "nearest", "random"]
    assert not stepper.show_setup.value
    check_view(stepper)


def test_the_form_offers_every_preset_by_its_title():
    options = dict(Stepper("fan", 2).setup_form.preset.options)
    assert tuple(options.values()) == (*Ruleset.presets(), OWN)
    assert all(title[0].isupper() for title in options)


def test_any_ruleset_can_be_entered_by_its_code():
    stepper = Stepper("fan", 2)
    fill(stepper, code="fan;free_roll_when=same_turn")
    assert stepper.state.game.rules.free_roll_when == "same_turn"
    assert "free_roll_when=same_turn" in stepper._heading.value


def test_choosing_a_preset_puts_its_code_into_the_form():
    form = Stepper("fan;free_roll_when=same_turn", 2).setup_form
    assert form.code.value == "fan;free_roll_when=same_turn"
    form.preset.value = "literal"
    assert form.code.value == "literal"
    assert len(form.about.value) > 40


@pytest.mark.parametrize("name", Ruleset.presets())
def test_a_code_that_names_a_preset_chooses_it(name):
    form = Stepper("fan;free_roll_when=same_turn", 2).setup_form
    form.code.value = f" {name} "
    assert form.preset.value == name
    assert html.escape(presets()[name].about["en"]) in form.about.value
    assert form.code.value == f" {name} "


def test_a_code_with_changes_is_own_rules_and_told():
    form = Stepper("fan", 2).setup_form
    form.code.value = "swedish;first_player=lot"
    assert form.preset.value == OWN
    assert "Swedish rules, with changes: first_player=lot." in form.about.value
    form.preset.value = "swedish"
    assert form.code.value == "swedish"
    assert "changes" not in form.about.value


@pytest.mark.parametrize("wrong", ["", "swedsih", "fan;", "fan;free_roll_when", EVIL])
def test_a_code_that_cannot_be_read_is_own_rules_and_told(wrong):
    form = Stepper("fan", 2).setup_form
    form.code.value = wrong
    assert form.preset.value == OWN
    assert "The ruleset code is not complete yet" in form.about.value
    assert "<img" not in form.about.value
    form.preset.value = "fan"
    assert form.code.value == "fan"


def test_own_rules_can_be_chosen_to_write_changes():
    form = Stepper("fan", 2).setup_form
    form.preset.value = OWN
    assert form.code.value == "fan"
    assert "after a semicolon" in form.about.value
    form.preset.value = "fan"
    assert html.escape(presets()["fan"].about["en"]) in form.about.value


def test_fields_to_type_into_have_a_hint():
    form = Stepper("fan", 2).setup_form
    for field in (form.code, form.seed, form.game):
        assert len(field.tooltip) > 30
        assert any(html.escape(field.tooltip) in part for part in shown_html_of(form.box))


def test_as_many_seats_as_players_are_asked_for():
    form = Stepper("fan", 2).setup_form
    for count in (6, 2, 4):
        form.count.value = count
        assert len(form._rows.children) == len(form.read().names) == len(form.read().policies) == count


@pytest.mark.parametrize(
    "wrong", [{"code": "fann"}, {"seed": "x"}, {"game": "-1"}, {"code": "fan;start_money=-5"}]
)
def test_a_wrong_entry_is_told_and_the_game_stays(wrong):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo")
    saved = stepper.state.game.save()
    stepper.show_setup.value = True
    fill(stepper, **wrong)
    assert "afrikan-error" in stepper._status.value
    assert stepper.state.game.save() == saved
    assert stepper.show_setup.value
    (entered,) = wrong.items()
    assert getattr(stepper.setup_form, entered[0]).value == entered[1]
    press(stepper, "start cairo")
    assert "afrikan-error" not in stepper._status.value


def test_save_and_open_through_the_page():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo")
    files = stepper.file_form
    files.show_text.click()
    saved = stepper.state.game.save()
    assert files.text.value == saved
    fill(stepper, code="swedish", seed="9")
    stepper.show_files.value = True
    files.open.click()
    assert stepper.state.game.save() == saved
    assert "Opened: action 1 of 1." in stepper._status.value
    assert not stepper.show_files.value
    assert (stepper.setup_form.code.value, stepper.setup_form.seed.value) == ("fan", "7")
    check_view(stepper)


def test_an_open_panel_has_the_game_as_it_is_now_as_a_file():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    link = stepper.file_form.link
    assert link.value == ""
    stepper.show_files.value = True
    for action in ("start cairo", "start tangier"):
        press(stepper, action)
        name, data = re.search(
            r'download="(.*?)" href="data:application/json;base64,(.*?)"', link.value
        ).groups()
        assert name == "afrikan-fan-7.json"
        assert b64decode(data).decode() == stepper.state.game.save()


def upload(stepper, content):
    stepper.file_form.upload.value = (
        {"name": "a.json", "type": "", "size": len(content), "content": content, "last_modified": NOW},
    )


def test_a_file_can_be_opened():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    saved = Game(Ruleset.preset("swedish"), 2, seed=1).do("start cairo").save()
    upload(stepper, saved.encode())
    assert stepper.state.game.save() == saved
    assert stepper.file_form.upload.value == ()


@pytest.mark.parametrize("content", [b"", b"\xff\xd8\xff", b"<html>", b"null"])
def test_a_foreign_file_is_told_and_the_game_stays(content):
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo")
    saved = stepper.state.game.save()
    upload(stepper, content)
    assert "afrikan-error" in stepper._status.value
    assert "saved game" in stepper._status.value
    assert stepper.state.game.save() == saved


def test_a_corrupt_text_is_told_and_the_game_stays():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    saved = stepper.state.game.save()
    stepper.file_form.text.value = saved[:-20]
    stepper.file_form.open.click()
    assert "saved game: " in stepper._status.value
    assert "Your game is unchanged." in stepper._status.value
    assert stepper.state.game.save() == saved


def test_any_position_can_be_put_on_the_table():
    situation = {"players": [{"at": "dar_fur", "money": 0, "name": "Aino"}, {"at": "cairo"}]}
    stepper = Stepper.of(Game.from_position(Ruleset.preset("fan"), situation))
    assert [button.tooltip for button in offered(stepper)] == ["roll"]
    check_view(stepper)


def test_every_control_has_words_and_none_is_of_a_kind_without():
    stepper = Stepper("fan", 6)
    allowed = {
        "Box",
        "HBox",
        "VBox",
        "HTML",
        "Button",
        "ToggleButton",
        "Dropdown",
        "Text",
        "Textarea",
        "FileUpload",
    }
    for widget in every_widget(stepper.box):
        assert type(widget).__name__ in allowed
        if hasattr(widget, "description") and not isinstance(widget, ipywidgets.HTML):
            assert widget.description.strip()


def test_nothing_is_asked_from_elsewhere():
    for part in shown_html(Stepper("fan", 2)):
        assert set(re.findall(r"https?://[^\s\"')]+", part)) <= {"http://www.w3.org/2000/svg"}


def test_words_describe_it_where_it_does_not_run():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    press(stepper, "start cairo")
    assert repr(stepper) == "<Stepper fan, seed 7, after 1 actions: Player 2 chooses a start city.>"
    bundle = stepper._repr_mimebundle_()
    assert bundle["text/plain"].startswith(repr(stepper))
    assert "Run All" in bundle["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_the_package_loads_ipywidgets_only_for_a_widget():
    program = "import sys, afrikan, afrikan.widgets; assert 'ipywidgets' not in sys.modules; afrikan.Stepper"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)
