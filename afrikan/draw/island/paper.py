"""The players' maps on paper: two pages, one with north up and one with north down."""

from __future__ import annotations

from operator import itemgetter
from os import PathLike
from typing import IO, TYPE_CHECKING

from afrikan.draw.axes import paint
from afrikan.draw.island.base import base_items
from afrikan.draw.island.beliefs import PLAIN
from afrikan.draw.island.geometry import geometry_of
from afrikan.draw.island.labels import label_items
from afrikan.draw.island.panel import WIDTH, foot_lines, panel_items, sections_of, strip_items
from afrikan.draw.island.repeated import groups_of
from afrikan.draw.island.told import heading_of, label_of
from afrikan.draw.shapes import Group
from afrikan.errors import AfrikanError, suggestion
from afrikan.island.map import IslandMap
from afrikan.messages import say
from afrikan.quote import quoted
from afrikan.session import spoken

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PAPERS = {"A4": (8.268, 11.693), "A3": (11.693, 16.535), "letter": (8.5, 11.0)}
"""Width and height of a sheet that stands upright, in inches."""
EDGE = 0.32
"""Margin that printers leave white, in inches."""
STRIP_SHARE = 1.25
"""Words beneath a map are larger than beside it, since there is room."""

COLUMN = 310.0
"""Width that a section beneath a map needs at full size."""

Page = tuple[list[Group], tuple[float, float]]
"""The parts of a page, and its width and height in units of the picture."""


def island_pdf(
    island: IslandMap, file: str | PathLike[str] | IO[bytes], lang: str | None = None, paper: str = "A4"
) -> None:
    """Write the map for both players as a PDF of two pages, the same bytes each time.

    Args:
        island: the map.
        file: a path, or a binary file that is open for writing.
        lang: ``"en"``, ``"fi"`` or ``"sv"``; the session's if left out.
        paper: ``"A4"``, ``"A3"`` or ``"letter"``.

    Raises:
        AfrikanError: if there is no such paper or language.
    """
    from matplotlib import rc_context
    from matplotlib.backends.backend_pdf import PdfPages

    lang = spoken(lang)
    about = {"Title": heading_of(island, None, lang), "CreationDate": None, "ModDate": None}
    figures = [page_figure(island, lang, turned, paper) for turned in (False, True)]
    with rc_context({"pdf.fonttype": 42}), PdfPages(file, metadata=about) as pages:
        for figure in figures:
            pages.savefig(figure)


def page_figure(island: IslandMap, lang: str, turned: bool, paper: str) -> Figure:
    """Return a page as a figure, upright or lying, whichever shows the larger map.

    Args:
        island: the map.
        lang: the language.
        turned: whether north is down.
        paper: name of the paper.

    Raises:
        AfrikanError: if there is no such paper.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    if paper not in PAPERS:
        raise AfrikanError("paper_unknown", value=quoted(paper), hint=suggestion(paper, PAPERS))
    short, long = PAPERS[paper]
    pages = [_page(island, lang, turned, beneath) for beneath in (True, False)]
    choices = [
        (_scale(page[1], sheet), page, sheet) for page in pages for sheet in ((short, long), (long, short))
    ]
    scale, (groups, drawn), sheet = max(choices, key=itemgetter(0))
    wide, high = drawn[0] * scale / sheet[0], drawn[1] * scale / sheet[1]
    figure = Figure(figsize=sheet)
    FigureCanvasAgg(figure)
    paint(groups, figure.add_axes(((1 - wide) / 2, (1 - high) / 2, wide, high)), drawn)
    return figure


def _scale(drawn: tuple[float, float], sheet: tuple[float, float]) -> float:
    """Return how many inches of a sheet a unit of the picture may have."""
    return min((sheet[0] - 2 * EDGE) / drawn[0], (sheet[1] - 2 * EDGE) / drawn[1])


def _page(island: IslandMap, lang: str, turned: bool, beneath: bool) -> Page:
    geometry = geometry_of(island, turned)
    title = heading_of(island, None, lang)
    heading = say(lang, "island_map", "turned_down" if turned else "turned_up", title=title)
    items = base_items(island, lang, turned, heading, label_of(island, lang), coordinates=True)
    items += label_items(island, geometry, PLAIN, numbers=False)
    sections, foot = sections_of(island, lang), foot_lines(island, lang)
    unit = min(STRIP_SHARE * geometry.unit, geometry.width / (len(sections) * COLUMN))
    if beneath:
        legend, high = strip_items(sections, foot, geometry, unit)
        wide = geometry.width
    else:
        legend, high = panel_items(sections, foot, geometry)
        wide = geometry.width + WIDTH * geometry.unit
    return groups_of([*items, *legend]), (wide, high)
