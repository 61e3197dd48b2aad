"""Readings of money and setting up that differ from every printed rulebook: a situation for each."""

import pytest
from situation import FAN, opening, pawn, refused, table

from afrikan.errors import RulesetError
from afrikan.game import Game

THIRTY_TWO = {"tile_cities": "all", "tile_mix": (1, 2, 3, 4, 3, 6, 13)}


def started(rules, *cities, dice=()):
    """A game whose players have taken their start cities in order and rolled some dice."""
    game = Game(rules, players=len(cities), seed=1)
    for city in cities:
        game.do(f"start {city}")
    for die in dice:
        game.roll(die)
    return game


def test_treasure_found_at_home():
    """Thirty-two tiles lie on all cities; the Star found in Cairo wins there, and a gem is only sold.

    Source: Our decision: a treasure found at home has no way left to go.
    """
    rules = FAN.replace(**THIRTY_TWO)
    game = Game(rules, players=2, seed=1)
    assert set(game.tiles) == set(game.board.cities)
    assert sum(rules.tile_mix) == len(game.tiles) == 32
    found = opening(rules, "cairo", "star", "tunis")
    assert (found.status("en"), found.chance) == ("Player 1 has won with the Star of Africa.", False)
    assert [line.event.name for line in found.log[-2:]] == ["STAR_FOUND", "WON"]
    sold = opening(rules, "cairo", "topaz", "tunis")
    assert (sold.current, sold.players[0].money) == ("Player 2", 300 - 100 + 300)
    with pytest.raises(RulesetError, match="all thirty-two cities receive a tile"):
        FAN.replace(tile_cities="all")


def test_the_first_turn_may_begin_beside_a_tile():
    """Where the start cities have tiles, the first roll may already be an attempt; elsewhere it may not."""
    assert table(FAN.replace(**THIRTY_TWO), "cairo").roll(4).can("attempt")
    assert not table(FAN, "cairo").roll(4).can("attempt")


def test_bank_pays_what_it_has():
    """The notes are worth 110 tiles; the last player paid gets what is left, and payments go back.

    Source: Piatnik rule sheet 642425, first page.
    """
    rules = FAN.replace(bank_limit="notes", start_money=5300, gem_values=(300, 600, 1000))
    game = opening(rules, "egypt", "ruby", pawn("cairo"), money=5300)
    assert game.state.bank == 11_000 - 2 * 5300 + 100 - 500
    assert game.players[0].money == 5300 - 100 + 500
    said = [line.text("en") for line in game.log[-2:]]
    assert said == [
        "The bank can pay only 500 of 1,000.",
        "Player 1 receives 500 from the bank for the ruby.",
    ]
    assert game.log[-2].about == "bank_pays_what_it_has"
    full = opening(rules.replace(bank_limit="unlimited"), "egypt", "ruby", pawn("cairo"), money=5300)
    assert full.players[0].money == 5300 - 100 + 1000
    assert Game(rules, players=3, seed=1).players[2].money == 11_000 - 2 * 5300


def test_an_overdrawn_bank_pays_nothing_once_its_notes_count():
    """A bank that has paid more than its notes under other rules owes nobody, and asks nothing back."""
    rich = [pawn(city, money=6000) for city in ("cairo_egypt_land_3", "tunis", "cairo")]
    game = table(FAN.replace(start_money=6000), *rich).what_if("bank_limit", "notes")
    game.roll(1).do("land egypt 1").do("buy").flip("ruby")
    assert game.players[0].money == 6000 - 100
    assert game.log[-2].text("en") == "The bank can pay only 0 of 1,000."


def test_start_city_same():
    """The first player chooses, and everybody else must follow.

    Source: Our decision: listed for comparison with the free choice.
    """
    game = Game(FAN.replace(start_choice="same"), players=3, seed=1)
    assert game.legal == ("start tangier", "start cairo")
    game.do("start cairo")
    assert game.legal == ("start cairo",)
    refused(game, "start tangier", "START_IS_FIXED", "start_city_same", "Player 2 has no choice of a start")
    refused(game, "start egypt", "NOT_A_START", "start_city_choice", "not a start city")
    assert game.do("start cairo").log[-1].about == "start_city_same"


def test_start_city_by_seat():
    """Tangier and Cairo are taken in turn, whatever anybody wants.

    Source: Our decision: listed for comparison with the free choice.
    """
    game = Game(FAN.replace(start_choice="seat_alternating"), players=3, seed=1)
    refused(game, "start cairo", "START_IS_FIXED", "start_city_by_seat", "starts in Tangier")
    game.do("start tangier")
    refused(game, "start tangier", "START_IS_FIXED", "start_city_by_seat", "starts in Cairo")
    game.do("start cairo").do("start tangier")
    assert [player.at for player in game.players] == ["tangier", "cairo", "tangier"]


def test_first_roll_tie_youngest():
    """Of those who share the highest roll the first seat counts as the youngest and begins at once.

    Source: Our decision: no source settles a shared first roll.
    """
    rules = FAN.replace(first_player_tie="youngest")
    game = started(rules, "cairo", "cairo", "cairo", dice=(2, 5, 5))
    assert (game.current, game.state.round, game.state.first) == ("Player 2", 1, 1)
    tied = game.log[-2]
    assert (tied.text("en"), tied.about) == (
        "Several players share the highest roll, 5.",
        "first_roll_tie_youngest",
    )
    assert started(FAN, "cairo", "cairo", "cairo", dice=(2, 5, 5)).status("en").endswith("for who starts.")


def test_first_roll_tie_by_lot():
    """The lot decides, but only among those who share the highest roll.

    Source: Our decision: no source settles a shared first roll.
    """
    rules = FAN.replace(first_player_tie="lot")
    game = started(rules, "cairo", "cairo", "cairo", dice=(5, 2, 5))
    assert set(game.outcomes) == {"lot 1", "lot 3"}
    refused(game, "lot 2", "NO_SUCH_OUTCOME", "first_roll_tie_by_lot", "cannot come up now")
    assert game.log[-1].about == "first_roll_tie_by_lot"
    assert game.do("lot 3").current == "Player 3"


@pytest.mark.parametrize("value", ["youngest", "lot"])
def test_a_tie_needs_dice(value):
    """Where nobody rolls for the start there is no tie to settle."""
    with pytest.raises(RulesetError, match="only if the die decides who starts"):
        FAN.replace(first_player="chosen", first_player_tie=value)
