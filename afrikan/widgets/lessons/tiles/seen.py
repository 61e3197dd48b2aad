"""The fields for what has been seen of the tiles, and the tiles that they describe."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from afrikan.board import RouteGraph
from afrikan.board.words import Place, PlaceName
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.odds import Tiles, tiles
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.star.words import Face
from afrikan.widgets.form.fields import (
    OWN,
    Choice,
    Entered,
    Field,
    Text,
    Values,
    Whole,
    ruleset,
)
from afrikan.widgets.lessons.tiles.read import face_word, read_open

FACES = tuple(face.name.lower() for face in Face)
OF_RULES = "rules"
MIXES = (OF_RULES, "finnish", "swedish", "russian", OWN)
EXAMPLE = "1 2 3 4 3 5 12"
NOTHING, COUNTS, CITIES, BOTH = "nothing", "counts", "cities", "both"
MOST_TILES = 32
_COUNTS = re.compile(r"\d{1,4}(?:[\s,;/]+\d{1,4}){6}")


def word(key: str, **values: object) -> Word:
    """Return words of the panel about tiles."""
    return Word("odds_panel_tiles", key, **values)


def named(key: str, *values: str) -> dict[str, Phrase]:
    """Return the words for each value of a choice."""
    return {value: word(f"{key}_{value}") for value in values}


def board_of(entered: Entered) -> RouteGraph:
    """Return the board that the ruleset is played on."""
    return RouteGraph.load(ruleset(entered).board)


def tile_cities(entered: Entered) -> dict[str, Phrase]:
    """Return the cities in which a tile is dealt, each with its name."""
    board = board_of(entered)
    return {city: PlaceName(board, city) for city in board.cities if city not in board.starts}


def known_city(city: str) -> Callable[[str], Place]:
    """Return a city of the Finnish board for a sentence, which chooses the form of its name."""
    board = RouteGraph.load("finnish")
    return partial(Place, board, board.index[city])


@dataclass(frozen=True, kw_only=True)
class Amount(Whole):
    """A number of 0 or more; less can be typed, so that a sentence says what is wrong."""

    def read(self, raw: Any, entered: Entered) -> int:
        """Return the number if it is not negative."""
        check_whole(self.label, raw, 0, self.high)
        return int(raw)


@dataclass(frozen=True, kw_only=True)
class OpenTiles(Field):
    """Open tiles by their cities, as people write them.

    Args:
        board: gives the board for what stands in the other fields.
    """

    board: Callable[[Entered], RouteGraph]

    def read(self, raw: Any, entered: Entered) -> tuple[tuple[str, str], ...]:
        """Return cities and faces."""
        return read_open(str(raw), self.board(entered), self.label)


def amount(key: str, label: Phrase, first: int, high: int, when: Callable[[Entered], bool]) -> Amount:
    """Return a field for a number of 0 or more."""
    return Amount(key=key, label=label, first=first, low=-high, high=high, when=when)


def mix_fields() -> tuple[Field, ...]:
    """Return the fields for the tiles in the box."""
    own = Text(
        key="own", label=word("own"), first=EXAMPLE, reads=_own_mix,
        hint=word("own_hint", faces=tuple(map(face_word, FACES))),
        when=lambda entered: bool(entered["mix"] == OWN),
    )  # fmt: skip
    return Choice(key="mix", label=word("mix"), first=OF_RULES, options=named("mix", *MIXES)), own


def seen_fields() -> tuple[Field, ...]:
    """Return the fields for what has been seen: by face, city by city, or both."""
    modes = named("seen", NOTHING, COUNTS, CITIES, BOTH)
    counts = (
        amount(face, word("count", face=face_word(face)), 0, MOST_TILES, partial(_asks, COUNTS))
        for face in FACES
    )
    hint = word(
        "opened_hint", first=known_city("tunis"), second=known_city("gold_coast"), ruby=face_word("ruby"),
        blank=face_word("blank"),
    )  # fmt: skip
    opened = OpenTiles(
        key="opened", label=word("opened"), first="", hint=hint, board=board_of, when=partial(_asks, CITIES)
    )
    return Choice(key="seen", label=word("seen"), first=NOTHING, options=modes), *counts, opened


def _asks(mode: str, entered: Entered) -> bool:
    return entered["seen"] in (mode, BOTH)


def _own_mix(text: str) -> tuple[int, ...]:
    if not _COUNTS.fullmatch(text.strip(" ()[]")):
        raise AfrikanError("panel_mix_own", field=word("own"), value=quoted(text), example=EXAMPLE)
    return tuple(map(int, re.findall(r"\d+", text)))


def tiles_of(values: Values, rules: Ruleset | None = None) -> Tiles:
    """Return the tiles that the fields describe.

    Args:
        values: what the fields mean.
        rules: the ruleset, if it is not the one that the fields name.

    Raises:
        AfrikanError: if more tiles of a face have been seen than there are.
    """
    rules = rules or ruleset(values)
    mix = {OF_RULES: None, OWN: values.get("own")}.get(values["mix"], values["mix"])
    counts = {face: values.get(face, 0) for face in FACES}
    opened = values.get("opened", ())
    for face, dealt in tiles(rules, mix=mix).left.items():
        placed = sum(shown == face for _, shown in opened)
        if counts[face] + placed > dealt:
            raise AfrikanError(
                "panel_seen_many", face=face_word(face), seen=counts[face] + placed, counted=counts[face],
                placed=placed, dealt=dealt,
            )  # fmt: skip
    return tiles(rules, mix=mix, seen=counts, opened=opened)
