"""A position played on through the kernel by a stream of luck: what simulated trials are made of."""

from collections.abc import Mapping
from typing import Any

from afrikan.chance import Seed
from afrikan.game.faces import settle
from afrikan.game.law import law_of
from afrikan.game.position import PositionReader
from afrikan.records import clone
from afrikan.rules import Ruleset
from afrikan.star.kernel import apply, is_chance
from afrikan.star.luck import draw, shuffle
from afrikan.star.state import CITIES, MOST_ROUNDS, State
from afrikan.star.tables import board_of


class Situation:
    """A position under a ruleset, ready to be played any number of times.

    Args:
        rules: the ruleset.
        position: as for ``Game.from_position``, without ``then``.

    Attributes:
        kernel, board: the ruleset as numbers and the kernel's tables.
        graph: the board.
        state: the position; not to be changed.

    Raises:
        AfrikanError: if an entry is missing, unknown or contradicts another.
    """

    def __init__(self, rules: Ruleset, position: Mapping[str, Any]) -> None:
        self.rules = rules
        law = law_of(rules)
        self.kernel, self.board = law.kernel, law.board
        self.graph = board_of(rules)
        reader = PositionReader(law, self.graph, MOST_ROUNDS)
        self.state, self.opened = reader.read(position)

    def deal(self, key: Seed) -> tuple[State, list[int]]:
        """Return a fresh copy of the position and the face of each slot, as luck has it."""
        faces = [0] * CITIES
        count = shuffle(faces, self.kernel, key)
        settle(faces, self.opened, count, key)
        return clone(self.state), faces

    def do(self, state: State, faces: list[int], key: Seed, action: int) -> None:
        """Carry out an action and whatever chance adds to it, up to the next decision.

        Args:
            state, faces: from ``deal``; the state is changed.
            key: the luck.
            action: a legal action, packed.
        """
        self.act(state, action)
        while is_chance(state):
            self.chance(state, faces, key)

    def act(self, state: State, action: int) -> None:
        """Carry out a legal action, packed; the state is changed."""
        apply(state, self.kernel, self.board, action)

    def chance(self, state: State, faces: list[int], key: Seed) -> None:
        """Let chance decide once; as for ``do``."""
        self.act(state, draw(state, faces, key))
