"""How chances are written: as percentages with few digits, or as fractions where these are short."""

from fractions import Fraction

from afrikan.errors import Phrase
from afrikan.language import decimal
from afrikan.messages import say

LONGEST_FRACTION = 9
"""Signs of a fraction that a person can still read; a longer one is shown as a percentage alone."""


class Percent(Phrase):
    """A chance as a percentage in the manner of a language.

    >>> percent(Fraction(5, 18)).text("en"), percent(Fraction(1, 100_000)).text("fi")
    ('27.8 %', '0,0010 %')
    >>> percent(0.95).text("en")
    '95 %'
    """

    __slots__ = ("share",)

    def __init__(self, share: Fraction | float) -> None:
        super().__init__("percent")
        self.share = share

    @property
    def places(self) -> int:
        """How many decimals it gets: more near 0 and near 100, none if it is whole."""
        hundredths = 100 * Fraction(self.share)
        near = min(abs(hundredths), abs(100 - hundredths))
        if 0 < near < 1:
            return 4 if near < Fraction(1, 100) else 2
        return int(float(hundredths) != round(hundredths))

    @property
    def whole(self) -> bool:
        """Whether nothing is lost by its rounding."""
        return bool(10 ** (2 + self.places) * Fraction(self.share) % 1 == 0)

    def text(self, lang: str) -> str:
        """Return the percentage; what would round to none or all is told to be less or more."""
        share, least = Fraction(self.share), Fraction(1, 10**6)
        for key, bound, beyond in (
            ("percent_below", least, 0 < share < least / 2),
            ("percent_above", 1 - least, 1 - least / 2 < share < 1),
        ):
            if beyond:
                return say(lang, "odds", key, share=decimal(100 * float(bound), 4, lang))
        return say(lang, "odds", "percent", share=decimal(100 * float(share), self.places, lang))


def percent(share: Fraction | float) -> Percent:
    """Return a chance as a percentage; see ``Percent``."""
    return Percent(share)


def whole_percent(share: Fraction | float, lang: str) -> str:
    """Return a chance in whole percent, for plates on a map; only what is certain is told as 0 or 100.

    >>> [whole_percent(share, "en") for share in (0, 0.004, 0.285, 0.999, 1)]
    ['0 %', '< 1 %', '28 %', '> 99 %', '100 %']
    """
    hundredths = 100 * Fraction(share)
    for key, bound, beyond in (
        ("percent_below", 1, 0 < hundredths < 1),
        ("percent_above", 99, 99 < hundredths < 100),
    ):
        if beyond:
            return say(lang, "odds", key, share=bound)
    return say(lang, "odds", "percent", share=round(hundredths))


def exactly(value: Fraction, lang: str) -> str:
    """Return a fraction as it is if it is short, else rounded to three decimals with a sign that says so.

    >>> exactly(Fraction(5, 18), "en"), exactly(Fraction(12345678, 987654321), "sv")
    ('5/18', '≈ 0,012')
    >>> exactly(Fraction(1, 10**12), "fi")
    '< 0,001'
    """
    if short(value):
        return short(value)
    least = Fraction(1, 1000)
    return (
        f"< {decimal(float(least), 3, lang)}"
        if 0 < value < least / 2
        else f"≈ {decimal(float(value), 3, lang)}"
    )


def short(value: Fraction, longest: int = LONGEST_FRACTION) -> str:
    """Return a fraction as text, or nothing if it is too long to be read.

    >>> short(Fraction(5, 18)), short(Fraction(1, 6**5000))
    ('5/18', '')
    """
    readable = max(abs(value.numerator), value.denominator) < 10**longest
    plain = str(value) if readable else ""
    return plain if len(plain) <= longest else ""
