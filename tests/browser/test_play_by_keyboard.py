"""The play notebook with the keyboard alone: nothing is out of reach, no key is lost to JupyterLab."""

import pytest
from playwright.sync_api import expect
from table import BEGUN, PANELS, PAUSE, TWO

pytestmark = pytest.mark.browser
PARTS = 'button, input, select, textarea, a[href], summary, [tabindex="0"]'
STOPS = """(all, parts) => [...all.querySelectorAll(parts)]
    .filter((part) => !part.disabled && part.tabIndex >= 0)
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.dataset.stop = part.dataset.stop ?? `${part.tagName} ${Math.random()}`)"""
STOPPED = "() => document.activeElement.closest('.afrikan-stepper') && document.activeElement.dataset.stop"
CELLS = "() => [...window.jupyterapp.shell.currentWidget.content.model.cells].map((cell) => cell.type)"


def check_tab(table) -> int:
    """Press Tab from the beginning of the table to its end: every part is reached in its order."""
    stops = table.all.evaluate(STOPS, PARTS)
    table.all.locator(".afrikan-toggle").first.focus()
    reached = [table.page.evaluate(STOPPED)]
    while (stop := press(table, "Tab").page.evaluate(STOPPED)) and len(reached) <= len(stops):
        reached.append(stop)
    assert reached == stops
    return len(stops)


def press(table, *keys: str):
    for key in keys:
        table.page.keyboard.press(key)
    return table


def test_tab_reaches_every_part_in_its_order(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    table.button("Undo").click()
    table.counts(5, 6)
    fewest = check_tab(table)
    for panel in PANELS:
        table.open(panel)
        assert check_tab(table) > fewest


def test_turns_are_played_with_arrows_enter_and_space(table):
    table.lay()
    table.spot("tangier").focus()
    press(table, "PageDown", "Enter")
    table.counts(1)
    assert table.game("game.history") == ["start cairo"]
    assert table.focus()["place"] == "cairo"
    table.page.wait_for_timeout(PAUSE)
    press(table, "PageUp", "Space")
    table.counts(2)
    assert table.focus()["place"] == "tangier"
    for key, count in (("Space", 3), ("Enter", 4)):
        table.actions.first.focus()
        press(table, key)
        table.counts(count)
        assert table.focus()["choices"]
    table.press("roll")
    table.action("die 4").focus()
    press(table, "Enter")
    table.counts(6)
    assert table.focus()["choices"]


def test_the_arrows_walk_along_the_routes_and_tell_each_place(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    table.spot("tangier").focus()
    expect(table.info).to_contain_text("Tangier")
    places = []
    for _ in range(2):
        press(table, "ArrowDown")
        places.append(table.focus()["place"])
    assert places[0] != places[1]
    assert table.game(f"[p in game.board.index for p in {places!r}]") == [True, True]
    press(table, "Home", "PageDown")
    assert table.focus()["place"] in ("morocco", "tunis", "sahara")
    chosen = table.focus()["place"]
    expect(table.info).to_contain_text(
        table.game(f"next(game.label(a) for a in game.legal if a.split()[1] == '{chosen}')")
    )
    press(table, "Enter")
    table.counts(7)
    assert (table.pawn(0), table.focus()["place"]) == (chosen, chosen)


def test_a_menu_on_the_board_is_walked_with_arrows(table):
    table.lay(
        'af.Stepper.of(af.Game.from_position(af.Ruleset.preset("fan"), {"players": ['
        '{"name": "Aino", "at": "dragon_mountain", "policy": "human"}]}))',
        "roll",
        "die 6",
    )
    table.spot("victoria_falls").focus()
    press(table, "Enter")
    expect(table.menu.get_by_role("menuitem").first).to_be_focused()
    press(table, "ArrowDown", "Enter")
    table.counts(3)
    assert table.game("game.history[-1]") == "land victoria_falls 4"
    assert table.focus()["place"] == "victoria_falls"


def test_the_past_is_reached_with_keys(table):
    table.lay(TWO, *BEGUN, "roll", "die 5", "land sahara 5", "leave", "roll")
    table.slider.focus()
    press(table, "ArrowLeft")
    table.counts(4, 9)
    expect(table.slider).to_have_attribute("aria-valuetext", "Round 1: Aino")
    expect(table.slider).to_be_focused()
    press(table, "Home")
    table.counts(0, 9)
    press(table, "End")
    table.counts(9)
    jump = table.log.get_by_role("button", name="Round 1: Aino")
    jump.focus()
    press(table, "Enter")
    table.counts(4, 9)
    line = table.log.locator("summary").first
    line.focus()
    press(table, "Enter")
    expect(table.log.locator("details[open]")).to_have_count(1)
    expect(line).to_be_focused()


def test_no_key_is_taken_for_a_command_of_the_notebook(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    cells = table.page.evaluate(CELLS)
    table.open("view")
    parts = [
        table.spot("tangier"),
        table.actions.first,
        table.button("Undo"),
        table.toggle("ask"),
        table.slider,
        table.log.locator("summary").first,
        table.form.locator("select").first,
        table.form.locator("input").first,
    ]
    for part in parts:
        part.focus()
        press(table, "a", "b", "d", "d", "x", "m", "y", "Shift+M", "ArrowDown", "ArrowUp")
        assert table.page.evaluate(CELLS) == cells
    assert table.game("game.at") == 6


def test_panels_are_opened_filled_and_left_with_keys(table):
    table.lay(TWO, *BEGUN)
    table.toggle("setup").focus()
    press(table, "Enter")
    table.field("Seat 1").focus()
    press(table, "Control+a")
    table.page.keyboard.type("Dido")
    table.form.get_by_role("button", name="Start this game").focus()
    press(table, "Enter")
    table.says("Dido chooses a start city.")
    expect(table.form).to_have_count(0)
    expect(table.actions.first).to_be_focused()

    table.toggle("ask").focus()
    press(table, "Space")
    table.form.locator("select").first.wait_for()
    press(table, "Tab", "Tab", "Tab", "Tab")
    assert table.focus()["tag"] == "SELECT"
    press(table, "m", "a")
    expect(table.form.locator(".afrikan-answer")).to_contain_text("No")

    table.toggle("view").focus()
    press(table, "Space")
    table.field("Language").focus()
    press(table, "ArrowDown")
    table.says("Dido valitsee lähtökaupungin.")
    expect(table.toggle("view")).to_be_focused()
    expect(table.all).to_have_attribute("lang", "fi")


def test_the_focus_goes_on_where_a_button_is_gone(table):
    table.lay(
        'af.Stepper("fan", ["Aino", "Elof", "Dido"], policies=["human", "nearest", "human"])', "start tangier"
    )
    table.button("Let bots play").focus()
    press(table, "Enter")
    table.says("Dido chooses a start city.")
    expect(table.actions.first).to_be_focused()
    table.button("Back to start").focus()
    press(table, "Enter")
    table.counts(0, 2)
    expect(table.actions.first).to_be_focused()
    table.lay(TWO)
    table.open("view").get_by_label("One device for all").check()
    table.action("start tangier").focus()
    press(table, "Enter")
    uncover = table.button("I am Elof: show my turn")
    expect(uncover).to_be_focused()
    press(table, "Enter")
    expect(table.actions.first).to_be_focused()
