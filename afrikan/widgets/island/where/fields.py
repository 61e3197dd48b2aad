"""What can be chosen in the lesson about finding oneself: who is set down where, and what is shown."""

from __future__ import annotations

from collections.abc import Callable

from afrikan.errors import Phrase, Word
from afrikan.island.beliefs.told import LOST, SEA, STOPPED
from afrikan.island.game.law import Law
from afrikan.island.model import ground_id
from afrikan.island.words import TERRAINS, Direction, Ground
from afrikan.rules.island_types import LostInfo
from afrikan.widgets.form.fields import Choice, Entered, Field
from afrikan.widgets.island.lesson.fields import choice, seed, views

SECTION = "island_where"
SEED, HARDEST, PARTNER, REAL = "seed", "hardest", "partner", "real"
PLAIN = "plain"
NO, YES = "no", "yes"

GROUND_WORDS: dict[str, Phrase] = {
    **{ground_id(ground): Word("island_ground", ground.name) for ground in (*TERRAINS, Ground.FORT)},
    "site": Word("island_ground", "ANY_SITE"),
}
"""What the card of a hex may tell, as it is written, with its words."""

DIRECTION_WORDS: dict[str, Phrase] = {
    way.name.lower(): Word("island_direction", way.name) for way in Direction
}


def word(key: str, **values: object) -> Word:
    """Return one of the lesson's words."""
    return Word(SECTION, key, **values)


def fields(law: Law, luck: int, begun: Callable[[], bool]) -> tuple[Field, ...]:
    """Return what can be chosen.

    Args:
        law: ruleset and box.
        luck: the seed at first.
        begun: tells whether the ground of the start is known.
    """
    return (
        choice(SECTION, "who", SEED, HARDEST, PARTNER, REAL),
        seed(SECTION, luck, lambda entered: bool(entered["who"] == SEED)),
        *views(),
        choice(SECTION, "numbers", NO, YES, view=True),
        *_heard(law, begun),
    )


def _heard(law: Law, begun: Callable[[], bool]) -> tuple[Field, ...]:
    """Return the fields for what a real opponent says."""

    def first(entered: Entered) -> bool:
        return real(entered) and not begun()

    def later(entered: Entered) -> bool:
        return real(entered) and begun()

    def on_land(entered: Entered) -> bool:
        return later(entered) and bool(entered["said"] != SEA)

    def lost(entered: Entered) -> bool:
        return on_land(entered) and entered["then"] == LOST and law.kernel.lost_info == LostInfo.YES

    return (
        _told("start", GROUND_WORDS, first),
        _told("way", DIRECTION_WORDS, later),
        _told("said", {**GROUND_WORDS, SEA: Word("island_ground", "SEA")}, later),
        choice(SECTION, "then", PLAIN, STOPPED, LOST, view=True, when=on_land),
        _told("found", GROUND_WORDS, lost),
    )


def _told(key: str, options: dict[str, Phrase], when: Callable[[Entered], bool]) -> Choice:
    """Return a field for what a real opponent says."""
    return Choice(key=key, label=word(key), first=next(iter(options)), options=options, view=True, when=when)


def real(entered: Entered) -> bool:
    """Tell whether a real opponent is listened to."""
    return bool(entered["who"] == REAL)
