"""Formulas for the page: LaTeX as MathML, with the LaTeX itself as the alternative text."""

import re
from functools import lru_cache
from html import escape

_SIGNS = "{}%$#&_"
_ESCAPED = re.compile(r"(?<!\\left)(?<!\\right)(?:\\backslash ?|\\([{}%$#&_]))")
COMMA = "{,}"
"""A decimal comma in LaTeX; the converter would take it for a sign between two numbers."""

_DECIMAL = re.compile(r"(?<=<mn>)(\d+)\.(\d+)(?=</mn>)")
_PRIVATE = 0xE000
"""First of the code points that nothing else uses: they stand for signs that the converter would misread."""

_SHOWN = {_PRIVATE + place: escape(sign) for place, sign in enumerate((*_SIGNS, "\\"))}


@lru_cache(maxsize=512)
def mathml(latex: str) -> str:
    r"""Return a formula as a block of MathML.

    >>> "<mtext>50&#x000A0;%</mtext>" in mathml(r"\text{50 \%}")
    True
    >>> "<mn>0,25</mn>" in mathml("p = 0{,}25")
    True
    """
    from latex2mathml.converter import convert

    pointed = _ESCAPED.sub(_hidden, latex.replace(COMMA, "."))
    converted = convert(pointed, display="block").translate(_SHOWN)
    if COMMA in latex:
        converted = _DECIMAL.sub(r"\1,\2", converted)
    return converted.replace("<math ", f'<math alttext="{escape(latex, quote=True)}" ', 1)


def _hidden(found: re.Match[str]) -> str:
    return chr(_PRIVATE + (_SIGNS.index(found[1]) if found[1] else len(_SIGNS)))
