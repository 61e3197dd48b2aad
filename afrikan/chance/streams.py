"""One random word for each purpose, player, turn and number of the draw within the turn."""

from enum import IntEnum
from typing import NamedTuple

from afrikan.chance.generator import MASK, philox
from afrikan.checks import is_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.quote import quoted


class Purpose(IntEnum):
    """What a random word is for; each purpose has a stream of its own."""

    LAYOUT = 0
    DIE = 1
    POLICY = 2
    CARDS = 3


class Seed(NamedTuple):
    """A 64-bit seed and a 64-bit game number as 32-bit words."""

    seed_low: int
    seed_high: int
    game_low: int
    game_high: int


def seed_of(seed: int, game: int = 0) -> Seed:
    """Return the stream key of one game of one seed.

    Args:
        seed: 0 up to 2**64 - 1.
        game: number of the game within the seed, 0 up to 2**64 - 1.

    Raises:
        AfrikanError: if either is not a whole number in its range.

    >>> seed_of(7, game=2)
    Seed(seed_low=7, seed_high=0, game_low=2, game_high=0)
    """
    for name, value in ((Phrase("the_seed"), seed), (Phrase("the_game"), game)):
        if not is_whole(value, 0, 2**64 - 1):
            raise AfrikanError("seed_wrong", name=name, value=quoted(value))
    return Seed(seed & MASK, seed >> 32, game & MASK, game >> 32)


def block(key: Seed, purpose: int, player: int, turn: int, number: int) -> tuple[int, int, int, int]:
    """Return the four random 32-bit words of one block of a stream.

    Args:
        key: seed and game.
        purpose: a ``Purpose``.
        player: seat, 0 to 15.
        turn: the player's own turn number, below 2**20.
        number: number of the block within the turn.
    """
    stream = turn | (player << 20) | (purpose << 24)
    return philox(number, stream, key.game_low, key.game_high, key.seed_low, key.seed_high)


def word(key: Seed, purpose: int, player: int, turn: int, number: int) -> int:
    """Return the random 32-bit word of one draw; one block serves four draws of a turn.

    Args:
        key, purpose, player, turn: as for ``block``.
        number: number of the draw within the turn.
    """
    return block(key, purpose, player, turn, number >> 2)[number & 3]


def below(random_word: int, n: int) -> int:
    """Scale a random 32-bit word to 0 … n - 1."""
    return (random_word * n) >> 32
