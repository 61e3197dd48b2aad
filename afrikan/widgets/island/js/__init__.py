"""The page's side of the map: modules of its own, joined with those of the board that fit it."""

from functools import cache
from pathlib import Path

from afrikan.widgets.js import joined, section

SHARED = ("dom", "theme", "camera", "pointer", "keys", "toolbar")
"""What the map has in common with the board, in an order in which each uses only earlier ones."""
OWN = ("hexes", "hex_keys", "island")


@cache
def module_text() -> str:
    """Return the sections as one ES module.

    >>> module_text().count("export ")
    1
    """
    own = (Path(__file__).with_name(f"{name}.js") for name in OWN)
    return joined(*map(section, SHARED), *own)
