"""Whatever happens is noted once, with the numbers that the log puts into words."""

import pytest
from situation import FAN, FIRST, LITERAL, SWEDISH, by_road, by_ship, opening, pawn, table

from afrikan.game import Game
from afrikan.star.words import Event

OPEN = {"opened": {"timbuktu": "star", "canary_islands": "blank"}}
BEDOUINS = "sahara_dar_fur_land_2"


def started(*dice):
    """A game of two whose players have chosen Tangier and Cairo and rolled some dice."""
    game = Game(FAN, players=2, seed=1).do("start tangier").do("start cairo")
    for die in dice:
        game.roll(die)
    return game


TWICE = FAN.replace(ticket_scope="board_100_plus_land_100")
TOLL = FAN.replace(robber_stays="toll_100")
CHASE = TOLL.replace(star_stealing="overtaking_robber")
PUT_DOWN = FAN.replace(robber_takes_star="star_to_capetown")
TRADE = FAN.replace(horseshoe_before_star="kept_cash_or_extra_move")
COUNTS = FAN.replace(horseshoe_before_star="kept_counts_later")
OUT = FIRST.replace(stranded_policy="eliminate")
DECLARED = FIRST.replace(stalemate="declared")


def home_in_a_round(count):
    """A game of two carriers in which so many have come home in the first round."""
    players = [pawn("cairo_egypt_land_1", star=True), pawn("tangier_tunis_land_1", horseshoe=True)]
    opened = {"opened": {"timbuktu": "star", "sahara": "horseshoe"}}
    game = table(FAN.replace(end_when="finish_round"), *players, **opened).roll(1).do("land cairo 1")
    return game.roll(1).do("land tangier 1") if count == 2 else game


