"""A game as readable text, one turn a line; reading it replays the game exactly."""

from __future__ import annotations

import json
from typing import Any

from afrikan.errors import AfrikanError, SaveError, suggestion
from afrikan.game.game import Game
from afrikan.game.save import LARGEST, new_game, parse_json, replay
from afrikan.quote import one_line, quoted
from afrikan.rules import Ruleset

HEADING = "afrikan game 1"
FRAME = ("rules", "seed", "game", "rounds")
ENTRIES = (*FRAME, "player", "position")


def write_transcript(game: Game) -> str:
    """Return the game up to the position shown as text."""
    lines = [
        HEADING,
        f"rules {game.rules.code}",
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
        if not turns or turns[-1][0] != heading:
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
        raise SaveError(f"game text: {one_line(error)}") from None
    except RecursionError:
        raise SaveError("game text: something in it is nested too deeply") from None


def _read(text: str) -> Game:
    if not isinstance(text, str) or len(text) > LARGEST:
        raise SaveError(f"this must be a text of at most {LARGEST:,} characters, not {quoted(text)}")
    lines = text.strip().splitlines()
    if not lines or lines[0].strip() != HEADING:
        raise SaveError(f"line 1 must be '{HEADING}', not {quoted((lines or [''])[0])}")
    table: dict[str, Any] = {"players": []}
    actions: list[str] = []
    for number, line in enumerate(lines[1:], start=2):
        if line[:1].isdigit():
            actions += [action.strip() for action in line.partition(":")[2].split(",")]
        elif line.strip():
            _read_entry(line, number, table)
    for key in FRAME:
        if key not in table:
            raise SaveError(f"the line '{key}' is missing")
    return _built(table, actions)


def _read_entry(line: str, number: int, table: dict[str, Any]) -> None:
    key, _, value = line.partition(" ")
    if key not in ENTRIES:
        raise SaveError(f"line {number}: unknown entry {quoted(key)}; {suggestion(key, ENTRIES)}")
    if key in table:
        raise SaveError(f"line {number}: there is a second '{key}'")
    if key == "player":
        policy, _, name = value.partition(" ")
        table["players"].append((name, policy))
    elif key == "rules":
        table[key] = value
    else:
        try:
            table[key] = parse_json(value)
        except SaveError:
            raise SaveError(f"line {number}: '{key}' cannot be read: {quoted(value)}") from None


def _built(table: dict[str, Any], actions: list[str]) -> Game:
    names = [name for name, _ in table["players"]]
    policies = [policy for _, policy in table["players"]]
    game = new_game(Ruleset.from_code(table["rules"]), names, policies, table)
    replay(game, actions)
    return game
