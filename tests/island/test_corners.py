"""Corners of the rules that a game rarely comes to."""

from tests.island.table import table, tiny_map, walk


def test_a_day_may_have_more_steps_than_points():
    """Where fortresses cost nothing to enter, a day of a hundred steps finds room."""
    game = table("A1", "B3", map=tiny_map(), site_cost=0)
    for _ in range(50):
        walk(game, "se", "nw")
    assert (game.state.points, game.state.crossed) == (0, 2)
