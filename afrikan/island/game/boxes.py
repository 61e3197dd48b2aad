"""How a saved game names what it was played with: a map of the package, or all hexes of another."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from afrikan.errors import SaveError
from afrikan.island.box import Box
from afrikan.island.deck import Deck
from afrikan.island.equipment import Equipment
from afrikan.island.map import IslandMap, shipped_maps
from afrikan.island.model import GROUNDS, Clue, Hex, ground_id
from afrikan.island.words import BLANK, SITES, TERRAINS, Direction, Ground
from afrikan.quote import quoted

LONGEST_LABEL = 40
ENTRIES = {"name", "checksum", "cards", "hexes", "clues", "label"}
RING = (Ground.SEA, *TERRAINS)
CLUES = {
    str(clue): clue
    for clue in (
        Clue(BLANK),
        *(Clue(site) for site in SITES),
        *(Clue(ground, way) for ground in RING for way in Direction),
    )
}


def box_record(box: Box) -> dict[str, Any]:
    """Return what names a box in a saved game."""
    island = box.map
    record: dict[str, Any] = {"name": island.name, "checksum": island.checksum, "cards": cards_checksum(box)}
    if island.name in shipped_maps() and IslandMap.load(island.name) == island:
        return record
    hexes = [[hex.q, hex.r, ground_id(hex.ground), hex.label] for hex in island.hexes]
    clues = {site: [str(clue) for clue in card] for site, card in island.clues.items()}
    return record | {"hexes": hexes, "clues": clues, "label": island.label}


def cards_checksum(box: Box) -> str:
    """Return what tells terrain cards and equipment apart; empty for those of the package."""
    if box.deck == Deck.load() and box.equipment == Equipment.load():
        return ""
    cards = [repr(card) for card in (*box.deck.cards, *box.deck.class_cards)]
    items = [
        f"{item.id} {item.terrains} {item.cost} {item.uses} {item.protects}" for item in box.equipment.items
    ]
    return sha256("\n".join(cards + items).encode()).hexdigest()[:12]


def box_of(record: object, given: str | Path | IslandMap | Box | None) -> Box:
    """Return the box that a saved game names.

    Args:
        record: as ``box_record`` makes it.
        given: the box or folder that holds it, if it has cards of its own.

    Raises:
        AfrikanError: if there is no such box, or the one given is another.
    """
    if not isinstance(record, dict) or not {"name", "checksum", "cards"} <= set(record) <= ENTRIES:
        raise SaveError("saved_map", value=quoted(record))
    if given is not None:
        box = given if isinstance(given, Box) else Box.load(given)
    else:
        box = Box.load(_map_of(record))
    if box.map.checksum != record["checksum"]:
        raise SaveError("saved_map_other", name=quoted(record["name"]))
    if cards_checksum(box) != record["cards"]:
        raise SaveError("saved_cards_other")
    return box


def _map_of(record: Mapping[str, Any]) -> IslandMap:
    if "hexes" in record or "clues" in record:
        return _own_map(record)
    name = record["name"]
    if not isinstance(name, str) or name not in shipped_maps():
        raise SaveError("saved_map_unknown", name=quoted(name))
    return IslandMap.load(name)


def _own_map(record: Mapping[str, Any]) -> IslandMap:
    try:
        hexes = [Hex(q, r, GROUNDS[ground], label) for q, r, ground, label in record["hexes"]]
        clues = {site: tuple(CLUES[clue] for clue in card) for site, card in record["clues"].items()}
    except (AttributeError, KeyError, TypeError, ValueError):
        raise SaveError("saved_map", value=quoted(record)) from None
    if not all(type(hex.q) is int and type(hex.r) is int and type(hex.label) is str for hex in hexes):
        raise SaveError("saved_map", value=quoted(record))
    label = record.get("label")
    if not isinstance(label, str) or len(label) > LONGEST_LABEL:
        raise SaveError("saved_map", value=quoted(label))
    return IslandMap.from_parts(
        hexes, clues, name=str(record["name"])[:LONGEST_LABEL], about={"label": label}
    )
