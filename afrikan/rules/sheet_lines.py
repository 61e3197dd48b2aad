"""Reads the lines of the rule sheet and makes sure that every ruleset finds those it needs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from string import Formatter
from types import MappingProxyType
from typing import Any

from afrikan.language import LANGUAGES, WORDINGS
from afrikan.paths import data_path
from afrikan.quote import quoted
from afrikan.rules.catalogue import Choice, Entry, Words, catalogue
from afrikan.rules.registry import registry
from afrikan.tomlfile import TomlFile

Facts = Mapping[str, str | int]
Conditions = Mapping[str, tuple[str | int, ...]]
_ENTRIES = ("choice", "when", "unless", "joined", "silent", "lead", "text", "options", "rules")


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One or two sentences of the sheet.

    Attributes:
        id: section and name.
        choice: the group of lines of which exactly one applies; empty if it stands alone.
        when: values that options must have, all of them.
        unless: values that options must not all have.
        joined: whether it continues the paragraph of the line before it.
        lead: the words the paragraph begins with, set apart; may be empty.
        text: the sentences per language; empty if the line only completes its choice.
        options: the options it speaks for.
        rules: the registered rules it speaks for.
    """

    id: str
    choice: str
    when: Conditions
    unless: Conditions
    joined: bool
    lead: Words
    text: Words
    options: tuple[str, ...]
    rules: tuple[str, ...]

    def applies(self, facts: Facts) -> bool:
        """Tell whether the line belongs on the sheet of a ruleset with these facts."""
        excepted = bool(self.unless) and _hold(self.unless, facts)
        return _hold(self.when, facts) and not excepted


@dataclass(frozen=True, slots=True, eq=False)
class Moot:
    """A reason why an option changes nothing while other options have certain values."""

    option: str
    when: Conditions
    why: str

    def holds(self, facts: Facts) -> bool:
        """Tell whether the option changes nothing in a ruleset with these facts."""
        return _hold(self.when, facts)


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """A heading per language and the lines below it."""

    id: str
    heading: Words
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, eq=False)
class SheetLines:
    """Everything that the sheets of all rulesets are made from."""

    sections: tuple[Section, ...]
    moot: tuple[Moot, ...]


def _hold(conditions: Conditions, facts: Facts) -> bool:
    return all(facts[name] in values for name, values in conditions.items())


def facts_of(values: Mapping[str, Choice]) -> Facts:
    """Return what conditions and braces may name: each value, and each number of a tuple by its own name.

    >>> from afrikan.rules import Ruleset
    >>> facts_of(Ruleset.preset("fan").values)["gem_values_ruby"]
    1000
    """
    facts: dict[str, str | int] = {}
    for name, value in values.items():
        if isinstance(value, tuple):
            entries = catalogue()[name].entries
            facts |= {f"{name}_{e.name}": number for e, number in zip(entries, value, strict=True)}
        else:
            facts[name] = value
    return facts


@cache
def _entries() -> Mapping[str, tuple[str, Entry | None]]:
    """Return the option behind every fact, and the bounds of the fact if it is a number."""
    found: dict[str, tuple[str, Entry | None]] = {}
    for option in catalogue().values():
        if option.kind == "integers":
            found |= {f"{option.id}_{entry.name}": (option.id, entry) for entry in option.entries}
        else:
            found[option.id] = (option.id, option.entries[0] if option.entries else None)
    return MappingProxyType(found)


@cache
def sheet_lines() -> SheetLines:
    """Return the lines of the rule sheet.

    Raises:
        DataError: if their file is damaged.
    """
    return load_sheet(TomlFile(data_path("rules", "sheet.toml")))


def load_sheet(file: TomlFile) -> SheetLines:
    """Read and check the lines of the rule sheet.

    Args:
        file: a parsed file such as ``sheet.toml``.

    Raises:
        DataError: if a line is incomplete, names something unknown, differs between languages, or if a
            ruleset would find none or several lines of one choice.
    """
    names = [name for name in file.table if name != "moot"]
    sections = tuple(_section(file, name, file.get(file.table, name, dict, (name,))) for name in names)
    _check_choices(file, [line for section in sections for line in section.lines])
    moots = file.get({"moot": []} | file.table, "moot", list, ("moot",))
    return SheetLines(sections, tuple(_moot(file, table) for table in moots))


def _section(file: TomlFile, name: str, table: dict[str, Any]) -> Section:
    heading = _words(file, table, "heading", (name,))
    lines = tuple(
        _line(file, f"{name}.{key}", file.get(table, key, dict, (name,))) for key in table if key != "heading"
    )
    if not lines or lines[0].joined:
        raise file.fail(f"{name} must begin with a line that is not joined to another", name)
    return Section(name, heading, lines)


def _line(file: TomlFile, name: str, table: dict[str, Any]) -> Line:
    where = (name,)
    file.only(table, _ENTRIES, where)
    silent = "silent" in table and file.get(table, "silent", bool, where)
    line = Line(
        id=name,
        choice=file.get({"choice": ""} | table, "choice", str, where),
        when=_conditions(file, table, "when", where),
        unless=_conditions(file, table, "unless", where),
        joined="joined" in table and file.get(table, "joined", bool, where),
        lead=_words(file, table, "lead", where) if "lead" in table else {},
        text={} if silent else _words(file, table, "text", where),
        options=() if silent else file.names(table, "options", where),
        rules=file.names({"rules": []} | table, "rules", where),
    )
    _check_names(file, line)
    return line


