"""The plan of a journey as people see it: where to go with each roll, and the same for the whole map."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from afrikan.board import RouteGraph
from afrikan.draw.overlay import Arrow
from afrikan.game.journeys import Leg, leg_of
from afrikan.game.notation import write_action
from afrikan.pawn.guide import Guide, Stand
from afrikan.pawn.turns import DICE
from afrikan.pawn.within import after
from afrikan.star.state import State


class Move(NamedTuple):
    """What the plan does in one turn.

    Attributes:
        place: id of the place where the turn begins.
        roll: what the die shows; 0 where the turn needs no die.
        actions: what is done, in canonical text, the die left out: ``("sail", "sea tangier 3")``.
        legs: the ways that are gone, dot by dot.
        end: id of the place where the turn ends, or where the die falls another time.
        held: whether pirates or bedouins hold the pawn there.
        left: the expected turns that are left then, or for a number of turns to keep to the chance to arrive
            in time; ``None`` where the goal is not reached with certainty.
    """

    place: str
    roll: int
    actions: tuple[str, ...]
    legs: tuple[Leg, ...]
    end: str
    held: bool
    left: Fraction | None

    @property
    def path(self) -> tuple[str, ...]:
        """Ids of the places along all legs, from the place where the turn begins."""
        return (self.place, *(place for leg in self.legs for place in leg.path[1:]))

    @property
    def mode(self) -> str:
        """How the pawn sets out: ``"land"``, ``"sea"`` or ``"air"``; empty if it stays."""
        return self.legs[0].mode if self.legs else ""

    @property
    def runs(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The parts of the way that are gone by one mode: the mode, and ids of the places along it."""
        found = []
        for mode, legs in groupby(self.legs, key=attrgetter("mode")):
            first, *others = (leg.path for leg in legs)
            found.append((mode, (*first, *(place for path in others for place in path[1:]))))
        return tuple(found)


@dataclass(frozen=True)
class Policy:
    """The plan for one roll, at every place at once.

    Attributes:
        roll: what the die shows.
        values: for each place the expected turns, or for a number of turns to keep to the chance to arrive
            in time; ``None`` where the goal is not reached with certainty.
        moves: for each place what is done there; none at the goal and where all is lost.
    """

    roll: int
    values: Mapping[str, Fraction | None]
    moves: Mapping[str, Move]

    def arrows(self, whole: Collection[str] = ()) -> tuple[Arrow, ...]:
        """Return an arrow for each place that the pawn leaves.

        Args:
            whole: the places from which arrows run along the whole way, one for each mode of travel; that of
                others shows where it begins.
        """
        return tuple(
            Arrow(path, mode, 1.0 if place in whole else 0.5, place in whole)
            for place, move in self.moves.items()
            for mode, path in move.runs[: None if place in whole else 1]
        )


def moves_at(guide: Guide, graph: RouteGraph, stand: Stand, turn: int = 1) -> tuple[Move, ...]:
    """Return what is done at a stand: for each roll, or once where the turn needs no die.

    Args:
        guide: what the pawn is told.
        graph: the board.
        stand: where the turn begins.
        turn: which turn it is, counted from 1.
    """
    return tuple(_moves(guide, graph, stand, turn, range(1, DICE + 1)))


def _moves(
    guide: Guide, graph: RouteGraph, stand: Stand, turn: int, rolls: Collection[int]
) -> Iterator[Move]:
    turns = guide.plan.turns
    if guide.choice(stand, turn) is None:
        return
    for roll in rolls if _rolls(guide, stand, turn) else (0,):
        course, last = _course(guide, stand, turn, roll)
        legs = (leg_of(state, action, graph) for state, action in course)
        spot = turns.spots[last[0]]
        yield Move(
            graph.nodes[turns.spots[stand[0]].node].id,
            roll,
            tuple(write_action(action, graph) for _, action in course),
            tuple(leg for leg in legs if leg),
            graph.nodes[spot.node].id,
            bool(spot.held),
            guide.worth(last, turn + 1),
        )


def _rolls(guide: Guide, stand: Stand, turn: int) -> bool:
    """Tell whether the die falls in a turn, at its beginning or after a flight or free steps."""
    choice = guide.choice(stand, turn)
    while choice is not None and len(choice.ends) < DICE:
        stand = after(stand, choice.ends[0])
        choice = guide.choice(stand, turn) if stand[0] in guide.plan.turns.pauses else None
    return choice is not None


def _course(guide: Guide, stand: Stand, turn: int, roll: int) -> tuple[list[tuple[State, int]], Stand]:
    """Return what is done with a roll until the turn ends or another die is due, and where that is."""
    turns = guide.plan.turns
    course: list[tuple[State, int]] = []
    choice = guide.choice(stand, turn)
    rolled = False
    while choice is not None and not (rolled and len(choice.ends) == DICE):
        dice = len(choice.ends) == DICE
        end = choice.ends[roll - 1 if dice else 0]
        course += turns.course(*stand, choice.way, roll, end)
        stand, rolled = after(stand, end), rolled or dice
        choice = guide.choice(stand, turn) if stand[0] in turns.pauses else None
    return course, stand


@lru_cache(maxsize=128)
def policy_for(guide: Guide, graph: RouteGraph, purse: int, roll: int) -> Policy:
    """Return the plan for one roll at every place, for the first turn; shared.

    Args:
        guide: what the pawn is told.
        graph: the board.
        purse: its money in units.
        roll: what the die shows.
    """
    stands = {place: (spot, purse) for place, spot in guide.plan.turns.places(graph).items()}
    moves = {
        place: move for place, stand in stands.items() for move in _moves(guide, graph, stand, 1, (roll,))
    }
    return Policy(roll, {place: guide.worth(stand) for place, stand in stands.items()}, moves)
