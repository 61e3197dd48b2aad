"""What a player beside a tile can set out to do, carried out by the engine until nothing there binds him."""

from __future__ import annotations

from dataclasses import dataclass

from afrikan.chance import Seed
from afrikan.odds.trial import Situation
from afrikan.records import clone
from afrikan.rules.kernel_types import ForcedStay
from afrikan.star.actions import kind_of, pack
from afrikan.star.kernel import apply, legal, refusal
from afrikan.star.state import ACTIONS, FACES, NONE, State
from afrikan.star.tiles import opening_roll
from afrikan.star.words import Kind, Phase, Refusal

PAY, ONCE, ROLL, LEAVE = "pay", "once", "roll", "leave"
PLANS = (PAY, ONCE, ROLL, LEAVE)

DIE = range(1, 7)
USUAL = 4
"""Lowest die that opens a tile by most rules."""
CARRIED = (Kind.SAIL, Kind.STOWAWAY, Kind.DRIFT, Kind.FLY, Kind.AID)
"""Ways to leave a city that need no road."""

BINDING = (Kind.SERVE, Kind.SKIP, Kind.LOSE_TURN)
"""What a tile that has been opened can force on a player."""

BESIDE = (Kind.PASS, Kind.CASH, Kind.EXTRA)
"""What a player may do and still be where he is."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that a plan needs and the rules refuse.

    Args:
        state: the position.
        action: the action, packed.
        code: why.
    """

    state: State
    action: int
    code: Refusal


@dataclass(frozen=True, slots=True)
class End:
    """How it turned out.

    Args:
        money: what the player holds.
        opened: whether the tile was opened.
        stranded: whether nothing leads away then: no road, no money for a ship, no right to sail without.
    """

    money: int
    opened: bool
    stranded: bool = False


