"""Where is the treasure, given clues? And how many hexes remain possible after so many fortresses?"""

from collections import Counter
from collections.abc import Collection, Mapping
from fractions import Fraction
from math import comb

from afrikan.chance import Purpose, Seed, below, word
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Word
from afrikan.island.beliefs.treasure import KNOWN, UNKNOWN, Posterior, posterior, weight_of
from afrikan.island.generator.candidates import sites_by_windows
from afrikan.island.map import IslandMap
from afrikan.island.model import FORT_LABELS, Card, Clue
from afrikan.odds.answer.result import Odds, Outcome, Step, Trial
from afrikan.odds.hunt.ground import Where, asked_of, label_of

MOST_TRIES = 1_000_000
"""A trial draws cards until one fits; after so many it gives up."""


def clues(
    read: Mapping[str, str], *, map: Where = "classic", empty: Collection[str] = (), cards: str = UNKNOWN
) -> Odds:
    """Return the odds of the treasure hexes, given what fortresses show and which hexes were found empty.

    Args:
        read: what each fortress read shows, such as ``{"A1": "bush", "A5": "?"}``.
        map: as for ``IslandGame``.
        empty: labels of treasure hexes opened in vain, by whomever.
        cards: ``"unknown"``: of each clue card one knows only which clues it must have, in any order;
            ``"known"``: one knows the printed cards.

    Raises:
        AfrikanError: if a label or clue does not exist, or no treasure hex fits.

    >>> clues({"A1": "ruin", "A2": "bush"}, map="small")["B4"]
    Fraction(1, 4)
    """
    island = asked_of(map, "island").box.map
    known = posterior(island, read, empty, cards)
    likely = sorted(known.candidates, key=lambda site: -known.weights[site])
    return Odds(
        Word("odds_hunt", "asks_clues", clues=_written(known)),
        {site: known.chances[site] for site in likely},
        "site",
        steps=tuple(_derived(known)),
        label=label_of(island),
        notes=(Word("odds_hunt", f"cards_{cards}"), Word("odds_hunt", "every_card_alike")),
        trial=_drawn_until_it_fits(known),
    )


def _written(known: Posterior) -> str:
    return ", ".join(f"{fort} {clue}" for fort, clue in known.clues.items()) or "-"


def _derived(known: Posterior) -> list[Step]:
    """Return how the chance of the likeliest hex comes about."""
    best, total = known.likeliest, sum(known.weights.values())
    chance = Fraction(known.weights[best], total)
    shown = (
        rf"\frac{{{known.weights[best]}}}{{{total}}} = \frac{{{chance.numerator}}}{{{chance.denominator}}}"
    )
    if known.cards == KNOWN:
        said = Word("odds_hunt", "step_known", count=total)
        return [Step(said, rf"P(\text{{{best}}}) = {shown}")]
    held = Counter(clue.ground for clue in known.map.clues[best])
    seen = Counter(clue.ground for clue in known.clues.values())
    factors = [rf"\binom{{{held[ground]}}}{{{count}}}" for ground, count in seen.items()]
    ways = rf"w(\text{{{best}}}) = {' '.join(factors) or '1'} = {known.weights[best]}"
    return [
        Step(Word("odds_hunt", "step_ways", site=best), ways),
        Step(Word("odds_hunt", "step_total"), rf"\sum_s w(s) = {total}"),
        Step(Word("odds_hunt", "step_bayes"), rf"P(\text{{{best}}}) = {shown}"),
    ]


def _drawn_until_it_fits(known: Posterior) -> Trial:
    """Return a trial that draws a clue card, and its order if nobody knows it, until all windows fit."""
    sites = [site for site in known.map.sites if site not in known.empty]
    wanted = list(known.clues.items())

    def trial(key: Seed) -> Outcome:
        luck = _Luck(key)
        for _ in range(MOST_TRIES):
            site = sites[luck.below(len(sites))]
            card = known.map.clues[site]
            if known.cards == KNOWN:
                shown = [card[FORT_LABELS.index(fort)] for fort, _ in wanted]
            else:
                shown = luck.some(card, [clue for _, clue in wanted])
            if len(shown) == len(wanted) and all(fits_read(wanted, shown)):
                return site
        raise AfrikanError("trial_rare", tries=MOST_TRIES)

    return trial


def fits_read(wanted: list[tuple[str, Clue]], shown: list[Clue]) -> list[bool]:
    """Return for each window whether it shows what was read; a direction counts where one was told."""
    pairs = zip(wanted, shown, strict=True)
    return [one == clue if clue.direction >= 0 else one.ground == clue.ground for (_, clue), one in pairs]


class _Luck:
    """Random numbers of one trial, one after the other."""

    def __init__(self, key: Seed) -> None:
        self.key = key
        self.drawn = 0

    def below(self, n: int) -> int:
        """Return the next number from 0 to n - 1."""
        self.drawn += 1
        return below(word(self.key, Purpose.LAYOUT, 0, 0, self.drawn - 1), n)

    def some(self, card: Card, wanted: list[Clue]) -> list[Clue]:
        """Return clues drawn from a card for as many windows, stopping at the first that is not wanted."""
        left, shown = list(card), []
        for clue in wanted:
            shown.append(left.pop(self.below(len(left))))
            if shown[-1].ground != clue.ground:
                break
        return shown


def candidates(forts: int, *, map: Where = "classic", cards: str = UNKNOWN) -> Odds:
    """Return the odds of how many treasure hexes remain possible after so many fortresses.

    Args:
        forts: how many have been read, 0 to 8.
        map, cards: as for ``clues``.

    Raises:
        AfrikanError: if the number is none, or there is no such map.

    >>> candidates(4).mean
    Fraction(743, 280)
    """
    check_whole(Word("odds_hunt", "the_forts"), forts, 0, len(FORT_LABELS))
    island = asked_of(map, "island").box.map
    count = _counts(island, forts, cards)
    total = sum(count.values())
    chances: dict[Outcome, Fraction] = {left: Fraction(count[left], total) for left in sorted(count)}
    ways = len(island.sites) * comb(len(FORT_LABELS), forts)
    return Odds(
        Word("odds_hunt", "asks_candidates", forts=forts),
        chances,
        "sites",
        steps=(
            Step(Word("odds_hunt", "step_cases"), rf"{len(island.sites)} \binom{{8}}{{{forts}}} = {ways}"),
        ),
        label=label_of(island),
        notes=(Word("odds_hunt", f"cards_{cards}"), Word("odds_hunt", "every_card_alike")),
        trial=_counted(island, forts, cards),
    )


def _counts(island: IslandMap, forts: int, cards: str) -> Counter[int]:
    """Return in how many cases, a treasure hex and a set of fortresses, how many hexes remain possible."""
    if cards not in (UNKNOWN, KNOWN):
        posterior(island, {}, (), cards)
    counts: Counter[int] = Counter()
    for sites in sites_by_windows(island.clues.values(), forts, known=cards == KNOWN):
        counts[len(sites)] += sites.total()
    return counts


def _counted(island: IslandMap, forts: int, cards: str) -> Trial:
    sites = list(island.sites)

    def trial(key: Seed) -> Outcome:
        luck = _Luck(key)
        card = island.clues[sites[luck.below(len(sites))]]
        places = list(range(len(card)))
        chosen = [places.pop(luck.below(len(places))) for _ in range(forts)]
        read = {FORT_LABELS[place]: Clue(card[place].ground) for place in chosen}
        return sum(weight_of(island, site, read, cards) > 0 for site in sites)

    return trial
