"""How a policy goes to sea: by a ticket if it can pay, else by whatever the rules grant."""

from afrikan.rules.kernel_types import Rules, SeaDestination
from afrikan.star.actions import pack
from afrikan.star.kernel import refusal
from afrikan.star.state import NONE, Board, State
from afrikan.star.words import Kind, Refusal


def board_ship(state: State, rules: Rules, board: Board, onward: list[list[int]], target: int) -> int:
    """Return the first legal way to board a ship, or to earn a passage, on the way to a city; or ``NONE``.

    Args:
        state, rules, board: the position and the tables the rules use.
        onward: next node on a shortest way, for each node and city.
        target: the city.
    """
    port = 0
    if rules.sea_destination == SeaDestination.LOCKED:
        port = 1 + next_port(state, board, onward, target)
    ticket = pack(Kind.SAIL, 0, port)
    if refusal(state, rules, board, ticket) == Refusal.NONE:
        return ticket
    if refusal(state, rules, board, pack(Kind.STOWAWAY, 0, port)) == Refusal.NONE:
        return pack(Kind.STOWAWAY, 0, port)
    if refusal(state, rules, board, pack(Kind.DRIFT, 0, port)) == Refusal.NONE:
        return pack(Kind.DRIFT, 0, port)
    if refusal(state, rules, board, pack(Kind.AID, 0, port)) == Refusal.NONE:
        return pack(Kind.AID, 0, port)
    if refusal(state, rules, board, pack(Kind.SKIP)) == Refusal.NONE:
        return pack(Kind.SKIP)
    if refusal(state, rules, board, pack(Kind.ROLL)) == Refusal.NONE:
        return pack(Kind.ROLL)
    return NONE


def next_port(state: State, board: Board, onward: list[list[int]], target: int) -> int:
    """Return the first city on the shortest way from the current pawn to a city."""
    node = onward[state.players[state.current].node][target]
    while node >= board.cities:
        node = onward[node][target]
    return node


def at_sea(state: State, rules: Rules, board: Board) -> int:
    """Return how to go on at sea: without a roll, by the ticket that holds, or by a new one; or ``NONE``."""
    if refusal(state, rules, board, pack(Kind.DRIFT)) == Refusal.NONE:
        return pack(Kind.DRIFT)
    if refusal(state, rules, board, pack(Kind.ROLL)) == Refusal.NONE:
        return pack(Kind.ROLL)
    if refusal(state, rules, board, pack(Kind.SAIL)) == Refusal.NONE:
        return pack(Kind.SAIL)
    if refusal(state, rules, board, pack(Kind.AID)) == Refusal.NONE:
        return pack(Kind.AID)
    return NONE
