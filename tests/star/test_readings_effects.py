"""The readings of what the tiles do that only some texts and programs hold, rule by rule."""

import pytest
from situation import FAN, FIRST, SWEDISH, events, opening, pawn, refused, table

from afrikan.errors import RulesetError

TOLL = FAN.replace(robber_stays="toll_100")
CHASE = TOLL.replace(star_stealing="overtaking_robber")
TRADE = FAN.replace(horseshoe_before_star="kept_cash_or_extra_move")
STAR_OPEN = {"opened": {"timbuktu": "star"}}
EGYPT_ROAD = "cairo_egypt_land_3"


def robber_in_egypt(rules, *others, **entries):
    """A game in which the first player has opened a robber in Egypt and the second is to move."""
    return opening(rules, "egypt", "robber", *others, **entries)


def test_robber_leaves_one_price():
    """With a money belt a robber leaves the price of one tile; without it, nothing.

    Source: Retkikunnat rules, p. 2.
    """
    for base in (FAN, SWEDISH):
        price = base.tile_price
        belt = base.replace(robber_takes="all_but_100")
        game = robber_in_egypt(belt, "tangier", money=6 * price)
        assert game.players[0].money == price
        assert game.log[-1].rule.id == "robber_leaves_one_price"
        assert game.log[-1].text() == (
            f"A robber takes {4 * price:,} of Player 1's money and leaves the price of a tile."
        )
        assert robber_in_egypt(belt, "tangier", money=price + 1).players[0].money == 1
        assert robber_in_egypt(base, "tangier", money=6 * price).players[0].money == 0


def test_robbed_with_a_belt_on_an_island_nobody_waits_for_a_ship():
    """Whoever keeps the fare pays it: no roll is missed and no free passage given."""
    belt = SWEDISH.replace(robber_takes="all_but_100")
    game = opening(belt, "tamatave", "robber", money=5000)
    assert game.can("sail")
    assert not game.can("skip")
    assert opening(SWEDISH, "tamatave", "robber", money=5000).legal == ("skip",)


def test_robber_stays_for_toll():
    """An opened robber takes a tile's price of whoever comes, and the next turn of whoever stops.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    game = robber_in_egypt(TOLL, EGYPT_ROAD).roll(1).do("land egypt 1")
    assert [player.money for player in game.players] == [0, 200]
    assert events(game)[-2:] == ["STOPPED", "TOLL_PAID"]
    assert game.log[-1].text() == "Player 2 pays a toll of 100 to the robber in Egypt."
    game.roll(1).do("land egypt_dar_fur_land_1 1")
    assert game.legal == ("lose_turn",)
    refused(game, "roll", "TURNS_TO_LOSE", "lost_turns", "Player 2 must lose this turn")
    game.do("lose_turn").roll(1).do("land egypt_dar_fur_land_2 1")
    assert game.can("roll")
    passing = robber_in_egypt(TOLL, EGYPT_ROAD).roll(2).do("land egypt 1").do("land egypt_dar_fur_land_1 1")
    assert passing.players[1].money == 200
    assert passing.do("roll").can("die 1")
    poor = robber_in_egypt(TOLL, pawn(EGYPT_ROAD, money=30)).roll(1).do("land egypt 1")
    assert poor.players[1].money == 0
    removed = robber_in_egypt(FAN, EGYPT_ROAD).roll(1).do("land egypt 1")
    assert removed.players[1].money == 300


def test_robber_bars_carrier():
    """Once the Star is found robbers ask no toll, but its carrier may not come to one.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    game = robber_in_egypt(TOLL, pawn("egypt_dar_fur_land_1", star=True), frame=STAR_OPEN).roll(2)
    refused(game, "land egypt 1", "ROBBER_BARS_THE_WAY", "robber_bars_carrier", "away from Egypt")
    other = robber_in_egypt(TOLL, EGYPT_ROAD, pawn("sahara", star=True), frame=STAR_OPEN)
    other.roll(1).do("land egypt 1")
    assert other.players[1].money == 300
    assert "TOLL_PAID" not in events(other)
    free = robber_in_egypt(FAN, pawn("egypt_dar_fur_land_1", star=True), frame=STAR_OPEN).roll(2)
    assert free.can("land egypt 1")


