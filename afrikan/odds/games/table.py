"""A board, the rules and who plays: what can happen next, and a game played out with the luck of a seed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from afrikan.chance import Seed
from afrikan.checks import is_whole
from afrikan.errors import AfrikanError
from afrikan.policies.choose import POLICIES, choose
from afrikan.policies.nearest import nearest
from afrikan.policies.routes import Routes
from afrikan.quote import quoted
from afrikan.records import blank, clone
from afrikan.rules.kernel_types import Rules
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance, legal, refusal, weight
from afrikan.star.luck import draw, shuffle
from afrikan.star.setup import deal
from afrikan.star.state import ACTIONS, CITIES, FACES, NONE, Board, State
from afrikan.star.words import Kind, Phase, Refusal

Decider = Callable[[State, Rules, Board], int]
"""A player's own way to decide: from what can be seen to a legal action, packed.

The round, counts of turns and events, and rolls that are over are blank in what it is shown, so that it
decides by the position alone.
"""

LARGEST_ACTION = (1 << 28) - 1


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that stays the same throughout a game.

    Args:
        rules: the ruleset as numbers, with the tiles of this board.
        board: the kernel's tables of the board.
        routes: the tables of the built-in policies.
        players: the name of a built-in policy, or a ``Decider``, for each seat.
    """

    rules: Rules
    board: Board
    routes: Routes
    players: tuple[str | Decider, ...]

    def dealt(self, cap: int) -> State:
        """Return a game before its first decision, to end after so many rounds at the latest."""
        state = blank(State)
        deal(state, self.rules, self.board, len(self.players), cap)
        return state

    def options(self, state: State) -> list[tuple[int, int]]:
        """Return what chance or the player may do next, with weights.

        Raises:
            AfrikanError: if a player's own decider answers what is not legal.
        """
        if is_chance(state):
            return list(_outcomes(state))
        player, room = self.players[state.current], [0] * ACTIONS
        if player == "random":
            count = legal(state, self.rules, self.board, room)
            return [(action, 1) for action in room[:count]]
        if isinstance(player, str):
            return [(nearest(state, self.rules, self.board, self.routes, room), 1)]
        return [(self._asked(player, state), 1)]

    def play(self, cap: int, key: Seed) -> State:
        """Return the last position of a game played with the luck of a seed.

        Args:
            cap: last round that is played.
            key: seed and game.

        Raises:
            AfrikanError: as for ``options``.
        """
        state, faces, room = self.dealt(cap), [0] * CITIES, [0] * ACTIONS
        shuffle(faces, self.rules, key)
        while state.phase != Phase.OVER:
            player = self.players[state.current]
            if is_chance(state):
                action = draw(state, faces, key)
            elif isinstance(player, str):
                action = choose(POLICIES[player], state, self.rules, self.board, self.routes, room, key)
            else:
                action = self._asked(player, state)
            apply(state, self.rules, self.board, action)
        return state

    def _asked(self, decider: Decider, state: State) -> int:
        seen = clone(state)
        forget(seen)
        action = decider(seen, self.rules, self.board)
        whole = is_whole(action, 0, LARGEST_ACTION)
        if not whole or refusal(state, self.rules, self.board, action) != Refusal.NONE:
            raise AfrikanError("decider_illegal", seat=state.current + 1, action=quoted(action))
        return action


def _outcomes(state: State) -> Iterator[tuple[int, int]]:
    kind = {Phase.FLIP: Kind.FLIP, Phase.START_LOT: Kind.LOT}.get(Phase(state.phase), Kind.DIE)
    for value in range(FACES):
        action = pack(kind, value)
        if chances := weight(state, action):
            yield action, chances


def forget(state: State) -> None:
    """Clear what the rules do not ask for any more: the round, counts, notes, and rolls that are over."""
    state.round = 1
    state.noted = 0
    state.notes = [0] * len(state.notes)
    state.tally = [0] * len(state.tally)
    state.start_rolls = [0] * len(state.start_rolls)
    for player in state.players:
        player.paid = 0 if player.paid == player.turns > 0 else NONE
        player.turns = 0
    if state.phase == Phase.START_ROLL:
        state.rolls = 0
    else:
        state.contenders = 0
    if state.rolls == 0:
        state.die = state.roll_for = 0
    if state.phase != Phase.MOVE:
        state.mode = 0
