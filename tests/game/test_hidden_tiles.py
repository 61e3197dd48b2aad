"""Tiles that people enter by hand leave the hidden ones as likely as a fair shuffle leaves them."""

from collections import Counter
from itertools import permutations

import pytest

from afrikan.chance import seed_of
from afrikan.game import Game
from afrikan.game.faces import settle, swap_in
from afrikan.rules import Ruleset


def test_every_order_of_the_hidden_faces_comes_equally_often_after_settling():
    """Five slots, two faces of a kind: from all 120 equally likely shuffles, with ten streams of luck each.

    The hidden three of b, b, c come in three orders; each of them 400 times of 1,200, plus or minus four
    standard deviations of a fair choice (a false alarm in 16,000 runs, and the seeds are fixed).
    """
    found = Counter()
    for number, shuffled in enumerate(permutations("aabbc")):
        for luck in range(10):
            faces = list(map("abc".index, shuffled))
            settle(faces, {0: 0, 3: 0}, 5, seed_of(luck, number))
            assert (faces[0], faces[3]) == (0, 0)
            found[faces[1], faces[2], faces[4]] += 1
    assert set(found) == {(1, 1, 2), (1, 2, 1), (2, 1, 1)}
    assert max(abs(times - 400) for times in found.values()) < 4 * (1200 * 2 / 9) ** 0.5


def test_a_face_in_its_place_stays_there():
    faces = [2, 1, 0]
    swap_in(faces, 0, 2, (1, 2), seed_of(1))
    assert faces == [2, 1, 0]


@pytest.mark.parametrize("city", ["tunis", "capetown"])
def test_a_position_with_open_tiles_hides_robbers_as_often_in_its_first_as_in_its_last_city(city):
    """Two robbers are left under 27 tiles: 2/27 of 1,500 games, within four standard deviations."""
    rules = Ruleset.preset("fan")
    position = {
        "players": [{"at": "cairo"}],
        "opened": {"congo": "robber", "sahara": "blank", "st_helena": "ruby"},
    }
    games, hits = 1500, 0
    for seed in range(games):
        game = Game.from_position(rules, position, seed=seed)
        slot = game.state.tiles[game.board.index[city]]
        hits += game.timeline.now.faces[slot] == 4
    share = 2 / 27
    assert abs(hits - games * share) < 4 * (games * share * (1 - share)) ** 0.5
