"""The parts of a board: a place to stand, a step between two places, a landing, a spot for a name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from afrikan.language import translated

KINDS = ("city", "land", "sea")
MODES = ("land", "sea", "air")
HAZARDS = ("", "bedouin", "pirate")
ANCHORS = ("start", "middle", "end")


@dataclass(frozen=True, slots=True)
class Node:
    """One place where a pawn can stand: a city or a dot on a land or sea route.

    Args:
        id: the place's own name in the data, of ``a-z``, ``0-9`` and ``_``.
        kind: ``"city"``, ``"land"`` or ``"sea"``.
        names: language or wording to the name people read; empty for dots.
        x: position from the left edge, 0 to 1.
        y: position from the top edge, 0 to 1.
        is_start: True for the cities where the game starts and ends.
        hazard: ``""``, ``"bedouin"`` or ``"pirate"``.
    """

    id: str
    kind: str = "city"
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    x: float = 0.5
    y: float = 0.5
    is_start: bool = False
    hazard: str = ""

    def __post_init__(self) -> None:
        """Close the names against later change."""
        object.__setattr__(self, "names", MappingProxyType(dict(self.names)))

    def __reduce__(self) -> tuple[type["Node"], tuple[object, ...]]:
        """Return the parts that a pickled place is rebuilt from."""
        return Node, (self.id, self.kind, dict(self.names), self.x, self.y, self.is_start, self.hazard)

    def label(self, lang: str = "en") -> str:
        """Return the name in a language, else the English one, else the id.

        >>> Node("congo", names={"en": "Congo", "fi": "Kongo"}).label("fi")
        'Kongo'
        """
        return translated(self.names, lang) if self.names else self.id


@dataclass(frozen=True, slots=True)
class Edge:
    """One step by land or sea, or one flight; it can be used in both directions.

    Args:
        a: id of one end.
        b: id of the other end.
        mode: ``"land"``, ``"sea"`` or ``"air"``.
        sources: how many independent sources have this very edge; 0 if nobody counted.
    """

    a: str
    b: str
    mode: str = "land"
    sources: int = 0


@dataclass(frozen=True, slots=True)
class Landing:
    """A place where a move may end, and the way there.

    Args:
        node: id of the place.
        steps: how many steps of the roll the way uses.
        path: ids of the places stepped on, without the one left and with ``node`` last.
    """

    node: str
    steps: int
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LabelSpot:
    """Where a picture writes a city's name: an offset from the city, in thousandths of the board's width.

    Args:
        id: the city.
        lang: the language of the name.
        dx: offset to the right.
        dy: offset downwards, to the middle of the text's height.
        anchor: which end of the text stands there: ``"start"``, ``"middle"`` or ``"end"``.
    """

    id: str
    lang: str
    dx: float
    dy: float
    anchor: str
