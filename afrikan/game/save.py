"""A saved game as JSON: every option's value, the seed, the players and all actions; loading replays it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from afrikan.errors import AfrikanError, SaveError, suggestion
from afrikan.game.game import Game
from afrikan.game.notation import write_action
from afrikan.game.seats import HUMAN
from afrikan.rules import Ruleset

FORMAT = "afrikan-game"
VERSION = 1
LARGEST = 4_000_000
MOST_ACTIONS = 100_000
ENTRIES = (
    "format", "version", "base", "rules", "seed", "game", "rounds", "players", "position", "actions", "at",
)  # fmt: skip


def write_save(game: Game) -> str:
    """Return a game as JSON text."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "base": game.rules.name,
            "rules": dict(game.rules.values),
            "seed": game.seed,
            "game": game.game,
            "rounds": game.rounds,
            "players": [
                {"name": seat.name, "policy": seat.policy if isinstance(seat.policy, str) else HUMAN}
                for seat in game.seats
            ],
            "position": game.position,
            "actions": all_actions(game),
            "at": game.at,
        },
        ensure_ascii=False,
        indent=1,
    )


def all_actions(game: Game) -> list[str]:
    """Return the texts of all actions of a game, those undone included."""
    return [write_action(action, game.board) for action in game._actions]


def read_save(text: str) -> Game:
    """Return the game of a JSON text; every action is verified while it is replayed.

    Raises:
        SaveError: if the text is damaged, foreign or describes an impossible game.
    """
    save = _parsed(text)
    players = _listed(save, "players")
    names = [_entry(player, "name", "players") for player in players]
    policies = [_entry(player, "policy", "players") for player in players]
    try:
        rules = Ruleset.from_values(_rules(save), str(save.get("base", "fan")))
        game = new_game(rules, names, policies, save)
    except AfrikanError as error:
        raise SaveError(f"saved game: {error}") from None
    replay(game, _listed(save, "actions"))
    try:
        return game.jump(save.get("at", game.length))
    except AfrikanError as error:
        raise SaveError(f"saved game: 'at': {error}") from None


def new_game(rules: Ruleset, names: list[Any], policies: list[Any], save: Mapping[str, Any]) -> Game:
    """Return the game before its first action, from a table with seed, game, rounds and position."""
    rounds = save.get("rounds", 200)
    position = save.get("position")
    if position is not None:
        return Game.from_position(rules, position, seed=save.get("seed", 1), rounds=rounds)
    return Game(
        rules, names, policies=policies, seed=save.get("seed", 1), game=save.get("game", 0), rounds=rounds
    )


def replay(game: Game, actions: list[Any]) -> None:
    """Carry out all actions.

    Raises:
        SaveError: at the first action that is not possible, naming it.
    """
    if len(actions) > MOST_ACTIONS:
        raise SaveError(f"saved game: {len(actions)} actions are too many; at most {MOST_ACTIONS} are read")
    for number, action in enumerate(actions, start=1):
        try:
            game.do(action)
        except AfrikanError as error:
            raise SaveError(f"saved game: action {number}: {error}") from None


def _parsed(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise SaveError(f"a saved game is a text, not {type(text).__name__}")
    if len(text) > LARGEST:
        raise SaveError(f"saved game: {len(text):,} characters are too many; at most {LARGEST:,} are read")
    try:
        save = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise SaveError(f"saved game: this is not complete JSON ({error})") from None
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise SaveError(f"saved game: the text must be a JSON object with \"format\": \"{FORMAT}\"")
    if save.get("version") != VERSION:
        raise SaveError(f"saved game: version {save.get('version')!r} cannot be read; this program reads {VERSION}")
    for key in save:
        if key not in ENTRIES:
            raise SaveError(f"saved game: unknown entry '{key}'; {suggestion(key, ENTRIES)}")
    return save


def _listed(save: Mapping[str, Any], key: str) -> list[Any]:
    value = save.get(key)
    if not isinstance(value, list):
        raise SaveError(f"saved game: '{key}' must be a list, not {value!r}")
    return value


def _entry(entry: Any, key: str, where: str) -> Any:
    if not isinstance(entry, dict) or key not in entry:
        raise SaveError(f"saved game: '{where}' must hold tables with '{key}', not {entry!r}")
    return entry[key]


def _rules(save: Mapping[str, Any]) -> dict[str, Any]:
    values = save.get("rules")
    if not isinstance(values, dict):
        raise SaveError(f"saved game: 'rules' must be a table of options, not {values!r}")
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
