"""What the closed tiles promise the planner, from any place, with any money, beside these rivals."""

from afrikan.policies.nearest import purse_row, turns_home_of
from afrikan.policies.planner_tables import HOME, LIMIT, OPEN, TURN, WHOLE, Plans
from afrikan.policies.routes import SCALE, Routes
from afrikan.rules.kernel_types import HorseshoeWins, Rules
from afrikan.star.state import CITIES, NONE, Board, Player, State
from afrikan.star.turn import carries
from afrikan.star.words import Face

RIVAL = CITIES
RACING = 2 * CITIES
CARRIERS = RACING + 1
"""Places in the notes; before them, for each city, what its tile is worth, 0 where there is none.

``RIVAL``: from here on, for each city, how soon another player may open its tile.
``RACING``: 1 if only a horseshoe can still win.
``CARRIERS``: the weights of all who are on their way home.
"""

TILE = 100
"""Worth of any closed tile: each is as likely to hide the Star."""

STAR = 1000
"""Worth of the Star itself, where it lies on the board for anyone to take."""

NEAR_HOME = 150
"""Worth on top of a tile at home, for who finds the Star there has won; it fades with the turns home."""

NEIGHBOURS = 40
"""Worth of the tiles around, in hundredths of what would remain of them on the way there."""

CLOSELY = 4
"""Only tiles that promise at least this part of the best one have their surroundings looked at."""

LOST = 70
"""What is left of a worth, in hundredths, if a rival is a turn ahead; he may well go elsewhere."""


def survey(state: State, rules: Rules, board: Board, routes: Routes, out: list[int]) -> None:
    """Note what each closed tile is worth to the current player, and how soon a rival has it."""
    player = state.players[state.current]
    row = purse_row(rules, player)
    note_carriers(state, rules, routes, out)
    most = 0
    for city in range(board.cities):
        out[city] = 0
        if state.tiles[city] != NONE or state.star_at == city:
            out[city] = STAR if state.star_at == city else alone(routes, row, city, out[RACING])
            out[RIVAL + city] = soonest_rival(state, rules, routes, city)
            most = max(most, promise(routes, out, row, player.node, city))
    for city in range(board.cities):
        if out[city] > 0:
            if city != player.node and promise(routes, out, row, player.node, city) * CLOSELY < most:
                out[city] = 0
            else:
                out[city] += around(state, board, routes, row, city)


def note_carriers(state: State, rules: Rules, routes: Routes, out: list[int]) -> None:
    """Note who is on the way home, and whether that leaves only a horseshoe to win with."""
    out[CARRIERS] = 0
    for seat in range(state.seats):
        other = state.players[seat]
        if seat != state.current and other.out == 0 and carries(other):
            time = turns_home_of(rules, routes, other) * TURN // SCALE
            out[CARRIERS] += routes.plans[0].haste[min(time, LIMIT * TURN) + bound(other)]
    hopeful = rules.horseshoe_wins == HorseshoeWins.YES and state.remaining[Face.HORSESHOE] > 0
    racing = out[CARRIERS] > 0 and hopeful and not carries(state.players[state.current])
    out[RACING] = 1 if racing else 0


def bound(player: Player) -> int:
    """Return the time for which a player is a slave."""
    return min(player.slave, LIMIT // 2) * TURN


def soonest_rival(state: State, rules: Rules, routes: Routes, city: int) -> int:
    """Return after what time another player may have opened the tile of a city."""
    soonest = LIMIT * TURN
    plans = routes.plans[0]
    for seat in range(state.seats):
        other = state.players[seat]
        if seat != state.current and other.out == 0 and not carries(other):
            row = purse_row(rules, other)
            time = plans.wait[OPEN][row][city]
            if other.node != city:
                time = plans.turns[OPEN][row][other.node][city]
            soonest = min(soonest, time + bound(other))
    return soonest


def alone(routes: Routes, row: int, city: int, racing: int) -> int:
    """Return the worth of opening the tile of a city, its surroundings left out."""
    if racing == 1:
        return TILE
    home = min(routes.home[0][row][city] * TURN // SCALE, LIMIT * TURN)
    return TILE + NEAR_HOME * routes.plans[0].fade[home] // WHOLE


def around(state: State, board: Board, routes: Routes, row: int, node: int) -> int:
    """Return the worth of the tiles around a city: of each, what remains of it on the way there."""
    plans = routes.plans[0]
    total = 0
    for city in range(board.cities):
        if state.tiles[city] != NONE and city != node:
            total += plans.fade[plans.turns[OPEN][row][node][city]]
    return total * NEIGHBOURS // WHOLE


def promise(routes: Routes, out: list[int], row: int, node: int, city: int) -> int:
    """Return what it promises to set out from a node with some money for the tile of a city."""
    plans = routes.plans[0]
    return worth(plans, out, city, plans.turns[OPEN][row][node][city], plans.turns[HOME][row][node][city])


def promise_of_waiting(routes: Routes, out: list[int], row: int, city: int, spared: int) -> int:
    """Return what it promises to open the tile here by the die.

    Args:
        routes, out: the tables and the notes.
        row: the row of the player's money.
        city: where he stands.
        spared: time of the expected wait that is over.
    """
    plans = routes.plans[0]
    opened = max(plans.wait[OPEN][row][city] - spared, 0)
    return worth(plans, out, city, opened, max(plans.wait[HOME][row][city] - spared, 0))


def worth(plans: Plans, out: list[int], city: int, opened: int, home: int) -> int:
    """Return what the tile of a city is worth after some time, less if a rival may be there first.

    In a race it is the chance to be home before those who are on their way, should it be a horseshoe.

    Args:
        plans, out: the tables and the notes.
        city: where the tile is.
        opened: time until it is open.
        home: time until the player is home with what it hides.
    """
    found = out[city]
    if out[RIVAL + city] + TURN < opened:
        found = found * LOST // 100
    if out[RACING] == 1:
        weight = plans.haste[home]
        return found * (WHOLE * WHOLE * weight // (weight + out[CARRIERS]))
    return found * plans.fade[opened]


def target(board: Board, routes: Routes, out: list[int], row: int, node: int, besides: int) -> int:
    """Return the city, another than ``besides``, whose tile promises most from a node, or ``NONE``."""
    best, most = NONE, 0
    for city in range(board.cities):
        if out[city] > 0 and city != besides:
            promised = promise(routes, out, row, node, city)
            if promised > most:
                best, most = city, promised
    return best


def prospect(board: Board, routes: Routes, out: list[int], row: int, node: int) -> int:
    """Return what the best tile promises to a player who ends a turn at a node."""
    city = target(board, routes, out, row, node, NONE)
    return 0 if city == NONE else promise(routes, out, row, node, city)
