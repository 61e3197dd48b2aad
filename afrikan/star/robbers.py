"""Robbers: what they take, what an opened one does that stays on the board, and who turns into one."""

from afrikan.rules.kernel_types import (
    PennilessSea,
    RobberStays,
    RobberTakes,
    RobberTakesStar,
    Rules,
    StarStealing,
    StowawayTrigger,
)
from afrikan.star.money import charge, lacks, ship_fare, trades_horseshoes
from afrikan.star.notes import note
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.words import Event, Stowaway

TURNS_ON_THE_ISLAND = 3
"""Turns that a player robbed on an island sits out where the rules then let him go."""


def rob(state: State, rules: Rules, board: Board, player: Player) -> None:
    """Take the money, and whatever else the rules let a robber take."""
    taken = player.money
    if rules.robber_takes == RobberTakes.ALL_BUT_100:
        taken = max(0, taken - rules.tile_price)
    note(state, Event.ROBBED, taken, player.node)
    charge(state, player, taken)
    if rules.robber_stays == RobberStays.TOLL_100:
        state.robbers[player.node] = 1
    if player.star == 1 and rules.robber_takes_star == RobberTakesStar.STAR_TO_CAPETOWN:
        put_star_down(state, board, player)
    if board.island[player.node] == 1 and rules.stowaway_trigger == StowawayTrigger.ROBBER_THERE:
        strand(state, rules, player)


def put_star_down(state: State, board: Board, player: Player) -> None:
    """Lay the Star down in Cape Town, where the next player to arrive may take it."""
    if board.capetown != NONE:
        player.star = 0
        state.star_at = board.capetown
        note(state, Event.STAR_PUT_DOWN, state.current, board.capetown)


def strand(state: State, rules: Rules, player: Player) -> None:
    """Let a player robbed on an island, who has no fare left, wait for the free passage that rules grant."""
    if not lacks(rules, player, ship_fare(rules)) or (trades_horseshoes(rules) and player.saved > 0):
        return
    if rules.penniless_sea == PennilessSea.FREE_AFTER_SKIP:
        player.stowaway = Stowaway.MUST_SKIP
        note(state, Event.STRANDED, player.node, 0)
    elif rules.penniless_sea == PennilessSea.SKIP_3:
        player.stowaway = Stowaway.READY
        player.lost += TURNS_ON_THE_ISLAND
        note(state, Event.STRANDED, player.node, TURNS_ON_THE_ISLAND)


def meet_robber(state: State, rules: Rules, player: Player) -> None:
    """Settle what an opened robber does to the current pawn that has come to its city.

    It asks for a toll until the Star has been found; afterwards it turns players into robbers.
    """
    if state.star_found == 0:
        toll = min(player.money, rules.tile_price)
        charge(state, player, toll)
        note(state, Event.TOLL_PAID, toll, player.node)
    elif turns_robber(state, rules, player):
        turn_robber(state, player)


def turns_robber(state: State, rules: Rules, player: Player) -> bool:
    """Tell whether a robber's tile turns a player into a robber: any but the carrier of the found Star."""
    return (
        rules.star_stealing == StarStealing.OVERTAKING_ROBBER and state.star_found == 1 and player.star == 0
    )


def turn_robber(state: State, player: Player) -> None:
    """Turn the current player into the robber of the city."""
    player.robber = 1 + player.node
    note(state, Event.TURNED_ROBBER, state.current, player.node)


def bars(state: State, player: Player, city: int) -> bool:
    """Tell whether an opened robber keeps the carrier of the Star out of a city."""
    return player.star == 1 and state.robbers[city] == 1


def carrier(state: State) -> int:
    """Return the seat that carries the Star and is not home yet, or ``NONE``."""
    for seat in range(state.seats):
        if state.players[seat].star == 1 and state.players[seat].place == 0:
            return seat
    return NONE


def overtake(state: State, victim: Player) -> None:
    """Let the current player, turned robber, take Star and money; the robber's tile leaves the board."""
    player = state.players[state.current]
    note(state, Event.OVERTOOK, state.current, victim.money)
    player.star = 1
    victim.star = 0
    player.money += victim.money
    victim.money = 0
    state.robbers[player.robber - 1] = 0
    player.robber = 0


def passes(board: Board, mode: int, node: int, leg: int, spot: int) -> bool:
    """Tell whether a leg from a node runs through a spot, its end excluded.

    Args:
        board: the board's tables.
        mode, node, leg: the leg, by which mode and from where.
        spot: the node that is asked about.
    """
    for begun in range(board.leg_begin[mode][node], board.leg_begin[mode][node + 1]):
        left = board.leg_steps[leg] - board.leg_steps[begun]
        if board.leg_to[begun] != spot or board.leg_first[begun] != board.leg_first[leg] or left < 1:
            continue
        for ended in range(board.leg_begin[mode][spot], board.leg_begin[mode][spot + 1]):
            joins = board.leg_to[ended] == board.leg_to[leg] and board.leg_last[ended] == board.leg_last[leg]
            onward = board.leg_first[ended] != board.leg_last[begun]
            if joins and onward and board.leg_steps[ended] == left:
                return True
    return False
