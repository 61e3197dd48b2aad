"""The turn, the die and travel by land, rule by rule."""

from fractions import Fraction

import pytest
from situation import FAN, FIRST, SWEDISH, by_road, kinds, pawn, refused, table

from afrikan.errors import AfrikanError

EMPTY_CANARIES = {"opened": {"canary_islands": "blank"}}


def test_die_has_six_faces():
    """One to six come up, each with chance one sixth, and nothing else can be typed.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle; Afrikas stjärna:
    Swedish rules, Movement by land: the roll.
    """
    game = table(FAN, "dar_fur", "cairo").do("roll")
    assert game.outcomes == {f"die {die}": Fraction(1, 6) for die in range(1, 7)}
    refused(game, "die 7", "NO_SUCH_OUTCOME", "die_has_six_faces", "possible: 1, 2, 3, 4, 5, 6")
    refused(game, "flip ruby", "NO_SUCH_OUTCOME", "die_has_six_faces", "cannot come up now")
    refused(game, "roll", "CHANCE_DECIDES", "die_has_six_faces", "chance decides now")
    for wrong in (0, 7, -1, True, "x"):
        with pytest.raises(AfrikanError, match="a die shows 1 to 6"):
            game.roll(wrong)


def test_roll_one_per_turn():
    """Whoever has moved or flown does not roll once more.

    Source: Afrikan tähti: complete rules (fan edition), Places to note, bracketed note on one roll per
    turn.
    """
    walked = by_road(FAN, "bahr_el_ghasal", "cairo")
    refused(walked, "roll", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")
    flown = table(FAN, pawn("sierra_leone", money=400), "cairo").do("fly st_helena")
    assert kinds(flown) == {"buy", "leave"}
    refused(flown, "roll", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")
    refused(flown, "fly capetown", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")


def test_roll_one_purpose():
    """A roll that has begun to move the pawn opens nothing, and one that opens or frees moves nothing.

    Source: Afrikan tähti: complete rules (fan edition), Places to note, bracketed note on one roll per
    turn.
    """
    game = table(FAN, "dar_fur", "cairo").roll(6)
    assert game.can("attempt")
    game.do("land bahr_el_ghasal 2")
    refused(game, "attempt", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")
    freed = table(FAN, pawn("sahara_dar_fur_land_2", held=True), "cairo").do("release").roll(2)
    assert freed.current == "Player 2"
    assert freed.players[0].at == "sahara_dar_fur_land_2"
    sailed = table(FAN, "st_helena", "cairo").do("sail").roll(5)
    refused(sailed, "attempt", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")


def test_turn_must_be_used():
    """Passing is refused before the roll and after it as long as anything can be done.

    Source: Afrikan tähti: complete rules (fan edition), Who wins, bracketed note on using every turn.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, "dar_fur", "cairo")
        refused(game, "pass", "MUST_MOVE", "turn_must_be_used", "the turn must be used")
        game.roll(3)
        refused(game, "pass", "MUST_MOVE", "turn_must_be_used", "the turn must be used")
        refused(game, "stop", "MUST_MOVE", "turn_must_be_used", "the turn must be used")


def test_useless_roll_refused():
    """On an island without road and without tile there is nothing to roll for, so one sails.

    Source: Our decision: a turn must be used, and a roll without any use would only hide a pass.
    """
    game = table(FAN, "canary_islands", "cairo", **EMPTY_CANARIES)
    assert game.legal == ("sail",)
    refused(game, "roll", "ROLL_IS_USELESS", "useless_roll_refused", "no road leads from the Canary Islands")
    with pytest.raises(AfrikanError, match="no die is awaited now; legal: sail"):
        game.roll(4)


def test_pass_when_nothing_possible():
    """Without money on an island, the oldest rules leave nothing but passing.

    Source: Our decision: every turn must offer at least one action.
    """
    game = table(FIRST, pawn("canary_islands", money=99), "cairo", **EMPTY_CANARIES)
    assert game.legal == ("pass",)
    assert game.do("pass").current == "Player 2"


def test_mode_announced():
    """The Swedish player says before the roll whether he goes by land, by sea or by air, and keeps to it.

    Source: Afrikas stjärna: Swedish rules, Course of the game.
    """
    game = table(SWEDISH, pawn("sierra_leone"), "cairo")
    assert kinds(game) == {"roll", "sail", "fly", "attempt", "buy"}
    by_land = table(SWEDISH, "sierra_leone", "cairo").roll(3)
    assert kinds(by_land) == {"land"}
    refused(
        by_land,
        "sea sierra_leone_fork_dakar_sea_1 1",
        "WRONG_WAY_OF_TRAVEL",
        "sea_own_roll",
        "travel of that kind",
    )
    refused(by_land, "fly morocco", "MOVING_ALREADY", "roll_one_purpose", "another purpose")
    by_sea = game.do("sail").roll(3)
    assert kinds(by_sea) == {"sea"}
    refused(by_sea, "land cape_verde 4", "WRONG_WAY_OF_TRAVEL", "mode_announced", "travel of that kind")


def test_land_move_by_roll():
    """On land the pawn goes exactly as far as the die says, or into a city on the way; roads cost nothing.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on the
    voluntary attempt and on passing through; Afrikas stjärna: Swedish rules, Movement by land: the
    roll.
    """
    game = table(FAN, "egypt", "cairo").roll(2)
    assert set(game.legal) == {
        "land egypt_dar_fur_land_2 2",
        "land cairo_egypt_land_2 2",
        "land tripoli_egypt_land_4 2",
        "attempt",
    }
    assert set(table(FAN, "egypt", "cairo").roll(4).legal) == {
        "land dar_fur 3",
        "land cairo 4",
        "land tripoli_egypt_land_2 4",
        "attempt",
    }
    refused(
        game,
        "land dar_fur 3",
        "TOO_FAR",
        "land_move_by_roll",
        "Dar-Fur is 3 steps away; left of the roll: 2 steps",
    )
    refused(
        game,
        "land sahara 2",
        "NO_SUCH_LEG",
        "land_move_by_roll",
        "no way of 2 steps leads from Egypt to the Sahara",
    )
    assert game.do("land cairo_egypt_land_2 2").players[0].money == 300


@pytest.mark.parametrize(("die", "roads_beyond"), [(4, 0), (5, 3), (6, 3)])
def test_early_stop_in_city(die, roads_beyond):
    """From Dar-Fur a 4, 5 or 6 leads to Lake Victoria through Bahr el Ghasal; one may stop at either.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on the
    voluntary attempt and on passing through; Afrikas stjärna: Swedish rules, Movement by land: a roll
    larger than needed.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, "dar_fur", "cairo").roll(die).do("land bahr_el_ghasal 2")
        assert {"stop", "land lake_victoria 2"} <= set(game.legal)
        stopped = table(rules, "dar_fur", "cairo").roll(die).do("land bahr_el_ghasal 2").do("stop")
        assert stopped.players[0].at == "bahr_el_ghasal"
        assert stopped.can("buy")
        game.do("land lake_victoria 2")
        assert sum(action.startswith("land") for action in game.legal) == roads_beyond
        assert game.can("stop") == (roads_beyond > 0)
        assert (game.do("stop") if roads_beyond else game).can("buy")


def test_no_stop_on_dot():
    """A dot is reached by exact count only, and nobody stops there early.

    Source: Afrikas stjärna: Swedish rules, Movement by land: a roll larger than needed.
    """
    game = table(FAN, "egypt", "cairo").roll(4)
    refused(
        game,
        "land cairo_egypt_land_2 2",
        "NOT_EXACT",
        "no_stop_on_dot",
        "exact count only; left of the roll: 4 steps",
    )
    on_dot = table(FAN, "cairo_egypt_land_2", "cairo").roll(4)
    refused(on_dot, "stop", "NO_STOP_HERE", "no_stop_on_dot", "stops early in a city only")


def test_no_reverse_in_move():
    """Having come into Tangier from Tunis, the rest of the roll does not lead back towards Tunis.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    game = table(FAN, "tangier_tunis_land_1", "cairo").roll(3).do("land tangier 1")
    refused(game, "land tangier_tunis_land_2 2", "NO_TURNING_BACK", "no_reverse_in_move", "no turning back")
    assert set(game.legal) == {"land morocco 2", "land sahara_fork_atlas_land_3 2", "stop"}


def test_direction_free_between_turns():
    """On a later turn a pawn between two cities goes either way, on land and at sea.

    Source: Our decision: no printed rule speaks of turning back.
    """
    game = table(FAN, "tangier").roll(2).do("land tangier_tunis_land_2 2").roll(2)
    assert set(game.legal) == {"land tangier 2", "land tangier_tunis_land_4 2"}
    ship = table(FAN, "tangier").do("sail").roll(2).do("sea tangier_canary_islands_sea_2 2").roll(2)
    assert set(ship.legal) == {"sea canary_islands 1", "sea tangier 2"}


def test_not_the_moment():
    """Outside their phase, legs, outcomes and start cities are not the moment."""
    game = table(FAN, "dar_fur", "cairo")
    refused(game, "leave", "NOT_NOW", "opening_optional", "not the moment")
    refused(game, "die 3", "NOT_NOW", "turn_order_clockwise", "not the moment")
    refused(game, "start cairo", "NOT_NOW", "start_city_choice", "not the moment")
    refused(game, "land bahr_el_ghasal 2", "ROLL_FIRST", "land_move_by_roll", "the die comes first")
    refused(game, "sea cairo 1", "ROLL_FIRST", "sea_move_by_roll", "the die comes first")
