"""Writes an island map into a folder, in the form in which it is read."""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from pathlib import Path

from afrikan.island.load import CLUE_COLUMNS, HEX_COLUMNS, MapParts
from afrikan.island.model import ground_id
from afrikan.island.recipe import Recipe

UNKNOWN = "unknown"
"""The source of a row whose maker did not tell."""


def save_parts(parts: MapParts, folder: Path) -> None:
    """Write ``hexes.csv``, ``clues.csv`` and ``island.toml`` into a folder, which is made if missing."""
    folder.mkdir(parents=True, exist_ok=True)
    hexes = ((h.q, h.r, ground_id(h.ground), h.label, h.source or UNKNOWN) for h in parts.hexes)
    cards = ((site, *card, parts.clue_sources.get(site, UNKNOWN)) for site, card in parts.clues.items())
    _write(folder / "hexes.csv", _table(HEX_COLUMNS, hexes))
    _write(folder / "clues.csv", _table(CLUE_COLUMNS, cards))
    _write(folder / "island.toml", _about(parts))


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")


def _table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def _about(parts: MapParts) -> str:
    lines = [_entry(key, text) for key, text in parts.about.items()]
    lines += ["", "[title]", *(_entry(lang, text) for lang, text in parts.title.items())]
    if parts.recipe:
        lines += ["", "[recipe]", *_recipe(parts.recipe)]
    return "\n".join(lines) + "\n"


def _recipe(recipe: Recipe) -> list[str]:
    values = {entry.name: getattr(recipe, entry.name) for entry in fields(recipe)}
    return [f"{name} = {list(value) if name == 'shares' else value}" for name, value in values.items()]


def _entry(key: str, text: str) -> str:
    # A JSON text without escaped letters is a TOML text too.
    return f"{key} = {json.dumps(text, ensure_ascii=False)}"
