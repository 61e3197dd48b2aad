"""What the planner knows before a game: turns to each tile, turns home by way of it, and how worth fades."""

from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

from afrikan.pawn.turns import Spot, Turns
from afrikan.policies.homeward import PURSES
from afrikan.rules.kernel_types import Rules
from afrikan.star.state import Board
from afrikan.star.words import Voyage

if TYPE_CHECKING:
    import numpy as np

TURN = 20
"""Turns are counted in twentieths, so that the planner compares integers."""

HORIZON = 40 * TURN
"""Whatever takes this long is out of reach."""

SETTLED = 0.01
"""Expected turns that change by less than this are taken as found."""


class Ways(NamedTuple):
    """The ways to spend a turn with some money, as flat arrays of one row a way, one a roll, one an end.

    Attributes:
        ends: where a turn can end, as a row of the levels one above the other.
        rolls: where the ends of each roll begin.
        turns: where the rolls of each way begin.
        counts: how many rolls each way has.
        spots: where the ways of each spot begin.
        actions: how each way begins.
    """

    ends: "np.ndarray[Any, Any]"
    rolls: "np.ndarray[Any, Any]"
    turns: "np.ndarray[Any, Any]"
    counts: "np.ndarray[Any, Any]"
    spots: "np.ndarray[Any, Any]"
    actions: "np.ndarray[Any, Any]"


def ways_with(turns: Turns, purse: int) -> Ways:
    """Return the ways to spend a turn with a purse, one spot after the other."""
    import numpy as np

    ends: list[int] = []
    rolls: list[int] = []
    begins: list[int] = []
    counts: list[int] = []
    spots: list[int] = []
    actions: list[int] = []
    for spot in range(len(turns.spots)):
        spots.append(len(begins))
        for way in turns.options(spot, purse):
            level = (purse - turns.cost(way)) * len(turns.spots)
            begins.append(len(rolls))
            counts.append(len(way.ends))
            actions.append(way.action)
            for roll in way.ends:
                rolls.append(len(ends))
                ends.extend(level + end for end in roll)
    return Ways(*map(np.array, (ends, rolls, begins, counts, spots, actions)))


class Found(NamedTuple):
    """Expected turns to each city and the action that begins the way, by purse, spot and city."""

    turns: "np.ndarray[Any, Any]"
    actions: "np.ndarray[Any, Any]"


def quickest(turns: Turns, board: Board, after: "np.ndarray[Any, Any]") -> Found:
    """Return the fewest expected turns to each city, what follows there included, by value iteration.

    Args:
        turns: how a lone pawn can spend a turn.
        board: the tables of the kernel.
        after: for each purse and city, the turns that follow an arrival there with that money left.
    """
    import numpy as np

    purses, cities = after.shape
    size = len(turns.spots)
    limit = HORIZON / TURN
    values = np.full((purses * size, cities), limit)
    chosen = np.zeros((purses, size, cities), np.int64)
    goals = [turns.number[Spot(city)] for city in range(board.cities)]
    for purse in range(purses):
        ways = ways_with(turns, purse)
        level = values[purse * size : (purse + 1) * size]
        if purse:
            level[:] = values[(purse - 1) * size : purse * size]
        level[goals, range(board.cities)] = after[purse, : board.cities]
        change = limit
        while change > SETTLED:
            rolled = np.minimum.reduceat(values[ways.ends], ways.rolls)
            spent = 1 + np.add.reduceat(rolled, ways.turns) / ways.counts[:, None]
            best = np.minimum(np.minimum.reduceat(spent, ways.spots), limit)
            best[goals, range(board.cities)] = after[purse, : board.cities]
            change = float(np.abs(best - level).max())
            level[:] = best
        chosen[purse] = _actions(ways, spent)
    return Found(values.reshape(purses, size, cities), chosen)


