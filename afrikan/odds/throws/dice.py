"""Dice: fair ones, weighted ones, and the one that a slip of rounding makes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import ceil

from afrikan.chance import Purpose, Seed, word
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.odds.answer.result import RULEBOOK, Odds, Outcome, Step
from afrikan.odds.throws import dice_steps
from afrikan.quote import quoted

SIX = 6
MOST_FACES = 100
FINEST = 1_000_000
"""Largest denominator of a weight: finer weights make fractions that nobody can read."""

LONGEST_WEIGHT = 20
"""Signs of a weight that is read as text; an exponent in it is refused, since it could be gigantic."""

WORDS_OF_LUCK = 2**32
"""How many words a random stream has to choose from."""


@dataclass(frozen=True)
class Die:
    """A die: the chance of each face from 1 upwards.

    Args:
        weights: the chance of face 1, of face 2 and so on.

    Raises:
        AfrikanError: if the weights are not 0 or more, or do not sum to 1.

    >>> Die.fair() == Die((Fraction(1, 6),) * 6)
    True
    """

    weights: tuple[Fraction, ...]

    def __post_init__(self) -> None:
        """Refuse what is no die."""
        check_whole(Word("odds_die", "the_faces"), len(self.weights), 1, MOST_FACES)
        for face, weight in enumerate(self.weights, start=1):
            if not isinstance(weight, Fraction) or not _possible(weight):
                raise AfrikanError("die_weight_wrong", face=face, value=quoted(str(weight)))
        if sum(self.weights) != 1:
            raise AfrikanError("die_weights_sum", total=quoted(str(sum(self.weights))))

    @staticmethod
    def fair(faces: int = SIX) -> Die:
        """Return a die whose faces are equally likely.

        Args:
            faces: how many, at most 100.

        Raises:
            AfrikanError: if that is no possible number of faces.
        """
        check_whole(Word("odds_die", "the_faces"), faces, 1, MOST_FACES)
        return Die((Fraction(1, faces),) * faces)

    @staticmethod
    def weighted(weights: Mapping[int, Fraction | int | float | str]) -> Die:
        """Return a die with weights of one's own; a face that is left out never comes.

        Args:
            weights: the chance of each face, exactly: a fraction, a whole number, a text such as ``"1/6"``,
                or a decimal number, which counts as it is written.

        Raises:
            AfrikanError: if a face or a weight is not possible, or the weights do not sum to 1.

        >>> Die.weighted({1: 0.1, 2: "9/10"}).weights
        (Fraction(1, 10), Fraction(9, 10))
        """
        if not isinstance(weights, Mapping) or not weights:
            raise AfrikanError("die_weights_kind", value=quoted(weights))
        for face in weights:
            check_whole(Word("odds_die", "the_face"), face, 1, MOST_FACES)
        faces = range(1, max(weights) + 1)
        return Die(tuple(_exact(face, weights.get(face, 0)) for face in faces))

    @staticmethod
    def rounded() -> Die:
        """Return the die of a public program, which rounds ``random · 5 + 1`` to a whole number.

        The program is listed among the sources as *Afrikan tähti browser game by Lunkio*. With x even on
        0 to 1 and halves rounded up, face k comes when k - 1/2 ≤ 5x + 1 < k + 1/2, that is, when
        (2k - 3)/10 ≤ x < (2k - 1)/10. For faces 2 to 5 this interval has the length 1/5; for faces 1 and 6
        half of it lies outside 0 to 1, and 1/10 is left.

        >>> print(*Die.rounded().weights)
        1/10 1/5 1/5 1/5 1/5 1/10
        """
        return _Rounded((Fraction(1, 10), *(Fraction(1, 5),) * 4, Fraction(1, 10)))

    @property
    def faces(self) -> int:
        """How many faces it has."""
        return len(self.weights)

    @property
    def label(self) -> Phrase:
        """Provenance: what the weights rest on."""
        return RULEBOOK if self.weights == (Fraction(1, SIX),) * SIX else Word("odds_die", "label_own")

    @property
    def notes(self) -> tuple[Phrase, ...]:
        """What else must be known of it."""
        return ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The derivation of one throw."""
        return dice_steps.throw(self.weights)

    def face(self, random_word: int) -> int:
        """Return the face that a random word gives; of a fair die, the one the engine gives.

        Args:
            random_word: 32 bits of a stream.
        """
        return 1 + bisect_right(self._thresholds, random_word)

    def throw(self) -> Odds:
        """Return what one throw shows; the trials take the dice of the engine's own stream.

        >>> Die.fair().throw().variance, Die.rounded().throw().variance
        (Fraction(35, 12), Fraction(9, 4))
        """

        def trial(key: Seed) -> Outcome:
            return self.face(word(key, Purpose.DIE, 0, 1, 0))

        chances: dict[Outcome, Fraction] = dict(enumerate(self.weights, start=1))
        return Odds(
            Word("odds", "one_die"),
            chances,
            "pips",
            steps=self.steps,
            label=self.label,
            notes=self.notes,
            trial=trial,
        )

    @cached_property
    def _thresholds(self) -> tuple[int, ...]:
        return tuple(ceil(reached * WORDS_OF_LUCK) for reached in accumulate(self.weights))


class _Rounded(Die):
    """The die of ``Die.rounded``, thrown by its own formula."""

    @property
    def label(self) -> Phrase:
        from afrikan.rules.sources import sources

        return Word("odds_die", "label_program", source=sources()["lunkio"].title)

    @property
    def notes(self) -> tuple[Phrase, ...]:
        return (Word("odds_die", "program_moves"),)

    @property
    def steps(self) -> tuple[Step, ...]:
        return dice_steps.rounding(self.weights)

    def face(self, random_word: int) -> int:
        """Return ``random · 5 + 1`` rounded, halves upwards, for ``random`` a word's share of all words."""
        return (5 * random_word + WORDS_OF_LUCK + WORDS_OF_LUCK // 2) // WORDS_OF_LUCK


def checked_die(die: object) -> Die:
    """Return a die; the fair one if none is given.

    Raises:
        AfrikanError: if it is something else.
    """
    if die is None:
        return Die.fair()
    if not isinstance(die, Die):
        raise AfrikanError("die_kind", value=quoted(die))
    return die


def _exact(face: int, weight: object) -> Fraction:
    """Return a weight as a fraction; a decimal number counts as it is written."""
    written = weight if isinstance(weight, str) else repr(weight) if isinstance(weight, float) else ""
    exponent = isinstance(weight, str) and "e" in weight.lower()
    try:
        if isinstance(weight, int | Fraction) and not isinstance(weight, bool):
            exact = Fraction(weight)
        else:
            exact = Fraction(written if len(written) <= LONGEST_WEIGHT and not exponent else "")
        if _possible(exact):
            return exact
    except (ValueError, ZeroDivisionError):
        pass
    raise AfrikanError("die_weight_wrong", face=face, value=quoted(weight))


def _possible(weight: Fraction) -> bool:
    return 0 <= weight <= 1 and weight.denominator <= FINEST
