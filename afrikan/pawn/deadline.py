"""The plan with the best chance that a lone pawn arrives within a number of turns, in whole numbers."""

from collections import deque
from math import inf

from afrikan.pawn.plan import Choice, Plan
from afrikan.pawn.turns import DICE, Way


class Deadline:
    """The plan with the best chance to arrive in time; among equal chances, the quickest one.

    Args:
        plan: the quickest plan to the same goal.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._soonest = _soonest(plan)
        self._known: dict[tuple[int, int, int], tuple[int, Choice]] = {}

    def ways(self, spot: int, purse: int, left: int) -> int:
        """Return in how many of the 6**left equally likely rows of rolls the pawn arrives in time.

        Args:
            spot: the number of the spot where it stands.
            purse: its money in units.
            left: turns that are left.
        """
        if spot in self.plan.goal:
            return int(DICE**left)
        return self._solved(spot, purse, left)[0] if self._soonest[spot] <= left else 0

    def choice(self, spot: int, purse: int, left: int) -> Choice | None:
        """Return what to do with so many turns left: nothing at the goal; when too late, the quickest."""
        if spot in self.plan.goal or self._soonest[spot] > left:
            return self.plan.level(purse).choices[spot]
        return self._solved(spot, purse, left)[1]

    def _solved(self, spot: int, purse: int, left: int) -> tuple[int, Choice]:
        key = spot, purse, left
        if key not in self._known:
            found = [self._judged(way, purse, left) for way in self.plan.turns.options(spot, purse)]
            ways, _, choice = max(found, key=lambda judged: judged[:2])
            self._known[key] = ways, choice
        return self._known[key]

    def _judged(self, way: Way, purse: int, left: int) -> tuple[int, float, Choice]:
        """Return how many rows of rolls arrive in time, minus the expected turns, and what is done."""
        after = self.plan.after(purse, way)
        floats = self.plan.level(after).floats
        ends = tuple(
            max(roll, key=lambda end: (self.ways(end, after, left - 1), -floats[end])) for roll in way.ends
        )
        share = DICE // len(ends)
        total = share * sum(self.ways(end, after, left - 1) for end in ends)
        return total, -sum(floats[end] for end in ends) / len(ends), Choice(way, ends)


def _soonest(plan: Plan) -> list[float]:
    """Return the fewest turns from each spot if every roll were wished for and money did not matter."""
    turns = plan.turns
    before: dict[int, set[int]] = {}
    for spot in range(len(turns.spots)):
        for purse in (0, turns.wealth):
            for way in turns.options(spot, purse):
                for roll in way.ends:
                    for end in roll:
                        before.setdefault(end, set()).add(spot)
    soonest = [0.0 if spot in plan.goal else inf for spot in range(len(turns.spots))]
    queue = deque(plan.goal)
    while queue:
        end = queue.popleft()
        for spot in before.get(end, ()):
            if soonest[spot] == inf:
                soonest[spot] = soonest[end] + 1
                queue.append(spot)
    return soonest
