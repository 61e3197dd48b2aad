"""Pirates and bedouins, rule by rule."""

import pytest
from situation import ADDED, FAN, FIRST, LITERAL, SWEDISH, events, pawn, refused, table

NORTH = "st_helena_fork_dakar_sea_1"
SOUTH = "st_helena_fork_orange_sea_1"
BEDOUINS = "sahara_dar_fur_land_2"
CAUGHT = "held by pirates, at sea on a ticket"
ADRIFT = {"voyage": "drift", "money": 0}


def aboard(rules, at, **entries):
    """A ship at sea with another player at home."""
    return table(rules, pawn(at, voyage="ticket", **entries), "cairo")


@pytest.mark.parametrize("dot", [NORTH, SOUTH])
def test_pirates_hold_until_one_or_two(dot):
    """Whoever is held beside St. Helena may only roll, and one or two sets him free.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: St. Helena; Afrikas stjärna:
    Swedish rules, Places with special rules: St. Helena.
    """
    for rules in (FIRST, ADDED, FAN, LITERAL, SWEDISH):
        for die in (3, 4, 5, 6):
            game = aboard(rules, dot, held=True)
            assert game.legal == ("release",)
            for action in ("roll", "pass", "drift"):
                refused(game, action, "HELD", "pirates_hold_until_one_or_two", "held by pirates")
            assert game.do("release").roll(die).players[0].state() == CAUGHT
        for die in (1, 2):
            game = aboard(rules, dot, held=True).do("release").roll(die)
            assert game.players[0].state() == "at sea on a ticket"


@pytest.mark.parametrize("rules", [FAN, SWEDISH], ids=lambda rules: rules.name)
def test_pirates_exact_landing(rules):
    """The pirates hold a ship only if its roll ends exactly on one of their two dots, coming or going.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: St. Helena; Afrikas stjärna:
    Swedish rules, Places with special rules: St. Helena.
    """
    for dot, beyond in ((NORTH, "st_helena_fork_dakar_sea_3"), (SOUTH, "st_helena_fork_orange_sea_3")):
        leaving = table(rules, "st_helena", "cairo").do("sail").roll(1).do(f"sea {dot} 1")
        assert leaving.players[0].state() == CAUGHT
        passing = table(rules, "st_helena", "cairo").do("sail").roll(3).do(f"sea {beyond} 3")
        assert passing.players[0].state() == "at sea on a ticket"
        landing = aboard(rules, beyond).roll(2).do(f"sea {dot} 2")
        assert landing.players[0].state() == CAUGHT
        arriving = aboard(rules, beyond).roll(3).do("sea st_helena 3")
        assert arriving.players[0].at == "st_helena"
        assert arriving.can("buy")


@pytest.mark.parametrize("rules", [FIRST, ADDED, LITERAL], ids=lambda rules: rules.name)
def test_pirates_always_hold(rules):
    """Word for word, the pirates stop every ship, coming or going, and the rest of its roll is lost.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: St. Helena.
    """
    for dot, beyond in ((NORTH, "st_helena_fork_dakar_sea_3"), (SOUTH, "st_helena_fork_orange_sea_3")):
        leaving = table(rules, "st_helena", "cairo").do("sail").roll(6)
        refused(leaving, f"sea {beyond} 3", "HAZARD_STOPS", "pirates_always_hold", "pirates on the way stop")
        leaving.do(f"sea {dot} 1")
        assert leaving.players[0].state() == CAUGHT
        assert leaving.current == "Player 2"
        arriving = aboard(rules, beyond).roll(6)
        refused(arriving, "sea st_helena 3", "HAZARD_STOPS", "pirates_always_hold", "pirates on the way stop")
        assert arriving.do(f"sea {dot} 2").players[0].state() == CAUGHT


@pytest.mark.parametrize("rules", [FIRST, FAN], ids=lambda rules: rules.name)
def test_pirates_once_per_visit(rules):
    """A ship that has been released leaves the dot without being caught again.

    Source: Our decision: otherwise a pawn could never leave the dot.
    """
    game = table(rules, pawn(SOUTH, voyage="ticket", held=True))
    game.do("release").roll(2)
    game.roll(4).do("sea st_helena_fork_orange_sea_5 4")
    assert game.players[0].state() == "at sea on a ticket"
    into_port = table(rules, pawn(SOUTH, voyage="ticket", held=True)).do("release").roll(1)
    assert into_port.roll(5).do("sea st_helena 1").players[0].at == "st_helena"


