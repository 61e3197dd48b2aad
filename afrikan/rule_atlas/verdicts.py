"""What an effect tells: whether a value matters, does not matter at all, or was not tested."""

from __future__ import annotations

from math import isnan

from afrikan.rule_atlas.effects import Effect
from afrikan.rule_atlas.rows import REFUSED, TESTED, Row
from afrikan.simulation.measures import NAMES, SHARES

CLEAR, NONE, PERHAPS, OPEN, UNTESTED, REFUSES = "clear", "none", "perhaps", "open", "untested", "refused"
VERDICTS = (CLEAR, NONE, PERHAPS, OPEN, UNTESTED, REFUSES)
"""What can be said of a value under a policy and a measure.

``clear``: zero lies outside the interval that holds together with all others. ``none``: that interval lies
within the band of what is taken for no effect, or no game differs. ``perhaps``: zero lies outside the
interval of this one difference only. ``open``: neither can be told. ``untested``, ``refused``: nothing can.
"""

BAND_OF_SHARES = 0.01
BAND = 0.25
BANDS = {"money": 1.0}
"""Up to so much a difference is taken for none: one game in a hundred; a quarter of a round, one turn of one
of four players, or of what else is counted in a game; one tile price in all purses together."""


def band(measure: str) -> float:
    """Return up to which size a difference of a measure is taken for none.

    >>> band("rounds"), band("horseshoe_wins"), band("money")
    (0.25, 0.01, 1.0)
    """
    return BAND_OF_SHARES if NAMES[measure] in SHARES else BANDS.get(measure, BAND)


def verdict(row: Row, measure: str) -> str:
    """Return what can be said of a row's value, one of ``VERDICTS``."""
    if row.status != TESTED:
        return REFUSES if row.status == REFUSED else UNTESTED
    effect = row.effects[measure]
    if isnan(effect.low_all):
        return CLEAR if effect.difference else NONE
    if _within(effect, band(measure)):
        return NONE
    if effect.seen:
        return CLEAR
    return PERHAPS if effect.low > 0 or effect.high < 0 else OPEN


def _within(effect: Effect, most: float) -> bool:
    return -most <= effect.low_all and effect.high_all <= most
