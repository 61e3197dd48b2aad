"""Reads an island map from its folder; data is never trusted, and every refusal names file, line, reason."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from afrikan.csvfile import MAX_FIELD, known, read_rows, read_text, whole
from afrikan.errors import AfrikanError, DataError
from afrikan.island.check import FARTHEST, check_hexes
from afrikan.island.check_clues import check_clues
from afrikan.island.model import FORT_LABELS, GROUNDS, Card, Clue, Hex
from afrikan.island.recipe import Recipe
from afrikan.island.words import BLANK, SITES, TERRAINS, Direction, Ground
from afrikan.language import LANGUAGES
from afrikan.tomlfile import TomlFile

HEX_COLUMNS = ("q", "r", "ground", "label", "source")
CLUE_COLUMNS = ("site", *FORT_LABELS, "source")
ABOUT_KEYS = ("label", "licence", "credit")


@dataclass(frozen=True, slots=True)
class MapParts:
    """What a map's folder says, checked.

    Args:
        hexes: the hexes in the order of the file.
        clues: the card of each treasure site, by label.
        clue_sources: where each card comes from, by label.
        title: what people call the map, by language; empty if the folder does not say.
        about: label, licence and credit, as far as the folder has them.
        recipe: what the map was generated from, or None.
    """

    hexes: tuple[Hex, ...]
    clues: Mapping[str, Card]
    clue_sources: Mapping[str, str]
    title: Mapping[str, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    recipe: Recipe | None = None


def load_parts(folder: Path) -> MapParts:
    """Read and check ``hexes.csv``, ``clues.csv`` and, where present, ``island.toml`` of a map.

    Raises:
        DataError: naming file, line and reason.
    """
    hex_file, clue_file, about_file = (folder / name for name in ("hexes.csv", "clues.csv", "island.toml"))
    placed = [(line, _hex(hex_file, line, row)) for line, row in read_rows(hex_file, HEX_COLUMNS)]
    check_hexes(str(hex_file), placed)
    hexes = tuple(place for _, place in placed)
    rows = read_rows(clue_file, CLUE_COLUMNS)
    cards = [(line, row["site"], _card(clue_file, line, row)) for line, row in rows]
    check_clues(str(clue_file), cards, hexes)
    clues = {label: card for _, label, card in cards}
    sources = {row["site"]: row["source"] for _, row in rows}
    if not about_file.exists():
        return MapParts(hexes, clues, sources)
    return MapParts(hexes, clues, sources, *_about(about_file))


def _hex(file: Path, line: int, row: Mapping[str, str]) -> Hex:
    q, r = (whole(file, line, row, column, -FARTHEST, FARTHEST) for column in ("q", "r"))
    ground = GROUNDS[known(file, line, row, "ground", GROUNDS)]
    return Hex(q, r, ground, row["label"], source_of(file, line, row))


def source_of(file: Path, line: int, row: Mapping[str, str]) -> str:
    """Return where a row of the data comes from.

    Raises:
        DataError: if it does not say so.
    """
    source = row["source"]
    if not source.strip() or not source.isprintable():
        raise DataError(file, line, "source is empty; write rulebook, reconstruction or where it is from")
    return source


def _card(file: Path, line: int, row: Mapping[str, str]) -> Card:
    source_of(file, line, row)
    return tuple(_clue(file, line, fort, row[fort]) for fort in FORT_LABELS)


def _clue(file: Path, line: int, fort: str, text: str) -> Clue:
    """Return the clue that a cell stands for, such as ``bush NE``, ``ruin`` or ``?``."""
    if text == "?":
        return Clue(BLANK)
    name, _, way = text.partition(" ")
    ground = GROUNDS.get(name)
    if not way and ground in SITES:
        return Clue(ground)
    if way in Direction.__members__ and ground in (Ground.SEA, *TERRAINS):
        return Clue(ground, Direction[way])
    reason = f"the clue {text[:30]!r} for {fort} is none; write ?, a site such as ruin, or one like 'bush NE'"
    raise DataError(file, line, reason)


def _about(path: Path) -> tuple[Mapping[str, str], Mapping[str, str], Recipe | None]:
    # A file that is too large or no text is refused before it is parsed.
    read_text(path)
    file = TomlFile(path)
    file.only(file.table, ("title", "recipe", *ABOUT_KEYS), ())
    title = file.words(file.table, "title", ("the file",)) if "title" in file.table else {}
    file.only(title, LANGUAGES, ("title",))
    about = {key: file.get(file.table, key, str, ("the file",)) for key in ABOUT_KEYS if key in file.table}
    for key, text in (title | about).items():
        if len(text) > MAX_FIELD or not text.isprintable():
            raise file.fail(f"'{key}' must be one line of text of at most {MAX_FIELD} characters", key)
    return title, about, _recipe(file) if "recipe" in file.table else None


def _recipe(file: TomlFile) -> Recipe:
    table: dict[str, Any] = file.get(file.table, "recipe", dict, ("the file",))
    names = [entry.name for entry in fields(Recipe)]
    file.only(table, names, ("recipe",))
    for name in names:
        file.get(table, name, list if name == "shares" else int, ("recipe",))
    try:
        return Recipe(**table | {"shares": tuple(table["shares"])})
    except AfrikanError as error:
        raise file.fail(error.text("en"), "recipe") from None
