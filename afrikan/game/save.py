"""A saved game as JSON: every option's value, the seed, the players and all actions; loading replays it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from afrikan.errors import AfrikanError, SaveError, suggestion
from afrikan.game.entries import write_entry
from afrikan.game.game import Game
from afrikan.quote import quoted
from afrikan.rules import Ruleset

FORMAT = "afrikan-game"
VERSION = 2
"""Written; every version up to it is read. Version 1 knew no change of rules."""
LARGEST = 4_000_000
MOST_ACTIONS = 100_000
FRAME = ("format", "version", "base", "rules", "seed", "game", "rounds")
ENTRIES = (*FRAME, "players", "position", "actions", "at")


def write_save(game: Game) -> str:
    """Return a game as JSON text."""
    rules = first_rules(game)
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "base": rules.name,
            "rules": dict(rules.values),
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
    """Return the texts of all actions of a game and changes of its rules, those undone included."""
    return [write_entry(entry, game.board) for entry in game.timeline.actions]


def first_rules(game: Game) -> Ruleset:
    """Return the ruleset that a game has begun with."""
    return game.timeline.moments[0].law.rules


def read_save(text: str) -> Game:
    """Return the game of a JSON text; every action is verified while it is replayed.

    Raises:
        SaveError: if the text is damaged, foreign or describes an impossible game.
    """
    try:
        return _read(_parsed(text))
    except AfrikanError as error:
        raise SaveError("saved_game", error=error) from None
    except RecursionError:
        raise SaveError("saved_game_deep") from None


def _read(save: Mapping[str, Any]) -> Game:
    players = _listed(save, "players")
    names = [_entry(player, "name") for player in players]
    policies = [_entry(player, "policy") for player in players]
    rules = Ruleset.from_values(_rules(save), save["base"])
    game = new_game(rules, names, policies, save)
    replay(game, _listed(save, "actions"))
    return game.jump(save["at"])


def new_game(rules: Ruleset, names: list[Any], policies: list[Any], save: Mapping[str, Any]) -> Game:
    """Return the game before its first action, from a table with seed, game, rounds and perhaps position.

    Raises:
        AfrikanError: if an entry is not possible, or the players are not those of the position.
    """
    seed, number, rounds, position = save["seed"], save["game"], save["rounds"], save.get("position")
    if seed is None:
        raise SaveError("seed_wrong", name="'seed'", value=quoted(seed))
    if position is None:
        return Game(rules, names, policies=policies, seed=seed, game=number, rounds=rounds)
    game = Game.from_position(rules, position, seed=seed, rounds=rounds)
    if names != list(game.names):
        raise SaveError("saved_players", names=quoted(names), wanted=quoted(list(game.names)))
    if number != game.game:
        raise SaveError("saved_game_number", wanted=game.game, value=quoted(number))
    return game


def replay(game: Game, actions: list[Any]) -> None:
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


def _parsed(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise SaveError("saved_kind", value=quoted(text))
    if len(text) > LARGEST:
        raise SaveError("saved_long", count=len(text), most=LARGEST)
    save = parse_json(text)
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise SaveError("saved_format", format=FORMAT, value=quoted(save))
    version = save.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        newer = type(version) is int and version > VERSION
        known = ", ".join(str(number) for number in range(1, VERSION + 1))
        raise SaveError("saved_newer" if newer else "saved_version", version=quoted(version), known=known)
    for key in save:
        if key not in ENTRIES:
            raise SaveError("saved_entry_unknown", entry=quoted(key), hint=suggestion(key, ENTRIES))
    for key in ENTRIES:
        if key not in save:
            raise SaveError("saved_entry_missing", entry=key)
    return save


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


def _listed(save: Mapping[str, Any], key: str) -> list[Any]:
    value = save[key]
    if not isinstance(value, list):
        raise SaveError("saved_list", entry=key, value=quoted(value))
    return value


def _entry(player: Any, key: str) -> Any:
    if not isinstance(player, dict) or set(player) != {"name", "policy"}:
        raise SaveError("saved_player", value=quoted(player))
    return player[key]


def _rules(save: Mapping[str, Any]) -> dict[str, Any]:
    values = save["rules"]
    if not isinstance(values, dict):
        raise SaveError("saved_rules", value=quoted(values))
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
