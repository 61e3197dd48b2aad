"""A lone pawn that follows a plan through the engine, turn by turn, with the luck of a trial."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from afrikan.chance import Seed
from afrikan.odds.trial import Situation
from afrikan.pawn.guide import Stand
from afrikan.pawn.journey import LONGEST
from afrikan.pawn.plan import Choice
from afrikan.pawn.turns import DICE, Turns, spot_of
from afrikan.rules import Ruleset
from afrikan.star.tables import board_of, tables
from afrikan.star.words import Face

Chooser = Callable[[Stand, int], Choice | None]
"""What a plan does at a stand in a turn, counted from 1."""


def lone_position(rules: Ruleset, player: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position of one pawn on a board without tiles, the bonus of Cape Town gone.

    Args:
        rules: the ruleset.
        player: the pawn's entries, as for ``Game.from_position``.
    """
    board = tables(rules)
    cities = [city for number, city in enumerate(board_of(rules).cities) if board.has_tile[number]]
    faces = [face.name.lower() for face in Face for _ in range(rules.kernel().tile_mix[face])]
    return {"players": [player], "opened": dict(zip(cities, faces, strict=True)), "bonus_taken": True}


def walk(situation: Situation, turns: Turns, choose: Chooser, key: Seed) -> Iterator[Stand]:
    """Yield the stand of the first pawn at the beginning of each of its turns.

    Args:
        situation: where the walk begins.
        turns: how a turn can be spent.
        choose: the plan; the walk ends where it has nothing to do.
        key: the luck.
    """
    state, faces = situation.deal(key)
    player = state.players[0]
    for turn in range(1, LONGEST + 1):
        stand = turns.number[spot_of(player)], player.money // turns.unit
        yield stand
        choice = choose(stand, turn)
        if choice is None:
            return
        situation.do(state, faces, key, choice.way.action)
        roll = state.die - 1 if len(choice.ends) == DICE else 0
        for action in choice.way.deeds[roll][choice.ends[roll]]:
            situation.do(state, faces, key, action)
