"""A game as readable text: a heading, entries of one line each, then the actions, a turn a line."""

from collections.abc import Callable, Collection
from typing import Any

from afrikan.errors import SaveError, suggestion
from afrikan.history.saved import LARGEST, parse_json
from afrikan.quote import quoted


def read_lines(
    text: object,
    headings: tuple[str, ...],
    entries: Collection[str],
    split: Callable[[str], list[str]],
) -> tuple[dict[str, Any], list[str]]:
    """Return the entries and the actions of a game's text.

    Args:
        text: the text.
        headings: the first lines that can be read, the newest last; each ends with a version.
        entries: the words that may begin a line before the actions; of these ``player`` may come often, and
            ``rules`` is followed by plain text, every other by JSON.
        split: gives the actions in what stands after the colon of a turn's line.

    Raises:
        SaveError: if a line cannot be read.
    """
    if not isinstance(text, str) or len(text) > LARGEST:
        raise SaveError("text_kind", most=LARGEST, value=quoted(text))
    lines = text.strip().splitlines()
    _check_heading(lines[0].strip() if lines else "", headings)
    table: dict[str, Any] = {"players": []}
    actions: list[str] = []
    for number, line in enumerate(lines[1:], start=2):
        if line[:1].isdigit():
            actions += split(line.partition(":")[2].strip())
        elif line.strip():
            _read_entry(line, number, table, entries)
    return table, actions


def heading_of(text: object) -> str:
    """Return the heading of a game's text without the version; empty if there is none.

    >>> heading_of("afrikan island 1")
    'afrikan island'
    """
    lines = text.strip().splitlines() if isinstance(text, str) else []
    return lines[0].strip().rpartition(" ")[0] if lines else ""


def check_entries(table: dict[str, Any], entries: Collection[str]) -> None:
    """Refuse a table that lacks an entry.

    Raises:
        SaveError: naming it.
    """
    for key in entries:
        if key not in table:
            raise SaveError("text_entry_missing", entry=key)


def _check_heading(heading: str, headings: tuple[str, ...]) -> None:
    if heading in headings:
        return
    word, _, version = heading.rpartition(" ")
    if word == headings[-1].rpartition(" ")[0] and version.isdecimal():
        raise SaveError("text_newer", heading=quoted(heading), known=quoted(headings[-1]))
    raise SaveError("text_heading", heading=headings[0], value=quoted(heading))


def _read_entry(line: str, number: int, table: dict[str, Any], entries: Collection[str]) -> None:
    key, _, value = line.partition(" ")
    if key not in entries:
        hint = suggestion(key, entries)
        raise SaveError("text_entry_unknown", line=number, entry=quoted(key), hint=hint)
    if key in table:
        raise SaveError("text_entry_twice", line=number, entry=key)
    if key == "player":
        policy, _, name = value.partition(" ")
        table["players"].append((name, policy))
    elif key == "rules":
        table[key] = value
    else:
        try:
            table[key] = parse_json(value)
        except SaveError:
            raise SaveError("text_entry_unreadable", line=number, entry=key, value=quoted(value)) from None
