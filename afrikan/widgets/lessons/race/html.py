"""What the lesson about the race home shows: the runners on the board, tables, and the map of chances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from html import escape

from afrikan.board import RouteGraph
from afrikan.board.words import place_name
from afrikan.draw import Pawn, board_svg
from afrikan.errors import Word
from afrikan.odds.answer.figures import chance_said, valued
from afrikan.odds.answer.words import percent
from afrikan.widgets.lessons.race.fields import Posed, called, word

WIDTH = 900
"""Width of a map on the page in pixels."""

EVEN = Fraction(1, 2)


def before_html(posed: Posed, lang: str) -> str:
    """Return the board with the runners, numbered as the turn goes round."""
    pawns = [
        Pawn(runner.place, seat, runner.name, runner.carries) for seat, runner in enumerate(posed.standings)
    ]
    title = word("before").text(lang)
    return board_svg(posed.race.graph, pawns=pawns, lang=lang, width=WIDTH, title=title)


@lru_cache(maxsize=8)
def after_html(posed: Posed, lang: str) -> str:
    """Return what is shown with the answer: each runner alone, what more is worth, the map if any."""
    chances = "" if posed.shown is None else _map(posed, posed.shown, lang)
    return _alone(posed, lang) + _worth(posed, lang) + chances


def _alone(posed: Posed, lang: str) -> str:
    """Return the expected turns of each runner beside its chance to win."""
    rows = []
    for number, (standing, runner) in enumerate(zip(posed.standings, posed.race.runners, strict=True), 1):
        turns = runner.plan.level(runner.start[1]).values[runner.start[0]]
        rows.append(
            (
                called(standing.key).text(lang),
                word("not_sure").text(lang) if turns is None else valued(turns, lang),
                chance_said(posed.race.odds[f"player_{number}"], lang),
            )
        )
    return _table("alone", ("runner", "turns", "wins"), rows, lang)


def _worth(posed: Posed, lang: str) -> str:
    """Return what a little more is worth where everyone follows the plan with the fewest expected turns."""
    worth = posed.worth
    return _rows(word("worth").text(lang), worth.head(lang), worth.rows(lang))


def _map(posed: Posed, shown: int, lang: str) -> str:
    """Return the map of a runner's chances, how to read it, and the chances from the cities as a table."""
    best = shown == posed.best
    chances = posed.race.map(shown, best)
    picture = posed.race.map_svg(shown, best, lang=lang, width=WIDTH)
    runner = called(posed.standings[shown - 1].key)
    said = Word("odds_race", "map_response" if best else "map_fewest", runner=runner).text(lang)
    even = _even(posed.race.graph, chances, lang)
    return f"{picture}<p>{escape(said)} {escape(even)}</p>{_cities(posed.race.graph, chances, lang)}"


def _even(graph: RouteGraph, chances: dict[str, Fraction], lang: str) -> str:
    """Return in words from how many places the chance is even or better, and where it is nearest to even."""
    count = sum(chance >= EVEN for chance in chances.values())
    nearest = min(chances, key=lambda place: (abs(chances[place] - EVEN), graph.index[place]))
    return word(
        "even",
        count=count, places=len(chances),
        nearest=place_name(graph, graph.index[nearest], lang), chance=percent(chances[nearest]),
    ).text(lang)  # fmt: skip


def _cities(graph: RouteGraph, chances: dict[str, Fraction], lang: str) -> str:
    """Return the chances from the cities, the best first, folded."""
    order = sorted((city for city in graph.cities if city in chances), key=lambda city: -chances[city])
    rows = [(place_name(graph, graph.index[city], lang), chance_said(chances[city], lang)) for city in order]
    name = escape(word("map_table").text(lang))
    return f"<details><summary>{name}</summary>{_table('map_table', ('city', 'wins'), rows, lang)}</details>"


def _table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]], lang: str) -> str:
    head = [word(f"column_{column}").text(lang) for column in columns]
    return _rows(word(caption).text(lang), head, rows)


def _rows(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(_row(*row) for row in rows)
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )


def _row(first: str, *others: str) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
    return f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
