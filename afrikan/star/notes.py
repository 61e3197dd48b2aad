"""One note of what happened, for the log of one game and the tallies of many."""

from afrikan.star.state import NOTES, State


def note(state: State, event: int, a: int = 0, b: int = 0) -> None:
    """Record an event of the current action with up to two numbers."""
    state.tally[state.current][event] += 1
    if state.noted < NOTES:
        place = 3 * state.noted
        state.notes[place] = event
        state.notes[place + 1] = a
        state.notes[place + 2] = b
        state.noted += 1
