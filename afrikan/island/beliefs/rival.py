"""What the other side's moves tell: where it thinks it is, how much it knows, where it may be heading."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from afrikan.island.beliefs.location import Belief
from afrikan.island.beliefs.treasure import UNKNOWN, Posterior, posterior_of, weight_of
from afrikan.island.model import Clue
from afrikan.island.policies.making import ways_of
from afrikan.island.state import NONE, SEATS
from afrikan.island.words import Event

if TYPE_CHECKING:
    from afrikan.island.game import IslandGame

MOVES = (
    Event.ENTERED,
    Event.SHORTCUT,
    Event.PROTECTED,
    Event.STOPPED,
    Event.FORT_REACHED,
    Event.SITE_REACHED,
)
TURNING = (Event.FORT_OPENED, Event.SITE_OPENED, Event.DROPPED, Event.PLACED)
"""After these the other side may head for something else."""


@dataclass(frozen=True)
class Rival:
    """What one side can tell of the other, all of it from what it has told and seen itself.

    Args:
        belief: where the other side can think that it is: it knows no more than it was told.
        clues: how many fortresses it has read.
        candidates: how many treasure hexes it can be expected to think possible; exact, over all clues that
            it may have read.
        aims: for each label, the share of its steps since it last opened a hex that lie on a cheapest way
            there; 1 means that it may well be heading for it.
        if_sure: the chances of the treasure hexes if it knows where the treasure is and walks a cheapest way
            there; ``None`` if its steps fit no hex that is possible.
    """

    belief: Belief
    clues: int
    candidates: Fraction
    aims: dict[str, Fraction]
    if_sure: dict[str, Fraction] | None


def known_clues(game: IslandGame, seat: int) -> Posterior:
    """Return what a side knows of the treasure in the position shown.

    Args:
        game: the game.
        seat: the side, 0 or 1.
    """
    sight, labels = game.state.sights[seat], game.law.labels
    clues = {
        labels[fort]: Clue(sight.clue[fort], sight.clue_way[fort])
        for fort in range(1, len(sight.clue))
        if sight.clue[fort] != NONE
    }
    empty = frozenset(label for number, label in enumerate(labels) if sight.missed[number])
    return posterior_of(game.map, clues, empty, UNKNOWN)


def rival_of(game: IslandGame, seat: int) -> Rival:
    """Return what a side can tell of the other in the position shown.

    Args:
        game: the game.
        seat: the side that asks, 0 or 1.
    """
    other = SEATS - 1 - seat
    mine = known_clues(game, seat)
    read = sum(opened == 2 for opened in game.state.sights[seat].opened)
    aims = aims_of(game, other)
    return Rival(Belief.of(game, other), read, candidates_of(mine, read), aims, _if_sure(mine, aims))


def candidates_of(mine: Posterior, read: int) -> Fraction:
    """Return how many treasure hexes the other side can be expected to think possible.

    Args:
        mine: what this side knows; the windows that the other has read are among those left.
        read: how many it has read.
    """
    expected = Fraction(0)
    for site, chance in mine.chances.items():
        if chance:
            windows = _windows_left(mine, site)
            seen = [tuple(sorted(clue.ground for clue in chosen)) for chosen in combinations(windows, read)]
            counts = (ways * _fitting(mine, grounds) for grounds, ways in Counter(seen).items())
            expected += chance * Fraction(sum(counts), len(seen))
    return expected


def _windows_left(mine: Posterior, site: str) -> list[Clue]:
    left = list(mine.map.clues[site])
    for clue in mine.clues.values():
        same = (one for one in left if one.ground == clue.ground and clue.direction in (NONE, one.direction))
        left.remove(next(same))
    return left


def _fitting(mine: Posterior, grounds: tuple[int, ...]) -> int:
    clues = {str(place): Clue(ground) for place, ground in enumerate(grounds)}
    sites = (site for site in mine.map.sites if site not in mine.empty)
    return sum(weight_of(mine.map, site, clues, UNKNOWN) > 0 for site in sites)


def aims_of(game: IslandGame, seat: int) -> dict[str, Fraction]:
    """Return for each label which share of a side's steps since it last turned is on a cheapest way there."""
    law = game.law
    ways = ways_of(law.box, law.rules)
    steps = _steps(game, seat)
    aims = {}
    for label in range(1, law.isle.labels + 1):
        cost = ways.cost[label]
        fitting = sum(ways.toll[law.isle.ground[there]] + cost[there] == cost[here] for here, there in steps)
        aims[law.labels[label]] = Fraction(fitting, len(steps)) if steps else Fraction(1)
    return aims


def _steps(game: IslandGame, seat: int) -> list[tuple[int, int]]:
    """Return the steps of a side since it last opened a hex or was set down: from which hex to which."""
    steps: list[tuple[int, int]] = []
    for before, after in game.transitions:
        events = {after.notes[at] for at in range(0, 4 * after.noted, 4)}
        if events & set(TURNING) and before.current == seat:
            steps.clear()
        here, there = before.players[seat].hex, after.players[seat].hex
        if events & set(MOVES) and before.current == seat and here != there:
            steps.append((here, there))
    return steps


def _if_sure(mine: Posterior, aims: dict[str, Fraction]) -> dict[str, Fraction] | None:
    weights = {site: weight if aims[site] == 1 else 0 for site, weight in mine.weights.items()}
    total = sum(weights.values())
    return {site: Fraction(weight, total) for site, weight in weights.items()} if total else None
