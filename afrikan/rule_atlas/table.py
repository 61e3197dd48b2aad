"""An atlas as a table, and as a CSV file that differs between two versions only where its figures do."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields
from itertools import groupby
from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from afrikan.errors import AfrikanError, DataError
from afrikan.quote import one_line, quoted
from afrikan.rule_atlas.atlas import Atlas
from afrikan.rule_atlas.batch import Made
from afrikan.rule_atlas.effects import Effect
from afrikan.rule_atlas.rows import Row
from afrikan.rule_atlas.watching import Sighting
from afrikan.rules import Choice
from afrikan.rules.validate import parsed, shown

if TYPE_CHECKING:
    import pandas as pd

DECIMALS = 5
FIGURES = Effect._fields[1:]
KEY = ("base", "policy", "option", "value")
SEEN = ("offered", "used", "games_offered", "games_used")
COUNTS = ("games", "parted", "first", "watched", *SEEN)
WORDS = ("status", "others", "baseline", "scaled", "reason")
COLUMNS = (*KEY, "measure", *FIGURES, *COUNTS, *WORDS)
"""The columns of the table, in their order."""


def framed(atlas: Atlas) -> pd.DataFrame:
    """Return an atlas as a table; ``attrs`` tells how it was made."""
    import pandas as pd

    frame = pd.DataFrame([line for row in atlas.rows for line in _lines(row)], columns=list(COLUMNS))
    frame = frame.astype(dict.fromkeys(COUNTS, "Int64"))
    frame.attrs |= asdict(atlas.made)
    return frame


def _lines(row: Row) -> Iterator[dict[str, Any]]:
    known = {name: getattr(row, name) for name in (*KEY, "status", "baseline", "reason")}
    known |= {"value": shown(row.value), "scaled": "" if row.scaled is None else shown(row.scaled)}
    known["others"] = ";".join(f"{name}={shown(value)}" for name, value in row.others.items())
    if not row.reason:
        counts = row.games, row.parted, row.first, row.watched, *row.sighting
        known |= dict(zip(COUNTS, counts, strict=True))
    yield from (known | effect._asdict() for effect in row.effects.values())
    if not row.effects:
        yield known | {"measure": ""}


def write(atlas: Atlas, path: Path) -> None:
    """Write an atlas as a CSV file.

    Raises:
        AfrikanError: if the file cannot be written; names it.
    """
    frame = framed(atlas)
    figures = list(FIGURES)
    frame[figures] = frame[figures].round(DECIMALS) + 0.0
    made = " ".join(f"{name}={value}" for name, value in asdict(atlas.made).items())
    table = frame.to_csv(index=False, float_format=f"%.{DECIMALS}f", lineterminator="\n")
    try:
        path.write_text(f"# {made}\n{table}", encoding="utf-8")
    except OSError as error:
        raise AfrikanError("atlas_file", file=quoted(str(path)), reason=one_line(str(error))) from None


def read(path: Path) -> Atlas:
    """Read an atlas.

    Raises:
        DataError: if the file is missing or damaged; names file, line and reason.
    """
    try:
        first, *lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise DataError(path, None, f"this is not an atlas: {one_line(str(error))}") from None
    made = _made(path, first)
    reader = csv.DictReader(lines)
    if tuple(reader.fieldnames or ()) != COLUMNS:
        raise DataError(path, 2, f"the columns must be {', '.join(COLUMNS)}")
    numbered = enumerate(reader, start=3)
    grouped = groupby(numbered, key=lambda line: tuple(line[1][name] for name in KEY))
    return Atlas(made, tuple(_row(path, list(group)) for _, group in grouped))


def _made(path: Path, line: str) -> Made:
    """Return how an atlas was made, from the first line of its file."""
    said = dict(re.findall(r"(\w+)=(\S+)", line))
    try:
        whole = {name: int(said[name]) for name in ("seed", "players", "rounds", "comparisons")}
        return Made(version=said["version"], confidence=float(said["confidence"]), **whole)
    except (KeyError, ValueError) as error:
        wanted = " ".join(f"{field.name}=…" for field in fields(Made))
        raise DataError(path, 1, f"the line must be '# {wanted}': {one_line(str(error))}") from None


def _row(path: Path, group: list[tuple[int, Mapping[str, str]]]) -> Row:
    """Return a row from its lines, one for each measure."""
    number, known = group[0]
    try:
        option = known["option"]
        counts = {name: int(known[name]) for name in COUNTS if known[name]}
        return Row(
            base=known["base"],
            policy=known["policy"],
            option=option,
            value=parsed(option, known["value"]),
            others=_others(known["others"]),
            baseline=known["baseline"],
            scaled=parsed(option, known["scaled"]) if known["scaled"] else None,
            reason=known["reason"],
            games=counts.get("games", 0),
            parted=counts.get("parted", 0),
            first=counts.get("first"),
            watched=counts.get("watched", 0),
            sighting=Sighting(*(counts.get(name, 0) for name in SEEN)),
            effects={line["measure"]: _effect(line) for _, line in group if line["measure"]},
        )
    except (AfrikanError, ValueError, TypeError) as error:
        raise DataError(path, number, one_line(str(error))) from None


def _effect(line: Mapping[str, str]) -> Effect:
    return Effect(line["measure"], *(float(line[name]) if line[name] else nan for name in FIGURES))


def _others(text: str) -> dict[str, Choice]:
    pairs = (part.split("=", 1) for part in text.split(";") if part)
    return {name: parsed(name, value) for name, value in pairs}
