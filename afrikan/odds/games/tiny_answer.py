"""The course of games on a tiny board as two answers: who wins, and how long it takes."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial

from afrikan.board import RouteGraph
from afrikan.board.words import label_word, title_word
from afrikan.chance import Seed
from afrikan.errors import Phrase, Word
from afrikan.odds.answer.formula import frac, number
from afrikan.odds.answer.result import Odds, Outcome, Step
from afrikan.odds.games.enumerate import Course, End
from afrikan.odds.games.table import Table
from afrikan.star.state import NONE
from afrikan.star.words import Ending

WAYS = {
    int(Ending.STAR): "star",
    int(Ending.HORSESHOE): "horseshoe",
    int(Ending.DRAW): "draw",
    int(Ending.NO_WINNER): "given_up",
}
NOBODY = "nobody"

SHOWN_TERMS = 3
LARGEST_DENOMINATOR = 10_000
"""Fractions beyond this are rounded in a derivation."""


class Answer:
    """Puts the course of games into answers with derivation, provenance and trial.

    Args:
        table: board, rules and players.
        course: the chance of each end in each round.
        label: provenance: what the numbers that went in rest on.
    """

    def __init__(self, table: Table, course: Course, label: Phrase) -> None:
        self.table = table
        self.course = course
        self.label = label
        self.wins: dict[End, dict[int, Fraction]] = defaultdict(dict)
        self.lengths: dict[int, list[Fraction]] = defaultdict(list)
        for (played, end), chance in sorted(course.ended.items()):
            self.wins[end][played] = chance
            self.lengths[played].append(chance)

    def winner(self) -> Odds:
        """Return who wins, and by what."""
        ends = sorted(self.wins, key=lambda end: (end.winner, end.ending))
        chances: dict[Outcome, Fraction] = {_outcome(end): _sum(self.wins[end].values()) for end in ends}
        names: dict[Outcome, Phrase] = {_outcome(end): _name(end) for end in ends}
        steps = [
            Step(Word("odds_game", "step_sum", outcome=_name(end)), _series(self.wins[end])) for end in ends
        ]
        if self.course.left:
            chances[NOBODY] = self.course.left
            names[NOBODY] = Word("odds_game", "nobody", rounds=self.course.rounds)
        return Odds(
            Word("odds_game", "who_wins"), chances, "winner",
            steps=(self._spread(), *steps, *self._left()), label=self.label, notes=self._notes(), names=names,
            trial=partial(_winner, self.table, self.course.rounds),
        )  # fmt: skip

    def rounds(self) -> Odds:
        """Return in which round the game ends."""
        last = max(self.lengths, default=self.course.rounds)
        first = min(self.lengths, default=last)
        chances: dict[Outcome, Fraction] = {
            played: _sum(self.lengths.get(played, ())) for played in range(first, last + 1)
        }
        return Odds(
            Word("odds_game", "how_long"), chances, "rounds",
            steps=(self._spread(), *self._by_round(), *self._left()), label=self.label, notes=self._notes(),
            beyond=self.course.left, trial=partial(_length, self.table, self.course.rounds),
        )  # fmt: skip

    def _spread(self) -> Step:
        return Step(Word("odds_game", "step_spread"), r"P_{t+1}(y) = \sum_{x} P_t(x) \cdot p(x, y)")

    def _by_round(self) -> Iterator[Step]:
        shown = [f"p_{{{played}}} = {_terms(chances)}" for played, chances in self.lengths.items()]
        if shown:
            yield Step(Word("odds_game", "step_round"), r", \quad ".join(_shortened(shown)))

    def _left(self) -> Iterator[Step]:
        if self.course.left:
            ended = _sum(self.course.ended.values())
            said = Word("odds_game", "step_left", rounds=self.course.rounds)
            yield Step(said, f"1 - {_figure(ended)} {_equals(self.course.left)}")

    def _notes(self) -> tuple[Word, ...]:
        own = Word("odds_game", "own_policy")
        players = tuple(
            Word("odds_game", "note_player", seat=seat, policy=player if isinstance(player, str) else own)
            for seat, player in enumerate(self.table.players, start=1)
        )
        followed = {"positions": self.course.positions, "rounds": self.course.rounds}
        return (
            Word("odds_game", "note_policies", players=players),
            Word("odds_game", "note_memory"),
            Word("odds_game", "note_hidden"),
            Word("odds_game", "note_followed", **followed),
        )


def label_of(board: RouteGraph, code: str) -> Phrase:
    """Return what a game on a board rests on; a board with a label of its own keeps it.

    Args:
        board: the board.
        code: the ruleset's short code.
    """
    if not board.label:
        return Word("odds_game", "label_own", rules=code)
    named = {"board": partial(title_word, board), "data": partial(label_word, board)}
    return Word("odds_game", "label_board", rules=code, **named)


def _sum(chances: Iterable[Fraction]) -> Fraction:
    return sum(chances, Fraction(0))


def _outcome(end: End) -> str:
    return WAYS[end.ending] if end.winner == NONE else f"{WAYS[end.ending]}_{end.winner + 1}"


def _name(end: End) -> Word:
    return Word("odds_game", WAYS[end.ending], seat=end.winner + 1)


def _figure(value: Fraction) -> str:
    """Return a fraction as it is if it is short, else six decimals."""
    return frac(value) if value.denominator <= LARGEST_DENOMINATOR else number(value, 6)


def _equals(value: Fraction) -> str:
    sign = "=" if value.denominator <= LARGEST_DENOMINATOR else r"\approx"
    return f"{sign} {_figure(value)}"


def _shortened(parts: list[str]) -> list[str]:
    return parts if len(parts) <= SHOWN_TERMS else [*parts[:SHOWN_TERMS], r"\ldots"]


def _terms(chances: Iterable[Fraction]) -> str:
    listed = list(chances)
    terms = " + ".join(_figure(chance) for chance in listed)
    return terms if len(listed) == 1 else f"{terms} {_equals(_sum(listed))}"


def _series(parts: Mapping[int, Fraction]) -> str:
    """Return the chances of all rounds in which they are any, and their sum."""
    shown = " + ".join(_shortened([_figure(chance) for chance in parts.values()]))
    begin = r"\sum_{r} p_r = " if len(parts) > 1 else f"p_{{{next(iter(parts))}}} = "
    return f"{begin}{shown}" if len(parts) == 1 else f"{begin}{shown} {_equals(_sum(parts.values()))}"


def _winner(table: Table, rounds: int, key: Seed) -> Outcome:
    last = table.play(rounds + 1, key)
    return _outcome(End(last.ending, last.winner)) if last.round <= rounds else NOBODY


def _length(table: Table, rounds: int, key: Seed) -> Outcome:
    return min(table.play(rounds + 1, key).round, rounds + 1)
