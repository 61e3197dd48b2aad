"""Shows values inside messages on one line, and cuts those that would swamp the sentence."""

from math import log10
from reprlib import Repr

LONGEST_VALUE = 100
LONGEST_LINE = 370
MOST_DIGITS = 4000
"""Longer numbers are shown by their size: Python refuses to write out much more."""


class _Shower(Repr):
    def repr_int(self, x: int, level: int) -> str:
        digits = int(x.bit_length() * log10(2))
        return super().repr_int(x, level) if digits <= MOST_DIGITS else f"{'-' if x < 0 else ''}~10**{digits}"


_shower = _Shower()
_shower.maxstring = _shower.maxother = 60


def quoted(value: object) -> str:
    """Return a value as Python would write it, cut in the middle if it is long.

    >>> quoted("x")
    "'x'"
    >>> len(quoted("x" * 1000)), len(quoted(["x" * 1000] * 1000))
    (60, 100)
    >>> quoted([-(10**9999)])
    '[-~10**9999]'
    """
    return _cut(_shower.repr(value), LONGEST_VALUE)


def one_line(text: object) -> str:
    """Return the text of an error on one line of bearable length.

    >>> one_line("no option 'a\\nb'")
    "no option 'a b'"
    """
    return _cut(" ".join(str(text).split()), LONGEST_LINE)


def _cut(line: str, longest: int) -> str:
    return line if len(line) <= longest else f"{line[: longest - 35]} ... {line[-30:]}"
