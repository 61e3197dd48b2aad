"""The panels of the play notebook's table: branches, what if, why not, a position, one device, bots."""

import re

import pytest
from playwright.sync_api import Locator, expect
from table import BEGUN, POSITION, TWO

from afrikan.messages import say

pytestmark = pytest.mark.browser


def choose(field: Locator, words: str) -> None:
    """Choose from a list the entry in which words occur, once it is there."""
    entry = field.locator("option").filter(has_text=words)
    expect(entry).to_have_count(1)
    field.select_option(entry.inner_text())


def test_acting_in_the_past_starts_a_branch_and_both_stay_and_are_compared(table):
    table.lay(TWO, *BEGUN, "roll", "die 5", "land sahara 5", "leave", "roll")
    expect(table.branches).to_be_hidden()
    for _ in range(4):
        table.button("Undo").click()
    table.says("Playing differently from here starts a new branch; nothing is lost.", "hint")
    table.action("die 2").click()
    table.says("Aino has 2 steps to travel.")
    options = ["A: as played first", "B: branched off – Round 1: Aino"]
    expect(table.branches.locator("option")).to_have_text(options)
    table.press("land morocco 2")
    table.branches.select_option(options[0])
    table.counts(5, 9)
    table.button("To the end").click()
    table.says("Elof rolls for this turn.")
    assert table.pawn(0) == "sahara"
    table.branches.select_option(options[1])
    table.counts(7)
    assert table.pawn(0) == "morocco"

    form = table.open("compare")
    expect(form).to_contain_text("They part in round 1, in Aino's turn.")
    sides = form.locator(".afrikan-sides section")
    for side, words in zip(
        sides.all(), ("Aino walks 5 steps to the Sahara.", "Aino walks 2 steps to Morocco."), strict=True
    ):
        expect(side).to_contain_text(words)
    boards = [board.bounding_box() for board in form.locator(".afrikan-sides section > svg").all()]
    assert [box["y"] for box in boards] == [boards[0]["y"]] * 2
    table.picture("play-compare")
    table.button("Remove the branch on the table").click()
    expect(table.branches).to_be_hidden()
    expect(form).to_contain_text("There is one branch only.")


def test_a_turn_is_played_again_under_one_changed_rule(table):
    table.lay(POSITION.format(rules="fan", aino="egypt"), "roll")
    form = table.open("what_if")
    choose(form.get_by_label("Question"), "When may a player first roll to open a tile")
    other = "Already in the turn in which he arrives."
    choose(form.get_by_label("Other answer"), other)
    form.get_by_role("button").click()
    table.says(f"From here on: {other} The earlier branch stays as it was.", "notice")
    expect(table.branches.locator("option:checked")).to_have_text(f"B: with {other}")
    expect(table.all.locator("code")).to_have_text("fan;free_roll_when=same_turn")
    table.press("roll")
    assert table.game("game.rules.values['free_roll_when']") == "same_turn"


def test_a_question_is_answered_with_the_rule_and_its_source(table):
    table.lay(TWO, *BEGUN)
    form = table.open("ask")
    answer = form.locator(".afrikan-answer")
    form.get_by_label("Question").select_option("May I fly for 300?")
    expect(answer).to_contain_text("✓ Yes, for example: ")
    form.get_by_label("Question").select_option("May I pay 100 and open the tile here?")
    expect(answer).to_contain_text("✗ No: ")
    expect(answer).to_contain_text("Written in: ")
    form.get_by_label("Or a place").select_option("Capetown")
    expect(answer).to_contain_text(table.game("why_place(game, 'capetown', 'en').text"))
    table.click_place("congo")
    expect(form.get_by_label("Or a place").locator("option:checked")).to_have_text("Congo")
    expect(answer).to_contain_text(table.game("why_place(game, 'congo', 'en').text"))
    expect(answer).to_contain_text(table.game("why_place(game, 'congo', 'en').sentence"))


def test_a_position_is_set_up_by_pressing_on_the_board(table):
    table.lay(TWO, *BEGUN)
    form = table.open("editor")
    board = form.locator(".afrikan-board-view")
    tool = form.get_by_label("A press on the board")
    table.click_place("egypt", board)
    expect(form.locator(".afrikan-seats .widget-html").first).to_have_text("Egypt")
    choose(tool, "the pawn of Elof")
    table.click_place("morocco", board)
    expect(form.locator(".afrikan-seats .widget-html").nth(1)).to_have_text("Morocco")

    choose(tool, say("en", "face", "STAR"))
    table.click_place("congo", board)
    expect(form.get_by_role("status")).to_contain_text("✓ This position is possible.")
    table.click_place("sahara", board)
    problem = form.get_by_role("status")
    expect(problem).to_contain_text("at most 1 of the tiles can show 'star'")
    expect(table.button("Play on from this position")).to_be_disabled()
    table.picture("play-editor")
    choose(tool, "face down")
    table.click_place("sahara", board)
    expect(problem).to_contain_text("✓")

    table.field("Money").fill("1200")
    table.field("State").select_option("carries the Star of Africa")
    table.field("Whose turn").select_option("Elof")
    table.field("Task").fill("Can Elof catch Aino?")
    table.field("Task").blur()
    expect(problem).to_contain_text("✓")
    table.button("Play on from this position").click()
    table.says("It is Elof's turn.")
    expect(table.all.locator(".afrikan-task")).to_have_text("Can Elof catch Aino?")
    expect(table.rows.first).to_contain_text("1,200")
    expect(table.rows.first).to_contain_text("Star of Africa")
    assert (table.pawn(0), table.pawn(1)) == ("egypt", "morocco")
    table.press("roll", "die 3")
    assert table.game("[game.position['players'][0]['money'], game.position['opened']]") == [
        1200,
        {"congo": "star"},
    ]


