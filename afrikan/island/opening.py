"""Opening a fortress for its clue, or a treasure hex for the treasure."""

from afrikan.island.arrival import go_on, hear_closed, note_if_located
from afrikan.island.ground import is_fort
from afrikan.island.knowledge import UNTOLD, is_openable, learn_label
from afrikan.island.notes import note
from afrikan.island.state import FORTS, NONE, SEATS, Isle, Sight, State
from afrikan.island.turn import win
from afrikan.island.words import BLANK, Event, Ground, Phase, Refusal
from afrikan.rules.island_types import ClueDirection, Rules


def refuse_open(sight: Sight) -> int:
    """Judge opening the hex a side is on, by what it has been told of it."""
    if sight.here == UNTOLD:
        return Refusal.GROUND_UNKNOWN
    if not is_openable(sight.here):
        return Refusal.NOTHING_TO_OPEN
    if sight.closed == 0:
        return Refusal.NONE
    fort = sight.here == Ground.FORT or 0 < sight.label <= FORTS
    return Refusal.FORT_CLOSED if fort else Refusal.SITE_CLOSED


def open_hex(state: State, isle: Isle, rules: Rules) -> None:
    """Pay for opening; the other side must now say which window or hex it is."""
    seat = state.current
    sight = state.sights[seat]
    before = sight.count
    label = isle.label[state.players[seat].hex]
    fort = is_fort(label)
    state.points += rules.opening_cost
    learn_label(sight, isle, label)
    note(state, Event.FORT_OPENED if fort else Event.SITE_OPENED, isle.at[label], label, rules.opening_cost)
    note_if_located(state, seat, before)
    state.phase = Phase.CLUE if fort else Phase.CHEST


def read_clue(state: State, isle: Isle, rules: Rules, clue: int, way: int) -> None:
    """Look at the window of a fortress, which is then closed to the other side.

    Args:
        state, isle, rules: the position and the tables.
        clue: a ``Ground``, or blank.
        way: its direction, or ``NONE``.
    """
    seat, other = state.current, SEATS - 1 - state.current
    hex = state.players[seat].hex
    fort = isle.label[hex]
    state.window[fort] = clue
    state.window_way[fort] = way
    state.reader[fort] = seat
    sight, rival = state.sights[seat], state.sights[other]
    sight.opened[fort], rival.opened[fort] = 1, 2
    sight.clue[fort], sight.clue_way[fort] = clue, way
    sight.closed = 1
    note(state, Event.NO_CLUE if clue == BLANK else Event.CLUE_READ, hex, clue, way)
    hear_closed(state, isle, rules, other, fort)
    go_on(state, isle, rules)


def look_inside(state: State, isle: Isle, rules: Rules, found: int) -> None:
    """Look for the treasure in a treasure hex: it is there, or the game goes on.

    Args:
        state, isle, rules: the position and the tables.
        found: 1 if it is there.
    """
    hex = state.players[state.current].hex
    site = isle.label[hex]
    if found == 1:
        win(state, hex, site)
        return
    note(state, Event.SITE_EMPTY, hex, site)
    state.missed[site] = 1
    for side in range(SEATS):
        state.sights[side].missed[site] = 1
        hear_closed(state, isle, rules, side, site)
    go_on(state, isle, rules)


def fits(state: State, isle: Isle, rules: Rules, site: int) -> bool:
    """Tell whether the card of a treasure hex fits all windows seen and all hexes found empty."""
    if state.missed[site] == 1:
        return False
    for fort in range(1, FORTS + 1):
        if state.reader[fort] != NONE and not shows(
            isle, rules, site, fort, state.window[fort], state.window_way[fort]
        ):
            return False
    return True


def shows(isle: Isle, rules: Rules, site: int, fort: int, clue: int, way: int) -> bool:
    """Tell whether the card of a treasure hex shows a clue in a fortress."""
    if isle.clue[site][fort] != clue:
        return False
    return way == (isle.clue_way[site][fort] if rules.clue_direction == ClueDirection.YES else NONE)


def fitting(state: State, isle: Isle, rules: Rules) -> int:
    """Return how many cards fit all that has been seen by either side."""
    count = 0
    for site in range(FORTS + 1, isle.labels + 1):
        if fits(state, isle, rules, site):
            count += 1
    return count
