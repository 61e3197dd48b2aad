"""The terrain cards: what it costs to enter a hex, and what may happen there."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from afrikan.csvfile import known, read_rows, whole
from afrikan.errors import DataError
from afrikan.island.deck_check import Placed, check_cards
from afrikan.island.deck_model import CLASSES, KINDS, Card, ClassCard
from afrikan.island.equipment import MOST_DAYS, TERRAIN_IDS, Equipment
from afrikan.island.load import source_of
from afrikan.island.words import Ground
from afrikan.paths import data_path

__all__ = ["Card", "ClassCard", "Deck"]

COLUMNS = ("terrain", "kind", "number", "loss", "helps", "count", "source")
MOST_ALIKE = 99


@dataclass(frozen=True, slots=True)
class Deck:
    """All terrain cards.

    Attributes:
        cards: the distinct cards of the five terrains, each with its count, in the order of the data.
        class_cards: those that are laid for a fort and for a treasure site.

    >>> deck = Deck.load()
    >>> sum(card.count for card in deck.cards), sum(card.count for card in deck.class_cards)
    (206, 4)
    """

    cards: tuple[Card, ...]
    class_cards: tuple[ClassCard, ...]

    @classmethod
    def load(cls, file: Path | None = None, equipment: Equipment | None = None) -> "Deck":
        """Return the deck of a file; that of the package if it is left out.

        Args:
            file: a table with a row for each distinct card.
            equipment: what the cards' ``helps`` refers to; that of the package if left out.

        Raises:
            DataError: naming file, line and reason.
        """
        file = file or data_path("island", "deck.csv")
        placed: list[Placed] = [(line, _card(file, line, row)) for line, row in read_rows(file, COLUMNS)]
        check_cards(str(file), placed, equipment or Equipment.load())
        cards = [card for _, card in placed]
        return cls(
            tuple(card for card in cards if isinstance(card, Card)),
            tuple(card for card in cards if isinstance(card, ClassCard)),
        )

    def of(self, terrain: Ground) -> tuple[Card, ...]:
        """Return the distinct cards of one terrain."""
        return tuple(card for card in self.cards if card.terrain == terrain)


def _card(file: Path, line: int, row: Mapping[str, str]) -> Card | ClassCard:
    stack = known(file, line, row, "terrain", (*TERRAIN_IDS, *CLASSES))
    kind = known(file, line, row, "kind", KINDS)
    number, loss = whole(file, line, row, "number", 1, 9), whole(file, line, row, "loss", 0, MOST_DAYS)
    count, source = whole(file, line, row, "count", 1, MOST_ALIKE), source_of(file, line, row)
    if stack in TERRAIN_IDS:
        return Card(TERRAIN_IDS[stack], kind, number, loss, row["helps"], count, source)
    if kind != "plain" or loss or row["helps"]:
        raise DataError(file, line, f"a card for a {stack} is plain: no shortcut, no event, nothing lost")
    return ClassCard(stack, number, count, source)
