"""The readings of travel by sea and by air that only some texts and programs hold, rule by rule."""

import pytest
from situation import FAN, FIRST, LITERAL, SWEDISH, by_ship, events, kinds, opening, pawn, refused, table

from afrikan.errors import RulesetError

ON_LAND = FAN.replace(sea_arrival="continue_by_land")
DOT = "canary_islands_cape_verde_sea_{}"
TANGIER_DOT = "tangier_canary_islands_sea_1"
EMPTY_CANARIES = {"opened": {"canary_islands": "blank"}}


def into_tangier(rules, die, *others, **entries):
    """A game whose first player has sailed into Tangier with one step of a roll."""
    game = table(rules, pawn(TANGIER_DOT, voyage="ticket", **entries), *others)
    return game.roll(die).do("sea tangier 1")


def test_sea_goes_on_by_land():
    """Steps left at the port may be walked; the Swedish ship stops there.

    Source: Star of Africa by Daniel Suni, rules text; Afrikan tähti browser game by Lunkio, code.
    """
    game = into_tangier(ON_LAND, 3, "cairo")
    assert kinds(game) == {"land", "stop"}
    assert game.players[0].state() == "free"
    assert game.do("land morocco 2").can("buy")
    for rules in (FAN, SWEDISH):
        assert into_tangier(rules, 3, "cairo").current == "Player 2"
    drifting = table(ON_LAND, pawn(DOT.format(4), voyage="drift", money=0), "cairo").do("drift")
    assert drifting.do("sea cape_verde 1").current == "Player 2"


def test_sea_ports_never_entered():
    """Read to the letter, a ship never gets onto a red circle at all.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen: the sea.
    """
    rules = FAN.replace(sea_red_counts="never")
    game = table(rules, pawn(DOT.format(4), voyage="ticket"), "cairo").roll(1)
    refused(game, "sea cape_verde 1", "PORTS_ARE_CLOSED", "sea_ports_never_entered", "never enters a port")
    waiting = table(rules, pawn(DOT.format(2), voyage="ticket"), "cairo").roll(6)
    waiting.do(f"sea {DOT.format(4)} 2").do("stop")
    assert waiting.current == "Player 2"
    assert table(LITERAL, pawn(DOT.format(4), voyage="ticket")).roll(1).can("sea cape_verde 1")
    for option, value in (("sea_destination", "locked"), ("reverse_between_turns", "never")):
        with pytest.raises(RulesetError, match=option):
            rules.replace(**{option: value})


def test_sea_rest_of_land_roll():
    """A pawn that has walked to a port may pay there and sail the rest of its roll.

    Source: Retkikunnat rules, p. 6; Afrikan tähti browser game by Lunkio, code.
    """
    rules = FAN.replace(land_to_sea_same_roll="yes")
    game = table(rules, pawn("tangier_tunis_land_4", money=100), "cairo").roll(4).do("land tunis 1")
    assert game.label("sail") == "Pay 100 for the ship and sail with this roll"
    game.do("sail")
    assert game.players[0].money == 0
    assert kinds(game) == {"sea", "stop"}
    assert game.do("sea tangier 3").current == "Player 2"
    poor = table(rules, pawn("tangier_tunis_land_4", money=99), "cairo").roll(4).do("land tunis 1")
    refused(poor, "sail", "NO_MONEY_FOR_SHIP", "sea_ticket_before_voyage", "a ship costs 100")
    start = table(rules, "tangier", "cairo").roll(3)
    refused(start, "sail", "NO_SHIP_WITH_THIS_ROLL", "sea_ticket_before_voyage", "with this roll")


def test_sea_past_port_new_ticket():
    """A ship at a port with steps to spare sails on if another ticket is paid for.

    Source: Afrikan tähti browser game by Lunkio, code.
    """
    game = into_tangier(ON_LAND.replace(pass_port="yes_new_ticket"), 5, "cairo", money=100)
    assert kinds(game) == {"land", "stop", "sail"}
    game.do("sail").do("sea tunis 3")
    assert game.players[0].money == 0
    refused(
        into_tangier(ON_LAND, 5, "cairo"), "sail", "NO_SHIP_WITH_THIS_ROLL", "sea_own_roll", "with this roll"
    )


def test_sea_past_port_same_ticket():
    """A ship at a port with steps to spare sails on with the ticket it has.

    Source: Our decision: listed for comparison with the Swedish rule.
    """
    rules = ON_LAND.replace(ticket_scope="board_100_plus_land_100", pass_port="yes")
    game = into_tangier(rules, 5, "cairo", money=100)
    assert kinds(game) == {"land", "sea", "stop"}
    refused(game, "sail", "TICKET_HOLDS", "sea_past_port_same_ticket", "still good")
    assert game.do("sea tunis 3").players[0].money == 100
    with pytest.raises(RulesetError, match="ticket_scope"):
        ON_LAND.replace(pass_port="yes")


