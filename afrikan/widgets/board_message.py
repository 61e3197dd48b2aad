"""What the page is told about a scene: points, marks, lines and words, so that it needs no rules."""

from collections.abc import Sequence
from typing import Any

from afrikan.board import RouteGraph
from afrikan.draw import Pawn
from afrikan.draw.fragments import pawn_pieces
from afrikan.draw.layout import layout_of
from afrikan.draw.pins import pin_heads, tag_points
from afrikan.draw.shapes import Point
from afrikan.draw.svg import path_svg
from afrikan.draw.ways import way_arrows, way_path
from afrikan.draw.words import clean
from afrikan.messages import say
from afrikan.widgets.board_scene import Choice, Leg, Scene

Message = dict[str, Any]
LONGEST_NAME = 40
LONGEST_TAG = 8


def scene_message(board: RouteGraph, lang: str, scene: Scene) -> Message:
    """Return a scene as plain data for the page.

    Args:
        board: the board.
        lang: language of the words.
        scene: a scene that fits the board.
    """
    heads = _heads(board, lang, scene.pawns)
    return {
        "at": scene.at,
        "busy": scene.busy,
        "pawns": [_pawn(board, lang, pawn, head, scene.current) for pawn, head in heads],
        "tiles": {city: _tile(city, face, scene) for city, face in scene.tiles.items()},
        "lying": {city: [f"lies-{thing}" for thing in things] for city, things in scene.lying.items()},
        "choices": [_choice(board, choice) for choice in scene.choices],
        "tags": _tags(board, lang, scene.choices, [head for _, head in heads]),
        "legs": [_leg(board, leg) for leg in scene.legs],
        "trails": [_trail(board, leg) for leg in scene.trails],
        "odds": None if scene.odds is None else dict(scene.odds),
    }


def _heads(board: RouteGraph, lang: str, pawns: Sequence[Pawn]) -> list[tuple[Pawn, Point]]:
    """Return where each pawn's head goes; several on one place fan out around it."""
    together: dict[str, list[Pawn]] = {}
    for pawn in pawns:
        together.setdefault(pawn.node, []).append(pawn)
    fans = pin_heads(board, [(place, len(here)) for place, here in together.items()], lang)
    pairs = zip(together.values(), fans, strict=True)
    return [pair for here, fan in pairs for pair in zip(here, fan, strict=True)]


def _pawn(board: RouteGraph, lang: str, pawn: Pawn, head: Point, current: int | None) -> Message:
    in_turn = pawn.seat == current
    pieces = pawn_pieces(pawn, layout_of(board).points[pawn.node], head, in_turn)
    words = {"number": pawn.seat + 1, "name": clean(pawn.name, LONGEST_NAME)}
    if pawn.carries:
        said = say(lang, "board", "pawn_carrying", carries=say(lang, "mark_tile", pawn.carries), **words)
    else:
        said = say(lang, "board", "pawn", **words)
    if pawn.state:
        said = f"{said}, {say(lang, 'pawn_state', pawn.state)}"
    return {
        "seat": pawn.seat,
        "place": pawn.node,
        "inTurn": in_turn,
        "pieces": [[name, *_short(x, y, turn)] for name, x, y, turn in pieces],
        "words": said,
    }


def _tile(city: str, face: str, scene: Scene) -> str:
    return f"{'shown' if city in scene.shown else 'tile'}-{face}"


def _choice(board: RouteGraph, choice: Choice) -> Message:
    way = path_svg(way_path(board, choice.path, choice.mode)) if choice.path else ""
    return {"place": choice.place, "action": choice.action, "label": choice.label, "way": way}


def _tags(board: RouteGraph, lang: str, choices: Sequence[Choice], heads: Sequence[Point]) -> list[Message]:
    """Return the tags of each place, each tag once, and where they stand."""
    tags: dict[str, dict[tuple[str, str], None]] = {}
    for choice in choices:
        if choice.tag:
            tags.setdefault(choice.place, {})[choice.mode, clean(choice.tag, LONGEST_TAG)] = None
    points = tag_points(board, list(tags), lang, heads)
    return [
        {"place": place, "point": _short(*point), "texts": [list(text) for text in texts]}
        for (place, texts), point in zip(tags.items(), points, strict=True)
    ]


def _leg(board: RouteGraph, leg: Leg) -> Message:
    return {
        "seat": leg.seat,
        "way": path_svg(way_path(board, leg.path, leg.mode)),
        "steps": len(leg.path) - 1,
        "mode": leg.mode,
    }


def _trail(board: RouteGraph, leg: Leg) -> Message:
    arrows = [_short(*point, turn) for point, turn in way_arrows(board, leg.path, leg.mode)]
    return {"seat": leg.seat, "way": path_svg(way_path(board, leg.path, leg.mode)), "arrows": arrows}


def _short(*numbers: float) -> list[float]:
    return [round(number, 1) for number in numbers]
