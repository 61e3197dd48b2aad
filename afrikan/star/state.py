"""The state of one game, and the board tables that the rules look things up in."""

from typing import Annotated

from afrikan.records import Index

SEATS = 6
CITIES = 40
NODES = 256
LEGS = 4096
FLIGHTS = 128
FACES = 7
EVENTS = 56
NOTES = 32
ACTIONS = 128
MOST_ROUNDS = 1000

NONE = -1
"""Marks the absence of a seat, tile or node."""

OFF_BOARD = NODES - 1
"""Where a pawn stands before it has a start city; no node has this number."""

FAR = 1_000_000
"""Stands for a distance or duration without end."""


class Player:
    """One player's pawn, money and condition.

    Attributes:
        node: where the pawn stands; ``OFF_BOARD`` before it has a start city.
        start: the start city chosen.
        came: node that the pawn came from, if it lies at a dot and must go on from there; else ``NONE``.
        port: city that a ship is bound for, if it must keep its course; else ``NONE``.
        money: in the ruleset's own unit.
        star, horseshoe: 1 while carried; the horseshoe can win.
        saved: horseshoes kept from before the Star was found.
        held: 1 while pirates or bedouins hold the pawn.
        slave: rolls still to be missed. lost: turns still to be missed.
        waiting: 1 while an unpaid tile binds the player to the city.
        voyage: a ``Voyage``; meaningful while at sea. paid: turn of the last ticket.
        stowaway: a ``Stowaway``.
        turns: turns begun.
        robber: 1 more than the city whose robber the player has turned into, or 0.
        out: 1 once the player takes no more turns. place: 1 for the first player home, 2 for the next, or 0.
    """

    __slots__ = (
        "came",
        "held",
        "horseshoe",
        "lost",
        "money",
        "node",
        "out",
        "paid",
        "place",
        "port",
        "robber",
        "saved",
        "slave",
        "star",
        "start",
        "stowaway",
        "turns",
        "voyage",
        "waiting",
    )
    node: Index
    start: int
    money: int
    star: int
    horseshoe: int
    held: int
    slave: int
    waiting: int
    voyage: int
    stowaway: int
    turns: int
    came: int
    port: int
    saved: int
    lost: int
    paid: int
    robber: int
    out: int
    place: int


class State:
    """One position of a game, without the faces of hidden tiles.

    Attributes:
        seats: number of players. current: seat to act. first: seat that starts each round.
        round: 1 in the first round. cap: last round that is played.
        phase: a ``Phase``. roll_for: a ``RollFor``, what the awaited die is for.
        die: last die. rest: steps of the move still to go. steps: steps of the move done.
        came: node left by the last step of the move. mode: a ``Mode``, how this move travels.
        arrived: 1 once the pawn has arrived in a city this turn. opened: tiles opened this turn.
        rolls: dice used this turn. choices: decisions taken this turn.
        moved: 1 once the pawn has travelled by steps this turn. flights: flights of this turn.
        tried: 1 once an attempt has failed this turn. spare: 1 if the rest of the roll is no duty.
        resume: 1 if the turn goes on once the tile is open. extra: 1 if the player has another turn.
        tiles: slot number lying in each city, or ``NONE``.
        remaining: face-down tiles left of each ``Face``.
        robbers: 1 for each city where an opened robber stays.
        star_found, bonus_taken: 1 once it has happened. star_at: city where the Star lies, or ``NONE``.
        bank: what the bank has left. home: players who are home. closing: 1 if the game ends with this round.
        contenders, start_rolls: who may still start, one bit a seat, and what each has rolled.
        ending: an ``Ending``. winner: seat or ``NONE``.
        players: one ``Player`` a seat.
        notes, noted: events of the last action as triples (event, a, b), and their number.
        tally: how often each event has happened in this game, by the seat whose turn it was.
        stops: how often a pawn has stopped in each city.
    """

    __slots__ = (
        "arrived",
        "bank",
        "bonus_taken",
        "came",
        "cap",
        "choices",
        "closing",
        "contenders",
        "current",
        "die",
        "ending",
        "extra",
        "first",
        "flights",
        "home",
        "mode",
        "moved",
        "noted",
        "notes",
        "opened",
        "phase",
        "players",
        "remaining",
        "rest",
        "resume",
        "robbers",
        "roll_for",
        "rolls",
        "round",
        "seats",
        "spare",
        "star_at",
        "star_found",
        "start_rolls",
        "steps",
        "stops",
        "tally",
        "tiles",
        "tried",
        "winner",
    )
    seats: int
    current: Index
    first: int
    round: int
    cap: int
    phase: int
    roll_for: int
    die: int
    rest: int
    steps: int
    came: int
    mode: int
    arrived: int
    opened: int
    rolls: int
    choices: int
    moved: int
    flights: int
    tried: int
    spare: int
    resume: int
    extra: int
    tiles: Annotated[list[int], CITIES]
    remaining: Annotated[list[int], FACES]
    robbers: Annotated[list[int], CITIES]
    star_found: int
    star_at: int
    bonus_taken: int
    bank: int
    home: int
    closing: int
    contenders: int
    start_rolls: Annotated[list[int], SEATS]
    ending: int
    winner: int
    players: Annotated[list[Player], SEATS]
    notes: Annotated[list[int], 3 * NOTES]
    noted: int
    tally: Annotated[list[list[int]], (SEATS, EVENTS)]
    stops: Annotated[list[int], CITIES]


