"""The registry of rules: each with its sentence, the options that vary it and where it is written."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from afrikan.errors import RulesetError, suggestion
from afrikan.paths import data_path
from afrikan.quote import quoted
from afrikan.rules.catalogue import PARTS, SYSTEMS, Words, catalogue
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
def registry() -> Mapping[str, Rule]:
    """Return every rule by its id, in the order of the file.

    Raises:
        DataError: if the registry's file is damaged.
    """
    return load_registry(TomlFile(data_path("rules", "rules.toml")))


def rule(id: str) -> Rule:
    """Return one rule by its id.

    Raises:
        RulesetError: if there is no such rule.
    """
    if id not in registry():
        raise RulesetError("rule_unknown", name=quoted(id), hint=suggestion(id, registry()))
    return registry()[id]


def load_registry(file: TomlFile) -> Mapping[str, Rule]:
    """Read and check a registry.

    Args:
        file: a parsed file such as ``rules.toml``.

    Raises:
        DataError: if anything is missing, mistyped or refers to nothing.
    """
    names = file.table
    return MappingProxyType(
        {name: _rule(file, name, file.get(names, name, dict, ("rules",))) for name in names}
    )


def _rule(file: TomlFile, name: str, table: dict[str, Any]) -> Rule:
    where = (name,)
    if not name.isidentifier() or name != name.lower():
        raise file.fail(f"a rule's id must be lower snake_case, not '{name}'", name)
    file.only(table, ("part", "systems", "text", "options", "cites"), where)
    part = file.get(table, "part", str, where)
    file.known(part, PARTS, "part", where)
    systems = file.names(table, "systems", where)
    for system in systems:
        file.known(system, SYSTEMS, "system", where)
    options = file.names(table, "options", where)
    for option in options:
        file.known(option, catalogue(), "option", where)
    text = file.words(table, "text", where)
    return Rule(name, part, systems, text, options, read_citations(file, table, "cites", where))
