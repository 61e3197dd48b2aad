"""Where a turn of a lone pawn can end, found by driving the kernel on a board without tiles."""

from collections.abc import Iterator, Mapping
from functools import cache
from math import gcd
from typing import NamedTuple

from afrikan.board import RouteGraph
from afrikan.records import blank, clone
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import PennilessDefinition, PennilessSea, Rules
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance, legal
from afrikan.star.state import ACTIONS, NONE, Board, Player, State
from afrikan.star.tables import tables
from afrikan.star.words import Kind, Phase, Stowaway, Voyage

DICE = 6


class Spot(NamedTuple):
    """Where and in which condition a lone pawn begins a turn.

    Attributes:
        node: where it stands.
        voyage: a ``Voyage``.
        held: 1 while pirates or bedouins hold it.
        stowaway: a ``Stowaway``.
        slave: rolls still to be missed.
    """

    node: int
    voyage: int = Voyage.NONE
    held: int = 0
    stowaway: int = Stowaway.NONE
    slave: int = 0


class Way(NamedTuple):
    """One way to spend a turn.

    Attributes:
        action: how the turn begins.
        price: money it costs.
        ends: for each equally likely roll, the numbers of the spots where the turn may end.
        deeds: for each roll and end, the actions after the roll that lead there.
        moving: the ends of those rolls that do not leave the pawn as it was.
    """

    action: int
    price: int
    ends: tuple[tuple[int, ...], ...]
    deeds: tuple[Mapping[int, tuple[int, ...]], ...]
    moving: tuple[tuple[int, ...], ...]


def spot_of(player: Player) -> Spot:
    """Return where and in which condition a pawn is."""
    return Spot(player.node, player.voyage, player.held, player.stowaway, player.slave)


