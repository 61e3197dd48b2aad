"""A belief about where someone or something is: which hexes are possible, and how likely each is."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import isfinite
from numbers import Real

from afrikan.checks import check_whole
from afrikan.draw.island.figures import number_items, small_number
from afrikan.draw.island.geometry import Geometry, geometry_of, small_hex
from afrikan.draw.island.palette import INK, PAPER
from afrikan.draw.island.repeated import Drawn, Repeated, layer_svg
from afrikan.draw.shades import is_dark, shade
from afrikan.draw.shapes import Group, Path, Shape, Text, circle, line
from afrikan.errors import AfrikanError, Phrase
from afrikan.island.map import IslandMap
from afrikan.island.words import SITES, Ground
from afrikan.quote import quoted
from afrikan.session import spoken

Values = Mapping[int, float | Fraction] | AbstractSet[int]
"""A number from 0 to 1 for each hex, or only the hexes that are possible."""

LABELLED = (Ground.FORT, *SITES)
LEVELS = 24
"""Shades that are told apart; more would only make the picture larger."""
VEIL, THIN_VEIL = 0.7, 0.35
THIN = 2.6
"""Width of the line around all that is possible."""
SMALLEST, LARGEST = 4.0, 13.0
SHARED_SIZE, SHARED_Y = 11.5, -10.2
"""Size and place of a label that shares its hex with a number."""
SHARED_NUMBER_Y = 4.5
_AS_IT_STANDS = ((0.0, 0.0),)
_TILE = small_hex(0.92)
_LOWER: Path = line(
    [(-16.5, -4.5), (16.5, -4.5), (18.4, 0), (9.2, 15.9), (-9.2, 15.9), (-18.4, 0)], closed=True
)
"""The part of a labelled hex that is shaded behind a number, so that the label above keeps its paper."""


@dataclass(frozen=True)
class Belief:
    """A checked belief.

    Args:
        values: the hexes that are possible, each with its number above 0; 1 for each hex of a set.
        counted: whether the numbers mean something, as they do unless a set was given.
    """

    values: Mapping[int, float | Fraction]
    counted: bool

    @property
    def shaded(self) -> bool:
        """Whether there is something to shade."""
        return self.counted and not self.alike

    def numbered(self, numbers: bool) -> bool:
        """Return whether numbers are written, if they are asked for."""
        return numbers and self.counted

    @cached_property
    def alike(self) -> bool:
        """Whether all hexes are equally likely, so that there is nothing to shade."""
        return len(set(self.values.values())) <= 1

    @cached_property
    def most(self) -> float | Fraction:
        """The largest number."""
        return max(self.values.values(), default=1)

    def level(self, number: int) -> int:
        """Return how dark a hex is, from 0 to ``LEVELS``; in proportion to its number."""
        return round(LEVELS * float(self.values[number]) / float(self.most))


PLAIN = Belief({}, counted=False)
"""No belief at all."""


def checked_belief(island: IslandMap, values: Values) -> Belief:
    """Return a belief with the possible hexes only.

    Args:
        island: the map.
        values: a number from 0 to 1 for each hex, or a set of hexes.

    Raises:
        AfrikanError: if there is no such hex, or a number is none from 0 to 1.
    """
    if not isinstance(values, Mapping | AbstractSet):
        raise AfrikanError("belief_kind", value=quoted(values))
    for number in values:
        check_whole(Phrase("the_hex"), number, 1, len(island.hexes))
    if not isinstance(values, Mapping):
        return Belief(dict.fromkeys(sorted(values), 1), counted=False)
    for number, value in values.items():
        if (
            isinstance(value, bool)
            or not isinstance(value, Real)
            or not 0 <= value <= 1
            or not isfinite(value)
        ):
            raise AfrikanError("belief_value", hex=island.name_of(number), value=quoted(value))
    return Belief({number: value for number, value in sorted(values.items()) if value > 0}, counted=True)


def belief_layer_svg(
    island: IslandMap, values: Values, lang: str | None = None, *, turned: bool = False, numbers: bool = False
) -> str:
    """Return the layer that shades the hexes of a map by a belief, as a part of an SVG.

    Args:
        island: the map.
        values: a number from 0 to 1 for each hex, or a set of hexes.
        lang: language of the numbers; the session's if left out.
        turned: whether north is down.
        numbers: whether the numbers are written, in per cent or as the fractions that they are.

    Raises:
        AfrikanError: if there is no such hex, or a number is none from 0 to 1.
    """
    belief = checked_belief(island, values)
    return layer_svg(belief_items(island, geometry_of(island, turned), belief, spoken(lang), numbers))


def belief_items(
    island: IslandMap, geometry: Geometry, belief: Belief, lang: str, numbers: bool
) -> Iterator[Drawn]:
    """Yield the veil over impossible hexes, then what shows how likely the possible ones are."""
    region = _border_path(geometry, belief.values)
    yield from _veil(_rest_path(geometry, belief), VEIL)
    labelled = [number for number in belief.values if island.grounds[number] in LABELLED]
    bare = [number for number in belief.values if island.grounds[number] not in LABELLED]
    if belief.numbered(numbers):
        yield from _tiles(geometry, belief, bare, _TILE)
        yield from _tiles(geometry, belief, labelled, _LOWER)
        inks = {number: PAPER if is_dark(belief_shade(belief, number)) else INK for number in belief.values}
        yield Group(tuple(_written(geometry, belief, bare, inks, lang)))
        yield Group(tuple(_written_small(geometry, belief, labelled, inks, lang)))
    elif belief.shaded:
        yield from _veil(region, THIN_VEIL)
        yield from _dots(geometry, belief, bare)
        yield from _tiles(geometry, belief, labelled, _TILE)
    yield from _outline(region, THIN)


def _veil(region: Path, opacity: float) -> Iterator[Repeated]:
    if region:
        yield Repeated(region, _AS_IT_STANDS, PAPER, opacity=opacity)


def _border_path(geometry: Geometry, hexes: Iterable[int]) -> Path:
    loops = geometry.border({geometry.places[number - 1] for number in hexes})
    return tuple(command for loop in loops for command in line(loop, closed=True))


def _rest_path(geometry: Geometry, belief: Belief) -> Path:
    """Return all land but the possible hexes: the coast, and their border the other way round."""
    if len(belief.values) == len(geometry.places):
        return ()
    holes = geometry.border({geometry.places[number - 1] for number in belief.values})
    loops = [*geometry.coast, *(loop[::-1] for loop in holes)]
    return tuple(command for loop in loops for command in line(loop, closed=True))


def _written(
    geometry: Geometry, belief: Belief, hexes: Sequence[int], inks: Mapping[int, str], lang: str
) -> Iterator[Shape | Text]:
    for number in hexes:
        yield from number_items(belief.values[number], geometry.centres[number], inks[number], lang)


def _written_small(
    geometry: Geometry, belief: Belief, hexes: Sequence[int], inks: Mapping[int, str], lang: str
) -> Iterator[Text]:
    for number in hexes:
        x, y = geometry.centres[number]
        yield small_number(belief.values[number], (x, y + SHARED_NUMBER_Y), inks[number], lang)


def belief_shade(belief: Belief, number: int) -> str:
    """Return the colour of a possible hex; the lightest where all are alike."""
    return shade(0.0 if belief.alike else belief.level(number) / LEVELS)


def _tiles(geometry: Geometry, belief: Belief, hexes: Sequence[int], path: Path) -> Iterator[Repeated]:
    by_shade: dict[str, list[int]] = {}
    for number in hexes:
        by_shade.setdefault(belief_shade(belief, number), []).append(number)
    for colour, together in by_shade.items():
        yield Repeated(path, tuple(geometry.centres[number] for number in together), colour)


def _dots(geometry: Geometry, belief: Belief, hexes: Sequence[int]) -> Iterator[Repeated]:
    """Yield a dot for each hex, the larger and darker the likelier."""
    by_level: dict[int, list[int]] = {}
    for number in hexes:
        by_level.setdefault(belief.level(number), []).append(number)
    for level, together in sorted(by_level.items()):
        points = tuple(geometry.centres[number] for number in together)
        yield Repeated(circle(dot_radius(level)), points, shade(level / LEVELS), INK, 1.3)


def dot_radius(level: int) -> float:
    """Return the radius of a dot, whose area grows with the number."""
    return SMALLEST + (LARGEST - SMALLEST) * float((level / LEVELS) ** 0.5)


def outline_items(geometry: Geometry, hexes: Collection[int], width: float) -> Iterator[Repeated]:
    """Yield the outline around hexes taken together.

    Args:
        geometry: the measures of the map.
        hexes: their numbers.
        width: of the line.
    """
    yield from _outline(_border_path(geometry, hexes), width)


def _outline(region: Path, width: float) -> Iterator[Repeated]:
    for colour, wide in ((PAPER, 2.2 * width), (INK, width)):
        if region:
            yield Repeated(region, _AS_IT_STANDS, stroke=colour, width=wide)
