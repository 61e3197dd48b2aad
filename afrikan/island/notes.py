"""One note of what happened, for the log of one game and the tallies of many."""

from afrikan.island.state import NOTES, State


def note(state: State, event: int, hex: int = 0, a: int = 0, b: int = 0) -> None:
    """Record an event of the current action.

    Args:
        state: the position.
        event: an ``Event``.
        hex: where it happened, which the side concerned may not know; 0 if nowhere.
        a, b: what both sides know of it.
    """
    state.tally[state.current][event] += 1
    if state.noted < NOTES:
        place = 4 * state.noted
        state.notes[place] = event
        state.notes[place + 1] = hex
        state.notes[place + 2] = a
        state.notes[place + 3] = b
        state.noted += 1
