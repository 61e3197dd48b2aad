"""The notebook of the comparison as one meets it who argues about a rule: run, stop, read, step through."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


class Laboratory:
    """The panel on the page, by the words that a person sees."""

    def __init__(self, notebook):
        self.page, self.picture, self.notebook = notebook.page, notebook.screenshot, notebook
        self.all = self.page.locator(".afrikan-laboratory")
        self.result = self.all.locator(".afrikan-laboratory-result")
        self.parting = self.all.locator(".afrikan-comparison-parting")
        self.status = self.all.locator(".afrikan-live-status")
        self.progress = self.all.get_by_role("progressbar", name="How far the games are")

    def field(self, name):
        return self.all.get_by_label(name, exact=True)

    def button(self, name):
        return self.all.get_by_role("button", name=name, exact=True)

    def type(self, name, text):
        self.field(name).fill(text)
        self.page.keyboard.press("Tab")


@pytest.fixture
def lab_bench(run_notebook):
    notebook = run_notebook("en/rule_comparison.ipynb")
    assert notebook.errors == []
    shown = Laboratory(notebook)
    shown.all.wait_for()
    return shown


def test_two_rulebooks_are_compared_and_a_game_that_parts_is_read(lab_bench):
    lab = lab_bench
    expect(lab.status).to_have_text("Choose what you want to know, then press Run.")
    lab.field("Reading A").select_option("Complete rules, fan edition")
    lab.field("Reading B").select_option("Swedish rules")
    expect(lab.all.get_by_text(re.compile("^They differ in \\d+ points"))).to_be_visible()
    expect(lab.all.get_by_text("A is played on the Finnish board")).to_be_visible()
    lab.type("Games", "-5")
    expect(lab.all.get_by_role("alert")).to_contain_text("Games -5 must be a whole number from 1")
    lab.type("Games", "400")
    lab.button("Run").press("Enter")
    expect(lab.result).to_contain_text("on the same luck")
    lab.button("Stop").press("Enter")
    expect(lab.status).to_contain_text("games are played. Press Go on for the others.")
    expect(lab.button("Stop")).to_be_focused()
    lab.type("Games", "150")
    if lab.progress.get_attribute("value") != "150":
        lab.button("Go on").press("Enter")
    expect(lab.status).to_contain_text("figures clearly differ.")
    expect(lab.result.get_by_role("img", name=re.compile("^Shares of games"))).to_be_visible()
    expect(lab.result.get_by_role("rowheader", name="rounds", exact=True)).to_be_visible()
    lab.picture("comparison-result")

    lab.parting.get_by_label("Games that part", exact=True).select_option("0")
    expect(lab.parting).to_contain_text("The boards differ")
    expect(lab.parting.get_by_text("The reading behind it:")).to_be_visible()
    expect(lab.parting.get_by_role("img")).to_have_count(2)
    lab.parting.scroll_into_view_if_needed()
    lab.picture("comparison-parting")
    found = Axe().run(lab.page, context=".afrikan-laboratory").response["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []

    lab.button("Step through it under B").press("Enter")
    table = lab.page.locator(".afrikan-stepper")
    expect(table.get_by_text("Swedish rules").first).to_be_visible()
    table.get_by_role("button", name="Redo").click()
    expect(table.get_by_role("button", name="Undo")).to_be_enabled()
    assert lab.notebook.troubles == []


def test_one_thing_is_changed_and_the_result_of_other_settings_is_marked(lab_bench):
    lab = lab_bench
    lab.type("Games", "40")
    lab.button("Run").click()
    expect(lab.status).to_contain_text("40 games are played")
    lab.field("What is changed").select_option(
        "How many tiles may a player open in one turn? (tiles_per_turn)"
    )
    expect(lab.status).to_contain_text("belongs to other settings")
    expect(lab.all.get_by_text("Played with other settings: A: fan;")).to_be_visible()
    expect(lab.field("How B settles it")).to_have_value(re.compile("^unlimited: "))
    lab.button("Run").click()
    expect(lab.status).to_contain_text("40 games are played")
    expect(lab.all.get_by_text("Played with other settings")).to_have_count(0)
    lab.type("Number of a game", "123456")
    expect(lab.parting).to_contain_text("Game 123456")
    lab.type("Number of a game", "<b>x</b>")
    expect(lab.all.get_by_role("alert")).to_contain_text("must be a whole number")
    assert lab.page.locator(".afrikan-laboratory b").count() == 0
    assert lab.notebook.troubles == []
