"""Writes derivations in LaTeX: fractions, and words between formulas."""

from collections.abc import Iterable
from fractions import Fraction

_SPECIAL = {
    "\\": r"\backslash ", "{": r"\{", "}": r"\}", "%": r"\%", "$": r"\$", "#": r"\#", "&": r"\&", "_": r"\_",
}  # fmt: skip


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
