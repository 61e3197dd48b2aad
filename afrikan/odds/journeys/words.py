"""The words and formulas of a journey: places, first turn, chances turn by turn, mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from afrikan.board import RouteGraph
from afrikan.board.words import Place, label_word, title_word
from afrikan.errors import Phrase, Word
from afrikan.messages import say
from afrikan.odds.answer.formula import equals, number
from afrikan.odds.answer.result import Outcome, Step
from afrikan.pawn.turns import DICE
from afrikan.pawn.within import after
from afrikan.rules import Ruleset
from afrikan.star.state import NONE
from afrikan.star.tables import board_of

if TYPE_CHECKING:
    from afrikan.odds.journeys.questions import Travel

TERMS = 4
"""So many turns are written out; the rest are dots."""


def step_of(key: str, latex: str, **values: object) -> Step:
    """Return one line of a derivation with its words from the section of travel."""
    return Step(Word("odds_travel", key, **values), latex)


def place(graph: RouteGraph, node: int) -> partial[Place]:
    """Return a place as it fills the gap of a sentence in any language."""
    return partial(Place, graph, node)


class Goal:
    """Some places of which one is to be reached, as a sentence takes them in; see ``Place``.

    Args:
        graph: the board.
        names: ids of the places.
        lang: the language.

    >>> board = RouteGraph.load("finnish")
    >>> "{0:to}".format(Goal(board, ("tangier", "cairo"), "fi"))
    'Tangeriin tai Kairoon'
    """

    def __init__(self, graph: RouteGraph, names: tuple[str, ...], lang: str) -> None:
        self.places = [Place(graph, graph.index[name], lang) for name in names]
        self.lang = lang

    def __format__(self, role: str) -> str:
        """Return the places in the form of a role, the last one after the word for *or*."""
        *others, last = (format(place, role) for place in self.places)
        return say(self.lang, "odds_travel", "or", places=", ".join(others), last=last) if others else last


def gaps(travel: Travel) -> dict[str, object]:
    """Return what fills the gaps of every sentence about a journey."""
    return {
        "start": place(travel.graph, travel.graph.index[travel.start]),
        "goal": partial(Goal, travel.graph, travel.goal),
        "money": travel.money,
        "rules": travel.rules.title_in,
    }


def notes_on(travel: Travel) -> Iterator[Word]:
    """Yield what only some rules make it necessary to say about a journey."""
    rules, aim, graph = travel.rules, travel.aim, travel.graph
    if aim.treasure and rules.finish_exact == "needed":
        yield Word("odds_travel", "note_exact")
    if aim.start != NONE:
        yield Word("odds_travel", "note_own_start", start=place(graph, aim.start))
    if rules.stranded_policy == "eliminate" or rules.stalemate == "declared":
        yield Word("odds_travel", "note_hopeless")
    if rules.robber_stays == "toll_100":
        yield Word("odds_travel", "note_robbers")
    if rules.sea_destination == "locked" and graph.node(travel.start).kind == "sea":
        yield Word("odds_travel", "note_course")


def label_of(rules: Ruleset) -> Phrase:
    """Return what every answer about ways rests on: the rules, and where the board's data comes from."""
    graph = board_of(rules)
    key = "label_changed" if rules.changes else "label"
    return Word("odds_travel", key, board=partial(title_word, graph), data=partial(label_word, graph))


def steps_of(travel: Travel, chances: Mapping[Outcome, Fraction]) -> tuple[Step, ...]:
    """Return the derivation of how long a journey takes."""
    if travel.guide.choice(travel.stand) is None:
        return (step_of("step_there", "P(T=0) = 1"),)
    return tuple(_steps(travel, chances))


def _steps(travel: Travel, chances: Mapping[Outcome, Fraction]) -> Iterator[Step]:
    yield _within(travel) if travel.within else _first_turn(travel)
    for turn, chance in islice(chances.items(), TERMS):
        yield step_of("step_turn", f"P(T={turn}) {equals(chance)}", turn=turn)
    mean = travel.turns_expected
    if mean is not None:
        terms = [f"{turn} \\cdot {number(chance)}" for turn, chance in islice(chances.items(), TERMS)]
        dots = [r"\ldots"] if len(chances) > TERMS else []
        yield step_of("step_mean", f"E(T) = {' + '.join(terms + dots)} {equals(mean)}")


def _first_turn(travel: Travel) -> Step:
    """Return the mean as one turn and the mean of what is left after each roll."""
    choice = travel.guide.choice(travel.stand)
    mean = travel.turns_expected
    assert choice is not None
    assert mean is not None
    stands = [after(travel.stand, end) for end in choice.ends]
    later = [number(travel.plan.level(purse).floats[spot], 3) for spot, purse in stands]
    total = f"\\frac{{{' + '.join(later)}}}{{{DICE}}}" if len(later) == DICE else later[0]
    return step_of("step_first", f"E(T) = 1 + {total} {equals(mean)}")


def _within(travel: Travel) -> Step:
    spot, purse = travel.stand
    turns = travel.within or 0
    ways = travel.guide.deadline.ways(spot, purse, turns)
    chance = Fraction(ways) / DICE**turns
    whole = isinstance(ways, int) or ways.denominator == 1
    share = f"\\frac{{{ways}}}{{{DICE}^{{{turns}}}}} {equals(chance)}" if whole else equals(chance)[2:]
    return step_of("step_within", f"P(T \\leq {turns}) = {share}", turns=turns)
