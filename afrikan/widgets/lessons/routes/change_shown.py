"""How a change of the board is shown: the board before and after it, and tables of what it changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from html import escape

from afrikan.draw import Arrow, MapWords
from afrikan.errors import Phrase
from afrikan.messages import number
from afrikan.widgets.lessons.routes.changed import Change
from afrikan.widgets.lessons.routes.maps import found_html
from afrikan.widgets.lessons.routes.table import Row, table_html
from afrikan.widgets.lessons.routes.words import by, gap, heading, name, rounded, signed, word

MOST_PLATES = 8
LEAST = 0.05
"""Changes below this round to nothing."""

NONE = "–"
SPAN = ("before", "after", "change")


@lru_cache(maxsize=16)
def before_html(change: Change, lang: str) -> str:
    """Return the board as it is, shaded by how far each city lies from the others on average."""
    words = MapWords(
        measure=word("mean_steps_measure", mode=by(change.mode)),
        low=word("mean_steps_low"),
        high=word("mean_steps_high"),
        none=word("out_of_reach"),
    )
    means = {city: change.means[city][0] if city in change.means else None for city in change.before.cities}
    marks = dict(change.marks)
    return found_html(
        change.before, means, words, word("before_title"), lang, marks=marks, write=rounded
    )  # fmt: skip


@lru_cache(maxsize=16)
def after_html(change: Change, lang: str) -> str:
    """Return the changed board, shaded by what each city gains or loses, with what changed in tables."""
    said = " ".join(escape(line.text(lang)) for line in _told(change))
    tables = _cities(change, lang) + _pairs(change, lang) + _between(change, lang)
    return f"{_map(change, lang)}<p>{said}</p>{tables}"


def _told(change: Change) -> Iterator[Phrase]:
    """Yield in sentences how many distances changed, for whom most, and whether ways were lost or found."""
    kind = "road" if change.nearer else "port"
    shifted = change.changed - change.linked
    if not change.changed:
        yield word("change_none")
    if shifted:
        city, gain = next(iter(change.gains.items()))
        said = {"changed": shifted, "pairs": change.pairs, "city": gap(change.before, city)}
        yield word(f"{kind}_told", **said, shift=partial(rounded, gain))
    if change.linked:
        yield word(f"{kind}_linked", count=change.linked)


def _map(change: Change, lang: str) -> str:
    kind = "road" if change.nearer else "port"
    words = MapWords(
        measure=word(f"{kind}_measure", mode=by(change.mode)),
        low=word("change_low"),
        high=word(f"{kind}_high"),
        arrow=word("road_arrow"),
    )
    shifted = {city: gain for city, gain in change.gains.items() if gain >= LEAST}
    return found_html(
        change.after,
        change.gains if shifted else {},
        words,
        word("after_title"),
        lang,
        marks=dict(change.marks),
        texts={city: _shift(change, city, lang) for city in [*shifted][:MOST_PLATES]},
        arrows=[Arrow(change.road)] if change.road else (),
        write=rounded,
    )


def _shift(change: Change, city: str, lang: str) -> str:
    before, after = change.means[city]
    return signed(after - before, lang, 1)


def _cities(change: Change, lang: str) -> str:
    """Return the cities that gain or lose, the most first."""
    rows = [
        (name(change.before, city, lang), *(rounded(mean, lang) for mean in change.means[city]),
         _shift(change, city, lang))
        for city, gain in change.gains.items()
        if gain >= LEAST
    ]  # fmt: skip
    caption = word("change_cities", mode=by(change.mode))
    return table_html(caption, (heading("city"), *map(heading, SPAN)), rows, lang)


def _pairs(change: Change, lang: str) -> str:
    """Return every pair whose distance changed."""
    frame = change.difference.distances
    known = frame.astype(object).where(frame.notna(), None)
    rows = [
        (f"{name(change.before, a, lang)} – {name(change.before, b, lang)}", *_steps(steps, lang))
        for (a, b), *steps in known.itertuples()
    ]
    return table_html(word("change_pairs"), (word("column_pair"), *map(heading, SPAN)), rows, lang)


def _steps(row: Sequence[int | None], lang: str) -> Row:
    before, after, shift = row
    return (
        NONE if before is None else number(before, lang),
        NONE if after is None else number(after, lang),
        NONE if shift is None else signed(shift, lang),
    )


def _between(change: Change, lang: str) -> str:
    """Return the cities whose betweenness changed, as percentages."""
    frame = change.difference.centrality
    rows = []
    for city, row in frame.iterrows():
        before, after = (100 * float(row[f"betweenness_{end}"]) for end in ("before", "after"))
        if abs(after - before) >= LEAST:
            shares = (f"{rounded(share, lang)} %" for share in (before, after))
            rows.append((name(change.before, str(city), lang), *shares, signed(after - before, lang, 1)))
    heads = heading("city"), *map(heading, SPAN)
    return table_html(word("change_between"), heads, rows, lang, most=0)
