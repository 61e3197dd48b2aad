"""The position shown as plain data, from which the same situation can be set up again."""

from typing import Any

from afrikan.errors import AfrikanError
from afrikan.game.conditions import ignored_conditions
from afrikan.game.facts import opened_faces, robbers_left
from afrikan.game.game import Game
from afrikan.game.position import STOWAWAYS, VOYAGES, left_in_bank
from afrikan.star.state import NONE, OFF_BOARD, Player

IGNORED = {"no_came": "came", "no_course": "port"}
"""Entries that mean nothing under some readings, by what refuses them in a position."""


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
    if any(player.node == OFF_BOARD for player in state.players[: state.seats]):
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
        **_circumstances(begun),
        "then": list(game.history[game.start_of_turn :]),
        **note,
    }


def _circumstances(game: Game) -> dict[str, Any]:
    """Return which opened robbers stay if some do not, where the Star lies, and what else the bank has."""
    state, cities = game.state, game.board.cities
    told: dict[str, Any] = {}
    opened = [city for city, face in opened_faces(game).items() if face == "robber"]
    stay = robbers_left(game)
    if game.rules.robber_stays == "toll_100" and len(stay) < len(opened):
        told["robbers"] = list(stay)
    if state.star_at != NONE:
        told["star_at"] = cities[state.star_at]
    if game.rules.bank_limit == "notes" and state.bank != left_in_bank(state, game.timeline.now.law):
        told["bank"] = max(0, state.bank)
    return told


def _player(game: Game, number: int) -> dict[str, Any]:
    """Return a player's entry without what is as at the start of a game."""
    player, seat = game.state.players[number], game.seats[number]
    entry = {
        "name": seat.name,
        "policy": seat.stored_policy,
        "at": _place(game, player.node),
        "start": _place(game, player.start),
    }
    told = {key: value for key, value in (entry | _condition(game, player)).items() if value}
    for ignored in ignored_conditions(player, game.timeline.now.law):
        told.pop(IGNORED[ignored.in_position], None)
    return told | {"money": player.money}


def _place(game: Game, number: int) -> str:
    return "" if number == NONE else game.board.nodes[number].id


def _condition(game: Game, player: Player) -> dict[str, Any]:
    return {
        "slave": player.slave,
        "star": bool(player.star),
        "horseshoe": bool(player.horseshoe),
        "held": bool(player.held),
        "waiting": bool(player.waiting),
        "voyage": next(name for name, voyage in VOYAGES.items() if voyage == player.voyage),
        "stowaway": next(name for name, stage in STOWAWAYS.items() if stage == player.stowaway),
        "lost": player.lost,
        "saved": player.saved,
        "came": _place(game, player.came),
        "port": _place(game, player.port),
        "robber": _place(game, player.robber - 1),
        "out": bool(player.out and not player.place),
        "place": player.place,
    }
