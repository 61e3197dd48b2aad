"""The panel beside a map with values: the scale with words, what arrows and marks mean, the source."""

from collections.abc import Iterable, Iterator

from afrikan.board import Node, RouteGraph
from afrikan.draw import marks
from afrikan.draw.layout import MAP_WIDTH, PANEL, layout_of
from afrikan.draw.legend import MARK_X, PANEL_EDGE, PANEL_FILL, WORD_X, legend_marks, source_groups
from afrikan.draw.marks import FACES, Mark
from afrikan.draw.overlay_parts import NONE, Overlay
from afrikan.draw.shapes import Group, Shape, Text, line, rectangle
from afrikan.draw.valued import PLACE_MARKS, arrow_head, arrow_line, valued_place
from afrikan.draw.words import clean
from afrikan.draw.wrap import wrap
from afrikan.errors import in_words
from afrikan.messages import say

SAMPLES = 5
FIRST_ROW = 30.0
ROW = 42.0
LINE = 22.0
FOOT = 84.0
_CITY = Node("sample")

Row = tuple[Mark, str]


def panel_groups(board: RouteGraph, overlay: Overlay, lang: str) -> list[Group]:
    """Return the panel of a map with values."""
    height = layout_of(board).height
    groups = [Group((Shape(rectangle(MAP_WIDTH, 0, PANEL, height), PANEL_FILL, PANEL_EDGE, 1),))]
    y = FIRST_ROW
    sections = [
        (in_words(overlay.words.measure, lang), _scale_rows(overlay, lang)),
        ("", list(_sign_rows(overlay, lang))),
        (say(lang, "legend", "players"), _pawn_rows(overlay)),
        *legend_marks(lang)[:2],
    ]
    for heading, rows in sections:
        drawn, low = _section(heading, rows, y)
        if rows and low < height - FOOT:
            groups += drawn
            y = low + 8
    return groups + source_groups(board, lang)


def _section(heading: str, rows: Iterable[Row], y: float) -> tuple[list[Group], float]:
    """Return a heading with its rows, and where the next section may begin."""
    groups = []
    for said in wrap(clean(heading, 120), PANEL - 28, 19, bold=True) if heading else ():
        groups.append(Group((Text(16, 0, said, 19, bold=True),), MAP_WIDTH, y))
        y += LINE + 2
    y += 14 if heading else 0
    for mark, said in rows:
        lines = wrap(clean(said, 120), PANEL - WORD_X - 8, 17)
        middle = y + (len(lines) - 1) * LINE / 2
        groups.append(Group(mark, MAP_WIDTH + MARK_X, middle))
        for number, words in enumerate(lines):
            groups.append(Group((Text(WORD_X, 0, words, 17),), MAP_WIDTH, y + number * LINE))
        y += max(ROW, len(lines) * LINE + 12)
    return groups, y


def _scale_rows(overlay: Overlay, lang: str) -> list[Row]:
    """Return samples of the scale from its low to its high end, and what has no value."""
    low, high = overlay.ends
    count = SAMPLES if high > low else 1
    rows: list[Row] = []
    for number in range(count if overlay.known else 0):
        share = number / (count - 1) if count > 1 else 0.5
        meaning = overlay.words.low if number == 0 else overlay.words.high if number == count - 1 else ""
        said = [overlay.written(low + share * (high - low), lang), in_words(meaning, lang)]
        rows.append((valued_place(_CITY, share), ": ".join(filter(None, said))))
    if overlay.missing:
        rows.append((valued_place(_CITY, None), f"{NONE} {in_words(overlay.words.none, lang)}"))
    return rows


def _sign_rows(overlay: Overlay, lang: str) -> Iterator[Row]:
    """Yield what arrows and marks on places mean, as far as they come."""
    if overlay.arrows:
        path = line([(-24, 0), (24, 0)])
        yield (*arrow_line(path, 0.5), *arrow_head((0, 0), 0, 0.5).items), in_words(overlay.words.arrow, lang)
    for name in dict.fromkeys(overlay.marks.values()):
        if name in PLACE_MARKS:
            yield PLACE_MARKS[name]["dot"], say(lang, "place_mark", name)
        else:
            yield FACES[name], say(lang, "mark_tile", name)


def _pawn_rows(overlay: Overlay) -> list[Row]:
    pawns = sorted(overlay.pawns, key=lambda pawn: pawn.seat)
    return [
        (marks.pawn_head(pawn.seat, (0, 0))[0].items, clean(pawn.name or str(pawn.seat + 1), 24))
        for pawn in pawns
    ]
