"""Why an island may be rejected, and what helps."""

from enum import Enum, auto

from afrikan.errors import Phrase


class Fault(Enum):
    """A reason to reject an island and try the next one."""

    SHAPE = auto()
    ROOM = auto()
    EXAMPLE = auto()
    SIGNATURES = auto()
    CANDIDATES = auto()
    FIRST_DAY = auto()
    THIRD_DAY = auto()


_WORDS = {
    Fault.SHAPE: ("island_fault_shape", "island_advice_shape"),
    Fault.ROOM: ("island_fault_room", "island_advice_room"),
    Fault.EXAMPLE: ("island_fault_example", "island_advice_example"),
    Fault.SIGNATURES: ("island_fault_signatures", "island_advice_signatures"),
    Fault.CANDIDATES: ("island_fault_candidates", "island_advice_candidates"),
    Fault.FIRST_DAY: ("island_fault_first_day", "island_advice_first_day"),
    Fault.THIRD_DAY: ("island_fault_third_day", "island_advice_third_day"),
}


def told(fault: Fault) -> tuple[Phrase, Phrase]:
    """Return in words what went wrong and what to change.

    >>> [str(phrase) for phrase in told(Fault.SHAPE)]
    ['the land was in pieces or had a hole', 'try another seed']
    """
    wrong, advice = _WORDS[fault]
    return Phrase(wrong), Phrase(advice)
