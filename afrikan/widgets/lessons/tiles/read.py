"""Reads which tiles lie open as a person writes it, city by city: "Congo: ruby, Tunis: blank"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from unicodedata import combining, normalize

from afrikan.board import RouteGraph
from afrikan.board.words import Place
from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.language import LANGUAGES
from afrikan.messages import say
from afrikan.quote import quoted
from afrikan.star.words import Face

BETWEEN = ":= -–"
"""What can stand between a city and a face."""

LONGEST = 60
_AND_NEXT = re.compile(r"[,;\n]")


def read_open(text: str, board: RouteGraph, where: Phrase) -> tuple[tuple[str, str], ...]:
    """Return cities and what their tiles show; names count in every language, whatever is read.

    Args:
        text: cities with faces, separated by commas.
        board: the board.
        where: what the field is called, for an error.

    Raises:
        AfrikanError: if an entry names no city with a face; says what would be right.

    >>> read_open("Kongo: rubiini; S:t Helena tom", RouteGraph.load("finnish"), Phrase("x"))
    (('congo', 'ruby'), ('st_helena', 'blank'))
    """
    found: dict[str, str] = {}
    for entry in filter(None, (" ".join(part.split()) for part in _AND_NEXT.split(text))):
        city, face = _pair(entry[:LONGEST], board, where)
        place = partial(Place, board, board.index[city])
        if board.node(city).is_start:
            raise AfrikanError("tile_at_start", where=where, city=place)
        if city in found:
            faces = face_word(found[city]), face_word(face)
            raise AfrikanError("panel_open_twice", field=where, city=place, faces=faces)
        found[city] = face
    return tuple(found.items())


def face_word(face: str) -> Word:
    """Return what a face is called."""
    return Word("face", face.upper())


def plain(name: str) -> str:
    """Return a name without what people leave out: accents, capitals, spaces and signs.

    >>> plain("S:t Helena"), plain("Moçambique")
    ('sthelena', 'mocambique')
    """
    letters = (sign for sign in normalize("NFKD", name) if not combining(sign))
    return "".join(sign for sign in letters if sign.isalnum()).casefold()


@lru_cache(maxsize=8)
def city_names(board: RouteGraph) -> Mapping[str, str]:
    """Return the city that each plain name means; an id counts where no city is called so."""
    names = {plain(city): city for city in board.cities}
    for city in board.cities:
        names |= {plain(name): city for name in board.node(city).names.values()}
    return names


@cache
def face_names() -> Mapping[str, str]:
    """Return the face that each plain word means."""
    return {plain(word): face for face in map(_id, Face) for word in (face, *_words(face))}


def _id(face: Face) -> str:
    return face.name.lower()


def _words(face: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield say(lang, "face", face.upper())
        yield from say(lang, "odds_panel_tiles_face", face).split(",")


def _cuts(entry: str) -> list[tuple[str, str]]:
    """Return what stands before and after each sign that can part city and face, the last one first."""
    cuts = [(entry[:at].strip(), entry[at + 1 :].strip()) for at, sign in enumerate(entry) if sign in BETWEEN]
    return cuts[::-1]


def _pair(entry: str, board: RouteGraph, where: Phrase) -> tuple[str, str]:
    """Return city and face, cut where both sides mean something."""
    cities, faces = city_names(board), face_names()
    for name, shown in _cuts(entry):
        if plain(name) in cities and plain(shown) in faces:
            return cities[plain(name)], faces[plain(shown)]
    raise _unread(entry, board, where)


def _unread(entry: str, board: RouteGraph, where: Phrase) -> AfrikanError:
    """Return the error about an entry that names no city with a face."""
    cities, cuts = city_names(board), [cut for cut in _cuts(entry) if cut[1]]
    if not cuts or plain(entry) in cities:
        tunis, ruby = partial(Place, board, board.index["tunis"]), face_word("ruby")
        return AfrikanError("panel_open_pair", field=where, value=quoted(entry), city=tunis, face=ruby)
    for name, shown in cuts:
        if plain(name) in cities:
            city = partial(Place, board, board.index[cities[plain(name)]])
            words = Phrase("known_are", names=tuple(map(face_word, _faces())))
            hint = suggestion(shown, _spellings(), words)
            return AfrikanError("opened_face", where=where, city=city, face=quoted(shown), hint=hint)
    name = entry.split(":")[0] if ":" in entry else cuts[0][0]
    names = dict.fromkeys(word for city in board.cities for word in board.node(city).names.values())
    hint = suggestion(name, names, Phrase("panel_as_on_map"))
    return AfrikanError("place_unknown", where=where, place=quoted(name), hint=hint)


def _faces() -> list[str]:
    return list(map(_id, Face))


def _spellings() -> list[str]:
    return [word.strip() for face in _faces() for word in _words(face)]
