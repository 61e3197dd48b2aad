"""The play notebook as a person meets it: buttons, typed dice, undo, bots, keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

from afrikan.widgets.press_guard import PAUSE

pytestmark = pytest.mark.browser
NAME = "<b>Aino</b> & co"


class Table:
    """The stepper on the page, by the words and marks that a person sees."""

    def __init__(self, notebook) -> None:
        self.page = notebook.page
        self.picture = notebook.screenshot
        self.all = self.page.locator(".afrikan-stepper")
        self.status = self.all.locator(".afrikan-status")
        self.actions = self.all.locator("button.afrikan-action")
        self.first_player = self.all.locator(".afrikan-players tbody tr").first
        self.newest = self.all.locator(".afrikan-log li").first
        self.board = self.all.locator(".afrikan-board svg")

    def action(self, text: str) -> Locator:
        return self.all.locator(f"button.act-{text.replace(' ', '-')}")

    def press(self, *deeds: str) -> None:
        """Press the buttons of actions one after another, as slowly as a person does."""
        for deed in deeds:
            count = self.done() + 1
            self.action(deed).click()
            self.expect_done(count)
            self.breathe()

    def breathe(self) -> None:
        """Let the pause pass in which the table ignores presses."""
        self.page.wait_for_timeout(1000 * PAUSE + 200)

    def button(self, name: str) -> Locator:
        return self.all.get_by_role("button", name=name, exact=True)

    def tap(self, name: str) -> None:
        """Press a button and wait as long as a person does before the next press."""
        self.button(name).click()
        self.breathe()

    def field(self, label: str, number: int = 0) -> Locator:
        return self.all.get_by_label(label, exact=True).nth(number)

    def done(self) -> int:
        return int(re.findall(r"action (\d+) of", self.all.inner_text())[0])

    def expect_done(self, count: int) -> None:
        expect(self.all).to_contain_text(f"action {count} of")

    def new_game(self, *played_by: str, name: str = "Aino") -> None:
        self.tap("New game …")
        self.field("Players").select_option(str(len(played_by)))
        self.field("Seat 1").fill(name)
        for number, who in enumerate(played_by):
            self.field("played by", number).select_option(who)
        self.button("Start this game").click()
        expect(self.status).to_contain_text(f"{name} chooses a start city")
        self.expect_done(0)
        self.breathe()


@pytest.fixture
def table(run_notebook):
    notebook = run_notebook("en/play.ipynb")
    assert notebook.errors == []
    shown = Table(notebook)
    shown.board.wait_for()
    return shown


def test_turns_are_played_typed_and_undone(table):
    table.new_game("a person", "a person", name=NAME)
    table.press("start cairo", "start tangier", "die 6", "die 2", "roll")
    expect(table.first_player).to_contain_text("Cairo")
    expect(table.status).to_contain_text(f"{NAME} rolls")
    expect(table.actions).to_have_count(7)
    table.tap("5")
    expect(table.status).to_contain_text(f"{NAME} has 5 steps to travel")
    expect(table.newest).to_contain_text(f"{NAME} rolls 5")
    expect(table.actions).to_have_count(1)
    before = table.board.inner_html()

    table.tap("Walk to Egypt (4 steps)")
    expect(table.first_player).to_contain_text("Egypt")
    assert table.board.inner_html() != before
    table.picture("play-turn")
    table.tap("Undo")
    expect(table.first_player).to_contain_text("Cairo")
    expect(table.status).to_contain_text("has 5 steps to travel")
    assert table.board.inner_html() == before
    expect(table.status).to_contain_text("forgets the 1 later action")
    table.tap("Undo")
    table.button("3").click()
    expect(table.status).to_contain_text("has 3 steps to travel")
    assert table.all.locator("b").count() == 0


def test_a_wrong_entry_is_told_and_the_game_stays(table):
    table.press("start cairo")
    table.tap("New game …")
    table.field("Ruleset code").fill("swedish")
    expect(table.field("Rules").locator("option:checked")).to_have_text("Swedish rules")
    table.field("Ruleset code").fill("swedsih")
    expect(table.field("Rules").locator("option:checked")).to_have_text("Own rules")
    table.button("Start this game").click()
    expect(table.status).to_contain_text("did you mean 'swedish'?")
    table.expect_done(1)
    table.picture("play-wrong-entry")
    table.breathe()
    table.field("Rules").select_option("Swedish rules")
    table.button("Start this game").click()
    expect(table.all).to_contain_text("Swedish rules · seed 7")
    expect(table.status).not_to_contain_text("swedsih")


def test_bots_wait_for_a_person(table):
    table.press("start cairo")
    table.button("Let bots play").click()
    expect(table.status).to_have_text("Player 1 rolls for who starts.")
    table.expect_done(4)
    expect(table.button("Let bots play")).to_be_disabled()


def test_bots_can_be_stopped_and_play_to_the_end(table):
    table.new_game("bot: nearest tile", "bot: nearest tile")
    table.field("Pace").select_option("2 steps a second")
    table.button("Play to the end").click()
    table.expect_done(3)
    table.breathe()
    table.button("Stop").click()
    expect(table.button("Undo")).to_be_enabled()
    assert 3 <= table.done() < 20
    expect(table.actions).not_to_have_count(0)
    table.breathe()
    table.field("Pace").select_option("fast")
    table.button("Play to the end").click()
    expect(table.status).to_contain_text("has won", timeout=60_000)
    expect(table.actions).to_have_count(0)
    table.picture("play-end")
    table.breathe()
    table.button("Back to start").click()
    table.expect_done(0)


def test_the_keyboard_plays(table):
    table.new_game("a person", "a person")
    deeds = ("start tangier", "start cairo", "die 3", "die 2", "roll", "die 4")
    for count, deed in enumerate(deeds, start=1):
        table.action(deed).focus()
        table.page.keyboard.press("Enter" if count % 2 else "Space")
        table.expect_done(count)
        inside = "() => document.activeElement.closest('.afrikan-stepper') !== null"
        table.page.wait_for_function(inside)
        table.breathe()
    expect(table.status).to_contain_text("Aino has 4 steps to travel")


def test_a_double_click_acts_once(table):
    table.new_game("a person", "a person")
    table.action("start cairo").dblclick()
    table.expect_done(1)
    table.breathe()
    assert table.done() == 1
    expect(table.status).to_contain_text("Player 2 chooses a start city")


def test_a_game_is_saved_in_one_step_and_opened(table):
    table.press("start cairo")
    table.tap("Save and open …")
    with table.page.expect_download() as download:
        table.all.get_by_role("link", name="Save to a file").click()
    assert download.value.suggested_filename == "afrikan-fan-7.json"
    table.field("Saved game").fill("nothing of the kind")
    table.tap("Open the text above")
    expect(table.status).to_contain_text("Your game is unchanged.")
    table.field("Saved game").fill(download.value.path().read_text("utf-8"))
    table.tap("Open the text above")
    expect(table.status).to_contain_text("Opened: action 1 of 1.")
    expect(table.field("Saved game")).to_be_hidden()


STICKING_OUT = """all => [...all.querySelectorAll('button, table, svg, select, input, td, th, .afrikan-log')]
    .filter(part => part.checkVisibility())
    .filter(part => part.getBoundingClientRect().right > all.getBoundingClientRect().right + 1
        || (part.matches('td, th') && part.scrollWidth > part.clientWidth + 1))
    .map(part => part.outerHTML.slice(0, 80))"""
SCROLLED = """all => [...all.querySelectorAll('*')]
    .filter(part => part.checkVisibility() && !part.closest('.afrikan-log, textarea, svg'))
    .filter(part => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
    .filter(part => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
    .map(part => part.outerHTML.slice(0, 80))"""


def test_nothing_is_clipped_on_a_small_screen(table):
    table.new_game("a person", "a person", name="Bartholomew of Featherstonehaugh-on-Sea")
    table.press("start cairo", "start tangier", "die 6", "die 2", "roll", "die 3")
    table.actions.last.click()
    table.expect_done(7)
    table.tap("New game …")
    for width in (1400, 1000):
        table.page.set_viewport_size({"width": width, "height": 900})
        table.page.wait_for_function("() => document.querySelector('.afrikan-board svg').clientWidth > 300")
        assert table.all.evaluate(STICKING_OUT) == []
        assert table.all.evaluate(SCROLLED) == []
        table.picture(f"play-{width}")
