"""What the page is told once about a board: its picture, marks, places, legend and words."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from afrikan.board import MODES, RouteGraph
from afrikan.board.words import label_word, place_name, title_word
from afrikan.draw import marks
from afrikan.draw.fragments import layered_svg, mark_svgs
from afrikan.draw.layout import layout_of
from afrikan.draw.legend import legend_marks
from afrikan.draw.marks import Mark
from afrikan.draw.pins import prepare
from afrikan.draw.shapes import Group
from afrikan.draw.svg import group_svg
from afrikan.messages import plain_words, say

PLAY_MARKS: Mapping[str, Mark] = {
    "legend_ring": marks.DOT_RING,
    "legend_in_turn": (*marks.IN_TURN, *marks.pawn_head(0, (0, 0))[0].items),
    "legend_robber": (*marks.FACES["robber"], *marks.LYING["robber"]),
    "legend_star": marks.LYING["star"],
    "legend_home": marks.BADGES["home"],
    "legend_out": marks.BADGES["out"],
    "legend_turned": marks.BADGES["robber"],
    "legend_shown": marks.SHOWN_FACES["ruby"],
    "legend_trail": marks.arrow(0),
}


@lru_cache(maxsize=16)
def still_message(board: RouteGraph, lang: str) -> dict[str, Any]:
    """Return everything about a board that does not change during play, as plain data for the page."""
    prepare(board, lang)
    return {
        "svg": layered_svg(board, lang),
        "marks": dict(mark_svgs()),
        "places": [_place(board, number, lang) for number in range(len(board.nodes))],
        "seats": [
            {"colour": colour, "dash": " ".join(f"{length:g}" for length in dash)}
            for colour, dash in zip(marks.SEAT_COLOURS, marks.TRAIL_DASHES, strict=True)
        ],
        "tiles": _tile_words(lang),
        "legend": _legend(lang),
        "source": _source(board, lang),
        "words": plain_words(lang, "board") | {"label": title_word(board, lang)},
        "lang": lang,
    }


def _place(board: RouteGraph, number: int, lang: str) -> dict[str, Any]:
    node = board.nodes[number]
    x, y = layout_of(board).points[node.id]
    known = "start" if node.is_start else node.hazard
    return {
        "id": node.id,
        "x": round(x, 1),
        "y": round(y, 1),
        "kind": node.kind,
        "name": place_name(board, number, lang),
        "about": say(lang, "mark_place", known) if known else "",
        "near": {mode: [board.index[other] for other in board.neighbours(node.id, mode)] for mode in MODES},
    }


def _tile_words(lang: str) -> dict[str, str]:
    """Return what is said of each mark of a tile, by the mark's name."""
    words = {
        f"tile-{face}": say(lang, "board", "tile", face=say(lang, "mark_tile", face)) for face in marks.FACES
    }
    for thing in marks.LYING:
        words[f"lies-{thing}"] = say(lang, "mark_lying", thing)
    for face in marks.SHOWN_FACES:
        words[f"shown-{face}"] = say(lang, "board", "tile_shown", face=say(lang, "mark_tile", face))
    return words


def _legend(lang: str) -> list[dict[str, Any]]:
    during_play = [(mark, say(lang, "board", key)) for key, mark in PLAY_MARKS.items()]
    sections = [*legend_marks(lang), (say(lang, "board", "legend_play"), during_play)]
    return [
        {"heading": heading, "rows": [[group_svg(Group(mark)), said] for mark, said in rows]}
        for heading, rows in sections
    ]


def _source(board: RouteGraph, lang: str) -> str:
    if not board.label:
        return ""
    parts = (f"{say(lang, 'legend', 'source')}: {label_word(board, lang)}", board.licence)
    return " · ".join(part for part in parts if part)
