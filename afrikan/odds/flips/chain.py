"""A plan beside a tile as a Markov chain: each of the player's turns is followed through the engine once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from afrikan.odds.flips.plans import DIE, End, Plan, Refused
from afrikan.pawn.linear import solve
from afrikan.records import clone
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance, weight
from afrikan.star.state import FACES, State
from afrikan.star.words import Kind, Phase

TAIL = Fraction(1, 10_000)
"""The list of turns ends where more of them have a smaller chance than this."""

Key = tuple[int, ...]
"""What tells positions at the beginning of a turn apart: money, tile, condition; empty for the first one."""

START: Key = ()


@dataclass(frozen=True, slots=True)
class Onward:
    """Where a turn can lead.

    Args:
        chance: of this way.
        turns: 1 if a turn has gone by beside the tile, else 0.
        to: the position in which the next turn begins, or how it ended.
    """

    chance: Fraction
    turns: int
    to: Key | End


class Blocked(Exception):
    """The rules keep the plan from going on.

    Args:
        refused: the action that it needs.
    """

    def __init__(self, refused: Refused) -> None:
        super().__init__()
        self.refused = refused


class Chain:
    """Every turn that a plan can come to.

    Args:
        plan: the plan.

    Attributes:
        rows: where a turn leads from each position, the first one first.
        held: the kinds of action that a tile turned in this plan can force on the player.

    Raises:
        Blocked: if the plan cannot be carried out.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rows: dict[Key, list[Onward]] = {}
        self.held: set[int] = set()
        pending = [(START, plan.begun(clone(plan.situation.state)), False)]
        while pending:
            key, state, tried = pending.pop(0)
            if key in self.rows:
                continue
            counts = 0 if key == START and plan.arrived else 1
            self.rows[key] = []
            for chance, after, has_tried in self._ways(state, tried):
                if isinstance(after, End):
                    self.rows[key].append(Onward(chance, 0, after))
                else:
                    onward = _key(plan, after, has_tried)
                    self.rows[key].append(Onward(chance, counts, onward))
                    pending.append((onward, after, has_tried))

    def _ways(self, state: State, tried: bool) -> Iterator[tuple[Fraction, State | End, bool]]:
        """Yield every way through a turn: its chance, where it leads, whether the one attempt is used up."""
        before = state.players[0].turns
        pending = [(Fraction(1), state, tried)]
        while pending:
            share, now, tried = pending.pop()
            if is_chance(now):
                if now.phase == Phase.FLIP:
                    self.held |= self.plan.held_by(now)
                for action, chance in _luck(now):
                    pending.append((share * chance, self._after(now, action), tried))
            elif now.players[0].turns > before:
                yield share, now, tried
            else:
                decided = self.plan.decide(now, tried)
                if isinstance(decided, Refused):
                    raise Blocked(decided)
                if isinstance(decided, End):
                    yield share, decided, tried
                else:
                    attempted = tried or self.plan.spends(decided)
                    pending.append((share, self._after(now, decided), attempted))

    def _after(self, state: State, action: int) -> State:
        after = clone(state)
        apply(after, self.plan.situation.kernel, self.plan.situation.board, action)
        return after

    @cached_property
    def ends(self) -> dict[End, Fraction]:
        """The chance of each end, by money."""
        found = {way.to for ways in self.rows.values() for way in ways if isinstance(way.to, End)}
        ordered = sorted(found, key=lambda end: (end.money, end.opened, end.stranded))
        return {end: self._values({each: Fraction(each == end) for each in found})[START] for end in ordered}

    @cached_property
    def means(self) -> dict[Key, Fraction]:
        """How many turns still go by, on average, from each position."""
        return self._turns(lambda way: Fraction(way.turns))

    @cached_property
    def variance(self) -> Fraction:
        """The variance of the number of turns, from its mean and that of its square."""
        means = self.means
        squares = self._turns(
            lambda way: way.turns * (1 + 2 * (means[way.to] if isinstance(way.to, tuple) else Fraction(0)))
        )
        return squares[START] - means[START] ** 2

    @cached_property
    def turns(self) -> dict[int, Fraction]:
        """The chance of each number of turns, until all larger ones together have less than ``TAIL``."""
        chances: dict[int, Fraction] = {}
        now: dict[Key | End, Fraction] = {START: Fraction(1)}
        while now:
            ended, now = self._one_turn(now)
            chances[len(chances)] = ended
            if sum(now.values()) < TAIL:
                break
        return {turns: chance for turns, chance in chances.items() if chance}

    def _one_turn(self, now: dict[Key | End, Fraction]) -> tuple[Fraction, dict[Key | End, Fraction]]:
        """Return the chance that it ends before one more turn has gone by, and where it is after that."""
        ended, later = Fraction(0), defaultdict[Key | End, Fraction](Fraction)
        pending = list(now.items())
        while pending:
            place, share = pending.pop()
            if isinstance(place, End):
                ended += share
                continue
            for way in self.rows[place]:
                if way.turns:
                    later[way.to] += share * way.chance
                else:
                    pending.append((way.to, share * way.chance))
        return ended, dict(later)

    def _turns(self, gain: Callable[[Onward], Fraction]) -> dict[Key, Fraction]:
        ends = {way.to: Fraction(0) for ways in self.rows.values() for way in ways if isinstance(way.to, End)}
        return self._values(ends, gain)

    def _values(
        self, known: dict[End, Fraction], gain: Callable[[Onward], Fraction] = lambda way: Fraction(0)
    ) -> dict[Key, Fraction]:
        """Return what each position is worth: the gains on the way and the value of the end."""
        gains: dict[Key | End, Fraction] = {}
        chances: dict[Key | End, dict[Key | End, Fraction]] = {}
        for key, ways in self.rows.items():
            gains[key] = sum((way.chance * gain(way) for way in ways), Fraction(0))
            row = defaultdict[Key | End, Fraction](Fraction)
            for way in ways:
                row[way.to] += way.chance
            chances[key] = dict(row)
        ends: dict[Key | End, Fraction] = dict(known.items())
        order: list[Key | End] = list(reversed(self.rows))
        values = solve(order, gains, chances, ends)
        return {key: values[key] for key in self.rows}


def _luck(state: State) -> Iterator[tuple[int, Fraction]]:
    """Yield what chance can bring, each with its chance."""
    flip = state.phase == Phase.FLIP
    actions = [pack(Kind.FLIP, face) for face in range(FACES)] if flip else [pack(Kind.DIE, n) for n in DIE]
    weights = {action: weight(state, action) for action in actions}
    total = sum(weights.values())
    return ((action, Fraction(count, total)) for action, count in weights.items() if count)


def _key(plan: Plan, state: State, tried: bool) -> Key:
    player = state.players[0]
    closed = int(plan.closed(state))
    condition = (player.slave, player.lost, player.stowaway, player.saved)
    return (player.money, closed, player.waiting, *condition, int(tried), int(state.phase == Phase.OVER))
