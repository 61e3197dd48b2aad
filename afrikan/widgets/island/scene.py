"""What the map of the island on the page shows at one moment: plain data, no rules."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from afrikan.checks import check_whole
from afrikan.draw.island.beliefs import Values, checked_belief
from afrikan.draw.island.routes import Route, Standing, check_routes
from afrikan.draw.island.trail import Noted, pieces_of
from afrikan.errors import Phrase
from afrikan.island.map import IslandMap


@dataclass(frozen=True, slots=True)
class IslandScene:
    """Everything on the map that changes.

    Args:
        values: how likely each hex is, from 0 to 1, or a set of hexes that are possible; or None.
        numbers: whether these are written.
        paths: routes.
        marks: where players stand.
        outlined: hexes with a thick outline around them.
        crossed: hexes that are crossed off.
        sheet: a sketch that is laid over the map, or empty.
        sheet_at: number of the hex on which its end lies; 0 if it is not on the map.
        pickable: hexes that can be picked; none if nothing is to be picked.
        notes: what there is to say about a hex besides what the map shows, in words.
        at: number of the position; what is picked counts only while this is still shown.

    >>> IslandScene(pickable={3, 4}).at
    0
    """

    values: Values | None = None
    numbers: bool = False
    paths: Sequence[Route] = ()
    marks: Sequence[Standing] = ()
    outlined: Collection[int] = ()
    crossed: Collection[int] = ()
    sheet: Sequence[Noted] = ()
    sheet_at: int = 0
    pickable: Collection[int] = ()
    notes: Mapping[int, str] = field(default_factory=dict)
    at: int = 0

    @property
    def looked_at(self) -> set[int]:
        """The hexes that a person most likely wants to see from near: those to pick, else what lies there."""
        if self.pickable:
            return set(self.pickable)
        possible = set(self.values or ())
        return possible | {mark.hex for mark in self.marks} | ({self.sheet_at} - {0})


def check_scene(island: IslandMap, scene: IslandScene) -> None:
    """Refuse a scene that does not fit the map.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    check_routes(island, scene.paths, scene.marks, scene.outlined)
    if scene.values is not None:
        checked_belief(island, scene.values)
    for number in (*scene.crossed, *scene.pickable, *scene.notes):
        check_whole(Phrase("the_hex"), number, 1, len(island.hexes))
    check_whole(Phrase("the_hex"), scene.sheet_at, 0, len(island.hexes))
    if scene.sheet:
        pieces_of(scene.sheet)
