"""The notebooks of a published study and of tournaments as a class meets them: run, look, choose, run on."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


class Laboratory:
    """One panel on the page, by the words that a person sees."""

    def __init__(self, notebook, number=0):
        self.page, self.picture, self.notebook = notebook.page, notebook.screenshot, notebook
        self.all = self.page.locator(".afrikan-laboratory").nth(number)
        self.result = self.all.locator(".afrikan-laboratory-result")
        self.status = self.all.locator(".afrikan-live-status")
        self.all.wait_for()

    def field(self, name):
        return self.all.get_by_label(name, exact=True)

    def run(self, name, games):
        """Type how many games are wanted, and let them run to their end."""
        self.field(name).fill(games)
        self.page.keyboard.press("Tab")
        self.all.get_by_role("button", name="Run", exact=True).click()

    def faults(self):
        """What a check of accessibility finds in the panel."""
        found = Axe().run(self.page, context=".afrikan-laboratory").response["violations"]
        return [(fault["id"], fault["nodes"][0]["html"]) for fault in found]


def test_a_study_is_played_again_and_read_by_the_city_of_the_star(run_notebook):
    notebook = run_notebook("en/study_2024.ipynb")
    assert notebook.errors == []
    lab = Laboratory(notebook)
    lab.run("Games of each variant", "60")
    expect(lab.status).to_have_text(re.compile(r"\d of 8 figures agree with the published ones"))
    expect(lab.result.get_by_role("img", name=re.compile("Shares of games"))).to_be_visible()
    row = lab.result.get_by_role("row", name=re.compile("^rounds, mean"))
    expect(row).to_contain_text("12.48")
    lab.field("By the city of the Star").select_option("wins with a horseshoe")
    expect(
        lab.result.get_by_role("img", name="By the city where the Star lay: wins with a horseshoe").first
    ).to_be_visible()
    lab.picture("study-stars")
    rules = Laboratory(notebook, 1)
    rules.field("Read otherwise").select_option("Who may roll to open a tile? (free_roll_who)")
    rules.run("Games with each change", "20")
    expect(rules.status).to_have_text(re.compile("^0 of 1 changes are ruled out"))
    assert lab.faults() == []
    assert notebook.troubles == []


def test_policies_play_at_one_table_and_one_against_the_others(run_notebook):
    notebook = run_notebook("en/tournament.ipynb")
    assert notebook.errors == []
    lab = Laboratory(notebook)
    lab.run("Games at each table", "60")
    expect(lab.status).to_have_text(re.compile("^Most wins: "))
    expect(lab.result.get_by_role("img", name=re.compile("Shares of wins"))).to_be_visible()
    lab.field("Tournament").select_option("one against several of another, every two")
    expect(lab.status).to_have_text(re.compile("belongs to other settings"))
    lab.field("How many policies (2–6)").fill("2")
    lab.page.keyboard.press("Tab")
    lab.run("Games at each table", "20")
    expect(lab.status).to_have_text(re.compile("^Most wins on average: "))
    expect(lab.result.get_by_role("columnheader", name="one – all others")).to_be_visible()
    lab.picture("tournament-matrix")
    assert lab.faults() == []
    assert notebook.troubles == []
