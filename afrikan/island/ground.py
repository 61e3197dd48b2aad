"""What lies where: distances, where a player may be put, and what a hex tells whoever stands on it."""

from afrikan.island.state import ANY_SITE, FORTS, HEXES, SIDE, TOLD_LABEL, Isle
from afrikan.island.words import Ground, Refusal
from afrikan.rules.island_types import LostInPlace, Rules, SiteCardReveals, StartHex

START_DISTANCE = 2
"""Steps that ``start_hex=min_distance_to_sites`` keeps from every fortress and treasure hex."""


def steps_between(isle: Isle, a: int, b: int) -> int:
    """Return how many steps apart two hexes are as the crow flies."""
    q = isle.q[a] - isle.q[b]
    r = isle.r[a] - isle.r[b]
    return max(abs(q), abs(r), abs(q + r))


def hex_at(isle: Isle, q: int, r: int) -> int:
    """Return the hex at coordinates; 0, the sea, where there is no land."""
    if q < 0 or r < 0 or q >= SIDE or r >= SIDE:
        return 0
    return isle.cell[q][r]


def places_around(rules: Rules) -> int:
    """Return how many places ``drop_at`` numbers."""
    return (2 * rules.lost_radius + 1) * (2 * rules.lost_radius + 1)


def drop_at(isle: Isle, rules: Rules, centre: int, place: int) -> int:
    """Return the hex at one of the places around which a player got lost; 0 if he may not be put there.

    Args:
        isle, rules: the tables.
        centre: the hex in the middle.
        place: 0 up to one less than ``places_around(rules)``; each hex is at one place.
    """
    reach = rules.lost_radius
    q = place // (2 * reach + 1) - reach
    r = place % (2 * reach + 1) - reach
    if abs(q + r) > reach or (q == 0 and r == 0 and rules.lost_in_place == LostInPlace.NO):
        return 0
    return hex_at(isle, isle.q[centre] + q, isle.r[centre] + r)


def is_land(isle: Isle, hex: int) -> bool:
    """Tell whether a number is that of a land hex."""
    return 0 < hex <= isle.hexes and hex < HEXES


def refuse_start(isle: Isle, rules: Rules, hex: int) -> int:
    """Judge a hex as a start."""
    if not is_land(isle, hex):
        return Refusal.NOT_ON_LAND
    if rules.start_hex == StartHex.NOT_LABELLED and isle.label[hex] > 0:
        return Refusal.START_ON_LABEL
    if rules.start_hex == StartHex.MIN_DISTANCE_TO_SITES and isle.apart[hex] < START_DISTANCE:
        return Refusal.START_NEAR_LABEL
    return Refusal.NONE


def refuse_drop(isle: Isle, rules: Rules, centre: int, hex: int) -> int:
    """Judge a hex as the new place of a player who got lost around another."""
    if not is_land(isle, hex):
        return Refusal.NOT_ON_LAND
    if steps_between(isle, centre, hex) > rules.lost_radius:
        return Refusal.TOO_FAR
    if hex == centre and rules.lost_in_place == LostInPlace.NO:
        return Refusal.SAME_PLACE
    return Refusal.NONE


def told_of(isle: Isle, rules: Rules, hex: int) -> int:
    """Return what the card of a hex tells: a ``Ground``, ``ANY_SITE``, or ``TOLD_LABEL`` and its label."""
    ground = isle.ground[hex]
    if ground < Ground.FORT:
        return ground
    if rules.site_card_reveals == SiteCardReveals.LABEL:
        return TOLD_LABEL + isle.label[hex]
    if ground > Ground.FORT and rules.site_card_reveals == SiteCardReveals.CLASS_ONLY:
        return ANY_SITE
    return ground


def is_fort(label: int) -> bool:
    """Tell whether a label is that of a fortress."""
    return 0 < label <= FORTS
