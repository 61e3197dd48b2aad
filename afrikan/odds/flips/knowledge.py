"""What has been seen of the tiles, checked for contradictions, and what is therefore left face down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeGuard

from afrikan.board import RouteGraph
from afrikan.board.words import PlaceName
from afrikan.checks import check_whole, is_whole
from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.game.position import MOST_MONEY
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.star.tables import board_of, tables
from afrikan.star.words import Face

FACES = tuple(face.name.lower() for face in Face)
"""What a tile can show, as people write it, in the order of the option ``tile_mix``."""

MIXES = {
    "finnish": (1, 2, 3, 4, 3, 5, 12),
    "swedish": (1, 2, 3, 6, 4, 8, 6),
    "russian": (1, 2, 3, 4, 5, 6, 9),
}
"""The mixes that go by a name; their sources stand in the catalogue, under ``tile_mix``."""


def face_word(face: str) -> Word:
    """Return what a face is called."""
    return Word("face", face.upper())


@dataclass(frozen=True)
class Knowledge:
    """Which tiles there are, which have been turned, and which of those are known to have lain where.

    Args:
        rules: the ruleset, its ``tile_mix`` the tiles that were dealt.
        seen: for each face, how many have been turned nobody remembers where.
        opened: the face that each of the other turned tiles showed, by its city.
    """

    rules: Ruleset
    seen: tuple[int, ...]
    opened: Mapping[str, str]

    @property
    def graph(self) -> RouteGraph:
        """The board."""
        return board_of(self.rules)

    @cached_property
    def left(self) -> dict[str, int]:
        """How many tiles of each face still lie face down."""
        shown = list(self.opened.values())
        counts = zip(FACES, self.rules.tile_mix, self.seen, strict=True)
        return {face: dealt - seen - shown.count(face) for face, dealt, seen in counts}

    @cached_property
    def hidden(self) -> int:
        """How many tiles still lie face down."""
        return sum(self.left.values())

    @cached_property
    def closed(self) -> tuple[str, ...]:
        """The cities that are not known to be open: a tile seen nobody knows where may have lain there."""
        dealt = tables(self.rules).has_tile
        cities = (city for number, city in enumerate(self.graph.cities) if dealt[number])
        return tuple(city for city in cities if city not in self.opened)

    def star_was(self) -> Phrase | None:
        """Return in words where the Star has been found; ``None`` while it lies face down."""
        if self.left["star"]:
            return None
        for city, face in self.opened.items():
            if face == "star":
                return PlaceName(self.graph, city, "at")
        return Phrase("seen_somewhere")

    def settled(self, apart: Iterable[str] = ()) -> dict[str, str]:
        """Return a city for every turned tile; one seen nobody knows where gets any, as all are alike.

        Args:
            apart: cities whose tiles must stay face down.
        """
        turned = (face for face, count in zip(FACES, self.seen, strict=True) for _ in range(count))
        kept = set(apart)
        free = [city for city in reversed(self.closed) if city not in kept]
        return {**self.opened, **dict(zip(free, turned, strict=False))}


def known(rules: Ruleset | str, mix: object = None, seen: object = None, opened: object = None) -> Knowledge:
    """Return what is known, once it has been found free of contradictions; see ``tiles``.

    Raises:
        AfrikanError: naming the contradiction.
    """
    rules = ruleset_of(rules)
    if mix is not None:
        rules = rules.replace(tile_mix=_mix(mix))
    places = _opened({} if opened is None else opened, rules)
    counts = _counts({} if seen is None else seen, "'seen'")
    shown = list(places.values())
    for face, count in zip(FACES, counts, strict=True):
        _check_turned(face, count, shown.count(face), rules.tile_mix[FACES.index(face)])
    return Knowledge(rules, counts, places)


def check_purse(purse: object) -> int:
    """Return a sum of money that a player can hold.

    Raises:
        AfrikanError: if it is none.
    """
    check_whole(Phrase("the_purse"), purse, 0, MOST_MONEY)
    assert isinstance(purse, int)
    return purse


def check_city(city: object, rules: Ruleset, where: str) -> str:
    """Return the id of a city in which a tile is dealt.

    Raises:
        AfrikanError: if there is no such city, or none is dealt there.
    """
    graph = board_of(rules)
    if not isinstance(city, str) or city not in graph.cities:
        raise AfrikanError(
            "place_unknown", where=where, place=quoted(city), hint=suggestion(city, graph.cities)
        )
    if not tables(rules).has_tile[graph.index[city]]:
        raise AfrikanError("tile_at_start", where=where, city=PlaceName(graph, city))
    return city


def _mix(mix: object) -> tuple[object, ...]:
    """Return seven counts; whether they can be dealt, the ruleset finds out."""
    if isinstance(mix, Mapping):
        return _counts(mix, "'mix'")
    if isinstance(mix, list | tuple):
        return tuple(mix)
    if not isinstance(mix, str) or mix not in MIXES:
        raise AfrikanError("mix_unknown", mix=quoted(mix), hint=suggestion(mix, MIXES))
    return MIXES[mix]


def _counts(counts: object, where: str) -> tuple[int, ...]:
    if not isinstance(counts, Mapping):
        raise AfrikanError("faces_kind", where=where, value=quoted(counts))
    for face, count in counts.items():
        if not _is_face(face):
            raise AfrikanError("face_unknown", where=where, face=quoted(face), hint=suggestion(face, FACES))
        if not is_whole(count, 0, MOST_MONEY):
            raise AfrikanError("face_count", where=where, face=face_word(face), value=quoted(count))
    return tuple(counts.get(face, 0) for face in FACES)


def _is_face(face: object) -> TypeGuard[str]:
    return isinstance(face, str) and face in FACES


def _opened(opened: object, rules: Ruleset) -> dict[str, str]:
    places: dict[str, str] = {}
    for city, face in _pairs(opened):
        checked = check_city(city, rules, "'opened'")
        if not _is_face(face):
            hint = suggestion(face, FACES)
            raise AfrikanError("opened_face", where="'opened'", city=city, face=quoted(face), hint=hint)
        if checked in places:
            faces = face_word(places[checked]), face_word(face)
            raise AfrikanError("opened_twice", city=PlaceName(board_of(rules), checked), faces=faces)
        places[checked] = face
    return places


def _pairs(opened: object) -> list[tuple[object, object]]:
    pairs = list(opened.items()) if isinstance(opened, Mapping) else opened
    if not isinstance(pairs, list | tuple) or not all(
        isinstance(pair, list | tuple) and len(pair) == 2 for pair in pairs
    ):
        raise AfrikanError("opened_pairs", value=quoted(opened))
    return [(city, face) for city, face in pairs]


def _check_turned(face: str, seen: int, opened: int, dealt: int) -> None:
    if seen + opened > dealt:
        raise AfrikanError(
            "turned_many",
            face=face_word(face), turned=seen + opened, seen=seen, opened=opened, dealt=dealt,
        )  # fmt: skip
