"""The page's side of the board: modules that are joined into the one module a notebook loads."""

import re
from functools import cache
from pathlib import Path

SECTIONS = (
    "dom",
    "theme",
    "picture",
    "spots",
    "camera",
    "pointer",
    "keys",
    "menu",
    "info",
    "travel",
    "toolbar",
    "legend",
    "board",
)
"""The modules in an order in which each uses only earlier ones."""

_IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


@cache
def module_text() -> str:
    """Return the sections as one ES module: joined, without their imports of each other.

    >>> module_text().count("export ")
    1
    """
    return joined(*(section(name) for name in SECTIONS))


def section(name: str) -> Path:
    """Return the file of a section."""
    return Path(__file__).with_name(f"{name}.js")


def joined(*files: Path) -> str:
    """Return modules as one ES module, in an order in which each uses only earlier ones."""
    return "\n".join(_EXPORT.sub("", _IMPORT.sub("", file.read_text("utf-8"))) for file in files)
