"""What a hiker sketched and which cards were laid, in words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from afrikan.draw.island.told import MOST_TOLD, ground_word
from afrikan.island.hexes import At
from afrikan.island.map import IslandMap
from afrikan.island.state import ANY_SITE
from afrikan.island.words import CardKind, Direction, Ground
from afrikan.messages import number, say

if TYPE_CHECKING:
    from afrikan.draw.island.cards import LaidCard
    from afrikan.draw.island.trail import Noted


def describe_trail(trail: Sequence["Noted"], lang: str) -> str:
    """Return a sketch in words, hex by hex."""
    said = []
    for place, noted in enumerate(trail):
        ground = told_word(noted.ground, lang)
        if place and noted.direction is not None:
            way = direction_word(noted.direction, lang)
            told = say(lang, "island_describe", "step", direction=way, ground=ground)
        else:
            told = say(lang, "island_describe", "anew" if place else "start", ground=ground)
        seas = ", ".join(direction_word(sea, lang) for sea in noted.seas)
        told += f" ({say(lang, 'island_describe', 'seas', directions=seas)})" if seas else ""
        said.append(told + (f" ({say(lang, 'island_describe', 'day_ends')})" if noted.day_ends else ""))
    listed = "; ".join(said)
    return f"{listed[:1].upper()}{listed[1:]}."


def describe_wrong(island: IslandMap, wrong: Mapping[At, tuple[int, int]], at: int, lang: str) -> str:
    """Return on which hex the sheet lies, and where it contradicts the map."""
    lies = say(lang, "island_describe", "lies", hex=island.name_of(at))
    if not wrong:
        return f"{lies} {say(lang, 'island_describe', 'fits')}"
    listed = []
    for place, (told, shown) in list(wrong.items())[:MOST_TOLD]:
        name = island.name_of(island.index[place]) if place in island.index else ground_word(Ground.SEA, lang)
        pair = {"told": told_word(told, lang), "shown": ground_word(shown, lang)}
        listed.append(say(lang, "island_describe", "wrong_hex", hex=name, **pair))
    count = number(len(wrong), lang)
    return f"{lies} {say(lang, 'island_describe', 'wrong', count=count, places='; '.join(listed))}"


def describe_cards(cards: Sequence["LaidCard"], lang: str) -> str:
    """Return the cards of a day in words, in the order in which they were laid."""
    said = []
    for place, card in enumerate(cards):
        plain = card.kind == CardKind.PLAIN
        kind = "" if plain else say(lang, "island_map", CardKind(card.kind).name.lower())
        shown = "" if card.number is None else number(card.number, lang)
        told = ", ".join(filter(None, (told_word(card.ground, lang), kind, shown)))
        if place and card.direction is not None:
            told = f"{direction_word(card.direction, lang)}: {told}"
        said.append(f"{told[:1].upper()}{told[1:]}.")
    return " ".join(said)


def direction_word(direction: int, lang: str) -> str:
    """Return the word for a direction."""
    return say(lang, "island_direction", Direction(direction).name)


def told_word(ground: int | None, lang: str) -> str:
    """Return what was told of a hex."""
    if ground is None:
        return say(lang, "island_ground", "UNTOLD")
    return say(lang, "island_ground", "ANY_SITE") if ground == ANY_SITE else ground_word(ground, lang)
