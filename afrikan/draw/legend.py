"""The panel beside a map: what each mark means, who plays with which pawn, where the data comes from."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from afrikan.board import RouteGraph
from afrikan.draw import marks
from afrikan.draw.layout import MAP_WIDTH, PANEL, layout_of
from afrikan.draw.shapes import Group, Shape, Text, rectangle
from afrikan.draw.words import clean, label_word
from afrikan.draw.wrap import wrap
from afrikan.messages import say

if TYPE_CHECKING:
    from afrikan.draw.scene import Pawn

FIRST_ROW = 30.0
ROW = 36.0
MARK_X = 40.0
WORD_X = 74.0
PANEL_FILL = "#fbfaf6"
PANEL_EDGE = "#b9a878"

_WEST, _EAST = (-25.0, 3.0), (25.0, -3.0)
_SECTIONS: tuple[tuple[str, str, dict[str, marks.Mark]], ...] = (
    (
        "routes",
        "mode",
        {
            "land": (*marks.road([(-25, 0), (25, 0)]), *marks.LAND_DOT),
            "sea": (marks.sea_route([_WEST, (-10, -3), (10, 3), _EAST]), *marks.SEA_DOT),
            "air": marks.flight(_WEST, (25.0, 3.0)),
        },
    ),
    ("places", "mark_place", {"start": marks.START, "city": marks.CITY, **marks.HAZARD_MARKS}),
    ("tiles", "mark_tile", dict(marks.FACES)),
)
_PLAYERS_ROW = FIRST_ROW + sum((1 + len(rows)) * ROW + 10 for _, _, rows in _SECTIONS)


def legend_groups(board: RouteGraph, lang: str) -> list[Group]:
    """Return the panel with every mark explained, and the data's source at its foot."""
    height = layout_of(board).height
    groups = [Group((Shape(rectangle(MAP_WIDTH, 0, PANEL, height), PANEL_FILL, PANEL_EDGE, 1),))]
    y = FIRST_ROW
    for heading, section, rows in _SECTIONS:
        groups.append(_heading(heading, lang, y))
        for name, mark in rows.items():
            y += ROW
            groups += [Group(mark, MAP_WIDTH + MARK_X, y), _word(say(lang, section, name), y)]
        y += ROW + 10
    return groups + source_groups(board, lang)


def source_groups(board: RouteGraph, lang: str) -> list[Group]:
    """Return the foot of a panel: where the data comes from, and its licence."""
    if not board.label:
        return []
    source = clean(f"{say(lang, 'legend', 'source')}: {label_word(board, lang)}", 68)
    lines = [*wrap(source, PANEL - 20, 13), clean(board.licence, 34)]
    foot = (Text(16, 20.0 * (row - len(lines)), line, 13) for row, line in enumerate(lines))
    return [Group(tuple(foot), MAP_WIDTH, layout_of(board).height)]


def legend_marks(lang: str) -> list[tuple[str, list[tuple[marks.Mark, str]]]]:
    """Return the sections of the legend: heading, and every mark with the word for it."""
    return [
        (say(lang, "legend", heading), [(mark, say(lang, section, name)) for name, mark in rows.items()])
        for heading, section, rows in _SECTIONS
    ]


def player_groups(pawns: Sequence["Pawn"], lang: str, lying: Sequence[str] = ()) -> list[Group]:
    """Return the list of players with their pawns, and what lies on the board beside the tiles."""
    if not pawns and not lying:
        return []
    y = _PLAYERS_ROW
    groups = [_heading("players", lang, y)]
    for pawn in sorted(pawns, key=lambda pawn: pawn.seat):
        y += ROW + 2
        groups += marks.pawn_head(pawn.seat, (MAP_WIDTH + MARK_X, y), pawn.carries, state=pawn.state)
        groups.append(_word(clean(pawn.name, 13), y))
    for thing in lying:
        y += ROW + 8
        mark = (*marks.FACES["robber"], *marks.LYING[thing]) if thing == "robber" else marks.BADGES[thing]
        groups += [Group(mark, MAP_WIDTH + MARK_X, y), _word(say(lang, "lying_short", thing), y)]
    return groups


def _heading(name: str, lang: str, y: float) -> Group:
    return Group((Text(16, 0, say(lang, "legend", name), 20, bold=True),), MAP_WIDTH, y)


def _word(text: str, y: float) -> Group:
    return Group((Text(WORD_X, 0, text, 18),), MAP_WIDTH, y)
