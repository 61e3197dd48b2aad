"""How soon a walker finds out where on the island he is: simulated walks of three days."""

from collections.abc import Sequence

from afrikan.island.deck import Deck
from afrikan.island.generator.luck import Luck
from afrikan.island.map import IslandMap
from afrikan.island.words import SITES, TERRAINS, Ground

WALKS = 300
DAYS = 3
DAY = 12
"""Points after which a day ends. Source: Rules of the island game, p. 3."""
SEED = 1
"""The walks are the same ones on every map, so that a map always has the same figures."""


class Walker:
    """Walks an island at random and follows all places where he may be.

    Args:
        island: where he walks.
        deck: whose plain cards say what a step costs.
        luck: his luck.
    """

    def __init__(self, island: IslandMap, deck: Deck, luck: Luck) -> None:
        self.next = island.neighbours
        self.seen = [_seen(ground) for ground in island.grounds]
        self.starts = [number for number, ground in enumerate(island.grounds) if ground in TERRAINS]
        self.costs = _costs(deck)
        self.luck = luck

    def day_located(self) -> int:
        """Return the day, from 1, after which a new walk leaves one place only; ``DAYS + 1`` if none does."""
        here = self.luck.pick(self.starts)
        candidates = [number for number in range(1, len(self.seen)) if self.seen[number] == self.seen[here]]
        back = -1
        for day in range(1, DAYS + 1):
            points = 0
            while points < DAY:
                here, back, candidates = self._step(here, back, candidates)
                points += self.luck.pick(self.costs[self.seen[here]])
            if len(candidates) == 1:
                return day
        return DAYS + 1

    def _step(self, here: int, back: int, candidates: list[int]) -> tuple[int, int, list[int]]:
        """Return hex, direction back, candidates after one step; it leads back only where all else is sea."""
        ways = [way for way in range(6) if way != back]
        while True:
            way = self.luck.pick(ways) if ways else back
            there = self.next[here][way]
            if there:
                moved = (self.next[number][way] for number in candidates)
                seen = self.seen[there]
                return there, (way + 3) % 6, [number for number in moved if self.seen[number] == seen]
            ways.remove(way)
            candidates = [number for number in candidates if not self.next[number][way]]


def located(island: IslandMap, deck: Deck) -> tuple[float, ...]:
    """Return the shares of walkers who know where they are after one, two and three days.

    They start anywhere but on a labelled hex, walk at random but not straight back, and learn from the ground
    of each hex and from each direction in which there is sea.
    """
    walker = Walker(island, deck, Luck(SEED))
    days = [walker.day_located() for _ in range(WALKS)]
    return tuple(sum(day <= last for day in days) / WALKS for last in range(1, DAYS + 1))


def _seen(ground: int) -> int:
    """Return what the laid card tells of a ground: all treasure sites share one card."""
    return min(SITES) if ground in SITES else ground


def _costs(deck: Deck) -> dict[int, Sequence[int]]:
    costs: dict[int, Sequence[int]] = {
        terrain: [card.number for card in deck.of(terrain) if card.kind == "plain" for _ in range(card.count)]
        for terrain in TERRAINS
    }
    numbers = {card.stack: [card.number] for card in deck.class_cards}
    return costs | {Ground.FORT: numbers["fort"], min(SITES): numbers["site"]}
