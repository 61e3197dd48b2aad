"""An answer that leaves nothing to chance: what is asked, how the answer comes about, what it rests on."""

from __future__ import annotations

from dataclasses import dataclass

from afrikan.errors import Phrase
from afrikan.odds.answer.result import RULEBOOK, Step


@dataclass(frozen=True)
class Fact:
    """A question whose answer is certain, so that there is nothing to simulate.

    Args:
        question: what is asked, in words.
        steps: how the answer comes about.
        label: provenance: what the numbers that went in rest on.
        notes: what was taken for granted.
    """

    question: Phrase
    steps: tuple[Step, ...] = ()
    label: Phrase = RULEBOOK
    notes: tuple[Phrase, ...] = ()
