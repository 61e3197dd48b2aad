"""Where and in which condition a lone pawn can begin a turn, or be within one."""

from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from afrikan.rules.kernel_types import HazardEffect, PennilessSea, Rules, SlaveUnit
from afrikan.star.kernel import is_chance
from afrikan.star.robbers import TURNS_ON_THE_ISLAND
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.words import Phase, Stowaway, Voyage


class Pause(NamedTuple):
    """How far a turn is that another die or another way of travel interrupts.

    Attributes:
        phase: ``Phase.DIE`` before the die falls, ``Phase.ARRIVED`` where the turn may go on.
        roll_for: what the die is for.
        mode: how the move travels.
        moved: 1 once the pawn has travelled by steps this turn.
        flights: 1 once it has flown this turn.
        paid: 1 if the ticket was bought this turn.
    """

    phase: int
    roll_for: int
    mode: int
    moved: int
    flights: int
    paid: int


class Spot(NamedTuple):
    """Where and in which condition a lone pawn begins a turn, or is while its turn pauses.

    Attributes:
        node: where it stands.
        voyage: a ``Voyage``.
        held: 1 while pirates or bedouins hold it.
        stowaway: a ``Stowaway``.
        slave: rolls still to be missed.
        lost: turns still to be missed.
        came: node that it came from, if it may not turn back; else ``NONE``.
        port: city that its ship is bound for, if it must keep its course; else ``NONE``.
        home: 1 once it has brought its treasure home, where merely standing there is not enough.
        pause: how far the turn is, or ``None`` at its beginning.
    """

    node: int
    voyage: int = Voyage.NONE
    held: int = 0
    stowaway: int = Stowaway.NONE
    slave: int = 0
    lost: int = 0
    came: int = NONE
    port: int = NONE
    home: int = 0
    pause: Pause | None = None


_condition = attrgetter("node", "voyage", "held", "stowaway", "slave", "lost", "came", "port")

_position = attrgetter(*State.__slots__)
_pawn = attrgetter(*Player.__slots__)


def spot_of(player: Player) -> Spot:
    """Return where and in which condition a pawn is at the beginning of a turn."""
    return Spot(*_condition(player))


def pause_of(state: State, player: Player) -> Pause | None:
    """Return how far the turn of the current player is, or ``None`` if a decision within a move is due."""
    if state.phase != Phase.ARRIVED and not is_chance(state):
        return None
    paid = int(player.voyage == Voyage.TICKET and player.paid == player.turns)
    arrived = state.phase == Phase.ARRIVED
    roll_for, mode = (0, 0) if arrived else (state.roll_for, state.mode)
    return Pause(state.phase, roll_for, mode, state.moved, int(state.flights > 0), paid)


def resume(state: State, player: Player, pause: Pause) -> None:
    """Put the turn of a player to where it paused."""
    state.phase, state.roll_for, state.mode, state.moved, state.flights = pause[:-1]
    player.paid = player.turns if pause.paid else 0


def twin(state: State) -> State:
    """Return a copy of a position with one pawn; it shares the lists that no move of a pawn changes."""
    made = State()
    for name, value in zip(State.__slots__, _position(state), strict=True):
        setattr(made, name, value)
    pawn = Player()
    for name, value in zip(Player.__slots__, _pawn(state.players[0]), strict=True):
        setattr(pawn, name, value)
    made.players = [pawn]
    return made


def spots_of(rules: Rules, board: Board) -> Iterator[Spot]:
    """Yield every place and condition in which a journey can begin."""
    for node in range(board.nodes):
        at_sea = node >= board.cities and board.on_sea[node] == 1
        for voyage in (Voyage.TICKET, Voyage.DRIFT) if at_sea else (Voyage.NONE,):
            yield Spot(node, voyage)
            if board.hazard[node]:
                yield Spot(node, voyage, held=1)
                if rules.hazard_effect == HazardEffect.SKIP_ONE_TURN:
                    yield Spot(node, voyage, lost=1)
    if rules.penniless_sea in (PennilessSea.FREE_AFTER_SKIP, PennilessSea.SKIP_3):
        yield from _stowaways(rules, board)
    if board.slave_coast != NONE:
        for length in range(1, rules.slave_length + 1):
            yield Spot(board.slave_coast, slave=length)
            if rules.slave_unit == SlaveUnit.TURNS:
                yield Spot(board.slave_coast, lost=length)


def _stowaways(rules: Rules, board: Board) -> Iterator[Spot]:
    """Yield the spots of a pawn that has earned, or is earning, a free passage from an island."""
    for node in range(board.nodes):
        if board.island[node] and not (node >= board.cities and board.on_sea[node]):
            yield Spot(node, stowaway=Stowaway.READY)
            if board.hazard[node]:
                yield Spot(node, held=1, stowaway=Stowaway.READY)
            if node < board.cities:
                yield from _waiting(rules, node)


def _waiting(rules: Rules, city: int) -> Iterator[Spot]:
    if rules.penniless_sea == PennilessSea.FREE_AFTER_SKIP:
        yield Spot(city, stowaway=Stowaway.MUST_SKIP)
        return
    for turns in range(1, TURNS_ON_THE_ISLAND + 1):
        yield Spot(city, stowaway=Stowaway.READY, lost=turns)
