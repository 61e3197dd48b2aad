"""What one side may know of a game, as a policy of one's own sees it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from afrikan.island.game.law import Law
from afrikan.island.game.notation import card_words
from afrikan.island.game.said import told_words
from afrikan.island.map import IslandMap
from afrikan.island.model import CLUES, WAYS
from afrikan.island.state import FORTS, NONE, Sight
from afrikan.island.words import Direction, Phase
from afrikan.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Observation:
    """A position as one side sees it: never where it is, never a clue it has not read.

    Attributes:
        rules: the ruleset. map: the island as printed.
        seat: whose view it is, from 0.
        phase: name of the phase.
        day, points, days_to_lose: hiking days begun, points of this day, days still to be lost.
        here: what it has been told of its hex, in English words.
        may_be: numbers of all hexes on which it may be, by everything it has been told.
        sea: directions in which the sea has been called from here.
        closed: whether it has been told that its fortress or treasure hex is closed.
        equipment: uses left by item.
        clues: what it has read, by fortress: a word such as ``"bush"`` or ``"blank"``, with a direction where
            clues have one.
        forts: by fortress ``"open"``, ``"mine"`` (read), ``"theirs"`` or ``"shut"`` (reached first).
        empty: labels of treasure hexes found empty.
        card: the event card on the table about whose equipment is to be decided, in the words of an action
            such as ``"jungle event machete 2 3"``; empty if there is none.
        rival: number of the hex on which the other side is; 0 before it has been placed.
        rival_day, rival_days_to_lose: the other side's hiking days begun, and those still to be lost.
        rival_lost_at: number of the hex around which the other side must be placed anew, or 0.
    """

    rules: Ruleset
    map: IslandMap
    seat: int
    phase: str
    day: int
    points: int
    days_to_lose: int
    here: str
    may_be: tuple[int, ...]
    sea: tuple[str, ...]
    closed: bool
    equipment: Mapping[str, int]
    clues: Mapping[str, str]
    forts: Mapping[str, str]
    empty: tuple[str, ...]
    card: str
    rival: int
    rival_day: int
    rival_days_to_lose: int
    rival_lost_at: int


OwnPolicy = Callable[[Observation, tuple[str, ...]], str]
"""A policy of one's own: from what its side may know and the legal actions to one of them."""


def observe(sight: Sight, phase: int, law: Law) -> Observation:
    """Return what a side may know."""
    return Observation(
        rules=law.rules,
        map=law.box.map,
        seat=sight.seat,
        phase=Phase(phase).name.lower(),
        day=sight.days,
        points=sight.points,
        days_to_lose=sight.stop,
        here=told_words(sight.here, law, "en"),
        may_be=tuple(sight.maybe[: sight.count]),
        sea=tuple(way.name.lower() for way in Direction if sight.seas >> way & 1),
        closed=sight.closed == 1,
        equipment={item.id: sight.bag[n] for n, item in enumerate(law.box.equipment.items) if sight.bag[n]},
        clues={law.labels[fort]: _clue(sight, fort) for fort in _forts() if sight.clue[fort] != NONE},
        forts={law.labels[fort]: _fort(sight, fort) for fort in _forts()},
        empty=tuple(label for number, label in enumerate(law.labels) if sight.missed[number]),
        card="" if sight.card == NONE else " ".join(card_words(law.cards[sight.card])),
        rival=sight.rival,
        rival_day=sight.rival_days,
        rival_days_to_lose=sight.rival_stop,
        rival_lost_at=sight.centre,
    )


def _forts() -> range:
    return range(1, FORTS + 1)


def _clue(sight: Sight, fort: int) -> str:
    ground = next(word for word, clue in CLUES.items() if clue == sight.clue[fort])
    way = next((word for word, way in WAYS.items() if way == sight.clue_way[fort]), "")
    return f"{ground} {way}".strip()


def _fort(sight: Sight, fort: int) -> str:
    if sight.opened[fort]:
        return "mine" if sight.opened[fort] == 1 else "theirs"
    return "shut" if sight.shut[fort] else "open"
