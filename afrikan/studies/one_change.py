"""Rulesets that differ from a study's in a single point, to see which rule its figures hang on."""

from typing import NamedTuple

from afrikan.errors import RulesetError
from afrikan.rules import Ruleset
from afrikan.rules.catalogue import catalogue


class Change(NamedTuple):
    """One rule read otherwise.

    Attributes:
        option: the option.
        value: what it is now.
        rules: the ruleset with this change alone.
    """

    option: str
    value: str
    rules: Ruleset


def changes(rules: Ruleset) -> tuple[Change, ...]:
    """Return every change of one option to another of its values that no other option forbids.

    Options that are numbers, and the board, are left out.

    Args:
        rules: the ruleset to start from.

    >>> found = changes(Ruleset.preset("study_2024"))
    >>> [change.value for change in found if change.option == "star_last_instant_win"]
    ['play_on']
    """
    found = []
    for name, option in catalogue().items():
        for value in option.playable if option.kind == "choice" and name != "board" else ():
            if value.id != rules.values[name]:
                try:
                    changed = rules.replace(**{name: value.id})
                except RulesetError:
                    continue
                found.append(Change(name, str(value.id), changed))
    return tuple(found)
