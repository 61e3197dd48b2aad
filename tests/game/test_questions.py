"""Why can't I …? Answers say what the kernel says, about any kind of action."""

from random import Random

import pytest
from asking import BEDOUINS, FAN, FIRST, LITERAL, SWEDISH, check, position
from clear_sentence import refuses
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.questions import ASKED, Answer, questions, why_action, why_place
from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import messages
from afrikan.rules import rule
from afrikan.star.words import Kind
from tests.strategies import rulesets


def does(action, kind):
    """Tell whether a legal action is of a kind."""
    return action.split()[0] == kind


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.one_of(st.sampled_from([FIRST, FAN, LITERAL, SWEDISH]), rulesets()),
    st.integers(0, 2**64 - 1),
    st.integers(0, 200),
)
def test_answers_about_kinds_say_what_the_kernel_says(rules, seed, actions):
    dice = Random(seed)
    game = Game(rules, 2, policies=lambda view, legal: dice.choice(legal), seed=seed, rounds=30)
    game.play(actions)
    for kind in Kind:
        name = kind.name.lower()
        answer = why_action(game, name)
        check(game, answer)
        assert answer.allowed == any(does(action, name) for action in game.legal)


DEEDS = {
    "buy": (lambda: position(SWEDISH, "sahara"), "buy", "", "Yes: Pay 1,000", "pay_in_any_turn"),
    "buy, no tile": (
        lambda: position(FAN, "cairo"),
        "buy",
        "NO_TILE",
        "no unopened tile",
        "empty_city_ends_turn",
    ),
    "attempt": (
        lambda: position(FAN, "sahara"),
        "attempt",
        "DECIDE_AFTER_ROLL",
        "roll first",
        "attempt_after_roll",
    ),
    "several flights": (
        lambda: position(FAN, {"at": "tangier", "money": 900}),
        "fly",
        "",
        "Yes, for example: Pay 300",
        "flight_instead_of_roll",
    ),
    "no flights": (
        lambda: position(FAN, "sahara"),
        "fly",
        "NO_FLIGHT",
        "no flight leaves",
        "board_of_the_edition",
    ),
    "no money to fly": (
        lambda: position(FAN, {"at": "cairo", "money": 0}),
        "fly",
        "NO_MONEY_FOR_FLIGHT",
        "costs 300",
        "flight_price_paid_before",
    ),
    "walk": (lambda: position(FAN, "sahara"), "land", "ROLL_FIRST", "die comes first", "land_move_by_roll"),
    "walk on an island": (
        lambda: position(FAN, "st_helena"),
        "land",
        "ROLL_FIRST",
        "no road leads",
        "board_of_the_edition",
    ),
    "sail first": (
        lambda: position(FAN, "tangier"),
        "sea",
        "ROLL_FIRST",
        "comes first: Pay 100",
        "sea_move_by_roll",
    ),
    "no sea": (lambda: position(FAN, "sahara"), "sea", "ROLL_FIRST", "no sea route", "board_of_the_edition"),
    "penniless": (
        lambda: position(FIRST, {"at": "tangier", "money": 0}),
        "sea",
        "NO_MONEY_FOR_SHIP",
        "costs 100",
        "sea_ticket_before_voyage",
    ),
    "on land": (
        lambda: position(FAN, "tangier").roll(3),
        "sea",
        "WRONG_WAY_OF_TRAVEL",
        "goes by land",
        "sea_own_roll",
    ),
    "stop too soon": (
        lambda: position(FAN, "cairo"),
        "stop",
        "MUST_MOVE",
        "no step has been made",
        "early_stop_in_city",
    ),
    "stop on the road": (
        lambda: position(FAN, BEDOUINS).roll(3),
        "stop",
        "NO_STOP_HERE",
        "in a city only",
        "no_stop_on_dot",
    ),
    "stop at sea": (
        lambda: position(LITERAL, "canary_islands").do("sail").roll(3),
        "stop",
        "MUST_MOVE",
        "no step",
        "early_stop_in_city",
    ),
    "pass": (
        lambda: position(FAN, "cairo"),
        "pass",
        "MUST_MOVE",
        "the turn must be used",
        "turn_must_be_used",
    ),
    "pass on the way": (
        lambda: position(FAN, "cairo").roll(3),
        "pass",
        "MUST_MOVE",
        "left of the move",
        "turn_must_be_used",
    ),
    "leave": (lambda: position(FAN, "sahara"), "leave", "NOT_NOW", "not just arrived", "opening_optional"),
    "start": (
        lambda: position(FAN, "sahara"),
        "start",
        "NOT_NOW",
        "before the first turn",
        "start_city_choice",
    ),
    "release": (
        lambda: position(FAN, "sahara"),
        "release",
        "NOT_HELD",
        "nobody holds",
        "hazard_first_try_next_turn",
    ),
    "set free": (
        lambda: position(FAN, {"at": BEDOUINS, "held": True}),
        "release",
        "",
        "Yes: Roll to get free",
        "bedouins_hold_until_one_or_two",
    ),
    "not yours to decide": (
        lambda: Game(FAN, players=2, seed=1),
        "buy",
        "NOT_NOW",
        "chooses a start city",
        "start_city_choice",
    ),
    "a die": (
        lambda: position(FAN, "cairo").do("roll"),
        "die",
        "",
        "for example: The die shows 1",
        "die_has_six_faces",
    ),
}


