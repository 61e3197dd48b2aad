"""What one finished game is measured by: a vector of whole numbers, none of them negative."""

from enum import IntEnum

from afrikan.star.state import NONE, SEATS, State
from afrikan.star.words import Ending, Event


class Measure(IntEnum):
    """The numbers that every game yields; their names in small letters are what people write.

    ``WINS_1`` to ``WINS_6`` say whether the entrant of that number won, ``STARTER_WINS`` whether who began
    did. Turns, money, tiles and so on are those of all players together; ``HELD_TURNS`` are turns in which a
    prisoner of pirates or bedouins rolls for release, ``SLAVE_TURNS`` rolls missed on the Slave Coast, and
    ``LOST_TURNS`` turns that are missed under readings by which a hazard, a robber or slavery costs turns;
    ``MISSED_TURNS`` are all of these and those skipped on an island. ``SEAT_WINS_1`` to ``SEAT_WINS_6`` say
    whether that seat won, ``POLICY_WINS_1`` to ``POLICY_WINS_6`` whether an entrant won whose policy is that
    of the entrant of that number and of none before.
    """

    ROUNDS = 0
    TURNS = 1
    UNFINISHED = 2
    STAR_WINS = 3
    HORSESHOE_WINS = 4
    STARTER_WINS = 5
    WINS_1 = 6
    WINS_2 = 7
    WINS_3 = 8
    WINS_4 = 9
    WINS_5 = 10
    WINS_6 = 11
    STAR_FOUND = 12
    MONEY = 13
    TILES_OPENED = 14
    TILES_BOUGHT = 15
    ATTEMPTS = 16
    FAILED_ATTEMPTS = 17
    ROBBERIES = 18
    TICKETS = 19
    FREE_VOYAGES = 20
    FLIGHTS = 21
    CATCHES = 22
    HELD_TURNS = 23
    SLAVE_TURNS = 24
    PASSED_TURNS = 25
    LOST_TURNS = 26
    DRAWN = 27
    MISSED_TURNS = 28
    SEAT_WINS_1 = 29
    SEAT_WINS_2 = 30
    SEAT_WINS_3 = 31
    SEAT_WINS_4 = 32
    SEAT_WINS_5 = 33
    SEAT_WINS_6 = 34
    POLICY_WINS_1 = 35
    POLICY_WINS_2 = 36
    POLICY_WINS_3 = 37
    POLICY_WINS_4 = 38
    POLICY_WINS_5 = 39
    POLICY_WINS_6 = 40


MEASURES = 41
SHARES = (
    Measure.UNFINISHED,
    Measure.STAR_WINS,
    Measure.HORSESHOE_WINS,
    Measure.STARTER_WINS,
    Measure.WINS_1,
    Measure.WINS_2,
    Measure.WINS_3,
    Measure.WINS_4,
    Measure.WINS_5,
    Measure.WINS_6,
    Measure.STAR_FOUND,
    Measure.DRAWN,
    *tuple(Measure)[Measure.SEAT_WINS_1 :],
)
"""The measures that are 1 or 0, so that their mean is a share of games."""

NAMES = {measure.name.lower(): measure for measure in Measure}


def measure(state: State, seated: list[int], groups: list[int], vector: list[int]) -> None:
    """Write the measures of a finished game.

    Args:
        state: its last position.
        seated: the entrant at each seat.
        groups: the first entrant with the same policy as each entrant.
        vector: ``MEASURES`` numbers, all of which are written.
    """
    for place in range(MEASURES):
        vector[place] = 0
    vector[Measure.ROUNDS] = state.round
    measure_end(state, seated, groups, vector)
    for seat in range(state.seats):
        vector[Measure.TURNS] += state.players[seat].turns
        vector[Measure.MONEY] += state.players[seat].money
    vector[Measure.STAR_FOUND] = state.star_found
    vector[Measure.TILES_OPENED] = happened(state, Event.OPENED)
    vector[Measure.TILES_BOUGHT] = happened(state, Event.TILE_BOUGHT)
    failed = happened(state, Event.ATTEMPT_FAILED)
    vector[Measure.ATTEMPTS] = happened(state, Event.ATTEMPT_SUCCEEDED) + failed
    vector[Measure.FAILED_ATTEMPTS] = failed
    vector[Measure.ROBBERIES] = happened(state, Event.ROBBED)
    vector[Measure.TICKETS] = happened(state, Event.TICKET_BOUGHT)
    vector[Measure.FREE_VOYAGES] = happened(state, Event.STOWED_AWAY) + happened(state, Event.DRIFTED)
    vector[Measure.FLIGHTS] = happened(state, Event.FLEW)
    vector[Measure.CATCHES] = happened(state, Event.CAUGHT)
    vector[Measure.HELD_TURNS] = happened(state, Event.RELEASED) + happened(state, Event.STILL_HELD)
    vector[Measure.SLAVE_TURNS] = happened(state, Event.SERVED)
    vector[Measure.PASSED_TURNS] = happened(state, Event.PASSED)
    vector[Measure.LOST_TURNS] = happened(state, Event.TURN_LOST)
    missed = vector[Measure.HELD_TURNS] + vector[Measure.SLAVE_TURNS] + vector[Measure.LOST_TURNS]
    vector[Measure.MISSED_TURNS] = missed + happened(state, Event.SKIPPED)


def measure_end(state: State, seated: list[int], groups: list[int], vector: list[int]) -> None:
    """Write how a game ended, and for whom."""
    if state.winner == NONE:
        vector[Measure.DRAWN if state.ending == Ending.DRAW else Measure.UNFINISHED] = 1
    else:
        by_star = state.ending == Ending.STAR
        vector[Measure.STAR_WINS if by_star else Measure.HORSESHOE_WINS] = 1
        vector[Measure.STARTER_WINS] = 1 if state.winner == state.first else 0
        vector[Measure.WINS_1 + seated[state.winner]] = 1
        vector[Measure.SEAT_WINS_1 + state.winner] = 1
        vector[Measure.POLICY_WINS_1 + groups[seated[state.winner]]] = 1


def happened(state: State, event: int) -> int:
    """Return how often an event has happened in a game, to whomever."""
    total = 0
    for seat in range(SEATS):
        total += state.tally[seat][event]
    return total
