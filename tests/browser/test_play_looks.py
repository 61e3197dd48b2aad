"""How the play notebook's table looks and reads: to everybody, in each language, dark, on a telephone."""

import re

import pytest
from playwright.sync_api import expect
from table import BEGUN, PANELS, TWO, Table

from afrikan.messages import say

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ENGLISH = re.compile(
    r"\b(the|and|of|with|you|your|player|players|turn|step|steps|roll|undo|branch|board|tile|open|save|place|"
    r"round|walk|money|rules|game|language|seat|seed|answer|question|legend|whole|choose|file|link|left|right|stop)\b",
    re.IGNORECASE,
)
READ = """all => {
    const names = ["aria-label", "title", "placeholder", "aria-valuetext"];
    const said = (part) => names.map((name) => part.getAttribute(name) ?? "");
    return [all.innerText, ...[...all.querySelectorAll("*")].flatMap(said)].join("\\n");
}"""
STICKING_OUT = """all => [...all.querySelectorAll("*")]
    .filter((part) => part.checkVisibility() && !part.closest("svg") && part.offsetWidth > 1)
    .filter((part) => part.getBoundingClientRect().right > all.getBoundingClientRect().right + 1
        || (part.matches("td, th, button, label") && part.scrollWidth > part.clientWidth + 1))
    .map((part) => part.outerHTML.slice(0, 100))"""
TINY = """all => [...all.querySelectorAll("button, select, input, summary, a[href]")]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.closest("label") ?? part, part])
    .filter(([one]) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24)
    .map(([, part]) => part.outerHTML.slice(0, 100))"""
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
ONE_COLUMN = """async () => {
    const app = window.jupyterapp;
    await app.commands.execute("application:set-mode", { mode: "single-document" });
    if (!app.shell.leftCollapsed) await app.commands.execute("application:toggle-left-area");
}"""


def in_every_state(table: Table):
    """Lay a table with something of everything on it, and open one panel after another."""
    table.lay(TWO, *BEGUN, "roll", "die 5", "land sahara 5")
    table.log.locator("summary").first.click()
    table.all.locator(".afrikan-undo").click()
    table.counts(6, 7)
    table.press("land tunis 5")
    yield ""
    for panel in PANELS:
        form = table.open(panel)
        if panel == "files":
            form.locator(".afrikan-file-save").click()
            form.get_by_role("link").wait_for()
        if panel == "ask":
            form.locator("select").first.select_option(index=2)
            form.locator(".afrikan-answer p").first.wait_for()
        yield panel


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_nothing_is_wrong_for_those_who_see_little_or_listen(table, theme):
    table.theme(theme)
    for panel in in_every_state(table):
        part = [".afrikan-form:not([data-gone])"] if panel else []
        assert (panel, table.violations(*part)) == (panel, [])
        table.picture(f"play-{theme.lower()}-{panel or 'table'}")
    table.board.get_by_role("button", name="Legend").click()
    table.click_place("capetown")
    assert table.violations() == []


@pytest.mark.parametrize("lang", ["fi", "sv"])
def test_every_word_is_in_the_language_of_the_notebook(at_table, lang):
    table = at_table(lang)
    for panel in in_every_state(table):
        read = table.all.evaluate(READ)
        assert (panel, ENGLISH.findall(read)) == (panel, [])
        table.picture(f"play-{lang}-{panel or 'table'}")
    expect(table.all).to_have_attribute("lang", lang)
    expect(table.board).to_have_attribute("lang", lang)
    expect(table.all.locator(".afrikan-undo")).to_have_text(say(lang, "stepper", "undo"))
    assert table.violations() == []


def test_a_telephone_shows_everything_and_is_tapped(at_table):
    table = at_table("fi", **PHONE)
    table.page.evaluate(ONE_COLUMN)
    table.lay()
    for place in ("tangier", "cairo"):
        table.page.wait_for_timeout(320)
        table.page.touchscreen.tap(*table.middle(place))
        count = 1 if place == "tangier" else 2
        table.counts(count)
    assert table.game("game.history") == ["start tangier", "start cairo"]
    for panel in in_every_state(table):
        assert (panel, table.all.evaluate(STICKING_OUT)) == (panel, [])
        assert (panel, table.all.evaluate(TINY)) == (panel, [])
        table.picture(f"play-telephone-{panel or 'table'}")
    assert table.violations() == []


def test_long_names_are_not_clipped_on_wide_screens(table):
    name = "Bartholomew of Featherstonehaugh-on-Sea"
    table.lay(f'af.Stepper("fan", ["{name}", "Elof"], policies="human")', *BEGUN, "roll", "die 5")
    for panel in ("setup", "editor", "compare"):
        table.open(panel)
        for width in (1000, 1400, 1920):
            table.page.set_viewport_size({"width": width, "height": 1080})
            table.page.wait_for_function(LAID_OUT)
            assert (panel, width, table.all.evaluate(STICKING_OUT)) == (panel, width, [])
            table.picture(f"play-{panel}-{width}")


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_nothing_is_wrong_in_the_rule_browser(play, theme):
    table = Table(play("en/rules.ipynb"))
    table.page.locator(".afrikan-browser").wait_for()
    table.theme(theme)
    table.page.locator(".afrikan-browser details").first.locator("summary").click()
    assert table.violations(".afrikan-browser") == []
    table.tidy()
