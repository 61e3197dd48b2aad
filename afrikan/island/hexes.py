"""The geometry of the map: axial coordinates of flat-topped hexes, steps, distances, rings."""

from collections.abc import Container

from afrikan.island.words import Direction

At = tuple[int, int]
"""Axial coordinates (q, r): q counts columns eastwards, r counts hexes southwards in a column."""

STEPS: tuple[At, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""What a step adds to the coordinates, in the order of ``Direction``."""


def step(at: At, direction: int) -> At:
    """Return the hex next to one in a direction.

    >>> step((3, 2), Direction.NE)
    (4, 1)
    """
    q, r = STEPS[direction]
    return at[0] + q, at[1] + r


def around(at: At) -> tuple[At, ...]:
    """Return the six hexes next to one, in the order of ``Direction``."""
    return tuple(step(at, direction) for direction in Direction)


def distance(a: At, b: At) -> int:
    """Return the fewest steps between two hexes if all is land.

    >>> distance((0, 0), (2, -1))
    2
    """
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: At, radius: int) -> tuple[At, ...]:
    """Return the hexes at exactly a distance, clockwise from the northernmost.

    >>> ring((0, 0), 1) == around((0, 0)), len(ring((5, 5), 3)), ring((5, 5), 0)
    (True, 18, ((5, 5),))
    """
    if radius == 0:
        return (centre,)
    at = (centre[0], centre[1] - radius)
    hexes = []
    for side in range(6):
        for _ in range(radius):
            hexes.append(at)
            at = step(at, (side + 2) % 6)
    return tuple(hexes)


def ball(centre: At, radius: int) -> tuple[At, ...]:
    """Return the hexes within a distance, ring by ring.

    >>> len(ball((0, 0), 4))
    61
    """
    return tuple(at for k in range(radius + 1) for at in ring(centre, k))


def flood(start: At, among: Container[At]) -> set[At]:
    """Return the hexes that can be reached from one by steps that stay among the given ones."""
    reached, waiting = {start}, [start]
    while waiting:
        for at in around(waiting.pop()):
            if at in among and at not in reached:
                reached.add(at)
                waiting.append(at)
    return reached
