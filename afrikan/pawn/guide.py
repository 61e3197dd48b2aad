"""What a lone pawn is told at every stand: by the quickest plan, or by the best one for so many turns."""

from fractions import Fraction
from functools import cached_property, lru_cache

from afrikan.pawn.deadline import Deadline
from afrikan.pawn.plan import Choice, Plan
from afrikan.pawn.turns import DICE
from afrikan.pawn.within import Stand as Stand


class Guide:
    """Answers at every stand and in every turn what to do, and what that promises.

    Args:
        plan: the quickest plan to the goal.
        within: the turns in which the pawn is to arrive; ``None`` for the fewest expected turns.
    """

    def __init__(self, plan: Plan, within: int | None = None) -> None:
        self.plan = plan
        self.within = within

    @cached_property
    def deadline(self) -> Deadline:
        """The plans with the best chance to arrive in time."""
        return Deadline(self.plan)

    def choice(self, stand: Stand, turn: int = 1) -> Choice | None:
        """Return what to do at a stand in a turn, counted from 1; ``None`` at the goal and where it is lost.

        Once all turns have gone by, the quickest plan is followed.
        """
        spot, purse = stand
        if self._left(turn) == 0:
            return self.plan.level(purse).choices[spot]
        return self.deadline.choice(spot, purse, self._left(turn) - 1 + self.plan.turns.lasts(spot))

    def worth(self, stand: Stand, turn: int = 1) -> Fraction | None:
        """Return the expected turns from a stand, or the chance to arrive in time if it is to count.

        Args:
            stand: where the pawn begins a turn, or pauses in the one before.
            turn: which turn it is, counted from 1.

        Returns:
            ``None`` where the goal is not reached with certainty and expected turns are wanted.
        """
        spot, purse = stand
        if self.within is None:
            return self.plan.level(purse).values[spot]
        left = self._left(turn)
        return Fraction(self.deadline.ways(spot, purse, left), DICE**left)

    def _left(self, turn: int) -> int:
        return max((self.within or 0) + 1 - turn, 0)


@lru_cache(maxsize=64)
def guide_to(plan: Plan, within: int | None) -> Guide:
    """Return a guide; shared, so that what it has found is not looked for again."""
    return Guide(plan, within)
