"""The position shown as plain data, from which the same situation can be set up again."""

from typing import Any

from afrikan.errors import AfrikanError
from afrikan.game.facts import opened_faces
from afrikan.game.game import Game
from afrikan.game.position import STOWAWAYS, VOYAGES
from afrikan.star.state import NONE, Player


def position_of(game: Game) -> dict[str, Any]:
    """Return the position shown in the form that ``Game.from_position`` takes.

    Raises:
        AfrikanError: if a pawn is not on the board yet.

    >>> from afrikan.rules import Ruleset
    >>> situation = {"players": [{"at": "dar_fur", "money": 0}, {"at": "cairo"}], "then": ["roll"]}
    >>> position_of(Game.from_position(Ruleset.preset("fan"), situation))["then"]
    ['roll']
    """
    begun = game.fork(game.start_of_turn)
    state = begun.state
    if any(player.node == NONE for player in state.players[: state.seats]):
        raise AfrikanError("position_before_start")
    players = [_player(begun, seat) for seat in range(state.seats)]
    note = {"note": game.position["note"]} if game.position and "note" in game.position else {}
    return {
        "players": players,
        "turn": state.current + 1,
        "first": state.first + 1,
        "round": state.round,
        "opened": dict(opened_faces(begun)),
        "bonus_taken": bool(state.bonus_taken),
        "then": list(game.history[game.start_of_turn :]),
        **note,
    }


def _player(game: Game, number: int) -> dict[str, Any]:
    """Return a player's entry without what is as at the start of a game."""
    player, seat = game.state.players[number], game.seats[number]
    entry = {
        "name": seat.name,
        "policy": seat.stored_policy,
        "at": game.board.nodes[player.node].id,
        "start": game.board.nodes[player.start].id,
        "slave": player.slave,
    }
    told = {key: value for key, value in (entry | _condition(player)).items() if value}
    return told | {"money": player.money}


def _condition(player: Player) -> dict[str, Any]:
    return {
        "star": bool(player.star),
        "horseshoe": bool(player.horseshoe),
        "held": bool(player.held),
        "waiting": bool(player.waiting),
        "voyage": next(name for name, voyage in VOYAGES.items() if voyage == player.voyage),
        "stowaway": next(name for name, stage in STOWAWAYS.items() if stage == player.stowaway),
    }
