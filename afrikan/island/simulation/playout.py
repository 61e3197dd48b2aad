"""One whole game between built-in policies, and a block of games, counted."""

from afrikan.chance.streams import Seed
from afrikan.island.kernel import apply, decider, is_chance
from afrikan.island.luck import draw, order_cards
from afrikan.island.policies.choose import choose
from afrikan.island.policies.ways import Ways
from afrikan.island.setup import prepare
from afrikan.island.simulation.layout import (
    GAMES,
    MEASURES,
    SQUARES,
    SUMS,
    Measure,
    ended_at,
    located_at,
)
from afrikan.island.state import NONE, SEATS, Isle, State
from afrikan.island.words import Ending, Event, Phase
from afrikan.rules.island_types import Rules


def play_block(
    state: State,
    rules: Rules,
    isle: Isle,
    ways: Ways,
    policies: list[int],
    order: list[int],
    room: list[int],
    seated: list[int],
    located: list[int],
    vector: list[int],
    seed_low: int,
    seed_high: int,
    begin: int,
    games: int,
    cap: int,
    rotate: int,
    tally: list[int],
    rows: list[list[int]],
) -> None:
    """Play consecutive games of a seed and add them to a tally.

    Args:
        state: room for a game.
        rules, isle, ways: the tables.
        policies: the policy of each entrant, as a number.
        order, room: room for the order of the clue cards, and for the policies to write in.
        seated, located: ``SEATS`` numbers to write in: who sits where, and when each seat knew its place.
        vector: ``MEASURES`` numbers to write in.
        seed_low, seed_high: the seed as two 32-bit words.
        begin: number of the first game, below 2**62.
        games: how many are played.
        cap: last day that is played.
        rotate: 1 if the entrants change seats with every game.
        tally: as ``afrikan.island.simulation.layout`` lays it out.
        rows: room for the measures of the first games of the block that are to be kept.
    """
    for game in range(begin, begin + games):
        key = Seed(seed_low, seed_high, game & 0xFFFFFFFF, game >> 32)
        seat_entrants(seated, game, rotate)
        play(state, rules, isle, ways, policies, order, room, seated, located, key, cap)
        measure(state, seated, located, vector)
        count(state, seated, located, vector, cap, tally)
        if game - begin < len(rows):
            for place in range(MEASURES):
                rows[game - begin][place] = vector[place]


def seat_entrants(seated: list[int], game: int, rotate: int) -> None:
    """Write which entrant sits at each seat: with ``rotate`` they change places with every game."""
    shift = game % SEATS if rotate == 1 else 0
    for entrant in range(SEATS):
        seated[(entrant + shift) % SEATS] = entrant


def play(
    state: State,
    rules: Rules,
    isle: Isle,
    ways: Ways,
    policies: list[int],
    order: list[int],
    room: list[int],
    seated: list[int],
    located: list[int],
    key: Seed,
    cap: int,
) -> None:
    """Play one game to its end; arguments as for ``play_block``."""
    order_cards(order, isle, key)
    prepare(state, isle, cap)
    for seat in range(SEATS):
        located[seat] = NONE
    while state.phase != Phase.OVER:
        if is_chance(state):
            action = draw(state, rules, isle, order, key)
        else:
            policy = policies[seated[decider(state)]]
            action = choose(policy, state, rules, isle, ways, room, key)
        seat = state.current
        apply(state, rules, isle, action)
        follow(state, seat, located)


def follow(state: State, seat: int, located: list[int]) -> None:
    """Note the day on which the side that has just acted first knows where it is."""
    if located[seat] == NONE and state.sights[seat].count == 1 and state.round > 0:
        located[seat] = state.players[seat].days


def measure(state: State, seated: list[int], located: list[int], vector: list[int]) -> None:
    """Write what a finished game is measured by into ``vector``."""
    vector[Measure.DAYS] = state.round
    vector[Measure.NO_WINNER] = 1 if state.winner == NONE else 0
    vector[Measure.STARTER_WINS] = 1 if state.winner == state.first else 0
    for seat in range(SEATS):
        entrant = seated[seat]
        events = state.tally[seat]
        known = 1 if located[seat] != NONE else 0
        vector[Measure.WINS_1 + entrant] = 1 if state.winner == seat else 0
        vector[Measure.LOCATED_1 + entrant] = known
        vector[Measure.LOCATED_DAY_1 + entrant] = located[seat] if known == 1 else state.cap
        vector[Measure.CLUES_1 + entrant] = events[Event.CLUE_READ]
        vector[Measure.MISSES_1 + entrant] = events[Event.SITE_EMPTY]
        vector[Measure.LOST_1 + entrant] = events[Event.GOT_LOST]
        vector[Measure.WAITED_1 + entrant] = events[Event.WAITED]


def count(
    state: State, seated: list[int], located: list[int], vector: list[int], cap: int, tally: list[int]
) -> None:
    """Add a finished game to a tally."""
    tally[GAMES] += 1
    for place in range(MEASURES):
        tally[SUMS + place] += vector[place]
        tally[SQUARES + place] += vector[place] * vector[place]
    won = 1 if state.ending == Ending.TREASURE else 0
    tally[ended_at(won, state.round, cap)] += 1
    for seat in range(SEATS):
        day = located[seat] if located[seat] != NONE else cap + 1
        tally[located_at(seated[seat], day, cap)] += 1
