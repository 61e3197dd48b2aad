"""From a refusal or an event to the registered rule behind it, under a ruleset."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from afrikan.paths import data_path
from afrikan.rules import Rule, Ruleset
from afrikan.rules.behind import Table, fitting_rule, read_table
from afrikan.rules.families import STAR
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
CONDITIONS = ("a", "b", *Case._fields)


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
        "refusals": read_table(file, "refusals", refusals, STAR, CONDITIONS),
        "events": read_table(file, "events", Event, STAR, CONDITIONS),
        "allowed": read_table(file, "allowed", Kind, STAR, CONDITIONS),
    }


def rule_of_refusal(code: Refusal, rules: Ruleset, case: Case = NO_CASE) -> Rule:
    """Return the rule that a refusal rests on.

    Args:
        code: the refusal.
        rules: the ruleset in force.
        case: what the refused action is about.

    >>> rule_of_refusal(Refusal.NO_PORT, Ruleset.preset("fan")).id
    'board_of_the_edition'
    """
    return fitting_rule(_citations()["refusals"][code.name], rules, case._asdict())


def rule_of_deed(kind: Kind, rules: Ruleset, case: Case) -> Rule:
    """Return the rule that allows an action.

    Args:
        kind: the kind of the action.
        rules: the ruleset in force.
        case: what the action is about.
    """
    return fitting_rule(_citations()["allowed"][kind.name], rules, case._asdict())


def rule_of_event(event: Event, rules: Ruleset, a: int = 0, b: int = 0, hazard: str = "") -> Rule:
    """Return the rule that an event follows from.

    Args:
        event: what happened.
        rules: the ruleset in force.
        a, b: the event's two numbers.
        hazard: ``"pirate"`` or ``"bedouin"`` if it happened on their dot.
    """
    return fitting_rule(_citations()["events"][event.name], rules, {"a": a, "b": b, "hazard": hazard})
