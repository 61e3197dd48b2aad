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
