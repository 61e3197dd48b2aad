"""Every course of a game on a tiny board with its exact chance, followed through the kernel turn by turn."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from math import gcd, lcm
from typing import Any, NamedTuple

from afrikan.errors import AfrikanError
from afrikan.odds.games.table import Table, forget
from afrikan.records import clone, fields
from afrikan.star.kernel import apply
from afrikan.star.setup import next_contender
from afrikan.star.state import MOST_ROUNDS, State
from afrikan.star.words import Phase

COUNTED = ("stops", "tally")
"""What a position counts; it tells no two positions apart."""


class End(NamedTuple):
    """How a game ended: an ``Ending`` and the winner's seat."""

    ending: int
    winner: int


class Place(NamedTuple):
    """A position in which a turn begins: its number, and whether that turn belongs to the next round."""

    number: int
    ahead: bool = False


class Row(NamedTuple):
    """Where one turn leads from a position.

    Attributes:
        total: what all weights sum to.
        onward: the positions after the turn, with weights.
        ends: the ends of the game in this turn, with weights.
    """

    total: int
    onward: tuple[tuple[Place, int], ...]
    ends: tuple[tuple[End, int], ...]


class Course(NamedTuple):
    """How games go.

    Attributes:
        ended: the chance of each end in each round.
        left: the chance that a game goes on after the last round followed.
        rounds: how many rounds were followed.
        positions: how many positions in which a turn begins were met, the deal among them, and those in
            which the players begin to roll for the start.
    """

    ended: dict[tuple[int, End], Fraction]
    left: Fraction
    rounds: int
    positions: int


def follow(table: Table, rounds: int, bound: Fraction, most: int) -> Course:
    """Return how games go, with exact chances.

    Args:
        table: board, rules and players.
        rounds: how many rounds are followed at most.
        bound: rounds are followed until games go on with a smaller chance than this.
        most: positions that may be told apart.

    Raises:
        AfrikanError: if there are more positions, or a player's own decider answers what is not legal.
    """
    chain = Chain(table, most)
    spread = Spread(chain)
    ended: dict[tuple[int, End], Fraction] = defaultdict(Fraction)
    for end, chance in spread.ended:
        ended[1, end] += chance
    played = 0
    while played < rounds and spread.left >= bound:
        played += 1
        for end, chance in spread.round():
            ended[played, end] += chance
    return Course(dict(ended), spread.left, played, chain.positions)


class Chain:
    """The positions in which turns begin, and where a turn leads from each; equal positions are one.

    Args:
        table: board, rules and players.
        most: positions that may be told apart before it is given up.
    """

    def __init__(self, table: Table, most: int) -> None:
        self.table = table
        self.most = most
        self._numbers: dict[tuple[int, ...], int] = {}
        self._unplayed: dict[int, State] = {}
        self._rows: dict[int, Row] = {}
        self._before_start: set[int] = set()
        self.start = self._number(table.dealt(MOST_ROUNDS))

    @property
    def positions(self) -> int:
        """How many positions have been met."""
        return len(self._numbers)

    def row(self, number: int) -> Row:
        """Return where one turn leads from a position."""
        if number not in self._rows:
            self._rows[number] = self._played(number)
        return self._rows[number]

    def row_before_start(self, number: int) -> Row:
        """Return where the preparations lead from a position; once the first turn has begun, nowhere else."""
        return self.row(number) if number in self._before_start else Row(1, ((Place(number), 1),), ())

    def _played(self, number: int) -> Row:
        onward: dict[Place, Fraction] = defaultdict(Fraction)
        ends: dict[End, Fraction] = defaultdict(Fraction)
        state = self._unplayed.pop(number)
        self._play(state, Fraction(1), max(state.round, 1), onward, ends)
        if number in self._before_start:
            # The same players may tie time and again; leaving that out scales up how it ends at last.
            onward.pop(Place(number), None)
        return _row(onward, ends)

    def _play(
        self,
        state: State,
        share: Fraction,
        played: int,
        onward: dict[Place, Fraction],
        ends: dict[End, Fraction],
    ) -> None:
        options = self.table.options(state)
        total = sum(weight for _, weight in options)
        for left, (action, weight) in zip(reversed(range(len(options))), options, strict=True):
            after = clone(state) if left else state
            apply(after, self.table.rules, self.table.board, action)
            part = share * Fraction(weight, total)
            if after.phase == Phase.OVER:
                ends[End(after.ending, after.winner)] += part
            elif _pauses(after):
                ahead = after.round > played
                onward[Place(self._number(after), ahead)] += part
            else:
                self._play(after, part, played, onward, ends)

    def _number(self, state: State) -> int:
        forget(state)
        position = tuple(_flat(state))
        if position not in self._numbers:
            number = len(self._numbers)
            if number == self.most:
                raise AfrikanError("positions_too_many", most=self.most)
            self._numbers[position] = number
            self._unplayed[number] = state
            if state.phase != Phase.TURN:
                self._before_start.add(number)
        return self._numbers[position]


