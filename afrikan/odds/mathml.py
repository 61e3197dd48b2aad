"""Formulas for the page: LaTeX as MathML, with the LaTeX itself as the alternative text."""

import re
from functools import lru_cache
from html import escape

_SIGNS = "{}%$#&_"
_ESCAPED = re.compile(r"(?<!\\left)(?<!\\right)(?:\\backslash ?|\\([{}%$#&_]))")
_PRIVATE = 0xE000
"""First of the code points that nothing else uses: they stand for signs that the converter would misread."""

_SHOWN = {_PRIVATE + place: escape(sign) for place, sign in enumerate((*_SIGNS, "\\"))}


@lru_cache(maxsize=512)
def mathml(latex: str) -> str:
    r"""Return a formula as a block of MathML.

    >>> "<mtext>50&#x000A0;%</mtext>" in mathml(r"\text{50 \%}")
    True
    """
    from latex2mathml.converter import convert

    converted = convert(_ESCAPED.sub(_hidden, latex), display="block").translate(_SHOWN)
    return converted.replace("<math ", f'<math alttext="{escape(latex, quote=True)}" ', 1)


def _hidden(found: re.Match[str]) -> str:
    return chr(_PRIVATE + (_SIGNS.index(found[1]) if found[1] else len(_SIGNS)))
