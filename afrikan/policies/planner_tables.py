"""What the planner knows before a game: the turns to every tile, and home by way of every tile."""

from collections.abc import Sequence
from math import exp, inf
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from afrikan.pawn.turns import Spot, Turns
from afrikan.policies.homeward import PURSES, Homeward
from afrikan.records import clone
from afrikan.rules.kernel_types import (
    AirLegsPerTurn,
    FlyPlusRoll,
    FreeRollMeaning,
    FreeRollSuccess,
    FreeRollWho,
    HazardEffect,
    HazardFirstTry,
    LandToSeaSameRoll,
    PassPort,
    ReleaseThen,
    ReverseBetweenTurns,
    Rules,
    SeaDestination,
    SlaveUnit,
    TicketScope,
    TicketWhen,
)
from afrikan.star.state import CITIES, NODES, NONE, Board
from afrikan.star.words import Face, Voyage

if TYPE_CHECKING:
    import numpy as np

OPEN = 0
HOME = 1
"""Aims, the first index of the tables: to open the tile of a city, and then to come home as well."""

TURN = 20
"""Turns are counted in twentieths, so that both executions compare the same integers."""

LIMIT = 40
"""Turns after which a place counts as out of reach."""

FADES = 2 * LIMIT * TURN
"""Room for a way, a wait at its end and a time as a slave."""

WHOLE = 1000
"""What fades: a worth at once, in thousandths."""

FADE = 0.85
"""What a worth keeps of itself for each turn it is away; a tile takes a player about two turns."""

DEAR = 3.0
"""Turns that the first ship ticket in the purse is worth: it pays for a tile, which saves two, or a way."""

CHEAPER = 0.7
"""What each further ticket is worth of the one before."""

SETTLED = 0.01
"""Expected turns that change by less than this are taken as found."""


class Plans:
    """What the planner looks up; times in twentieths of a turn, by aim and by money.

    Money is counted as in ``Routes.home``: worth 0, 1, … ship tickets, then drifting. With the aim to open a
    tile, money that will be missing afterwards counts as turns, too.

    Attributes:
        turns: from a node to each city until the aim is reached.
        action: the action that begins this way.
        wait: from a stand beside the tile of a city, if it is to be opened by the die.
        pays: 1 where it is better to pay on arrival.
        fade: what ``WHOLE`` is worth after some time.
        haste: a weight for being first; each turn divides it by e.
    """

    __slots__ = ("action", "fade", "haste", "pays", "turns", "wait")
    turns: Annotated[list[list[list[list[int]]]], (2, PURSES + 1, NODES, CITIES)]
    action: Annotated[list[list[list[list[int]]]], (2, PURSES + 1, NODES, CITIES)]
    wait: Annotated[list[list[list[int]]], (2, PURSES + 1, CITIES)]
    pays: Annotated[list[list[list[int]]], (2, PURSES + 1, CITIES)]
    fade: Annotated[list[int], FADES]
    haste: Annotated[list[int], FADES]


class Ways(NamedTuple):
    """Every way to spend a turn with some money, in flat arrays.

    Attributes:
        ends: where a turn can end, as a row of the levels of money one above the other.
        rolls: where the ends of each roll begin.
        ways: where the rolls of each way begin.
        counts: how many rolls each way has.
        lasts: turns that each way takes, none if the turn has begun before.
        spots: where the ways of each spot begin.
        actions: how each way begins.
    """

    ends: "np.ndarray[Any, Any]"
    rolls: "np.ndarray[Any, Any]"
    ways: "np.ndarray[Any, Any]"
    counts: "np.ndarray[Any, Any]"
    lasts: "np.ndarray[Any, Any]"
    spots: "np.ndarray[Any, Any]"
    actions: "np.ndarray[Any, Any]"


class Found(NamedTuple):
    """Expected turns to each city, and the action that begins the way; by purse, spot and city."""

    turns: "np.ndarray[Any, Any]"
    actions: "np.ndarray[Any, Any]"


