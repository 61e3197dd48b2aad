"""The table of expected turns home, for people."""

from afrikan.errors import AfrikanError
from afrikan.pawn.turns import Spot
from afrikan.policies.homeward import PURSES, homeward
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.star.state import NONE
from afrikan.star.tables import board_of
from afrikan.star.words import Voyage


def turns_home(rules: Ruleset, start: str | None = None) -> dict[str, tuple[float, ...]]:
    """Return the fewest expected turns home of a lone carrier from every city, by money.

    The figures include the turn of arrival; hazards, tickets and free sea travel count as the ruleset
    says; other players and tiles on the way do not.

    Args:
        rules: the ruleset; its board is used.
        start: id of the start city from which the carrier set out, which matters where only that one is home;
            the board's first one if left out.

    Returns:
        City id to expected turns with money for 0, 1, … 7 ship tickets; infinite where home is out of
        reach; 0 where the treasure is home as soon as the carrier stands there.

    Raises:
        AfrikanError: if there is no such start city.

    >>> turns = turns_home(Ruleset.preset("fan"))
    >>> [round(number, 3) for number in turns["canary_islands"][:2]]
    [2.0, 1.361]
    """
    graph = board_of(rules)
    if start is not None and start not in graph.starts:
        raise AfrikanError("home_unknown", value=quoted(start), starts=graph.starts)
    own = rules.finish_cities == "own_start_only"
    plan = homeward(rules, graph.index[start or graph.starts[0]] if own else NONE)
    return {
        city: tuple(plan.turns[purse][Spot(number, Voyage.NONE, 0)] for purse in range(PURSES))
        for number, city in enumerate(graph.cities)
    }
