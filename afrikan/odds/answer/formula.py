"""Writes derivations in LaTeX: fractions, and words between formulas."""

import re
from collections.abc import Iterable
from fractions import Fraction

from afrikan.language import base
from afrikan.odds.answer.words import short

_POINT = re.compile(r"(?<=\d)\.(?=\d)")

_SPECIAL = {
    "\\": r"\backslash ", "{": r"\{", "}": r"\}", "%": r"\%", "$": r"\$", "#": r"\#", "&": r"\&", "_": r"\_",
}  # fmt: skip

LONGEST_FRACTION = 13
"""Signs of a fraction that a formula still shows."""


def frac(value: Fraction | int) -> str:
    r"""Return a fraction in LaTeX.

    >>> frac(Fraction(5, 18)), frac(Fraction(-3)), frac(7)
    ('\\frac{5}{18}', '-3', '7')
    """
    exact = Fraction(value)
    if exact.denominator == 1:
        return str(exact.numerator)
    sign = "-" if exact < 0 else ""
    return f"{sign}\\frac{{{abs(exact.numerator)}}}{{{exact.denominator}}}"


def number(value: Fraction | float, places: int = 4) -> str:
    """Return a number rounded for a formula, without zeros at its end; the point is the decimal sign.

    >>> number(Fraction(5, 18)), number(Fraction(5, 2))
    ('0.2778', '2.5')
    """
    return f"{float(value):.{places}f}".rstrip("0").rstrip(".")


def equals(value: Fraction) -> str:
    r"""Return a value after its sign of equality: as fraction and as decimal number, rounded if it must be.

    A fraction that is too long to be read is left out.

    >>> equals(Fraction(2)), equals(Fraction(1, 3)), equals(Fraction(37, 20))
    ('= 2', '= \\frac{1}{3} \\approx 0.3333', '= \\frac{37}{20} = 1.85')
    """
    rounded = number(value)
    if value.denominator == 1:
        return f"= {frac(value)}"
    decimal = f"= {rounded}" if Fraction(rounded) == value else rf"\approx {rounded}"
    return f"= {frac(value)} {decimal}" if short(value, LONGEST_FRACTION) else decimal


def ratio(above: int, below: int) -> str:
    r"""Return a fraction as it came about, and its value, shortened where it can be.

    >>> ratio(3, 6), ratio(1, 3), ratio(8, 2)
    ('\\frac{3}{6} = \\frac{1}{2} = 0.5', '\\frac{1}{3} \\approx 0.3333', '\\frac{8}{2} = 4')
    """
    value = Fraction(above, below)
    known = f"= {frac(value)} " if value.denominator == below else ""
    return f"\\frac{{{above}}}{{{below}}} {equals(value).removeprefix(known)}"


def spoken_in(latex: str, lang: str) -> str:
    r"""Return a formula with the decimal sign of a language.

    >>> spoken_in(r"\approx 0.3333 \ldots", "sv"), spoken_in("0.5", "en")
    ('\\approx 0{,}3333 \\ldots', '0.5')
    """
    return latex if base(lang) == "en" else _POINT.sub("{,}", latex)


def words(text: str) -> str:
    r"""Return words for the inside of a formula.

    >>> words("50 % of {all}")
    '\\text{50 \\% of \\{all\\}}'
    """
    return f"\\text{{{''.join(_SPECIAL.get(sign, sign) for sign in text)}}}"


def block(lines: Iterable[tuple[str, str]]) -> str:
    """Return lines of words and formulas as one aligned block; empty if there are none."""
    rows = [row for said, latex in lines for row in (f"&{words(said)}", f"&\\quad {latex}")]
    body = "\\\\\n".join(rows)
    return f"\\begin{{aligned}}\n{body}\n\\end{{aligned}}" if rows else ""
