"""The sheet with one's own sketch: where it lies on the map, and how it is moved over it."""

from collections.abc import Sequence

from afrikan.draw.island.trail import Noted, contradictions, pieces_of
from afrikan.errors import AfrikanError
from afrikan.island.hexes import At, step
from afrikan.island.map import IslandMap


class Sheets:
    """Where each side has laid its sketch; it stays there while the sketch grows.

    A sketch begins anew where its hiker was set down anew, and then is laid anew.

    Args:
        island: the map.
    """

    def __init__(self, island: IslandMap) -> None:
        self._island = island
        self._starts: dict[tuple[int, int], At] = {}

    def end(self, seat: int, trail: Sequence[Noted]) -> int:
        """Return the number of the hex on which the end of a side's sketch lies; 0 if it is not on land.

        Args:
            seat: the side.
            trail: its sketch.
        """
        place = self._place(seat, trail)
        return 0 if place is None else self._island.index.get(place, 0)

    def adrift(self, seat: int, trail: Sequence[Noted]) -> bool:
        """Return whether the sketch has been laid, but its end has come to lie in the sea."""
        place = self._place(seat, trail)
        return place is not None and place not in self._island.index

    def _place(self, seat: int, trail: Sequence[Noted]) -> At | None:
        if not trail:
            return None
        pieces = pieces_of(trail)
        start = self._starts.get((seat, len(pieces)))
        if start is None:
            return None
        (q, r), _ = pieces[-1][-1]
        return start[0] + q, start[1] + r

    def lay(self, seat: int, trail: Sequence[Noted], at: int) -> None:
        """Lay the end of a sketch on a hex.

        Raises:
            AfrikanError: if no hex is given, or nothing is sketched.
        """
        if not at:
            raise AfrikanError("cursor_nowhere")
        self._lay(seat, trail, self._island.hexes[at - 1].at)

    def _lay(self, seat: int, trail: Sequence[Noted], end: At) -> None:
        pieces = pieces_of(trail)
        (q, r), _ = pieces[-1][-1]
        self._starts[seat, len(pieces)] = end[0] - q, end[1] - r

    def slide(self, seat: int, trail: Sequence[Noted], direction: int) -> None:
        """Slide a sketch one hex.

        Raises:
            AfrikanError: if it is not on the map, or its end would lie in the sea.
        """
        place = self._place(seat, trail)
        if place is None:
            raise AfrikanError("sheet_not_laid")
        moved = step(place, direction)
        if moved not in self._island.index:
            raise AfrikanError("sheet_at_sea")
        self._lay(seat, trail, moved)

    def lift(self, seat: int, trail: Sequence[Noted]) -> None:
        """Take a sketch off the map."""
        if trail:
            self._starts.pop((seat, len(pieces_of(trail))), None)

    def wrong(self, seat: int, trail: Sequence[Noted]) -> int:
        """Return at how many hexes a sketch contradicts the map where it lies."""
        at = self.end(seat, trail)
        return len(contradictions(self._island, trail, at)) if at else 0
