"""Players without hope: who can no longer win, and what the rules make of it."""

from afrikan.rules.kernel_types import (
    CarrierMayOpen,
    HorseshoeWins,
    Loans,
    PennilessSea,
    PennilessSeaRequiresPoverty,
    PennilessSeaWhere,
    RobberTakesStar,
    Rules,
    Stalemate,
    StarStealing,
    StowawayTrigger,
    StrandedPolicy,
)
from afrikan.star.money import lacks, ship_fare
from afrikan.star.notes import note
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.turn import carries, leave_game, over
from afrikan.star.words import Event, Face, Phase, Stowaway, Voyage


def settle_hopeless(state: State, rules: Rules, board: Board) -> None:
    """Take hopeless players out of the game as their turns come, or declare the game over."""
    if rules.stalemate == Stalemate.DECLARED and nobody_can_win(state, rules, board):
        note(state, Event.STALEMATE, state.round, 0)
        over(state)
        return
    while rules.stranded_policy == StrandedPolicy.ELIMINATE and state.phase == Phase.TURN:
        player = state.players[state.current]
        if not is_hopeless(state, rules, board, player):
            return
        note(state, Event.ELIMINATED, state.current, player.node)
        leave_game(state, player, True)


def nobody_can_win(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether every player who is still in the game is hopeless."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.out == 0 and not is_hopeless(state, rules, board, player):
            return False
    return True


def is_hopeless(state: State, rules: Rules, board: Board, player: Player) -> bool:
    """Tell whether a player can no longer win: nothing is left to win with, or no way leads to it."""
    if player.saved > 0 or rules.loans == Loans.YES:
        return False
    if not carries(player) and not prize_left(state, rules):
        return True
    if player.voyage != Voyage.NONE or can_leave(rules, board, player):
        return False
    part = board.land_part[player.node]
    if carries(player):
        return not home_by_road(board, part)
    return not hope_by_road(state, rules, board, part)


def prize_left(state: State, rules: Rules) -> bool:
    """Tell whether anything is left that could still win for a player who carries nothing."""
    if state.star_found == 0 or state.star_at != NONE:
        return True
    if rules.star_stealing != StarStealing.NEVER or may_be_put_down(state, rules):
        return True
    return rules.horseshoe_wins == HorseshoeWins.YES and state.remaining[Face.HORSESHOE] > 0


def may_be_put_down(state: State, rules: Rules) -> bool:
    """Tell whether the carrier of the Star may still have to lay it down for others."""
    opens = rules.carrier_may_open == CarrierMayOpen.YES
    puts_down = rules.robber_takes_star == RobberTakesStar.STAR_TO_CAPETOWN
    return opens and puts_down and state.remaining[Face.ROBBER] > 0


def can_leave(rules: Rules, board: Board, player: Player) -> bool:
    """Tell whether a player can pay for a way off the roads, or needs no money for one."""
    if player.money >= ship_fare(rules) or has_free_passage(rules, board, player):
        return True
    by_air = player.node < board.cities and board.air_begin[player.node] < board.air_begin[player.node + 1]
    return player.money >= rules.air_price and (by_air or board.on_land[player.node] == 1)


def has_free_passage(rules: Rules, board: Board, player: Player) -> bool:
    """Tell whether the rules let a player as poor as this one leave by sea without a ticket."""
    anyone = rules.penniless_sea_requires_poverty == PennilessSeaRequiresPoverty.ANYONE
    if not anyone and not lacks(rules, player, ship_fare(rules)):
        return False
    on_island = board.island[player.node] == 1
    if rules.penniless_sea == PennilessSea.FREE_AFTER_SKIP or rules.penniless_sea == PennilessSea.SKIP_3:
        waits = on_island and rules.stowaway_trigger == StowawayTrigger.ANY_CAUSE
        return waits or player.stowaway != Stowaway.NONE
    if rules.penniless_sea == PennilessSea.NONE:
        return False
    return on_island or rules.penniless_sea_where == PennilessSeaWhere.ANY_PORT


def home_by_road(board: Board, part: int) -> bool:
    """Tell whether a start city is joined by road with a part of the board."""
    homes = 0
    for city in range(board.cities):
        if board.is_start[city] == 1 and board.land_part[city] == part:
            homes += 1
    return homes > 0


def hope_by_road(state: State, rules: Rules, board: Board, part: int) -> bool:
    """Tell whether a tile, or money, is joined by road with a part of the board."""
    for city in range(board.cities):
        if state.tiles[city] != NONE and board.land_part[city] == part:
            return True
    bonus = board.capetown != NONE and state.bonus_taken == 0 and rules.capetown_bonus > 0
    return bonus and board.land_part[board.capetown] == part
