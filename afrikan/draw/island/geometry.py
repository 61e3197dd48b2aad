"""Where every hex stands in a picture of an island, shared by all layers that are laid over one another."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from afrikan.draw.shapes import Path, Point, line
from afrikan.island.hexes import At, step
from afrikan.island.map import IslandMap
from afrikan.island.words import Direction

RADIUS = 20.0
"""From the middle of a hex to its corners, in units of the picture."""
HALF = 17.3
"""Half the height of a hex; exact in one decimal, and a thousandth short of a regular hex."""
COLUMN = 1.5 * RADIUS
MARGIN = 58.0
"""Room around the outermost hexes, for the numbers of columns and rows."""
REFERENCE = 1437.0
"""A map of this extent has words of their full size beside it."""
SHRINK = 0.75
"""Words beside a smaller map are smaller by this power of its extent."""
BAND = 84.0
"""Height of the strip above the map, at full size."""

_CORNERS: tuple[Point, ...] = (
    (-RADIUS / 2, -HALF),
    (RADIUS / 2, -HALF),
    (RADIUS, 0.0),
    (RADIUS / 2, HALF),
    (-RADIUS / 2, HALF),
    (-RADIUS, 0.0),
)
HEX: Path = line(_CORNERS, closed=True)


def small_hex(share: float) -> Path:
    """Return the outline of a hex at a share of its size."""
    return line([(share * x, share * y) for x, y in _CORNERS], closed=True)


@dataclass(frozen=True)
class Geometry:
    """The measures of a picture of an island.

    Args:
        turned: whether north is down.
        west, north: the first column and the first row of the axial coordinates.
        columns, rows: how many of each the map has.
        lowest: the lowest hex, in half hexes below the highest place.
        places: the axial coordinates of the hexes, by number from 1.

    >>> there = geometry_of(IslandMap.load("small"))
    >>> there.size, there.columns, there.rows, there.centres[1]
    (20.0, 16, 14, (268.0, 112.5))
    """

    turned: bool
    west: int
    north: int
    columns: int
    rows: int
    lowest: int
    places: tuple[At, ...]
    size: float = RADIUS

    @cached_property
    def unit(self) -> float:
        """The size of words and marks around the map, as a share of their full size."""
        return float((max(COLUMN * self.columns, 2 * HALF * self.rows) / REFERENCE) ** SHRINK)

    @property
    def band(self) -> float:
        """Height of the strip above the map that holds the heading."""
        return BAND * self.unit

    @property
    def width(self) -> float:
        """Width of the map with its margins."""
        return COLUMN * (self.columns - 1) + 2 * MARGIN

    @property
    def height(self) -> float:
        """Height of the map with its margins and the strip above it."""
        return self.band + HALF * self.lowest + 2 * MARGIN

    @cached_property
    def centres(self) -> tuple[Point, ...]:
        """The middle of each hex by number; at 0, the sea's number, the corner of the picture."""
        return (0.0, 0.0), *map(self.point, self.places)

    def point(self, at: At) -> Point:
        """Return the middle of any hex, on land or at sea, by axial coordinates.

        Args:
            at: the coordinates.
        """
        q, r = at[0] - self.west, at[1] - self.north
        return self.spot(q, 2 * r + q)

    def spot(self, column: int, halves: int) -> Point:
        """Return the middle of a place in a column, so many half hexes below the highest place.

        Args:
            column: counted from 0.
            halves: counted from 0.
        """
        if self.turned:
            column, halves = self.columns - 1 - column, self.lowest - halves
        return round(MARGIN + COLUMN * column, 1), round(self.band + MARGIN + HALF * halves, 1)

    def edge(self, direction: int) -> tuple[Point, Point]:
        """Return the ends of a hex's edge in a direction, from its middle.

        Args:
            direction: a ``Direction``.
        """
        side = (direction + 3 * self.turned) % 6
        return _CORNERS[side], _CORNERS[(side + 1) % 6]

    @cached_property
    def coast(self) -> list[list[Point]]:
        """The closed lines that part the land from the sea."""
        return self.border(set(self.places))

    def border(self, hexes: Collection[At]) -> list[list[Point]]:
        """Return the closed lines that part some hexes from all others.

        Args:
            hexes: their axial coordinates.
        """
        onward = dict(self._outer_edges(hexes))
        loops = []
        while onward:
            start = min(onward)
            loop = [start]
            while (point := onward.pop(loop[-1])) != start:
                loop.append(point)
            loops.append(loop)
        return loops

    def _outer_edges(self, hexes: Collection[At]) -> Iterator[tuple[Point, Point]]:
        """Yield the edges around some hexes, each clockwise, so that one ends where the next one starts."""
        for at in hexes:
            x, y = self.point(at)
            for direction in Direction:
                if step(at, direction) not in hexes:
                    (ax, ay), (bx, by) = self.edge(direction)
                    yield (round(x + ax, 1), round(y + ay, 1)), (round(x + bx, 1), round(y + by, 1))


@lru_cache(maxsize=16)
def geometry_of(island: IslandMap, turned: bool = False) -> Geometry:
    """Return the measures of a picture of an island.

    Args:
        island: the map.
        turned: whether north is down.
    """
    places = tuple(place.at for place in island.hexes)
    west = min(q for q, _ in places)
    north = min(r + (q - west) // 2 for q, r in places)
    printed = [(q - west, r - north + (q - west) // 2) for q, r in places]
    columns, rows = (max(part) + 1 for part in zip(*printed, strict=True))
    lowest = max(2 * row + column % 2 for column, row in printed)
    return Geometry(turned, west, north, columns, rows, lowest, places)
