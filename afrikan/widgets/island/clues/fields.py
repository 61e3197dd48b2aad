"""What can be chosen in the lesson about the clues: who gives them, what each fortress shows, and how."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.island.beliefs.treasure import CARDS
from afrikan.island.map import IslandMap
from afrikan.island.model import FORT_LABELS, ground_id
from afrikan.island.words import SITES, TERRAINS, Ground
from afrikan.quote import quoted
from afrikan.widgets.form.fields import Choice, Entered, Field, Text
from afrikan.widgets.island.lesson.fields import choice, seed, views

SECTION = "island_clues"
HAND, GAME = "hand", "game"
NOT_READ, BLANK_CLUE = "", "?"
LIKELIEST, LABEL = "likeliest", "label"

CLUES: Mapping[str, Phrase] = {
    NOT_READ: Word(SECTION, "not_read"),
    BLANK_CLUE: Word("island_ground", "BLANK"),
    **{ground_id(ground): Word("island_ground", ground.name) for ground in (Ground.SEA, *TERRAINS, *SITES)},
}
"""What a fortress may show, as it is chosen."""


def word(key: str, **values: object) -> Word:
    """Return one of the lesson's words."""
    return Word(SECTION, key, **values)


def fields(island: IslandMap, luck: int) -> tuple[Field, ...]:
    """Return what can be chosen on a map.

    Args:
        island: the map.
        luck: the seed at first.
    """
    return (
        choice(SECTION, "by", HAND, GAME),
        seed(SECTION, luck, drawn),
        choice(SECTION, "cards", *CARDS, hint=word("cards_hint")),
        *(
            Choice(key=fort, label=word("fort", fort=fort), first=NOT_READ, options=CLUES, when=typed)
            for fort in FORT_LABELS
        ),
        Text(
            key="empty", label=word("empty"), first="", hint=word("empty_hint"), when=typed,
            reads=partial(read_sites, island),
        ),
        Text(key="at", label=word("at"), first="", hint=word("at_hint"), reads=partial(_read_hex, island)),
        *views(),
        choice(SECTION, "order", LIKELIEST, LABEL, view=True),
    )  # fmt: skip


def typed(entered: Entered) -> bool:
    """Tell whether clues are put in by hand, as from a real box."""
    return bool(entered["by"] == HAND)


def drawn(entered: Entered) -> bool:
    """Tell whether the game draws the card."""
    return bool(entered["by"] == GAME)


def read_sites(island: IslandMap, text: str) -> tuple[str, ...]:
    """Return the labels of treasure hexes that a text names, each once.

    Args:
        island: the map.
        text: labels with commas or spaces between them.

    Raises:
        AfrikanError: if there is no such treasure hex.

    >>> read_sites(IslandMap.load("small"), "c1, B4 c1")
    ('C1', 'B4')
    """
    labels = text.upper().replace(",", " ").replace(";", " ").split()
    for label in labels:
        if label not in island.sites:
            raise AfrikanError("site_unknown", value=quoted(label), hint=suggestion(label, island.sites))
    return tuple(dict.fromkeys(labels))


def _read_hex(island: IslandMap, text: str) -> int | None:
    return island.number(text) if text.strip() else None
