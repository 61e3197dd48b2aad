"""The catalogue of options: every point on which the rulebooks differ, are silent or are argued over."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from afrikan.quote import quoted
from afrikan.rules.families import FAMILIES, STAR, Family
from afrikan.rules.sources import Citation, read_citations
from afrikan.tomlfile import TomlFile

Choice = str | int | tuple[int, ...]
Words = Mapping[str, str]

KINDS = ("choice", "integer", "integers")
_COMMON = ("part", "systems", "kind", "question", "legacy")
_OWN = {
    "choice": ("values",),
    "integer": ("min", "max", "known"),
    "integers": ("entries", "totals", "known"),
}


@dataclass(frozen=True, slots=True, eq=False)
class Requirement:
    """What a value needs elsewhere: ``option`` must have one of ``values``, and ``why``."""

    option: str
    values: tuple[str, ...]
    why: Words


@dataclass(frozen=True, slots=True, eq=False)
class Total:
    """What a tuple must add up to while ``option`` has ``value``, and ``why``."""

    total: int
    option: str
    value: str
    why: Words


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """One bounded integer: its name, its bounds and, if they need one, the reason."""

    name: str
    min: int
    max: int
    why: Words | None


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """One way to settle an option.

    Attributes:
        id: the value itself: an identifier, a number or a tuple of numbers.
        text: one sentence per language.
        held_by: the rulesets, editions and programs that hold it.
        citations: where it is written.
        implemented: whether it can be played already.
        requires: what it needs of other options.
    """

    id: Choice
    text: Words
    held_by: tuple[str, ...]
    citations: tuple[Citation, ...]
    implemented: bool
    requires: tuple[Requirement, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One question that a ruleset answers.

    Attributes:
        id: its name.
        part: the part of the rules it belongs to.
        systems: the rule systems in which it matters.
        kind: ``choice``, ``integer`` or ``integers``.
        question: the question per language.
        legacy: what a save from before the option means.
        values: the values to choose from, or those known of a number.
        entries: name and bounds of each number; empty for a choice.
        totals: what the numbers must add up to.
    """

    id: str
    part: str
    systems: tuple[str, ...]
    kind: str
    question: Words
    legacy: Choice
    values: tuple[Value, ...]
    entries: tuple[Entry, ...]
    totals: tuple[Total, ...]

    @property
    def playable(self) -> tuple[Value, ...]:
        """The values that can be played already."""
        return tuple(value for value in self.values if value.implemented)

    def value(self, choice: Choice) -> Value | None:
        """Return the catalogued value equal to a choice, if there is one."""
        return next((value for value in self.values if value.id == choice), None)

    def number(self, choice: Choice) -> int:
        """Return the integer by which the kernel knows a value of a choice."""
        return [value.id for value in self.values].index(choice)


@cache
def catalogue(family: str = STAR.name) -> Mapping[str, Option]:
    """Return every option of a family of games by its id, in the order of the catalogue.

    Args:
        family: one of ``FAMILIES``.

    Raises:
        DataError: if the catalogue's file is damaged.
    """
    return load_catalogue(TomlFile(FAMILIES[family].path("options.toml")), FAMILIES[family])


def load_catalogue(file: TomlFile, family: Family = STAR) -> Mapping[str, Option]:
    """Read and check a catalogue.

    Args:
        file: a parsed file such as ``options.toml``.
        family: the family whose options they are.

    Raises:
        DataError: if anything is missing, mistyped or refers to nothing.
    """
    options = {}
    for name in file.table:
        if not name.isidentifier() or name != name.lower():
            raise file.fail(f"an option's id must be lower snake_case, not '{name}'", name)
        options[name] = _option(file, name, file.get(file.table, name, dict, ("options",)), family)
    for option in options.values():
        _check_references(file, option, options)
    return MappingProxyType(options)


def _option(file: TomlFile, name: str, table: dict[str, Any], family: Family) -> Option:
    where = (name,)
    kind = file.get(table, "kind", str, where)
    file.known(kind, KINDS, "kind", where)
    file.only(table, (*_COMMON, *_OWN[kind]), where)
    part = file.get(table, "part", str, where)
    file.known(part, family.parts, "part", where)
    systems = file.names(table, "systems", where)
    for system in systems:
        file.known(system, family.systems, "system", where)
    option = Option(
        id=name,
        part=part,
        systems=systems,
        kind=kind,
        question=file.words(table, "question", where),
        legacy=as_choice(table.get("legacy", "")),
        values=_values(file, table, where) if kind == "choice" else _known(file, table, where),
        entries=_entries(file, table, kind, where),
        totals=_totals(file, table, where),
    )
    _check_numbers(file, option)
    return option


def as_choice(value: Any) -> Any:
    """Return a value read from a file with a list turned into a tuple."""
    return tuple(value) if isinstance(value, list) else value


