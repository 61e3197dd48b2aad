"""The island's play table in a real browser: a game by mouse and by keyboard, what is seen, who sees it."""

import json
import re

import pytest
from playwright.sync_api import expect
from table import ASK, AXE, VIOLATIONS

pytestmark = pytest.mark.browser
READY = 6_000
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
ONE_COLUMN = """async () => {
    const app = window.jupyterapp;
    await app.commands.execute("application:set-mode", { mode: "single-document" });
    if (!app.shell.leftCollapsed) await app.commands.execute("application:toggle-left-area");
}"""
THEME = "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })"
STICKING_OUT = """all => [...all.querySelectorAll("*")]
    .filter((part) => part.checkVisibility() && !part.closest("svg") && part.offsetWidth > 1)
    .filter((part) => part.getBoundingClientRect().right > all.getBoundingClientRect().right + 1
        || (part.matches("td, th, button, label") && part.scrollWidth > part.clientWidth + 1))
    .map((part) => part.outerHTML.slice(0, 100))"""
ON_SCREEN = """(svg, [x, y]) => {
    const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    return [point.x, point.y];
}"""
REDRAWN = """async (button) => {
    const table = button.closest(".afrikan-island-table");
    const day = table.querySelector(".afrikan-day");
    const start = performance.now();
    const changed = new Promise((done) => new MutationObserver(() => done(performance.now() - start))
        .observe(day, { childList: true, subtree: true, characterData: true }));
    button.click();
    return changed;
}"""
"""Milliseconds from a press until the page shows what came of it."""


class Table:
    """A table of the notebook by what a person sees and does."""

    def __init__(self, notebook, number=0, name="table"):
        self.notebook, self.page, self.name = notebook, notebook.page, name
        self.all = self.page.locator(".afrikan-island-table").nth(number)
        self.stage = self.all.locator(".afrikan-stage")
        self.info = self.all.locator(".afrikan-hex-info")
        self.uncover = self.all.locator(".afrikan-uncover")
        self.way = lambda way: self.all.locator(f".afrikan-acts button.act-go-{way}")
        self.action = lambda action: self.all.locator(f"button.afrikan-action.act-{action}")

    def says(self, words):
        expect(self.all.locator(".afrikan-live-status")).to_contain_text(words, timeout=READY)

    def game(self, what):
        """Return what a Python expression about ``table`` gives in the kernel."""
        return json.loads(
            self.page.evaluate(ASK, f"import json; print(json.dumps({self.name}.state.{what}))")
        )

    def click_hex(self, number):
        """Click on the middle of a hex, as the page was told where it is."""
        x, y = self.game(f"game and {self.name}.map._still['points'][{number}]")
        spot = self.stage.locator("svg").evaluate(ON_SCREEN, [x, y])
        self.page.mouse.click(*spot)

    def show(self):
        self.all.locator(".afrikan-heading").evaluate("part => part.scrollIntoView(true)")
        self.page.evaluate(LAID_OUT)

    def picture(self, name):
        self.show()
        self.notebook.screenshot(f"island-play-{name}")

    def violations(self):
        """What axe finds wrong; the page is so high that all is seen, for axe stumbles on parts half seen."""
        width = self.page.viewport_size["width"]
        self.page.set_viewport_size({"width": width, "height": 2000})
        self.page.evaluate(LAID_OUT)
        if not self.page.evaluate("() => Boolean(window.axe)"):
            self.page.evaluate(AXE)
        self.all.evaluate("(part) => part.classList.add('looked-at')")
        found = self.page.evaluate(VIOLATIONS, ".looked-at")
        self.all.evaluate("(part) => part.classList.remove('looked-at')")
        self.page.set_viewport_size({"width": width, "height": 900})
        return found


@pytest.fixture(scope="module")
def notebook(play):
    opened = play("en/island_play.ipynb")
    opened.page.set_default_timeout(READY)
    opened.page.evaluate(ONE_COLUMN)
    opened.page.set_viewport_size({"width": 1400, "height": 900})
    return opened


@pytest.fixture(autouse=True)
def nothing_goes_wrong(notebook, lab):
    yield
    assert notebook.errors == []
    assert notebook.troubles == []
    assert lab.outside == []


