"""The legend of a map of the island: sections of marks with words, beside the map or beneath it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from afrikan.draw import marks
from afrikan.draw.island.beliefs import LEVELS, VEIL, Belief, dot_radius
from afrikan.draw.island.figures import percent
from afrikan.draw.island.geometry import HEX, Geometry, small_hex
from afrikan.draw.island.motifs import ground_mark
from afrikan.draw.island.palette import GRID, INK, MAPPED, PAPER
from afrikan.draw.island.routes import DASH, JUMP, LINES, Route, Standing, route_line
from afrikan.draw.island.signs import END_RING, WRONG_CROSS, day_end, frame_mark, scaled
from afrikan.draw.island.told import ground_word, label_of, player_name
from afrikan.draw.legend import PANEL_EDGE, PANEL_FILL
from afrikan.draw.marks import Mark
from afrikan.draw.shades import shade
from afrikan.draw.shapes import Group, Shape, Text, circle, rectangle
from afrikan.draw.words import clean
from afrikan.draw.wrap import wrap
from afrikan.island.map import IslandMap
from afrikan.island.words import SITES, Ground
from afrikan.messages import number, say

WIDTH = 340.0
PAD = 22.0
MARK_X, WORD_X = 44.0, 80.0
ROW, LINE = 44.0, 25.0
HEADING, WORD, SMALL = 23.0, 20.0, 16.0
GAP = 18.0


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, and the marks under it with their words."""

    heading: str
    rows: tuple[tuple[Mark, str], ...]


def sections_of(
    island: IslandMap,
    lang: str,
    belief: Belief | None = None,
    numbers: bool = False,
    paths: Sequence[Route] = (),
    standing: Sequence[Standing] = (),
    outlined: bool = False,
) -> list[Section]:
    """Return what the legend explains, as far as it comes in the picture."""
    kinds = [ground for ground in SITES if ground in island.grounds]
    found = [
        Section(_word(lang, "terrain"), tuple((ground_mark(g), ground_word(g, lang)) for g in MAPPED)),
        Section(_word(lang, "forts"), ((frame_mark(Ground.FORT), ground_word(Ground.FORT, lang)),)),
        Section(_word(lang, "sites"), tuple((frame_mark(g), ground_word(g, lang)) for g in kinds)),
    ]
    if belief:
        shares = numbers and not all(isinstance(value, Fraction) for value in belief.values.values())
        heading = _word(lang, "belief") + " (%)" * (shares and belief.counted)
        found.append(Section(heading, tuple(_belief_rows(belief, numbers, lang))))
    if paths or outlined:
        found.append(Section(_word(lang, "routes"), tuple(_route_rows(island, paths, outlined, lang))))
    if standing:
        rows = [(marks.pawn_head(mark.seat, (0, 0))[0].items, player_name(mark, lang)) for mark in standing]
        found.append(Section(_word(lang, "players"), tuple(rows)))
    return [section for section in found if section.rows]


def _word(lang: str, key: str, **values: object) -> str:
    return say(lang, "island_map", key, **values)


def _belief_rows(belief: Belief, numbers: bool, lang: str) -> Iterator[tuple[Mark, str]]:
    count = number(len(belief.values), lang)
    tile = Shape(HEX, PAPER, GRID, 1.0)
    edge = Shape(HEX, "none", INK, 2.6)
    least = min(belief.values.values(), default=1)
    if belief.shaded:
        for key, value in (("most", belief.most), ("half", belief.most / 2), ("least", least)):
            level = round(LEVELS * float(value) / float(belief.most))
            colour = shade(level / LEVELS)
            sample = (
                Shape(small_hex(0.92), colour)
                if numbers
                else Shape(circle(dot_radius(level)), colour, INK, 1.3)
            )
            yield (tile, sample), _word(lang, key, value=f"{percent(value, lang)}\N{NO-BREAK SPACE}%")
    elif belief.counted and belief.values:
        yield (tile, edge), _word(lang, "alike", value=f"{percent(least, lang)}\N{NO-BREAK SPACE}%")
    yield (tile, edge), _word(lang, "possible", count=count)
    veil = Shape(HEX, f"{PAPER}{round(255 * VEIL):02x}")
    yield (*ground_mark(Ground.JUNGLE), veil), _word(lang, "out")


