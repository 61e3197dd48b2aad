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

    def text(self, lang: str) -> str:
        """Return the percentage; small ones get more digits, whole ones none."""
        hundredths = 100 * float(self.share)
        small = 0 < abs(hundredths) < 1
        places = (4 if abs(hundredths) < 0.01 else 2) if small else int(hundredths != round(hundredths))
        return say(lang, "odds", "percent", share=decimal(hundredths, places, lang))


def percent(share: Fraction | float) -> Percent:
    """Return a chance as a percentage; see ``Percent``."""
    return Percent(share)


def exactly(value: Fraction, lang: str) -> str:
    """Return a fraction as it is if it is short, else rounded to three decimals with a sign that says so.

    >>> exactly(Fraction(5, 18), "en"), exactly(Fraction(12345678, 987654321), "sv")
    ('5/18', '≈ 0,012')
    """
    plain = str(value)
    return plain if len(plain) <= LONGEST_FRACTION else f"≈ {decimal(float(value), 3, lang)}"