def test_a_game_against_a_bot_is_played_by_mouse_and_by_keyboard(notebook):
    table = Table(notebook)
    table.show()
    table.says("Player 1 chooses where Player 2 begins.")
    table.click_hex(60)
    table.says("Player 1 packs equipment")
    assert table.game("game.state.players[1].hex") == 60
    table.action("take-compass").click()
    table.says("17 points left")
    table.action("ready").click()
    table.says("Player 1 hikes, day 1")
    at = table.game("game.at")
    table.way("n").click()
    expect(table.all.locator(".afrikan-cards desc")).to_have_text(re.compile("North: "))
    assert table.game("game.at") > at
    table.page.keyboard.press("e")
    expect(table.all.locator(".afrikan-cards desc")).to_have_text(re.compile("Northeast: "))
    assert table.page.evaluate("() => document.activeElement.className").find("act-go-ne") > 0
    table.picture("hiking")
    for _ in range(12):
        table.page.keyboard.press("w")
        table.page.keyboard.press("s")
        table.page.wait_for_timeout(250)
        if "day 1" not in table.all.locator(".afrikan-day").inner_text():
            break
    table.says("Player 1 hikes, day 2")
    assert table.page.evaluate("() => Boolean(document.activeElement.closest('.afrikan-acts'))")


def test_the_map_is_walked_with_the_arrows_and_the_sheet_is_laid_there(notebook):
    table = Table(notebook)
    table.show()
    table.stage.focus()
    table.page.keyboard.press("ArrowRight")
    first = table.info.inner_text()
    assert re.search(r"\d\d\.\d\d", first)
    table.page.keyboard.press("ArrowDown")
    expect(table.info).not_to_have_text(first)
    table.page.wait_for_timeout(300)
    table.all.locator(".afrikan-lay").click()
    expect(table.all.locator(".afrikan-fit")).to_contain_text("With its end at")
    lain = table.game("sheet_at")
    assert lain == table.game(f"game and {table.name}.map.cursor")
    words = table.all.locator(".afrikan-fit").inner_text()
    table.all.locator(".afrikan-sheet button.act-n").click()
    expect(table.all.locator(".afrikan-fit")).not_to_have_text(words)
    table.all.locator(".afrikan-switch-belief input").check()
    expect(table.all.locator(".afrikan-belief")).to_contain_text("Possible hexes")
    table.picture("sheet")
    assert table.violations() == []


def test_the_page_answers_quickly(notebook):
    table = Table(notebook)
    spent = []
    for way in ("se", "s", "sw"):
        if table.way(way).is_visible() and table.way(way).get_attribute("aria-disabled") == "false":
            spent.append(table.way(way).evaluate(REDRAWN))
            table.says("Player 1")
            table.page.wait_for_timeout(400)
    print(f"a press is shown after {[round(time) for time in spent]} ms")
    assert spent
    assert min(spent) < 1000


def test_two_people_share_the_screen_and_neither_sees_what_the_other_does(notebook):
    table = Table(notebook, 1, "two")
    table.show()
    table.says("Aino chooses where Elof begins.")
    table.click_hex(40)
    table.says("Hand the screen to Elof")
    assert table.all.locator(".afrikan-layer_above").inner_html() == ""
    table.picture("covered")
    table.uncover.focus()
    table.page.keyboard.press("Enter")
    table.says("Elof chooses where Aino begins.")
    expect(table.all.locator(".afrikan-typed-hex input")).to_be_visible()
    table.all.get_by_label("Hex", exact=True).fill("99.99")
    table.all.locator(".afrikan-set-down").click()
    expect(table.all.locator(".afrikan-live-error")).to_contain_text("99.99")
    table.all.get_by_label("Hex", exact=True).fill("b4")
    table.all.locator(".afrikan-set-down").click()
    table.says("Hand the screen to Aino")
    table.uncover.click()
    table.says("Aino packs equipment")
    table.picture("packing")
    assert table.violations() == []


@pytest.mark.parametrize(("theme", "width"), [("Light", 1400), ("Dark", 1000)])
def test_every_panel_can_be_used_by_those_who_see_little_or_listen(notebook, theme, width):
    table = Table(notebook)
    notebook.page.evaluate(THEME, f"JupyterLab {theme}")
    light = str(theme == "Light").lower()
    notebook.page.wait_for_function(f"() => document.body.dataset.jpThemeLight === '{light}'")
    notebook.page.set_viewport_size({"width": width, "height": 900})
    for name in ("setup", "view", "files"):
        toggle = table.all.locator(f".afrikan-open-{name} button")
        toggle.click()
        expect(toggle).to_have_attribute("aria-expanded", "true")
        table.all.locator(".afrikan-form").locator("select, textarea").first.wait_for()
        table.picture(f"{theme.lower()}-{width}-{name}")
        assert (name, table.all.evaluate(STICKING_OUT)) == (name, [])
        assert theme == "Light" or (name, table.violations()) == (name, [])
    toggle.click()
