"""A lone pawn that follows a plan through the engine, turn by turn, with the luck of a trial."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from afrikan.chance import Seed
from afrikan.odds.journeys.goals import Aim
from afrikan.odds.trial import Situation
from afrikan.pawn.guide import Stand
from afrikan.pawn.journey import LONGEST
from afrikan.pawn.plan import Choice
from afrikan.pawn.turns import DICE, End, Turns, spot_of
from afrikan.pawn.within import after
from afrikan.rules import Ruleset
from afrikan.star.state import NONE, State
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


def lone_situation(rules: Ruleset, position: Mapping[str, Any], aim: Aim) -> Situation:
    """Return the situation of a journey, in which nobody is taken out of the game.

    Args:
        rules: the ruleset.
        position: as from ``lone_position``.
        aim: what is to be reached.
    """
    situation = Situation(rules.replace(stranded_policy="keep_playing", stalemate="played_on"), position)
    player = situation.state.players[0]
    player.star = int(aim.treasure)
    if aim.start != NONE:
        player.start = aim.start
    return situation


def walk(situation: Situation, turns: Turns, choose: Chooser, key: Seed) -> Iterator[Stand]:
    """Yield the stand of the first pawn at the beginning of each of its turns, and wherever one pauses.

    Args:
        situation: where the walk begins.
        turns: how a turn can be spent.
        choose: the plan; the walk ends where it has nothing to do.
        key: the luck.
    """
    state, faces = situation.deal(key)
    player = state.players[0]
    stand = turns.number[spot_of(player)], player.money // turns.unit
    turn = 1
    while turn <= LONGEST:
        yield stand
        choice = choose(stand, turn)
        if choice is None:
            return
        stand = after(stand, carry_out(situation, state, faces, key, choice))
        turn += turns.lasts(stand[0])


def carry_out(situation: Situation, state: State, faces: list[int], key: Seed, choice: Choice) -> End:
    """Carry out what a plan has chosen, up to the end of the turn or its next pause; return how it ends.

    Args:
        situation, state, faces, key: as for ``Situation.do``.
        choice: what the plan does.
    """
    if choice.way.action != NONE:
        situation.act(state, choice.way.action)
    roll = 0
    if len(choice.ends) == DICE:
        situation.chance(state, faces, key)
        roll = state.die - 1
    end = choice.ends[roll]
    for action in choice.way.deeds[roll][end]:
        situation.act(state, action)
    return end
