"""What follows from the facts on the page: the map of possible hexes, the facts, and the directions."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from html import escape

from afrikan.draw.island import island_svg
from afrikan.island.beliefs.location import SEA_CALLED
from afrikan.island.game.said import direction_words, told_words
from afrikan.island.words import Direction
from afrikan.language import decimal
from afrikan.odds.answer.figures import valued
from afrikan.widgets.form.html import heading_html, hint_html
from afrikan.widgets.island.lesson.html import figure_html, paragraphs_html, rests_on
from afrikan.widgets.island.where.facts import fact_of
from afrikan.widgets.island.where.fields import GROUND_WORDS
from afrikan.widgets.island.where.state import WhereState
from afrikan.widgets.laboratories.html import code_html, table_html

NONE = "–"


def map_html(state: WhereState) -> str:
    """Return the map with the hexes that are possible; the plain one before anything has been shown."""
    belief, lang, island = state.shown, state.lang, state.island
    here = state.legs[-1].here if state.legs and state.given_up else 0
    found = belief.hexes if belief and belief.count == 1 else ()
    uneven = belief is not None and len(set(belief.weights.values())) > 1
    values = None
    if belief is not None:
        values = belief.chances if state.numbered or uneven else set(belief.hexes)
    picture = island_svg(
        island, lang, turned=state.turned, values=values, numbers=state.numbered,
        outlined=(here,) if here else found,
    )  # fmt: skip
    return figure_html(picture, rests_on(island, lang))


def note_html(state: WhereState) -> str:
    """Return of which moment the map tells."""
    key = "map_hidden" if state.shown is None else "map_caption" if state.seen else "map_before"
    return heading_html(state.word(key))


def facts_html(state: WhereState) -> str:
    """Return each fact with what was predicted and what it left, as a table; an ordered twin of the map."""
    if not state.legs:
        return hint_html(state.word("no_facts"))
    rows = []
    for place, leg in enumerate(state.legs):
        noted = leg.predicted.written if leg.predicted else NONE
        left, bits = (str(leg.belief.count), decimal(state.bits(place), 2, state.lang)) if leg.seen else (
            NONE, NONE,
        )  # fmt: skip
        rows.append([f"{place + 1}. {fact_of(leg, state.lang)}", noted, left, bits])
    keys = ("fact", "prediction", "left", "bits")
    table = table_html(state.word("facts"), [state.word(f"column_{key}") for key in keys], rows)
    return table + paragraphs_html([rests_on(state.island, state.lang)])


def promise_html(state: WhereState) -> str:
    """Return what each direction is expected to leave, and how that comes about."""
    if not state.seen or state.belief.count == 1:
        return paragraphs_html([state.word("promise_first" if not state.seen else "promise_done")])
    expected = state.belief.expected_left()
    least = min(expected.values())
    even = len(set(state.belief.weights.values())) == 1
    best = ", ".join(direction_words(way, state.lang) for way in Direction if expected[way] == least)
    said = [
        state.word("promise_best", ways=best, expected=valued(least, state.lang)),
        state.word("promise_how" if even else "promise_uneven"),
        rests_on(state.island, state.lang),
    ]
    return paragraphs_html(said) + _directions(state, expected, even)


def _directions(state: WhereState, expected: Mapping[Direction, Fraction], even: bool) -> str:
    """Return a row for each direction, with the sum of squares where all hexes are alike."""
    rows = [
        [
            direction_words(way, state.lang),
            _answers(state, way),
            *((_squares(state, way),) if even else ()),
            valued(expected[way], state.lang),
        ]
        for way in Direction
    ]
    keys = ("way", "answers", *(("squares",) if even else ()), "expected")
    heads = [state.word(f"column_{key}") for key in keys]
    marked = [expected[way] == min(expected.values()) for way in Direction]
    return table_html(state.word("promise_table"), heads, rows, marked)


def _left(state: WhereState, way: Direction) -> list[tuple[int, int]]:
    """Return each answer to a direction with how many hexes it leaves, the most first."""
    return sorted(state.belief.left_after(way).items(), key=lambda pair: (-pair[1], pair[0]))


def _answers(state: WhereState, way: Direction) -> str:
    said = (
        f"{told_words(answer, state.law, state.lang) if answer != SEA_CALLED else state.word('sea')} {count}"
        for answer, count in _left(state, way)
    )
    return ", ".join(said)


def _squares(state: WhereState, way: Direction) -> str:
    counts = [count for _, count in _left(state, way)]
    total = sum(count * count for count in counts)
    return f"({' + '.join(f'{count}²' for count in counts)}) / {sum(counts)} = {total}/{sum(counts)}"


def code_of_walk(state: WhereState) -> str:
    """Return the line of code that asks the same."""
    if not state.legs:
        return ""
    told = ", ".join(f'"{leg.text}"' for leg in state.legs)
    return code_html(state.lang, f'af.odds.location([{told}], map="{state.island.name}")')


def ground_html(state: WhereState) -> str:
    """Return the ground under the hiker's feet, for the middle of the directions."""
    ground = state.legs[-1].ground if state.legs else ""
    return escape(GROUND_WORDS[ground].text(state.lang)) if ground else ""
