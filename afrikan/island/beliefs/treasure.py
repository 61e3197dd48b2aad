"""Where is the treasure? Exact chances of the treasure hexes, given clues and hexes found empty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb

from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.island.map import IslandMap
from afrikan.island.model import CLUES, FORT_LABELS, WAYS, Clue
from afrikan.island.words import BLANK, TERRAINS, Ground
from afrikan.quote import quoted

UNKNOWN, KNOWN = "unknown", "known"
CARDS = (UNKNOWN, KNOWN)
"""Whether the players know the printed clue cards, or only what each must show in some order."""

SEEN = CLUES | {"?": BLANK}
"""What people may write for a clue."""


@dataclass(frozen=True)
class Posterior:
    """Where the treasure may be.

    Args:
        map: the island.
        clues: what has been read, by fortress: a ``Ground`` or blank, perhaps with a direction.
        empty: labels of treasure hexes that were found empty.
        cards: ``"unknown"``: of each card one knows only which clues it must have; ``"known"``: one knows
            all cards as they are printed.
        weights: in how many ways each treasure hex fits; 0 for those that do not.
    """

    map: IslandMap
    clues: Mapping[str, Clue]
    empty: frozenset[str]
    cards: str
    weights: Mapping[str, int]

    @cached_property
    def chances(self) -> Mapping[str, Fraction]:
        """How likely each treasure hex is, by its label."""
        total = sum(self.weights.values())
        return {site: Fraction(weight, total) for site, weight in self.weights.items()}

    @property
    def candidates(self) -> tuple[str, ...]:
        """The labels that remain possible."""
        return tuple(site for site, weight in self.weights.items() if weight)

    @property
    def likeliest(self) -> str:
        """The label with the largest chance, the first of several."""
        return max(self.weights, key=lambda site: self.weights[site])

    def after(self, fort: str) -> dict[Clue, tuple[Fraction, Posterior]]:
        """Return for each clue that a fortress may show how likely it is, and what one knows then.

        Args:
            fort: a fortress not read yet.
        """
        ways: Counter[Clue] = Counter()
        for site, weight in self.weights.items():
            if weight:
                for clue, count in _shown(self, site, fort).items():
                    ways[clue] += weight * count
        total = sum(ways.values())
        return {
            clue: (
                Fraction(count, total),
                posterior_of(self.map, {**self.clues, fort: clue}, self.empty, self.cards),
            )
            for clue, count in ways.items()
        }


def _shown(known: Posterior, site: str, fort: str) -> Counter[Clue]:
    """Return in how many ways a treasure hex's card, as far as it is known, shows each clue in a fortress."""
    card = known.map.clues[site]
    directed = any(clue.direction >= 0 for clue in known.clues.values())
    if known.cards == KNOWN:
        clue = card[FORT_LABELS.index(fort)]
        return Counter([clue if directed else Clue(clue.ground)])
    if directed:
        return Counter(set(card) - set(known.clues.values()))
    left = Counter(Clue(clue.ground) for clue in card)
    left.subtract(Clue(clue.ground) for clue in known.clues.values())
    return +left


def posterior(
    map: IslandMap,
    clues: Mapping[str, str],
    empty: Collection[str] = (),
    cards: str = UNKNOWN,
) -> Posterior:
    """Return the chances of the treasure hexes, as on a real table.

    Args:
        map: the island.
        clues: what each fortress read so far shows, such as ``{"A1": "bush", "A5": "?"}``; where clues name a
            direction, ``"bush ne"``.
        empty: labels of treasure hexes that were opened in vain, by whomever.
        cards: ``"unknown"`` or ``"known"``; see ``Posterior``.

    Raises:
        AfrikanError: if a label or clue does not exist, or no treasure hex fits; says which clue is at odds.

    >>> known = posterior(IslandMap.load("small"), {"A1": "ruin", "A2": "bush"})
    >>> known.likeliest, known.chances["B4"]
    ('D2', Fraction(1, 4))
    """
    if cards not in CARDS:
        raise AfrikanError("cards_unknown", value=quoted(cards), hint=suggestion(cards, CARDS))
    if not isinstance(clues, Mapping):
        raise AfrikanError("clues_kind", value=quoted(clues))
    read = {_fort(map, fort): read_clue(clue, fort) for fort, clue in clues.items()}
    _check_directions(read)
    return posterior_of(map, read, frozenset(_site(map, site) for site in empty), cards)


