"""Why an island may be rejected, and what helps."""

from enum import Enum


class Fault(Enum):
    """A reason to try the next island; the value is the part of the error's words that tells it."""

    SHAPE = "shape"
    ROOM = "room"
    EXAMPLE = "example"
    SIGNATURES = "signatures"
    CANDIDATES = "candidates"
    FIRST_DAY = "first_day"
    THIRD_DAY = "third_day"


WORDS = {
    Fault.SHAPE: ("island_fault_shape", "island_advice_shape"),
    Fault.ROOM: ("island_fault_room", "island_advice_room"),
    Fault.EXAMPLE: ("island_fault_example", "island_advice_example"),
    Fault.SIGNATURES: ("island_fault_signatures", "island_advice_signatures"),
    Fault.CANDIDATES: ("island_fault_candidates", "island_advice_candidates"),
    Fault.FIRST_DAY: ("island_fault_first_day", "island_advice_first_day"),
    Fault.THIRD_DAY: ("island_fault_third_day", "island_advice_third_day"),
}
"""For each fault the keys of what went wrong and of what to change."""
