"""Readings of the turn and the die that differ from every printed rulebook: a situation for each."""

import pytest
from situation import FAN, FIRST, LITERAL, by_road, events, kinds, pawn, refused, table

from afrikan.errors import RulesetError
from afrikan.game.questions import why_action

ATLAS = "fork_atlas"


def test_roll_serves_twice():
    """A five opens the tile and then moves the pawn five steps, by right and not by duty.

    Source: Our decision: listed for comparison with the printed rules.
    """
    rules = FAN.replace(roll_single_use="reuse")
    game = table(rules, "bahr_el_ghasal", "cairo").roll(5).do("attempt").flip("blank")
    assert (game.current, game.state.rest) == ("Player 1", 5)
    assert {"land lake_victoria 2", "pass"} <= set(game.legal)
    refused(game, "stop", "MUST_MOVE", "turn_must_be_used", "must be used")
    moved = table(rules, "bahr_el_ghasal", "cairo").roll(5).do("attempt").flip("blank")
    assert not moved.do("land lake_victoria 2").can("pass")
    rested = game.do("pass")
    assert (rested.current, rested.log[-1].about) == ("Player 2", "rest_of_turn_optional")
    once = table(FAN, "bahr_el_ghasal", "cairo").roll(5).do("attempt").flip("blank")
    assert once.current == "Player 2"


def test_a_failed_attempt_moves_nobody():
    """Even where a roll may serve twice, a two opens nothing and moves nothing."""
    game = table(FAN.replace(roll_single_use="reuse"), "bahr_el_ghasal", "cairo").roll(2).do("attempt")
    assert (game.current, game.players[0].at) == ("Player 2", "bahr_el_ghasal")


def test_the_roll_that_releases_from_a_tile_moves_as_well():
    """Under the literal reading a four releases, and where rolls serve twice the pawn walks off with it."""
    rules = LITERAL.replace(roll_single_use="reuse")
    game = table(rules, pawn("bahr_el_ghasal", waiting=True), "cairo").do("attempt").roll(4)
    assert (game.chance, game.can("land lake_victoria 2"), game.can("pass")) == (False, True, True)
    single = table(LITERAL, pawn("bahr_el_ghasal", waiting=True), "cairo").do("attempt").roll(4)
    assert single.current == "Player 2"


def test_on_an_island_a_roll_has_no_second_use():
    """St. Helena has no road, so the roll that opens its tile ends the turn."""
    rules = FAN.replace(roll_single_use="reuse")
    game = table(rules, "st_helena", "cairo").roll(6).do("attempt").flip("blank")
    assert game.current == "Player 2"


def test_rest_of_turn_optional():
    """After a flight to a city without a tile the turn may go on, or end.

    Source: Our decision: whoever has used his turn need not use more of it.
    """
    rules = FAN.replace(fly_plus_roll="yes")
    game = table(rules, "tripoli", "cairo").do("fly tangier")
    assert game.status("en") == "Player 1 has arrived and may go on."
    assert game.label("leave", "en") == "End the turn here"
    ended = game.do("leave")
    assert (ended.current, ended.log[-1].text("en")) == ("Player 2", "Player 1 passes.")
    assert ended.log[-1].about == "rest_of_turn_optional"


