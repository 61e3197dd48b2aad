"""What an island is generated from: a few numbers that anyone can change and pass on."""

from dataclasses import dataclass
from math import isqrt

from afrikan.checks import check_whole, is_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.island.model import FEWEST_HEXES, MOST_HEXES, SITE_LABELS
from afrikan.island.words import SITES, TERRAINS
from afrikan.quote import quoted

MOST_SEED = 999_999_999
SHARE = (5, 80)
"""Least and most of one terrain, in percent: the printed example needs two hexes of three of them."""
FITTING = 0
"""Stands for the number that fits the size of the island."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What an island is generated from; the same recipe always gives the same island.

    Args:
        seed: any whole number from 0 to 999,999,999.
        hexes: hexes of land, 60 to 1500.
        smoothing: how often the random heights of each terrain are averaged over neighbours, 0 to 9; the
            more, the larger the patches.
        shares: percent of open, jungle, mountain, swamp, bush, in this order; they sum to 100.
        sites: treasure sites, a multiple of four up to 28; 0 for as many as fit: 28 from 600 hexes on,
            then four fewer for each 120 hexes less, 8 or 4 on the smallest.
        fort_distance: fewest steps between two forts; 0 for what fits: 9 at 1000 hexes.
        site_distance: fewest steps from a treasure site to any other labelled hex; 0 for what fits: 4 at
            1000 hexes, never below 2.

    Raises:
        AfrikanError: if a number is out of bounds, or the shares do not sum to 100.

    >>> Recipe(seed=7, hexes=120).sites
    12
    """

    seed: int = 1
    hexes: int = 1000
    smoothing: int = 2
    shares: tuple[int, ...] = (20, 30, 20, 15, 15)
    sites: int = FITTING
    fort_distance: int = FITTING
    site_distance: int = FITTING

    def __post_init__(self) -> None:
        """Check the numbers and replace each 0 by what fits the size."""
        check_whole(Phrase("the_seed"), self.seed, 0, MOST_SEED)
        check_whole(Phrase("the_hexes"), self.hexes, FEWEST_HEXES, MOST_HEXES)
        check_whole(Phrase("the_smoothing"), self.smoothing, 0, 9)
        self._check_shares()
        for name, fitting in _fitting(self.hexes).items():
            if getattr(self, name) == FITTING:
                object.__setattr__(self, name, fitting)
        check_whole(Phrase("the_fort_distance"), self.fort_distance, 2, 20)
        check_whole(Phrase("the_site_distance"), self.site_distance, 2, 8)
        self._check_sites()

    def _check_shares(self) -> None:
        shares = self.shares
        if (
            not isinstance(shares, tuple)
            or len(shares) != len(TERRAINS)
            or not all(is_whole(share, *SHARE) for share in shares)
            or sum(shares) != 100
        ):
            raise AfrikanError("island_shares", value=quoted(shares), low=SHARE[0], high=SHARE[1])

    def _check_sites(self) -> None:
        most = len(SITE_LABELS)
        if not is_whole(self.sites, len(SITES), most) or self.sites % len(SITES):
            raise AfrikanError("island_sites", value=quoted(self.sites), most=most)


def _fitting(hexes: int) -> dict[str, int]:
    """Return the numbers that fit a size: room for labelled hexes grows with the square root of it."""
    kinds = len(SITES)
    sites = kinds * min(2 + hexes // 120, 7) if hexes >= 80 else kinds
    return {
        "sites": sites,
        "fort_distance": max(2, isqrt(81 * hexes // 1000)),
        "site_distance": max(2, isqrt(16 * hexes // 1000)),
    }
