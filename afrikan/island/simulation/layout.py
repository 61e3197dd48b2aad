"""Where each count stands in a tally: one row of whole numbers that merges with others by addition."""

from enum import IntEnum

from afrikan.island.state import SEATS


class Measure(IntEnum):
    """What one game is measured by; those with a number are of the entrant so numbered."""

    DAYS = 0
    NO_WINNER = 1
    STARTER_WINS = 2
    WINS_1 = 3
    WINS_2 = 4
    LOCATED_1 = 5
    LOCATED_2 = 6
    LOCATED_DAY_1 = 7
    LOCATED_DAY_2 = 8
    CLUES_1 = 9
    CLUES_2 = 10
    MISSES_1 = 11
    MISSES_2 = 12
    LOST_1 = 13
    LOST_2 = 14
    WAITED_1 = 15
    WAITED_2 = 16


MEASURES = 17
NAMES = {measure.name.lower(): int(measure) for measure in Measure}
"""Every measure by its name."""

SHARES = frozenset(("no_winner", "starter_wins", "wins_1", "wins_2", "located_1", "located_2"))
"""The measures that are 1 in some games and 0 in the others, so that their mean is a share."""

GAMES = 0
"""How many games were played."""

SUMS = 1
"""The sum of each measure over the games."""

SQUARES = SUMS + MEASURES
"""The sum of the square of each measure."""

ENDED = SQUARES + MEASURES
"""How many games ended on each day, from 0 to the cap: first those with a winner, then those without.

After them comes for each entrant in how many games it first knew on which day where it was; the place after
the cap is for never.
"""


def ended_at(won: int, day: int, cap: int) -> int:
    """Return where the games that ended on a day are counted.

    Args:
        won: 1 if somebody found the treasure.
        day: the day.
        cap: last day that is played.
    """
    return ENDED + (1 - won) * (cap + 1) + day


def located_at(entrant: int, day: int, cap: int) -> int:
    """Return where the games are counted in which an entrant first knew on a day where it was."""
    return ENDED + 2 * (cap + 1) + entrant * (cap + 2) + day


def size(cap: int) -> int:
    """Return how many counts a tally of games of at most so many days has."""
    return located_at(SEATS, 0, cap)