def lay_plans(made: Plans, rules: Rules, board: Board, homes: Sequence[Homeward]) -> None:
    """Fill in the planner's tables.

    Args:
        made: room for them.
        rules, board: the tables of the kernel.
        homes: the quickest ways home under both, one for each city that is home to its own players only;
            the quickest of them counts for everyone.
    """
    import numpy as np

    made.fade = [round(WHOLE * FADE ** (time / TURN)) for time in range(FADES)]
    made.haste = [max(1, round(2**30 * exp(-time / TURN))) for time in range(FADES)]
    turns = _explored(Turns(_plain(rules), board, unit=rules.sea_price))
    ways = [_ways_with(turns, purse) for purse in range(PURSES)]
    dear = np.array([[DEAR * CHEAPER**purse] * board.cities for purse in range(PURSES)])
    dear += _stranded(rules, board, turns)
    for aim, later in ((OPEN, dear), (HOME, _homeward(board, homes))):
        _lay(made, aim, board, turns, quickest(turns, ways, _opened(made, aim, rules, board, later)))


def _plain(rules: Rules) -> Rules:
    """Return the rules without what binds a pawn to a course or lets it travel twice in a turn.

    The tables only guide, while the kernel says what is legal; so many conditions would take minutes.
    """
    plain = clone(rules)
    plain.reverse_between_turns = ReverseBetweenTurns.FREE
    plain.sea_destination = SeaDestination.FREE
    plain.land_to_sea_same_roll = LandToSeaSameRoll.NO
    plain.pass_port = PassPort.NO
    plain.ticket_scope = TicketScope.LEG_TO_NEXT_CITY
    plain.ticket_when = TicketWhen.BEFORE_ROLL
    plain.fly_plus_roll = FlyPlusRoll.NO
    plain.air_legs_per_turn = AirLegsPerTurn.ONE
    plain.hazard_effect = HazardEffect.UNTIL_ONE_OR_TWO
    plain.hazard_first_try = HazardFirstTry.NEXT_TURN
    plain.release_then = ReleaseThen.STAY_THIS_TURN
    plain.slave_unit = SlaveUnit.ROLLS
    return plain


def _homeward(board: Board, homes: Sequence[Homeward]) -> "np.ndarray[Any, Any]":
    """Return the expected turns home by purse and city."""
    import numpy as np

    cities = [Spot(city) for city in range(board.cities)]
    turns = np.array([[[row[city] for city in cities] for row in home.turns] for home in homes], float)
    quickest_home: np.ndarray[Any, Any] = np.minimum(turns.min(axis=0), LIMIT)
    return quickest_home


def _explored(turns: Turns) -> Turns:
    """Return the turns once every spot that they lead to has its number."""
    number = 0
    while number < len(turns.spots):
        for purse in range(PURSES):
            turns.options(number, purse)
        number += 1
    return turns


