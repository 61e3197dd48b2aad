"""What an expedition can take along: each thing helps in some terrains against one danger."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from afrikan.board.check import MAX_NAME
from afrikan.csvfile import Row, known, read_rows, whole
from afrikan.errors import DataError, english_suggestion
from afrikan.island.check import first_on
from afrikan.island.load import source_of
from afrikan.island.model import ground_id
from afrikan.island.words import TERRAINS, Ground
from afrikan.language import LANGUAGES
from afrikan.paths import data_path

LOST = "lost"
"""The danger of losing one's way, which costs no days but one's place."""
POINTS = 24
"""What each side may spend. Source: Rules of the island game, p. 2."""
MOST_ITEMS, MOST_USES, MOST_DAYS = 12, 9, 9
NAMES = tuple(f"name_{lang}" for lang in LANGUAGES)
ITEM_COLUMNS = ("id", *NAMES, "terrains", "cost", "uses", "protects", "against", "source")
DANGER_COLUMNS = ("id", *NAMES)
TERRAIN_IDS = {ground_id(terrain): terrain for terrain in TERRAINS}


@dataclass(frozen=True, slots=True)
class Item:
    """One equipment card.

    Args:
        id: the item's own name in the data.
        names: language to the name people read.
        terrains: where it can be used.
        cost: points out of ``POINTS``.
        uses: how often it can be used.
        protects: days of loss it protects against; 0 if it keeps one from getting lost.
        against: id of the danger.
        source: where the row comes from.
    """

    id: str
    names: Mapping[str, str] = field(hash=False)
    terrains: tuple[Ground, ...]
    cost: int
    uses: int
    protects: int
    against: str
    source: str = ""

    def __post_init__(self) -> None:
        """Close the names against later change."""
        object.__setattr__(self, "names", MappingProxyType(dict(self.names)))

    def __reduce__(self) -> tuple[object, ...]:
        """Return the parts that a pickled item is rebuilt from."""
        parts = (self.id, dict(self.names), self.terrains, self.cost, self.uses, self.protects)
        return Item, (*parts, self.against, self.source)


@dataclass(frozen=True)
class Equipment:
    """The equipment cards of one side, and the dangers they help against.

    Attributes:
        items: the cards, in the order of the data.
        dangers: id of each danger to its names by language.
        file: what to call the data in an error about cards that name an item.

    >>> equipment = Equipment.load()
    >>> len(equipment.items), equipment.items[0].names["fi"]
    (9, 'viidakkoveitsi')
    """

    items: tuple[Item, ...]
    dangers: Mapping[str, Mapping[str, str]] = field(hash=False)
    file: str = field(default="equipment.csv", compare=False)

    @classmethod
    def load(cls, file: Path | None = None, danger_file: Path | None = None) -> "Equipment":
        """Return the equipment of two files; of those that come with the package where one is left out.

        Raises:
            DataError: naming file, line and reason.
        """
        file = file or data_path("island", "equipment.csv")
        dangers = _dangers(danger_file or data_path("island", "dangers.csv"))
        rows = read_rows(file, ITEM_COLUMNS)
        if not 1 <= len(rows) <= MOST_ITEMS:
            raise DataError(file, None, f"{len(rows)} items; each side has 1 to {MOST_ITEMS}")
        _check_ids(file, rows)
        return cls(tuple(_item(file, line, row, dangers) for line, row in rows), dangers, str(file))

    def __reduce__(self) -> tuple[object, ...]:
        """Return the parts that pickled equipment is rebuilt from."""
        dangers = {danger: dict(names) for danger, names in self.dangers.items()}
        return Equipment, (self.items, dangers, self.file)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The number of each item, by id: its position in ``items``."""
        return MappingProxyType({item.id: number for number, item in enumerate(self.items)})


def _dangers(file: Path) -> Mapping[str, Mapping[str, str]]:
    rows = read_rows(file, DANGER_COLUMNS)
    _check_ids(file, rows)
    return {row["id"]: _names(file, line, row) for line, row in rows}


def _check_ids(file: Path, rows: list[Row]) -> None:
    seen: dict[str, int] = {}
    for line, row in rows:
        name = row["id"]
        if not (name.isidentifier() and name.isascii() and name.islower() and len(name) <= MAX_NAME):
            reason = f"id {name[:MAX_NAME]!r} is not a word of a-z, 0-9 and _ that begins with a letter"
            raise DataError(file, line, reason)
        if name in seen:
            raise DataError(file, line, f"the id '{name}' appears twice{first_on(seen[name])}")
        seen[name] = line


def _names(file: Path, line: int, row: Mapping[str, str]) -> Mapping[str, str]:
    for column in NAMES:
        name = row[column]
        if not name.strip() or not name.isprintable() or len(name) > MAX_NAME:
            raise DataError(file, line, f"{column} must be a text of 1 to {MAX_NAME} printable characters")
    return {lang: row[f"name_{lang}"] for lang in LANGUAGES}


def _item(file: Path, line: int, row: Mapping[str, str], dangers: Mapping[str, object]) -> Item:
    against = known(file, line, row, "against", dangers)
    protects = whole(file, line, row, "protects", 0, MOST_DAYS)
    if (protects == 0) != (against == LOST):
        reason = "an item protects 0 days exactly if it helps against 'lost', which costs no days"
        raise DataError(file, line, f"protects {protects} against '{against}'; {reason}")
    cost, uses = whole(file, line, row, "cost", 1, POINTS), whole(file, line, row, "uses", 1, MOST_USES)
    names, terrains = _names(file, line, row), _terrains(file, line, row["terrains"])
    return Item(row["id"], names, terrains, cost, uses, protects, against, source_of(file, line, row))


def _terrains(file: Path, line: int, text: str) -> tuple[Ground, ...]:
    words = text.split()
    for word in words:
        if word not in TERRAIN_IDS:
            hint = english_suggestion(word, TERRAIN_IDS)
            raise DataError(file, line, f"terrain {word[:MAX_NAME]!r} is unknown; {hint}")
    if not words or len(set(words)) < len(words):
        raise DataError(file, line, "terrains must name at least one terrain, each once, with spaces between")
    return tuple(TERRAIN_IDS[word] for word in words)
