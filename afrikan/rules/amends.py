"""What else must change in a ruleset before a choice that contradicts it becomes possible."""

from collections.abc import Mapping

from afrikan.rules import Choice, Requirement, Ruleset
from afrikan.rules.catalogue import catalogue
from afrikan.rules.validate import broken

TRIES = 20


def amends(rules: Ruleset, option: str, choice: Choice) -> dict[str, Choice]:
    """Return the other changes that make a choice possible; empty if none are needed or none help.

    Args:
        rules: the ruleset that is to be changed.
        option: id of the option.
        choice: the value wanted.

    >>> amends(Ruleset.preset("fan"), "mode_declaration", "yes")
    {'attempt_decision': 'before_roll'}
    """
    if not _playable(option, choice):
        return {}
    values = {**rules.values, option: choice}
    settled = {option}
    for _ in range(TRIES):
        fault = next(iter(broken(values)), None)
        if fault is None:
            return {
                name: value
                for name, value in values.items()
                if value != rules.values[name] and name != option
            }
        name, need = fault
        if not isinstance(need, Requirement):
            return {}
        culprit = name if need.option in settled else need.option
        remedy = _remedy(values, culprit, need)
        if remedy is None:
            return {}
        values[culprit] = remedy
        settled.add(culprit)
    return {}


def _remedy(values: Mapping[str, Choice], culprit: str, need: Requirement) -> Choice | None:
    """Return a value of the option at fault with which the requirement is no longer broken."""
    for value in catalogue()[culprit].values:
        wanted = value.id in need.values if culprit == need.option else value.id != values[culprit]
        if wanted and value.implemented:
            return value.id
    return None


def _playable(option: str, choice: Choice) -> bool:
    value = catalogue()[option].value(choice)
    return value is not None and value.implemented
