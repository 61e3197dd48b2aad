"""A saved game as JSON: every option's value, the seed, the players and all actions; loading replays it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from afrikan.errors import AfrikanError, SaveError, suggestion
from afrikan.game.game import Game
from afrikan.game.notation import write_action
from afrikan.quote import one_line, quoted
from afrikan.rules import Ruleset

FORMAT = "afrikan-game"
VERSION = 1
LARGEST = 4_000_000
MOST_ACTIONS = 100_000
FRAME = ("format", "version", "base", "rules", "seed", "game", "rounds")
ENTRIES = (*FRAME, "players", "position", "actions", "at")


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
            "players": [{"name": seat.name, "policy": seat.stored_policy} for seat in game.seats],
            "position": game.position,
            "actions": all_actions(game),
            "at": game.at,
        },
        ensure_ascii=False,
        indent=1,
    )


def all_actions(game: Game) -> list[str]:
    """Return the texts of all actions of a game, those undone included."""
    return [write_action(action, game.board) for action in game.timeline.actions]


def read_save(text: str) -> Game:
    """Return the game of a JSON text; every action is verified while it is replayed.

    Raises:
        SaveError: if the text is damaged, foreign or describes an impossible game.
    """
    try:
        return _read(_parsed(text))
    except SaveError as error:
        raise SaveError(f"saved game: {one_line(error)}") from None
    except RecursionError:
        raise SaveError("saved game: something in it is nested too deeply") from None


def _read(save: Mapping[str, Any]) -> Game:
    players = _listed(save, "players")
    names = [_entry(player, "name") for player in players]
    policies = [_entry(player, "policy") for player in players]
    try:
        rules = Ruleset.from_values(_rules(save), save["base"])
        game = new_game(rules, names, policies, save)
        replay(game, _listed(save, "actions"))
        return game.jump(save["at"])
    except AfrikanError as error:
        raise SaveError(str(error)) from None


def new_game(rules: Ruleset, names: list[Any], policies: list[Any], save: Mapping[str, Any]) -> Game:
    """Return the game before its first action, from a table with seed, game, rounds and perhaps position.

    Raises:
        AfrikanError: if an entry is not possible, or the players are not those of the position.
    """
    seed, number, rounds, position = save["seed"], save["game"], save["rounds"], save.get("position")
    if seed is None:
        raise SaveError("'seed' None must be a whole number from 0 to 2**64 - 1")
    if position is None:
        return Game(rules, names, policies=policies, seed=seed, game=number, rounds=rounds)
    game = Game.from_position(rules, position, seed=seed, rounds=rounds)
    if names != list(game.names):
        raise SaveError(
            f"the players {quoted(names)} are not those of the position, {quoted(list(game.names))}"
        )
    if number != game.game:
        raise SaveError(f"'game' must be {game.game} for a game from a position, not {quoted(number)}")
    return game


def replay(game: Game, actions: list[Any]) -> None:
    """Carry out all actions.

    Raises:
        SaveError: at the first action that is not possible, naming it.
    """
    if len(actions) > MOST_ACTIONS:
        raise SaveError(f"{len(actions)} actions are too many; at most {MOST_ACTIONS} are read")
    for number, action in enumerate(actions, start=1):
        try:
            game.do(action)
        except AfrikanError as error:
            raise SaveError(f"action {number}: {error}") from None


def _parsed(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise SaveError(f"this must be a text, not {quoted(text)}")
    if len(text) > LARGEST:
        raise SaveError(f"{len(text):,} characters are too many; at most {LARGEST:,} are read")
    save = parse_json(text)
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise SaveError(f'this must be a JSON object with "format": "{FORMAT}", not {quoted(save)}')
    version = save.get("version")
    if type(version) is not int or version != VERSION:
        raise SaveError(f"version {quoted(version)} cannot be read; this program reads {VERSION}")
    for key in save:
        if key not in ENTRIES:
            raise SaveError(f"unknown entry {quoted(key)}; {suggestion(key, ENTRIES)}")
    for key in ENTRIES:
        if key not in save:
            raise SaveError(f"the entry '{key}' is missing")
    return save


def parse_json(text: str) -> Any:
    """Return what a JSON text holds.

    Raises:
        SaveError: if it is not JSON, or holds a number of thousands of digits.
    """
    try:
        return json.loads(text)
    except ValueError as error:
        state = "it breaks off or was changed" if text.strip() else "it is empty"
        raise SaveError(f"this is no complete saved game, {state} ({error})") from None


def _listed(save: Mapping[str, Any], key: str) -> list[Any]:
    value = save[key]
    if not isinstance(value, list):
        raise SaveError(f"'{key}' must be a list, not {quoted(value)}")
    return value


def _entry(player: Any, key: str) -> Any:
    if not isinstance(player, dict) or set(player) != {"name", "policy"}:
        raise SaveError(f"'players' must hold tables with 'name' and 'policy' only, not {quoted(player)}")
    return player[key]


def _rules(save: Mapping[str, Any]) -> dict[str, Any]:
    values = save["rules"]
    if not isinstance(values, dict):
        raise SaveError(f"'rules' must be a table of options, not {quoted(values)}")
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
