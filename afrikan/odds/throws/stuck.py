"""A lone pawn that waits for the die, beside a tile or held: the kernel says which numbers help it."""

from collections.abc import Callable, Mapping
from typing import Any

from afrikan.chance import Purpose, Seed, word
from afrikan.errors import AfrikanError, suggestion
from afrikan.game.law import law_of
from afrikan.odds.throws.dice import SIX, Die
from afrikan.odds.trial import Situation
from afrikan.quote import quoted
from afrikan.records import clone
from afrikan.rules import Ruleset
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, refusal
from afrikan.star.state import State
from afrikan.star.tables import board_of
from afrikan.star.words import Hazard, Kind, Phase, Refusal

TILE, LEAVE, RELEASE = "tile", "leave", "release"
AWAITED = (TILE, LEAVE, RELEASE)
"""A tile opened by the die, leave to go where an unpaid tile binds, release by pirates or bedouins."""


class Stuck:
    """A pawn that waits for the die under a ruleset, one attempt a turn.

    Args:
        what: one of ``AWAITED``.
        rules: the ruleset.

    Attributes:
        faces: the numbers of the die that help, as the kernel judges them.

    Raises:
        AfrikanError: if there is no such thing to wait for, or nothing helps under these rules.
    """

    def __init__(self, what: str, rules: Ruleset) -> None:
        if what not in AWAITED:
            raise AfrikanError("awaited_unknown", what=quoted(what), hint=suggestion(what, AWAITED))
        bound = rules.forced_stay == "must_stay_until_success"
        if what == LEAVE and not bound:
            raise AfrikanError("awaited_unbound", rules=rules.code)
        if what == RELEASE and rules.hazard_effect == "skip_one_turn":
            raise AfrikanError("awaited_no_die", rules=rules.code)
        self.what = what
        self.situation = Situation(rules, _position(what, rules, bound))
        self.faces = tuple(face for face in range(1, SIX + 1) if self._helps(face))
        if not self.faces:
            raise AfrikanError("awaited_in_vain", rules=rules.code)

    def lane(self, key: Seed, seat: int) -> Callable[[int], bool]:
        """Return a player who plays one turn at each call and says whether the waiting is over.

        Args:
            key: the luck.
            seat: whose dice of that luck.
        """
        state = clone(self.situation.state)
        die = Die.fair()

        def luck() -> int:
            return die.face(word(key, Purpose.DIE, seat, state.players[0].turns, state.rolls))

        return lambda turn: self._helped(state, luck)

    def _helps(self, face: int) -> bool:
        return self._helped(clone(self.situation.state), lambda: face)

    def _helped(self, state: State, luck: Callable[[], int]) -> bool:
        """Play one turn of waiting, from its beginning, and tell whether the die ended the waiting."""
        rules, board = self.situation.kernel, self.situation.board
        trying = pack(Kind.RELEASE if self.what == RELEASE else Kind.ATTEMPT)
        rolls_first = refusal(state, rules, board, trying) == Refusal.DECIDE_AFTER_ROLL
        apply(state, rules, board, pack(Kind.ROLL) if rolls_first else trying)
        apply(state, rules, board, pack(Kind.DIE, luck()))
        if rolls_first:
            apply(state, rules, board, trying)
        return self._over(state)

    def _over(self, state: State) -> bool:
        player = state.players[0]
        if self.what == RELEASE:
            return player.held == 0
        opens = state.phase == Phase.FLIP
        return opens or (self.what == LEAVE and player.waiting == 0)


def _position(what: str, rules: Ruleset, bound: bool) -> Mapping[str, Any]:
    """Return one pawn without money that waits, bound to the city if that is the rule."""
    _, _, board = law_of(rules)
    nodes = board_of(rules).nodes
    if what == RELEASE:
        node = next(node for node in range(board.nodes) if board.hazard[node] == Hazard.PIRATE)
        return {"players": [{"at": nodes[node].id, "money": 0, "held": True, "voyage": "ticket"}]}
    city = next(city for city in range(board.cities) if board.has_tile[city] and board.on_land[city])
    return {"players": [{"at": nodes[city].id, "money": 0, "waiting": bound}]}
