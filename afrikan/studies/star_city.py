"""Where the Star lies in many games, found by the games' own shuffle, run on all of them at once."""

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from afrikan.chance import Seed, seed_of
from afrikan.rules import Ruleset
from afrikan.star.luck import shuffle
from afrikan.star.state import CITIES
from afrikan.star.tables import tables
from afrikan.star.words import Face

if TYPE_CHECKING:
    Numbers = np.ndarray[Any, np.dtype[np.int64]]


class Decks:
    """The faces of the slots of many games side by side, for one shuffle to work on as on a single game's."""

    def __init__(self, games: int) -> None:
        self.faces = np.zeros((CITIES, games), np.int64)
        self.games = np.arange(games)

    def __getitem__(self, place: "int | Numbers") -> "Numbers":
        """Return each game's face at a place, which may be another one in each game."""
        found: Numbers = self.faces[place, self.games]
        return found

    def __setitem__(self, place: "int | Numbers", face: "int | Numbers") -> None:
        """Put a face at a place in each game."""
        self.faces[place, self.games] = face


def star_cities(rules: Ruleset, seed: int, begin: int, games: int) -> "Numbers":
    """Return the number of the city where the Star lies in each of some games.

    Args:
        rules: the ruleset.
        seed: the seed of the games.
        begin: number of the first game.
        games: how many games.

    >>> star_cities(Ruleset.preset("fan"), 7, 0, 4).tolist()
    [23, 6, 17, 5]
    """
    law, board = rules.kernel(), tables(rules)
    numbers, decks = np.arange(begin, begin + games, dtype=np.int64), Decks(games)
    key = seed_of(seed)._replace(game_low=cast(int, numbers & 0xFFFFFFFF), game_high=cast(int, numbers >> 32))
    count = shuffle(cast("list[int]", decks), law, Seed(*key))
    slots = (decks.faces[:count] == Face.STAR).argmax(axis=0)
    tiled = np.array([city for city in range(board.cities) if board.has_tile[city]])
    found: Numbers = tiled[slots]
    return found
