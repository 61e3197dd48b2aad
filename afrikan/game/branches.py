"""Games that share a past: how one branches off another, and where two of them part."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from afrikan.checks import is_whole
from afrikan.errors import AfrikanError
from afrikan.game.entries import write_entry
from afrikan.game.past import Past
from afrikan.quote import quoted

if TYPE_CHECKING:
    from afrikan.game.game import Game


class Branching(Past):
    """A past from which other games can branch off."""

    def fork(self, at: int | None = None) -> Self:
        """Return an independent game that shares the past up to a position, and shows that position.

        What is done in one of the two never shows in the other. Luck is the same in both.

        Args:
            at: how many actions are shared; those up to the position shown if left out.

        Raises:
            AfrikanError: if there are not so many.
        """
        shared = self.at if at is None else at
        if not is_whole(shared, 0, self.length):
            raise AfrikanError("jump_wrong", last=self.length, at=quoted(shared))
        branch = copy(self)
        branch.timeline = self.timeline.until(shared)
        return branch


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
