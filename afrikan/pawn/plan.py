"""The plan that brings a lone pawn somewhere in the fewest expected turns, exact in fractions."""

from collections import Counter, deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import inf
from typing import NamedTuple

from afrikan.errors import AfrikanError
from afrikan.pawn.linear import solve
from afrikan.pawn.turns import End, Turns, Way

TOLERANCE = 1e-9
"""Floats that are nearer to each other than this are compared again as fractions."""

MOST_LEVELS = 200
"""Sums of money that are told apart; beyond so many the prices share too small a unit."""


class Choice(NamedTuple):
    """What the plan does at a spot.

    Attributes:
        way: how the turn is spent.
        ends: for each roll, how the turn is to end.
    """

    way: Way
    ends: tuple[End, ...]


class Level(NamedTuple):
    """The plan for one sum of money.

    Attributes:
        values: expected turns from each spot, that which has begun left out; ``None`` where the goal is not
            reached with certainty.
        floats: the same as floats, infinite where out of reach.
        choices: what to do at each spot, ``None`` at the goal and where it is out of reach.
    """

    values: list[Fraction | None]
    floats: list[float]
    choices: list[Choice | None]


class Plan:
    """The quickest plan to a goal, for every spot and every sum of money.

    Args:
        turns: how a turn can be spent.
        goal: numbers of the spots where the journey has ended.
    """

    def __init__(self, turns: Turns, goal: Collection[int]) -> None:
        self.turns = turns
        self.goal = frozenset(goal)
        self._levels: dict[int, Level] = {}

    def level(self, purse: int) -> Level:
        """Return the plan for a sum of money.

        Args:
            purse: the sum in units of ``turns``.

        Raises:
            AfrikanError: if the prices share so small a unit that there are too many sums to tell apart.
        """
        if purse not in self._levels:
            self._fill(self.turns.sums(purse))
        return self._levels[purse]

    def levels(self) -> Iterator[Level]:
        """Yield the plan for no money, one unit, two … and last for the least beyond which more is useless.

        Raises:
            AfrikanError: as for ``level``.
        """
        purse = alike = 0
        while purse < alike + self.turns.wealth:
            purse += 1
            if self.level(purse).values != self.level(purse - 1).values:
                alike = purse
        yield from map(self.level, range(alike + 1))

    def _fill(self, sums: Sequence[int]) -> None:
        """Find the levels of ascending sums, of which each holds whatever a fare leaves of another."""
        self._check_count(sum(purse <= self.turns.wealth for purse in sums))
        before = None
        for number, purse in enumerate(sums):
            if purse in self._levels:
                pass
            elif before is not None and self._alike(before, purse):
                self._levels[purse] = self._levels[before]
            else:
                self._check_count(number)
                start = None if before is None else self._levels[before].floats
                self._levels[purse] = _Solver(self.turns, self.goal, self._levels, purse, start).solved()
            before = purse

    def _alike(self, one: int, other: int) -> bool:
        """Tell whether two sums allow the same and lead to the same, so that they are worth the same."""
        return min(one, other) >= self.turns.wealth and all(
            self._levels[one - bill].values == self._levels[other - bill].values
            for bill in self.turns.bills[1:]
        )

    def _check_count(self, sums: int) -> None:
        if sums > MOST_LEVELS:
            rules = self.turns.rules
            raise AfrikanError("prices_fine", sea=rules.sea_price, air=rules.air_price)


