"""A clue card that the game draws: the windows opened so far, and the treasure hexes opened in vain."""

from afrikan.chance import seed_of
from afrikan.island.game.law import Law
from afrikan.island.luck import order_cards
from afrikan.island.model import FORT_LABELS
from afrikan.island.state import LABELS


class DrawnCard:
    """The card of a seed: that of a game with the same seed.

    Args:
        law: ruleset and box.
        seed: decides which card it is.

    Attributes:
        read: what each window opened so far shows.
        empty: the treasure hexes opened in vain.
        found: whether the treasure has been found.
    """

    def __init__(self, law: Law, seed: int) -> None:
        order = [0] * LABELS
        order_cards(order, law.isle, seed_of(seed))
        self.seed = seed
        self._site = law.labels[order[0]]
        self._clues = law.box.map.clues[self._site]
        self._opening = law.kernel.opening_cost
        self.read: dict[str, str] = {}
        self.empty: tuple[str, ...] = ()
        self.found = False

    def open_fort(self, fort: str) -> str:
        """Open a window; return what it shows, without the direction that the data has."""
        clue = str(self._clues[FORT_LABELS.index(fort)]).split()[0]
        self.read[fort] = clue
        return clue

    def open_site(self, site: str) -> bool:
        """Look for the treasure in a hex; return whether it is there."""
        self.found = site == self._site
        if not self.found and site not in self.empty:
            self.empty = (*self.empty, site)
        return self.found

    @property
    def points(self) -> int:
        """What all openings have cost, without the walking."""
        return self._opening * (len(self.read) + len(self.empty) + self.found)
