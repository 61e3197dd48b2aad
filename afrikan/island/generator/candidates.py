"""How many treasure sites remain possible after some forts: exact, over all sites and all sets of forts."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

from afrikan.island.model import FORT_LABELS, Card


@dataclass(frozen=True, slots=True)
class Candidates:
    """What a player who has opened some forts knows on average.

    Args:
        mean: how many sites remain possible.
        guess: the chance that the likeliest of them is right.
    """

    mean: Fraction
    guess: Fraction


def after_forts(cards: Iterable[Card], forts: int) -> Candidates:
    """Return what is known after so many forts, of all sets of forts and all sites, each equally likely.

    A player sees which grounds the windows show but not on whose card. A site whose card holds the ground t
    n(t) times fits the counts g(t) of the windows in as many ways as the product of C(n(t), g(t)): its
    weight. These are counted here by going through the sets of forts, one after the other.

    Args:
        cards: the card of each site.
        forts: how many forts have been opened, 0 to 8.
    """
    weights: defaultdict[tuple[int, ...], Counter[int]] = defaultdict(Counter)
    sites = 0
    for site, card in enumerate(cards):
        sites += 1
        for seen in combinations(sorted(clue.ground for clue in card), forts):
            weights[seen][site] += 1
    cases = sites * comb(len(FORT_LABELS), forts)
    mean = sum(fitting.total() * len(fitting) for fitting in weights.values())
    right = sum(max(fitting.values()) for fitting in weights.values())
    return Candidates(Fraction(mean, cases), Fraction(right, cases))
