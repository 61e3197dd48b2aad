"""A saved game as JSON: every option's value, the seed, the players and all actions; loading replays it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from afrikan.errors import AfrikanError, SaveError
from afrikan.game.entries import write_entry
from afrikan.game.game import Game
from afrikan.history.saved import listed, parse_frame, players_of, replay, values_of
from afrikan.quote import quoted
from afrikan.rules import Ruleset

FORMAT = "afrikan-game"
VERSION = 2
"""Written; every version up to it is read. Version 1 knew no change of rules."""
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
        return _read(parse_frame(text, FORMAT, VERSION, ENTRIES))
    except AfrikanError as error:
        raise SaveError("saved_game", error=error) from None
    except RecursionError:
        raise SaveError("saved_game_deep") from None


def _read(save: Mapping[str, Any]) -> Game:
    names, policies = players_of(save)
    rules = Ruleset.from_values(values_of(save), save["base"])
    game = new_game(rules, names, policies, save)
    replay(game, listed(save, "actions"))
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
