"""What the panel about journeys shows: start and goal, the first turn, the map of the plan, its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache, reduce
from html import escape
from typing import TYPE_CHECKING

from afrikan.board.words import Place
from afrikan.draw import MapWords, Pawn, overlay_svg
from afrikan.errors import Word
from afrikan.game.notation import read_action
from afrikan.game.words import action_words
from afrikan.language import decimal
from afrikan.messages import Steps, number, say
from afrikan.odds.answer.figures import chance_said, valued
from afrikan.odds.answer.words import percent, whole_percent
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.lessons.travel.fields import FREE, SECTION, word

if TYPE_CHECKING:
    from afrikan.board import RouteGraph
    from afrikan.odds import Travel
    from afrikan.odds.journeys.policy import Move

NONE = "–"
SMALL = 560
"""Width of the map before the answer, in pixels."""


def start_html(trip: Travel, condition: str, lang: str) -> str:
    """Return a map with start and goal, and in words how the pawn stands there and what its plan aims at."""
    said = dict(trip.odds.question.values, turns=trip.within)
    aim = "turns" if trip.within is None else "chance_one" if trip.within == 1 else "chance"
    bound = "free" if condition == FREE else "bound"
    stands = word(f"before_{bound}", condition=Word("panel", f"condition_{condition}"), **said)
    words = " ".join(line.text(lang) for line in (stands, word(f"before_{aim}", **said)))
    picture = _start_map(trip.graph, trip.start, trip.goal, lang)
    return f'<figure style="margin:0">{picture}<figcaption>{escape(words)}</figcaption></figure>'


@lru_cache(maxsize=8)
def _start_map(graph: RouteGraph, start: str, goal: tuple[str, ...], lang: str) -> str:
    marks = dict.fromkeys(goal, "goal")
    pawns = [Pawn(start, 0)]
    title = word("before_title")
    return overlay_svg(graph, {}, marks=marks, pawns=pawns, title=title, lang=lang, width=SMALL, legend=False)


def answer_html(trip: Travel, roll: int, safe: bool, lang: str) -> str:
    """Return what belongs to the exact answer: the first turn, the map of the plan, and its table.

    Args:
        trip: the journey.
        roll: the roll whose best moves the map shows; 0 for none.
        safe: whether no hazard ever catches the pawn.
        lang: the language.
    """
    picture = trip.map_svg(roll, lang) if roll else _worth_map(trip, lang)
    never = f"<p>{escape(say(lang, SECTION, 'safe'))}</p>" if safe else ""
    caption = f"<figcaption>{escape(say(lang, SECTION, 'map_free'))}</figcaption>"
    figure = f'<figure style="margin:0">{picture}{caption}</figure>'
    parts = _first_turn(trip, lang) + never + figure + _places(trip, roll, lang)
    return f'<div style="margin-top:1.2em">{parts}</div>'


# The map


def _worth_map(trip: Travel, lang: str) -> str:
    """Return the map of what every place is worth, without moves."""
    kind = "turns" if trip.within is None else "chance"
    said = dict(trip.odds.question.values, turns=trip.within)
    words = MapWords(
        measure=Word("odds_travel", f"map_{kind}", **said),
        low=Word("odds_travel", f"map_{kind}_low"),
        high=Word("odds_travel", f"map_{kind}_high"),
        none=Word("odds_travel", "map_none"),
        alt=word("map_alt", **said),
    )
    return overlay_svg(
        trip.graph,
        _worths(trip),
        marks={trip.start: "ring", **dict.fromkeys(trip.goal, "goal")},
        words=words,
        limits=None if trip.within is None else (0.0, 1.0),
        write=_turns if trip.within is None else whole_percent,
        title=word("map_title"),
        lang=lang,
    )


def _worths(trip: Travel) -> Mapping[str, Fraction | None]:
    """Return the expected turns from every place, or the chance to arrive in time."""
    if trip.within is None:
        return trip.expected()
    spots, purse = trip.turns.places(trip.graph), trip.stand[1]
    return {place: trip.guide.worth((spot, purse)) for place, spot in spots.items()}


def _turns(value: float, lang: str) -> str:
    return decimal(value, 1, lang)


def _places(trip: Travel, roll: int, lang: str) -> str:
    """Return the worth of every city, and where the plan goes with the roll, as a table."""
    kind = "turns" if trip.within is None else "chance"
    heads = [say(lang, SECTION, "column_place"), say(lang, SECTION, f"column_worth_{kind}")]
    if roll:
        heads.append(say(lang, SECTION, "column_best", roll=roll))
    worths = _worths(trip)
    rows = []
    for city in trip.graph.cities:
        best = [_best(trip, roll, city, lang)] if roll else []
        rows.append([str(_place(trip, city, lang)), _short(worths[city], trip, lang), *best])
    name = say(lang, SECTION, "towns")
    summary = f"<summary>{escape(name)}</summary>"
    return f"<details>{summary}{_table(name, heads, sorted(rows))}</details>"


def _best(trip: Travel, roll: int, city: str, lang: str) -> str:
    move = trip.policy(roll).moves.get(city)
    if move:
        return _move(trip, move, lang)
    return say(lang, SECTION, "arrived") if city in trip.goal else NONE


def _short(value: Fraction | None, trip: Travel, lang: str) -> str:
    if value is None:
        return say(lang, SECTION, "unsure")
    return decimal(float(value), 2, lang) if trip.within is None else percent(value).text(lang)


# The first turn


def _first_turn(trip: Travel, lang: str) -> str:
    """Return what the plan does in the first turn, for each roll; empty at the goal."""
    moves = trip.moves()
    if not moves:
        return ""
    kind = "turns" if trip.within is None else "chance"
    name = say(lang, SECTION, "first_turn")
    action = read_action(moves[0].actions[0], trip.graph)
    begun = action_words(action, trip.situation.state, trip.rules, trip.graph, (), lang)
    first = say(lang, SECTION, "first_action", action=begun)
    heads = [say(lang, SECTION, f"column_{column}") for column in ("roll", "move", kind)]
    rows = [
        [
            number(move.roll, lang) if move.roll else say(lang, SECTION, "no_roll"),
            _move(trip, move, lang),
            _long(move.left, trip, lang),
        ]
        for move in moves
    ]
    last = say(lang, SECTION, f"first_{'mean' if trip.within is None else 'chance'}")
    return f"{heading_html(name)}<p>{escape(first)}</p>{_table(name, heads, rows)}<p>{escape(last)}</p>"


def _long(value: Fraction | None, trip: Travel, lang: str) -> str:
    if value is None:
        return say(lang, SECTION, "unsure")
    return valued(value, lang) if trip.within is None else chance_said(value, lang)


def _move(trip: Travel, move: Move, lang: str) -> str:
    """Return in words where a move leads."""
    if move.actions[0] == "release" and not move.legs:
        return say(lang, SECTION, "move_held" if move.held else "move_freed")
    runs = move.runs or (("stays", (move.end,)),)
    said = [
        say(lang, SECTION, f"move_{way}", steps=Steps(lang, len(path) - 1), end=_place(trip, path[-1], lang))
        for way, path in runs
    ]
    told = reduce(lambda first, last: say(lang, SECTION, "move_then", first=first, last=last), said)
    return say(lang, SECTION, "move_caught", move=told) if move.held else told


def _place(trip: Travel, place: str, lang: str) -> Place:
    return Place(trip.graph, trip.graph.index[place], lang)


def _table(name: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table whose name stands above it."""
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(map(_row, rows))
    head = f"<thead><tr>{columns}</tr></thead>"
    return f'<table aria-label="{escape(name)}">{head}<tbody>{body}</tbody></table>'


def _row(cells: Iterable[str]) -> str:
    first, *others = cells
    rest = "".join(f"<td>{escape(cell)}</td>" for cell in others)
    return f'<tr><th scope="row">{escape(first)}</th>{rest}</tr>'
