"""Where a turn of a lone pawn can end, found by driving the kernel on a board without tiles."""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from math import gcd
from operator import attrgetter
from typing import NamedTuple

from afrikan.board import RouteGraph
from afrikan.pawn.fares import Fares, fares_of
from afrikan.pawn.spots import Spot as Spot
from afrikan.pawn.spots import pause_of, resume, spots_of, twin
from afrikan.pawn.spots import spot_of as spot_of
from afrikan.records import blank, clone
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import (
    FinishExact,
    PennilessDefinition,
    Rules,
    Stalemate,
    StrandedPolicy,
    TicketScope,
)
from afrikan.star.actions import kind_of, pack
from afrikan.star.kernel import apply, is_chance, legal
from afrikan.star.state import ACTIONS, NONE, Board, Player, State
from afrikan.star.tables import tables
from afrikan.star.turn import is_home
from afrikan.star.words import Kind, Phase

DICE = 6


class End(NamedTuple):
    """How a turn, or a part of it, may end.

    Attributes:
        spot: the number of the spot.
        paid: what it has cost, in units rounded up.
    """

    spot: int
    paid: int = 0


class Way(NamedTuple):
    """One way to spend a turn, or what is left of it, up to its end or to another pause.

    Attributes:
        action: how it begins; ``NONE`` if the die is next.
        ends: for each equally likely roll, how it may end.
        deeds: for each roll and end, the actions after the roll that lead there.
        places: for each roll, the numbers of its ends as ``Turns.place`` counts them.
        moving: the same for those rolls that do not leave the pawn as it was.
    """

    action: int
    ends: tuple[tuple[End, ...], ...]
    deeds: tuple[Mapping[End, tuple[int, ...]], ...]
    places: tuple[tuple[int, ...], ...]
    moving: tuple[tuple[int, ...], ...]


