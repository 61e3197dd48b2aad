"""What is in the box: a map, the terrain cards, the equipment; a folder of one's own may replace each."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from afrikan.errors import AfrikanError
from afrikan.island.deck import Deck
from afrikan.island.equipment import Equipment
from afrikan.island.map import IslandMap, shipped_maps
from afrikan.paths import is_folder
from afrikan.quote import quoted

MAP_FILES = ("hexes.csv", "clues.csv", "island.toml")
CARD_FILES = ("deck.csv", "equipment.csv", "dangers.csv")


@dataclass(frozen=True)
class Box:
    """Everything the game is played with.

    Attributes:
        map: the island.
        deck: the terrain cards.
        equipment: what each side can choose from.

    >>> box = Box.load("small")
    >>> box.map.name, len(box.equipment.items), box.labels
    ('small', 9, ('reconstruction', 'rulebook'))
    """

    map: IslandMap
    deck: Deck
    equipment: Equipment

    @classmethod
    def load(cls, map: str | Path | IslandMap = "classic") -> "Box":
        """Return the box of a map that comes with the package, of a map, or of a folder of your own.

        Args:
            map: ``"classic"``, ``"small"``, a map, or a folder with any of ``hexes.csv`` and ``clues.csv``
                (which belong together), ``deck.csv``, ``equipment.csv``, ``dangers.csv``; what it lacks is
                taken from the package.

        Raises:
            AfrikanError: if there is no such map, or the folder has none of these files.
            DataError: if data is faulty; names file, line and reason.
        """
        if isinstance(map, IslandMap):
            return cls(map, Deck.load(), Equipment.load())
        own = isinstance(map, Path) or (isinstance(map, str) and map not in shipped_maps())
        if own and is_folder(map):
            return _of_folder(Path(map))
        return cls(IslandMap.load(map), Deck.load(), Equipment.load())

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """Every label that tells where something in the box comes from, in alphabetical order."""
        sources = {self.map.label, *self.map.clue_sources.values()}
        sources.update(place.source for place in self.map.hexes)
        sources.update(card.source for card in self.deck.cards)
        sources.update(card.source for card in self.deck.class_cards)
        sources.update(item.source for item in self.equipment.items)
        return tuple(sorted(sources - {""}))


def _of_folder(folder: Path) -> Box:
    there = {name: folder / name for name in (*MAP_FILES, *CARD_FILES) if (folder / name).exists()}
    if not there:
        raise AfrikanError("box_empty", folder=quoted(str(folder)), files=(*MAP_FILES[:2], *CARD_FILES))
    own_map = any(name in there for name in MAP_FILES)
    equipment = Equipment.load(there.get("equipment.csv"), there.get("dangers.csv"))
    deck = Deck.load(there.get("deck.csv"), equipment)
    return Box(IslandMap.load(folder if own_map else "classic"), deck, equipment)
