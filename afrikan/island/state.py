"""The state of one game, what each side may know of it, and the island's tables that the rules look up."""

from typing import Annotated

from afrikan.records import Index

SEATS = 2
HEXES = 1536
SIDE = 128
LABELS = 37
FORTS = 8
GROUNDS = 12
CARDS = 96
ITEMS = 12
EVENTS = 32
NOTES = 32
TRAIL = 256
ACTIONS = HEXES
MOST_ROUNDS = 1000

NONE = -1
"""Marks the absence of a seat, card or direction."""

ANY_SITE = 12
"""Told of a treasure hex whose kind is not: it continues the numbers of ``Ground`` and the blank clue."""

TOLD_LABEL = 16
"""Told of a hex whose label is shown: so much more than the label."""

TOLDS = TOLD_LABEL + LABELS


class Player:
    """One side as the referee knows it.

    Attributes:
        hex: where it is; 0, the sea, before it has been placed.
        days: hiking days begun.
        stop: days still to be lost.
        spent: points of equipment taken.
        last: the terrain card that marks its position between days, or ``NONE``.
        choices: decisions taken this day.
    """

    __slots__ = ("choices", "days", "hex", "last", "spent", "stop")
    hex: Index
    days: int
    stop: int
    spent: int
    last: int
    choices: int


class Sight:
    """What one side may know: its own trail as told to it, its clues, and all that the other side does.

    Attributes:
        seat: whose it is.
        count: how many hexes it may be on, by all that it has been told. maybe: these hexes, in order.
        mark: room to gather hexes in.
        here: what it has been told of its hex: a ``Ground``, ``ANY_SITE``, ``TOLD_LABEL`` and more, ``NONE``.
        label: label of its hex if it has been told, else 0.
        seas: bit marks of the directions in which the sea has been called from here.
        heading: direction of the last step, or ``NONE``.
        closed: 1 if it has been told that its fortress or treasure hex is closed to it.
        points, days, stop: points of this day, hiking days begun, days still to be lost.
        bag: uses left of each item of equipment.
        opened: for each fortress 0, 1 if this side has read it, 2 if the other has.
        shut: 1 for each fortress that the other side has reached first, where that closes it.
        clue, clue_way: the ``Ground`` read in each fortress, and its direction; ``NONE`` if none was.
        missed: 1 for each label of a treasure hex found empty.
        rival: where the other side is. rival_days, rival_stop: its hiking days begun, and those to be lost.
        centre: where it got lost, if it is to be placed anew, else 0.
        card: the event card on the table about whose equipment is to be decided, or ``NONE``.
    """

    __slots__ = (
        "bag",
        "card",
        "centre",
        "closed",
        "clue",
        "clue_way",
        "count",
        "days",
        "heading",
        "here",
        "label",
        "mark",
        "maybe",
        "missed",
        "opened",
        "points",
        "rival",
        "rival_days",
        "rival_stop",
        "seas",
        "seat",
        "shut",
        "stop",
    )
    seat: int
    count: int
    maybe: Annotated[list[Index], HEXES]
    mark: Annotated[list[int], HEXES]
    here: int
    label: int
    seas: int
    heading: int
    closed: int
    points: int
    days: int
    stop: int
    bag: Annotated[list[int], ITEMS]
    opened: Annotated[list[int], FORTS + 1]
    shut: Annotated[list[int], FORTS + 1]
    clue: Annotated[list[int], FORTS + 1]
    clue_way: Annotated[list[int], FORTS + 1]
    missed: Annotated[list[int], LABELS]
    rival: Index
    rival_days: int
    rival_stop: int
    centre: Index
    card: int


