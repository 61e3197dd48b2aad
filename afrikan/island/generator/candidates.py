"""How many treasure sites remain possible after some forts: exact, over all sites and all sets of forts."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from afrikan.island.model import Card


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

    Args:
        cards: the card of each site.
        forts: how many forts have been opened, 0 to 8.
    """
    seen = sites_by_windows(cards, forts)
    cases = sum(fitting.total() for fitting in seen)
    mean = sum(fitting.total() * len(fitting) for fitting in seen)
    right = sum(max(fitting.values()) for fitting in seen)
    return Candidates(Fraction(mean, cases), Fraction(right, cases))


def sites_by_windows(cards: Iterable[Card], forts: int, *, known: bool = False) -> list[Counter[int]]:
    """Return, for all that so many windows can show, which sites show it, and in how many sets of forts.

    A player sees which grounds the windows show but not on whose card. A site whose card holds the ground t
    n(t) times fits the counts g(t) of the windows in as many ways as the product of C(n(t), g(t)): its
    weight. These are counted here by going through the sets of forts, one after the other.

    Args:
        cards: the card of each site.
        forts: how many forts have been opened, 0 to 8.
        known: whether the player knows the cards, so that it matters which fort shows a ground.
    """
    weights: defaultdict[tuple[object, ...], Counter[int]] = defaultdict(Counter)
    for site, card in enumerate(cards):
        grounds = [clue.ground for clue in card]
        windows: Iterable[object] = enumerate(grounds) if known else sorted(grounds)
        for seen in combinations(windows, forts):
            weights[seen][site] += 1
    return list(weights.values())