def test_sea_ticket_each_turn():
    """A voyage of several turns costs a fare in each of them.

    Source: Our decision: listed for comparison; one voyage can last several turns.
    """
    game = table(FAN.replace(ticket_scope="per_turn"), pawn("canary_islands", money=200))
    game.do("sail").roll(2).do(f"sea {DOT.format(2)} 2")
    refused(game, "roll", "TICKET_FOR_THE_TURN", "sea_ticket_each_turn", "pay 100 first")
    game.do("sail").roll(1)
    assert game.players[0].money == 0
    game.do(f"sea {DOT.format(3)} 1")
    refused(game, "sail", "NO_MONEY_FOR_SHIP", "sea_ticket_each_turn", "a ship costs 100")
    assert game.can("drift")
    broke = table(FIRST.replace(ticket_scope="per_turn"), pawn(DOT.format(2), voyage="ticket", money=0))
    assert broke.legal == ("pass",)


def test_sea_fare_aboard_and_ashore():
    """Both fares must be in hand to board; the second is paid on going ashore.

    Source: Wikipedia, article on Inkan aarre (Kari Mannerla, 2005), rules in brief.
    """
    rules = FAN.replace(ticket_scope="board_100_plus_land_100")
    game = table(rules, pawn("canary_islands", money=250), "cairo").do("sail").roll(3).do("sea tangier 3")
    assert game.players[0].money == 50
    ashore = next(line for line in game.log if line.event.name == "WENT_ASHORE")
    assert ashore.text() == "Player 1 pays 100 to go ashore in Tangier."
    assert ashore.rule.id == "sea_fare_aboard_and_ashore"
    poor = table(rules, pawn("canary_islands", money=199), "cairo")
    refused(poor, "sail", "NO_MONEY_FOR_SHIP", "sea_fare_aboard_and_ashore", "a ship costs 100")
    assert poor.can("drift")
    leg = table(FAN, pawn("canary_islands", money=250), "cairo").do("sail").roll(3).do("sea tangier 3")
    assert leg.players[0].money == 150


def test_sea_ticket_after_roll():
    """In a port the die comes first, and the ship may still be left when it is bad.

    Source: Afrikan tähti by ravelius, house rules of an early build.
    """
    rules = FAN.replace(ticket_when="after_roll_before_moving")
    game = table(rules, "tangier", "cairo")
    refused(game, "sail", "TICKET_AFTER_ROLL", "sea_ticket_after_roll", "the die comes first")
    game.roll(3)
    assert {"land", "sail"} <= kinds(game)
    game.do("sail")
    assert game.log[-1].rule.id == "sea_ticket_after_roll"
    assert game.players[0].money == 200
    assert game.can("sea canary_islands 3")
    island = table(rules, "canary_islands", "cairo", **EMPTY_CANARIES).roll(3)
    assert set(island.legal) == {"sail", "pass"}
    assert not table(FAN, "tangier", "cairo").roll(3).can("sail")


