"""Before the first turn: the tiles, the start cities, and who begins."""

from afrikan.rules.kernel_types import FirstPlayer, FirstPlayerTie, Rules, StartChoice
from afrikan.star.actions import first, kind_of
from afrikan.star.money import fill_bank, pay
from afrikan.star.notes import note
from afrikan.star.state import CITIES, EVENTS, FACES, NONE, OFF_BOARD, SEATS, Board, Player, State
from afrikan.star.turn import begin_turn
from afrikan.star.words import Ending, Event, Kind, Phase, Refusal


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
    state.star_at = NONE
    state.bonus_taken = 0
    state.extra = 0
    state.home = 0
    state.closing = 0
    state.ending = Ending.PLAYING
    state.winner = NONE
    state.noted = 0
    clear_counts(state)
    for face in range(FACES):
        state.remaining[face] = rules.tile_mix[face]
    lay_tiles(state, board)
    fill_bank(state, rules)
    for seat in range(SEATS):
        reset_player(state.players[seat])
        if seat < seats:
            pay(state, rules, state.players[seat], rules.start_money)
    state.noted = 0


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
        state.robbers[city] = 0
        if city < board.cities and board.has_tile[city] == 1:
            state.tiles[city] = slot
            slot += 1


def reset_player(player: Player) -> None:
    """Leave a player without money and without a pawn on the board."""
    player.node = OFF_BOARD
    player.start = NONE
    player.came = NONE
    player.port = NONE
    player.money = 0
    player.saved = 0
    player.lost = 0
    player.paid = 0
    player.robber = 0
    player.out = 0
    player.place = 0
    player.star = 0
    player.horseshoe = 0
    player.held = 0
    player.slave = 0
    player.waiting = 0
    player.voyage = 0
    player.stowaway = 0
    player.turns = 0


def refuse_start(state: State, rules: Rules, board: Board, action: int) -> int:
    """Say why the current player may not start in a city."""
    if state.phase != Phase.START_CITY or kind_of(action) != Kind.START:
        return Refusal.NOT_NOW
    city = first(action)
    if city >= board.cities or board.is_start[city] == 0:
        return Refusal.NOT_A_START
    if rules.start_choice == StartChoice.SAME and state.current > 0:
        return Refusal.NONE if city == state.players[0].start else Refusal.START_IS_FIXED
    if rules.start_choice == StartChoice.SEAT_ALTERNATING:
        return Refusal.NONE if city == start_of_seat(board, state.current) else Refusal.START_IS_FIXED
    return Refusal.NONE


def start_of_seat(board: Board, seat: int) -> int:
    """Return the start city of a seat when seats take the start cities in turn."""
    count = 0
    for city in range(board.cities):
        count += board.is_start[city]
    place = seat % count
    for city in range(board.cities):
        if board.is_start[city] == 1:
            if place == 0:
                return city
            place -= 1
    return NONE


def choose_start(state: State, rules: Rules, city: int) -> None:
    """Place the current player's pawn; after the last one, find out who begins."""
    player = state.players[state.current]
    player.node = city
    player.start = city
    note(state, Event.START_CHOSEN, state.current, city)
    state.choices = 0
    state.contenders = (1 << state.seats) - 1
    if state.current + 1 < state.seats:
        state.current += 1
    elif rules.first_player == FirstPlayer.CHOSEN:
        begin_game(state, 0)
    elif rules.first_player == FirstPlayer.LOT:
        state.phase = Phase.START_LOT
    else:
        state.phase = Phase.START_ROLL
        state.current = 0


def start_roll(state: State, rules: Rules, die: int) -> None:
    """Take one player's roll for the start; the rules settle a tie for the highest.

    Nobody's age is known, so the first seat among those who tie counts as the youngest.
    """
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
    if rules.first_player_tie == FirstPlayerTie.YOUNGEST:
        begin_game(state, best)
        return
    state.rolls += 1
    state.current = best
    if rules.first_player_tie == FirstPlayerTie.LOT:
        state.phase = Phase.START_LOT


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
