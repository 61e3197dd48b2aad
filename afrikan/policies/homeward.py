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
    """One way to spend a turn: its action, its price, and where each equally likely roll lets it end."""

    action: int
    price: int
    ends: tuple[tuple[Spot | None, ...], ...]


class Homeward(NamedTuple):
    """Expected turns home and the action that begins the plan, by purse and spot.

    Attributes:
        turns: for each purse, spot to expected turns; infinite where home is out of reach.
        actions: for each purse, spot to action.
    """

    turns: tuple[dict[Spot, float], ...]
    actions: tuple[dict[Spot, int], ...]


class _Explorer:
    """Drives the kernel with a lone carrier on a board without tiles."""

    def __init__(self, rules: Rules, board: Board) -> None:
        self.rules = rules
        self.board = board
        self.ways: dict[tuple[Spot, int], Way] = {}
        self.buffer = [0] * ACTIONS

    def place(self, spot: Spot, money: int) -> State:
        """Return the state in which the lone carrier begins a turn."""
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
        player.money = money
        return state

    def options(self, spot: Spot, money: int) -> list[Way]:
        """Return the ways to spend a turn with some money."""
        state = self.place(spot, money)
        count = legal(state, self.rules, self.board, self.buffer)
        return [self.way(spot, state, action) for action in self.buffer[:count]]

    def way(self, spot: Spot, state: State, action: int) -> Way:
        """Return one way, remembered because it does not depend on the money left."""
        key = spot, action
        if key not in self.ways:
            money = state.players[0].money
            after = clone(state)
            apply(after, self.rules, self.board, action)
            price = money - after.players[0].money
            if is_chance(after):
                ends = tuple(self.ends(after, pack(Kind.DIE, die)) for die in range(1, 7))
            else:
                ends = (tuple(dict.fromkeys(self._settle(after))),)
            self.ways[key] = Way(action, price, ends)
        return self.ways[key]

    def ends(self, state: State, outcome: int) -> tuple[Spot | None, ...]:
        """Return where the turn may end after a roll; ``None`` is home."""
        after = clone(state)
        apply(after, self.rules, self.board, outcome)
        return tuple(dict.fromkeys(self._settle(after)))

    def _settle(self, state: State) -> Iterator[Spot | None]:
        player = state.players[0]
        if state.phase == Phase.OVER and state.winner != NONE:
            yield None
        elif state.phase in (Phase.TURN, Phase.OVER):
            yield Spot(player.node, player.voyage, player.held)
        else:
            count = legal(state, self.rules, self.board, self.buffer)
            for action in self.buffer[:count]:
                after = clone(state)
                apply(after, self.rules, self.board, action)
                yield from self._settle(after)


@cache
def homeward(rules: Ruleset) -> Homeward:
    """Return the quickest plan home of a lone carrier under a ruleset."""
    kernel = rules.kernel()
    return solve(kernel, tables(rules))


def solve(rules: Rules, board: Board) -> Homeward:
    """Return the quickest plan home of a lone carrier, purse by purse."""
    explorer = _Explorer(rules, board)
    turns: list[dict[Spot, float]] = []
    actions: list[dict[Spot, int]] = []
    for purse in range(PURSES):
        ways = {spot: explorer.options(spot, purse * rules.sea_price) for spot in _spots(board)}
        level = _Level(ways, turns, purse, rules.sea_price)
        level.solve()
        turns.append(level.values)
        actions.append(level.plan)
    return Homeward(tuple(turns), tuple(actions))


def _spots(board: Board) -> Iterator[Spot]:
    for node in range(board.nodes):
        at_sea = node >= board.cities and board.on_sea[node] == 1
        for voyage in (Voyage.TICKET, Voyage.DRIFT) if at_sea else (Voyage.NONE,):
            yield Spot(node, voyage, 0)
            if board.hazard[node]:
                yield Spot(node, voyage, 1)


class _Level:
    """Value iteration for one purse; smaller purses are solved already."""

    def __init__(
        self, ways: dict[Spot, list[Way]], poorer: list[dict[Spot, float]], purse: int, unit: int
    ) -> None:
        self.ways = ways
        self.values: dict[Spot, float] = dict.fromkeys(ways, inf)
        self.plan: dict[Spot, int] = dict.fromkeys(ways, pack(Kind.PASS))
        self.tables = [*poorer, self.values]
        self.left = {way: purse - -(-way.price // unit) for options in ways.values() for way in options}

    def solve(self) -> None:
        order = self._sure()
        richest_known = self.tables[-2] if len(self.tables) > 1 else self.values
        for spot in order:
            known = richest_known[spot]
            self.values[spot] = known if known < inf else 0.0
        change = inf
        while change > TOLERANCE:
            change = max((self._improve(spot) for spot in order), default=0.0)

    def _improve(self, spot: Spot) -> float:
        best, action = min((self._expected(way), way.action) for way in self.ways[spot])
        change = abs(best - self.values[spot])
        self.values[spot], self.plan[spot] = best, action
        return change

    def _expected(self, way: Way) -> float:
        values = self.tables[self.left[way]]
        total = 0.0
        for roll in way.ends:
            total += min(0.0 if end is None else values[end] for end in roll)
        return 1.0 + total / len(way.ends)

    def _sure(self) -> list[Spot]:
        """Return the spots from which home is reached with certainty, the nearest first."""
        sure = dict.fromkeys(self.ways)
        while True:
            reached = self._reached(sure)
            if len(reached) == len(sure):
                return list(reached)
            sure = reached

    def _reached(self, within: dict[Spot, None]) -> dict[Spot, None]:
        reached: dict[Spot, None] = {}
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

    def _leads(self, way: Way, within: dict[Spot, None], reached: dict[Spot, None]) -> bool:
        values = self.tables[self.left[way]]

        def good(end: Spot | None, spots: dict[Spot, None]) -> bool:
            if end is None:
                return True
            return end in spots if values is self.values else values[end] < inf

        safe = all(any(good(end, within) for end in roll) for roll in way.ends)
        return safe and any(good(end, reached) for roll in way.ends for end in roll)
