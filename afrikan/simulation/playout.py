"""One whole game between built-in policies, and a block of games under one ruleset or more, counted."""

from collections.abc import Sequence

from afrikan.chance.streams import Seed
from afrikan.policies.choose import choose
from afrikan.policies.routes import Routes
from afrikan.rules.kernel_types import Rules
from afrikan.simulation.counting import count, count_pair, count_rounds, follow
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
    rules: Sequence[Rules],
    boards: Sequence[Board],
    routes: Sequence[Routes],
    policies: list[int],
    groups: list[int],
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
    tallies: list[list[int]],
    rows: list[list[list[int]]],
    pairs: list[list[int]],
    parted: list[list[int]],
) -> None:
    """Play consecutive games of a seed under each of some rulesets, and add them to a tally for each.

    Args:
        state, faces, out, seats, cap: as for ``play``.
        rules, boards, routes: the tables, one for each ruleset.
        policies: the ``Policy`` of each entrant.
        groups: the first entrant with the same policy as each entrant.
        room: ``ROOM`` numbers to write in.
        seed_low, seed_high: the seed as two 32-bit words.
        begin: number of the first game, below 2**62.
        games: how many are played.
        rotate: 1 if the entrants move on by one seat with every game.
        tallies: for each ruleset, as ``afrikan.simulation.layout`` lays it out.
        rows: for each ruleset, room for the measures of the first games of the block that are to be kept.
        pairs: for each ruleset what it and the first one came to together, as ``count_pair`` adds it.
        parted: for each ruleset, room for the numbers of the first games that part from the first one's.
    """
    seated = room[:SEATS]
    chosen = room[SEATS : 2 * SEATS]
    laid = room[2 * SEATS : 2 * SEATS + CITIES]
    first = room[2 * SEATS + CITIES : 2 * SEATS + CITIES + MEASURES]
    other = room[2 * SEATS + CITIES + MEASURES :]
    paired = len(rules) > 1
    for game in range(begin, begin + games):
        key = Seed(seed_low, seed_high, game & 0xFFFFFFFF, game >> 32)
        seat_entrants(seated, seats, game, rotate)
        for seat in range(seats):
            chosen[seat] = policies[seated[seat]]
        first_trace = 0
        for side in range(len(rules)):
            law, board, ways, tally = rules[side], boards[side], routes[side], tallies[side]
            vector = first if side == 0 else other
            shuffle(faces, law, key)
            deal(state, law, board, seats, cap)
            for city in range(CITIES):
                laid[city] = state.tiles[city]
            ended, trace = 0, 0
            while state.phase != Phase.OVER:
                actor = state.current
                if is_chance(state):
                    action = draw(state, faces, key)
                else:
                    if state.round != ended:
                        count_rounds(state, seated, ended, state.round, tally)
                        ended = state.round
                    action = choose(chosen[actor], state, law, board, ways, out, key)
                apply(state, law, board, action)
                if paired:
                    trace = follow(trace, action, state.players[actor].money)
            count_rounds(state, seated, ended, state.round + 1, tally)
            count(state, faces, laid, seated, groups, vector, tally)
            if game - begin < len(rows[side]):
                for place in range(MEASURES):
                    rows[side][game - begin][place] = vector[place]
            if paired:
                trace = follow(trace, state.ending, state.winner)
            if side == 0:
                first_trace = trace
            else:
                count_pair(first, vector, game, trace != first_trace, pairs[side], parted[side])


ROOM = 2 * SEATS + CITIES + 2 * MEASURES
"""Size of the room that a block writes in: who sits where, their policies, the slots laid, the measures."""