@pytest.mark.parametrize("case", DEEDS)
def test_a_kind_of_action(case):
    set_up, kind, code, words, by = DEEDS[case]
    game = set_up()
    answer = why_action(game, kind)
    check(game, answer)
    assert (answer.code, answer.rule) == (code, by)
    assert words in answer.text


def test_a_ship_lies_before_a_port_only():
    game = position(LITERAL, {"at": "canary_islands_cape_verde_sea_1", "voyage": "ticket"}).roll(5)
    assert game.state.steps == 0
    answer = why_action(game, "stop")
    assert (answer.code, answer.text) == ("NO_STOP_HERE", "No: a ship stops early before a port only.")


@pytest.mark.parametrize("lang", WORDINGS)
def test_answers_are_in_the_language_asked_for(lang):
    said = messages(lang.partition("-")[0])["question"]
    yes, no = (said[key].partition("{")[0] for key in ("yes", "no"))
    for set_up, kind, code, _, _ in DEEDS.values():
        answer = why_action(set_up(), kind, lang)
        assert answer.text.startswith(no if code else yes[:2])
        assert answer.sentence in rule(answer.rule).text.values()


def test_answers_differ_from_language_to_language():
    game = position(FAN, "sahara")
    answers = [why_action(game, "sail", lang) for lang in LANGUAGES]
    assert len({answer.text for answer in answers}) == len({answer.sentence for answer in answers}) == 3
    assert len({(answer.action, answer.code, answer.rule) for answer in answers}) == 1


def test_every_kind_that_players_decide_on_can_be_asked_about():
    game = position(FAN, "sahara")
    kinds = [kind for kind, _ in questions(game)]
    assert kinds == [kind.name.lower() for kind in ASKED]
    assert set(ASKED) == {kind for kind in Kind if kind < Kind.DIE}
    for lang in WORDINGS:
        labels = [label for _, label in questions(game, lang)]
        assert len(set(labels)) == len(labels)
        assert all(label.endswith("?") and "{" not in label for label in labels)


def test_questions_speak_of_the_rules_in_force():
    labels = dict(questions(position(LITERAL, "sahara")))
    assert "released" in labels["attempt"]
    assert "open" in dict(questions(position(FAN, "sahara")))["attempt"]
    assert "1,000" in dict(questions(position(SWEDISH, "sahara")))["buy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_neutral_wording_asks_without_the_dated_word(lang):
    asked = dict(questions(position(FAN, "sahara"), f"{lang}-x-neutral"))["serve"]
    assert not any(word in asked.lower() for word in ("slave", "orja", "slav"))


def test_what_nobody_can_ask_about_is_refused():
    game = position(FAN, "sahara")
    refuses(lambda: why_action(game, "sial"), "'sial'", "did you mean 'sail'?", error=AfrikanError)
    refuses(lambda: why_action(game, None), "None", error=AfrikanError)
    refuses(lambda: why_place(game, "cairoo"), "'cairoo'", "did you mean 'cairo'?", error=AfrikanError)
    refuses(lambda: why_action(game, "sail", "xx"), "'xx'", error=AfrikanError)


def test_an_answer_is_a_value():
    game = position(FAN, "sahara")
    assert why_action(game, "sail") == why_action(game, "sail")
    assert isinstance(why_action(game, "sail"), Answer)
    assert game.history == ()
