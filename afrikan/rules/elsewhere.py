"""Finds who plays a ruleset of another family than Afrikan tähti, so that one name serves all games."""

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, TypeVar

from afrikan.rules.families import ISLAND, STAR
from afrikan.rules.presets import every_preset
from afrikan.rules.ruleset import Ruleset

Function = TypeVar("Function", bound=Callable[..., Any])

PLAYED_BY = {
    (ISLAND.name, "Game"): ("afrikan.island.game", "IslandGame"),
    (ISLAND.name, "compare"): ("afrikan.island.simulation", "compare"),
    (ISLAND.name, "simulate"): ("afrikan.island.simulation", "simulate"),
}
"""Module and name of what stands for a public name in another family."""

SAVED_AS = {"afrikan-island": ISLAND.name}
"""The family of a saved game by its format."""

WRITTEN_AS = {"afrikan island": ISLAND.name}
"""The family of a game's text by its heading without the version."""


def family_of(rules: object) -> str:
    """Return the family of a ruleset or a code; Afrikan tähti if it cannot be told.

    >>> family_of("island;day_length=10"), family_of("fan"), family_of(3)
    ('island', 'star', 'star')
    """
    if isinstance(rules, Ruleset):
        return rules.family
    base = rules.partition(";")[0].strip() if isinstance(rules, str) else ""
    preset = every_preset().get(base)
    return preset.family if preset else STAR.name


def elsewhere(family: str, name: str) -> Any:
    """Return what stands for a public name in another family; ``None`` in Afrikan tähti's own."""
    if (family, name) not in PLAYED_BY:
        return None
    module, attribute = PLAYED_BY[family, name]
    return getattr(import_module(module), attribute)


def for_any_family(function: Function) -> Function:
    """Let a function that takes a ruleset hand those of another family to what stands for it there.

    Args:
        function: one of the names in ``PLAYED_BY``.
    """

    @wraps(function)
    def handed(*args: Any, **options: Any) -> Any:
        rules = args[0] if args else options.get("rules")
        other = elsewhere(family_of(rules), function.__name__)
        return (function if other is None else other)(*args, **options)

    return handed  # type: ignore[return-value]
