"""The readings of pirates and bedouins that only some texts and programs hold, rule by rule."""

from situation import FAN, SWEDISH, events, kinds, pawn, refused, table

BEDOUINS = "sahara_dar_fur_land_2"
PIRATES = "st_helena_fork_dakar_sea_1"


def caught(rules, *others):
    """A game whose first player has just ended a move on the bedouins' dot."""
    return table(rules, "sahara", *others).roll(2).do(f"land {BEDOUINS} 2")


def test_hazard_costs_a_turn():
    """Whoever stops on the ringed dots loses one turn and then travels on.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    rules = FAN.replace(hazard_effect="skip_one_turn")
    game = caught(rules)
    assert game.log[-1].rule.id == "hazard_costs_a_turn"
    assert game.legal == ("lose_turn",)
    refused(game, "release", "TURNS_TO_LOSE", "lost_turns", "must lose this turn")
    assert game.do("lose_turn").roll(3).can("land sahara_dar_fur_land_5 3")
    ship = table(rules, "st_helena").do("sail").roll(1).do(f"sea {PIRATES} 1")
    assert ship.legal == ("lose_turn",)
    assert ship.do("lose_turn").roll(1).can("sea st_helena 1")
    assert caught(FAN).legal == ("release",)


def test_hazard_first_try_same_turn():
    """The die for the release is rolled at once; a failure is followed by the next turn's.

    Source: Our decision: listed because most texts name no turn for the first try.
    """
    game = caught(FAN.replace(hazard_first_try="same_turn"), "cairo")
    assert game.status() == "Player 1 rolls to get free."
    game.roll(3)
    assert events(game)[-1] == "STILL_HELD"
    assert game.roll(1).do("land cairo_egypt_land_1 1").legal == ("release",)
    free = caught(FAN.replace(hazard_first_try="same_turn"), "cairo").roll(2)
    assert free.current == "Player 2"
    assert free.players[0].conditions == ()
    later = caught(FAN, "cairo")
    assert later.current == "Player 2"
    assert later.players[0].conditions == (("held", 1),)


def test_release_moves_by_that_roll():
    """The one or two that sets a pawn free moves it as well.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    rules = FAN.replace(roll_single_use="reuse", release_then="move_with_that_roll")
    game = table(rules, pawn(BEDOUINS, held=True), "cairo").do("release").roll(2)
    assert game.log[-1].rule.id == "release_moves_by_that_roll"
    assert set(game.legal) == {"land sahara 2", "land sahara_dar_fur_land_4 2"}
    ship = table(rules, pawn(PIRATES, held=True, voyage="ticket"), "cairo").do("release").roll(1)
    assert "sea st_helena 1" in ship.legal
    stays = table(FAN, pawn(BEDOUINS, held=True), "cairo").do("release").roll(2)
    assert stays.current == "Player 2"


def test_release_rolls_again():
    """A pawn set free rolls again at once and moves by that number.

    Source: FreeAT by otson, notes and code.
    """
    for base in (FAN, SWEDISH):
        rules = base.replace(release_then="roll_again_and_move")
        game = table(rules, pawn(BEDOUINS, held=True), "cairo").do("release").roll(1)
        assert game.log[-1].rule.id == "release_rolls_again"
        assert game.current == "Player 1"
        assert game.roll(5).can("land sahara_dar_fur_land_7 5")
        held = table(rules, pawn(BEDOUINS, held=True), "cairo").do("release").roll(3)
        assert held.current == "Player 2"
    drifting = table(
        FAN.replace(release_then="roll_again_and_move", hazard_on_fixed_steps="yes"),
        pawn(PIRATES, held=True, voyage="drift", money=0),
    )
    assert kinds(drifting.do("release").roll(1)) == {"sea"}
