"""Numbers as they are written in a hex: fractions with their bars, per cent as short as is honest."""

from fractions import Fraction

from afrikan.draw.shapes import Point, Shape, Text, line
from afrikan.draw.wrap import width_of
from afrikan.language import decimal

LONGEST = 9999
"""Fractions with larger numbers are written in per cent."""
SIZE, LONG_SIZE, FRACTION_SIZE = 16.0, 13.5, 12.5
ROOM, LEAST_SIZE = 31.0, 9.0
"""How wide a number may be that shares its hex with a label, and how small at the least."""


def number_items(value: float | Fraction, at: Point, ink: str, lang: str) -> tuple[Shape | Text, ...]:
    """Return a number that has a hex for itself: a fraction with its bar, else per cent.

    Args:
        value: from 0 to 1.
        at: the middle of the hex.
        ink: what it is written with.
        lang: the language.
    """
    x, y = at
    if isinstance(value, Fraction) and 1 < value.denominator <= LONGEST:
        above, below = str(value.numerator), str(value.denominator)
        wide = 0.36 * FRACTION_SIZE * len(below)
        return (
            Text(x, y - 7.4, above, FRACTION_SIZE, "middle", True, ink),
            Shape(line([(x - wide, y), (x + wide, y)]), "none", ink, 1.8),
            Text(x, y + 7.4, below, FRACTION_SIZE, "middle", True, ink),
        )
    said = percent(value, lang)
    return (Text(x, y, said, SIZE if len(said) < 4 else LONG_SIZE, "middle", True, ink),)


def small_number(value: float | Fraction, at: Point, ink: str, lang: str) -> Text:
    """Return a number that shares its hex with a label: a fraction on one line if it fits, else per cent.

    Args:
        value: from 0 to 1.
        at: the middle of the number.
        ink: what it is written with.
        lang: the language.
    """
    fits = isinstance(value, Fraction) and width_of(str(value), LEAST_SIZE, bold=True) <= ROOM
    said = str(value) if fits else percent(value, lang)
    return Text(*at, said, min(LONG_SIZE, ROOM / width_of(said, 1, bold=True)), "middle", True, ink)


def percent(value: float | Fraction, lang: str) -> str:
    """Return a number in per cent without the sign, as short as it can be told honestly.

    Args:
        value: from 0 to 1.
        lang: the language.

    >>> [percent(value, "en") for value in (1, 0.9999, 0.25, 0.0421, 0.0009, 0.0001)]
    ['100', '>99', '25', '4.2', '0.1', '<0.1']
    """
    hundredths = 100 * float(value)
    if 99.5 <= hundredths < 100:
        return ">99"
    if hundredths >= 9.95:
        return decimal(hundredths, 0, lang)
    if 0 < hundredths < 0.05:
        return "<" + decimal(0.1, 1, lang)
    return decimal(hundredths, 1, lang)
