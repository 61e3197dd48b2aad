"""Before the first day: each side places the other, and packs its equipment."""

from afrikan.island.arrival import come_to, note_if_located
from afrikan.island.ground import told_of
from afrikan.island.knowledge import learn_start
from afrikan.island.notes import note
from afrikan.island.state import CARDS, EVENTS, FORTS, ITEMS, LABELS, NONE, SEATS, Isle, Sight, State
from afrikan.island.turn import begin_day
from afrikan.island.words import Ending, Event, Phase, Refusal
from afrikan.rules.island_types import Rules, WhoStarts


def prepare(state: State, isle: Isle, rounds: int) -> None:
    """Lay out a new game: cards face down, nobody on the island yet.

    Args:
        state: room for the game; whatever it held is forgotten.
        isle: the tables.
        rounds: last day that is played.
    """
    state.phase = Phase.PLACE
    state.current, state.first = 0, NONE
    state.round, state.cap = 0, rounds
    state.points, state.draws, state.crossed, state.target = 0, 0, 0, 0
    state.way, state.card = NONE, NONE
    state.ending, state.winner = Ending.PLAYING, NONE
    state.noted = 0
    for card in range(CARDS):
        state.stack[card] = isle.copies[card]
        state.laid[card], state.pile[card] = 0, 0
    for label in range(LABELS):
        state.missed[label] = 0
    for fort in range(FORTS + 1):
        state.window[fort], state.window_way[fort] = NONE, NONE
        state.reader[fort], state.claim[fort] = NONE, NONE
    for seat in range(SEATS):
        begin_side(state, seat)
        for event in range(EVENTS):
            state.tally[seat][event] = 0


def begin_side(state: State, seat: int) -> None:
    """Let a side stand nowhere, with nothing."""
    player, sight = state.players[seat], state.sights[seat]
    player.hex, player.days, player.stop, player.spent = 0, 0, 0, 0
    player.last, player.choices = NONE, 0
    sight.seat = seat
    sight.here, sight.label, sight.seas, sight.heading, sight.closed = NONE, 0, 0, NONE, 0
    sight.count, sight.points, sight.days, sight.stop = 0, 0, 0, 0
    sight.rival, sight.rival_days, sight.rival_stop = 0, 0, 0
    sight.centre, sight.card = 0, NONE
    forget(sight)


def forget(sight: Sight) -> None:
    """Let a side have no equipment and no clue."""
    for item in range(ITEMS):
        sight.bag[item] = 0
    for label in range(LABELS):
        sight.missed[label] = 0
    for fort in range(FORTS + 1):
        sight.opened[fort], sight.shut[fort] = 0, 0
        sight.clue[fort], sight.clue_way[fort] = NONE, NONE


def place(state: State, isle: Isle, rules: Rules, hex: int) -> None:
    """Set the other side down on a hex, of which it is told only what its card tells."""
    other = SEATS - 1 - state.current
    told = told_of(isle, rules, hex)
    learn_start(state.sights[other], isle, rules, told)
    come_to(state, isle, rules, other, hex, told)
    note(state, Event.PLACED, hex, told)
    note_if_located(state, other, 2)
    state.current = other
    if state.current == 0:
        state.phase = Phase.EQUIP


def refuse_take(state: State, isle: Isle, rules: Rules, item: int) -> int:
    """Judge packing an item of equipment."""
    if item >= isle.items:
        return Refusal.NO_SUCH_EQUIPMENT
    if state.sights[state.current].bag[item] > 0:
        return Refusal.ALREADY_TAKEN
    if state.players[state.current].spent + isle.cost[item] > rules.equipment_points:
        return Refusal.TOO_EXPENSIVE
    return Refusal.NONE


def take(state: State, isle: Isle, item: int) -> None:
    """Pack an item of equipment."""
    state.sights[state.current].bag[item] = isle.uses[item]
    state.players[state.current].spent += isle.cost[item]
    note(state, Event.TOOK, 0, item, isle.cost[item])


def be_ready(state: State, rules: Rules) -> None:
    """End packing; when both have, the first day begins."""
    note(state, Event.READY, 0, state.players[state.current].spent)
    state.current = SEATS - 1 - state.current
    if state.current == 1:
        return
    if rules.who_starts == WhoStarts.LOT:
        state.phase = Phase.LOT
    else:
        start(state, 0)


def start(state: State, seat: int) -> None:
    """Let a side hike first."""
    state.current, state.first, state.round = seat, seat, 1
    note(state, Event.STARTS, 0, seat)
    begin_day(state)
