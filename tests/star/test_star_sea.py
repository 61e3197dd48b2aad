"""Travel by sea, rule by rule."""

import pytest
from situation import (
    ADDED,
    FAN,
    FIRST,
    LITERAL,
    SWEDISH,
    by_ship,
    events,
    kinds,
    opening,
    pawn,
    refused,
    table,
)

EMPTY_CANARIES = {"opened": {"canary_islands": "blank"}}


@pytest.mark.parametrize(("rules", "fare"), [(FAN, 100), (SWEDISH, 1000)], ids=["finnish", "swedish"])
def test_sea_ticket_before_voyage(rules, fare):
    """The ticket is paid for before the roll; without the fare no ship is boarded.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn; Afrikas stjärna: Swedish rules, Movement at sea: the ticket.
    """
    game = table(rules, pawn("tangier", money=fare), "cairo").do("sail")
    assert game.players[0].money == 0
    assert game.status() == "Player 1 rolls to sail."
    poor = table(rules, pawn("tangier", money=fare - 1), "cairo")
    refused(poor, "sail", "NO_MONEY_FOR_SHIP", "sea_ticket_before_voyage", f"a ship costs {fare:,}")
    refused(
        table(rules, "dar_fur", "cairo"), "sail", "NO_PORT", "board_of_the_edition", "no ship leaves from"
    )


def test_sea_ticket_covers_voyage():
    """One ticket leads to the next city however many turns it takes; the next voyage costs a new one.

    Source: Afrikas stjärna: Swedish rules, Movement at sea: the ticket.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, "canary_islands").do("sail")
        game.roll(1).do("sea canary_islands_cape_verde_sea_1 1")
        refused(game, "sail", "NOT_IN_A_CITY", "sea_ticket_covers_voyage", "not in a city")
        game.roll(2).do("sea canary_islands_cape_verde_sea_3 2").roll(2).do("sea cape_verde 2").do("leave")
        assert game.players[0].money == rules.start_money - rules.sea_price
        game.do("sail")
        assert game.players[0].money == rules.start_money - 2 * rules.sea_price


def test_sea_move_by_roll():
    """A ship sails the number rolled, along the blue line, from fork to fork as it likes.

    Source: Afrikas stjärna: Swedish rules, Movement at sea: reaching a city.
    """
    for rules in (FAN, SWEDISH):
        assert set(table(rules, "canary_islands", "cairo").do("sail").roll(4).legal) == {
            "sea canary_islands_cape_verde_sea_4 4",
            "sea tangier 3",
        }
        one = table(rules, "canary_islands", "cairo").do("sail").roll(1)
        refused(one, "sea tangier 3", "TOO_FAR", "sea_move_by_roll", "Tangier is 3 steps away")


def test_sea_must_stop_at_port():
    """A ship that reaches a port with steps to spare stops there and sails or walks no further.

    Source: Afrikas stjärna: Swedish rules, Movement at sea: reaching a city.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, "canary_islands", "cairo").do("sail").roll(6).do("sea cape_verde 5")
        assert game.players[0].at == "cape_verde"
        assert not {"sea", "land"} & kinds(game)
        refused(game, "land morocco 1", "MOVING_ALREADY", "roll_one_purpose", "used for another purpose")


def test_sea_red_circle_counts():
    """The port is the last step of the voyage: five steps lead from the Canary Islands to Cape Verde.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen: the sea;
    Afrikas stjärna: Swedish rules, Movement at sea: reaching a city.
    """
    for rules in (FAN, FIRST, ADDED, SWEDISH):
        five = table(rules, "canary_islands", "cairo").do("sail").roll(5)
        assert five.can("sea cape_verde 5")
        four = table(rules, "canary_islands", "cairo").do("sail").roll(4)
        assert not four.can("sea cape_verde 5")
        assert by_ship(rules, "tangier", "cairo").players[0].at == "tangier"


def test_sea_port_on_next_turn():
    """Word for word, only blue points count: the ship waits before the port and enters it a turn later.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen: the sea.
    """
    game = table(LITERAL, "canary_islands").do("sail").roll(5)
    assert set(game.legal) == {"sea canary_islands_cape_verde_sea_4 4", "sea tangier_canary_islands_sea_1 2"}
    refused(game, "sea cape_verde 5", "PORT_NEXT_TURN", "sea_port_on_next_turn", "on the next turn only")
    game.do("sea canary_islands_cape_verde_sea_4 4")
    refused(game, "sea cape_verde 1", "PORT_NEXT_TURN", "sea_port_on_next_turn", "on the next turn only")
    game.do("stop")
    game.roll(1)
    assert game.can("sea cape_verde 1")
    assert game.do("sea cape_verde 1").can("buy")