def test_sea_course_locked():
    """The port is named on boarding, and at a fork the ship does not turn off.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    rules = FAN.replace(sea_destination="locked")
    game = table(rules, "capetown")
    refused(game, "sail", "NAME_THE_PORT", "sea_course_locked", "name the port")
    refused(game, "sail cairo", "NO_SUCH_COURSE", "sea_course_locked", "no ship goes from Capetown")
    assert {action for action in game.legal if action.startswith("sail")} == {
        "sail cape_st_marie",
        "sail st_helena",
        "sail whalefish_bay",
    }
    assert game.label("sail st_helena") == "Pay 100 for the ship, then roll, bound for St. Helena"
    game.do("sail st_helena").roll(4)
    refused(
        game, "sea whalefish_bay_fork_orange_sea_1 4", "OFF_COURSE", "sea_course_locked", "keeps the course"
    )
    assert game.legal == ("sea st_helena_fork_orange_sea_6 4",)
    game.do("sea st_helena_fork_orange_sea_6 4")
    refused(game, "drift st_helena", "TICKET_HOLDS", "sea_ticket_covers_voyage", "still good")
    free = table(FAN, "capetown")
    refused(free, "sail st_helena", "COURSE_IS_FREE", "sea_course_free_at_forks", "leave the port out")
    assert free.do("sail").roll(4).can("sea whalefish_bay_fork_orange_sea_1 4")


def test_a_ship_with_a_course_is_told_no_other():
    """Under way the port is named already, also when another ticket is bought."""
    rules = FAN.replace(sea_destination="locked", ticket_scope="per_turn")
    game = table(rules, "capetown").do("sail st_helena").roll(4).do("sea st_helena_fork_orange_sea_6 4")
    refused(game, "sail st_helena", "COURSE_IS_KEPT", "sea_course_locked", "bound for a port already")
    assert game.do("sail").roll(2).legal == ("sea st_helena_fork_orange_sea_4 2",)


@pytest.mark.parametrize(
    ("value", "steps"), [("up_to_2", {1, 2}), ("one_step", {1}), ("fixed_2", {2})], ids=str
)
def test_steps_without_money(value, steps):
    """How far a turn without money leads."""
    game = table(FAN.replace(penniless_sea=value), pawn("canary_islands", money=0), **EMPTY_CANARIES)
    assert {int(action.split()[-1]) for action in game.do("drift").legal} == steps


def test_penniless_sea_up_to_two():
    """Without money one may stop after one step of two.

    Source: AfrikanTahti by tjrantal, after Daniel Suni, notes and code.
    """
    rules = FAN.replace(penniless_sea="up_to_2")
    game = table(rules, pawn("canary_islands", money=0), "cairo", **EMPTY_CANARIES)
    assert game.label("drift") == "Travel by sea without paying, 1 or 2 steps"
    game.do("drift").do(f"sea {DOT.format(1)} 1")
    assert game.can("stop")
    assert game.log[-1].rule.id == "penniless_sea_up_to_two"
    assert game.do("stop").current == "Player 2"
    two = table(FAN, pawn("canary_islands", money=0), **EMPTY_CANARIES).do("drift")
    refused(two, f"sea {DOT.format(1)} 1", "NOT_EXACT", "no_stop_on_dot", "exact count")


def test_penniless_sea_one_step():
    """Without money one sails a single step in each turn.

    Source: FreeAT by otson, notes and code; Review at ludorium.at, rules in brief.
    """
    rules = FAN.replace(penniless_sea="one_step")
    game = table(rules, pawn("canary_islands", money=0), **EMPTY_CANARIES)
    assert game.label("drift") == "Travel by sea without paying, 1 step"
    for dot in range(1, 5):
        game.do("drift").do(f"sea {DOT.format(dot)} 1")
    assert game.do("drift").do("sea cape_verde 1").players[0].at == "cape_verde"
    refused(table(rules, "tangier"), "drift", "NOT_PENNILESS", "penniless_sea_one_step", "has 300")


def test_penniless_sea_bank_aid():
    """The bank gives the fare to whoever has none, and he boards and rolls at once.

    Source: Afrikan tähti by ravelius, house rules of an early build.
    """
    rules = FAN.replace(penniless_sea="bank_aid_100")
    game = table(rules, pawn("canary_islands", money=40), **EMPTY_CANARIES)
    assert game.legal == ("aid",)
    game.do("aid")
    assert game.log[-1].text() == (
        "Player 1 receives 100 from the bank as the fare for a ship from the Canary Islands."
    )
    assert game.roll(3).do("sea tangier 3").players[0].money == 40
    rich = table(rules, "canary_islands")
    refused(rich, "aid", "NOT_PENNILESS", "penniless_sea_bank_aid", "has 300")
    refused(rich, "drift", "NO_FREE_SHIP", "penniless_sea_bank_aid", "no free sea travel")
    refused(
        table(FAN, pawn("tangier", money=0)), "aid", "NO_AID", "penniless_sea_fixed_steps", "gives nobody"
    )
    with pytest.raises(RulesetError, match="penniless_sea_requires_poverty"):
        rules.replace(penniless_sea_requires_poverty="anyone")


def test_penniless_sea_for_anyone():
    """A player with money may travel the slow free way as well.

    Source: AfrikanTahti by tjrantal, after Daniel Suni, notes and code; Afrikan tähti browser game by
    Lunkio, code.
    """
    rules = FAN.replace(penniless_sea_requires_poverty="anyone")
    game = table(rules, "tangier").do("drift").do("sea tangier_canary_islands_sea_2 2")
    assert game.players[0].money == 300
    assert game.can("drift")
    assert not table(FAN, "tangier").can("drift")


THREE = FAN.replace(penniless_sea="skip_3", penniless_sea_where="islands_only", stowaway_trigger="any_cause")


def test_island_wait_three_turns():
    """Three lost turns on the island earn one passage without paying.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    game = table(THREE, pawn("canary_islands", money=0), **EMPTY_CANARIES).do("skip")
    assert game.log[-1].text() == "Player 1 loses a turn; still to lose: 2."
    for _ in range(2):
        assert game.legal == ("lose_turn",)
        game.do("lose_turn")
    assert game.legal == ("stowaway",)
    assert game.do("stowaway").log[-1].rule.id == "island_wait_three_turns"
    assert game.roll(3).do("sea tangier 3").players[0].at == "tangier"
    robbed = THREE.replace(stowaway_trigger="robber_there")
    game = opening(robbed, "tamatave", "robber")
    for _ in range(3):
        assert game.legal == ("lose_turn",)
        game.do("lose_turn")
    assert set(game.legal) == {"roll", "stowaway"}
    skipped = opening(SWEDISH, "tamatave", "robber").do("skip")
    assert skipped.can("stowaway")


