"""Where two rules meet."""

from fractions import Fraction

import pytest
from situation import FAN, FIRST, LITERAL, by_road, events, pawn, refused, table

from afrikan.game import Game


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


@pytest.mark.parametrize(("dice", "first"), [((6, 6, 5, 1, 2), 2), ((6, 6, 5, 5, 3), 1)])
def test_old_rolls_of_outsiders_do_not_count(dice, first):
    """Only those who tied roll again, and only their new rolls count.

    Source: Our decision: a tie is broken by those who share it.
    """
    game = Game(FAN, players=3, seed=1)
    for _ in range(3):
        game.do("start cairo")
    for die in dice:
        game.roll(die)
    assert game.current == f"Player {first}"
    assert "roll" in game.legal


def test_second_tile_not_allowed_binds():
    rules = FIRST.replace(pass_through_is_arrival="yes", move_on_after_open="yes")
    game = table(rules, "dar_fur", "cairo").roll(6).do("land bahr_el_ghasal 2").do("buy").flip("topaz")
    game.do("land lake_victoria 2").do("stop")
    assert events(game)[-1] == "BOUND"


def test_outcomes_of_another_kind():
    flip = by_road(FAN, "bahr_el_ghasal", "cairo").do("buy")
    assert not flip.can("die 3")
    lot = Game(FAN.replace(first_player="lot"), players=2, seed=1).do("start cairo").do("start cairo")
    assert not lot.can("die 1")
    assert not lot.can("lot 3")


def test_way_with_a_wrong_number_of_steps():
    assert not table(FAN, "cairo", "tangier").roll(4).can("land egypt 3")


def test_pirates_before_the_port():
    rules = FAN.replace(sea_red_counts="only_next_turn")
    game = table(rules, pawn("st_helena_fork_dakar_sea_3", voyage="ticket"), "cairo").roll(6)
    game.do("sea st_helena_fork_dakar_sea_1 2")
    assert game.legal == ("stop",)
    assert events(game.do("stop"))[-1] == "CAUGHT"


NOT_ON_A_DOT = {
    "buy": "tiles_face_down",
    "sail": "sea_ticket_before_voyage",
    "fly cairo": "flight_instead_of_roll",
    "drift": "sea_ticket_before_voyage",
}


@pytest.mark.parametrize("action", NOT_ON_A_DOT)
def test_no_city_at_the_first_dot(action):
    """The dot with the lowest number is no city either."""
    pawn_there = table(FAN, pawn("fork_atlas", money=0), "cairo")
    refused(pawn_there, action, "NOT_IN_A_CITY", NOT_ON_A_DOT[action], "not in a city")


def test_robbed_on_an_island_on_the_way_moves_no_further():
    """Whoever is stranded by a robber in passing has ended his move."""
    rules = LITERAL.replace(penniless_sea="free_after_skip", penniless_sea_where="islands_only")
    game = table(rules, "tamatave_cape_st_marie_land_3", "cairo").roll(4).do("land cape_st_marie 1").do("buy")
    assert game.flip("robber").current == "Player 2"


def test_first_player_by_lot():
    """Under the lot every seat has the same chance, and the seat drawn begins.

    Source: Retkikunnat rules, p. 1.
    """
    game = Game(FAN.replace(first_player="lot"), 3, seed=1)
    for _ in range(3):
        game.do("start cairo")
    assert set(game.outcomes.values()) == {Fraction(1, 3)}
    game.do("lot 2")
    assert game.current == "Player 2"
    assert game.log[-1].rule.id == "first_player_by_lot"


def test_first_player_agreed():
    """Where the players agree, the first seat begins without a roll.

    Source: Our decision: where a rulebook is silent, players may agree.
    """
    game = Game(FAN.replace(first_player="chosen"), 2, seed=1).do("start cairo").do("start cairo")
    assert game.current == "Player 1"
    assert game.log[-1].rule.id == "first_player_agreed"


def test_pass_allowed():
    """A player whom nothing binds may do nothing; one who is held may not, nor may a roll be dropped.

    Source: Retkikunnat rules, p. 6.
    """
    rules = FAN.replace(may_pass="yes")
    idle = table(rules, "cairo", "cairo").do("pass")
    assert idle.log[-1].rule.id == "pass_allowed"
    assert idle.current == "Player 2"
    held = table(rules, pawn("sahara_dar_fur_land_2", held=True), "cairo")
    assert held.legal == ("release",)
    refused(table(rules, "cairo").roll(3), "pass", "MUST_MOVE", "roll_one_purpose", "turn must be used")


def test_the_tile_gone_frees_everybody_at_once():
    """Two players wait in one city; when one opens the tile, the other is free before his turn comes.

    Source: Our decision: the wait is for the tile.
    """
    both = [pawn("egypt", waiting=True), pawn("egypt", waiting=True), pawn("cairo")]
    game = table(FIRST, *both).do("attempt").roll(5).flip("blank")
    assert [player.state() for player in game.players[:2]] == ["free", "free"]


def test_the_literal_attempt_is_said_to_release():
    """Nothing is opened by the die there, and no word says so.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen.
    """
    game = table(LITERAL, pawn("egypt", waiting=True), "cairo")
    assert game.label("attempt") == "Roll for 4, 5 or 6 to be released"
    assert game.do("attempt").status() == "Player 1 rolls to be released from the tile."
    assert game.roll(2).log[-1].rule.id == "stay_until_success"