def test_robber_turns_players():
    """After the Star is found whoever comes to a robber, or opens one, turns robber and stays rich.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    carrier = pawn("sahara", star=True)
    game = robber_in_egypt(CHASE, EGYPT_ROAD, carrier, frame=STAR_OPEN)
    assert game.log[-1].text() == "Player 1 turns robber in Egypt."
    assert game.log[-1].rule.id == "robber_turns_players"
    assert game.players[0].money == 200
    game.roll(1).do("land egypt 1")
    assert events(game)[-1] == "TURNED_ROBBER"
    assert game.players[1].money == 300
    robbed = robber_in_egypt(TOLL, EGYPT_ROAD, carrier, frame=STAR_OPEN)
    assert events(robbed)[-1] == "ROBBED"
    before = robber_in_egypt(CHASE, EGYPT_ROAD)
    assert events(before)[-1] == "ROBBED"


def test_robber_overtakes_carrier():
    """A robber whose pawn passes the carrier's takes Star and money, and the robber's tile goes away.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    carrier = pawn("egypt_dar_fur_land_1", star=True, money=700)
    game = robber_in_egypt(CHASE, carrier, frame=STAR_OPEN).roll(1).do("land egypt_dar_fur_land_2 1")
    game.roll(3).do("land dar_fur 3")
    assert [player.star for player in game.players] == [True, False]
    assert [player.money for player in game.players] == [900, 0]
    overtook = next(line for line in game.log if line.event.name == "OVERTOOK")
    assert overtook.text() == (
        "Player 1, turned robber, catches up with the carrier and takes the Star of Africa and 700."
    )
    assert overtook.rule.id == "robber_overtakes_carrier"
    assert game.do("leave").roll(2).can("land egypt 2")
    behind = robber_in_egypt(CHASE, carrier, frame=STAR_OPEN).roll(1).do("land egypt_dar_fur_land_2 1")
    behind.roll(1).do("land egypt_dar_fur_land_1 1")
    assert [player.star for player in behind.players] == [False, True]
    never = robber_in_egypt(TOLL, carrier, frame=STAR_OPEN).roll(1).do("land egypt_dar_fur_land_2 1")
    assert not never.roll(3).do("land dar_fur 3").players[0].star


def test_robber_sends_star_to_capetown():
    """A carrier who opens a robber puts the Star down in Cape Town; whoever arrives there takes it up.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    rules = FAN.replace(robber_takes_star="star_to_capetown")
    game = robber_in_egypt(rules, "whalefish_bay_capetown_land_3", frame=STAR_OPEN, star=True)
    assert not game.players[0].star
    assert game.log[-1].text() == "Player 1 loses the Star of Africa to a robber; it is put down in Capetown."
    game.roll(1).do("land capetown 1")
    assert game.players[1].star
    assert events(game)[-1] == "STAR_TAKEN"
    assert robber_in_egypt(FAN, "cairo", frame=STAR_OPEN, star=True).players[0].star


def test_a_robber_who_takes_up_the_star_is_a_robber_no_more():
    """The Star taken up in Cape Town stays with a player who had turned robber before."""
    rules = CHASE.replace(robber_takes_star="star_to_capetown")
    game = table(
        rules,
        pawn("whalefish_bay_capetown_land_3"),
        pawn(EGYPT_ROAD, star=True),
        opened={"timbuktu": "star"},
    )
    game.roll(3).do("land whalefish_bay 3").do("buy").flip("robber")
    game.roll(1).do("land egypt 1").do("buy").flip("robber")
    game.roll(4).do("land capetown 4")
    assert game.players[0].star
    game.do("leave").roll(4).do("land cairo 4")
    game.roll(1).do("land whalefish_bay_capetown_land_3 1")
    assert game.players[0].star


def test_horseshoe_kept_until_star():
    """A horseshoe opened early is kept, counts once the Star is found, and must still come home.

    Source: Afrikan tähti by ravelius, house rules of an early build.
    """
    rules = FAN.replace(horseshoe_before_star="kept_counts_later")
    game = opening(rules, "egypt", "horseshoe", "dar_fur_bahr_el_ghasal_land_1")
    assert events(game)[-1] == "HORSESHOE_SAVED"
    assert not game.players[0].horseshoe
    game.roll(1).do("land bahr_el_ghasal 1").do("buy").flip("star")
    assert [player.horseshoe for player in game.players] == [True, False]
    assert game.log[-1].text() == (
        "Player 1 may win now with the horseshoe kept since before the Star was found."
    )
    game.roll(4).do("land cairo 4")
    assert game.status() == "Player 1 has won with a horseshoe."
    discarded = opening(FAN, "egypt", "horseshoe", "dar_fur_bahr_el_ghasal_land_1")
    discarded.roll(1).do("land bahr_el_ghasal 1").do("buy").flip("star")
    assert not discarded.players[0].horseshoe


def test_a_horseshoe_that_begins_to_count_frees_a_waiting_player():
    """Whoever carries a treasure opens no tiles there, so no tile may go on binding him."""
    rules = FIRST.replace(horseshoe_before_star="kept_counts_later", carrier_may_open="no")
    game = opening(rules, "egypt", "horseshoe", "dar_fur_bahr_el_ghasal_land_1")
    game.roll(1).do("land bahr_el_ghasal 1").do("buy").flip("blank")
    game.roll(3).do("land dar_fur 3").do("leave")
    assert game.players[0].conditions == (("saved", 1), ("waiting", 0))
    game.roll(2).do("land lake_victoria 2").do("buy").flip("star")
    assert game.players[0].horseshoe
    assert game.can("roll")


def test_horseshoe_kept_to_trade():
    """A kept horseshoe is worth the price of a tile, or another turn after this one.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    game = opening(TRADE, "egypt", "horseshoe", "cairo")
    refused(game, "cash", "NO_HORSESHOE", "horseshoe_kept_to_trade", "Player 2 has no horseshoe")
    game.roll(1).do("land cairo_egypt_land_1 1")
    assert {"cash", "extra", "roll"} <= set(game.legal)
    game.do("cash")
    assert game.players[0].money == 300
    assert game.current == "Player 1"
    refused(game, "extra", "NO_HORSESHOE", "horseshoe_kept_to_trade", "no horseshoe to hand in")
    game.undo().do("extra")
    refused(
        game, "extra", "EXTRA_TURN_TAKEN", "horseshoe_kept_to_trade", "another turn after this one already"
    )
    game.roll(3).do("land dar_fur 3").do("leave")
    assert game.current == "Player 1"
    game.roll(4).do("land bahr_el_ghasal 2").do("stop").do("leave")
    assert game.current == "Player 2"
    plain = opening(FAN, "egypt", "horseshoe")
    refused(plain, "cash", "NO_HORSESHOE", "horseshoe_before_star_discarded", "no horseshoe to hand in")


