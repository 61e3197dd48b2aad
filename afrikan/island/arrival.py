"""Coming to a hex: what is told, which fortress is reached first, and whether the day is full."""

from afrikan.island.ground import is_fort
from afrikan.island.knowledge import closed_to, is_openable, learn_closed, learn_step
from afrikan.island.notes import note
from afrikan.island.state import NONE, SEATS, TOLD_LABEL, Isle, State
from afrikan.island.turn import end_day
from afrikan.island.words import Event, Phase
from afrikan.rules.island_types import FortClosedWhen, OpenWhenFull, Rules


def come_to(state: State, isle: Isle, rules: Rules, seat: int, hex: int, told: int) -> None:
    """Stand on a hex, having learnt from its card what it tells.

    Args:
        state, isle, rules: the position and the tables.
        seat: who comes there.
        hex: the hex.
        told: what is told of it, or ``UNTOLD``.
    """
    sight = state.sights[seat]
    state.players[seat].hex = hex
    sight.here = told
    sight.label = told - TOLD_LABEL if told > TOLD_LABEL else 0
    sight.seas = 0
    sight.closed = 0
    label = isle.label[hex]
    if label > 0:
        claim(state, isle, rules, seat, label)
    if is_openable(told):
        tell_closed(state, isle, rules, seat, label)


def claim(state: State, isle: Isle, rules: Rules, seat: int, label: int) -> None:
    """Close a fortress to the other side when it is reached first, where that closes it."""
    if is_fort(label) and rules.fort_closed_when == FortClosedWhen.ON_ARRIVAL and state.claim[label] == NONE:
        state.claim[label] = seat
        state.sights[SEATS - 1 - seat].shut[label] = 1
        hear_closed(state, isle, rules, SEATS - 1 - seat, label)


def hear_closed(state: State, isle: Isle, rules: Rules, seat: int, label: int) -> None:
    """Let a side on a fortress or treasure hex hear that it has closed, or conclude that it is elsewhere.

    Args:
        state, isle, rules: the position and the tables.
        seat: whose hex it may be.
        label: what has been closed.
    """
    sight = state.sights[seat]
    if not is_openable(sight.here):
        return
    before = sight.count
    if isle.label[state.players[seat].hex] == label:
        tell_closed(state, isle, rules, seat, label)
    else:
        learn_closed(sight, isle, rules, sight.closed)
    note_if_located(state, seat, before)


def tell_closed(state: State, isle: Isle, rules: Rules, seat: int, label: int) -> None:
    """Tell a side that stands on a fortress or treasure hex whether it is closed to it."""
    sight = state.sights[seat]
    sight.closed = closed_to(sight, rules, label)
    learn_closed(sight, isle, rules, sight.closed)
    if sight.closed == 1:
        note(state, Event.FORT_SHUT if is_fort(label) else Event.SITE_SHUT, isle.at[label], seat)


def note_if_located(state: State, seat: int, before: int) -> None:
    """Note that a side has come to know where it is, if there were more hexes on which it could be."""
    if before > 1 and state.sights[seat].count == 1:
        note(state, Event.LOCATED, state.players[seat].hex, seat)


def enter(state: State, isle: Isle, rules: Rules, told: int, cost: int) -> None:
    """Enter the hex in the direction taken, and go on, open it with a full day, or end the day.

    Args:
        state, isle, rules: the position and the tables.
        told: what its card tells.
        cost: its points.
    """
    sight = state.sights[state.current]
    before = sight.count
    leave_card(state)
    state.points += cost
    sight.heading = state.way
    learn_step(sight, isle, rules, state.way, told, True)
    come_to(state, isle, rules, state.current, state.target, told)
    note_if_located(state, state.current, before)
    if may_open_still(state, rules):
        state.phase = Phase.FULL
    else:
        go_on(state, isle, rules)


def leave_card(state: State) -> None:
    """Let the card of the hex that is entered mark the position, and add it to the day's trail."""
    player = state.players[state.current]
    step_on(state, state.target)
    if player.last != NONE:
        state.laid[player.last] += 1
    player.last = state.card
    state.card = NONE


def step_on(state: State, hex: int) -> None:
    """Add a hex to the day's trail, or note that it is crossed there."""
    for place in range(state.crossed):
        if state.trail[place] == hex:
            note(state, Event.CROSSED_OWN_PATH, hex)
            return
    state.trail[state.crossed] = hex
    state.crossed += 1


def may_open_still(state: State, rules: Rules) -> bool:
    """Tell whether the hex just entered fills the day and may still be opened."""
    sight = state.sights[state.current]
    full = state.points >= rules.day_length and rules.open_when_full == OpenWhenFull.YES
    return full and is_openable(sight.here) and sight.closed == 0


def go_on(state: State, isle: Isle, rules: Rules) -> None:
    """Go on with the day, or end it once it is full."""
    state.phase = Phase.DAY
    if state.points >= rules.day_length:
        end_day(state, isle)
