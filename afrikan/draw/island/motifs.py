"""The pattern of each ground inside its hex, so that a map is read without colour."""

from collections.abc import Mapping, Sequence

from afrikan.draw.island.geometry import HEX
from afrikan.draw.island.palette import FILLS, GRID, INKS
from afrikan.draw.marks import Mark
from afrikan.draw.shapes import Path, Point, Shape, line
from afrikan.island.words import Ground


def _strokes(*strokes: Sequence[Point]) -> Path:
    return tuple(command for stroke in strokes for command in line(stroke))


def _curved(start: Point, *curves: tuple[Point, Point]) -> Path:
    return ("M", (start,)), *(("Q", curve) for curve in curves)


_PALM: Path = (
    *line([(-1, 13), (0, -4)]),
    *_curved((-12, -1), ((-9, -10), (0, -5)), ((9, -10), (12, -1))),
    *_curved((-8, -13), ((-2, -12), (0, -5)), ((2, -12), (8, -13))),
)
_PEAKS = _strokes([(-13, 8), (-5, -8), (1, 5)], [(-1, 1), (5, -7), (13, 8)])
_REEDS = _strokes(
    [(-14, 9), (2, 9)], [(-10, 9), (-12, 2)], [(-6, 9), (-6, 0)], [(-2, 9), (0, 2)],
    [(-2, -3), (14, -3)], [(2, -3), (0, -10)], [(6, -3), (6, -12)], [(10, -3), (12, -10)],
)  # fmt: skip
_DOTS = _strokes(
    *([(x - 0.5, y), (x + 0.5, y)] for x, y in ((-9, -5), (1, -10), (9, -2), (-2, 2), (-8, 9), (6, 9)))
)
_WAVES: Path = (
    *_curved((-12, -3), ((-9, -8), (-6, -3)), ((-3, 2), (0, -3))),
    *_curved((0, 6), ((3, 1), (6, 6)), ((9, 11), (12, 6))),
)
MOTIFS: Mapping[int, tuple[Path, float]] = {
    Ground.SEA: (_WAVES, 1.8),
    Ground.JUNGLE: (_PALM, 2.2),
    Ground.MOUNTAIN: (_PEAKS, 2.4),
    Ground.SWAMP: (_REEDS, 1.7),
    Ground.BUSH: (_DOTS, 4.8),
}
"""The lines of each pattern and their width; open country is plain."""


def ground_mark(ground: int) -> Mark:
    """Return a hex of a ground with its pattern, as it stands on the map.

    Args:
        ground: a ``Ground``; those of forts and treasure sites are blank.
    """
    tile = Shape(HEX, FILLS[ground], GRID, 1.0)
    if ground not in MOTIFS:
        return (tile,)
    path, width = MOTIFS[ground]
    return tile, Shape(path, "none", INKS[ground], width)
