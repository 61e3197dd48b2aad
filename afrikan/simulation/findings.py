"""What a comparison tells for sure: each figure's difference, judged alone and together with all others."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan
from typing import TYPE_CHECKING

from afrikan.simulation.estimates import Estimate
from afrikan.simulation.measures import NAMES, SHARES
from afrikan.simulation.tables import names_of

if TYPE_CHECKING:
    from afrikan.simulation.comparison import Comparison

CLEAR, PERHAPS, UNKNOWN, NEVER = "clear", "perhaps", "unknown", "never"


@dataclass(frozen=True)
class Finding:
    """One figure under two rulesets.

    Attributes:
        name: the measure.
        share: whether it is a share of games, else a mean.
        unit: what it is counted in; see ``Comparison.unit``.
        a, b: the figure under either ruleset.
        difference: b less a, with its interval; the ends are not numbers where all games differ alike.
        saved: how many more games without common luck would tell as much.
        kind: ``"clear"`` if 0 lies outside an interval that is wide enough for all figures together,
            ``"perhaps"`` if only outside its own, ``"unknown"`` if inside, ``"never"`` if no game differs.
    """

    name: str
    share: bool
    unit: str
    a: float
    b: float
    difference: Estimate
    saved: float
    kind: str

    @property
    def blank(self) -> bool:
        """Whether it never happened under either ruleset."""
        return self.kind == NEVER and self.a == self.b == 0


def findings(compared: Comparison, side: int = 1, confidence: float | None = None) -> tuple[Finding, ...]:
    """Return every figure's difference from the first ruleset.

    Who looks at many intervals finds some that miss 0 by luck alone: of twenty with a confidence of 95 %,
    one on average. So a difference is clear only if 0 also lies outside the wider interval whose error is
    shared among all figures that vary (Bonferroni). Where all games differ alike there is no interval; then
    the chance counts that all of them point the same way by luck (sign test).

    Args:
        compared: the comparison.
        side: number of the other ruleset.
        confidence: of each figure's own interval; that of the comparison if left out.

    >>> from afrikan.rules import Ruleset
    >>> from afrikan.simulation import compare
    >>> fan = Ruleset.preset("fan")
    >>> compared = compare(fan, fan.replace(start_money=5000), games=30, seed=1, compiled=False)
    >>> {finding.name: finding.kind for finding in findings(compared)}["money"]
    'clear'
    """
    level = compared.confidence if confidence is None else confidence
    names = names_of(compared.runs[0])
    vary = sum(not _alike(compared, name, side) for name in names)
    together = 1 - (1 - level) / max(1, vary)
    return tuple(_finding(compared, name, side, level, together) for name in names)


def _finding(compared: Comparison, name: str, side: int, level: float, together: float) -> Finding:
    pair = compared.pair(name, side)
    own, wide = (compared.difference(name, side, confidence) for confidence in (level, together))
    return Finding(
        name, NAMES[name] in SHARES, compared.unit(name, side), float(pair.a / pair.games),
        float(pair.b / pair.games), own, pair.saved,
        NEVER if _alike(compared, name, side) else _kind(own, wide, pair.games, level, together),
    )  # fmt: skip


def _alike(compared: Comparison, name: str, side: int) -> bool:
    """Tell whether a figure is the same in every game."""
    pair = compared.pair(name, side)
    return not pair.spread and not pair.difference


def _kind(own: Estimate, wide: Estimate, games: int, level: float, together: float) -> str:
    if isnan(own.low):
        by_luck = 2.0 ** (1 - games)
        return CLEAR if by_luck < 1 - together else PERHAPS if by_luck < 1 - level else UNKNOWN
    return CLEAR if _misses(wide) else PERHAPS if _misses(own) else UNKNOWN


def _misses(interval: Estimate) -> bool:
    return interval.low > 0 or interval.high < 0