def _actions(ways: Ways, spent: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """Return for each spot and city how the way begins that takes the fewest turns."""
    import numpy as np

    stops = np.append(ways.spots[1:], len(ways.actions))
    best = [begin + spent[begin:end].argmin(axis=0) for begin, end in zip(ways.spots, stops, strict=True)]
    return ways.actions[np.array(best)]


class Plans:
    """What the planner knows of a board under a ruleset.

    Attributes:
        cost: turns from a node until the tile of a city is open, dear money counted as turns too, in
            twentieths; by money worth 0, 1, … ship tickets, then drifting.
        cost_action: the action that begins this way.
        race: turns from a node home by way of opening the tile of a city.
        race_action: the action that begins this way.
        fade: what a worth of ``WHOLE`` shrinks to with so many twentieths of a turn to wait.
        haste: a weight for being first; a lead of one turn multiplies it by e.
    """

    cost: Any


def lay_plans(made: Any, rules: Rules, board: Board, home: Any, knob: Any) -> None:
    import numpy as np

    made.knob = [int(x) for x in knob]
    turns = Turns(rules, board, unit=rules.sea_price)
    price = -(-rules.tile_price // rules.sea_price)
    wait = 2.0
    dear = [knob[0] / 100 * (knob[1] / 100) ** k for k in range(PURSES)]
    blanks = rules.tile_mix[6] / max(1, sum(rules.tile_mix))
    after = np.zeros((PURSES, board.cities))
    via = np.zeros((PURSES, board.cities))
    for k in range(PURSES):
        for c in range(board.cities):
            pay = dear[k - price] if k >= price else 99.0
            after[k, c] = min(pay, wait + dear[k])
            if c == board.slave_coast:
                after[k, c] += blanks * rules.slave_length * knob[2] / 100
            hp = home.turns[k - price][Spot(c)] if k >= price else 99.0
            via[k, c] = min(hp, wait + home.turns[k][Spot(c)])
    first = quickest(turns, board, np.minimum(after, HORIZON / TURN)).turns
    gems = sum(rules.tile_mix[1:4]) / max(1, sum(rules.tile_mix))
    for c in range(board.cities):
        others = [x for x in range(board.cities) if x != c]
        stuck = [
            (1 - gems) * 40 * (first[k, turns.number[Spot(c)], others].min() >= HORIZON / TURN - 1)
            for k in range(PURSES)
        ]
        for k in range(PURSES):
            extra = after[k, c] - min(dear[k - price] if k >= price else 99.0, wait + dear[k])
            pay = dear[k - price] + stuck[k - price] if k >= price else 99.0
            after[k, c] = min(pay, wait + dear[k] + stuck[k]) + extra
    for name, end in (("cost", after), ("race", via)):
        found = quickest(turns, board, np.minimum(end, HORIZON / TURN))
        table, act = getattr(made, name), getattr(made, name + "_action")
        for row in range(PURSES + 1):
            purse = 0 if row == PURSES else row
            voyage = Voyage.DRIFT if row == PURSES else Voyage.TICKET
            for node in range(board.nodes):
                spot = Spot(node, voyage) if Spot(node, voyage) in turns.number else Spot(node)
                act[row][node][: board.cities] = found.actions[purse, turns.number[spot]].tolist()
                if board.hazard[node] and row != PURSES:
                    spot = spot._replace(held=1)
                table[row][node][: board.cities] = (
                    np.round(found.turns[purse, turns.number[spot]] * TURN).astype(int).tolist()
                )
    made.fade = [round(1000 * (knob[3] / 1000) ** (k / TURN)) for k in range(HORIZON + 200)]
    made.slow = [round(1000 * (knob[18] / 1000) ** (k / TURN)) for k in range(HORIZON + 200)]
    made.haste = [max(1, round(2**30 * exp(-k / TURN * knob[4] / 100))) for k in range(HORIZON + 200)]
    made.fade2 = [round(1000 * (knob[5] / 1000) ** (k / TURN)) for k in range(HORIZON + 200)]