class State:
    """One position of a game as the referee knows it, without the clue card.

    Attributes:
        phase: a ``Phase``. current: side whose day it is, or who is setting up. first: side that began.
        round: number of the day, 1 in the first. cap: last day that is played.
        points: points of this day. draws: cards drawn this day.
        target: hex that is being entered. way: direction taken. card: card just drawn, or ``NONE``.
        stack, laid, pile: cards of each kind face down, on the table, and discarded.
        trail: hexes crossed this day, each once, their number being ``crossed``; the longest day has 205.
        window, window_way: clue seen in each fortress and its direction, or ``NONE``.
        reader: side that has read each fortress, or ``NONE``. claim: side that reached it first, or ``NONE``.
        missed: 1 for each label of a treasure hex found empty.
        ending: an ``Ending``. winner: side or ``NONE``.
        players, sights: one a side.
        notes, noted: events of the last action as fours (event, hex, a, b), and their number.
        tally: how often each event has happened in this game, by the side whose day it was.
    """

    __slots__ = (
        "cap",
        "card",
        "claim",
        "crossed",
        "current",
        "draws",
        "ending",
        "first",
        "laid",
        "missed",
        "noted",
        "notes",
        "phase",
        "pile",
        "players",
        "points",
        "reader",
        "round",
        "sights",
        "stack",
        "tally",
        "target",
        "trail",
        "way",
        "window",
        "window_way",
        "winner",
    )
    phase: int
    current: Index
    first: int
    round: int
    cap: int
    points: int
    draws: int
    target: Index
    way: int
    card: int
    stack: Annotated[list[int], CARDS]
    laid: Annotated[list[int], CARDS]
    pile: Annotated[list[int], CARDS]
    trail: Annotated[list[int], TRAIL]
    crossed: int
    window: Annotated[list[int], FORTS + 1]
    window_way: Annotated[list[int], FORTS + 1]
    reader: Annotated[list[int], FORTS + 1]
    claim: Annotated[list[int], FORTS + 1]
    missed: Annotated[list[int], LABELS]
    ending: int
    winner: int
    players: Annotated[list[Player], SEATS]
    sights: Annotated[list[Sight], SEATS]
    notes: Annotated[list[int], 4 * NOTES]
    noted: int
    tally: Annotated[list[list[int]], (SEATS, EVENTS)]


class Isle:
    """What the rules need to know of the island, its cards and the equipment.

    Attributes:
        hexes: number of land hexes; they are numbered from 1, and 0 is the sea.
        labels: number of labels; those up to ``FORTS`` are fortresses, the others treasure hexes.
        ground: a ``Ground`` for each hex. label: label of each hex, or 0. at: hex of each label.
        beside: the hex in each direction. q, r: coordinates, from 0. cell: hex at coordinates, or 0.
        apart: steps from each hex to the nearest fortress or treasure hex.
        clue, clue_way: for the card of each treasure hex what each fortress shows: a ``Ground`` or blank, and
            the direction or ``NONE``.
        clues: for each treasure hex how many of its windows show each ground or the blank.
        ring: the ground in each direction from a treasure hex.
        cards: number of kinds of card. card_ground, card_kind, number, loss, helps, copies: of each kind its
            ``Ground``, ``CardKind``, printed number, days lost, item of equipment or ``NONE``, and how many.
        card_begin: where the kinds of each ground begin; they end where those of the next begin.
        items: kinds of equipment. cost, uses, protects: of each its points, uses and days.
        works: 1 where an item may be used.
    """

    __slots__ = (
        "apart",
        "at",
        "beside",
        "card_begin",
        "card_ground",
        "card_kind",
        "cards",
        "cell",
        "clue",
        "clue_way",
        "clues",
        "copies",
        "cost",
        "ground",
        "helps",
        "hexes",
        "items",
        "label",
        "labels",
        "loss",
        "number",
        "protects",
        "q",
        "r",
        "ring",
        "uses",
        "works",
    )
    hexes: int
    labels: int
    ground: Annotated[list[Index], HEXES]
    label: Annotated[list[Index], HEXES]
    at: Annotated[list[Index], LABELS]
    beside: Annotated[list[list[Index]], (HEXES, 6)]
    q: Annotated[list[int], HEXES]
    r: Annotated[list[int], HEXES]
    cell: Annotated[list[list[Index]], (SIDE, SIDE)]
    apart: Annotated[list[int], HEXES]
    clue: Annotated[list[list[int]], (LABELS, FORTS + 1)]
    clue_way: Annotated[list[list[int]], (LABELS, FORTS + 1)]
    clues: Annotated[list[list[int]], (LABELS, GROUNDS)]
    ring: Annotated[list[list[int]], (LABELS, 6)]
    cards: int
    card_ground: Annotated[list[Index], CARDS]
    card_kind: Annotated[list[int], CARDS]
    number: Annotated[list[int], CARDS]
    loss: Annotated[list[int], CARDS]
    helps: Annotated[list[int], CARDS]
    copies: Annotated[list[int], CARDS]
    card_begin: Annotated[list[int], GROUNDS + 1]
    items: int
    cost: Annotated[list[int], ITEMS]
    uses: Annotated[list[int], ITEMS]
    protects: Annotated[list[int], ITEMS]
    works: Annotated[list[list[int]], (ITEMS, GROUNDS)]
