"""The play notebook as a person meets it: buttons, typed dice, undo, bots, keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser


@pytest.fixture
def notebook(run_notebook):
    opened = run_notebook("en/play.ipynb")
    assert opened.errors == []
    opened.page.locator(".afrikan-stepper .afrikan-board svg").wait_for()
    return opened


def action(page: Page, text: str) -> Locator:
    return page.locator(f"button.act-{text.replace(' ', '-')}")


def actions(page: Page) -> list[str | None]:
    return [button.get_attribute("title") for button in page.locator("button.afrikan-action").all()]


def status(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile(r"\w"))


def test_look(notebook):
    page = notebook.page
    notebook.screenshot("look-start")
    page.set_viewport_size({"width": 1400, "height": 900})
    page.locator(".afrikan-stepper").scroll_into_view_if_needed()
    notebook.screenshot("look-1400")
    page.set_viewport_size({"width": 1000, "height": 900})
    page.wait_for_timeout(500)
    notebook.screenshot("look-1000")
