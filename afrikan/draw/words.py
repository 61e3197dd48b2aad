"""The words in pictures: legend, description, and text made safe for a picture."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from afrikan.board import LANGUAGES, MODES, RouteGraph
from afrikan.errors import AfrikanError, suggestion
from afrikan.paths import data_path

if TYPE_CHECKING:
    from afrikan.draw.scene import Pawn


@lru_cache(maxsize=1)
def _table() -> dict[str, dict[str, dict[str, str]]]:
    text = data_path("board", "words.toml").read_text(encoding="utf-8")
    table: dict[str, dict[str, dict[str, str]]] = tomllib.loads(text)
    return table


def word(section: str, name: str, lang: str) -> str:
    """Return one word or sentence of the pictures in a language.

    >>> word("tile", "ruby", "fi")
    'rubiini'
    """
    return _table()[section][name][lang]


def check_lang(lang: str) -> str:
    """Return the language if pictures speak it.

    Raises:
        AfrikanError: naming the languages there are.
    """
    if lang not in LANGUAGES:
        raise AfrikanError(f"language {str(lang)[:20]!r} is not available; {suggestion(lang, LANGUAGES)}")
    return lang


def title_word(board: RouteGraph, lang: str) -> str:
    """Return the board's title in a language, or as it stands if it is not a known one."""
    return _table()["title"].get(board.title, {}).get(lang, board.title)


def label_word(board: RouteGraph, lang: str) -> str:
    """Return the board's provenance label in a language, or as it stands if it is not a known one."""
    return _table()["label"].get(board.label, {}).get(lang, board.label)


def clean(text: str, limit: int = 200) -> str:
    """Return text on one line, without signs that cannot be shown, cut to a length.

    >>> clean("A\\u202en\\x00na", 4)
    'A\ufffdn…'
    """
    shown = "".join(sign if sign.isprintable() else "\ufffd" for sign in str(text))
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"


@lru_cache(maxsize=2048)
def place_name(board: RouteGraph, node_id: str, lang: str) -> str:
    """Return a city's name, or for a dot the nearest cities it lies between.

    >>> place_name(RouteGraph.load("finnish"), "cairo_egypt_land_1", "en")
    'dot between Cairo and Egypt'
    """
    node = board.node(node_id)
    if node.kind == "city":
        return node.label(lang)
    ways = sorted(board.next_cities(node_id, node.kind), key=lambda way: way.steps)
    ends = list(dict.fromkeys(way.node for way in ways))[:2]
    names = [board.node(end).label(lang) for end in ends]
    return word("describe", "between", lang).format(a=names[0], b=names[-1])


@lru_cache(maxsize=64)
def describe_board(board: RouteGraph, title: str, lang: str) -> str:
    """Return what the picture of an empty board shows, in words."""
    counts = {mode: sum(edge.mode == mode for edge in board.edges) for mode in MODES}
    cities = len(board.cities)
    said = word("describe", "board", lang).format(
        title=title, cities=cities, dots=len(board.nodes) - cities, **counts
    )
    if board.label:
        said += " " + word("describe", "label", lang).format(label=label_word(board, lang))
    return said


def describe_play(
    board: RouteGraph,
    tiles: Mapping[str, str] | None,
    pawns: Sequence["Pawn"],
    highlight: Sequence[str],
    lang: str,
) -> str:
    """Return where tiles and pawns are and what is marked, in words."""
    said = []
    if tiles is not None:
        down = sum(face == "down" for face in tiles.values())
        said.append(word("describe", "down", lang).format(count=down))
        for city, face in ((city, face) for city, face in tiles.items() if face != "down"):
            name = board.node(city).label(lang)
            said.append(word("describe", "face", lang).format(city=name, face=word("tile", face, lang)))
    for pawn in pawns:
        sentence = word("describe", "carrier" if pawn.carries else "pawn", lang)
        carries = word("tile", pawn.carries, lang) if pawn.carries else ""
        place = place_name(board, pawn.node, lang)
        said.append(
            sentence.format(number=pawn.seat + 1, name=clean(pawn.name, 40), place=place, carries=carries)
        )
    if highlight:
        places = ", ".join(place_name(board, node, lang) for node in highlight)
        said.append(word("describe", "highlight", lang).format(places=places))
    return " ".join(said)