def test_flight_and_roll():
    """One may fly and then roll, or walk and then fly, but neither twice.

    Source: Afrikan tähti browser game by Lunkio, code.
    """
    rules = FAN.replace(fly_plus_roll="yes")
    game = table(rules, pawn("tripoli", money=1000), "cairo").do("fly tangier")
    assert {"roll", "sail", "leave"} == kinds(game)
    game.roll(2).do("land tangier_tunis_land_2 2")
    assert game.current == "Player 2"
    walked = by_road(rules, "tangier", "cairo", money=1000)
    assert "fly tripoli" in walked.legal
    refused(walked, "roll", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")
    flown = walked.do("fly tripoli")
    refused(flown, "fly tangier", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")
    assert by_road(FAN, "tangier", "cairo", money=1000).current == "Player 2"


def test_a_flight_and_aid_from_the_bank_share_a_turn():
    """After a flight has taken the last money, the bank's fare is one of the ways on."""
    rules = FAN.replace(fly_plus_roll="yes", penniless_sea="bank_aid_100")
    game = table(rules, pawn("tripoli", money=300), "cairo").do("fly tangier")
    assert "aid" in game.legal


def test_stop_on_any_dot():
    """A four may end after three steps on the road, or go on; elsewhere it is used in full.

    Source: Our decision: listed for comparison with the printed rules.
    """
    rules = FAN.replace(stop_on_dot="yes")
    game = table(rules, "tangier", "cairo").roll(4)
    assert game.can(f"land {ATLAS} 1")
    refused(table(FAN, "tangier", "cairo").roll(4), f"land {ATLAS} 1", "NOT_EXACT", "no_stop_on_dot", "exact")
    game.do(f"land {ATLAS} 1")
    refused(game, "land tangier 1", "NO_TURNING_BACK", "no_reverse_in_move", "no turning back")
    assert {"land sahara_fork_atlas_land_1 3", "stop"} <= set(game.legal)
    assert why_action(game, "stop").rule == "stop_on_any_dot"
    stopped = game.do("stop")
    assert (stopped.current, stopped.players[0].at) == ("Player 2", ATLAS)


def test_stopping_on_the_bedouins_dot_is_landing_there():
    """Whoever gives up the rest of his roll where bedouins wait is caught; passing them is free."""
    rules = FAN.replace(stop_on_dot="yes")
    game = table(rules, "sahara", "cairo").roll(4)
    assert game.can("land sahara_dar_fur_land_4 4")
    game.do("land sahara_dar_fur_land_2 2").do("stop")
    assert events(game)[-1] == "CAUGHT"


def test_early_stop_beside_tile():
    """With steps to spare one stops beside a tile, and passes through a city that has none.

    Source: Review at mikes-gaming.net, rules in brief.
    """
    rules = FAN.replace(early_stop_where="city_with_tile")
    beside = table(rules, "dar_fur", "cairo").roll(4).do("land bahr_el_ghasal 2")
    assert why_action(beside, "stop").rule == "early_stop_beside_tile"
    empty = table(rules, "dar_fur", "cairo", opened={"bahr_el_ghasal": "blank"}).roll(4)
    empty.do("land bahr_el_ghasal 2")
    refused(empty, "stop", "STOP_ELSEWHERE", "early_stop_beside_tile", ": 2 steps")
    assert table(FAN, "dar_fur", "cairo").roll(4).do("land bahr_el_ghasal 2").can("stop")


def test_roll_used_in_full():
    """Not even a tile lets a pawn give up steps; where the way ends, the rest lapses.

    Source: Our decision: listed for comparison with the printed rules.
    """
    rules = FAN.replace(early_stop_where="none")
    game = table(rules, "dar_fur", "cairo").roll(4).do("land bahr_el_ghasal 2")
    refused(game, "stop", "STOP_ELSEWHERE", "roll_used_in_full", "may not be given up")
    cape = table(rules, "whalefish_bay_capetown_land_3", "cairo").roll(3).do("land capetown 1")
    assert cape.legal == ("stop",)
    stopped = next(line for line in cape.do("stop").log if line.event.name == "STOPPED")
    assert stopped.about == "roll_used_in_full"


@pytest.mark.parametrize("value", ["city_with_tile", "none"])
def test_ships_and_carriers_may_always_stop_at_their_goal(value):
    """A port ends a voyage and home ends the race, however many steps are left."""
    rules = FAN.replace(early_stop_where=value)
    open_star = {"opened": {"timbuktu": "star"}}
    home = table(rules, pawn("cairo_egypt_land_1", star=True), "tunis", **open_star).roll(6)
    assert home.do("land cairo 1").do("stop").status("en") == "Player 1 has won with the Star of Africa."
    ship = rules.replace(sea_arrival="continue_by_land")
    port = table(ship, pawn("tangier_canary_islands_sea_1", voyage="ticket"), "cairo").roll(6)
    assert {"stop", "land morocco 2"} <= set(port.do("sea tangier 1").legal)


def test_turning_within_move():
    """A three goes one step out and two back, and a pawn may turn in a city as well.

    Source: Our decision: no printed rule speaks of turning back.
    """
    rules = FAN.replace(reverse_in_move="yes")
    game = table(rules, "tangier_tunis_land_1", "cairo").roll(2).do("land tangier 1")
    assert game.can("land tangier_tunis_land_1 1")
    out = table(rules, "tangier", "cairo").roll(3).do(f"land {ATLAS} 1")
    assert out.can("land tangier 1")
    refused(out, "stop", "NO_STOP_HERE", "no_stop_on_dot", "in a city only")
    back = table(FAN, "tangier_tunis_land_1", "cairo").roll(2).do("land tangier 1")
    assert not back.can("land tangier_tunis_land_1 1")


def under_way(rules):
    """A ship and a walker, each one step out of Tangier with a one on the next turn."""
    ship = table(rules, "tangier").do("sail").roll(1).do("sea tangier_canary_islands_sea_1 1")
    walker = table(rules, "tangier").roll(1).do(f"land {ATLAS} 1")
    return ship.roll(1), walker.roll(1)


def test_ship_keeps_course():
    """On its next turn a ship may not turn round, while a walker may.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    ship, walker = under_way(FAN.replace(reverse_between_turns="land_only"))
    refused(ship, "sea tangier 1", "NO_TURNING_ROUND", "ship_keeps_course", "may not turn round")
    assert ship.can("sea tangier_canary_islands_sea_2 1")
    assert walker.can("land tangier 1")
    assert all(
        game.can(f"{way} tangier 1") for game, way in zip(under_way(FAN), ("sea", "land"), strict=True)
    )


def test_direction_kept_to_city():
    """Neither ship nor walker may turn round before a city; there the direction is forgotten.

    Source: Our decision: no printed rule speaks of turning back.
    """
    rules = FAN.replace(reverse_between_turns="never")
    ship, walker = under_way(rules)
    for game, action in ((ship, "sea tangier 1"), (walker, "land tangier 1")):
        refused(game, action, "NO_TURNING_ROUND", "direction_kept_to_city", "may not turn round")
    arrived = by_road(rules, "tangier").roll(1)
    assert arrived.can("land tangier_tunis_land_1 1")


@pytest.mark.parametrize("value", ["land_only", "never"])
def test_a_course_is_kept_only_where_moves_go_forward(value):
    """Whoever may turn within a move is not held to his direction afterwards."""
    with pytest.raises(RulesetError, match="can do so on a later turn as well"):
        FAN.replace(reverse_in_move="yes", reverse_between_turns=value)


def test_released_at_sea_a_ship_goes_on_forward():
    """A ship that pirates have held keeps the direction in which it came."""
    game = table(FIRST.replace(reverse_between_turns="land_only"), "st_helena").do("sail").roll(3)
    game.do("sea st_helena_fork_dakar_sea_1 1").do("release").roll(1).roll(1)
    refused(game, "sea st_helena 1", "NO_TURNING_ROUND", "ship_keeps_course", "may not turn round")
    assert game.can("sea st_helena_fork_dakar_sea_2 1")