class Plan:
    """A player beside a tile who follows a plan; which actions are legal, and what follows, the engine says.

    Args:
        situation: the player alone, in a city whose tile is face down.
        name: one of ``PLANS``.
        arrived: whether he has arrived just now; if not, a later turn of his begins beside the tile.
    """

    def __init__(self, situation: Situation, name: str, arrived: bool) -> None:
        self.situation = situation
        self.name = name
        self.arrived = arrived

    @property
    def said(self) -> str:
        """The key of its words: which numbers a player rolls for depends on the rules."""
        rare = self.name == ROLL and opening_roll(self.situation.kernel) > USUAL
        return f"{self.name}_high" if rare else self.name

    def begun(self, state: State) -> State:
        """Return a position of the situation changed to the moment at which the plan begins."""
        state.phase = Phase.ARRIVED
        state.arrived = 1
        state.moved = 1
        if not self.arrived:
            self._apply(state, pack(Kind.LEAVE))
        return state

    def decide(self, state: State, tried: bool) -> int | End | Refused:
        """Return the action that the plan takes now, or how it ended, or what keeps it from going on.

        Args:
            state: the position, at a decision.
            tried: whether the plan has had its one attempt.
        """
        if state.phase == Phase.OVER:
            player = state.players[0]
            return End(player.money, not self.closed(state), bool(player.out and not player.place))
        kinds = self._legal(state)
        if self.closed(state):
            wanted = self._wanted(state, kinds, tried)
            if wanted is not None:
                return wanted
        for kind in BINDING:
            if kinds - set(BESIDE) == {kind}:
                return pack(kind)
        return self._away(state, kinds)

    def hindrance(self) -> Refused | None:
        """Return what keeps the player from beginning now what the plan wants, if it must wait for a turn."""
        state = self.begun(clone(self.situation.state))
        if self.name not in (ONCE, ROLL) or self.decide(state, False) != pack(Kind.LEAVE):
            return None
        return Refused(state, pack(Kind.ATTEMPT), self._refusal(state, Kind.ATTEMPT))

    def held_by(self, state: State) -> set[int]:
        """Return what a tile can make the player do before he is free again.

        Args:
            state: the position in which it is turned; faces of which none is left count too.
        """
        held = set()
        for face in range(FACES):
            after = clone(state)
            after.remaining[face] = max(1, after.remaining[face])
            self._apply(after, pack(Kind.FLIP, face))
            held |= self._legal(after) & set(BINDING)
        return held

    def spends(self, action: int) -> bool:
        """Tell whether an action is the one attempt of a plan that makes only one."""
        return self.name == ONCE and kind_of(action) == Kind.ATTEMPT

    def play(self, key: Seed) -> tuple[End, int]:
        """Return how the plan ends with the luck of a seed, and how many turns it takes."""
        dealt, faces = self.situation.deal(key)
        state, tried = self.begun(dealt), False
        before = state.players[0].turns
        while not isinstance(action := self.decide(state, tried), End):
            assert isinstance(action, int)
            tried = tried or self.spends(action)
            self.situation.do(state, faces, key, action)
        return action, self.turns(before, state)

    def turns(self, before: int, state: State) -> int:
        """Return how many of the player's turns have gone by beside the tile, that of arrival apart.

        Args:
            before: his number of turns when the plan began.
            state: the position in which it ended.
        """
        gone = state.players[0].turns - before
        return gone - 1 if self.arrived else gone

    def _wanted(self, state: State, kinds: set[int], tried: bool) -> int | Refused | None:
        """Return what the plan does about the closed tile; ``None`` if it turns away from it."""
        if self.name == PAY:
            return self._or_refused(state, Kind.BUY)
        if self.name == ROLL or (self.name == ONCE and not tried):
            if Kind.ATTEMPT in kinds and self._worth_it(state, kinds):
                return pack(Kind.ATTEMPT)
            if self._refusal(state, Kind.ATTEMPT) == Refusal.DECIDE_AFTER_ROLL and Kind.ROLL in kinds:
                return pack(Kind.ROLL)
            if self._refusal(state, Kind.ATTEMPT) == Refusal.HAS_MONEY and not self._binds():
                return Refused(clone(state), pack(Kind.ATTEMPT), Refusal.HAS_MONEY)
        return pack(Kind.LEAVE) if Kind.LEAVE in kinds else None

    def _binds(self) -> bool:
        """Tell whether a tile that is left closed binds the player, who may then roll whatever he has."""
        return self.situation.kernel.forced_stay == ForcedStay.MUST_STAY_UNTIL_SUCCESS

    def _worth_it(self, state: State, kinds: set[int]) -> bool:
        """Tell whether to attempt: who tries once walks on with a roll that opens nothing, if he can."""
        if self.name == ROLL or state.phase != Phase.MOVE or Kind.LAND not in kinds:
            return True
        return self._after(state, Kind.ATTEMPT).phase == Phase.FLIP

    def _away(self, state: State, kinds: set[int]) -> int | End | Refused:
        """Return how it ended if the player is free to go, else what keeps him."""
        stuck = state.phase == Phase.TURN and kinds <= {Kind.PASS, Kind.EXTRA}
        end = End(state.players[0].money, not self.closed(state), stuck)
        if end.opened or state.phase == Phase.MOVE or kinds & {*CARRIED, Kind.CASH}:
            return end
        if Kind.ROLL in kinds and self._can_walk(state):
            return end
        return self._or_refused(state, Kind.SAIL)

    def _can_walk(self, state: State) -> bool:
        """Tell whether some roll leads away, by road or by a ship that is paid for after the roll."""
        rolled = self._after(state, Kind.ROLL)
        thrown = [clone(rolled) for _ in DIE]
        for pips, after in zip(DIE, thrown, strict=True):
            self._apply(after, pack(Kind.DIE, pips))
        return any({Kind.LAND, Kind.SAIL} & self._legal(after) for after in thrown)

    def _or_refused(self, state: State, kind: Kind) -> int | Refused:
        code = self._refusal(state, kind)
        return pack(kind) if code == Refusal.NONE else Refused(clone(state), pack(kind), code)

    def closed(self, state: State) -> bool:
        """Tell whether the tile still lies face down."""
        return state.tiles[self.situation.state.players[0].node] != NONE

    def _legal(self, state: State) -> set[int]:
        room = [0] * ACTIONS
        count = legal(state, self.situation.kernel, self.situation.board, room)
        return {kind_of(action) for action in room[:count]}

    def _refusal(self, state: State, kind: Kind) -> Refusal:
        return Refusal(refusal(state, self.situation.kernel, self.situation.board, pack(kind)))

    def _after(self, state: State, kind: Kind) -> State:
        after = clone(state)
        self._apply(after, pack(kind))
        return after

    def _apply(self, state: State, action: int) -> None:
        apply(state, self.situation.kernel, self.situation.board, action)
