"""Corners of the rules that a game rarely comes to."""

from tests.island.table import last, table, tiny_map, walk


def test_a_day_may_have_more_steps_than_points():
    """Where fortresses cost nothing to enter, a day of a hundred steps finds room."""
    game = table("A1", "B3", map=tiny_map(), site_cost=0)
    for _ in range(50):
        walk(game, "se", "nw")
    assert (game.state.points, game.state.crossed) == (0, 2)


def test_a_full_day_ends_after_one_opening():
    """An empty treasure hex that stays open is not opened again and again on one full day."""
    game = table("06.05", open_when_full="yes")
    walk(game, "ne jungle 4", "sw swamp 8", "s").do("open").do("chest empty")
    assert (last(game), game.current) == (["SITE_EMPTY"], "Player 2")


def test_the_sea_called_on_a_site_ends_a_full_day():
    """Only entering fills a day on which the hex may still be opened; calling the sea does not."""
    game = table("C6", open_when_full="yes", sea_bump_cost=12)
    assert walk(game, "nw").current == "Player 2"
