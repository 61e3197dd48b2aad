"""Reads a CSV data file so that every fault is reported with file, line and reason."""

import csv
import io
import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from afrikan.errors import DataError, english_suggestion

MAX_BYTES = 1_000_000
MAX_FIELD = 200
MAX_SHOWN = 60
_WHOLE = re.compile(r"-?[0-9]{1,9}", re.ASCII)

Row = tuple[int, dict[str, str]]


def read_rows(file: Path, columns: Sequence[str]) -> list[Row]:
    """Return (line, row) for each row of a UTF-8, comma-separated file with exactly these columns.

    Raises:
        DataError: if the file cannot be read, is not plain CSV, or has other columns.
    """
    text = read_text(file)
    header = text.split("\n", 1)[0].strip()
    if ";" in header and "," not in header:
        raise DataError(file, 1, "the columns are separated by semicolons; save the file with commas")
    reader = csv.DictReader(io.StringIO(text, newline=""), strict=True)
    try:
        _check_header(file, reader.fieldnames or (), columns)
        return [(reader.line_num, _row(file, reader.line_num, row)) for row in reader]
    except csv.Error as error:
        raise DataError(file, reader.line_num, f"not a CSV line: {error}") from None


def read_text(file: Path) -> str:
    """Return the text of a UTF-8 file of reasonable size.

    Raises:
        DataError: if it is missing, too large, marked by a spreadsheet, or not UTF-8.
    """
    try:
        if file.stat().st_size > MAX_BYTES:
            raise DataError(file, None, f"larger than {MAX_BYTES} bytes; that is no file of this kind")
        raw = file.read_bytes()
    except OSError as error:
        raise DataError(file, None, f"cannot be read ({error.strerror or error})") from None
    if raw.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        raise DataError(
            file, 1, "starts with a byte-order mark; save it as plain UTF-8 with commas, without BOM"
        )
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DataError(file, line, "is not UTF-8 text; save the file in the UTF-8 encoding") from None


def _check_header(file: Path, found: Sequence[str], wanted: Sequence[str]) -> None:
    for column in wanted:
        if column not in found:
            raise DataError(file, 1, f"column '{column}' is missing; wanted: {', '.join(wanted)}")
    for column in found:
        if column not in wanted:
            raise DataError(file, 1, f"column {column[:MAX_SHOWN]!r} is unknown; wanted: {', '.join(wanted)}")
    if len(found) != len(wanted):
        raise DataError(file, 1, f"a column appears twice; wanted: {', '.join(wanted)}")


def _row(file: Path, line: int, row: dict[str | None, str | list[str] | None]) -> dict[str, str]:
    values = {key: value for key, value in row.items() if isinstance(key, str) and isinstance(value, str)}
    if len(values) != len(row):
        raise DataError(file, line, "has another number of fields than the first line")
    for column, value in values.items():
        if len(value) > MAX_FIELD:
            raise DataError(file, line, f"{column} is longer than {MAX_FIELD} characters")
    return values


def whole(file: Path, line: int, row: Mapping[str, str], column: str, low: int, high: int) -> int:
    """Return a field that must be a whole number from ``low`` to ``high``.

    Raises:
        DataError: if it is anything else.
    """
    text = row[column]
    if not _WHOLE.fullmatch(text) or not low <= int(text) <= high:
        raise DataError(file, line, f"{column} {text!r} is not a whole number from {low} to {high}")
    return int(text)


def known(file: Path, line: int, row: Mapping[str, str], column: str, names: Collection[str]) -> str:
    """Return a field that must be one of the names.

    Raises:
        DataError: if it is not; says which name may be meant.
    """
    text = row[column]
    if text not in names:
        raise DataError(
            file, line, f"{column} {text[:MAX_SHOWN]!r} is unknown; {english_suggestion(text, names)}"
        )
    return text
