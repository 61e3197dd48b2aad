"""From a refusal, an event or a permission to the registered rule behind it, under a ruleset."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from afrikan.island.words import Event, Kind, Refusal
from afrikan.rules import Rule, Ruleset
from afrikan.rules.behind import Table, fitting_rule, read_table
from afrikan.rules.families import ISLAND
from afrikan.tomlfile import TomlFile


class Case(NamedTuple):
    """What an action or event is about.

    Attributes:
        kind: kind of the action, such as ``"go"``.
        phase: what the game waits for, such as ``"card"``.
        reader: ``"none"`` if nobody has read the fortress.
        helps: ``"no"`` if no equipment helps against the card.
        full: ``"yes"`` if the day is full.
    """

    kind: str = ""
    phase: str = ""
    reader: str = ""
    helps: str = ""
    full: str = ""


NO_CASE = Case()


@cache
def citations() -> Mapping[str, Table]:
    """Return which rule stands behind each refusal, event and permission."""
    return load_citations(TomlFile(ISLAND.path("citations.toml")))


def load_citations(file: TomlFile) -> Mapping[str, Table]:
    """Read and check a file such as ``citations.toml``.

    Raises:
        DataError: if an entry is missing or names an unknown rule, option or condition.
    """
    refusals = [code for code in Refusal if code != Refusal.NONE]
    return {
        "refusals": read_table(file, "refusals", refusals, ISLAND, Case._fields),
        "events": read_table(file, "events", Event, ISLAND, Case._fields),
        "allowed": read_table(file, "allowed", Kind, ISLAND, Case._fields),
    }


def rule_of_refusal(code: Refusal, rules: Ruleset, case: Case = NO_CASE) -> Rule:
    """Return the rule that a refusal rests on."""
    return fitting_rule(citations()["refusals"][code.name], rules, case._asdict())


def rule_of_event(event: Event, rules: Ruleset, case: Case = NO_CASE) -> Rule:
    """Return the rule that an event follows from."""
    return fitting_rule(citations()["events"][event.name], rules, case._asdict())


def rule_of_deed(kind: Kind, rules: Ruleset, case: Case = NO_CASE) -> Rule:
    """Return the rule that allows an action."""
    return fitting_rule(citations()["allowed"][kind.name], rules, case._asdict())