def _route_rows(
    island: IslandMap, paths: Sequence[Route], outlined: bool, lang: str
) -> Iterator[tuple[Mark, str]]:
    along = [((-24.0, 0.0), (24.0, 0.0))]
    for path in paths:
        yield tuple(route_line(along, path.seat, DASH if path.dashed else ())), player_name(path, lang)
    if any(path.ends for path in paths):
        yield day_end(LINES[paths[0].seat]), _word(lang, "day_end")
    steps = [(path.seat, a, b) for path in paths for a, b in zip(path.hexes, path.hexes[1:], strict=False)]
    jumps = [seat for seat, a, b in steps if a != b and b not in island.neighbours[a]]
    if jumps:
        yield tuple(route_line(along, jumps[0], JUMP, thin=True)), _word(lang, "jump")
    if outlined:
        yield (Shape(HEX, "none", INK, 5.0),), _word(lang, "outlined")


def sketch_section(lang: str) -> Section:
    """Return what the sheet over a map shows."""
    along = [((-24.0, 0.0), (24.0, 0.0))]
    rows: list[tuple[Mark, str]] = [
        (tuple(route_line(along, 0)), _word(lang, "sheet_path")),
        (day_end(LINES[0]), _word(lang, "day_end")),
        (END_RING, _word(lang, "sheet_end")),
        (WRONG_CROSS, _word(lang, "wrong")),
    ]
    return Section(_word(lang, "sheet"), tuple(rows))


def strip_items(
    sections: Sequence[Section], foot: Sequence[str], geometry: Geometry, unit: float
) -> tuple[list[Group], float]:
    """Return the legend beneath a map, its sections side by side, and how high map and legend are.

    Args:
        sections: what is explained.
        foot: lines at its end.
        geometry: the measures of the map.
        unit: the size of words and marks.
    """
    wide, top = geometry.width / len(sections), geometry.height + PAD * unit
    groups, low = [], top
    for place, section in enumerate(sections):
        drawn, y = section_items(section, place * wide, top, wide / unit, unit)
        groups += drawn
        low = max(low, y)
    low += 1.5 * SMALL * unit
    said = Text(PAD * unit, low, " · ".join(foot), SMALL * unit)
    high = low + PAD * unit
    paper = rectangle(0, geometry.height, geometry.width, high - geometry.height)
    return [Group((Shape(paper, PANEL_FILL, PANEL_EDGE, unit),)), *groups, Group((said,))], high


def panel_items(
    sections: Iterable[Section], foot: Sequence[str], geometry: Geometry
) -> tuple[list[Group], float]:
    """Return the legend right of a map, and how high the picture must be to hold it.

    Args:
        sections: what is explained.
        foot: lines at its end.
        geometry: the measures of the map.
    """
    unit = geometry.unit
    groups, y = [], PAD * unit
    for section in sections:
        drawn, y = section_items(section, geometry.width, y, WIDTH, unit)
        groups += drawn
        y += GAP * unit
    lines = [part for said in foot for part in wrap(said, (WIDTH - 2 * PAD) * unit, SMALL * unit)]
    high = max(geometry.height, y + (1.3 * len(lines) * SMALL + PAD) * unit)
    panel = Shape(rectangle(geometry.width, 0, WIDTH * unit, high), PANEL_FILL, PANEL_EDGE, unit)
    return [Group((panel,)), *groups, *_foot(lines, geometry, high)], high


def _foot(lines: Sequence[str], geometry: Geometry, high: float) -> Iterator[Group]:
    unit = geometry.unit
    for below, said in enumerate(reversed(lines)):
        y = high - (PAD + 1.3 * SMALL * below) * unit
        yield Group((Text(geometry.width + PAD * unit, y, said, SMALL * unit),))


def section_items(
    section: Section, x: float, y: float, width: float, unit: float
) -> tuple[list[Group], float]:
    """Return a section at a place, and where it ends.

    Args:
        section: what is explained.
        x, y: its left upper corner.
        width: how wide it may be, at full size.
        unit: the size of words and marks.
    """
    y += 0.5 * HEADING * unit
    groups = [Group((Text(x + PAD * unit, y, section.heading, HEADING * unit, bold=True),))]
    y += (0.5 * HEADING + 8) * unit
    for mark, said in section.rows:
        lines = wrap(clean(said), (width - WORD_X - 8) * unit, WORD * unit)
        high = max(ROW, len(lines) * LINE + 8) * unit
        groups.append(Group(scaled(mark, unit), x + MARK_X * unit, y + high / 2))
        for row, words in enumerate(lines):
            at = y + high / 2 + (row - (len(lines) - 1) / 2) * LINE * unit
            groups.append(Group((Text(x + WORD_X * unit, at, words, WORD * unit),)))
        y += high
    return groups, y


def foot_lines(island: IslandMap, lang: str) -> list[str]:
    """Return what stands at the foot of a legend: source and licence of the data, the map's own number."""
    label = label_of(island, lang)
    source = f"{_word(lang, 'source')}: {label}" if label else ""
    own = _word(lang, "checksum", checksum=island.checksum)
    return [clean(said) for said in (source, island.licence, own) if said]
