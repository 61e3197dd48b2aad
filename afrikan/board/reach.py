"""How far one roll goes: where a move may end, and which rolls lead to a place."""

from dataclasses import dataclass

from afrikan.board.graph import RouteGraph
from afrikan.board.model import Landing
from afrikan.board.network import in_order

ROLLS = range(1, 7)


@dataclass(frozen=True, slots=True)
class Reach:
    """Where one roll may end.

    Attributes:
        place: where the move begins.
        roll: the number of steps.
        mode: ``"land"`` or ``"sea"``.
        ends: the places that lie exactly so many steps away by some way, in the order of the board.
        stops: the cities where the move may end earlier; at sea it must.
        ways: every way, as ``RouteGraph.landings`` lists them.
    """

    place: str
    roll: int
    mode: str
    ends: tuple[str, ...]
    stops: tuple[str, ...]
    ways: tuple[Landing, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """All places where the move may end: ``ends``, then the stops that are no end."""
        return tuple(dict.fromkeys((*self.ends, *self.stops)))


def reach(board: RouteGraph, place: str, roll: int, mode: str = "land") -> Reach:
    """Return where a roll may end: after all its steps, or earlier at a city.

    Args:
        board: the board.
        place: id of the place where the move begins.
        roll: 1 to 6.
        mode: ``"land"`` or ``"sea"``.

    Raises:
        AfrikanError: if there is no such place, roll or mode.

    >>> from_tangier = reach(RouteGraph.load("finnish"), "tangier", 3)
    >>> len(from_tangier.ends), from_tangier.stops
    (3, ('morocco',))
    """
    ways = board.landings(place, roll, mode)
    ends = in_order(board, {way.node for way in ways if way.steps == roll})
    stops = in_order(board, {way.node for way in ways if way.steps < roll})
    return Reach(place, roll, mode, ends, stops, ways)


def rolls_to(board: RouteGraph, place: str, mode: str = "land") -> dict[str, tuple[int, ...]]:
    """Return with which rolls a single move may end at each place within reach, in the order of the board.

    Args:
        board, place, mode: as for ``reach``.

    >>> rolls_to(RouteGraph.load("finnish"), "tangier")["morocco"]
    (2, 3, 4, 5, 6)
    """
    found: dict[str, list[int]] = {}
    for roll in ROLLS:
        for other in reach(board, place, roll, mode).places:
            found.setdefault(other, []).append(roll)
    return {other: tuple(found[other]) for other in in_order(board, found)}
