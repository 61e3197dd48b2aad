"""What players have done on the island: routes with the ends of their days, and where everyone stands."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from afrikan.checks import check_whole, is_whole
from afrikan.draw import marks
from afrikan.draw.island.beliefs import outline_items
from afrikan.draw.island.geometry import Geometry, geometry_of
from afrikan.draw.island.palette import INK, PAPER
from afrikan.draw.island.repeated import Drawn, layer_svg
from afrikan.draw.island.signs import day_end
from afrikan.draw.shapes import Group, Point, Shape, line
from afrikan.errors import AfrikanError, Phrase
from afrikan.island.map import IslandMap
from afrikan.quote import quoted

LINES = ("#0072B2", "#D55E00")
"""Colours of the routes of both seats."""
DASH = (8.0, 10.0)
JUMP = (1.0, 7.0)
APART = 3.2
"""How far the routes of the seats stand from the middle of a hex, so that one does not hide the other."""
MOST_SEATS = 2
THICK = 5.0
ASIDE = 15.0


@dataclass(frozen=True, slots=True)
class Route:
    """A way over the map.

    Args:
        hexes: numbers of the hexes in order; where two are no neighbours the player was set down anew.
        seat: 0 or 1; decides the colour.
        name: whose way it is.
        ends: places in ``hexes`` at which a day ended.
        dashed: whether the line is dashed, as for what one only believes of another.
    """

    hexes: tuple[int, ...]
    seat: int = 0
    name: str = ""
    ends: tuple[int, ...] = ()
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands.

    Args:
        hex: number of the hex.
        seat: 0 or 1; decides shape, colour and the number shown (seat + 1).
        name: the player's name, any text.
    """

    hex: int
    seat: int = 0
    name: str = ""


def check_routes(
    island: IslandMap, paths: Sequence[Route], standing: Sequence[Standing], outlined: Collection[int]
) -> None:
    """Refuse routes, players and outlined hexes that are not possible.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    hexes = [*(mark.hex for mark in standing), *outlined, *(hex for path in paths for hex in path.hexes)]
    for number in hexes:
        check_whole(Phrase("the_hex"), number, 1, len(island.hexes))
    for seat in (*(path.seat for path in paths), *(mark.seat for mark in standing)):
        if not is_whole(seat, 0, MOST_SEATS - 1):
            raise AfrikanError("pawn_seat", seat=quoted(seat), last=MOST_SEATS - 1)
    for path in paths:
        wrong = [end for end in path.ends if not is_whole(end, 0, len(path.hexes) - 1)]
        if wrong:
            raise AfrikanError("route_end", value=quoted(wrong[0]), last=len(path.hexes) - 1)


def path_layer_svg(island: IslandMap, paths: Sequence[Route], *, turned: bool = False) -> str:
    """Return the layer of routes as a part of an SVG.

    Args:
        island: the map.
        paths: the routes.
        turned: whether north is down.

    Raises:
        AfrikanError: if a hex, a seat or the end of a day is not possible.
    """
    check_routes(island, paths, (), ())
    return layer_svg(path_items(geometry_of(island, turned), island, paths))


def mark_layer_svg(island: IslandMap, marks: Sequence[Standing], *, turned: bool = False) -> str:
    """Return the layer of players as a part of an SVG.

    Args:
        island: the map.
        marks: where players stand.
        turned: whether north is down.

    Raises:
        AfrikanError: if a hex or a seat is not possible.
    """
    check_routes(island, (), marks, ())
    return layer_svg(standing_items(geometry_of(island, turned), island, marks))


def outline_layer_svg(island: IslandMap, outlined: Collection[int], *, turned: bool = False) -> str:
    """Return a thick outline around hexes taken together as a part of an SVG, to lie below the labels.

    Args:
        island: the map.
        outlined: the hexes.
        turned: whether north is down.

    Raises:
        AfrikanError: if there is no such hex.
    """
    check_routes(island, (), (), outlined)
    return layer_svg(outline_items(geometry_of(island, turned), outlined, THICK))


def path_items(geometry: Geometry, island: IslandMap, paths: Sequence[Route]) -> Iterator[Drawn]:
    """Yield routes with the ends of their days."""
    for path in paths:
        aside = APART * (2 * path.seat - 1) * (len({path.seat for path in paths}) > 1)
        points = [(x + aside, y + aside) for x, y in (geometry.centres[number] for number in path.hexes)]
        yield Group(tuple(_lines(island, path, points)))
        yield from (Group(day_end(LINES[path.seat]), *points[end]) for end in path.ends)


def _lines(island: IslandMap, path: Route, points: Sequence[Point]) -> Iterator[Shape]:
    steps = list(zip(pairwise(path.hexes), pairwise(points), strict=True))
    walked = [ends for (a, b), ends in steps if b in island.neighbours[a]]
    jumped = [ends for (a, b), ends in steps if b not in island.neighbours[a] and a != b]
    for ends, dash in ((walked, DASH if path.dashed else ()), (jumped, JUMP)):
        yield from route_line(ends, path.seat, dash, thin=ends is jumped)


def route_line(
    ends: Sequence[tuple[Point, Point]], seat: int, dash: tuple[float, ...] = (), thin: bool = False
) -> Iterator[Shape]:
    """Yield the strokes of a route.

    Args:
        ends: the points between which its parts run, in order.
        seat: whose route it is.
        dash: how it is dashed.
        thin: whether it is no way that was walked.
    """
    if ends:
        path = tuple(command for part in _joined(ends) for command in line(part))
        width = 3.0 if thin else 5.0
        yield Shape(path, "none", PAPER, width + 5)
        if not thin:
            yield Shape(path, "none", INK, width + 2, dash)
        yield Shape(path, "none", LINES[seat], width, dash)


def _joined(ends: Sequence[tuple[Point, Point]]) -> list[list[Point]]:
    """Return parts that go on where the one before ends as one line."""
    lines: list[list[Point]] = []
    for start, end in ends:
        if lines and lines[-1][-1] == start:
            lines[-1].append(end)
        else:
            lines.append([start, end])
    return lines


def standing_items(geometry: Geometry, island: IslandMap, standing: Sequence[Standing]) -> Iterator[Group]:
    """Yield the players' pieces: in the middle of a hex, or pinned beside it where more stands there."""
    labelled = {*island.forts.values(), *island.sites.values()}
    for mark in standing:
        home = geometry.centres[mark.hex]
        shared = sum(other.hex == mark.hex for other in standing) > 1
        if mark.hex in labelled or shared:
            head = home[0] + ASIDE * (2 * mark.seat - 1), home[1] - 2 * ASIDE
            yield marks.pawn_pin(home, head)
            yield from marks.pawn_head(mark.seat, head)
        else:
            yield from marks.pawn_head(mark.seat, home)
