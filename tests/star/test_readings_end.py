"""The readings of how the game ends that only some texts and programs hold, rule by rule."""

import pytest
from situation import FAN, FIRST, events, opening, pawn, refused, table

from afrikan.errors import RulesetError

STAR_OPEN = {"timbuktu": "star"}
BOTH_OPEN = {"timbuktu": "star", "sahara": "horseshoe"}
NEAR_CAIRO = "cairo_egypt_land_1"
NEAR_TANGIER = "tangier_tunis_land_1"
SHOES = dict.fromkeys(("timbuktu", "sahara", "tunis", "morocco", "tripoli"), "horseshoe")
STUCK = {"canary_islands": "blank", "st_helena": "blank"}


def race(rules):
    """The Star and a horseshoe one step from home each, the Star to move."""
    star, shoe = pawn(NEAR_CAIRO, star=True), pawn(NEAR_TANGIER, horseshoe=True)
    return table(rules, star, shoe, "cairo", opened=BOTH_OPEN).roll(1).do("land cairo 1")


def test_finish_by_exact_count():
    """Only a roll that ends exactly at home wins; a flight does.

    Source: Our decision: listed for comparison with the early stop.
    """
    rules = FAN.replace(finish_exact="needed")
    game = table(rules, pawn(NEAR_CAIRO, star=True), opened=STAR_OPEN).roll(2).do("land cairo 1").do("stop")
    assert not game.over
    assert game.roll(1).do(f"land {NEAR_CAIRO} 1").roll(1).do("land cairo 1").over
    assert table(rules, pawn("suakin", star=True), opened=STAR_OPEN).do("fly cairo").over
    early = table(FAN, pawn(NEAR_CAIRO, star=True), opened=STAR_OPEN).roll(2).do("land cairo 1")
    assert early.do("stop").over


def test_finish_own_start():
    """The Star must come back to the city its carrier set out from.

    Source: A Finnish student program with the same mechanics, player class.
    """
    rules = FAN.replace(finish_cities="own_start_only")
    for start, over in (("cairo", True), ("tangier", False)):
        game = table(rules, pawn(NEAR_CAIRO, star=True, start=start), opened=STAR_OPEN)
        assert game.roll(1).do("land cairo 1").over == over
    either = table(FAN, pawn(NEAR_CAIRO, star=True, start="tangier"), opened=STAR_OPEN)
    assert either.roll(1).do("land cairo 1").over


def test_round_is_finished():
    """The round is played to its end; if another comes home in it nobody wins.

    Source: A family's account at aili.fi, how the family plays.
    """
    rules = FAN.replace(end_when="finish_round")
    game = race(rules)
    assert game.log[-1].text() == "Player 1 has come home."
    assert game.current == "Player 2"
    draw = race(rules).roll(1).do("land tangier 1").roll(1).do(f"land {NEAR_CAIRO} 1")
    assert draw.over
    assert draw.winner is None
    assert draw.log[-1].text() == "Players who have come home in this round: 2. Nobody wins."
    assert draw.status() == "Several players have come home in the same round, so nobody has won."
    game.roll(1).do("land tangier_tunis_land_2 1").roll(1).do(f"land {NEAR_CAIRO} 1")
    assert game.over
    assert game.status() == "Player 1 has won with the Star of Africa."
    refused(game, "roll", "GAME_OVER", "round_is_finished", "the game is over")


def test_played_for_places():
    """The winner is home, and the others play on while a horseshoe can still bring one home.

    Source: Afrikan tähti: complete rules (fan edition), Who wins, bracketed note on the end of the game.
    """
    rules = FAN.replace(end_when="play_for_places")
    game = race(rules)
    assert game.current == "Player 2"
    game.roll(1).do("land tangier_tunis_land_2 1").roll(1).do(f"land {NEAR_CAIRO} 1")
    assert game.current == "Player 2"
    game.roll(2).do("land tangier 2")
    assert not game.over
    assert game.winner == "Player 1"
    last = {**SHOES, "timbuktu": "star", "sierra_leone": "horseshoe"}
    alone = table(rules, pawn(NEAR_CAIRO, star=True), "tangier", opened=last).roll(1).do("land cairo 1")
    assert alone.over
    assert race(FAN).over
    with pytest.raises(RulesetError, match="horseshoe_wins"):
        rules.replace(horseshoe_wins="no")


