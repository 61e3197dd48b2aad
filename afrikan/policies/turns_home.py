"""The table of expected turns home, for people."""

from afrikan.pawn.turns import Spot
from afrikan.policies.homeward import PURSES, homeward
from afrikan.rules import Ruleset
from afrikan.star.tables import board_of
from afrikan.star.words import Voyage


def turns_home(rules: Ruleset) -> dict[str, tuple[float, ...]]:
    """Return the fewest expected turns home of a lone carrier from every city, by money.

    The figures include the turn of arrival; hazards, tickets and free sea travel count as the ruleset
    says; other players and tiles on the way do not.

    Args:
        rules: the ruleset; its board is used.

    Returns:
        City id to expected turns with money for 0, 1, … 7 ship tickets; infinite where home is out of
        reach; 0 in a start city.

    >>> turns = turns_home(Ruleset.preset("fan"))
    >>> [round(number, 3) for number in turns["canary_islands"][:2]]
    [2.0, 1.361]
    """
    graph = board_of(rules)
    plan = homeward(rules)
    return {
        city: tuple(
            0.0 if graph.nodes[number].is_start else plan.turns[purse][Spot(number, Voyage.NONE, 0)]
            for purse in range(PURSES)
        )
        for number, city in enumerate(graph.cities)
    }
