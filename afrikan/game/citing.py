"""From a refusal or an event to the registered rule behind it, under a ruleset."""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple

from afrikan.messages import say
from afrikan.paths import data_path
from afrikan.rules import Rule, Ruleset, catalogue, registry, rule
from afrikan.rules.sources import cite
from afrikan.star.words import Event, Kind, Refusal
from afrikan.tomlfile import TomlFile


class Case(NamedTuple):
    """What an action that is judged is about.

    Attributes:
        kind: its kind, such as ``"sail"``.
        at: where the pawn stands: in a ``"city"``, on a dot by ``"land"`` or at ``"sea"``.
        voyage: how the pawn travels at sea: with a ``"ticket"`` or in ``"drift"``.
        phase: what the game waits for, such as ``"move"``.
        awaits: which chance may be awaited: the ``"die"``, a ``"tile"`` or the ``"lot"``.
        hazard: who is concerned: ``"pirate"`` or ``"bedouin"``.
        spare: ``"yes"`` if the turn may end here, since what is left of it is a right and no duty.
    """

    kind: str = ""
    at: str = ""
    voyage: str = ""
    phase: str = ""
    awaits: str = ""
    hazard: str = ""
    spare: str = ""


NO_CASE = Case()
CONDITIONS = ("rule", "when", "a", "b", *Case._fields)

Variants = tuple[Mapping[str, Any], ...]
Table = Mapping[str, Variants]


@cache
def _citations() -> Mapping[str, Table]:
    return load_citations(TomlFile(data_path("rules", "citations.toml")))


def load_citations(file: TomlFile) -> Mapping[str, Table]:
    """Read and check which rule stands behind each refusal, event and permission.

    Args:
        file: a parsed file such as ``citations.toml``.

    Raises:
        DataError: if an entry is missing or names an unknown rule, option or condition.
    """
    refusals = [code for code in Refusal if code != Refusal.NONE]
    return {
        "refusals": _table(file, "refusals", refusals),
        "events": _table(file, "events", Event),
        "allowed": _table(file, "allowed", Kind),
    }


def _table(file: TomlFile, section: str, members: Iterable[IntEnum]) -> Table:
    entries = file.get(file.table, section, dict, (section,))
    names = [member.name for member in members]
    file.only(entries, names, (section,))
    return {name: _variants(file, entries, section, name) for name in names}


def _variants(file: TomlFile, entries: Mapping[str, Any], section: str, name: str) -> Variants:
    where = (section, name)
    entry = entries.get(name)
    listed = [{"rule": entry}] if isinstance(entry, str) else entry
    if not isinstance(listed, list) or not listed or not all(isinstance(part, dict) for part in listed):
        raise file.fail(f"{section}.{name} must be a rule's id or a list of variants", *where)
    for variant in listed:
        file.only(variant, CONDITIONS, where)
        file.known(file.get(variant, "rule", str, where), registry(), "rule", where)
        for option in variant.get("when", {}):
            file.known(option, catalogue(), "option", where)
    if set(listed[-1]) != {"rule"}:
        raise file.fail(f"the last variant of {section}.{name} must have no condition", *where)
    return tuple(listed)


def rule_of_refusal(code: Refusal, rules: Ruleset, case: Case = NO_CASE) -> Rule:
    """Return the rule that a refusal rests on.

    Args:
        code: the refusal.
        rules: the ruleset in force.
        case: what the refused action is about.

    >>> rule_of_refusal(Refusal.NO_PORT, Ruleset.preset("fan")).id
    'board_of_the_edition'
    """
    return _choose(_citations()["refusals"][code.name], rules, case._asdict())


def rule_of_deed(kind: Kind, rules: Ruleset, case: Case) -> Rule:
    """Return the rule that allows an action.

    Args:
        kind: the kind of the action.
        rules: the ruleset in force.
        case: what the action is about.
    """
    return _choose(_citations()["allowed"][kind.name], rules, case._asdict())


def rule_of_event(event: Event, rules: Ruleset, a: int = 0, b: int = 0, hazard: str = "") -> Rule:
    """Return the rule that an event follows from.

    Args:
        event: what happened.
        rules: the ruleset in force.
        a, b: the event's two numbers.
        hazard: ``"pirate"`` or ``"bedouin"`` if it happened on their dot.
    """
    return _choose(_citations()["events"][event.name], rules, {"a": a, "b": b, "hazard": hazard})


def _choose(variants: Variants, rules: Ruleset, found: Mapping[str, object]) -> Rule:
    fitting = (
        variant["rule"]
        for variant in variants
        if all(rules.values[name] == value for name, value in variant.get("when", {}).items())
        and all(variant.get(name, value) == value for name, value in found.items())
    )
    return rule(next(fitting))


def cited(rule: Rule, rules: Ruleset, lang: str = "en") -> str:
    """Return where a rule is written: in the ruleset's own sources, or else where it is taken from.

    >>> cited(rule("turn_must_be_used"), Ruleset.preset("fan")).split(",")[0]
    'Afrikan tähti: complete rules (fan edition)'
    """
    own_sources = {citation.source for citation in rules.citations}
    own = [c for c in rule.citations if c.source in own_sources or c.source.kind == "our decision"]
    places = cite(own or rule.citations, lang)
    return places if own else say(lang, "game", "elsewhere", places=places)
