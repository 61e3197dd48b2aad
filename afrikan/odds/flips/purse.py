"""What is in a purse after some tiles have been turned, for every order in which they can come."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import perm, prod

GEMS = ("topaz", "emerald", "ruby")
"""The gems in the order of the option ``gem_values``."""


@dataclass(frozen=True)
class Venture:
    """Some tiles turned one after the other by the owner of a purse.

    Args:
        left: how many tiles of each face lie face down.
        flips: how many are turned.
        purse: the money before the first.
        values: what the bank pays for each gem.
        price: what is paid before each flip as long as the purse holds it; 0 if nothing is paid.
        doubled: number of the flip made on the Gold Coast; 0 if none is.
        factor: by how much a gem counts there.
        kept: what a robber leaves of what the purse holds.
    """

    left: Mapping[str, int]
    flips: int
    purse: int
    values: Mapping[str, int]
    price: int = 0
    doubled: int = 0
    factor: int = 1
    kept: int = 0

    @property
    def hidden(self) -> int:
        """How many tiles lie face down before the first flip."""
        return sum(self.left.values())


def purse_after(venture: Venture) -> dict[int, Fraction]:
    """Return the chance of each sum of money after the last flip, in ascending order.

    Faces that touch no money are one kind. For each purse that can be held, one long integer counts the
    orders that lead to it, in a slot for every number of gems and robbers drawn: drawing one more of a kind
    shifts all slots at once. How many tiles of each kind an order can be made of is multiplied in at the end.

    Args:
        venture: the tiles turned.

    >>> values = {"topaz": 300, "emerald": 600, "ruby": 1000}
    >>> purse_after(Venture({"ruby": 1, "robber": 1, "blank": 2}, 1, 100, values))
    {0: Fraction(1, 4), 100: Fraction(1, 2), 1100: Fraction(1, 4)}
    """
    slots = Slots([venture.left.get(face, 0) for face in (*GEMS, "robber")], venture.flips)
    purses = {venture.purse: 1}
    for flip in range(1, venture.flips + 1):
        purses = _turned(purses, venture, slots, flip)
    spared = venture.hidden - sum(slots.counts)
    weights = slots.weights(venture.flips, spared)
    orders = perm(venture.hidden, venture.flips)
    sums = {purse: slots.total(ways, weights) for purse, ways in sorted(purses.items())}
    return {purse: Fraction(ways, orders) for purse, ways in sums.items() if ways}


def _turned(purses: Mapping[int, int], venture: Venture, slots: "Slots", flip: int) -> dict[int, int]:
    """Return the orders by purse after one more flip."""
    factor = venture.factor if flip == venture.doubled else 1
    gains = [factor * venture.values[gem] for gem in GEMS]
    robber = len(GEMS)
    after: dict[int, int] = defaultdict(int)
    for purse, ways in purses.items():
        held = purse - venture.price if purse >= venture.price else purse
        after[held] += ways
        for kind, gain in enumerate(gains):
            after[held + gain] += slots.drawn(ways, kind)
        after[min(held, venture.kept)] += slots.drawn(ways, robber)
    return {purse: ways for purse, ways in after.items() if ways}


class Slots:
    """Counts by how many of each kind have been drawn, packed side by side into one integer.

    Args:
        counts: how many there are of each kind.
        draws: how many draws are made at most, which bounds each count.
    """

    def __init__(self, counts: Sequence[int], draws: int) -> None:
        self.counts = tuple(counts)
        self.bytes = ((len(counts) + 1) ** draws).bit_length() // 8 + 1
        sizes = [count + 1 for count in counts]
        self.taken = list(product(*map(range, sizes)))
        self._shifts: list[int] = [8 * self.bytes * prod(sizes[kind + 1 :]) for kind in range(len(sizes))]
        self._room = [self._mask(kind) for kind in range(len(sizes))]

    def _mask(self, kind: int) -> int:
        """Return ones in the slots in which one more of a kind can be drawn."""
        full, empty = b"\xff" * self.bytes, bytes(self.bytes)
        left = (full if taken[kind] < self.counts[kind] else empty for taken in self.taken)
        return int.from_bytes(b"".join(left), "little")

    def drawn(self, ways: int, kind: int) -> int:
        """Return the counts after one more of a kind."""
        return (ways & self._room[kind]) << self._shifts[kind]

    def weights(self, draws: int, others: int) -> list[int]:
        """Return for each slot of how many choices of single tiles each of its orders consists.

        Args:
            draws: how many have been drawn in all.
            others: how many tiles there are of no kind.
        """
        return [
            perm(others, draws - sum(taken)) * prod(map(perm, self.counts, taken))
            if sum(taken) <= draws
            else 0
            for taken in self.taken
        ]

    def total(self, ways: int, weights: Sequence[int]) -> int:
        """Return the counts of all slots, each multiplied by its weight."""
        packed = ways.to_bytes(self.bytes * len(weights), "little")
        parts = (packed[begin : begin + self.bytes] for begin in range(0, len(packed), self.bytes))
        pairs = zip(weights, parts, strict=True)
        return sum(weight * int.from_bytes(part, "little") for weight, part in pairs)
