"""The registry of rules: each with its sentence, the options that vary it and where it is written."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from afrikan.errors import RulesetError, suggestion
from afrikan.quote import quoted
from afrikan.rules.catalogue import Words, catalogue
from afrikan.rules.families import FAMILIES, STAR, Family
from afrikan.rules.sources import Citation, cite, read_citations
from afrikan.session import current
from afrikan.tomlfile import TomlFile


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """One registered rule.

    Attributes:
        id: its name.
        part: the part of the rules it belongs to.
        systems: the rule systems in which it holds.
        text: one sentence per language.
        options: the options that vary it.
        citations: where it is written.
    """

    id: str
    part: str
    systems: tuple[str, ...]
    text: Words
    options: tuple[str, ...]
    citations: tuple[Citation, ...]

    def cite(self, lang: str | None = None) -> str:
        """Return every place where the rule is written, as one phrase.

        Args:
            lang: language of the phrase; the session's if left out.

        >>> rule("capetown_first_bonus").cite().split("; ")[0]
        'Afrikan tähti: complete rules (fan edition), Places to note: Cape Town'
        """
        return cite(self.citations, current().language if lang is None else lang)


@cache
def registry(family: str = STAR.name) -> Mapping[str, Rule]:
    """Return every rule of a family of games by its id, in the order of the file.

    Args:
        family: one of ``FAMILIES``.

    Raises:
        DataError: if the registry's file is damaged.
    """
    return load_registry(TomlFile(FAMILIES[family].path("rules.toml")), FAMILIES[family])


def rule(id: str) -> Rule:
    """Return one rule of any family by its id.

    Raises:
        RulesetError: if there is no such rule.
    """
    known = every_rule()
    if id not in known:
        raise RulesetError("rule_unknown", name=quoted(id), hint=suggestion(id, known))
    return known[id]


@cache
def every_rule() -> Mapping[str, Rule]:
    """Return the rules of all families by their ids."""
    return MappingProxyType({id: found for family in FAMILIES for id, found in registry(family).items()})


def load_registry(file: TomlFile, family: Family = STAR) -> Mapping[str, Rule]:
    """Read and check a registry.

    Args:
        file: a parsed file such as ``rules.toml``.
        family: the family whose rules they are.

    Raises:
        DataError: if anything is missing, mistyped or refers to nothing.
    """
    names = file.table
    return MappingProxyType(
        {name: _rule(file, name, file.get(names, name, dict, ("rules",)), family) for name in names}
    )


def _rule(file: TomlFile, name: str, table: dict[str, Any], family: Family) -> Rule:
    where = (name,)
    if not name.isidentifier() or name != name.lower():
        raise file.fail(f"a rule's id must be lower snake_case, not '{name}'", name)
    file.only(table, ("part", "systems", "text", "options", "cites"), where)
    part = file.get(table, "part", str, where)
    file.known(part, family.parts, "part", where)
    systems = file.names(table, "systems", where)
    for system in systems:
        file.known(system, family.systems, "system", where)
    options = file.names(table, "options", where)
    for option in options:
        file.known(option, catalogue(family.name), "option", where)
    text = file.words(table, "text", where)
    return Rule(name, part, systems, text, options, read_citations(file, table, "cites", where))
