"""Where two games that share a past part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from afrikan.game.entries import write_entry

if TYPE_CHECKING:
    from afrikan.game.game import Game


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two games that share a past begin to differ.

    Attributes:
        index: how many actions they share.
        round, seat, turn: the round, the player to act, from 0, and which of that player's turns it is.
        first, second: canonical text of the first action in which they differ, in either game.
    """

    index: int
    round: int
    seat: int
    turn: int
    first: str
    second: str


def parting(a: Game, b: Game) -> Parting | None:
    """Return where two games part, actions that were undone included.

    Args:
        a, b: the games.

    Returns:
        The parting; ``None`` if the games have nothing in common, or if one of them has only done so far what
        the other has done too.

    >>> from afrikan.game import Game
    >>> from afrikan.rules import Ruleset
    >>> game = Game(Ruleset.preset("fan"), players=2, seed=7).do("start tangier").do("start cairo")
    >>> other = game.fork().roll(2)
    >>> found = parting(game.roll(6), other)
    >>> found.index, found.first, found.second
    (2, 'die 6', 'die 2')
    """
    if _beginning(a) != _beginning(b):
        return None
    pairs = zip(a.timeline.actions, b.timeline.actions, strict=False)
    index = next((number for number, (one, other) in enumerate(pairs) if one != other), None)
    if index is None:
        return None
    state = a.timeline.moments[index].state
    return Parting(
        index=index,
        round=state.round,
        seat=state.current,
        turn=state.players[state.current].turns,
        first=write_entry(a.timeline.actions[index], a.board),
        second=write_entry(b.timeline.actions[index], b.board),
    )


def _beginning(game: Game) -> tuple[object, ...]:
    rules = game.timeline.moments[0].law.rules
    return rules, game.names, game.seed, game.game, game.rounds, game.position
