"""Travel by air, rule by rule."""

import pytest
from situation import FAN, SWEDISH, kinds, pawn, refused, table


@pytest.mark.parametrize(("rules", "fare"), [(FAN, 300), (SWEDISH, 3000)], ids=["finnish", "swedish"])
def test_flight_price_paid_before(rules, fare):
    """The fare is paid before the flight; with one unit less one stays.

    Source: Afrikas stjärna: Swedish rules, Movement by air: the ticket.
    """
    game = table(rules, pawn("sierra_leone", money=fare), "cairo")
    assert game.do("fly st_helena").players[0].money == 0
    poor = table(rules, pawn("sierra_leone", money=fare - 1), "cairo")
    refused(
        poor, "fly st_helena", "NO_MONEY_FOR_FLIGHT", "flight_price_paid_before", f"a flight costs {fare:,}"
    )


def test_flight_instead_of_roll():
    """A flight leads to the other end of the line without a roll, and after a roll nobody flies.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn; Afrikas stjärna: Swedish rules, Movement by air: the ticket.
    """
    for rules in (FAN, SWEDISH):
        rich = 10 * rules.tile_price
        game = table(rules, pawn("sierra_leone", money=rich), "cairo").do("fly st_helena")
        assert game.players[0].at == "st_helena"
        assert "roll" not in kinds(game)
        rolled = table(rules, pawn("sierra_leone", money=rich), "cairo").roll(3)
        refused(rolled, "fly st_helena", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")


def test_flight_one_leg():
    """From Sierra Leone to Cape Town one lands on St. Helena and needs a second ticket on the next turn.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen: what stays
    uncertain; Afrikas stjärna: Swedish rules, Movement by air: one leg per ticket.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, pawn("sierra_leone", money=10 * rules.air_price), bonus_taken=True)
        refused(
            game,
            "fly capetown",
            "NO_FLIGHT",
            "flight_one_leg",
            "no flight goes from Sierra Leone to Capetown",
        )
        game.do("fly st_helena")
        assert game.players[0].money == 9 * rules.air_price
        refused(game, "fly capetown", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")
        game.do("leave").do("fly capetown")
        assert game.state.round == 2
        assert (game.players[0].at, game.players[0].money) == ("capetown", 8 * rules.air_price)


def test_flights_follow_the_lines():
    """From each city exactly the lines of the board are offered to whoever can pay; elsewhere none."""
    board = table(FAN, "cairo").board
    for city in board.cities:
        offered = {
            action.split()[1]
            for action in table(FAN, pawn(city, money=300)).legal
            if action.startswith("fly")
        }
        assert offered == set(board.neighbours(city, "air"))
    refused(table(FAN, "canary_islands"), "fly tangier", "NO_FLIGHT", "flight_one_leg", "no flight goes")
