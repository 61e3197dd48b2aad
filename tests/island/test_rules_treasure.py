"""The treasure, rule by rule."""

from fractions import Fraction

from tests.island.table import idle, kinds, line, refused, said, table, walk

MISS = {"site_after_miss": "no"}


def test_treasure_wins():
    """Whoever first opens the hex of the treasure wins, and the game is over.

    Source: Rules of the island game (Discovery Island), p. 5.
    """
    game = table("06.05", first=1)
    walk(game, "s").do("open").do("chest treasure")
    assert (game.over, game.winner, game.legal) == (True, "Player 1", ())
    assert said(game) == "Player 1 finds the treasure at B3 and wins."
    assert game.status() == "Player 1 has found the treasure."
    for action in ("go n", "open", "rest", "chest empty"):
        refused(game, action, "GAME_OVER", "treasure_wins", "the game is over")
    second = table("B4", "D1", first=2).do("open").do("chest treasure")
    assert second.winner == "Player 2"


def test_guess_allowed():
    """No clue is needed to open a treasure hex, and even a hopeless one may be opened as a bluff.

    Source: Rules of the island game (Discovery Island), p. 5.
    """
    guess = table("B4").do("open")
    assert line(guess, "SITE_OPENED").rule.id == "guess_allowed"
    assert guess.can("chest treasure")
    hopeless = table("A1", "D1").do("open").do("clue mountain")
    walk(hopeless, "s jungle 4", "s jungle 4").do("open")
    assert hopeless.outcomes == {"chest empty": 1}
    refused(
        hopeless, "chest treasure", "NO_SUCH_OUTCOME", "clue_card_windows", "a look for the treasure at D1"
    )
    hopeless.do("chest empty")
    assert (said(hopeless), hopeless.view(0).empty) == ("D1 is empty.", ("D1",))


def test_empty_hex_stays_open():
    """An empty treasure hex may be opened again by either side, for as many points, and is empty still.

    Source: Rules of the island game (Discovery Island), p. 6.
    """
    game = table("B4", "B4").do("open").do("chest empty")
    assert line(game, "SITE_EMPTY").rule.id == "empty_hex_stays_open"
    game.do("open")
    assert game.outcomes == {"chest empty": 1}
    game.do("chest empty")
    assert (game.current, game.can("open")) == ("Player 2", True)
    assert game.do("open").outcomes == {"chest empty": 1}


def test_empty_hex_crossed_off():
    """Where it is read so, nobody opens an empty treasure hex again.

    Source: Our decision: a reading offered where the rulebook is silent.
    """
    game = table("B4", "B4", **MISS).do("open").do("chest empty")
    assert line(game, "SITE_EMPTY").rule.id == "empty_hex_crossed_off"
    words = "this treasure hex is crossed off"
    refused(game, "open", "SITE_CLOSED", "empty_hex_crossed_off", words)
    walk(game, "n jungle 4", "s")
    refused(game, "open", "SITE_CLOSED", "empty_hex_crossed_off", words)
    assert kinds(game) == {"go"}
    other = table("B4", "B3", **MISS).do("open").do("chest empty")
    assert idle(other).current == "Player 2"
    assert other.do("open").outcomes == {"chest empty": Fraction(10, 11), "chest treasure": Fraction(1, 11)}
