"""Which registered rule stands behind a refusal, an event or a permission, under a ruleset."""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any

from afrikan.messages import say
from afrikan.rules.catalogue import catalogue
from afrikan.rules.families import Family
from afrikan.rules.registry import Rule, registry, rule
from afrikan.rules.ruleset import Ruleset
from afrikan.rules.sources import cite
from afrikan.tomlfile import TomlFile

Variants = tuple[Mapping[str, Any], ...]
Table = Mapping[str, Variants]


def read_table(
    file: TomlFile, section: str, members: Iterable[IntEnum], family: Family, conditions: tuple[str, ...]
) -> Table:
    """Read and check which rule stands behind each member of an enumeration.

    Args:
        file: a parsed file such as ``citations.toml``.
        section: the table of the file.
        members: what must have an entry: a rule's id, or variants of which the last has no condition.
        family: the family whose rules and options they are.
        conditions: what a variant may ask for beside ``when``, which asks for values of options.

    Raises:
        DataError: if an entry is missing or names an unknown rule, option or condition.
    """
    entries = file.get(file.table, section, dict, (section,))
    names = [member.name for member in members]
    file.only(entries, names, (section,))
    return {name: _variants(file, entries, (section, name), family, conditions) for name in names}


def _variants(
    file: TomlFile,
    entries: Mapping[str, Any],
    where: tuple[str, str],
    family: Family,
    conditions: tuple[str, ...],
) -> Variants:
    section, name = where
    entry = entries.get(name)
    listed = [{"rule": entry}] if isinstance(entry, str) else entry
    if not isinstance(listed, list) or not listed or not all(isinstance(part, dict) for part in listed):
        raise file.fail(f"{section}.{name} must be a rule's id or a list of variants", *where)
    for variant in listed:
        file.only(variant, ("rule", "when", *conditions), where)
        file.known(file.get(variant, "rule", str, where), registry(family.name), "rule", where)
        for option in variant.get("when", {}):
            file.known(option, catalogue(family.name), "option", where)
    if set(listed[-1]) != {"rule"}:
        raise file.fail(f"the last variant of {section}.{name} must have no condition", *where)
    return tuple(listed)


def fitting_rule(variants: Variants, rules: Ruleset, found: Mapping[str, object]) -> Rule:
    """Return the rule of the first variant whose conditions hold.

    Args:
        variants: as read by ``read_table``.
        rules: the ruleset in force.
        found: the value of each condition.
    """
    fitting = (
        variant["rule"]
        for variant in variants
        if all(rules.values[name] == value for name, value in variant.get("when", {}).items())
        and all(variant.get(name, value) == value for name, value in found.items())
    )
    return rule(next(fitting))


def cited(rule: Rule, rules: Ruleset, lang: str = "en") -> str:
    """Return where a rule is written: in the ruleset's own sources, or else where it is taken from.

    >>> from afrikan.rules.registry import rule
    >>> cited(rule("turn_must_be_used"), Ruleset.preset("fan")).split(",")[0]
    'Afrikan tähti: complete rules (fan edition)'
    """
    own_sources = {citation.source for citation in rules.citations}
    own = [c for c in rule.citations if c.source in own_sources or c.source.kind == "our decision"]
    places = cite(own or rule.citations, lang)
    return places if own else say(lang, "game", "elsewhere", places=places)
