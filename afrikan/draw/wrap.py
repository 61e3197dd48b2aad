"""Breaks texts into lines that fit, by an estimate of their width that needs no font at hand."""

from collections.abc import Iterator

_WIDTHS = {
    0.34: "ijlI.,:;|' \u00a0",
    0.42: "()[]!-/\\tfr",
    0.8: "OQÖ",
    0.84: "≈≤≥<>=+~",
    1.0: "mwMW%@—…✓✗",
}
"""Signs by their width as a share of the size of the letters; all others are about alike."""

_SHARES = {sign: share for share, signs in _WIDTHS.items() for sign in signs}
_LAST_LETTER = "\u1fff"
"""Behind it come signs and scripts whose characters may be as wide as high."""

BOLDER = 1.13


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Return about how wide a text is, rather too wide than too narrow.

    >>> width_of("ill", 10) < width_of("all", 10) < width_of("mmm", 10)
    True
    """
    return sum(map(_share, text)) * size * (BOLDER if bold else 1)


def _share(sign: str) -> float:
    if sign > _LAST_LETTER:
        return _SHARES.get(sign, 1.0)
    return _SHARES.get(sign) or (0.76 if sign.isupper() else 0.64)


def wrap(text: str, width: float, size: float, bold: bool = False) -> tuple[str, ...]:
    """Return a text as lines no wider than a width; a word that is wider itself is broken.

    >>> wrap("a robber before a gem", 110, 20)
    ('a robber', 'before a', 'gem')
    """
    lines, line = [], ""
    for word in _pieces(text, width, size, bold):
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, bold) > width:
            lines.append(line)
            longer = word
        line = longer
    return (*lines, line)


def _pieces(text: str, width: float, size: float, bold: bool) -> Iterator[str]:
    for word in text.split(" "):
        piece = ""
        for sign in word:
            if piece and width_of(piece + sign, size, bold) > width:
                yield piece
                piece = ""
            piece += sign
        yield piece
