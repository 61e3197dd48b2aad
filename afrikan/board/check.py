"""What makes a set of places and steps a board: every fault is found here and named with its place."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

from afrikan.board.model import HAZARDS, KINDS, MODES, Edge, Node
from afrikan.errors import DataError, english_suggestion

MAX_ROWS = 5_000
MAX_ID = 80
MAX_NAME = 60
_ID = re.compile(r"[a-z0-9_]+", re.ASCII)

Placed = tuple[int | None, Node]
PlacedEdge = tuple[int | None, Edge]


def check_nodes(file: str, nodes: Sequence[Placed]) -> None:
    """Refuse places that are malformed, doubled, or lack a start.

    Args:
        file: what to call the data in an error.
        nodes: (line, node) pairs; the line is None where there is no file.

    Raises:
        DataError: naming file, line and reason.
    """
    if len(nodes) > MAX_ROWS:
        raise DataError(file, None, f"{len(nodes)} places; a board has at most {MAX_ROWS}")
    seen: dict[str, int | None] = {}
    for line, node in nodes:
        reason = _node_fault(node)
        if not reason and node.id in seen:
            first = f", first on line {seen[node.id]}" if seen[node.id] else ""
            reason = f"id '{node.id}' appears twice{first}; each place needs its own"
        if reason:
            raise DataError(file, line, reason)
        seen[node.id] = line
    if not any(node.is_start for _, node in nodes):
        raise DataError(file, None, "no start; mark at least one city with is_start 1")


def _node_fault(node: Node) -> str:
    if not _ID.fullmatch(node.id) or len(node.id) > MAX_ID:
        return f"id {node.id[:MAX_ID]!r} is not 1 to {MAX_ID} characters of a-z, 0-9 and _"
    if node.kind not in KINDS:
        return f"kind {node.kind!r} of '{node.id}' is unknown; {english_suggestion(node.kind, KINDS)}"
    if node.hazard not in HAZARDS:
        hint = english_suggestion(node.hazard, HAZARDS[1:])
        return f"hazard {node.hazard!r} of '{node.id}' is unknown; {hint}"
    for axis, value in (("x", node.x), ("y", node.y)):
        if not 0.0 <= value <= 1.0:
            return f"{axis} {value} of '{node.id}' is outside the board; it must be from 0 to 1"
    return _role_fault(node) or _name_fault(node)


def _role_fault(node: Node) -> str:
    if node.is_start and node.kind != "city":
        return f"'{node.id}' is a {node.kind} dot and cannot be a start; only a city can"
    home = {"": node.kind, "bedouin": "land", "pirate": "sea"}[node.hazard]
    if node.kind != home:
        return f"a {node.hazard} belongs on a {home} dot, but '{node.id}' is of kind {node.kind}"
    return ""


def _name_fault(node: Node) -> str:
    for lang, name in node.names.items():
        if len(name) > MAX_NAME or not name.isprintable():
            return f"name_{lang} of '{node.id}' is not a printable text of at most {MAX_NAME} characters"
    return ""


def check_edges(file: str, edges: Sequence[PlacedEdge], nodes: Iterable[Node]) -> None:
    """Refuse steps that are malformed or doubled, lead nowhere, or leave the board in pieces.

    Args:
        file: what to call the data in an error.
        edges: (line, edge) pairs; the line is None where there is no file.
        nodes: the places, already checked.

    Raises:
        DataError: naming file, line and reason.
    """
    if len(edges) > MAX_ROWS:
        raise DataError(file, None, f"{len(edges)} edges; a board has at most {MAX_ROWS}")
    places = {node.id: node for node in nodes}
    seen: dict[tuple[frozenset[str], str], int | None] = {}
    for line, edge in edges:
        key = (frozenset((edge.a, edge.b)), edge.mode)
        reason = _edge_fault(edge, places)
        if not reason and key in seen:
            first = f", first on line {seen[key]}" if seen[key] else ""
            reason = f"the {edge.mode} edge {edge.a} - {edge.b} appears twice{first}"
        if reason:
            raise DataError(file, line, reason)
        seen[key] = line
    _check_whole(file, [edge for _, edge in edges], places)


def _edge_fault(edge: Edge, places: dict[str, Node]) -> str:
    if edge.mode not in MODES:
        return f"mode {edge.mode!r} is unknown; {english_suggestion(edge.mode, MODES)}"
    for end in (edge.a, edge.b):
        if end not in places:
            close = english_suggestion(end, places) if len(end) <= MAX_ID else ""
            hint = f"; {close}" if close.startswith("did you mean") else ""
            return f"edge end {end[:MAX_ID]!r} is not among the nodes{hint}"
    if edge.a == edge.b:
        return f"edge from '{edge.a}' to itself; the two ends must differ"
    for end in (edge.a, edge.b):
        kind = places[end].kind
        if edge.mode == "air" and kind != "city":
            return f"a flight joins two cities, but '{end}' is a {kind} dot"
        if kind not in ("city", edge.mode):
            return f"a {edge.mode} edge touches '{end}', which is a {kind} dot; routes change only at cities"
    if edge.sources < 0:
        return f"sources {edge.sources} is below 0"
    return ""


def _check_whole(file: str, edges: Sequence[Edge], places: dict[str, Node]) -> None:
    around: dict[str, list[str]] = defaultdict(list)
    for edge in edges:
        around[edge.a].append(edge.b)
        around[edge.b].append(edge.a)
    first = next(iter(places))
    reached, waiting = {first}, [first]
    while waiting:
        for other in around[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    for node in places.values():
        if node.id not in reached:
            raise DataError(file, None, f"the board falls apart: no way leads from '{first}' to '{node.id}'")
        if node.kind != "city" and len(around[node.id]) < 2:
            raise DataError(file, None, f"dot '{node.id}' is a dead end; a dot lies between two steps")
