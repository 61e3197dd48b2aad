"""What was told on a walk, in sentences."""

from __future__ import annotations

from afrikan.errors import Phrase
from afrikan.island.beliefs.told import SEA
from afrikan.widgets.island.where.fields import DIRECTION_WORDS, GROUND_WORDS, word
from afrikan.widgets.island.where.walk import Leg


def fact_of(leg: Leg, lang: str) -> str:
    """Return what was told once, as a sentence.

    Args:
        leg: the fact.
        lang: language of the words.
    """
    key, said = _fact(leg.text.split())
    sentence = word(f"fact_{key}", **said).text(lang)
    return sentence[0].upper() + sentence[1:]


def _fact(words: list[str]) -> tuple[str, dict[str, Phrase]]:
    """Return the key of the sentence for a fact, and what it fills in."""
    if len(words) == 1:
        return "start", {"ground": GROUND_WORDS[words[0]]}
    way = {"way": DIRECTION_WORDS[words[0]]}
    if words[1] == SEA:
        return SEA, way
    said = way | {"ground": GROUND_WORDS[words[1]]}
    if len(words) > 3:
        return "found", said | {"found": GROUND_WORDS[words[3]]}
    return words[2] if len(words) > 2 else "step", said
