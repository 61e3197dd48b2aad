"""The way home of the Star's carrier where opened robbers bar cities: by steps, around them."""

from afrikan.policies.boarding import at_sea, board_ship
from afrikan.policies.routes import FAR, MIXED, Routes
from afrikan.rules.kernel_types import PennilessSea, PennilessSeaWhere, RobberStays, Rules
from afrikan.star.actions import pack
from afrikan.star.money import ship_fare
from afrikan.star.robbers import bars
from afrikan.star.setting_out import refuse_roll
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.turn import is_home
from afrikan.star.words import Kind, Refusal, Voyage

WAITING = 4
"""A step by sea counts so many for who has to wait for a free passage."""

FLIGHT = 3
"""Steps that a flight counts: less than a turn by the die brings, for it always arrives."""


def is_barred(state: State, rules: Rules, board: Board, player: Player) -> bool:
    """Tell whether an opened robber keeps a player, as the Star's carrier, out of any city."""
    if rules.robber_stays == RobberStays.TOLL_100 and player.star == 1:
        for city in range(board.cities):
            if state.robbers[city] == 1:
                return True
    return False


def lay_detours(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> None:
    """Write for each city the steps home around the robbers, or ``FAR``.

    Args:
        state, rules, board, routes: the position and the tables.
        player: the carrier.
        out: where the steps are written.
    """
    for city in range(board.cities):
        out[city] = 0 if is_home(rules, board, player, city) else FAR
    changed = True
    while changed:
        changed = False
        for city in range(board.cities):
            if not bars(state, player, city):
                steps = fewest_steps(state, rules, board, routes, player, city, out)
                if steps < out[city]:
                    out[city] = steps
                    changed = True


def fewest_steps(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, node: int, out: list[int]
) -> int:
    """Return the fewest steps home from a node, given those of the cities; ``FAR`` if there is no way."""
    if node < board.cities and (out[node] == 0 or bars(state, player, node)):
        return out[node]
    fewest = through_next(state, board, routes.by_road, node, 1, player, out)
    lane = lane_from(rules, board, player, node)
    fewest = min(fewest, through_next(state, board, board.sea_steps, node, lane, player, out))
    return min(fewest, by_air(state, rules, board, player, node, out))


def through_next(
    state: State, board: Board, steps: list[list[int]], node: int, lane: int, player: Player, out: list[int]
) -> int:
    """Return the fewest steps home from a node by a next city; until there a step counts so many."""
    fewest = FAR
    for city in range(board.cities):
        if 0 < steps[node][city] < FAR and out[city] < FAR and not bars(state, player, city):
            fewest = min(fewest, lane * steps[node][city] + out[city])
    return fewest


def lane_from(rules: Rules, board: Board, player: Player, node: int) -> int:
    """Return what a step by sea counts for a player who sets out from a node; ``FAR`` if he cannot."""
    if player.money >= ship_fare(rules) or player.voyage != Voyage.NONE or node >= board.cities:
        return 1
    free = rules.penniless_sea != PennilessSea.NONE
    anywhere = rules.penniless_sea_where == PennilessSeaWhere.ANY_PORT
    return WAITING if free and (anywhere or board.island[node] == 1) else FAR


def by_air(state: State, rules: Rules, board: Board, player: Player, node: int, out: list[int]) -> int:
    """Return the fewest steps home from a node if the first part is flown."""
    fewest = FAR
    if node < board.cities and player.money >= rules.air_price:
        for flight in range(board.air_begin[node], board.air_begin[node + 1]):
            if not bars(state, player, board.air_to[flight]):
                fewest = min(fewest, FLIGHT + out[board.air_to[flight]])
    return fewest


def begin_detour(
    state: State, rules: Rules, board: Board, routes: Routes, player: Player, out: list[int]
) -> int:
    """Return the action that begins a carrier's turn on the way around robbers, or ``NONE``."""
    node = player.node
    if node >= board.cities:
        rolls = refuse_roll(state, rules, board) == Refusal.NONE
        return pack(Kind.ROLL) if rolls else at_sea(state, rules, board)
    lay_detours(state, rules, board, routes, player, out)
    road = through_next(state, board, routes.by_road, node, 1, player, out)
    lane = lane_from(rules, board, player, node)
    sea = through_next(state, board, board.sea_steps, node, lane, player, out)
    air = by_air(state, rules, board, player, node, out)
    if air < min(road, sea):
        return flight_of(board, node, air - FLIGHT, out)
    if road <= sea:
        return pack(Kind.ROLL) if road < FAR else NONE
    for city in range(board.cities):
        if 0 < board.sea_steps[node][city] < FAR and lane * board.sea_steps[node][city] + out[city] == sea:
            return board_ship(state, rules, board, routes.onward[MIXED], city)
    return NONE


def flight_of(board: Board, node: int, steps: int, out: list[int]) -> int:
    """Return the flight from a city to one that is so many steps away from home."""
    for flight in range(board.air_begin[node], board.air_begin[node + 1]):
        if out[board.air_to[flight]] == steps:
            return pack(Kind.FLY, board.air_to[flight])
    return NONE
