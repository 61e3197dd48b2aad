"""Conditions and circumstances that only some readings know: set up, refused, told, set up again."""

from random import Random

import pytest
from clear_sentence import refuses
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.facts import place_facts
from afrikan.game.share import open_shared, share_position
from afrikan.game.snapshot import position_of
from afrikan.language import LANGUAGES
from afrikan.records import as_dict
from afrikan.rules import Ruleset
from tests.strategies import rulesets

FAN = Ruleset.preset("fan")
TOLL = FAN.replace(
    robber_stays="toll_100",
    star_stealing="overtaking_robber",
    robber_takes_star="star_to_capetown",
    horseshoe_before_star="kept_cash_or_extra_move",
    slave_unit="turns",
)
PLACES = TOLL.replace(end_when="play_for_places", stranded_policy="eliminate")
ROUND = FAN.replace(end_when="finish_round")
SHIPS = FAN.replace(sea_destination="locked", reverse_between_turns="never")
NOTES = FAN.replace(bank_limit="notes")
OPENED = {
    "timbuktu": "star",
    "egypt": "robber",
    "congo": "robber",
    "tunis": "horseshoe",
    "suakin": "horseshoe",
}
AT_SEA = "canary_islands_cape_verde_sea_2"
BEHIND = "canary_islands_cape_verde_sea_1"
HOME = {"at": "cairo"}


def table(rules, *players, **entries):
    return Game.from_position(rules, {"players": list(players), **entries}, seed=7)


def test_every_condition_is_set_told_and_set_again():
    players = (
        {"at": "cairo", "horseshoe": True, "place": 1},
        {"at": "egypt", "robber": "egypt"},
        {"at": "capetown", "lost": 2, "saved": 1},
        {"at": "sahara", "out": True},
    )
    game = table(PLACES, *players, opened=OPENED, robbers=["congo"], star_at="capetown", turn=2)
    told = [player.state("en") for player in game.players]
    assert told == [
        "first home, carries a horseshoe",
        "turned robber",
        "keeps 1 horseshoe, misses 2 turns",
        "out of the game",
    ]
    assert (game.view.robbers, game.view.star_at) == (("congo",), "capetown")
    assert (game.state.home, game.state.winner, game.winner) == (1, 0, "Player 1")
    again = Game.from_position(PLACES, position_of(game), seed=7)
    assert as_dict(again.state) == as_dict(game.state)
    assert as_dict(open_shared(share_position(game)).state) == as_dict(game.state)


def test_a_ship_keeps_the_port_and_the_way_it_comes_from():
    ship = {"at": AT_SEA, "voyage": "ticket", "port": "cape_verde", "came": BEHIND}
    game = table(SHIPS, ship, HOME)
    assert game.players[0].state("en") == "at sea on a ticket, bound for Cape Verde"
    assert position_of(game)["players"][0] | ship == position_of(game)["players"][0]
    game.roll(1)
    assert not game.can(f"sea {BEHIND} 1")


def test_a_ticket_at_sea_was_paid_in_an_earlier_turn():
    game = table(FAN.replace(ticket_scope="per_turn"), {"at": AT_SEA, "voyage": "ticket"}, HOME)
    assert "one turn" in game.why_not("roll")
    assert game.can("sail")


def test_opened_robbers_stay_unless_others_are_listed():
    """Positions that were written before robbers could stay say nothing of them."""
    assert table(TOLL, HOME, opened=OPENED).view.robbers == ("egypt", "congo")
    assert table(TOLL, HOME, opened=OPENED, robbers=[]).view.robbers == ()
    assert table(FAN, HOME, opened=OPENED).view.robbers == ()


def test_players_home_in_the_last_round_draw():
    home = [{"at": "cairo", "horseshoe": True, "place": place} for place in (1, 2)]
    game = table(ROUND, *home, {"at": "sahara"}, opened=OPENED, turn=3)
    assert game.state.closing
    game.roll(1).do(game.legal[0])
    assert game.over
    assert game.winner is None
    assert game.status("en") == "Several players have come home in the same round, so nobody has won."


def test_what_the_players_do_not_have_is_in_the_bank():
    assert table(NOTES, {"at": "cairo", "money": 600}, {"at": "cairo", "money": 400}).state.bank == 10_000
    game = table(NOTES, HOME, bank=50)
    assert game.state.bank == 50
    assert position_of(game)["bank"] == 50


def test_a_place_tells_what_lies_there():
    game = table(TOLL, HOME, opened=OPENED | {"capetown": "robber"}, star_at="capetown")
    for lang in LANGUAGES:
        lone = place_facts(game, "capetown", lang).split(". ")
        assert len(lone) >= 4
    assert "An opened robber stays here. The Star of Africa lies here." in place_facts(game, "capetown", "en")
    by_robber = table(FAN.replace(slave_trigger="robber"), HOME)
    assert "A robber makes a slave here." in place_facts(by_robber, "slave_coast", "en")


def lone(**entries):
    return {"players": [{"at": "sahara", **entries}]}


