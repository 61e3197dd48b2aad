"""What one more clue is worth: how many treasure hexes it is expected to leave, how sure a guess then is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from afrikan.island.beliefs.treasure import UNKNOWN, Posterior
from afrikan.island.model import Clue


@dataclass(frozen=True, slots=True)
class NextClue:
    """What a fortress not read yet is expected to tell.

    Args:
        left: how many treasure hexes are to be expected to remain possible after it.
        guess: the chance that the likeliest treasure hex is then the right one.
        shows: how likely each clue is, with what one knows after it.
    """

    left: Fraction
    guess: Fraction
    shows: Mapping[Clue, tuple[Fraction, Posterior]]


def next_clue(known: Posterior, fort: str) -> NextClue:
    """Return what a fortress is expected to tell.

    Args:
        known: what is known now.
        fort: a fortress not read yet.

    >>> from afrikan.island.beliefs import posterior
    >>> from afrikan.island.map import IslandMap
    >>> known = posterior(IslandMap.load("small"), {"A1": "ruin", "A2": "bush"})
    >>> next_clue(known, "A3").guess
    Fraction(11, 12)
    """
    shows = known.after(fort)
    cases = shows.values()
    return NextClue(
        sum((chance * len(then.candidates) for chance, then in cases), Fraction(0)),
        sum((chance * then.chances[then.likeliest] for chance, then in cases), Fraction(0)),
        shows,
    )


def next_clues(known: Posterior) -> dict[str, NextClue]:
    """Return what each fortress not read yet is expected to tell.

    Of unknown cards all fortresses tell the same, so that one of them stands for all.
    """
    forts = [fort for fort in known.map.forts if fort not in known.clues]
    if known.cards == UNKNOWN and forts:
        return dict.fromkeys(forts, next_clue(known, forts[0]))
    return {fort: next_clue(known, fort) for fort in forts}
