"""A game as readable text, one day a line; reading it replays the game exactly."""

from __future__ import annotations

import json
from pathlib import Path

from afrikan.errors import AfrikanError, SaveError
from afrikan.history.saved import replay
from afrikan.history.transcript import check_entries, read_lines
from afrikan.island.box import Box
from afrikan.island.game.boxes import box_record
from afrikan.island.game.game import IslandGame
from afrikan.island.game.save import new_game
from afrikan.island.map import IslandMap
from afrikan.rules import Ruleset

HEADING = "afrikan island 1"
FRAME = ("rules", "map", "seed", "game", "rounds")
ENTRIES = (*FRAME, "player")


def write_transcript(game: IslandGame) -> str:
    """Return the game up to the position shown as text."""
    lines = [
        HEADING,
        f"rules {game.rules.code}",
        f"map {json.dumps(box_record(game.law.box), ensure_ascii=False)}",
        f"seed {game.seed}",
        f"game {game.game}",
        f"rounds {game.rounds}",
        *(f"player {seat.stored_policy} {seat.name}" for seat in game.seats),
    ]
    return "\n".join([*lines, "", *_days(game), ""])


def _days(game: IslandGame) -> list[str]:
    days: list[tuple[str, list[str]]] = []
    for number, action in enumerate(game.history):
        state = game.timeline.moments[number].state
        heading = f"{state.round}.{state.current + 1}"
        if not days or days[-1][0] != heading:
            days.append((heading, []))
        days[-1][1].append(action)
    return [f"{heading}: {', '.join(actions)}" for heading, actions in days]


def read_transcript(text: str, given: str | Path | IslandMap | Box | None) -> IslandGame:
    """Return the game of a text.

    Args:
        text: as ``write_transcript`` writes it.
        given: the box or folder that it was played with, if it has cards of its own.

    Raises:
        SaveError: if a line cannot be read or describes an impossible action.
    """
    try:
        table, actions = read_lines(text, (HEADING,), ENTRIES, _actions)
        check_entries(table, FRAME)
        names = [name for name, _ in table["players"]]
        policies = [policy for _, policy in table["players"]]
        game = new_game(Ruleset.from_code(table["rules"]), names, policies, table, given)
        replay(game, actions)
        return game
    except AfrikanError as error:
        raise SaveError("game_text", error=error) from None
    except RecursionError:
        raise SaveError("game_text_deep") from None


def _actions(told: str) -> list[str]:
    return [action.strip() for action in told.split(",")]