IMPOSSIBLE = {
    "held": (
        FAN.replace(hazard_effect="skip_one_turn"),
        lone(at="sahara_dar_fur_land_2", held=True),
        "'lost'",
    ),
    "slave": (TOLL, lone(at="slave_coast", slave=1), "'slave' counts rolls", "slave_unit=turns"),
    "lost": (FAN, lone(lost=1), "turns to miss", "slave_unit=rolls"),
    "lost too long": (TOLL, lone(lost=10), "'lost'", "from 0 to 9"),
    "saved": (FAN, {**lone(saved=1), "opened": OPENED}, "horseshoe_before_star=discarded"),
    "saved unopened": (TOLL, lone(saved=1), "carried: 1, but opened tiles that show one: 0"),
    "saved late": (
        FAN.replace(horseshoe_before_star="kept_counts_later"),
        {**lone(saved=1), "opened": OPENED},
        "horseshoe_before_star=kept_counts_later; write 'horseshoe' instead of 'saved'",
    ),
    "a horseshoe of no use": (
        FAN.replace(horseshoe_wins="no"),
        {**lone(horseshoe=True), "opened": OPENED},
        "player 1: nobody wins with a horseshoe",
        "horseshoe_wins=no; leave 'horseshoe' out",
    ),
    "heading where one may turn": (FAN, lone(at="fork_atlas", came="tangier"), "reverse_between_turns=free"),
    "heading in a city": (SHIPS, lone(came="tangier"), "'came' is for pawns at a dot", "'sahara'"),
    "heading from afar": (SHIPS, lone(at="fork_atlas", came="cairo"), "next to 'fork_atlas'", "'cairo'"),
    "port without a course": (FAN, lone(at=AT_SEA, voyage="ticket", port="tunis"), "sea_destination=free"),
    "port ashore": (SHIPS, lone(port="tunis"), "'port' is for pawns at sea", "'sahara'"),
    "port on a dot": (SHIPS, lone(at=AT_SEA, voyage="ticket", port="fork_atlas"), "'fork_atlas' is a dot"),
    "port out of reach": (SHIPS, lone(at=AT_SEA, voyage="ticket", port="sahara"), "no sea route", "'sahara'"),
    "robber": (FAN, {**lone(robber="egypt"), "opened": OPENED}, "star_stealing=never"),
    "robber unopened": (TOLL, {**lone(robber="tunis"), "opened": OPENED}, "player 1", "shows a robber"),
    "out": (FAN, lone(out=True), "stranded_policy=keep_playing"),
    "place": (FAN, lone(place=1), "end_when=at_once"),
    "place without a treasure": (
        PLACES,
        {"players": [{"at": "cairo", "place": 1}, HOME], "turn": 2},
        "player 1",
    ),
    "places with a gap": (
        PLACES,
        {"players": [{"at": "cairo", "horseshoe": True, "place": 2}, HOME], "turn": 2, "opened": OPENED},
        "1, 2 and so on",
    ),
    "turn of one who is home": (
        PLACES,
        {"players": [{"at": "cairo", "horseshoe": True, "place": 1}, HOME], "opened": OPENED},
        "player 1 is home or out of the game",
    ),
    "turn of one who is out": (PLACES, lone(out=True), "choose another 'turn'"),
    "robbers where none stay": (
        FAN,
        {**lone(), "opened": OPENED, "robbers": ["egypt"]},
        "robber_stays=removed",
    ),
    "robbers unopened": (TOLL, {**lone(), "robbers": ["egypt"]}, "'egypt'", "shows a robber"),
    "robbers a text": (TOLL, {**lone(), "robbers": "egypt"}, "'robbers' must list cities", "'egypt'"),
    "robbers nowhere": (TOLL, {**lone(), "robbers": ["mars"]}, "no place 'mars'"),
    "Star down": (FAN, {**lone(), "opened": OPENED, "star_at": "capetown"}, "robber_takes_star=no"),
    "Star elsewhere": (TOLL, {**lone(), "opened": OPENED, "star_at": "tunis"}, "Cape Town", "'tunis'"),
    "Star unopened": (TOLL, {**lone(), "star_at": "capetown"}, "among the opened tiles"),
    "Star twice": (TOLL, {**lone(star=True), "opened": OPENED, "star_at": "capetown"}, "only one player"),
    "bank without end": (FAN, {**lone(), "bank": 100}, "bank_limit=unlimited"),
    "bank too full": (NOTES, {**lone(), "bank": 11_001}, "'bank'", "from 0 to 11,000", "11001"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_the_rules_do_not_know_is_refused(case):
    rules, position, *named = IMPOSSIBLE[case]
    refuses(lambda: Game.from_position(rules, position, seed=1), *named)


COUNTS = ("tally", "stops", "noted", "notes", "start_rolls", "contenders", "turns", "paid")
PAST = ("die", "mode", "came", "roll_for", "rolls")
"""What a position does not tell: what is counted or told, and what the turn's own actions bring back."""


def told(game):
    state = as_dict(game.state)
    for name in (*COUNTS, *PAST):
        state.pop(name, None)
    for player in state["players"]:
        player["turns"] = player["paid"] = 0
    return state


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rulesets(), st.integers(0, 2**64 - 1), st.integers(10, 300))
def test_the_position_of_any_game_can_be_set_up_again(rules, seed, actions):
    dice = Random(seed)
    game = Game(rules, 2, policies=lambda view, legal: dice.choice(legal), seed=seed, rounds=40).play(actions)
    game.undo(int(game.over))
    try:
        position = position_of(game)
    except AfrikanError:
        assert game.state.round == 0
        return
    again = Game.from_position(rules, position, seed=seed, rounds=40)
    assert told(again) == told(game)
    assert sorted(again.legal) == sorted(game.legal)
