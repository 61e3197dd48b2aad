"""What a value changes: each measure under the baseline and under the value, with two intervals."""

from typing import NamedTuple

from afrikan.simulation.comparison import Comparison
from afrikan.simulation.measures import Measure

MEASURES = (
    Measure.ROUNDS,
    Measure.STARTER_WINS,
    Measure.SEAT_WINS_1,
    Measure.HORSESHOE_WINS,
    Measure.UNFINISHED,
    Measure.DRAWN,
    Measure.MONEY,
    Measure.MISSED_TURNS,
    Measure.ATTEMPTS,
)
"""The measures of an atlas; money is counted in tile prices."""

MEASURED = tuple(measure.name.lower() for measure in MEASURES)


class Effect(NamedTuple):
    """One measure under the baseline and under a value.

    Attributes:
        measure: its name, such as ``"rounds"``.
        before, after: its mean or share under either.
        difference: by how much it is larger under the value.
        low, high: the ends of the interval of this one difference; not numbers where it never varies.
        low_all, high_all: the ends of the interval that holds together with those of all other comparisons of
            this measure in the atlas.
    """

    measure: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    low_all: float
    high_all: float

    @property
    def seen(self) -> bool:
        """Whether a difference is there beyond the luck of all comparisons together."""
        return self.low_all > 0 or self.high_all < 0


class Levels(NamedTuple):
    """The confidence of the interval of one comparison, and how many comparisons of a measure there are.

    The intervals that hold together are Bonferroni's: each has an equal part of the error.
    """

    confidence: float
    comparisons: int

    @property
    def together(self) -> float:
        """The confidence of each of the intervals that hold together."""
        return 1 - (1 - self.confidence) / max(1, self.comparisons)


def effects(compared: Comparison, side: int, levels: Levels) -> tuple[Effect, ...]:
    """Return every measure of one side of a comparison.

    Args:
        compared: games under the baseline and under some values.
        side: number of the value, from 1.
        levels: what the intervals are made for.
    """
    return tuple(_effect(compared, side, name, levels) for name in MEASURED)


def _effect(compared: Comparison, side: int, name: str, levels: Levels) -> Effect:
    unit = compared.runs[0].rules.tile_price if compared.unit(name, side) == "money" else 1
    pair = compared.pair(name, side)
    alone, together = (
        compared.difference(name, side, level) for level in (levels.confidence, levels.together)
    )
    figures = pair.a / pair.games, pair.b / pair.games, *alone, *together[1:]
    return Effect(name, *(float(figure) / unit for figure in figures))
