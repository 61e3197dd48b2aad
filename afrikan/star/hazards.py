"""Pirates and bedouins: whom they stop, whom they catch, and how one gets free."""

from afrikan.rules.kernel_types import (
    BedouinsStop,
    HazardEffect,
    HazardFirstTry,
    HazardOnFixedSteps,
    PiratesStop,
    ReleaseThen,
    Rules,
)
from afrikan.star.moves import begin_move, drift_on, roll_to_travel, ticket_holds
from afrikan.star.notes import note
from afrikan.star.state import Board, Player, State
from afrikan.star.turn import end_turn
from afrikan.star.words import Event, Hazard, Mode, Phase, RollFor, Voyage

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


def catch(state: State, rules: Rules, board: Board) -> None:
    """Hold the current pawn where it is, or make it miss a turn."""
    player = state.players[state.current]
    note(state, Event.CAUGHT, board.hazard[player.node], player.node)
    if rules.hazard_effect == HazardEffect.SKIP_ONE_TURN:
        player.lost += 1
        end_turn(state)
        return
    player.held = 1
    if rules.hazard_first_try == HazardFirstTry.SAME_TURN:
        roll_for_release(state)
    else:
        end_turn(state)


def roll_for_release(state: State) -> None:
    """Ask for the die that may set the current pawn free."""
    state.roll_for = RollFor.RELEASE
    state.phase = Phase.DIE


def try_release(state: State, rules: Rules, board: Board) -> None:
    """Use the die to get free; the rules say when the pawn moves on."""
    player = state.players[state.current]
    if state.die > RELEASING_ROLL:
        note(state, Event.STILL_HELD, state.die, player.node)
        end_turn(state)
        return
    player.held = 0
    note(state, Event.RELEASED, state.die, player.node)
    lapsed = player.voyage == Voyage.TICKET and not ticket_holds(rules, player)
    if rules.release_then == ReleaseThen.STAY_THIS_TURN or lapsed:
        end_turn(state)
    elif player.voyage == Voyage.DRIFT:
        drift_on(state, rules)
    elif rules.release_then == ReleaseThen.MOVE_WITH_THAT_ROLL:
        state.mode = Mode.SEA if board.on_sea[player.node] == 1 else Mode.LAND
        begin_move(state, rules, state.die)
    else:
        roll_to_travel(state)