def test_a_new_game_is_set_up_and_a_mistake_in_it_is_told(table):
    table.lay(TWO, *BEGUN)
    form = table.open("setup")
    code = table.field("Ruleset code")
    code.fill("swedish")
    code.press("Enter")
    expect(table.field("Rules").locator("option:checked")).to_have_text("Swedish rules")
    code.fill("swedsih")
    code.press("Enter")
    expect(table.field("Rules").locator("option:checked")).to_have_text("Own rules")
    table.button("Start this game").click()
    table.says("did you mean 'swedish'?", "error")
    assert table.at() == 4
    table.picture("play-wrong-entry")
    table.field("Rules").select_option("Swedish rules")
    table.field("Players").select_option("3")
    table.field("Seat 3").fill("Dido")
    table.field("Seed").fill("11")
    expect(form.get_by_label("played by")).to_have_count(3)
    table.button("Start this game").click()
    table.counts(0)
    expect(table.rows).to_have_count(3)
    expect(table.line("error")).to_be_hidden()
    assert table.game("[game.rules.code, game.seed, game.names]") == ["swedish", 11, ["Aino", "Elof", "Dido"]]
    table.button("Back to the previous game").click()
    table.counts(4)
    assert table.game("game.names") == ["Aino", "Elof"]


def test_one_device_goes_from_hand_to_hand(table):
    table.lay(TWO)
    table.open("view").get_by_label("One device for all").check()
    table.action("start tangier").click()
    table.says("Pass the device to Elof.")
    expect(table.actions).to_have_count(0)
    assert table.ringed() == []
    table.picture("play-covered")
    table.button("I am Elof: show my turn").click()
    table.says("Elof chooses a start city.")
    assert table.ringed() == ["cairo", "tangier"]


def test_a_teacher_sees_the_hidden_tiles_and_the_chances(table):
    table.lay(TWO, *BEGUN)
    form = table.open("view")
    faces = table.board.locator(".afrikan-tiles > *")
    before = faces.evaluate_all("all => all.map((one) => one.outerHTML).join()")
    form.get_by_label("Show what the unopened tiles are").check()
    table.page.wait_for_function(
        "before => [...document.querySelectorAll('.afrikan-stepper:not([data-gone]) .afrikan-tiles > *')]"
        ".map((one) => one.outerHTML).join() !== before",
        arg=before,
    )
    expect(table.spot("congo")).to_have_attribute("aria-label", re.compile("shown to the teacher"))
    form.get_by_label("Show the chance").check()
    expect(table.board.locator(".afrikan-odds text").first).to_have_text("1/30")
    expect(table.board.locator(".afrikan-odds text")).to_have_count(30)


def test_names_and_language_change_without_losing_the_game(table):
    table.lay(TWO, *BEGUN, "roll", "die 5")
    form = table.open("view")
    expect(table.spot("slave_coast")).to_have_attribute("aria-label", re.compile("^Slave Coast"))
    form.get_by_label("Neutral names").check()
    expect(table.spot("slave_coast")).to_have_attribute("aria-label", re.compile("^Benin Coast"))
    expect(table.all).not_to_contain_text("Slave Coast")
    table.form.get_by_label("Language").select_option("svenska")
    table.says("Aino får flytta 5 steg.")
    expect(table.spot("slave_coast")).to_have_attribute("aria-label", re.compile("^Beninkusten"))
    table.form.get_by_label("Språk").select_option("suomi")
    expect(table.all).to_have_attribute("lang", "fi")
    expect(table.spot("slave_coast")).to_have_attribute("aria-label", re.compile("^Beninin rannikko"))
    table.press("land sahara 5")
    assert table.game("game.at") == 7


def test_bots_play_at_a_pace_are_stopped_and_play_to_the_end(table):
    table.lay('af.Stepper("fan", 2, policies="nearest")')
    table.all.get_by_label("Pace").select_option("2 steps a second")
    table.button("Play to the end").click()
    table.says("Bots are playing.")
    expect(table.button("Stop")).to_be_focused()
    table.counts(3)
    table.button("Stop").click()
    expect(table.button("Undo")).to_be_enabled()
    assert 3 <= table.at() < 20
    expect(table.actions).not_to_have_count(0)
    table.button("Bot: one step").click()
    table.all.get_by_label("Pace").select_option("fast")
    table.button("Play to the end").click()
    table.says("has won")
    expect(table.actions).to_have_count(0)
    expect(table.button("Undo")).to_be_focused()
    table.picture("play-end")


def test_bots_wait_for_a_person(table):
    table.lay("af.Stepper()", "start cairo")
    expect(table.button("Bot: one step")).to_be_enabled()
    table.button("Let bots play").click()
    table.says("Player 1 rolls for who starts.")
    table.counts(4)
    expect(table.button("Let bots play")).to_be_disabled()
