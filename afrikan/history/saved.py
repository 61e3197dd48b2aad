"""A saved game is never trusted: its frame is checked, then every action is verified by replaying it."""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from afrikan.errors import AfrikanError, SaveError, suggestion
from afrikan.quote import quoted

LARGEST = 4_000_000
MOST_ACTIONS = 100_000


class Replayed(Protocol):
    """A game that is carried on by the canonical texts of actions."""

    def do(self, action: str) -> Any:
        """Carry out an action."""


def parse_frame(text: object, format: str, newest: int, entries: Collection[str]) -> dict[str, Any]:
    """Return the entries of a saved game.

    Args:
        text: JSON text.
        format: what its entry ``format`` must say.
        newest: the largest ``version`` that can be read, from 1.
        entries: the entries that it must have, and no others.

    Raises:
        SaveError: if it is damaged or foreign.
    """
    if not isinstance(text, str):
        raise SaveError("saved_kind", value=quoted(text))
    if len(text) > LARGEST:
        raise SaveError("saved_long", count=len(text), most=LARGEST)
    save = parse_json(text)
    if not isinstance(save, dict) or save.get("format") != format:
        raise SaveError("saved_format", format=format, value=quoted(save))
    version = save.get("version")
    if type(version) is not int or not 1 <= version <= newest:
        newer = type(version) is int and version > newest
        known = ", ".join(str(number) for number in range(1, newest + 1))
        raise SaveError("saved_newer" if newer else "saved_version", version=quoted(version), known=known)
    for key in save:
        if key not in entries:
            raise SaveError("saved_entry_unknown", entry=quoted(key), hint=suggestion(key, entries))
    for key in entries:
        if key not in save:
            raise SaveError("saved_entry_missing", entry=key)
    return save


def format_of(text: object) -> str:
    """Return the format that a saved game names; empty if it is none.

    >>> format_of('{"format": "afrikan-game"}'), format_of("[1]"), format_of(None)
    ('afrikan-game', '', '')
    """
    try:
        save = parse_json(text) if isinstance(text, str) and len(text) <= LARGEST else None
    except (SaveError, RecursionError):
        return ""
    found = save.get("format") if isinstance(save, dict) else ""
    return found if isinstance(found, str) else ""


def parse_json(text: str) -> Any:
    """Return what a JSON text holds.

    Raises:
        SaveError: if it is not JSON, or holds a number of thousands of digits.
    """
    if not text.strip():
        raise SaveError("saved_empty")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError("saved_broken", line=error.lineno, column=error.colno) from None
    except ValueError:
        raise SaveError("saved_digits") from None


def replay(game: Replayed, actions: Sequence[Any]) -> None:
    """Carry out all actions.

    Raises:
        SaveError: at the first action that is not possible, naming it.
    """
    if len(actions) > MOST_ACTIONS:
        raise SaveError("saved_actions_many", count=len(actions), most=MOST_ACTIONS)
    for number, action in enumerate(actions, start=1):
        try:
            game.do(action)
        except AfrikanError as error:
            raise SaveError("saved_action", number=number, error=error) from None


def listed(save: Mapping[str, Any], key: str) -> list[Any]:
    """Return an entry that must be a list.

    Raises:
        SaveError: if it is none.
    """
    value = save[key]
    if not isinstance(value, list):
        raise SaveError("saved_list", entry=key, value=quoted(value))
    return value


def players_of(save: Mapping[str, Any]) -> tuple[list[Any], list[Any]]:
    """Return the names and the policies of the players.

    Raises:
        SaveError: if a player's entry has other parts than these.
    """
    players = listed(save, "players")
    for player in players:
        if not isinstance(player, dict) or set(player) != {"name", "policy"}:
            raise SaveError("saved_player", value=quoted(player))
    return [player["name"] for player in players], [player["policy"] for player in players]


def values_of(save: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of the options that a game was played under.

    Raises:
        SaveError: if they are no mapping.
    """
    values = save["rules"]
    if not isinstance(values, dict):
        raise SaveError("saved_rules", value=quoted(values))
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
