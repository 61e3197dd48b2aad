"""The rows of an atlas: one value under one policy, what it changed, and whether it came up at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from afrikan.rule_atlas.effects import Effect
from afrikan.rule_atlas.watching import UNSEEN, Sighting
from afrikan.rules import Choice, Ruleset

TESTED = "tested"
NOT_OFFERED = "not_offered"
NOT_USED = "not_used"
REFUSED = "refused"
STATUSES = (TESTED, NOT_OFFERED, NOT_USED, REFUSED)
"""What is known of a value under a policy.

A value is tested if its difference was used in a game that was watched, or if a game that was compared went
on otherwise. If not, nothing is known of its effect under this policy: its difference never came up, or it
did and the policy always chose what goes under the baseline, too. A refused value cannot be played.
"""


@dataclass(frozen=True)
class Row:
    """One value, flipped alone from a base, under one policy.

    Attributes:
        base: code of the ruleset from which it is flipped.
        policy: the built-in policy of all players.
        option, value: what is flipped to what.
        others: what else had to change.
        baseline: code of the ruleset with which it is compared.
        scaled: as in ``Case``.
        reason: why it is refused, or empty.
        games: how many games were compared.
        parted: how many of them went on otherwise than under the baseline.
        first: the number of the first of them, or ``None``.
        watched: how many games were watched.
        sighting: how often the value's difference was met and used in them.
        effects: what it changed, by measure.
    """

    base: str
    policy: str
    option: str
    value: Choice
    others: Mapping[str, Choice]
    baseline: str
    scaled: Choice | None = None
    reason: str = ""
    games: int = 0
    parted: int = 0
    first: int | None = None
    watched: int = 0
    sighting: Sighting = UNSEEN
    effects: Mapping[str, Effect] = field(default_factory=dict)

    @property
    def status(self) -> str:
        """What is known of the value under the policy, one of ``STATUSES``."""
        if self.reason:
            return REFUSED
        if self.sighting.used or self.parted:
            return TESTED
        return NOT_USED if self.sighting.met else NOT_OFFERED

    @property
    def offered(self) -> float:
        """How often a game its difference was met."""
        return self.sighting.met / self.watched if self.watched else 0.0

    @property
    def used(self) -> float:
        """How often a game its difference was used."""
        return self.sighting.used / self.watched if self.watched else 0.0

    @property
    def changed(self) -> Ruleset:
        """The ruleset with the value."""
        return Ruleset.from_code(self.base).replace(**self.others, **{self.option: self.value})
