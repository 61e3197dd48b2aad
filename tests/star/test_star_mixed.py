"""Where two rules meet."""

from situation import FAN, LITERAL, events, pawn, table


def test_a_ticketed_ship_is_caught_although_fixed_steps_are_spared():
    """The option on fixed steps concerns penniless travel only.

    Source: Our decision: no source says whether two fixed steps can end on a pirate dot.
    """
    rules = FAN.replace(hazard_on_fixed_steps="no")
    dot = "st_helena_fork_dakar_sea_1"
    ship = table(rules, "st_helena", "cairo").do("sail").roll(1).do(f"sea {dot} 1")
    assert events(ship)[-1] == "CAUGHT"
    adrift = table(rules, pawn("st_helena_fork_dakar_sea_3", voyage="drift", money=0), "cairo").do("drift")
    assert events(adrift.do(f"sea {dot} 2"))[-1] != "CAUGHT"


def test_whoever_is_enslaved_on_the_way_goes_no_further():
    """A blank tile opened in passing on the Slave Coast ends the move at once.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: Slave Coast.
    """
    game = table(LITERAL, "slave_coast_fork_chad_land_1", "cairo").roll(4).do("land slave_coast 1")
    game.do("buy").flip("blank")
    assert game.current == "Player 2"
    assert game.players[0].at == "slave_coast"
    assert game.state.players[0].slave == 3


def test_whoever_opens_another_blank_on_the_way_goes_on():
    """The literal reading lets a player open in passing and travel on with the rest of the roll.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen.
    """
    game = table(LITERAL, "cairo", "cairo").roll(6).do("land egypt 4").do("buy").flip("blank")
    assert game.current == "Player 1"
    assert game.can("land egypt_dar_fur_land_2 2")
