"""The words in pictures: legend, description, and text made safe for a picture."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from afrikan.board import MODES, RouteGraph
from afrikan.board.words import label_word as label_word
from afrikan.board.words import place_name
from afrikan.board.words import title_word as title_word
from afrikan.messages import number, say

if TYPE_CHECKING:
    from afrikan.draw.scene import Pawn


def clean(text: str, limit: int = 200) -> str:
    """Return text on one line, without signs that cannot be shown, cut to a length.

    >>> clean("A\\u202en\\x00na", 4)
    'A\ufffdn…'
    """
    shown = "".join(sign if sign.isprintable() or sign == "\u00a0" else "\ufffd" for sign in str(text))
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"


@lru_cache(maxsize=64)
def describe_board(board: RouteGraph, title: str, lang: str) -> str:
    """Return what the picture of an empty board shows, in words."""
    counts = {mode: sum(edge.mode == mode for edge in board.edges) for mode in MODES}
    counts["cities"] = len(board.cities)
    counts["dots"] = len(board.nodes) - len(board.cities)
    shown = {name: number(count, lang) for name, count in counts.items()}
    said = say(lang, "describe", "board", title=title, **shown)
    if board.label:
        said += " " + say(lang, "describe", "label", label=label_word(board, lang))
    return said


def describe_play(
    board: RouteGraph,
    tiles: Mapping[str, str] | None,
    pawns: Sequence["Pawn"],
    highlight: Sequence[str],
    lang: str,
    lying: Mapping[str, Sequence[str]] | None = None,
) -> str:
    """Return where tiles and pawns are and what is marked, in words."""
    said = []
    if tiles is not None:
        down = sum(face == "down" for face in tiles.values())
        said.append(say(lang, "describe", "down", count=number(down, lang)))
        for city, face in ((city, face) for city, face in tiles.items() if face != "down"):
            shown = say(lang, "mark_tile", face)
            said.append(say(lang, "describe", "face", city=board.node(city).label(lang), face=shown))
    for city, things in (lying or {}).items():
        shown = ", ".join(say(lang, "mark_lying", thing) for thing in things)
        said.append(say(lang, "describe", "face", city=board.node(city).label(lang), face=shown))
    said += [_describe_pawn(board, pawn, lang) for pawn in pawns]
    if highlight:
        places = "; ".join(place_name(board, board.index[node], lang) for node in highlight)
        said.append(say(lang, "describe", "highlight", places=places))
    return " ".join(said)


def _describe_pawn(board: RouteGraph, pawn: "Pawn", lang: str) -> str:
    place = place_name(board, board.index[pawn.node], lang)
    words = {"number": pawn.seat + 1, "name": clean(pawn.name, 40), "place": place}
    key = ("carrier" if pawn.carries else "pawn") + ("" if pawn.name else "_unnamed")
    carries = say(lang, "mark_tile", pawn.carries) if pawn.carries else ""
    said = say(lang, "describe", key, carries=carries, **words)
    if not pawn.state:
        return said
    return f"{said} {say(lang, 'describe', 'state', state=say(lang, 'pawn_state', pawn.state), **words)}"
