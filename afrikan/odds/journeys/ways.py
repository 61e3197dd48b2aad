"""Chance on the map: what one roll brings within reach, and what lies between two places drawn by lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import combinations, count
from math import comb

from afrikan.board import RouteGraph
from afrikan.board.reach import ROLLS, reach, rolls_to
from afrikan.board.shortest import Shortest, shortest_from
from afrikan.board.words import Place, label_word, title_word
from afrikan.chance import Purpose, Seed, below, word
from afrikan.errors import AfrikanError, Word
from afrikan.odds.answer.result import NO, YES, Odds, Outcome
from afrikan.odds.journeys.ways_steps import between_steps, far_steps, roll_steps
from afrikan.quote import quoted


def one_roll(board: RouteGraph, start: str, goal: str | None = None, mode: str = "land") -> Odds:
    """Return the chance that the next roll can bring a pawn to a place.

    Args:
        board: the board.
        start: id of the place where the pawn stands.
        goal: id of the place; any city but the start if left out.
        mode: ``"land"`` or ``"sea"``.

    Raises:
        AfrikanError: if there is no such place or mode.

    >>> one_roll(RouteGraph.load("finnish"), "tangier", "morocco").chance
    Fraction(5, 6)
    """
    goals = {city for city in board.cities if city != start} if goal is None else {board.node(goal).id}
    rolls = rolls_into(board, start, goals, mode)
    exact = goal is not None and board.node(goal).kind != "city"

    def trial(key: Seed) -> Outcome:
        roll = 1 + below(word(key, Purpose.DIE, 0, 1, 0), len(ROLLS))
        return NO if goals.isdisjoint(reach(board, start, roll, mode).places) else YES

    gaps = _gaps(board, mode, start=start) | ({} if goal is None else _gaps(board, mode, goal=goal))
    return Odds.event(
        Word("odds_ways", "roll_any" if goal is None else "roll_to", **gaps),
        Fraction(len(rolls), len(ROLLS)),
        steps=roll_steps(rolls, exact),
        label=label_of(board),
        notes=tuple(Word("odds_ways", note) for note in ("note_free", f"note_{mode}", "note_usual")),
        trial=trial,
    )


def rolls_into(board: RouteGraph, start: str, goals: set[str], mode: str) -> tuple[int, ...]:
    """Return the rolls with which a single move may end at one of some places."""
    leading = rolls_to(board, start, mode)
    return tuple(roll for roll in ROLLS if any(roll in leading.get(goal, ()) for goal in goals))


def how_far(board: RouteGraph, city: str, mode: str = "mixed") -> Odds:
    """Return how far away a city lies that is drawn by lot from all others within reach.

    Args:
        board: the board.
        city: id of the city from which the steps are counted.
        mode: ``"land"``, ``"sea"``, or ``"mixed"`` for land and sea with changes at cities.

    Raises:
        AfrikanError: if there is no such city or mode, or no other city can be reached.

    >>> how_far(RouteGraph.load("finnish"), "dar_fur").mean
    Fraction(335, 31)
    """
    _check_city(board, city)
    away = board.distances(city, mode)
    others = [other for other in board.cities if other in away and other != city]
    if not others:
        raise AfrikanError("nowhere_by", city=quoted(city), mode=quoted(mode))
    counts = Counter(away[other] for other in others)
    chances: dict[Outcome, Fraction] = {
        steps: Fraction(counts[steps], len(others)) for steps in sorted(counts)
    }

    def trial(key: Seed) -> Outcome:
        return away[others[_lots(key)(len(others))]]

    return Odds(
        Word("odds_ways", "far", **_gaps(board, mode, city=city)),
        chances,
        "steps",
        steps=far_steps(counts, len(board.cities) - 1),
        label=label_of(board),
        trial=trial,
    )


def on_the_way(board: RouteGraph, city: str, mode: str = "mixed") -> Odds:
    """Return the chance that a shortest way between two other cities, all drawn by lot, leads through a city.

    This is the city's betweenness. Where several ways are shortest, each is as likely as any other; two
    cities that no way joins count as not led through it.

    Args:
        board, city, mode: as for ``how_far``.

    Raises:
        AfrikanError: if there is no such city or mode.

    >>> on_the_way(RouteGraph.load("finnish"), "tangier").chance
    Fraction(91, 930)
    """
    _check_city(board, city)
    others = tuple(other for other in board.cities if other != city)
    shares = [_share(board, a, b, city, mode) for a, b in combinations(others, 2)]

    def trial(key: Seed) -> Outcome:
        lot = _lots(key)
        first = lot(len(others))
        second = (first + 1 + lot(len(others) - 1)) % len(others)
        ways = shortest_from(board, others[first], mode)
        through = others[second] in ways.steps and city in ways.draw(others[second], lot)
        return YES if through else NO

    return Odds.event(
        Word("odds_ways", "between", **_gaps(board, mode, city=city)),
        sum(shares, Fraction(0)) / max(1, comb(len(others), 2)),
        steps=between_steps(shares, len(others)),
        label=label_of(board),
        notes=(Word("odds_ways", "note_lot"),),
        trial=trial,
    )


def _share(board: RouteGraph, a: str, b: str, city: str, mode: str) -> Fraction:
    """Return the share of the shortest ways between two cities that lead through a third."""
    ways, back = shortest_from(board, a, mode), shortest_from(board, b, mode)
    if b not in ways.steps or not _between(ways, back, city):
        return Fraction(0)
    return Fraction(ways.ways[city] * back.ways[city], ways.ways[b])


def _between(ways: Shortest, back: Shortest, city: str) -> bool:
    return city in ways.steps and ways.steps[city] + back.steps[city] == ways.steps[back.start]


def _lots(key: Seed) -> Callable[[int], int]:
    """Return what draws one whole number below another after the other."""
    numbers = count()
    return lambda below_it: below(word(key, Purpose.LAYOUT, 0, 0, next(numbers)), below_it)


def _check_city(board: RouteGraph, city: str) -> None:
    if board.node(city).kind != "city":
        raise AfrikanError("city_wanted", place=quoted(city))


def _gaps(board: RouteGraph, mode: str, **places: str) -> dict[str, object]:
    """Return what fills the gaps of a question: places in each form, and the mode in words."""
    named = {name: partial(Place, board, board.index[board.node(place).id]) for name, place in places.items()}
    return {**named, "mode": Word("odds_ways", f"by_{mode}")}


def label_of(board: RouteGraph) -> Word:
    """Return what every answer about steps rests on: where the board's data comes from."""
    return Word("odds_ways", "label", board=partial(title_word, board), data=partial(label_word, board))
