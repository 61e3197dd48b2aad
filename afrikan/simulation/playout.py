"""One whole game between built-in policies, and a block of games counted into a tally."""

from afrikan.chance.streams import Seed
from afrikan.policies.choose import choose
from afrikan.policies.routes import Routes
from afrikan.rules.kernel_types import Rules
from afrikan.simulation.counting import count, count_rounds
from afrikan.simulation.measures import MEASURES
from afrikan.star.kernel import apply, is_chance
from afrikan.star.luck import draw, shuffle
from afrikan.star.setup import deal
from afrikan.star.state import CITIES, SEATS, Board, State
from afrikan.star.words import Phase


def play(
    state: State,
    rules: Rules,
    board: Board,
    routes: Routes,
    policies: list[int],
    faces: list[int],
    out: list[int],
    key: Seed,
    seats: int,
    cap: int,
) -> None:
    """Play one game to its end.

    Args:
        state: room for the game; holds its last position afterwards.
        rules, board, routes: the tables.
        policies: the ``Policy`` of each seat.
        faces, out: room for the faces of the slots and for the legal actions.
        key: seed and game.
        seats: number of players.
        cap: last round that is played.
    """
    shuffle(faces, rules, key)
    deal(state, rules, board, seats, cap)
    while state.phase != Phase.OVER:
        if is_chance(state):
            action = draw(state, faces, key)
        else:
            action = choose(policies[state.current], state, rules, board, routes, out, key)
        apply(state, rules, board, action)


def seat_entrants(seated: list[int], seats: int, game: int, rotate: int) -> None:
    """Write who sits where: entrant e takes seat e, or with ``rotate`` seat e + game, counted round.

    Args:
        seated: ``SEATS`` numbers; the first ones become the entrant at each seat.
        seats: number of players.
        game: number of the game.
        rotate: 1 if the entrants move on by one seat with every game.
    """
    shift = game % seats if rotate == 1 else 0
    for entrant in range(seats):
        seated[(entrant + shift) % seats] = entrant


def play_block(
    state: State,
    rules: Rules,
    board: Board,
    routes: Routes,
    policies: list[int],
    faces: list[int],
    out: list[int],
    room: list[int],
    seed_low: int,
    seed_high: int,
    begin: int,
    games: int,
    seats: int,
    cap: int,
    rotate: int,
    tally: list[int],
    rows: list[list[int]],
) -> None:
    """Play consecutive games of a seed and add them to a tally.

    Args:
        state, rules, board, routes, faces, out, seats, cap: as for ``play``.
        policies: the ``Policy`` of each entrant.
        room: ``ROOM`` numbers to write in.
        seed_low, seed_high: the seed as two 32-bit words.
        begin: number of the first game, below 2**62.
        games: how many are played.
        rotate: 1 if the entrants move on by one seat with every game.
        tally: as ``afrikan.simulation.layout`` lays it out.
        rows: room for the measures of the first games of the block, one row for each that is to be kept.
    """
    seated = room[:SEATS]
    chosen = room[SEATS : 2 * SEATS]
    laid = room[2 * SEATS : 2 * SEATS + CITIES]
    vector = room[2 * SEATS + CITIES :]
    for game in range(begin, begin + games):
        key = Seed(seed_low, seed_high, game & 0xFFFFFFFF, game >> 32)
        seat_entrants(seated, seats, game, rotate)
        for seat in range(seats):
            chosen[seat] = policies[seated[seat]]
        shuffle(faces, rules, key)
        deal(state, rules, board, seats, cap)
        for city in range(CITIES):
            laid[city] = state.tiles[city]
        ended = 0
        while state.phase != Phase.OVER:
            if is_chance(state):
                action = draw(state, faces, key)
            else:
                if state.round != ended:
                    count_rounds(state, seated, ended, state.round, tally)
                    ended = state.round
                action = choose(chosen[state.current], state, rules, board, routes, out, key)
            apply(state, rules, board, action)
        count_rounds(state, seated, ended, state.round + 1, tally)
        count(state, faces, laid, seated, vector, tally)
        if game - begin < len(rows):
            for place in range(MEASURES):
                rows[game - begin][place] = vector[place]


ROOM = 2 * SEATS + CITIES + MEASURES
"""Size of the room that a block writes in: who sits where, their policies, the slots laid, the measures."""
