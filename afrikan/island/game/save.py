"""A saved game as JSON: every option's value, the box, the seed and all actions; loading replays it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from afrikan.errors import AfrikanError, SaveError
from afrikan.history.saved import listed, parse_frame, players_of, replay, values_of
from afrikan.island.box import Box
from afrikan.island.game.boxes import box_of, box_record
from afrikan.island.game.game import IslandGame
from afrikan.island.map import IslandMap
from afrikan.quote import quoted
from afrikan.rules import Ruleset

FORMAT = "afrikan-island"
VERSION = 1
ENTRIES = ("format", "version", "base", "rules", "map", "seed", "game", "rounds", "players", "actions", "at")


def write_save(game: IslandGame) -> str:
    """Return a game as JSON text."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "base": game.rules.name,
            "rules": dict(game.rules.values),
            "map": box_record(game.law.box),
            "seed": game.seed,
            "game": game.game,
            "rounds": game.rounds,
            "players": [{"name": seat.name, "policy": seat.stored_policy} for seat in game.seats],
            "actions": game.every_action,
            "at": game.at,
        },
        ensure_ascii=False,
        indent=1,
    )


def read_save(text: str, given: str | Path | IslandMap | Box | None) -> IslandGame:
    """Return the game of a JSON text; every action is verified while it is replayed.

    Args:
        text: the saved game.
        given: the box or folder that it was played with, if it has cards of its own.

    Raises:
        SaveError: if the text is damaged, foreign or describes an impossible game.
    """
    try:
        save = parse_frame(text, FORMAT, VERSION, ENTRIES)
        names, policies = players_of(save)
        rules = Ruleset.from_values(values_of(save), save["base"])
        game = new_game(rules, names, policies, save, given)
        replay(game, listed(save, "actions"))
        return game.jump(save["at"])
    except AfrikanError as error:
        raise SaveError("saved_game", error=error) from None
    except RecursionError:
        raise SaveError("saved_game_deep") from None


def new_game(
    rules: Ruleset,
    names: list[Any],
    policies: list[Any],
    table: Mapping[str, Any],
    given: str | Path | IslandMap | Box | None,
) -> IslandGame:
    """Return the game before its first action, from a table with map, seed, game and rounds.

    Raises:
        AfrikanError: if an entry is not possible.
    """
    if table["seed"] is None:
        raise SaveError("seed_wrong", name="'seed'", value=quoted(None))
    box = box_of(table["map"], given)
    return IslandGame(
        rules,
        names,
        map=box,
        policies=policies,
        seed=table["seed"],
        game=table["game"],
        rounds=table["rounds"],
    )
