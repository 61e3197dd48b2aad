"""The signs on a map of the island: fort, treasure sites, ends of days, errors, the compass."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from afrikan.draw.island.geometry import small_hex
from afrikan.draw.island.palette import FORT_FRAME, INK, PAPER, SITE_FRAME, WRONG
from afrikan.draw.marks import Mark
from afrikan.draw.shapes import Path, Shape, Text, circle, line, rectangle
from afrikan.island.words import Ground

FRAME = small_hex(1.04)
FRAME_WIDTH, CASING_WIDTH = 4.4, 7.0
SIGN_Y, LABEL_Y, LABEL_SIZE = -8.8, 6.4, 17.0

_TOWER = line(
    [
        *((-6, 6), (-6, -6), (-3.4, -6), (-3.4, -3.4), (-1.3, -3.4), (-1.3, -6), (1.3, -6), (1.3, -3.4)),
        *((3.4, -3.4), (3.4, -6), (6, -6), (6, 6), (2, 6), (2, 1.6), (-2, 1.6), (-2, 6)),
    ],
    closed=True,
)
_DROP: Path = (
    ("M", ((0.0, -7.0),)),
    ("C", ((1.5, -3.5), (5.0, -1.0), (5.0, 2.2))),
    ("C", ((5.0, 5.2), (2.8, 6.8), (0.0, 6.8))),
    ("C", ((-2.8, 6.8), (-5.0, 5.2), (-5.0, 2.2))),
    ("C", ((-5.0, -1.0), (-1.5, -3.5), (0.0, -7.0))),
    ("Z", ()),
)
_CAVE: Path = (
    ("M", ((-8.0, 6.0),)),
    ("C", ((-8.0, -9.0), (8.0, -9.0), (8.0, 6.0))),
    ("L", ((3.6, 6.0),)),
    ("C", ((3.6, -2.5), (-3.6, -2.5), (-3.6, 6.0))),
    ("Z", ()),
)
_RUIN: Path = (
    *rectangle(-8, 3.8, 16, 2.6),
    *rectangle(-6.5, -4, 3.2, 7.8),
    *line([(3.3, 3.8), (3.3, -0.6), (6.5, 1), (6.5, 3.8)], closed=True),
    *rectangle(-8, -6.6, 8.5, 2.6),
)
_ANCHOR: Path = (
    *line([(0, -2.6), (0, 6)]),
    *line([(-4, -0.6), (4, -0.6)]),
    ("M", ((-6.4, 1.6),)),
    ("Q", ((-5.0, 6.2), (0.0, 6.2))),
    ("Q", ((5.0, 6.2), (6.4, 1.6))),
)
SIGNS: Mapping[int, tuple[Shape, ...]] = {
    Ground.FORT: (Shape(_TOWER, INK),),
    Ground.WATER_HOLE: (Shape(_DROP, INK),),
    Ground.CAVE: (Shape(_CAVE, INK),),
    Ground.RUIN: (Shape(_RUIN, INK),),
    Ground.HARBOUR: (
        Shape(_ANCHOR, "none", INK, 2.2),
        Shape(circle(2.0, 0, -4.8), "none", INK, 1.8),
    ),
}
"""Each kind of labelled hex has a shape of its own."""
CASED: Mapping[int, Mark] = {
    ground: (*(replace(shape, fill=PAPER, stroke=PAPER, width=5.0) for shape in sign), *sign)
    for ground, sign in SIGNS.items()
}
"""The same on a light edge, for a hex that is shaded."""

_CROSS = line([(-7, -7), (7, 7)]) + line([(-7, 7), (7, -7)])
_WRONG_X = line([(-16, -14), (-6, -4)]) + line([(-16, -4), (-6, -14)])
WRONG_CROSS: Mark = (
    Shape(small_hex(0.92), "none", PAPER, 6.5),
    Shape(small_hex(0.92), "none", WRONG, 4),
    Shape(_WRONG_X, "none", PAPER, 9),
    Shape(_WRONG_X, "none", WRONG, 4.6),
)
"""Around a hex and across its corner, so that what stands in it can still be read."""
END_RING: Mark = (Shape(circle(16.5), "none", PAPER, 6), Shape(circle(16.5), "none", INK, 3))
"""Around the hex where a hiker is now."""


def day_end(colour: str) -> Mark:
    """Return the cross at the end of a day."""
    return (
        Shape(_CROSS, "none", PAPER, 8),
        Shape(_CROSS, "none", INK, 5.4),
        Shape(_CROSS, "none", colour, 2.6),
    )


def frame_mark(ground: int) -> Mark:
    """Return the frame of a fort or of a treasure site with its sign, as the legend shows it."""
    fort = ground == Ground.FORT
    return (
        Shape(FRAME, PAPER, INK if fort else PAPER, CASING_WIDTH),
        Shape(FRAME, "none", FORT_FRAME if fort else SITE_FRAME, FRAME_WIDTH),
        *SIGNS[ground],
    )


def compass(turned: bool, letter: str) -> Mark:
    """Return an arrow to the north with its letter upright, about 60 units high around its middle."""
    way = -1 if turned else 1
    head = line([(0, -14 * way), (9, 12 * way), (0, 6 * way), (-9, 12 * way)], closed=True)
    half = line([(0, -14 * way), (9, 12 * way), (0, 6 * way)], closed=True)
    return (
        Shape(head, PAPER, INK, 2.0),
        Shape(half, INK, INK, 1.0),
        Text(0, -24 * way, letter, 19, "middle", bold=True),
    )


def scaled(items: Iterable[Shape | Text], share: float, dx: float = 0.0, dy: float = 0.0) -> Mark:
    """Return shapes and texts at a share of their size, moved.

    Args:
        items: the shapes and texts around their own middle.
        share: 1 for the same size.
        dx, dy: where the middle comes to lie.
    """
    return tuple(_scaled(item, share, dx, dy) for item in items)


def _scaled(item: Shape | Text, share: float, dx: float, dy: float) -> Shape | Text:
    if isinstance(item, Text):
        return replace(item, x=share * item.x + dx, y=share * item.y + dy, size=share * item.size)
    path = tuple(
        (letter, tuple((share * x + dx, share * y + dy) for x, y in points)) for letter, points in item.path
    )
    dash = tuple(share * part for part in item.dash)
    return replace(item, path=path, width=share * item.width, dash=dash)
