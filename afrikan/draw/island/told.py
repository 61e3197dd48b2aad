"""What a picture of an island shows, in words: heading, source, and the text for those who do not see it."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from afrikan.draw.island.figures import percent
from afrikan.draw.words import clean
from afrikan.island.map import IslandMap
from afrikan.island.words import TERRAINS, Ground
from afrikan.language import translated
from afrikan.messages import messages, number, say

if TYPE_CHECKING:
    from afrikan.draw.island.beliefs import Belief
    from afrikan.draw.island.routes import Route, Standing

MOST_TOLD = 8
LONGEST = 120


def heading_of(island: IslandMap, title: str | None, lang: str) -> str:
    """Return what stands above the map."""
    return clean(translated({"en": island.name, **island.title}, lang) if title is None else title, LONGEST)


def label_of(island: IslandMap, lang: str) -> str:
    """Return where the data comes from, translated if it is a word of ours, else as it stands."""
    known = island.label in messages("en")["island_label"]
    return say(lang, "island_label", island.label) if known else clean(island.label)


def ground_word(ground: int, lang: str) -> str:
    """Return the word for a ground."""
    return say(lang, "island_ground", Ground(ground).name)


@lru_cache(maxsize=32)
def describe_map(island: IslandMap, lang: str, turned: bool, heading: str, label: str) -> str:
    """Return what the map itself shows.

    Args:
        island: the map.
        lang: the language.
        turned: whether north is down.
        heading: what stands above the map.
        label: where the data comes from.
    """
    counts = Counter(island.grounds[1:])
    grounds = [
        say(
            lang,
            "island_describe",
            "ground",
            ground=ground_word(ground, lang),
            count=number(counts[ground], lang),
        )
        for ground in TERRAINS
    ]
    said = [
        say(lang, "island_describe", "map", title=heading, count=number(len(island.hexes), lang)),
        ", ".join(grounds)[:1].upper() + ", ".join(grounds)[1:] + ".",
        say(lang, "island_describe", "north_down" if turned else "north_up"),
        *_labelled(island, lang),
    ]
    if label:
        said.append(say(lang, "island_describe", "label", label=label))
    return " ".join(said)


def _labelled(island: IslandMap, lang: str) -> list[str]:
    said = []
    for key, one, places in (("forts", "fort", island.forts), ("sites", "site", island.sites)):
        listed = (_place(island, lang, one, label, at) for label, at in places.items())
        if places:
            said.append(say(lang, "island_describe", key, places="; ".join(listed)))
    return said


def _place(island: IslandMap, lang: str, key: str, label: str, at: int) -> str:
    filled = {"label": label, "hex": island.name_of(at)}
    if key == "site":
        filled["kind"] = ground_word(island.grounds[at], lang)
    return say(lang, "island_describe", key, **filled)


def describe_belief(island: IslandMap, belief: "Belief", lang: str) -> str:
    """Return how many hexes are possible, and which are the likeliest."""
    count = number(len(belief.values), lang)
    if belief.alike:
        return say(lang, "island_describe", "alike", count=count)
    first = sorted(belief.values, key=lambda hex: (-belief.values[hex], hex))[:MOST_TOLD]
    listed = (f"{island.name_of(hex)}: {percent(belief.values[hex], lang)} %" for hex in first)
    return say(lang, "island_describe", "likely", count=count, places="; ".join(listed))


def describe_routes(
    island: IslandMap,
    paths: Sequence["Route"],
    standing: Sequence["Standing"],
    outlined: Collection[int],
    lang: str,
) -> list[str]:
    """Return routes, players and outlined hexes, a sentence each."""
    said = []
    for path in paths:
        places = ", ".join(map(island.name_of, path.hexes))
        days = number(len(path.ends), lang)
        name = player_name(path, lang)
        said.append(say(lang, "island_describe", "route", name=name, places=places, days=days))
    for mark in standing:
        name = player_name(mark, lang)
        said.append(say(lang, "island_describe", "standing", name=name, hex=island.name_of(mark.hex)))
    if outlined:
        said.append(say(lang, "island_describe", "outlined", count=number(len(set(outlined)), lang)))
    return said


def player_name(who: "Route | Standing", lang: str) -> str:
    """Return a player's name, or else the number."""
    return clean(who.name, 24) or say(lang, "island_map", "player", number=who.seat + 1)
