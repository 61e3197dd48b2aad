"""Where a rule or a reading is written: the list of sources and citations from it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from afrikan.language import LANGUAGES, WORDINGS, translated
from afrikan.paths import data_path
from afrikan.quote import quoted
from afrikan.tomlfile import TomlFile

KINDS = ("rulebook", "public", "our decision")

PlaceWords = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """A text that rules are cited from.

    Attributes:
        id: short name used in the data files.
        title: what a reader sees, per language.
        kind: ``rulebook``, ``public`` or ``our decision``.
        year: year of the text, if known.
        address: where it can be read, if it is public.
    """

    id: str
    title: Mapping[str, str]
    kind: str
    year: int | None
    address: str | None


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a source.

    Attributes:
        source: the source.
        place: heading, page or, for our own decisions, the reason; in English.
    """

    source: Source
    place: str

    def text(self, lang: str) -> str:
        """Return title and place as one phrase in a language."""
        joint = ": " if self.source.kind == "our decision" else ", "
        return f"{translated(self.source.title, lang)}{joint}{place_words(self.place, lang)}"

    def __str__(self) -> str:
        """Return title and place as one phrase in English."""
        return self.text("en")


def cite(citations: Iterable[Citation], lang: str) -> str:
    """Return citations as one phrase in a language."""
    return "; ".join(citation.text(lang) for citation in citations)


def load_sources(file: TomlFile) -> MappingProxyType[str, Source]:
    """Read and check a list of sources.

    Raises:
        DataError: if an entry is incomplete or of an unknown kind.
    """
    result = {}
    for key, table in file.table.items():
        where = (key,)
        file.get(file.table, key, dict, ("sources",))
        file.only(table, ("title", "kind", "year", "address"), where)
        kind = file.get(table, "kind", str, where)
        file.known(kind, KINDS, "kind", where)
        year = file.get(table, "year", int, where) if "year" in table else None
        address = file.get(table, "address", str, where) if "address" in table else None
        result[key] = Source(key, file.words(table, "title", where), kind, year, address)
    return MappingProxyType(result)


@cache
def sources() -> MappingProxyType[str, Source]:
    """Return every source by its short name."""
    return load_sources(TomlFile(data_path("rules", "sources.toml")))


def load_places(file: TomlFile) -> PlaceWords:
    """Read and check the translations of places in the sources and of those who hold a reading.

    Raises:
        DataError: if a translation is missing or empty, or in an unknown language.
    """
    for place in file.table:
        texts = {"en": place} | file.get(file.table, place, dict, ("places",))
        file.only(texts, WORDINGS, (place,))
        file.words({place: texts}, place, (place,))
        for lang in LANGUAGES:
            file.get(texts, lang, str, (place,))
    return MappingProxyType(file.table)


@cache
def places() -> PlaceWords:
    """Return the translations by the English text."""
    return load_places(TomlFile(data_path("rules", "places.toml")))


def place_words(english: str, lang: str) -> str:
    """Return a place, or who holds a reading, in a language; an own name stays as it is.

    >>> place_words("p. 10", "sv"), place_words("Lunkio", "sv")
    ('s. 10', 'Lunkio')
    """
    return translated({"en": english, **places().get(english, {})}, lang)


def read_citations(
    file: TomlFile, table: dict[str, Any], key: str, where: tuple[str, ...]
) -> tuple[Citation, ...]:
    """Return the citations in one entry of a data file.

    Raises:
        DataError: if there are none, or one lacks its place or names an unknown source.
    """
    entries = file.get(table, key, list, where)
    if not entries:
        raise file.fail(f"{'.'.join(where)} needs at least one entry in '{key}'", *where, key)
    citations = []
    for entry in entries:
        if not isinstance(entry, dict):
            raise file.fail(f"{'.'.join(where)}.{key} must hold tables, not {quoted(entry)}", *where, key)
        file.only(entry, ("source", "place"), (*where, key))
        name = file.get(entry, "source", str, (*where, key))
        file.known(name, sources(), "source", where)
        place = file.get(entry, "place", str, (*where, key))
        citations.append(Citation(sources()[name], place))
    return tuple(citations)