class Turns:
    """Every way in which a lone pawn can spend a turn.

    Nobody is taken out of the game or declares it over: where the pawn can get does not hang on that.

    Args:
        rules, board: the tables of the kernel.
        carries: whether the pawn carries the Star.
        unit: money is counted in so much; the largest common part of the fares if 0.
        change: small money that it keeps beside whole units: no fare takes it, but who has it has money.
        start: the city from which the pawn set out, where that matters.

    Attributes:
        spots: every place and condition in which a turn can begin or pause.
        number: the number of each spot.
        fares: what a ship and a flight cost, in units rounded up.
        bills: every sum that one part of a turn can cost.
        wealth: money in units beyond which more of it makes no difference to what is legal.
    """

    def __init__(
        self,
        rules: Rules,
        board: Board,
        carries: bool = False,
        unit: int = 0,
        change: int = 0,
        start: int = NONE,
    ) -> None:
        self.rules = clone(rules)
        self.rules.stranded_policy = StrandedPolicy.KEEP_PLAYING
        self.rules.stalemate = Stalemate.PLAYED_ON
        self.board = board
        self.carries = carries
        self.unit = unit or gcd(rules.sea_price, rules.air_price)
        self.change = change
        self.start = start
        self.prices: Fares = fares_of(rules, board, self.unit)
        self.fares, self.bills, self.wealth = self.prices.single, self.prices.bills, self.prices.wealth
        self._bill = {bill: number for number, bill in enumerate(self.bills)}
        self._exact = carries and rules.finish_exact == FinishExact.NEEDED
        self.spots: list[Spot] = []
        self.number: dict[Spot, int] = {}
        self._ways: dict[tuple[int, int, int], Way] = {}
        self._lasting: dict[tuple[int, int], Way] = {}
        self._legal: dict[tuple[int, int], list[int]] = {}
        self._options: dict[tuple[int, int], tuple[Way, ...]] = {}
        self._known: dict[tuple[int, ...], dict[tuple[int, int], tuple[int, ...]]] = {}
        self._buffer = [0] * ACTIONS
        self._alone = _alone(carries, start)
        for spot in spots_of(rules, board):
            self._numbered(spot)
        for city in range(board.cities) if self._exact else ():
            if board.is_start[city]:
                self._numbered(Spot(city, home=1))
        self._explore()

    def options(self, number: int, purse: int) -> tuple[Way, ...]:
        """Return the ways to spend a turn that begins in a spot, or goes on there.

        Args:
            number: the number of the spot.
            purse: money in units.
        """
        key = number, min(purse, self.wealth)
        if key not in self._options:
            self._options[key] = tuple(self._way(*key, action) for action in self._actions(*key))
        return self._options[key]

    def lasts(self, number: int) -> int:
        """Return the turns that a way from a spot takes: none if the turn has begun before."""
        return 0 if self.spots[number].pause else 1

    def place(self, end: End) -> int:
        """Return the number of an end among all pairs of a spot and a bill."""
        return end.spot * len(self.bills) + self._bill[end.paid]

    @cached_property
    def pauses(self) -> frozenset[int]:
        """The numbers of the spots where a turn only pauses."""
        return frozenset(number for number, spot in enumerate(self.spots) if spot.pause)

    @cached_property
    def home(self) -> frozenset[int]:
        """The numbers of the spots where a treasure is home."""
        return frozenset(number for number, spot in enumerate(self.spots) if self._is_home(spot))

    def _is_home(self, spot: Spot) -> bool:
        if self._exact or spot.pause:
            return spot.home == 1
        player = blank(Player)
        player.node, player.start = spot.node, self.start
        return is_home(self.rules, self.board, player, player.node)

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
            if self.prices.lands and 0 not in found:
                poorer |= {max(0, left - self.prices.ship)}
            found |= poorer
            waiting += poorer
        return sorted(found)

    def course(self, number: int, purse: int, way: Way, roll: int, end: End) -> Iterator[tuple[State, int]]:
        """Yield what is done in a turn, the die left out: each position, and the action taken in it.

        Args:
            number: the number of the spot where the turn begins or goes on.
            purse: the money there, in units.
            way: how it is spent.
            roll: what the die shows, if the way asks for it.
            end: how it is to end.
        """
        state = self._place(self.spots[number], min(purse, self.wealth))
        if way.action == NONE:
            state = self._after(state, pack(Kind.DIE, roll))
        deeds = way.deeds[roll - 1 if len(way.deeds) > 1 else 0][end]
        for action in deeds if way.action == NONE else (way.action, *deeds):
            yield state, action
            state = self._after(state, action)
            if len(way.deeds) > 1 and is_chance(state) and action == way.action:
                state = self._after(state, pack(Kind.DIE, roll))

    def _explore(self) -> None:
        """Find the spots that only turns lead to, where there are such."""
        number = 0
        while self.prices.wanders and number < len(self.spots):
            for purse in self.prices.sums:
                self.options(number, purse)
            number += 1

    def _numbered(self, spot: Spot) -> int:
        if spot not in self.number:
            self.number[spot] = len(self.spots)
            self.spots.append(spot)
        return self.number[spot]

    def _actions(self, number: int, purse: int) -> list[int]:
        key = number, sum(purse >= least for least in self.prices.steps)
        if key not in self._legal:
            spot = self.spots[number]
            state = self._place(spot, purse)
            if spot.home or is_chance(state):
                self._legal[key] = [] if spot.home else [NONE]
            else:
                self._legal[key] = self._buffer[: legal(state, self.rules, self.board, self._buffer)]
        return self._legal[key]

    def _place(self, spot: Spot, purse: int) -> State:
        state = twin(self._alone)
        player = state.players[0]
        player.money = purse * self.unit + self.change
        player.node, player.voyage, player.held, player.stowaway, player.slave = spot[:5]
        player.lost, player.came, player.port = spot[5:8]
        if spot.pause:
            resume(state, player, spot.pause)
        return state

    def _way(self, number: int, purse: int, action: int) -> Way:
        """Return one way, remembered; where nothing is paid after its first action it holds for any purse."""
        if (number, action) in self._lasting:
            return self._lasting[number, action]
        key = number, purse, action
        if key not in self._ways:
            rich = self._found(number, self.wealth, action)
            if not self.prices.late or self._settled(rich):
                self._lasting[number, action] = rich
                return rich
            self._ways[key] = self._found(number, purse, action)
        return self._ways[key]

    def _settled(self, way: Way) -> bool:
        ends = {end for roll in way.ends for end in roll}
        first = {int(Kind.SAIL): self.prices.ship, int(Kind.FLY): self.prices.air}.get(kind_of(way.action), 0)
        return all(end.paid == first and not self.spots[end.spot].pause for end in ends)

    def _found(self, number: int, purse: int, action: int) -> Way:
        begun = self._place(self.spots[number], purse)
        after = begun if action == NONE else self._after(begun, action)
        rolled = [after]
        if is_chance(after):
            rolled = [self._after(after, pack(Kind.DIE, die)) for die in range(1, DICE + 1)]
        deeds = tuple(self._deeds(position, begun.players[0].money) for position in rolled)
        ends = tuple(tuple(sorted(found)) for found in deeds)
        places = tuple(tuple(map(self.place, roll)) for roll in ends)
        still = (self.place(End(number)),)
        return Way(action, ends, deeds, places, tuple(p for p in places if p != still))

    def _deeds(self, position: State, money: int) -> dict[End, tuple[int, ...]]:
        """Return for each end the fewest actions that lead to it from a position.

        Args:
            position: the position.
            money: what the pawn had before.
        """
        found: dict[End, tuple[int, ...]] = {}
        for (spot, left), actions in self._onward(position).items():
            found[End(spot, -(-(money - left) // self.unit))] = actions
        return found

    def _onward(self, state: State) -> dict[tuple[int, int], tuple[int, ...]]:
        """Return for each spot and sum of money to which a position leads the fewest actions.

        Moves that begin apart come to the same positions, so these are remembered.
        """
        player = state.players[0]
        spot = self._spot(state)
        if spot is not None:
            return {(self._numbered(spot), player.money): ()}
        key = (*_moment(state), state.steps > 0, state.flights > 0, *_pawn(player))
        if key not in self._known:
            found: dict[tuple[int, int], tuple[int, ...]] = {}
            for action in self._buffer[: legal(state, self.rules, self.board, self._buffer)]:
                for end, actions in self._onward(self._after(state, action)).items():
                    if end not in found or len(actions) + 1 < len(found[end]):
                        found[end] = (action, *actions)
            self._known[key] = found
        return self._known[key]

    def _spot(self, state: State) -> Spot | None:
        """Return the spot where a turn ends or pauses; ``None`` within a move."""
        player = state.players[0]
        if state.phase in (Phase.TURN, Phase.OVER):
            spot = spot_of(player)
            return spot._replace(home=1) if self._exact and state.home else spot
        pause = pause_of(state, player)
        return spot_of(player)._replace(pause=pause) if pause else None

    def _after(self, state: State, action: int) -> State:
        after = twin(state)
        apply(after, self.rules, self.board, action)
        return after


def _alone(carries: bool, start: int) -> State:
    """Return a position with one pawn and no tiles, at the beginning of a turn."""
    state = blank(State)
    state.seats = 1
    state.winner = NONE
    state.cap = 2
    state.phase = Phase.TURN
    state.came = NONE
    state.bonus_taken = 1
    state.star_found = 1
    state.star_at = NONE
    state.tiles = [NONE] * len(state.tiles)
    state.players = [player := state.players[0]]
    player.star = int(carries)
    player.start = start
    player.turns = 1
    return state


_moment = attrgetter("phase", "rest", "came", "mode", "moved")
_pawn = attrgetter(*Player.__slots__)


def turns_of(
    rules: Ruleset, carries: bool = False, change: int = 0, start: int = NONE, unit: int = 0
) -> Turns:
    """Return every way in which a lone pawn can spend a turn under a ruleset; shared."""
    return _shared(rules, carries, change, start, unit)


@cache
def _shared(rules: Ruleset, carries: bool, change: int, start: int, unit: int) -> Turns:
    return Turns(rules.kernel(), tables(rules), carries, unit, change, start)


def turns_with(rules: Ruleset, money: int, carries: bool = False, start: int = NONE) -> Turns:
    """Return every way in which a lone pawn with some money can spend a turn under a ruleset; shared.

    Where whoever is poor goes ashore for what he has, money is counted to the last coin.
    """
    kernel = rules.kernel()
    change = change_of(kernel, money)
    if change and kernel.ticket_scope == TicketScope.BOARD_100_PLUS_LAND_100:
        return turns_of(rules, carries, 0, start, gcd(kernel.sea_price, kernel.air_price, money))
    return turns_of(rules, carries, change, start)


def change_of(rules: Rules, money: int) -> int:
    """Return the small money that makes a pawn count as having some, though no fare takes it; else 0.

    Args:
        rules: the tables of the kernel.
        money: what the pawn has.
    """
    kept = money % gcd(rules.sea_price, rules.air_price)
    return int(kept > 0 and rules.penniless_definition == PennilessDefinition.ZERO)
