"""The random streams: published vectors, independence of order, and evenness."""

from collections import Counter

import pytest

from afrikan.chance import Purpose, below, block, philox, seed_of, word
from afrikan.errors import AfrikanError


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0, 0, 0, 0), (0, 0), "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            "d16cfe09 94fdcceb 5001e420 24126ea1",
        ),
    ],
)
def test_philox_meets_the_published_vectors(counter, key, words):
    """The known answers published with Random123 for philox4x32-10."""
    assert " ".join(f"{word:08x}" for word in philox(*counter, *key)) == words


def test_one_block_serves_four_draws_of_a_turn():
    key = seed_of(7, game=3)
    words = [word(key, Purpose.DIE, 2, 9, number) for number in range(8)]
    assert tuple(words[:4]) == block(key, Purpose.DIE, 2, 9, 0)
    assert tuple(words[4:]) == block(key, Purpose.DIE, 2, 9, 1)


def test_every_coordinate_matters():
    key = seed_of(7, game=3)
    base = (Purpose.DIE, 1, 1, 0)
    others = [
        (Purpose.POLICY, 1, 1, 0),
        (Purpose.DIE, 2, 1, 0),
        (Purpose.DIE, 1, 2, 0),
        (Purpose.DIE, 1, 1, 4),
    ]
    assert len({word(key, *where) for where in [base, *others]}) == 5
    keys = [seed_of(7, 3), seed_of(8, 3), seed_of(7, 4), seed_of(7 + 2**32, 3), seed_of(7, 3 + 2**32)]
    assert len({word(k, *base) for k in keys}) == 5


def test_dice_are_even():
    """Chi-square with 5 degrees of freedom stays below its 99.99 % point, 25.7."""
    faces = Counter(below(word(seed_of(1, game), Purpose.DIE, 0, 1, 0), 6) for game in range(12_000))
    assert sum((count - 2000) ** 2 / 2000 for count in faces.values()) < 25.7
    assert set(faces) == set(range(6))


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", None, True])
def test_an_impossible_seed_is_refused_by_its_value(seed):
    with pytest.raises(AfrikanError, match=r"seed .* must be a whole number from 0 to"):
        seed_of(seed)