def _pauses(state: State) -> bool:
    if state.phase == Phase.START_ROLL:
        return state.current == next_contender(state, 0)
    return state.phase == Phase.TURN and state.choices == 0


def _flat(record: Any) -> list[int]:
    flat: list[int] = []
    for name, element, shape, _ in fields(type(record)):
        value = getattr(record, name)
        if name in COUNTED:
            continue
        if not shape:
            flat.append(value)
        elif element is int:
            flat += value
        else:
            for part in value:
                flat += _flat(part)
    return flat


def _row(onward: dict[Place, Fraction], ends: dict[End, Fraction]) -> Row:
    scale = lcm(*(share.denominator for share in (*onward.values(), *ends.values())))
    after = tuple((place, int(share * scale)) for place, share in onward.items())
    over = tuple((end, int(share * scale)) for end, share in ends.items())
    return Row(sum(weight for _, weight in (*after, *over)), after, over)


class Spread:
    """How the chance of 1 spreads over the positions, as whole numbers out of a common total.

    Args:
        chain: the positions.

    Attributes:
        ended: the ends of games that are settled as the first turn begins, with their chances.
    """

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self._weights = {Place(chain.start): 1}
        self._total = 1
        self.ended: list[tuple[End, Fraction]] = []
        before: dict[Place, int] = {}
        while before != self._weights:
            before = self._weights
            self.ended += self._move(chain.row_before_start)

    @property
    def left(self) -> Fraction:
        """The chance that the game is not over."""
        return Fraction(sum(self._weights.values()), self._total)

    def round(self) -> list[tuple[End, Fraction]]:
        """Let every turn of a round be played; return the ends of the game that come with it."""
        ended: list[tuple[End, Fraction]] = []
        while not all(place.ahead for place in self._weights):
            ended += self._move(self.chain.row)
        self._weights = {Place(place.number): weight for place, weight in self._weights.items()}
        return ended

    def _move(self, row_of: Callable[[int], Row]) -> list[tuple[End, Fraction]]:
        """Let a turn of this round be played in every position; those of the next round wait."""
        rows = [
            (Row(1, ((place, 1),), ()) if place.ahead else row_of(place.number), weight)
            for place, weight in self._weights.items()
        ]
        scale = lcm(*(row.total for row, _ in rows))
        weights: dict[Place, int] = defaultdict(int)
        over: dict[End, int] = defaultdict(int)
        for row, weight in rows:
            share = weight * (scale // row.total)
            for place, part in row.onward:
                weights[place] += share * part
            for end, part in row.ends:
                over[end] += share * part
        total = self._total * scale
        common = gcd(total, *weights.values())
        self._weights = {place: weight // common for place, weight in weights.items()}
        self._total = total // common
        return [(end, Fraction(part, total)) for end, part in over.items()]
