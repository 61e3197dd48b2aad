"""Reads a TOML data file so that every fault is reported with file, line and reason."""

import re
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from afrikan.errors import DataError, english_suggestion
from afrikan.quote import quoted


class TomlFile:
    """A parsed TOML file that knows where its names stand.

    Attributes:
        path: the file.
        table: its parsed content.
    """

    def __init__(self, path: Path) -> None:
        """Read and parse the file.

        Args:
            path: the TOML file.

        Raises:
            DataError: if it is missing, not UTF-8 or not TOML.
        """
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
            self.table: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(path, _line_of_message(str(error)), f"this is not valid TOML: {error}") from None
        except UnicodeDecodeError as error:
            raise DataError(path, None, f"the file must be UTF-8 text: {error}") from None
        except FileNotFoundError:
            raise DataError(path, None, "the file is missing") from None

    def line(self, *words: str) -> int | None:
        """Return the line where the words stand one after the other, the first as a heading if it is one."""
        position, found = 0, False
        for number, word in enumerate(words):
            patterns = [rf"(?<!\w){re.escape(word)}(?!\w)"]
            if number == 0:
                patterns.insert(0, rf"^\[+{re.escape(word)}(?!\w)")
            matches = (re.compile(p, re.MULTILINE).search(self.text, position) for p in patterns)
            match = next((m for m in matches if m), None)
            if match:
                position, found = match.start(), True
        return self.text.count("\n", 0, position) + 1 if found else None

    def fail(self, reason: str, *words: str) -> DataError:
        """Return the error for a fault that stands near the given words."""
        return DataError(self.path, self.line(*words), reason)

    def get(self, table: Mapping[str, Any], key: str, kind: type, where: tuple[str, ...]) -> Any:
        """Return a required entry of the given type.

        Raises:
            DataError: if it is missing or of another type.
        """
        name = ".".join(where)
        if key not in table:
            raise self.fail(f"{name} lacks '{key}'", *where)
        value = table[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(f"{name}.{key} must be {_WORDS[kind]}, not {quoted(value)}", *where, key)
        return value

    def words(self, table: Mapping[str, Any], key: str, where: tuple[str, ...]) -> dict[str, str]:
        """Return a text by language; English must be there and no text may be empty."""
        texts = self.get(table, key, dict, where)
        for language, text in ({"en": None} | texts).items():
            if not isinstance(text, str) or not text.strip():
                raise self.fail(f"{'.'.join(where)} needs a sentence in '{key}.{language}'", *where, key)
        return dict(texts)

    def names(self, table: Mapping[str, Any], key: str, where: tuple[str, ...]) -> tuple[str, ...]:
        """Return a required list of distinct words."""
        items = self.get(table, key, list, where)
        for item in items:
            if not isinstance(item, str) or items.count(item) > 1:
                raise self.fail(
                    f"{'.'.join(where)}.{key} must list distinct words, not {quoted(item)}", *where, key
                )
        return tuple(items)

    def known(self, name: str, known: Collection[str], what: str, where: tuple[str, ...]) -> None:
        """Refuse a name that is not among the known ones."""
        if name not in known:
            hint = english_suggestion(name, known)
            raise self.fail(f"{'.'.join(where)} names an unknown {what} '{name}'; {hint}", *where, name)

    def only(self, table: Mapping[str, Any], allowed: Collection[str], where: tuple[str, ...]) -> None:
        """Refuse entries that nothing reads, such as a mistyped key."""
        for key in table:
            if key not in allowed:
                place = ".".join(where) or "the file"
                reason = f"{place} has an unknown entry '{key}'; {english_suggestion(key, allowed)}"
                raise self.fail(reason, *where, key)


_WORDS: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    float: "a number with a decimal point",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def _line_of_message(message: str) -> int | None:
    found = re.search(r"at line (\d+)", message)
    return int(found.group(1)) if found else None
