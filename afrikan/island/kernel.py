"""The rule book in four questions: what is refused, what is legal, what can chance bring, what follows."""

from afrikan.island.actions import first, kind_of, pack, second
from afrikan.island.events import drop, refuse_to_drop, suffer, use
from afrikan.island.ground import drop_at, places_around, refuse_start
from afrikan.island.moves import go, lay_card, refuse_go
from afrikan.island.notes import note
from afrikan.island.opening import fits, fitting, look_inside, open_hex, read_clue, refuse_open, shows
from afrikan.island.setup import be_ready, place, refuse_take, start, take
from afrikan.island.state import FORTS, SEATS, Isle, State
from afrikan.island.turn import end_day
from afrikan.island.words import Event, Kind, Phase, Refusal
from afrikan.rules.island_types import MayStopEarly, Rules


def is_chance(state: State) -> bool:
    """Tell whether the next action is an outcome of chance."""
    return Phase.LOT <= state.phase <= Phase.CHEST


def decider(state: State) -> int:
    """Return the side whose decision it is: whoever lost the way is placed by the other."""
    return SEATS - 1 - state.current if state.phase == Phase.DROP else state.current


def weight(state: State, rules: Rules, isle: Isle, action: int) -> int:
    """Return the weight of an outcome among those that chance can bring now; 0 if it cannot."""
    kind, value = kind_of(action), first(action)
    if state.phase == Phase.LOT:
        return 1 if kind == Kind.LOT and value < SEATS else 0
    if state.phase == Phase.CARD and kind == Kind.CARD:
        drawn = value < isle.cards and isle.card_ground[value] == isle.ground[state.target]
        return state.stack[value] if drawn else 0
    here = isle.label[state.players[state.current].hex]
    if state.phase == Phase.CLUE and kind == Kind.CLUE:
        return cards_showing(state, rules, isle, here, value, second(action) - 1)
    if state.phase == Phase.CHEST and kind == Kind.CHEST and value < 2:
        here_fits = 1 if fits(state, isle, rules, here) else 0
        return here_fits if value == 1 else fitting(state, isle, rules) - here_fits
    return 0


def cards_showing(state: State, rules: Rules, isle: Isle, fort: int, clue: int, way: int) -> int:
    """Return how many clue cards that fit all that has been seen show a clue in a fortress."""
    count = 0
    for site in range(FORTS + 1, isle.labels + 1):
        if shows(isle, rules, site, fort, clue, way) and fits(state, isle, rules, site):
            count += 1
    return count


def refusal(state: State, rules: Rules, isle: Isle, action: int) -> int:
    """Return the ``Refusal`` of an action now; ``NONE`` says that it is legal."""
    kind = kind_of(action)
    if state.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if is_chance(state):
        if kind < Kind.LOT:
            return Refusal.CHANCE_DECIDES
        return Refusal.NONE if weight(state, rules, isle, action) > 0 else Refusal.NO_SUCH_OUTCOME
    if kind >= Kind.LOT:
        return Refusal.NOT_NOW
    if state.phase == Phase.PLACE:
        return refuse_start(isle, rules, first(action)) if kind == Kind.PLACE else Refusal.PLACE_FIRST
    if state.phase == Phase.EQUIP:
        if kind == Kind.TAKE:
            return refuse_take(state, isle, rules, first(action))
        return Refusal.NONE if kind == Kind.READY else Refusal.EQUIP_FIRST
    if state.phase == Phase.DROP:
        return (
            refuse_to_drop(state, isle, rules, first(action))
            if kind == Kind.DROP
            else Refusal.OPPONENT_PLACES
        )
    if state.phase == Phase.EVENT:
        return Refusal.NONE if kind == Kind.USE or kind == Kind.SUFFER else Refusal.EVENT_FIRST
    return refuse_on_day(state, rules, action)


def refuse_on_day(state: State, rules: Rules, action: int) -> int:
    """Judge an action while hiking, by what the side concerned has been told."""
    kind = kind_of(action)
    if state.players[state.current].stop > 0 or kind == Kind.WAIT:
        if state.players[state.current].stop == 0:
            return Refusal.NO_DAY_TO_LOSE
        return Refusal.NONE if kind == Kind.WAIT else Refusal.DAYS_TO_LOSE
    if kind == Kind.OPEN:
        return refuse_open(state.sights[state.current])
    if kind == Kind.REST:
        early = state.phase == Phase.DAY and rules.may_stop_early == MayStopEarly.NO
        return Refusal.DAY_MUST_BE_FULL if early else Refusal.NONE
    if kind != Kind.GO:
        return Refusal.NOT_NOW
    return refuse_go(state, first(action)) if state.phase == Phase.DAY else Refusal.DAY_IS_FULL


