"""Waiting: how many attempts with the die it takes until success, alone or several at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from afrikan.chance import Purpose, Seed, word
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.odds.answer.result import RULEBOOK, Moments, Odds, Outcome
from afrikan.odds.throws.attempts_steps import derivation
from afrikan.odds.throws.dice import Die, checked_die
from afrikan.odds.throws.geometric import ALL, FIRST, MOST_LISTED, Attempts
from afrikan.odds.throws.success import Success, read_faces, written
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.catalogue import catalogue
from afrikan.star.state import SEATS

FARTHEST = 10_000
"""Largest number of attempts whose chance is worked out beyond the list."""

MOST_PLAYED = 100_000
"""A simulated player gives up here, so that a die that hardly ever helps ends too."""

Lane = Callable[[int], bool]
"""A player who makes the attempt of a round and says whether it succeeded."""


@dataclass(frozen=True, repr=False)
class Waiting(Odds):
    """The number of attempts until success; its law is known beyond the end of the list.

    Args:
        law: the law of the number of attempts.

    >>> waiting("4-6").at_least(40) == Fraction(1, 2) ** 39
    True
    """

    law: Attempts = field(kw_only=True)

    def __getitem__(self, outcome: Outcome) -> Fraction:
        """Return the chance of exactly so many attempts, wherever the list ends; see ``at_most``."""
        return self.at_most(outcome) - self.at_most(outcome - 1) if type(outcome) is int else Fraction(0)

    def at_most(self, number: int) -> Fraction:
        """Return the chance of so many attempts or fewer, wherever the list ends.

        Raises:
            AfrikanError: if the number is no whole number up to 10,000.
        """
        check_whole(Word("odds_waiting", "the_number"), number, -FARTHEST, FARTHEST)
        return self.law.at_most(number)

    def at_least(self, number: int) -> Fraction:
        """Return the chance of so many attempts or more, wherever the list ends.

        Raises:
            AfrikanError: if the number is no whole number up to 10,000.
        """
        check_whole(Word("odds_waiting", "the_number"), number, -FARTHEST, FARTHEST)
        return 1 - self.law.at_most(number - 1)


def waiting(
    success: Success = (4, 5, 6),
    *,
    die: Die | None = None,
    players: int = 1,
    until: str = ALL,
    most: int | None = None,
) -> Waiting:
    """Return the number of attempts until a die shows one of some faces.

    Args:
        success: the faces, such as ``(4, 5, 6)`` or ``"4-6"``.
        die: which die; the fair one with six faces if left out.
        players: how many roll at once, each once a round.
        until: ``"all"``, until the last of them has succeeded, or ``"first"``, until the first has.
        most: end the list there; else it ends where less than 1/1000000 is left.

    Raises:
        AfrikanError: if an argument is not possible, or the faces never come.

    >>> odds = waiting("5-6")
    >>> odds[1], odds[2], odds.mean, odds.at_least(5)
    (Fraction(1, 3), Fraction(2, 9), Fraction(3, 1), Fraction(16, 81))
    >>> waiting("5-6", players=2).mean
    Fraction(21, 5)
    """
    die = checked_die(die)
    faces = read_faces(success, die.faces)
    weights = [die.weights[face - 1] for face in faces]
    if not any(weights):
        raise AfrikanError("success_never", faces=written(faces))

    def lane(key: Seed, seat: int) -> Lane:
        return lambda turn: die.face(word(key, Purpose.DIE, seat, turn, 0)) in faces

    label = Word("odds_waiting", "label_faces") if die.label is RULEBOOK else die.label
    question = _Question("faces", {"faces": written(faces)})
    law = _law(sum(weights, Fraction(0)), players, until, SEATS)
    case = _Success(faces, weights, lane)
    return _answer(question, law, case, most, unit="attempts", label=label, notes=die.notes)


def waiting_for(
    what: str, rules: Ruleset | str, *, players: int = 1, until: str = ALL, most: int | None = None
) -> Waiting:
    """Return the number of turns that a player without money waits for the die under a ruleset.

    Which numbers help is asked of the rules themselves, and the trials are played by them.

    Args:
        what: ``"tile"``, until the tile beside the pawn is opened; ``"release"``, until pirates or bedouins
            let the pawn go; ``"leave"``, until an unpaid tile no longer binds the player.
        rules: the ruleset, or its short code such as ``"fan"``.
        players, until, most: as for ``waiting``.

    Raises:
        AfrikanError: if an argument is not possible, or the die never helps under these rules.

    >>> waiting_for("release", "fan").mean
    Fraction(3, 1)
    """
    from afrikan.odds.throws.stuck import RELEASE, Stuck

    rules = ruleset_of(rules)
    stuck = Stuck(what, rules)
    weights = [Die.fair().weights[face - 1] for face in stuck.faces]
    first_try = "hazard_first_try" if what == RELEASE else "free_roll_when"
    notes = (Word("odds_waiting", "once_a_turn"), _reading(rules, first_try))
    law = _law(sum(weights, Fraction(0)), players, until, rules.max_players)
    success = _Success(stuck.faces, weights, stuck.lane)
    return _answer(_Question(what), law, success, most, unit="turns", notes=notes)


class _Question(NamedTuple):
    """What is waited for, and what fills the gaps of the question."""

    what: str
    values: Mapping[str, object] = MappingProxyType({})

    def about(self, law: Attempts) -> Phrase:
        """Return the question for one player or several."""
        if law.players == 1:
            return Word("odds_waiting", f"asks_{self.what}", **self.values)
        return Word("odds_waiting", f"asks_{self.what}_{law.until}", players=law.players, **self.values)


class _Success(NamedTuple):
    """The faces that count, their chances, and what plays a seat's attempts by a stream of luck."""

    faces: tuple[int, ...]
    weights: list[Fraction]
    lane: Callable[[Seed, int], Lane]


