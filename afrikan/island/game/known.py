"""What a side knows, in words for a table: its clues, its equipment, how the fortresses stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from afrikan.island.game.said import clue_words, ground_words, item_words
from afrikan.island.state import NONE
from afrikan.language import translated

if TYPE_CHECKING:
    from afrikan.island.game.game import IslandGame


@dataclass(frozen=True, slots=True)
class Packing:
    """A piece of equipment as a side may see it.

    Attributes:
        name: what it is called.
        terrains: where it can be used.
        against: what it helps against.
        cost: its points.
        uses: how often it can be used when it is packed.
        left: how often it can still be used; 0 if it is not packed, or used up.
        days: days of loss it protects against; 0 if it keeps one from getting lost.
    """

    name: str
    terrains: tuple[str, ...]
    against: str
    cost: int
    uses: int
    left: int
    days: int


def clues_known(game: IslandGame, seat: int, lang: str) -> dict[str, str]:
    """Return what a side has read, by the label of the fortress.

    Args:
        game: the game.
        seat: the side.
        lang: the language.
    """
    sight, labels = game.state.sights[seat], game.law.labels
    return {
        labels[fort]: clue_words(clue, sight.clue_way[fort], lang)
        for fort, clue in enumerate(sight.clue)
        if clue != NONE
    }


def equipment_known(game: IslandGame, seat: int, lang: str) -> tuple[Packing, ...]:
    """Return all pieces of equipment, and how often a side can still use each.

    Args:
        game: the game.
        seat: the side.
        lang: the language.
    """
    law, bag = game.law, game.state.sights[seat].bag
    equipment = law.box.equipment
    return tuple(
        Packing(
            name=item_words(number, law, lang),
            terrains=tuple(ground_words(ground, lang) for ground in item.terrains),
            against=translated(equipment.dangers[item.against], lang),
            cost=item.cost,
            uses=item.uses,
            left=bag[number],
            days=item.protects,
        )
        for number, item in enumerate(equipment.items)
    )


def forts_known(game: IslandGame, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the labels of the fortresses of the map by how they stand for a side.

    Args:
        game: the game.
        seat: the side.
    """
    stands = game.view(seat).forts
    return {
        how: tuple(fort for fort in game.map.forts if stands[fort] == how)
        for how in ("open", "mine", "theirs", "shut")
    }
