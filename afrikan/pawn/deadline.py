"""The plan with the best chance that a lone pawn arrives within a number of turns, in whole numbers."""

from collections import deque
from fractions import Fraction
from math import inf

from afrikan.pawn.linear import solve
from afrikan.pawn.plan import Choice, Plan
from afrikan.pawn.turns import DICE, End, Way
from afrikan.pawn.within import Stand, Weight, after


class Deadline:
    """The plan with the best chance to arrive in time; among equal chances, the quickest one.

    Args:
        plan: the quickest plan to the same goal.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._soonest = _soonest(plan)
        self._known: dict[tuple[Stand, int], tuple[Weight, Choice]] = {}

    def ways(self, spot: int, purse: int, left: int) -> Weight:
        """Return in how many of the 6**left equally likely rows of rolls the pawn arrives in time.

        Args:
            spot: the number of the spot where it stands.
            purse: its money in units.
            left: turns that are left, that which has begun left out.
        """
        if spot in self.plan.goal:
            return int(DICE**left)
        return self._solved((spot, purse), left)[0] if self._soonest[spot] <= left else 0

    def choice(self, spot: int, purse: int, left: int) -> Choice | None:
        """Return what to do with so many turns left: nothing at the goal; when too late, the quickest."""
        if spot in self.plan.goal or self._soonest[spot] > left:
            return self.plan.level(purse).choices[spot]
        return self._solved((spot, purse), left)[1]

    def _solved(self, stand: Stand, left: int) -> tuple[Weight, Choice]:
        if (stand, left) not in self._known:
            if self.plan.turns.lasts(stand[0]):
                options = self.plan.turns.options(*stand)
                found = [self._judged(stand, way, left) for way in options]
                ways, _, choice = max(found, key=lambda judged: judged[:2])
                self._known[stand, left] = ways, choice
            else:
                self._resume(stand, left)
        return self._known[stand, left]

    def _judged(self, stand: Stand, way: Way, left: int) -> tuple[Weight, float, Choice]:
        """Return how many rows of rolls arrive in time, minus the expected turns, and what is done."""

        def promise(end: End) -> tuple[Weight, float]:
            spot, purse = after(stand, end)
            return self.ways(spot, purse, left - 1), -self.plan.level(purse).floats[spot]

        ends = tuple(max(roll, key=promise) for roll in way.ends)
        promises = [promise(end) for end in ends]
        total = DICE // len(ends) * sum(ways for ways, _ in promises)
        return total, sum(turns for _, turns in promises) / len(ends), Choice(way, ends)

    def _resume(self, stand: Stand, left: int) -> None:
        """Solve a pause and all that the same turn may come to from there."""
        pauses = self._pauses(stand)
        choices = {pause: self._first(pause) for pause in pauses}
        changed = True
        while changed:
            values = self._worth(choices, left)
            changed = False
            for pause in pauses:
                ways, choice = self._better(pause, values, left)
                if ways > values[pause]:
                    choices[pause], changed = choice, True
        for pause, choice in choices.items():
            self._known[pause, left] = values[pause], choice

    def _pauses(self, stand: Stand) -> list[Stand]:
        found, waiting = [stand], [stand]
        while waiting:
            pause = waiting.pop()
            for way in self.plan.turns.options(*pause):
                for end in {end for roll in way.ends for end in roll}:
                    to = after(pause, end)
                    if to[0] in self.plan.turns.pauses and to not in found:
                        found.append(to)
                        waiting.append(to)
        return found

    def _first(self, pause: Stand) -> Choice:
        """Return what the quickest plan does, or the first thing that the rules allow."""
        quickest = self.plan.level(pause[1]).choices[pause[0]]
        if quickest is not None:
            return quickest
        way = self.plan.turns.options(*pause)[0]
        return Choice(way, tuple(roll[0] for roll in way.ends))

    def _worth(self, choices: dict[Stand, Choice], left: int) -> dict[Stand, Fraction]:
        """Return in how many rows of rolls each pause arrives in time by some choices."""
        known: dict[Stand, Fraction] = {}
        chances: dict[Stand, dict[Stand, Fraction]] = {pause: {} for pause in choices}
        for pause, choice in choices.items():
            for end in choice.ends:
                to = after(pause, end)
                if to not in choices:
                    known[to] = Fraction(self.ways(*to, left))
                chances[pause][to] = chances[pause].get(to, Fraction(0)) + Fraction(1, len(choice.ends))
        return solve(choices, dict.fromkeys(choices, Fraction(0)), chances, known)

    def _better(self, pause: Stand, values: dict[Stand, Fraction], left: int) -> tuple[Fraction, Choice]:
        """Return the best choice at a pause if later ones are worth what they are."""

        def worth(end: End) -> Fraction:
            to = after(pause, end)
            return values[to] if to in values else Fraction(self.ways(*to, left))

        def judged(way: Way) -> tuple[Fraction, Choice]:
            ends = tuple(max(roll, key=worth) for roll in way.ends)
            return sum(map(worth, ends), Fraction(0)) / len(ends), Choice(way, ends)

        return max(map(judged, self.plan.turns.options(*pause)), key=lambda found: found[0])


def _soonest(plan: Plan) -> list[float]:
    """Return the fewest turns from each spot if every roll were wished for and money did not matter."""
    turns = plan.turns
    before: dict[int, set[int]] = {}
    for spot in range(len(turns.spots)):
        for purse in turns.prices.sums:
            for way in turns.options(spot, purse):
                for roll in way.ends:
                    for end in roll:
                        before.setdefault(end.spot, set()).add(spot)
    soonest = [0.0 if spot in plan.goal else inf for spot in range(len(turns.spots))]
    queue = deque(plan.goal)
    while queue:
        reached = queue.popleft()
        for spot in before.get(reached, ()):
            if soonest[reached] + turns.lasts(spot) < soonest[spot]:
                soonest[spot] = soonest[reached] + turns.lasts(spot)
                queue.append(spot)
    return soonest
