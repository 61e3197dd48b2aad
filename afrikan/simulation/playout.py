"""One whole game between built-in policies, and a block of games counted into a tally."""

from afrikan.chance.streams import Seed
from afrikan.policies.choose import choose
from afrikan.policies.routes import Routes
from afrikan.rules.kernel_types import Rules
from afrikan.star.kernel import apply, is_chance
from afrikan.star.luck import draw, shuffle
from afrikan.star.setup import deal
from afrikan.star.state import EVENTS, MOST_ROUNDS, SEATS, Board, State
from afrikan.star.words import Ending, Phase

GAMES = 0
STAR_WINS = 1
HORSESHOE_WINS = STAR_WINS + SEATS
NO_WINNER = HORSESHOE_WINS + SEATS
TURNS = NO_WINNER + 1
HAPPENED = TURNS + 1
LASTED = HAPPENED + EVENTS
TALLY = LASTED + MOST_ROUNDS + 1
"""Size of a tally: games, wins by seat with the Star and with a horseshoe, games without a winner, turns,
how often each event happened, and how many games lasted how many rounds."""


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


def count(state: State, tally: list[int]) -> None:
    """Add a finished game to a tally."""
    tally[GAMES] += 1
    if state.ending == Ending.STAR:
        tally[STAR_WINS + state.winner] += 1
    elif state.ending == Ending.HORSESHOE:
        tally[HORSESHOE_WINS + state.winner] += 1
    else:
        tally[NO_WINNER] += 1
    for seat in range(state.seats):
        tally[TURNS] += state.players[seat].turns
    for event in range(EVENTS):
        tally[HAPPENED + event] += state.tally[event]
    tally[LASTED + state.round] += 1


def play_block(
    state: State,
    rules: Rules,
    board: Board,
    routes: Routes,
    policies: list[int],
    faces: list[int],
    out: list[int],
    seed_low: int,
    seed_high: int,
    begin: int,
    games: int,
    seats: int,
    cap: int,
    tally: list[int],
) -> None:
    """Play consecutive games of a seed and add them to a tally.

    Args:
        state, rules, board, routes, policies, faces, out, seats, cap: as for ``play``.
        seed_low, seed_high: the seed as two 32-bit words.
        begin: number of the first game, below 2**62.
        games: how many are played.
        tally: ``TALLY`` counters.
    """
    for game in range(begin, begin + games):
        key = Seed(seed_low, seed_high, game & 0xFFFFFFFF, game >> 32)
        play(state, rules, board, routes, policies, faces, out, key, seats, cap)
        count(state, tally)
