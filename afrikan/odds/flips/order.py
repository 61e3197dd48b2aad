"""Questions about tiles in the order in which they are turned: face, Star, robber, horseshoes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from afrikan.chance import Seed
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.odds.answer.formula import equals, frac
from afrikan.odds.answer.provenance import Provenance
from afrikan.odds.answer.result import NO, YES, Odds, Outcome, Step, Trial
from afrikan.odds.flips.knowledge import FACES, Knowledge, face_word
from afrikan.odds.flips.play import face_shown, flips
from afrikan.odds.flips.purse import GEMS
from afrikan.star.words import Face

COUNTS = ("tile_mix",)
"""The options on which these answers rest."""


def word(key: str, **values: object) -> Word:
    """Return words of the questions about tiles."""
    return Word("odds_tiles", key, **values)


def share(part: int, whole: int) -> str:
    r"""Return a share of tiles as a formula.

    >>> share(2, 30)
    '\\frac{2}{30} = \\frac{1}{15} \\approx 0.0667'
    """
    value = Fraction(part, whole)
    written = f"\\frac{{{part}}}{{{whole}}}"
    return f"{written} {equals(value)}".replace(f"{written} = {written}", written)


def left_step(known: Knowledge) -> Step:
    """Return how many tiles lie face down, as the first line of a derivation."""
    dealt = sum(known.rules.tile_mix)
    return Step(word("step_left"), f"{dealt} - {dealt - known.hidden} = {known.hidden}")


def check_flips(known: Knowledge, count: object) -> int:
    """Return a number of flips that can still be made.

    Raises:
        AfrikanError: if it is none, or more than tiles lie face down.
    """
    check_whole(Phrase("the_flips"), count, 1, sum(known.rules.tile_mix))
    assert isinstance(count, int)
    if count > known.hidden:
        raise AfrikanError("flips_many", flips=count, left=known.hidden)
    return count


def check_star(known: Knowledge) -> None:
    """Refuse a question about a Star that has been found.

    Raises:
        AfrikanError: saying where it was.
    """
    where = known.star_was()
    if where is not None:
        raise AfrikanError("star_seen", where=where)


def next_flip(known: Knowledge) -> Odds:
    """Return what the next tile shows; see ``Tiles.next_flip``."""
    if not known.hidden:
        raise AfrikanError("no_tiles_left")
    left = {face: count for face, count in known.left.items() if known.rules.tile_mix[FACES.index(face)]}
    chances: dict[Outcome, Fraction] = {face: Fraction(count, known.hidden) for face, count in left.items()}
    shares = (Step(face_word(face), share(count, known.hidden)) for face, count in left.items())
    names: dict[Outcome, Phrase] = {face: face_word(face) for face in left}
    turn = flips(known)

    def trial(key: Seed) -> Outcome:
        return face_shown(next(turn(key)))

    return Odds(
        word("next_flip"), chances, "face", steps=(left_step(known), *shares),
        label=Provenance(known.rules, COUNTS), notes=(word("note_alike"),), names=names, trial=trial,
    )  # fmt: skip


def star_by(known: Knowledge, count: int) -> Odds:
    """Return whether the Star comes within some flips; see ``Tiles.star_by``."""
    check_star(known)
    check_flips(known, count)
    others = known.hidden - 1
    missed = f"\\frac{{\\binom{{{others}}}{{{count}}}}}{{\\binom{{{known.hidden}}}{{{count}}}}}"
    chance = Fraction(count, known.hidden)
    steps = (
        left_step(known),
        Step(word("step_missed", flips=count), f"{missed} {equals(1 - chance)}"),
        Step(word("step_found"), f"1 - {missed} = {share(count, known.hidden)}"),
    )
    place = _star_comes(known)

    def trial(key: Seed) -> Outcome:
        return YES if place(key) <= count else NO

    return Odds.event(
        word("star_by", flips=count), chance, steps=steps,
        label=Provenance(known.rules, COUNTS), notes=(word("note_alike"),), trial=trial,
    )  # fmt: skip


def star_flip(known: Knowledge) -> Odds:
    """Return the number of the flip that shows the Star; see ``Tiles.star_flip``."""
    check_star(known)
    every = Fraction(1, known.hidden)
    chances: dict[Outcome, Fraction] = dict.fromkeys(range(1, known.hidden + 1), every)
    mean = Fraction(known.hidden + 1, 2)
    steps = (
        left_step(known),
        Step(word("step_any_place"), frac(every)),
        Step(word("step_mean_place"), f"\\frac{{1 + {known.hidden}}}{{2}} {equals(mean)}"),
    )
    return Odds(
        word("star_flip"), chances, "flips", steps=steps, label=Provenance(known.rules, COUNTS),
        notes=(word("note_alike"),), trial=_star_comes(known),
    )  # fmt: skip


def robber_first(known: Knowledge) -> Odds:
    """Return whether a robber comes before any gem; see ``Tiles.robber_before_gem``."""
    robbers, gems = known.left["robber"], sum(known.left[gem] for gem in GEMS)
    if not robbers + gems:
        raise AfrikanError("no_robber_no_gem")
    steps = (
        Step(word("step_robbers"), str(robbers)),
        Step(word("step_gems"), str(gems)),
        Step(word("step_first"), share(robbers, robbers + gems)),
    )
    turn = flips(known)

    def trial(key: Seed) -> Outcome:
        faces = (face_shown(state) for state in turn(key))
        return YES if next(face for face in faces if face == "robber" or face in GEMS) == "robber" else NO

    return Odds.event(
        word("robber_first"), Fraction(robbers, robbers + gems), steps=steps,
        label=Provenance(known.rules, COUNTS), notes=(word("note_pooled"),), trial=trial,
    )  # fmt: skip


def horseshoes_left(known: Knowledge) -> Odds:
    """Return how many horseshoes the finder of the Star leaves hidden; see ``Tiles.horseshoes_left``."""
    check_star(known)
    hidden = known.left["horseshoe"]
    chances: dict[Outcome, Fraction] = {left: Fraction(1, hidden + 1) for left in range(hidden + 1)}
    steps = (
        Step(word("step_horseshoes"), str(hidden)),
        Step(word("step_star_among"), f"\\frac{{1}}{{{hidden} + 1}} = {frac(Fraction(1, hidden + 1))}"),
        Step(word("step_mean_left"), f"\\frac{{0 + {hidden}}}{{2}} {equals(Fraction(hidden, 2))}"),
    )
    return Odds(
        word("horseshoes_left"), chances, "horseshoes", steps=steps, label=Provenance(known.rules, COUNTS),
        notes=(_horseshoe_note(known), word("note_pooled")), trial=_left_behind(known),
    )  # fmt: skip


def horseshoe_after(known: Knowledge) -> Odds:
    """Return whether a horseshoe outlasts the Star; see ``Tiles.horseshoe_after_star``."""
    check_star(known)
    hidden = known.left["horseshoe"]
    none = f"\\frac{{1}}{{{hidden} + 1}}"
    steps = (
        Step(word("step_horseshoes"), str(hidden)),
        Step(word("step_star_last"), none),
        Step(word("step_some_left"), f"1 - {none} = {share(hidden, hidden + 1)}"),
    )
    left = _left_behind(known)

    def trial(key: Seed) -> Outcome:
        return YES if left(key) else NO

    return Odds.event(
        word("horseshoe_after"), Fraction(hidden, hidden + 1), steps=steps,
        label=Provenance(known.rules, COUNTS), notes=(_horseshoe_note(known), word("note_pooled")),
        trial=trial,
    )  # fmt: skip


def _horseshoe_note(known: Knowledge) -> Word:
    """Return what becomes of horseshoes that are opened before the Star."""
    discarded = known.rules.horseshoe_before_star == "discarded"
    return word("note_discarded" if discarded else "note_kept_horseshoes")


def _star_comes(known: Knowledge) -> Callable[[Seed], int]:
    """Return what plays on until the Star shows, and says at which flip it does."""
    turn = flips(known)

    def trial(key: Seed) -> int:
        return next(number for number, state in enumerate(turn(key), start=1) if state.star_found)

    return trial


def _left_behind(known: Knowledge) -> Trial:
    """Return what plays on until the Star shows, and says how many horseshoes are hidden then."""
    turn = flips(known)

    def trial(key: Seed) -> Outcome:
        found = next(state for state in turn(key) if state.star_found)
        return found.remaining[Face.HORSESHOE]

    return trial
