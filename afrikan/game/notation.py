"""The canonical text of an action: ``land victoria_falls 3``, ``buy``, ``die 5``, ``flip ruby``."""

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted
from afrikan.star.actions import first, kind_of, pack, second
from afrikan.star.words import Face, Kind

PLACED = (Kind.START, Kind.FLY, Kind.LAND, Kind.SEA)
LEGS = (Kind.LAND, Kind.SEA)
NUMBERED = (Kind.DIE, Kind.LOT)
LARGEST = 999


def write_action(action: int, graph: RouteGraph) -> str:
    """Return the canonical text of an action.

    >>> board = RouteGraph.load("finnish")
    >>> write_action(pack(Kind.LAND, board.index["victoria_falls"], 3), board)
    'land victoria_falls 3'
    """
    kind = Kind(kind_of(action))
    words = [kind.name.lower()]
    if kind in PLACED:
        words.append(graph.nodes[first(action)].id)
    if kind in LEGS:
        words.append(str(second(action)))
    if kind == Kind.DIE:
        words.append(str(first(action)))
    if kind == Kind.LOT:
        words.append(str(first(action) + 1))
    if kind == Kind.FLIP:
        words.append(Face(first(action)).name.lower())
    return " ".join(words)


def read_action(text: str, graph: RouteGraph) -> int:
    """Return the action that a canonical text names.

    Raises:
        AfrikanError: if the text names no action; says which word is wrong.

    >>> board = RouteGraph.load("finnish")
    >>> write_action(read_action("fly tangier", board), board)
    'fly tangier'
    """
    if not isinstance(text, str):
        raise AfrikanError(f"an action is a text such as 'roll' or 'land cairo 2', not {quoted(text)}")
    name, *words = text.split() or [""]
    if name.upper() not in Kind.__members__ or name != name.lower():
        known = [kind.name.lower() for kind in Kind]
        raise AfrikanError(
            f"action {quoted(text)}: there is no action {quoted(name)}; {suggestion(name, known)}"
        )
    kind = Kind[name.upper()]
    expected = 2 if kind in LEGS else int(kind in PLACED or kind in NUMBERED or kind == Kind.FLIP)
    if len(words) != expected:
        more = "1 more word" if expected == 1 else f"{expected} more words"
        raise AfrikanError(f"action {quoted(text)}: '{name}' takes {more}, not {len(words)}")
    if not words:
        return pack(kind)
    if kind in PLACED:
        return pack(kind, _node(words[0], graph, text), _number(words[1], text) if kind in LEGS else 0)
    if kind == Kind.FLIP:
        return pack(kind, _face(words[0], text))
    number = _number(words[0], text)
    return pack(kind, number - 1 if kind == Kind.LOT else number)


def _node(word: str, graph: RouteGraph, text: str) -> int:
    if word not in graph.index:
        raise AfrikanError(
            f"action {quoted(text)}: there is no place {quoted(word)}; {suggestion(word, graph.cities)}"
        )
    return graph.index[word]


def _face(word: str, text: str) -> int:
    if word.upper() not in Face.__members__:
        known = [face.name.lower() for face in Face]
        raise AfrikanError(f"action {quoted(text)}: no tile shows {quoted(word)}; {suggestion(word, known)}")
    return Face[word.upper()]


def _number(word: str, text: str) -> int:
    digits = word.isascii() and word.isdigit() and len(word) <= len(str(LARGEST))
    if not digits or not 1 <= int(word) <= LARGEST:
        raise AfrikanError(
            f"action {quoted(text)}: {quoted(word)} must be a whole number from 1 to {LARGEST}"
        )
    return int(word)
