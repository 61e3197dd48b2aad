"""What a turn of a lone pawn can cost, and in which turns it can pay or pause on the way."""

from math import ceil
from typing import NamedTuple

from afrikan.rules.kernel_types import (
    AirLegsPerTurn,
    FlyPlusRoll,
    HazardEffect,
    HazardFirstTry,
    LandToSeaSameRoll,
    PassPort,
    ReleaseThen,
    ReverseBetweenTurns,
    ReverseInMove,
    Rules,
    SeaDestination,
    TicketScope,
    TicketWhen,
    UpgradeMidVoyage,
)
from afrikan.star.money import ship_fare
from afrikan.star.state import FAR, Board
from afrikan.star.tables import LONGEST_ROLL

OUT_AND_BACK = 2
"""Steps of the shortest voyage of a ship that may turn round on its way."""


class Fares(NamedTuple):
    """What turns can cost under some rules, in units rounded up.

    Attributes:
        ship, air: one ticket, one flight.
        steps: sums from which on a pawn may do more, or less, at a decision.
        single: what a ship and a flight cost.
        bills: every sum that one part of a turn can cost, ascending from 0.
        wealth: money beyond which more makes no difference to what is legal within a part of a turn.
        sums: sums of money that together allow whatever any sum allows.
        lands: whether going ashore costs something too.
        late: whether the money left after the first action matters within the same turn.
        wanders: whether turns end in conditions in which no journey begins.
    """

    ship: int
    air: int
    steps: tuple[int, ...]
    single: set[int]
    bills: tuple[int, ...]
    wealth: int
    sums: tuple[int, ...]
    lands: bool
    late: bool
    wanders: bool


def fares_of(rules: Rules, board: Board, unit: int) -> Fares:
    """Return what turns can cost under some rules on a board, counted in units."""
    ship, air, needed = (ceil(price / unit) for price in (rules.sea_price, rules.air_price, ship_fare(rules)))
    lands = rules.ticket_scope == TicketScope.BOARD_100_PLUS_LAND_100
    often, goes_on = _boards_on_the_way(rules), _goes_on(rules)
    boards = often or rules.ticket_when == TicketWhen.AFTER_ROLL_BEFORE_MOVING
    payments = _most_payments(rules, board, often)
    bills = {0, air, *(ceil(count * rules.sea_price / unit) for count in range(1, payments + 1))}
    if lands:
        bills |= set(range(ship))
    late = boards or goes_on or lands
    later = max(needed, air) if boards or goes_on else 0
    wealth = max(*bills, needed, air) + later
    between = [bill + more for bill in bills for more in (0, needed, air) if bill + more < wealth]
    sums = {0, wealth, *(between if late else ())}
    wanders = goes_on or _keeps_a_course(rules) or _throws_again(rules) or _loses_turns(rules)
    return Fares(
        ship,
        air,
        (1, needed, air),
        {ship, air},
        tuple(sorted(bills)),
        wealth,
        tuple(sorted(sums)),
        lands,
        late,
        wanders,
    )


def _boards_on_the_way(rules: Rules) -> bool:
    """Tell whether a ticket can be bought in a port that a move comes to."""
    ashore = rules.land_to_sea_same_roll == LandToSeaSameRoll.YES
    return ashore or rules.pass_port == PassPort.YES_NEW_TICKET


def _most_payments(rules: Rules, board: Board, often: bool) -> int:
    """Return how often the price of a ship can be paid at most within a part of a turn.

    Args:
        rules, board: the tables of the kernel.
        often: whether a ticket can be bought in a port that a move comes to.
    """
    each = 2 if rules.ticket_scope == TicketScope.BOARD_100_PLUS_LAND_100 else 1
    if not often:
        return each
    aboard = each if _boards_at_sea(rules) else each - 1
    return aboard + each * _most_voyages(rules, board)


def _boards_at_sea(rules: Rules) -> bool:
    """Tell whether a ticket can be bought on a ship that is under way."""
    upgrades = rules.upgrade_mid_voyage == UpgradeMidVoyage.YES
    return upgrades or rules.ticket_scope == TicketScope.PER_TURN


def _most_voyages(rules: Rules, board: Board) -> int:
    """Return how many voyages from port to port fit at most into a roll, the last one only begun."""
    ports = range(board.cities)
    shortest = min((board.sea_steps[a][b] for a in ports for b in ports if a != b), default=FAR)
    if rules.reverse_in_move == ReverseInMove.YES:
        shortest = min(shortest, OUT_AND_BACK)
    return 1 + (LONGEST_ROLL - 1) // shortest


def _goes_on(rules: Rules) -> bool:
    """Tell whether one way of travel may follow another within a turn."""
    return rules.fly_plus_roll == FlyPlusRoll.YES or rules.air_legs_per_turn == AirLegsPerTurn.MANY


def _keeps_a_course(rules: Rules) -> bool:
    """Tell whether a pawn may be bound to a direction or a port."""
    turns_back = rules.reverse_between_turns == ReverseBetweenTurns.FREE
    return not turns_back or rules.sea_destination == SeaDestination.LOCKED


def _throws_again(rules: Rules) -> bool:
    """Tell whether the die may fall twice in a turn."""
    again = rules.release_then == ReleaseThen.ROLL_AGAIN_AND_MOVE
    return again or rules.hazard_first_try == HazardFirstTry.SAME_TURN


def _loses_turns(rules: Rules) -> bool:
    """Tell whether pirates and bedouins take a turn even from a pawn that has a free passage to come."""
    return rules.hazard_effect == HazardEffect.SKIP_ONE_TURN
