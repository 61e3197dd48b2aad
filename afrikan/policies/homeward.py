"""Expected turns home for a lone carrier, by money counted in ship tickets."""

from functools import cache
from typing import NamedTuple

from afrikan.pawn.plan import Plan
from afrikan.pawn.turns import Spot, Turns
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import FinishCities, Rules
from afrikan.star.actions import pack
from afrikan.star.state import NONE, Board
from afrikan.star.tables import tables
from afrikan.star.words import Kind

PURSES = 8
"""Money is counted in ship tickets, from none to seven; more hardly makes a difference to the plan."""


class Homeward(NamedTuple):
    """Expected turns home and the action that begins the plan, by purse and spot.

    Attributes:
        turns: for each purse, spot to expected turns; infinite where home is out of reach.
        actions: for each purse, spot to action.
    """

    turns: tuple[dict[Spot, float], ...]
    actions: tuple[dict[Spot, int], ...]


@cache
def homeward(rules: Ruleset, start: int = NONE) -> Homeward:
    """Return the quickest plan home of a lone carrier under a ruleset.

    Args:
        rules: the ruleset.
        start: the city from which the carrier set out, where only that one is home.
    """
    return homeward_of(rules.kernel(), tables(rules), start)


def homeward_of(rules: Rules, board: Board, start: int = NONE) -> Homeward:
    """Return the quickest plan home of a lone carrier, from the tables of the kernel; see ``homeward``."""
    turns = Turns(rules, board, carries=True, unit=rules.sea_price, start=start)
    plan = Plan(turns, turns.home)
    levels = [plan.level(purse) for purse in range(PURSES)]
    actions = [
        [choice.way.action if choice else pack(Kind.PASS) for choice in level.choices] for level in levels
    ]
    return Homeward(
        tuple(dict(zip(turns.spots, level.floats, strict=True)) for level in levels),
        tuple(dict(zip(turns.spots, row, strict=True)) for row in actions),
    )


def own_starts(rules: Rules, board: Board) -> tuple[int, ...]:
    """Return the cities that are home only to those who set out there; ``NONE`` where all are home to all."""
    if rules.finish_cities == FinishCities.EITHER:
        return (NONE,)
    return tuple(city for city in range(board.cities) if board.is_start[city])
