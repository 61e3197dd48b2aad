"""A bar chart as one self-contained SVG text: heading, legend, bars, foot, and its alternative text."""

from collections.abc import Iterable, Sequence
from html import escape

from afrikan.draw import chart_columns, chart_rows
from afrikan.draw.chart import PAPER, Chart
from afrikan.draw.chart_marks import KEY_WIDTH, key_mark
from afrikan.draw.shapes import Group, Shape, Text, rectangle
from afrikan.draw.svg import FONT, group_svg
from afrikan.draw.words import clean
from afrikan.draw.wrap import width_of, wrap

WIDTH = 900.0
PAD = 24.0
INSIDE = WIDTH - 2 * PAD
TITLE, WORD, SMALL = 26.0, 19.0, 16.0
LINE = 1.3
"""Height of a line of text as a multiple of its size."""

GAP = 12.0
LONGEST_TITLE, LONGEST_WORDS = 400, 20_000

Part = tuple[Sequence[Shape | Text], float]
"""Shapes and texts, and how high they are together."""


def chart_svg(chart: Chart) -> str:
    """Return a bar chart as SVG; it shrinks to fit the page and stands on white, whatever the page's colours.

    Args:
        chart: what is shown.

    >>> from afrikan.draw.chart import Bar
    >>> chart = Chart("Heads or tails?", [Bar("heads", 0.5), Bar("tails", 0.5)], described="Even.")
    >>> "<title>Heads or tails?</title><desc>Even.</desc>" in chart_svg(chart)
    True
    """
    bars = (chart_columns if chart.upright else chart_rows).items(chart, INSIDE)
    parts = (lines(chart.title, TITLE, True), _keys(chart), bars, lines(chart.foot, SMALL))
    return stacked(parts, chart.title, chart.described, chart.lang)


def stacked(parts: Iterable[Part], title: str, described: str, lang: str) -> str:
    """Return parts of a picture below one another as SVG.

    Args:
        parts: the shapes and texts of each within ``INSIDE``, and how high it is.
        title: the picture's name.
        described: what can be seen, for those who do not see it.
        lang: the language of the words.
    """
    y, groups = PAD, []
    for items, height in parts:
        if items:
            groups.append(Group(tuple(items), PAD, y))
            y += height + GAP
    height = y + PAD / 2 - GAP
    panel = Group((Shape(rectangle(0, 0, WIDTH, height), PAPER),))
    title, described = (escape(clean(text, LONGEST_WORDS), quote=True) for text in (title, described))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{title}" lang="{lang}" '
        f'width="{WIDTH:.0f}" height="{height:.0f}" viewBox="0 0 {WIDTH:.0f} {height:.0f}" '
        f'style="max-width:100%;height:auto" font-family="{FONT}" stroke-linejoin="round">'
        f"<title>{title}</title><desc>{described}</desc>{''.join(map(group_svg, [panel, *groups]))}</svg>"
    )


def lines(text: str, size: float, bold: bool = False) -> Part:
    """Return a text as lines below one another, and their height."""
    found = wrap(clean(text, LONGEST_TITLE), INSIDE, size, bold) if text else ()
    step = LINE * size
    items = [Text(0, (i + 0.5) * step, part, size, bold=bold) for i, part in enumerate(found)]
    return items, len(found) * step


def _keys(chart: Chart) -> Part:
    """Return the legend, as many marks on a line as fit, and its height."""
    items: list[Shape | Text] = []
    x, middle = 0.0, LINE * WORD / 2
    for name, said in chart.keys:
        width = KEY_WIDTH + 8 + width_of(said, WORD)
        if x and x + width > INSIDE:
            x, middle = 0.0, middle + LINE * WORD + 4
        items += [*key_mark(name, x, middle), Text(x + KEY_WIDTH + 8, middle, said, WORD)]
        x += width + 26
    return items, middle + LINE * WORD / 2
