"""How a move begins: by a die on the road or on a ship, or by free steps at sea."""

from afrikan.rules.kernel_types import PennilessSea, ReverseBetweenTurns, Rules, TicketScope
from afrikan.star.money import charge
from afrikan.star.notes import note
from afrikan.star.state import NONE, Board, Player, State
from afrikan.star.words import Event, Mode, Phase, RollFor, Voyage


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


def came_by_sea(state: State, board: Board) -> bool:
    """Tell whether the last step of the move was made by ship."""
    return state.came >= board.cities and board.on_sea[state.came] == 1


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


def go_ashore(state: State, rules: Rules, player: Player) -> None:
    """End a voyage; where going ashore has its price, it is paid now."""
    if player.voyage == Voyage.TICKET and rules.ticket_scope == TicketScope.BOARD_100_PLUS_LAND_100:
        fee = min(player.money, rules.sea_price)
        charge(state, player, fee)
        note(state, Event.WENT_ASHORE, fee, player.node)
    player.voyage = Voyage.NONE
    leave_the_way(player)
