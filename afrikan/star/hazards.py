"""Pirates and bedouins: whom they stop, whom they catch, and how one gets free."""

from afrikan.rules.kernel_types import BedouinsStop, HazardOnFixedSteps, PiratesStop, Rules
from afrikan.star.notes import note
from afrikan.star.state import Board, Player, State
from afrikan.star.turn import end_turn
from afrikan.star.words import Event, Hazard, Voyage

RELEASING_ROLL = 2
"""Highest die that sets a held player free."""


def threatens(rules: Rules, player: Player) -> bool:
    """Tell whether hazards concern a pawn that travels as this one does."""
    return player.voyage != Voyage.DRIFT or rules.hazard_on_fixed_steps == HazardOnFixedSteps.YES


def always_stops(rules: Rules, player: Player, hazards: int) -> bool:
    """Tell whether one of the hazards, given as bit marks, stops every pawn that reaches its dot."""
    pirates = hazards & Hazard.PIRATE != 0 and rules.pirates_stop == PiratesStop.ALWAYS
    bedouins = hazards & Hazard.BEDOUIN != 0 and rules.bedouins_stop == BedouinsStop.ALWAYS
    return (pirates or bedouins) and threatens(rules, player)


def catches(state: State, rules: Rules, board: Board) -> bool:
    """Tell whether the hazard at the current pawn's dot takes it prisoner after a leg."""
    player = state.players[state.current]
    hazard = board.hazard[player.node]
    if hazard == Hazard.NONE:
        return False
    return always_stops(rules, player, hazard) or (state.rest == 0 and threatens(rules, player))


def catch(state: State, board: Board) -> None:
    """Hold the current pawn where it is; its turn ends."""
    player = state.players[state.current]
    player.held = 1
    note(state, Event.CAUGHT, board.hazard[player.node], player.node)
    end_turn(state)


def try_release(state: State) -> None:
    """Use the die to get free; the pawn moves from its next turn on."""
    player = state.players[state.current]
    if state.die <= RELEASING_ROLL:
        player.held = 0
        note(state, Event.RELEASED, state.die, player.node)
    else:
        note(state, Event.STILL_HELD, state.die, player.node)
    end_turn(state)
