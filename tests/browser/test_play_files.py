"""Games saved, shared, printed and opened again at the play notebook's table; hostile words stay words."""

import json
import re

import pytest
from playwright.sync_api import expect
from table import BEGUN, TWO

pytestmark = pytest.mark.browser
EVIL = '<img src=x onerror="alert(1)">'
EVIL_NOTE = "<script>alert(2)</script><b>bold</b>"
PLANTED = "() => document.querySelectorAll('.afrikan-stepper :is(img, b, script), .afrikan-sheet img').length"


def download(table, make: str, ending: str):
    """Press the button that makes a file and then the file's link; return what the browser has stored."""
    table.button(make).click()
    table.says("The file is ready: press its link.", "notice")
    with table.page.expect_download() as begun:
        table.form.get_by_role("link", name=f".{ending}").click()
    return begun.value


def test_a_game_is_saved_and_opened_from_its_file(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    form = table.open("files")
    saved = download(table, "Game as a file", "json")
    assert saved.suggested_filename == "afrikan-fan-7-6.json"
    history = table.game("game.history")
    assert json.loads(saved.path().read_text("utf-8"))["actions"] == history

    table.press("land sahara 5")
    expect(form.get_by_role("link")).to_have_count(0)
    form.locator("input[type=file]").set_input_files(saved.path())
    table.says("Opened: action 6 of 6.", "notice")
    expect(table.form).to_have_count(0)
    assert table.game("game.history") == history
    form = table.open("files")
    form.locator("input[type=file]").set_input_files(
        {"name": "broken.json", "mimeType": "application/json", "buffer": saved.path().read_bytes()[:-20]}
    )
    table.says("(Your game is unchanged.)", "error")
    assert table.game("game.history") == history


def test_every_way_to_keep_a_picture_or_a_text_gives_a_whole_file(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    table.open("files")
    files = (
        ("Page to print", "html", b"<!doctype html>"),
        ("Board as SVG", "svg", b"<svg"),
        ("Board as PNG", "png", b"\x89PNG"),
    )
    for name, ending, start in files:
        assert download(table, name, ending).path().read_bytes().startswith(start)
    table.button("Game as text").click()
    expect(table.field("Code or text")).to_have_value(re.compile("^afrikan game"))


def test_a_code_is_passed_on_and_a_broken_one_is_told(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    table.open("files")
    text = table.field("Code or text")
    table.button("Code of the whole game").click()
    expect(text).to_have_value(re.compile("^AT1-"))
    code = text.input_value()
    table.lay("af.Stepper()")
    table.open("files")
    for wrong in (code[:-7], "nothing of the kind"):
        text.fill(wrong)
        table.button("Open the code or text above").click()
        table.says("(Your game is unchanged.)", "error")
        table.picture("play-broken-code")
        assert table.at() == 0
    text.fill(f"  {code}\n")
    table.button("Open the code or text above").click()
    table.says("Opened: action 6 of 6.", "notice")
    table.says("Aino has 5 steps to travel.")
    expect(table.line("error")).to_be_hidden()


def test_hostile_words_stay_words_on_the_table_and_in_the_printed_page(table):
    dialogs: list[str] = []
    table.page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    table.lay(TWO)
    table.open("editor")
    table.field("Seat 1").fill(EVIL)
    table.field("Task").fill(EVIL_NOTE)
    table.field("Task").blur()
    table.button("Play on from this position").click()
    expect(table.all.locator(".afrikan-task")).to_have_text(EVIL_NOTE)
    table.says(f"It is {EVIL}'s turn.")
    table.press("roll", "die 5")
    for panel in ("setup", "ask", "what_if", "compare", "view", "editor"):
        table.open(panel)
    table.page.mouse.move(*table.middle("tangier"))
    expect(table.info).to_contain_text(EVIL)
    table.button("Undo").click()
    table.counts(1, 2)
    table.press("die 4")
    expect(table.branches.locator("option:checked")).to_contain_text(EVIL)
    expect(table.rows.first).to_contain_text(EVIL)
    assert table.page.evaluate(PLANTED) == 0

    table.open("files")
    printed = table.page.context.browser.new_page()
    printed.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    printed.set_content(download(table, "Page to print", "html").path().read_text("utf-8"))
    expect(printed.locator("body")).to_contain_text(EVIL)
    expect(printed.locator("body")).to_contain_text(EVIL_NOTE)
    assert printed.locator("img, b, script").count() == 0
    printed.close()
    table.button("Code of the whole game").click()
    table.button("Open the code or text above").click()
    table.says("Opened: ", "notice")
    expect(table.rows.first).to_contain_text(EVIL)
    assert (table.page.evaluate(PLANTED), dialogs) == (0, [])