def test_bedouins_hold_until_one_or_two():
    """The bedouins take whoever has to stop on their dot, and nobody who only rides past.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: Sahara; Afrikas stjärna:
    Swedish rules, Places with special rules: Sahara.
    """
    for rules in (FIRST, ADDED, FAN, LITERAL, SWEDISH):
        passing = table(rules, "sahara", "cairo").roll(3).do("land sahara_dar_fur_land_3 3")
        assert passing.players[0].state() == "free"
        for start, steps in (("sahara", 2), ("sahara_dar_fur_land_6", 4)):
            game = table(rules, start, "cairo").roll(steps).do(f"land {BEDOUINS} {steps}")
            assert game.players[0].state() == "held by bedouins"
            assert game.log[-1].rule.id == "bedouins_hold_until_one_or_two"
        held = table(rules, pawn(BEDOUINS, held=True), "cairo")
        refused(held, "roll", "HELD", "bedouins_hold_until_one_or_two", "held by bedouins")
        held.do("release").roll(3)
        assert held.players[0].state() == "held by bedouins"
        assert held.log[-1].rule.id == "bedouins_hold_until_one_or_two"
        assert table(rules, pawn(BEDOUINS, held=True)).do("release").roll(1).can("roll")


def test_hazard_first_try_next_turn():
    """The turn of the capture is over at once; the first roll for release comes in the next one.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn.
    """
    game = table(FAN, "sahara", "cairo").roll(2).do(f"land {BEDOUINS} 2")
    assert game.current == "Player 2"
    game.roll(1).do("land cairo_egypt_land_1 1")
    assert game.legal == ("release",)
    free = table(FAN, BEDOUINS, "cairo")
    refused(free, "release", "NOT_HELD", "hazard_first_try_next_turn", "nobody holds Player 1")


def test_release_ends_turn():
    """The one or two that frees the pawn does not move it; it travels from the next turn on.

    Source: Afrikan tähti: complete rules (fan edition), Places to note, bracketed note on one roll per
    turn.
    """
    game = table(FAN, pawn(BEDOUINS, held=True), "cairo").do("release").roll(2)
    assert game.players[0].at == BEDOUINS
    assert game.current == "Player 2"
    game.roll(1).do("land cairo_egypt_land_1 1")
    assert set(game.roll(1).legal) == {"land sahara_dar_fur_land_1 1", "land sahara_dar_fur_land_3 1"}


def test_hazard_on_fixed_steps_too():
    """Where the pirates stop every ship, one that travels two steps without a ticket is caught as well.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: St. Helena.
    """
    for rules in (ADDED, LITERAL):
        always = table(rules, pawn("st_helena", money=0), "cairo").do("drift")
        assert set(always.legal) == {f"sea {NORTH} 1", f"sea {SOUTH} 1"}
        assert events(always.do(f"sea {NORTH} 1"))[-1] == "CAUGHT"
    exact = table(
        FAN.replace(hazard_on_fixed_steps="yes"), pawn("st_helena_fork_orange_sea_3", **ADRIFT), "cairo"
    )
    assert events(exact.do("drift").do(f"sea {SOUTH} 2"))[-1] == "CAUGHT"


def test_hazard_by_die_only():
    """The fan's pirates hold whom the number of the die brings to their dot; two free steps are no roll.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: St. Helena.
    """
    game = table(FAN, pawn("st_helena_fork_orange_sea_3", **ADRIFT), "cairo").do("drift").do(f"sea {SOUTH} 2")
    assert game.players[0].state() == "drifts at sea"
    for dot, rules in ((SOUTH, FAN), (NORTH, SWEDISH)):
        ship = aboard(rules, dot.replace("sea_1", "sea_3")).roll(2).do(f"sea {dot} 2")
        assert events(ship)[-1] == "CAUGHT"
