"""A whole map of the island as one self-contained SVG: the layers over one another, legend, words."""

from collections.abc import Collection, Sequence

from afrikan.draw.island.base import island_base_svg
from afrikan.draw.island.beliefs import PLAIN, Values, belief_items, checked_belief, outline_items
from afrikan.draw.island.geometry import geometry_of
from afrikan.draw.island.labels import label_items
from afrikan.draw.island.panel import WIDTH, foot_lines, panel_items, sections_of
from afrikan.draw.island.repeated import Drawn, layer_svg
from afrikan.draw.island.routes import (
    THICK,
    Route,
    Standing,
    check_routes,
    path_items,
    standing_items,
)
from afrikan.draw.island.told import describe_belief, describe_map, describe_routes, heading_of, label_of
from afrikan.draw.svg import picture_svg
from afrikan.island.map import IslandMap
from afrikan.session import spoken


def island_svg(
    island: IslandMap,
    lang: str | None = None,
    *,
    width: int = 1400,
    turned: bool = False,
    values: Values | None = None,
    numbers: bool = False,
    paths: Sequence[Route] = (),
    marks: Sequence[Standing] = (),
    outlined: Collection[int] = (),
    coordinates: bool = True,
    title: str | None = None,
    legend: bool = True,
) -> str:
    """Return a map of an island, with a belief, routes and players over it if given, as SVG.

    Args:
        island: the map.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        width: width on the page in pixels; the picture also shrinks to fit.
        turned: whether north is down, as on the second player's map.
        values: how likely each hex is, from 0 to 1; or a set of hexes that are possible.
        numbers: whether these are written: fractions as such, others in per cent.
        paths: routes.
        marks: where players stand.
        outlined: hexes with a thick outline around them.
        coordinates: whether columns and rows are numbered along the edges.
        title: heading; the map's own if None.
        legend: whether the signs are explained beside the map.

    Raises:
        AfrikanError: if a hex, value, seat, language or width is not possible; says what would be.

    >>> picture = island_svg(IslandMap.load("small"), "sv", values={1: 0.75, 2: 0.25})
    >>> "rekonstruktion" in picture, "Mest sannolika: 08.01: 75 %; 07.02: 25 %." in picture
    (True, True)
    """
    lang = spoken(lang)
    check_routes(island, paths, marks, outlined)
    belief = None if values is None else checked_belief(island, values)
    geometry = geometry_of(island, turned)
    heading = heading_of(island, title, lang)
    items: list[Drawn] = [
        *(belief_items(island, geometry, belief, lang, numbers) if belief else ()),
        *outline_items(geometry, outlined, THICK),
        *label_items(island, geometry, belief or PLAIN, numbers),
        *path_items(geometry, island, paths),
        *standing_items(geometry, island, marks),
    ]
    size = geometry.width, geometry.height
    if legend:
        explained = sections_of(island, lang, belief, numbers, paths, marks, bool(outlined))
        drawn, high = panel_items(explained, foot_lines(island, lang), geometry)
        items += drawn
        size = geometry.width + WIDTH * geometry.unit, high
    told = describe_map(island, lang, turned, heading, label_of(island, lang))
    believed = describe_belief(island, belief, lang) if belief else ""
    done = describe_routes(island, paths, marks, outlined, lang)
    said = " ".join(filter(None, (told, believed, *done)))
    base = island_base_svg(island, lang, turned=turned, title=title, coordinates=coordinates)
    return picture_svg(base + layer_svg(items), heading, said, lang, width, size)
