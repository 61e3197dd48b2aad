"""What makes cards the deck of the game: every fault is found here and named with its line."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from afrikan.errors import DataError, english_suggestion
from afrikan.island.check import first_on
from afrikan.island.deck_model import CLASSES, Card, ClassCard
from afrikan.island.equipment import LOST, Equipment
from afrikan.island.model import ground_id
from afrikan.island.words import TERRAINS, Ground

TOTAL = 210
"""Source: Rules of the island game, p. 1, the list of what is in the box."""
FEWEST_CARDS = 12
"""Of one terrain, since twelve can lie on the table during one day in open land."""
MOST_ROWS = 96
NUMBERS = {
    Ground.OPEN: (1, 3),
    Ground.JUNGLE: (2, 4),
    Ground.MOUNTAIN: (3, 5),
    Ground.SWAMP: (4, 8),
    Ground.BUSH: (5, 9),
}
"""Least and most that a card of a terrain costs. Source: Rules of the island game, p. 2."""
SHORTCUT_COST = 1
CLASS_COST = 4
"""Source: Rules of the island game, p. 4: entering a fort or a treasure site."""

Placed = tuple[int | None, Card | ClassCard]


def check_cards(file: str, cards: Sequence[Placed], equipment: Equipment) -> None:
    """Refuse cards that are no deck of the game.

    Args:
        file: what to call the data in an error.
        cards: (line, card) pairs; the line is None where there is no file.
        equipment: what the cards' ``helps`` refers to.

    Raises:
        DataError: naming file, line and reason.
    """
    if len(cards) > MOST_ROWS:
        raise DataError(file, None, f"{len(cards)} distinct cards; at most {MOST_ROWS} can be told apart")
    seen: dict[Card | ClassCard, int | None] = {}
    for line, card in cards:
        reason = _class_fault(card) if isinstance(card, ClassCard) else _card_fault(card, equipment)
        face = replace(card, count=1, source="")
        if not reason and face in seen:
            reason = f"the same card appears twice{first_on(seen[face])}; give its count in one row"
        if reason:
            raise DataError(file, line, reason)
        seen[face] = line
    _check_counts(file, [card for _, card in cards])


def _check_counts(file: str, cards: Sequence[Card | ClassCard]) -> None:
    counts: Counter[str] = Counter()
    for card in cards:
        counts[card.stack if isinstance(card, ClassCard) else ground_id(card.terrain)] += card.count
    for terrain in map(ground_id, TERRAINS):
        if counts[terrain] < FEWEST_CARDS:
            reason = f"{counts[terrain]} cards of {terrain}; a terrain has at least {FEWEST_CARDS}"
            raise DataError(file, None, reason)
    for stack in CLASSES:
        if not counts[stack]:
            raise DataError(file, None, f"no card for a {stack}; there must be one, which costs {CLASS_COST}")
    if counts.total() != TOTAL:
        raise DataError(file, None, f"{counts.total()} cards; the deck has {TOTAL}")


def _class_fault(card: ClassCard) -> str:
    right = card.number == CLASS_COST
    return "" if right else f"number {card.number} for a {card.stack}; entering one costs {CLASS_COST}"


def _card_fault(card: Card, equipment: Equipment) -> str:
    low, high = NUMBERS[card.terrain]
    if card.kind == "shortcut":
        low = high = SHORTCUT_COST
    if not low <= card.number <= high:
        wanted = f"from {low} to {high}" if low < high else str(low)
        return f"number {card.number} in {ground_id(card.terrain)} ({card.kind}) must be {wanted}"
    if card.kind == "event" and not card.loss:
        return "an event without loss; write how many days the red hand costs"
    if card.kind != "event" and card.loss:
        return f"a {card.kind} card costs no days, but loss is {card.loss}"
    return _help_fault(card, equipment) if card.helps else ""


def _help_fault(card: Card, equipment: Equipment) -> str:
    if card.kind not in ("event", "lost"):
        return f"a {card.kind} card needs no help, but helps is '{card.helps}'"
    if card.helps not in equipment.index:
        hint = english_suggestion(card.helps, equipment.index)
        return f"helps '{card.helps}' is not among the items of {equipment.file}; {hint}"
    item = equipment.items[equipment.index[card.helps]]
    if card.terrain not in item.terrains:
        usable = ", ".join(map(ground_id, item.terrains))
        return f"'{item.id}' cannot be used in {ground_id(card.terrain)}; it can in {usable}"
    if (item.against == LOST) != (card.kind == "lost"):
        return f"'{item.id}' helps against '{item.against}', not on a card of the kind {card.kind}"
    return ""
