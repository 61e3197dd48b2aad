"""The labelled hexes: forts in yellow frames, treasure sites in red ones, each with its sign and label."""

from collections.abc import Collection, Iterator

from afrikan.draw.island.geometry import Geometry, geometry_of
from afrikan.draw.island.palette import FORT_FRAME, INK, PAPER, SITE_FRAME
from afrikan.draw.island.repeated import Drawn, Repeated, layer_svg
from afrikan.draw.island.signs import CASING_WIDTH, FRAME, FRAME_WIDTH, LABEL_SIZE, LABEL_Y, SIGN_Y, SIGNS
from afrikan.draw.shapes import Group, Text
from afrikan.island.map import IslandMap

SHARED_SIZE, SHARED_Y = 13.0, -8.5
"""Size and place of a label that shares its hex with a number."""


def label_layer_svg(island: IslandMap, *, turned: bool = False, numbered: Collection[int] = ()) -> str:
    """Return the layer of forts and treasure sites as a part of an SVG, to lie above a belief.

    Args:
        island: the map.
        turned: whether north is down.
        numbered: hexes that hold a number as well; there the label gives way to it.
    """
    return layer_svg(label_items(island, geometry_of(island, turned), numbered))


def label_items(island: IslandMap, geometry: Geometry, numbered: Collection[int]) -> Iterator[Drawn]:
    """Yield the frames, signs and labels of forts and treasure sites.

    Args:
        island: the map.
        geometry: its measures.
        numbered: hexes that hold a number as well.
    """
    for hexes, casing, frame in (
        (island.sites.values(), PAPER, SITE_FRAME),
        (island.forts.values(), INK, FORT_FRAME),
    ):
        points = tuple(geometry.centres[number] for number in hexes)
        yield Repeated(FRAME, points, stroke=casing, width=CASING_WIDTH)
        yield Repeated(FRAME, points, stroke=frame, width=FRAME_WIDTH)
    for label, number in (*island.forts.items(), *island.sites.items()):
        x, y = geometry.centres[number]
        if number in numbered:
            yield Group((_label(label, SHARED_Y, SHARED_SIZE),), x, y)
        else:
            yield Group(SIGNS[island.grounds[number]], x, y + SIGN_Y)
            yield Group((_label(label, LABEL_Y, LABEL_SIZE),), x, y)


def _label(label: str, y: float, size: float) -> Text:
    return Text(0, y, label, size, "middle", bold=True, halo=PAPER)
