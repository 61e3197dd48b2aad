"""What may be done in the position shown: legal actions, why others are refused, what chance may bring."""

from afrikan.errors import AfrikanError
from afrikan.game.entries import Entry, read_entry
from afrikan.game.reasons import Reasons
from afrikan.game.switching import refuse_switch
from afrikan.game.what_if import WhatIf
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import Rules
from afrikan.star.actions import pack
from afrikan.star.kernel import is_chance, legal, refusal, weight
from afrikan.star.state import ACTIONS, FACES, Board, State
from afrikan.star.words import Kind, Phase, Refusal


class Judged(WhatIf):
    """A game whose position the kernel judges by the rules in force."""

    @property
    def _rules(self) -> Rules:
        return self._now.law.kernel

    @property
    def _board(self) -> Board:
        return self._now.law.board

    @property
    def _reasons(self) -> Reasons:
        return Reasons(self.rules, self.board, self._board, self.names)

    @property
    def state(self) -> State:
        """The kernel's state, to read; change it through ``do`` only."""
        return self._now.state

    @property
    def chance(self) -> bool:
        """Whether a die, a tile or the lot decides next."""
        return is_chance(self.state)

    def _legal(self) -> list[int]:
        if self.chance:
            return [action for action in self._possible_outcomes() if weight(self.state, action)]
        room = [0] * ACTIONS
        return room[: legal(self.state, self._rules, self._board, room)]

    def _possible_outcomes(self) -> list[int]:
        if self.state.phase == Phase.FLIP:
            return [pack(Kind.FLIP, face) for face in range(FACES)]
        if self.state.phase == Phase.START_LOT:
            return [pack(Kind.LOT, seat) for seat in range(self.state.seats)]
        return [pack(Kind.DIE, die) for die in range(1, 7)]

    def _weight(self, action: Entry) -> int:
        assert isinstance(action, int)
        return weight(self.state, action)

    def _read(self, text: str) -> Entry:
        return read_entry(text, self.board)

    def _refusal(self, entry: Entry) -> AfrikanError | None:
        if isinstance(entry, Ruleset):
            return refuse_switch(self._now, entry, self.names)
        code = Refusal(refusal(self.state, self._rules, self._board, entry))
        return None if code == Refusal.NONE else self._reasons.error(self.state, entry, code)
