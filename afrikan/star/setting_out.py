"""Setting out: who may roll for the road, board a ship, with or without money, or wait for a passage."""

from afrikan.rules.kernel_types import (
    LandToSeaSameRoll,
    PassPort,
    PennilessSea,
    PennilessSeaRequiresPoverty,
    PennilessSeaWhere,
    Rules,
    SeaDestination,
    StowawayTrigger,
    TicketWhen,
    UpgradeMidVoyage,
)
from afrikan.star.actions import kind_of, second
from afrikan.star.money import charge, lacks, ship_fare, trades_horseshoes
from afrikan.star.moves import came_by_sea, drift_on, drift_steps, roll_to_travel, ticket_holds
from afrikan.star.notes import note
from afrikan.star.robbers import TURNS_ON_THE_ISLAND
from afrikan.star.state import FAR, NONE, Board, Player, State
from afrikan.star.tiles import refuse_attempt
from afrikan.star.turn import end_turn
from afrikan.star.words import Event, Kind, Mode, Phase, Refusal, Stowaway, Voyage


def refuse_roll(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not roll to travel on."""
    player = state.players[state.current]
    if board.on_land[player.node] == 1:
        return Refusal.NONE
    if player.node >= board.cities:
        if player.voyage == Voyage.DRIFT:
            return Refusal.DRIFTING
        return Refusal.NONE if ticket_holds(rules, player) else Refusal.TICKET_FOR_THE_TURN
    if refuse_attempt(state, rules, board) == Refusal.DECIDE_AFTER_ROLL:
        return Refusal.NONE
    if rules.ticket_when == TicketWhen.AFTER_ROLL_BEFORE_MOVING:
        return refuse_fare(rules, board, player)
    return Refusal.ROLL_IS_USELESS


def refuse_port(player: Player, board: Board) -> int:
    """Say why the player cannot board a ship here."""
    if player.node >= board.cities:
        return Refusal.NOT_IN_A_CITY
    return Refusal.NONE if board.on_sea[player.node] == 1 else Refusal.NO_PORT


def refuse_fare(rules: Rules, board: Board, player: Player) -> int:
    """Say why the player cannot buy a ticket in this place."""
    code = refuse_port(player, board)
    if code == Refusal.NONE and player.money < ship_fare(rules):
        return Refusal.NO_MONEY_FOR_SHIP
    return code


def refuse_sail(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not buy a ship ticket."""
    player = state.players[state.current]
    if state.phase == Phase.MOVE:
        return refuse_sail_on_the_way(state, rules, board)
    if player.node >= board.cities:
        return refuse_ticket_at_sea(rules, board, player)
    code = refuse_fare(rules, board, player)
    if code == Refusal.NONE and rules.ticket_when == TicketWhen.AFTER_ROLL_BEFORE_MOVING:
        return Refusal.TICKET_AFTER_ROLL
    return code


def refuse_ticket_at_sea(rules: Rules, board: Board, player: Player) -> int:
    """Say why the player may not buy a ticket on a ship that is under way."""
    if board.on_sea[player.node] == 0 or ticket_holds(rules, player):
        return Refusal.NOT_IN_A_CITY
    if player.voyage == Voyage.DRIFT and rules.upgrade_mid_voyage == UpgradeMidVoyage.NO:
        return Refusal.DRIFTING
    return Refusal.NONE if player.money >= ship_fare(rules) else Refusal.NO_MONEY_FOR_SHIP


def refuse_sail_on_the_way(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not board a ship with the rest of a roll."""
    player = state.players[state.current]
    if state.mode == Mode.SEA or (ticket_holds(rules, player) and rules.pass_port == PassPort.YES):
        return Refusal.TICKET_HOLDS
    if state.steps == 0:
        allowed = rules.ticket_when == TicketWhen.AFTER_ROLL_BEFORE_MOVING
    elif board.on_sea[player.node] == 1 and came_by_sea(state, board):
        allowed = rules.pass_port == PassPort.YES_NEW_TICKET
    else:
        allowed = rules.land_to_sea_same_roll == LandToSeaSameRoll.YES
    return refuse_fare(rules, board, player) if allowed else Refusal.NO_SHIP_WITH_THIS_ROLL


def refuse_stowaway(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not board without paying after having waited on an island."""
    player = state.players[state.current]
    if player.stowaway != Stowaway.READY:
        return Refusal.NO_STOWAWAY_RIGHT
    code = refuse_poverty(rules, player)
    return code if code != Refusal.NONE else refuse_port(player, board)


def refuse_poverty(rules: Rules, player: Player) -> int:
    """Say why a way for players without money is not open to this one."""
    if rules.penniless_sea_requires_poverty == PennilessSeaRequiresPoverty.ANYONE:
        return Refusal.NONE
    if trades_horseshoes(rules) and player.saved > 0:
        return Refusal.HORSESHOE_PAYS
    return Refusal.NONE if lacks(rules, player, ship_fare(rules)) else Refusal.NOT_PENNILESS


def refuse_drift(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not travel by sea without paying and rolling."""
    player = state.players[state.current]
    if drift_steps(rules) == 0:
        return Refusal.NO_FREE_SHIP
    return Refusal.NONE if player.voyage == Voyage.DRIFT else refuse_free_ship(rules, board, player)


def refuse_aid(state: State, rules: Rules, board: Board) -> int:
    """Say why the bank does not give the current player a fare."""
    if rules.penniless_sea != PennilessSea.BANK_AID_100:
        return Refusal.NO_AID
    return refuse_free_ship(rules, board, state.players[state.current])


def refuse_free_ship(rules: Rules, board: Board, player: Player) -> int:
    """Say why the player may not set out, or go on, by a ship that needs no money."""
    if player.node >= board.cities and player.voyage == Voyage.TICKET:
        return Refusal.TICKET_HOLDS if ticket_holds(rules, player) else refuse_poverty(rules, player)
    code = refuse_port(player, board)
    if code != Refusal.NONE:
        return code
    if rules.penniless_sea_where == PennilessSeaWhere.ISLANDS_ONLY and board.island[player.node] == 0:
        return Refusal.ONLY_FROM_ISLANDS
    return refuse_poverty(rules, player)


def refuse_skip(state: State, rules: Rules, board: Board) -> int:
    """Say why the current player may not begin to wait for a free passage."""
    player = state.players[state.current]
    if player.stowaway == Stowaway.MUST_SKIP:
        return Refusal.NONE
    grants = rules.penniless_sea == PennilessSea.FREE_AFTER_SKIP or rules.penniless_sea == PennilessSea.SKIP_3
    if not grants or rules.stowaway_trigger == StowawayTrigger.ROBBER_THERE:
        return Refusal.NOT_STRANDED
    if player.stowaway == Stowaway.READY:
        return Refusal.NO_WAITING_FOR_PASSAGE
    if player.node >= board.cities or board.island[player.node] == 0:
        return Refusal.NOT_ON_AN_ISLAND
    return refuse_poverty(rules, player)


def refuse_course(state: State, rules: Rules, board: Board, action: int) -> int:
    """Say why a ship may not be bound for the port that an action names, or must have one named."""
    player = state.players[state.current]
    kind = kind_of(action)
    port = second(action) - 1
    boards = kind == Kind.SAIL or kind == Kind.STOWAWAY or kind == Kind.DRIFT or kind == Kind.AID
    if not boards or rules.sea_destination == SeaDestination.FREE:
        return Refusal.NONE if port == NONE else Refusal.COURSE_IS_FREE
    if player.node >= board.cities:
        return Refusal.NONE if port == NONE else Refusal.COURSE_IS_KEPT
    if port == NONE:
        return Refusal.NAME_THE_PORT
    reachable = port < board.cities and port != player.node and board.sea_steps[player.node][port] < FAR
    return Refusal.NONE if reachable else Refusal.NO_SUCH_COURSE


def set_sail(state: State, rules: Rules, port: int) -> None:
    """Board on a ticket; then roll, or go on with the roll that has been made."""
    player = state.players[state.current]
    player.slave = 0
    player.voyage = Voyage.TICKET
    player.paid = player.turns
    if port != NONE:
        player.port = port
    if state.phase == Phase.MOVE:
        state.mode = Mode.SEA
    else:
        roll_to_travel(state)


def sail(state: State, rules: Rules, port: int) -> None:
    """Pay for the ship, then travel."""
    player = state.players[state.current]
    charge(state, player, rules.sea_price)
    note(state, Event.TICKET_BOUGHT, rules.sea_price, player.node)
    set_sail(state, rules, port)


def stow_away(state: State, rules: Rules, port: int) -> None:
    """Board without paying, then roll."""
    note(state, Event.STOWED_AWAY, state.players[state.current].node, 0)
    set_sail(state, rules, port)


def take_aid(state: State, rules: Rules, port: int) -> None:
    """Board with a fare that the bank gives, then roll."""
    note(state, Event.AIDED, rules.sea_price, state.players[state.current].node)
    set_sail(state, rules, port)


def drift(state: State, rules: Rules, port: int) -> None:
    """Travel by sea without paying and without rolling, a few steps."""
    player = state.players[state.current]
    player.slave = 0
    player.voyage = Voyage.DRIFT
    if port != NONE:
        player.port = port
    note(state, Event.DRIFTED, player.node, drift_steps(rules))
    drift_on(state, rules)


def skip(state: State, rules: Rules) -> None:
    """Sit out a roll, or the first of several turns, to earn a free passage."""
    player = state.players[state.current]
    player.stowaway = Stowaway.READY
    if rules.penniless_sea == PennilessSea.SKIP_3:
        player.lost += TURNS_ON_THE_ISLAND - 1
        note(state, Event.TURN_LOST, player.lost, player.node)
    else:
        note(state, Event.SKIPPED, player.node, 0)
    end_turn(state)
