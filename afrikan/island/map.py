"""The island as a value: its hexes by number, their neighbours, forts, sites and clue cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import IO, Any

from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.island.check import check_hexes
from afrikan.island.check_clues import check_clues
from afrikan.island.hexes import At, around, distance
from afrikan.island.load import MapParts, load_parts
from afrikan.island.model import FORT_LABELS, SITE_LABELS, Card, Clue, Hex, ground_id
from afrikan.island.recipe import Recipe
from afrikan.island.save import save_parts
from afrikan.paths import data_path, is_folder
from afrikan.quote import quoted

__all__ = ["Clue", "Hex", "IslandMap", "shipped_maps"]

SEA = 0
"""The number of everything that is not land; the hexes are numbered from 1."""
_COORDINATES = re.compile(r"([0-9]{1,4})\.([0-9]{1,4})", re.ASCII)


@dataclass(frozen=True, repr=False, eq=False)
class IslandMap:
    """An island: hexes of land, eight forts, treasure sites with their clue cards.

    Build one with :meth:`load`, :meth:`from_parts` or ``generate``, which check it; maps on which the same
    game is played are equal, whatever they are called.

    Attributes:
        name: short name, such as ``"classic"``.
        title: what people call the map, by language.
        label: where the data comes from, shown with every result; ``"reconstruction"`` for a made-up map.
        recipe: what it was generated from, or None.
        hexes: the land from north to south, then west to east; a hex's number is its place here, from 1.
        clues: the card of each treasure site: eight clues in the order of the forts A1 to A6, B1, B2.
        clue_sources: where each card comes from.
        licence: licence of the data.
        credit: whom to credit for the data.

    >>> island = IslandMap.load("small")
    >>> len(island.hexes), len(island.forts), len(island.sites)
    (120, 8, 12)
    """

    name: str
    title: Mapping[str, str]
    label: str
    recipe: Recipe | None
    hexes: tuple[Hex, ...]
    clues: Mapping[str, Card]
    clue_sources: Mapping[str, str] = field(default_factory=dict)
    licence: str = ""
    credit: str = ""

    @classmethod
    def load(cls, name_or_path: str | Path = "classic") -> IslandMap:
        """Return a map that comes with the package, or one from a folder of your own.

        Args:
            name_or_path: ``"classic"``, ``"small"``, or a folder with ``hexes.csv`` and ``clues.csv``.

        Raises:
            AfrikanError: if there is no such map.
            DataError: if its data is faulty; names file, line and reason.
        """
        shipped = shipped_maps()
        if isinstance(name_or_path, str) and name_or_path in shipped:
            return _load_shipped(name_or_path)
        if isinstance(name_or_path, str | Path) and is_folder(name_or_path):
            folder = Path(name_or_path)
            return _from_parts(folder.resolve().name, load_parts(folder))
        hint = suggestion(name_or_path, shipped)
        raise AfrikanError("island_map_unknown", map=quoted(str(name_or_path)), hint=hint)

    @classmethod
    def from_parts(
        cls,
        hexes: Iterable[Hex],
        clues: Mapping[str, Card],
        *,
        name: str = "custom",
        title: Mapping[str, str] | None = None,
        about: Mapping[str, str] | None = None,
        recipe: Recipe | None = None,
        clue_sources: Mapping[str, str] | None = None,
    ) -> IslandMap:
        """Return a map built from hexes and clue cards.

        Args:
            hexes: the land, in any order.
            clues: the card of each treasure site, by label.
            name: short name.
            title: what people call the map, by language; the name if left out.
            about: ``label``, ``licence`` and ``credit`` of the data.
            recipe: what the map was generated from.
            clue_sources: where each card comes from, by label.

        Raises:
            DataError: if they do not make an island; the same checks as for files.
        """
        land = tuple(hexes)
        check_hexes(f"map '{name}'", [(None, place) for place in land])
        check_clues(f"map '{name}'", [(None, site, card) for site, card in clues.items()], land)
        parts = MapParts(land, clues, clue_sources or {}, title or {}, about or {}, recipe)
        return _from_parts(name, parts)

    def save(self, folder: str | Path) -> None:
        """Write the map into a folder, from where :meth:`load` reads it."""
        about = {"label": self.label, "licence": self.licence, "credit": self.credit}
        parts = MapParts(self.hexes, self.clues, self.clue_sources, self.title, about, self.recipe)
        save_parts(parts, Path(folder))

    def svg(self, lang: str | None = None, **options: Any) -> str:
        """Return the map as an SVG picture.

        Args:
            lang: language of the words; the session's if left out.
            options: as for ``afrikan.draw.island.island_svg``.
        """
        from afrikan.draw.island import island_svg

        return island_svg(self, lang, **options)

    def pdf(self, file: str | Path | IO[bytes], lang: str | None = None, paper: str = "A4") -> None:
        """Write the players' maps to print: one page with north up, one with north down.

        Args:
            file: path, or a file open for writing bytes.
            lang: language of the words; the session's if left out.
            paper: ``"A4"``, ``"A3"`` or ``"letter"``.

        Raises:
            AfrikanError: if the paper is not known.
        """
        from afrikan.draw.island import island_pdf

        island_pdf(self, file, lang, paper)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return f'<figure style="margin:0">{self.svg()}</figure>'

    def __repr__(self) -> str:
        """Return name, title, label and counts in words."""
        label = f" ({self.label})" if self.label else ""
        return (
            f"<IslandMap {self.name}: {self.title.get('en', self.name)}{label}; {len(self.hexes)} hexes, "
            f"{len(self.forts)} forts, {len(self.sites)} treasure sites>"
        )

    def __eq__(self, other: object) -> bool:
        """Tell whether the same game is played on another map."""
        if not isinstance(other, IslandMap):
            return NotImplemented
        return self.hexes == other.hexes and self.clues == other.clues

    def __hash__(self) -> int:
        """Return the hash of the content."""
        return hash(self.checksum)

    def __reduce__(self) -> tuple[object, ...]:
        """Return the parts that a pickled map is rebuilt from."""
        parts = (self.name, dict(self.title), self.label, self.recipe, self.hexes, dict(self.clues))
        return IslandMap, (*parts, dict(self.clue_sources), self.licence, self.credit)

    @cached_property
    def checksum(self) -> str:
        """Twelve hexadecimal digits that tell maps apart on which another game is played."""
        hexes = [f"{place.q},{place.r},{ground_id(place.ground)},{place.label}" for place in self.hexes]
        cards = [f"{site},{','.join(map(str, card))}" for site, card in self.clues.items()]
        return sha256("\n".join(hexes + cards).encode()).hexdigest()[:12]

    @cached_property
    def index(self) -> Mapping[At, int]:
        """The number of each hex of land, by axial coordinates."""
        return MappingProxyType({place.at: number for number, place in enumerate(self.hexes, start=1)})

    @cached_property
    def grounds(self) -> tuple[int, ...]:
        """The ground of each number, the sea's first."""
        return SEA, *(int(place.ground) for place in self.hexes)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each number the six numbers next to it in the order of ``Direction``; the sea's row is 0."""
        rows = (tuple(self.index.get(at, SEA) for at in around(place.at)) for place in self.hexes)
        return (SEA,) * 6, *rows

    @cached_property
    def forts(self) -> Mapping[str, int]:
        """The number of each fort, by label, in the order of the labels."""
        return self._numbers(FORT_LABELS)

    @cached_property
    def sites(self) -> Mapping[str, int]:
        """The number of each treasure site, by label, in the order of the labels."""
        return self._numbers(SITE_LABELS)

    def name_of(self, number: int) -> str:
        """Return a hex's column and row on the printed map, both counted from 1.

        Args:
            number: of a hex of land, from 1.

        Raises:
            AfrikanError: if there is no such hex.
        """
        check_whole(Phrase("the_hex"), number, 1, len(self.hexes))
        column, row = self._printed(self.hexes[number - 1].at)
        return f"{column:02}.{row:02}"

    def number(self, text: str) -> int:
        """Return the number of a hex from its column and row, or from its label.

        Args:
            text: such as ``"17.05"`` or ``"B4"``, in capitals or not.

        Raises:
            AfrikanError: if there is no such hex of land; says what would be right.
        """
        wanted = str(text).strip()
        labelled = self.forts.get(wanted.upper()) or self.sites.get(wanted.upper())
        if labelled:
            return labelled
        found = _COORDINATES.fullmatch(wanted)
        if not found:
            labels = (*self.forts, *self.sites)
            hint = suggestion(wanted.upper(), labels, Phrase("hex_as", name=self.name_of(1), last=labels[-1]))
            raise AfrikanError("hex_unknown", hex=quoted(wanted), hint=hint)
        return self._at_printed(int(found[1]), int(found[2]), wanted)

    def _at_printed(self, column: int, row: int, wanted: str) -> int:
        """Return the number of the hex in a column and a row of the printed map."""
        q = column - 1 + self._origin[0]
        at = (q, row - 1 + self._origin[1] - (column - 1) // 2)
        if at in self.index:
            return self.index[at]
        columns, rows = (max(part) for part in zip(*map(self._printed, self.index), strict=True))
        if not (1 <= column <= columns and 1 <= row <= rows):
            raise AfrikanError("hex_outside", hex=wanted, columns=columns, rows=rows)
        near = min(self.index, key=lambda land: (distance(land, at), self.index[land]))
        raise AfrikanError("hex_at_sea", hex=wanted, near=self.name_of(self.index[near]))

    @cached_property
    def _origin(self) -> At:
        """The westernmost column, and the northernmost row counted along it."""
        west = min(q for q, _ in self.index)
        return west, min(r + (q - west) // 2 for q, r in self.index)

    def _printed(self, at: At) -> tuple[int, int]:
        """Return column and row from 1: every second column stands half a hex lower."""
        q, r = at[0] - self._origin[0], at[1] - self._origin[1]
        return q + 1, r + q // 2 + 1

    def _numbers(self, labels: Iterable[str]) -> Mapping[str, int]:
        found = {place.label: number for number, place in enumerate(self.hexes, start=1) if place.label}
        return MappingProxyType({label: found[label] for label in labels if label in found})


def _from_parts(name: str, parts: MapParts) -> IslandMap:
    """Return the map of checked parts, its hexes from north to south, its cards in the order of labels."""
    cards = {site: tuple(parts.clues[site]) for site in SITE_LABELS if site in parts.clues}
    return IslandMap(
        name,
        MappingProxyType(dict(parts.title) or {"en": name}),
        parts.about.get("label", ""),
        parts.recipe,
        tuple(sorted(parts.hexes, key=lambda place: (2 * place.r + place.q, place.q))),
        MappingProxyType(cards),
        MappingProxyType(dict(parts.clue_sources)),
        parts.about.get("licence", ""),
        parts.about.get("credit", ""),
    )


def shipped_maps() -> tuple[str, ...]:
    """Return the names of the maps that come with the package.

    >>> shipped_maps()
    ('classic', 'small')
    """
    return tuple(sorted(file.parent.name for file in data_path("island").glob("*/hexes.csv")))


@lru_cache(maxsize=8)
def _load_shipped(name: str) -> IslandMap:
    return _from_parts(name, load_parts(data_path("island", name)))
