"""How a game is won and how it ends, rule by rule."""

import pytest
from situation import (
    FAN,
    FIRST,
    LITERAL,
    PRESETS,
    SWEDISH,
    by_road,
    by_ship,
    events,
    opening,
    pawn,
    refused,
    table,
)

from afrikan.game import Game

STAR_OPEN = {"opened": {"timbuktu": "star"}}
BOTH_OPEN = {"opened": {"timbuktu": "star", "sahara": "horseshoe"}}


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_goal_bring_star_home(rules):
    """The Star wins in Tangier as in Cairo, wherever its carrier set out, by land, by sea and by air.

    Source: Afrikan tähti: complete rules (fan edition), Who wins; Afrikas stjärna: Swedish rules, Who
    wins?.
    """
    for home in ("tangier", "cairo"):
        for start in ("tangier", "cairo"):
            game = by_road(rules, home, "egypt", frame=STAR_OPEN, star=True, start=start)
            assert game.status() == "Player 1 has won with the Star of Africa."
    assert by_ship(rules, "tangier", "egypt", frame=STAR_OPEN, star=True).over
    flown = table(rules, pawn("tripoli", star=True, money=9000), "egypt", **STAR_OPEN).do("fly tangier")
    assert flown.winner == "Player 1"
    assert not by_road(rules, "tangier", "egypt").over


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_goal_horseshoe_first_home(rules):
    """A horseshoe opened after the Star was found wins if it is home before the Star.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: horseshoe; Afrikas stjärna:
    Swedish rules, Who wins?.
    """
    game = opening(rules, "egypt", "horseshoe", pawn("cairo_egypt_land_1", star=True), frame=STAR_OPEN)
    game.roll(2).do("land cairo_egypt_land_3 2")
    game.roll(4).do("land cairo 4")
    assert game.status() == "Player 1 has won with a horseshoe."
    assert game.winner == "Player 1"
    late = opening(rules, "egypt", "horseshoe", pawn("cairo_egypt_land_1", star=True), frame=STAR_OPEN)
    late.roll(1).do("land cairo 1")
    assert late.status() == "Player 2 has won with the Star of Africa."


def test_finish_without_exact_count():
    """A roll larger than needed brings the Star home all the same, on the road and at sea.

    Source: Afrikas stjärna: Swedish rules, Movement at sea: reaching a city.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, pawn("cairo_egypt_land_1", star=True), "egypt", **STAR_OPEN)
        assert game.roll(6).do("land cairo 1").do("stop").over
        ship = table(
            rules, pawn("tangier_canary_islands_sea_1", star=True, voyage="ticket"), "egypt", **STAR_OPEN
        )
        assert ship.roll(6).do("sea tangier 1").over


def test_literal_carrier_passing_home_has_won():
    """Where passing counts as arriving, the Star is home the moment it reaches Cairo."""
    game = table(LITERAL, pawn("cairo_egypt_land_1", star=True), "egypt", **STAR_OPEN).roll(6)
    assert game.do("land cairo 1").over


def test_end_at_once():
    """The game is over when a winner is home, though others of the round have not had their turn.

    Source: Afrikan tähti: complete rules (fan edition), Who wins, bracketed note on the end of the
    game; Afrikas stjärna: Swedish rules, Who wins?.
    """
    game = table(
        FAN,
        "sahara",
        pawn("cairo_egypt_land_1", star=True),
        pawn("tangier_tunis_land_1", horseshoe=True),
        turn=2,
        **BOTH_OPEN,
    )
    game.roll(1).do("land cairo 1")
    assert game.over
    assert game.winner == "Player 2"
    assert game.legal == ()
    assert not game.chance
    for action in ("roll", "pass", "die 3"):
        refused(game, action, "GAME_OVER", "end_at_once", "the game is over")


def test_star_must_still_go_home():
    """Finding the Star wins nothing by itself, even when no horseshoe is left among the tiles.

    Source: Afrikan tähti: complete rules (fan edition), Who wins; Afrikas stjärna: Swedish rules, Who
    wins?.
    """
    cities = ("sahara", "tunis", "tripoli", "morocco", "canary_islands")
    rest = dict.fromkeys(cities, "horseshoe")
    game = opening(FAN, "egypt", "star", "cairo", frame={"opened": rest})
    assert game.view.remaining["horseshoe"] == 0
    assert not game.over
    assert game.current == "Player 2"


def test_unwinnable_game_goes_on():
    """A Star on an island whose finder can never leave it does not end the game before the last round.

    Source: Our decision: no rulebook declares a game over.
    """
    opened = {"canary_islands": "star"}
    game = Game.from_position(
        FIRST,
        {"players": [pawn("canary_islands", star=True, money=0), pawn("cairo", money=0)], "opened": opened},
        seed=1,
        rounds=3,
    )
    while not game.over:
        game.do("pass") if game.legal == ("pass",) else game.roll(1).do(game.legal[0])
        if "leave" in game.legal:
            game.do("leave")
    assert game.state.round == 3
    assert game.status() == "Nobody has won within 3 rounds."


def test_round_cap():
    """After the last agreed round nobody has won; the turn of its last player is still played.

    Source: Our decision: without a cap some rulesets would allow a game that never ends.
    """
    game = Game.from_position(
        FAN, {"players": [pawn("egypt"), pawn("cairo")], "first": 2, "turn": 2}, seed=1, rounds=2
    )
    turns = 0
    while not game.over:
        game.roll(1).do(game.legal[0])
        if "leave" in game.legal:
            game.do("leave")
        turns += 1
    assert turns == 4
    assert game.winner is None
    assert events(game)[-1] == "NO_WINNER"
    assert game.log[-1].rule.id == "round_cap"


def test_stranded_player_stays():
    """A player who can do nothing stays at the table, passes, and may still be met by a tile's end.

    Source: Our decision: no rulebook takes a player out of the game.
    """
    game = table(FIRST, pawn("canary_islands", money=0), "cairo", opened={"canary_islands": "blank"})
    for _ in range(5):
        assert game.current == "Player 1"
        game.do("pass").roll(1).do(game.legal[0])
    assert len(game.players) == 2
