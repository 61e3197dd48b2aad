"""Every reason for a refusal occurs in some situation, with its words and its rule."""

import pytest
from situation import FAN, FIRST, LITERAL, SWEDISH, by_road, opening, pawn, table

from afrikan.errors import IllegalAction
from afrikan.game import Game
from afrikan.star.words import Refusal

OPEN = {"opened": {"timbuktu": "star", "canary_islands": "blank"}}
BEDOUINS = "sahara_dar_fur_land_2"
DOT = "canary_islands_cape_verde_sea_2"
TURNS = FAN.replace(slave_unit="turns")
TOLL = FAN.replace(robber_stays="toll_100")
LOCKED = FAN.replace(sea_destination="locked")
ROLL_FIRST = FAN.replace(ticket_when="after_roll_before_moving")
ANY_CAUSE = SWEDISH.replace(stowaway_trigger="any_cause")
TRADE = FAN.replace(horseshoe_before_star="kept_cash_or_extra_move")

SITUATIONS = {
    "GAME_OVER": lambda: (by_road(FAN, "cairo", frame=OPEN, star=True), "roll"),
    "CHANCE_DECIDES": lambda: (table(FAN, "cairo").do("roll"), "pass"),
    "NOT_NOW": lambda: (table(FAN, "cairo"), "leave"),
    "ROLL_FIRST": lambda: (table(FAN, "cairo"), "land egypt 4"),
    "NOT_A_START": lambda: (Game(FAN, players=2, seed=1), "start sahara"),
    "HELD": lambda: (table(FAN, pawn(BEDOUINS, held=True)), "roll"),
    "ENSLAVED": lambda: (table(FAN, pawn("slave_coast", slave=1)), "roll"),
    "MUST_WAIT": lambda: (table(FIRST, pawn("sahara", waiting=True)), "roll"),
    "MUST_SKIP": lambda: (table(SWEDISH, pawn("st_helena", stowaway="must_skip")), "stowaway"),
    "NOT_HELD": lambda: (table(FAN, "cairo"), "release"),
    "NOT_ENSLAVED": lambda: (table(FAN, "cairo"), "serve"),
    "NOT_STRANDED": lambda: (table(FAN, "cairo"), "skip"),
    "NOT_IN_A_CITY": lambda: (table(FAN, BEDOUINS), "sail"),
    "NO_PORT": lambda: (table(FAN, "sahara"), "sail"),
    "NO_FLIGHT": lambda: (table(FAN, "sahara"), "fly cairo"),
    "NO_MONEY_FOR_SHIP": lambda: (table(FAN, pawn("cairo", money=0)), "sail"),
    "NO_MONEY_FOR_FLIGHT": lambda: (table(FAN, pawn("cairo", money=0)), "fly suakin"),
    "NO_MONEY_FOR_TILE": lambda: (table(SWEDISH, pawn("sahara", money=0)), "buy"),
    "NO_TILE": lambda: (table(FAN, "cairo"), "buy"),
    "ONLY_ON_ARRIVAL": lambda: (table(FAN, "sahara"), "buy"),
    "PASSING_IS_NOT_ARRIVING": lambda: (
        table(FAN, "dar_fur").roll(4).do("land bahr_el_ghasal 2"),
        "buy",
    ),
    "ONE_TILE_A_TURN": lambda: (
        table(FAN.replace(pass_through_is_arrival="yes", move_on_after_open="yes"), "dar_fur")
        .roll(6)
        .do("land bahr_el_ghasal 2")
        .do("buy")
        .flip("blank")
        .do("land lake_victoria 2"),
        "buy",
    ),
    "CARRIER_GOES_HOME": lambda: (table(SWEDISH, pawn("sahara", star=True), **OPEN), "buy"),
    "NOT_ON_ARRIVAL_TURN": lambda: (by_road(FAN, "egypt"), "attempt"),
    "DECIDE_AFTER_ROLL": lambda: (table(FAN, "sahara"), "attempt"),
    "DECIDE_BEFORE_ROLL": lambda: (table(SWEDISH, "sahara").roll(3), "attempt"),
    "ROLL_OPENS_NOTHING": lambda: (table(LITERAL, "sahara"), "attempt"),
    "ROLL_IS_USELESS": lambda: (table(FAN, "canary_islands", **OPEN), "roll"),
    "NO_FREE_SHIP": lambda: (table(FIRST, pawn("cairo", money=0)), "drift"),
    "NOT_PENNILESS": lambda: (table(FAN, "cairo"), "drift"),
    "ONLY_FROM_ISLANDS": lambda: (
        table(FAN.replace(penniless_sea_where="islands_only"), pawn("cairo", money=0)),
        "drift",
    ),
    "NO_STOWAWAY_RIGHT": lambda: (table(SWEDISH, pawn("st_helena", money=0)), "stowaway"),
    "DRIFTING": lambda: (table(FAN, pawn("fork_benin", voyage="drift")), "roll"),
    "MUST_MOVE": lambda: (table(FAN, "cairo"), "pass"),
    "NO_STOP_HERE": lambda: (table(FAN, BEDOUINS).roll(3), "stop"),
    "WRONG_WAY_OF_TRAVEL": lambda: (table(FAN, "tangier").roll(3), "sea canary_islands 3"),
    "NO_SUCH_LEG": lambda: (table(FAN, "tangier").roll(3), "land cairo 3"),
    "NOT_EXACT": lambda: (table(FAN, "tangier").roll(3), "land fork_atlas 1"),
    "NO_TURNING_BACK": lambda: (
        table(FAN, "tangier_tunis_land_1").roll(2).do("land tangier 1"),
        "land tangier_tunis_land_1 1",
    ),
    "HAZARD_STOPS": lambda: (
        table(FIRST, "st_helena").do("sail").roll(2),
        "sea st_helena_fork_dakar_sea_2 2",
    ),
    "PORT_NEXT_TURN": lambda: (table(LITERAL, "canary_islands").do("sail").roll(3), "sea tangier 3"),
    "NO_SUCH_OUTCOME": lambda: (table(FAN, "cairo").do("roll"), "die 7"),
    "ATTEMPT_IS_FORCED": lambda: (table(FAN, "st_helena").roll(1), "pass"),
    "MOVING_ALREADY": lambda: (table(FAN, "cairo").roll(1), "fly suakin"),
    "TOO_FAR": lambda: (table(FAN, "cairo").roll(1), "land egypt 4"),
    "START_IS_FIXED": lambda: (
        Game(FAN.replace(start_choice="seat_alternating"), players=2, seed=1),
        "start cairo",
    ),
    "STOP_ELSEWHERE": lambda: (
        table(FAN.replace(early_stop_where="none"), "dar_fur").roll(4).do("land bahr_el_ghasal 2"),
        "stop",
    ),
    "TILE_BARS_THE_WAY": lambda: (
        table(LITERAL.replace(pass_through_barrier="yes"), "dar_fur").roll(4).do("land bahr_el_ghasal 2"),
        "land lake_victoria 2",
    ),
    "HAS_MONEY": lambda: (
        table(SWEDISH.replace(free_roll_who="only_penniless"), "sahara"),
        "attempt",
    ),
    "TRIED_ALREADY": lambda: (
        by_road(SWEDISH.replace(pay_after_failed_attempt="yes"), "egypt").do("attempt").roll(1),
        "attempt",
    ),
    "NO_TURNING_ROUND": lambda: (
        table(FAN.replace(reverse_between_turns="never"), "tangier").roll(1).do("land fork_atlas 1").roll(1),
        "land tangier 1",
    ),
    "TURNS_TO_LOSE": lambda: (opening(TURNS, "slave_coast", "blank"), "roll"),
    "NO_TURN_TO_LOSE": lambda: (table(TURNS, "cairo"), "lose_turn"),
    "ROBBER_BARS_THE_WAY": lambda: (
        opening(TOLL, "egypt", "robber", pawn("egypt_dar_fur_land_1", star=True), frame=OPEN).roll(1),
        "land egypt 1",
    ),
    "OFF_COURSE": lambda: (
        table(LOCKED, "capetown").do("sail st_helena").roll(4),
        "sea whalefish_bay_fork_orange_sea_1 4",
    ),
    "NAME_THE_PORT": lambda: (table(LOCKED, "capetown"), "sail"),
    "COURSE_IS_FREE": lambda: (table(FAN, "capetown"), "sail st_helena"),
    "NO_SUCH_COURSE": lambda: (table(LOCKED, "capetown"), "sail cairo"),
    "COURSE_IS_KEPT": lambda: (
        table(LOCKED.replace(ticket_scope="per_turn"), "capetown")
        .do("sail st_helena")
        .roll(4)
        .do("sea st_helena_fork_orange_sea_6 4"),
        "sail st_helena",
    ),
    "TICKET_AFTER_ROLL": lambda: (table(ROLL_FIRST, "cairo"), "sail"),
    "TICKET_FOR_THE_TURN": lambda: (
        table(FAN.replace(ticket_scope="per_turn"), "canary_islands").do("sail").roll(2).do(f"sea {DOT} 2"),
        "roll",
    ),
    "TICKET_HOLDS": lambda: (table(FAN, pawn(DOT, voyage="ticket")), "drift"),
    "NO_SHIP_WITH_THIS_ROLL": lambda: (table(FAN, "cairo").roll(1), "sail"),
    "PORTS_ARE_CLOSED": lambda: (
        table(FAN.replace(sea_red_counts="never"), "canary_islands").do("sail").roll(5),
        "sea cape_verde 5",
    ),
    "NOT_ON_AN_ISLAND": lambda: (table(ANY_CAUSE, pawn("cairo", money=0)), "skip"),
    "NO_HORSESHOE": lambda: (table(FAN, "cairo"), "cash"),
    "EXTRA_TURN_TAKEN": lambda: (opening(TRADE, "egypt", "horseshoe").do("extra"), "extra"),
    "NO_LOANS": lambda: (table(FAN, "cairo", "tangier"), "lend 2"),
    "NO_SUCH_BORROWER": lambda: (table(FAN.replace(loans="yes"), "cairo", "tangier"), "lend 1"),
    "NO_MONEY_TO_LEND": lambda: (
        table(FAN.replace(loans="yes"), pawn("cairo", money=0), "tangier"),
        "lend 2",
    ),
    "NO_AID": lambda: (table(FAN, pawn("cairo", money=0)), "aid"),
    "NO_WAITING_FOR_PASSAGE": lambda: (
        table(ANY_CAUSE, pawn("canary_islands", money=0), **OPEN).do("skip"),
        "skip",
    ),
    "HORSESHOE_PAYS": lambda: (
        opening(
            TRADE.replace(
                penniless_sea="skip_3", penniless_sea_where="islands_only", stowaway_trigger="any_cause"
            ),
            "tamatave",
            "horseshoe",
        ),
        "skip",
    ),
}


def test_every_refusal_has_a_situation():
    """No reason is listed that cannot occur, and none can occur unlisted."""
    assert set(SITUATIONS) == {code.name for code in Refusal} - {"NONE"}


@pytest.mark.parametrize("code", SITUATIONS)
def test_refusal(code):
    """The refused action names its reason, changes nothing, and cites a rule of the game played."""
    game, action = SITUATIONS[code]()
    before = game.save()
    with pytest.raises(IllegalAction) as error:
        game.verify(action)
    assert error.value.code == code
    assert str(error.value).startswith(f"'{action}' is refused: ")
    assert "{" not in str(error.value)
    assert game.save() == before
