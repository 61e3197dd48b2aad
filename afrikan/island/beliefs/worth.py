"""Guess now, or read one more clue? What each costs on average, in points of the hiking day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from afrikan.island.beliefs.next_clue import NextClue, next_clues
from afrikan.island.beliefs.treasure import Posterior
from afrikan.island.game.law import Law
from afrikan.island.policies.making import ways_of
from afrikan.island.policies.ways import Ways

HUNDRED = 100
"""The tables of the ways count hundredths of a point."""

FEW = 8
"""So many candidates are visited in the best of all orders; more in the order of chance for the price."""

GUESS = "guess"


@dataclass(frozen=True, slots=True)
class Worth:
    """What one plan costs until the treasure is found, and what is known after its first part.

    Args:
        plan: ``"guess"``, or the fortress that is read first.
        points: expected points of walking and opening, with average cards and no rival.
        left: expected number of treasure hexes that remain possible when guessing begins.
        right: chance that the likeliest of them is the right one.
    """

    plan: str
    points: Fraction
    left: Fraction
    right: Fraction

    def days(self, law: Law) -> Fraction:
        """Return the points as hiking days."""
        return self.points / law.kernel.day_length


def plans(known: Posterior, law: Law, here: int, shut: Sequence[str] = ()) -> tuple[Worth, ...]:
    """Return what it costs to guess now, and to read each fortress first that can still be read.

    Walking costs what the cheapest way costs on average, events included. Guessing visits the candidates one
    after the other: up to eight in the best of all orders, more in the order of chance for the price.

    Args:
        known: what is known of the treasure.
        law: ruleset and box.
        here: number of the hex on which one stands.
        shut: fortresses that the other side has read.
    """
    ways = ways_of(law.box, law.rules)
    clues = {fort: clue for fort, clue in next_clues(known).items() if fort not in shut}
    reading = (_reading(clue, law, ways, here, fort) for fort, clue in clues.items())
    return (_guessing(known, law, ways, here), *reading)


def _guessing(known: Posterior, law: Law, ways: Ways, here: int) -> Worth:
    points = search_cost(known.weights, law, ways, here)
    return Worth(GUESS, points, Fraction(len(known.candidates)), known.chances[known.likeliest])


def _reading(clue: NextClue, law: Law, ways: Ways, here: int, fort: str) -> Worth:
    number = law.labels.index(fort)
    points = Fraction(ways.cost[number][here], HUNDRED) + law.kernel.opening_cost
    for chance, after in clue.shows.values():
        points += chance * search_cost(after.weights, law, ways, law.isle.at[number])
    return Worth(fort, points, clue.left, clue.guess)


def search_cost(weights: Mapping[str, int], law: Law, ways: Ways, here: int) -> Fraction:
    """Return the expected points until the treasure is found by opening one candidate after the other.

    Args:
        weights: how likely each treasure hex is, in proportion.
        law: ruleset and box.
        ways: what walking costs.
        here: number of the hex where the search begins.
    """
    sites = tuple(law.labels.index(site) for site, weight in weights.items() if weight)
    weight_of = {law.labels.index(site): weight for site, weight in weights.items() if weight}
    search = _Search(weight_of, law, ways)
    total = search.best(sites, here) if len(sites) <= FEW else search.in_turn(sites, here)
    return Fraction(total, HUNDRED * sum(weight_of.values()))


class _Search:
    """Opening candidates one after the other; costs are weighted, in hundredths of a point."""

    def __init__(self, weights: Mapping[int, int], law: Law, ways: Ways) -> None:
        self.weights = weights
        self.cost = ways.cost
        self.at = law.isle.at
        self.opening = HUNDRED * law.kernel.opening_cost
        self.best = cache(self._best)

    def price(self, site: int, here: int) -> int:
        """Return what it costs to go to a treasure hex and open it."""
        return self.cost[site][here] + self.opening

    def _best(self, sites: tuple[int, ...], here: int) -> int:
        """Return the cost of the best order; each part of it counts for all that is left to find."""
        if not sites:
            return 0
        waiting = sum(self.weights[site] for site in sites)
        return min(
            waiting * self.price(site, here)
            + self.best(tuple(other for other in sites if other != site), self.at[site])
            for site in sites
        )

    def in_turn(self, sites: tuple[int, ...], here: int) -> int:
        """Return the cost of always going to the hex with the largest chance for its price."""
        left, total = set(sites), 0
        while left:
            waiting = sum(self.weights[site] for site in left)
            site = max(sorted(left), key=lambda site: self.weights[site] / self.price(site, here))
            total += waiting * self.price(site, here)
            here = self.at[site]
            left.remove(site)
        return total
