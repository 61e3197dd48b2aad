"""The picture of an answer: its chances as bars, beside them a simulation and the reader's prediction."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, TypeGuard

from afrikan.draw.chart import Bar, Chart, Legend
from afrikan.errors import AfrikanError
from afrikan.messages import say
from afrikan.odds.answer.figures import alt, chance_said, known, name_of, rounded, rows, valued
from afrikan.odds.answer.result import NO, YES, Odds, Outcome
from afrikan.odds.answer.words import percent
from afrikan.quote import quoted

if TYPE_CHECKING:
    from afrikan.odds.answer.compare import Comparison

Prediction = Mapping[Outcome, Fraction | float] | Fraction | float
"""What the reader predicts: chances of outcomes; or one number: the chance of yes, or the mean."""

LARGEST = 10**12
"""No prediction of this size or more is drawn."""


def chart_of(
    odds: Odds,
    lang: str,
    beside: Comparison | None = None,
    prediction: Prediction | None = None,
    highlight: Outcome | None = None,
    foot: bool = True,
) -> Chart:
    """Return the picture as plain data; see ``Odds.svg``.

    Args:
        odds, lang, beside, prediction, highlight: as there.
        foot: whether what the answer rests on is written below.

    Raises:
        AfrikanError: as there.
    """
    if beside is not None and beside.odds.chances != odds.chances:
        raise AfrikanError("beside_other", question=odds.question, other=beside.odds.question)
    guesses, guess = predicted(odds, prediction)
    shares = {row.outcome: (row.share, row.low, row.high) for row in beside.rows} if beside else {}
    bars = [
        Bar(
            name_of(odds, outcome, lang), float(chance), chance_said(chance, lang),
            at=outcome if isinstance(outcome, int) else None, simulated=shares.get(outcome),
            guess=None if outcome is None else guesses.get(outcome),
            tail=outcome is None, marked=highlight is not None and outcome == highlight,
        )
        for outcome, chance in rows(odds)
    ]  # fmt: skip
    return Chart(
        odds.question.text(lang), bars, say(lang, "odds_unit", odds.unit), say(lang, "odds", "chance"),
        _legend(lang, beside), described(odds, lang, beside, prediction),
        say(lang, "odds", "rests", label=odds.label.text(lang)) if foot else "", lang,
        mean=_mean(odds), guess=guess,
    )  # fmt: skip


def _legend(lang: str, beside: Comparison | None) -> Legend:
    confidence = percent(beside.confidence).text(lang) if beside else ""
    simulated = say(lang, "odds", "simulated", confidence=confidence)
    return Legend(simulated=simulated, **{key: say(lang, "odds", key) for key in ("exact", "guess", "mean")})


def _mean(odds: Odds) -> float | None:
    try:
        return float(odds.mean)
    except AfrikanError:
        return None


def described(odds: Odds, lang: str, beside: Comparison | None, prediction: Prediction | None) -> str:
    """Return the alternative text of a picture with all that is shown in it."""
    said = [alt(odds, lang), beside.sentence(lang) if beside else ""]
    if prediction is not None:
        said.append(say(lang, "odds", "alt_guess", guess=guess_said(odds, prediction, lang)))
    return " ".join(filter(None, said))


def guess_said(odds: Odds, prediction: Prediction, lang: str) -> str:
    """Return in words what the reader predicts."""
    guesses, mean = predicted(odds, prediction)
    return rounded(mean, lang).lstrip("=≈ ") if mean is not None else _chances_said(odds, guesses, lang)


def exact_said(odds: Odds, prediction: Prediction, lang: str) -> str:
    """Return in words the exact answer to what the reader predicts; an empty text if it is not known."""
    guesses, mean = predicted(odds, prediction)
    if mean is not None:
        return known(lambda: valued(odds.mean, lang))
    return _chances_said(odds, {outcome: odds[outcome] for outcome in guesses}, lang)


def _chances_said(odds: Odds, chances: Mapping[Outcome, Fraction | float], lang: str) -> str:
    return "; ".join(
        say(lang, "odds", "alt_chance", outcome=odds.name(outcome, lang), chance=percent(chance).text(lang))
        for outcome, chance in chances.items()
    )


def predicted(odds: Odds, prediction: Prediction | None) -> tuple[dict[Outcome, float], float | None]:
    """Return the predicted chances of outcomes, and the predicted mean.

    Raises:
        AfrikanError: if a prediction does not fit the question.
    """
    if prediction is None:
        return {}, None
    if isinstance(prediction, Mapping):
        return {outcome: _share(odds, outcome, share) for outcome, share in prediction.items()}, None
    if set(odds.chances) == {YES, NO}:
        return {YES: _share(odds, YES, prediction)}, None
    if not odds.numeric or not _is_number(prediction):
        raise AfrikanError("prediction_wrong", value=quoted(prediction), question=odds.question)
    return {}, float(prediction)


def _share(odds: Odds, outcome: Outcome, share: object) -> float:
    if outcome not in odds.chances:
        raise AfrikanError("prediction_outcome", outcome=quoted(outcome), question=odds.question)
    if not _is_number(share) or not 0 <= share <= 1:
        raise AfrikanError("prediction_share", outcome=quoted(outcome), value=quoted(share))
    return float(share)


def _is_number(value: object) -> TypeGuard[Fraction | float]:
    if not isinstance(value, int | float | Fraction) or isinstance(value, bool):
        return False
    return bool(-LARGEST < value < LARGEST)
