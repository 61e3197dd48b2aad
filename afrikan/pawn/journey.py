"""A lone pawn under way by a plan: when it arrives, with what spread, and whether a hazard catches it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial

from afrikan.pawn.linear import solve
from afrikan.pawn.plan import Choice, Plan
from afrikan.pawn.turns import DICE
from afrikan.pawn.within import Stand as Stand
from afrikan.pawn.within import Stop, Weight, turn_of

Weights = dict[Stand, Weight]
"""How many of the equally likely rows of rolls so far lead to each stand."""

LONGEST = 400
"""Turns after which a journey is cut however likely it still goes on."""


class Journey:
    """A lone pawn on its way from a stand to a goal.

    Args:
        plan: the quickest plan to the goal.
        start: where the pawn begins.
        choose: what to do at a stand in a turn, counted from 1; the quickest plan if left out.
        bound: the number of turns after which ``choose`` is the quickest plan.
    """

    def __init__(
        self,
        plan: Plan,
        start: Stand,
        choose: Callable[[Stand, int], Choice | None] | None = None,
        bound: int = 0,
    ) -> None:
        self.plan = plan
        self.start = start
        self.bound = bound
        self.choose = choose or self._quickest

    def _quickest(self, stand: Stand, _: int = 0) -> Choice | None:
        spot, purse = stand
        return self.plan.level(purse).choices[spot]

    def arrivals(self, tail: Fraction) -> Iterator[Fraction]:
        """Yield the chance to arrive in turn 0, 1, 2 … until less than a tail may still arrive."""
        arrived, under_way = self._split({self.start: 1})
        yield Fraction(arrived)
        turn = 0
        while turn < LONGEST:
            turn += 1
            under_way = {stand: w for stand, w in under_way.items() if self.choose(stand, turn)}
            if not under_way or Fraction(sum(under_way.values())) / DICE ** (turn - 1) < tail:
                return
            arrived, under_way = self._split(self._onward(under_way, turn))
            yield Fraction(arrived) / DICE**turn

    def mean(self) -> Fraction | None:
        """Return the expected turns, or ``None`` where arrival is not certain."""
        total = Fraction(0)
        for turn, arrived, under_way in self._to_bound():
            total += turn * arrived
            for (spot, purse), chance in under_way.items():
                value = self.plan.level(purse).values[spot]
                if value is None:
                    return None
                total += chance * (turn + value)
        return total

    def square(self) -> Fraction:
        """Return the expected square of the turns; only where arrival is certain."""
        total = Fraction(0)
        for turn, arrived, under_way in self._to_bound():
            squares = self._squares(under_way) if under_way else {}
            total += turn * turn * arrived
            for stand, chance in under_way.items():
                total += chance * (turn * turn + 2 * turn * self._value(stand) + squares[stand])
        return total

    def caught(self, hazard: int) -> Fraction:
        """Return the chance that a hazard catches the pawn at least once on its way.

        Args:
            hazard: bit marks of the hazards that are meant.
        """
        total = Fraction(0)
        free: Weights = {self.start: 1}
        stop = partial(self.catches, hazard=hazard)
        for turn in range(1, self.bound + 1):
            onward: Weights = {}
            for stand, weight in self._split(free)[1].items():
                for end, times in self._turn(stand, turn, stop).items():
                    if end is None:
                        total += Fraction(weight * times) / DICE**turn
                    else:
                        onward[end] = onward.get(end, 0) + weight * times
            free = onward
        under_way = self._split(free)[1]
        if not under_way:
            return total
        risks = self._risks(under_way, stop)
        for stand, weight in under_way.items():
            total += risks.get(stand, Fraction(0)) * weight / DICE**self.bound
        return total

    def catches(self, stand: Stand, end: Stand, hazard: int) -> bool:
        """Tell whether one of the hazards catches the pawn between two stands."""
        spots, board = self.plan.turns.spots, self.plan.turns.board
        before, after = spots[stand[0]], spots[end[0]]
        stays = before.node == after.node and (before.held or before.lost)
        caught = (after.held or after.lost) and not stays
        return bool(caught and board.hazard[after.node] & hazard)

    def _split(self, weights: Weights) -> tuple[Weight, Weights]:
        arrived = sum(weight for (spot, _), weight in weights.items() if spot in self.plan.goal)
        return arrived, {stand: w for stand, w in weights.items() if stand[0] not in self.plan.goal}

    def _onward(self, under_way: Weights, turn: int) -> Weights:
        onward: Weights = {}
        for stand, weight in under_way.items():
            for end, times in self._turn(stand, turn).items():
                assert end is not None
                onward[end] = onward.get(end, 0) + weight * times
        return onward

    def _turn(self, stand: Stand, turn: int, stop: Stop | None = None) -> dict[Stand | None, Weight]:
        """Return what a turn leads to; see ``turn_of``."""
        return turn_of(self.plan.turns, stand, lambda paused: self.choose(paused, turn), stop)

    def _to_bound(self) -> Iterator[tuple[int, Fraction, dict[Stand, Fraction]]]:
        """Yield for each turn up to the bound the chance to arrive then; in the last, who is under way."""
        under_way: Weights = {self.start: 1}
        for turn in range(self.bound + 1):
            weights = self._onward(under_way, turn) if turn else under_way
            arrived, under_way = self._split(weights)
            last = turn == self.bound
            left = {stand: Fraction(w) / DICE**turn for stand, w in under_way.items()} if last else {}
            yield turn, Fraction(arrived) / DICE**turn, left

    def _value(self, stand: Stand) -> Fraction:
        value = self.plan.level(stand[1]).values[stand[0]]
        assert value is not None
        return value

    def _squares(self, stands: Iterable[Stand]) -> dict[Stand, Fraction]:
        chances = self._chain(stands)
        gains = {
            stand: 1 + 2 * sum((chance * self._value(end) for end, chance in row.items()), Fraction(0))
            for stand, row in chances.items()
        }
        return solve(self._ordered(chances), gains, chances, self._arrived(chances))

    def _risks(self, stands: Iterable[Stand], stop: Stop) -> dict[Stand, Fraction]:
        safe = self._chain(stands, stop)
        gains = {stand: 1 - sum(row.values(), Fraction(0)) for stand, row in safe.items()}
        return solve(self._ordered(safe), gains, safe, self._arrived(safe))

    def _chain(self, stands: Iterable[Stand], stop: Stop | None = None) -> dict[Stand, dict[Stand, Fraction]]:
        """Return every stand that the quickest plan comes through, with the chances of what follows.

        Args:
            stands: where it begins.
            stop: what is left out of the chances of a turn, and not followed.
        """
        chain: dict[Stand, dict[Stand, Fraction]] = {}
        waiting = list(stands)
        while waiting:
            stand = waiting.pop()
            if stand in chain or self._quickest(stand) is None:
                continue
            ends = turn_of(self.plan.turns, stand, self._quickest, stop)
            chain[stand] = {end: Fraction(times) / DICE for end, times in ends.items() if end is not None}
            waiting += chain[stand]
        return chain

    def _ordered(self, chain: Iterable[Stand]) -> list[Stand]:
        return sorted(chain, key=lambda stand: self.plan.level(stand[1]).floats[stand[0]])

    def _arrived(self, chain: Mapping[Stand, Iterable[Stand]]) -> dict[Stand, Fraction]:
        return {end: Fraction(0) for row in chain.values() for end in row if end[0] in self.plan.goal}