def test_star_wins_at_once():
    """With every horseshoe gone the Star wins where it is found, unless its finder is stranded.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    rules = FAN.replace(star_last_instant_win="instant_win")
    game = opening(rules, "egypt", "star", "tangier", frame={"opened": SHOES})
    assert game.over
    assert game.status() == "Player 1 has won with the Star of Africa."
    one_left = {city: face for city, face in SHOES.items() if city != "tunis"}
    assert not opening(rules, "egypt", "star", "tangier", frame={"opened": one_left}).over
    assert not opening(FAN, "egypt", "star", "tangier", frame={"opened": SHOES}).over
    stranded = FIRST.replace(star_last_instant_win="instant_win")
    assert not opening(stranded, "tamatave", "star", "tangier", frame={"opened": SHOES}, money=100).over
    rescued = opening(rules, "tamatave", "star", "tangier", frame={"opened": SHOES}, money=100)
    assert rescued.over


def test_unwinnable_game_declared():
    """When nobody has a way to win any more the game is over.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    players = [pawn("canary_islands", money=0), pawn("st_helena", money=0)]
    rules = FIRST.replace(stalemate="declared")
    game = table(rules, *players, opened=STUCK).do("pass")
    assert game.over
    assert events(game)[-2:] == ["STALEMATE", "NO_WINNER"]
    assert game.log[-2].text() == "Nobody can win any more; the game is declared over in round 1."
    assert not table(FIRST, *players, opened=STUCK).do("pass").over
    hope = table(rules, players[0], "cairo", opened=STUCK).do("pass")
    assert not hope.over
    with pytest.raises(RulesetError, match="loans"):
        rules.replace(loans="yes")


def test_stranded_player_out():
    """A player who cannot win any more takes no more turns.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    rules = FIRST.replace(stranded_policy="eliminate")
    stuck = pawn("canary_islands", money=0)
    game = table(rules, "cairo", stuck, "tangier", opened=STUCK).roll(1).do(f"land {NEAR_CAIRO} 1")
    assert game.current == "Player 3"
    assert game.log[-1].text() == "Player 2 can no longer win and is out of the game."
    assert game.log[-1].rule.id == "stranded_player_out"
    late = {**SHOES, "timbuktu": "star", "sierra_leone": "horseshoe"}
    lost = table(rules, pawn("dar_fur", star=True), "cairo", "tangier", opened=late)
    lost.roll(3).do("land egypt 3").do("leave")
    assert events(lost)[-2:] == ["ELIMINATED", "ELIMINATED"]
    stays = table(FIRST, "cairo", stuck, opened=STUCK).roll(1).do(f"land {NEAR_CAIRO} 1")
    assert stays.current == "Player 2"


def test_a_robber_that_can_free_the_star_is_hope():
    """While its carrier may open a robber the Star may come to others, so they stay in."""
    late = {**SHOES, "timbuktu": "star", "sierra_leone": "horseshoe"}
    rules = FAN.replace(stranded_policy="eliminate", robber_takes_star="star_to_capetown")
    game = table(rules, pawn("cairo_egypt_land_3", star=True), "cairo", opened=late)
    assert game.roll(1).do("land egypt 1").do("leave").current == "Player 2"
    without = FAN.replace(stranded_policy="eliminate")
    game = table(without, pawn("cairo_egypt_land_3", star=True), "cairo", opened=late)
    assert game.roll(1).do("land egypt 1").do("leave").current == "Player 1"


def test_loans_between_players():
    """A player lends the price of a tile at the beginning of his turn, as often as he has it.

    Source: A family's account at aili.fi, how the family plays.
    """
    rules = FAN.replace(loans="yes")
    game = table(rules, pawn("cairo", money=250), pawn("tangier", money=0))
    assert game.label("lend 2") == "Lend Player 2 100"
    game.do("lend 2").do("lend 2")
    assert [player.money for player in game.players] == [50, 200]
    assert game.log[-1].text() == "Player 1 lends Player 2 100."
    refused(game, "lend 2", "NO_MONEY_TO_LEND", "loans_between_players", "a loan is 100")
    refused(game, "lend 1", "NO_SUCH_BORROWER", "loans_between_players", "no other player")
    assert game.can("roll")
    refused(table(FAN, "cairo", "tangier"), "lend 2", "NO_LOANS", "money_never_negative", "lend each other")
