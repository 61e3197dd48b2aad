"""What a lesson panel shows of its question: the figures beside each other, the simulation, the answer."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from html import escape

from afrikan.odds.answer.fact import Fact
from afrikan.odds.answer.result import Odds, Outcome
from afrikan.widgets.form.html import bar_html, heading_html
from afrikan.widgets.lesson.figures import Figure
from afrikan.widgets.lesson.sample_html import CONFIDENCE, sample_html
from afrikan.widgets.lesson.state import LessonState

NONE = "–"


def question_html(state: LessonState) -> str:
    """Return what is asked, and a picture of the situation if there is one."""
    picture = state.answer.before(state.lang) if state.answer else ""
    return f'<p class="afrikan-lesson-question">{escape(state.question)}</p>{picture}'


def progress_html(state: LessonState) -> str:
    """Return how far the simulation is, as a bar and in words; empty if none was begun."""
    if not state.planned:
        return ""
    return bar_html(state.sample.trials, state.planned, state.progress, state.word("trials"))


def result_html(state: LessonState) -> str:
    """Return what is known so far: nothing, the simulation alone, or the exact answer with it."""
    if state.answer is None or not (state.predictions or state.sample.trials or state.revealed):
        return ""
    if not state.revealed:
        sample = state.sample
        return figures_html(state) + (
            sample_html(state.answer.odds, sample, state.lang) if sample.trials else ""
        )
    return figures_html(state) + answer_html(state) + think_html(state)


def answer_html(state: LessonState) -> str:
    """Return the exact answer, the simulation beside it, and whatever else belongs to it."""
    from afrikan.odds.answer.report import fact_html, html

    assert state.answer is not None
    lang = state.lang
    if isinstance(state.answer.asked, Fact):
        return state.answer.after(lang) + fact_html(state.answer.asked, lang=lang)
    odds = state.answer.odds
    beside = odds.compare(state.sample, CONFIDENCE) if state.sample.trials else None
    more = "".join(html(other, lang=lang) for other in state.answer.more)
    return html(odds, beside, lang=lang, prediction=_drawn(state, odds)) + state.answer.after(lang) + more


def _drawn(state: LessonState, odds: Odds) -> dict[Outcome, Fraction] | Fraction | None:
    """Return the predictions that the picture shows: those of single outcomes, else that of the mean."""
    predicted = [(figure, state.predictions.get(figure.key)) for figure in state.figures]
    noted = [(figure, prediction.value) for figure, prediction in predicted if prediction]
    single = {figure.outcome: value for figure, value in noted if figure.outcome is not None}
    known = {outcome: value for outcome, value in single.items() if outcome in odds.chances}
    return known or next((value for figure, value in noted if figure.middle), None)


def think_html(state: LessonState) -> str:
    """Return the questions to think about."""
    thoughts = state.topic.think(state.values)
    items = "".join(f"<li>{escape(thought.text(state.lang))}</li>" for thought in thoughts)
    return f"{heading_html(state.word('think'))}<ul>{items}</ul>" if items else ""


# Prediction, simulation and exact figure beside each other


def figures_html(state: LessonState) -> str:
    """Return each figure that can be predicted: as predicted, as simulated, and exact once it is revealed."""
    columns = _columns(state)
    names = [escape(state.word(f"column_{column}")) for column in columns]
    heads = "".join(f'<th scope="col">{name}</th>' for name in names)
    rows = "".join(_figure_row(figure, names[1:], state) for figure in state.figures)
    caption = escape(state.word(_caption(state)))
    return (
        f'<table class="afrikan-lesson-figures"><caption>{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _columns(state: LessonState) -> tuple[str, ...]:
    """Return the columns that there are now: no simulation of what cannot be simulated, no secret answer."""
    simulation = ("simulation",) if state.simulable else ()
    return ("figure", "prediction", *simulation, *(("exact",) if state.revealed else ()))


def _caption(state: LessonState) -> str:
    simulated = "" if state.simulable else "_unsimulated"
    return f"figures_caption{'' if state.revealed else '_hidden'}{simulated}"


def _figure_row(figure: Figure, names: list[str], state: LessonState) -> str:
    said = escape(figure.said.text(state.lang))
    cells = zip(names, _cells(figure, state), strict=True)
    row = "".join(f'<td data-head="{name}">{cell}</td>' for name, cell in cells)
    return f'<tr><th scope="row">{said}</th>{row}</tr>'


def _cells(figure: Figure, state: LessonState) -> Iterator[str]:
    """Yield what is known about a figure: the prediction, the simulation, the exact value if revealed."""
    assert state.answer is not None
    predicted, sample = state.predictions.get(figure.key), state.sample
    yield escape(predicted.written) + _mark(figure, state) if predicted else NONE
    if state.simulable:
        shown = figure.simulated if sample.trials else None
        yield figure.rough(shown(sample), state.lang) if shown else NONE
    if state.revealed:
        yield figure.text(figure.exact(state.answer), state.lang)


def _mark(figure: Figure, state: LessonState) -> str:
    """Return what became of a prediction, in a few words, once the answer is revealed."""
    if not state.revealed:
        return ""
    judged = state.verdicts[figure.key]
    mark = escape(judged.mark.text(state.lang))
    return f' <span class="afrikan-lesson-{judged.kind}">{mark}</span>'
