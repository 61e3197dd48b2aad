"""The notebook about waiting as a pupil meets it: predict, simulate, stop, show the answer."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


class Lesson:
    """The panel on the page, by the words that a person sees."""

    def __init__(self, notebook):
        self.page, self.picture, self.notebook = notebook.page, notebook.screenshot, notebook
        self.all = self.page.locator(".afrikan-lesson")
        self.result = self.all.locator(".afrikan-lesson-result")
        self.status = self.all.locator(".afrikan-live-status")

    def field(self, name):
        return self.all.get_by_label(name, exact=True)

    def button(self, name):
        return self.all.get_by_role("button", name=name, exact=True)


@pytest.fixture
def lesson(run_notebook):
    notebook = run_notebook("en/waiting.ipynb")
    assert notebook.errors == []
    shown = Lesson(notebook)
    shown.all.wait_for()
    return shown


def test_a_question_is_predicted_simulated_and_answered(lesson):
    expect(lesson.status).to_have_text("What do you expect? Note your prediction before you simulate.")
    assert lesson.all.get_attribute("lang") == "en"
    first = lesson.field("chance that the first turn is enough")
    first.fill("33")
    first.press("Enter")
    expect(lesson.all.get_by_role("alert")).to_contain_text("did you mean 33 %?")
    first.fill("1/3")
    lesson.page.keyboard.press("Tab")
    expect(lesson.all.locator(".afrikan-live-notice")).to_contain_text("Noted: 1/3.")
    lesson.button("Simulate").press("Enter")
    expect(lesson.all.get_by_role("progressbar", name="Trials")).to_have_attribute("value", "1000")
    expect(lesson.result).to_contain_text("What came out of 1,000 simulated trials")
    expect(lesson.button("Stop")).to_be_hidden()
    lesson.button("Show the exact answer").press("Enter")
    expect(lesson.status).to_have_text("Your prediction 1/3 is 17 percentage points too low.")
    expect(lesson.result.get_by_role("img", name=re.compile("How many turns"))).to_be_visible()
    expect(lesson.result.locator("math").first).to_be_visible()
    expect(lesson.button("Hide the exact answer")).to_be_focused()
    lesson.picture("waiting-answer")
    found = Axe().run(lesson.page, context=".afrikan-lesson").response["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
    assert lesson.notebook.troubles == []


def test_a_long_simulation_is_stopped_and_another_question_asked(lesson):
    lesson.field("Trials").select_option("10,000")
    lesson.button("Simulate").click()
    lesson.button("Stop").click()
    expect(lesson.all.locator(".afrikan-live-notice")).to_contain_text(
        re.compile(r"Stopped after [\d,]+ trials")
    )
    expect(lesson.result).to_contain_text("simulated trials")
    lesson.field("Waiting for").select_option("release from pirates or bedouins")
    expect(lesson.all.get_by_text("How many turns does it take a pawn held by pirates")).to_be_visible()
    expect(lesson.result.get_by_role("table")).to_have_count(0)
    lesson.field("Players (1–6)").fill("3")
    lesson.page.keyboard.press("Tab")
    expect(lesson.field("Until")).to_be_visible()
    expect(lesson.field("expected number of rounds")).to_be_visible()
    lesson.field("Seed").fill("seven")
    lesson.page.keyboard.press("Tab")
    expect(lesson.all.get_by_role("alert")).to_contain_text("seed 'seven' must be a whole number")
    lesson.picture("waiting-seed")