def posterior_of(map: IslandMap, clues: Mapping[str, Clue], empty: frozenset[str], cards: str) -> Posterior:
    """Return the chances of the treasure hexes; arguments as for ``Posterior``.

    Raises:
        AfrikanError: if no treasure hex fits; says which clue is at odds with the others.
    """
    weights = {site: 0 if site in empty else weight_of(map, site, clues, cards) for site in map.sites}
    if not any(weights.values()):
        raise AfrikanError(
            "clues_exclude", clues=_written(clues), empty=_labels(empty), hint=_odd(map, clues, empty, cards)
        )
    return Posterior(map, dict(clues), empty, cards, weights)


def weight_of(map: IslandMap, site: str, clues: Mapping[str, Clue], cards: str) -> int:
    """Return in how many ways the card of a treasure hex shows some clues, each in its fortress."""
    card = map.clues[site]
    if cards == KNOWN:
        pairs = ((card[FORT_LABELS.index(fort)], clue) for fort, clue in clues.items())
        return int(all(_same(printed, clue) for printed, clue in pairs))
    directed = [clue for clue in clues.values() if clue.direction >= 0]
    if any(clue not in card for clue in directed) or len(set(directed)) < len(directed):
        return 0
    seen = Counter(clue.ground for clue in clues.values() if clue.direction < 0)
    ways = 1
    held = Counter(clue.ground for clue in card if clue not in directed)
    for ground, count in seen.items():
        ways *= comb(held[ground], count)
    return ways


def _same(printed: Clue, clue: Clue) -> bool:
    return printed == clue if clue.direction >= 0 else printed.ground == clue.ground


def read_clue(text: object, fort: str) -> Clue:
    """Return a clue that people write, such as ``"bush"``, ``"?"`` or ``"bush ne"``.

    Args:
        text: the clue.
        fort: where it was read, for the error.

    Raises:
        AfrikanError: if there is no such clue.
    """
    words = text.lower().split() if isinstance(text, str) else []
    ring = words[:1] and words[0] in SEEN and SEEN[words[0]] in (Ground.SEA, *TERRAINS)
    if len(words) == 2 and ring and words[1] in WAYS:
        return Clue(SEEN[words[0]], WAYS[words[1]])
    if len(words) != 1 or words[0] not in SEEN:
        raise AfrikanError("clue_unknown", clue=quoted(text), fort=fort, hint=suggestion(text, SEEN))
    return Clue(SEEN[words[0]])


def _check_directions(clues: Mapping[str, Clue]) -> None:
    """Refuse clues some of which name a direction while others about the ground do not."""
    ring = [clue for clue in clues.values() if clue.ground in (Ground.SEA, *TERRAINS)]
    if 0 < sum(clue.direction >= 0 for clue in ring) < len(ring):
        raise AfrikanError("clues_mixed", clues=_written(clues))


def _fort(map: IslandMap, label: object) -> str:
    name = label.upper() if isinstance(label, str) else ""
    if name not in map.forts:
        raise AfrikanError("fort_unknown", value=quoted(label), hint=suggestion(name, map.forts))
    return name


def _site(map: IslandMap, label: object) -> str:
    name = label.upper() if isinstance(label, str) else ""
    if name not in map.sites:
        raise AfrikanError("site_unknown", value=quoted(label), hint=suggestion(name, map.sites))
    return name


def _written(clues: Mapping[str, Clue]) -> str:
    return ", ".join(f"{fort} {clue}" for fort, clue in clues.items()) or "-"


def _labels(labels: frozenset[str]) -> str:
    return ", ".join(sorted(labels)) or "-"


def _odd(map: IslandMap, clues: Mapping[str, Clue], empty: frozenset[str], cards: str) -> Phrase:
    """Return a half-sentence about the clue without which some treasure hex would fit."""
    for fort in clues:
        others = {name: clue for name, clue in clues.items() if name != fort}
        left = sum(weight_of(map, site, others, cards) > 0 for site in map.sites if site not in empty)
        if left:
            return Phrase("clues_without_one", fort=fort, clue=str(clues[fort]), count=left)
    return Phrase("clues_check_all")
