"""Where am I? An exact distribution over the hexes, given everything a side has been told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import lcm, log2
from typing import TYPE_CHECKING

from afrikan.errors import AfrikanError
from afrikan.island.beliefs.told import CLOSED, FOUND, LABEL, LOST, SEA, START, Told, told_of_game
from afrikan.island.game.law import Law
from afrikan.island.ground import drop_at, places_around, refuse_start, told_of
from afrikan.island.words import Direction, Refusal

if TYPE_CHECKING:
    from afrikan.island.game import IslandGame

SEA_CALLED = 0
"""The answer to a direction in which the sea lies; every other answer is what the card there tells."""


@dataclass(frozen=True)
class Belief:
    """Where a side may be.

    At the start every allowed hex that looks as told is as likely as any other. Whoever gets lost is taken to
    be put on each allowed hex with the same chance; which hexes are possible does not depend on that.

    Args:
        law: ruleset and box.
        weights: how likely each possible hex is, in proportion; whole numbers.
        told: the facts that have led here.

    >>> from afrikan.island.beliefs import read_told
    >>> from afrikan.island.box import Box
    >>> from afrikan.island.game.law import law_of
    >>> from afrikan.rules import Ruleset
    >>> law = law_of(Ruleset.preset("island"), Box.load("small"))
    >>> belief = Belief.of_facts(read_told(["fort"], law), law)
    >>> belief.count, belief.entropy
    (8, 3.0)
    """

    law: Law
    weights: Mapping[int, int]
    told: tuple[Told, ...] = ()

    @classmethod
    def before(cls, law: Law) -> Belief:
        """Return what is known before anything has been told: every hex on which a game may start."""
        hexes = range(1, law.isle.hexes + 1)
        return cls(law, {hex: 1 for hex in hexes if refuse_start(law.isle, law.kernel, hex) == Refusal.NONE})

    @classmethod
    def of_facts(cls, facts: Iterable[Told], law: Law) -> Belief:
        """Return what follows from facts, the first of which tells the ground of the start.

        Raises:
            AfrikanError: if no hex of the map fits them all; names the first fact that does not fit.
        """
        belief = cls.before(law)
        for fact in facts:
            belief = belief.learn(fact)
        return belief

    @classmethod
    def of(cls, game: IslandGame, seat: int) -> Belief:
        """Return what a side may know in the position shown of where it is.

        Args:
            game: the game.
            seat: the side, 0 or 1.
        """
        return cls.of_facts(told_of_game(game, seat), game.law)

    def learn(self, fact: Told) -> Belief:
        """Return what is known after one more fact.

        Raises:
            AfrikanError: if no hex fits it.
        """
        weights = self.weights_after(fact)
        if not weights:
            raise AfrikanError("belief_empty", place=len(self.told) + 1)
        return replace(self, weights=weights, told=(*self.told, fact))

    def weights_after(self, fact: Told) -> dict[int, int]:
        """Return how likely each hex is after one more fact; empty if none fits."""
        if fact.kind == LOST:
            return self._scattered(self._moved(fact.way, fact.ground, fact.entered))
        if fact.kind == LABEL:
            place = self.law.isle.at[fact.label]
            return {place: 1} if place in self.weights else {}
        if fact.kind == SEA:
            return self._kept(lambda hex: self.law.isle.beside[hex][fact.way] == 0)
        if fact.kind in (START, FOUND):
            return self._kept(lambda hex: self.answer(hex) == fact.ground)
        if fact.kind == CLOSED:
            return self._kept(lambda hex: (self.law.isle.label[hex] in fact.shut) == fact.entered)
        return self._moved(fact.way, fact.ground, fact.entered)

    def _kept(self, fits: Callable[[int], bool]) -> dict[int, int]:
        return {hex: weight for hex, weight in self.weights.items() if fits(hex)}

    def _moved(self, way: int, ground: int, entered: bool) -> dict[int, int]:
        """Return the weights of those beside which there lies what was told, there or still before it."""
        beside = self.law.isle.beside
        pairs = ((hex, beside[hex][way], weight) for hex, weight in self.weights.items())
        return {
            (there if entered else hex): weight
            for hex, there, weight in pairs
            if there and self.answer(there) == ground
        }

    def _scattered(self, weights: Mapping[int, int]) -> dict[int, int]:
        """Return the weights after each hex has handed its own in equal parts to all around it."""
        around = {hex: self._around(hex) for hex in weights}
        whole = lcm(*(len(places) for places in around.values() if places))
        spread: Counter[int] = Counter()
        for hex, places in around.items():
            for place in places:
                spread[place] += weights[hex] * (whole // len(places))
        return dict(sorted(spread.items()))

    def _around(self, centre: int) -> list[int]:
        isle, kernel = self.law.isle, self.law.kernel
        hexes = (drop_at(isle, kernel, centre, place) for place in range(places_around(kernel)))
        return [hex for hex in hexes if hex]

    def answer(self, hex: int) -> int:
        """Return what the card of a hex would tell."""
        return told_of(self.law.isle, self.law.kernel, hex)

    @property
    def hexes(self) -> tuple[int, ...]:
        """The numbers of the possible hexes, ascending."""
        return tuple(sorted(self.weights))

    @property
    def count(self) -> int:
        """How many hexes are possible."""
        return len(self.weights)

    @cached_property
    def chances(self) -> Mapping[int, Fraction]:
        """How likely each possible hex is."""
        total = sum(self.weights.values())
        return {hex: Fraction(weight, total) for hex, weight in sorted(self.weights.items())}

    @property
    def entropy(self) -> float:
        """What is still to be learnt, in bits: 0 once the hex is known, 10 for 1024 hexes alike."""
        total = sum(self.weights.values())
        known = sum(weight * log2(weight) for weight in self.weights.values()) / total
        return max(0.0, log2(total) - known)

    def answers(self, way: int) -> dict[int, Fraction]:
        """Return how likely each answer to a direction is: ``SEA_CALLED`` or what the card there tells.

        Args:
            way: a ``Direction``.
        """
        found: Counter[int] = Counter()
        for hex, weight in self.weights.items():
            there = self.law.isle.beside[hex][way]
            found[self.answer(there) if there else SEA_CALLED] += weight
        total = found.total()
        return {answer: Fraction(weight, total) for answer, weight in found.items()}

    def left_after(self, way: int) -> dict[int, int]:
        """Return how many hexes remain possible after each answer to a direction."""
        beside = self.law.isle.beside
        there = (beside[hex][way] for hex in self.weights)
        return dict(Counter(self.answer(hex) if hex else SEA_CALLED for hex in there))

    def expected_left(self) -> dict[Direction, Fraction]:
        """Return for each direction how many hexes are to be expected to remain possible after its answer."""
        return {way: self._expected(way) for way in Direction}

    def _expected(self, way: int) -> Fraction:
        left = self.left_after(way)
        return sum((chance * left[answer] for answer, chance in self.answers(way).items()), Fraction(0))
