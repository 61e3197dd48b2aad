"""The best answer of one runner to plans of the others, found in floats or whole numbers, then followed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from operator import itemgetter

from afrikan.odds.races.runner import Label, Row, Runner
from afrikan.pawn.journey import Stand
from afrikan.pawn.plan import Choice
from afrikan.pawn.turns import DICE, Way

TIE = 1e-12
"""A choice is preferred to that of the quickest plan only if it is worth more than this above it."""

CHANGE = 1e-14
"""A sweep that changes nothing by more than this is the last one."""

Levels = list[list[float]]
"""For each sum of money, from none on, a value for every spot; the last one holds for all greater sums."""

Laid = tuple[int, int, list[Callable[[Sequence[float]], Iterable[float]]]]
"""A way to spend a turn: its price, how many of the six rolls each counts, what picks the ends of each."""


Onward = Mapping[Label, Sequence[tuple[Label, float]]]
"""For each label of a rival its chances to be at others, not home, one turn later."""


def level(levels: Levels, purse: int) -> list[float]:
    """Return the values for a sum of money."""
    return levels[purse if purse < len(levels) else -1]


def trimmed(levels: Levels) -> Levels:
    """Return the levels without those at the end that repeat the one before.

    >>> trimmed([[0.0], [0.5], [0.5]])
    [[0.0], [0.5]]
    """
    last = len(levels)
    while last > 1 and levels[last - 1] == levels[last - 2]:
        last -= 1
    return levels[:last]


def price(way: Way) -> int:
    """Return what a way costs that is paid for when it begins, whatever the die shows."""
    return way.ends[0][0].paid


class Moves:
    """Every way of a runner to spend a turn, laid out so that it is judged quickly and often.

    Args:
        runner: the runner.

    Attributes:
        most: the most money, in units, that it has.
        size: how many spots there are.
        spots: those that are not home, the nearest first.
    """

    def __init__(self, runner: Runner) -> None:
        self.turns = runner.plan.turns
        self.home = runner.plan.goal
        self.most = runner.start[1]
        self.size = len(self.turns.spots)
        away = (spot for spot in range(self.size) if spot not in self.home)
        self.spots = sorted(away, key=runner.plan.level(self.most).floats.__getitem__)
        self._ways: dict[int, list[list[Laid]]] = {}

    def best(self, spot: int, purse: int, after: Mapping[int, Sequence[float]]) -> float:
        """Return the sum over the six rolls of what the best way to spend a turn leads to.

        Args:
            spot, purse: where the turn begins, with how much money.
            after: for each price, what the ends of a turn are worth once it is paid.
        """
        return max(
            share * sum([max(pick(after[cost])) for pick in picks])
            for cost, share, picks in self._laid_out(purse)[spot]
        )

    def after(self, levels: Levels, purse: int) -> dict[int, list[float]]:
        """Return for each price that can be paid what the ends of a turn are worth."""
        costs = {cost for ways in self._laid_out(purse) for cost, _, _ in ways}
        return {cost: level(levels, purse - cost) for cost in costs}

    def judged(self, after: Levels) -> Levels:
        """Return the sum over the six rolls of what the best way leads to, for every spot and purse.

        Args:
            after: what the ends of a turn are worth, home included.
        """
        found: Levels = []
        for purse in range(min(self.most, len(after) - 1 + self.turns.wealth) + 1):
            ends = self.after(after, purse)
            values: list[float] = [0] * self.size
            for spot in self.spots:
                values[spot] = self.best(spot, purse, ends)
            found.append(values)
        return trimmed(found)

    def _laid_out(self, purse: int) -> list[list[Laid]]:
        """Return for each spot the ways: price, weight of a roll, and what picks the ends of each roll."""
        rich = min(purse, self.turns.wealth)
        if rich not in self._ways:
            self._ways[rich] = [
                [self._way(way) for way in self.turns.options(spot, rich)] if spot not in self.home else []
                for spot in range(self.size)
            ]
        return self._ways[rich]

    def _way(self, way: Way) -> Laid:
        picks: list[Callable[[Sequence[float]], Iterable[float]]] = [
            itemgetter(*(end.spot for end in (roll if len(roll) > 1 else roll * 2))) for roll in way.ends
        ]
        return price(way), DICE // len(picks), picks


class Response:
    """A best answer: what a runner does, given what it knows of the others.

    Args:
        runner: the runner.

    Attributes:
        after: for each thing that it may know, what the ends of its turn are worth.
        tie: as ``TIE``, in the measure of these values.
    """

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.after: dict[Hashable, Levels] = {}
        self.tie = DICE * TIE
        self._known: dict[tuple[Stand, Hashable], Choice] = {}

    def choice(self, stand: Stand, known: Hashable) -> Choice:
        """Return what it does: as its quickest plan says, except where something else wins more often.

        Args:
            stand: where it stands.
            known: what it knows of the others.
        """
        if known not in self.after:
            return self.runner.choice(stand)
        if (stand, known) not in self._known:
            self._known[stand, known] = self._best(stand, self.after[known])
        return self._known[stand, known]

    def _best(self, stand: Stand, levels: Levels) -> Choice:
        plain, plan = self.runner.choice(stand), self.runner.plan
        after = level(levels, stand[1] - price(plain.way))
        usual = DICE // len(plain.ends) * sum(after[end.spot] for end in plain.ends)
        ways = plan.turns.options(*stand)
        worth, _, best = max((self._judged(way, stand[1], levels) for way in ways), key=itemgetter(0, 1))
        return best if worth > usual + self.tie else plain

    def _judged(self, way: Way, purse: int, levels: Levels) -> tuple[float, float, Choice]:
        """Return what a way is worth, minus the expected turns after it, and what is done."""
        plan = self.runner.plan
        left = purse - price(way)
        after, floats = level(levels, left), plan.level(left).floats
        ends = tuple(max(roll, key=lambda end: (after[end.spot], -floats[end.spot])) for roll in way.ends)
        worth = DICE // len(ends) * sum(after[end.spot] for end in ends)
        return worth, -sum(floats[end.spot] for end in ends) / len(ends), Choice(way, ends)


class Watching(Response):
    """The best answer to the plan of one rival by a runner that watches where the rival stands.

    What it knows is the rival's label at the beginning of its own turn.

    Args:
        runner: the one who watches.
        rival: the other one.
    """

    def __init__(self, runner: Runner, rival: Runner) -> None:
        super().__init__(runner)
        self.moves = Moves(runner)
        self.rows = rival.follow()
        self._worth: dict[Label, Levels] = {}
        if any(rival.home(end) for row in self.rows.values() for end, _ in row):
            self._solve_all(rival)

    def row(self, own: Label, other: Label) -> Row:
        """Return what follows its own label when it has its turn and the rival is at another."""
        return self.runner.after(own, self.choice(own[0], other))

    def _solve_all(self, rival: Runner) -> None:
        """Solve the labels of the rival, those first that lead only to others already solved."""
        onward = {
            label: [(end, float(times) / DICE) for end, times in row if not rival.home(end)]
            for label, row in self.rows.items()
        }
        waiting = list(onward)[::-1]
        while waiting:
            ready = [label for label in waiting if all(end in self._worth for end, _ in onward[label])]
            for label in ready:
                self._solve(label, onward[label])
            if not ready:
                self._solve_together(_looped(waiting, onward), onward)
            waiting = [label for label in waiting if label not in self._worth]

    def _solve(self, label: Label, row: Sequence[tuple[Label, float]]) -> None:
        """Solve a label that does not come back."""
        count = max((len(self._worth[end]) for end, _ in row), default=1)
        after = [self._ends(row, purse) for purse in range(count)]
        self.after[label] = after
        self._worth[label] = [[value / DICE for value in values] for values in self.moves.judged(after)]

    def _ends(self, row: Sequence[tuple[Label, float]], purse: int) -> list[float]:
        """Return what ends of a turn are worth: all if home, else the mean over what the rival does."""
        known = [(chance, level(self._worth[end], purse)) for end, chance in row if end in self._worth]
        ends = [0.0] * self.moves.size
        for chance, values in known:
            ends = [end + chance * value for end, value in zip(ends, values, strict=True)]
        for spot in self.moves.home:
            ends[spot] = 1.0
        return ends

    def _solve_together(self, labels: Sequence[Label], onward: Onward) -> None:
        """Solve labels that lead to each other, by sweeps over all of them."""
        beyond = (self._worth[end] for label in labels for end, _ in onward[label] if end in self._worth)
        poor, rich = max(map(len, beyond), default=1), self.moves.turns.wealth
        after: dict[Label, Levels] = {label: [] for label in labels}
        worth: dict[Label, Levels] = {label: [] for label in labels}
        for purse in range(self.moves.most + 1):
            for label in labels:
                after[label].append(self._ends(onward[label], purse))
                worth[label].append([0.0] * self.moves.size)
            self._sweep_until_still(purse, after, worth, onward)
            if purse >= poor + rich and all(map(self._settled, worth.values())):
                break
        self.after |= {label: trimmed(levels) for label, levels in after.items()}
        self._worth |= {label: trimmed(levels) for label, levels in worth.items()}

    def _settled(self, levels: Levels) -> bool:
        """Tell whether more money can make no difference: the last sums a price apart are worth the same."""
        return all(values == levels[-1] for values in levels[-self.moves.turns.wealth - 1 :])

    def _sweep_until_still(
        self, purse: int, after: Mapping[Label, Levels], worth: Mapping[Label, Levels], onward: Onward
    ) -> None:
        """Judge every spot, the nearest first, for every label, again and again until nothing changes."""
        into = {
            label: [
                (after[other][purse], chance)
                for other in after
                for end, chance in onward[other]
                if end == label
            ]
            for label in after
        }
        ends = {label: self.moves.after(levels, purse) for label, levels in after.items()}
        changed = True
        while changed:
            changed = False
            for spot in self.moves.spots:
                for label, known in ends.items():
                    gain = self.moves.best(spot, purse, known) / DICE - worth[label][purse][spot]
                    if gain > CHANGE:
                        changed = True
                        worth[label][purse][spot] += gain
                        for values, chance in into[label]:
                            values[spot] += chance * gain


def _looped(labels: Sequence[Label], onward: Onward) -> list[Label]:
    """Return the labels without those that no other one, nor itself, leads to; again and again."""
    looped, size = list(labels), 0
    while len(looped) != size:
        size = len(looped)
        entered = {end for label in looped for end, _ in onward[label]}
        looped = [label for label in looped if label in entered]
    return looped
