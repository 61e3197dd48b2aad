"""A game as readable text, one turn a line; reading it replays the game exactly."""

from __future__ import annotations

import json
from typing import Any

from afrikan.errors import AfrikanError, SaveError
from afrikan.game.entries import is_switch
from afrikan.game.game import Game
from afrikan.game.save import first_rules, new_game
from afrikan.history.saved import replay
from afrikan.history.transcript import check_entries, read_lines
from afrikan.rules import Ruleset

HEADING = "afrikan game 1"
WITH_SWITCH = "afrikan game 2"
"""Heading of a game in which the rules change, which the first version did not know."""
FRAME = ("rules", "seed", "game", "rounds")
ENTRIES = (*FRAME, "player", "position")


def write_transcript(game: Game) -> str:
    """Return the game up to the position shown as text."""
    lines = [
        WITH_SWITCH if any(is_switch(action) for action in game.history) else HEADING,
        f"rules {first_rules(game).code}",
        f"seed {game.seed}",
        f"game {game.game}",
        f"rounds {game.rounds}",
        *(f"player {seat.stored_policy} {seat.name}" for seat in game.seats),
    ]
    if game.position is not None:
        lines.append(f"position {json.dumps(game.position, ensure_ascii=False)}")
    return "\n".join([*lines, "", *_turns(game), ""])


def _turns(game: Game) -> list[str]:
    turns: list[tuple[str, list[str]]] = []
    for number, action in enumerate(game.history):
        state = game.timeline.moments[number].state
        heading = f"{state.round}.{state.current + 1}"
        if not turns or turns[-1][0] != heading or is_switch(turns[-1][1][-1]) or is_switch(action):
            turns.append((heading, []))
        turns[-1][1].append(action)
    return [f"{heading}: {', '.join(actions)}" for heading, actions in turns]


def read_transcript(text: str) -> Game:
    """Return the game of a text.

    Raises:
        SaveError: if a line cannot be read or describes an impossible action.
    """
    try:
        return _read(text)
    except AfrikanError as error:
        raise SaveError("game_text", error=error) from None
    except RecursionError:
        raise SaveError("game_text_deep") from None


def _read(text: str) -> Game:
    table, actions = read_lines(text, (HEADING, WITH_SWITCH), ENTRIES, _actions)
    check_entries(table, FRAME)
    return _built(table, actions)


def _actions(told: str) -> list[str]:
    """Return the actions of a line; a change of rules, whose numbers have commas, has a line of its own."""
    return [told] if is_switch(told) else [action.strip() for action in told.split(",")]


def _built(table: dict[str, Any], actions: list[str]) -> Game:
    names = [name for name, _ in table["players"]]
    policies = [policy for _, policy in table["players"]]
    game = new_game(Ruleset.from_code(table["rules"]), names, policies, table)
    replay(game, actions)
    return game