def _moot(file: TomlFile, table: dict[str, Any]) -> Moot:
    option = file.get(table, "option", str, ("moot",))
    where = ("moot", option)
    file.only(table, ("option", "when", "why"), where)
    file.known(option, catalogue(), "option", ("moot",))
    return Moot(option, _conditions(file, table, "when", where), file.get(table, "why", str, where))


def _words(file: TomlFile, table: dict[str, Any], key: str, where: tuple[str, ...]) -> Words:
    """Return a text in every language; a neutral wording may stand beside it, with the same braces."""
    texts = file.words(table, key, where)
    for lang in LANGUAGES:
        file.get(texts, lang, str, (*where, key))
    for tag in texts:
        file.known(tag, WORDINGS, "language", (*where, key))
        if _braces(file, texts[tag], (*where, key)) != _braces(file, texts["en"], (*where, key)):
            raise file.fail(f"{where[0]}: '{key}.{tag}' must have the braces of '{key}.en'", *where, tag)
    return MappingProxyType(texts)


def _braces(file: TomlFile, text: str, where: tuple[str, ...]) -> set[str]:
    try:
        parts = [part for part in Formatter().parse(text) if part[1] is not None]
    except ValueError as error:
        raise file.fail(f"{where[0]}: the braces of {quoted(text)} cannot be read: {error}", *where) from None
    for _, name, form, conversion in parts:
        if not str(name).isidentifier() or form or conversion:
            raise file.fail(f"{where[0]}: braces hold a name only, not {quoted(name)}", *where)
        file.known(str(name), _entries(), "number", where)
    return {str(part[1]) for part in parts}


def _conditions(file: TomlFile, table: dict[str, Any], key: str, where: tuple[str, ...]) -> Conditions:
    found = {}
    for name, wanted in file.get({key: {}} | table, key, dict, where).items():
        file.known(name, _entries(), "option", (*where, key))
        found[name] = tuple(wanted) if isinstance(wanted, list) else (wanted,)
        for value in found[name]:
            _check_value(file, name, value, (*where, key))
    return MappingProxyType(found)


def _check_value(file: TomlFile, name: str, value: object, where: tuple[str, ...]) -> None:
    option, entry = _entries()[name]
    if entry is None:
        ids = [str(known.id) for known in catalogue()[option].values]
        file.known(str(value), ids, f"value of {name}", where)
    elif type(value) is not int or not entry.min <= value <= entry.max:
        bounds = f"a number from {entry.min} to {entry.max}"
        raise file.fail(f"{where[0]}: {name} is {bounds}, not {quoted(value)}", *where, name)


def _check_names(file: TomlFile, line: Line) -> None:
    """Refuse options and rules that do not exist, and a number whose option has no part in the line."""
    for option in line.options:
        file.known(option, catalogue(), "option", (line.id,))
    for rule in line.rules:
        file.known(rule, registry(), "rule", (line.id,))
    for words in (line.lead, line.text):
        for name in _braces(file, words.get("en", ""), (line.id,)):
            file.known(_entries()[name][0], line.options, "number's option", (line.id, "options"))


def _check_choices(file: TomlFile, lines: Sequence[Line]) -> None:
    """Refuse a choice of which some ruleset would find no line or several."""
    for choice in dict.fromkeys(line.choice for line in lines if line.choice):
        group = [line for line in lines if line.choice == choice]
        for facts in _possible_facts(group):
            found = sum(line.applies(facts) for line in group)
            if found != 1:
                case = ", ".join(f"{name}={value}" for name, value in facts.items())
                reason = f"of the choice '{choice}' exactly one line must apply, but {found} do with {case}"
                raise file.fail(reason, group[0].id)


def _possible_facts(group: Sequence[Line]) -> Iterator[Facts]:
    """Yield every combination of values that can make a difference among some lines."""
    names = list(dict.fromkeys(name for line in group for name in (*line.when, *line.unless)))
    domains = [_domain(group, name) for name in names]
    for combination in product(*domains):
        facts = dict(zip(names, combination, strict=True))
        if not any(_broken(name, facts) for name in names):
            yield facts


def _domain(group: Sequence[Line], name: str) -> list[str | int]:
    option, entry = _entries()[name]
    if entry is None:
        return [str(value.id) for value in catalogue()[option].playable]
    conditions = (c[name] for line in group for c in (line.when, line.unless) if name in c)
    named = sorted({int(value) for values in conditions for value in values})
    others = (number for number in range(entry.min, entry.max + 1) if number not in named)
    return [*named, *([other] if (other := next(others, None)) is not None else [])]


def _broken(name: str, facts: Facts) -> bool:
    value = catalogue()[name].value(facts[name]) if name in catalogue() else None
    needs = value.requires if value else ()
    return any(need.option in facts and facts[need.option] not in need.values for need in needs)