class Board:
    """What the rules need to know of the board; nodes below ``cities`` are cities.

    Attributes:
        cities, nodes: how many there are.
        is_start, on_land, on_sea, island: 1 or 0 for each node: start city, reached by road, reached by ship,
            city or road from which no start city is reached by land.
        land_part: number of the part of the board that a node is joined with by road.
        ports_beside: how many ports are one step away from a sea dot.
        sea_steps: steps by sea from a node to a port without calling at another; ``FAR`` if there is no way.
        hazard: a ``Hazard`` for each node.
        has_tile: 1 for each city that gets a tile.
        capetown, gold_coast, slave_coast: node or ``NONE``.
        leg_begin: where the legs of a mode and node begin; they end where those of the next node begin.
        leg_action: the action that travels by each leg.
        leg_to, leg_steps, leg_first, leg_last: end, length, first node and last but one node of each leg.
        leg_passes: bit marks of the hazards strictly inside each leg.
        air_begin, air_to: flights, in the same manner.
    """

    __slots__ = (
        "air_begin",
        "air_to",
        "capetown",
        "cities",
        "gold_coast",
        "has_tile",
        "hazard",
        "is_start",
        "island",
        "land_part",
        "leg_action",
        "leg_begin",
        "leg_first",
        "leg_last",
        "leg_passes",
        "leg_steps",
        "leg_to",
        "nodes",
        "on_land",
        "on_sea",
        "ports_beside",
        "sea_steps",
        "slave_coast",
    )
    cities: int
    nodes: int
    capetown: int
    gold_coast: int
    slave_coast: int
    is_start: Annotated[list[int], NODES]
    on_land: Annotated[list[int], NODES]
    on_sea: Annotated[list[int], NODES]
    island: Annotated[list[int], NODES]
    land_part: Annotated[list[int], NODES]
    ports_beside: Annotated[list[int], NODES]
    sea_steps: Annotated[list[list[int]], (NODES, CITIES)]
    hazard: Annotated[list[int], NODES]
    has_tile: Annotated[list[int], CITIES]
    leg_begin: Annotated[list[list[int]], (2, NODES + 1)]
    leg_action: Annotated[list[int], LEGS]
    leg_to: Annotated[list[Index], LEGS]
    leg_steps: Annotated[list[int], LEGS]
    leg_first: Annotated[list[int], LEGS]
    leg_last: Annotated[list[int], LEGS]
    leg_passes: Annotated[list[int], LEGS]
    air_begin: Annotated[list[int], CITIES + 1]
    air_to: Annotated[list[Index], FLIGHTS]