def test_a_horseshoe_to_trade_is_as_good_as_money_on_an_island():
    """The edition lets only a player without money and without horseshoes wait for a passage."""
    rules = THREE.replace(horseshoe_before_star="kept_cash_or_extra_move")
    game = opening(rules, "tamatave", "horseshoe", money=100)
    refused(game, "skip", "HORSESHOE_PAYS", "horseshoe_kept_to_trade", "has a horseshoe to hand in")
    assert game.do("cash").can("sail")


def test_stowaway_any_cause():
    """Whatever emptied his purse, a player on an island may begin to wait for a passage.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    rules = SWEDISH.replace(stowaway_trigger="any_cause")
    game = table(rules, pawn("canary_islands", money=0), **EMPTY_CANARIES)
    assert game.do("skip").legal == ("stowaway",)
    refused(game, "skip", "NO_WAITING_FOR_PASSAGE", "stowaway_skips_one_roll", "may board unpaid already")
    mainland = table(rules, pawn("gold_coast", money=0))
    refused(mainland, "skip", "NOT_ON_AN_ISLAND", "stowaway_any_cause", "not in a city on an island")
    rich = table(rules, "canary_islands")
    refused(rich, "skip", "NOT_PENNILESS", "stowaway_after_robber_on_island", "has 5,000")
    refused(
        table(SWEDISH, pawn("canary_islands", money=0), **EMPTY_CANARIES),
        "skip",
        "NOT_STRANDED",
        "stowaway_after_robber_on_island",
        "no roll to miss",
    )


def test_paid_mid_voyage():
    """A voyage begun without paying may be paid for at sea and goes on by the die.

    Source: AfrikanTahti by tjrantal, after Daniel Suni, notes and code.
    """
    rules = FAN.replace(upgrade_mid_voyage="yes")
    at_sea = pawn(DOT.format(2), voyage="drift", money=100)
    game = table(rules, at_sea, "cairo")
    assert set(game.legal) == {"drift", "sail"}
    game.do("sail").roll(3).do("sea cape_verde 3")
    assert game.players[0].money == 0
    poor = table(rules, pawn(DOT.format(2), voyage="drift", money=0), "cairo")
    refused(poor, "sail", "NO_MONEY_FOR_SHIP", "paid_mid_voyage", "a ship costs 100")
    assert table(FAN, at_sea, "cairo").legal == ("drift",)


def test_flights_one_after_another():
    """Whoever pays for another flight may fly on; an opened tile ends the turn.

    Source: Our decision: listed because one flight per turn is stated with doubt.
    """
    rules = FAN.replace(air_legs_per_turn="many")
    game = table(rules, pawn("cairo", money=900), "cairo").do("fly suakin")
    assert {"buy", "fly dar_fur", "fly lake_victoria", "leave"} <= set(game.legal)
    game.do("fly dar_fur")
    assert game.players[0].money == 300
    game.do("buy").flip("blank")
    assert game.current == "Player 2"
    one = table(FAN, pawn("cairo", money=900), "cairo").do("fly suakin")
    assert set(one.legal) == {"buy", "leave"}


def test_whoever_comes_by_ship_pays_the_toll_too():
    """A port with an opened robber asks its toll of a ship's passenger, and not twice."""
    rules = FAN.replace(robber_stays="toll_100")
    game = by_ship(rules, "cape_verde", pawn(DOT.format(4), voyage="ticket")).do("buy").flip("robber")
    game.roll(1).do("sea cape_verde 1")
    assert events(game)[-2:] == ["STOPPED", "TOLL_PAID"]
    assert game.players[1].money == 200
