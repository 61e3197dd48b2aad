"""Adds games to a tally: the money at the end of every round, and all else when a game is over."""

from afrikan.simulation.layout import (
    GAMES,
    PARTED,
    PRODUCTS,
    SQUARES,
    SUMS,
    Figure,
    Spot,
    cell_at,
    ended_at,
    money_at,
    spot_at,
)
from afrikan.simulation.measures import MEASURES, measure
from afrikan.star.state import CITIES, EVENTS, NONE, State
from afrikan.star.words import Ending, Face


def count_rounds(state: State, seated: list[int], begin: int, end: int, tally: list[int]) -> None:
    """Add every player's money at the end of rounds ``begin`` to ``end - 1``; the first round is 1."""
    for ended in range(max(begin, 1), end):
        for seat in range(state.seats):
            money = state.players[seat].money
            place = money_at(ended, seated[seat], state.cap)
            tally[place] += money
            tally[place + 1] += money * money


def count(
    state: State,
    faces: list[int],
    laid: list[int],
    seated: list[int],
    groups: list[int],
    vector: list[int],
    tally: list[int],
) -> None:
    """Add a finished game.

    Args:
        state: its last position.
        faces: the face of each slot.
        laid: the slot that lay in each city at first, or ``NONE``.
        seated: the entrant at each seat.
        groups: the first entrant with the same policy as each entrant.
        vector: room for the measures; they stand there afterwards.
        tally: the counts.
    """
    tally[GAMES] += 1
    measure(state, seated, groups, vector)
    for place in range(MEASURES):
        tally[SUMS + place] += vector[place]
        tally[SQUARES + place] += vector[place] * vector[place]
    tally[ended_at(state.ending, state.round, state.cap)] += 1
    for seat in range(state.seats):
        count_seat(state, seat, cell_at(seat, seated[seat]), tally)
    count_cities(state, faces, laid, seated, tally)


def count_seat(state: State, seat: int, cell: int, tally: list[int]) -> None:
    """Add what happened to one player."""
    for event in range(EVENTS):
        tally[cell + event] += state.tally[seat][event]
    place = cell + EVENTS
    if state.winner == seat:
        by_star = state.ending == Ending.STAR
        tally[place + (Figure.STAR_WINS if by_star else Figure.HORSESHOE_WINS)] += 1
    money = state.players[seat].money
    tally[place + Figure.TURNS] += state.players[seat].turns
    tally[place + Figure.MONEY] += money
    tally[place + Figure.MONEY_SQUARED] += money * money


def count_cities(
    state: State, faces: list[int], laid: list[int], seated: list[int], tally: list[int]
) -> None:
    """Add what happened in each city, and who won in the game whose Star lay there."""
    for city in range(CITIES):
        tally[spot_at(Spot.STOPS, city)] += state.stops[city]
    star = NONE
    for city in range(CITIES):
        if laid[city] != NONE:
            tally[spot_at(Spot.OPENED, city)] += 1 if state.tiles[city] == NONE else 0
            if faces[laid[city]] == Face.STAR:
                star = city
    if star != NONE:
        tally[spot_at(Spot.STAR_LAY, star)] += 1
        tally[spot_at(Spot.STAR_FOUND, star)] += state.star_found
        if state.winner != NONE:
            tally[spot_at(Spot.WINS + seated[state.winner], star)] += 1


def follow(trace: int, action: int, money: int) -> int:
    """Return the running trace of a game, 63 bits, after one more action and the money that it left."""
    return ((trace * TRACE_FACTOR + action + 1) * TRACE_FACTOR + money + 1) & TRACE_MASK


TRACE_FACTOR = 0x5851F42D4C957F2D
"""Knuth's multiplier; it is odd, so that no difference is ever shifted out."""

TRACE_MASK = 0x7FFFFFFFFFFFFFFF


def count_pair(
    first: list[int], vector: list[int], game: int, apart: bool, pair: list[int], parted: list[int]
) -> None:
    """Add what one game came to under two rulesets.

    Args:
        first, vector: its measures under the first one and under the other.
        game: its number.
        apart: whether the play parted.
        pair: how many games parted, then for each measure the sum of the products.
        parted: room for the numbers of the first games that part; those beyond it are only counted.
    """
    for place in range(MEASURES):
        pair[PRODUCTS + place] += first[place] * vector[place]
    if apart:
        if pair[PARTED] < len(parted):
            parted[pair[PARTED]] = game
        pair[PARTED] += 1
