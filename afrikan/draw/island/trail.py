"""The path a hiker sketches without knowing where he is, and where it cannot lie on the map."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from afrikan.checks import check_whole, is_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.island.hexes import At, step
from afrikan.island.map import IslandMap
from afrikan.island.state import ANY_SITE
from afrikan.island.words import SITES, Direction, Ground
from afrikan.quote import quoted

LAST_DIRECTION = len(Direction) - 1


@dataclass(frozen=True, slots=True)
class Noted:
    """A hex of a sketch.

    Args:
        direction: how it was entered; None for the first hex, and for one where the hiker was set down anew.
        ground: the ``Ground`` that was told, 12 for a treasure hex of an untold kind, or None.
        seas: directions in which the sea was called from there.
        day_ends: whether a day ended there.
    """

    direction: int | None = None
    ground: int | None = None
    seas: tuple[int, ...] = ()
    day_ends: bool = False


Piece = tuple[tuple[At, Noted], ...]
"""A part of a sketch in one go: its hexes with their coordinates from the first one."""


def pieces_of(trail: Sequence[Noted]) -> list[Piece]:
    """Return a sketch in pieces: a new one begins wherever the hiker was set down anew.

    Args:
        trail: the hexes in order.

    Raises:
        AfrikanError: if nothing is noted, or a direction or a ground does not exist.

    >>> [len(piece) for piece in pieces_of([Noted(), Noted(Direction.N), Noted(), Noted(Direction.SE)])]
    [2, 2]
    """
    _check(trail)
    pieces: list[list[tuple[At, Noted]]] = []
    for noted in trail:
        if not pieces or noted.direction is None:
            pieces.append([((0, 0), noted)])
        else:
            pieces[-1].append((step(pieces[-1][-1][0], noted.direction), noted))
    return [tuple(piece) for piece in pieces]


def _check(trail: Sequence[Noted]) -> None:
    if not trail:
        raise AfrikanError("trail_empty")
    for noted in trail:
        ways = noted.seas if noted.direction is None else (noted.direction, *noted.seas)
        for way in ways:
            if not is_whole(way, 0, LAST_DIRECTION):
                raise AfrikanError("trail_direction", value=quoted(way), last=LAST_DIRECTION)
        known = noted.ground is None or noted.ground == ANY_SITE or is_whole(noted.ground, 0, max(Ground))
        if not known:
            raise AfrikanError("trail_ground", value=quoted(noted.ground))


def laid_out(island: IslandMap, piece: Piece, at: int) -> Piece:
    """Return a piece with the coordinates it has on the map when its last hex lies on a given one.

    Args:
        island: the map.
        piece: the piece.
        at: number of the hex.

    Raises:
        AfrikanError: if there is no such hex.
    """
    check_whole(Phrase("the_hex"), at, 1, len(island.hexes))
    (q, r), (last_q, last_r) = island.hexes[at - 1].at, piece[-1][0]
    return tuple(((x - last_q + q, y - last_r + r), noted) for (x, y), noted in piece)


def contradictions(island: IslandMap, trail: Sequence[Noted], at: int) -> dict[At, tuple[int, int]]:
    """Return where a sketch contradicts the map if its last hex lies on a given one.

    Only what was noted since the hiker was last set down anew can be laid on the map.

    Args:
        island: the map.
        trail: the sketch.
        at: number of the hex.

    Returns:
        The coordinates of each such hex with the ground that was told, or ``ANY_SITE``, and that of the map;
        told of a hex entered at sea is 12 as well if nothing was told.

    Raises:
        AfrikanError: if there is no such hex, or the sketch is empty or has what does not exist.
    """
    found: dict[At, tuple[int, int]] = {}
    for place, told in _claims(laid_out(island, pieces_of(trail)[-1], at)):
        shown = island.grounds[island.index.get(place, 0)]
        if not _agrees(told, shown):
            found.setdefault(place, (ANY_SITE if told is None else told, shown))
    return found


def _claims(piece: Piece) -> Iterator[tuple[At, int | None]]:
    for at, noted in piece:
        yield at, noted.ground
        for way in noted.seas:
            yield step(at, way), int(Ground.SEA)


def _agrees(told: int | None, shown: int) -> bool:
    if told is None:
        return shown != Ground.SEA
    return shown in SITES if told == ANY_SITE else shown == told
