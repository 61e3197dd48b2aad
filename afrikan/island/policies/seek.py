"""Looking for the treasure: what the clues say, which hex to head for, and the way there."""

from afrikan.island.policies.ways import Ways
from afrikan.island.state import FORTS, GROUNDS, LABELS, NONE, Isle, Sight

FAR = 1_000_000
"""Stands for a cost without end."""


def weigh_sites(sight: Sight, isle: Isle, room: list[int]) -> int:
    """Write the weight of each treasure hex into ``room`` by its label; return the sum.

    The weight is the number of ways in which its clue card, whose order nobody knows, shows the clues read in
    as many fortresses. A hex found empty has weight 0.

    Args:
        sight: what the side knows.
        isle: the tables.
        room: at least ``LABELS + GROUNDS`` numbers to write in.
    """
    for ground in range(GROUNDS):
        room[LABELS + ground] = 0
    for fort in range(1, FORTS + 1):
        if sight.clue[fort] != NONE and sight.clue_way[fort] == NONE:
            room[LABELS + sight.clue[fort]] += 1
    total = 0
    for site in range(FORTS + 1, isle.labels + 1):
        weight = 0
        if sight.missed[site] == 0 and fits_directions(sight, isle, site):
            weight = 1
            for ground in range(GROUNDS):
                weight *= choices(isle.clues[site][ground], room[LABELS + ground])
        room[site] = weight
        total += weight
    return total


def fits_directions(sight: Sight, isle: Isle, site: int) -> bool:
    """Tell whether the ground around a treasure hex is where clues with a direction say."""
    for fort in range(1, FORTS + 1):
        way = sight.clue_way[fort]
        if way != NONE and isle.ring[site][way] != sight.clue[fort]:
            return False
    return True


def choices(n: int, k: int) -> int:
    """Return in how many ways k things are chosen out of n, both small.

    >>> choices(4, 2), choices(2, 3)
    (6, 0)
    """
    result = 1
    for taken in range(k):
        result = result * (n - taken) // (taken + 1)
    return result


def target(sight: Sight, isle: Isle, ways: Ways, here: int, sure: int, room: list[int]) -> int:
    """Return the label to head for: a treasure hex that is likely enough, else the nearest open fortress.

    Args:
        sight: what the side knows.
        isle, ways: the tables.
        here: the hex on which the side takes itself to be.
        sure: the probability in percent from which a treasure hex is opened on a guess.
        room: at least ``LABELS + GROUNDS`` numbers to write in.
    """
    total = weigh_sites(sight, isle, room)
    site = likeliest(isle, ways, here, room)
    if total == 0 or 100 * room[site] < sure * total:
        fort = nearest_fort(sight, ways, here)
        return fort if fort != NONE else site
    return site


def likeliest(isle: Isle, ways: Ways, here: int, room: list[int]) -> int:
    """Return the treasure hex of the largest weight in ``room``, the nearest of these."""
    best = FORTS + 1
    for site in range(FORTS + 2, isle.labels + 1):
        nearer = room[site] == room[best] and ways.cost[site][here] < ways.cost[best][here]
        if room[site] > room[best] or nearer:
            best = site
    return best


def nearest_fort(sight: Sight, ways: Ways, here: int) -> int:
    """Return the fortress that can still be read and is cheapest to reach, or ``NONE``."""
    best, least = NONE, FAR
    for fort in range(1, FORTS + 1):
        if sight.opened[fort] == 0 and sight.shut[fort] == 0 and ways.cost[fort][here] < least:
            best, least = fort, ways.cost[fort][here]
    return best


def way_towards(sight: Sight, isle: Isle, ways: Ways, here: int, label: int) -> int:
    """Return the direction of the cheapest way from a hex to a label."""
    best, least = NONE, FAR
    for way in range(6):
        beside = isle.beside[here][way]
        if beside != 0 and sight.seas >> way & 1 == 0:
            cost = ways.toll[isle.ground[beside]] + ways.cost[label][beside]
            if cost < least:
                best, least = way, cost
    return best
