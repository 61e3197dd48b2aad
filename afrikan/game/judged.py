"""What may be done in the position shown: legal actions, why others are refused, what chance may bring."""

from fractions import Fraction

from afrikan.errors import AfrikanError
from afrikan.game.entries import Entry, read_entry
from afrikan.game.notation import write_action
from afrikan.game.reasons import Reasons
from afrikan.game.switching import refuse_switch
from afrikan.game.what_if import WhatIf
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import Rules
from afrikan.session import current
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

    @property
    def legal(self) -> tuple[str, ...]:
        """The canonical texts of all legal actions, or of the outcomes that chance can bring."""
        return tuple(write_action(action, self.board) for action in self._legal())

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

    @property
    def outcomes(self) -> dict[str, Fraction]:
        """Exact probability of each outcome that chance can bring now; empty at a decision."""
        if not self.chance:
            return {}
        weights = {write_action(action, self.board): weight(self.state, action) for action in self._legal()}
        total = sum(weights.values())
        return {text: Fraction(count, total) for text, count in weights.items()}

    def verify(self, action: str) -> None:
        """Do nothing if an action is legal now, else say why not.

        Args:
            action: canonical text, such as ``"land cairo 3"``.

        Raises:
            IllegalAction: with the reason in words and the rule's citation.
            AfrikanError: if the text names no action.
        """
        self._verified(action)

    def _verified(self, action: str) -> Entry:
        entry = read_entry(action, self.board)
        refused = self._refusal(entry)
        if refused is not None:
            raise refused
        return entry

    def _refusal(self, entry: Entry) -> AfrikanError | None:
        if isinstance(entry, Ruleset):
            return refuse_switch(self._now, entry, self.names)
        code = Refusal(refusal(self.state, self._rules, self._board, entry))
        return None if code == Refusal.NONE else self._reasons.error(self.state, entry, code)

    def why_not(self, action: str, lang: str | None = None) -> str | None:
        """Return in words why an action is refused now, with the rule's citation; ``None`` if it is legal.

        Args:
            action: canonical text, such as ``"attempt"``.
            lang: language of the sentence; the session's if left out.

        Raises:
            AfrikanError: if the text names no action.
        """
        refused = self._refusal(read_entry(action, self.board))
        return None if refused is None else refused.text(lang or current().language)

    def can(self, action: str) -> bool:
        """Tell whether an action is legal now.

        Raises:
            AfrikanError: if the text names no action.
        """
        return self._refusal(read_entry(action, self.board)) is None
