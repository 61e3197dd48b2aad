"""An answer as people read it: text, and HTML with figure, table, derivation and provenance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from html import escape

from afrikan.draw.chart_svg import chart_svg
from afrikan.messages import number, say
from afrikan.odds.answer.compare import Beside, Comparison
from afrikan.odds.answer.fact import Fact
from afrikan.odds.answer.figures import chance_parts, key_figures, name_of, rows
from afrikan.odds.answer.formula import spoken_in
from afrikan.odds.answer.mathml import mathml
from afrikan.odds.answer.picture import Prediction, chart_of, exact_said, guess_said
from afrikan.odds.answer.result import NO, YES, Odds
from afrikan.odds.answer.words import exactly, percent

MOST_LINES = 40
"""Outcomes listed in the text; the table on the page and ``to_frame`` list all."""

OPEN_ROWS = 12
"""Rows of a table that is shown at once; a longer one is folded."""

LONG_FORMULA = 100
"""Signs of LaTeX from which on a formula may be too wide for the page and can be scrolled by keys."""

STYLE = (
    ".afrikan-odds{max-width:60rem;line-height:1.45}"
    ".afrikan-odds figure{margin:0 0 .8em}"
    ".afrikan-odds figcaption{font-size:.95em;margin-top:.3em}"
    ".afrikan-odds table{border-collapse:collapse;margin:.6em 0;font-variant-numeric:tabular-nums}"
    ".afrikan-odds caption{text-align:start;font-weight:bold}"
    ".afrikan-odds :is(th,td){padding:.2em .8em;border-bottom:1px solid #8888;text-align:end}"
    ".afrikan-odds td{white-space:nowrap}"
    ".afrikan-odds :is(thead th:first-child,tbody th){text-align:start}"
    ".afrikan-odds-scroll{overflow-x:auto}"
    ".afrikan-odds-head{font-weight:bold;margin:.8em 0 .2em}"
    ".afrikan-odds math{margin:.4em 0;font-size:1.15em}"
)


def text(odds: Odds, lang: str) -> str:
    """Return question, key figures, chances and what they rest on as lines of text."""
    figures = key_figures(odds, lang)
    width = max((len(name) for name, _ in figures), default=0)
    parts = [
        [odds.question.text(lang)],
        [f"{name:<{width}}  {value}" for name, value in figures],
        list(_lines(odds, lang)),
        [_rests(odds, lang), *(f"- {note.text(lang)}" for note in odds.notes)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def _lines(odds: Odds, lang: str) -> Iterator[str]:
    """Yield the unit and every chance, aligned; of very many, the first ones and what is left."""
    shown, left = rows(odds)[:MOST_LINES], rows(odds)[MOST_LINES:]
    names = [name_of(odds, outcome, lang) for outcome, _ in shown]
    digits = (
        max((len(odds.name(outcome, lang)) for outcome in odds.chances), default=0) if odds.numeric else 0
    )
    width = max(map(len, names))
    parts = [chance_parts(chance, lang) for _, chance in shown]
    longest = max(len(plain) for plain, _ in parts)
    yield say(lang, "odds_unit", odds.unit)
    for name, (plain, share) in zip(names, parts, strict=True):
        yield f"{name.rjust(digits):<{width}}  {plain:>{longest}} {share}"
    if left:
        rest = percent(sum(chance for _, chance in left)).text(lang)
        yield say(lang, "odds", "more", count=number(len(left), lang), chance=rest)


def html(
    odds: Odds, beside: Comparison | None = None, *, lang: str, prediction: Prediction | None = None
) -> str:
    """Return figure, key figures, table, derivation and provenance as HTML; nothing is loaded from outside.

    Args:
        odds: the answer.
        beside: a simulation to show beside it.
        lang: language of the words.
        prediction: what the reader predicts, as for ``Odds.svg``.

    Raises:
        AfrikanError: as for ``Odds.svg``.
    """
    parts = (
        _figure(odds, beside, lang, prediction),
        _key_list(odds, lang),
        _table(odds, beside, lang),
        _derivation(odds, lang),
        _notes(odds, lang),
    )
    return f'<div class="afrikan-odds" lang="{lang}"><style>{STYLE}</style>{"".join(parts)}</div>'


def fact_html(fact: Fact, *, lang: str) -> str:
    """Return provenance, derivation and notes of an answer without chance as HTML.

    Args:
        fact: the answer; what it says is shown by whoever asked.
        lang: language of the words.
    """
    parts = f"<p>{escape(_rests(fact, lang))}</p>{_derivation(fact, lang)}{_notes(fact, lang)}"
    return f'<div class="afrikan-odds" lang="{lang}"><style>{STYLE}</style>{parts}</div>'


def _rests(odds: Odds | Fact, lang: str) -> str:
    return say(lang, "odds", "rests", label=odds.label.text(lang))


def _figure(odds: Odds, beside: Comparison | None, lang: str, prediction: Prediction | None) -> str:
    said = [
        "" if prediction is None else _guess_beside(odds, prediction, lang),
        "" if beside is None else beside.sentence(lang),
        _rests(odds, lang),
    ]
    caption = "<br/>".join(escape(line) for line in said if line)
    picture = chart_svg(chart_of(odds, lang, beside, prediction, foot=False))
    return f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"


def _guess_beside(odds: Odds, prediction: Prediction, lang: str) -> str:
    """Return the prediction with the exact answer, as far as it is known."""
    guess, exact = guess_said(odds, prediction, lang), exact_said(odds, prediction, lang)
    key = "guess_beside" if exact else "alt_guess"
    return say(lang, "odds", key, guess=guess, **({"exact": exact} if exact else {}))


def _key_list(odds: Odds, lang: str) -> str:
    figures = key_figures(odds, lang)
    body = "".join(_row(name, [value]) for name, value in figures)
    return f"<table><tbody>{body}</tbody></table>" if figures else ""


def _table(odds: Odds, beside: Comparison | None, lang: str) -> str:
    """Return the table of all chances; folded if it is long."""
    head = [
        say(lang, "odds_unit", odds.unit),
        *(say(lang, "odds", f"column_{name}") for name in ("exact", "percent")),
    ]
    if beside:
        confidence = percent(beside.confidence).text(lang)
        head += [
            say(lang, "odds", "column_simulated"),
            say(lang, "odds", "column_interval", confidence=confidence),
            say(lang, "odds", "column_covered"),
        ]
    columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    simulated = beside.rows if beside else [None] * len(rows(odds))
    body = "".join(
        _row(name_of(odds, outcome, lang), [*_exact(chance, lang), *_simulated(row, lang)])
        for (outcome, chance), row in zip(rows(odds), simulated, strict=True)
    )
    inside = f"<thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table>"
    name = escape(say(lang, "odds", "table"))
    scroll = f'<div class="afrikan-odds-scroll" role="group" aria-label="{name}" tabindex="0">'
    if len(rows(odds)) <= OPEN_ROWS:
        return f"{scroll}<table><caption>{name}</caption>{inside}</div>"
    return f'<details><summary>{name}</summary>{scroll}<table aria-label="{name}">{inside}</div></details>'


def _row(name: str, cells: Iterable[str]) -> str:
    return (
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
    )


def _exact(chance: Fraction, lang: str) -> tuple[str, str]:
    return exactly(chance, lang), percent(chance).text(lang)


def _simulated(row: Beside | None, lang: str) -> list[str]:
    if row is None:
        return []
    share, low, high = (percent(end).text(lang) for end in (row.share, row.low, row.high))
    interval = say(lang, "odds", "interval", low=low, high=high)
    covered = ("inside", YES) if row.covered else ("outside", NO)
    return [share, interval, say(lang, "odds", covered[0], **{covered[1]: say(lang, "odds", covered[1])})]


def _derivation(odds: Odds | Fact, lang: str) -> str:
    if not odds.steps:
        return ""
    steps = "".join(
        f"<li>{_step(step.said.text(lang), spoken_in(step.latex, lang))}</li>" for step in odds.steps
    )
    return f'<p class="afrikan-odds-head">{escape(say(lang, "odds", "derivation"))}</p><ol>{steps}</ol>'


def _step(said: str, latex: str) -> str:
    """Return the words of a step and its formula; one that may be too wide can be scrolled by keys."""
    keys = f' role="group" aria-label="{escape(said)}" tabindex="0"' if len(latex) > LONG_FORMULA else ""
    return f'{escape(said)}<div class="afrikan-odds-scroll"{keys}>{mathml(latex)}</div>'


def _notes(odds: Odds | Fact, lang: str) -> str:
    if not odds.notes:
        return ""
    notes = "".join(f"<li>{escape(note.text(lang))}</li>" for note in odds.notes)
    return f'<p class="afrikan-odds-head">{escape(say(lang, "odds", "notes"))}</p><ul>{notes}</ul>'