def _answer(
    question: _Question,
    law: Attempts,
    success: _Success,
    most: int | None,
    *,
    unit: str,
    label: Phrase = RULEBOOK,
    notes: tuple[Phrase, ...] = (),
) -> Waiting:
    if most is not None:
        check_whole(Word("odds_waiting", "the_most"), most, 1, MOST_LISTED)
    rows: dict[Outcome, Fraction] = dict(law.rows(most).items())

    def trial(key: Seed) -> Outcome:
        return _played([success.lane(key, seat) for seat in range(law.players)], law.until)

    several = law.players > 1
    return Waiting(
        question.about(law),
        rows,
        "rounds" if several else unit,
        steps=derivation(law, success.weights, written(success.faces), len(rows)),
        label=label,
        notes=(*notes, Word("odds_waiting", "once_a_round")) if several else notes,
        beyond=1 - law.at_most(len(rows)),
        moments=Moments(law.mean, law.variance),
        trial=trial,
        law=law,
    )


def _law(chance: Fraction, players: int, until: str, seats: int) -> Attempts:
    check_whole(Word("odds_waiting", "the_players"), players, 1, seats)
    if until not in (ALL, FIRST):
        raise AfrikanError("until_wrong", value=quoted(until))
    return Attempts(chance, players, until)


def _reading(rules: Ruleset, option: str) -> Phrase:
    """Return in words how a ruleset settles an option."""
    settled = catalogue()[option]
    value = settled.value(getattr(rules, option))
    assert value is not None
    return Word("odds_waiting", "reading", question=settled.question, answer=value.text)


def _played(lanes: Iterable[Lane], until: str) -> int:
    """Return the round in which the last or the first player succeeds."""
    left = list(lanes)
    seats = len(left)
    for turn in range(1, MOST_PLAYED + 1):
        left = [lane for lane in left if not lane(turn)]
        if not left or (until == FIRST and len(left) < seats):
            return turn
    return MOST_PLAYED
