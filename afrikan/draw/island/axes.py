"""The island on a matplotlib axis: the same colours, patterns and words as in the SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from afrikan.draw.axes import paint
from afrikan.draw.island.base import base_items
from afrikan.draw.island.beliefs import PLAIN, Values, belief_items, checked_belief
from afrikan.draw.island.geometry import geometry_of
from afrikan.draw.island.labels import label_items
from afrikan.draw.island.repeated import Drawn, groups_of
from afrikan.draw.island.told import heading_of, label_of
from afrikan.island.map import IslandMap
from afrikan.session import spoken

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def island_axes(
    island: IslandMap,
    ax: Axes | None = None,
    *,
    lang: str | None = None,
    values: Values | None = None,
    numbers: bool = False,
    turned: bool = False,
    labels: bool = True,
    title: str | None = None,
) -> Axes:
    """Draw an island on an axis, with a belief if given.

    Lines and letters are sized for the axis as it is now; enlarge the figure first, then draw.

    Args:
        island: the map.
        ax: the axis; a new figure of fitting size if None.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        values: how likely each hex is, from 0 to 1; or a set of hexes that are possible.
        numbers: whether these are written.
        turned: whether north is down.
        labels: whether forts, treasure sites and the numbers of columns and rows are shown.
        title: heading; the map's own if None.

    Returns:
        The axis; add your own layers at the points of ``afrikan.draw.island.geometry_of(island)``.

    Raises:
        AfrikanError: if a hex, value or language is not possible; says what would be.
    """
    lang = spoken(lang)
    belief = PLAIN if values is None else checked_belief(island, values)
    geometry = geometry_of(island, turned)
    heading = heading_of(island, title, lang)
    items: list[Drawn] = base_items(island, lang, turned, heading, label_of(island, lang), labels)
    if values is not None:
        items += belief_items(island, geometry, belief, lang, numbers)
    if labels:
        items += label_items(island, geometry, belief, numbers)
    return paint(groups_of(items), ax, (geometry.width, geometry.height))
