"""Reads a board from its folder; data is never trusted, and every refusal names file, line and reason."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from afrikan.board.check import MAX_NAME, Placed, check_edges, check_nodes
from afrikan.board.model import ANCHORS, Edge, LabelSpot, Node
from afrikan.csvfile import MAX_FIELD, read_rows, read_text
from afrikan.errors import DataError, english_suggestion
from afrikan.language import LANGUAGES, NEUTRAL, WORDINGS

NODE_COLUMNS = ("id", "kind", "name_fi", "name_sv", "name_en", "x", "y", "is_start", "hazard")
EDGE_COLUMNS = ("a", "b", "mode", "sources")
NEUTRAL_COLUMNS = ("id", "name_fi", "name_sv", "name_en")
LABEL_COLUMNS = ("id", "lang", "dx", "dy", "anchor")
ABOUT_KEYS = ("title", "label", "licence", "credit")


@dataclass(frozen=True, slots=True)
class BoardParts:
    """What a board's folder says, checked; the cities come first among the places."""

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    spots: tuple[LabelSpot, ...]
    about: dict[str, str]


def load_parts(folder: Path) -> BoardParts:
    """Read and check ``nodes.csv``, ``edges.csv`` and, where present, the other files of a board.

    Raises:
        DataError: naming file, line and reason.
    """
    node_file, edge_file = folder / "nodes.csv", folder / "edges.csv"
    neutral = _neutral_names(folder / "neutral.csv")
    nodes = [(line, _node(node_file, line, row, neutral)) for line, row in read_rows(node_file, NODE_COLUMNS)]
    check_nodes(str(node_file), nodes)
    edges = [(line, _edge(edge_file, line, row)) for line, row in read_rows(edge_file, EDGE_COLUMNS)]
    places = cities_first(nodes)
    check_edges(str(edge_file), edges, places)
    return BoardParts(places, tuple(edge for _, edge in edges), _spots(folder, places), _about(folder))


def cities_first(nodes: Sequence[Placed]) -> tuple[Node, ...]:
    """Return the places with all cities before all dots, otherwise in the order given."""
    return tuple(sorted((node for _, node in nodes), key=lambda node: node.kind != "city"))


def _neutral_names(file: Path) -> dict[str, dict[str, str]]:
    """Return the names that a teacher may show instead of dated ones, by place and wording."""
    if not file.exists():
        return {}
    rows = read_rows(file, NEUTRAL_COLUMNS)
    return {row["id"]: {f"{lang}{NEUTRAL}": row[f"name_{lang}"] for lang in LANGUAGES} for _, row in rows}


def _node(file: Path, line: int, row: dict[str, str], neutral: dict[str, dict[str, str]]) -> Node:
    names = {lang: row[f"name_{lang}"] for lang in LANGUAGES if row[f"name_{lang}"]}
    names |= neutral.get(row["id"], {})
    if row["kind"] == "city" and "en" not in names:
        raise DataError(file, line, f"city '{row['id']}' has no name_en; give the name that people read")
    if row["is_start"] not in ("0", "1"):
        raise DataError(file, line, f"is_start {row['is_start']!r} is not 0 or 1")
    x, y = (_number(file, line, row, axis) for axis in ("x", "y"))
    return Node(row["id"], row["kind"], names, x, y, row["is_start"] == "1", row["hazard"])


def _edge(file: Path, line: int, row: dict[str, str]) -> Edge:
    if not (row["sources"].isascii() and row["sources"].isdigit() and len(row["sources"]) <= 3):
        raise DataError(file, line, f"sources {row['sources']!r} is not a whole number from 0 to 999")
    return Edge(row["a"], row["b"], row["mode"], int(row["sources"]))


def _number(file: Path, line: int, row: dict[str, str], column: str) -> float:
    try:
        return float(row[column])
    except ValueError:
        hint = "; write a point, not a comma" if "," in row[column] else ""
        raise DataError(file, line, f"{column} {row[column]!r} is not a number{hint}") from None


def _spots(folder: Path, nodes: Sequence[Node]) -> tuple[LabelSpot, ...]:
    file = folder / "labels.csv"
    if not file.exists():
        return ()
    cities = {node.id for node in nodes if node.kind == "city"}
    seen: set[tuple[str, str]] = set()
    spots = []
    for line, row in read_rows(file, LABEL_COLUMNS):
        for column, known in (("id", cities), ("lang", set(WORDINGS)), ("anchor", set(ANCHORS))):
            if row[column] not in known:
                hint = english_suggestion(row[column], sorted(known))
                raise DataError(file, line, f"{column} {row[column]!r} is unknown; {hint}")
        if (row["id"], row["lang"]) in seen:
            raise DataError(file, line, f"a second label spot for '{row['id']}' in {row['lang']}")
        seen.add((row["id"], row["lang"]))
        dx, dy = (_number(file, line, row, column) for column in ("dx", "dy"))
        if not (abs(dx) <= 1000 and abs(dy) <= 1000):
            raise DataError(file, line, "dx and dy must be numbers from -1000 to 1000")
        spots.append(LabelSpot(row["id"], row["lang"], dx, dy, row["anchor"]))
    return tuple(spots)


def _about(folder: Path) -> dict[str, str]:
    file = folder / "board.toml"
    if not file.exists():
        return {}
    try:
        about = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, None, f"not TOML: {error}") from None
    for key, value in about.items():
        if key not in ABOUT_KEYS:
            hint = english_suggestion(key, ABOUT_KEYS)
            raise DataError(file, None, f"key {key[:MAX_NAME]!r} is unknown; {hint}")
        if not isinstance(value, str) or len(value) > MAX_FIELD or not value.isprintable():
            raise DataError(file, None, f"'{key}' must be one line of text of at most {MAX_FIELD} characters")
    return about
