"""The play notebook by mouse: places on the board, buttons beside it, the die in the hand, the past."""

import pytest
from playwright.sync_api import expect
from table import BEGUN, PAUSE, POSITION, TWO

pytestmark = pytest.mark.browser
HERE = {"stop", "buy", "attempt", "leave"}
"""What is done at the place where the pawn stands, and can be chosen there."""


def check_rings(table) -> None:
    """Rings, badges and buttons are exactly what the game allows."""
    legal = table.game("[] if game.chance else list(game.legal)")
    here, price = table.game("[game.players[game.state.current].at, str(game.rules.air_price)]")
    led = [action.split() for action in legal if " " in action]
    places = {place for _, place, *_ in led} | {here for action in legal if action in HERE}
    assert table.ringed() == sorted(places)
    assert table.board.locator(".afrikan-rings > *").count() == len(places)
    tags = {(place, steps[0] if steps else price) for kind, place, *steps in led if kind != "start"}
    assert table.badges() == sorted(tag for _, tag in tags)
    for action in legal:
        expect(table.action(action)).to_have_text(table.game(f"game.label({action!r}, 'en')"))


def test_turns_are_played_on_the_board_and_by_the_buttons(table):
    table.lay()
    check_rings(table)
    for count, place in enumerate(("tangier", "cairo"), start=1):
        table.click_place(place)
        table.counts(count)
    table.press("die 6", "die 2")
    table.says("It is Aino's turn.")
    assert table.ringed() == ["morocco", "tripoli"]
    table.button("Roll the die for this turn").click()
    table.says("Aino rolls for this turn.")
    assert table.ringed() == []
    table.button("5").click()
    table.says("Aino has 5 steps to travel.")
    check_rings(table)
    table.picture("play-rings")

    table.click_place("morocco")
    table.says("Aino has 3 steps to travel.")
    assert (table.pawn(0), table.pawn(1)) == ("morocco", "cairo")
    expect(table.rows.first).to_contain_text("Morocco")
    check_rings(table)
    table.button("Stop here, beside the tile").click()
    table.says("Aino has arrived beside a tile.")
    check_rings(table)
    table.click_place("morocco")
    table.menu.get_by_role("menuitem", name="Leave the tile closed").click()
    table.says("It is Elof's turn.")
    table.button("Roll the die for this turn").click()
    table.button("Roll the die").click()
    table.says("Elof has ")
    check_rings(table)
    last = table.game("game.legal[-1]")
    table.click_place(last.split()[1])
    table.counts(12)
    assert table.game("game.history[-1]") == last


def test_pointing_at_a_place_tells_what_is_there_and_shows_the_way(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    table.page.mouse.move(*table.middle("morocco"))
    for words in ("Morocco", "Walk 2 steps to Morocco.", "A tile lies here face down."):
        expect(table.info).to_contain_text(words)
    expect(table.board.locator(".afrikan-ways path")).to_have_count(2)
    table.page.mouse.move(*table.middle("canary_islands"))
    expect(table.info).to_contain_text("Canary Islands")
    expect(table.info).to_contain_text("3 steps by sea")
    expect(table.board.locator(".afrikan-ways path")).to_have_count(0)


def test_two_actions_at_one_place_are_offered_in_a_menu(table):
    table.lay(POSITION.format(rules="fan", aino="dragon_mountain"), "roll", "die 6")
    check_rings(table)
    offered = ["Walk 3 steps to Victoria Falls", "Walk 4 steps to Victoria Falls"]
    table.click_place("victoria_falls")
    expect(table.menu.get_by_role("menuitem")).to_have_text(offered)
    table.picture("play-menu")
    table.page.keyboard.press("Escape")
    expect(table.menu).to_have_count(0)
    assert table.at() == 2
    table.click_place("victoria_falls")
    table.menu.get_by_role("menuitem", name=offered[1]).click()
    table.says("Aino has 2 steps to travel.")
    assert table.game("game.history[-1]") == "land victoria_falls 4"


def test_a_double_click_acts_once(table):
    table.lay()
    table.action("start cairo").dblclick()
    table.counts(1)
    table.page.wait_for_timeout(PAUSE)
    table.page.mouse.dblclick(*table.middle("cairo"))
    table.counts(2)
    table.press("die 6")
    assert table.game("game.history") == ["start cairo", "start cairo", "die 6"]


def test_a_place_without_a_ring_says_why(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    for place in ("canary_islands", "capetown"):
        table.click_place(place)
        answer = f"why_place(game, '{place}', 'en')"
        expect(table.line("hint")).to_contain_text(table.game(f"{answer}.text"))
        expect(table.line("hint")).to_contain_text(table.game(f"{answer}.citation"))
    table.says("No", "hint")
    assert table.at() == 6
    table.press("land morocco 2")
    expect(table.line("hint")).to_be_hidden()


def test_the_past_is_reached_by_buttons_slider_and_log(table):
    table.lay(TWO, *BEGUN, "roll", "die 5", "land sahara 5", "leave", "roll")
    before = table.board.locator(".afrikan-stage").inner_html()
    table.button("Undo").click()
    table.counts(8, 9)
    table.says("Known later actions: 1.", "hint")
    table.button("Redo").click()
    table.counts(9)
    assert table.board.locator(".afrikan-stage").inner_html() == before
    table.button("Back to start").click()
    table.counts(0, 9)
    expect(table.button("Undo")).to_be_disabled()
    table.button("To the end").click()
    table.counts(9)

    heading = table.log.get_by_role("button", name="Round 1: Aino")
    heading.click()
    table.counts(4, 9)
    table.says("It is Aino's turn.")
    table.click_slider(1)
    table.counts(9)
    table.click_slider(0)
    table.counts(0, 9)
    table.button("Later turn ▶").click()
    table.counts(4, 9)
    expect(table.all.locator(".afrikan-history-said")).to_have_text("Round 1: Aino")
    table.button("◀ Earlier turn").click()
    table.counts(0, 9)


def test_a_line_of_the_log_opens_to_its_rule_and_stays_open(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    line = table.log.locator("details").filter(has_text="Aino rolls 5 for this turn.")
    line.locator("summary").click()
    expect(line.locator(".afrikan-history-rule p").first).to_contain_text("the player rolls first")
    expect(line.locator(".afrikan-history-source")).to_contain_text("Written in: Afrikan tähti")
    table.picture("play-log-rule")
    table.press("land sahara 5", "leave", "roll")
    expect(line.locator(".afrikan-history-rule p").first).to_be_visible()
    expect(table.log.locator("details[open]")).to_have_count(1)