HAPPENINGS = {
    "START_CHOSEN": (lambda: Game(FAN, players=2, seed=1).do("start cairo"), "Player 1 starts in Cairo."),
    "START_ROLLED": (lambda: started(4), "Player 1 rolls 4 for the start."),
    "START_TIED": (lambda: started(4, 4), "Several players share the highest roll, 4."),
    "STARTS": (lambda: started(4, 5), "Player 2 begins."),
    "ROLLED": (lambda: table(FAN, "cairo").roll(3), "Player 1 rolls 3 for this turn."),
    "TICKET_BOUGHT": (lambda: table(FAN, "cairo").do("sail"), "Player 1 pays 100 for a ship from Cairo."),
    "STOWED_AWAY": (
        lambda: table(SWEDISH, pawn("st_helena", money=0, stowaway="ready")).do("stowaway"),
        "Player 1 boards a ship on St. Helena without paying.",
    ),
    "DRIFTED": (
        lambda: table(FAN, pawn("cairo", money=0)).do("drift"),
        "Player 1 travels by sea without paying, 2 steps.",
    ),
    "FLEW": (lambda: table(FAN, "cairo").do("fly suakin"), "Player 1 pays 300 and flies to Suakin."),
    "WALKED": (lambda: by_road(FAN, "egypt"), "Player 1 walks 1 step to Egypt."),
    "SAILED": (lambda: by_ship(FAN, "st_helena"), "Player 1 sails 1 step to St. Helena."),
    "STOPPED": (lambda: by_road(FAN, "egypt"), "Player 1 stops in Egypt."),
    "BONUS": (lambda: by_road(FAN, "capetown"), "Player 1 is first in Capetown and receives 500."),
    "TILE_BOUGHT": (lambda: by_road(FAN, "egypt").do("buy"), "Player 1 pays 100 for the tile in Egypt."),
    "ATTEMPT_SUCCEEDED": (
        lambda: table(FAN, "egypt").roll(5).do("attempt"),
        "The 5 opens the tile in Egypt.",
    ),
    "ATTEMPT_FAILED": (
        lambda: table(SWEDISH, "egypt").do("attempt").roll(2),
        "The 2 does not open the tile in Omdurman.",
    ),
    "OPENED": (lambda: opening(FAN, "egypt", "blank"), "The tile in Egypt is: blank."),
    "GEM_SOLD": (
        lambda: opening(FAN, "egypt", "ruby"),
        "Player 1 receives 1,000 from the bank for the ruby.",
    ),
    "GEM_MULTIPLIED": (
        lambda: opening(FAN, "gold_coast", "ruby"),
        "Player 1 receives 2,000 from the bank for the ruby found on the Gold Coast.",
    ),
    "BANK_EMPTY": (
        lambda: opening(FAN.replace(bank_limit="notes", start_money=5300), "egypt", "ruby", "cairo"),
        "The bank can pay only 500 of 1,000.",
    ),
    "STILL_BOUND": (
        lambda: table(LITERAL, pawn("egypt", waiting=True)).do("attempt").roll(3),
        "The 3 does not release Player 1 from the tile in Egypt.",
    ),
    "DRIFTED_ON": (
        lambda: (
            table(FAN, pawn("canary_islands", money=0)).do("drift").do("sea tangier_canary_islands_sea_1 2")
        ),
        "Player 1 drifts 2 steps to the sea dot 1 step from Tangier and 2 steps from the Canary Islands.",
    ),
    "ROBBED": (lambda: opening(FAN, "egypt", "robber"), "A robber takes all of Player 1's money: 200."),
    "STAR_FOUND": (
        lambda: opening(FAN, "egypt", "star"),
        "Player 1 has found the Star of Africa in Egypt!",
    ),
    "HORSESHOE_KEPT": (
        lambda: opening(FAN, "egypt", "horseshoe", frame=OPEN),
        "Player 1 keeps the horseshoe and may win with it.",
    ),
    "HORSESHOE_DISCARDED": (
        lambda: opening(FAN, "egypt", "horseshoe"),
        "The horseshoe is of no use to Player 1 and is put away.",
    ),
    "ENSLAVED": (
        lambda: opening(SWEDISH, "slave_coast", "blank"),
        "Player 1 becomes a slave on the Slave Coast and misses 1 roll.",
    ),
    "SERVED": (
        lambda: table(FAN, pawn("slave_coast", slave=3)).do("serve"),
        "Player 1 misses a roll as a slave; still to miss: 2 rolls.",
    ),
    "CAUGHT": (
        lambda: table(FAN, "sahara").roll(2).do(f"land {BEDOUINS} 2"),
        "Player 1 is caught by bedouins.",
    ),
    "RELEASED": (
        lambda: table(FAN, pawn(BEDOUINS, held=True)).do("release").roll(1),
        "The 1 sets Player 1 free.",
    ),
    "STILL_HELD": (
        lambda: table(FAN, pawn(BEDOUINS, held=True)).do("release").roll(3),
        "The 3 does not set Player 1 free.",
    ),
    "BOUND": (
        lambda: by_road(FIRST, "egypt").do("leave"),
        "Player 1 has left the tile in Egypt closed and must wait for 4, 5 or 6.",
    ),
    "UNBOUND": (
        lambda: table(LITERAL, pawn("egypt", waiting=True)).do("attempt").roll(4),
        "The 4 releases Player 1; the tile stays closed.",
    ),
    "STRANDED": (
        lambda: by_ship(SWEDISH, "st_helena").do("buy").flip("robber"),
        "Player 1 is stranded on St. Helena without money for a ship.",
    ),
    "SKIPPED": (
        lambda: table(SWEDISH, pawn("st_helena", stowaway="must_skip")).do("skip"),
        "Player 1 misses a roll and may board the next ship unpaid.",
    ),
    "LEFT": (lambda: by_road(FAN, "egypt").do("leave"), "Player 1 leaves the tile in Egypt closed."),
    "PASSED": (
        lambda: table(FIRST, pawn("canary_islands", money=0), **OPEN).do("pass"),
        "Player 1 passes.",
    ),
    "WON": (lambda: by_road(FAN, "cairo", frame=OPEN, star=True), "Player 1 has won the game!"),
    "NO_WINNER": (
        lambda: (
            Game.from_position(FAN, {"players": [pawn("cairo")]}, seed=1, rounds=1)
            .roll(1)
            .do("land cairo_egypt_land_1 1")
        ),
        "The last of 1 rounds is over and nobody has won.",
    ),
    "AIDED": (
        lambda: table(FAN.replace(penniless_sea="bank_aid_100"), pawn("tangier", money=0)).do("aid"),
        "Player 1 receives 100 from the bank as the fare for a ship from Tangier.",
    ),
    "WENT_ASHORE": (
        lambda: table(TWICE, "canary_islands").do("sail").roll(3).do("sea tangier 3"),
        "Player 1 pays 100 to go ashore in Tangier.",
    ),
    "TURN_LOST": (
        lambda: opening(FAN.replace(slave_unit="turns"), "slave_coast", "blank").do("lose_turn"),
        "Player 1 loses a turn; still to lose: 2.",
    ),
    "TOLL_PAID": (
        lambda: opening(TOLL, "egypt", "robber", "cairo_egypt_land_3").roll(1).do("land egypt 1"),
        "Player 2 pays a toll of 100 to the robber in Egypt.",
    ),
    "TURNED_ROBBER": (
        lambda: opening(CHASE, "egypt", "robber", pawn("sahara", star=True), frame=OPEN),
        "Player 1 turns robber in Egypt.",
    ),
    "OVERTOOK": (
        lambda: (
            opening(CHASE, "egypt", "robber", pawn("egypt_dar_fur_land_1", star=True), frame=OPEN)
            .roll(1)
            .do("land egypt_dar_fur_land_2 1")
            .roll(3)
            .do("land dar_fur 3")
        ),
        "Player 1, turned robber, catches up with the carrier and takes the Star of Africa and 300.",
    ),
    "STAR_PUT_DOWN": (
        lambda: opening(PUT_DOWN, "egypt", "robber", frame=OPEN, star=True),
        "Player 1 loses the Star of Africa to a robber; it is put down in Capetown.",
    ),
    "STAR_TAKEN": (
        lambda: (
            opening(PUT_DOWN, "egypt", "robber", "whalefish_bay_capetown_land_3", frame=OPEN, star=True)
            .roll(1)
            .do("land capetown 1")
        ),
        "Player 2 takes up the Star of Africa in Capetown.",
    ),
    "HORSESHOE_SAVED": (
        lambda: opening(TRADE, "egypt", "horseshoe"),
        "Player 1 keeps the horseshoe for later.",
    ),
    "HORSESHOE_CASHED": (
        lambda: opening(TRADE, "egypt", "horseshoe").do("cash"),
        "Player 1 hands in a horseshoe and receives 100.",
    ),
    "EXTRA_TURN": (
        lambda: opening(TRADE, "egypt", "horseshoe").do("extra"),
        "Player 1 hands in a horseshoe for another turn after this one.",
    ),
    "HORSESHOE_COUNTS": (
        lambda: (
            opening(COUNTS, "egypt", "horseshoe", "dar_fur_bahr_el_ghasal_land_1")
            .roll(1)
            .do("land bahr_el_ghasal 1")
            .do("buy")
            .flip("star")
        ),
        "Player 1 may win now with the horseshoe kept since before the Star was found.",
    ),
    "LENT": (
        lambda: table(FAN.replace(loans="yes"), "cairo", "tangier").do("lend 2"),
        "Player 1 lends Player 2 100.",
    ),
    "CAME_HOME": (lambda: home_in_a_round(1), "Player 1 has come home."),
    "DRAWN": (lambda: home_in_a_round(2), "Players who have come home in this round: 2. Nobody wins."),
    "ELIMINATED": (
        lambda: (
            table(OUT, "cairo", pawn("canary_islands", money=0), **OPEN)
            .roll(1)
            .do("land cairo_egypt_land_1 1")
        ),
        "Player 2 can no longer win and is out of the game.",
    ),
    "STALEMATE": (
        lambda: table(DECLARED, pawn("canary_islands", money=0), **OPEN).do("pass"),
        "Nobody can win any more; the game is declared over in round 2.",
    ),
}


def test_every_event_happens_here():
    """No event is listed that cannot happen, and none can happen unlisted."""
    assert set(HAPPENINGS) == {event.name for event in Event}


@pytest.mark.parametrize("event", HAPPENINGS)
def test_event(event):
    """The event is noted once, counted once, and said in these words."""
    happened, sentence = HAPPENINGS[event]
    game = happened()
    lines = [line for line in game.log if line.event.name == event]
    assert [line.text() for line in lines][-1:] == [sentence]
    assert sum(row[Event[event]] for row in game.state.tally) == len(lines)
    assert len(lines) == 1


def test_game_before_its_start():
    """Nobody stands anywhere, carries anything or is bound before the start city is chosen."""
    for player in Game(FAN, players=2, seed=1).players:
        assert (player.at, player.number, player.state()) == ("", -1, "free")
