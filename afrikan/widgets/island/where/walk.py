"""A walk on the island whose hiker knows only what was told: fact by fact, with what follows from each."""

from __future__ import annotations

from dataclasses import dataclass

from afrikan.chance import Purpose, below, seed_of, word
from afrikan.island.beliefs import Belief, read_told
from afrikan.island.beliefs.told import LOST, SEA, STOPPED
from afrikan.island.game.law import Law
from afrikan.island.ground import refuse_drop
from afrikan.island.policies.making import ways_of
from afrikan.island.state import ANY_SITE
from afrikan.island.words import Direction, Ground, Refusal
from afrikan.rules.island_types import EventEntry, LostCentre, LostInfo
from afrikan.widgets.lesson.prediction import Prediction

GROUND_NAMES = {int(ground): ground.name.lower() for ground in Ground} | {ANY_SITE: "site"}


@dataclass(frozen=True)
class Leg:
    """What was told once, and what follows.

    Args:
        text: the fact as it is written, such as ``"n jungle"``.
        belief: what is known after it.
        ground: what the card of the hiker's hex tells; empty if nobody has told it.
        here: where the hiker really is; 0 if nobody here knows.
        steps: steps made so far.
        strayed: whether the hiker has been lost by then.
        seen: whether what follows has been shown.
        predicted: the prediction of how many hexes remain.
    """

    text: str
    belief: Belief
    ground: str
    here: int = 0
    steps: int = 0
    strayed: bool = False
    seen: bool = False
    predicted: Prediction | None = None


def landed(law: Law, ground: str, here: int = 0) -> Leg:
    """Return what is known of a start.

    Args:
        law: ruleset and box.
        ground: what its card tells.
        here: where it is.

    Raises:
        AfrikanError: if no hex looks so.
    """
    return Leg(ground, Belief.of_facts(read_told([ground], law), law), ground, here)


def told(leg: Leg, text: str, law: Law, here: int = 0) -> Leg:
    """Return what is known after one more fact.

    Args:
        leg: what was known before.
        text: the fact as it is written.
        law: ruleset and box.
        here: where the hiker then is.

    Raises:
        AfrikanError: if it cannot be read, or no hex fits it.
    """
    belief = leg.belief
    for fact in read_told(["jungle", text], law)[1:]:
        belief = belief.learn(fact)
    words = text.split()
    strayed = leg.strayed or LOST in words
    return Leg(text, belief, _under(leg, words, law), here, leg.steps + (SEA not in words), strayed)


def _under(leg: Leg, words: list[str], law: Law) -> str:
    """Return what the card of the hex tells on which the hiker then is."""
    if LOST in words:
        return words[3] if len(words) > 3 else ""
    stays = SEA in words or (STOPPED in words and law.kernel.event_entry == EventEntry.NO)
    return leg.ground if stays else words[1]


def walked(leg: Leg, way: Direction, law: Law, lost: bool = False, luck: int = 0) -> Leg:
    """Return what is known after a step whose card the map tells.

    Args:
        leg: what was known before, and where the hiker is.
        way: the direction named.
        law: ruleset and box.
        lost: whether the card is one on which the hiker gets lost.
        luck: decides where the hiker is then put.
    """
    there = law.isle.beside[leg.here][way]
    name = way.name.lower()
    if there == 0:
        return told(leg, f"{name} {SEA}", law, leg.here)
    ground = GROUND_NAMES[leg.belief.answer(there)]
    if not lost:
        return told(leg, f"{name} {ground}", law, there)
    centre = there if law.kernel.lost_centre == LostCentre.HEX_JUST_ENTERED else leg.here
    put = _put(centre, law, luck)
    found = f" {GROUND_NAMES[leg.belief.answer(put)]}" if law.kernel.lost_info == LostInfo.YES else ""
    return told(leg, f"{name} {ground} {LOST}{found}", law, put)


def _put(centre: int, law: Law, luck: int) -> int:
    """Return where a hiker who got lost is put: any allowed hex with the same chance."""
    hexes = range(1, law.isle.hexes + 1)
    allowed = [hex for hex in hexes if refuse_drop(law.isle, law.kernel, centre, hex) == Refusal.NONE]
    return allowed[below(luck, len(allowed))]


def start_of(law: Law, seed: int) -> int:
    """Return the start that a seed decides: any allowed one with the same chance."""
    starts = Belief.before(law).hexes
    return starts[below(word(seed_of(seed), Purpose.LAYOUT, 0, 0, 0), len(starts))]


def luck_of(seed: int, number: int) -> int:
    """Return the luck of one step of a seed."""
    return word(seed_of(seed), Purpose.POLICY, 0, 0, number)


def hardest_start(law: Law) -> int:
    """Return the start that the informed locator recognises last, the first of several."""
    hard = ways_of(law.box, law.rules).hard
    return max(Belief.before(law).hexes, key=lambda hex: hard[hex])


def steps_needed(law: Law, start: int) -> int:
    """Return in how many steps the informed locator recognises a start."""
    return ways_of(law.box, law.rules).hard[start]
