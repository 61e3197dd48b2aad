"""Where each count stands in a tally: one row of whole numbers that merges with others by addition."""

from enum import IntEnum

from afrikan.simulation.measures import MEASURES
from afrikan.star.state import CITIES, EVENTS, SEATS


class Figure(IntEnum):
    """What is counted for each pair of seat and entrant beside the events."""

    STAR_WINS = 0
    HORSESHOE_WINS = 1
    TURNS = 2
    MONEY = 3
    MONEY_SQUARED = 4


FIGURES = 5


class Spot(IntEnum):
    """What is counted city by city; then come the wins of each entrant by the city where the Star lay."""

    STOPS = 0
    OPENED = 1
    STAR_LAY = 2
    STAR_FOUND = 3
    WINS = 4


GAMES = 0
"""How many games were played."""

SUMS = 1
"""The sum of each measure over the games."""

SQUARES = SUMS + MEASURES
"""The sum of the square of each measure."""

CELLS = SQUARES + MEASURES
"""For each seat and entrant, how often each event happened and the figures; seats first."""

CELL = EVENTS + FIGURES

SPOTS = CELLS + SEATS * SEATS * CELL
"""For each figure of a city, all cities."""

ENDED = SPOTS + (Spot.WINS + SEATS) * CITIES
"""How many games ended in which round, from 0 to the cap: one row for each ``Ending``.

After them comes each entrant's money at the end of each round, as a sum and a sum of squares.
"""

ENDINGS = 4


def cell_at(seat: int, entrant: int) -> int:
    """Return where the counts of an entrant at a seat begin."""
    return CELLS + (seat * SEATS + entrant) * CELL


def spot_at(figure: int, city: int) -> int:
    """Return where a figure of a city stands: a ``Spot``, or ``Spot.WINS`` and the number of an entrant."""
    return SPOTS + figure * CITIES + city


def ended_at(ending: int, ended: int, cap: int) -> int:
    """Return where the games that ended in one way in a round are counted.

    Args:
        ending: an ``Ending``.
        ended: the round.
        cap: last round that is played.
    """
    return ENDED + (ending - 1) * (cap + 1) + ended


def money_at(ended: int, entrant: int, cap: int) -> int:
    """Return where the sum of an entrant's money at the end of a round stands, before that of squares."""
    return ENDED + ENDINGS * (cap + 1) + 2 * (ended * SEATS + entrant)


def size(cap: int) -> int:
    """Return how many counts a tally of games of at most so many rounds has."""
    return money_at(cap + 1, 0, cap)


PARTED = 0
"""In a pair of tallies of the same games: in how many of them the play parted."""

PRODUCTS = 1
"""The sum over the games of the product of each measure under the one and the other ruleset."""

PAIR = PRODUCTS + MEASURES
"""Size of a pair."""