def test_ship_does_not_wait_before_the_port_it_leaves():
    """Beside the port just left there is nothing to wait for, so the whole roll is sailed."""
    game = table(LITERAL, "tunis", "cairo").do("sail").roll(6)
    refused(game, "sea tunis_fork_sirte_sea_1 1", "NOT_EXACT", "no_stop_on_dot", "exact count only")
    assert set(game.legal) == {
        "sea fork_sirte 2",
        "sea cairo_fork_sirte_sea_1 4",
        "sea tangier_tunis_sea_1 2",
    }


def test_every_roll_can_be_sailed():
    """Under either reading of the red circle, no roll leaves a ship without a legal move."""
    for rules in (FAN, LITERAL):
        board = table(rules, "cairo").board
        dots = [node.id for node in board.nodes if node.kind == "sea"]
        ports = [city for city in board.cities if board.neighbours(city, "sea")]
        for die in range(1, 7):
            assert all(kinds(table(rules, pawn(dot, voyage="ticket")).roll(die)) == {"sea"} for dot in dots)
            assert all(kinds(table(rules, port).do("sail").roll(die)) == {"sea"} for port in ports)


def test_sea_own_roll():
    """A port reached on the road with steps to spare does not lead on to sea with the same roll.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn; Afrikas stjärna: Swedish rules, Movement at sea: the ticket.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, "tangier_tunis_land_4", "cairo").roll(4).do("land tunis 1")
        refused(game, "sail", "NO_SHIP_WITH_THIS_ROLL", "sea_own_roll", "no ship may be boarded")
        refused(
            game, "sea tangier_tunis_sea_1 2", "WRONG_WAY_OF_TRAVEL", "sea_own_roll", "travel of that kind"
        )
        assert kinds(game) == {"land", "stop"}


def test_sea_course_free_at_forks():
    """A ship bound from Cape Town may turn off to St. Helena or to Whalefish Bay, now or later.

    Source: Our decision: no printed rule speaks of forks at sea.
    """
    game = table(FAN, "capetown").do("sail").roll(4)
    assert {"sea st_helena_fork_orange_sea_6 4", "sea whalefish_bay_fork_orange_sea_1 4"} <= set(game.legal)
    game.do("sea whalefish_bay_fork_orange_sea_1 4").roll(4)
    assert {"sea whalefish_bay 1", "sea capetown 4", "sea st_helena_fork_orange_sea_6 4"} == set(game.legal)


@pytest.mark.parametrize("rules", [ADDED, FAN, LITERAL], ids=lambda rules: rules.name)
def test_penniless_sea_fixed_steps(rules):
    """Without money one sails two steps in each turn, without a roll, from any port.

    Source: Afrikan tähti: complete rules (fan edition), Original rules and the addition of 2005.
    """
    for port in ("canary_islands", "tangier"):
        assert table(rules, pawn(port, money=0), "cairo").can("drift")
    game = table(rules, pawn("canary_islands", money=0), **EMPTY_CANARIES)
    assert game.legal == ("drift",)
    game.do("drift").do("sea canary_islands_cape_verde_sea_2 2")
    assert game.players[0].state() == "drifts at sea"
    assert game.do("drift").can("sea canary_islands_cape_verde_sea_4 2")
    refused(table(rules, "tangier"), "drift", "NOT_PENNILESS", "penniless_sea_fixed_steps", "has 300")
    refused(
        table(rules, pawn("dar_fur", money=0)), "drift", "NO_PORT", "board_of_the_edition", "no ship leaves"
    )


def test_penniless_sea_ends_at_port():
    """If the port is one step away, the second step lapses.

    Source: Our decision: the ship has reached its port.
    """
    game = table(FAN, pawn("canary_islands_cape_verde_sea_4", voyage="drift", money=0), "cairo").do("drift")
    game.do("sea cape_verde 1")
    assert game.players[0].at == "cape_verde"
    assert game.players[0].state() == "free"
    assert game.current == "Player 2"


def test_penniless_voyage_stays_free():
    """A voyage begun without money goes on by two steps; it is neither rolled nor paid for on the way.

    Source: AfrikanTahti by tjrantal, after Daniel Suni, notes and code.
    """
    for money in (0, 1000):
        game = table(FAN, pawn("canary_islands_cape_verde_sea_2", voyage="drift", money=money), "cairo")
        assert game.legal == ("drift",)
        refused(game, "roll", "DRIFTING", "penniless_voyage_stays_free", "moves a fixed number of steps")
        refused(game, "sail", "DRIFTING", "penniless_voyage_stays_free", "moves a fixed number of steps")
    paid = table(FAN, pawn("canary_islands_cape_verde_sea_2", voyage="ticket", money=0), "cairo")
    assert paid.legal == ("roll",)
    refused(paid, "drift", "TICKET_HOLDS", "sea_ticket_covers_voyage", "still good")


def test_penniless_sea_none():
    """The oldest text offers no ship to a player without money.

    Source: Afrikan tähti: complete rules (fan edition), Original rules and the addition of 2005.
    """
    game = table(FIRST, pawn("canary_islands", money=99), "cairo", **EMPTY_CANARIES)
    refused(game, "drift", "NO_FREE_SHIP", "penniless_sea_none", "no free sea travel of that kind")
    refused(game, "stowaway", "NO_STOWAWAY_RIGHT", "penniless_sea_none", "no right to board unpaid")
    assert game.legal == ("pass",)


def robbed(rules, island, *others):
    """A game whose first player has just been robbed on an island."""
    if island == "tamatave":
        return opening(rules, island, "robber", *others)
    return by_ship(rules, island, *others).do("buy").flip("robber")


def test_stowaway_after_robber_on_island():
    """Robbed on an island, the Swedish player may sail unpaid later; robbed or broke elsewhere he may not.

    Source: Afrikas stjärna: Swedish rules, What the tiles mean: robber.
    """
    for island in ("canary_islands", "st_helena", "tamatave"):
        game = robbed(SWEDISH, island)
        assert events(game)[-1] == "STRANDED"
        assert game.do("skip").can("stowaway")
    mainland = opening(SWEDISH, "gold_coast", "robber")
    assert mainland.legal == ("roll",)
    broke = table(SWEDISH, pawn("canary_islands", money=0), "cairo", **EMPTY_CANARIES)
    refused(
        broke, "stowaway", "NO_STOWAWAY_RIGHT", "stowaway_after_robber_on_island", "no right to board unpaid"
    )
    assert broke.legal == ("pass",)
    refused(
        broke, "drift", "NO_FREE_SHIP", "stowaway_after_robber_on_island", "no free sea travel of that kind"
    )


def test_stowaway_skips_one_roll():
    """Exactly one roll is missed, and the ship is boarded in the turn after it.

    Source: Afrikas stjärna: Swedish rules, What the tiles mean: robber.
    """
    game = robbed(SWEDISH, "tamatave", "cairo")
    game.roll(1).do("land cairo_egypt_land_1 1")
    assert game.legal == ("skip",)
    for action in ("roll", "stowaway", "pass"):
        refused(game, action, "MUST_SKIP", "stowaway_skips_one_roll", "must miss one roll")
    game.do("skip").roll(1).do("land cairo 1")
    assert set(game.legal) == {"roll", "stowaway"}
    refused(game, "skip", "NOT_STRANDED", "stowaway_after_robber_on_island", "no roll to miss")


def test_stowaway_sails_by_die():
    """The unpaid passage is an ordinary voyage by the die up to the next city.

    Source: Afrikas stjärna: Swedish rules, What the tiles mean: robber.
    """
    game = robbed(SWEDISH, "canary_islands").do("skip").do("stowaway").roll(3)
    assert set(game.legal) == {"sea tangier 3", "sea canary_islands_cape_verde_sea_3 3"}
    game.do("sea canary_islands_cape_verde_sea_3 3")
    assert game.players[0].state() == "at sea on a ticket"
    assert game.roll(6).do("sea cape_verde 2").players[0].money == 0


def test_stowaway_right_lapses():
    """The right lasts on the roads of the island and ends when its player has left it.

    Source: Our decision: the passage is granted for leaving the island of the robber.
    """
    walking = robbed(SWEDISH, "tamatave").do("skip").roll(2).do("land tamatave_cape_st_marie_land_2 2")
    refused(walking, "stowaway", "NOT_IN_A_CITY", "sea_ticket_before_voyage", "not in a city")
    arrived = walking.roll(2).do("land cape_st_marie 2").do("leave")
    assert arrived.can("stowaway")
    sailed = robbed(SWEDISH, "canary_islands").do("skip").do("stowaway").roll(3).do("sea tangier 3")
    refused(
        sailed, "stowaway", "NO_STOWAWAY_RIGHT", "stowaway_after_robber_on_island", "no right to board unpaid"
    )


def test_robbed_on_the_canary_islands():
    """After a robber there, 2005 sails two steps a turn, Sweden works its passage, 1951 stays for ever."""
    for rules in (ADDED, FAN):
        game = robbed(rules, "canary_islands")
        assert game.legal == ("drift",)
        for dot in (2, 4):
            game.do("drift").do(f"sea canary_islands_cape_verde_sea_{dot} 2")
        assert game.do("drift").do("sea cape_verde 1").players[0].at == "cape_verde"
    swedish = robbed(SWEDISH, "canary_islands")
    assert swedish.legal == ("skip",)
    assert swedish.do("skip").legal == ("stowaway",)
    stuck = robbed(FIRST, "canary_islands")
    for _ in range(10):
        assert stuck.legal == ("pass",)
        stuck.do("pass")
