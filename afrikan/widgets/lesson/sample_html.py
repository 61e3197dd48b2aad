"""A simulation without anything exact: a table of shares with their intervals and bars."""

from collections.abc import Iterator
from html import escape

from afrikan.errors import Word
from afrikan.language import number
from afrikan.odds.answer.result import Odds, Outcome
from afrikan.odds.answer.sample import Sample
from afrikan.odds.answer.words import percent
from afrikan.simulation.estimates import interval

CONFIDENCE = 0.95
MOST_ROWS = 12
"""Rows of a simulation; larger numbers are put together in the last one."""

COLUMNS = ("outcome", "times", "share", "interval")


def sample_html(odds: Odds, sample: Sample, lang: str) -> str:
    """Return what came out of a simulation.

    Args:
        odds: names the outcomes; no chance of it is shown.
        sample: the simulation.
        lang: language of the words.
    """
    rows = list(_rows(odds, sample, lang))
    widest = max(times for _, times in rows)
    heads = "".join(
        f'<th scope="col">{escape(Word("odds_panel", f"column_{key}").text(lang))}</th>' for key in COLUMNS
    )
    body = "".join(_row(name, times, sample.trials, widest, lang) for name, times in rows)
    caption = Word("odds_panel", "sample_caption", trials=sample.trials, confidence=percent(CONFIDENCE))
    return (
        f'<table class="afrikan-lesson-sample"><caption>{escape(caption.text(lang))}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )


def _rows(odds: Odds, sample: Sample, lang: str) -> Iterator[tuple[str, int]]:
    """Yield the name of each outcome and how often it came; many large numbers share the last row."""
    if not odds.numeric:
        yield from ((odds.name(outcome, lang), sample.counts.get(outcome, 0)) for outcome in odds.chances)
        return
    came = _numbers(odds, sample)
    shown = came if len(came) <= MOST_ROWS else came[: MOST_ROWS - 1]
    yield from ((odds.name(outcome, lang), sample.counts.get(outcome, 0)) for outcome in shown)
    if rest := came[len(shown) :]:
        words = Word("odds_panel", "or_more", number=odds.name(rest[0], lang))
        yield words.text(lang), sum(sample.counts.get(outcome, 0) for outcome in rest)


def _numbers(odds: Odds, sample: Sample) -> list[int]:
    """Return the numbers that can come, up to the largest that came."""
    outcomes: set[Outcome] = {*odds.chances, *sample.counts}
    whole = sorted(outcome for outcome in outcomes if isinstance(outcome, int))
    return [outcome for outcome in whole if outcome <= max(_whole(sample), default=0)]


def _whole(sample: Sample) -> Iterator[int]:
    return (outcome for outcome in sample.counts if isinstance(outcome, int))


def _row(name: str, times: int, trials: int, widest: int, lang: str) -> str:
    low, high = interval(times, trials, CONFIDENCE)
    width = 100 * times / widest
    bar = f'<span class="afrikan-lesson-bar" style="width:{width:.1f}%"></span>'
    ends = f"{percent(low).text(lang)} – {percent(high).text(lang)}"
    return (
        f'<tr><th scope="row">{escape(name)}</th><td>{number(times, lang)}</td>'
        f"<td>{percent(times / trials).text(lang)}{bar}</td><td>{ends}</td></tr>"
    )