class Turns:
    """Every way in which a lone pawn can spend a turn.

    Args:
        rules, board: the tables of the kernel.
        carries: whether the pawn carries the Star.
        unit: money is counted in so much; the largest common part of the fares if 0.
        change: small money that it keeps beside whole units: no fare takes it, but who has it has money.

    Attributes:
        spots: every place and condition in which a turn can begin.
        number: the number of each spot.
        fares: what a ship and a flight cost, in units rounded up.
        wealth: money in units beyond which more of it makes no difference to what is legal.
    """

    def __init__(
        self, rules: Rules, board: Board, carries: bool = False, unit: int = 0, change: int = 0
    ) -> None:
        self.rules = rules
        self.board = board
        self.carries = carries
        self.unit = unit or gcd(rules.sea_price, rules.air_price)
        self.change = change
        self.fares = {-(-price // self.unit) for price in (rules.sea_price, rules.air_price)}
        self.wealth = max(self.fares)
        self.spots = tuple(_spots(rules, board))
        self.number = {spot: number for number, spot in enumerate(self.spots)}
        self._ways: dict[tuple[int, int], Way] = {}
        self._options: dict[tuple[int, int], tuple[Way, ...]] = {}
        self._buffer = [0] * ACTIONS

    def options(self, number: int, purse: int) -> tuple[Way, ...]:
        """Return the ways to spend a turn that begins in a spot.

        Args:
            number: the number of the spot.
            purse: money in units.
        """
        key = number, min(purse, self.wealth)
        if key not in self._options:
            state = self._place(self.spots[number], key[1])
            count = legal(state, self.rules, self.board, self._buffer)
            actions = self._buffer[:count]
            self._options[key] = tuple(self._way(number, state, action) for action in actions)
        return self._options[key]

    def places(self, graph: RouteGraph) -> dict[str, int]:
        """Return for each place the number of the spot of a free pawn there; at sea it has a ticket."""
        found: dict[str, int] = {}
        for number, spot in enumerate(self.spots):
            found.setdefault(graph.nodes[spot.node].id, number)
        return found

    def sums(self, purse: int) -> list[int]:
        """Return what can be left of some money after any number of fares, ascending; all in units."""
        found, waiting = {purse}, [purse]
        while waiting:
            left = waiting.pop()
            poorer = {left - fare for fare in self.fares if fare <= left} - found
            found |= poorer
            waiting += poorer
        return sorted(found)

    def cost(self, way: Way) -> int:
        """Return the price of a way in units, rounded up."""
        return -(-way.price // self.unit)

    def course(self, number: int, way: Way, roll: int, end: int) -> Iterator[tuple[State, int]]:
        """Yield what is done in a turn, the die left out: each position, and the action taken in it.

        Args:
            number: the number of the spot where the turn begins.
            way: how it is spent.
            roll: what the die shows, if the way asks for it.
            end: the number of the spot where the turn ends.
        """
        state = self._place(self.spots[number], self.wealth if way.price else 0)
        for action in (way.action, *way.deeds[roll - 1 if len(way.deeds) > 1 else 0][end]):
            yield state, action
            state = self._after(state, action)
            if is_chance(state):
                state = self._after(state, pack(Kind.DIE, roll))

    def _place(self, spot: Spot, purse: int) -> State:
        state = blank(State)
        state.seats = 1
        state.winner = NONE
        state.cap = 2
        state.phase = Phase.TURN
        state.came = NONE
        state.bonus_taken = 1
        state.star_found = 1
        state.tiles = [NONE] * len(state.tiles)
        player = state.players[0]
        player.star = int(self.carries)
        player.money = purse * self.unit + self.change
        player.node, player.voyage, player.held, player.stowaway, player.slave = spot
        return state

    def _way(self, number: int, state: State, action: int) -> Way:
        """Return one way, remembered because where it leads does not depend on the money left."""
        key = number, action
        if key not in self._ways:
            after = self._after(state, action)
            price = state.players[0].money - after.players[0].money
            rolled = [after]
            if is_chance(after):
                rolled = [self._after(after, pack(Kind.DIE, die)) for die in range(1, DICE + 1)]
            deeds = tuple(self._deeds(position) for position in rolled)
            ends = tuple(tuple(sorted(found)) for found in deeds)
            moving = tuple(roll for roll in ends if roll != (number,))
            self._ways[key] = Way(action, price, ends, deeds, moving)
        return self._ways[key]

    def _deeds(self, position: State) -> dict[int, tuple[int, ...]]:
        found: dict[int, tuple[int, ...]] = {}
        for end, actions in self._ends(position):
            if end not in found or len(actions) < len(found[end]):
                found[end] = actions
        return found

    def _ends(self, state: State) -> Iterator[tuple[int, tuple[int, ...]]]:
        if state.phase in (Phase.TURN, Phase.OVER):
            yield self.number[spot_of(state.players[0])], ()
            return
        count = legal(state, self.rules, self.board, self._buffer)
        for action in self._buffer[:count]:
            for end, actions in self._ends(self._after(state, action)):
                yield end, (action, *actions)

    def _after(self, state: State, action: int) -> State:
        after = clone(state)
        apply(after, self.rules, self.board, action)
        return after


def _spots(rules: Rules, board: Board) -> Iterator[Spot]:
    for node in range(board.nodes):
        at_sea = node >= board.cities and board.on_sea[node] == 1
        for voyage in (Voyage.TICKET, Voyage.DRIFT) if at_sea else (Voyage.NONE,):
            yield Spot(node, voyage)
            if board.hazard[node]:
                yield Spot(node, voyage, held=1)
    if rules.penniless_sea == PennilessSea.FREE_AFTER_SKIP:
        yield from _stowaways(board)
    if board.slave_coast != NONE:
        for rolls in range(1, rules.slave_length + 1):
            yield Spot(board.slave_coast, slave=rolls)


def _stowaways(board: Board) -> Iterator[Spot]:
    """Yield the spots of a pawn that was robbed on an island and may board without paying."""
    for node in range(board.nodes):
        if board.island[node] and not (node >= board.cities and board.on_sea[node]):
            yield Spot(node, stowaway=Stowaway.READY)
            if board.hazard[node]:
                yield Spot(node, held=1, stowaway=Stowaway.READY)
            if node < board.cities:
                yield Spot(node, stowaway=Stowaway.MUST_SKIP)


def turns_of(rules: Ruleset, carries: bool = False, change: int = 0) -> Turns:
    """Return every way in which a lone pawn can spend a turn under a ruleset; shared."""
    return _shared(rules, carries, change)


@cache
def _shared(rules: Ruleset, carries: bool, change: int) -> Turns:
    return Turns(rules.kernel(), tables(rules), carries, change=change)


def change_of(rules: Rules, money: int) -> int:
    """Return the small money that makes a pawn count as having some, though no fare takes it; else 0.

    Args:
        rules: the tables of the kernel.
        money: what the pawn has.
    """
    kept = money % gcd(rules.sea_price, rules.air_price)
    return int(kept > 0 and rules.penniless_definition == PennilessDefinition.ZERO)
