"""Fortresses and treasure hexes that are crossed off, as players do on their maps."""

from collections.abc import Collection

from afrikan.draw.island.geometry import geometry_of
from afrikan.draw.island.palette import INK, PAPER
from afrikan.draw.island.repeated import Repeated, layer_svg
from afrikan.draw.island.routes import check_routes
from afrikan.draw.shapes import line
from afrikan.island.map import IslandMap

_CROSS = line([(-15.5, -13.5), (15.5, 13.5)]) + line([(-15.5, 13.5), (15.5, -13.5)])


def crossed_layer_svg(island: IslandMap, hexes: Collection[int], *, turned: bool = False) -> str:
    """Return crosses over hexes as a part of an SVG, to lie above the labels.

    Args:
        island: the map.
        hexes: numbers of the hexes.
        turned: whether north is down.

    Raises:
        AfrikanError: if there is no such hex.
    """
    check_routes(island, (), (), hexes)
    points = tuple(geometry_of(island, turned).centres[number] for number in sorted(set(hexes)))
    widths = ((PAPER, 4.6), (INK, 2.2))
    return layer_svg(Repeated(_CROSS, points, stroke=colour, width=width) for colour, width in widths)
