"""The labelled hexes: forts in yellow frames, treasure sites in red ones, each with its sign and label."""

from collections.abc import Iterator

from afrikan.draw.island.beliefs import PLAIN, SHARED_SIZE, SHARED_Y, Belief, Values, checked_belief
from afrikan.draw.island.geometry import Geometry, geometry_of
from afrikan.draw.island.palette import FORT_FRAME, INK, PAPER, SITE_FRAME
from afrikan.draw.island.repeated import Drawn, Repeated, layer_svg
from afrikan.draw.island.signs import (
    CASED,
    CASING_WIDTH,
    FRAME,
    FRAME_WIDTH,
    LABEL_SIZE,
    LABEL_Y,
    SIGN_Y,
    SIGNS,
)
from afrikan.draw.shapes import Group, Text
from afrikan.island.map import IslandMap


def label_layer_svg(
    island: IslandMap, values: Values | None = None, *, turned: bool = False, numbers: bool = False
) -> str:
    """Return the layer of forts and treasure sites as a part of an SVG, to lie above a belief.

    Args:
        island: the map.
        values: the belief beneath, to which labels give way.
        turned: whether north is down.
        numbers: whether the numbers of the belief are written.

    Raises:
        AfrikanError: if there is no such hex, or a number is none from 0 to 1.
    """
    belief = PLAIN if values is None else checked_belief(island, values)
    return layer_svg(label_items(island, geometry_of(island, turned), belief, numbers))


def label_items(island: IslandMap, geometry: Geometry, belief: Belief, numbers: bool) -> Iterator[Drawn]:
    """Yield the frames, signs and labels of forts and treasure sites.

    Args:
        island: the map.
        geometry: its measures.
        belief: what lies beneath.
        numbers: whether its numbers are written.
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
        if number in belief.values and belief.numbered(numbers):
            yield Group((Text(0, SHARED_Y, label, SHARED_SIZE, "middle", bold=True),), x, y)
            continue
        shaded = number in belief.values and belief.shaded
        yield Group((CASED if shaded else SIGNS)[island.grounds[number]], x, y + SIGN_Y)
        halo = PAPER if shaded else ""
        yield Group((Text(0, LABEL_Y, label, LABEL_SIZE, "middle", bold=True, halo=halo),), x, y)