class _Solver:
    """Finds one level.

    Args:
        turns, goal: as for ``Plan``.
        poorer: the levels that a bill leads to.
        purse: the sum of money.
        start: the expected turns with a little less money, to begin from; none if left out.

    Attributes:
        worth: the expected turns after each end, as ``Turns.place`` counts them.
    """

    def __init__(
        self,
        turns: Turns,
        goal: frozenset[int],
        poorer: Mapping[int, Level],
        purse: int,
        start: Sequence[float] | None,
    ) -> None:
        self.turns = turns
        self.goal = goal
        self.poorer = poorer
        self.purse = purse
        self.start = start
        self.bills = len(turns.bills)
        spots = range(len(turns.spots))
        self.ways = [() if spot in goal else turns.options(spot, self.purse) for spot in spots]
        self.lasts = [turns.lasts(spot) for spot in spots]
        self.values: list[Fraction | None] = [Fraction(0) if spot in goal else None for spot in spots]
        self.choices: list[Choice | None] = [None] * len(self.values)
        self.worth = [inf] * (len(self.values) * self.bills)
        for number, bill in enumerate(turns.bills):
            if bill and bill <= purse:
                self.worth[number :: self.bills] = poorer[purse - bill].floats
        for spot in goal:
            self.worth[spot * self.bills] = 0.0

    def solved(self) -> Level:
        """Return the level."""
        order = self._certain()
        start = self.start or [0.0] * len(self.values)
        order.sort(key=start.__getitem__)
        for spot in order:
            self.worth[spot * self.bills] = start[spot] if start[spot] < inf else 0.0
        while max((self._improve(spot) for spot in order), default=0.0) > TOLERANCE:
            pass
        order.sort(key=self._float)
        for spot in order:
            self.choices[spot] = self._best(spot)
        self._evaluate(order)
        while self._switch(order):
            self._evaluate(order)
        return Level(self.values, self.worth[:: self.bills], self.choices)

    def _float(self, spot: int) -> float:
        return self.worth[spot * self.bills]

    def _float_after(self, end: End) -> float:
        return self.worth[self.turns.place(end)]

    def _value_after(self, end: End) -> Fraction | None:
        return (self.poorer[self.purse - end.paid].values if end.paid else self.values)[end.spot]

    def _improve(self, spot: int) -> float:
        lasts = self.lasts[spot]
        best = min([self._expected(way, lasts) for way in self.ways[spot]])
        change = abs(best - self.worth[spot * self.bills])
        self.worth[spot * self.bills] = best
        return change

    def _expected(self, way: Way, lasts: int) -> float:
        """Return the expected turns if the way is taken again whenever a roll leaves the pawn as it was."""
        if not way.moving:
            return inf
        value = self.worth.__getitem__
        return (lasts * len(way.ends) + sum([min(map(value, roll)) for roll in way.moving])) / len(way.moving)

    def _best(self, spot: int) -> Choice:
        lasts = self.lasts[spot]
        way = min(self.ways[spot], key=lambda way: (self._expected(way, lasts), way.action))
        return Choice(way, tuple(min(roll, key=self._float_after) for roll in way.ends))

    def _evaluate(self, order: Sequence[int]) -> None:
        """Work out in fractions what the choices are worth."""
        known = dict.fromkeys(self.goal, Fraction(0))
        gains: dict[int, Fraction] = {}
        chances: dict[int, dict[int, Fraction]] = {}
        for spot in order:
            choice = self.choices[spot]
            assert choice is not None
            gains[spot], chances[spot] = self._equation(spot, choice)
        for spot, value in solve(order, gains, chances, known).items():
            self.values[spot] = value
            self.worth[spot * self.bills] = float(value)

    def _equation(self, spot: int, choice: Choice) -> tuple[Fraction, dict[int, Fraction]]:
        """Return the worth of a choice: a turn and what is known already, and the chances of what is not."""
        rolls = len(choice.ends)
        later = self._total(end for end in choice.ends if end.paid)
        free = Counter(end.spot for end in choice.ends if not end.paid)
        return self.lasts[spot] + later / rolls, {end: _part(times, rolls) for end, times in free.items()}

    def _total(self, ends: Iterable[End]) -> Fraction:
        found = map(self._value_after, ends)
        return sum((value for value in found if value is not None), Fraction(0))

    def _switch(self, order: Iterable[int]) -> bool:
        """Change each choice that is not the best one as fractions go; tell whether there was any."""
        changed = False
        for spot in order:
            for way in self.ways[spot]:
                if self._expected(way, self.lasts[spot]) < self._float(spot) + TOLERANCE:
                    changed |= self._prefer(spot, way)
        return changed

    def _prefer(self, spot: int, way: Way) -> bool:
        choice = Choice(way, tuple(map(self._least, way.ends)))
        if choice == self.choices[spot]:
            return False
        worth, held = self.lasts[spot] + self._total(choice.ends) / len(choice.ends), self.values[spot]
        assert held is not None
        if worth < held:
            self.choices[spot] = choice
        return worth < held

    def _least(self, roll: Sequence[End]) -> End:
        """Return the end of least worth, compared as fractions where floats are too near to each other."""
        most = min(map(self._float_after, roll)) + TOLERANCE
        near = [end for end in roll if self._float_after(end) <= most]
        if len(near) == 1:
            return near[0]
        return min((value, end) for end in near if (value := self._value_after(end)) is not None)[1]

    def _certain(self) -> list[int]:
        """Return the spots from which the goal is reached with certainty, the nearest first."""
        paid = {place for place, turns in enumerate(self.worth) if place % self.bills and turns < inf}
        within = set(range(len(self.values)))
        while True:
            reached = self._reached(within, paid)
            if len(reached) == len(within):
                return [spot for spot in reached if spot not in self.goal]
            within = set(reached)

    def _reached(self, within: Collection[int], paid: Collection[int]) -> dict[int, None]:
        """Return the spots that can come to the goal while every roll keeps them within others.

        Args:
            within: these spots.
            paid: the places of ends that cost something and lead to the goal with certainty.
        """
        reached = dict.fromkeys(sorted(self.goal))
        before: dict[int, list[int]] = {}
        safe = {spot * self.bills for spot in within}.union(paid)
        for spot in within:
            for way in self.ways[spot]:
                if any(safe.isdisjoint(roll) for roll in way.places):
                    continue
                for place in set().union(*way.places) & safe:
                    if place % self.bills:
                        reached[spot] = None
                    else:
                        before.setdefault(place // self.bills, []).append(spot)
        queue = deque(reached)
        while queue:
            for spot in before.get(queue.popleft(), ()):
                if spot not in reached:
                    reached[spot] = None
                    queue.append(spot)
        return reached


@cache
def _part(times: int, rolls: int) -> Fraction:
    return Fraction(times, rolls)


@lru_cache(maxsize=256)
def quickest(turns: Turns, goal: frozenset[int]) -> Plan:
    """Return the quickest plan to a goal; shared, so that each sum of money is solved once."""
    return Plan(turns, goal)