def test_a_horseshoe_that_cannot_win_is_kept_to_trade_later_too():
    """Where only the Star wins, the edition lets a horseshoe be kept and used at any time."""
    rules = TRADE.replace(horseshoe_wins="no")
    game = opening(rules, "egypt", "horseshoe", pawn("sahara", star=True), frame=STAR_OPEN)
    assert events(game)[-1] == "HORSESHOE_SAVED"
    wins = opening(TRADE, "egypt", "horseshoe", pawn("sahara", star=True), frame=STAR_OPEN)
    assert events(wins)[-1] == "HORSESHOE_KEPT"


def test_horseshoe_never_wins():
    """Only the Star wins: a horseshoe opened after it is put away.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    rules = FAN.replace(horseshoe_wins="no")
    game = opening(rules, "egypt", "horseshoe", pawn("sahara", star=True), frame=STAR_OPEN)
    assert not game.players[0].horseshoe
    assert events(game)[-1] == "HORSESHOE_DISCARDED"
    assert game.log[-1].rule.id == "horseshoe_never_wins"


def test_slave_coast_robber():
    """A robber on the Slave Coast takes the money and holds its finder; a blank tile does nothing.

    Source: Star of Africa, rules of a Russian-language edition, main rules.
    """
    rules = FAN.replace(slave_trigger="robber")
    game = opening(rules, "slave_coast", "robber")
    assert game.players[0].money == 0
    assert game.players[0].conditions == (("slave", 3),)
    assert game.log[-1].rule.id == "slave_coast_robber"
    assert game.legal == ("serve",)
    assert "serve" not in opening(rules, "slave_coast", "blank").legal
    assert "serve" not in opening(FAN, "slave_coast", "robber").legal


def test_slave_loses_turns():
    """Whole turns are lost on the Slave Coast, and nothing at all is done in them.

    Source: Retkikunnat rules, p. 9.
    """
    rules = FAN.replace(slave_unit="turns")
    game = opening(rules, "slave_coast", "blank")
    assert game.log[-1].text() == "Player 1 becomes a slave on the Slave Coast; turns to lose: 3."
    for left in (2, 1, 0):
        assert game.legal == ("lose_turn",)
        assert game.do("lose_turn").log[-1].text() == f"Player 1 loses a turn; still to lose: {left}."
    assert game.can("roll")
    refused(game, "lose_turn", "NO_TURN_TO_LOSE", "lost_turns", "has no turn to lose")


def test_lost_turns():
    """A turn to lose leaves no other action, and one of them goes by each time.

    Source: Retkikunnat rules, p. 9; Star of Africa, rules of a Russian-language edition, main rules.
    """
    game = opening(FAN.replace(slave_unit="turns", slave_length=2), "slave_coast", "blank", "cairo")
    for die, place in ((1, "cairo_egypt_land_1"), (1, "cairo")):
        game.roll(die).do(f"land {place} 1")
        for action in ("roll", "sail", "pass", "serve"):
            refused(game, action, "TURNS_TO_LOSE", "lost_turns", "must lose this turn")
        game.do("lose_turn")
    assert game.roll(1).do("land cairo_egypt_land_1 1").can("roll")


def test_slave_leaves_without_roll():
    """Where only rolls are lost, a way that needs none leads off the Slave Coast at once.

    Source: Our decision: listed because only rolls are said to be lost.
    """
    rules = FAN.replace(slave_may_fly="yes")
    game = table(rules, pawn("slave_coast", slave=3, money=0))
    assert set(game.legal) == {"serve", "drift"}
    refused(game, "roll", "ENSLAVED", "slave_leaves_without_roll", "must miss this roll")
    assert game.do("drift").players[0].state() == "drifts at sea"
    assert table(FAN, pawn("slave_coast", slave=3, money=0)).legal == ("serve",)


@pytest.mark.parametrize("wins", ["yes", "no"])
def test_only_a_star_that_is_safe_can_win_at_once(wins):
    """Combinations that make no sense are refused with a reason."""
    with pytest.raises(RulesetError, match="star_last_instant_win"):
        CHASE.replace(star_last_instant_win="instant_win", horseshoe_wins=wins)
