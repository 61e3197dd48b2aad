"""Shows values inside messages on one line, and cuts those that would swamp the sentence."""

from reprlib import Repr

LONGEST = 500
_shower = Repr()
_shower.maxstring = _shower.maxother = 60


def quoted(value: object) -> str:
    """Return a value as Python would write it, cut in the middle if it is long.

    >>> quoted("x")
    "'x'"
    >>> len(quoted("x" * 1000))
    60
    """
    return _shower.repr(value)


def one_line(text: object) -> str:
    """Return the text of an error on one line of bearable length.

    >>> one_line("no option 'a\\nb'")
    "no option 'a b'"
    """
    line = " ".join(str(text).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 100]} ... {line[-90:]}"
