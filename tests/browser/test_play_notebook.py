"""The play notebook as a person meets it: buttons, typed dice, undo, bots, keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

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

    def button(self, name: str) -> Locator:
        return self.all.get_by_role("button", name=name, exact=True)

    def field(self, label: str, number: int = 0) -> Locator:
        return self.all.get_by_label(label, exact=True).nth(number)

    def done(self) -> int:
        return int(re.findall(r"action (\d+) of", self.all.inner_text())[0])

    def expect_done(self, count: int) -> None:
        expect(self.all).to_contain_text(f"action {count} of")

    def new_game(self, *played_by: str, name: str = "Aino") -> None:
        self.button("New game …").click()
        self.field("Players").select_option(str(len(played_by)))
        self.field("Seat 1").fill(name)
        for number, who in enumerate(played_by):
            self.field("played by", number).select_option(who)
        self.button("Start this game").click()
        expect(self.status).to_contain_text(f"{name} chooses a start city")
        self.expect_done(0)


@pytest.fixture
def table(run_notebook):
    notebook = run_notebook("en/play.ipynb")
    assert notebook.errors == []
    shown = Table(notebook)
    shown.board.wait_for()
    return shown


def test_turns_are_played_typed_and_undone(table):
    table.new_game("a person", "a person", name=NAME)
    for deed in ("start cairo", "start tangier", "die 6", "die 2", "roll"):
        table.action(deed).click()
    expect(table.first_player).to_contain_text("Cairo")
    expect(table.status).to_contain_text(f"{NAME} rolls to travel")
    expect(table.actions).to_have_count(7)
    table.button("5").click()
    expect(table.status).to_contain_text(f"{NAME} has 5 steps to travel")
    expect(table.newest).to_contain_text(f"{NAME} rolls 5 to travel")
    expect(table.actions).to_have_count(1)
    before = table.board.inner_html()

    table.button("Walk to Egypt (4 steps)").click()
    expect(table.first_player).to_contain_text("Egypt")
    assert table.board.inner_html() != before
    table.picture("play-turn")
    table.button("Undo").click()
    expect(table.first_player).to_contain_text("Cairo")
    expect(table.status).to_contain_text("has 5 steps to travel")
    assert table.board.inner_html() == before
    table.button("Undo").click()
    table.button("3").click()
    expect(table.status).to_contain_text("has 3 steps to travel")
    assert table.all.locator("b").count() == 0


def test_a_wrong_entry_is_told_and_the_game_stays(table):
    table.action("start cairo").click()
    table.button("New game …").click()
    table.field("Ruleset code").fill("swedsih")
    table.button("Start this game").click()
    expect(table.status).to_contain_text("did you mean 'swedish'?")
    table.expect_done(1)
    table.picture("play-wrong-entry")
    table.field("Rules").select_option("Swedish rules")
    table.button("Start this game").click()
    expect(table.all).to_contain_text("Swedish rules · seed 7")
    expect(table.status).not_to_contain_text("swedsih")


def test_bots_wait_for_a_person(table):
    table.action("start cairo").click()
    table.button("Let bots play").click()
    expect(table.status).to_have_text("Player 1 rolls for who starts.")
    table.expect_done(4)
    expect(table.button("Let bots play")).to_be_disabled()


def test_bots_can_be_stopped_and_play_to_the_end(table):
    table.new_game("bot: nearest tile", "bot: nearest tile")
    table.field("Pace").select_option("2 steps a second")
    table.button("Play to the end").click()
    table.expect_done(3)
    table.button("Stop").click()
    expect(table.button("Undo")).to_be_enabled()
    assert 3 <= table.done() < 20
    expect(table.actions).not_to_have_count(0)
    table.field("Pace").select_option("fast")
    table.button("Play to the end").click()
    expect(table.status).to_contain_text("has won")
    expect(table.actions).to_have_count(0)
    table.picture("play-end")
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
    expect(table.status).to_contain_text("Aino has 4 steps to travel")


def test_nothing_is_clipped_on_a_small_screen(table):
    for width in (1400, 1000):
        table.page.set_viewport_size({"width": width, "height": 900})
        table.page.wait_for_function("() => document.querySelector('.afrikan-board svg').clientWidth > 300")
        sticking_out = table.all.evaluate(
            """all => [...all.querySelectorAll('button, table, svg, select, .afrikan-log')]
            .filter(part => part.offsetParent || part.tagName === 'svg')
            .filter(part => part.getBoundingClientRect().right > all.getBoundingClientRect().right + 1)
            .map(part => part.outerHTML.slice(0, 80))"""
        )
        assert sticking_out == []
        table.picture(f"play-{width}")
