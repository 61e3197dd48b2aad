"""What a map with values shows, in words: what lies highest and lowest, arrows, marks and pawns."""

from collections.abc import Sequence

from afrikan.board import RouteGraph
from afrikan.board.words import label_word, place_name
from afrikan.draw.marks import FACES
from afrikan.draw.overlay_parts import Overlay
from afrikan.draw.words import clean, describe_play
from afrikan.errors import in_words
from afrikan.messages import number, say

MOST_LISTED = 8
"""Values of at most so many places are all told; of more, those at the ends."""
AT_END = 4
MOST_ARROWS = 6


def describe_overlay(board: RouteGraph, overlay: Overlay, lang: str, title: str) -> str:
    """Return the alternative text of a map with values."""
    words = overlay.words
    told = [title, in_words(words.alt, lang), in_words(words.measure, lang)]
    said = [_begun(clean(part, 500).rstrip(".") + ".") for part in told if part]
    said += _values(board, overlay, lang)
    if overlay.missing:
        said.append(_places(board, overlay.missing, lang, in_words(words.none, lang)))
    if overlay.arrows:
        said.append(_arrows(board, overlay, lang))
    for mark in dict.fromkeys(overlay.marks.values()):
        name = say(lang, "mark_tile" if mark in FACES else "place_mark", mark)
        said.append(_places(board, [place for place, it in overlay.marks.items() if it == mark], lang, name))
    if overlay.pawns:
        said.append(describe_play(board, None, overlay.pawns, (), lang))
    if board.label:
        said.append(say(lang, "describe", "label", label=label_word(board, lang)))
    return " ".join(said)


def _values(board: RouteGraph, overlay: Overlay, lang: str) -> list[str]:
    """Return the values at the ends of the scale; among the cities, where dots have values as well."""
    order = sorted(overlay.known, key=lambda place: (-overlay.known[place], board.index[place]))
    if not order:
        return []
    if len(order) <= MOST_LISTED:
        return [say(lang, "overlay", "all", places=_listed(board, overlay, order, lang))]
    cities = [place for place in order if place in board.cities]
    among = "_cities" if MOST_LISTED <= len(cities) < len(order) else ""
    order = cities if among else order
    lowest = sorted(order, key=lambda place: (overlay.known[place], board.index[place]))
    ends = {"highest": order[:AT_END], "lowest": lowest[:AT_END]}
    return [
        say(lang, "overlay", f"{end}{among}", places=_listed(board, overlay, places, lang))
        for end, places in ends.items()
    ]


def _listed(board: RouteGraph, overlay: Overlay, places: Sequence[str], lang: str) -> str:
    return "; ".join(
        f"{_name(board, place, lang)}: {clean(overlay.text(place, lang), 40)}" for place in places
    )


def _places(board: RouteGraph, places: Sequence[str], lang: str, what: str) -> str:
    """Return what holds of some places: their names if they are few, else how many they are."""
    if len(places) <= MOST_LISTED:
        listed = "; ".join(_name(board, place, lang) for place in places)
    else:
        listed = say(lang, "overlay", "places", count=number(len(places), lang))
    return say(lang, "overlay", "these", what=_begun(clean(what, 200)), places=listed)


def _arrows(board: RouteGraph, overlay: Overlay, lang: str) -> str:
    ends = [(arrow.path[0], arrow.path[-1]) for arrow in overlay.arrows]
    few = "; ".join(f"{_name(board, a, lang)} → {_name(board, b, lang)}" for a, b in ends[:MOST_ARROWS])
    listed = few if len(ends) <= MOST_ARROWS else number(len(ends), lang)
    return say(lang, "overlay", "these", what=_begun(in_words(overlay.words.arrow, lang)), places=listed)


def _name(board: RouteGraph, place: str, lang: str) -> str:
    return place_name(board, board.index[place], lang)


def _begun(sentence: str) -> str:
    """Return words as a sentence begins, with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
