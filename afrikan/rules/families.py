"""The families of games: each has options, rules and presets of its own; citations and sources are shared."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from afrikan.paths import data_path


@dataclass(frozen=True, slots=True)
class Family:
    """Games that share one catalogue of options.

    Attributes:
        name: its id.
        parts: the parts of its rules, in the order of the rulebooks.
        systems: its rule systems.
        folder: where its files are, below ``rules``.
    """

    name: str
    parts: tuple[str, ...]
    systems: tuple[str, ...]
    folder: tuple[str, ...]

    def path(self, *parts: str) -> Path:
        """Return the path of a file or folder of its rules."""
        return data_path("rules", *self.folder, *parts)


STAR = Family(
    name="star",
    parts=("money", "setup", "turn", "opening", "effects", "hazards", "sea", "air", "end"),
    systems=("finnish", "swedish", "expedition"),
    folder=(),
)
ISLAND = Family(
    name="island",
    parts=("start", "day", "events", "lost", "clues", "treasure"),
    systems=("island",),
    folder=("island",),
)
FAMILIES: Mapping[str, Family] = MappingProxyType({family.name: family for family in (STAR, ISLAND)})