def _values(file: TomlFile, table: dict[str, Any], where: tuple[str, ...]) -> tuple[Value, ...]:
    values = file.get(table, "values", dict, where)
    if len(values) < 2:
        raise file.fail(f"{where[0]} needs at least two values; a single one is a rule", *where)
    return tuple(_value(file, name, entry, (*where, "values", name)) for name, entry in values.items())


def _value(file: TomlFile, name: str, table: Any, where: tuple[str, ...]) -> Value:
    if not name.isidentifier() or name != name.lower() or not isinstance(table, dict):
        raise file.fail(f"a value's id must be a lower snake_case table, not '{name}'", *where)
    file.only(table, ("implemented", "text", "held_by", "sources", "requires"), where)
    return Value(
        id=name,
        text=file.words(table, "text", where),
        held_by=file.names(table, "held_by", where),
        citations=read_citations(file, table, "sources", where),
        implemented=file.get(table, "implemented", bool, where),
        requires=tuple(_requirement(file, entry, where) for entry in table.get("requires", [])),
    )


def _requirement(file: TomlFile, table: dict[str, Any], where: tuple[str, ...]) -> Requirement:
    inside = (*where, "requires")
    file.only(table, ("option", "values", "why"), inside)
    return Requirement(
        option=file.get(table, "option", str, inside),
        values=file.names(table, "values", inside),
        why=file.words(table, "why", inside),
    )


def _known(file: TomlFile, table: dict[str, Any], where: tuple[str, ...]) -> tuple[Value, ...]:
    values = []
    for entry in file.get(table, "known", list, where):
        inside = (*where, "known")
        file.only(entry, ("value", "text", "held_by", "sources"), inside)
        if "value" not in entry:
            raise file.fail(f"{where[0]}.known lacks 'value'", *inside)
        values.append(
            Value(
                id=as_choice(entry["value"]),
                text=file.words(entry, "text", inside),
                held_by=file.names(entry, "held_by", inside),
                citations=read_citations(file, entry, "sources", inside),
                implemented=True,
                requires=(),
            )
        )
    return tuple(values)


def _entries(file: TomlFile, table: dict[str, Any], kind: str, where: tuple[str, ...]) -> tuple[Entry, ...]:
    if kind == "choice":
        return ()
    if kind == "integer":
        return (_entry(file, table | {"name": where[0]}, where),)
    inside = (*where, "entries")
    return tuple(_entry(file, entry, inside) for entry in file.get(table, "entries", list, where))


def _entry(file: TomlFile, table: dict[str, Any], where: tuple[str, ...]) -> Entry:
    entry = Entry(
        name=file.get(table, "name", str, where),
        min=file.get(table, "min", int, where),
        max=file.get(table, "max", int, where),
        why=file.words(table, "why", where) if "why" in table else None,
    )
    if entry.min > entry.max:
        raise file.fail(f"{entry.name}: min {entry.min} is larger than max {entry.max}", *where, "min")
    return entry


def _totals(file: TomlFile, table: dict[str, Any], where: tuple[str, ...]) -> tuple[Total, ...]:
    inside = (*where, "totals")
    return tuple(
        Total(
            total=file.get(entry, "total", int, inside),
            option=file.get(entry, "option", str, inside),
            value=file.get(entry, "value", str, inside),
            why=file.words(entry, "why", inside),
        )
        for entry in table.get("totals", [])
    )


def _check_numbers(file: TomlFile, option: Option) -> None:
    """Refuse a legacy or known value that the option itself does not allow."""
    ids = [value.id for value in option.values]
    if option.kind == "choice":
        if option.legacy not in ids:
            file.known(str(option.legacy), [str(i) for i in ids], "legacy value", (option.id,))
        return
    for number in (option.legacy, *ids):
        if not in_bounds(option, number):
            raise file.fail(f"{option.id}: {quoted(number)} does not fit its bounds", option.id)


def in_bounds(option: Option, choice: object) -> bool:
    """Return whether numbers are as many, as typed and as large as an option allows."""
    if (option.kind == "integers") != isinstance(choice, tuple):
        return False
    numbers = choice if isinstance(choice, tuple) else (choice,)
    return len(numbers) == len(option.entries) and all(
        type(number) is int and entry.min <= number <= entry.max
        for number, entry in zip(numbers, option.entries, strict=True)
    )


def _check_references(file: TomlFile, option: Option, options: Mapping[str, Option]) -> None:
    """Refuse requirements and totals that name an option or value that is not there."""
    needs = [(need.option, need.values) for value in option.values for need in value.requires]
    needs += [(total.option, (total.value,)) for total in option.totals]
    for name, wanted in needs:
        file.known(name, options, "option", (option.id,))
        for value in wanted:
            ids = [str(known.id) for known in options[name].values]
            file.known(value, ids, f"value of {name}", (option.id,))