def _opened(
    made: Plans, aim: int, rules: Rules, board: Board, later: "np.ndarray[Any, Any]"
) -> "np.ndarray[Any, Any]":
    """Return the turns after an arrival in each city with some money, and note whether to pay there."""
    import numpy as np

    price = -(-rules.tile_price // rules.sea_price)
    after = np.empty_like(later)
    for purse in range(PURSES):
        paid = later[purse - price] if purse >= price else np.full(board.cities, inf)
        wait = later[purse] + attempts(rules, purse >= price)
        after[purse] = np.minimum(np.minimum(paid, wait), LIMIT)
        made.pays[aim][purse][: board.cities] = (paid <= wait).astype(int).tolist()
        made.wait[aim][purse][: board.cities] = _whole(np.minimum(wait, LIMIT))
    made.wait[aim][PURSES] = made.wait[aim][0]
    if board.slave_coast != NONE:
        after[:, board.slave_coast] += _share(rules, Face.BLANK, Face.BLANK) * rules.slave_length
    return np.minimum(after, LIMIT)


def attempts(rules: Rules, solvent: bool) -> float:
    """Return the expected turns until the die opens a tile; many where it may not.

    Args:
        rules: the ruleset as numbers.
        solvent: whether the player could pay.
    """
    barred = solvent and rules.free_roll_who == FreeRollWho.ONLY_PENNILESS
    if barred or rules.free_roll_meaning == FreeRollMeaning.RELEASES_ONLY:
        return LIMIT
    return 3 if rules.free_roll_success == FreeRollSuccess.FIVE_OR_SIX else 2


def _share(rules: Rules, least: int, most: int) -> float:
    """Return the share of some faces among all tiles."""
    return sum(rules.tile_mix[least : most + 1]) / sum(rules.tile_mix)


def _stranded(rules: Rules, board: Board, turns: Turns) -> list[list[float]]:
    """Return the turns that money left counts where it is too little to get away, by purse and city."""
    lost = LIMIT * (1 - _share(rules, Face.RUBY, Face.TOPAZ))
    spots = [turns.number[Spot(city)] for city in range(board.cities)]
    return [
        [0.0 if any(way.moving for way in turns.options(spot, purse)) else lost for spot in spots]
        for purse in range(PURSES)
    ]


def _whole(turns: "np.ndarray[Any, Any]") -> list[Any]:
    rounded: list[Any] = (turns * TURN).round().astype(int).tolist()
    return rounded


def _lay(made: Plans, aim: int, board: Board, turns: Turns, found: Found) -> None:
    for row in range(PURSES + 1):
        purse = 0 if row == PURSES else row
        voyage = Voyage.DRIFT if row == PURSES else Voyage.TICKET
        for node in range(board.nodes):
            at_sea = Spot(node, voyage)
            spot = at_sea if at_sea in turns.number else Spot(node)
            begun = found.actions[purse, turns.number[spot]]
            made.action[aim][row][node][: board.cities] = begun.tolist()
            if board.hazard[node]:
                spot = spot._replace(held=1)
            taken = found.turns[purse, turns.number[spot]]
            made.turns[aim][row][node][: board.cities] = _whole(taken)


def quickest(turns: Turns, ways_with: list[Ways], after: "np.ndarray[Any, Any]") -> Found:
    """Return the fewest expected turns to each city and what follows there, by value iteration.

    Args:
        turns: how a lone pawn can spend a turn.
        ways_with: the ways to spend a turn with each purse.
        after: for each purse and city, the turns that follow an arrival there with that money left.
    """
    import numpy as np

    size, cities = len(turns.spots), range(after.shape[1])
    goals = [turns.number[Spot(city)] for city in cities]
    values = np.full((PURSES * size, len(cities)), float(LIMIT))
    actions = np.zeros((PURSES, size, len(cities)), np.int64)
    for purse in range(PURSES):
        ways = ways_with[purse]
        level = values[purse * size : (purse + 1) * size]
        if purse:
            level[:] = values[(purse - 1) * size : purse * size]
        change = inf
        while change > SETTLED:
            spent = _spent(ways, values)
            best = np.minimum(np.minimum.reduceat(spent, ways.spots), LIMIT)
            best[goals, cities] = after[purse]
            change = float(np.abs(best - level).max())
            level[:] = best
        actions[purse] = _begun(ways, spent)
    return Found(values.reshape(PURSES, size, len(cities)), actions)


def _ways_with(turns: Turns, purse: int) -> Ways:
    import numpy as np

    ends: list[int] = []
    rolls: list[int] = []
    rows: list[tuple[int, int, int, int]] = []
    spots: list[int] = []
    size = len(turns.spots)
    for spot in range(size):
        spots.append(len(rows))
        for way in turns.options(spot, purse):
            rows.append((len(rolls), len(way.ends), turns.lasts(spot), way.action))
            for roll in way.ends:
                rolls.append(len(ends))
                ends.extend((purse - end.paid) * size + end.spot for end in roll)
    ways, counts, lasts, actions = np.array(rows).T
    return Ways(np.array(ends), np.array(rolls), ways, counts, lasts, np.array(spots), actions)


def _spent(ways: Ways, values: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """Return the expected turns to each city by each way, if each roll is used for that city."""
    import numpy as np

    rolled = np.minimum.reduceat(values[ways.ends], ways.rolls)
    mean = np.add.reduceat(rolled, ways.ways) / ways.counts[:, None]
    spent: np.ndarray[Any, Any] = ways.lasts[:, None] + mean
    return spent


def _begun(ways: Ways, spent: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """Return for each spot and city the action that begins the way with the fewest turns."""
    import numpy as np

    stops = [*ways.spots[1:], len(ways.actions)]
    best = [begin + spent[begin:stop].argmin(axis=0) for begin, stop in zip(ways.spots, stops, strict=True)]
    begun: np.ndarray[Any, Any] = ways.actions[np.array(best)]
    return begun
