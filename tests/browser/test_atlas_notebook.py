"""The rule atlas as one meets it who argues about a rule: search, order, open, step through; by keyboard."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


class Shown:
    """The atlas on the page, by the words that a person sees."""

    def __init__(self, notebook):
        self.page, self.picture, self.notebook = notebook.page, notebook.screenshot, notebook
        self.all = self.page.locator(".afrikan-atlas")
        self.table = self.all.get_by_role("region", name="Every reading, changed alone")
        self.rows = self.table.locator("tbody tr")
        self.detail = self.all.locator(".afrikan-atlas-detail")
        self.search = self.all.get_by_role("searchbox")

    def head(self, name):
        return self.table.get_by_role("columnheader", name=name)


@pytest.fixture
def shown(run_notebook):
    notebook = run_notebook("en/rule_atlas.ipynb")
    assert notebook.errors == []
    atlas = Shown(notebook)
    atlas.all.wait_for()
    return atlas


def test_readings_are_found_ordered_and_opened_by_keyboard(shown):
    pictures = shown.all.get_by_role("img")
    expect(pictures.first).to_have_attribute("aria-label", "Clear differences: rounds")
    expect(pictures.nth(1)).to_have_attribute("aria-label", "No difference to speak of: rounds")
    shown.picture("atlas-pictures")

    expect(shown.head("Difference")).to_have_attribute("aria-sort", "descending")
    used = shown.head("Used in a game")
    used.get_by_role("button").focus()
    shown.page.keyboard.press("Enter")
    expect(used).to_have_attribute("aria-sort", "descending")
    expect(used.get_by_role("button")).to_be_focused()
    expect(shown.head("Difference")).to_have_attribute("aria-sort", "none")
    rates = [
        float(text.replace(",", "")) for text in shown.rows.locator("td:last-child").all_inner_texts()[:9]
    ]
    assert rates == sorted(rates, reverse=True)

    shown.search.press_sequentially("loans", delay=20)
    expect(shown.rows).to_have_count(1)
    expect(shown.search).to_be_focused()
    expect(shown.rows.first).to_contain_text("not tested: it came up and was never used")
    shown.search.fill("<b>x</b>")
    expect(shown.all.get_by_text("Nothing fits.")).to_be_visible()
    assert shown.all.locator("b").count() == 0

    shown.search.fill("pirates_stop")
    button = shown.rows.first.get_by_role("button", name="pirates_stop=always")
    button.focus()
    shown.page.keyboard.press("Enter")
    expect(shown.detail).to_contain_text(re.compile(r"Game \d+ is"))
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(shown.detail.get_by_role("img")).to_have_count(2)
    shown.detail.scroll_into_view_if_needed()
    shown.picture("atlas-opened")
    found = Axe().run(shown.page, context=".afrikan-atlas").response["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []

    shown.all.get_by_role("button", name="Step through it under B").press("Enter")
    stepper = shown.page.locator(".afrikan-stepper")
    expect(stepper.get_by_role("button", name="Redo")).to_be_visible()
    assert shown.notebook.troubles == []


def test_the_rules_the_policy_and_the_measure_are_chosen(shown):
    shown.all.get_by_label("Rules to start from").select_option("Swedish rules (swedish)")
    shown.all.get_by_label("All four play by").select_option("planner")
    shown.all.get_by_label("What is measured").select_option("won by who began")
    expect(shown.all.get_by_role("img").first).to_have_attribute("aria-label", re.compile("won by who began"))
    shown.all.get_by_label("Show in the table").select_option("those not tested by this policy")
    expect(shown.rows.first).to_contain_text("not tested")
    shown.all.get_by_text("How sure is this?").click()
    expect(shown.all.get_by_text("are right in 95 of 100 cases")).to_be_visible()
    assert shown.notebook.troubles == []
