"""The figures of an answer in words: its values, its key figures, and what a picture of it shows."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from afrikan.errors import AfrikanError
from afrikan.language import with_signs
from afrikan.messages import number, say
from afrikan.odds.answer.result import Odds, Outcome
from afrikan.odds.answer.words import percent, short

QUANTILES = (Fraction(5, 100), Fraction(1, 2), Fraction(95, 100))
ALL_TOLD = 6
"""Most outcomes of which a description tells every chance; of more, it tells the likeliest."""

LIKELIEST = 3


def rounded(value: Fraction | float, lang: str) -> str:
    """Return a number with a sign that says whether it is exact, in a language's manner.

    >>> rounded(Fraction(7, 2), "en"), rounded(Fraction(4000, 3), "fi"), rounded(12, "sv")
    ('= 3.5', '≈ 1\\xa0333,3', '= 12')
    """
    places = 3 if -100 < value < 100 else 1
    text = f"{float(value):,.{places}f}".rstrip("0").removesuffix(".")
    sign = "=" if Fraction(text.replace(",", "")) == value else "≈"
    return f"{sign} {with_signs(text, lang)}"


def valued(value: Fraction, lang: str) -> str:
    """Return a value as a short fraction and as a number, or as the one of both that is readable.

    >>> valued(Fraction(7, 2), "en"), valued(Fraction(5), "en"), valued(Fraction(10**9, 10**9 + 1), "en")
    ('7/2 = 3.5', '5', '≈ 1')
    """
    if value.denominator == 1:
        return number(value.numerator, lang)
    return " ".join(filter(None, (short(value), rounded(value, lang))))


def chance_parts(chance: Fraction, lang: str) -> tuple[str, str]:
    """Return a chance as a short fraction, empty if it has none, and as a percentage with its sign.

    >>> chance_parts(Fraction(5, 18), "en"), chance_parts(Fraction(1, 4), "sv")
    (('5/18', '≈ 27.8 %'), ('1/4', '= 25 %'))
    """
    share, plain = percent(chance), "" if chance.denominator == 1 else short(chance)
    said = share.text(lang)
    if said[0] in "<>" or (share.whole and not plain):
        return plain, said
    return plain, f"{'=' if share.whole else '≈'} {said}"


def chance_said(chance: Fraction, lang: str) -> str:
    """Return a chance as a short fraction and as a percentage.

    >>> chance_said(Fraction(5, 18), "en")
    '5/18 ≈ 27.8 %'
    """
    return " ".join(filter(None, chance_parts(chance, lang)))


def tail_name(odds: Odds, lang: str) -> str:
    """Return what all outcomes beyond the last one listed are called."""
    if odds.numeric and odds.chances:
        return say(lang, "odds", "beyond", last=odds.name(list(odds.chances)[-1], lang))
    return say(lang, "odds", "others")


def name_of(odds: Odds, outcome: Outcome | None, lang: str) -> str:
    """Return what an outcome is called; ``None`` stands for all beyond the last one listed."""
    return tail_name(odds, lang) if outcome is None else odds.name(outcome, lang)


def rows(odds: Odds) -> list[tuple[Outcome | None, Fraction]]:
    """Return every outcome with its chance, and ``None`` with that of a tail that was cut."""
    listed: list[tuple[Outcome | None, Fraction]] = list(odds.chances.items())
    return [*listed, (None, odds.beyond)] if odds.beyond else listed


def key_figures(odds: Odds, lang: str) -> list[tuple[str, str]]:
    """Return mean, standard deviation and quantiles with their names, as far as they are known."""
    if not odds.numeric:
        return []
    said = [
        (say(lang, "odds", "mean"), known(lambda: valued(odds.mean, lang))),
        (say(lang, "odds", "deviation"), known(lambda: _deviation(odds, lang))),
    ]
    for share in QUANTILES:
        key = "median" if share == Fraction(1, 2) else "quantile"
        said.append((say(lang, "odds", key, share=percent(share).text(lang)), _quantile(odds, share, lang)))
    return [(name, value) for name, value in said if value]


def known(figure: Callable[[], str]) -> str:
    """Return a figure in words; an empty text if it is not known."""
    try:
        return figure()
    except AfrikanError:
        return ""


def _deviation(odds: Odds, lang: str) -> str:
    return rounded(odds.deviation, lang) if odds.variance else number(0, lang)


def _quantile(odds: Odds, share: Fraction, lang: str) -> str:
    """Return a quantile; one that lies in the tail that was cut is only known to lie there."""
    return known(lambda: number(odds.quantile(share), lang)) or tail_name(odds, lang)


def alt(odds: Odds, lang: str) -> str:
    """Return what a picture of an answer shows: the question, the likeliest outcomes, the mean."""
    told = rows(odds)
    key = "alt_all" if len(told) <= ALL_TOLD else "alt_likely"
    if key == "alt_likely":
        told = sorted(told, key=lambda row: -row[1])[:LIKELIEST]
    outcomes = "; ".join(
        say(
            lang,
            "odds",
            "alt_chance",
            outcome=name_of(odds, outcome, lang),
            chance=percent(chance).text(lang),
        )
        for outcome, chance in told
    )
    said = say(lang, "odds", key, question=odds.question.text(lang), outcomes=outcomes)
    mean = known(lambda: valued(odds.mean, lang))
    return f"{said} {say(lang, 'odds', 'alt_mean', mean=mean)}" if mean else said
