"""Finding oneself: the direction whose answer tells most, or along the coast."""

from afrikan.island.policies.ways import Ways
from afrikan.island.state import NONE, TOLDS, Isle, Sight


def informative_way(sight: Sight, isle: Isle, ways: Ways, room: list[int]) -> int:
    """Return the direction after whose answer the fewest hexes are to be expected.

    Where several are as good, a hiker goes straight on rather than turn, and turns rather than go back.

    Args:
        sight: what the side knows.
        isle, ways: the tables.
        room: at least ``TOLDS`` numbers to count in.
    """
    best, least = NONE, 0
    for way in range(6):
        if sight.seas >> way & 1 == 1:
            continue
        expected = 3 * answers_squared(sight, isle, ways, way, room) + turning(sight.heading, way)
        if best == NONE or expected < least:
            best, least = way, expected
    return best


def answers_squared(sight: Sight, isle: Isle, ways: Ways, way: int, room: list[int]) -> int:
    """Return the sum, over all answers to a direction, of the squared number of hexes that would give it.

    Divided by the number of hexes, it is the number to be expected after the answer.
    """
    for told in range(TOLDS):
        room[told] = 0
    squares = 0
    for place in range(sight.count):
        told = ways.told[isle.beside[sight.maybe[place]][way]]
        squares += 2 * room[told] + 1
        room[told] += 1
    return squares


def turning(heading: int, way: int) -> int:
    """Return 0 for straight on, 2 for straight back, 1 for any other direction."""
    if heading == NONE or (way - heading) % 6 == 0:
        return 0
    return 2 if (way - heading) % 6 == 3 else 1


def coastal_way(sight: Sight, ways: Ways) -> int:
    """Return the direction that goes straight to the sea, and then keeps it on the left."""
    heading = 0 if sight.heading == NONE else sight.heading
    ashore = sight.seas != 0
    for place in range(sight.count):
        if not ashore and ways.coast[sight.maybe[place]] == 0:
            return heading
    for turn in range(4, 10):
        way = (heading + turn) % 6
        if sight.seas >> way & 1 == 0:
            return way
    return heading
