"""Events: trouble that costs days or the way, and the equipment that helps."""

from afrikan.island.arrival import come_to, enter, leave_card, note_if_located
from afrikan.island.ground import refuse_drop, told_of
from afrikan.island.knowledge import UNTOLD, learn_ground, learn_lost, learn_step
from afrikan.island.notes import note
from afrikan.island.state import NONE, SEATS, Isle, State
from afrikan.island.turn import end_day
from afrikan.island.words import CardKind, Event, Phase
from afrikan.rules.island_types import EquipmentPartial, EventCost, EventEntry, LostCentre, LostInfo, Rules


def can_use(state: State, isle: Isle) -> bool:
    """Tell whether the current side has the equipment that the card shows, with a use left."""
    item = isle.helps[state.card]
    if item == NONE or state.sights[state.current].bag[item] == 0:
        return False
    return isle.works[item][isle.card_ground[state.card]] == 1


def meet_event(state: State, isle: Isle, rules: Rules) -> None:
    """Let the current side, which now knows the ground, choose whether to use equipment that helps."""
    if not can_use(state, isle):
        suffer(state, isle, rules)
        return
    state.phase = Phase.EVENT
    sight = state.sights[state.current]
    before = sight.count
    learn_step(sight, isle, rules, state.way, isle.card_ground[state.card], False)
    note_if_located(state, state.current, before)


def use(state: State, isle: Isle, rules: Rules) -> None:
    """Use the equipment: the event is ignored, or shortened."""
    card = state.card
    item = isle.helps[card]
    state.sights[state.current].bag[item] -= 1
    left = isle.loss[card] - isle.protects[item]
    if (
        isle.card_kind[card] == CardKind.EVENT
        and left > 0
        and rules.equipment_partial == EquipmentPartial.SUBTRACT
    ):
        note(state, Event.PROTECTED_IN_PART, state.target, left, card)
        stop(state, isle, rules, left)
        return
    note(state, Event.PROTECTED, state.target, state.way, card)
    cost = isle.number[card] if rules.event_cost == EventCost.PRINTED else 0
    enter(state, isle, rules, isle.card_ground[card], cost)


def suffer(state: State, isle: Isle, rules: Rules) -> None:
    """Meet the event without help: days are lost, or the way."""
    card = state.card
    if isle.card_kind[card] == CardKind.LOST:
        get_lost(state, isle, rules)
    else:
        note(state, Event.STOPPED, state.target, state.way, card)
        stop(state, isle, rules, isle.loss[card])


def stop(state: State, isle: Isle, rules: Rules, days: int) -> None:
    """End the day, and lose so many more."""
    state.players[state.current].stop = days
    sight = state.sights[state.current]
    before = sight.count
    set_foot(state, isle, rules)
    note_if_located(state, state.current, before)
    end_day(state, isle)


def set_foot(state: State, isle: Isle, rules: Rules) -> None:
    """Learn the ground of an event's card, and enter its hex or stay before it."""
    sight = state.sights[state.current]
    told = isle.card_ground[state.card]
    entered = rules.event_entry == EventEntry.YES
    learn_step(sight, isle, rules, state.way, told, entered)
    if entered:
        leave_card(state)
        sight.heading = state.way
        come_to(state, isle, rules, state.current, state.target, told)
    else:
        state.laid[state.card] += 1
        state.card = NONE


def get_lost(state: State, isle: Isle, rules: Rules) -> None:
    """Lose the way: the other side chooses where the current one goes on."""
    seat = state.current
    player, sight = state.players[seat], state.sights[seat]
    note(state, Event.GOT_LOST, state.target, state.way, state.card)
    from_target = rules.lost_centre == LostCentre.HEX_JUST_ENTERED
    state.sights[SEATS - 1 - seat].centre = state.target if from_target else player.hex
    learn_step(sight, isle, rules, state.way, isle.card_ground[state.card], from_target)
    learn_lost(sight, isle, rules)
    sight.heading = NONE
    if player.last != NONE:
        state.laid[player.last] += 1
        player.last = NONE
    state.laid[state.card] += 1
    state.card = NONE
    state.phase = Phase.DROP


def refuse_to_drop(state: State, isle: Isle, rules: Rules, hex: int) -> int:
    """Judge a hex as the new place of the side that got lost."""
    return refuse_drop(isle, rules, state.sights[SEATS - 1 - state.current].centre, hex)


def drop(state: State, isle: Isle, rules: Rules, hex: int) -> None:
    """Put the side that got lost on a hex; its day is over."""
    seat = state.current
    sight = state.sights[seat]
    told = told_of(isle, rules, hex) if rules.lost_info == LostInfo.YES else UNTOLD
    note(state, Event.DROPPED, hex, told)
    state.sights[SEATS - 1 - seat].centre = 0
    if told != UNTOLD:
        learn_ground(sight, isle, rules, told)
    come_to(state, isle, rules, seat, hex, told)
    note_if_located(state, seat, 2)
    end_day(state, isle)
