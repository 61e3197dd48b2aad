"""Works out the tables of the policies from the map and the cards, once for each box and ruleset."""

from functools import lru_cache
from heapq import heappop, heappush

from afrikan.island.box import Box
from afrikan.island.ground import told_of
from afrikan.island.policies.recognising import steps_to_recognise
from afrikan.island.policies.seek import FAR
from afrikan.island.policies.ways import Ways
from afrikan.island.state import HEXES, ITEMS, LABELS, NONE, Isle
from afrikan.island.tables import isle_of
from afrikan.island.words import TERRAINS, CardKind, Ground
from afrikan.records import blank
from afrikan.rules import Ruleset
from afrikan.rules.island_types import EventCost, Rules

LOST_DAYS = 3
"""Days that getting lost is reckoned to cost."""


@lru_cache(maxsize=16)
def ways_of(box: Box, rules: Ruleset) -> Ways:
    """Return the tables for a box under a ruleset; they are made once."""
    isle, law, ways = isle_of(box), rules.filled(Rules()), blank(Ways)
    for hex in range(1, isle.hexes + 1):
        ways.told[hex] = told_of(isle, law, hex)
        ways.coast[hex] = int(0 in isle.beside[hex])
    for ground in range(Ground.FORT, Ground.HARBOUR + 1):
        ways.toll[ground] = 100 * law.site_cost
    for terrain in TERRAINS:
        ways.toll[terrain] = _toll(isle, law, terrain)
    ways.cost = [[FAR] * HEXES for _ in range(LABELS)]
    for label in range(1, isle.labels + 1):
        ways.cost[label] = _costs(isle, ways.toll, isle.at[label])
    ways.kit = _kit(isle)
    for hex, steps in steps_to_recognise(isle, ways, law).items():
        ways.hard[hex] = steps
    return ways


def _toll(isle: Isle, law: Rules, terrain: Ground) -> int:
    """Return what a card of a terrain costs on average, in hundredths of a point; at least one."""
    kinds = range(isle.card_begin[terrain], isle.card_begin[terrain + 1])
    total = sum(isle.copies[card] * _price(isle, law, card) for card in kinds)
    count = sum(isle.copies[card] for card in kinds)
    return max(1, 100 * total // count)


def _price(isle: Isle, law: Rules, card: int) -> int:
    if isle.card_kind[card] == CardKind.LOST:
        return LOST_DAYS * law.day_length
    if isle.card_kind[card] == CardKind.EVENT:
        printed = isle.number[card] if law.event_cost == EventCost.PRINTED else 0
        return max(printed, law.day_length // 2) + isle.loss[card] * law.day_length
    return isle.number[card]


def _costs(isle: Isle, toll: list[int], goal: int) -> list[int]:
    """Return the cost of the cheapest way from each hex to a goal."""
    costs = [FAR] * HEXES
    costs[goal] = 0
    queue = [(0, goal)]
    while queue:
        cost, hex = heappop(queue)
        if cost > costs[hex]:
            continue
        through = cost + toll[isle.ground[hex]]
        for beside in isle.beside[hex]:
            if beside and through < costs[beside]:
                costs[beside] = through
                heappush(queue, (through, beside))
    return costs


def _kit(isle: Isle) -> list[int]:
    """Return the items, those first that help against the most cards for their price."""

    def worth(item: int) -> float:
        cards = (card for card in range(isle.cards) if isle.helps[card] == item)
        days = sum(isle.copies[card] * (isle.loss[card] or LOST_DAYS) for card in cards)
        return days * isle.uses[item] / isle.cost[item]

    ranked = sorted(range(isle.items), key=worth, reverse=True)
    return ranked + [NONE] * (ITEMS - isle.items)
