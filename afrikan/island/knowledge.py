"""What one side learns: each thing told to it rules out hexes on which it cannot be."""

from afrikan.island.ground import drop_at, places_around, refuse_start, told_of
from afrikan.island.state import FORTS, Isle, Sight
from afrikan.island.words import Ground, Refusal
from afrikan.rules.island_types import Rules, SiteAfterMiss

UNTOLD = -1
"""Told of a hex of which nothing is told."""


def learn_start(sight: Sight, isle: Isle, rules: Rules, told: int) -> None:
    """Begin with every hex on which a game may start and that looks as told."""
    sight.count = 0
    for hex in range(1, isle.hexes + 1):
        if refuse_start(isle, rules, hex) == Refusal.NONE and told_of(isle, rules, hex) == told:
            sight.maybe[sight.count] = hex
            sight.count += 1


def learn_step(sight: Sight, isle: Isle, rules: Rules, way: int, told: int, entered: bool) -> None:
    """Keep the hexes beside which there lies, in a direction, what was told.

    Args:
        sight, isle, rules: whose knowledge, and the tables.
        way: the ``Direction`` named.
        told: what the card laid there tells.
        entered: whether the step is made, or only looked at.
    """
    kept = 0
    for place in range(sight.count):
        before = sight.maybe[place]
        after = isle.beside[before][way]
        if after != 0 and told_of(isle, rules, after) == told:
            sight.maybe[kept] = after if entered else before
            kept += 1
    sight.count = kept


def learn_sea(sight: Sight, isle: Isle, way: int) -> None:
    """Keep the hexes that have the sea in a direction."""
    kept = 0
    for place in range(sight.count):
        hex = sight.maybe[place]
        if isle.beside[hex][way] == 0:
            sight.maybe[kept] = hex
            kept += 1
    sight.count = kept


def learn_ground(sight: Sight, isle: Isle, rules: Rules, told: int) -> None:
    """Keep the hexes that look as told."""
    kept = 0
    for place in range(sight.count):
        hex = sight.maybe[place]
        if told_of(isle, rules, hex) == told:
            sight.maybe[kept] = hex
            kept += 1
    sight.count = kept


def learn_closed(sight: Sight, isle: Isle, rules: Rules, closed: int) -> None:
    """Keep the fortresses or treasure hexes that are closed to this side, or those that are not."""
    kept = 0
    for place in range(sight.count):
        hex = sight.maybe[place]
        if closed_to(sight, rules, isle.label[hex]) == closed:
            sight.maybe[kept] = hex
            kept += 1
    sight.count = kept


def learn_label(sight: Sight, isle: Isle, label: int) -> None:
    """Keep the hex of a label that has been told."""
    sight.label = label
    sight.maybe[0] = isle.at[label]
    sight.count = 1


def learn_lost(sight: Sight, isle: Isle, rules: Rules) -> None:
    """Replace the hexes by all on which the other side may put a player who got lost on one of them."""
    for hex in range(isle.hexes + 1):
        sight.mark[hex] = 0
    for place in range(sight.count):
        _mark_around(sight, isle, rules, sight.maybe[place])
    sight.count = 0
    for hex in range(1, isle.hexes + 1):
        if sight.mark[hex] == 1:
            sight.maybe[sight.count] = hex
            sight.count += 1


def _mark_around(sight: Sight, isle: Isle, rules: Rules, centre: int) -> None:
    for place in range(places_around(rules)):
        sight.mark[drop_at(isle, rules, centre, place)] = 1


def closed_to(sight: Sight, rules: Rules, label: int) -> int:
    """Return 1 if a fortress or treasure hex cannot be opened by this side (any more), else 0."""
    if label == 0:
        return 0
    if label <= FORTS:
        return 1 if sight.opened[label] != 0 or sight.shut[label] == 1 else 0
    return 1 if sight.missed[label] == 1 and rules.site_after_miss == SiteAfterMiss.NO else 0


def is_openable(told: int) -> bool:
    """Tell whether what is told of a hex says that it is a fortress or a treasure hex."""
    return told >= Ground.FORT
