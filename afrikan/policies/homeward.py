"""Expected turns home for a lone carrier, found by driving the kernel with one pawn."""

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import NamedTuple

from afrikan.records import blank, clone
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import Rules
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance, legal
from afrikan.star.state import ACTIONS, NONE, Board, State
from afrikan.star.tables import tables
from afrikan.star.words import Kind, Phase, Voyage

PURSES = 8
"""Money is counted in ship tickets, from none to seven; more makes no difference to the plan."""

TOLERANCE = 1e-9


class Spot(NamedTuple):
    """Where a lone carrier begins a turn: node, way of being at sea, and whether held there."""

    node: int
    voyage: int
    held: int


class Way(NamedTuple):
    """One way to spend a turn.

    Attributes:
        action: how the turn begins.
        price: money it costs.
        ends: for each equally likely roll, the numbers of the spots where the turn may end; the number
            after the last spot is home.
    """

    action: int
    price: int
    ends: tuple[tuple[int, ...], ...]


class Homeward(NamedTuple):
    """Expected turns home and the action that begins the plan, by purse and spot.

    Attributes:
        turns: for each purse, spot to expected turns; infinite where home is out of reach.
        actions: for each purse, spot to action.
    """

    turns: tuple[dict[Spot, float], ...]
    actions: tuple[dict[Spot, int], ...]


@cache
def homeward(rules: Ruleset) -> Homeward:
    """Return the quickest plan home of a lone carrier under a ruleset."""
    return solve(rules.kernel(), tables(rules))


def solve(rules: Rules, board: Board) -> Homeward:
    """Return the quickest plan home of a lone carrier, purse by purse."""
    spots = tuple(_spots(board))
    explorer = _Explorer(rules, board, spots)
    options = [explorer.options(spot) for spot in spots]
    turns: list[list[float]] = []
    actions: list[list[int]] = []
    for purse in range(PURSES):
        level = _Level([ways[purse] for ways in options], turns, rules.sea_price)
        level.solve()
        turns.append(level.values)
        actions.append(level.plan)
    return Homeward(
        tuple(dict(zip(spots, values, strict=False)) for values in turns),
        tuple(dict(zip(spots, plan, strict=True)) for plan in actions),
    )


def _spots(board: Board) -> Iterator[Spot]:
    for node in range(board.nodes):
        at_sea = node >= board.cities and board.on_sea[node] == 1
        for voyage in (Voyage.TICKET, Voyage.DRIFT) if at_sea else (Voyage.NONE,):
            yield Spot(node, voyage, 0)
            if board.hazard[node]:
                yield Spot(node, voyage, 1)


class _Explorer:
    """Drives the kernel with a lone carrier on a board without tiles."""

    def __init__(self, rules: Rules, board: Board, spots: tuple[Spot, ...]) -> None:
        self.rules = rules
        self.board = board
        self.number = {spot: number for number, spot in enumerate(spots)}
        self.home = len(spots)
        self.ways: dict[tuple[Spot, int], Way] = {}
        self.buffer = [0] * ACTIONS

    def options(self, spot: Spot) -> list[list[Way]]:
        """Return the ways to spend a turn, by purse."""
        state = self._place(spot)
        by_purse = []
        for purse in range(PURSES):
            state.players[0].money = purse * self.rules.sea_price
            count = legal(state, self.rules, self.board, self.buffer)
            by_purse.append([self._way(spot, state, action) for action in self.buffer[:count]])
        return by_purse

    def _place(self, spot: Spot) -> State:
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
        player.star = 1
        player.node, player.voyage, player.held = spot
        return state

    def _way(self, spot: Spot, state: State, action: int) -> Way:
        """Return one way, remembered because where it leads does not depend on the money left."""
        key = spot, action
        if key not in self.ways:
            after = self._after(state, action)
            price = state.players[0].money - after.players[0].money
            rolled = [after]
            if is_chance(after):
                rolled = [self._after(after, pack(Kind.DIE, die)) for die in range(1, 7)]
            ends = tuple(tuple(sorted(set(self._ends(position)))) for position in rolled)
            self.ways[key] = Way(action, price, ends)
        return self.ways[key]

    def _after(self, state: State, action: int) -> State:
        after = clone(state)
        apply(after, self.rules, self.board, action)
        return after

    def _ends(self, state: State) -> Iterator[int]:
        player = state.players[0]
        if state.winner != NONE:
            yield self.home
        elif state.phase in (Phase.TURN, Phase.OVER):
            yield self.number[Spot(player.node, player.voyage, player.held)]
        else:
            count = legal(state, self.rules, self.board, self.buffer)
            for action in self.buffer[:count]:
                yield from self._ends(self._after(state, action))


class _Level:
    """Value iteration for one purse; smaller purses are solved already.

    Args:
        ways: for each spot, the ways to spend a turn there.
        poorer: the values of each smaller purse.
        unit: the money that one step of the purse is worth.
    """

    def __init__(self, ways: list[list[Way]], poorer: list[list[float]], unit: int) -> None:
        self.ways = ways
        self.home = len(ways)
        self.values = [inf] * len(ways) + [0.0]
        self.plan = [pack(Kind.PASS)] * len(ways)
        self.poorer = poorer
        self.unit = unit

    def solve(self) -> None:
        """Improve the values until none changes any more."""
        order = self._sure()
        known = self.poorer[-1] if self.poorer else self.values
        for spot in order:
            self.values[spot] = known[spot] if known[spot] < inf else 0.0
        change = inf
        while change > TOLERANCE:
            change = max((self._improve(spot) for spot in order), default=0.0)

    def _improve(self, spot: int) -> float:
        best, action = min((self._expected(way), way.action) for way in self.ways[spot])
        change = abs(best - self.values[spot])
        self.values[spot], self.plan[spot] = best, action
        return change

    def _expected(self, way: Way) -> float:
        value = self._values_after(way).__getitem__
        return 1.0 + sum(min(map(value, roll)) for roll in way.ends) / len(way.ends)

    def _values_after(self, way: Way) -> list[float]:
        left = len(self.poorer) - -(-way.price // self.unit)
        return self.values if left == len(self.poorer) else self.poorer[left]

    def _sure(self) -> list[int]:
        """Return the spots from which home is reached with certainty, the nearest first."""
        sure = dict.fromkeys(range(self.home + 1))
        while True:
            reached = self._reached(sure)
            if len(reached) == len(sure):
                return [spot for spot in reached if spot != self.home]
            sure = reached

    def _reached(self, within: dict[int, None]) -> dict[int, None]:
        reached: dict[int, None] = {self.home: None}
        growing = True
        while growing:
            found = [
                spot
                for spot in within
                if spot not in reached and any(self._leads(way, within, reached) for way in self.ways[spot])
            ]
            reached.update(dict.fromkeys(found))
            growing = bool(found)
        return reached

    def _leads(self, way: Way, within: dict[int, None], reached: dict[int, None]) -> bool:
        values = self._values_after(way)
        if values is self.values:
            safe = all(any(end in within for end in roll) for roll in way.ends)
            return safe and any(end in reached for roll in way.ends for end in roll)
        return all(any(values[end] < inf for end in roll) for roll in way.ends)
