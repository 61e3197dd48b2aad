"""Before the first turn: the tiles, the start cities, and who begins."""

from afrikan.rules.kernel_types import FirstPlayer, Rules
from afrikan.star.notes import note
from afrikan.star.state import CITIES, EVENTS, FACES, NONE, SEATS, Board, Player, State
from afrikan.star.turn import begin_turn
from afrikan.star.words import Ending, Event, Phase


def deal(state: State, rules: Rules, board: Board, seats: int, cap: int) -> None:
    """Lay numbered slots on the cities, pay the start money and let the first seat choose a start."""
    state.seats = seats
    state.cap = cap
    state.round = 0
    state.first = 0
    state.current = 0
    state.phase = Phase.START_CITY
    state.choices = 0
    state.rolls = 0
    state.star_found = 0
    state.bonus_taken = 0
    state.ending = Ending.PLAYING
    state.winner = NONE
    state.noted = 0
    clear_counts(state)
    for face in range(FACES):
        state.remaining[face] = rules.tile_mix[face]
    lay_tiles(state, board)
    for seat in range(SEATS):
        reset_player(state.players[seat], rules)


def clear_counts(state: State) -> None:
    """Forget what has been counted in an earlier game."""
    for seat in range(SEATS):
        for event in range(EVENTS):
            state.tally[seat][event] = 0
    for city in range(CITIES):
        state.stops[city] = 0


def lay_tiles(state: State, board: Board) -> None:
    """Lay the slots in the order of the cities; which face each has is a matter of luck."""
    slot = 0
    for city in range(CITIES):
        state.tiles[city] = NONE
        if city < board.cities and board.has_tile[city] == 1:
            state.tiles[city] = slot
            slot += 1


def reset_player(player: Player, rules: Rules) -> None:
    """Give a player the start money and no pawn on the board yet."""
    player.node = NONE
    player.start = NONE
    player.money = rules.start_money
    player.star = 0
    player.horseshoe = 0
    player.held = 0
    player.slave = 0
    player.waiting = 0
    player.voyage = 0
    player.stowaway = 0
    player.turns = 0


def choose_start(state: State, rules: Rules, city: int) -> None:
    """Place the current player's pawn; after the last one, find out who begins."""
    player = state.players[state.current]
    player.node = city
    player.start = city
    note(state, Event.START_CHOSEN, state.current, city)
    state.choices = 0
    if state.current + 1 < state.seats:
        state.current += 1
    elif rules.first_player == FirstPlayer.CHOSEN:
        begin_game(state, 0)
    elif rules.first_player == FirstPlayer.LOT:
        state.phase = Phase.START_LOT
    else:
        state.phase = Phase.START_ROLL
        state.contenders = (1 << state.seats) - 1
        state.current = 0


def start_roll(state: State, die: int) -> None:
    """Take one player's roll for the start; those who tie for the highest roll again."""
    note(state, Event.START_ROLLED, state.current, die)
    state.start_rolls[state.current] = die
    following = next_contender(state, state.current + 1)
    if following != NONE:
        state.current = following
        return
    highest = 0
    for seat in range(state.seats):
        if (state.contenders >> seat) & 1 and state.start_rolls[seat] > highest:
            highest = state.start_rolls[seat]
    tied = 0
    for seat in range(state.seats):
        if (state.contenders >> seat) & 1 and state.start_rolls[seat] == highest:
            tied |= 1 << seat
    state.contenders = tied
    best = next_contender(state, 0)
    if tied == 1 << best:
        begin_game(state, best)
        return
    note(state, Event.START_TIED, best, highest)
    state.rolls += 1
    state.current = best


def next_contender(state: State, seat: int) -> int:
    """Return the first seat from ``seat`` on that may still start, or ``NONE``."""
    for candidate in range(seat, state.seats):
        if (state.contenders >> candidate) & 1:
            return candidate
    return NONE


def begin_game(state: State, seat: int) -> None:
    """Start the first round with a seat."""
    state.first = seat
    state.current = seat
    note(state, Event.STARTS, seat, 0)
    state.round = 1
    begin_turn(state)
