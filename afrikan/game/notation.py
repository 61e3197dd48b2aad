"""The canonical text of an action: ``land victoria_falls 3``, ``buy``, ``die 5``, ``flip ruby``.

Boarding a ship names the port where the rules ask for one: ``sail tunis``.
"""

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted
from afrikan.star.actions import first, kind_of, pack, second
from afrikan.star.words import Face, Kind

PLACED = (Kind.START, Kind.FLY, Kind.LAND, Kind.SEA)
LEGS = (Kind.LAND, Kind.SEA)
BOARDING = (Kind.SAIL, Kind.STOWAWAY, Kind.DRIFT, Kind.AID)
SEATED = (Kind.LOT, Kind.LEND)
NUMBERED = (Kind.DIE, *SEATED)
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
    if kind in SEATED:
        words.append(str(first(action) + 1))
    if kind in BOARDING and second(action):
        words.append(graph.nodes[second(action) - 1].id)
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
        raise AfrikanError("action_kind", value=quoted(text))
    name, *words = text.split() or [""]
    if name.upper() not in Kind.__members__ or name != name.lower():
        hint = suggestion(name, [kind.name.lower() for kind in Kind])
        raise AfrikanError("action_unknown", action=quoted(text), name=quoted(name), hint=hint)
    kind = Kind[name.upper()]
    expected = 2 if kind in LEGS else int(kind in PLACED or kind in NUMBERED or kind == Kind.FLIP)
    if kind in BOARDING and len(words) == 1:
        return pack(kind, 0, 1 + _node(words[0], graph, text))
    if len(words) != expected == 1:
        raise AfrikanError("action_one_word", action=quoted(text), name=name, given=len(words))
    if len(words) != expected:
        raise AfrikanError("action_words", action=quoted(text), name=name, count=expected, given=len(words))
    if not words:
        return pack(kind)
    if kind in PLACED:
        return pack(kind, _node(words[0], graph, text), _number(words[1], text) if kind in LEGS else 0)
    if kind == Kind.FLIP:
        return pack(kind, _face(words[0], text))
    number = _number(words[0], text)
    return pack(kind, number - 1 if kind in SEATED else number)


def _node(word: str, graph: RouteGraph, text: str) -> int:
    if word not in graph.index:
        hint = suggestion(word, graph.cities)
        raise AfrikanError("action_place", action=quoted(text), place=quoted(word), hint=hint)
    return graph.index[word]


def _face(word: str, text: str) -> int:
    if word.upper() not in Face.__members__:
        hint = suggestion(word, [face.name.lower() for face in Face])
        raise AfrikanError("action_face", action=quoted(text), face=quoted(word), hint=hint)
    return Face[word.upper()]


def _number(word: str, text: str) -> int:
    digits = word.isascii() and word.isdigit() and len(word) <= len(str(LARGEST))
    if not digits or not 1 <= int(word) <= LARGEST:
        raise AfrikanError("action_number", action=quoted(text), word=quoted(word), most=LARGEST)
    return int(word)
