"""From a refusal or an event to the registered rule behind it, under a ruleset."""

import tomllib
from functools import cache
from typing import Any

from afrikan.paths import data_path
from afrikan.rules import Rule, Ruleset, rule
from afrikan.star.words import Event, Refusal


@cache
def _table() -> dict[str, dict[str, Any]]:
    return tomllib.loads(data_path("rules", "citations.toml").read_text(encoding="utf-8"))


def rule_of_refusal(code: Refusal, rules: Ruleset, hazard: str = "") -> Rule:
    """Return the rule that a refusal rests on.

    Args:
        code: the refusal.
        rules: the ruleset in force.
        hazard: ``"pirate"`` or ``"bedouin"`` if one of them is concerned.

    >>> rule_of_refusal(Refusal.NO_PORT, Ruleset.preset("fan")).id
    'board_of_the_edition'
    """
    return _choose(_table()["refusals"][code.name], rules, 0, 0, hazard)


def rule_of_event(event: Event, rules: Ruleset, a: int = 0, b: int = 0, hazard: str = "") -> Rule:
    """Return the rule that an event follows from.

    Args:
        event: what happened.
        rules: the ruleset in force.
        a, b: the event's two numbers.
        hazard: ``"pirate"`` or ``"bedouin"`` if it happened on their dot.
    """
    return _choose(_table()["events"][event.name], rules, a, b, hazard)


def _choose(entry: str | list[dict[str, Any]], rules: Ruleset, a: int, b: int, hazard: str) -> Rule:
    if isinstance(entry, str):
        return rule(entry)
    for variant in entry:
        fits = all(rules.values[name] == value for name, value in variant.get("when", {}).items())
        found = {"a": a, "b": b, "hazard": hazard}
        if fits and all(variant.get(name, value) == value for name, value in found.items()):
            return rule(variant["rule"])
    raise LookupError(f"no variant of {entry} fits")
