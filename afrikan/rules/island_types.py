"""The options as the kernel sees them; written by ``python -m afrikan.rules.generate``, not by hand."""

from enum import IntEnum


class WhoStarts(IntEnum):
    """Who hikes first?"""

    LOT = 0
    AGREED = 1


class StartHex(IntEnum):
    """On which hexes may the opponent set you down at the start?"""

    ANY = 0
    NOT_LABELLED = 1
    MIN_DISTANCE_TO_SITES = 2


class MayStopEarly(IntEnum):
    """May you end the day before it is full?"""

    NO = 0
    YES = 1


class OpenWhenFull(IntEnum):
    """May you open the hex you entered with the last points of the day on the same day?"""

    NO = 0
    YES = 1


class SiteCardReveals(IntEnum):
    """What does the card of a fortress or treasure hex tell a player who enters it?"""

    CLASS_ONLY = 0
    SITE_TYPE = 1
    LABEL = 2


class EventEntry(IntEnum):
    """Do you enter the hex whose card shows an event that stops you?"""

    YES = 0
    NO = 1


class EventCost(IntEnum):
    """Does an event card cost points of the day?"""

    NONE = 0
    PRINTED = 1


class EquipmentPartial(IntEnum):
    """What if the equipment protects from fewer days than the event costs?"""

    FULL_IGNORE = 0
    SUBTRACT = 1


class LostInPlace(IntEnum):
    """May a player who is lost be left where he was?"""

    YES = 0
    NO = 1


class LostCentre(IntEnum):
    """From which hex is the distance measured when a player gets lost?"""

    HEX_JUST_ENTERED = 0
    HEX_BEFORE = 1


class LostInfo(IntEnum):
    """Is a player who was lost told the terrain of his new hex?"""

    YES = 0
    NO = 1


class FortClosedWhen(IntEnum):
    """When is a fortress closed to the other side?"""

    ON_OPENING = 0
    ON_ARRIVAL = 1


class ClueDirection(IntEnum):
    """Does a clue about the terrain tell in which direction from the treasure it lies?"""

    NO = 0
    YES = 1


class SiteAfterMiss(IntEnum):
    """May a treasure hex be opened again after it has been found empty?"""

    YES = 0
    NO = 1


class Rules:
    """A ruleset as the kernel reads it: one integer, or a few, per option."""

    __slots__ = (
        "clue_direction",
        "day_length",
        "equipment_partial",
        "equipment_points",
        "event_cost",
        "event_entry",
        "fort_closed_when",
        "lost_centre",
        "lost_in_place",
        "lost_info",
        "lost_radius",
        "may_stop_early",
        "open_when_full",
        "opening_cost",
        "sea_bump_cost",
        "site_after_miss",
        "site_card_reveals",
        "site_cost",
        "start_hex",
        "who_starts",
    )

    who_starts: int
    start_hex: int
    equipment_points: int
    day_length: int
    may_stop_early: int
    open_when_full: int
    site_cost: int
    opening_cost: int
    sea_bump_cost: int
    site_card_reveals: int
    event_entry: int
    event_cost: int
    equipment_partial: int
    lost_radius: int
    lost_in_place: int
    lost_centre: int
    lost_info: int
    fort_closed_when: int
    clue_direction: int
    site_after_miss: int
