"""The rules notebook as a person meets it: search, choose, a position under two readings, keyboard."""

import pytest
from playwright.sync_api import Locator, expect

from afrikan.rules.presets import presets

pytestmark = pytest.mark.browser
NAME = "<b>x</b>"


class Browser:
    """The rule browser on the page, by the words that a person sees."""

    def __init__(self, notebook) -> None:
        self.page = notebook.page
        self.picture = notebook.screenshot
        self.all = self.page.locator(".afrikan-browser")
        self.search = self.all.get_by_role("searchbox")
        self.code = self.all.get_by_label("Ruleset code")
        self.boards = self.all.locator("figure svg")

    def find(self, name: str) -> Locator:
        """Search for an option by its id and return it, opened."""
        self.search.fill(name)
        option = self.all.locator("details:visible")
        expect(option.locator("summary code")).to_have_text([name])
        if option.get_attribute("open") is None:
            option.locator("summary").click()
        return option


@pytest.fixture
def browser(run_notebook):
    notebook = run_notebook("en/rules.ipynb")
    assert notebook.errors == []
    shown = Browser(notebook)
    shown.all.wait_for()
    return shown


def focused(page) -> str:
    return page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")


def test_searching_filters_as_one_types(browser):
    expect(browser.all.get_by_role("status").get_by_text("79 of 79 options")).to_be_visible()
    browser.search.press_sequentially("bedouins_stop", delay=30)
    expect(browser.all.get_by_text("1 of 79 options")).to_be_visible()
    expect(browser.search).to_be_focused()
    expect(browser.search).to_have_value("bedouins_stop")
    assert browser.all.get_by_role("heading", level=2).all_inner_texts() == [
        "Your ruleset",
        "Pirates and bedouins (1 of 7)",
    ]
    browser.search.fill(NAME)
    expect(browser.all.get_by_text("No option fits")).to_be_visible()
    assert browser.all.locator("b").count() == 0


def test_readings_stand_beside_the_rulesets(browser):
    option = browser.find("penniless_sea_where")
    table = option.get_by_role("table")
    titles = [preset.title["en"] for preset in presets().values()]
    assert table.get_by_role("columnheader").all_inner_texts()[2:] == titles
    islands = table.get_by_role("row").filter(
        has=browser.page.get_by_role("rowheader", name="Only from an island")
    )
    chosen = ("Swedish rules", "Russian-language edition")
    assert islands.get_by_role("cell").all_text_contents()[1:] == [
        f"✓chosen{title}" if title in chosen else "no" for title in titles
    ]
    browser.picture("rules-table")
    when = browser.find("free_roll_when")
    expect(when.get_by_text("Others who hold it: expedition")).to_be_visible()
    scope = browser.find("gold_coast_scope")
    expect(scope.locator("summary")).to_contain_text("one reading so far")
    whole = scope.get_by_role("rowheader", name="Everything the bank pays")
    expect(whole).to_contain_text("not available yet")
    expect(scope.get_by_role("radio")).to_have_count(1)


def test_choosing_by_key_is_refused_mended_and_taken(browser):
    option = browser.find("mode_declaration")
    option.get_by_role("radio", name="Choose no").focus()
    browser.page.keyboard.press("ArrowDown")
    expect(option.get_by_role("alert")).to_contain_text("needs attempt_decision=before_roll")
    expect(option.get_by_role("radio", name="Choose no")).to_be_checked()
    assert focused(browser.page) == "Choose yes"
    browser.picture("rules-refused")
    browser.page.keyboard.press("Tab")
    assert focused(browser.page) == "Change this too: attempt_decision=before_roll"
    browser.page.keyboard.press("Enter")
    expect(option.get_by_role("radio", name="Choose yes")).to_be_checked()
    assert focused(browser.page) == "Choose yes"
    expect(browser.code).to_have_value("fan;attempt_decision=before_roll;mode_declaration=yes")
    browser.code.fill("fan;may_pas=yes")
    browser.code.press("Enter")
    expect(browser.all.get_by_role("alert").first).to_contain_text("did you mean 'may_pass'?")
    expect(browser.code).to_have_value("fan;may_pas=yes")


def test_a_position_opens_under_two_readings_and_is_played_on(browser):
    option = browser.find("free_roll_when")
    option.get_by_role("button", name="Show where it matters").press("Enter")
    expect(option.get_by_text("Aino has just arrived in Egypt: may she try the die at once?")).to_be_visible()
    expect(browser.boards).to_have_count(2)
    boxes = [board.bounding_box() for board in browser.boards.all()]
    assert abs(boxes[0]["y"] - boxes[1]["y"]) < 1
    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"]
    sides = option.locator(".afrikan-sides section")
    expect(sides.nth(1)).to_contain_text("Try to open the tile by the die")
    expect(sides.nth(0)).to_contain_text("not on the turn of arrival")
    browser.picture("rules-position")
    option.get_by_label("The other reading").focus()
    browser.page.keyboard.press("ArrowUp")
    expect(sides.nth(0)).to_contain_text("Try to open the tile by the die")
    assert browser.page.evaluate("document.activeElement.tagName") == "SELECT"
    option.get_by_role("button", name="Play on from here under same_turn").press("Enter")
    table = browser.page.locator(".afrikan-browser-table")
    expect(table.get_by_role("button", name="Try to open the tile by the die").first).to_be_visible()
    expect(table).to_contain_text("Played on under free_roll_when=same_turn.")
    browser.picture("rules-played-on")


def test_the_rule_sheet_is_shown_and_saved(browser):
    browser.all.get_by_role("button", name="Rule sheet").click()
    sheet = browser.page.frame_locator("iframe[title='Preview of the rule sheet']")
    expect(sheet.get_by_role("heading", name="Star of Africa")).to_be_visible()
    with browser.page.expect_download() as saved:
        browser.all.get_by_role("link", name="Save the rule sheet").click()
    assert saved.value.suggested_filename == "rules.html"
    assert "<!DOCTYPE html>" in saved.value.path().read_text("utf-8")
