"""The island as integers: hexes, clue cards, terrain cards and equipment as the kernel looks them up."""

from afrikan.island.box import Box
from afrikan.island.deck_model import Card
from afrikan.island.hexes import distance
from afrikan.island.map import IslandMap
from afrikan.island.state import FORTS, NONE, Isle
from afrikan.island.words import BLANK, CardKind
from afrikan.records import blank

_known: dict[tuple[str, Box], Isle] = {}


def isle_of(box: Box) -> Isle:
    """Return the tables of a box; they are made once."""
    key = (box.map.checksum, box)
    if key not in _known:
        isle = blank(Isle)
        _fill_hexes(isle, box.map)
        _fill_labels(isle, box.map)
        _fill_clues(isle, box.map)
        _fill_items(isle, box)
        _fill_cards(isle, box)
        _known[key] = isle
    return _known[key]


def cards_in_order(box: Box) -> tuple[Card, ...]:
    """Return the kinds of terrain card by ground, otherwise as in the deck; so they are numbered."""
    return tuple(sorted(box.deck.cards, key=lambda card: card.terrain))


def _fill_hexes(isle: Isle, island: IslandMap) -> None:
    isle.hexes = len(island.hexes)
    west, north = min(hex.q for hex in island.hexes), min(hex.r for hex in island.hexes)
    labelled = [hex.at for hex in island.hexes if hex.label]
    for number, hex in enumerate(island.hexes, start=1):
        isle.ground[number] = int(hex.ground)
        isle.q[number], isle.r[number] = hex.q - west, hex.r - north
        isle.cell[hex.q - west][hex.r - north] = number
        isle.beside[number] = list(island.neighbours[number])
        isle.apart[number] = min(distance(hex.at, other) for other in labelled)


def _fill_labels(isle: Isle, island: IslandMap) -> None:
    numbers = (*island.forts.values(), *island.sites.values())
    isle.labels = len(numbers)
    for label, number in enumerate(numbers, start=1):
        isle.at[label] = number
        isle.label[number] = label


def _fill_clues(isle: Isle, island: IslandMap) -> None:
    for site, card in enumerate(island.clues.values(), start=FORTS + 1):
        for fort, clue in enumerate(card, start=1):
            isle.clue[site][fort], isle.clue_way[site][fort] = clue.ground, clue.direction
            isle.clues[site][clue.ground] += 1
        isle.ring[site] = [isle.ground[number] for number in isle.beside[isle.at[site]]]


def _fill_items(isle: Isle, box: Box) -> None:
    isle.items = len(box.equipment.items)
    for number, item in enumerate(box.equipment.items):
        isle.cost[number], isle.uses[number], isle.protects[number] = item.cost, item.uses, item.protects
        for terrain in item.terrains:
            isle.works[number][terrain] = 1


def _fill_cards(isle: Isle, box: Box) -> None:
    cards = cards_in_order(box)
    isle.cards = len(cards)
    for number, card in enumerate(cards):
        isle.card_ground[number] = int(card.terrain)
        isle.card_kind[number] = CardKind[card.kind.upper()]
        isle.number[number], isle.loss[number], isle.copies[number] = card.number, card.loss, card.count
        isle.helps[number] = box.equipment.index[card.helps] if card.helps else NONE
    for ground in range(BLANK + 2):
        isle.card_begin[ground] = sum(card.terrain < ground for card in cards)
