"""A refusal rests on the rule that fits the action, the place and the voyage, not on a general one."""

import pytest
from situation import FAN, FIRST, SWEDISH, pawn, refused, table

from afrikan.game.citing import Case, rule_of_deed
from afrikan.rules import Ruleset
from afrikan.star.words import Kind

SEA_DOT = "canary_islands_cape_verde_sea_2"
ROAD_DOT = "fork_atlas"


def test_one_tile_a_turn():
    """A second tile on the way stays closed, even where the pawn moves on after opening.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on the
    voluntary attempt and on passing through.
    """
    rules = FAN.replace(pass_through_is_arrival="yes", move_on_after_open="yes")
    game = table(rules, "dar_fur", "cairo").roll(6).do("land bahr_el_ghasal 2").do("buy").flip("blank")
    game.do("land lake_victoria 2")
    assert game.current == "Player 1"
    refused(game, "buy", "ONE_TILE_A_TURN", "one_tile_a_turn", "only one tile")


@pytest.mark.parametrize(
    ("rules", "where", "action", "by"),
    [
        (FAN, pawn(SEA_DOT, voyage="ticket"), "sail", "sea_ticket_covers_voyage"),
        (FAN, pawn(ROAD_DOT), "sail", "sea_ticket_before_voyage"),
        (FAN, pawn(SEA_DOT, voyage="ticket"), "buy", "tiles_face_down"),
        (FAN, pawn(ROAD_DOT), "attempt", "tiles_face_down"),
        (FAN, pawn(SEA_DOT, voyage="ticket"), "fly cairo", "flight_instead_of_roll"),
    ],
)
def test_outside_a_city_the_rule_fits_what_was_tried(rules, where, action, by):
    """At sea the ticket or the free voyage is the reason, not the whole roll on a road."""
    refused(table(rules, where, "cairo"), action, "NOT_IN_A_CITY", by, "not in a city")


def test_the_wrong_way_of_travel_is_cited_by_the_way_under_way():
    """On land a voyage lacks its own roll; at sea the announcement, the ship's roll or fixed steps bind."""
    code, words = "WRONG_WAY_OF_TRAVEL", "travel of that kind"
    by_land = table(FAN, "tangier", "cairo").roll(3)
    refused(by_land, "sea canary_islands 3", code, "sea_own_roll", words)
    announced = table(SWEDISH, "tangier", "cairo").do("sail").roll(3)
    refused(announced, "land morocco 2", code, "mode_announced", words)
    by_ship = table(FIRST, "tangier", "cairo").do("sail").roll(3)
    refused(by_ship, "land morocco 2", code, "sea_move_by_roll", words)
    free = table(FAN, pawn("tangier", money=0), "cairo").do("drift")
    refused(free, "land morocco 2", code, "penniless_sea_fixed_steps", words)


def test_what_belongs_to_another_phase_is_cited_by_its_own_rule():
    """Start cities belong to the set-up, and closed tiles to an arrival."""
    game = table(FAN, "dar_fur", "cairo")
    refused(game, "start cairo", "NOT_NOW", "start_city_choice", "not the moment")
    refused(game, "leave", "NOT_NOW", "opening_optional", "not the moment")
    refused(game, "die 3", "NOT_NOW", "turn_order_clockwise", "not the moment")


@pytest.mark.parametrize("preset", Ruleset.presets())
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name)
def test_every_kind_of_action_rests_on_a_rule(kind, preset):
    """What is allowed is cited like what is refused."""
    assert rule_of_deed(kind, Ruleset.preset(preset), Case(kind=kind.name.lower())).citations
