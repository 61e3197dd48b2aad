"""The figures that make an island worth playing on, and the windows in which they must lie."""

from dataclasses import dataclass
from fractions import Fraction

from afrikan.island.deck import Deck
from afrikan.island.generator.candidates import after_forts
from afrikan.island.generator.faults import Fault
from afrikan.island.generator.locating import located
from afrikan.island.hexes import flood
from afrikan.island.map import IslandMap

FORTS = 4
"""After so many forts a few sites shall remain; with three or four clues one goes to search."""
ALL_SITES = 28
FEWEST, MOST = 2, 4
"""Candidates after ``FORTS`` forts where there are ``ALL_SITES``."""
LARGE = 900
"""Hexes from which on the windows of finding oneself must be met: about where islands begin to."""
FIRST_DAY, THIRD_DAY = 0.40, 0.90
"""Fewer than the first know where they are after a day, more than the second after three."""


@dataclass(frozen=True, slots=True)
class Windows:
    """The figures of an island.

    Args:
        hexes: hexes of land.
        sites: treasure sites.
        forts_reachable: forts to which a way leads over land from everywhere.
        signatures: distinct sets of clues; each site should have its own.
        candidates: sites that remain possible after four forts, on average; exact.
        guess: the chance that the likeliest of them is right, on average; exact.
        identified: share of sites that all seven clues tell apart from the others.
        located: shares of random walkers who know where they are after one, two, three days; simulated.
    """

    hexes: int
    sites: int
    forts_reachable: int
    signatures: int
    candidates: Fraction
    guess: Fraction
    identified: Fraction
    located: tuple[float, ...]

    @property
    def wanted_candidates(self) -> tuple[Fraction, Fraction]:
        """Least and most candidates after four forts: 2 and 4 for 28 sites, closer to 1 for fewer."""
        share = Fraction(self.sites, ALL_SITES)
        return 1 + (FEWEST - 1) * share, 1 + (MOST - 1) * share

    @property
    def many_sites(self) -> bool:
        """Whether the window of candidates must be met: with fewer sites the clues tell nearly all."""
        return self.sites == ALL_SITES

    @property
    def large(self) -> bool:
        """Whether the windows of finding oneself must be met: on a smaller island one soon knows all."""
        return self.hexes >= LARGE

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The windows that must be met and are not."""
        low, high = self.wanted_candidates
        met = {
            Fault.SIGNATURES: self.identified == 1,
            Fault.CANDIDATES: not self.many_sites or low <= self.candidates <= high,
            Fault.FIRST_DAY: not self.large or self.located[0] < FIRST_DAY,
            Fault.THIRD_DAY: not self.large or self.located[-1] > THIRD_DAY,
        }
        return tuple(fault for fault, fine in met.items() if not fine)


def windows(island: IslandMap) -> Windows:
    """Return the figures of a map, whoever made it.

    >>> windows(IslandMap.load("small")).faults
    ()
    """
    land = flood(island.hexes[0].at, island.index)
    signatures = [tuple(sorted(clue.ground for clue in card)) for card in island.clues.values()]
    alone = sum(signatures.count(signature) == 1 for signature in signatures)
    known = after_forts(island.clues.values(), FORTS)
    return Windows(
        hexes=len(island.hexes),
        sites=len(island.sites),
        forts_reachable=sum(island.hexes[number - 1].at in land for number in island.forts.values()),
        signatures=len(set(signatures)),
        candidates=known.mean,
        guess=known.guess,
        identified=Fraction(alone, len(signatures)),
        located=located(island, Deck.load()),
    )
