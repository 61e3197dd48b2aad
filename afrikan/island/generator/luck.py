"""Randomness that is the same in every version of Python: only ``random()`` is promised to stay."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """A stream of random numbers.

    Args:
        seed: decides all of them.
    """

    __slots__ = ("unit",)

    def __init__(self, seed: int) -> None:
        self.unit = Random(seed).random
        """Returns the next number from 0 to below 1."""

    def below(self, count: int) -> int:
        """Return a whole number from 0 to below ``count``, each equally likely."""
        return int(self.unit() * count)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
