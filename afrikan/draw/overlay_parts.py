"""What is laid over a board, as plain data that has been checked: values, texts, arrows, marks and words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from math import isfinite
from numbers import Real
from typing import TypeGuard

from afrikan.board import MODES, RouteGraph
from afrikan.draw.marks import FACES
from afrikan.draw.scene import Pawn, check_play
from afrikan.draw.valued import PLACE_MARKS
from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.language import decimal, number
from afrikan.quote import quoted

Said = str | Phrase | Mapping[str, str]
"""Words: a text as it stands, a sentence of the project's words, or a text for each language."""

Value = float | Fraction

Write = Callable[[float, str], str]
"""How a value is written: from the value and the language to a text."""

NONE = "–"
SPREADS = (50.0, 2.0, 0.1, 0.01)
"""Below each of these spreads of the values, one decimal more is written."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way drawn along the routes, with arrowheads.

    Args:
        path: ids of the places along it, or only the first and the last of a shortest way.
        mode: ``"land"``, ``"sea"`` or ``"air"``.
        weight: how much it matters, from 0 to 1; decides its width.
        whole: False to draw only an arrowhead beside the first place, towards the second; for maps in
            which every place has its arrow.
    """

    path: tuple[str, ...]
    mode: str = "land"
    weight: float = 0.5
    whole: bool = True


@dataclass(frozen=True, slots=True)
class MapWords:
    """The words beside a map with values.

    Args:
        measure: what the values are, such as "expected turns to Cairo".
        low, high: what the ends of the scale mean, such as "near" and "far".
        none: what a missing or infinite value means, such as "cannot be reached".
        arrow: what the arrows mean.
        alt: a sentence on what the picture shows; what lies highest and lowest is added to it.
    """

    measure: Said = ""
    low: Said = ""
    high: Said = ""
    none: Said = field(default_factory=lambda: Word("overlay", "none"))
    arrow: Said = field(default_factory=lambda: Word("overlay", "arrow"))
    alt: Said = ""


@dataclass(frozen=True)
class Overlay:
    """Everything that is laid over a board.

    Args:
        values: place id to a number, or None where there is none; infinite ones count as none.
        texts: place id to the text of its plate; the written values of the cities if None.
        arrows: ways along the routes.
        marks: place id to a face of a tile, ``"ring"``, ``"goal"`` or ``"closed"``.
        pawns: at most six.
        words: the words beside the map.
        limits: the ends of the scale; the smallest and the greatest value if None.
        write: how values are written; with as many decimals as they need if None.
    """

    values: Mapping[str, Value | None]
    texts: Mapping[str, str] | None = None
    arrows: Sequence[Arrow] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
    pawns: Sequence[Pawn] = ()
    words: MapWords = field(default_factory=MapWords)
    limits: tuple[float, float] | None = None
    write: Write | None = None

    @cached_property
    def known(self) -> dict[str, float]:
        """The places that have a finite value."""
        return {place: float(value) for place, value in self.values.items() if _finite(value)}

    @property
    def missing(self) -> list[str]:
        """The places whose value is missing or infinite."""
        return [place for place in self.values if place not in self.known]

    @cached_property
    def ends(self) -> tuple[float, float]:
        """The ends of the scale."""
        if self.limits:
            return self.limits
        return min(self.known.values(), default=0.0), max(self.known.values(), default=0.0)

    def share(self, place: str) -> float | None:
        """Return where the value of a place lies on the scale, from 0 to 1, or None if it has none."""
        if place not in self.known:
            return None
        low, high = self.ends
        return min(max((self.known[place] - low) / (high - low), 0.0), 1.0) if high > low else 0.5

    def written(self, value: float, lang: str) -> str:
        """Return a value as it is written in a language."""
        if self.write:
            return self.write(value, lang)
        if all(known.is_integer() for known in (*self.known.values(), value)):
            return number(round(value), lang)
        return decimal(value, self._decimals, lang)

    @cached_property
    def _decimals(self) -> int:
        """The decimals that tell values apart along the scale."""
        low, high = self.ends
        return sum((high - low or abs(high) or 1.0) < spread for spread in SPREADS)

    def text(self, place: str, lang: str) -> str:
        """Return what is written for a place: its own text, else its value, else a dash."""
        if self.texts and place in self.texts:
            return self.texts[place]
        return self.written(self.known[place], lang) if place in self.known else NONE

    def plates(self, board: RouteGraph) -> list[str]:
        """Return the places that get a plate."""
        return (
            [place for place in self.values if place in board.cities] if self.texts is None else [*self.texts]
        )


def _finite(value: object) -> TypeGuard[float | Fraction]:
    return isinstance(value, Real) and isfinite(value)


def checked(board: RouteGraph, overlay: Overlay) -> Overlay:
    """Return what is laid over a board, its arrows along whole ways, or refuse what does not fit.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    for place, value in overlay.values.items():
        board.node(place)
        if value is not None and (isinstance(value, bool) or not isinstance(value, Real)):
            raise AfrikanError("overlay_value", place=quoted(place), value=quoted(value))
    for place in overlay.texts or ():
        board.node(place)
    known = (*PLACE_MARKS, *FACES)
    for place, mark in overlay.marks.items():
        board.node(place)
        if mark not in known:
            hint = suggestion(mark, known)
            raise AfrikanError("place_mark_unknown", mark=quoted(mark), place=quoted(place), hint=hint)
    check_play(board, None, overlay.pawns, None)
    _check_limits(overlay.limits)
    return replace(overlay, arrows=tuple(_along(board, arrow) for arrow in overlay.arrows))


def _check_limits(limits: tuple[float, float] | None) -> None:
    if limits is None:
        return
    both = isinstance(limits, tuple) and len(limits) == 2 and all(map(_finite, limits))
    if not both or limits[0] >= limits[1]:
        raise AfrikanError("limits_wrong", value=quoted(limits))


def _along(board: RouteGraph, arrow: Arrow) -> Arrow:
    """Return an arrow with every place on its way."""
    if arrow.mode not in MODES:
        raise AfrikanError("mode_of_way_unknown", mode=quoted(arrow.mode), hint=suggestion(arrow.mode, MODES))
    if not _finite(arrow.weight) or not 0 <= arrow.weight <= 1:
        raise AfrikanError("arrow_weight", value=quoted(arrow.weight))
    if len(arrow.path) < 2:
        raise AfrikanError("path_too_short", path=quoted(arrow.path))
    path = tuple(board.node(place).id for place in arrow.path)
    if len(path) == 2 and arrow.mode != "air":
        path = _shortest(board, *path, arrow.mode)
    for a, b in pairwise(path):
        if b not in board.neighbours(a, arrow.mode):
            raise AfrikanError("arrow_astray", a=quoted(a), b=quoted(b), mode=quoted(arrow.mode))
    return replace(arrow, path=path)


def _shortest(board: RouteGraph, a: str, b: str, mode: str) -> tuple[str, ...]:
    """Return a shortest way, or both ends alone if there is none."""
    left = board.distances(b, mode)
    path = [a]
    while a in left and path[-1] != b:
        path.append(min(board.neighbours(path[-1], mode), key=left.__getitem__))
    return tuple(path) if path[-1] == b else (a, b)
