"""How a move begins: by a die on the road or on a ship, or by free steps at sea."""

from afrikan.rules.kernel_types import PennilessSea, ReverseBetweenTurns, Rules, TicketScope
from afrikan.star.state import NONE, Player, State
from afrikan.star.words import Mode, Phase, RollFor, Voyage


def drift_steps(rules: Rules) -> int:
    """Return the steps a turn of free sea travel without a roll; 0 where there is none."""
    if rules.penniless_sea == PennilessSea.FIXED_2 or rules.penniless_sea == PennilessSea.UP_TO_2:
        return 2
    return 1 if rules.penniless_sea == PennilessSea.ONE_STEP else 0


def ticket_holds(rules: Rules, player: Player) -> bool:
    """Tell whether a ship's passenger may sail on the ticket already paid."""
    if player.voyage != Voyage.TICKET:
        return False
    return rules.ticket_scope != TicketScope.PER_TURN or player.paid == player.turns


def keeps_course(rules: Rules, mode: int) -> bool:
    """Tell whether a pawn that lies at a dot must go on in the direction it came."""
    if rules.reverse_between_turns == ReverseBetweenTurns.FREE:
        return False
    return mode == Mode.SEA or rules.reverse_between_turns == ReverseBetweenTurns.NEVER


def roll_to_travel(state: State) -> None:
    """Ask for the die that moves the current pawn, on the road or on its ship."""
    player = state.players[state.current]
    aboard = player.voyage == Voyage.TICKET
    state.mode = Mode.SEA if aboard else Mode.LAND
    state.roll_for = RollFor.SAIL if aboard else RollFor.MOVE
    state.phase = Phase.DIE


def begin_move(state: State, rules: Rules, steps: int) -> None:
    """Let the current player choose legs until the steps are used up."""
    state.rest = steps
    state.steps = 0
    state.moved = 1
    state.came = state.players[state.current].came if keeps_course(rules, state.mode) else NONE
    state.phase = Phase.MOVE


def drift_on(state: State, rules: Rules) -> None:
    """Let the current pawn make its free steps at sea."""
    state.mode = Mode.SEA
    begin_move(state, rules, drift_steps(rules))


def leave_the_way(player: Player) -> None:
    """Forget direction and port of a pawn that is in a city."""
    player.came = NONE
    player.port = NONE
