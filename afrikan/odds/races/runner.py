"""A pawn that runs home by its plan: what it does at every stand, and when it comes home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain, repeat

from afrikan.pawn.journey import Journey, Stand
from afrikan.pawn.plan import Choice, Plan, quickest
from afrikan.pawn.turns import DICE, spot_of, turns_with
from afrikan.pawn.within import Weight, turn_of
from afrikan.rules import Ruleset
from afrikan.star.state import NONE, Player

Label = tuple[Stand, int]
"""Where a runner stands at the beginning of its turn, and how many turns it still loses."""

Row = tuple[tuple[Label, Weight], ...]
"""For each label that may follow, how many of the six rolls of a turn lead there."""


@dataclass(frozen=True)
class Runner:
    """A pawn on its way home by the plan with the fewest expected turns.

    Args:
        plan: that plan.
        start: where it begins.
        lost: turns that it loses first.
    """

    plan: Plan
    start: Stand
    lost: int = 0

    @property
    def label(self) -> Label:
        """Where it begins, and the turns that it loses."""
        return self.start, self.lost

    @property
    def sure(self) -> bool:
        """Whether the plan brings it home with certainty."""
        return self.plan.level(self.start[1]).values[self.start[0]] is not None

    def richer(self, money: int) -> Runner:
        """Return the same runner with more money."""
        spot, purse = self.start
        return replace(self, start=(spot, purse + money // self.plan.turns.unit))

    def later(self) -> Runner:
        """Return the same runner with one more turn to lose."""
        return replace(self, lost=self.lost + 1)

    def choice(self, stand: Stand) -> Choice:
        """Return what the plan does; where home is out of reach, the first thing that the rules allow."""
        spot, purse = stand
        found = self.plan.level(purse).choices[spot]
        if found is None:
            way = self.plan.turns.options(spot, purse)[0]
            found = Choice(way, tuple(roll[0] for roll in way.ends))
        return found

    def arrivals(self, choose: Callable[[Stand, int], Choice] | None = None) -> Arrivals:
        """Return when it comes home.

        Args:
            choose: what it does at a stand after a number of rounds; the plan if left out.
        """

        def chosen(stand: Stand, turn: int) -> Choice:
            return choose(stand, self.lost + turn - 1) if choose else self.choice(stand)

        journey = Journey(self.plan, self.start, chosen)
        return Arrivals(chain(repeat(Fraction(0), self.lost), journey.arrivals(Fraction(0))))

    def after(self, label: Label, choice: Choice) -> Row:
        """Return what follows when a choice is made; a turn to be lost is lost before any choice."""
        stand, lost = label
        if lost:
            return (((stand, lost - 1), DICE),)
        turns = self.plan.turns

        def chosen(at: Stand) -> Choice:
            return choice if at == stand else self.choice(at)

        ends = turn_of(turns, stand, chosen)
        return tuple(((end, 0), times) for end, times in ends.items() if end is not None)

    def home(self, label: Label) -> bool:
        """Tell whether it is home."""
        return label[0][0] in self.plan.goal

    def follow(self) -> dict[Label, Row]:
        """Return what follows each label that the plan comes through before it is home."""
        rows: dict[Label, Row] = {}
        waiting = [self.label]
        while waiting:
            label = waiting.pop()
            if label not in rows and not self.home(label):
                rows[label] = self.after(label, self.choice(label[0]))
                waiting += [end for end, _ in rows[label]]
        return rows


class Arrivals:
    """The chances to come home in each round, worked out as far as they are asked for.

    Args:
        chances: of round 0, 1, 2 …; none are left once it is certainly home.

    >>> half = Fraction(1, 2)
    >>> found = Arrivals(iter((Fraction(0), half, half)))
    >>> found.at(2), found.later(1), found.later(9)
    (Fraction(1, 2), Fraction(1, 2), Fraction(0, 1))
    """

    def __init__(self, chances: Iterator[Fraction]) -> None:
        self._chances = chances
        self._at: list[Fraction] = []
        self._later: list[Fraction] = []

    def at(self, played: int) -> Fraction:
        """Return the chance to come home in a round."""
        self._reach(played)
        return self._at[played] if played < len(self._at) else Fraction(0)

    def later(self, played: int) -> Fraction:
        """Return the chance not to be home after so many rounds."""
        self._reach(played)
        return self._later[min(played, len(self._later) - 1)]

    def _reach(self, played: int) -> None:
        while len(self._at) <= played:
            chance = next(self._chances, None)
            if chance is None:
                return
            self._at.append(chance)
            self._later.append((self._later[-1] if self._later else Fraction(1)) - chance)


def runner_of(rules: Ruleset, player: Player) -> Runner | None:
    """Return the runner that stands as a player does, or ``None`` if no journey begins in that condition.

    Args:
        rules: the ruleset.
        player: the player.
    """
    own = rules.finish_cities == "own_start_only"
    turns = turns_with(rules, player.money, True, player.start if own else NONE)
    spot = turns.number.get(spot_of(player))
    if spot is None:
        return None
    return Runner(quickest(turns, turns.home), (spot, player.money // turns.unit))
