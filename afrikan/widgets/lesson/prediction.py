"""A prediction as a person writes it, 1/3, 0,333 or 33 %, and how it compares with the exact figure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from unicodedata import normalize

from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.language import base, decimal
from afrikan.odds.answer.words import percent
from afrikan.quote import quoted
from afrikan.widgets.lesson.figures import Figure

LONGEST = 40
_FRACTION = re.compile(r"(?:(\d{1,9}) )?(\d{1,9})/(\d{1,9})")
_DECIMAL = re.compile(r"(-?\d{1,12})(?:\.(\d{1,12}))?|\.(\d{1,12})")
_THOUSANDS = {
    "en": re.compile(r"-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?"),
    "": re.compile(r"-?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?"),
}
_ABOUT = "≈~ "


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a person expects.

    Attributes:
        value: the number.
        written: as it was written.
        half: half a unit of the last digit that was written, so far it may be rounded; 0 for a fraction.
    """

    value: Fraction
    written: str
    half: Fraction = Fraction(0)


def read_prediction(text: str, chance: bool, lang: str = "en") -> Prediction:
    """Return a prediction that a person has typed.

    Args:
        text: a fraction, a number with decimal point or comma, or a percentage.
        chance: whether it must be a chance, from 0 to 1.
        lang: language in which the person writes numbers.

    Raises:
        AfrikanError: if it is no such number; says what would be right.

    >>> read_prediction("33,3 %", chance=True).value
    Fraction(333, 1000)
    >>> read_prediction("2 1/2", chance=False).value
    Fraction(5, 2)
    """
    written = " ".join(text.split())
    plain = normalize("NFKC", _spaced(written)).translate({0x2212: "-", 0x2044: "/"}).strip(_ABOUT)
    share = plain.endswith("%")
    number = _number(plain.removesuffix("%").strip(), chance, lang) if len(written) <= LONGEST else None
    if number is None:
        raise AfrikanError("guess_unreadable" if chance else "guess_no_number", value=quoted(written))
    value, half = number
    if not chance:
        if share:
            raise AfrikanError("guess_share", value=quoted(written))
        return Prediction(value, written, half)
    scale = 100 if share else 1
    if not 0 <= value <= scale:
        raise _no_chance(written, value)
    return Prediction(value / scale, written, half / scale)


def _spaced(text: str) -> str:
    """Put a space before a sign such as ½, which would otherwise melt into a number before it."""
    return re.sub(r"(?<=\d)(?=[¼-¾⅐-⅞])", " ", text)


def _no_chance(written: str, value: Fraction) -> AfrikanError:
    if 1 < value <= 100 and "%" not in written:
        return AfrikanError("guess_forgot", value=quoted(written), meant=percent(value / 100))
    return AfrikanError("guess_no_chance", value=quoted(written))


def _number(plain: str, chance: bool, lang: str) -> tuple[Fraction, Fraction] | None:
    """Return a number and half a unit of its last digit, or nothing."""
    plain = re.sub(r" ?/ ?", "/", plain)
    if parts := _FRACTION.fullmatch(plain):
        whole, above, below = (int(part or 0) for part in parts.groups())
        return (whole + Fraction(above, below), Fraction(0)) if below else None
    if not chance and _THOUSANDS["en" if base(lang) == "en" else ""].fullmatch(plain):
        plain = plain.replace("," if base(lang) == "en" else " ", "")
    plain = plain.replace(",", ".")
    if parts := _DECIMAL.fullmatch(plain):
        places = len(parts[2] or parts[3] or "")
        return Fraction(plain), Fraction(1, 2 * 10**places)
    return None


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a prediction compares with the exact figure.

    Attributes:
        kind: ``"right"``, ``"close"`` or ``"far"``.
        sentence: the verdict as a sentence.
        mark: the verdict in a few words, for a table.
    """

    kind: str
    sentence: Phrase
    mark: Phrase


def verdict(prediction: Prediction, exact: Fraction | int, figure: Figure) -> Verdict:
    """Return how a prediction compares with the exact figure.

    A number that is the exact one, rounded as far as it is written, counts as right unless it is rough.
    """
    gap = prediction.value - exact
    near = figure.tolerance(Fraction(exact))
    written = prediction.written
    if gap == 0 or abs(gap) <= prediction.half <= near / 10:
        sentence = Word("odds_panel", "verdict_right", prediction=written)
        return Verdict("right", sentence, Word("odds_panel", "mark_right"))
    kind = "close" if abs(gap) <= near else "far"
    way = "high" if gap > 0 else "low"
    by = Gap(abs(gap), figure)
    sentence = Word("odds_panel", f"verdict_{kind}_{way}", prediction=written, by=by)
    return Verdict(kind, sentence, Word("odds_panel", f"mark_{kind}_{way}", by=by))


class Gap(Phrase):
    """How far apart two figures are: percentage points, or a number."""

    __slots__ = ("figure", "gap")

    def __init__(self, gap: Fraction, figure: Figure) -> None:
        super().__init__("gap")
        self.gap = gap
        self.figure = figure

    def text(self, lang: str) -> str:
        """Return the distance in words."""
        if not self.figure.chance:
            return _rounded(float(self.gap), lang)
        return Word("odds_panel", "points", points=_rounded(100 * float(self.gap), lang)).text(lang)


def _rounded(gap: float, lang: str) -> str:
    """Return a distance with so many decimals that it is not 0."""
    places = next((places for places in (0, 1, 2) if gap >= 10 ** (1 - places)), 2 if gap >= 0.01 else 4)
    text = decimal(gap, places, lang)
    return text.rstrip("0").rstrip(".,") if places else text
