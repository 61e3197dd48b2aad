"""The app as a class meets it: pages without code, in every language, for as many as there are tables."""

import re
from importlib.resources import files

import pytest
from classroom import picture, running_app
from playwright.sync_api import expect

from afrikan.app.notebooks import Notebooks
from afrikan.messages import say

pytestmark = pytest.mark.browser
VISITORS = 2
PLAY = [address for address in Notebooks().addresses() if address.endswith("/play")]
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
VIOLATIONS = """async () => (await axe.run()).violations
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 80)).join(" | ")}`)"""
BELOW = """document.documentElement.scrollHeight
    - scrollY - document.querySelector('main').getBoundingClientRect().bottom"""
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


@pytest.fixture(scope="module")
def server(chromium, tmp_path_factory):
    with running_app(tmp_path_factory.mktemp("app"), chromium, VISITORS) as running:
        yield running


@pytest.fixture
def app(server):
    """The app, into which nobody has come yet."""
    server.outside.clear()
    yield server
    server.leave()
    assert server.outside == []


def violations(page) -> list[str]:
    page.evaluate(AXE)
    return page.evaluate(VIOLATIONS)


@pytest.mark.parametrize("address", PLAY)
def test_three_actions_are_played_by_mouse_and_three_by_keyboard(app, address):
    lang = address[:2]
    table = app.table(f"/{address}")
    assert table.page.locator("html").get_attribute("lang") == lang
    heading = table.page.get_by_role("heading", level=1).inner_text()
    assert table.page.title() == f"{heading} · {say(lang, 'app', 'game')}"
    for _ in range(3):
        table.press()
    for key in ("Enter", "Space", "Enter"):
        table.type(key)
    picture(table.page, f"app-{lang}")
    assert violations(table.page) == []


def test_a_page_is_found_from_the_start_page_and_by_keyboard_its_table(app):
    page = app.page()
    page.goto(f"{app.address}/")
    assert violations(page) == []
    page.locator("section[lang=en] a").first.click()
    page.locator("button.afrikan-action").first.wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=say("en", "app", "skip"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark_follow_the_system_on_a_telephone(app, scheme):
    page = app.table("/en/play", color_scheme=scheme, **PHONE).page
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    ink = page.evaluate("getComputedStyle(document.querySelector('h1')).color")
    shades = [sum(map(int, re.findall(r"\d+", each)[:3])) for each in (colour, ink)]
    assert (shades[0] > shades[1]) is (scheme == "light")
    assert page.evaluate("document.body.dataset.jpThemeLight") == str(scheme == "light").lower()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(BELOW) < 2
    picture(page, f"app-telephone-{scheme}")


def test_who_comes_when_all_tables_are_taken_is_told_and_let_in_later(app):
    first, _ = app.table("/en/play"), app.table("/en/play")
    page = app.page()
    page.goto(f"{app.address}/en/play")
    expect(page.get_by_role("heading")).to_have_text(say("en", "app", "full_title"))
    assert violations(page) == []
    picture(page, "app-full")
    first.page.goto("about:blank")
    page.get_by_role("link", name=say("en", "app", "again")).click()
    page.locator("button.afrikan-action").first.wait_for()


def test_a_table_that_was_cleared_says_so(app):
    page = app.table("/en/play").page
    page.evaluate("navigator.sendBeacon = () => true")
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "_xsrf")
    page.request.post(f"{app.address}/voila/api/shutdown/{kernel}", form={"_xsrf": token})
    page.evaluate("dispatchEvent(new Event('pageshow'))")
    expect(page.get_by_role("alert").first).to_contain_text("This table has been cleared away")
    picture(page, "app-cleared")
    page.get_by_role("link", name=say("en", "app", "new_table")).click()
    page.locator("button.afrikan-action").first.wait_for()
    expect(page.locator("#trouble")).to_be_hidden()
