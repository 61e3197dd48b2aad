"""What makes clue cards fit a map: each site has one, and it tells what lies there."""

from collections import Counter
from collections.abc import Mapping, Sequence

from afrikan.errors import DataError, english_suggestion
from afrikan.island.check import first_on, ring_grounds
from afrikan.island.hexes import At
from afrikan.island.model import FORT_LABELS, NOWHERE, Card, Clue, Hex, ground_id
from afrikan.island.words import BLANK, SITES, Direction, Ground

PlacedCard = tuple[int | None, str, Card]


def check_clues(file: str, cards: Sequence[PlacedCard], hexes: Sequence[Hex]) -> None:
    """Refuse clue cards that are missing, doubled, or tell what the map does not show.

    Args:
        file: what to call the data in an error.
        cards: (line, label of the site, card); the line is None where there is no file.
        hexes: the hexes of the map, already checked.

    Raises:
        DataError: naming file, line and reason.
    """
    land = {place.at: place for place in hexes}
    sites = {place.label: place for place in hexes if place.ground in SITES}
    seen: dict[str, int | None] = {}
    for line, label, card in cards:
        if label not in sites:
            hint = english_suggestion(label, sorted(sites))
            raise DataError(file, line, f"there is no treasure site {label[:9]!r} on the map; {hint}")
        reason = _card_fault(card, sites[label], land)
        if label in seen:
            reason = f"a second card{first_on(seen[label])}"
        if reason:
            raise DataError(file, line, f"{label}: {reason}")
        seen[label] = line
    for label in sites:
        if label not in seen:
            raise DataError(file, None, f"the card of the treasure site {label} is missing")


def clues_of(site: Hex, land: Mapping[At, Hex]) -> Card:
    """Return what the card of a site tells: its six neighbours in order, its kind, and the blank."""
    ring = (Clue(ground, direction) for direction, ground in enumerate(ring_grounds(site.at, land)))
    return (*ring, Clue(site.ground), Clue(BLANK))


def _card_fault(card: Card, site: Hex, land: Mapping[At, Hex]) -> str:
    if len(card) != len(FORT_LABELS):
        return f"the card has {len(card)} clues; there is one for each of the eight forts"
    wanted = clues_of(site, land)
    for fort, clue in zip(FORT_LABELS, card, strict=True):
        if clue not in wanted:
            return f"the clue '{clue}' for {fort} is wrong; {_truth(clue, wanted)}"
    told, missing = Counter(card), [clue for clue in wanted if clue not in card]
    twice = [clue for clue in told if told[clue] > 1]
    return f"the clue '{twice[0]}' stands there twice and '{missing[0]}' not at all" if twice else ""


def _truth(clue: Clue, wanted: Card) -> str:
    if clue.direction == NOWHERE:
        return f"the site is a {ground_id(Ground(wanted[-2].ground))}"
    seen = ground_id(Ground(wanted[clue.direction].ground))
    return f"{Direction(clue.direction).name} of the site lies {seen}"