def legal(state: State, rules: Rules, isle: Isle, out: list[int]) -> int:
    """Write the legal decisions into ``out`` and return how many there are."""
    count = 0
    if state.phase == Phase.PLACE:
        for hex in range(1, isle.hexes + 1):
            count = add(state, rules, isle, pack(Kind.PLACE, hex), out, count)
    elif state.phase == Phase.EQUIP:
        for item in range(isle.items):
            count = add(state, rules, isle, pack(Kind.TAKE, item), out, count)
        count = add(state, rules, isle, pack(Kind.READY), out, count)
    elif state.phase == Phase.DROP:
        count = add_drops(state, rules, isle, out)
    elif not is_chance(state) and state.phase != Phase.OVER:
        for way in range(6):
            count = add(state, rules, isle, pack(Kind.GO, way), out, count)
        for kind in range(Kind.OPEN, Kind.WAIT + 1):
            if kind != Kind.DROP:
                count = add(state, rules, isle, pack(kind), out, count)
    return count


def add(state: State, rules: Rules, isle: Isle, action: int, out: list[int], count: int) -> int:
    """Append an action to ``out`` if it is legal; return the new count."""
    if refusal(state, rules, isle, action) != Refusal.NONE:
        return count
    out[count] = action
    return count + 1


def add_drops(state: State, rules: Rules, isle: Isle, out: list[int]) -> int:
    """Write the legal places of a side that got lost into ``out``; return how many there are."""
    count = 0
    centre = state.sights[decider(state)].centre
    for spot in range(places_around(rules)):
        hex = drop_at(isle, rules, centre, spot)
        count = add(state, rules, isle, pack(Kind.DROP, hex), out, count)
    return count


def apply(state: State, rules: Rules, isle: Isle, action: int) -> None:
    """Carry out a legal action or an outcome of chance; everything that follows by rule is done too."""
    state.noted = 0
    if is_chance(state):
        apply_outcome(state, rules, isle, first(action), second(action) - 1)
    else:
        apply_decision(state, rules, isle, kind_of(action), first(action))
    tell_both(state)


def apply_decision(state: State, rules: Rules, isle: Isle, kind: int, value: int) -> None:
    """Carry out a decision."""
    state.players[decider(state)].choices += 1
    if kind == Kind.GO:
        go(state, isle, rules, value)
    elif kind == Kind.OPEN:
        open_hex(state, isle, rules)
    elif kind == Kind.REST:
        note(state, Event.RESTED, state.players[state.current].hex, state.points)
        end_day(state, isle)
    elif kind == Kind.USE:
        use(state, isle, rules)
    elif kind == Kind.SUFFER:
        suffer(state, isle, rules)
    elif kind == Kind.DROP:
        drop(state, isle, rules, value)
    elif kind == Kind.WAIT:
        lose_day(state, isle)
    elif kind == Kind.PLACE:
        place(state, isle, rules, value)
    elif kind == Kind.TAKE:
        take(state, isle, value)
    else:
        be_ready(state, rules)


def lose_day(state: State, isle: Isle) -> None:
    """Let a day go by."""
    player = state.players[state.current]
    player.stop -= 1
    note(state, Event.WAITED, player.hex, player.stop)
    end_day(state, isle)


def apply_outcome(state: State, rules: Rules, isle: Isle, value: int, way: int) -> None:
    """Carry out an outcome of chance."""
    if state.phase == Phase.CARD:
        lay_card(state, isle, rules, value)
    elif state.phase == Phase.CLUE:
        read_clue(state, isle, rules, value, way)
    elif state.phase == Phase.CHEST:
        look_inside(state, isle, rules, value)
    else:
        start(state, value)


def tell_both(state: State) -> None:
    """Let each side see what both see: the day, and on its own map where the other is."""
    for seat in range(SEATS):
        sight = state.sights[seat]
        sight.points = state.points if seat == state.current else 0
        sight.days = state.players[seat].days
        sight.stop = state.players[seat].stop
        rival = state.players[SEATS - 1 - seat]
        sight.rival, sight.rival_days, sight.rival_stop = rival.hex, rival.days, rival.stop
        sight.card = state.card
