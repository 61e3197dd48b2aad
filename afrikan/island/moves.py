"""Naming a direction: the sea is called, or a card is laid and the hex entered."""

from afrikan.island.arrival import enter, go_on, note_if_located
from afrikan.island.events import meet_event
from afrikan.island.ground import told_of
from afrikan.island.knowledge import learn_sea
from afrikan.island.notes import note
from afrikan.island.state import Isle, State
from afrikan.island.words import CardKind, Event, Ground, Phase, Refusal
from afrikan.rules.island_types import Rules


def refuse_go(state: State, way: int) -> int:
    """Judge a direction."""
    if way > 5:
        return Refusal.NO_SUCH_DIRECTION
    if state.sights[state.current].seas >> way & 1 == 1:
        return Refusal.SEA_THERE
    return Refusal.NONE


def go(state: State, isle: Isle, rules: Rules, way: int) -> None:
    """Name a direction."""
    here = state.players[state.current].hex
    state.way = way
    state.target = isle.beside[here][way]
    ground = isle.ground[state.target]
    if state.target == 0:
        call_sea(state, isle, rules, way)
    elif ground < Ground.FORT:
        state.phase = Phase.CARD
        if in_stack(state, isle, ground) == 0:
            reshuffle(state, isle, ground)
    else:
        reached = Event.FORT_REACHED if ground == Ground.FORT else Event.SITE_REACHED
        told = told_of(isle, rules, state.target)
        note(state, reached, state.target, way, told)
        enter(state, isle, rules, told, rules.site_cost)


def call_sea(state: State, isle: Isle, rules: Rules, way: int) -> None:
    """Call "sea in sight": nobody moves, another direction is chosen."""
    sight = state.sights[state.current]
    before = sight.count
    sight.seas |= 1 << way
    learn_sea(sight, isle, way)
    state.points += rules.sea_bump_cost
    note(state, Event.SEA_IN_SIGHT, state.players[state.current].hex, way, rules.sea_bump_cost)
    note_if_located(state, state.current, before)
    go_on(state, isle, rules)


def in_stack(state: State, isle: Isle, ground: int) -> int:
    """Return how many cards of a ground lie face down."""
    count = 0
    for card in range(isle.card_begin[ground], isle.card_begin[ground + 1]):
        count += state.stack[card]
    return count


def reshuffle(state: State, isle: Isle, ground: int) -> None:
    """Turn the discarded cards of a ground face down again; failing these, those on the table."""
    for card in range(isle.card_begin[ground], isle.card_begin[ground + 1]):
        state.stack[card] += state.pile[card]
        state.pile[card] = 0
    if in_stack(state, isle, ground) == 0:
        for card in range(isle.card_begin[ground], isle.card_begin[ground + 1]):
            state.stack[card] += state.laid[card]
            state.laid[card] = 0
    note(state, Event.RESHUFFLED, 0, ground)


def lay_card(state: State, isle: Isle, rules: Rules, card: int) -> None:
    """Lay the card drawn: its hex is entered, or its event met."""
    state.stack[card] -= 1
    state.draws += 1
    state.card = card
    kind = isle.card_kind[card]
    if kind == CardKind.EVENT or kind == CardKind.LOST:
        meet_event(state, isle, rules)
        return
    laid = Event.SHORTCUT if kind == CardKind.SHORTCUT else Event.ENTERED
    note(state, laid, state.target, state.way, card)
    enter(state, isle, rules, isle.card_ground[card], isle.number[card])
