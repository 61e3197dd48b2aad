"""Chance for a random game: one order of the clue cards, and terrain cards from each side's own stream."""

from afrikan.chance import Purpose, Seed, below, block, word
from afrikan.island.actions import pack
from afrikan.island.opening import fits
from afrikan.island.state import FORTS, NONE, Isle, State
from afrikan.island.words import Kind, Phase
from afrikan.rules.island_types import ClueDirection, Rules


def order_cards(order: list[int], isle: Isle, key: Seed) -> None:
    """Write the treasure hexes into ``order`` as their cards lie: the first that fits is in play."""
    count = isle.labels - FORTS
    for place in range(count):
        order[place] = FORTS + 1 + place
    for place in range(count - 1, 0, -1):
        drawn = count - 1 - place
        if drawn & 3 == 0:
            words = block(key, Purpose.LAYOUT, 0, 0, drawn >> 2)
        other = below(words[drawn & 3], place + 1)
        kept = order[place]
        order[place] = order[other]
        order[other] = kept


def treasure_of(state: State, rules: Rules, isle: Isle, order: list[int]) -> int:
    """Return the label where the treasure is: that of the first card that fits all that has been seen."""
    for place in range(isle.labels - FORTS):
        if fits(state, isle, rules, order[place]):
            return order[place]
    return NONE


def draw(state: State, rules: Rules, isle: Isle, order: list[int], key: Seed) -> int:
    """Return the outcome that this game's luck gives at a chance phase.

    Args:
        state: a position at a chance phase.
        rules, isle: the tables.
        order: the order of the clue cards.
        key: seed and game.
    """
    seat = state.current
    if state.phase == Phase.LOT:
        return pack(Kind.LOT, below(word(key, Purpose.CARDS, 0, 0, 0), 2))
    if state.phase == Phase.CARD:
        drawn = word(key, Purpose.CARDS, seat, state.players[seat].days, state.draws)
        return pack(Kind.CARD, card_drawn(state, isle, drawn))
    site = treasure_of(state, rules, isle, order)
    label = isle.label[state.players[seat].hex]
    if state.phase == Phase.CHEST:
        return pack(Kind.CHEST, 1 if label == site else 0)
    way = isle.clue_way[site][label] if rules.clue_direction == ClueDirection.YES else NONE
    return pack(Kind.CLUE, isle.clue[site][label], way + 1)


def card_drawn(state: State, isle: Isle, random_word: int) -> int:
    """Return a kind of card of the stack that is drawn from, each card with the same chance."""
    ground = isle.ground[state.target]
    begin, end = isle.card_begin[ground], isle.card_begin[ground + 1]
    count = 0
    for card in range(begin, end):
        count += state.stack[card]
    place = below(random_word, count)
    for card in range(begin, end):
        place -= state.stack[card]
        if place < 0:
            return card
    return NONE
